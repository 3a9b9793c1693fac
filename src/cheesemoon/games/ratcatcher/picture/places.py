"""What stands in each place: packs of rats, characters, cheese, traps and markers; names on boards.

A place is one group, drawn from a few numbers and kept by them.
"""

from functools import lru_cache
from html import escape
from typing import Any

from cheesemoon.core import Words, svg

from .. import content as c
from . import layout as lay, scene as sc, shapes as s, things

Thing = tuple[float, tuple[str, ...], dict[str, Any]]  # its room, the drawing, what it is
_SQUEEZE = 1.26  # so much closer than they like they still stand in one row
FLOOR = 24  # feet stand so much above the lower edge of a place, where its name is


@lru_cache(maxsize=20_000)
def place(
    words: Words,
    lang: str,
    area: int,
    spot: lay.Plaza,
    corner: tuple[int, int],
    awake: bool,
    here: sc.Here,
    mouths: tuple[int, int] | None,
    big: tuple[str, ...],
    arch: str,
    pawn: tuple[str, int, int] | None,
) -> str:
    """A place from near. `mouths` are at its cheese now and tonight; `pawn` is the ratcatcher with
    the bites here and the defence; `corner` is on which side of its card the place is."""
    x, y, w, h = spot
    name = c.AREA_NAMES[area]
    said = told(words, lang, area, here, big, arch, pawn is not None)
    parts = [svg.tag("title", escape(said))] if said else []
    parts += _laid_out(name, here, w, h)
    characters = _characters(big, arch)
    objects = _objects(name, here, mouths)
    packs: list[Thing] = [
        (
            float(things.pack_width(count)),
            (things.pack(colour, count),),
            {"id": f"{colour}-{name}", "class_": "piece", "data_card": colour},
        )
        for colour, count in zip(c.COLOURS, here.rats, strict=True)
        if count
    ]
    catcher = [_pawn(*pawn)] if pawn else []
    if pawn:
        parts.append(s.ellipse(-20, -12, 100, 66, "url(#rc-pawnlight)"))
    room, floor = 2 * w + 4, h - FLOOR
    if _room(catcher + characters + objects + packs) <= room * _SQUEEZE:
        row = catcher + characters + packs + objects if pawn else characters + objects + packs
        parts += _row(row, floor, room)
    else:
        parts += [svg.group(*drawn, at=_beside(corner, w, h), **more) for _, drawn, more in catcher]
        parts += _two_rows(characters, objects, packs, floor, room)
    parts += _printed(here, w, h, None if awake else 0.4)
    return svg.group(*parts, at=(x, y), id=f"area-{name}", data_card=f"place-{name}")


@lru_cache(maxsize=5_000)
def label(words: Words, lang: str, area: int, spot: lay.Plaza) -> str:
    """The name of a place, at its foot."""
    name = words.say(lang, f"place-{c.AREA_NAMES[area]}")
    x, y, _, h = spot
    return written(name, round(x), round(y + h - 6))


def written(name: str, x: int, y: int) -> str:
    """The name of a place, bold if there is room for it; the group around it says how else."""
    bold = s.wide(name, 19) <= 148
    size = s.fitted(name, 144, 19, s.SMALLEST, bold=bold)
    return svg.tag(
        "text", escape(s.cut(name, 148, size, bold)), x=x, y=y,
        font_size=size if size < 19 else None, font_weight=None if bold else 500,
    )  # fmt: skip


@lru_cache(maxsize=5_000)
def who(words: Words, lang: str, spot: lay.Plaza, big: tuple[str, ...], arch: str) -> str:
    """Who the characters of a place are, above them; of many the first two."""
    names = [
        words.say(lang, "arch-name", {"arch": arch})
        if rat == "arch"
        else words.say(lang, "rat-name", {"rat": rat})
        for rat in big[:2]
    ]
    said = " · ".join(names) + (f" +{len(big) - 2}" if len(big) > 2 else "")
    x, y, _, h = spot
    wide = s.wide(said, 19) + 14
    fill = "#5a2430" if "arch" in big else "#23503c"
    plate = s.rect(-wide / 2, -h - 20, wide, 24, 8, fill=fill, opacity=0.92)
    text = s.words(0, -h - 1, said, 19, "#fff6ee", 700, "middle")
    return svg.group(plate, text, at=(round(x), round(y)))


