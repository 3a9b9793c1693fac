"""Markers and score tracks (FR-52 to FR-55), and the events that bring the end (FR-62, FR-63)."""

from __future__ import annotations

from cheesemoon.core import rule, tell

from .content import (
    COVERED,
    LAST_SPACE,
    MARKERS,
    MOST_MARKERS,
    RATS,
    RATTONAUTS,
    VALUES,
)
from .edition import SPARE_LAST_ROUND
from .state import (
    CREW,
    ENDS_NEXT,
    ENDS_THIS,
    NEXT_ROUND,
    NOT_SCORED,
    NOT_YET,
    SCORED,
    THIS_ROUND,
    Junkyard,
)


@rule
def value(s: Junkyard, track: int, space: int) -> int:
    """FR-8: what a space of a track, counted from 0, is worth: as printed or as its tile says."""
    return VALUES[s.score_tile[track], track, space]


@rule
def next_space(s: Junkyard, track: int) -> int:
    """FR-52: the first free uncovered space of 1 to 4, counted from 0; else the last one."""
    for space in range(LAST_SPACE):
        if COVERED[s.players, space] == 0 and s.holder[track, space] == 0:  # FR-6
            return space
    return LAST_SPACE


@rule
def occupy(s: Junkyard, side: int, track: int) -> int:
    """FR-52: a piece of this side goes on the next space, which is returned."""
    space = next_space(s, track)
    if space == LAST_SPACE:
        s.seats[side].last[track] += 1
    else:
        s.holder[track, space] = side + 1
    s.seats[side].markers[track] += 1
    return space


@rule
def may_place(s: Junkyard, side: int) -> bool:
    """FR-53, FR-54: 8 markers, two spare ones by the edition, never more than 10."""
    placed = s.seats[side].placed
    if placed < MARKERS:
        return True
    if SPARE_LAST_ROUND[s.edition] and s.ending != THIS_ROUND:  # FR-64
        return False
    return placed < MOST_MARKERS


@rule
def put_marker(s: Junkyard, side: int, track: int) -> int:
    """One marker on a track; the eighth brings one more round (FR-63)."""
    space = occupy(s, side, track)
    s.seats[side].placed += 1
    return space


@rule
def notice_eighth(s: Junkyard, side: int) -> None:
    """FR-63: with somebody's eighth marker the next round is the last."""
    if s.seats[side].placed >= MARKERS and s.ending == NOT_YET:
        s.ending = NEXT_ROUND
        tell(s, ENDS_NEXT, 0, 0, 0, 0, 0)


@rule
def score_marker(s: Junkyard, seat: int, track: int) -> None:
    """FR-55: an event puts a marker on its track; without one it scores nothing, ever."""
    if may_place(s, seat):
        space = put_marker(s, seat, track)
        tell(s, SCORED, seat, track, space + 1, value(s, track, space), 0)
        notice_eighth(s, seat)
    else:
        tell(s, NOT_SCORED, seat, track, 0, 0, 0)


@rule
def join_crew(s: Junkyard, side: int, rat: int) -> int:
    """FR-24: a rat at the pad goes to the rattonaut track at once; its space is returned."""
    space = occupy(s, side, RATTONAUTS)
    s.seats[side].rats[rat] = CREW + space
    return space


@rule
def notice_fourth(s: Junkyard, side: int) -> None:
    """FR-62: with somebody's fourth rattonaut this round is the last."""
    if s.seats[side].markers[RATTONAUTS] == RATS and s.ending != THIS_ROUND:
        s.ending = THIS_ROUND
        tell(s, ENDS_THIS, 0, 0, 0, 0, 0)
