"""The board of a position: its spaces, stands and library, and what all sides together can have."""

from __future__ import annotations

from typing import Any

from cheesemoon.core import Fields

from ..content import (
    BOX,
    CAPS,
    COLOURS,
    COMICS,
    COVERED,
    CROW,
    FIRST_TILE,
    FROG,
    GOODS,
    HAMSTER,
    LAST_SPACE,
    LIBRARY_SIZE,
    MARKERS,
    PACK_COLOUR,
    PACK_PIECES,
    RATS,
    RATTONAUTS,
    ROBOT,
    SCORE_TILES,
    SPACES,
    STAND_THINGS,
    STANDS,
    TILE_GROUPS,
    TILE_TRACKS,
    TILES,
    TRACKS,
)
from ..edition import MOULDY, NUTS, SPARE_LAST_ROUND
from ..setup import comics_in_box, fill_crow, fill_hamster, fill_library
from ..state import (
    NOT_YET,
    THIS_ROUND,
)
from .seats import comics_of_options, read_list


def read_board(f: Fields, s: Any) -> None:
    """FR-7, FR-8: path tiles and score tiles, only on the variable board."""
    if not s.variable:
        for name in ("path", "score_tiles"):
            if f.has(name):
                raise f.bad(name, "position-only-variable")
        return
    if f.has("path"):
        path = f.words("path", TILES)
        if len(path) != SPACES:
            raise f.bad("path", "position-length", lowest=str(SPACES), highest=str(SPACES))
        for i, name in enumerate(path):
            tile = TILES.index(name)
            if path.index(name) < i:
                raise f.bad(f"path[{i}]", "position-twice", what=name)
            if TILE_GROUPS[tile] != TILE_GROUPS[i]:
                raise f.bad(f"path[{i}]", "position-group", what=name)
            s.path[i + 1] = FIRST_TILE + tile
    if f.has("score_tiles"):
        part = f.part("score_tiles")
        for track in TILE_TRACKS:
            s.score_tile[track] = part.whole(TRACKS[track], 1, SCORE_TILES)
        part.finish()
        tiles = [int(s.score_tile[track]) for track in TILE_TRACKS]
        if len(set(tiles)) < len(tiles):
            raise f.bad("score_tiles", "position-tiles-differ")


def read_stands(f: Fields, s: Any) -> None:
    """Stands that are named, or drawn from what no seat holds."""
    stands = f.part("stands", {})
    seats = range(s.players)
    held_packs = [c for seat in seats for c in s.seats[seat].packs.tolist() if c]
    held_caps = [c for seat in seats for c in s.seats[seat].caps.tolist() if c]
    held_drinks = sum(int(s.seats[seat].drinks + s.seats[seat].empties) for seat in seats)
    most = [int(STAND_THINGS[stand, s.players]) for stand in range(len(STANDS))]
    for stand, held in ((HAMSTER, len(held_packs)), (FROG, held_drinks), (CROW, len(held_caps))):
        if held > most[stand]:
            raise f.bad(
                "seats", "position-too-many", thing=STANDS[stand], found=held, most=most[stand]
            )
    for cap in held_caps:
        if held_caps.count(cap) > 1:
            raise f.bad("seats", "position-two-owners", what=CAPS[cap - 1])
    for colour in held_packs:
        if held_packs.count(colour) > PACK_PIECES[colour - 1]:
            raise f.bad("seats", "position-pack-pieces", colour=COLOURS[colour - 1])
    if stands.has("hamster"):
        packs = stands.words("hamster", [c for i, c in enumerate(COLOURS) if PACK_PIECES[i]])
        _check_stand(stands, "hamster", len(packs) + len(held_packs), most[HAMSTER])
        numbers = [COLOURS.index(colour) + 1 for colour in packs]
        for colour in numbers:
            if (numbers + held_packs).count(colour) > PACK_PIECES[colour - 1]:
                raise stands.bad("hamster", "position-pack-pieces", colour=COLOURS[colour - 1])
        s.hamster[:] = 0
        s.hamster[: len(numbers)] = numbers
    else:
        stands.given("hamster", None)
        bits = (1 << len(PACK_COLOUR)) - 1
        for colour in held_packs:
            pieces = [p for p, c in enumerate(PACK_COLOUR.tolist()) if c == colour - 1]
            bits &= ~(1 << next(p for p in pieces if bits >> p & 1))
        fill_hamster(s, bits, most[HAMSTER] - len(held_packs))
    s.frog = stands.whole("frog", 0, most[FROG], most[FROG] - held_drinks)
    _check_stand(stands, "frog", int(s.frog) + held_drinks, most[FROG])
    if stands.has("crow"):
        _check_stand(stands, "crow", len(stands.words("crow", CAPS)) + len(held_caps), most[CROW])
        read_list(stands, "crow", CAPS, s.crow)
        for cap in s.crow.tolist():
            if cap and cap in held_caps:
                raise stands.bad("crow", "position-two-owners", what=CAPS[cap - 1])
    else:
        stands.given("crow", None)
        bits = (1 << len(CAPS)) - 1
        for cap in held_caps:
            bits &= ~(1 << (cap - 1))
        fill_crow(s, bits, most[CROW] - len(held_caps))
    stands.finish()


