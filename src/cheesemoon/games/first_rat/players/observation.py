"""The observation of a seat in First Rat, as numbers: everything except the robot's deck."""

import numpy as np

from cheesemoon.core import Ints, Seen, rule
from cheesemoon.core.rules.observation import Row, clear, next_seat_first, part
from cheesemoon.core.rules.rule import inlined

from .. import content as c, scoring, state as st, tracks

MARGIN = 50.0  # points that make 1 in a reward; also the unit of points here
PLACES = (
    "start",
    *(f"space {space}" for space in range(1, c.SPACES + 1)),
    "pad",
    "nursery",
    *(f"crew {space}" for space in range(1, c.TRACK_SPACES + 1)),
)

_seat = Row()
PRESENT = _seat.add("present")
TO_ACT = _seat.add("to act")
RATS_ON = _seat.add(*(f"rats on {place}" for place in PLACES))
RAT_AT = _seat.add(*(f"place of rat {rat}" for rat in range(c.RATS)))
ROOM = _seat.add(*(f"burrow {room}" for room in c.BURROW))
LIGHT = _seat.add("light")
GOODS = _seat.add(*c.GOODS)
MOULDY = _seat.add("mouldy cheese")
NUTS = _seat.add("nuts")
DRINKS = _seat.add("full drinks", "empty drinks")
PACKS = _seat.add(*(f"{colour} backpacks" for colour in c.COLOURS))
CAPS = _seat.add(*(f"cap {cap}" for cap in c.CAPS))
COMICS = _seat.add(*(f"comic {comic}" for comic in c.COMICS))
SUPERS = _seat.add(*(f"place of {name}" for name in c.SUPERS))
MARKERS = _seat.add(*(f"markers on {track}" for track in c.TRACKS))
PLACED = _seat.add("markers placed")
TOTAL = _seat.add("total")
A_SEAT = len(_seat.names)

ROW = Row()
SEATS = ROW.each(c.SEATS, *_seat.names)
PLAYERS = ROW.add(*(f"{n} players" for n in range(1, c.SEATS + 1)))
EDITION = ROW.add(*(f"edition {edition}" for edition in c.EDITIONS))
SUPERRATS = ROW.add("super-rats in the game")
VARIABLE = ROW.add("variable board")
CHEAP = ROW.add("cheap parts in the game")
LEVEL = ROW.add(*(f"robot {level}" for level in c.LEVELS))
PHASE = ROW.add(*(f"phase {phase}" for phase in st.PHASES))
ROUND = ROW.add("round")
ENDING = ROW.add(*(f"end {when}" for when in st.ENDS))
HEAP = ROW.add(*(f"{item} on the dump" for item in c.GOODS))
HEAP_MORE = ROW.add("mouldy cheese on the dump", "nuts on the dump")
HOLDS = ROW.add(
    *(
        f"{whose} marker on {track} {space}"
        for track in c.TRACKS
        for space in range(1, c.TRACK_SPACES)
        for whose in ("own", "another")
    )
)
NEXT_VALUE = ROW.add(*(f"next value of {track}" for track in c.TRACKS))
HAMSTER = ROW.add(*(f"{colour} backpacks for sale" for colour in c.COLOURS))
FROG = ROW.add("drinks for sale")
CROW = ROW.add(*(f"cap {cap} for sale" for cap in c.CAPS))
LIBRARY = ROW.add(*(f"comic {comic} in the library" for comic in c.COMICS))

# this turn
RUNS = ROW.add("rats that ran")
RAN = ROW.add(*(f"rat {rat} ran" for rat in range(c.RATS)))
FIRST_STEPS = ROW.add("steps of the first run")
PACK = ROW.add(*(f"backpack adds {item}" for item in c.GOODS))
STEPS = ROW.add("burrow steps to go")
SHOPPED = ROW.add(*(f"stand {stand} used" for stand in c.STANDS))
FRESH = ROW.add("comics taken in this turn")
POWERS = ROW.add(*(f"comic {comic} in force" for comic in c.COMICS))

# the robot
PLANS = ROW.add(*(f"plan for {c.TRACKS[track]}" for track in c.PLANNED))
CARD = ROW.add(*(f"card {card} revealed" for card in c.CARDS))
SEEN = ROW.add(*(f"card {card} seen" for card in c.CARDS))
DISCARDED = ROW.add(*(f"card {card} discarded" for card in c.CARDS))

# the variable board: a space shows a tile of its group, a track one of the score tiles
_OF_GROUP = [np.flatnonzero(group == c.TILE_GROUPS) for group in c.TILE_GROUPS]  # by space - 1
_tile_at = [
    ROW.add(*(f"space {space + 1} shows {c.TILES[tile]}" for tile in tiles))
    for space, tiles in enumerate(_OF_GROUP)
]
# where the number of tile 0 would be, by space: the tiles of a group are consecutive
TILE_AT = np.array([at - tiles[0] for at, tiles in zip(_tile_at, _OF_GROUP, strict=True)], np.int64)
SCORE_TILE = ROW.add(
    *(
        f"{track} shows score tile {tile}"
        for track in c.TRACKS
        for tile in range(1, c.SCORE_TILES + 1)
    )
)
NAMES = ROW.names


