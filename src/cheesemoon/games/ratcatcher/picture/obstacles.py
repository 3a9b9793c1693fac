"""The obstacles that tags and flags avoid."""

from functools import lru_cache

from .. import content as c
from . import camera, layout as lay, names, scene as sc


def obstacles(scene: sc.Scene, shown: camera.Box) -> list[camera.Box]:
    """Return the boxes that tags avoid: places, names, characters, the ratcatcher."""
    town, big = scene.town, scene.big
    arch = str(scene.table.options["arch_rat"])
    crowded = scene.seen.here[:, : len(c.COLOURS)].max(axis=1).tolist()
    found: list[camera.Box] = []
    for area in _in_sight(town, shown):
        x, y, w, h = town.spots[area]
        found.append((x - w, y - h - (8 if crowded[area] else 0), x + w, y + h))
        if area in big:
            found[-1] = (x - w, y - h - 22, x + w, y + h)
            if scene.active[area // c.SPAN]:
                spot = names.hung(town, area)
                met = area == scene.pawn
                found.append(names.who_box(scene.words, scene.lang, spot, big[area], arch, met))
        if area == scene.pawn:
            found.append((x - w - 20, y - h - 66, x + 10, y))
    return found + _name_boxes(town)


@lru_cache(maxsize=256)
def written(town: sc.Town, shown: camera.Box) -> list[camera.Box]:
    """Return the boxes of the names of places, which tags hide only as a last resort."""
    spots = (town.spots[area] for area in _in_sight(town, shown))
    return [(x - 68, y + h - 22, x + 68, y + h) for x, y, _, h in spots]


@lru_cache(maxsize=256)
def _in_sight(town: sc.Town, shown: camera.Box) -> list[int]:
    """Return the places in the picture, and a little beyond."""
    x0, y0, x1, y1 = shown[0] - 200, shown[1] - 200, shown[2] + 200, shown[3] + 200
    return [area for area, (x, y, *_) in town.spots.items() if x0 < x < x1 and y0 < y < y1]


@lru_cache(maxsize=256)
def named(town: sc.Town, active: tuple[int, ...]) -> tuple[camera.Box, ...]:
    """Return the boxes of the names of awake districts and of their places."""
    boards = zip(town.districts, _name_boxes(town), strict=True)
    spots = (spot for area, spot in town.spots.items() if active[area // c.SPAN])
    return (
        *(box for (d, *_), box in boards if active[d]),
        *((x - 60, y + h - 22, x + 60, y + h) for x, y, _, h in spots),
    )


@lru_cache(maxsize=256)
def _name_boxes(town: sc.Town) -> list[camera.Box]:
    """Return the boxes of the names of districts."""
    middles = (lay.middle(cx, cy) for _, _, cx, cy, _ in town.districts)
    starts = ((mx - lay.ISLE_W / 2 + 12, my + lay.ISLE_H / 2 + 3) for mx, my in middles)
    return [(left, top, left + 184, top + 24) for left, top in starts]
