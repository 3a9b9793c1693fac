"""Records as bytes: play an action and tell whether it revealed something."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from cheesemoon.core import INTERPRETED, Game, bits64
from cheesemoon.core.rules.events import GAVE, GO_ON, PAUSED
from cheesemoon.core.rules.record import Records
from cheesemoon.core.rules.rule import is_deferring, quiet

from .machine import direct


def game_record(game: Game, record: bytes) -> Records:
    """Return an array of one record with these bytes; it can be changed."""
    return np.frombuffer(memoryview(bytearray(record)), game.record.dtype)


class Revealing:
    """Plays records of a game. Each answer is a new record."""

    def __init__(self, game: Game) -> None:
        self._game = game
        game.prepare()
        kinds = zip(game.events.kinds, game.events.names, strict=True)
        self._reveals = {kind for kind, name in kinds if name in game.reveals} | {GAVE}
        self._dtype = game.record.dtype
        fields = self._dtype.fields
        assert fields
        self._told, self._telling, self._events, self._turn = (
            fields[name][1] // 2 for name in ("told", "telling", "events", "turn")
        )
        self._width = self._dtype["events"].shape[1]
        self._list = _called(game, "legal")
        self._apply = _called(game, "apply")
        self._redraw = _called(game, "redraw")

    def legal(self, record: bytes) -> list[int]:
        """Return the legal action numbers, sorted."""
        found = np.empty(self._game.most_legal, np.int32)
        with quiet():
            count = self._list(np.frombuffer(record, self._dtype)[0], found)
        numbers: list[int] = found[:count].tolist()
        numbers.sort()
        return numbers

    def redrawn(self, record: bytes, seed: int) -> bytes:
        """Return the record with redrawn hidden order and future chance."""
        array = game_record(self._game, record)
        with quiet():
            self._redraw(array[0], bits64(seed))
        return array.tobytes()

    def played(self, record: bytes, number: int, seed: int | None) -> tuple[bytes, int, bool]:
        """Return the record after a legal action, the seat to act (negative at the end), and
        whether chance or a hidden thing was seen. A seed redraws what is hidden before."""
        held = bytearray(record)
        words = memoryview(held).cast("h")
        s = np.frombuffer(held, self._dtype)[0]
        revealed = False
        with quiet():
            if seed is not None:
                self._redraw(s, bits64(seed))
            paused = True
            while paused:
                words[self._telling] = 1
                self._apply(s, number)
                paused, number = words[self._telling] == PAUSED, GO_ON
                revealed |= self._clear(held, words)
        return bytes(held), words[self._turn], revealed

    def _clear(self, held: bytearray, words: memoryview) -> bool:
        """Remove the events from the record. Return True if one of them reveals something."""
        first, end = self._events, self._events + words[self._told] * self._width
        revealed = not self._reveals.isdisjoint(words[first : end : self._width])
        held[2 * first : 2 * end] = bytes(2 * (end - first))
        words[self._told] = words[self._telling] = 0
        return revealed


def _called(game: Game, name: str) -> Callable[..., int]:
    """Return a rule as machine code if it is compiled. Numba takes longer to look at the arguments
    of a call than the rule takes."""
    rule: Callable[..., int] = getattr(game.rules, name)
    if INTERPRETED or is_deferring():
        return rule
    return direct(rule, game.types[name])
