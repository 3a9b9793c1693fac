"""The positions of the tags of places: at their place, clear of everything else, and nearer to it
than to any other place that can be chosen."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from . import camera, layout as lay

_ASIDE = 5_000  # hidden area that is tolerated before a tag leaves an empty place for a corner
_FAR = 30_000  # hidden area that is tolerated before a tag hangs beyond a neighbour
_NAME = 22  # height of the name at the foot of a place
_HIGH = 50  # a tag with its signs one above the other
_ASTRAY = 6_000  # hidden area that is tolerated before a tag hangs nearer to another choice
_RIVAL = 12  # what a tag hides of another choice counts more
_LEAP = 500  # the cost of lying partly on the place
_OWN, _OWN_RATS = 0.7, 1.2  # what a tag hides of its own place: little, or rats
_INSET, _FOOT = 12, 3  # how far the tip of a pointer reaches into a place, and into its name
_BELOW = 11  # the least distance of a tag below its place, because its pointer spares the name
_ROUND, _BROAD = 17, 8  # the least distance of a pointer from a corner, and half its width

Hung = tuple[float, float, str]  # the middle of a tag, and the side on which its place is
INSIDE = "inside"  # the tag lies on its place


class Tail(NamedTuple):
    """The pointer of a tag, from the tag's middle: its ends at the tag, and its tip in the place.

    It says to which place a tag belongs, even if another place is close.
    """

    begin: tuple[int, int]
    end: tuple[int, int]
    tip: tuple[int, int]


def tail(wide: float, high: float, place: camera.Box) -> Tail | None:
    """Return the pointer of a tag to a place, whose box is seen from the tag's middle. Return None
    if the tag covers the middle of the place's near side, so that it needs no pointer."""
    left, top, right, bottom = place
    x = min(max(0.0, left + _INSET), right - _INSET)
    y = min(max(0.0, top + _INSET), bottom - _FOOT)
    half, rise = wide / 2, high / 2
    if abs(x) < half and abs(y) < rise:
        return None
    u = min(max(x, _ROUND - half), half - _ROUND)
    v = min(max(y, _ROUND - rise), rise - _ROUND)
    far = ((x - u) ** 2 + (y - v) ** 2) ** 0.5
    dx, dy = _BROAD * (v - y) / far, _BROAD * (x - u) / far
    return Tail(
        (round(u + dx), round(v + dy)), (round(u - dx), round(v - dy)), (round(x), round(y))
    )


def free_spot(
    spot: lay.Plaza,
    wide: float,
    high: float,
    taken: list[camera.Box],
    tagged: list[camera.Box],
    over: list[camera.Box],
    shown: camera.Box,
    is_empty: bool,
    rivals: Sequence[camera.Box] = (),
) -> Hung:
    """Return the first position of a tag that covers nothing, else the one that hides least.
    A tag may lie on its place if that is empty. Covering another tag is worse than covering a
    place, lying under an overlay is worse than that, and leaving the picture is worst. `rivals` are
    the other places with choices; no tag should be nearer to one of them."""
    best, least = (0.0, 0.0, "down"), 1e9
    far_x, far_y = spot[2] + 1.2 * wide + 20, spot[3] + 5 * high + 40
    reach = (spot[0] - far_x, spot[1] - far_y, spot[0] + far_x, spot[1] + far_y)
    taken, tagged_near, over, rivals = (
        [box for box in boxes if camera.meet(box, reach)] for boxes in (taken, tagged, over, rivals)
    )
    own, own_price = box_of(spot), _OWN if is_empty else _OWN_RATS
    beside = [box for box in taken if not _is_same(box, own)]
    weights = ((over, 500), (rivals, _RIVAL), (tagged_near, 9), (beside, 1))
    weighted = [(*box, weight) for boxes, weight in weights for box in boxes]
    for (x, y, side), price in _list_positions(spot, wide, high, is_empty):
        if price >= least:
            continue
        box = (x - wide / 2 - 3, y - high / 2 - 3, x + wide / 2 + 3, y + high / 2 + 3)
        outside = box[0] < shown[0] or box[1] < shown[1] or box[2] > shown[2] or box[3] > shown[3]
        hidden = price + 1e6 * outside
        if _hides_more(box, weighted, least - hidden):
            continue
        hidden += _ASTRAY * is_astray(x, y, own, rivals)
        if hidden < least:
            hidden += _covered_area(box, beside) + 9 * _covered_area(box, tagged_near)
        if hidden < least:
            hidden += 500 * _covered_area(box, over) + _RIVAL * _covered_area(box, rivals)
            hidden += 0 if side == INSIDE else own_price * _covered_area(box, (own,))
        if hidden < least:
            best, least = (x, y, side), hidden
        if not hidden:
            break
    x, y, _ = best
    tagged.append((x - wide / 2, y - high / 2, x + wide / 2, y + high / 2))
    return best


