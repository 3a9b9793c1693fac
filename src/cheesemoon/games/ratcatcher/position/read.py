"""A position into a record, part by part."""

from __future__ import annotations

from typing import Any

from cheesemoon.core import Fields

from ..content import ROUNDS
from ..state import OVER, PHASES
from .city import read_activity, read_city
from .now import check_end, check_phase, read_decisions
from .piles import check_pieces, read_bag, read_cards, read_mystery, read_peculiar_piles
from .seats import read_arch, read_peculiar, read_seat
from .todo import read_todo


def read(f: Fields, s: Any) -> None:
    """A position into a record that is set up. What cannot be is refused with its field."""
    fresh = not f.has("city")
    _read_course(f, s, fresh)
    seat = f.parts("seats", 1, 1)[0]
    if not fresh:
        read_city(f, s)
    read_seat(f, seat, s)
    read_peculiar(f, seat, s)
    read_arch(f, s)
    read_activity(f, s, fresh)
    read_bag(f, s)
    read_cards(f, s, fresh)
    read_peculiar_piles(f, s)
    read_mystery(f, s)
    read_decisions(f, s)
    read_todo(f, s)
    check_pieces(f, s)
    check_end(f, s)
    check_phase(f, s)


def _read_course(f: Fields, s: Any, fresh: bool) -> None:
    s.phase = PHASES.index(f.word("phase", PHASES, "setup" if fresh else "actions"))
    s.round_no = f.whole("round", 1, ROUNDS, 1)
    s.turn = f.turn(s.phase == OVER, 1)
