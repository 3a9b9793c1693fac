"""The contents of each place: packs of rats, characters, cheese, traps and markers.

A place is one group, cached by the few numbers it is drawn from. The numbers on packs and things
lie above all places. Zoomed out, one number for all rats of a place replaces them.
"""

from collections.abc import Mapping
from functools import lru_cache

from cheesemoon.core.draw import svg

from .. import content as c
from . import camera, layout as lay, scene as sc, shapes as s, things

Number = tuple[str, str, int, int]  # text, colour of its plate, place on the thing
Thing = tuple[float, tuple[str, ...], Mapping[str, object], Number | None]
"""Width, drawing, attributes, and a number on it."""

_SQUEEZE = 1.26  # things may be squeezed this much and still stand in one row
_HEAD = 36  # width of a rat beside a character
FLOOR = 24  # the feet stand this far above the lower edge of a place, where its name is


@lru_cache(maxsize=5_000)
def place(
    area: int,
    spot: lay.Plaza,
    corner: tuple[int, int],
    awake: bool,
    here: sc.Here,
    arch: str,
    pawn: tuple[str, int, int] | None,
) -> tuple[str, str]:
    """Draw a place, and the numbers on its contents. `pawn` is the ratcatcher with the bites here
    and the defence. `corner` is the side of the card on which the place is."""
    x, y, w, h = spot
    name = c.AREA_NAMES[area]
    parts = _laid_out(name, here, w, h)
    characters = _characters(here.characters, arch)
    objects = _objects(name, here)
    packs = _packs(name, here)
    catcher = [_pawn(*pawn)] if pawn else []
    if pawn:
        parts.append(s.ellipse(-30, -12, 100, 66, "url(#rc-pawnlight)"))
    room, floor = 2 * w + 4, h - FLOOR
    if not pawn and _room(characters + objects + packs) <= room * _SQUEEZE:
        placed = _row(characters + objects + packs, floor, room)
    elif _room(catcher + characters + objects + packs) <= room * _SQUEEZE:
        placed = [(one, (10 - w, floor + 4)) for one in catcher]
        placed += _row(characters + packs + objects, floor, room - 44, 24)
    else:
        placed = [(one, _crowded_place(corner, w, h)) for one in catcher]
        placed += _two_rows(characters, objects, packs, floor, room)
    parts += [svg.group(*drawn, at=at, **more) for (_, drawn, more, _), at in placed]
    parts += _printed(here, w, h, None if awake else 0.4)
    numbers = _numbers(placed)
    return (
        svg.group(*parts, at=(x, y), id=f"area-{name}", data_card=f"place-{name}"),
        svg.group(*numbers, at=(x, y), id=f"n-{name}") if numbers else "",
    )


def _packs(name: str, here: sc.Here) -> list[Thing]:
    """Return the common rats of a place. Beside a character each colour is one head with its
    number, so that all stand in one row."""
    heads = bool(here.characters)
    return [
        (
            float(_HEAD if heads else things.pack_width(count)),
            (things.pack(colour, 1 if heads else count),),
            {"id": f"{colour}-{name}", "class_": "piece", "data_card": colour},
            (str(count), colour, 16, -24) if count > 1 else None,
        )
        for colour, count in zip(c.COLOURS, here.rats, strict=True)
        if count
    ]


def _room(row: list[Thing]) -> float:
    return sum([wide for wide, *_ in row])


Placed = list[tuple[Thing, tuple[float, float]]]


def _row(row: list[Thing], y: float, room: float, middle: float = 0) -> Placed:
    """Place things side by side around the middle, closer if there are many."""
    total = _room(row)
    squeeze = min(1.0, room / total) if total else 1.0
    x = middle - total * squeeze / 2
    placed: Placed = []
    for thing in row:
        wide = thing[0]
        placed.append((thing, (round(x + wide * squeeze / 2), round(y))))
        x += wide * squeeze
    return placed


_APART = 17  # distance by which a number moves below or above another in its way


