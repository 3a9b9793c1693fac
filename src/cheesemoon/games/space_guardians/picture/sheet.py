"""The sheet: its measures, the colours of space, and where each cell lies."""

from __future__ import annotations

from ..content import COLUMNS, ROWS, SEATS
from .pieces import CELL

LEFT_X, TOP = 40, 92  # the corner of the board
BOARD_WIDTH, BOARD_HEIGHT = CELL * COLUMNS, CELL * ROWS
PANEL_X = LEFT_X + BOARD_WIDTH + 12
PANEL_WIDTH = 222
WIDTH = PANEL_X + PANEL_WIDTH + 6
PANEL_HEIGHT = 150
BELOW = TOP + max(BOARD_HEIGHT + 44, PANEL_HEIGHT * SEATS)  # under the planet and the players
# space is dark in every theme, so what is drawn on it has colours of its own
SPACE, GRID, FAINT, LIT, RED = "#0b0f20", "#3a4470", "#aab1d0", "#ffc94d", "#ff7b72"


def middle(cell: int) -> tuple[float, float]:
    """The middle of a cell."""
    row, column = divmod(cell, COLUMNS)
    return LEFT_X + CELL * (column + 0.5), TOP + CELL * (row + 0.5)
