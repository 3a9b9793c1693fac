"""Rows of the database as Python values. JSON columns are decoded and encoded here only."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypedDict, TypeVar, get_args

import msgspec

from cheesemoon.core.game.contract import Position

Origin = Literal["seed", "chosen", "position", "given", "what-if", "shown"]
"""Where chance comes from: a drawn seed, a chosen seed, a loaded position, a file that brings its
chance, another table, or a seed that was shown at the end of a game that went on after an undo."""
Chance = Literal["drawn", "hand"]  # drawn by the machine, or entered from real dice and cards
Late = Literal["bot", "lose"]  # at the end of the time a bot plays on, or the player loses
Ending = Literal["resigned", "agreed", "time", "left"]
"""How people end a game before its rules do."""
LineKind = Literal["", "arrived", "late", "freed", "resigned", "agreed", "time", "left", "rematch"]
"""The kind of a chat line: "" is said by a person, the others are messages `line-<kind>`."""

RESIGNED: Final = "resigned"
AGREED: Final = "agreed"
TIME: Final = "time"
LEFT: Final = "left"
ENDINGS: tuple[Ending, ...] = get_args(Ending)
LATE: tuple[Late, ...] = get_args(Late)

SLOW = 3600  # seconds; with this time for a turn, or more, players need not wait at the table
MADE_IT = -1  # stands among the seats that a browser holds: it made the table


# --- JSON columns ---------------------------------------------------------------------------------


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player asks the others for an undo."""

    seat: int
    version: int  # of the table when the player asked
    ply: int  # the undo goes back to this ply
    agreed: tuple[int, ...]  # seats
    at: float = 0.0  # since when the clock of the player to act pauses; 0: it does not


class Ended(msgspec.Struct, frozen=True):
    """The end of a game by people: how it ended, the seat that ended it, and the winners."""

    how: Ending
    seat: int | None
    winners: tuple[int, ...]


class Offer(msgspec.Struct, frozen=True):
    """A player offers to stop the game without a winner."""

    seat: int
    agreed: tuple[int, ...]  # seats


