"""The places of things on the two sheets: wide for a desk, tall for a phone."""

from typing import NamedTuple

from cheesemoon.core.draw import svg

from .. import content as c


class Grid(NamedTuple):
    """The places of the cells."""

    x: float
    y: float
    wide: float  # of a cell
    high: float
    scale: float  # of the pieces

    @property
    def right(self) -> float:
        return self.x + c.COLUMNS * self.wide

    @property
    def bottom(self) -> float:
        return self.y + c.ROWS * self.high

    def middle(self, cell: int) -> tuple[float, float]:
        row, column = divmod(cell, c.COLUMNS)
        return self.x + self.wide * (column + 0.5), self.y + self.high * (row + 0.5)


class Sheet(NamedTuple):
    """One arrangement."""

    tall: bool
    width: int
    height: int
    grid: Grid
    size: float  # font size of text that must be read, and of most other text
    horizon: float
    pads: float  # the y of fighters that are not on the board


def _grid(x: float, y: float, wide: float, high: float) -> Grid:
    """Return a grid whose pieces are as large as the cells allow."""
    across, down = wide / c.COLUMNS, high / c.ROWS
    return Grid(x, y, across, down, round(0.96 * min(across / 112, down / 84), 3))


WIDE = Sheet(False, 1400, 985, _grid(364, 54, 672, 840), 20, 898, 940)
TALL = Sheet(True, 780, 1500, _grid(52, 226, 672, 870), 26, 1102, 1150)


@svg.drawn_once
def sheet(tall: bool) -> Sheet:
    """Return the tall or the wide sheet."""
    return TALL if tall else WIDE
