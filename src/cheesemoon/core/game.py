"""A game: what it is called, who can play it, its record, its actions, and its rules.

Every game offers exactly one of these, `GAME`; the table, the bots, the arena, the environments and
the server use nothing else of it.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numba
import numpy as np
from numba import types

from .actions import Actions
from .errors import BadOption, BadPosition
from .events import Event, Events
from .fields import Fields
from .record import Record
from .rule import (
    INTERPRETED,
    compiling,
    is_prepared,
    mark_prepared,
    offer,
    quiet,
    room_of,
    rules_of,
)
from .rulebook import Rulebook
from .svg import PLAYERS
from .words import Words

if TYPE_CHECKING:
    from .table import Table

Choice = str | bool
SEED_MAX = 2**64 - 1
_DRAWN_MAX = 2**62
_SCRIPT_RANGE = (-(2**31), 2**31 - 1)
_PICTURES = "words and pictures"


@dataclass(frozen=True)
class Option:
    """An option of a game: what can be chosen, and what is chosen when nobody says."""

    choices: tuple[Choice, ...]
    default: Choice


class Reason(NamedTuple):
    """Why an action is not legal: a message with its arguments, and the rule that says so."""

    message: str
    rule: str
    args: dict[str, Any] = {}


@dataclass(frozen=True)
class Rules:
    """The compiled part of a game. A record that comes to `setup` is zero everywhere."""

    setup: Callable[[Any, int, Any, Any], None]  # (s, players, choices, seed)
    legal: Callable[[Any, Any], int]  # (s, out): the legal actions in order; how many
    apply: Callable[[Any, int], None]  # (s, action): a legal one
    totals: Callable[[Any, Any], None]  # (s, out): the total of each seat, as if the game ended now
    winners: Callable[[Any], int]  # (s): a bit for each winner
    redraw: Callable[[Any, Any], None]  # (s, seed): hidden order and future chance anew
    # what a game may know about playing well; all look only at what the seat to act may see
    weigh: Callable[[Any, Any, int, Any], None] | None = None  # (s, actions, count, weights out)
    value: Callable[[Any, int], float] | None = None  # (s, seat): points to expect, for short looks
    clock: Callable[[Any], int] | None = None  # (s): turns so far, for short looks
    observe: Callable[[Any, int, Any], None] | None = None  # (s, seat, zeros out): what it may know


class PadRow(NamedTuple):
    """A row of the score pad for the printed game; `score-<key>` is what it is called. What is
    written there is counted `each` for every `per`, rounded down."""

    key: str
    each: int = 1
    per: int = 1
    strike: bool = False  # the lowest of a full row counts nothing
    choices: tuple[tuple[str, int | None], ...] = ()  # `pad-<word>` and its points; None: all is 0


class Steps(NamedTuple):
    """Where in the turn a table is, in words."""

    head: str  # such as the round
    steps: tuple[str, ...]
    current: int | None  # which of them; None: between them, or the game is over


@dataclass(frozen=True)
class People:
    """The part of a game that only people need; plain Python."""

    read: Callable[[Fields, Any], None]  # a position into a fresh record
    write: Callable[[Any], dict[str, Any]]  # a record to the rest of a position
    scores: Callable[[Any], list[dict[str, int]]]  # a breakdown for each seat
    why_not: Callable[[Table, list[str]], Reason]  # (table, words of an action that is not legal)
    fault: Callable[[Any], Reason]  # why chance refused the script
    draw: Callable[..., str]  # (table, who looks, lang, tall): the board as SVG, see `Table.svg`
    show: Callable[[Table, int | None, str], str]  # the same in text, for a terminal
    explain: Callable[[Table, str, str], str]  # (table, legal action, lang): the choice in words
    question: Callable[[Table, str], str]  # (table, lang): what is to be decided now
    details: Callable[[Table, Event, list[int], str], dict[str, Any]] | None = None  # for log lines
    view: Callable[[dict[str, Any], int | None], dict[str, Any]] | None = None  # leave out more
    note: Callable[[Table, str], str | None] | None = None  # such as a house rule
    unview: Callable[[dict[str, Any], int], dict[str, Any]] | None = None  # (view, seed)
    pad: Callable[[int], list[PadRow]] | None = None  # (players): the score pad
    # for the frame around the board; what a game leaves out is made of its words
    panel: Callable[[Table, int, int | None, str, bool], str] | None = None  # see `Table.panel`
    steps: Callable[[Table, str], Steps] | None = None  # (table, lang): where in the turn we are
    label: Callable[[Table, str, str], str] | None = None  # a legal action in a word or two
    aside: Callable[[Table, str], str] | None = None  # a line under the question


class Game:
    """One of the games, from its set-up to its words."""

    def __init__(
        self,
        name: str,
        *,
        seats: Sequence[int],
        options: Mapping[str, Option],
        record: type[Record],
        most_legal: int,
        actions: Actions,
        events: Events,
        rules: Rules,
        people: People,
        folder: Path,
        facts: Mapping[str, Any] | None = None,
        default_seats: int | None = None,
        reveals: Collection[str] = (),
        colours: Sequence[str] = PLAYERS,
        observation_names: Sequence[str] = (),
        margin: float = 100.0,
    ) -> None:
        self._prepared: set[str] = set()
        self.name = name
        self.seats = tuple(seats)  # rising
        self.reveals = frozenset(reveals)  # events that show what was hidden, as chance does
        self.colours = tuple(colours)  # of the seats
        self.default_seats = default_seats or self.seats[0]  # when nobody says
        self.options = dict(options)
        self.observation_names = tuple(observation_names)  # of the numbers that `observe` tells
        if (rules.observe is None) != (not self.observation_names):
            raise TypeError(f"{name}: `observe` and `observation_names` are given together")
        self.margin = margin  # points ahead that count 1 in a reward
        self.record = record
        self.most_legal = most_legal  # no table ever has more legal actions
        self.actions = actions
        self.events = events
        self.rules = rules
        offer(vars(rules).values())
        self.people = people
        self.facts = dict(facts or {})  # printed numbers that solvers and studies ask for
        self.folder = folder
        self.words = Words(folder / "words")
        self.rulebook = Rulebook(folder / "rules")

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def title(self, lang: str = "en") -> str:
        """What the game is called."""
        return self.words.say(lang, "title")

    # --- tables ---------------------------------------------------------------------------

    def new(self, seats: int | None = None, seed: int | None = None, **options: Choice) -> Table:
        """A fresh table. Without a seed, one that nobody can guess."""
        from .table import Table

        players = self.check_seats(self.default_seats if seats is None else seats)
        chosen = self.check_options(options)
        seed = check_seed(secrets.randbits(63) if seed is None else seed)
        return Table(self, self.fresh(players, chosen, seed), chosen)

    def load(self, position: Any) -> Table:
        """The table that a position describes; what it leaves out is as in a fresh set-up."""
        from .table import Table

        fields = Fields(position, words=self.words)
        self._check_name(fields)
        chosen = self._read_options(fields)
        seed = fields.whole("seed", 0, SEED_MAX, 0)
        drawn = fields.whole("drawn", 0, _DRAWN_MAX, 0)
        script = fields.wholes("script", *_SCRIPT_RANGE, [])
        players = self._count_seats(fields)
        array = self.fresh(players, chosen, seed)
        array[0].drawn = drawn
        with quiet():
            self.people.read(fields, array[0])
        fields.finish()
        return Table(self, array, chosen, script)

    def imagine(self, view: Mapping[str, Any], seed: int) -> Table:
        """A table that looks to its viewer like this view; what the view hides is made from the
        seed. Who has only a view can think with it and cannot peek."""
        unview = self.people.unview
        if unview:
            seen = unview(dict(view), seed)
        else:
            seen = {k: v for k, v in view.items() if not k.endswith("_size")}  # of hidden piles
        return self.load({**seen, "seed": check_seed(seed)})

    def fresh(self, players: int, options: Mapping[str, Choice], seed: int) -> Any:
        """An array of one record, set up."""
        self.prepare()
        array = np.zeros(1, self.record.dtype)
        with quiet():
            self.rules.setup(array[0], players, self.choices(options), np.uint64(seed))
        return array

    def observe(self, table: Table, seat: int) -> Any:
        """What this seat may know of a table, its own things first: float32 numbers, which
        `observation_names` names."""
        observe = self.rules.observe
        if observe is None:
            raise BadOption("no-observation", game=self.name)
        if seat not in range(table.players):
            highest = str(table.players - 1)
            raise BadOption("bad-seat", seat=str(seat), highest=highest)
        self.prepare_observation()
        row = np.zeros(len(self.observation_names), np.float32)
        with quiet():
            observe(table.state, seat, row)
        return row

    # --- what may be asked for ------------------------------------------------------------

    def check_seats(self, seats: Any) -> int:
        """This number of seats, if the game has it."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            allowed = ", ".join(map(str, sorted(self.seats)))
            raise BadOption("bad-seats", game=self.name, seats=str(seats), allowed=allowed)
        return seats

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Choice]:
        """All options, those not named at their defaults."""
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(self.options) or "-"
                raise BadOption("bad-option", game=self.name, option=str(name), known=known)
            if not _among(value, self.options[name].choices):
                allowed = ", ".join(_json_word(c) for c in self.options[name].choices)
                raise BadOption("bad-choice", option=name, value=_json_word(value), allowed=allowed)
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    def choices(self, options: Mapping[str, Choice]) -> Any:
        """Options as the numbers that `setup` takes: the place of each among its choices."""
        places = [o.choices.index(options[name]) for name, o in self.options.items()]
        return np.array(places, np.int64)

    def _check_name(self, fields: Fields) -> None:
        if fields.given("game") != self.name:
            raise fields.bad("game", "position-word", choices=self.name)

    def _read_options(self, fields: Fields) -> dict[str, Choice]:
        part = fields.part("options", {})
        try:
            return self.check_options({name: part.given(name) for name in part.names()})
        except BadOption as error:
            name = error.values.get("option", "")
            raise BadPosition(
                error.message, field=f"options.{name}", words=self.words, **error.values
            ) from None

    def _count_seats(self, fields: Fields) -> int:
        given = fields.given("seats")
        if not isinstance(given, list):
            raise fields.bad("seats", "position-list")
        if len(given) not in self.seats:
            lowest, highest = str(min(self.seats)), str(max(self.seats))
            raise fields.bad("seats", "position-length", lowest=lowest, highest=highest)
        return len(given)

    # --- compiling ------------------------------------------------------------------------

    @cached_property
    def room(self) -> str:
        """Where the rules live, `games/space_taxi`."""
        setup = self.rules.setup
        return room_of(getattr(setup, "py_func", setup))

    @cached_property
    def types(self) -> dict[str, Any]:
        """The signature of each compiled rule."""
        s = numba.from_dtype(self.record.dtype)
        i32s, i64s, i64 = types.int32[::1], types.int64[::1], types.int64
        return {
            "setup": types.void(s, i64, i64s, types.uint64),
            "legal": i64(s, i32s),
            "apply": types.void(s, i64),
            "totals": types.void(s, i64s),
            "winners": i64(s),
            "redraw": types.void(s, types.uint64),
        }

    @cached_property
    def sense_types(self) -> dict[str, Any]:
        """The signature of each rule of thumb, which a game may offer or not."""
        s = numba.from_dtype(self.record.dtype)
        i32s, f64s, i64 = types.int32[::1], types.float64[::1], types.int64
        return {
            "weigh": types.void(s, i32s, i64, f64s),
            "value": types.float64(s, i64),
            "clock": i64(s),
        }

    def prepare(self, on_step: Callable[[int, int], None] | None = None) -> None:
        """Compile the rules if this machine has not done so before; `on_step(done, all)` meanwhile.
        Without `on_step` a bar in the terminal shows that it is under way."""
        if not self._is_prepared("rules"):
            rules = len(rules_of(self.room))
            with self._showing("rules", rules, on_step) as step, compiling(step):
                self._compile(self.types)

    def prepare_senses(self, on_step: Callable[[int, int], None] | None = None) -> None:
        """The same for the rules of thumb, which only bots need."""
        offered = {n: t for n, t in self.sense_types.items() if getattr(self.rules, n) is not None}
        if not self._is_prepared("senses"):
            homes = {getattr(self.rules, name).py_func.__module__ for name in offered}
            rules = self._count(homes)
            with self._showing("senses", rules, on_step) as step, compiling(step):
                self._compile(offered)

    @cached_property
    def observe_type(self) -> Any:
        """The signature of `observe`."""
        s = numba.from_dtype(self.record.dtype)
        return types.void(s, types.int64, types.float32[::1])

    def prepare_observation(self, on_step: Callable[[int, int], None] | None = None) -> None:
        """The same for what learners see."""
        observe = self.rules.observe
        if observe is not None and not self._is_prepared("observations"):
            rules = self._count({observe.__module__})
            with self._showing("observations", rules, on_step) as step, compiling(step):
                self._compile({"observe": self.observe_type})

    def prepare_part(
        self, part: str, module: str, compile_it: Callable[[], Any], on_step: Any = None
    ) -> Any:
        """The same for something else that a game offers and few need, a player of its own perhaps:
        what `compile_it` makes of the rules of a module. `part` is what people call it."""
        if self._is_prepared(part):
            return compile_it()
        with self._showing(part, self._count({module}), on_step) as step, compiling(step):
            return compile_it()

    def prepare_pictures(self, on_step: Callable[[int, int], None] | None = None) -> None:
        """The same for what only words, pictures and positions ask: they are tried out."""
        if not self._is_prepared(_PICTURES):
            self.prepare()
            self._prepared.add(_PICTURES)  # or those that are tried out would ask again
            trials = self._trials()
            with self._showing(_PICTURES, len(trials), on_step) as step:
                for trial in trials:
                    trial()
                    step()

    def try_out(self) -> None:
        """Load what the first moves of a person need, so that nobody waits for it."""
        for trial in self._trials():
            trial()

    def _trials(self) -> list[Callable[[], object]]:
        """What people ask of a table that they have just sat down at, one by one."""
        table = self.new(seed=1)
        trials: list[Callable[[], object]] = []
        for _ in range(3):
            now = table.fork()
            trials += [partial(now.text, now.seat), partial(now.svg, now.seat)]
            trials += [partial(_explain_all, now), partial(_load_again, now)]
            table.play(table.legal()[0])
        return [*trials, table.log, table.scores]

    def _is_prepared(self, part: str) -> bool:
        if part not in self._prepared and not is_prepared(self.room, part):
            return False
        self._prepared.add(part)
        return True

    def _count(self, modules: Collection[str]) -> int:
        return sum(rule.py_func.__module__ in modules for rule in rules_of(self.room))

    def _compile(self, signatures: Mapping[str, Any]) -> None:
        for name, signature in signatures.items():
            getattr(self.rules, name).compile(signature.args)

    @contextmanager
    def _showing(
        self, part: str, everything: int, on_step: Callable[[int, int], None] | None
    ) -> Iterator[Callable[[], None]]:
        """A part is prepared meanwhile, in so many steps; what is given counts one."""
        done = 0
        bar = _bar(part, self.title(), everything) if on_step is None and _watched() else None

        def step() -> None:
            nonlocal done
            done = min(done + 1, everything)
            if on_step:
                on_step(done, everything)
            elif bar is not None and bar.n < everything:
                bar.update()

        yield step
        if bar is not None:
            bar.update(everything - bar.n)
            bar.close()
        mark_prepared(self.room, part)
        self._prepared.add(part)


