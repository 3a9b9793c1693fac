"""The positions of the tags of places: beside their place, clear of everything else."""

from collections.abc import Iterator
from typing import NamedTuple

from . import camera, layout as lay

_ASIDE = 5_000  # hidden area that is tolerated before a tag leaves an empty place for a corner
_FAR = 30_000  # hidden area that is tolerated before a tag hangs beyond a neighbour
_NAME = 22  # height of the name at the foot of a place
_HIGH = 50  # a tag with its signs one above the other

Hung = tuple[float, float, str]  # the middle of a tag, and the side on which its place is
INSIDE = "inside"  # the tag lies on its place


class Tip(NamedTuple):
    """Where the tip of a tag is, from the tag's middle, with its rotation and scale."""

    x: float
    y: float
    turn: int
    size: float = 1


def tip(wide: float, high: float, side: str, lean: float) -> Tip:
    """Return the tip of a tag. It points at the place, even if the tag hangs to one side of it. At
    a corner of the place it is large, because another place may lie nearer."""
    along = max(24 - wide / 2, min(wide / 2 - 24, lean))
    corner, half = wide / 2 - 9, high / 2
    return {
        "down": Tip(along, half, 0), "up": Tip(along, -half, 180),
        "left": Tip(-wide / 2, 0, 90), "right": Tip(wide / 2, 0, 270),
        "down-left": Tip(-corner, half - 9, 45, 2.4), "down-right": Tip(corner, half - 9, 315, 2.4),
        "up-left": Tip(-corner, 9 - half, 135, 2.4), "up-right": Tip(corner, 9 - half, 225, 2.4),
    }[side]  # fmt: skip


def free_spot(
    spot: lay.Plaza,
    wide: float,
    high: float,
    taken: list[camera.Box],
    tagged: list[camera.Box],
    over: list[camera.Box],
    shown: camera.Box,
    is_empty: bool,
) -> Hung:
    """Return the first position of a tag that covers nothing, else the one that hides least.
    A tag may lie on its place if that is empty. Covering another tag is worse than covering a
    place, lying under an overlay is worse than that, and leaving the picture is worst."""
    best, least = (0.0, 0.0, "down"), 1e9
    far_x, far_y = spot[2] + 1.2 * wide + 20, spot[3] + 5 * high + 40
    reach = (spot[0] - far_x, spot[1] - far_y, spot[0] + far_x, spot[1] + far_y)
    taken, tagged_near, over = (
        [box for box in boxes if camera.meet(box, reach)] for boxes in (taken, tagged, over)
    )
    own = (spot[0] - spot[2], spot[1] - spot[3], spot[0] + spot[2], spot[1] + spot[3])
    beside = [box for box in taken if box != own]
    for (x, y, side), price in _list_positions(spot, wide, high, is_empty):
        if price >= least:
            continue
        box = (x - wide / 2 - 3, y - high / 2 - 3, x + wide / 2 + 3, y + high / 2 + 3)
        outside = box[0] < shown[0] or box[1] < shown[1] or box[2] > shown[2] or box[3] > shown[3]
        hidden = price + 1e6 * outside
        hidden += _covered_area(box, beside if side == INSIDE else taken)
        hidden += 9 * _covered_area(box, tagged_near) + 500 * _covered_area(box, over)
        if hidden < least:
            best, least = (x, y, side), hidden
        if not hidden:
            break
    x, y, _ = best
    tagged.append((x - wide / 2, y - high / 2, x + wide / 2, y + high / 2))
    return best


def _covered_area(box: camera.Box, others: list[camera.Box]) -> float:
    """Return how much of a box others cover, each counted alone."""
    left, top, right, bottom = box
    area = 0.0
    for x, y, end, foot in others:
        if x < right and end > left and y < bottom and foot > top:
            area += (min(right, end) - max(left, x)) * (min(bottom, foot) - max(top, y))
    return area


def _gap(high: float) -> int:
    """Return the distance of a tag from its place. The high tags of a phone touch it."""
    return 2 if high > _HIGH else 8


def _list_positions(
    spot: lay.Plaza, wide: float, high: float, is_empty: bool
) -> Iterator[tuple[Hung, int]]:
    """Yield positions for the tag of a place, the best first: above, below, beside, then shifted,
    on an empty place, then at its corners. Positions farther away have a cost."""
    for hung in _list_near_positions(spot, wide, high, is_empty):
        yield hung, _ASIDE if is_empty and "-" in hung[2] else 0
    x, y, _, h = spot
    gap = _gap(high)
    up, down = y - h - high / 2 - gap, y + h + high / 2 + gap
    for steps in (1, 2, 3):
        away = steps * (high + 8)
        for shift in (0.0, 0.4, -0.4):
            yield (x + shift * wide, up - away, "down"), steps * _FAR
            yield (x + shift * wide, down + away, "up"), steps * _FAR


def _list_near_positions(
    spot: lay.Plaza, wide: float, high: float, is_empty: bool
) -> Iterator[Hung]:
    x, y, w, h = spot
    gap = _gap(high)
    up, down = y - h - high / 2 - gap, y + h + high / 2 + gap
    left, right = x - w - wide / 2 - gap, x + w + wide / 2 + gap
    yield from ((x, up, "down"), (x, down, "up"), (right, y, "left"), (left, y, "right"))
    for shift in (0.35, -0.35, 0.48, -0.48, 0.6, -0.6, 0.2, -0.2, 0.1, -0.1):
        yield from ((x + shift * wide, up, "down"), (x + shift * wide, down, "up"))
    for lift in (-14, -30, 30, 14):
        yield from ((right, y + lift, "left"), (left, y + lift, "right"))
    if is_empty and wide < 2 * w:
        level = min(y - _NAME / 2, y + h - _NAME - high / 2)
        yield from ((x + shift * (w - wide / 2), level, INSIDE) for shift in (0, 1, -1))
    aside, over = w + wide / 2 + 6, h + high / 2 + 4
    yield from ((x + aside, y - over, "down-left"), (x + aside, y + over, "up-left"))
    yield from ((x - aside, y - over, "down-right"), (x - aside, y + over, "up-right"))
