"""Why an action is good: what the rocket takes, and whose shot the mine lets through or blocks."""

from typing import NamedTuple

from cheesemoon.core import Table

from .. import aim, content as c, shooting, state as st

_DECISIVE = ("plan-won", "spare-ended-invasion", "save-emptied")
_TWICE = 2  # what a rival robs, the rival gains and the player loses


class _Change(NamedTuple):
    """What a push changes for the next shot of a seat."""

    whose: str  # own, rival, or robbed: a rival's shot at the fighter of the seat to act
    seat: int
    here: int  # points of the best such shot, with the mine where it is
    there: int  # ... and one cell to the right

    @property
    def gain(self) -> int:
        """Return what the seat to act gains by a push; negative: by leaving the mine."""
        if self.whose == "own":
            return self.there - self.here
        return (self.here - self.there) * (_TWICE if self.whose == "robbed" else 1)


def merit(table: Table, action: str, lang: str, cause: str = "") -> str:
    """Return what an action brings, in one sentence; "" if the game has none for it, or if the
    found cause, a message, says more. What rocket and mine bring comes before other causes."""
    s = table.state
    verb, *rest = action.split(" ")
    if cause in _DECISIVE:
        return ""
    if verb == "rocket":
        row = int(shooting.row_in_front(s, int(s.at[s.turn])))
        return table.say(lang, "merit-rocket", points=aim.rocket_gain(s.cells.tolist(), row))
    if verb in ("push", "done"):
        return _of_mine(table, verb, lang)
    if verb in ("shoot", "move") and not cause:
        cell = c.CELLS.index(rest[0]) if rest else int(s.at[s.turn])
        return _of_shot(table, aim.aim(s, int(s.turn), cell), lang)
    return ""


def _of_shot(table: Table, aimed: aim.Aim, lang: str) -> str:
    if aimed.empties or not aimed.eyes + aimed.robbed:
        return ""
    if not aimed.robbed:
        return table.say(lang, "merit-shot", points=aimed.eyes)
    victim = table.player(aimed.victim, lang)
    return table.say(lang, "merit-robs", points=aimed.robbed, player=victim)


def _of_mine(table: Table, verb: str, lang: str) -> str:
    sign = 1 if verb == "push" else -1
    best = max(_changes(table.state), key=lambda change: sign * change.gain)
    if sign * best.gain <= 0:
        return ""
    points, other = (best.there, best.here) if sign > 0 else (best.here, best.there)
    if best.whose == "robbed":
        points = max(points, other)
    args = {"player": table.player(best.seat, lang), "points": points, "other": other}
    return table.say(lang, f"merit-{verb}-{best.whose}", **args)


def _changes(s: st.Guardians) -> list[_Change]:
    """Return the changes for the seats on the board, the one to act first."""
    fields = (s.cells, s.at, s.level, s.in_column, s.tokens)
    here = aim.Board(*(field.tolist() for field in fields))
    there = _pushed(here, int(s.mine))
    seats, turn = range(int(s.players)), int(s.turn)
    found = [_Change("own", turn, _most(here, turn), _most(there, turn))]
    for seat in seats:
        if seat == turn or here.at[seat] < 0:
            continue
        found.append(_Change("rival", seat, _most(here, seat), _most(there, seat)))
        robs = [_most(board, seat, turn) for board in (here, there)]
        found.append(_Change("robbed", seat, *robs))
    return found


def _pushed(board: aim.Board, mine: int) -> aim.Board:
    """Return the board with the mine pushed: one cell to the right, into an invader (SG-26), or off
    the board."""
    cells, in_column = [*board.cells], [*board.in_column]
    cells[mine] = st.EMPTY
    if (mine + 1) % c.COLUMNS:
        explodes = cells[mine + 1] != st.EMPTY
        cells[mine + 1] = st.EMPTY if explodes else st.MINE
        in_column[(mine + 1) % c.COLUMNS] -= explodes
    return board._replace(cells=cells, in_column=in_column)


def _most(board: aim.Board, seat: int, victim: int = -1) -> int:
    """Return the most points that a seat can take after one flight, or rob from a victim. A shot
    that loses the game is none."""
    shots = [aim.aim_on(board, seat, cell) for cell in _reached(board.cells, board.at[seat])]
    if victim >= 0:
        return max((shot.robbed for shot in shots if shot.victim == victim), default=0)
    return max((shot.eyes + shot.robbed for shot in shots if not shot.lost), default=0)


def _reached(cells: list[int], begin: int) -> list[int]:
    """Return the cells to which a fighter can fly (SG-12, SG-13), its own first."""
    found = [begin]
    for direction, step in enumerate(c.STEP.tolist()):
        cell = begin
        for _ in range(int(c.REACH[begin, direction])):
            cell += step
            if cells[cell] != st.EMPTY:
                break
            found.append(cell)
    return found
