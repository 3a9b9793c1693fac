"""Tags of places: plates with a part for every action, with its costs and gains.

On a phone a part is as large as a finger, with its signs one above the other.
"""

from typing import NamedTuple

from cheesemoon.core.draw import svg

from . import camera, hanging, shapes as s

Item = tuple[str, float, float, str, str]  # sign, its offset and size, words, their colour

_SIGN = {  # offset and size of a sign in a tag
    "boot": (0, 0.78), "wedge": (0, 0.82), "m-health": (11, 0.78), "m-yellow": (11, 0.78),
    "m-purple": (11, 0.78), "tooth": (0, 0.85), "d5": (0, 0.6), "d6": (0, 0.6), "trap": (7, 0.46),
    "arch": (0, 0.42), "paw": (0, 0.85), "rat-white": (10, 0.72), "rat-brown": (10, 0.72),
    "rat-black": (10, 0.72), "gatelet": (0, 0.8), "heart": (0, 0.8), "aim": (0, 0.72),
}  # fmt: skip
_STEP = 12  # widths of tags are multiples of it, so that their plates are few
_FINGER = 58  # on a phone of 390 pixels 41 pixels
_ROW = 27  # distance of two signs of a part on a phone


class Part(NamedTuple):
    """One action of a tag."""

    action: str
    items: tuple[Item, ...]
    card: str  # the card that explains it


class Size(NamedTuple):
    """The size of the parts of tags."""

    least: int  # height and least width
    rows: int  # signs one above the other


def item(sign: str, said: str = "", ink: str = s.TEXT) -> Item:
    """Return a sign and a number."""
    drop, size = _SIGN.get(sign, (1, 0.5))  # faces of peculiar rats
    return sign, drop, size, said, ink


def size_of(stage: camera.Stage) -> Size:
    """Return the size of parts on a stage: 28 pixels with a mouse, 41 pixels with a finger."""
    if stage.width < 1000:
        return Size(_FINGER, 2)
    return Size(round(28 / (980 / 1400 * stage.near)) + 1, 1)


def _item_wide(one: Item) -> float:
    sign, _, _, said, _ = one
    return (24 if sign else 0) + (s.wide(said, 20) + 4 if said else 0)


def _columns(items: tuple[Item, ...], rows: int) -> list[tuple[Item, ...]]:
    """Return the items of a part in columns. A single number stands below its sign."""
    if rows > 1 and len(items) == 1 and items[0][0].startswith("d") and items[0][3]:
        sign, drop, size, said, ink = items[0]
        return [((sign, drop, size, "", ink), ("", 0, 0, said, ink))]
    return [items[i : i + rows] for i in range(0, len(items), rows)]


def _items_wide(part: Part, rows: int) -> float:
    return sum(max(map(_item_wide, column)) for column in _columns(part.items, rows)) + 8


def _part_wide(part: Part, size: Size) -> float:
    """Return the width of an action in its tag, at least that of a finger."""
    return max(_items_wide(part, size.rows), size.least)


@svg.drawn_once
def _segment(part: Part, first: bool, last: bool, size: Size) -> str:
    """Draw an action in its tag, from its left end."""
    room, least = _part_wide(part, size), size.least
    wide = room + (6 if first else 0) + (6 if last else 0)
    parts = [svg.tag("rect", y=-least / 2, width=round(wide), height=least, fill="#0000")]
    if not first:
        parts.append(s.use("bar", 0, 0, None if size.rows == 1 else "1 2.4"))
    at = (10.0 if first else 4.0) + (room - _items_wide(part, size.rows)) / 2
    for column in _columns(part.items, size.rows):
        broad = max(map(_item_wide, column))
        for i, one in enumerate(column):
            y = round((i - (len(column) - 1) / 2) * _ROW)
            parts += _draw_item(one, at + (broad - _item_wide(one)) / 2, y)
        at += broad
    return "".join(parts)


def _draw_item(one: Item, at: float, y: int) -> list[str]:
    """Draw a sign and its number. Text attributes come from the group of tags."""
    sign, drop, size, said, ink = one
    parts: list[str] = []
    if sign:
        color = s.RED if sign == "heart" else None
        parts.append(s.use(sign, round(at + 11), drop + y, size, color=color))
        at += 24
    if said:
        fill = None if ink == s.TEXT else ink
        parts.append(svg.tag("text", said, x=round(at + 1), y=7 + y, fill=fill))
    return parts


def tag_wide(parts: list[Part], size: Size, lines: int = 1) -> float:
    """Return the width of a tag, rounded up to a step, so that its plates are few."""
    widest = max(_line_wide(line, size) for line in _in_lines(parts, lines))
    return _STEP * -(-round(widest + 12) // _STEP)


def _line_wide(parts: list[Part], size: Size) -> float:
    return sum(_part_wide(part, size) for part in parts)


def _in_lines(parts: list[Part], lines: int) -> list[list[Part]]:
    """Return the parts of each line of a tag."""
    most = -(-len(parts) // lines)
    return [parts[i : i + most] for i in range(0, len(parts), most)]


def tag(
    name: str,
    parts: list[Part],
    x: float,
    y: float,
    k: float,
    size: Size,
    place: camera.Box,
    lines: int = 1,
) -> str:
    """Draw a tag with its middle at a point of the town, with a pointer to its place."""
    wide, high = tag_wide(parts, size, lines), size.least * lines
    left, top, right, bottom = place
    seen = ((left - x) / k, (top - y) / k, (right - x) / k, (bottom - y) / k)
    drawn = [_plate(wide, high, hanging.tail(wide, high, seen))]
    for row, line in enumerate(_in_lines(parts, lines)):
        at = -_line_wide(line, size) / 2 - 6
        for i, part in enumerate(line):
            first, last = i == 0, i == len(line) - 1
            drawn.append(
                svg.group(
                    _segment(part, first, last, size),
                    class_="choice",
                    data_action=part.action,
                    data_card=part.card,
                    at=(round(at), round((row - (lines - 1) / 2) * size.least)),
                )
            )
            at += _part_wide(part, size) + (6 if first else 0)
    return s.scaled(k, *drawn, at=(round(x), round(y)), id=f"tag-{name}", class_="aim")


@svg.drawn_once
def _plate(wide: float, high: int, at: hanging.Tail | None) -> str:
    pane = s.rect(-wide / 2, -high / 2, wide, high, 16, fill=s.PLATE_DEEP, stroke=s.RING,
                  stroke_width=2.5)  # fmt: skip
    if not at:
        return svg.group(pane, pointer_events="none")
    (a, b), (c, d), (x, y) = at
    shape = f"M{a} {b}L{x} {y}L{c} {d}"
    edge = s.path(shape, "none", stroke=s.RING, stroke_width=5, stroke_linejoin="round")
    end = s.circle(x, y, 4, s.RING)
    return svg.group(edge, pane, s.path(shape + "Z", s.PLATE_DEEP), end, pointer_events="none")
