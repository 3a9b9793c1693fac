"""The breakdown: results by round, struck ones 0, and their sum."""

from cheesemoon.core import Ints, PadRow, rule

from . import content as c, state as st


@rule
def total(s: st.Taxi, seat: int) -> int:
    """ST-33, ST-35: the sum of the results that are not struck."""
    points = 0
    for round_ in range(c.ROUNDS[s.players]):
        if s.struck[seat, round_] == 0:
            points += s.results[seat, round_]
    return points


@rule
def best_total(s: st.Taxi) -> int:
    """The highest total at the table."""
    best = 0
    for seat in range(s.players):
        best = max(best, total(s, seat))
    return best


@rule
def totals(s: st.Taxi, out: Ints) -> None:
    """The total of each seat."""
    for seat in range(s.players):
        out[seat] = total(s, seat)


@rule
def winners(s: st.Taxi) -> int:
    """ST-35: the highest total wins; tied players share the victory."""
    won = 0
    best = best_total(s)
    for seat in range(s.players):
        if total(s, seat) == best:
            won |= 1 << seat
    return won


def scores(s: st.Taxi) -> list[dict[str, int]]:
    """One object per seat: `round1`, `round2`, ... and `total`."""
    return [
        {
            **{
                f"round{r + 1}": 0 if s.struck[seat, r] else int(s.results[seat, r])
                for r in range(c.ROUNDS[s.players])
            },
            "total": int(total(s, seat)),
        }
        for seat in range(s.players)
    ]


def results_of(s: st.Taxi, seat: int) -> list[int]:
    """The results of the turns that a seat has played, round 1 first."""
    played = int(s.round_no) if has_played(s, seat) else int(s.round_no) - 1
    return [int(x) for x in s.results[seat, :played]]


def has_played(s: st.Taxi, seat: int) -> bool:
    """Whether a seat has had its turn in this round (ST-4)."""
    if s.phase == st.OVER:
        return True
    return bool((seat - s.first) % s.players < (s.turn - s.first) % s.players)


def pad(players: int) -> list[PadRow]:
    """ST-32, ST-33: the lowest result of a round is struck. ST-35: coins are worth nothing."""
    rounds = [PadRow(f"round{r + 1}", strike=players > 1) for r in range(c.ROUNDS[players])]
    return [*rounds, PadRow("coins", each=0)]
