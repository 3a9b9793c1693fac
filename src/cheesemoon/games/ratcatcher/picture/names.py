"""Names in the town: of places, of the characters in them, and of districts on boards."""

from functools import lru_cache
from typing import NamedTuple

from cheesemoon.core import Words
from cheesemoon.core.draw import svg

from .. import content as c
from . import camera, edges, layout as lay, places, scene as sc, shapes as s


class _Names(NamedTuple):
    """Everything that the names of a town depend on."""

    words: Words
    lang: str
    town: sc.Town
    active: tuple[int, ...]
    sight: camera.Sight
    seen: edges.Window


def _names(scene: sc.Scene, sight: camera.Sight, seen: edges.Window) -> _Names:
    return _Names(scene.words, scene.lang, scene.town, scene.active, sight, seen)


@svg.drawn_lately
def _labels(of: _Names) -> str:
    """Draw the names of all places in districts that are awake."""
    town, edge = of.town, _find_cut_districts(of.town, of.seen)
    awake = (district for district in town.areas if of.active[district])
    names = (_label_district(of.words, of.lang, town, d, edge.get(d)) for d in awake)
    return svg.group(*names, id="labels", **of.sight.from_near, **LABELS)


@lru_cache(maxsize=512)
def _find_cut_districts(town: sc.Town, seen: edges.Window) -> dict[int, edges.Window]:
    """Return the window for each district at its edge."""
    isles = ((d, camera.isle_box(x, y)) for d, _, x, y, _ in town.districts)
    return {d: seen for d, (x0, y0, x1, y1) in isles if seen.cuts((x0 - 10, y0, x1 + 10, y1))}


@svg.drawn_lately
def _label_district(
    words: Words, lang: str, town: sc.Town, district: int, seen: edges.Window | None
) -> str:
    """Draw the names of the places of a district."""
    names = (label(words, lang, town, area, seen) for area in town.areas[district])
    return svg.group(*names, id=f"labels-{district}")


def label(words: Words, lang: str, town: sc.Town, area: int, seen: edges.Window | None) -> str:
    """Draw the name of a place at its foot."""
    name = words.say(lang, f"place-{c.AREA_NAMES[area]}")
    x, y, _, h = town.spots[area]
    boxes = _boxes(words, lang, town)
    by = edges.aside(boxes[area], seen, boxes.values()) if seen else 0
    return written(name, round(x) + (by or 0), round(y + h - 6), **edges.shown(by))


@lru_cache(maxsize=256)
def _boxes(words: Words, lang: str, town: sc.Town) -> dict[int, camera.Box]:
    """Return the boxes of the names of places."""
    found: dict[int, camera.Box] = {}
    for area, (x, y, _, h) in town.spots.items():
        name = words.say(lang, f"place-{c.AREA_NAMES[area]}")
        half = min(s.wide(name, _size(name)), ROOM) / 2
        found[area] = (x - half, y + h - 22, x + half, y + h)
    return found


def _size(name: str) -> float:
    return s.fitted(name, 144, 19, s.SMALLEST)


@svg.drawn_once
def written(name: str, x: int, y: int, **more: object) -> str:
    """Draw the name of a place. Text attributes come from the group around it."""
    size = _size(name)
    said = svg.escaped(s.cut(name, ROOM, size))
    return svg.tag("text", said, x=x, y=y, font_size=size if size < 19 else None, **more)


ROOM = 148  # greatest width of a place's name, between those of its neighbours


def _name_characters(words: Words, lang: str, big: tuple[str, ...], arch: str) -> str:
    """Return the name of the first character of a place, and the number of further ones."""
    first = big[0]
    name = (
        words.say(lang, "arch-name", {"arch": arch})
        if first == "arch"
        else words.say(lang, "rat-name", {"rat": first})
    )
    return name + (f" +{len(big) - 1}" if len(big) > 1 else "")


