"""Places the houses of Ratcatcher's town: `python tools/houses.py` writes `picture/houses.json`."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cheesemoon.games.ratcatcher import content as c
from cheesemoon.games.ratcatcher.picture import houses, layout as lay, plan
from cheesemoon.games.ratcatcher.picture.layout import House

FILE = Path(lay.__file__).parent / "houses.json"

_Placed = tuple[str, float, float, int | None]
_Box = tuple[float, float, float, float]
_Span = tuple[float, float]
_DEEP, _HIGH = 22, 54  # of a row of houses, with roofs
_LEFT, _RIGHT = -lay.ISLE_W / 2 + 9, lay.ISLE_W / 2 - 9
_TOP, _BOTTOM = -lay.ISLE_H / 2 + 16, lay.ISLE_H / 2 - 5


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
        places = lay.plazas(card, turned)
        self.ground = [(x - w - 4, y - h - 2, x + w + 4, y + h + 5) for x, y, w, h in places]
        self.view = [(x - w + 10, y - h + 12, x + w - 10, y + h - 5) for x, y, w, h in places]
        for way in lay.lanes(card, turned):
            self.ground += [(x - 15, y - 7, x + 15, y + 9) for x, y in lay.along(way)]
        self.placed: list[_Placed] = []
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

    def put(self, house: _Placed, box: _Box) -> None:
        self.placed.append(house)
        self.boxes.append(box)


_ROWS_OF = {  # longest first
    n: [name for name, inside in lay.ROWS.items() if len(inside) == n] for n in (3, 2, 1)
}


@cache
def row_width(row: str) -> float:
    """Return the width of a row of houses."""
    name, x, _ = lay.ROWS[row][-1]
    return x + houses.HOUSES[name]


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


def buildings(district: int, turned: int) -> list[House]:
    """Return every building of a district, from back to front."""
    rng = random.Random(district * 7 + turned * 90)
    family = district * 2 % 5
    isle = _Building(district, turned)
    _put_landmark(isle, rng, plan.LANDMARK[district], lay.FAMILIES[family][2])
    y = _TOP + 12
    while y <= _BOTTOM:
        rows, trees = isle.line_at(y, _DEEP, _HIGH), isle.line_at(y, 8, 18)
        x = _LEFT + rng.random() * 8
        while x < _RIGHT - 20:
            row = _put_row(isle, rows.room(x), rng, x, y, family)
            if row:
                x += row + rng.choice((0, 1, 1, 3))
            elif (room := trees.room(x)) >= 18 and rng.random() < 0.2:
                x += _put_trees(isle, room, x, y)
            else:
                x += 5
        y += 26
    placed = sorted(isle.placed, key=lambda house: house[2])
    return [(name, round(x), round(y), roof) for name, x, y, roof in placed]


def _put_landmark(isle: _Building, rng: random.Random, kind: str, roof: int) -> None:
    """Put the landmark first, preferably at the back."""
    w = houses.WIDTH[kind]
    rows = sorted(range(int(_TOP) + 12, int(_BOTTOM) + 1, 8), key=lambda y: abs(y + 40))
    columns = list(range(int(_LEFT), int(_RIGHT - w), 10))
    rng.shuffle(columns)
    spots = ((x, y) for y in rows for x in columns)
    for x, y in spots:
        if isle.is_free(x, y, w, _DEEP, 66):
            isle.put((f"m-{kind}", x + w / 2, y, roof), (x - 2, y - 22, x + w + 2, y + 2))
            return


def all_buildings() -> str:
    """Return the file: a line for each district and rotation."""
    lines = (
        f'"{district} {turned}":{json.dumps(buildings(district, turned), separators=(",", ":"))}'
        for district in range(c.DISTRICTS)
        for turned in range(4)
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(all_buildings(), encoding="utf-8")
