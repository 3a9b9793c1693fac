"""Who sits at a table, and what they ask of one another."""

from __future__ import annotations

import json
import unicodedata
from typing import NamedTuple

from ..storage.schema import SeatInfo

_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")  # kinds of characters that show nothing
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters, they say, but nothing is to be seen


class Wanted(NamedTuple):
    """The others want a bot to play for somebody who is away."""

    level: str
    agreed: tuple[int, ...]

    def text(self) -> str:
        """How it is kept."""
        return json.dumps(self._asdict())


class Seat:
    """Who sits here."""

    __slots__ = (
        *("bot", "face", "left", "name", "open", "plan", "renewed", "seen", "stand_in", "wanted"),
    )

    def __init__(
        self,
        bot: str = "",
        stand_in: str = "",
        name: str = "",
        face: str = "",
        is_open: bool = False,
    ) -> None:
        self.bot, self.stand_in, self.name, self.face = bot, stand_in, name, face
        self.open = is_open  # anybody may take it
        self.wanted: Wanted | None = None
        self.renewed = 0  # how often its link was; below 0: see `reserved.chair_mark`
        self.left = ""  # how somebody gave up the game
        self.seen = 0.0  # when somebody was last here, see `schema`
        self.plan: str | None = None  # what to do if nothing changes

    @classmethod
    def kept(cls, row: SeatInfo) -> Seat:
        """A seat as it is kept."""
        seat = cls(row["bot"], row["stand_in"], row["name"], row["face"], row["open"])
        seat.renewed, seat.left, seat.seen = row["renewed"], row["left"], row["seen"]
        seat.plan = row["plan"]
        if row["wanted"]:
            found = json.loads(row["wanted"])
            seat.wanted = Wanted(found["level"], tuple(found["agreed"]))
        return seat

    def row(self, number: int) -> SeatInfo:
        """A new seat, to be kept."""
        return {
            "seat": number,
            "bot": self.bot,
            "stand_in": self.stand_in,
            "name": self.name,
            "wanted": None,
            "renewed": self.renewed,
            "face": self.face,
            "left": self.left,
            "seen": self.seen,
            "open": self.open,
            "plan": None,
        }

    @property
    def plays(self) -> str:
        """The level of the bot that acts here now; "" is a person."""
        return self.bot or self.stand_in


class Ply(NamedTuple):
    """One action that stands."""

    seat: int
    action: str
    record: bytes
    at: float
    version: int


class Asked(NamedTuple):
    """Somebody wants to take back more than they may alone."""

    seat: int
    version: int
    ply: int
    agreed: tuple[int, ...]


def visible(text: str) -> str:
    """Words without what cannot be seen: a name of nothing, or one that only looks like another."""
    plain = unicodedata.normalize("NFC", text)
    kept = (c for c in plain if unicodedata.category(c) not in _UNSEEN and c not in _BLANK)
    return " ".join("".join(kept).split())
