"""A game, and a table at which it is played. The two know each other, so they live together.

Every game offers exactly one `Game`, called `GAME`; bots, arena, environments and server use
nothing else of it. A `Table` has every method of the public contract.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from ..draw.svg import whole
from ..formats import savefile
from ..rules.events import Event
from ..rules.record import Ints, Record, Seen
from ..text.errors import IllegalAction
from . import defaults
from .contract import Choice, Position, Steps
from .drawing import board, panel
from .engine_state import Play, alone
from .kind import Kind, Save
from .log import log_lines
from .options import check_seed
from .preparation import OnStep, trials_at

HIDDEN = ("seed", "drawn", "script")
"""What nobody at a table may know, because it tells the future."""

_PICTURES = "words and pictures"


class Game(Kind["Table"]):
    """One of the games, from its set-up to its words."""

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one object for each game: a copy is the same one, a pickle says where to find
        it."""
        for name, module in list(sys.modules.items()):
            if getattr(module, "__dict__", {}).get("GAME") is self:
                return _game_in, (name,)
        raise TypeError(f"{self.name} cannot be pickled: no module offers it as GAME")

    def new(self, seats: int | None = None, seed: int | None = None, **options: Choice) -> Table:
        """A fresh table. Without a seed, one that nobody can guess."""
        players = self.check_seats(self.default_seats if seats is None else seats)
        chosen = self.check_options(options)
        seed = check_seed(secrets.randbits(63) if seed is None else seed)
        return Table(self, Play(self, self.fresh(players, chosen, seed)), chosen)

    def load(self, position: Any) -> Table:
        """The table that a position describes; what it leaves out is as in a fresh set-up."""
        array, script, chosen = self.placed(position)
        return Table(self, Play(self, array, script), chosen)

    def imagine(self, view: Mapping[str, object], seed: int) -> Table:
        """A table that looks to its viewer like this view; what the view hides is made from the
        seed. Whoever has only a view can think with it and cannot peek."""
        unview = self.people.unview
        if unview:
            seen = unview(dict(view), seed)
        else:
            seen = {k: v for k, v in view.items() if not k.endswith("_size")}  # of hidden piles
        return self.load({**seen, "seed": check_seed(seed)})

    def observe(self, table: Table, seat: int) -> Seen:
        """What this seat may know of a table, its own things first: float32 numbers, which
        `observation_names` names."""
        return self.observation(table.state, seat)

    def prepare_pictures(self, on_step: OnStep | None = None) -> None:
        """Compile the rules that only words, pictures and positions need, by trying them out."""
        self.prepare()
        self.preparation.trials(_PICTURES, self._trials, on_step)

    def try_out(self) -> None:
        """Load what the first moves of a person need, so that nobody waits for it."""
        for trial in self._trials():
            trial()

    def _trials(self) -> list[Callable[[], object]]:
        """What people ask of a table that they have just sat down at, one by one."""
        return trials_at(self.new(seed=1))


