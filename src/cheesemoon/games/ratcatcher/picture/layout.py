"""The places in the town: islands in their cells, places on them, lanes, houses.

Everything follows from a card and its rotation. Cards are rows of the content's tables: a
district's number, or `c.RED` for the red side of district 0. Sides are 0 to 3: N, E, S, W.
"""

import json
import random
from functools import cache
from pathlib import Path

from .. import content as c
from . import houses as houses_

CELL_W, CELL_H = 446, 282  # a cell of the grid
ISLE_W, ISLE_H, QUAY = 424, 250, 13  # the top of an island, and the height of its wall
REACH_X, REACH_Y = 145, 86  # from the middle of a card to the places at its sides
HALF_W, HALF_H = 64, 36  # half the size of a place
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))

Point = tuple[float, float]
Plaza = tuple[float, float, float, float]  # middle, half width, half height
House = tuple[str, int, int, int | None]  # drawing, foot, colour of the roof

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


@cache
def _placed() -> dict[str, list[House]]:
    """Return the buildings by district and rotation. `tools/houses.py` places them, because that
    takes too long for the first picture of a game."""
    found: dict[str, list[House]] = json.loads(
        (Path(__file__).parent / "houses.json").read_text(encoding="utf-8")
    )
    return found


def buildings(card: int, turned: int) -> list[House]:
    """Return every building of a card, from back to front. The red side has those of district 0."""
    district = 0 if card == c.RED else card
    return _placed()[f"{district} {turned}"]
