"""The reader of positions. An impossible value is refused with its field."""

from collections.abc import Callable, Sequence

from cheesemoon.core import Fields

from .. import board, content as c, flight, mine, purchase, state as st
from . import tokens


def read(f: Fields, s: st.Guardians) -> None:
    """Read a position into a fresh record. Refuse an impossible value with its field."""
    _read_course(f, s)
    seats = f.parts("seats", 2, c.SEATS)
    for seat, part in enumerate(seats):
        _read_seat(part, s, seat)
    tokens.read_tokens(f, seats, s)
    _put_objects(f, seats, s)
    _check_course(f, s)
    _CHECKS[s.phase](f, s)
    if s.phase not in (st.PLACING, st.LAYING, st.OVER) and s.invaders == 0:
        raise f.bad("invaders", "position-no-invader")


def _read_course(f: Fields, s: st.Guardians) -> None:
    """Read phase, turn, and the fields of the turn."""
    s.phase = st.PHASES.index(f.word("phase", st.PHASES, "place"))
    s.turn = f.turn(s.phase == st.OVER, int(s.players))
    s.turns = f.whole("turns", 0, c.TURN_LIMIT, 0)
    s.misses = f.whole("misses", 0, c.SEATS, 0)
    s.hit = f.flag("hit", False)
    s.returned = f.flag("returned", False)
    s.heading = _number(f, "heading", c.DIRECTIONS)
    s.paying = _number(f, "paying", c.THINGS)
    s.end = _number(f, "end", st.ENDS)


def _read_seat(f: Fields, s: st.Guardians, seat: int) -> None:
    """Read everything of a seat except its place on the board."""
    s.at[seat] = _read_cell(f, "at")
    s.out[seat] = f.flag("out", False)
    s.level[seat] = f.whole("level", 1, st.BEST_LEVEL, 1)
    s.rocket[seat] = st.ROCKETS.index(f.word("rocket", st.ROCKETS, st.ROCKETS[0]))
    s.battery[seat] = st.BATTERIES.index(f.word("battery", st.BATTERIES, st.BATTERIES[0]))
    s.tokens[seat] = tokens.read_counts(f, "tokens")
    f.finish()
    if s.out[seat] and s.at[seat] >= 0:
        raise f.bad("at", "position-out-at")
    if not s.advanced and s.level[seat] > 1:
        raise f.bad("level", "position-basic")
    if not s.advanced and s.battery[seat]:
        raise f.bad("battery", "position-basic")


def _read_cell(f: Fields, name: str) -> int:
    if f.null(name):
        return -1
    word = f.word(name, c.CELLS, None)
    return -1 if word is None else c.CELLS.index(word)


def _number(f: Fields, name: str, names: Sequence[str]) -> int:
    """Read a name as its number from 1, or 0 for null."""
    if f.null(name):
        return 0
    word = f.word(name, names, None)
    return 0 if word is None else names.index(word) + 1


def _put_objects(f: Fields, seats: list[Fields], s: st.Guardians) -> None:
    """Put the mine and the fighters, each on a cell of its own (SG-1)."""
    s.mine = _read_cell(f, "mine")
    if s.mine >= 0:
        if s.cells[s.mine] != st.EMPTY:
            raise f.bad("mine", "position-two-objects", cell=c.CELLS[s.mine])
        s.cells[s.mine] = st.MINE
    for seat, part in enumerate(seats):
        cell = int(s.at[seat])
        if cell >= 0:
            if s.cells[cell] != st.EMPTY:
                raise part.bad("at", "position-two-objects", cell=c.CELLS[cell])
            board.put_fighter(s, seat, cell)


# --- does it fit together? ------------------------------------------------------------------------


def _check_course(f: Fields, s: st.Guardians) -> None:
    """Check the fields of the turn against the phase."""
    phase = st.PHASES[s.phase]
    if s.hit and s.phase not in (st.SHOOTING, st.RESUMING, st.MINING, st.REENTERING):
        raise f.bad("hit", "position-not-in-phase", phase=phase)
    if s.returned and s.phase != st.MOVING:
        raise f.bad("returned", "position-not-in-phase", phase=phase)
    _fits(f, "heading", bool(s.heading), s.phase in (st.SHOOTING, st.RESUMING), phase)
    _fits(f, "paying", bool(s.paying), s.phase == st.PAYING, phase)
    _fits(f, "end", s.end != st.RUNNING, s.phase == st.OVER, phase)
    if s.phase == st.OVER:
        return
    if s.out[s.turn]:
        raise f.bad("turn", "position-turn-out")
    players = int(board.in_game(s))
    if s.misses >= players:
        raise f.bad("misses", "position-misses", players=players)
    if s.turns >= c.TURN_LIMIT:
        raise f.bad("turns", "position-turns", limit=c.TURN_LIMIT)
    if s.mine >= 0 and s.phase in (st.PLACING, st.LAYING, st.REENTERING):
        raise f.bad("mine", "position-mine-early", phase=phase)


