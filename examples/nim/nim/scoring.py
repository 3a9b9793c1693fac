"""Who has won."""

from cheesemoon.core import Ints, rule

from . import state as st


@rule
def totals(s: st.Sticks, out: Ints) -> None:
    """NI-4: one point for having won."""
    won = winners(s)
    for seat in range(s.players):
        out[seat] = (won >> seat) & 1


@rule
def winners(s: st.Sticks) -> int:
    """NI-4: who took the last stick; in misère, all others. A bit for each seat."""
    if s.phase != st.OVER:
        return 0
    last = 1 << s.last
    return (1 << s.players) - 1 - last if s.misere else last


def scores(s: st.Sticks) -> list[dict[str, int]]:
    """The same for people."""
    won = int(winners(s))
    return [{"total": won >> seat & 1} for seat in range(s.players)]
