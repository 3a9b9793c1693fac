"""The board of a position: its spaces, stands and library, and the limits of all sides together."""

from cheesemoon.core import Fields

from .. import content as c, edition, setup, state as st
from . import seats


def read_board(f: Fields, s: st.Junkyard) -> None:
    """Read path tiles and score tiles, which only the variable board has (FR-7, FR-8)."""
    if not s.variable:
        for name in ("path", "score_tiles"):
            if f.has(name):
                raise f.bad(name, "position-only-variable")
        return
    if f.has("path"):
        path = f.words("path", c.TILES)
        if len(path) != c.SPACES:
            raise f.bad_length("path", c.SPACES, c.SPACES)
        for i, name in enumerate(path):
            tile = c.TILES.index(name)
            if path.index(name) < i:
                raise f.bad(f"path[{i}]", "position-twice", what=name)
            if c.TILE_GROUPS[tile] != c.TILE_GROUPS[i]:
                raise f.bad(f"path[{i}]", "position-group", what=name)
            s.path[i + 1] = c.FIRST_TILE + tile
    if f.has("score_tiles"):
        part = f.part("score_tiles")
        for track in c.TILE_TRACKS:
            s.score_tile[track] = part.whole(c.TRACKS[track], 1, c.SCORE_TILES)
        part.finish()
        tiles = [int(s.score_tile[track]) for track in c.TILE_TRACKS]
        if len(set(tiles)) < len(tiles):
            raise f.bad("score_tiles", "position-tiles-differ")


def read_stands(f: Fields, s: st.Junkyard) -> None:
    """Read the stands, or draw them from the things that no seat holds."""
    stands = f.part("stands", {})
    sides = range(s.players)
    held_packs = [pack for side in sides for pack in s.seats[side].packs.tolist() if pack]
    held_caps = [cap for side in sides for cap in s.seats[side].caps.tolist() if cap]
    held_drinks = sum(int(s.seats[side].drinks + s.seats[side].empties) for side in sides)
    most = [int(c.STAND_THINGS[stand, s.players]) for stand in range(len(c.STANDS))]
    for stand, held in (
        (c.HAMSTER, len(held_packs)),
        (c.FROG, held_drinks),
        (c.CROW, len(held_caps)),
    ):
        if held > most[stand]:
            raise f.bad(
                "seats", "position-too-many", thing=c.STANDS[stand], found=held, most=most[stand]
            )
    for cap in held_caps:
        if held_caps.count(cap) > 1:
            raise f.bad("seats", "position-two-owners", what=c.CAPS[cap - 1])
    for colour in held_packs:
        if held_packs.count(colour) > c.PACK_PIECES[colour - 1]:
            raise f.bad("seats", "position-pack-pieces", colour=c.COLOURS[colour - 1])
    if stands.has("hamster"):
        packs = stands.words(
            "hamster", [name for i, name in enumerate(c.COLOURS) if c.PACK_PIECES[i]]
        )
        _check_stand(stands, "hamster", len(packs) + len(held_packs), most[c.HAMSTER])
        numbers = [c.COLOURS.index(colour) + 1 for colour in packs]
        for colour in numbers:
            if (numbers + held_packs).count(colour) > c.PACK_PIECES[colour - 1]:
                raise stands.bad("hamster", "position-pack-pieces", colour=c.COLOURS[colour - 1])
        s.hamster[:] = 0
        s.hamster[: len(numbers)] = numbers
    else:
        stands.given("hamster", None)
        bits = (1 << len(c.PACK_COLOUR)) - 1
        for colour in held_packs:
            pieces = [p for p, of in enumerate(c.PACK_COLOUR.tolist()) if of == colour - 1]
            bits &= ~(1 << next(p for p in pieces if bits >> p & 1))
        setup.fill_hamster(s, bits, most[c.HAMSTER] - len(held_packs))
    s.frog = stands.whole("frog", 0, most[c.FROG], most[c.FROG] - held_drinks)
    _check_stand(stands, "frog", int(s.frog) + held_drinks, most[c.FROG])
    if stands.has("crow"):
        _check_stand(
            stands, "crow", len(stands.words("crow", c.CAPS)) + len(held_caps), most[c.CROW]
        )
        seats.read_list(stands, "crow", c.CAPS, s.crow)
        for cap in s.crow.tolist():
            if cap and cap in held_caps:
                raise stands.bad("crow", "position-two-owners", what=c.CAPS[cap - 1])
    else:
        stands.given("crow", None)
        bits = (1 << len(c.CAPS)) - 1
        for cap in held_caps:
            bits &= ~(1 << (cap - 1))
        setup.fill_crow(s, bits, most[c.CROW] - len(held_caps))
    stands.finish()


