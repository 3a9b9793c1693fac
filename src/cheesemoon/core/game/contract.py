"""What a game offers: the kinds of things that it is made of. Knows no game and no table.

`T` is the table that a game's words and pictures are about.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from ..formats.strict_reader import Fields
from ..rules.events import Event
from ..rules.record import Floats, Ints

T = TypeVar("T")

Choice = str | bool
"""What can be chosen for an option."""

Position = dict[str, Any]
"""A table as a JSON object, or a part of one."""

Args = dict[str, Any]
"""Arguments of a message by their names."""


@dataclass(frozen=True)
class Option:
    """An option of a game: what can be chosen, and what is chosen when nobody says."""

    choices: tuple[Choice, ...]
    default: Choice


class Reason(NamedTuple):
    """Why an action is not legal: a message with its arguments, and the rule that says so."""

    message: str
    rule: str
    args: Args = {}


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


class Face(NamedTuple):
    """One thing that chance can give: the face of a die, a card, a token."""

    number: int  # in the words of a script
    name: str
    picture: str  # SVG around 0, 0, some 100 wide; it may use the symbols of the board


class Ask(NamedTuple):
    """What people who roll and draw themselves are asked."""

    question: str
    faces: tuple[Face, ...]


class Places(NamedTuple):
    """Places of one sort that are filled before the first turn, by chance or by people."""

    key: str
    heading: str
    names: tuple[str, ...]  # of each place
    faces: tuple[Face, ...]  # what can lie there
    stock: tuple[int, ...]  # how often the box has each of them
    lies: tuple[int, ...]  # the number of what lies on each place now
    free: bool = False  # the rules let people choose, even where the machine draws


@dataclass(frozen=True)
class Rules:
    """The compiled part of a game. A record that comes to `setup` is zero everywhere."""

    setup: Callable[[Any, int, Ints, int], None]  # (s, players, choices, seed)
    legal: Callable[[Any, Ints], int]  # (s, out): the legal actions in order; how many
    apply: Callable[[Any, int], None]  # (s, action): a legal one
    totals: Callable[[Any, Ints], None]  # (s, out): total of each seat, as if the game ended now
    winners: Callable[[Any], int]  # (s): a bit for each winner
    redraw: Callable[[Any, int], None]  # (s, seed): hidden order and future chance anew
    # what a game may know about playing well; all look only at what the seat to act may see
    weigh: Callable[[Any, Ints, int, Floats], None] | None = None  # (s, actions, count, weights)
    value: Callable[[Any, int], float] | None = None  # (s, seat): points to expect, for short looks
    clock: Callable[[Any], int] | None = None  # (s): turns so far, for short looks
    observe: Callable[[Any, int, Any], None] | None = None  # (s, seat, zeros out): what it may know
    # (s, acted, before, seat, out): the same with less work. `out` is what the seat `before` saw;
    # since then only the seats of the bits `acted` have acted
    observe_after: Callable[[Any, int, int, int, Any], None] | None = None


@dataclass(frozen=True)
class People(Generic[T]):
    """The part of a game that only people need; plain Python. What may be left out is made of the
    game's words, see `plain`."""

    read: Callable[[Fields, Any], None]  # a position into a fresh record
    write: Callable[[Any], Position]  # a record to the rest of a position
    scores: Callable[[Any], list[dict[str, int]]]  # a breakdown for each seat
    why_not: Callable[[T, list[str]], Reason] | None = None  # (table, words of an illegal action)
    fault: Callable[[Any], Reason] | None = None  # why chance refused the script
    draw: Callable[..., Any] | None = None  # (table, who looks, lang, tall): a `svg.Drawing`
    show: Callable[[T, int | None, str], str] | None = None  # the same in text, for a terminal
    explain: Callable[[T, str, str], str] | None = None  # (table, legal action, lang): in words
    question: Callable[[T, str], str] | None = None  # (table, lang): what is to be decided now
    details: Callable[[T, Event, list[int], str], Args] | None = None  # for log lines
    view: Callable[[Position, int | None], Position] | None = None  # leave out more
    note: Callable[[T, str], str | None] | None = None  # such as a house rule
    unview: Callable[[Position, int], Position] | None = None  # (view, seed)
    pad: Callable[[int], list[PadRow]] | None = None  # (players): the score pad
    # for the frame around the board
    panel: Callable[[T, int, int | None, str, bool], Any] | None = None  # see `Table.panel`
    steps: Callable[[T, str], Steps] | None = None  # (table, lang): where in the turn we are
    label: Callable[[T, str, str], str] | None = None  # a legal action in a word or two
    aside: Callable[[T, str], str] | None = None  # a line under the question
    # for the printed game beside the screen
    ask: Callable[[T, int, str], Ask] | None = None  # (table, what chance refuses, lang)
    places: Callable[[T, str], list[Places]] | None = None  # (fresh table, lang): to be laid out
    lay: Callable[[Position, Mapping[str, Sequence[int]]], Position] | None = None  # as chosen
