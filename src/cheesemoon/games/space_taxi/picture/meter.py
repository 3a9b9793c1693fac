"""The taxi meter: the worth of the ride so far, and the points of groups."""

from typing import NamedTuple

from cheesemoon.core.draw import svg

from .. import content as c
from . import shapes as sh

_AMBER, _DIM = "#ffb347", "#c98240"
_DIGITS = "'DejaVu Sans Mono', Menlo, Consolas, monospace"


class Ride(NamedTuple):
    """The numbers that the meter shows."""

    points: int  # so far
    broke: bool  # no factor can be reached any more
    groups: frozenset[int]  # sizes of the groups in the taxi
    parts: tuple[tuple[str, str, str], ...]  # riders, fuel, smuggled: name, number, colour
    bonus: bool  # True if the taxi is full
    name: str  # round and seat: the numbers of another ride are other numbers


class Lettering(NamedTuple):
    """The words on the meter."""

    head: str
    stands: str
    ride: str
    points: str
    fuel: str
    bonus: str


def _case(wide: float, tall: float) -> list[str]:
    return [
        sh.box(5, 10, wide, tall, 30, "#000", opacity=0.35),
        sh.box(0, 0, wide, tall, 30, "#20243a", stroke=sh.DARK, stroke_width=3),
        sh.box(4, 4, wide - 8, tall - 8, 26, "none", stroke="url(#st-chrome)", stroke_width=5),
    ]


def _digits(x: float, y: float, ride: Ride, size: float) -> str:
    return svg.text(
        x,
        y,
        f"{ride.points:02d}",
        size,
        fill=sh.RED if ride.broke else _AMBER,
        text_anchor="end",
        font_weight=700,
        font_family=_DIGITS,
        id=f"st-points-{ride.name}",
    )


def _parts(ride: Ride, room: float, size: float, places: list[tuple[float, float]]) -> str:
    """Draw riders, fuel and loot. The page lets the changes of numbers rise, by the id around them:
    a new ride begins without a loss."""
    parts = [
        _part(name, value, colour, room, size, at)
        for (name, value, colour), at in zip(ride.parts, places, strict=True)
    ]
    return svg.group(*parts, id=f"st-ride-{ride.name}")


def _part(
    name: str, value: str, colour: str, room: float, size: float, at: tuple[float, float]
) -> str:
    return svg.group(
        svg.text(0, 0, svg.fitted(name, size, room), size, fill=sh.PALE, text_anchor="middle"),
        sh.title(0, size * 1.7, value, size * 1.5, colour, text_anchor="middle"),
        at=at,
    )


def _bonus(at: tuple[float, float], room: float, words: str, lit: bool, size: float) -> str:
    scale = round(size / 22, 2)
    said = svg.fitted(words, size, room - size * 2.2)
    return svg.group(
        sh.use("st-coin", size * 0.75, -size * 0.36, scale),
        sh.use("st-coin", size * 1.5, -size * 0.36, scale),
        svg.text(size * 2.7, 0, said, size, fill=sh.GREEN if lit else sh.PALE),
        at=at,
        data_card="bonus",
    )


@svg.drawn_once
def meter(
    x: float, y: float, wide: float, tall: float, size: float, ride: Ride, said: Lettering
) -> str:
    """Draw the upright meter."""
    third = (wide - 32) / len(ride.parts)
    return svg.group(
        *_case(wide, tall),
        sh.title(26, size * 1.9, said.head, size * 1.2, sh.PAPER),
        svg.text(wide - 26, size * 1.85, said.stands, size, fill=sh.PALE, text_anchor="end"),
        sh.box(
            20, size * 2.45, wide - 40, size * 3.3, 14, "#160a06", stroke=sh.DARK, stroke_width=3
        ),
        sh.line(f"M34 {size * 2.45 + 4:g}H{wide - 34:g}", "#5c2f14", 3),
        sh.bold(42, size * 4.0, said.ride, size, _AMBER),
        svg.text(42, size * 5.15, said.points, size, fill=_DIM),
        _digits(wide - 40, size * 5.2, ride, size * 3.1),
        _parts(
            ride,
            third - 6,
            size,
            [(16 + third * (i + 0.5), size * 6.95) for i in range(len(ride.parts))],
        ),
        _fuel(said.fuel, ride.broke, (wide / 2, size * 10.65), wide - 36, size),
        *_groups(ride, wide, size, size * 11.35, _STANDING),
        _bonus((22, size * 16.25), wide - 40, said.bonus, ride.bonus, size),
        at=(x, y),
        id="st-meter",
        data_card="meter",
    )


