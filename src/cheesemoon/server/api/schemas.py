"""The bodies of requests and responses of the API."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ..storage.schema import PATIENCE
from ..tables.identity import NAME_LENGTH

Choice = str | bool
Name = Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]
Number = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class GameInfo(msgspec.Struct):
    """A game and what can be chosen."""

    name: str
    title: str
    seats: list[int]
    options: dict[str, list[Choice]]
    defaults: dict[str, Choice]
    bots: list[str]


class Clocks(msgspec.Struct, forbid_unknown_fields=True):
    """Clocks: seconds for each turn, seconds in the bank, and what happens when both are used up.

    With `bot` a bot plays until the player comes back; with `lose` the player loses.
    """

    move: Annotated[int, msgspec.Meta(ge=5, le=2_592_000)]
    bank: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    late: Literal["bot", "lose"] = "bot"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table that is wanted. `bots` names the level of a bot for each seat, null for a player."""

    game: str
    seats: Annotated[int, msgspec.Meta(ge=-999, le=9_999)] | None = None  # the game says which
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)] | None = None
    options: dict[str, Choice] = {}
    bots: Annotated[list[str | None], msgspec.Meta(max_length=20)] = []
    names: Annotated[list[Name], msgspec.Meta(max_length=20)] = []
    public: bool = False
    patience: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = PATIENCE  # seconds, see docs/api.md
    pace: Clocks | None = None  # None: unlimited time


class MadeTable(msgspec.Struct):
    """A table that was made, with the token of each seat (null: a bot)."""

    table: str
    tokens: list[str | None]
    version: int
    seed_hash: str


class TableState(msgspec.Struct):
    """A table as the token's seat sees it; without a token, as a spectator does."""

    table: str
    game: str
    version: int
    seat: int | None
    turn: int | None
    over: bool
    legal: list[str]
    question: str
    view: dict[str, Any]
    scores: list[dict[str, int]]
    winners: list[int]
    actions: list[str]
    names: list[str]
    seed_hash: str
    chance_known: bool  # the maker of the table can know what chance will give


class Action(msgspec.Struct, forbid_unknown_fields=True):
    """An action in notation, and the version of the table that it was chosen on."""

    action: Annotated[str, msgspec.Meta(max_length=200)]
    version: Version
    numbers: Annotated[list[Number], msgspec.Meta(max_length=200)] | None = None


class Played(msgspec.Struct):
    """The answer to a stored action. `legal` is empty when another seat is to act."""

    version: int
    turn: int | None
    over: bool
    legal: list[str]


class Explained(msgspec.Struct):
    """A legal action and what it means."""

    action: str
    words: str
