"""The picture of Space Guardians: space over the planet, with instruments on both sides."""

from cheesemoon.core import Table
from cheesemoon.core.draw import svg

from .. import content as c
from . import (
    board,
    choices,
    colours as hue,
    craft,
    desk,
    ending,
    hangar,
    instruments,
    monsters,
    seen as sn,
    sky,
    tags,
    trace,
)
from .panels import panel

__all__ = ["draw", "panel"]


@svg.drawn_once
def _defs(tall: bool) -> str:
    return "".join(
        (
            *hue.TOKEN_PAINT,
            *hue.POD_PAINT,
            *hue.BOARD_PAINT,
            *(hue.hull(seat) for seat in range(c.SEATS)),
            *monsters.invaders(),
            *craft.gear(),
            *craft.fighters(tuple(range(c.SEATS))),
            *craft.marks(),
            *board.hems(),
            *tags.usual_tags(choices.tag_size(tall)),
        )
    )


def draw(table: Table, seat: int | None, lang: str, tall: bool = False) -> svg.Picture:
    """Draw the board as that seat sees it. Everything the seat may do now carries its action."""
    seen = sn.seen_by(table, seat, lang, tall)
    lowest = seen.lowest
    row = max(lowest)
    rows_left = c.ROWS - row
    return svg.picture(
        seen.view.width,
        seen.view.height,
        f"{table.title(lang)}: {table.question(lang)}",
        [_defs(tall)],
        sky.scenery(tall),
        svg.group(*filter(None, (ending.last_light(seen), board.lane(seen))), id="sg-light"),
        board.front(lowest, tall),
        board.letters(tuple(seen.in_column), seen.say("pic-last"), tall),
        trace.trace(seen),
        board.flag(
            0 if table.over else row,
            seen.say("pic-rows", count=rows_left),
            seen.say("pic-to-planet", count=rows_left),
            tall,
        ),
        board.invaders(seen),
        svg.group(*filter(None, [board.the_mine(seen)]), id="sg-mines"),
        board.fighters(seen),
        instruments.reinforcements(seen),
        instruments.cease_fire(seen),
        instruments.aim_screen(seen),
        svg.group(*choices.choices(seen), id="sg-choices"),  # nothing lies over a tag
        hangar.hangar(seen),
        hangar.the_box(seen),
        desk.desk(seen),
        ending.ending(seen),
    )
