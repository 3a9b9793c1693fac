"""What may be done on the board: where to fly, what a shot hits, what a rocket takes."""

from __future__ import annotations

from html import escape
from typing import Any

from cheesemoon.core import Table
from cheesemoon.core.svg import BAD, drawn_once, group, symbol, tag, text

from ..content import CELLS
from ..narration import Aim, aim
from ..shooting import has_fighter, row_in_front
from ..state import HELD, MOVING, RESUMING, SHOOTING
from .pieces import CELL
from .sheet import BOARD_WIDTH, FAINT, LEFT_X, LIT, RED, SPACE, TOP, middle

_DASHES: dict[str, Any] = {"stroke_width": 4, "stroke_dasharray": "4 8", "stroke_linecap": "round"}
MARKS = [  # their colour is that of the shot
    symbol(
        "sg-target",
        tag(
            "rect",
            x=-25,
            y=-25,
            width=50,
            height=50,
            rx=12,
            fill=LIT,
            fill_opacity=0.08,
            stroke=LIT,
            stroke_width=2,
            stroke_dasharray="5 5",
        ),
        tag("circle", r=3.5, fill=LIT, stroke="none"),
    ),
    symbol(
        "sg-ring",
        tag("circle", r=29, stroke_width=3.5, stroke_dasharray="none", fill_opacity=0.12),
    ),
    symbol(
        "sg-warning",
        tag("path", d="M-13 3H13L0 24Z", stroke="none"),
        text(0, 18, "!", 16, font_weight=800, text_anchor="middle", fill=SPACE, stroke="none"),
    ),
]


def targets(table: Table, acts: set[str], lang: str) -> str:
    """Cells that can be flown to, placed on or mined; pointing at one shows its line of fire."""
    s = table.state
    found = []
    for action in sorted(acts):
        verb, *rest = action.split(" ")
        if verb not in ("move", "place", "mine"):
            continue
        cell = CELLS.index(rest[0])
        fires = verb == "move"
        shot = _fire(aim(s, int(s.turn), cell), cell) if fires else ""
        x, y = middle(cell)
        found.append(
            group(
                tag("title", escape(table.explain(action, lang))),
                group(shot, class_="aim", visibility="hidden") if fires else "",
                tag("use", href="#sg-target", x=x, y=y),
                id=f"sg-to-{rest[0]}",
                class_="choice",
                data_action=action,
            )
        )
    return group(*found, id="sg-targets", **_DASHES)


@drawn_once
def _fire(aimed: Aim, cell: int) -> str:
    """A shot from a cell: a line to what it hits, in red if everybody would lose."""
    x, y = middle(cell)
    if aimed.target < 0:
        line = tag("path", d=f"M{x:g} {y - 26:g}V{TOP + 4}", stroke_width=3, stroke_dasharray="3 9")
        return group(line, stroke=FAINT)
    _, end = middle(aimed.target)
    near = y - 26 <= end + 28
    colour = RED if aimed.lost else LIT
    return group(
        "" if near else tag("path", d=f"M{x:g} {y - 26:g}V{end + 28:g}"),
        tag("use", href="#sg-ring", x=x, y=end),
        tag("use", href="#sg-warning", x=x, y=TOP) if aimed.empties else "",
        fill=colour,
        stroke=colour,
    )


def line_of_fire(table: Table, acts: set[str], lang: str) -> str:
    """From the present cell of the acting fighter. Over the rocket's row: who clicks the target
    wants a shot."""
    s = table.state
    if s.phase not in (MOVING, SHOOTING, RESUMING):
        return ""
    cell = int(s.at[s.turn])
    fire = _fire(aim(s, int(s.turn), cell), cell)
    action = "shoot" if "shoot" in acts else None
    title = tag("title", escape(table.explain("shoot", lang))) if action else ""
    kind = "choice" if action else None
    return group(title, fire, id="sg-fire", data_action=action, class_=kind, **_DASHES)


def rocket_row(table: Table, acts: set[str], lang: str) -> str:
    """The row that a rocket would take."""
    s = table.state
    if s.phase not in (MOVING, SHOOTING, RESUMING) or s.rocket[s.turn] != HELD:
        return ""
    row = int(row_in_front(s, int(s.at[s.turn])))
    if row < 0 or has_fighter(s, row):
        return ""
    y = TOP + CELL * row
    action = "rocket" if "rocket" in acts else None
    title = table.explain("rocket", lang) if action else ""
    return group(
        tag("title", escape(title)) if title else "",
        tag(
            "rect",
            x=LEFT_X + 2,
            y=y + 2,
            width=BOARD_WIDTH - 4,
            height=CELL - 4,
            rx=12,
            fill=RED,
            fill_opacity=0.12,
            stroke=RED,
            stroke_width=2.5,
            stroke_dasharray="10 6",
        ),
        tag("use", href="#sg-rocket", fill=BAD, transform=f"translate(9 {y + 30}) scale(0.7)"),
        id="sg-rocket-row",
        data_action=action,
        class_="choice" if action else None,
    )
