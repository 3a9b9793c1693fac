"""Replay one action step by step: the record at each event of the action.

Rules change a record from one decision to the next in one call; a whole night of rats is one call.
To show the steps in between, the same rules run again as plain Python, from the same record with
the same chance. Our own `tell` copies the record at each event. That takes milliseconds and happens
seldom, so nothing is compiled for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np

from ..formats.snapshots import freeze, thaw
from ..rules import events
from ..rules.events import GAVE, GO_ON, PAUSED, Event
from ..rules.plain import PlainRules
from ..rules.record import Record, Records
from .engine_state import copied
from .game import Game
from .table import Table

Listen = Callable[[Record, int], None]


class _Told:
    """The rules of a game as plain Python, in which each event calls `listen`."""

    def __init__(self, game: Game) -> None:
        self.listen: Listen = lambda s, kind: None
        rules = PlainRules(game.source_rules.apply.__module__)
        tell = rules.copy(events.tell)

        def listening(s: Record, kind: int, *more: int) -> None:
            tell(s, kind, *more)
            if s.telling:
                self.listen(s, int(kind))

        rules.replace(events.tell, listening)
        self.apply = rules.copy(game.source_rules.apply)


@cache
def _told(game: Game) -> _Told:
    return _Told(game)


def moments(before: Table, action: str, gave: Sequence[int], after: bytes) -> list[bytes]:
    """Return a snapshot of the table at each event of this action, except numbers of chance. `gave`
    are the numbers that players entered, empty if the table draws its own. Return an empty list if
    the replay does not end in the snapshot `after`."""
    game = before.game
    table = before.fork()
    if gave:
        table.feed(gave)
    number = game.actions.number(action)
    array = table._play.array  # noqa: SLF001 - the same house
    rules = _told(game)
    found: list[bytes] = []

    def listen(s: Record, kind: int) -> None:
        if kind != GAVE:
            found.append(freeze(game.name, _quiet_copy(array), []))

    rules.listen = listen
    paused = True
    with np.errstate(over="ignore"):
        while paused:
            array["telling"][0] = 1
            rules.apply(array[0], number)
            if array["fault"][0]:
                return []
            paused, number = array["telling"][0] == PAUSED, GO_ON
            _silence(array)
            table._play._fill_script()  # noqa: SLF001
    then, script = thaw(game.name, array.dtype, after)
    same = then.tobytes() == array.tobytes() and script == table._play.script  # noqa: SLF001
    return found if same else []


def _quiet_copy(array: Records) -> Records:
    """Copy a record and remove its events."""
    made = copied(array)
    _silence(made)
    return made


def _silence(array: Records) -> None:
    array["events"][0][:] = 0
    array["told"][0] = 0
    array["telling"][0] = 0


def told(happened: Sequence[Event]) -> list[Event]:
    """Return the events of an action without numbers of chance: one for each moment."""
    return [event for event in happened if event.name != "gave"]
