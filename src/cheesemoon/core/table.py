"""A table: one game being played, with every method of the public contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from . import saved
from .errors import IllegalAction
from .events import GAVE, GO_ON, PAUSED, Event
from .game import Choice, Game, Steps, check_seed
from .png import png
from .rule import quiet

HIDDEN = ("seed", "drawn", "script")
"""What nobody at a table may know: it tells the future."""


class Table:
    """One game being played. Made by `game.new`, `game.load` or `cheesemoon.open`."""

    def __init__(
        self,
        game: Game,
        array: Any,
        options: Mapping[str, Choice],
        script: Sequence[int] = (),
    ) -> None:
        self.game = game
        self.options: dict[str, Choice] = dict(options)
        self.actions: list[str] = []
        self.events: list[list[Event]] = []  # what each action did
        self.chance: list[int] = []  # what chance gave in play, in the words of a script
        self.names: Sequence[str] | None = None  # what the seats are called, if somebody said so
        self._array = array
        self.state = array[0]  # the record itself, for programs that know what they do
        self._view()
        self._script = list(script)  # numbers that do not fit into the record yet
        self._fill_script()
        self._start = copied(array)
        self._start_script = list(self._script)
        self._base = 0  # how many of the actions were played before that start
        self._buffer = np.zeros(game.most_legal, np.int32)
        self._legal: tuple[str, ...] | None = None
        self._said: dict[Any, str] = {}  # of this position, for those who ask again

    # --- looking --------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """Number of seats."""
        return self._players

    @property
    def seat(self) -> int | None:
        """The seat to act, counted from 0; None when the game is over."""
        turn = int(self._turn[0])
        return None if turn < 0 else turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat is None

    def legal(self) -> tuple[str, ...]:
        """Every legal action in notation, in a stable order."""
        if self._legal is None:
            text = self.game.actions.text
            self._legal = tuple([text(number) for number in self.legal_numbers().tolist()])
        return self._legal

    def legal_numbers(self) -> Any:
        """The same as whole numbers, for search and learning."""
        with quiet():
            count = self.game.rules.legal(self.state, self._buffer)
        return self._buffer[:count].copy()

    def position(self) -> dict[str, Any]:
        """Everything on the table, as a JSON-able dict that `game.load` takes back."""
        s = self.state
        script = [int(x) for x in s.script[: s.script_left]] + self._script
        return {
            "game": self.game.name,
            "options": dict(self.options),
            "seed": int(s.seed),
            "drawn": int(s.drawn),
            "script": script,
            **self.game.people.write(s),
        }

    def view(self, seat: int | None) -> dict[str, Any]:
        """The position without what that seat may not know; None is a spectator."""
        self._check_seat(seat)
        seen = {k: v for k, v in self.position().items() if k not in HIDDEN}
        view = self.game.people.view
        return view(seen, seat) if view else seen

    def scores(self) -> list[dict[str, int]]:
        """One breakdown per seat, as if the game ended now."""
        return self.game.people.scores(self.state)

    def winners(self) -> list[int]:
        """The seats that have won; empty is a common loss, or a game that goes on."""
        if not self.over:
            return []
        bits = int(self.game.rules.winners(self.state))
        return [seat for seat in range(self.players) if bits >> seat & 1]

    def explain(self, action: str, lang: str = "en") -> str:
        """A legal action in words: what a person would say to choose it."""
        key = (action, lang, *(self.names or ()))
        if key not in self._said:
            self._said[key] = self.game.people.explain(self, action, lang)
        return self._said[key]

    def question(self, lang: str = "en") -> str:
        """What the seat to act has to decide, in one sentence."""
        key = (None, lang, *(self.names or ()))
        if key not in self._said:
            self._said[key] = self.game.people.question(self, lang)
        return self._said[key]

    def title(self, lang: str = "en") -> str:
        """The game's title, with the house rule if this table needs one."""
        note = self.note(lang)
        return self.game.title(lang) + (f" ({note})" if note else "")

    def note(self, lang: str = "en") -> str | None:
        """What everybody should know of this table, such as a house rule."""
        note = self.game.people.note
        return note(self, lang) if note else None

    def label(self, action: str, lang: str = "en") -> str:
        """A legal action in a word or two, for a button beside the board."""
        label = self.game.people.label
        return label(self, action, lang) if label else self.explain(action, lang)

    def aside(self, lang: str = "en") -> str:
        """What is good to know for this decision, in one line; empty if there is nothing."""
        aside = self.game.people.aside
        return aside(self, lang) if aside else ""

    def steps(self, lang: str = "en") -> Steps | None:
        """Where in the turn we are; None if the game does not say."""
        steps = self.game.people.steps
        return steps(self, lang) if steps else None

    def svg(self, seat: int | None = None, lang: str = "en", *, tall: bool = False) -> str:
        """A picture of the table as that seat sees it; `tall` is the arrangement for a phone."""
        self._check_seat(seat)
        self.game.prepare_pictures()
        people = self.game.people
        if people.panel is None:  # the game has one arrangement only
            return people.draw(self, seat, lang)
        return people.draw(self, seat, lang, tall)

    def panel(
        self, of: int, seat: int | None = None, lang: str = "en", *, folded: bool = False
    ) -> str | None:
        """All that player `of` has, as that seat sees it, 300 wide; None if the game draws none.
        `folded` is the small form. An opponent without a seat comes after the players."""
        self._check_seat(seat)
        panel = self.game.people.panel
        if panel is None:
            return None
        self.game.prepare_pictures()
        return panel(self, of, seat, lang, folded)

    def png(
        self,
        path: str | Path,
        seat: int | None = None,
        lang: str = "en",
        *,
        width: int = 1400,
        tall: bool = False,
        theme: str = "dark",
    ) -> None:
        """The picture as a PNG file. Needs `pip install 'cheesemoon[pictures]'`."""
        Path(path).write_bytes(png(self.svg(seat, lang, tall=tall), width, theme))

    def text(self, seat: int | None = None, lang: str = "en") -> str:
        """The table in lines of text, for a terminal."""
        self._check_seat(seat)
        self.game.prepare_pictures()
        return self.game.people.show(self, seat, lang)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        who = "over" if self.over else f"seat {self.seat} to act"
        return f"<table of {self.game.name}: {who} after {len(self.actions)} actions>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Table)
            and self.game is other.game
            and self.options == other.options
            and self._array.tobytes() == other._array.tobytes()
            and self._script == other._script
        )

    __hash__ = None  # type: ignore[assignment]

    # --- playing --------------------------------------------------------------------------

    def play(self, action: str) -> None:
        """Apply one action. If it is not legal, IllegalAction says why and nothing has changed."""
        number = self.game.actions.number(action) if action in self.legal() else None
        if number is None:
            raise self._refusal(action)
        before, script = self._raw.copy(), self._script
        events: list[Event] = []
        paused = True
        while paused:
            self._telling[0] = 1
            with quiet():
                self.game.rules.apply(self.state, number)
            if self._fault[0]:
                reason = self.game.people.fault(self.state)
                self._raw[:], self._script = before, script
                raise IllegalAction(
                    reason.message, rule=reason.rule, words=self.game.words, **reason.args
                )
            paused, number = self._telling[0] == PAUSED, GO_ON
            events += self._heard()
        self.events.append(events)
        self.chance += [event.args["number"] for event in events if event.name == "gave"]
        self.actions.append(action)
        self._legal = None
        self._said.clear()

    def fork(self, seed: int | None = None) -> Table:
        """An independent copy; with a seed, hidden order and future chance are redrawn."""
        copy = Table(self.game, copied(self._array), self.options, self._script)
        copy.actions = list(self.actions)
        copy.events = list(self.events)
        copy.chance = list(self.chance)
        copy.names = self.names
        copy._start, copy._start_script, copy._base = self._start, self._start_script, self._base
        copy._legal = self._legal
        if seed is not None:
            copy._legal = None
            copy._script = []
            with quiet():
                self.game.rules.redraw(copy.state, np.uint64(check_seed(seed)))
            copy._restart()
        return copy

    def feed(self, numbers: Sequence[int]) -> None:
        """Numbers that a person gives to chance, behind what is left of the script."""
        self._script = [*self._script, *numbers]
        self._fill_script()

    def unscripted(self) -> None:
        """Take back what is left of the script."""
        self._script = []
        self.state.script_left = 0
        self.state.script[:] = 0

    def frozen(self) -> bytes:
        """The record as it stands, in a few hundred bytes; `thawed` makes a table of it again."""
        return saved.freeze(self.game, self._array, self._script)

    def thawed(self, data: bytes, actions: Sequence[str], events: Sequence[list[Event]]) -> Table:
        """The table of the same start that was frozen, with its past given; nothing is replayed."""
        array, script = saved.thaw(self.game, data)
        table = Table(self.game, array, self.options, script)
        table._start, table._start_script, table._base = (
            self._start,
            self._start_script,
            self._base,
        )
        table.names = self.names
        table.actions = list(actions)
        table.events = list(events)
        table.chance = [
            event.args["number"]
            for told in table.events[self._base :]
            for event in told
            if event.name == "gave"
        ]
        return table

    def save(self, path: str | Path) -> None:
        """Write the game so far into one small file, which `cheesemoon.open` takes back."""
        saved.write(self, Path(path))

    def start(self) -> Table:
        """The table as it was before the first action, or when its chance was redrawn."""
        return Table(self.game, copied(self._start), self.options, self._start_script)

    def replayable(self) -> list[str]:
        """The actions since `start`."""
        return self.actions[self._base :]

    def adopt(self, start_script: Sequence[int], drawn: int, script: Sequence[int]) -> None:
        """After a replay that was scripted throughout: chance stands as in the original."""
        for array, numbers in ((self._start, start_script), (self._array, script)):
            array[0].script_left = 0
            array[0].script[:] = 0
            fitting = list(numbers[: self.game.record.script_size])
            array[0].script[: len(fitting)] = fitting
            array[0].script_left = len(fitting)
        self._start_script = list(start_script[self.game.record.script_size :])
        self._script = list(script[self.game.record.script_size :])
        self.state.drawn = drawn

    # --- the log --------------------------------------------------------------------------

    def log(
        self, lang: str = "en", names: Sequence[str] | None = None, since: int = 0
    ) -> list[list[str]]:
        """What each action did, from number `since` on, in sentences."""
        return [self._lines(events, lang, names) for events in self.events[since:]]

    def revealed(self, ply: int) -> bool:
        """Whether that action showed what nobody could know: chance, or a hidden card."""
        reveals = self.game.reveals
        return any(event.name == "gave" or event.name in reveals for event in self.events[ply])

    def player(self, seat: int, lang: str = "en") -> str:
        """What a seat is called: the name it was given, or its number."""
        return self.names[seat] if self.names else self.say(lang, "player", number=seat + 1)

    def say(self, lang: str, message: str, **args: Any) -> str:
        """A message of this game in a language."""
        return self.game.words.say(lang, message, args)

    def _lines(self, events: list[Event], lang: str, names: Sequence[str] | None) -> list[str]:
        lines: list[str] = []
        gave: list[int] = []
        details = self.game.people.details
        for event in events:
            if event.name == "gave":
                gave.append(event.args["number"])
                continue
            args = dict(event.args)
            for key in ("seat", "other"):
                if key in args:
                    args[key] = names[args[key]] if names else self.player(args[key], lang)
            if details:
                args.update(details(self, event, gave, lang))
            lines.append(self.game.words.say(lang, f"log-{event.name}", args))
        return lines

    # --- inside ---------------------------------------------------------------------------

    def _refusal(self, action: Any) -> IllegalAction:
        words = action.split(" ") if isinstance(action, str) else [str(action)]
        reason = self.game.people.why_not(self, words)
        return IllegalAction(reason.message, rule=reason.rule, words=self.game.words, **reason.args)

    def _view(self) -> None:
        """What every action looks at, as views: plain bytes copy faster than fields."""
        array = self._array
        self._raw = array.view(np.uint8)
        self._players = int(array["players"][0])
        self._turn = self._array["turn"]
        self._fault = self._array["fault"]
        self._telling = self._array["telling"]
        self._told = self._array["told"]
        self._rows = self._array["events"][0]

    def _heard(self) -> list[Event]:
        """Move what the rules told out of the record, which is then as if nobody had listened."""
        told = int(self._told[0])
        if told > len(self._rows):
            raise RuntimeError(f"{self.game.name}: {told} events in one action; enlarge the record")
        read = self.game.events.read
        events: list[Event] = []
        for row in self._rows[:told].tolist():
            if row[0] == GAVE:
                events.append(Event("gave", {"number": row[1]}))
            else:
                events.append(read(row))
        self._rows[:told] = 0
        self._told[0] = 0
        self._telling[0] = 0
        if self._script:
            self._fill_script()
        return events

    def _fill_script(self) -> None:
        s = self.state
        room = self.game.record.script_size - s.script_left
        if self._script and room:
            moved, self._script = self._script[:room], self._script[room:]
            s.script[s.script_left : s.script_left + len(moved)] = moved
            s.script_left += len(moved)

    def _restart(self) -> None:
        """After a redraw the past cannot be replayed: a saved game begins here."""
        self._start, self._start_script = copied(self._array), []
        self._base = len(self.actions)
        self.chance = []

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"seat {seat}: this table has seats 0 to {self.players - 1}")


def copied(array: Any) -> Any:
    """The same record once more. NumPy would copy it field by field, fifteen times slower."""
    return np.frombuffer(bytearray(array.tobytes()), array.dtype)


__all__ = ["HIDDEN", "Table"]
