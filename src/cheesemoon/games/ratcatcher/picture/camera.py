"""The camera: the place and the scale of the town in the picture.

It is centred on the ratcatcher's district, or beside it where only water would be seen beyond. It
zooms out only as far as needed to show all choices. The overlays (moon, clock, map, buttons) hide
no choice. A small shift keeps most names free of them.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import hypot, inf
from typing import NamedTuple, TypedDict

from . import layout as lay

Box = tuple[float, float, float, float]  # left, top, right, bottom


class Stage(NamedTuple):
    """The room for the town in a picture."""

    width: float
    height: float
    top: float  # bottom of the header
    near: float  # usual zoom of the town
    least: float  # least zoom
    over: tuple[Box, ...]  # overlays

    @property
    def beyond(self) -> tuple[Box, ...]:
        """Return boxes that cover everything outside the picture."""
        far = 100_000
        return (
            (-far, -far, far, self.top), (-far, self.height, far, far),
            (-far, -far, 0, far), (self.width, -far, far, far),
        )  # fmt: skip


WIDE = Stage(1400, 985, 132, 1.0, 0.34,
             ((0, 0, 268, 336), (1108, 0, 1400, 232), (0, 748, 346, 985)))  # fmt: skip
TALL = Stage(780, 1380, 366, 1.42, 0.42,  # fits a phone
             ((688, 1048, 780, 1380), (0, 1106, 242, 1380)))  # fmt: skip
_MARGIN = 14
_BELOW = 38  # room for the name of a district
_READABLE = 1.04  # text is hidden if the town is drawn smaller than near / this


class Camera(NamedTuple):
    """A view of the town. A point (x, y) of the town is seen at (dx + x * zoom, dy + y * zoom)."""

    dx: float
    dy: float
    zoom: float

    @property
    def transform(self) -> str:
        return f"translate({self.dx:.0f} {self.dy:.0f})" + (
            "" if self.zoom == 1 else f"scale({self.zoom:.3g})"
        )

    def seen(self, box: Box) -> Box:
        """Return a box of the town in coordinates of the picture."""
        x0, y0, x1, y1 = box
        dx, dy, zoom = self
        return dx + x0 * zoom, dy + y0 * zoom, dx + x1 * zoom, dy + y1 * zoom

    def all_seen(self, boxes: Iterable[Box]) -> list[Box]:
        """Return boxes of the town in coordinates of the picture."""
        dx, dy, zoom = self
        return [
            (dx + x0 * zoom, dy + y0 * zoom, dx + x1 * zoom, dy + y1 * zoom)
            for x0, y0, x1, y1 in boxes
        ]

    def under(self, box: Box) -> Box:
        """Return a box of the picture in coordinates of the town."""
        x0, y0, x1, y1 = box
        dx, dy, zoom = self
        return (x0 - dx) / zoom, (y0 - dy) / zoom, (x1 - dx) / zoom, (y1 - dy) / zoom

    def shown(self, stage: Stage) -> Box:
        """Return the part of the town that the picture shows."""
        return self.under((0, stage.top, stage.width, stage.height))


class Near(TypedDict):
    """The attributes of a layer that is read from near."""

    visibility: str
    data_far: int


class Far(Near):
    """The attributes of a layer that is read from far away."""

    data_size: float
    font_size: float


class Sight(NamedTuple):
    """The zoom of the town, and the text that is readable at this zoom."""

    zoom: float
    near: float  # usual zoom of the town
    least: float  # least font size in the picture

    @property
    def is_far(self) -> bool:
        """Return True if text of the usual size is too small to read."""
        return self.near / self.zoom > _READABLE

    @property
    def from_near(self) -> Near:
        """Return the attributes of a layer of the town that is read from near."""
        return {"visibility": "hidden" if self.is_far else "inherit", "data_far": 0}

    @property
    def letters(self) -> float:
        """Return the least readable font size in coordinates of the town."""
        return round(self.least / self.zoom, 1)

    @property
    def from_far(self) -> Far:
        """Return the attributes of a layer that is read from far away. Its text keeps its size on
        the screen."""
        return {
            "visibility": "inherit" if self.is_far else "hidden", "data_far": 1,
            "data_size": self.least, "font_size": self.letters,
        }  # fmt: skip


def meet(a: Box, b: Box) -> bool:
    """Return True if two boxes overlap."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def any_meet(boxes: Iterable[Box], others: Sequence[Box]) -> bool:
    """Return True if any of these boxes overlaps any of the others. `meet` is inlined for speed."""
    for left, top, right, bottom in boxes:
        for x0, y0, x1, y1 in others:
            if left < x1 and x0 < right and top < y1 and y0 < bottom:
                return True
    return False