def _check_stand(f: Fields, name: str, found: int, most: int) -> None:
    if found > most:
        raise f.bad(name, "position-too-many", thing=name, found=found, most=most)


def read_library(f: Fields, s: st.Junkyard) -> None:
    held = [one for seat in range(s.players) for one in s.seats[seat].comics.tolist() if one]
    for comic in held:
        if held.count(comic) > 1:
            raise f.bad("seats", "position-two-owners", what=c.COMICS[comic - 1])
    if len(held) > c.LIBRARY_SIZE:
        raise f.bad(
            "seats", "position-too-many", thing="library", found=len(held), most=c.LIBRARY_SIZE
        )
    if not f.has("library"):
        f.given("library", None)
        bits = int(setup.comics_in_box(s))
        for comic in held:
            bits &= ~(1 << (comic - 1))
        setup.fill_library(s, bits, c.LIBRARY_SIZE - len(held))
        return
    seats.read_list(f, "library", seats.comics_of_options(s), s.library, c.COMICS)
    there = [comic for comic in s.library.tolist() if comic]
    for comic in there:
        if comic in held:
            raise f.bad("library", "position-two-owners", what=c.COMICS[comic - 1])
    if len(there) + len(held) > c.LIBRARY_SIZE:
        found = len(there) + len(held)
        raise f.bad(
            "library", "position-too-many", thing="library", found=found, most=c.LIBRARY_SIZE
        )


def check_tracks(f: Fields, s: st.Junkyard) -> None:
    """Check that every track is filled from the left (FR-52)."""
    for track, name in enumerate(c.TRACKS):
        free = 0
        for space in range(c.LAST_SPACE):
            if c.COVERED[s.players, space]:
                continue
            if s.holder[track, space] == 0:
                free = free or space + 1
            elif free:
                raise _gap(f, s, name, track, int(s.holder[track, space]) - 1, free)
        if free:
            for side in range(2 if s.players == 1 else s.players):
                if s.seats[side].last[track]:
                    raise _gap(f, s, name, track, side, free)


def _gap(f: Fields, s: st.Junkyard, name: str, track: int, side: int, free: int) -> Exception:
    where = "robot" if side == c.ROBOT and s.players == 1 else f"seats[{side}]"
    key = "rats" if track == c.RATTONAUTS else f"markers.{name}"
    return f.bad(f"{where}.{key}", "position-gap", track=name, space=free)


def fill_dump(f: Fields, s: st.Junkyard) -> None:
    """Fill the dump with the contents of the box less those of the seats (FR-9)."""
    for item, name in enumerate(c.GOODS):
        held = sum(int(s.seats[seat].goods[item]) for seat in range(s.players))
        if held > c.BOX[item]:
            raise f.bad("seats", "position-too-many", thing=name, found=held, most=int(c.BOX[item]))
        s.heap[item] = c.BOX[item] - held
    mouldy = sum(int(s.seats[seat].mouldy) for seat in range(s.players))
    nuts = sum(int(s.seats[seat].nuts) for seat in range(s.players))
    for name, held, most in (
        ("mouldy", mouldy, int(edition.MOULDY[s.edition])),
        ("nuts", nuts, int(edition.NUTS[s.edition])),
    ):
        if held > most:
            raise f.bad("seats", "position-too-many", thing=name, found=held, most=most)
    s.heap_mouldy = edition.MOULDY[s.edition] - mouldy
    s.heap_nuts = edition.NUTS[s.edition] - nuts


def check_end(f: Fields, s: st.Junkyard) -> None:
    """Check that `end` fits markers and rattonauts (FR-62 to FR-64)."""
    for side in range(2 if s.players == 1 else s.players):
        me = s.seats[side]
        if me.placed >= c.MARKERS and s.ending == st.NOT_YET:
            raise f.bad("end", "position-end-markers", found=int(me.placed))
        if (
            me.placed > c.MARKERS
            and s.ending != st.THIS_ROUND
            and edition.SPARE_LAST_ROUND[s.edition]
        ):
            raise f.bad("end", "position-end-spare", found=int(me.placed))
        if me.markers[c.RATTONAUTS] == c.RATS and s.ending != st.THIS_ROUND:
            raise f.bad("end", "position-end-crew")