def _check_stand(f: Fields, name: str, found: int, most: int) -> None:
    if found > most:
        raise f.bad(name, "position-too-many", thing=name, found=found, most=most)


def read_library(f: Fields, s: Any) -> None:
    held = [c for seat in range(s.players) for c in s.seats[seat].comics.tolist() if c]
    for comic in held:
        if held.count(comic) > 1:
            raise f.bad("seats", "position-two-owners", what=COMICS[comic - 1])
    if len(held) > LIBRARY_SIZE:
        raise f.bad(
            "seats", "position-too-many", thing="library", found=len(held), most=LIBRARY_SIZE
        )
    if not f.has("library"):
        f.given("library", None)
        bits = int(comics_in_box(s))
        for comic in held:
            bits &= ~(1 << (comic - 1))
        fill_library(s, bits, LIBRARY_SIZE - len(held))
        return
    read_list(f, "library", comics_of_options(s), s.library, COMICS)
    there = [c for c in s.library.tolist() if c]
    for comic in there:
        if comic in held:
            raise f.bad("library", "position-two-owners", what=COMICS[comic - 1])
    if len(there) + len(held) > LIBRARY_SIZE:
        found = len(there) + len(held)
        raise f.bad("library", "position-too-many", thing="library", found=found, most=LIBRARY_SIZE)


def check_tracks(f: Fields, s: Any) -> None:
    """FR-52: every track is filled from the left."""
    for track, name in enumerate(TRACKS):
        free = 0
        for space in range(LAST_SPACE):
            if COVERED[s.players, space]:
                continue
            if s.holder[track, space] == 0:
                free = free or space + 1
            elif free:
                raise _gap(f, s, name, track, int(s.holder[track, space]) - 1, free)
        if free:
            for side in range(2 if s.players == 1 else s.players):
                if s.seats[side].last[track]:
                    raise _gap(f, s, name, track, side, free)


def _gap(f: Fields, s: Any, name: str, track: int, side: int, free: int) -> Exception:
    where = "robot" if side == ROBOT and s.players == 1 else f"seats[{side}]"
    key = "rats" if track == RATTONAUTS else f"markers.{name}"
    return f.bad(f"{where}.{key}", "position-gap", track=name, space=free)


def fill_dump(f: Fields, s: Any) -> None:
    """FR-9: the dump holds what is in the box less what the seats hold."""
    for item, name in enumerate(GOODS):
        held = sum(int(s.seats[seat].goods[item]) for seat in range(s.players))
        if held > BOX[item]:
            raise f.bad("seats", "position-too-many", thing=name, found=held, most=int(BOX[item]))
        s.heap[item] = BOX[item] - held
    mouldy = sum(int(s.seats[seat].mouldy) for seat in range(s.players))
    nuts = sum(int(s.seats[seat].nuts) for seat in range(s.players))
    for name, held, most in (
        ("mouldy", mouldy, int(MOULDY[s.edition])),
        ("nuts", nuts, int(NUTS[s.edition])),
    ):
        if held > most:
            raise f.bad("seats", "position-too-many", thing=name, found=held, most=most)
    s.heap_mouldy = MOULDY[s.edition] - mouldy
    s.heap_nuts = NUTS[s.edition] - nuts


def check_end(f: Fields, s: Any) -> None:
    """FR-62 to FR-64: `end` fits markers and rattonauts."""
    for side in range(2 if s.players == 1 else s.players):
        me = s.seats[side]
        if me.placed >= MARKERS and s.ending == NOT_YET:
            raise f.bad("end", "position-end-markers", found=int(me.placed))
        if me.placed > MARKERS and s.ending != THIS_ROUND and SPARE_LAST_ROUND[s.edition]:
            raise f.bad("end", "position-end-spare", found=int(me.placed))
        if me.markers[RATTONAUTS] == RATS and s.ending != THIS_ROUND:
            raise f.bad("end", "position-end-crew")
