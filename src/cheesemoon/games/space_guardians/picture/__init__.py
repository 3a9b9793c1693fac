"""The table as a picture: the board among the stars, the players beside it, the rest below."""

from __future__ import annotations

from cheesemoon.core import Table
from cheesemoon.core.svg import BOARD, picture, tag

from . import around, board, choices, players, space
from .pieces import SEAT_COLOURS, SYMBOLS
from .sheet import BELOW, WIDTH

__all__ = ["SEAT_COLOURS", "draw"]


def draw(table: Table, seat: int | None, lang: str) -> str:
    """The table as that seat sees it; what it may do now carries its action."""
    acts = set(table.legal()) if seat is not None and seat == table.seat else set()
    below: float = BELOW + 16
    chips, below = around.offers(table, acts, below, lang)
    words, below = around.notes(table, below, lang)
    beside, below = around.beside(table, below, lang)
    return picture(
        WIDTH,
        below,
        f"{table.title(lang)}: {table.question(lang)}",
        [*SYMBOLS, *choices.MARKS],
        tag("rect", width=WIDTH, height=below, rx=18, fill=BOARD),
        *around.head(table, lang),
        space.ground(*(table.say(lang, name) for name in ("mine-cell", "moon", "planet"))),
        choices.rocket_row(table, acts, lang),
        choices.line_of_fire(table, acts, lang),
        choices.targets(table, acts, lang),
        *board.invaders(table, lang),
        *board.mine(table, acts, lang),
        *board.fighters(table, lang),
        *(players.panel(table, seat_, acts, lang) for seat_ in range(table.players)),
        *chips,
        *words,
        beside,
    )
