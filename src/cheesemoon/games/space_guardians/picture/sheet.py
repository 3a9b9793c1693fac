"""Where things lie on the two sheets: wide for a desk, tall for a phone."""

from typing import NamedTuple

from cheesemoon.core.draw import svg

from .. import content as c


class Grid(NamedTuple):
    """Where the cells lie."""

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
    size: float  # of words: what must be read has at least this size
    horizon: float
    pads: float  # where fighters that are not on the board stand


def _grid(x: float, y: float, wide: float, high: float) -> Grid:
    """Cells as large as they can be on this piece of the sheet."""
    across, down = wide / c.COLUMNS, high / c.ROWS
    return Grid(x, y, across, down, round(0.96 * min(across / 112, down / 84), 3))


WIDE = Sheet(False, 1400, 985, _grid(364, 54, 672, 840), 20, 898, 940)
TALL = Sheet(True, 780, 1500, _grid(52, 226, 672, 870), 26, 1102, 1150)


@svg.drawn_once
def sheet(tall: bool) -> Sheet:
    """The arrangement that is asked for."""
    return TALL if tall else WIDE
