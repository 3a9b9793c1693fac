"""Names at the edge of the picture or half covered by an overlay. Half a name cannot be read, so it
shifts until it is whole. If that is too far, it stays hidden until the page moves the camera."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypedDict

from . import camera

_FARTHEST = 44  # greatest shift of a name; farther it would seem to belong to another place
_AIR = 3
_BLEED = 300  # the page may show this much scenery beyond the picture
_BEYOND = 4  # the outer units of an overlay that hide nothing


class Window(NamedTuple):
    """The visible part of the town, in its own coordinates."""

    shown: camera.Box
    around: camera.Box  # the part that a page larger than the picture may show
    over: tuple[camera.Box, ...]  # overlays

    def cuts(self, box: camera.Box) -> bool:
        """Return True if a visible box is cut by the edge or by an overlay."""
        if not camera.meet(box, self.around):
            return False
        left, top, right, bottom = self.shown
        if box[0] < left or box[1] < top or box[2] > right or box[3] > bottom:
            return True
        return camera.any_meet((box,), self.over)


@lru_cache(maxsize=512)
def window(stage: camera.Stage, view: camera.Camera, plates: tuple[camera.Box, ...] = ()) -> Window:
    """Return the window of a camera. `plates` are further overlays."""
    over = (*stage.over, *plates)
    less = ((x0 + _BEYOND, y0 + _BEYOND, x1 - _BEYOND, y1 - _BEYOND) for x0, y0, x1, y1 in over)
    around = (-_BLEED, -_BLEED, stage.width + _BLEED, stage.height + _BLEED)
    return Window(view.shown(stage), view.under(around), tuple(view.under(box) for box in less))


def aside(box: camera.Box, seen: Window, others: Iterable[camera.Box] = ()) -> int | None:
    """Return the shift to the right (negative: left) at which a name is whole and hides no other.
    Return None if it is too far, and 0 for a name outside the window."""
    if not seen.cuts(box):
        return 0
    x0, y0, x1, y1 = box
    left, _, right, _ = seen.shown
    by = round(max(left + _AIR - x0, 0) or min(right - _AIR - x1, 0))
    moved = (x0 + by, y0, x1 + by, y1)
    if abs(by) > _FARTHEST or seen.cuts(moved):
        return None
    return None if camera.any_meet((moved,), [it for it in others if it != box]) else by


class Cut(TypedDict, total=False):
    """The attributes of a name that is not whole."""

    visibility: str
    data_cut: int


def shown(by: int | None) -> Cut:
    """Return the attributes of a name with this shift. None hides the name."""
    return {"visibility": "hidden", "data_cut": 1} if by is None else {}
