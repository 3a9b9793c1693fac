"""The parts of a game: its options, rules, and functions for people. Independent of `Game` and
`Table`.

`T` is the type of the table that the words and pictures of a game take. `S` is the type of its
record.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from ..draw.groups import Drawing
from ..formats.strict_reader import Fields
from ..rules.events import Event
from ..rules.record import Floats, Ints, Record, Seen

T = TypeVar("T")
S = TypeVar("S", bound=Record, contravariant=True)

Choice = str | bool
"""A value of an option."""

Position = dict[str, Any]
"""A table, or a part of one, as a JSON object."""

Args = dict[str, Any]
"""Arguments of a message, by name."""


@dataclass(frozen=True)
class Option:
    """An option of a game: its possible values and its default."""

    choices: tuple[Choice, ...]
    default: Choice


class Reason(NamedTuple):
    """Why an action is not legal: a message with its arguments, and the number of the rule."""

    message: str
    rule: str
    args: Args = {}


class PadRow(NamedTuple):
    """A row of the score pad for the printed game. Its name is the message `score-<key>`. A number
    n in the row counts n // per * each points."""

    key: str
    each: int = 1
    per: int = 1
    strike: bool = False  # the lowest number of a full row counts 0
    choices: tuple[tuple[str, int | None], ...] = ()  # `pad-<word>`, points; None: total 0


class Steps(NamedTuple):
    """The steps of the turn in words, and the present one."""

    head: str  # such as the round
    steps: tuple[str, ...]
    current: int | None  # index of the present step; None: between steps, or game over


class Face(NamedTuple):
    """One result of chance: the face of a die, a card, a token."""

    number: int  # as in a script
    name: str
    picture: str  # SVG around (0, 0), about 100 wide; may use symbols of the board


class Ask(NamedTuple):
    """The question to players who roll and draw themselves."""

    question: str
    faces: tuple[Face, ...]


class Places(NamedTuple):
    """Places of one sort that are filled before the first turn, by chance or by players."""

    key: str
    heading: str
    names: tuple[str, ...]  # of each place
    faces: tuple[Face, ...]  # that can lie there
    stock: tuple[int, ...]  # how often the box has each face
    lies: tuple[int, ...]  # the number of the face on each place now
    free: bool = False  # players may choose, even where the machine draws


@dataclass(frozen=True)
class Rules(Generic[S]):
    """The compiled part of a game. The record passed to `setup` is zero everywhere."""

    setup: Callable[[S, int, Ints, int], None]  # (s, players, choices, seed)
    legal: Callable[[S, Ints], int]  # (s, out): write the legal actions in order, return the count
    apply: Callable[[S, int], None]  # (s, action): play a legal action
    totals: Callable[[S, Ints], None]  # (s, out): points of each seat, as if the game ended now
    winners: Callable[[S], int]  # (s): a bit for each winner
    redraw: Callable[[S, int], None]  # (s, seed): redraw hidden order and future chance
    # heuristics; all use only what the seat to act may see
    weigh: Callable[[S, Ints, int, Floats], None] | None = None  # (s, actions, count, weights)
    value: Callable[[S, int], float] | None = None  # (s, seat): expected points, for short searches
    clock: Callable[[S], int] | None = None  # (s): turns so far, for short searches
    observe: Callable[[S, int, Seen], None] | None = None  # (s, seat, out), out is zero
    # (s, acted, before, seat, out): update the observation `out` of the seat `before`; since then
    # only the seats of the bits `acted` have acted
    observe_after: Callable[[S, int, int, int, Seen], None] | None = None


@dataclass(frozen=True)
class People(Generic[T]):
    """The part of a game that only people need, in plain Python. `defaults` replaces what a game
    leaves out."""

    read: Callable[[Fields, Any], None]  # (fields, s): read a position into a fresh record
    write: Callable[[Any], Position]  # (s): the game's own fields of a position
    scores: Callable[[Any], list[dict[str, int]]]  # (s): a breakdown for each seat
    why_not: Callable[[T, list[str]], Reason] | None = None  # (table, words of an illegal action)
    fault: Callable[[Any], Reason] | None = None  # (s): why chance refused the script
    draw: Callable[..., Drawing] | None = None  # (table, viewing seat, lang, tall)
    show: Callable[[T, int | None, str], str] | None = None  # (table, seat, lang): text picture
    explain: Callable[[T, str, str], str] | None = None  # (table, legal action, lang): in words
    question: Callable[[T, str], str] | None = None  # (table, lang): the present decision
    details: Callable[[T, Event, list[int], str], Args] | None = None  # for log lines
    view: Callable[[Position, int | None], Position] | None = None  # remove more hidden fields
    # (table, action, lang, message of the found cause or ""): why it is good, or ""
    merit: Callable[[T, str, str, str], str] | None = None
    note: Callable[[T, str], str | None] | None = None  # such as a house rule
    unview: Callable[[Position, int], Position] | None = None  # (view, seed)
    pad: Callable[[int], list[PadRow]] | None = None  # (players): the score pad
    # for the frame around the board
    panel: Callable[[T, int, int | None, str, bool], Drawing] | None = None  # see `Table.panel`
    steps: Callable[[T, str], Steps] | None = None  # (table, lang): steps of the turn
    label: Callable[[T, str, str], str] | None = None  # a legal action in a word or two
    aside: Callable[[T, str], str] | None = None  # a line under the question
    twins: Callable[[T], Collection[str]] | None = None  # equal an earlier action but for a name
    # for the printed game beside the screen
    ask: Callable[[T, int, str], Ask] | None = None  # (table, fault of chance, lang)
    places: Callable[[T, str], list[Places]] | None = None  # (fresh table, lang): to lay out
    lay: Callable[[Position, Mapping[str, Sequence[int]]], Position] | None = None
