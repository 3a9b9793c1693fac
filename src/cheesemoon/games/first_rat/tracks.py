"""Markers and score tracks (FR-52 to FR-55), and the events that bring the end (FR-62, FR-63)."""

from cheesemoon.core import rule, tell

from . import content as c, edition, state as st


@rule
def value(s: st.Junkyard, track: int, space: int) -> int:
    """FR-8: what a space of a track, counted from 0, is worth: as printed or as its tile says."""
    return c.VALUES[s.score_tile[track], track, space]


@rule
def next_space(s: st.Junkyard, track: int) -> int:
    """FR-52: the first free uncovered space of 1 to 4, counted from 0; else the last one."""
    for space in range(c.LAST_SPACE):
        if c.COVERED[s.players, space] == 0 and s.holder[track, space] == 0:  # FR-6
            return space
    return c.LAST_SPACE


@rule
def occupy(s: st.Junkyard, side: int, track: int) -> int:
    """FR-52: a piece of this side goes on the next space, which is returned."""
    space = next_space(s, track)
    if space == c.LAST_SPACE:
        s.seats[side].last[track] += 1
    else:
        s.holder[track, space] = side + 1
    s.seats[side].markers[track] += 1
    return space


@rule
def may_place(s: st.Junkyard, side: int) -> bool:
    """FR-53, FR-54: 8 markers, two spare ones by the edition, never more than 10."""
    placed = s.seats[side].placed
    if placed < c.MARKERS:
        return True
    if edition.SPARE_LAST_ROUND[s.edition] and s.ending != st.THIS_ROUND:  # FR-64
        return False
    return placed < c.MOST_MARKERS


@rule
def put_marker(s: st.Junkyard, side: int, track: int) -> int:
    """One marker on a track; the eighth brings one more round (FR-63)."""
    space = occupy(s, side, track)
    s.seats[side].placed += 1
    return space


@rule
def notice_eighth(s: st.Junkyard, side: int) -> None:
    """FR-63: with a side's eighth marker the next round is the last."""
    if s.seats[side].placed >= c.MARKERS and s.ending == st.NOT_YET:
        s.ending = st.NEXT_ROUND
        tell(s, st.ENDS_NEXT, 0, 0, 0, 0, 0)


@rule
def score_marker(s: st.Junkyard, seat: int, track: int) -> None:
    """FR-55: an event puts a marker on its track; without one it scores nothing, ever."""
    if may_place(s, seat):
        space = put_marker(s, seat, track)
        tell(s, st.SCORED, seat, track, space + 1, value(s, track, space), 0)
        notice_eighth(s, seat)
    else:
        tell(s, st.NOT_SCORED, seat, track, 0, 0, 0)


@rule
def join_crew(s: st.Junkyard, side: int, rat: int) -> int:
    """FR-24: a rat at the pad goes to the rattonaut track at once; its space is returned."""
    space = occupy(s, side, c.RATTONAUTS)
    s.seats[side].rats[rat] = st.CREW + space
    return space


@rule
def notice_fourth(s: st.Junkyard, side: int) -> None:
    """FR-62: with a side's fourth rattonaut this round is the last."""
    if s.seats[side].markers[c.RATTONAUTS] == c.RATS and s.ending != st.THIS_ROUND:
        s.ending = st.THIS_ROUND
        tell(s, st.ENDS_THIS, 0, 0, 0, 0, 0)
