"""Space, which never changes: stars, grid, mine cells, Moon and planet."""

from __future__ import annotations

from html import escape

from cheesemoon.core.svg import QUIET, drawn_once, group, tag, text

from ..content import CELLS, COLUMNS, FORMATION_ROWS, MINE_CELLS, ROWS
from .pieces import CELL
from .sheet import BOARD_HEIGHT, BOARD_WIDTH, FAINT, GRID, LEFT_X, LIT, SPACE, TOP, middle

_LETTERS = [
    text(LEFT_X + CELL * (i + 0.5), TOP - 10, CELLS[i][0], 22, text_anchor="middle", fill=QUIET)
    for i in range(COLUMNS)
]


def _stars() -> list[str]:
    """A starfield that is the same on every picture."""
    x = 12345
    stars = []
    for _ in range(90):
        x = (x * 1103515245 + 12345) % 2**31
        across, down = x % BOARD_WIDTH, (x // 1000) % BOARD_HEIGHT
        bright = (x // 7) % 4
        stars.append(
            tag(
                "circle",
                cx=LEFT_X + across,
                cy=TOP + down,
                r=0.8 + 0.4 * bright,
                fill="#fff",
                opacity=0.25 + 0.15 * bright,
            )
        )
    return stars


_STARS = _stars()


@drawn_once
def ground(mine_cell: str, moon: str, planet: str) -> str:
    """Night, stars, a faint grid with row numbers, mine cells, Moon and planet."""
    grid = "".join(f"M{LEFT_X + CELL * i} {TOP}V{TOP + BOARD_HEIGHT}" for i in range(1, COLUMNS))
    grid += "".join(f"M{LEFT_X} {TOP + CELL * i}H{LEFT_X + BOARD_WIDTH}" for i in range(1, ROWS))
    numbers = (
        text(LEFT_X - 8, TOP + CELL * (row + 0.5) + 8, row + 1, 22, text_anchor="end", fill=QUIET)
        for row in range(ROWS)
    )
    mine_cells = (
        group(
            tag("title", escape(mine_cell)),
            tag("use", href="#sg-mine-cell"),
            at=middle(int(cell)),
            fill="none",
            stroke=FAINT,
            stroke_width=2.5,
            opacity=0.7,
        )
        for cell in MINE_CELLS
    )
    return group(
        *_LETTERS,
        tag("rect", x=LEFT_X, y=TOP, width=BOARD_WIDTH, height=BOARD_HEIGHT, fill=SPACE),
        *_STARS,
        tag("path", d=grid, stroke=GRID, stroke_width=1, opacity=0.55),
        *numbers,
        *mine_cells,
        *_moon(moon),
        _planet(planet),
    )


def _moon(name: str) -> tuple[str, str]:
    """At the edge between the formation and the free rows."""
    y = TOP + CELL * FORMATION_ROWS
    edge = tag(
        "path",
        d=f"M{LEFT_X} {y}H{LEFT_X + BOARD_WIDTH}",
        stroke=LIT,
        stroke_width=2,
        stroke_dasharray="2 10",
        opacity=0.8,
    )
    return edge, group(
        tag("title", escape(name)),
        tag("circle", r=13, fill=LIT, stroke=SPACE, stroke_width=2),
        tag("circle", cx=-4, cy=-4, r=3, fill=SPACE, opacity=0.3),
        tag("circle", cx=5, cy=2, r=2.2, fill=SPACE, opacity=0.3),
        tag("circle", cx=-2, cy=6, r=2, fill=SPACE, opacity=0.3),
        at=(LEFT_X, y),
    )


def _planet(name: str) -> str:
    """Below the lowest row, to be defended."""
    y, right = TOP + BOARD_HEIGHT, LEFT_X + BOARD_WIDTH
    middle = LEFT_X + BOARD_WIDTH / 2
    return group(
        tag(
            "path",
            d=f"M{LEFT_X} {y + 40}V{y + 20}Q{middle} {y - 12} {right} {y + 20}V{y + 40}Z",
            fill="#2f7d6d",
        ),
        tag(
            "path",
            d=f"M{LEFT_X + 30} {y + 30}Q{middle - 60} {y + 10} {middle - 40} {y + 30}Z"
            f"M{middle + 50} {y + 32}Q{middle + 90} {y + 10} {right - 30} {y + 30}Z",
            fill="#57b894",
        ),
        text(middle, y + 32, name, 22, text_anchor="middle", font_weight=700, fill="#f3efe2"),
    )
