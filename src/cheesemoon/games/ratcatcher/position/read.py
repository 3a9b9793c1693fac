"""The reader of positions, part by part."""

from cheesemoon.core import Fields

from .. import content as c, state as st
from . import city, now, piles, seats, todo


def read(f: Fields, s: st.Hunt) -> None:
    """Read a position into a record that is set up. Refuse an impossible value with its field."""
    fresh = not f.has("city")
    _read_course(f, s, fresh)
    seat = f.parts("seats", 1, 1)[0]
    if not fresh:
        city.read_city(f, s)
    seats.read_seat(f, seat, s)
    seats.read_peculiar(f, seat, s)
    seats.read_arch(f, s)
    city.read_activity(f, s, fresh)
    piles.read_bag(f, s)
    piles.read_cards(f, s, fresh)
    piles.read_peculiar_piles(f, s)
    piles.read_mystery(f, s)
    now.read_decisions(f, s)
    todo.read_todo(f, s)
    piles.check_pieces(f, s)
    now.check_end(f, s)
    now.check_phase(f, s)


def _read_course(f: Fields, s: st.Hunt, fresh: bool) -> None:
    s.phase = st.PHASES.index(f.word("phase", st.PHASES, "setup" if fresh else "actions"))
    s.round_no = f.whole("round", 1, c.ROUNDS, 1)
    s.turn = f.turn(s.phase == st.OVER, 1)
