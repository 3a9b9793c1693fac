"""A position as a table. What cannot be is refused with its field."""

from __future__ import annotations

from typing import Any

from cheesemoon.core import Fields

from ..state import (
    ENDS,
    OVER,
    PHASES,
)
from .board import check_end, check_tracks, fill_dump, read_board, read_library, read_stands
from .now import check_phase, check_supers, read_now
from .seats import read_robot, read_seat
from .write import result

MOST_ROUNDS = 9999


def read(f: Fields, s: Any) -> None:
    """A position into a fresh record. What cannot be is refused with its field."""
    _read_course(f, s)
    read_board(f, s)
    for seat, part in enumerate(f.parts("seats", 1, 5)):
        read_seat(part, s, seat)
    if s.players == 1:
        read_robot(f.part("robot", {}), s)
    read_stands(f, s)
    read_library(f, s)
    check_tracks(f, s)
    fill_dump(f, s)
    check_end(f, s)
    read_now(f.part("now", {}), f, s)
    check_supers(f, s)
    check_phase(f, s)
    _check_result(f, s)


def _read_course(f: Fields, s: Any) -> None:
    """Round, turn, phase and end."""
    s.round_no = f.whole("round", 1, MOST_ROUNDS, 1)
    s.phase = PHASES.index(f.word("phase", PHASES, "run"))
    s.ending = ENDS.index(f.word("end", ENDS, "none"))
    s.turn = f.turn(s.phase == OVER, int(s.players))


def _check_result(f: Fields, s: Any) -> None:
    """The result is computed; one that is given must be the same."""
    if not f.has("result"):
        return
    if s.phase != OVER:
        raise f.bad("result", "position-result-early")
    if f.given("result") != result(s):
        raise f.bad("result", "position-result")
