"""For comparing games (section 6): the rulebook itself has no points."""

from __future__ import annotations

from typing import Any

from cheesemoon.core import Ints, PadRow, rule

from .board import collected
from .content import ARCH_HEALTH
from .state import LOST_CHEESE, NONE, Hunt

RESULT_POINTS = 20


@rule
def has_won(s: Hunt) -> bool:
    """RC-1."""
    return NONE < s.result < LOST_CHEESE


@rule
def result_points(s: Hunt) -> int:
    """20 for a win, -20 for a loss."""
    if s.result == NONE:
        return 0
    return RESULT_POINTS if has_won(s) else -RESULT_POINTS


@rule
def points(s: Hunt) -> int:
    """The sum of the breakdown."""
    wounds = ARCH_HEALTH[s.arch] - s.arch_health
    return result_points(s) + collected(s) - s.progress + s.health + wounds


@rule
def totals(s: Hunt, out: Ints) -> None:
    """The points of the only seat."""
    out[0] = points(s)


@rule
def winners(s: Hunt) -> int:
    """Bit 0 after a win."""
    return 1 if has_won(s) else 0


def scores(s: Any) -> list[dict[str, int]]:
    """The breakdown."""
    won = NONE < s.result < LOST_CHEESE
    parts = {
        "result": 0 if s.result == NONE else RESULT_POINTS if won else -RESULT_POINTS,
        "cheese": int(s.gained) + int(s.board.sum()),
        "eaten": -int(s.progress),
        "health": int(s.health),
        "arch": int(ARCH_HEALTH[s.arch] - s.arch_health),
    }
    return [{**parts, "total": sum(parts.values())}]


def pad(players: int) -> list[PadRow]:
    """What a game is compared by (section 6)."""
    return [
        PadRow("result", choices=(("won", RESULT_POINTS), ("lost", -RESULT_POINTS))),
        PadRow("cheese"),
        PadRow("eaten", each=-1),
        PadRow("health"),
        PadRow("arch"),
    ]
