"""The printed things of Space Guardians as constants. Rules use these names; the values are in the
file."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from cheesemoon.core import Fields, Words
from cheesemoon.core.formats.content import load_content

SEATS = 4  # the most
EYES = 5  # monsters have 1 to 5
THINGS = ("rocket", "upgrade", "battery", "return")  # what can be paid for
_MOST_COLUMNS, _MOST_ROWS = 12, 20


def _check(f: Fields) -> dict[str, Any]:
    board, tokens, prices, limit = (f.part(n) for n in ("board", "tokens", "prices", "limit"))
    columns = board.whole("columns", SEATS, _MOST_COLUMNS)
    rows = board.whole("rows", 4, _MOST_ROWS)
    formation = board.whole("formation_rows", 1, rows - 2)
    found: dict[str, Any] = {
        "columns": columns,
        "rows": rows,
        "formation": formation,
        "mine_cells": board.words(
            "mine_cells",
            [_cell_name(c, r) for r in range(formation, rows - 1) for c in range(columns)],
        ),
        "monsters": tokens.wholes("monsters", 0, 100),
        "ships": tokens.whole("ships", 0, 20),
        "ship_points": tokens.whole("ship_points", EYES + 1, 100),
        "prices": [prices.whole(name, 1, 30) for name in THINGS],
        "turns": limit.whole("turns", 1, 10_000),
    }
    if not found["mine_cells"] or len(set(found["mine_cells"])) < len(found["mine_cells"]):
        raise board.bad("mine_cells", "content-mine-cells")
    if len(found["monsters"]) != EYES:
        raise tokens.bad_length("monsters", EYES, EYES)
    if sum(found["monsters"]) < columns * formation:
        raise tokens.bad("monsters", "content-monsters", needed=columns * formation)
    for part in (board, tokens, prices, limit):
        part.finish()
    return found


def _cell_name(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"


_HERE = Path(__file__).parent
_c = load_content(_HERE / "content" / "space_guardians.toml", _check, Words(_HERE / "words"))

# --- the board: cells are numbered row by row from the top left corner ----------------------------

COLUMNS: int = _c["columns"]
ROWS: int = _c["rows"]
FORMATION_ROWS: int = _c["formation"]
CELLS = tuple(_cell_name(column, row) for row in range(ROWS) for column in range(COLUMNS))
LOWEST = COLUMNS * (ROWS - 1)  # the first cell of the lowest row
MINE_CELL_NAMES: tuple[str, ...] = tuple(_c["mine_cells"])
MINE_CELLS = np.array([CELLS.index(name) for name in MINE_CELL_NAMES], np.int64)

DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
_STEPS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))  # rows, columns
STEP = np.array([COLUMNS * row + column for row, column in _STEPS], np.int64)


def _to_the_edge(cell: int, down: int, right: int) -> int:
    row, column = divmod(cell, COLUMNS)
    length = 0
    while 0 <= row + down < ROWS and 0 <= column + right < COLUMNS:
        row, column, length = row + down, column + right, length + 1
    return length


REACH = np.array(  # how many cells there are from a cell in a direction
    [[_to_the_edge(cell, *step) for step in _STEPS] for cell in range(len(CELLS))], np.int64
)

# --- tokens ---------------------------------------------------------------------------------------

KINDS = (*(str(eyes) for eyes in range(1, EYES + 1)), "ship")  # of captured tokens and of the box
SHIP = EYES  # the kind of a half
SHIPS: int = _c["ships"]
COUNTS = np.array([*_c["monsters"], 2 * SHIPS], np.int64)  # how many there are of each kind
MONSTERS = int(COUNTS[:EYES].sum())
TOKENS = int(COUNTS.sum())
VALUES = np.array([*range(1, EYES + 1), _c["ship_points"]], np.int64)  # points of each kind

TURN_LIMIT: int = _c["turns"]

# --- prices and every way to pay them -------------------------------------------------------------

PRICES = np.array(_c["prices"], np.int64)  # of the THINGS


def _ways(price: int, kind: int = SHIP, paid: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """SG-41: tokens laid down from the dearest to the cheapest, until they reach the price; so
    without the last one, or any other, they do not."""
    if sum(int(VALUES[k]) for k in paid) >= price:
        yield paid[::-1]
        return
    for further in range(kind, -1, -1):
        if paid.count(further) < COUNTS[further]:
            yield from _ways(price, further, (*paid, further))


_WAYS = [set(_ways(price)) for price in _c["prices"]]
_PAYMENTS: list[tuple[int, ...]] = sorted(set().union(*_WAYS))
PAYMENT_NAMES = tuple(" ".join(KINDS[kind] for kind in way) for way in _PAYMENTS)
PAYMENTS = np.array(  # how many tokens of each kind a payment takes
    [[way.count(kind) for kind in range(len(KINDS))] for way in _PAYMENTS], np.int64
)
_FITTING = [[i for i, way in enumerate(_PAYMENTS) if way in ways] for ways in _WAYS]
MOST_PAYMENTS = max(map(len, _FITTING))
FITTING = np.array(  # the payments for each of the THINGS, -1 behind the last
    [fitting + [-1] * (MOST_PAYMENTS + 1 - len(fitting)) for fitting in _FITTING], np.int64
)
