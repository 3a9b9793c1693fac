"""Tables of Space Guardians as tests stage them, and short ways to ask what became of them."""

from __future__ import annotations

from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon.games.space_guardians import content as c

GAME = cm.game("space-guardians")
FULL = "123451 / 234512 / 345123 / 451534"  # a formation
COUNTS = dict(zip(c.KINDS, c.COUNTS.tolist(), strict=True))


def rows(text: str) -> list[str]:
    """Rows from the top; those not shown are empty."""
    shown = [row.strip() for row in text.split("/")]
    return shown + ["." * c.COLUMNS] * (c.ROWS - len(shown))


def table(invaders: str = FULL, *seats: dict[str, Any], **position: Any) -> cm.Table:
    """Seat 0 to move at a10 and seat 1 at f10, unless said otherwise. No mine."""
    people = [*seats, *({"at": "a10"}, {"at": "f10"})[len(seats) :]]
    if isinstance(position.get("stack"), str):
        position["stack"] = position["stack"].split()
    start = {"game": "space-guardians", "phase": "move", "invaders": rows(invaders)}
    return GAME.load({**start, "seats": people, **position})


def play(t: cm.Table, actions: str) -> cm.Table:
    for action in actions.split(","):
        t.play(action.strip())
    return t


def invaders(t: cm.Table) -> str:
    """The rows from the top, the empty ones at the bottom left out."""
    found = t.position()["invaders"]
    while found and found[-1] == "......":
        found.pop()
    return " / ".join(found)


def seat(t: cm.Table, number: int = 0) -> dict[str, Any]:
    return t.position()["seats"][number]


def tokens(t: cm.Table, number: int = 0) -> dict[str, int]:
    """Without the kinds of which there are none."""
    return {kind: count for kind, count in seat(t, number)["tokens"].items() if count}


def box(t: cm.Table) -> dict[str, int]:
    return {kind: count for kind, count in t.position()["box"].items() if count}


def happened(t: cm.Table) -> list[str]:
    """The names of what the last action did."""
    return [event.name for event in t.events[-1]]


def bad(field: str, *seats: dict[str, Any], **position: Any) -> None:
    """Two objects in a cell must be refused with this field."""
    with pytest.raises(cm.BadPosition, match="two objects") as caught:
        table(FULL, *seats, **position)
    assert caught.value.field == field


def moves(t: cm.Table) -> set[str]:
    return {action.split()[1] for action in t.legal() if action.startswith("move")}


RICH = {"at": "a10", "tokens": {"5": 6}}


def advanced(shown: str = FULL, *seats: dict[str, Any], **position: Any) -> cm.Table:
    return table(shown, *seats, options={"advanced": True}, **position)
