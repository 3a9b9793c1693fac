"""The breakdown: eyes of monsters, halves of ships, and their sum."""

from cheesemoon.core import Ints, PadRow, rule

from . import board, content as c, state as st


@rule
def counts(s: st.Guardians, seat: int) -> bool:
    """SG-50, SG-65, SG-66: players in the game, unless all have lost."""
    return s.out[seat] == 0 and s.end != st.INVASION and s.end != st.NOBODY


@rule
def total(s: st.Guardians, seat: int) -> int:
    """SG-3, SG-65: the points of a player who is compared."""
    if counts(s, seat):
        return board.points(s, seat)
    return 0


@rule
def totals(s: st.Guardians, out: Ints) -> None:
    """The total of each seat."""
    for seat in range(s.players):
        out[seat] = total(s, seat)


@rule
def winners(s: st.Guardians) -> int:
    """SG-65: the highest total wins, tied players share the victory. SG-66: or none wins."""
    best = 0
    for seat in range(s.players):
        best = max(best, total(s, seat))
    won = 0
    for seat in range(s.players):
        if counts(s, seat) and total(s, seat) == best:
            won |= 1 << seat
    return won


def scores(s: st.Guardians) -> list[dict[str, int]]:
    """One object per seat: `monsters`, `ships` and `total`."""
    found = []
    for seat in range(s.players):
        sum_ = int(total(s, seat))
        ships = int(c.VALUES[c.SHIP] * s.tokens[seat, c.SHIP]) if counts(s, seat) else 0
        found.append({"total": sum_, "monsters": sum_ - ships, "ships": ships})
    return found


def pad(players: int) -> list[PadRow]:
    """SG-3: eyes of monsters and halves of ships. SG-50: a player who is out counts nothing."""
    return [
        *(PadRow(f"eyes{eyes}", each=eyes) for eyes in range(1, c.EYES + 1)),
        PadRow("halves", each=int(c.VALUES[c.SHIP])),
        PadRow("out", choices=(("in", 0), ("out", None))),
    ]
