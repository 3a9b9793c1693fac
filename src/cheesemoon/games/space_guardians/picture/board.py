"""Invaders, mine and fighters on the board."""

from __future__ import annotations

from html import escape
from typing import Any

from cheesemoon.core import Table, Words
from cheesemoon.core.svg import drawn_once, group, piece, tag

from ..board import is_whole
from ..content import CELLS, COLUMNS, EYES, ROWS, SHIP, VALUES
from ..state import LEFT, MINE, MINING
from .pieces import fighter_symbol, half_symbol, monster_symbol
from .sheet import LIT, SPACE, middle


def invaders(table: Table, lang: str) -> list[str]:
    s, words = table.state, table.game.words
    names = _row_names(table)
    cells = s.cells.tolist()
    return [
        _invader(words, lang, cell, what, what > EYES and bool(is_whole(s, cell)), names[row])
        for row in range(ROWS)
        for cell, what in enumerate(cells[row * COLUMNS : (row + 1) * COLUMNS], row * COLUMNS)
        if 0 < what < MINE
    ]


@drawn_once
def _invader(words: Words, lang: str, cell: int, what: int, whole: bool, row: int) -> str:
    """A monster or half of a ship, whole if the other half is beside it; its row has a name."""
    if what <= EYES:
        drawing, label = monster_symbol(what), words.say(lang, "monster", {"eyes": what})
    else:
        drawing, label = half_symbol(what == LEFT, whole), words.say(lang, "whole-ship")
        if not whole:
            label = words.say(lang, "damaged-ship", {"points": int(VALUES[SHIP])})
    id_ = f"sg-{CELLS[cell % COLUMNS][0]}-{row}"
    return piece(id_, drawing, *middle(cell), f"{CELLS[cell]}: {label}", pointer_events="none")


def _row_names(table: Table) -> list[int]:
    """A row of invaders stays a row, so it keeps its name while it comes down: what has happened
    tells how often, and from which row on."""
    names, next_ = list(range(ROWS)), ROWS
    for events in table.events:
        for i, event in enumerate(events):
            if event.name == "rocketed":
                row = event.args["row"] - 1
                names = [next_, *names[:row], *names[row + 1 :]]
                next_ += 1
            elif event.name == "emptied" and not _invaded(events[i + 1 :]):
                names = [next_, *names[:-1]]
                next_ += 1
    return names


def _invaded(rest: list[Any]) -> bool:
    return bool(rest) and rest[0].name == "ended" and rest[0].args["end"] == "invasion"


def mine(table: Table, acts: set[str], lang: str) -> list[str]:
    s = table.state
    if s.mine < 0:
        return []
    x, y = middle(int(s.mine))
    out = [piece("sg-the-mine", "sg-mine", x, y, table.say(lang, "mine"))]
    if s.phase == MINING and "push" in acts:
        arrow = (
            f"M{x + 22} {y - 9}H{x + 34}V{y - 18}L{x + 52} {y}L{x + 34} {y + 18}V{y + 9}H{x + 22}Z"
        )
        out.append(
            group(
                tag("title", escape(table.explain("push", lang))),
                tag("path", d=arrow, fill=LIT, stroke=SPACE, stroke_width=2),
                id="sg-push",
                data_action="push",
                class_="choice",
            )
        )
    return out


def fighters(table: Table, lang: str) -> list[str]:
    s = table.state
    out = []
    for seat in range(s.players):
        cell = int(s.at[seat])
        if cell < 0:
            continue
        x, y = middle(cell)
        level = int(s.level[seat])
        label = table.say(lang, "fighter", player=table.player(seat, lang), level=level)
        if seat == s.turn:
            out.append(
                tag(
                    "rect",
                    x=x - 28,
                    y=y - 28,
                    width=56,
                    height=56,
                    rx=14,
                    fill="none",
                    stroke=LIT,
                    stroke_width=3,
                )
            )
        out.append(piece(f"sg-f{seat}", fighter_symbol(seat, level), x, y, label))
    return out