def around(*boxes: Box) -> Box:
    """Return the box around boxes."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


@lru_cache(maxsize=512)
def over_town(stage: Stage, eye: tuple[float, float], town: Box) -> tuple[float, float]:
    """Return the eye, moved so that it sees as little water as possible: the middle of a town that
    fits, else a point inside the edges of a larger one."""
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
    """Return the nearest camera that looks at `eye` and shows all `wanted` boxes of the town. It
    shifts a little to spare the `named` boxes."""
    room = (_MARGIN, stage.top + _MARGIN, stage.width - _MARGIN, stage.height - _BELOW)
    zoom = stage.near
    while True:
        found = _find_steady(stage, room, eye, wanted, round(zoom, 2))
        if found:
            return _step_aside(stage, room, found, wanted, named) if named else found
        if zoom <= stage.least:
            return _zoom_out(_room_above(room, stage), eye, wanted, stage.least)
        zoom = max(stage.least, zoom * 0.92)


def _room_above(room: Box, stage: Stage) -> Box:
    """Return the room above the overlays along the lower edge."""
    tops = [y0 for x0, y0, x1, y1 in stage.over if y1 >= stage.height and x1 - x0 > stage.width / 2]
    return (*room[:3], min([room[3], *tops]))


def _centred(room: Box, x: float, y: float, zoom: float) -> Camera:
    """Return a camera with this point of the town in the middle of the room."""
    return Camera(
        round((room[0] + room[2]) / 2 - x * zoom), round((room[1] + room[3]) / 2 - y * zoom), zoom
    )


def _find_steady(
    stage: Stage, room: Box, eye: tuple[float, float], wanted: tuple[Box, ...], zoom: float
) -> Camera | None:
    """Return the camera of this zoom that is nearest to the eye, or None if none shows
    everything."""
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


Shift = tuple[float, float]  # least and greatest shift along one axis


def _moves(x: Shift, y: Shift) -> Iterator[tuple[float, float]]:
    """Yield shifts, the smallest ones first. Usually the first one will do."""
    yield _smallest_shift(x), _smallest_shift(y)
    ways = ((dx, dy) for dx in _list_shifts(x) for dy in _list_shifts(y))
    yield from sorted(ways, key=lambda way: way[0] ** 2 + way[1] ** 2)


def _list_shifts(along: Shift) -> list[int]:
    """Return shifts along one axis, including the smallest."""
    steps, (least, most) = 6, along
    found = {round(least + (most - least) * i / steps) for i in range(steps + 1)}
    return sorted(found | {_smallest_shift(along)})


def _smallest_shift(along: Shift) -> int:
    return round(min(max(0.0, along[0]), along[1]))


_FOR_A_NAME = 20  # pixels the camera shifts to show one more name whole
_FOR_HALF = 70  # further pixels if an overlay would cut the name in two
_FARTHEST = 105
_ALONG = range(-_FARTHEST, _FARTHEST + 1, 35)
_STEPS = sorted(((dx, dy) for dx in _ALONG for dy in _ALONG), key=lambda step: hypot(*step))


def _step_aside(
    stage: Stage, room: Box, at: Camera, wanted: tuple[Box, ...], named: tuple[Box, ...]
) -> Camera:
    """Return the camera near this one that hides fewest names and still shows everything."""
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


Hiding = list[tuple[Box, bool]]  # True: an overlay; False: outside the picture


def _near_hiding(stage: Stage, names: list[Box]) -> list[tuple[Box, Hiding]]:
    """Return the names that a shift may hide or show, each with the boxes that may hide it."""
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
    """Return the cost of a name that is not whole after a shift. `meet` is inlined for speed."""
    left, top, right, bottom = name[0] + dx, name[1] + dy, name[2] + dx, name[3] + dy
    price = 0
    for (x0, y0, x1, y1), lies in hiding:
        if left < x1 and x0 < right and top < y1 and y0 < bottom:
            if lies and (left < x0 or top < y0 or right > x1 or bottom > y1):
                return _FOR_A_NAME + _FOR_HALF
            price = _FOR_A_NAME
    return price


def _zoom_out(room: Box, eye: tuple[float, float], wanted: tuple[Box, ...], zoom: float) -> Camera:
    """Return the farthest camera, around all wanted boxes, for when they fit no nearer view."""
    x0, y0, x1, y1 = around(*wanted)
    width, height = (room[2] - room[0]) / zoom, (room[3] - room[1]) / zoom
    x = (x0 + x1) / 2 if x1 - x0 <= width else eye[0]
    y = (y0 + y1) / 2 if y1 - y0 <= height else eye[1]
    return _centred(room, x, y, zoom)


def isle_box(x: int, y: int) -> Box:
    """Return a cell of the town with its island and the board with its name."""
    mx, my = lay.middle(x, y)
    w, h = lay.ISLE_W / 2, lay.ISLE_H / 2
    return mx - w - 6, my - h - 6, mx + w + 6, my + h + 28
