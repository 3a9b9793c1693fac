"""The engine of one game in play: its record, its past and its script.

An action happens completely or not at all, even if an exception interrupts it, and in one thread at
a time. Words and pictures are in `table`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, wraps
from inspect import signature
from threading import RLock
from typing import Concatenate, NamedTuple, ParamSpec, Protocol, TypedDict, TypeVar

import numpy as np

from ..formats import snapshots
from ..rules.actions import Actions
from ..rules.events import GAVE, GO_ON, PAUSED, Event, Events
from ..rules.record import EVENT_WIDTH, Ints, Layout, Record, Records, bits64, raw
from ..rules.rule import quiet
from ..text.errors import IllegalAction
from .contract import Rules
from .history import NOTHING, Past, given, past_of


class Ruled(Protocol):
    """The attributes of a game that playing needs."""

    @property
    def name(self) -> str: ...
    @property
    def record(self) -> type[Record]: ...
    @property
    def most_legal(self) -> int: ...
    @property
    def actions(self) -> Actions: ...
    @property
    def events(self) -> Events: ...
    @property
    def rules(self) -> Rules[Record]: ...


class _Places(NamedTuple):
    """Offsets, in 16-bit words, of the fields that every action reads."""

    turn: int
    fault: int
    telling: int
    told: int
    events: int


@cache
def _places(dtype: Layout) -> _Places:
    assert dtype.fields
    return _Places(*(dtype.fields[name][1] // 2 for name in _Places._fields))


class _Before(NamedTuple):
    """The state before the action in progress."""

    raw: bytes
    script: list[int]
    past: Past


class _Whole(NamedTuple):
    """The past as lists."""

    actions: list[str]
    events: list[list[Event]]
    chance: list[int]


class _State(TypedDict):
    """A pickled `Play`."""

    game: Ruled
    script: list[int]
    began_script: list[int]
    base: int
    actions: list[str]
    events: list[list[Event]]
    now: bytes
    began: bytes


class NumbersMissing(IllegalAction):
    """Players roll and draw at this table, and gave fewer numbers than an action needs. The machine
    draws none."""

    def __init__(self, needed: int) -> None:
        self.needed = needed
        super().__init__("chance-by-hand", rule="", count=needed)


class Play:
    """One game being played."""

    is_imagined = False  # a fork with redrawn chance: the machine may roll and draw for players

    def __init__(self, game: Ruled, array: Records, script: Sequence[int] = ()) -> None:
        self.game = game
        self.past = NOTHING
        self.script = list(script)  # numbers that do not fit into the record yet
        self._sit_down(array)
        self._fill_script()
        self.began = copied(array)
        self.began_script = list(self.script)
        self.base = 0  # number of actions played before that beginning

    def _sit_down(self, array: Records) -> None:
        self.players = int(array["players"][0])
        self._at = _places(array.dtype)
        self._take(array, raw(array))

    def _take(self, array: Records, bytes_of_it: memoryview) -> None:
        self.array = array
        self.state = array[0]
        self.lock = RLock()
        self.said: dict[tuple[str | None, ...], str] = {}  # cached texts of this position
        self._raw = bytes_of_it
        self._words = bytes_of_it.cast("h")  # faster than NumPy's views of fields
        self._legal: tuple[str, ...] | None = None
        self._whole: _Whole | None = None
        self.underway: _Before | None = None  # set while an action is in progress

    @property
    def actions(self) -> list[str]:
        """The actions played, in notation."""
        return self._listed().actions

    @property
    def events(self) -> list[list[Event]]:
        """The events of each action."""
        return self._listed().events

    @property
    def chance(self) -> list[int]:
        """The numbers that chance gave since the beginning, as a script has them."""
        return self._listed().chance

    def _listed(self) -> _Whole:
        """Return the past as lists. Build them on first use and extend them from then on: drawing
        needs them at every action, playing never does."""
        if self._whole is None:
            actions, events = self.past.whole()
            self._whole = _Whole(actions, events, given(events[self.base :]))
        return self._whole

    @property
    def seat(self) -> int | None:
        """The seat to act, counted from 0; None when the game is over."""
        turn: int = self._words[self._at.turn]
        return None if turn < 0 else turn

    def legal(self) -> tuple[str, ...]:
        """Return every legal action in notation, in a stable order."""
        if self._legal is None:
            text = self.game.actions.text
            self._legal = tuple([text(number) for number in self.legal_numbers().tolist()])
        return self._legal

    def legal_numbers(self) -> Ints:
        """Return the numbers of the legal actions."""
        found = np.zeros(self.game.most_legal, np.int32)
        with quiet():
            count = self.game.rules.legal(self.state, found)
        return found[:count]

    def totals(self) -> list[int]:
        """Return the points of each seat, as if the game ended now."""
        found = np.zeros(self.players, np.int64)
        with quiet():
            self.game.rules.totals(self.state, found)
        return found.tolist()

    def raw(self) -> bytes:
        """Return the record as bytes; NumPy would take ten times as long."""
        return bytes(self._raw)

    def whole_script(self) -> list[int]:
        """Return the unused numbers of the script, in the record and beyond it."""
        s = self.state
        return [int(x) for x in s.script[: s.script_left]] + self.script

    # --- playing --------------------------------------------------------------------------

    def act(self, action: str, number: int, refusal: Callable[[Record], Exception]) -> None:
        """Play a legal action. If chance refuses the script, raise `refusal(record)`. After any
        exception, the state is unchanged."""
        self.underway = _Before(bytes(self._raw), self.script, self.past)
        try:
            self._make(action, number, refusal)
            self.underway = None
        except BaseException:
            self.recover()
            raise

    def after(self, action: str, number: int, refusal: Callable[[Record], Exception]) -> Play:
        """Return a copy in which a legal action was played. No other thread has the copy yet, so no
        recovery is needed."""
        other = self.fork()
        other._make(action, number, refusal)
        return other

    def _make(self, action: str, number: int, refusal: Callable[[Record], Exception]) -> None:
        events = self._applied(number, refusal)
        self.past = self.past.then(action, events)
        if self._whole is not None:
            self._whole.actions.append(action)
            self._whole.events.append(events)
            self._whole.chance.extend(given([events]))
        self._forget()

    def recover(self) -> None:
        """Undo an interrupted action. If the undo is interrupted too, the next call repeats it."""
        before = self.underway
        if before is not None:
            self._raw[:] = before.raw
            self.script = before.script
            self.past, self._whole = before.past, None
            self._forget()
            self.underway = None

    def _applied(self, number: int, refusal: Callable[[Record], Exception]) -> list[Event]:
        events: list[Event] = []
        paused = True
        words, at = self._words, self._at
        is_by_hand = bool(self.state.by_hand) and not self.is_imagined
        drawn = int(self.state.drawn) if is_by_hand else 0
        while paused:
            words[at.telling] = 1
            with quiet():
                self.game.rules.apply(self.state, number)
            if words[at.fault]:
                raise refusal(self.state)
            paused, number = words[at.telling] == PAUSED, GO_ON
            events += self._heard()
        if is_by_hand and int(self.state.drawn) != drawn:
            raise NumbersMissing(len(given([events])))
        return events

    def _forget(self) -> None:
        self._legal = None
        self.said.clear()

    def _heard(self) -> list[Event]:
        """Move the events out of the record."""
        words, at = self._words, self._at
        told: int = words[at.told]
        if told > self.game.record.events_size:
            raise RuntimeError(f"{self.game.name}: {told} events in one action; enlarge the record")
        read = self.game.events.read
        end = at.events + told * EVENT_WIDTH
        told_of = words[at.events : end].tolist()
        rows = [told_of[n : n + EVENT_WIDTH] for n in range(0, len(told_of), EVENT_WIDTH)]
        events = [
            Event("gave", {"number": row[1]}) if row[0] == GAVE else read(row) for row in rows
        ]
        self._raw[2 * at.events : 2 * end] = bytes(2 * len(told_of))
        words[at.told] = words[at.telling] = 0
        if self.script:
            self._fill_script()
        return events

    # --- the script -----------------------------------------------------------------------

    def feed(self, numbers: Sequence[int]) -> None:
        """Append numbers to the script."""
        self.script = [*self.script, *numbers]
        self._fill_script()

    def unscripted(self) -> None:
        """Remove the unused numbers of the script."""
        self.script = []
        self.state.script_left = 0
        self.state.script[:] = 0

    def _fill_script(self) -> None:
        s = self.state
        room = self.game.record.script_size - s.script_left
        if self.script and room:
            moved, self.script = self.script[:room], self.script[room:]
            s.script[s.script_left : s.script_left + len(moved)] = moved
            s.script_left += len(moved)

    def adopt(self, start_script: Sequence[int], drawn: int, script: Sequence[int]) -> None:
        """Set chance as in the original game, after a replay scripted throughout."""
        size = self.game.record.script_size
        for array, numbers in ((self.began, start_script), (self.array, script)):
            array[0].script_left = 0
            array[0].script[:] = 0
            fitting = list(numbers[:size])
            array[0].script[: len(fitting)] = fitting
            array[0].script_left = len(fitting)
        self.began_script = list(start_script[size:])
        self.script = list(script[size:])
        self.state.drawn = drawn

    # --- copies ---------------------------------------------------------------------------

    def fork(self, seed: int | None = None) -> Play:
        """Return an independent copy. With a seed, redraw hidden order and future chance."""
        other = Play.__new__(Play)  # it shares the beginning
        other.game, other.script = self.game, list(self.script)
        other.past = self.past
        other.players, other._at = self.players, self._at
        other.is_imagined = self.is_imagined
        held = memoryview(bytearray(self._raw))
        other._take(np.frombuffer(held, self.array.dtype), held)
        other.begin_as(self)
        other._legal = self._legal
        if self._whole is not None:
            actions, events, chance = self._whole
            other._whole = _Whole(list(actions), list(events), list(chance))
        if seed is not None:
            other._legal = other._whole = None
            other.is_imagined = True
            other.script = []
            with quiet():
                self.game.rules.redraw(other.state, bits64(seed))
            other.began, other.began_script = copied(other.array), []
            other.base = other.past.count  # actions before the redraw cannot be replayed
        return other

    def beginning(self) -> Play:
        """Return the game before the first action, or after the last redraw."""
        return Play(self.game, copied(self.began), self.began_script)

    def begin_as(self, other: Play) -> None:
        """Take the beginning of another game."""
        self.began, self.began_script, self.base = other.began, other.began_script, other.base

    def freeze(self) -> bytes:
        """Return a snapshot of the record, in a few hundred bytes."""
        return snapshots.freeze(self.game.name, self.array, self.script)

    def thaw(self, data: bytes, actions: Sequence[str], events: Sequence[list[Event]]) -> Play:
        """Return the game with this snapshot and past, without a replay. The beginning is the
        same."""
        array, script = snapshots.thaw(self.game.name, self.game.record.dtype, data)
        other = Play(self.game, array, script)
        other.begin_as(self)
        other.past = past_of(actions, events)
        return other

    def __getstate__(self) -> _State:
        with self.lock:
            self.recover()
            return _State(
                game=self.game,
                script=self.script,
                began_script=self.began_script,
                base=self.base,
                actions=self.actions,
                events=self.events,
                now=self.array.tobytes(),
                began=self.began.tobytes(),
            )

    def __setstate__(self, state: _State) -> None:
        self.game, self.base = state["game"], state["base"]
        self.script, self.began_script = state["script"], state["began_script"]
        self.past = past_of(state["actions"], state["events"])
        dtype = self.game.record.dtype
        self._sit_down(np.frombuffer(bytearray(state["now"]), dtype))
        self.began = np.frombuffer(bytearray(state["began"]), dtype)


class _Playing(Protocol):
    _play: Play


S = TypeVar("S", bound=_Playing)
P = ParamSpec("P")
R = TypeVar("R")


def alone(method: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Run a method under the lock of the record, after undoing an interrupted action."""

    @wraps(method)
    def alone_at(self: S) -> R:  # faster; methods without arguments are called most often
        play = self._play
        with play.lock:
            if play.underway is not None:
                play.recover()
            return method(self)  # type: ignore[call-arg]

    if list(signature(method).parameters) == ["self"]:
        return alone_at  # type: ignore[return-value]

    @wraps(method)
    def locked(self: S, *args: P.args, **kwargs: P.kwargs) -> R:
        play = self._play
        with play.lock:
            if play.underway is not None:
                play.recover()
            return method(self, *args, **kwargs)

    return locked  # type: ignore[return-value]


def copied(array: Records) -> Records:
    """Copy a record. NumPy would copy field by field, fifteen times slower."""
    return np.frombuffer(bytearray(array.tobytes()), array.dtype)