class Pace(msgspec.Struct, frozen=True):
    """The time of each player, in seconds, and what happens when it is used up."""

    move: int  # for each turn
    bank: int  # for the whole game, used when the turn's time is over
    late: Late

    @property
    def slow(self) -> bool:
        """Return True if players come and go between turns."""
        return self.move >= SLOW


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The bank of each player in seconds, and when the banks were stored."""

    banks: tuple[float, ...]
    since: float  # seconds since 1970
    reminded: bool = False  # the player to act got a reminder for this turn
    returned: bool = False  # the player came back in this turn, after its time was used up


class Series(msgspec.Struct, frozen=True):
    """A series of games of the same players, numbered by their seats at the first table."""

    of: int  # games
    number: int  # of this game, from 1
    players: tuple[int, ...]  # the player on each seat here
    wins: tuple[int, ...]  # of each player, in the games before this one


class Wanted(msgspec.Struct, frozen=True):
    """The other players want a bot to play for an absent player."""

    level: str
    agreed: tuple[int, ...]  # seats


class Plan(msgspec.Struct, frozen=True):
    """A premove: what to play for an absent player."""

    forced: bool  # play what leaves no choice
    action: str = ""  # at the beginning of the next turn
    words: str = ""  # what the action meant when it was chosen
    own: str = ""  # a hash of everything that the player had then


# --- rows -----------------------------------------------------------------------------------------


class TableRow(msgspec.Struct, frozen=True):
    """One row of `tables`, without the position before the first move."""

    id: str
    game: str
    players: int
    salt: str
    origin: Origin
    chance: Chance
    public: bool
    parent: str | None
    parent_ply: int | None
    created: float
    active: float
    over: bool
    patience: int
    asked: Asked | None = None
    next: str | None = None
    ended: Ended | None = None
    offer: Offer | None = None
    pace: Pace | None = None
    clock: Clock | None = None
    due: float | None = None
    series: Series | None = None


class TableChange(TypedDict, total=False):
    """Columns of a table that change."""

    origin: Origin
    active: float
    over: bool
    asked: Asked | None
    next: str | None
    start: Position  # before the first move only
    ended: Ended | None
    offer: Offer | None
    clock: Clock | None
    due: float | None


class Seat(msgspec.Struct):
    """A seat and its player: one row of `seats`, without its table."""

    bot: str = ""  # the level of a bot; "" is a person
    stand_in: str = ""  # the level of a bot that plays while the person is away
    name: str = ""
    face: str = ""  # an icon; "": that of the seat
    open: bool = False  # any browser may take it
    wanted: Wanted | None = None
    renewed: int = 0  # how often its link was renewed; below 0: see `reservations.chair_mark`
    left: Ending | Literal[""] = ""  # how the player gave up the game
    seen: float = 0.0  # when the player was last here, see `schema`
    plan: Plan | None = None
    link: int | None = None  # the seat that its link was made for; None: this one

    @property
    def plays(self) -> str:
        """Return the level of the bot that acts here now; "" is a person."""
        return self.bot or self.stand_in


class SeatChange(TypedDict, total=False):
    """Columns of a seat that change."""

    stand_in: str
    name: str
    face: str
    open: bool
    wanted: Wanted | None
    renewed: int
    left: Ending | Literal[""]
    seen: float
    plan: Plan | None
    link: int | None


class ChatLine(msgspec.Struct, frozen=True):
    """One row of `chat`."""

    table_id: str
    n: int
    seat: int | None
    name: str
    text: str  # "" if the line has a kind
    at: float
    kind: LineKind
    sender: str  # tells spectators apart; "" for a seat
    values: dict[str, str] = {}  # of the message `line-<kind>`


class Move(NamedTuple):
    """One row of `moves`."""

    table_id: str
    version: int
    ply: int
    seat: int
    action: str | None
    told: str  # the events of the action, JSON
    record: bytes
    at: float


class StoredTable(NamedTuple):
    """A table as it is stored, without its moves."""

    info: TableRow
    start: Position
    seats: list[Seat]


# --- decoding and encoding ------------------------------------------------------------------------

S = TypeVar("S", bound=msgspec.Struct)

_COLUMNS: Mapping[str, msgspec.json.Decoder[msgspec.Struct]] = {
    name: msgspec.json.Decoder(kind)
    for name, kind in (
        ("asked", Asked),
        ("ended", Ended),
        ("offer", Offer),
        ("pace", Pace),
        ("clock", Clock),
        ("series", Series),
        ("wanted", Wanted),
        ("plan", Plan),
    )
}


def decode(kind: type[S], row: Mapping[str, object]) -> S:
    """Return a row of the database as a struct; its columns have the names of the fields."""
    values = {name: row[name] for name in kind.__struct_fields__}
    for name in _COLUMNS.keys() & values.keys():
        text = values[name]
        values[name] = _COLUMNS[name].decode(str(text)) if text else None
    return kind(**values)


def decode_clock(text: str | None) -> Clock | None:
    """Return the value of a `clock` column."""
    return msgspec.json.decode(text, type=Clock) if text else None


def decode_pace(text: str | None) -> Pace | None:
    """Return the value of a `pace` column."""
    return msgspec.json.decode(text, type=Pace) if text else None


def decode_line(row: Mapping[str, object]) -> ChatLine:
    """Return a line of the chat. A message of the server stores its values as JSON."""
    values = json.loads(str(row["text"])) if row["kind"] else {}
    text = "" if row["kind"] else row["text"]
    return decode(ChatLine, {**row, "text": text, "values": values})


def encode(values: Mapping[str, object]) -> dict[str, object]:
    """Return columns as the database takes them."""
    return {name: _encode(value) for name, value in values.items()}


def _encode(value: object) -> object:
    if isinstance(value, msgspec.Struct):
        return msgspec.json.encode(value).decode()
    return json.dumps(value) if isinstance(value, dict) else value


# --- results -------------------------------------------------------------------------------------


class Result(msgspec.Struct, frozen=True):
    """The result of one seat: one row of `results`."""

    table_id: str
    seat: int
    game: str
    player: str  # "bot:hard", or a hash that stands for a browser
    name: str
    total: int
    place: int  # from 1; equal places are ties
    rated: bool
    at: float
    proof: str = ""  # "replayed", or why a replay did not give this result; "": not tried


class Filters(msgspec.Struct, frozen=True):
    """Search filters; an empty field matches everything."""

    game: str = ""
    player: str = ""  # a part of a name
    since: float = 0.0
    until: float = 0.0


class Meeting(NamedTuple):
    """A rated game in which two players met: the result of one beside the other's."""

    table_id: str
    at: float
    name: str
    place: int
    total: int
    other_name: str
    other_place: int
    other_total: int
    proof: str  # of the result; see `Result`


class Opponent(NamedTuple):
    """A player whom another player met in rated games."""

    player: str
    name: str
    games: int
    wins: int  # of the other player
    ties: int
