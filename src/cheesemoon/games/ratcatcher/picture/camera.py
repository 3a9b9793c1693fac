"""The camera: where the town is put in the picture, and how large.

It stands over the district of the ratcatcher, or beside it where only water would be seen beyond,
and goes no farther away than it must to show all that can be chosen. What lies over the town (moon,
clock, map, buttons) hides nothing that can be chosen, and of names as few as a small step aside
spares.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import hypot, inf
from typing import Any, NamedTuple

from . import layout as lay

Box = tuple[float, float, float, float]  # left, top, right, bottom


class Stage(NamedTuple):
    """The room for the town in a picture."""

    width: float
    height: float
    top: float  # the header ends here
    near: float  # how large the town is drawn
    least: float  # and at least
    over: tuple[Box, ...]  # what lies over it

    @property
    def beyond(self) -> tuple[Box, ...]:
        """All that is not in the picture."""
        far = 100_000
        return (
            (-far, -far, far, self.top), (-far, self.height, far, far),
            (-far, -far, 0, far), (self.width, -far, far, far),
        )  # fmt: skip


WIDE = Stage(1400, 985, 132, 1.0, 0.34,
             ((0, 0, 268, 336), (1108, 0, 1400, 232), (0, 748, 346, 985)))  # fmt: skip
TALL = Stage(780, 1100, 380, 1.42, 0.42,  # all in sight on a phone
             ((688, 840, 780, 1100), (0, 898, 242, 1100)))  # fmt: skip
_MARGIN = 14
_BELOW = 38  # room for the name of a district
_READABLE = 1.04  # where words of the town are smaller than that, they are hidden


class Camera(NamedTuple):
    """A point (x, y) of the town is seen at (dx + x * zoom, dy + y * zoom)."""

    dx: float
    dy: float
    zoom: float

    @property
    def transform(self) -> str:
        return f"translate({self.dx:.0f} {self.dy:.0f})" + (
            "" if self.zoom == 1 else f"scale({self.zoom:.3g})"
        )

    def seen(self, box: Box) -> Box:
        """Where a box of the town is in the picture."""
        x0, y0, x1, y1 = box
        dx, dy, zoom = self
        return dx + x0 * zoom, dy + y0 * zoom, dx + x1 * zoom, dy + y1 * zoom

    def all_seen(self, boxes: Iterable[Box]) -> list[Box]:
        """The same for many."""
        dx, dy, zoom = self
        return [
            (dx + x0 * zoom, dy + y0 * zoom, dx + x1 * zoom, dy + y1 * zoom)
            for x0, y0, x1, y1 in boxes
        ]

    def under(self, box: Box) -> Box:
        """What of the town a box of the picture covers."""
        x0, y0, x1, y1 = box
        dx, dy, zoom = self
        return (x0 - dx) / zoom, (y0 - dy) / zoom, (x1 - dx) / zoom, (y1 - dy) / zoom

    def shown(self, stage: Stage) -> Box:
        """What the picture shows of the town."""
        return self.under((0, stage.top, stage.width, stage.height))


class Sight(NamedTuple):
    """From how far away the town is seen, and what can be read then."""

    zoom: float
    near: float  # how large the town is usually drawn
    least: float  # how large letters must be in the picture

    @property
    def far(self) -> bool:
        """Whether words of the usual size are too small to be read."""
        return self.near / self.zoom > _READABLE

    @property
    def from_near(self) -> dict[str, Any]:
        """A layer of the town that is read from near."""
        return {"visibility": "hidden" if self.far else "inherit", "data_far": 0}

    @property
    def letters(self) -> float:
        """How large they are in the town then."""
        return round(self.least / self.zoom, 1)

    @property
    def from_far(self) -> dict[str, Any]:
        """One that is read from far away; its words stay as large as they are read."""
        return {
            "visibility": "inherit" if self.far else "hidden", "data_far": 1,
            "data_size": self.least, "font_size": self.letters,
        }  # fmt: skip


def meet(a: Box, b: Box) -> bool:
    """Whether two boxes overlap."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def any_meet(boxes: Iterable[Box], others: Sequence[Box]) -> bool:
    """Whether any of these boxes overlaps any of the others. It is asked for many, so `meet` is
    written out."""
    for left, top, right, bottom in boxes:
        for x0, y0, x1, y1 in others:
            if left < x1 and x0 < right and top < y1 and y0 < bottom:
                return True
    return False