def _numbers(placed: Placed) -> list[str]:
    """Draw the numbers on things. None covers another."""
    taken: list[tuple[int, int, int]] = []  # middle, and half the width
    drawn: list[str] = []
    for (*_, number), at in placed:
        if not number:
            continue
        said, colour, x, y = number
        left, half = round(at[0] + x), 13 if len(said) == 1 else 18
        heights = [round(at[1] + y + by) for by in (0, _APART, -_APART)]
        free = (
            height
            for height in heights
            if all(
                abs(left - other) >= half + wide or abs(height - level) >= _APART
                for other, level, wide in taken
            )
        )
        height = next(free, heights[0])
        taken.append((left, height, half))
        drawn += things.badge(left, height, said, colour)
    return drawn


def _two_rows(
    characters: list[Thing], objects: list[Thing], packs: list[Thing], floor: float, room: float
) -> Placed:
    """Place things in two rows where one is too full: objects behind, packs before them, characters
    in front at the left, with their faces visible."""
    if _room(characters + objects + packs) <= room * _SQUEEZE:
        return _row(characters + objects + packs, floor, room)
    if not characters:
        return _row(objects, -8, room + 10) + _row(packs, floor, room)
    if objects and packs:  # all kinds: side by side, beyond the place's edges
        sizes, x = (0.7 * room, 0.62 * room, 0.66 * room), -0.5 * room - 40
    else:
        left = min(_room(characters), room * 0.62)
        sizes, x = (left, room + 16 - 0.8 * left, room + 16 - 0.8 * left), -0.5 * room - 16
    behind = x + 0.9 * sizes[0] + 4
    last = behind + sizes[1] + 8 if objects and packs else behind
    return [
        *_row(objects, -8, sizes[2], last + sizes[2] / 2),
        *_row(packs, floor - 4, sizes[1], behind + sizes[1] / 2),
        *_row(characters, floor + 4, sizes[0], x + sizes[0] / 2),
    ]


def _crowded_place(corner: tuple[int, int], w: float, h: float) -> tuple[float, float]:
    """Return the ratcatcher's place if the area is crowded: at its edge, in front of houses."""
    sx, sy = corner
    if sy:
        return -w - 16, h - 22
    return (w + 4 if sx < 0 else -w - 4), 22 - h


def _characters(big: tuple[str, ...], arch: str) -> list[Thing]:
    found: list[Thing] = []
    for rat in big:
        is_arch = rat == "arch"
        wide, high, size, shadow = (60, -27, 1.08, 30) if is_arch else (52, -22, 0.9, 24)
        drawn = (
            s.ellipse(0, 3, shadow, 8 if is_arch else 7, s.SHADE, opacity=0.5),
            s.use(rat, 0, high, size),
        )
        card = f"arch-{arch}" if is_arch else rat
        more = {"id": f"rat-{rat}", "class_": "piece", "data_card": card}
        found.append((70.0 if rat == "p4" else float(wide), drawn, more, None))
    return found


_MARKERS = ("health", "yellow", "purple")


def _objects(name: str, here: sc.Here) -> list[Thing]:
    """Return cheese, traps, remains of abilities, and markers."""
    found: list[Thing] = []

    def lay_out(wide: float, kind: str, card: str, *drawn: str, count: int = 1) -> None:
        more = {"id": f"{kind}-{name}", "class_": "piece", "data_card": card}
        found.append((wide, drawn, more, _several(count, len(found))))

    if here.cheese:
        mouths = meter(here.weight, here.later)
        lay_out(46, "cheese", "cheese", s.use("cheese"), mouths, count=here.cheese)
    for bit, effect in enumerate(c.EFFECTS):
        if here.effects >> bit & 1 and effect in ("bait", "apron"):
            lay_out(46 if effect == "bait" else 40, effect, effect, s.use(effect))
    if here.trap:
        lay_out(50, "trap", "trap", s.use("trap", 0, 2))
    for marker, count in zip(_MARKERS, (here.health, here.yellow, here.purple), strict=True):
        if count:
            lay_out(30, marker, f"marker-{marker}", s.use(f"m-{marker}"), count=count)
    return found