LABELS: dict[str, Any] = {  # how names of places are written
    "pointer_events": "none", "text_anchor": "middle", "font_size": 19, "font_weight": 600,
    "fill": s.LABEL, "paint_order": "stroke", "stroke": s.LABEL_EDGE, "stroke_width": 3.5,
    "stroke_linejoin": "round",
}  # fmt: skip


def labels(scene: sc.Scene, far: bool) -> list[str]:
    """Names of places and characters; from far away nobody could read them."""
    arch = str(scene.table.options["arch_rat"])
    hidden = "hidden" if far else None
    names = (
        label(scene.words, scene.lang, area, scene.town.spots[area])
        for area in scene.town.order
        if scene.active[area // c.SPAN]
    )
    people = (
        who(scene.words, scene.lang, scene.town.spots[area], big, arch)
        for area, big in sorted(scene.big.items())
        if scene.active[area // c.SPAN]
    )
    return [
        svg.group(*names, id="labels", visibility=hidden, data_far=0, **LABELS),
        svg.group(*people, id="who", visibility=hidden, data_far=0, pointer_events="none"),
    ]  # fmt: skip


def _room(row: list[Thing]) -> float:
    return sum(wide for wide, _, _ in row)


def _row(row: list[Thing], y: float, room: float, middle: float = 0) -> list[str]:
    """Things side by side around the middle, closer where there are many."""
    total = _room(row)
    squeeze = min(1.0, room / total) if total else 1.0
    x = middle - total * squeeze / 2
    parts: list[str] = []
    for wide, drawn, more in row:
        parts.append(svg.group(*drawn, at=(round(x + wide * squeeze / 2), round(y)), **more))
        x += wide * squeeze
    return parts


def _two_rows(
    characters: list[Thing], objects: list[Thing], packs: list[Thing], floor: float, room: float
) -> list[str]:
    """Where one row is too full: things behind, packs of rats before them, and in front at the left
    the characters, whose faces nobody hides."""
    if _room(characters + objects + packs) <= room * _SQUEEZE:
        return _row(characters + objects + packs, floor, room)
    if not characters:
        return _row(objects, -8, room + 10) + _row(packs, floor, room)
    if objects and packs:  # all kinds at once: side by side, beyond the place's edges
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


def _beside(corner: tuple[int, int], w: float, h: float) -> tuple[float, float]:
    """Where the ratcatcher stands if the place is crowded: at its edge, in front of houses."""
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
        found.append((70.0 if rat == "p4" else float(wide), drawn, more))
    return found


_MARKERS = ("health", "yellow", "purple")


def _objects(name: str, here: sc.Here, mouths: tuple[int, int] | None) -> list[Thing]:
    """Cheese, traps, what abilities left, and markers."""
    found: list[Thing] = []

    def lay_out(wide: float, kind: str, card: str, *drawn: str) -> None:
        more = {"id": f"{kind}-{name}", "class_": "piece", "data_card": card}
        found.append((wide, drawn, more))

    if here.cheese:
        parts = [s.use("cheese"), meter(*mouths) if mouths else "", _several(here.cheese, 0)]
        lay_out(46, "cheese", "cheese", *filter(None, parts))
    for bit, effect in enumerate(c.EFFECTS):
        if here.effects >> bit & 1 and effect in ("bait", "apron"):
            lay_out(46 if effect == "bait" else 40, effect, effect, s.use(effect))
    if here.trap:
        lay_out(50, "trap", "trap", s.use("trap", 0, 2))
    for marker, count in zip(_MARKERS, (here.health, here.yellow, here.purple), strict=True):
        if count:
            drawn = filter(None, (s.use(f"m-{marker}"), _several(count, len(found))))
            lay_out(30, marker, f"marker-{marker}", *drawn)
    return found


def _several(count: int, place: int) -> str:
    """A number on a thing that lies there more than once; not at the height of its neighbour's."""
    y = (3, -15, -33)[place % 3]
    return s.words(14, y, f"×{count}", 19, s.TEXT, 800, edge=s.EDGE) if count > 1 else ""


def _laid_out(name: str, here: sc.Here, w: float, h: float) -> list[str]:
    """Net and gas lie under everything."""
    parts: list[str] = []
    if here.effects >> c.EFFECTS.index("net") & 1:
        net = s.use("net", 0, 0, f"{w / 62:.2f} {h / 33:.2f}")
        parts.append(svg.group(net, id=f"net-{name}", class_="piece", data_card="net"))
    if here.effects >> c.EFFECTS.index("gas") & 1:
        parts.append(svg.group(s.use("gas"), id=f"gas-{name}", class_="piece", data_card="gas"))
    return parts


def _printed(here: sc.Here, w: float, h: float, dim: float | None) -> list[str]:
    """Nests and hatcheries at the upper right corner, never hidden by a crowd."""
    parts: list[str] = []
    if here.hatcheries:
        x = w - (37 + 13 * here.nests if here.nests else 18)
        parts.append(s.use("hatchery", x, -h + 12, opacity=dim or 0.85, data_card="hatchery"))
    for i in reversed(range(here.nests)):
        at = w - 18 - 13 * i
        parts.append(s.use("nest", at, -h + 13 - 3 * i, 0.86, opacity=dim, data_card="nest"))
    return parts


def _pawn(catcher: str, bites: int, defence: int) -> Thing:
    """The ratcatcher, and over the head how many of the bites that make a wound are here."""
    limit = defence + 1
    edge = s.GOOD if bites < limit else s.BAD
    over = svg.group(
        pips(bites, bites, limit, edge),
        s.use("tooth", -12.5 * limit / 2 - 8, -38, 0.66),
        at=(2, -66),
        data_card="bites",
    )
    figure = (
        s.ellipse(0, 1, 26, 7, s.SHADE, opacity=0.5),
        s.use("catcher", 0, 0, 1.15),
        over,
    )
    more = {"id": "pawn", "class_": "piece", "data_card": f"catcher-{catcher}", "data_look": 1}
    return 60.0, figure, more


@svg.drawn_once
def meter(now: int, later: int) -> str:
    """How many of the five mouths that eat a cheese are there (solid), and come tonight (pale)."""
    limit = c.WEIGHT_THAT_EATS
    danger = later >= limit
    drawn = s.use("meter-danger" if danger else "meter") + _fields(now, later, limit)
    if danger:
        drawn += s.use("danger", 38, -38)
    return svg.group(drawn, at=(0, 4), data_card="mouths")


@svg.drawn_once
def pips(now: int, later: int, limit: int, edge: str) -> str:
    """A row of small fields: solid for what is there, pale for what comes."""
    return _frame(limit, edge) + _fields(now, later, limit)


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
    s.symbol("meter", _frame(c.WEIGHT_THAT_EATS, "#6a739f")),
    s.symbol("meter-danger", _frame(c.WEIGHT_THAT_EATS, s.BAD)),
    s.symbol("pip", s.rect(0, 0, 10, 7, 2.5, fill="#ff7b72")),
    s.symbol("pip-pale", s.rect(0, 0, 10, 7, 2.5, fill="#ff7b72", opacity=0.5)),
    s.symbol(
        "danger",
        s.circle(0, 0, 13, "#d8434a", stroke=s.DARK, stroke_width=1.5),
        s.use("tooth", 0, 1, 0.75),
    ),
)


# --- in words -------------------------------------------------------------------------------------


def told(
    words: Words, lang: str, area: int, here: sc.Here, big: tuple[str, ...], arch: str, pawn: bool
) -> str:
    """A place in words: `Fish Market: 1 white rat, 1 cheese`; nothing if it is empty."""

    def say(message: str, **args: object) -> str:
        return words.say(lang, message, args)

    said = [say("you")] if pawn else []
    for colour, count in zip(c.COLOURS, here.rats, strict=True):
        if count:
            said.append(say("rats", colour=colour, rats=count))
    for rat in big:
        said.append(say("arch-name", arch=arch) if rat == "arch" else say("rat-name", rat=rat))
    if here.cheese:
        said.append(say("cheeses", cheese=here.cheese))
    if here.trap:
        said.append(say("trap"))
    for bit, effect in enumerate(c.EFFECTS):
        if here.effects >> bit & 1:
            said.append(say("ability", ability=effect))
    return f"{say(f'place-{c.AREA_NAMES[area]}')}: {', '.join(said)}" if said else ""


# --- names of districts ---------------------------------------------------------------------------


@svg.drawn_once
def plank(name: str, value: int, awake: bool, most: float) -> tuple[str, float]:
    """A board with a name, and as many small cards as the town grows by from there; how wide."""
    cards = 11 * value + 12
    name = s.cut(name, most - cards - 20, 19)
    wide = s.wide(name, 19) + 20 + cards
    wide = round(wide)
    marks = "".join(f"M{wide - 8 - 11 * (i + 1)} 7h8v11h-8z" for i in range(value))
    fill, edge, ink = (
        (s.PLANK, s.PLANK_EDGE, s.PLANK_WORDS)
        if awake
        else (s.PLANK_OFF, s.SLOT_EDGE, s.PLANK_OFF_WORDS)
    )
    drawn = (
        s.rect(0, 0, wide, 24, 5, fill=fill, stroke=edge, stroke_width=1.5)
        + s.words(10, 18, name, 19, ink, 700)
        + s.path(marks, s.GOLD if awake else "#7f86ab")
    )
    return drawn, wide


@lru_cache(maxsize=5_000)
def name_board(
    words: Words, lang: str, district: int, card: int, cell: tuple[int, int], awake: bool, k: float
) -> str:
    """The board at the quay of a district; from far away a larger one is shown."""
    mx, my = lay.middle(*cell)
    name = words.say(lang, f"district-{district}")
    if not awake and k == 1:
        name = words.say(lang, "district-asleep", {"name": name})
    drawn, _ = plank(name, int(c.VALUE[card]), awake, lay.ISLE_W / k)
    at = (mx - lay.ISLE_W / 2 + 12, my + lay.ISLE_H / 2 + 3 - (k - 1) * 12)
    id_ = f"name-{district}" if k == 1 else None
    return s.scaled(k, drawn, at=(round(at[0]), round(at[1])), id=id_)


def boards(scene: sc.Scene, far: bool) -> list[str]:
    """The names of all districts, twice: to be read from near and from far away."""
    drawn: list[str] = []
    for k, id_, wanted in ((1.0, "names", False), (_FAR, "names-far", True)):
        row = (
            name_board(scene.words, scene.lang, d, card, (x, y), bool(scene.active[d]), k)
            for d, card, x, y, _ in scene.town.districts
        )
        hidden = None if far == wanted else "hidden"
        drawn.append(
            svg.group(*row, id=id_, visibility=hidden, data_far=int(wanted), data_card="district")
        )
    return drawn


_FAR = 1.9  # how much larger


def places(scene: sc.Scene) -> list[str]:
    """All places of the town from back to front."""
    arch = str(scene.table.options["arch_rat"])
    catcher = str(scene.table.options["ratcatcher"])
    drawn: list[str] = []
    by_district = {row[0]: row for row in scene.town.districts}
    for area in scene.town.order:
        here = scene.here[area]
        district, card, _, _, turned = by_district[area // c.SPAN]
        drawn.append(
            place(
                scene.words,
                scene.lang,
                area,
                scene.town.spots[area],
                lay.slots(card, turned)[area % c.SPAN],
                bool(scene.active[district]),
                here,
                (scene.seen.weights[area], scene.later[area]) if here.cheese else None,
                scene.big.get(area, ()),
                arch,
                (catcher, scene.seen.bites, scene.seen.defence) if area == scene.pawn else None,
            )
        )
    return drawn
