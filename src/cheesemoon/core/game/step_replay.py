"""An action told slowly: how the table stood whenever its rules said that something happened.

Rules change a record from one decision to the next in one go; a whole night of rats is one call.
Anyone who wants to watch it needs the table in between. So the same rules are run once more as
plain Python, from the same record with the same chance, and a `tell` of our own looks at the record
each time. That is slow (milliseconds) and asked for seldom; nothing is compiled for it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

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
    without having been compiled, and say to `listen` what happens."""

    def __init__(self, game: Game) -> None:
        self.listen: Listen = lambda s, kind: None
        apply = _source(game.rules.apply)
        assert apply is not None
        self._ours = {__name__.partition(".")[0], apply.__module__.partition(".")[0]}
        self._modules: dict[str, ModuleType] = {}
        self._functions: dict[FunctionType, Any] = {}
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

    def _function(self, source: FunctionType) -> Any:
        if source not in self._functions:
            around = vars(self._module(source.__module__))
            if source not in self._functions:  # its module may have needed it meanwhile
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
    """The plain function of a rule, compiled or not."""
    found = getattr(value, "py_func", value)
    return found if isinstance(found, FunctionType) and not found.__closure__ else None


@cache
def _plain_rules(game: Game) -> _Plain:
    return _Plain(game)


def moments(before: Table, action: str, gave: Sequence[int], after: bytes) -> list[bytes]:
    """The frozen records of the table at each thing that this action tells, in their order, without
    what chance gave. `gave` are the numbers of chance by hand, none where the table draws its own.
    Empty if it does not come out as it did then, which is `after`: better nothing than a story."""
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
    """The record as if nobody had listened."""
    made = copied(array)
    _silence(made)
    return made


def _silence(array: Records) -> None:
    array["events"][0][:] = 0
    array["told"][0] = 0
    array["telling"][0] = 0


def told(happened: Sequence[Event]) -> list[Event]:
    """What an action told, without what chance gave: one for each of its moments."""
    return [event for event in happened if event.name != "gave"]
