"""The reader of positions. An impossible value is refused with its field."""

from cheesemoon.core import Fields

from .. import state as st
from . import board, now, seats, write

MOST_ROUNDS = 9999


def read(f: Fields, s: st.Junkyard) -> None:
    """Read a position into a fresh record. Refuse an impossible value with its field."""
    _read_course(f, s)
    board.read_board(f, s)
    for seat, part in enumerate(f.parts("seats", 1, 5)):
        seats.read_seat(part, s, seat)
    if s.players == 1:
        seats.read_robot(f.part("robot", {}), s)
    board.read_stands(f, s)
    board.read_library(f, s)
    board.check_tracks(f, s)
    board.fill_dump(f, s)
    board.check_end(f, s)
    now.read_now(f.part("now", {}), f, s)
    now.check_supers(f, s)
    now.check_phase(f, s)
    _check_result(f, s)


def _read_course(f: Fields, s: st.Junkyard) -> None:
    """Read round, turn, phase and end."""
    s.round_no = f.whole("round", 1, MOST_ROUNDS, 1)
    s.phase = st.PHASES.index(f.word("phase", st.PHASES, "run"))
    s.ending = st.ENDS.index(f.word("end", st.ENDS, "none"))
    s.turn = f.turn(s.phase == st.OVER, int(s.players))


def _check_result(f: Fields, s: st.Junkyard) -> None:
    """Check a given result, which must equal the computed one."""
    if not f.has("result"):
        return
    if s.phase != st.OVER:
        raise f.bad("result", "position-result-early")
    if f.given("result") != write.result(s):
        raise f.bad("result", "position-result")