class _Plate(NamedTuple):
    """The layout of a group of aliens on the meter, in multiples of the font size."""

    edge: float
    tall: float
    corner: float
    aliens: tuple[float, float]
    points: tuple[float, float, float]  # x, y, size


_STANDING = _Plate(3, 3.3, 10, (0, 1.25), (0, 2.75, 1.3))
_LYING = _Plate(4, 2.2, 12, (-28, 1.5), (26, 1.5, 1.2))


def _groups(ride: Ride, wide: float, size: float, y: float, plate: _Plate) -> list[str]:
    column = (wide - 40) / (c.PASSENGERS - 1)
    return [
        _group(n, n in ride.groups, column, size, plate, (20 + column * (i + 0.5), y))
        for i, n in enumerate(range(2, c.PASSENGERS + 1))
    ]


def _group(
    n: int, have: bool, column: float, size: float, plate: _Plate, at: tuple[float, float]
) -> str:
    (x, y), (points_x, points_y, larger) = plate.aliens, plate.points
    return svg.group(
        sh.box(
            -column / 2 + plate.edge,
            0,
            column - 2 * plate.edge,
            size * plate.tall,
            plate.corner,
            "#5a4312" if have else "#10152c",
            stroke=sh.GOLD if have else "#2c3562",
            stroke_width=3 if have else 1.5,
        ),
        svg.text(
            x, size * y, f"{n}×", size, fill=sh.PAPER if have else sh.PALE, text_anchor="middle"
        ),
        sh.bold(
            points_x,
            size * points_y,
            int(c.GROUP_POINTS[n]),
            size * larger,
            sh.GOLD,
            text_anchor="middle",
        ),
        at=at,
        data_card="groups",
    )


def _fuel(said: str, broke: bool, at: tuple[float, float], wide: float, size: float) -> str:
    colour = "#ff9d94" if broke else "#ffd9a8"
    return svg.text(*at, svg.fitted(said, size, wide), size, fill=colour, text_anchor="middle")


@svg.drawn_once
def flat_meter(x: float, y: float, wide: float, size: float, ride: Ride, said: Lettering) -> str:
    """Draw the flat meter of the tall board."""
    left = 284
    large = ride.points < 100
    each = (wide - left - 14) / len(ride.parts)
    return svg.group(
        *_case(wide, size * 11.2),
        sh.box(22, 20, 256, size * 3.2, 14, "#160a06", stroke=sh.DARK, stroke_width=3),
        sh.bold(
            38,
            20 + size * 1.35,
            svg.fitted(said.ride, size, 140 if large else 108, True),
            size,
            _AMBER,
        ),
        svg.text(38, 20 + size * 2.55, said.points, size, fill=_DIM),
        _digits(266, 20 + size * (2.55 if large else 2.3), ride, size * (2.6 if large else 2)),
        _parts(
            ride,
            each - 8,
            size,
            [(left + each * (i + 0.5), size * 1.6) for i in range(len(ride.parts))],
        ),
        _fuel(said.fuel, ride.broke, (wide / 2, size * 5.5), wide - 40, size),
        *_groups(ride, wide, size, size * 6.3, _LYING),
        _bonus((24, size * 10.1), wide - 40, said.bonus, ride.bonus, size),
        at=(x, y),
        id="st-meter",
        data_card="meter",
    )
