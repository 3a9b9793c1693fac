"""What is going on, in words: the question, the choices, and more for some log lines."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from cheesemoon.core import Event, Table

from . import content as c, invaders, shooting, state as st


def question(table: Table, lang: str) -> str:
    """What the seat to act has to decide."""
    s = table.state
    if s.phase == st.OVER:
        return table.say(lang, "ask-over")
    args: dict[str, Any] = {"player": table.player(int(s.turn), lang)}
    if s.paying:
        thing = int(s.paying) - 1
        args |= {"thing": c.THINGS[thing], "price": int(c.PRICES[thing])}
    elif st.PHASES[s.phase] == "return":
        args |= {"price": int(c.PRICES[c.THINGS.index("return")])}
    elif st.PHASES[s.phase] == "move":
        args |= {"returned": int(s.returned)}
    return table.say(lang, f"ask-{st.PHASES[s.phase]}", **args)


def explain(table: Table, action: str, lang: str) -> str:
    """A legal action as a person would say it."""
    s = table.state
    verb, *rest = action.split(" ")
    args: dict[str, Any] = {}
    if verb in ("place", "mine"):
        args = {"cell": rest[0]}
    elif verb == "move":
        aimed = aim_words(table, aim(s, int(s.turn), c.CELLS.index(rest[0])), lang)
        args = {"cell": rest[0], "aim": aimed}
    elif verb == "shoot":
        args = {"aim": aim_words(table, aim(s, int(s.turn), int(s.at[s.turn])), lang)}
        args |= {"shots": int(s.level[s.turn])}
    elif verb == "burst":
        args = {"shots": int(s.level[s.turn])}
    elif verb == "rocket":
        args = {"row": int(shooting.row_in_front(s, int(s.at[s.turn]))) + 1}
    elif verb == "buy":
        args = {"thing": rest[0], "price": int(c.PRICES[c.THINGS.index(rest[0])])}
        args |= {"level": int(s.level[s.turn]) + 1}
    elif verb == "pay":
        paid = sum(int(c.VALUES[c.KINDS.index(token)]) for token in rest)
        args = {"tokens": tokens_words(table, " ".join(rest), lang), "points": paid}
    elif verb == "return":
        args = {"price": int(c.PRICES[c.THINGS.index("return")])}
    elif verb == "push":
        args = _push_words(s)
    return table.say(lang, f"do-{verb}", **args)


def _push_words(s: st.Guardians) -> dict[str, Any]:
    if s.mine % c.COLUMNS == c.COLUMNS - 1:
        return {"cell": "off", "token": "none"}
    what = s.cells[s.mine + 1]
    return {
        "cell": c.CELLS[s.mine + 1],
        "token": st.INVADER_WORDS[what] if what < st.MINE else "none",
    }


# --- where a shot goes ----------------------------------------------------------------------------


class Aim(NamedTuple):
    """What the normal shooting from a cell would do, as far as everybody can see."""

    target: int  # the first cell that is hit; -1: none
    what: str  # none, mine, fighter, monster, whole, damaged
    token: str  # of an invader, in the words of the log
    seat: int  # of a fighter; -1: none
    empties: bool  # the column becomes empty
    lost: bool  # ... and an invader stands in the lowest row: everybody loses


def aim(s: np.record, seat: int, cell: int) -> Aim:
    """From a cell to which the fighter of a seat may have flown first."""
    return _aim(s.tobytes(), seat, cell)


@lru_cache(maxsize=4096)
def _aim(record: bytes, seat: int, cell: int) -> Aim:
    all_cells, at, levels, in_columns = _read(record)
    cells = [*all_cells]
    if at[seat] >= 0:
        cells[at[seat]] = st.EMPTY
    ahead = [at for at in range(cell - c.COLUMNS, -1, -c.COLUMNS) if cells[at] != st.EMPTY]
    if not ahead:
        return Aim(-1, "none", "none", -1, False, False)
    first = ahead[0]
    what = cells[first]
    if what >= st.FIGHTER:
        return Aim(first, "fighter", "none", what - st.FIGHTER, False, False)
    if what == st.MINE:
        return Aim(first, "mine", "none", -1, False, False)
    shots = [cells[at] for at in ahead[: levels[seat]]]
    taken = next((i for i, hit in enumerate(shots) if hit >= st.MINE), len(shots))  # those stay
    empties = taken == in_columns[cell % c.COLUMNS]
    lost = empties and any(st.EMPTY < low < st.MINE for low in cells[c.LOWEST :])
    name = "monster" if what < st.LEFT else "whole" if _is_whole(all_cells, first) else "damaged"
    return Aim(first, name, st.INVADER_WORDS[what], -1, empties, lost)


@lru_cache(maxsize=64)
def _read(record: bytes) -> tuple[list[int], list[int], list[int], list[int]]:
    """The board of a record as plain numbers: each look at a record is slow."""
    s = np.frombuffer(record, st.Guardians.dtype)[0]
    return s.cells.tolist(), s.at.tolist(), s.level.tolist(), s.in_column.tolist()


def _is_whole(cells: list[int], half: int) -> bool:
    """SG-2: a half with its other half beside it in the same row."""
    left = half if cells[half] == st.LEFT else half - 1
    same_row = left >= 0 and left % c.COLUMNS < c.COLUMNS - 1
    return same_row and (cells[left], cells[left + 1]) == (st.LEFT, st.RIGHT)


def aim_words(table: Table, aimed: Aim, lang: str) -> str:
    """In a few words, with a warning if there is one."""
    args: dict[str, Any] = {
        "what": aimed.what,
        "token": aimed.token,
        "points": int(c.VALUES[c.SHIP]),
    }
    args["cell"] = c.CELLS[aimed.target] if aimed.target >= 0 else ""
    args["player"] = table.player(aimed.seat, lang) if aimed.seat >= 0 else ""
    args["warning"] = "lost" if aimed.lost else "empties" if aimed.empties else "none"
    return table.say(lang, "aim", **args)


# --- the log --------------------------------------------------------------------------------------


def details(table: Table, event: Event, gave: list[int], lang: str) -> dict[str, Any]:
    """What the line of an event needs besides its own numbers."""
    args = event.args
    if event.name == "emptied":
        columns = [c.CELLS[i][0] for i in range(c.COLUMNS) if args["columns"] >> i & 1]
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
    for what in invaders.reported([args[key] for key in "abcd"]):
        if what < st.LEFT:
            said.append(table.say(lang, "arrived-monster", eyes=what, cell=c.CELLS[cell]))
            cell += 1
        elif what <= st.RIGHT:
            said.append(table.say(lang, "arrived-half", token=st.INVADER_WORDS[what]))
        elif what == invaders.SHIP_WAITS:
            said.append(table.say(lang, "arrived-ship-waits"))
        else:
            assert what in (invaders.SHIP_WAITED, invaders.SHIP_CAME)
            waited = int(what == invaders.SHIP_WAITED)
            cells = {"cell": c.CELLS[cell], "next": c.CELLS[cell + 1]}
            said.append(table.say(lang, "arrived-ship", waited=waited, **cells))
            cell += 2
    return ", ".join(said)


def tokens_words(table: Table, tokens: str, lang: str) -> str:
    """The tokens of a payment, such as `2 + 4 + ship`."""
    half = table.say(lang, "half")
    return " + ".join(half if token == "ship" else token for token in tokens.split(" "))
