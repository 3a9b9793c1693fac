"""For comparing games with each other: the rulebook itself has no points."""

from typing import Any

from cheesemoon.core import Ints, PadRow, rule
from cheesemoon.core.rules.fast_fields import Numbers

from . import board, content as c, state as st

RESULT_POINTS = 20
_READ = Numbers(
    st.Hunt.dtype, ("result", "gained", "board", "progress", "health", "arch", "arch_health")
)


@rule
def has_won(s: st.Hunt) -> bool:
    """RC-1."""
    return st.NONE < s.result < st.LOST_CHEESE


@rule
def result_points(s: st.Hunt) -> int:
    """20 for a win, -20 for a loss."""
    if s.result == st.NONE:
        return 0
    return RESULT_POINTS if has_won(s) else -RESULT_POINTS


@rule
def points(s: st.Hunt) -> int:
    """The sum of the breakdown."""
    wounds = c.ARCH_HEALTH[s.arch] - s.arch_health
    return result_points(s) + board.collected(s) - s.progress + s.health + wounds


@rule
def totals(s: st.Hunt, out: Ints) -> None:
    """The points of the only seat."""
    out[0] = points(s)


@rule
def winners(s: st.Hunt) -> int:
    """Bit 0 after a win."""
    return 1 if has_won(s) else 0


def scores(s: Any) -> list[dict[str, int]]:
    """The breakdown."""
    now = _READ.read(s.tobytes())
    won = st.NONE < now.result < st.LOST_CHEESE
    parts = {
        "result": 0 if now.result == st.NONE else RESULT_POINTS if won else -RESULT_POINTS,
        "cheese": now.gained + sum(now.board),
        "eaten": -now.progress,
        "health": now.health,
        "arch": int(c.ARCH_HEALTH[now.arch]) - now.arch_health,
    }
    return [{**parts, "total": sum(parts.values())}]


def pad(players: int) -> list[PadRow]:
    """What a game is compared by."""
    return [
        PadRow("result", choices=(("won", RESULT_POINTS), ("lost", -RESULT_POINTS))),
        PadRow("cheese"),
        PadRow("eaten", each=-1),
        PadRow("health"),
        PadRow("arch"),
    ]
