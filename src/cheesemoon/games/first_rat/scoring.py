"""Points (FR-66), the winners (FR-67, FR-89) and the challenges of the solo game (FR-91, FR-92)."""

from cheesemoon.core import Ints, PadRow, rule

from . import content as c, edition, lists, state as st, tracks


@rule
def track_points(s: st.Junkyard, side: int, track: int) -> int:
    """FR-66: the values under one's markers."""
    if s.seats[side].markers[track] == 0:
        return 0
    points = s.seats[side].last[track] * tracks.value(s, track, c.LAST_SPACE)
    for space in range(c.LAST_SPACE):
        if s.holder[track, space] == side + 1:
            points += tracks.value(s, track, space)
    return points


@rule
def rattonaut_points(s: st.Junkyard, side: int) -> int:
    """FR-66: the values under one's rattonauts. FR-71: Miroslaw's counts double."""
    points = track_points(s, side, c.RATTONAUTS)
    rat = s.seats[side].supers[c.MIROSLAW - c.USUAL] - 1
    if rat >= 0 and s.seats[side].rats[rat] >= st.CREW:
        points += tracks.value(s, c.RATTONAUTS, s.seats[side].rats[rat] - st.CREW)
    return points


@rule
def things_owned(s: st.Junkyard, side: int) -> int:
    """What the cap `collector` counts: caps, backpacks, comics and drinks, full or empty."""
    me = s.seats[side]
    return (
        lists.length(me.caps)
        + lists.length(me.packs)
        + lists.length(me.comics)
        + me.drinks
        + me.empties
    )


@rule
def cap_value(s: st.Junkyard, side: int, cap: int) -> int:
    """FR-66: the points of one cap, never below 0."""
    count = 0
    for track in range(len(c.TRACKS)):
        count += c.CAP_TRACK[cap, track] * s.seats[side].markers[track]
    if c.CAP_THINGS[cap]:
        count += things_owned(s, side)
    return max(0, c.CAP_BASE[cap] + c.CAP_EACH[cap] * count)


@rule
def cap_points(s: st.Junkyard, side: int) -> int:
    """FR-66: all own caps."""
    points = 0
    for i in range(lists.length(s.seats[side].caps)):
        points += cap_value(s, side, s.seats[side].caps[i] - 1)
    return points


@rule
def leftovers(s: st.Junkyard, side: int) -> int:
    """FR-66: 1 for every 4 pieces of cheese and materials together, rounded down."""
    pieces = 0
    for item in range(len(c.GOODS)):
        pieces += s.seats[side].goods[item]
    return pieces // c.LEFTOVERS


@rule
def total(s: st.Junkyard, side: int) -> int:
    """FR-66: everything together. FR-89: the robot owns nothing but its tracks."""
    points = rattonaut_points(s, side) + cap_points(s, side) + leftovers(s, side)
    for track in range(len(c.MARKER_TRACKS)):
        points += track_points(s, side, track)
    return points + c.NUT_POINTS * s.seats[side].nuts + c.MOULDY_POINTS * s.seats[side].mouldy


@rule
def totals(s: st.Junkyard, out: Ints) -> None:
    """The total of each seat."""
    for seat in range(s.players):
        out[seat] = total(s, seat)


@rule
def rank_of(s: st.Junkyard, seat: int) -> int:
    """FR-67: most points; among equals most rattonauts."""
    return total(s, seat) * (c.RATS + 1) + s.seats[seat].markers[c.RATTONAUTS]


@rule
def winners(s: st.Junkyard) -> int:
    """FR-67: still equal players share the victory. FR-89: more points than the robot."""
    if s.players == 1:
        return 1 if total(s, 0) > total(s, c.ROBOT) else 0
    won = 0
    best = rank_of(s, 0)
    for seat in range(1, s.players):
        best = max(best, rank_of(s, seat))
    for seat in range(s.players):
        if rank_of(s, seat) == best:
            won |= 1 << seat
    return won


@rule
def challenges(s: st.Junkyard) -> int:
    """FR-91, FR-92: bits of the challenges that a won solo game met, bit 1 for the first."""
    if winners(s) == 0:
        return 0
    me = s.seats[0]
    met = 0
    if me.markers[c.RATTONAUTS] == 0:
        met |= 1 << 1
    if things_owned(s, 0) == 0:
        met |= 1 << 2
    if me.markers[c.RATTONAUTS] == c.RATS:
        met |= 1 << 3
    if me.markers[c.ROCKET] >= 2:
        met |= 1 << 4
    if lists.length(me.packs) >= 4:
        met |= 1 << 5
    if total(s, 0) >= edition.CHALLENGE_POINTS[s.edition]:
        met |= 1 << 6
    if s.round_no <= 16:
        met |= 1 << 7
    if me.markers[edition.CHALLENGE_TRACK[s.edition]] >= 5:
        met |= 1 << 8
    if used_all_pipes_twice(s):
        met |= 1 << 9
    return met


@rule
def used_all_pipes_twice(s: st.Junkyard) -> bool:
    """FR-92: challenge 9."""
    for pipe in range(c.PIPES):
        if s.seats[0].pipes[pipe] < 2:
            return False
    return True


def challenge_list(s: st.Junkyard) -> list[int]:
    """FR-92: the numbers of the challenges met, ascending."""
    bits = int(challenges(s))
    return [number for number in range(1, 10) if bits >> number & 1]


def scores(s: st.Junkyard) -> list[dict[str, int]]:
    """The breakdown of each seat; in a solo game the robot's is the second."""
    sides = 2 if s.players == 1 else int(s.players)
    return [breakdown(s, side) for side in range(sides)]


def breakdown(s: st.Junkyard, side: int) -> dict[str, int]:
    """FR-66: the total and its parts."""
    me = s.seats[side]
    return {
        "total": int(total(s, side)),
        **{name: int(track_points(s, side, t)) for t, name in enumerate(c.MARKER_TRACKS)},
        "rattonauts": int(rattonaut_points(s, side)),
        "caps": int(cap_points(s, side)),
        "nuts": c.NUT_POINTS * int(me.nuts),
        "mouldy": c.MOULDY_POINTS * int(me.mouldy),
        "leftovers": int(leftovers(s, side)),
    }


def pad(players: int) -> list[PadRow]:
    """FR-66: what is counted at the end of the printed game."""
    return [
        *(PadRow(track) for track in c.MARKER_TRACKS),
        PadRow("rattonauts"),
        PadRow("caps"),
        PadRow("nuts", each=c.NUT_POINTS),
        PadRow("mouldy", each=c.MOULDY_POINTS),
        PadRow("leftovers", per=c.LEFTOVERS),
    ]
