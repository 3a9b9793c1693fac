"""The places in the town: islands in their cells, places on them, lanes, houses.

Everything follows from a card and its rotation. Cards are rows of the content's tables: a
district's number, or `c.RED` for the red side of district 0. Sides are 0 to 3: N, E, S, W.
"""

import random
from functools import cache
from typing import NamedTuple

from .. import content as c
from . import houses as houses_, plan

CELL_W, CELL_H = 446, 282  # a cell of the grid
ISLE_W, ISLE_H, QUAY = 424, 250, 13  # the top of an island, and the height of its wall
REACH_X, REACH_Y = 145, 86  # from the middle of a card to the places at its sides
HALF_W, HALF_H = 64, 36  # half the size of a place
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))

Point = tuple[float, float]
Plaza = tuple[float, float, float, float]  # middle, half width, half height
House = tuple[str, float, float, int | None]  # drawing, foot, colour of the roof

FAMILIES = ((2, 5, 0), (3, 7, 6), (4, 0, 1), (5, 2, 4), (1, 6, 3))  # roof colours of one district


def middle(x: int, y: int) -> Point:
    """Return the middle of a cell in the town."""
    return x * CELL_W, y * CELL_H


@cache
def connectors(card: int, turned: int) -> dict[int, int]:
    """Return the place of each side with a connector, by the card's rotation."""
    found = {}
    for side in range(4):
        letter = int(c.CONNECTS[card, (side - turned) % 4])
        if letter:
            found[side] = letter - 1
    return found


@cache
def _inner(card: int) -> tuple[tuple[int, int], ...]:
    """Return the pairs of a card's places that a lane joins."""
    return tuple((a, b) for a in range(c.SPAN) for b in range(a, c.SPAN) if c.INNER[card, a, b])


@cache
def slots(card: int, turned: int) -> tuple[tuple[int, int], ...]:
    """Return the position of each place on the card: at a side, or (0, 0) in the middle."""
    found: dict[int, tuple[int, int]] = {}
    for side, place in sorted(connectors(card, 0).items()):
        found.setdefault(place, SIDES[side])
    free = [(0, 0), *(side for side in SIDES if side not in found.values())]
    areas = range(int(c.AREAS_OF[card]))
    for place in sorted(areas, key=lambda a: -int(c.INNER[card, a].sum())):
        if place not in found:
            found[place] = free.pop(0)
    for _ in range(turned):
        found = {a: (-y, x) for a, (x, y) in found.items()}
    return tuple(found[a] for a in areas)


@cache
def plazas(card: int, turned: int) -> tuple[Plaza, ...]:
    """Return the places of a card. A place is larger where there is room."""
    taken = slots(card, turned)
    busy = set(taken)
    found = []
    for sx, sy in taken:
        x, y, w, h = sx * REACH_X, sy * REACH_Y, HALF_W, HALF_H
        if sx == 0 and not busy & {(1, 0), (-1, 0)}:
            w += 26
        if sy == 0 and not busy & {(0, 1), (0, -1)}:
            h += 16
        if (0, 0) not in busy and sx:
            w, x = w + 12, x - 12 * sx
        if (0, 0) not in busy and sy:
            h, y = h + 6, y - 6 * sy
        found.append((x, y, w, h))
    return tuple(found)


# --- lanes ----------------------------------------------------------------------------------------


def lane(p: Point, q: Point) -> tuple[Point, ...]:
    """Return the way from one place to another: straight, or round the corner of the block."""
    (x, y), (u, v) = p, q
    if abs(x - u) < 20 or abs(y - v) < 20:
        return (x, y), (u, v)
    corner = (u if abs(x) < abs(u) else x, y if abs(y) > abs(v) else v)
    return (x, y), (corner[0] * 0.78, corner[1] * 0.84), (u, v)


def lane_path(points: tuple[Point, ...]) -> str:
    """Return a lane as path data."""
    first, *rest = (f"{x:.0f} {y:.0f}" for x, y in points)
    return f"M{first}L{rest[0]}" if len(rest) == 1 else f"M{first}Q{rest[0]} {rest[1]}"