def around(*boxes: Box) -> Box:
    """The box around boxes."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


@lru_cache(maxsize=512)
def over_town(stage: Stage, eye: tuple[float, float], town: Box) -> tuple[float, float]:
    """The eye moved so far over the town that it sees no more water than it must: over the middle
    of a town that can be seen whole, and not beyond the edges of a larger one."""
    wide = (stage.width - 2 * _MARGIN) / stage.near
    high = (stage.height - stage.top - _MARGIN - _BELOW) / stage.near
    return _held(eye[0], wide, town[0], town[2]), _held(eye[1], high, town[1], town[3])


def _held(at: float, seen: float, begin: float, end: float) -> float:
    if end - begin <= seen:
        return (begin + end) / 2
    return min(max(at, begin + seen / 2), end - seen / 2)


@lru_cache(maxsize=512)
def look(
    stage: Stage, eye: tuple[float, float], wanted: tuple[Box, ...], named: tuple[Box, ...] = ()
) -> Camera:
    """The nearest camera with its eye on a point that shows all these boxes of the town; it steps
    aside for these names."""
    room = (_MARGIN, stage.top + _MARGIN, stage.width - _MARGIN, stage.height - _BELOW)
    zoom = stage.near
    while True:
        found = _steady(stage, room, eye, wanted, round(zoom, 2))
        if found:
            return _aside(stage, room, found, wanted, named) if named else found
        if zoom <= stage.least:
            return _far(_clear(room, stage), eye, wanted, stage.least)
        zoom = max(stage.least, zoom * 0.92)


def _clear(room: Box, stage: Stage) -> Box:
    """The room above what lies along the lower edge."""
    tops = [y0 for x0, y0, x1, y1 in stage.over if y1 >= stage.height and x1 - x0 > stage.width / 2]
    return (*room[:3], min([room[3], *tops]))


def _centred(room: Box, x: float, y: float, zoom: float) -> Camera:
    """A camera with this point of the town in the middle of the room."""
    return Camera(
        round((room[0] + room[2]) / 2 - x * zoom), round((room[1] + room[3]) / 2 - y * zoom), zoom
    )


def _steady(
    stage: Stage, room: Box, eye: tuple[float, float], wanted: tuple[Box, ...], zoom: float
) -> Camera | None:
    """The camera of this size that is moved least from the eye; None if none shows everything."""
    at = _centred(room, *eye, zoom)
    if not wanted:
        return at
    x0, y0, x1, y1 = at.seen(around(*wanted))
    if x1 - x0 > room[2] - room[0] or y1 - y0 > room[3] - room[1]:
        return None
    for dx, dy in _moves((room[0] - x0, room[2] - x1), (room[1] - y0, room[3] - y1)):
        moved = Camera(at.dx + dx, at.dy + dy, zoom)
        if not any_meet(moved.all_seen(wanted), stage.over):
            return moved
    return None


Shift = tuple[float, float]  # how far something is moved along one axis, at least and at most


def _moves(x: Shift, y: Shift) -> Iterator[tuple[float, float]]:
    """Ways to move, the smallest ones first; mostly the very first will do."""
    yield _least(x), _least(y)
    ways = ((dx, dy) for dx in _shifts(x) for dy in _shifts(y))
    yield from sorted(ways, key=lambda way: way[0] ** 2 + way[1] ** 2)


def _shifts(along: Shift) -> list[int]:
    """Ways to move along one axis, the smallest one among them."""
    steps, (least, most) = 6, along
    found = {round(least + (most - least) * i / steps) for i in range(steps + 1)}
    return sorted(found | {_least(along)})


def _least(along: Shift) -> int:
    return round(min(max(0.0, along[0]), along[1]))


_FOR_A_NAME = 20  # so far the camera steps, for each name more that is whole then
_FOR_HALF = 70  # and so far for one that is not cut in two by what lies over the town
_FARTHEST = 105
_ALONG = range(-_FARTHEST, _FARTHEST + 1, 35)
_STEPS = sorted(((dx, dy) for dx in _ALONG for dy in _ALONG), key=lambda step: hypot(*step))


def _aside(
    stage: Stage, room: Box, at: Camera, wanted: tuple[Box, ...], named: tuple[Box, ...]
) -> Camera:
    """The camera beside this one that hides fewest names and still shows everything."""
    must = at.all_seen(wanted)
    x0, y0, x1, y1 = around(*must)
    names = _near_hiding(stage, at.all_seen(named))
    best, price = at, inf
    for dx, dy in _STEPS:
        far = hypot(dx, dy)
        if far >= price:
            break
        if far and (
            room[0] > x0 + dx or room[1] > y0 + dy or room[2] < x1 + dx or room[3] < y1 + dy
        ):
            continue
        over = [(a - dx, b - dy, c - dx, d - dy) for a, b, c, d in stage.over]
        if far and any_meet(must, over):
            continue
        costs = far
        for name, hiding in names:
            costs += _price(name, dx, dy, hiding)
            if costs >= price:
                break
        else:
            best, price = Camera(at.dx + dx, at.dy + dy, at.zoom), costs
    return best


Hiding = list[tuple[Box, bool]]  # with whether it lies over the town; else it is beyond the picture


def _near_hiding(stage: Stage, names: list[Box]) -> list[tuple[Box, Hiding]]:
    """The names that a step may hide or show, each with what hides it before or after."""
    hiding = [*((o, True) for o in stage.over), *((o, False) for o in stage.beyond)]
    found: list[tuple[Box, Hiding]] = []
    for box in names:
        left, top = box[0] - _FARTHEST, box[1] - _FARTHEST
        right, bottom = box[2] + _FARTHEST, box[3] + _FARTHEST
        near = [
            ((x0, y0, x1, y1), lies)
            for (x0, y0, x1, y1), lies in hiding
            if left < x1 and x0 < right and top < y1 and y0 < bottom
            if left < x0 or top < y0 or right > x1 or bottom > y1
        ]
        if near:
            found.append((box, near))
    return found


def _price(name: Box, dx: float, dy: float, hiding: Hiding) -> int:
    """What a name that is not whole after a step is worth. It is asked for every name and step, so
    `meet` is written out."""
    left, top, right, bottom = name[0] + dx, name[1] + dy, name[2] + dx, name[3] + dy
    price = 0
    for (x0, y0, x1, y1), lies in hiding:
        if left < x1 and x0 < right and top < y1 and y0 < bottom:
            if lies and (left < x0 or top < y0 or right > x1 or bottom > y1):
                return _FOR_A_NAME + _FOR_HALF
            price = _FOR_A_NAME
    return price


def _far(room: Box, eye: tuple[float, float], wanted: tuple[Box, ...], zoom: float) -> Camera:
    """Too much for one view: from far away, around all of it."""
    x0, y0, x1, y1 = around(*wanted)
    width, height = (room[2] - room[0]) / zoom, (room[3] - room[1]) / zoom
    x = (x0 + x1) / 2 if x1 - x0 <= width else eye[0]
    y = (y0 + y1) / 2 if y1 - y0 <= height else eye[1]
    return _centred(room, x, y, zoom)


def isle_box(x: int, y: int) -> Box:
    """A cell of the town with its island and the board with its name."""
    mx, my = lay.middle(x, y)
    w, h = lay.ISLE_W / 2, lay.ISLE_H / 2
    return mx - w - 6, my - h - 6, mx + w + 6, my + h + 28
