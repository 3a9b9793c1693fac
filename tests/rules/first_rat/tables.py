"""Tables and seats for the tests of First Rat's rules."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

import cheesemoon as cm

GAME = cm.game("first-rat")
DATA = Path(__file__).parent.parent.parent / "data"
N = "nursery"
DECK = ["A01", "A02", "A03", "A04", "A05", "B01", "B02", "B03", "B04", "B05", "C01"]
SEVEN = {"cockpit": [1, 3, 5, 5, 5], "pantry": [1, 3]}
OPTIONS = [
    dict(zip(GAME.options, choice, strict=True))
    for choice in itertools.product(*(o.choices for o in GAME.options.values()))
]
EVERY_TABLE = [
    (seats, options)
    for seats in GAME.seats
    for options in OPTIONS
    if seats == 1 or options["solo"] == "easy"
]


def table(*seats: dict[str, Any], play: str = "", **fields: Any) -> cm.Table:
    """A table with these seats (two empty ones by default), after the actions played."""
    options = {k: fields.pop(k) for k in list(fields) if k in GAME.options}
    found = GAME.load(
        {"game": "first-rat", "options": options, "seats": list(seats) or [{}, {}], **fields}
    )
    for action in filter(None, play.split(", ")):
        found.play(action)
    return found


def seat(found: cm.Table, number: int = 0) -> dict[str, Any]:
    return found.position()["seats"][number]  # type: ignore[no-any-return]


def bad(field: str, position: dict[str, Any] | None = None, **fields: Any) -> None:
    """Such a position is refused, naming the field."""
    whole = {"game": "first-rat", "seats": [{}, {}], **(position or {}), **fields}
    with pytest.raises(cm.BadPosition) as caught:
        GAME.load(whole)
    assert caught.value.field.startswith(field), str(caught.value)
    for lang in ("en", "pl", "de"):
        assert caught.value.text(lang)


def runs(found: cm.Table) -> list[str]:
    return [action for action in found.legal() if action.startswith("run")]