def along(points: tuple[Point, ...], n: int = 12) -> list[Point]:
    """Return n + 1 points along a lane."""
    ts = [i / n for i in range(n + 1)]
    if len(points) == 2:
        (x, y), (u, v) = points
        return [(x + (u - x) * t, y + (v - y) * t) for t in ts]
    (x, y), (e, f), (u, v) = points
    return [
        ((1 - t) ** 2 * x + 2 * t * (1 - t) * e + t * t * u,
         (1 - t) ** 2 * y + 2 * t * (1 - t) * f + t * t * v)
        for t in ts
    ]  # fmt: skip


def shore(side: int) -> Point:
    """Return the point where the way out of a side meets the water, from the middle of the card."""
    dx, dy = SIDES[side]
    return dx * ISLE_W / 2, dy * ISLE_H / 2


@cache
def lanes(card: int, turned: int) -> tuple[tuple[Point, ...], ...]:
    """Return all ways of a card: between its places, and out of its connectors."""
    spots = [plaza[:2] for plaza in plazas(card, turned)]
    ways = [lane(spots[a], spots[b]) for a, b in _inner(card)]
    ways += [(spots[a], shore(side)) for side, a in connectors(card, turned).items()]
    return tuple(ways)


# --- houses ---------------------------------------------------------------------------------------

_Box = tuple[float, float, float, float]
_Span = tuple[float, float]
_DEEP, _HIGH = 22, 54  # of a row of houses, with roofs
_LEFT, _RIGHT = -ISLE_W / 2 + 9, ISLE_W / 2 - 9
_TOP, _BOTTOM = -ISLE_H / 2 + 16, ISLE_H / 2 - 5


def _hits(box: _Box, boxes: list[_Box]) -> bool:
    left, top, right, bottom = box
    for x0, y0, x1, y1 in boxes:  # faster than any()
        if left < x1 and x0 < right and top < y1 and y0 < bottom:
            return True
    return False


def _merged(boxes: list[_Box]) -> list[_Span]:
    """Return the left and right edges of what boxes cover, from right to left."""
    spans: list[_Span] = []
    for left, right in sorted((box[0], box[2]) for box in boxes):
        if spans and left <= spans[-1][1]:
            left, right = spans[-1][0], max(right, spans.pop()[1])
        spans.append((left, right))
    return spans[::-1]


def _next_edge(spans: list[_Span], x: float) -> float:
    """Return where the first span that reaches beyond x begins. Forget those before."""
    while spans and spans[-1][1] <= x:
        spans.pop()
    return spans[-1][0] if spans else _RIGHT


class _Line(NamedTuple):
    """What stands in the way of houses or trees that are put side by side from left to right."""

    feet: list[_Span]  # what their feet would cover
    view: list[_Span]  # places that their tops would hide

    def room(self, x: float) -> float:
        """Return the width that is free at x; nothing is put to the left of it afterwards."""
        end = min(_RIGHT, _next_edge(self.feet, x))
        return min(end - x, _next_edge(self.view, x + 2) - x + 2) if end > x else 0


class _Building:
    """An island while houses are put on it."""

    def __init__(self, card: int, turned: int) -> None:
        places = plazas(card, turned)
        self.ground = [(x - w - 4, y - h - 2, x + w + 4, y + h + 5) for x, y, w, h in places]
        self.view = [(x - w + 10, y - h + 12, x + w - 10, y + h - 5) for x, y, w, h in places]
        for way in lanes(card, turned):
            self.ground += [(x - 15, y - 7, x + 15, y + 9) for x, y in along(way)]
        self.placed: list[House] = []
        self.boxes: list[_Box] = []

    def is_free(self, x: float, y: float, w: float, deep: float, high: float) -> bool:
        """Return True if a house there covers no place or lane, and its roof hides no place."""
        if x < _LEFT or x + w > _RIGHT or y > _BOTTOM or y - deep < _TOP - 14:
            return False
        feet = (x, y - deep, x + w, y)
        if _hits(feet, self.ground) or _hits(feet, self.boxes):
            return False
        return not _hits((x + 2, y - high, x + w - 2, y), self.view)

    def line_at(self, y: float, deep: float, high: float) -> _Line:
        """Return what stands in the way of things of this size with their feet at height y."""
        feet = [b for b in (*self.ground, *self.boxes) if y - deep < b[3] and b[1] < y]
        view = [b for b in self.view if y - high < b[3] and b[1] < y]
        return _Line(_merged(feet), _merged(view))

    def put(self, house: House, box: _Box) -> None:
        self.placed.append(house)
        self.boxes.append(box)