def hung(town: sc.Town, area: int) -> lay.Plaza:
    """Return the place at which the plate of its characters hangs. It is lower if another place's
    name is above or half beside it."""
    (x, y), (mx, my, w, h) = town.corners[area], town.spots[area]
    first = area - area % c.SPAN
    taken = {town.corners.get(other) for other in range(first, first + c.SPAN)}
    if (x, y) == (0, -1):
        lower = 0
    elif (0, 0) not in taken:
        lower = 18
    else:
        lower = 10 if (x, y - 1) in taken else 6
    return mx, my, w, h - lower


@lru_cache(maxsize=5_000)
def who_box(
    words: Words, lang: str, spot: lay.Plaza, big: tuple[str, ...], arch: str, met: bool = False
) -> camera.Box:
    """Return the box of the characters' names. With `met` it stands beside the ratcatcher's
    head."""
    x, y, w, h = spot
    half = s.wide(_name_characters(words, lang, big, arch), 19) / 2 + 7
    if met:
        x = max(x, x - w + _HEAD + half)
    return x - half, y - h - 20, x + half, y - h + 4


@lru_cache(maxsize=5_000)
def who(
    words: Words,
    lang: str,
    spot: lay.Plaza,
    big: tuple[str, ...],
    arch: str,
    met: bool,
    seen: edges.Window,
) -> str:
    """Draw the name of the first character of a place, above the characters."""
    box = who_box(words, lang, spot, big, arch, met)
    by = edges.aside(box, seen)
    said = _name_characters(words, lang, big, arch)
    x, (_, y, _, h) = (box[0] + box[2]) / 2, spot
    wide = s.wide(said, 19) + 14
    fill = "#5a2430" if "arch" in big else "#23503c"
    plate = s.rect(-wide / 2, -h - 20, wide, 24, 8, fill=fill, opacity=0.92)
    text = s.words(0, -h - 1, said, 19, "#fff6ee", 700, "middle")
    return svg.group(plate, text, at=(round(x) + (by or 0), round(y)), **edges.shown(by))


_HEAD = 26  # the ratcatcher's head reaches this far into a place

LABELS: s.SizedLettering = {  # text attributes of the names of places
    "pointer_events": "none", "text_anchor": "middle", "font_size": 19, "font_weight": 600,
    "fill": s.LABEL, "paint_order": "stroke", "stroke": s.LABEL_EDGE, "stroke_width": 3.5,
    "stroke_linejoin": "round",
}  # fmt: skip


