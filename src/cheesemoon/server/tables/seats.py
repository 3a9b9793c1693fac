"""Players at a table: their seats, their actions and how names are cleaned."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from cheesemoon.view import avatars

from ..storage.rows import Seat

_INVISIBLE = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")  # categories of characters
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters by category, but they show nothing


class Ply(NamedTuple):
    """One action that was played and not undone."""

    seat: int
    action: str
    record: bytes  # the table after the action
    at: float  # seconds since 1970
    version: int  # of the table after the action


def strip_invisible(text: str) -> str:
    """Return the text without invisible characters, with single spaces between words. An empty
    name, or two names that look the same, cannot pass as different ones."""
    plain = unicodedata.normalize("NFC", text)
    shown = (c for c in plain if unicodedata.category(c) not in _INVISIBLE and c not in _BLANK)
    return " ".join("".join(shown).split())


def shown_face(place: Seat, seat: int) -> str:
    """Return the face that a person has at a seat and takes to another one; "" for a bot, whose
    face is that of its level."""
    return place.face or ("" if place.bot else avatars.face(seat, ""))


__all__ = ["Ply", "Seat", "shown_face", "strip_invisible"]
