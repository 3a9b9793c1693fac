"""Replay one action step by step: the record at each event of the action.

Rules change a record from one decision to the next in one call; a whole night of rats is one call.
To show the steps in between, the same rules run again as plain Python, from the same record with
the same chance. Our own `tell` copies the record at each event. That takes milliseconds and happens
seldom, so nothing is compiled for it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache
from types import FunctionType, ModuleType

import numpy as np

from ..formats.snapshots import freeze, thaw
from ..rules import events
from ..rules.events import GAVE, GO_ON, PAUSED, Event
from ..rules.record import Record, Records
from .engine_state import copied
from .game import Game
from .table import Table

Listen = Callable[[Record, int], None]


class _Plain:
    """The rules of a game as plain Python: copies of its modules in which rules call each other
    uncompiled, and each event calls `listen`."""

    def __init__(self, game: Game) -> None:
        self.listen: Listen = lambda s, kind: None
        apply = _source(game.rules.apply)
        assert apply is not None
        self._ours = {__name__.partition(".")[0], apply.__module__.partition(".")[0]}
        self._modules: dict[str, ModuleType] = {}
        self._functions: dict[FunctionType, Callable[..., None]] = {}
        told = _source(events.tell)
        assert told is not None
        tell = self._function(told)

        def listening(s: Record, kind: int, *more: int) -> None:
            tell(s, kind, *more)
            if s.telling:
                self.listen(s, int(kind))

        self._functions[told] = listening
        for module in self._modules.values():
            vars(module)["tell"] = listening
        self.apply = self._function(apply)

    def _function(self, source: FunctionType) -> Callable[..., None]:
        if source not in self._functions:
            around = vars(self._module(source.__module__))
            if source not in self._functions:  # copying its module may have added it
                made = FunctionType(source.__code__, around, source.__name__, source.__defaults__)
                self._functions[source] = made
        return self._functions[source]

    def _module(self, name: str) -> ModuleType:
        if name not in self._modules:
            made = self._modules[name] = ModuleType(name)
            vars(made).update(vars(sys.modules[name]))
            for key, value in list(vars(made).items()):
                source = _source(value)
                if source is not None and self._is_ours(source.__module__):
                    vars(made)[key] = self._function(source)
                elif isinstance(value, ModuleType) and self._is_ours(value.__name__):
                    vars(made)[key] = self._module(value.__name__)
        return self._modules[name]

    def _is_ours(self, name: str) -> bool:
        return name.partition(".")[0] in self._ours


def _source(value: object) -> FunctionType | None:
    """Return the plain function of a rule; None if the value is no rule."""
    found = getattr(value, "py_func", value)
    return found if isinstance(found, FunctionType) and not found.__closure__ else None


@cache
def _plain_rules(game: Game) -> _Plain:
    return _Plain(game)


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
    rules = _plain_rules(game)
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