@rule
def count_list(things: Ints, out: Ints, k: int) -> None:
    """Count the things of a list, one number for each kind."""
    for i in range(len(things)):
        if things[i] == 0:
            return
        out[k + things[i] - 1] += 1.0


@inlined
def observe_rats(s: st.Junkyard, side: int, out: Ints, k: int) -> None:
    """Write where the rats are, each and in all (FR-2), and the super-rats (FR-70)."""
    me = s.seats[side]
    for rat in range(c.RATS):
        out[k + RATS_ON + me.rats[rat]] += 1.0
        out[k + RAT_AT + rat] = part(me.rats[rat], 30.0)
    for token in range(len(c.SUPERS)):
        if me.supers[token]:
            out[k + SUPERS + token] = part(me.rats[me.supers[token] - 1] + 1, 30.0)


@inlined
def observe_things(s: st.Junkyard, side: int, out: Ints, k: int) -> None:
    """Write the things of a seat from stands and library (FR-42, FR-44)."""
    me = s.seats[side]
    count_list(me.packs, out, k + PACKS)
    count_list(me.caps, out, k + CAPS)
    count_list(me.comics, out, k + COMICS)


@inlined
def observe_position(s: st.Junkyard, side: int, out: Ints, k: int) -> None:
    """Write everything else that a seat or the robot has."""
    me = s.seats[side]
    out[k + PRESENT] = 1.0
    out[k + TO_ACT] = s.turn == side
    observe_rats(s, side, out, k)
    out[k + ROOM + me.burrow] = 1.0
    out[k + LIGHT] = part(me.light, 20.0)
    for item in range(len(c.GOODS)):
        out[k + GOODS + item] = part(me.goods[item], 6.0)
    out[k + MOULDY] = me.mouldy / 4.0
    out[k + NUTS] = part(me.nuts, 3.0)
    out[k + DRINKS] = me.drinks / 2.0
    out[k + DRINKS + 1] = me.empties / 2.0
    for track in range(len(c.TRACKS)):
        out[k + MARKERS + track] = me.markers[track] / 2.0
    out[k + PLACED] = me.placed / 8.0
    out[k + TOTAL] = part(scoring.total(s, side), MARGIN)


@rule
def observe_seat(s: st.Junkyard, side: int, out: Ints, k: int) -> None:
    """Write everything that a seat or the robot has, in its block from k on."""
    observe_things(s, side, out, k)
    observe_position(s, side, out, k)


@rule
def observe_options(s: st.Junkyard, out: Ints) -> None:
    """Write the options of the table (FR-1, FR-5, FR-7, FR-80)."""
    out[PLAYERS + s.players - 1] = 1.0
    out[EDITION + s.edition] = 1.0
    out[SUPERRATS] = s.superrats
    out[VARIABLE] = s.variable
    out[CHEAP] = s.cheap_in
    if s.variable:
        for space in range(1, c.SPACES + 1):
            out[TILE_AT[space - 1] + s.path[space] - c.FIRST_TILE] = 1.0
        for track in range(len(c.TRACKS)):
            if s.score_tile[track]:
                out[SCORE_TILE + track * c.SCORE_TILES + s.score_tile[track] - 1] = 1.0


@inlined
def observe_values(s: st.Junkyard, out: Seen) -> None:
    """Write the points of the next marker on each track (FR-52)."""
    for track in range(len(c.TRACKS)):
        space = tracks.next_space(s, track)
        out[NEXT_VALUE + track] = part(tracks.value(s, track, space), 10.0)


@inlined
def observe_markers(s: st.Junkyard, seat: int, out: Seen) -> None:
    """Write the owners of markers on the tracks (FR-52)."""
    for track in range(len(c.TRACKS)):
        for space in range(c.LAST_SPACE):
            holder = s.holder[track, space]
            k = HOLDS + 2 * (track * c.LAST_SPACE + space)
            out[k] = holder == seat + 1
            out[k + 1] = holder not in (0, seat + 1)


@inlined
def observe_common(s: st.Junkyard, out: Seen) -> None:
    """Write the round and the dump."""
    out[PHASE + s.phase] = 1.0
    out[ROUND] = part(s.round_no, 20.0)
    out[ENDING + s.ending] = 1.0
    for item in range(len(c.GOODS)):
        out[HEAP + item] = part(s.heap[item], 30.0)
    out[HEAP_MORE] = part(s.heap_mouldy, 10.0)
    out[HEAP_MORE + 1] = part(s.heap_nuts, 10.0)


@inlined
def observe_sale(s: st.Junkyard, out: Seen) -> None:
    """Write the offers of stands and library (FR-42, FR-44)."""
    count_list(s.hamster, out, HAMSTER)
    out[FROG] = part(s.frog, 3.0)
    count_list(s.crow, out, CROW)
    count_list(s.library, out, LIBRARY)