def _several(count: int, place: int) -> Number | None:
    """Return the number on a thing that lies there more than once. Neighbours' numbers have
    different heights."""
    return (f"×{count}", "black", 24, (-4, -22, -40)[place % 3]) if count > 1 else None


def _laid_out(name: str, here: sc.Here, w: float, h: float) -> list[str]:
    """Draw net and gas, which lie below everything else."""
    parts: list[str] = []
    if here.effects >> c.EFFECTS.index("net") & 1:
        net = s.use("net", 0, 0, f"{w / 62:.2f} {h / 33:.2f}")
        parts.append(svg.group(net, id=f"net-{name}", class_="piece", data_card="net"))
    if here.effects >> c.EFFECTS.index("gas") & 1:
        parts.append(svg.group(s.use("gas"), id=f"gas-{name}", class_="piece", data_card="gas"))
    return parts


def _printed(here: sc.Here, w: float, h: float, dim: float | None) -> list[str]:
    """Draw nests and hatcheries at the upper right corner, where no crowd hides them."""
    parts: list[str] = []
    if here.hatcheries:
        x = w - (37 + 13 * here.nests if here.nests else 18)
        parts.append(s.use("hatchery", x, -h + 12, opacity=dim or 0.85, data_card="hatchery"))
    for i in reversed(range(here.nests)):
        at = w - 18 - 13 * i
        parts.append(s.use("nest", at, -h + 13 - 3 * i, 0.86, opacity=dim, data_card="nest"))
    return parts


def _pawn(catcher: str, bites: int, defence: int) -> Thing:
    """Draw the ratcatcher, with the bites here out of those that make a wound over the head."""
    limit = defence + 1
    at, shown = (2, -58), min(bites, limit)
    over = (
        s.use(f"bites-{shown}-{limit}", *at, data_card="bites")
        if limit <= _MOST_LIMIT
        else svg.group(_bites(shown, limit), at=at, data_card="bites")
    )
    figure = (
        s.ellipse(0, 1, 26, 7, s.SHADE, opacity=0.5),
        s.use("catcher", 0, 0, 1.05),
        over,
    )
    more = {"id": "pawn", "class_": "piece", "data_card": f"catcher-{catcher}", "data_look": 1}
    return 60.0, figure, more, None


@svg.drawn_once
def meter(now: int, later: int) -> str:
    """Draw how many of the five mouths that eat a cheese are there (solid) or come tonight
    (pale)."""
    most = c.WEIGHT_THAT_EATS
    later = min(later, most)
    return s.use(f"meter-{min(now, later)}-{later}", 0, 4, data_card="mouths")


def _meter(now: int, later: int) -> str:
    """Return the symbol of one meter."""
    most = c.WEIGHT_THAT_EATS
    parts = [_frame(most, s.BAD if later == most else "#6a739f"), _fields(now, later, most)]
    if later == most:
        parts.append(s.use("danger", 38, -38))
    return s.symbol(f"meter-{now}-{later}", *parts)


@svg.drawn_once
def _bites(bites: int, limit: int) -> str:
    """Draw the number of bites here out of those that make a wound."""
    edge = s.GOOD if bites < limit else s.BAD
    row = _frame(limit, edge) + _fields(bites, bites, limit)
    return row + s.use("tooth", -12.5 * limit / 2 - 8, -38, 0.66)


_MOST_LIMIT = 8


def _frame(limit: int, edge: str) -> str:
    wide = 12.5 * limit + 5
    return s.rect(-wide / 2, -44.5, wide, 13, 6.5, fill=s.DARK, stroke=edge, stroke_width=1.5)


def _fields(now: int, later: int, limit: int) -> str:
    left = -(12.5 * limit + 5) / 2 + 4
    return "".join(
        s.use("pip" if i < now else "pip-pale", left + 12.5 * i, -41.5)
        for i in range(min(later, limit))
    )