def _explain_all(table: Table) -> list[str]:
    return [table.explain(action) for action in table.legal()]


def _load_again(table: Table) -> Table:
    return table.game.load(table.position())


def check_seed(seed: Any) -> int:
    """A whole number that chance can be made of."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= SEED_MAX:
        raise BadOption("bad-seed", seed=str(seed), highest=str(SEED_MAX))
    return seed


def _among(value: Any, choices: tuple[Choice, ...]) -> bool:
    """Like `in`, but 1 is not True."""
    return any(type(value) is type(choice) and value == choice for choice in choices)


def _json_word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _watched() -> bool:
    """Whether a person looks at standard error: a terminal, or a notebook."""
    return sys.stderr.isatty() or "ipykernel" in sys.modules


def _bar(part: str, title: str, total: int) -> Any:
    from tqdm.auto import tqdm

    return tqdm(
        total=total,
        desc=f"Preparing the {part} of {title} (first start only)",
        bar_format="{desc} |{bar}| {percentage:3.0f}%",
        file=sys.stderr,
        leave=True,
        mininterval=0.2,
    )


__all__ = [
    "Choice",
    "Game",
    "Option",
    "PadRow",
    "People",
    "Reason",
    "Rules",
    "Steps",
    "check_seed",
    "INTERPRETED",
]