def _game_in(module: str) -> Game:
    found: Game = import_module(module).GAME
    return found


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
        self.names = names  # what the seats are called, if somebody said so
        self.told_step: int | None = None  # to be shown, while an action is told slowly
        self._play = play

    def named(self, names: Sequence[str] | None) -> Table:
        """The same table, with these names for the seats in all words and pictures. What is played
        at one is played at the other."""
        return Table(self.game, self._play, self.options, names)

    # --- looking --------------------------------------------------------------------------

    @property
    @alone
    def state(self) -> Any:
        """The record itself, for programs that know what they do."""
        return self._play.state

    @property
    @alone
    def raw(self) -> bytes:
        """The bytes of the record, for those who keep something as long as nothing has changed."""
        return self._play.raw()

    @property
    @alone
    def actions(self) -> list[str]:
        """What has been played, in notation."""
        return self._play.actions

    @property
    @alone
    def events(self) -> list[list[Event]]:
        """What each action did."""
        return self._play.events

    @property
    @alone
    def chance(self) -> list[int]:
        """What chance gave in play, in the words of a script."""
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
        """Every legal action in notation, in a stable order."""
        return self._play.legal()

    @alone
    def legal_numbers(self) -> Ints:
        """The same as whole numbers, for search and learning."""
        return self._play.legal_numbers()

    @alone
    def position(self) -> Position:
        """Everything on the table, as a JSON-able dict that `game.load` takes back."""
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
        """The position without what that seat may not know; None is a spectator."""
        self.check_seat(seat)
        seen = {k: v for k, v in self.position().items() if k not in HIDDEN}
        view = self.game.people.view
        return view(seen, seat) if view else seen

    @alone
    def scores(self) -> list[dict[str, int]]:
        """One breakdown per seat, as if the game ended now."""
        return self.game.people.scores(self.state)

    @alone
    def totals(self) -> list[int]:
        """The same without the breakdown. Alone there may be an opponent without a seat."""
        if self.players == 1:
            return [score["total"] for score in self.scores()]
        return self._play.totals()

    @alone
    def winners(self) -> list[int]:
        """The seats that have won; empty is a common loss, or a game that goes on."""
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
        """Apply one action. If it is not legal, IllegalAction says why and nothing has changed."""
        self._play.act(action, self._number(action), self._fault)

    @alone
    def after(self, action: str) -> Table:
        """An independent copy in which one action was played. If it is not legal, IllegalAction
        says why."""
        play = self._play.after(action, self._number(action), self._fault)
        return Table(self.game, play, self.options, self.names)

    def _number(self, action: str) -> int:
        """The number of a legal action."""
        number = self.game.actions.number(action) if action in self.legal() else None
        if number is None:
            raise self._refusal(action)
        return number

    @alone
    def fork(self, seed: int | None = None) -> Table:
        """An independent copy; with a seed, hidden order and future chance are redrawn."""
        if seed is not None:
            check_seed(seed)
        return Table(self.game, self._play.fork(seed), self.options, self.names)

    def __copy__(self) -> Table:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.fork()

    @alone
    def feed(self, numbers: Sequence[int]) -> None:
        """Numbers that a person gives to chance, behind what is left of the script."""
        self._play.feed(numbers)

    @alone
    def unscripted(self) -> None:
        """Take back what is left of the script."""
        self._play.unscripted()

    @alone
    def frozen(self) -> bytes:
        """The record as it stands, in a few hundred bytes; `thawed` makes a table of it again."""
        return self._play.freeze()

    def thawed(self, data: bytes, actions: Sequence[str], events: Sequence[list[Event]]) -> Table:
        """The table of the same start that was frozen, with its past given; nothing is replayed."""
        return Table(self.game, self._play.thaw(data, actions, events), self.options, self.names)

    def start(self) -> Table:
        """The table as it was before the first action, or when its chance was redrawn."""
        return Table(self.game, self._play.beginning(), self.options)

    def replayable(self) -> list[str]:
        """The actions since `start`."""
        return self.actions[self._play.base :]

    def adopt(self, start_script: Sequence[int], drawn: int, script: Sequence[int]) -> None:
        """After a replay that was scripted throughout: chance stands as in the original."""
        self._play.adopt(start_script, drawn, script)

    @alone
    def to_save(self) -> Save:
        """What a saved game holds."""
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
        """Write the game so far into one small file, which `cheesemoon.open` takes back."""
        savefile.write(self.to_save(), Path(path))

    def _refusal(self, action: object) -> IllegalAction:
        words = action.split(" ") if isinstance(action, str) else [str(action)]
        why_not = self.game.people.why_not
        reason = why_not(self, words) if why_not else defaults.why_not(words)
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
        """A legal action in words: what a person would say to choose it."""
        explain = self.game.people.explain
        if explain is None:
            return defaults.explain(action)
        return self._say_once((action, lang), partial(explain, self, action, lang))

    @alone
    def question(self, lang: str = "en") -> str:
        """What the seat to act has to decide, in one sentence."""
        question = self.game.people.question or defaults.question
        return self._say_once((None, lang), partial(question, self, lang))

    def _say_once(self, key: tuple[str | None, str], make: Callable[[], str]) -> str:
        said = self._play.said
        full = (*key, *(self.names or ()))
        if full not in said:
            said[full] = make()
        return said[full]

    def title(self, lang: str = "en") -> str:
        """The game's title, with the house rule if this table needs one."""
        note = self.note(lang)
        return self.game.title(lang) + (f" ({note})" if note else "")

    @alone
    def note(self, lang: str = "en") -> str | None:
        """What everybody should know of this table, such as a house rule."""
        note = self.game.people.note
        return note(self, lang) if note else None

    @alone
    def label(self, action: str, lang: str = "en") -> str:
        """A legal action in a word or two, for a button beside the board."""
        label = self.game.people.label
        return label(self, action, lang) if label else self.explain(action, lang)

    @alone
    def aside(self, lang: str = "en") -> str:
        """What is good to know for this decision, in one line; empty if there is nothing."""
        aside = self.game.people.aside
        return aside(self, lang) if aside else ""

    @alone
    def steps(self, lang: str = "en") -> Steps | None:
        """Where in the turn we are; None if the game does not say."""
        steps = self.game.people.steps
        return steps(self, lang) if steps else None

    def svg(self, seat: int | None = None, lang: str = "en", *, tall: bool = False) -> str:
        """A picture of the table as that seat sees it; `tall` is the arrangement for a phone."""
        return whole(board(self, seat, lang, tall))

    def _repr_svg_(self) -> str:
        from ..draw.unused_defs import spared  # loaded by those who save pictures

        return spared(self.svg())

    def panel(
        self, of: int, seat: int | None = None, lang: str = "en", *, folded: bool = False
    ) -> str | None:
        """All that player `of` has, as that seat sees it, 300 wide; None if the game draws none.
        `folded` is the small form. An opponent without a seat comes after the players."""
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
        """The picture as a PNG file. Needs `pip install 'cheesemoon[pictures]'`."""
        from ..draw.png import png
        from ..draw.unused_defs import spared

        Path(path).write_bytes(png(spared(self.svg(seat, lang, tall=tall)), width, theme))

    @alone
    def text(self, seat: int | None = None, lang: str = "en") -> str:
        """The table in lines of text, for a terminal."""
        self.check_seat(seat)
        self.game.prepare_pictures()
        return (self.game.people.show or defaults.show)(self, seat, lang)

    @alone
    def log(
        self, lang: str = "en", names: Sequence[str] | None = None, since: int = 0
    ) -> list[list[str]]:
        """What each action did, from number `since` on, in sentences."""
        table = self if names is None else self.named(names)
        details = self.game.people.details
        own = partial(details, table) if details else None
        words = self.game.words
        return [log_lines(told, lang, words, table.player, own) for told in self.events[since:]]

    def revealed(self, ply: int) -> bool:
        """Whether that action showed what nobody could know: chance, or a hidden card."""
        reveals = self.game.reveals
        return any(event.name == "gave" or event.name in reveals for event in self.events[ply])

    def player(self, seat: int, lang: str = "en") -> str:
        """What a seat is called: the name it was given, or its number."""
        return self.names[seat] if self.names else self.say(lang, "player", number=seat + 1)

    def say(self, lang: str, message: str, **args: object) -> str:
        """A message of this game in a language."""
        return self.game.words.told(lang, message, **args)

    def check_seat(self, seat: int | None) -> None:
        """Refuse one that nobody can look from."""
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"seat {seat}: this table has seats 0 to {self.players - 1}")
