"""Records as bytes: play an action and tell whether it revealed something."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from cheesemoon.core import Game, bits64
from cheesemoon.core.rules.events import GAVE, GO_ON, PAUSED
from cheesemoon.core.rules.record import Records
from cheesemoon.core.rules.rule import quiet


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
        fields = game.record.dtype.fields
        assert fields
        self._told, self._telling, self._events, self._turn = (
            fields[name][1] // 2 for name in ("told", "telling", "events", "turn")
        )
        self._width = game.record.dtype["events"].shape[1]

    def seat(self, record: bytes) -> int | None:
        """Return the seat to act; None when the game is over."""
        turn = memoryview(record).cast("h")[self._turn]
        return turn if turn >= 0 else None

    def legal(self, record: bytes) -> npt.NDArray[np.int32]:
        """Return the legal action numbers, in the order of the rules."""
        found = np.zeros(self._game.most_legal, np.int32)
        with quiet():
            count = self._game.rules.legal(game_record(self._game, record)[0], found)
        return found[:count]

    def redrawn(self, record: bytes, seed: int) -> bytes:
        """Return the record with redrawn hidden order and future chance."""
        array = game_record(self._game, record)
        with quiet():
            self._game.rules.redraw(array[0], bits64(seed))
        return array.tobytes()

    def played(self, record: bytes, number: int, seed: int | None) -> tuple[bytes, bool]:
        """Return the record after a legal action, and whether chance or a hidden thing was seen. A
        seed redraws what is hidden before."""
        held = memoryview(bytearray(record))
        words = held.cast("h")
        s = np.frombuffer(held, self._game.record.dtype)[0]
        revealed = False
        with quiet():
            if seed is not None:
                self._game.rules.redraw(s, bits64(seed))
            paused = True
            while paused:
                words[self._telling] = 1
                self._game.rules.apply(s, number)
                paused, number = words[self._telling] == PAUSED, GO_ON
                revealed |= self._clear(held, words)
        return bytes(held), revealed

    def _clear(self, held: memoryview, words: memoryview) -> bool:
        """Remove the events from the record. Return True if one of them reveals something."""
        end = self._events + words[self._told] * self._width
        revealed = any(words[at] in self._reveals for at in range(self._events, end, self._width))
        held[2 * self._events : 2 * end] = bytes(2 * (end - self._events))
        words[self._told] = words[self._telling] = 0
        return revealed
