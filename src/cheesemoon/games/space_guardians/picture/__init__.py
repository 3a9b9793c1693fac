"""The picture of a table: a piece of space over the planet, instruments on both sides."""

from __future__ import annotations

from cheesemoon.core import Table
from cheesemoon.core.svg import drawn_once, picture

from .. import content as c
from . import board, craft, hangar, instruments, monsters
from .choices import choices
from .colours import BOARD_PAINT, POD_PAINT, SEATS as SEAT_COLOURS, TOKEN_PAINT, hull
from .desk import desk
from .ending import ending, last_light
from .panels import panel
from .seen import Seen
from .sky import scenery
from .trace import trace

__all__ = ["SEAT_COLOURS", "draw", "panel"]


@drawn_once
def _defs() -> str:
    return "".join(
        (
            *TOKEN_PAINT,
            *POD_PAINT,
            *BOARD_PAINT,
            *(hull(seat) for seat in range(c.SEATS)),
            *monsters.invaders(),
            *craft.gear(),
            *craft.fighters(tuple(range(c.SEATS))),
            *craft.marks(),
            *board.hems(),
        )
    )


def draw(table: Table, seat: int | None, lang: str, tall: bool = False) -> str:
    """The board as that seat sees it; what it may do now carries its action."""
    seen = Seen(table, seat, lang, tall)
    lowest = seen.lowest
    row = max(lowest)
    rows_left = c.ROWS - row
    return picture(
        seen.view.width,
        seen.view.height,
        f"{table.title(lang)}: {table.question(lang)}",
        [_defs()],
        scenery(tall),
        last_light(seen),
        board.lane(seen),
        board.front(lowest, tall),
        board.letters(tuple(seen.in_column), seen.say("pic-last"), tall),
        trace(seen),
        board.flag(
            0 if table.over else row,
            seen.say("pic-rows", count=rows_left),
            seen.say("pic-to-planet", count=rows_left),
            tall,
        ),
        board.invaders(seen),
        board.the_mine(seen),
        board.fighters(seen),
        *choices(seen),
        instruments.reinforcements(seen),
        instruments.cease_fire(seen),
        instruments.aim_screen(seen),
        hangar.hangar(seen),
        hangar.the_box(seen),
        desk(seen),
        ending(seen),
    )
