"""What is going on, in words: the question, the choices, and more for some log lines."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from cheesemoon.core import Event, Table

from .content import CELLS, COLUMNS, KINDS, LOWEST, PRICES, SHIP, THINGS, VALUES
from .invaders import SHIP_CAME, SHIP_WAITED, SHIP_WAITS, reported
from .shooting import row_in_front
from .state import (
    EMPTY,
    FIGHTER,
    INVADER_WORDS,
    LEFT,
    MINE,
    OVER,
    PHASES,
    RIGHT,
    Guardians,
)


def question(table: Table, lang: str) -> str:
    """What the seat to act has to decide."""
    s = table.state
    if s.phase == OVER:
        return table.say(lang, "ask-over")
    args: dict[str, Any] = {"player": table.player(int(s.turn), lang)}
    if s.paying:
        thing = int(s.paying) - 1
        args |= {"thing": THINGS[thing], "price": int(PRICES[thing])}
    elif PHASES[s.phase] == "return":
        args |= {"price": int(PRICES[THINGS.index("return")])}
    elif PHASES[s.phase] == "move":
        args |= {"returned": int(s.returned)}
    return table.say(lang, f"ask-{PHASES[s.phase]}", **args)


def explain(table: Table, action: str, lang: str) -> str:
    """A legal action as a person would say it."""
    s = table.state
    verb, *rest = action.split(" ")
    args: dict[str, Any] = {}
    if verb in ("place", "mine"):
        args = {"cell": rest[0]}
    elif verb == "move":
        aimed = aim_words(table, aim(s, int(s.turn), CELLS.index(rest[0])), lang)
        args = {"cell": rest[0], "aim": aimed}
    elif verb == "shoot":
        args = {"aim": aim_words(table, aim(s, int(s.turn), int(s.at[s.turn])), lang)}
        args |= {"shots": int(s.level[s.turn])}
    elif verb == "burst":
        args = {"shots": int(s.level[s.turn])}
    elif verb == "rocket":
        args = {"row": int(row_in_front(s, int(s.at[s.turn]))) + 1}
    elif verb == "buy":
        args = {"thing": rest[0], "price": int(PRICES[THINGS.index(rest[0])])}
        args |= {"level": int(s.level[s.turn]) + 1}
    elif verb == "pay":
        paid = sum(int(VALUES[KINDS.index(token)]) for token in rest)
        args = {"tokens": tokens_words(table, " ".join(rest), lang), "points": paid}
    elif verb == "return":
        args = {"price": int(PRICES[THINGS.index("return")])}
    elif verb == "push":
        args = _push_words(s)
    return table.say(lang, f"do-{verb}", **args)


def _push_words(s: Any) -> dict[str, Any]:
    if s.mine % COLUMNS == COLUMNS - 1:
        return {"cell": "off", "token": "none"}
    what = s.cells[s.mine + 1]
    return {"cell": CELLS[s.mine + 1], "token": INVADER_WORDS[what] if what < MINE else "none"}


# --- where a shot goes ----------------------------------------------------------------------------


class Aim(NamedTuple):
    """What the normal shooting from a cell would do, as far as everybody can see."""

    target: int  # the first cell that is hit; -1: none
    what: str  # none, mine, fighter, monster, whole, damaged
    token: str  # of an invader, in the words of the log
    seat: int  # of a fighter; -1: none
    empties: bool  # the column becomes empty
    lost: bool  # ... and an invader stands in the lowest row: everybody loses


def aim(s: Any, seat: int, cell: int) -> Aim:
    """From a cell to which the fighter of a seat may have flown first."""
    return _aim(s.tobytes(), seat, cell)


@lru_cache(maxsize=4096)
def _aim(record: bytes, seat: int, cell: int) -> Aim:
    all_cells, at, levels, in_columns = _read(record)
    cells = [*all_cells]
    if at[seat] >= 0:
        cells[at[seat]] = EMPTY
    ahead = [c for c in range(cell - COLUMNS, -1, -COLUMNS) if cells[c] != EMPTY]
    if not ahead:
        return Aim(-1, "none", "none", -1, False, False)
    first = ahead[0]
    what = cells[first]
    if what >= FIGHTER:
        return Aim(first, "fighter", "none", what - FIGHTER, False, False)
    if what == MINE:
        return Aim(first, "mine", "none", -1, False, False)
    shots = [cells[c] for c in ahead[: levels[seat]]]
    taken = next((i for i, hit in enumerate(shots) if hit >= MINE), len(shots))  # those stay
    empties = taken == in_columns[cell % COLUMNS]
    lost = empties and any(EMPTY < low < MINE for low in cells[LOWEST:])
    name = "monster" if what < LEFT else "whole" if _is_whole(all_cells, first) else "damaged"
    return Aim(first, name, INVADER_WORDS[what], -1, empties, lost)


@lru_cache(maxsize=64)
def _read(record: bytes) -> tuple[list[int], list[int], list[int], list[int]]:
    """The board of a record as plain numbers: each look at a record is slow."""
    s = np.frombuffer(record, Guardians.dtype)[0]
    return s.cells.tolist(), s.at.tolist(), s.level.tolist(), s.in_column.tolist()


def _is_whole(cells: list[int], half: int) -> bool:
    """SG-2: a half with its other half beside it in the same row."""
    left = half if cells[half] == LEFT else half - 1
    same_row = left >= 0 and left % COLUMNS < COLUMNS - 1
    return same_row and (cells[left], cells[left + 1]) == (LEFT, RIGHT)


def aim_words(table: Table, aimed: Aim, lang: str) -> str:
    """In a few words, with a warning if there is one."""
    args: dict[str, Any] = {"what": aimed.what, "token": aimed.token, "points": int(VALUES[SHIP])}
    args["cell"] = CELLS[aimed.target] if aimed.target >= 0 else ""
    args["player"] = table.player(aimed.seat, lang) if aimed.seat >= 0 else ""
    args["warning"] = "lost" if aimed.lost else "empties" if aimed.empties else "none"
    return table.say(lang, "aim", **args)


# --- the log --------------------------------------------------------------------------------------


def details(table: Table, event: Event, gave: list[int], lang: str) -> dict[str, Any]:
    """What the line of an event needs besides its own numbers."""
    args = event.args
    if event.name == "emptied":
        columns = [CELLS[i][0] for i in range(COLUMNS) if args["columns"] >> i & 1]
        return {"columns": ", ".join(columns), "count": len(columns)}
    if event.name == "arrived":
        return {"list": arrived(table, args, lang)}
    if "tokens" in args:
        return {"tokens": tokens_words(table, args["tokens"], lang)}
    return {}


def arrived(table: Table, args: dict[str, int], lang: str) -> str:
    """An arrival, token by token, with their cells."""
    cell = args["start"]
    said = []
    for what in reported([args[key] for key in "abcd"]):
        if what < LEFT:
            said.append(table.say(lang, "arrived-monster", eyes=what, cell=CELLS[cell]))
            cell += 1
        elif what <= RIGHT:
            said.append(table.say(lang, "arrived-half", token=INVADER_WORDS[what]))
        elif what == SHIP_WAITS:
            said.append(table.say(lang, "arrived-ship-waits"))
        else:
            assert what in (SHIP_WAITED, SHIP_CAME)
            waited = int(what == SHIP_WAITED)
            cells = {"cell": CELLS[cell], "next": CELLS[cell + 1]}
            said.append(table.say(lang, "arrived-ship", waited=waited, **cells))
            cell += 2
    return ", ".join(said)


def tokens_words(table: Table, tokens: str, lang: str) -> str:
    """The tokens of a payment, such as `2 + 4 + ship`."""
    half = table.say(lang, "half")
    return " + ".join(half if token == "ship" else token for token in tokens.split(" "))
