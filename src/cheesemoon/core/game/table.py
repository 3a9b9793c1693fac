"""A table at which a game is played. It has every method of the public contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ..draw.groups import whole
from ..formats import savefile
from ..rules.events import Event
from ..rules.record import Ints, Record
from ..text.errors import IllegalAction
from . import defaults
from .contract import Choice, Position, Steps
from .drawing import board, panel
from .engine_state import Play, alone
from .log import log_lines
from .options import check_seed

if TYPE_CHECKING:
    from .game import Game

HIDDEN = ("seed", "drawn", "script")
"""Fields of a position that no player may see, because they tell the future."""


class Snapshot(NamedTuple):
    """The state of a table after its last action, as a server stores it."""

    seat: int | None  # to act; None when the game is over
    actions: int  # number of actions played
    events: list[Event]  # of the last action
    record: bytes  # for `Table.thawed`


class Table:
    """One game being played. Made by `game.new`, `game.load` or `cheesemoon.open`."""

    def __init__(
        self,
        game: Game,
        play: Play,
        options: Mapping[str, Choice],
        names: Sequence[str] | None = None,
    ) -> None:
        self.game = game
        self.options: dict[str, Choice] = dict(options)
        self.names = names  # of the seats; None: they are called by their numbers
        self.told_step: int | None = None  # the event to show, while an action is replayed slowly
        self._play = play

    def named(self, names: Sequence[str] | None) -> Table:
        """Return this table with these seat names in all words and pictures. Both objects share one
        game: an action played at one is played at the other."""
        return Table(self.game, self._play, self.options, names)

    # --- looking --------------------------------------------------------------------------

    @property
    @alone
    def state(self) -> Any:
        """The live record. Changing a field bypasses the rules."""
        return self._play.state

    @property
    @alone
    def raw(self) -> bytes:
        """The record as bytes; use it as a cache key."""
        return self._play.raw()

    @property
    @alone
    def actions(self) -> list[str]:
        """The actions played so far, in notation."""
        return self._play.actions

    @property
    @alone
    def events(self) -> list[list[Event]]:
        """The events of each action."""
        return self._play.events

    @property
    @alone
    def chance(self) -> list[int]:
        """The numbers that chance gave in play, as a script has them."""
        return self._play.chance

    @property
    def players(self) -> int:
        """Number of seats."""
        return self._play.players

    @property
    @alone
    def seat(self) -> int | None:
        """The seat to act, counted from 0; None when the game is over."""
        return self._play.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat is None

    @alone
    def legal(self) -> tuple[str, ...]:
        """Return every legal action in notation, in a stable order."""
        return self._play.legal()

    def choices(self) -> tuple[str, ...]:
        """Return the legal actions without those that differ only by a name from an earlier one."""
        legal, twins = self.legal(), self.game.people.twins
        same = twins(self) if twins else ()
        return tuple(action for action in legal if action not in same)

    @alone
    def legal_numbers(self) -> Ints:
        """Return the numbers of the legal actions, for search and learning."""
        return self._play.legal_numbers()

    @alone
    def position(self) -> Position:
        """Return everything on the table as a JSON-able dict that `game.load` reads."""
        s = self.state
        return {
            "game": self.game.name,
            "options": dict(self.options),
            "seed": int(s.seed),
            "drawn": int(s.drawn),
            "script": self._play.whole_script(),
            **({"by_hand": True} if s.by_hand else {}),
            **self.game.people.write(s),
        }

    def view(self, seat: int | None) -> Position:
        """Return the position without what that seat may not know; None is a spectator."""
        self.check_seat(seat)
        seen = {k: v for k, v in self.position().items() if k not in HIDDEN}
        view = self.game.people.view
        return view(seen, seat) if view else seen

    @alone
    def scores(self) -> list[dict[str, int]]:
        """Return one score breakdown per seat, as if the game ended now."""
        return self.game.people.scores(self.state)

    @alone
    def totals(self) -> list[int]:
        """Return the points of each seat, as if the game ended now. A game for one may add the
        points of an opponent without a seat."""
        if self.players == 1:
            return [score["total"] for score in self.scores()]
        return self._play.totals()

    @alone
    def winners(self) -> list[int]:
        """Return the seats that have won. Empty: all lost together, or the game goes on."""
        if not self.over:
            return []
        bits = int(self.game.rules.winners(self.state))
        return [seat for seat in range(self.players) if bits >> seat & 1]

    def __repr__(self) -> str:
        who = "over" if self.over else f"seat {self.seat} to act"
        return f"<table of {self.game.name}: {who} after {len(self.actions)} actions>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Table)
            and self.game is other.game
            and self.options == other.options
            and self.raw == other.raw
            and self._play.script == other._play.script
        )

    __hash__ = None  # type: ignore[assignment]

    # --- playing --------------------------------------------------------------------------

    @alone
    def play(self, action: str) -> None:
        """Play one action. If it is not legal, raise IllegalAction and change nothing."""
        self._play.act(action, self._number(action), self._fault)

    @alone
    def after(self, action: str) -> Table:
        """Return an independent copy in which one action was played. Raise IllegalAction if it is
        not legal."""
        play = self._play.after(action, self._number(action), self._fault)
        return Table(self.game, play, self.options, self.names)

    def _number(self, action: str) -> int:
        """Return the number of a legal action; refuse any other action."""
        number = self.game.actions.number(action) if action in self.legal() else None
        if number is None:
            raise self._refusal(action)
        return number

    @alone
    def fork(self, seed: int | None = None) -> Table:
        """Return an independent copy. With a seed, redraw hidden order and future chance."""
        if seed is not None:
            check_seed(seed)
        return Table(self.game, self._play.fork(seed), self.options, self.names)

    def __copy__(self) -> Table:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.fork()

    @alone
    def feed(self, numbers: Sequence[int]) -> None:
        """Append numbers to the script, which chance uses before its own."""
        self._play.feed(numbers)

    @alone
    def unscripted(self) -> None:
        """Remove the unused numbers of the script."""
        self._play.unscripted()

    @alone
    def frozen(self) -> bytes:
        """Return the record in a few hundred bytes; `thawed` reads it."""
        return self._play.freeze()

    @alone
    def snapshot(self) -> Snapshot:
        """Return what a server stores after an action, read under one lock."""
        past = self._play.past
        return Snapshot(self._play.seat, past.count, past.events, self._play.freeze())

    def thawed(self, data: bytes, actions: Sequence[str], events: Sequence[list[Event]]) -> Table:
        """Return the table with this frozen record and past, without a replay. The start is the
        same."""
        return Table(self.game, self._play.thaw(data, actions, events), self.options, self.names)

    def start(self) -> Table:
        """Return the table before the first action, or after the last redraw of chance."""
        return Table(self.game, self._play.beginning(), self.options)

    def replayable(self) -> list[str]:
        """Return the actions since `start`."""
        return self.actions[self._play.base :]

    def adopt(self, start_script: Sequence[int], drawn: int, script: Sequence[int]) -> None:
        """Set chance as in the original game, after a replay scripted throughout."""
        self._play.adopt(start_script, drawn, script)

    @alone
    def to_save(self) -> dict[str, Any]:
        """Return the game so far in the format of a saved game."""
        now = self.position()
        return {
            "cheesemoon": savefile.VERSION,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "options": dict(self.options),
            "seats": self.players,
            "seed": now["seed"],
            "start": self.start().position(),
            "actions": self.replayable(),
            "chance": list(self.chance),
            "drawn": now["drawn"],
            "script": now["script"],
        }

    def save(self, path: str | Path) -> None:
        """Write the game so far into one small file, which `cheesemoon.open` reads."""
        savefile.write(self.to_save(), Path(path))

    def _refusal(self, action: object) -> IllegalAction:
        words = action.split(" ") if isinstance(action, str) else [str(action)]
        why_not = self.game.people.why_not
        reason = why_not(self, words) if why_not else defaults.why_not(words)
        if any(words) and words != " ".join(words).split():
            told = " ".join(words)[: defaults.LONGEST]
            return IllegalAction("action-spaces", rule=reason.rule, action=told)
        return IllegalAction(reason.message, rule=reason.rule, words=self.game.words, **reason.args)

    def _fault(self, state: Record) -> IllegalAction:
        fault = self.game.people.fault
        reason = fault(state) if fault else defaults.fault()
        found = IllegalAction(
            reason.message, rule=reason.rule, words=self.game.words, **reason.args
        )
        found.fault = (int(state.fault), int(state.fault_number))
        return found

    # --- words and pictures ---------------------------------------------------------------

    @alone
    def explain(self, action: str, lang: str = "en") -> str:
        """Return a legal action in words, as a player would say it."""
        explain = self.game.people.explain
        if explain is None:
            return defaults.explain(action)
        return self._say_once((action, lang), partial(explain, self, action, lang))

    @alone
    def question(self, lang: str = "en") -> str:
        """Return the decision of the seat to act, in one sentence."""
        question = self.game.people.question or defaults.question
        return self._say_once((None, lang), partial(question, self, lang))

    def _say_once(self, key: tuple[str | None, str], make: Callable[[], str]) -> str:
        said = self._play.said
        full = (*key, *(self.names or ()))
        if full not in said:
            said[full] = make()
        return said[full]

    def title(self, lang: str = "en") -> str:
        """Return the game's title, with the house rule if this table has one."""
        note = self.note(lang)
        return self.game.title(lang) + (f" ({note})" if note else "")

    @alone
    def note(self, lang: str = "en") -> str | None:
        """Return a note for all players, such as a house rule; None if there is none."""
        note = self.game.people.note
        return note(self, lang) if note else None

    @alone
    def label(self, action: str, lang: str = "en") -> str:
        """Return a legal action in a word or two, for a button beside the board."""
        label = self.game.people.label
        return label(self, action, lang) if label else self.explain(action, lang)

    @alone
    def aside(self, lang: str = "en") -> str:
        """Return one line of help for this decision; empty if there is none."""
        aside = self.game.people.aside
        return aside(self, lang) if aside else ""

    @alone
    def steps(self, lang: str = "en") -> Steps | None:
        """Return the steps of the turn and the present one; None if the game names none."""
        steps = self.game.people.steps
        return steps(self, lang) if steps else None

    def svg(self, seat: int | None = None, lang: str = "en", *, tall: bool = False) -> str:
        """Return a picture of the table as that seat sees it; `tall` is the layout for a phone."""
        return whole(board(self, seat, lang, tall))

    def _repr_svg_(self) -> str:
        from ..draw.unused_defs import spared  # most programs never need it

        return spared(self.svg())

    def panel(
        self, of: int, seat: int | None = None, lang: str = "en", *, folded: bool = False
    ) -> str | None:
        """Return a picture, 300 wide, of all that player `of` has, as `seat` sees it. Return None
        if the game draws no panels. `folded` is the small form. An opponent without a seat comes
        after the players."""
        drawn = panel(self, of, seat, lang, folded)
        return None if drawn is None else whole(drawn)

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
        """Write the picture as a PNG file. Needs `pip install 'cheesemoon[pictures]'`."""
        from ..draw.png import png
        from ..draw.unused_defs import spared

        Path(path).write_bytes(png(spared(self.svg(seat, lang, tall=tall)), width, theme))

    @alone
    def text(self, seat: int | None = None, lang: str = "en") -> str:
        """Return the table in lines of text, for a terminal."""
        self.check_seat(seat)
        self.game.prepare_pictures()
        return (self.game.people.show or defaults.show)(self, seat, lang)

    @alone
    def log(
        self, lang: str = "en", names: Sequence[str] | None = None, since: int = 0
    ) -> list[list[str]]:
        """Return the sentences of each action, from number `since` on."""
        table = self if names is None else self.named(names)
        details = self.game.people.details
        own = partial(details, table) if details else None
        words = self.game.words
        return [log_lines(told, lang, words, table.player, own) for told in self.events[since:]]

    def revealed(self, ply: int) -> bool:
        """Return True if that action showed new information: chance, or a hidden card."""
        reveals = self.game.reveals
        return any(event.name == "gave" or event.name in reveals for event in self.events[ply])

    def player(self, seat: int, lang: str = "en") -> str:
        """Return the name of a seat; without names, its number in words."""
        return self.names[seat] if self.names else self.say(lang, "player", number=seat + 1)

    def say(self, lang: str, message: str, **args: object) -> str:
        """Return a message of this game in a language."""
        return self.game.words.told(lang, message, **args)

    def check_seat(self, seat: int | None) -> None:
        """Refuse a seat that this table does not have."""
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"seat {seat}: this table has seats 0 to {self.players - 1}")