def _fits(f: Fields, name: str, given: bool, needed: bool, phase: str) -> None:
    if given and not needed:
        raise f.bad(name, "position-must-be-null", phase=phase)
    if needed and not given:
        raise f.bad(name, "position-must-be-given", phase=phase)


def _check_place(f: Fields, s: st.Guardians) -> None:
    for seat in range(s.players):
        if s.out[seat]:  # SG-46, SG-47: only in play
            raise f.bad(f"seats[{seat}].out", "position-not-in-phase", phase=st.PHASES[s.phase])
        if (s.at[seat] >= 0) != (seat < s.turn):
            raise f.bad(f"seats[{seat}].at", "position-place", before=int(s.turn))
    room = int((s.cells[c.LOWEST :] == st.EMPTY).sum())
    if room < s.players - s.turn:
        raise f.bad("invaders", "position-no-room")
    _needs_mine_cell(f, s)


def _check_lay(f: Fields, s: st.Guardians) -> None:
    if s.turn != s.players - 1:
        raise f.bad("turn", "position-lay-turn", last=int(s.players) - 1)
    for seat in range(s.players):
        if s.at[seat] < 0:
            raise f.bad(f"seats[{seat}].at", "position-lay")
    _needs_mine_cell(f, s)


def _needs_mine_cell(f: Fields, s: st.Guardians) -> None:
    if (s.cells[c.MINE_CELLS] != st.EMPTY).all():
        raise f.bad("invaders", "position-no-mine-cell")


def _check_return(f: Fields, s: st.Guardians) -> None:
    _needs_no_fighter(f, s)
    _needs_points(f, s, purchase.THE_RETURN)
    _needs_room(f, s)


def _check_pay(f: Fields, s: st.Guardians) -> None:
    thing = int(s.paying) - 1
    if thing == purchase.THE_RETURN:
        _needs_no_fighter(f, s)
        _needs_room(f, s)
    else:
        _needs_fighter(f, s)
        if not purchase.is_on_offer(s, thing):
            raise f.bad("paying", "position-not-on-offer")
    _needs_points(f, s, thing)


def _check_enter(f: Fields, s: st.Guardians) -> None:
    _needs_no_fighter(f, s)
    _needs_room(f, s)


def _check_resume(f: Fields, s: st.Guardians) -> None:
    _needs_fighter(f, s)
    if not flight.can_fly_on(s):
        raise f.bad("heading", "position-cannot-fly-on")


def _check_mine(f: Fields, s: st.Guardians) -> None:
    if not mine.may_push(s):
        raise f.bad("mine", "position-no-push")


def _check_reenter(f: Fields, s: st.Guardians) -> None:
    if not mine.can_reenter(s):
        raise f.bad("phase", "position-no-reentry")


def _check_over(f: Fields, s: st.Guardians) -> None:
    """Accept any board: a game can end in any state."""


def _needs_fighter(f: Fields, s: st.Guardians) -> None:
    if s.at[s.turn] < 0:
        raise f.bad(f"seats[{int(s.turn)}].at", "position-fighter", phase=st.PHASES[s.phase])


def _needs_no_fighter(f: Fields, s: st.Guardians) -> None:
    if s.at[s.turn] >= 0:
        raise f.bad(f"seats[{int(s.turn)}].at", "position-no-fighter", phase=st.PHASES[s.phase])


def _needs_points(f: Fields, s: st.Guardians, thing: int) -> None:
    has, price = int(board.points(s, int(s.turn))), int(c.PRICES[thing])
    if has < price:
        raise f.bad(f"seats[{int(s.turn)}].tokens", "position-points", points=has, price=price)


def _needs_room(f: Fields, s: st.Guardians) -> None:
    if not board.lowest_row_has_room(s):
        raise f.bad("phase", "position-no-empty-cell")


_CHECKS: dict[int, Callable[[Fields, st.Guardians], None]] = {
    st.PLACING: _check_place,
    st.LAYING: _check_lay,
    st.RETURNING: _check_return,
    st.PAYING: _check_pay,
    st.ENTERING: _check_enter,
    st.MOVING: _needs_fighter,
    st.SHOOTING: _needs_fighter,
    st.RESUMING: _check_resume,
    st.MINING: _check_mine,
    st.REENTERING: _check_reenter,
    st.OVER: _check_over,
}
