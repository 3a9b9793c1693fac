"""A kind of game: what it is called, who can play it, its record, its actions, its rules and its
words. Everything but the tables at which it is played."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import numpy as np

from ..draw.svg import PLAYERS
from ..formats import savefile
from ..formats.strict_reader import Fields
from ..rules.actions import Actions
from ..rules.events import Events
from ..rules.record import Ints, Record, Records, Seen, bits64
from ..rules.rule import offer, quiet
from ..text.errors import BadOption, BadPosition
from ..text.rulebook import Rulebook
from ..text.words import Words
from . import options as asked
from .contract import Choice, Option, PadRow, People, Rules, T
from .preparation import OnStep, Preparation

if TYPE_CHECKING:
    from .playing import Playing

Save = dict[str, Any]
"""What a saved game holds."""

R = TypeVar("R")

DRAWN_MAX = 2**62
SCRIPT_RANGE = (-(2**31), 2**31 - 1)


@cache
def _title(words: Words, lang: str) -> str:
    """What a game is called in its words; "" where they do not say."""
    return words.say(lang, "title") if words.has(lang, "title") else ""


class Kind(Generic[T]):
    """A kind of game; `T` is the table that its words and pictures are about."""

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
        people: People[T],
        folder: Path,
        playing: Playing | None = None,
        default_seats: int | None = None,
        reveals: Collection[str] = (),
        colours: Sequence[str] = PLAYERS,
        observation_names: Sequence[str] = (),
        margin: float = 100.0,
        rules_version: int = savefile.FIRST_RULES,
        upgrades: Mapping[int, Callable[[Save], Save]] | None = None,
    ) -> None:
        self.name = name
        self.seats = tuple(seats)  # rising
        self.reveals = frozenset(reveals)  # events that show what was hidden, as chance does
        self.colours = tuple(colours)  # of the seats
        self.default_seats = default_seats or self.seats[0]  # when nobody says how many
        self.options = dict(options)
        self.record = record
        self.most_legal = most_legal  # no table ever has more legal actions
        self.actions = actions
        self.events = events
        self.rules = rules
        offer(vars(rules).values())
        self.people = people
        self.playing = playing or _usual_playing()
        self.rules_version = rules_version  # goes up when older saved games no longer replay
        self.upgrades = dict(upgrades or {})  # from each older version to the next
        self.observation_names = tuple(observation_names)  # of the numbers that `observe` tells
        if (rules.observe is None) != (not self.observation_names):
            raise TypeError(f"{name}: `observe` and `observation_names` are given together")
        self.margin = margin  # points ahead that count 1 in a reward
        self.folder = folder
        self.words = Words(folder / "words")
        self.rulebook = Rulebook(folder / "rules")
        self.preparation = Preparation(self.title, record, rules)

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def title(self, lang: str = "en") -> str:
        """What the game is called."""
        return _title(self.words, lang) or self.name

    def score_pad(self, players: int) -> list[PadRow]:
        """The rows of the score pad; a game that says nothing has one for the total."""
        pad = self.people.pad
        return pad(players) if pad else [PadRow("total")]

    # --- records --------------------------------------------------------------------------

    def fresh(self, players: int, options: Mapping[str, Choice], seed: int) -> Records:
        """An array of one record, set up."""
        self.prepare()
        array: Records = np.zeros(1, self.record.dtype)
        with quiet():
            self.rules.setup(array[0], players, self.choices(options), bits64(seed))
        return array

    def placed(self, position: object) -> tuple[Records, list[int], dict[str, Choice]]:
        """What a position describes: the record, the whole script, the options."""
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
            lowest, highest = str(min(self.seats)), str(max(self.seats))
            raise fields.bad("seats", "position-length", lowest=lowest, highest=highest)
        return len(given)

    def observation(self, state: Record, seat: int) -> Seen:
        """What this seat may know of a record."""
        observe = self.rules.observe
        if observe is None:
            raise BadOption("no-observation", game=self.name)
        seat = asked.check_seat(seat, int(state.players))
        self.prepare_observation()
        row = np.zeros(len(self.observation_names), np.float32)
        with quiet():
            observe(state, seat, row)
        return row

    # --- what may be asked for ------------------------------------------------------------

    def check_seats(self, seats: object) -> int:
        """This number of seats, if the game has it."""
        return asked.check_seats(self.name, self.seats, seats)

    def check_options(self, options: Mapping[str, Any]) -> dict[str, Choice]:
        """All options, those not named at their defaults."""
        return asked.check_options(self.name, self.options, options)

    def choices(self, options: Mapping[str, Choice]) -> Ints:
        """Options as the numbers that `setup` takes: the place of each among its choices."""
        return asked.numbered(self.options, options)

    # --- compiling ------------------------------------------------------------------------

    @property
    def room(self) -> str:
        """Where the rules live, `games/space_taxi`."""
        return self.preparation.room

    @property
    def types(self) -> dict[str, Any]:
        """The signature of each compiled rule."""
        return self.preparation.types

    @property
    def heuristic_types(self) -> dict[str, Any]:
        """The signature of each heuristic, which a game may offer or not."""
        return self.preparation.heuristic_types

    def prepare(self, on_step: OnStep | None = None) -> None:
        """Compile the rules if this machine has not done so before; `on_step(done, all)` meanwhile.
        Without `on_step` a bar in the terminal shows that it is under way."""
        self.preparation.rules(on_step)

    def prepare_heuristics(self, on_step: OnStep | None = None) -> None:
        """The same for the heuristics, which only bots need."""
        self.preparation.heuristics(on_step)

    @property
    def observe_type(self) -> Any:
        """The signature of `observe`."""
        return self.preparation.observe_types["observe"]

    @property
    def observe_types(self) -> dict[str, Any]:
        """The signatures of `observe` and `observe_after`."""
        return self.preparation.observe_types

    def prepare_observation(self, on_step: OnStep | None = None) -> None:
        """The same for what learners see."""
        self.preparation.observation(on_step)

    def prepare_part(
        self, part: str, module: str, compile_it: Callable[[], R], on_step: OnStep | None = None
    ) -> R:
        """The same for something else that a game offers and few need, a player of its own perhaps:
        what `compile_it` makes of the rules of a module. `part` is what people call it."""
        return self.preparation.part(part, module, compile_it, on_step)


def _usual_playing() -> Playing:
    from .playing import Playing  # games load it; who only imports the package does not

    return Playing()