def box_of(spot: lay.Plaza) -> camera.Box:
    """Return the box of a place."""
    x, y, w, h = spot
    return x - w, y - h, x + w, y + h


def is_astray(x: float, y: float, own: camera.Box, others: Iterable[camera.Box]) -> bool:
    """Return True if a point is as near to another place as to its own."""
    least = _squared_distance(x, y, own)
    for left, top, right, bottom in others:
        dx = left - x if x < left else max(0.0, x - right)
        dy = top - y if y < top else max(0.0, y - bottom)
        if dx * dx + dy * dy <= least:
            return True
    return False


def _squared_distance(x: float, y: float, box: camera.Box) -> float:
    dx, dy = max(box[0] - x, 0.0, x - box[2]), max(box[1] - y, 0.0, y - box[3])
    return dx * dx + dy * dy


def _is_same(box: camera.Box, own: camera.Box) -> bool:
    """Return True for the box of a place, which is higher above crowds and characters."""
    return box[0] == own[0] and box[2:] == own[2:]


def _hides_more(
    box: camera.Box, others: Sequence[tuple[float, float, float, float, float]], most: float
) -> bool:
    """Return True if a box hides clearly more than `most` of boxes with weights."""
    left, top, right, bottom = box
    room = most + 1  # the exact sum, in its own order, decides what is close
    for x, y, end, foot, weight in others:
        if x < right and end > left and y < bottom and foot > top:
            room -= weight * (min(right, end) - max(left, x)) * (min(bottom, foot) - max(top, y))
            if room < 0:
                return True
    return False


def _covered_area(box: camera.Box, others: Sequence[camera.Box]) -> float:
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
    up, down = y - h - high / 2 - gap, y + h + high / 2 + max(gap, _BELOW)
    yield from ((hung, _LEAP) for hung in _list_overlapping_positions(spot, wide, high))
    for steps in (1, 2, 3):
        away = steps * (high + 8)
        for shift in (0.0, 0.4, -0.4):
            yield (x + shift * wide, up - away, "down"), steps * _FAR
            yield (x + shift * wide, down + away, "up"), steps * _FAR


def _list_overlapping_positions(spot: lay.Plaza, wide: float, high: float) -> Iterator[Hung]:
    """Yield positions partly on the place, at its upper edge and its sides. The name at its foot
    stays free."""
    x, y, w, h = spot
    for part in (0.3, 0.55):
        for shift in (0.0, 0.3, -0.3, 0.6, -0.6):
            yield x + shift * w, y - h - (0.5 - part) * high, "down"
    beyond = max(0.0, wide / 2 - w)
    for aside in (w + 0.25 * min(wide, 2 * w) + beyond, w + beyond, w - wide / 4, w - wide / 2 - 3):
        for lift in (-_NAME / 2, -h):
            yield x + aside, y + lift, "left"
            yield x - aside, y + lift, "right"


def _list_near_positions(
    spot: lay.Plaza, wide: float, high: float, is_empty: bool
) -> Iterator[Hung]:
    x, y, w, h = spot
    gap = _gap(high)
    up, down = y - h - high / 2 - gap, y + h + high / 2 + max(gap, _BELOW)
    left, right = x - w - wide / 2 - gap, x + w + wide / 2 + gap
    yield from ((x, up, "down"), (x, down, "up"), (right, y, "left"), (left, y, "right"))
    for shift in (0.35, -0.35, 0.48, -0.48, 0.6, -0.6, 0.66, -0.66, 0.2, -0.2, 0.1, -0.1):
        yield from ((x + shift * wide, up, "down"), (x + shift * wide, down, "up"))
    for lift in (-14, -30, 30, 14):
        yield from ((right, y + lift, "left"), (left, y + lift, "right"))
    if is_empty and wide < 2 * w:
        level = min(y - _NAME / 2, y + h - _NAME - high / 2)
        yield from ((x + shift * (w - wide / 2), level, INSIDE) for shift in (0, 1, -1))
    aside, over = w + wide / 2 + 6, h + high / 2 + 4
    yield from ((x + aside, y - over, "down-left"), (x + aside, y + over, "up-left"))
    yield from ((x - aside, y - over, "down-right"), (x - aside, y + over, "up-right"))
