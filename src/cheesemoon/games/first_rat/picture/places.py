"""Where everything on the path lies: spaces, lamps, rats, and the ways between them."""

from __future__ import annotations

from ..content import LAMPS, LIGHT_STEPS, PAD, PIPE_FROM, PIPE_TO
from ..ways import CHAIN_LENGTH, CHAIN_PIPE
from .sheet import WIDTH

Point = tuple[float, float]

PITCH, TILE, TALL, GAP = 76, 70, 104, 42
COLUMN_0, TOP = 54, 52
PAD_WIDE = 132
# the path row by row as it winds: first and last space, first column, direction
ROWS = ((1, 8, 0, 1), (9, 14, 7, -1), (15, 21, 1, 1), (22, 26, 7, -1))
START_Y = TOP + len(ROWS) * (TALL + GAP) + 26
PATH_TALL = START_Y + 38


def _row_y(row: int) -> float:
    return TOP + (len(ROWS) - 1 - row) * (TALL + GAP) + TALL / 2


def _places() -> list[Point]:
    """The middle of every space; 0 is the start, the last one the pad."""
    found: list[Point] = [(WIDTH / 2, START_Y)]
    for row, (first, last, column, step) in enumerate(ROWS):
        for i in range(last - first + 1):
            found.append((COLUMN_0 + PITCH * (column + step * i), _row_y(row)))
    x, y = found[-1]
    return [*found, (x - PITCH * 1.5 + 8, y)]


PLACES = _places()
SIGNBOARD = (18.0, _row_y(1) - TALL / 2)  # beside the second row, where no space lies


def _lamp_places() -> list[Point]:
    """Each step of the light chain below its space; 0 is the battery."""
    found: list[Point] = [(36.0, START_Y)] * (LIGHT_STEPS + 1)
    for space, lamps in enumerate(LAMPS, 1):
        x, y = PLACES[space]
        for i, lamp in enumerate(lamps):
            found[lamp] = (x + 19 * (i - (len(lamps) - 1) / 2), y + TALL / 2 + 11)
    return found


LAMP_PLACES = _lamp_places()


def rat_place(space: int, i: int, count: int) -> Point:
    """Where the i-th of so many rats on a space stands."""
    x, y = PLACES[space]
    if space == 0:
        return 170 + min(44, 440 / max(count, 1)) * i, y + 2
    if count <= 2:
        return x + (i - (count - 1) / 2) * 32, y + 28
    columns = (count + 1) // 2
    row, column = divmod(i, columns)
    in_row = columns if row == 0 else count - columns
    return x + (column - (in_row - 1) / 2) * 25, y + 15 + 23 * row


def way(begin: int, end: int, chain: int, last: Point) -> str:
    """The way of a run, space by space and through its pipes, for a page that lets rats run it."""
    points = []
    at = begin
    for i in range(CHAIN_LENGTH[chain]):
        pipe = CHAIN_PIPE[chain, i]
        points += [PLACES[space] for space in range(at, int(PIPE_FROM[pipe]) + 1)]
        at = int(PIPE_TO[pipe])
    points += [PLACES[space] for space in range(at, end)]
    if begin == 0:
        points[0] = (PLACES[1][0], START_Y - 26)  # out of the burrow below the first space
    stops = [(x, y + 28) for x, y in points] + [last]
    return " ".join(f"{x:g},{y:g}" for x, y in stops)


def wide_of(space: int) -> int:
    """How wide a space is."""
    return PAD_WIDE if space == PAD else TILE
