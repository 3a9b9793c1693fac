"""Points (FR-66), the winners (FR-67, FR-89) and the challenges of the solo game (FR-91, FR-92)."""

from __future__ import annotations

from typing import Any

from cheesemoon.core import Ints, PadRow, rule

from .content import (
    CAP_BASE,
    CAP_EACH,
    CAP_THINGS,
    CAP_TRACK,
    GOODS,
    LAST_SPACE,
    LEFTOVERS,
    MARKER_TRACKS,
    MIROSLAW,
    MOULDY_POINTS,
    NUT_POINTS,
    PIPES,
    RATS,
    RATTONAUTS,
    ROBOT,
    ROCKET,
    TRACKS,
    USUAL,
)
from .edition import CHALLENGE_POINTS, CHALLENGE_TRACK
from .lists import length
from .state import CREW, Junkyard
from .tracks import value


@rule
def track_points(s: Junkyard, side: int, track: int) -> int:
    """FR-66: the values under one's markers."""
    points = s.seats[side].last[track] * value(s, track, LAST_SPACE)
    for space in range(LAST_SPACE):
        if s.holder[track, space] == side + 1:
            points += value(s, track, space)
    return points


@rule
def rattonaut_points(s: Junkyard, side: int) -> int:
    """FR-66: the values under one's rattonauts. FR-71: Miroslaw's counts double."""
    points = track_points(s, side, RATTONAUTS)
    rat = s.seats[side].supers[MIROSLAW - USUAL] - 1
    if rat >= 0 and s.seats[side].rats[rat] >= CREW:
        points += value(s, RATTONAUTS, s.seats[side].rats[rat] - CREW)
    return points


@rule
def things_owned(s: Junkyard, side: int) -> int:
    """2.10: caps, backpacks, comics and drinks, full or empty."""
    me = s.seats[side]
    return length(me.caps) + length(me.packs) + length(me.comics) + me.drinks + me.empties


@rule
def cap_value(s: Junkyard, side: int, cap: int) -> int:
    """2.10: the points of one cap, never below 0."""
    count = 0
    for track in range(len(TRACKS)):
        count += CAP_TRACK[cap, track] * s.seats[side].markers[track]
    if CAP_THINGS[cap]:
        count += things_owned(s, side)
    return max(0, CAP_BASE[cap] + CAP_EACH[cap] * count)


@rule
def cap_points(s: Junkyard, side: int) -> int:
    """FR-66: all own caps."""
    points = 0
    for i in range(length(s.seats[side].caps)):
        points += cap_value(s, side, s.seats[side].caps[i] - 1)
    return points


@rule
def leftovers(s: Junkyard, side: int) -> int:
    """FR-66: 1 for every 4 pieces of cheese and materials together, rounded down."""
    pieces = 0
    for item in range(len(GOODS)):
        pieces += s.seats[side].goods[item]
    return pieces // LEFTOVERS


@rule
def total(s: Junkyard, side: int) -> int:
    """FR-66: everything together. FR-89: the robot owns nothing but its tracks."""
    points = rattonaut_points(s, side) + cap_points(s, side) + leftovers(s, side)
    for track in range(len(MARKER_TRACKS)):
        points += track_points(s, side, track)
    return points + NUT_POINTS * s.seats[side].nuts + MOULDY_POINTS * s.seats[side].mouldy


@rule
def totals(s: Junkyard, out: Ints) -> None:
    """The total of each seat."""
    for seat in range(s.players):
        out[seat] = total(s, seat)


@rule
def rank_of(s: Junkyard, seat: int) -> int:
    """FR-67: most points; among equals most rattonauts."""
    return total(s, seat) * (RATS + 1) + s.seats[seat].markers[RATTONAUTS]


@rule
def winners(s: Junkyard) -> int:
    """FR-67: still equal players share the victory. FR-89: more points than the robot."""
    if s.players == 1:
        return 1 if total(s, 0) > total(s, ROBOT) else 0
    won = 0
    best = rank_of(s, 0)
    for seat in range(1, s.players):
        best = max(best, rank_of(s, seat))
    for seat in range(s.players):
        if rank_of(s, seat) == best:
            won |= 1 << seat
    return won


@rule
def challenges(s: Junkyard) -> int:
    """FR-91, FR-92: bits of the challenges that a won solo game met, bit 1 for the first."""
    if winners(s) == 0:
        return 0
    me = s.seats[0]
    met = 0
    if me.markers[RATTONAUTS] == 0:
        met |= 1 << 1
    if things_owned(s, 0) == 0:
        met |= 1 << 2
    if me.markers[RATTONAUTS] == RATS:
        met |= 1 << 3
    if me.markers[ROCKET] >= 2:
        met |= 1 << 4
    if length(me.packs) >= 4:
        met |= 1 << 5
    if total(s, 0) >= CHALLENGE_POINTS[s.edition]:
        met |= 1 << 6
    if s.round_no <= 16:
        met |= 1 << 7
    if me.markers[CHALLENGE_TRACK[s.edition]] >= 5:
        met |= 1 << 8
    if used_all_pipes_twice(s):
        met |= 1 << 9
    return met


@rule
def used_all_pipes_twice(s: Junkyard) -> bool:
    """FR-92: challenge 9."""
    for pipe in range(PIPES):
        if s.seats[0].pipes[pipe] < 2:
            return False
    return True


def challenge_list(s: Any) -> list[int]:
    """FR-92: the numbers of the challenges met, ascending."""
    bits = int(challenges(s))
    return [number for number in range(1, 10) if bits >> number & 1]


def scores(s: Any) -> list[dict[str, int]]:
    """The breakdown of each seat; in a solo game the robot's is the second."""
    sides = 2 if s.players == 1 else int(s.players)
    return [breakdown(s, side) for side in range(sides)]


def breakdown(s: Any, side: int) -> dict[str, int]:
    """Section 6 of the rules: the total and its parts."""
    me = s.seats[side]
    return {
        "total": int(total(s, side)),
        **{name: int(track_points(s, side, t)) for t, name in enumerate(MARKER_TRACKS)},
        "rattonauts": int(rattonaut_points(s, side)),
        "caps": int(cap_points(s, side)),
        "nuts": NUT_POINTS * int(me.nuts),
        "mouldy": MOULDY_POINTS * int(me.mouldy),
        "leftovers": int(leftovers(s, side)),
    }


def pad(players: int) -> list[PadRow]:
    """FR-66: what is counted at the end of the printed game."""
    return [
        *(PadRow(track) for track in MARKER_TRACKS),
        PadRow("rattonauts"),
        PadRow("caps"),
        PadRow("nuts", each=NUT_POINTS),
        PadRow("mouldy", each=MOULDY_POINTS),
        PadRow("leftovers", per=LEFTOVERS),
    ]