SYMBOLS = (
    *(_meter(now, later) for later in range(c.WEIGHT_THAT_EATS + 1) for now in range(later + 1)),
    *(
        s.symbol(f"bites-{bites}-{limit}", _bites(bites, limit))
        for limit in range(1, _MOST_LIMIT + 1)
        for bites in range(limit + 1)
    ),
    s.symbol("pip", s.rect(0, 0, 10, 7, 2.5, fill="#ff7b72")),
    s.symbol("pip-pale", s.rect(0, 0, 10, 7, 2.5, fill="#ff7b72", opacity=0.5)),
    s.symbol(
        "danger",
        s.circle(0, 0, 13, "#d8434a", stroke=s.DARK, stroke_width=1.5),
        s.use("tooth", 0, 1, 0.75),
    ),
)


# --- all of them ---------------------------------------------------------------------------------


Pawn = tuple[int, str, int, int]  # area of the ratcatcher, name, bites there, defence


@lru_cache(maxsize=5_000)
def _district(
    town: sc.Town, district: int, awake: bool, rows: bytes, arch: str, pawn: Pawn | None
) -> tuple[list[str], list[str], list[str]]:
    """Draw the places of a district, their numbers, and the sum of rats in each. Districts are
    cached by `rows`, the bytes of their contents, because most actions change few of them."""
    inside = tuple(sc.ROW.iter_unpack(rows))
    drawn: list[str] = []
    counts: list[str] = []
    sums: list[str] = []
    for area in town.areas[district]:
        spot, here = town.spots[area], sc.Here._make(inside[area % c.SPAN])
        its_place, its_counts = place(
            area, spot, town.corners[area], awake, here, arch,
            pawn[1:] if pawn and pawn[0] == area else None,
        )  # fmt: skip
        drawn.append(its_place)
        if its_counts:
            counts.append(its_counts)
        if (rats := sum(here.rats)) > 1:
            sums.append(_sum(spot[0], spot[1], rats))
    return drawn, counts, sums


_BYTES = c.SPAN * sc.ROW.size  # of a district


def places(scene: sc.Scene, sight: camera.Sight) -> list[str]:
    """Draw all places of the town from back to front, then their numbers."""
    town, active, rows, home = scene.town, scene.active, scene.rows, scene.pawn // c.SPAN
    options, seen = scene.table.options, scene.seen
    arch = str(options["arch_rat"])
    pawn = (scene.pawn, str(options["ratcatcher"]), seen.bites, seen.defence)
    drawn: list[str] = []
    counts: list[str] = []
    sums: list[str] = []
    for district in town.areas:
        its_places, its_counts, its_sums = _district(
            town, district, active[district] != 0,
            rows[district * _BYTES : (district + 1) * _BYTES],
            arch, pawn if district == home else None,
        )  # fmt: skip
        drawn += its_places
        counts += its_counts
        sums += its_sums
    return [
        *drawn,
        svg.group(*counts, id="counts", **sight.from_near, **COUNTS, data_bad=""),
        svg.group(*sums, id="sums", **sight.from_far, **SUMS, data_bad=""),
    ]


COUNTS: s.SizedLettering = {  # text attributes of numbers on packs and things
    "pointer_events": "none", "text_anchor": "middle", "font_size": 20, "font_weight": 800,
    "fill": "#fff",
}  # fmt: skip
SUMS: s.Lettering = {  # text attributes of numbers and names that are read from far away
    "pointer_events": "none", "text_anchor": "middle", "font_weight": 700, "fill": s.TEXT,
    "paint_order": "stroke", "stroke": s.EDGE, "stroke_width": 14, "stroke_linejoin": "round",
}  # fmt: skip


@svg.drawn_once
def _sum(x: float, y: float, rats: int) -> str:
    """Draw the number of all rats of a place. The font size comes from its group."""
    return svg.tag("text", str(rats), x=round(x), y=round(y), dy="0.36em")