@inlined
def observe_turn(s: st.Junkyard, out: Ints) -> None:
    """Write the events of this turn (FR-10)."""
    out[RUNS] = s.runs / 4.0
    for i in range(s.runs):
        out[RAN + s.ran_rat[i]] = 1.0
    out[FIRST_STEPS] = part(s.ran_steps[0], 5.0)
    if s.pack:
        out[PACK + s.pack] = 1.0
    out[STEPS] = part(s.steps, 5.0)
    count_list(s.shopped, out, SHOPPED)
    out[FRESH] = s.fresh / 2.0
    for comic in range(len(c.COMICS)):
        out[POWERS + comic] = (s.powers >> comic) & 1


@rule
def observe_robot(s: st.Junkyard, out: Ints) -> None:
    """Write the robot's plans and the cards seen (FR-80 to FR-89). The deck stays hidden."""
    out[LEVEL + s.level] = 1.0
    for plan in range(len(c.PLANNED)):
        out[PLANS + plan] = s.plans[plan]
    if s.card:
        out[CARD + s.card - 1] = 1.0
    count_list(s.seen, out, SEEN)
    count_list(s.discard, out, DISCARDED)


@rule
def observe(s: st.Junkyard, seat: int, out: Ints) -> None:
    """Write the seats, the table, the turn and, in the solo game, the robot."""
    if s.players == 1:
        observe_seat(s, 0, out, SEATS)
        observe_seat(s, c.ROBOT, out, SEATS + A_SEAT)
        observe_robot(s, out)
    else:
        for i in range(s.players):
            observe_seat(s, (seat + i) % s.players, out, SEATS + i * A_SEAT)
    observe_options(s, out)
    observe_values(s, out)
    observe_markers(s, seat, out)
    observe_common(s, out)
    observe_sale(s, out)
    observe_turn(s, out)


# --- a row made of the one before it --------------------------------------------------------------


@rule
def in_turn(s: st.Junkyard, seat: int, i: int) -> int:
    """Return the i-th seat after this one in turn order. A remainder takes a processor far
    longer."""
    return seat + i if seat + i < s.players else seat + i - s.players


@rule
def observe_idle(s: st.Junkyard, side: int, out: Seen, k: int) -> None:
    """Update a seat that has not acted. It may have received rent, nothing else (FR-21)."""
    out[k + TO_ACT] = s.turn == side
    before = out[k + GOODS + c.CHEESE]
    out[k + GOODS + c.CHEESE] = part(s.seats[side].goods[c.CHEESE], 6.0)
    if out[k + GOODS + c.CHEESE] != before:
        out[k + TOTAL] = part(scoring.total(s, side), MARGIN)


@rule
def has_scored(s: st.Junkyard, side: int, out: Seen, k: int) -> bool:
    """Return True if a seat has more markers or rattonauts than its block shows (FR-52)."""
    me = s.seats[side]
    return (
        out[k + PLACED] != me.placed / 8.0
        or out[k + MARKERS + c.RATTONAUTS] != me.markers[c.RATTONAUTS] / 2.0
    )


@inlined
def observe_scored(s: st.Junkyard, acted: int, before: int, seat: int, out: Seen) -> None:
    """Update the tracks if a seat has scored. Update the markers also if the viewer changes."""
    scored = False
    for i in range(s.players):
        side = in_turn(s, before, i)
        if (acted >> side) & 1:
            scored |= has_scored(s, side, out, SEATS + i * A_SEAT)
    if scored:
        observe_values(s, out)
    if scored or seat != before:
        observe_markers(s, seat, out)


@rule
def has_got(acted: int, before: int, out: Seen) -> bool:
    """Return True if a seat may have got a thing (FR-42, FR-44): several seats acted, or it was the
    step for it."""
    return acted != 1 << before or out[PHASE + st.SHOP] + out[PHASE + st.COMIC] > 0.0


@rule
def observe_after(s: st.Junkyard, acted: int, before: int, seat: int, out: Seen) -> None:
    """Update the observation of the seat `before` to that of `seat`, after the seats of the bits
    `acted` have acted. In the solo game, where the robot acts too, write everything again."""
    if s.players == 1:
        clear(out, 0, len(out))
        observe(s, seat, out)
        return
    observe_scored(s, acted, before, seat, out)
    got = has_got(acted, before, out)
    changed = got or seat != before
    while before != seat:
        next_seat_first(out, s.players, A_SEAT)
        acted |= 1 << before
        before = in_turn(s, before, 1)
    for i in range(s.players):
        side = in_turn(s, seat, i)
        k = SEATS + i * A_SEAT
        if (acted >> side) & 1 == 0:
            observe_idle(s, side, out, k)
        elif changed:
            clear(out, k, k + A_SEAT)
            observe_seat(s, side, out, k)
        else:
            clear(out, k + RATS_ON, k + LIGHT)
            observe_position(s, side, out, k)
    clear(out, PHASE, HEAP)
    observe_common(s, out)
    if got:
        clear(out, HAMSTER, RUNS)
        observe_sale(s, out)
    clear(out, RUNS, PLANS)
    observe_turn(s, out)
