"""The map in the corner: the whole town, the pieces in it, and the part that the picture shows."""

from functools import lru_cache

import numpy as np

from cheesemoon.core.draw import svg

from .. import outlook
from . import camera, header, layout as lay, scene as sc, shapes as s

_WIDE, _HIGH = 262, 214


class _Scale:
    """The scale from the town to its map."""

    def __init__(self, town: sc.Town) -> None:
        xs, ys = [x for x, _ in town.cells], [y for _, y in town.cells]
        self.left, self.top = min(xs), min(ys)
        columns, rows = max(xs) - self.left + 1, max(ys) - self.top + 1
        self.wide = min(64.0, (_WIDE - 36) / columns, (_HIGH - 36) / rows * 1.5)
        self.high = self.wide / 1.5
        self.ox = (_WIDE - columns * self.wide) / 2
        self.oy = (_HIGH - rows * self.high) / 2

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the town on the map."""
        return (
            round(self.ox + (x / lay.CELL_W - self.left + 0.5) * self.wide, 1),
            round(self.oy + (y / lay.CELL_H - self.top + 0.5) * self.high, 1),
        )


@lru_cache(maxsize=256)
def _scale(town: sc.Town) -> _Scale:
    return _Scale(town)


def town_map(scene: sc.Scene, x: float, y: float, shown: camera.Box, size: float) -> str:
    """Draw the map as a plate. `shown` is the part of the town in the picture."""
    town = scene.town
    crowds, cheeses = scene.seen.crowds.tobytes(), scene.column(outlook.CHEESE)
    arch = scene.s.arch_at - 1
    drawn = _isles(town, scene.active, crowds), _marks(town, cheeses, arch, scene.pawn)
    return _map(town, drawn, shown, (x, y), size)


@svg.drawn_lately
def _map(
    town: sc.Town,
    drawn: tuple[str, ...],
    shown: camera.Box,
    at: tuple[float, float],
    size: float,
) -> str:
    scale = _scale(town)
    plate = header.pane(0, 0, _WIDE, _HIGH, s.PLATE_DEEP, *drawn, _view(scale, shown))
    data = f"{scale.wide / lay.CELL_W:.4f} {scale.high / lay.CELL_H:.4f} "
    data += "{:g} {:g}".format(*scale.at(0, 0))
    return s.scaled(size, plate, at=at, id="map", data_card="map", data_map=data)


@svg.drawn_once
def _isles(town: sc.Town, active: tuple[int, ...], crowds: bytes) -> str:
    """Draw every district, redder the more rats are in it, with a path for each shade. `crowds` has
    the numbers of rats as int16 bytes."""
    rats_in = np.frombuffer(crowds, np.int16).tolist()
    shades: dict[str, str] = {}
    for district, box in _boxes(town):
        awake = bool(active[district])
        shade = _SHADES[awake][min(-(-rats_in[district] // 3), len(_SHADES[awake]) - 1)]
        shades[shade] = shades.get(shade, "") + box
    drawn = (svg.tag("path", d=d, fill=shade, stroke=shade) for shade, d in shades.items())
    return svg.group(*drawn, id="map-town", stroke_width=5, stroke_linejoin="round")


@lru_cache(maxsize=256)
def _boxes(town: sc.Town) -> list[tuple[int, str]]:
    """Return the districts, each with its box as path data."""
    scale = _scale(town)
    wide, high = scale.wide - 9, scale.high - 9
    middles = [(row[0], *scale.at(*lay.middle(row[2], row[3]))) for row in town.districts]
    return [
        (d, f"M{x - wide / 2:.0f} {y - high / 2:.0f}h{wide:.0f}v{high:.0f}h-{wide:.0f}z")
        for d, x, y in middles
    ]


_SHADES = (  # asleep and awake, from no rats to very many
    ("#3d4780", "#5d4a78", "#7d4d71", "#9d5069", "#b35364"),
    ("#6a74ab", "#83709b", "#9c6c8b", "#b5687a", "#ce646a"),
)


@svg.drawn_once
def _marks(town: sc.Town, cheeses: bytes, arch: int, pawn: int) -> str:
    """Draw ways, cheeses, the arch rat and the ratcatcher. `cheeses` has the numbers of cheeses as
    bytes."""
    scale = _scale(town)
    marks = list(_ways(town))
    marks += (s.use("wedge", *scale.at(*town.spots[area][:2]), 0.62) for area in _areas(cheeses))
    if arch >= 0:
        marks.append(s.use("arch", *scale.at(*town.spots[arch][:2]), 0.4))
    px, py = scale.at(*town.spots[pawn][:2])
    marks.append(s.circle(px, py, 13, "#0d1226", stroke=s.GOLD, stroke_width=2.5))
    marks.append(s.use("hat", px, py + 2, 0.62))
    return svg.group(*marks, id="map-marks")


@lru_cache(maxsize=256)
def _ways(town: sc.Town) -> tuple[str, str]:
    """Draw all bridges, and all gates."""
    scale = _scale(town)
    dots = {"bridge": "", "gate": ""}
    for _, side, cx, cy, kind in town.ways:
        if kind in dots:
            dx, dy = lay.SIDES[side]
            mx, my = scale.at((cx + dx / 2) * lay.CELL_W, (cy + dy / 2) * lay.CELL_H)
            dots[kind] += f"M{mx:.0f} {my:.0f}h.1"
    return (
        s.path(dots["bridge"], stroke="#b39a84", stroke_width=7, stroke_linecap="square"),
        s.path(dots["gate"], stroke="#ffdf9a", stroke_width=7, stroke_linecap="round"),
    )


def _areas(cheeses: bytes) -> list[int]:
    return np.frombuffer(cheeses, np.int16).nonzero()[0].tolist()


def _view(scale: _Scale, shown: camera.Box) -> str:
    """Draw the frame of the part that the picture shows."""
    (x0, y0), (x1, y1) = scale.at(*shown[:2]), scale.at(*shown[2:])
    x0, y0, x1, y1 = max(7, x0), max(7, y0), min(_WIDE - 7, x1), min(_HIGH - 7, y1)
    frame = s.rect(x0, y0, max(4, x1 - x0), max(4, y1 - y0), 7, fill="none", stroke=s.MOON,
                   stroke_width=2.5, stroke_dasharray="7 5")  # fmt: skip
    return svg.group(frame, id="map-view")


_BUTTONS = {"in": "M-8 0h16M0-8v16", "out": "M-8 0h16"}


@svg.drawn_once
def button(x: float, y: float, what: str, label: str, r: float = 25) -> str:
    """Draw a round button that moves the camera: in, out, or back to the ratcatcher."""
    sign = _BUTTONS.get(what)
    drawn = (
        s.path(sign, stroke=s.TEXT, stroke_width=3, stroke_linecap="round")
        if sign
        else s.use("hat", -2, 3, 0.9)
    )
    return svg.group(
        f"<title>{label}</title>",
        s.circle(0, 2, r, "#05081a", opacity=0.4),
        s.circle(0, 0, r, s.CHIP, stroke=s.SLOT_EDGE, stroke_width=2),
        drawn,
        at=(x, y),
        id=f"camera-{what}",
        data_camera=what,
        role="button",
        tabindex=0,
    )