def labels(scene: sc.Scene, sight: camera.Sight, seen: edges.Window) -> list[str]:
    """Draw the names of places and characters. Zoomed out they are hidden."""
    arch = str(scene.table.options["arch_rat"])
    people = (
        who(scene.words, scene.lang, hung(scene.town, area), big, arch, area == scene.pawn, seen)
        for area, big in sorted(scene.big.items())
        if scene.active[area // c.SPAN]
    )
    return [
        _labels(_names(scene, sight, seen)),
        svg.group(*people, id="who", pointer_events="none", **sight.from_near),
    ]  # fmt: skip


# --- names of districts ---------------------------------------------------------------------------


@svg.drawn_once
def plank(name: str, value: int, awake: bool, most: float) -> tuple[str, float]:
    """Draw a board with a district's name, and a small card for each card the town grows by. Return
    the drawing and its width."""
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


_NARROW = 0.72  # a word may be compressed this much before it is cut


@svg.drawn_once
def tall_plank(name: str, value: int, most: float) -> tuple[str, float]:
    """Draw a board with a district's name where there is little room: in two lines, without cards,
    or compressed. Return the drawing and its height."""
    cards = 11 * value + 12
    if s.wide(name, 19) <= most - cards - 20:
        return plank(name, value, True, most)[0], 24
    room = most - 12
    found = _halves(name, room, room - cards, True) or _halves(name, room, room - cards, False)
    if not found:
        value, cards = 0, 0
        found = _halves(name, room, room, True) or _halves(name, room, room, False)
    first, second = found or (_cut(name, room), "")
    bold = max(s.wide(first, 19), s.wide(second, 19) + cards) <= room  # as in one line
    weight = 700 if bold else 500
    long, below = (s.wide(part, 19, bold=bold) for part in (first, second))
    wide = round(max(min(long, room), below + cards) + 12)
    marks = "".join(f"M{wide - 6 - 11 * (i + 1)} 28h8v11h-8z" for i in range(value))
    high = 45 if second or value else 24
    narrow = _width(first) > room
    adjust = "spacingAndGlyphs" if narrow else None
    length = round(room) if narrow else None
    drawn = (
        s.rect(0, 0, wide, high, 5, fill=s.PLANK, stroke=s.PLANK_EDGE, stroke_width=1.5)
        + s.words(6, 18, first, 19, s.PLANK_WORDS, weight, lengthAdjust=adjust, textLength=length)
        + (s.words(6, 39, second, 19, s.PLANK_WORDS, weight) if second else "")
        + s.path(marks, s.GOLD)
    )
    return drawn, high


def _width(said: str) -> float:
    return s.wide(said, 19, bold=False)


def _cut(name: str, room: float) -> str:
    return s.cut(name, room / _NARROW, 19, bold=False)


def _halves(name: str, above: float, below: float, bold: bool) -> tuple[str, str] | None:
    """Return a name in two lines, as much as possible in the first, or None if it does not fit."""
    words = name.split(" ")
    for n in range(len(words), 0, -1):
        first, second = " ".join(words[:n]), " ".join(words[n:])
        if s.wide(first, 19, bold=bold) <= above and s.wide(second, 19, bold=bold) <= below:
            return first, second
    return None


@lru_cache(maxsize=5_000)
def _board(
    words: Words,
    lang: str,
    district: int,
    card: int,
    cell: sc.Cell,
    awake: bool,
    seen: edges.Window | None,
) -> str:
    """Draw the board at the quay of a district."""
    mx, my = lay.middle(*cell)
    name = words.say(lang, f"district-{district}")
    if not awake:
        name = words.say(lang, "district-asleep", {"name": name})
    drawn, wide = plank(name, int(c.VALUE[card]), awake, lay.ISLE_W)
    x, y = round(mx - lay.ISLE_W / 2 + 12), round(my + lay.ISLE_H / 2 + 3)
    by = edges.aside((x, y, x + wide, y + 24), seen) if seen else 0
    return svg.group(drawn, at=(x + (by or 0), y), id=f"name-{district}", **edges.shown(by))


_LETTERS_FAR = 52  # greatest font size of text that is read from far away


@lru_cache(maxsize=5_000)
def _from_far(
    words: Words,
    lang: str,
    district: int,
    cell: sc.Cell,
    awake: bool,
    letters: float,
    seen: edges.Window | None,
) -> str:
    """Draw the name of a district across its quay. The font size comes from its group."""
    mx, my = lay.middle(*cell)
    name = s.cut(words.say(lang, f"district-{district}"), lay.CELL_W, _LETTERS_FAR)
    x, y, half = round(mx), round(my + lay.ISLE_H / 2 + 36), s.wide(name, letters) / 2
    by = edges.aside((x - half, y - letters, x + half, y + letters / 4), seen) if seen else 0
    ink = s.PLANK_FAR if awake else s.QUIET
    return svg.tag("text", svg.escaped(name), x=x + (by or 0), y=y, fill=ink, **edges.shown(by))


def boards(scene: sc.Scene, sight: camera.Sight, seen: edges.Window) -> tuple[str, str]:
    """Draw the names of all districts twice: to be read from near, and from far away."""
    return _boards(_names(scene, sight, seen))


@svg.drawn_lately
def _boards(of: _Names) -> tuple[str, str]:
    words, lang, town, active, sight, seen = of
    rows = [(d, card, (x, y), bool(active[d])) for d, card, x, y, _ in town.districts]
    edge = _find_cut_districts(town, seen)
    near = (_board(words, lang, *row, edge.get(row[0])) for row in rows)
    letters, far_away = sight.letters, seen if sight.is_far else None
    far = (_from_far(words, lang, d, cell, awake, letters, far_away) for d, _, cell, awake in rows)
    return (
        svg.group(*near, id="names", data_card="district", **sight.from_near),
        svg.group(*far, id="names-far", **sight.from_far, **places.SUMS),
    )
