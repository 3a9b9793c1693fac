"""Names at the edge of the picture, or half under what lies over the town: nobody reads half of
one, so they step aside until they are whole, or are not shown before somebody looks there."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from . import camera

_FARTHEST = 44  # so far a name stands aside at most, and is still taken for its place's
_AIR = 3
_BLEED = 300  # so far scenery may be seen beyond the picture
_BEYOND = 4  # so much of what lies over the town hides nothing


class Window(NamedTuple):
    """What is seen of the town, in its own numbers."""

    shown: camera.Box
    around: camera.Box  # and what pages may show where they are wider or higher than a picture
    over: tuple[camera.Box, ...]  # what lies over it

    def cuts(self, box: camera.Box) -> bool:
        """Whether a box is not whole where somebody may see some of it."""
        if not camera.meet(box, self.around):
            return False
        left, top, right, bottom = self.shown
        if box[0] < left or box[1] < top or box[2] > right or box[3] > bottom:
            return True
        return camera.any_meet((box,), self.over)


@lru_cache(maxsize=512)
def window(stage: camera.Stage, view: camera.Camera, plates: tuple[camera.Box, ...] = ()) -> Window:
    """The window of a camera, with plates that lie over the town as well."""
    over = (*stage.over, *plates)
    less = ((x0 + _BEYOND, y0 + _BEYOND, x1 - _BEYOND, y1 - _BEYOND) for x0, y0, x1, y1 in over)
    around = (-_BLEED, -_BLEED, stage.width + _BLEED, stage.height + _BLEED)
    return Window(view.shown(stage), view.under(around), tuple(view.under(box) for box in less))


def aside(box: camera.Box, seen: Window, others: Iterable[camera.Box] = ()) -> int | None:
    """How far to the right (below 0: to the left) a name is whole and hides none of the others;
    None if it would have to go too far. One that nobody sees stays where it is."""
    if not seen.cuts(box):
        return 0
    x0, y0, x1, y1 = box
    left, _, right, _ = seen.shown
    by = round(max(left + _AIR - x0, 0) or min(right - _AIR - x1, 0))
    moved = (x0 + by, y0, x1 + by, y1)
    if abs(by) > _FARTHEST or seen.cuts(moved):
        return None
    return None if camera.any_meet((moved,), [it for it in others if it != box]) else by


def shown(by: int | None) -> dict[str, Any]:
    """The attributes of a name that is moved so far, or waits."""
    return {"visibility": "hidden", "data_cut": 1} if by is None else {}