def _rows() -> dict[str, tuple[tuple[str, float, int], ...]]:
    """Return rows of one to three houses: each a house, its x in the row, and the index of its roof
    colour. With rows, a picture of the town is a third as large."""
    rng = random.Random(5)
    found = {}
    for number, houses in enumerate((3,) * 8 + (2,) * 6 + (1,) * 4):
        x, row = 0.0, []
        for _ in range(houses):
            name = rng.choice(list(houses_.HOUSES))
            row.append((name, x, rng.choice((0, 0, 1, 2))))
            x += houses_.HOUSES[name] + rng.choice((0, 1, 1, 3))
        found[f"row{number}"] = tuple(row)
    return found


ROWS = _rows()
_ROWS_OF = {  # longest first
    n: [name for name, inside in ROWS.items() if len(inside) == n] for n in (3, 2, 1)
}


@cache
def row_width(row: str) -> float:
    """Return the width of a row of houses."""
    name, x, _ = ROWS[row][-1]
    return x + houses_.HOUSES[name]


def _put_row(
    isle: _Building, room: float, rng: random.Random, x: float, y: float, family: int
) -> float:
    """Put the longest row of houses that fits in the room. Return its width, or 0 if none fits."""
    bits = rng.getrandbits
    for rows in _ROWS_OF.values():
        count = len(rows)
        size = count.bit_length()
        while (which := bits(size)) >= count:  # as `rng.choice`, which takes three times as long
            pass
        row = rows[which]
        wide = row_width(row)
        if wide <= room:
            isle.put((row, x, y, family), (x, y - _DEEP, x + wide, y))
            return wide
    return 0


def _put_trees(isle: _Building, room: float, x: float, y: float) -> float:
    """Put up to three trees. Return their width."""
    trees = next(n for n in (3, 2, 1) if n == 1 or 19 * n - 1 <= room)
    name = "tree" if trees == 1 else f"tree{trees}"
    isle.put((name, x + 9, y, None), (x, y - 8, x + 19 * trees - 1, y))
    return 19 * trees


@cache
def buildings(card: int, turned: int) -> tuple[House, ...]:
    """Return every building of a card, from back to front."""
    district = 0 if card == c.RED else card
    rng = random.Random(district * 7 + turned * 90)
    family = district * 2 % 5
    isle = _Building(card, turned)
    _put_landmark(isle, rng, plan.LANDMARK[district], FAMILIES[family][2])
    y = _TOP + 12
    while y <= _BOTTOM:
        houses, trees = isle.line_at(y, _DEEP, _HIGH), isle.line_at(y, 8, 18)
        x = _LEFT + rng.random() * 8
        while x < _RIGHT - 20:
            row = _put_row(isle, houses.room(x), rng, x, y, family)
            if row:
                x += row + rng.choice((0, 1, 1, 3))
            elif (room := trees.room(x)) >= 18 and rng.random() < 0.2:
                x += _put_trees(isle, room, x, y)
            else:
                x += 5
        y += 26
    return tuple(sorted(isle.placed, key=lambda house: house[2]))


def _put_landmark(isle: _Building, rng: random.Random, kind: str, roof: int) -> None:
    """Put the landmark first, preferably at the back."""
    w = houses_.WIDTH[kind]
    rows = sorted(range(int(_TOP) + 12, int(_BOTTOM) + 1, 8), key=lambda y: abs(y + 40))
    columns = list(range(int(_LEFT), int(_RIGHT - w), 10))
    rng.shuffle(columns)
    spots = ((x, y) for y in rows for x in columns)
    for x, y in spots:
        if isle.is_free(x, y, w, _DEEP, 66):
            isle.put((f"m-{kind}", x + w / 2, y, roof), (x - 2, y - 22, x + w + 2, y + 2))
            return
