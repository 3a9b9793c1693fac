"""A game: its name, seats, options, record, actions, rules and words. It makes its tables.

Every game offers exactly one `Game`, called `GAME`. Bots, arena, environments and server use
nothing else of it.
"""

from __future__ import annotations

import secrets
import sys
import warnings
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from ..draw.svg import PLAYERS
from ..formats.savefile import FIRST_RULES, Save
from ..formats.strict_reader import Fields
from ..rules.actions import Actions
from ..rules.events import Events
from ..rules.library import Library, library_of
from ..rules.record import Ints, Record, Records, Seen, bits64
from ..rules.rule import ENGINE, offer, quiet
from ..text.errors import BadOption, BadPosition
from ..text.rulebook import Rulebook
from ..text.words import Words
from . import options as asked
from .contract import Choice, Option, PadRow, People, Rules
from .engine_state import Play
from .preparation import OnStep, Preparation
from .table import Table

if TYPE_CHECKING:
    import numba
    from numba.core.typing.templates import Signature

    from .playing import Playing

R = TypeVar("R")

DRAWN_MAX = 2**62
SCRIPT_RANGE = (-(2**31), 2**31 - 1)
_PICTURES = "words and pictures"


@cache
def _title(words: Words, lang: str) -> str:
    return words.say(lang, "title") if words.has(lang, "title") else ""


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
        rules: Rules[Any],
        people: People[Table],
        folder: Path,
        playing: Playing | None = None,
        default_seats: int | None = None,
        reveals: Collection[str] = (),
        colours: Sequence[str] = PLAYERS,
        observation_names: Sequence[str] = (),
        margin: float = 100.0,
        rules_version: int = FIRST_RULES,
        upgrades: Mapping[int, Callable[[Save], Save]] | None = None,
    ) -> None:
        self.name = name
        self.seats = tuple(seats)  # allowed numbers of seats, rising
        self.reveals = frozenset(reveals)  # events that show hidden things, as chance does
        self.colours = tuple(colours)  # of the seats
        self.default_seats = default_seats or self.seats[0]
        self.options = dict(options)
        self.record = record
        self.most_legal = most_legal  # no table ever has more legal actions
        self.actions = actions
        self.events = events
        self.source_rules: Rules[Record] = rules  # as the game's modules define them
        offer(vars(rules).values())
        self.people = people
        self.playing = playing or _default_playing()
        self.rules_version = rules_version  # goes up when older saved games no longer replay
        self.upgrades = dict(upgrades or {})  # from each older version to the next
        self.observation_names = tuple(observation_names)  # of the numbers of `observe`
        if (rules.observe is None) != (not self.observation_names):
            raise TypeError(f"{name}: `observe` and `observation_names` are given together")
        self.margin = margin  # points ahead that count 1 in a reward
        self.folder = folder
        self.words = Words(folder / "words")
        self.rulebook = Rulebook(folder / "rules")
        self.preparation = Preparation(self.title, record, rules)
        self.library: Library | None = None
        self.entries: dict[str, Callable[..., object]] = {}  # compiled functions that take rules
        self.rules = self.source_rules
        if ENGINE == "library":
            self.use(library_of(name, self.package))

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """Pickle the name of the module that offers the game. There is one object per game, so a
        copy is the same object."""
        for name, module in list(sys.modules.items()):
            if getattr(module, "__dict__", {}).get("GAME") is self:
                return _game_in, (name,)
        raise TypeError(f"{self.name} cannot be pickled: no module offers it as GAME")

    def title(self, lang: str = "en") -> str:
        """Return the title of the game in a language."""
        return _title(self.words, lang) or self.name

    def score_pad(self, players: int) -> list[PadRow]:
        """Return the rows of the score pad; by default one row for the total."""
        pad = self.people.pad
        return pad(players) if pad else [PadRow("total")]

    # --- tables ---------------------------------------------------------------------------

    def new(self, seats: int | None = None, seed: int | None = None, **options: Choice) -> Table:
        """Return a fresh table. Without a seed, draw one at random."""
        players = self.check_seats(self.default_seats if seats is None else seats)
        chosen = self.check_options(options)
        seed = asked.check_seed(secrets.randbits(63) if seed is None else seed)
        return Table(self, Play(self, self.fresh(players, chosen, seed)), chosen)

    def load(self, position: Any) -> Table:
        """Return the table that a position describes. Fields that it leaves out are as in a fresh
        set-up."""
        array, script, chosen = self.placed(position)
        return Table(self, Play(self, array, script), chosen)

    def imagine(self, view: Mapping[str, object], seed: int) -> Table:
        """Return a table that looks to its viewer like this view. Draw what the view hides from the
        seed. A bot that has only a view searches such tables, so it cannot peek."""
        unview = self.people.unview
        if unview:
            seen = unview(dict(view), seed)
        else:
            seen = {k: v for k, v in view.items() if not k.endswith("_size")}  # of hidden piles
        return self.load({**seen, "seed": asked.check_seed(seed)})

    # --- records --------------------------------------------------------------------------

    def fresh(self, players: int, options: Mapping[str, Choice], seed: int) -> Records:
        """Return an array of one record, set up."""
        self.prepare()
        array: Records = np.zeros(1, self.record.dtype)
        with quiet():
            self.rules.setup(array[0], players, self.choices(options), bits64(seed))
        return array

    def placed(self, position: object) -> tuple[Records, list[int], dict[str, Choice]]:
        """Read a position: return the record, the whole script and the options."""
        fields = Fields(position, words=self.words)
        if fields.given("game") != self.name:
            raise fields.bad("game", "position-word", choices=self.name)
        chosen = self._read_options(fields)
        seed = fields.whole("seed", 0, asked.SEED_MAX, 0)
        drawn = fields.whole("drawn", 0, DRAWN_MAX, 0)
        script = fields.wholes("script", *SCRIPT_RANGE, [])
        array = self.fresh(self._count_seats(fields), chosen, seed)
        array[0].drawn = drawn
        array[0].by_hand = fields.flag("by_hand", False)
        with quiet():
            self.people.read(fields, array[0])
        fields.finish()
        return array, script, chosen

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
            raise fields.bad_length("seats", min(self.seats), max(self.seats))
        return len(given)

    # --- observations ---------------------------------------------------------------------

    def observe(self, table: Table, seat: int) -> Seen:
        """Return what this seat may know of a table, its own things first: float32 numbers named by
        `observation_names`."""
        return self.observation(table.state, seat)

    def observation(self, state: Record, seat: int) -> Seen:
        """Return what this seat may know of a record; see `observe`."""
        observe = self.rules.observe
        if observe is None:
            raise BadOption("no-observation", game=self.name)
        seat = asked.check_seat(seat, int(state.players))
        self.prepare_observation()
        row = np.zeros(len(self.observation_names), np.float32)
        with quiet():
            observe(state, seat, row)
        return row

    # --- seats and options ----------------------------------------------------------------

    def check_seats(self, seats: object) -> int:
        """Return this number of seats; refuse a number that the game does not allow."""
        return asked.check_seats(self.name, self.seats, seats)

    def check_options(self, options: Mapping[str, object]) -> dict[str, Choice]:
        """Return all options, those not given at their defaults; refuse unknown ones."""
        return asked.check_options(self.name, self.options, options)

    def choices(self, options: Mapping[str, Choice]) -> Ints:
        """Return options as `setup` takes them: the index of each choice."""
        return asked.numbered(self.options, options)

    # --- compiling ------------------------------------------------------------------------

    def use(self, library: Library | None) -> None:
        """Run the rules and entries of this game from a library; without one, interpret them."""
        self.library = library
        self.entries.clear()
        found: dict[str, Any] = {
            name: library.function(name)
            for name, rule in vars(self.source_rules).items()
            if library is not None and rule is not None and library.has(name)
        }
        self.rules = replace(self.source_rules, **found)

    @property
    def package(self) -> str:
        """The package of the rules, such as `games/space_taxi`."""
        return self.preparation.package

    @property
    def room(self) -> str:
        """The old name of `package`."""
        warnings.warn("Game.room is now Game.package", DeprecationWarning, stacklevel=2)
        return self.package

    @property
    def types(self) -> dict[str, Signature]:
        """The signature of each compiled rule."""
        return self.preparation.types

    @property
    def heuristic_types(self) -> dict[str, Signature]:
        """The signature of each heuristic that a game may offer."""
        return self.preparation.heuristic_types

    @property
    def observe_type(self) -> Signature:
        """The signature of `observe`."""
        return self.preparation.observe_types["observe"]

    @property
    def observe_types(self) -> dict[str, Signature]:
        """The signatures of `observe` and `observe_after`."""
        return self.preparation.observe_types

    def pointer_type(self, rule: str) -> numba.types.Type:
        """Return the type of a rule as an argument of a compiled function."""
        import numba

        signatures = self.types | self.heuristic_types | self.observe_types
        return numba.types.FunctionType(signatures[rule])

    def prepare(self, on_step: OnStep | None = None) -> None:
        """Compile the rules unless this machine has them. Call `on_step(done, all)` meanwhile;
        without `on_step`, show a progress bar in the terminal."""
        self.preparation.rules(on_step)

    def prepare_heuristics(self, on_step: OnStep | None = None) -> None:
        """Compile the heuristics, which only bots need; see `prepare`."""
        self.preparation.heuristics(on_step)

    def prepare_observation(self, on_step: OnStep | None = None) -> None:
        """Compile the observations, which only learners need; see `prepare`."""
        self.preparation.observation(on_step)

    def prepare_part(
        self, part: str, module: str, compile_it: Callable[[], R], on_step: OnStep | None = None
    ) -> R:
        """Compile another part of a game, such as its own player; see `prepare`. Return what
        `compile_it` returns. `part` is its name in the progress bar, `module` has its rules."""
        return self.preparation.part(part, module, compile_it, on_step)

    def prepare_pictures(self, on_step: OnStep | None = None) -> None:
        """Compile the rules that only words, pictures and positions need, by running them."""
        self.prepare()
        self.preparation.trials(_PICTURES, self._trials, on_step)

    def try_out(self) -> None:
        """Load what the first moves of a player need, so that the player does not wait for it."""
        for trial in self._trials():
            trial()

    def _trials(self) -> list[Callable[[], object]]:
        return _trials_at(self.new(seed=1))


def _game_in(module: str) -> Game:
    found: Game = import_module(module).GAME
    return found


def _trials_at(table: Table) -> list[Callable[[], object]]:
    """Return calls of all that a page or a terminal asks of a table in its first moves."""
    trials: list[Callable[[], object]] = []
    for _ in range(3):
        now = table.fork()
        trials += [partial(now.text, now.seat), partial(now.svg, now.seat)]
        trials += [partial(_explain_all, now), partial(_load_again, now)]
        if not table.over:
            table.play(table.legal()[0])
    return [*trials, table.log, table.scores, table.totals]


def _explain_all(table: Table) -> object:
    return [table.explain(action) for action in table.legal()]


def _load_again(table: Table) -> object:
    return table.game.load(table.position())


def _default_playing() -> Playing:
    from .playing import Playing  # importing the package alone does not load it

    return Playing()
