"""What is still to be done in a position, line by line."""

from __future__ import annotations

from typing import Any

import numpy as np

from cheesemoon.core import Fields

from ..content import ARCH, AREA_NAMES, P0, RATS
from ..state import (
    ACTING,
    BY_TRAP,
    CHEESING,
    DO_ACTIONS,
    DO_ARRIVE,
    DO_BITE,
    DO_CLEAN,
    DO_DRAW,
    DO_EAT,
    DO_EAT1,
    DO_EXPAND_MINE,
    DO_EXPAND_RATS,
    DO_FILL,
    DO_GAIN,
    DO_GOHOME,
    DO_HITS,
    DO_LATE,
    DO_PAY,
    DO_PLACING,
    DO_RATS,
    DO_REFRESH,
    DO_SPAWN,
    DO_SPRING,
    DO_STEP,
    DO_WALK,
    EXPANDING,
    HITTING,
    LATE,
    OVER,
    PAYING,
    PHASES,
    RAT_MOVE,
    RECALLING,
    REWARDING,
    SETUP,
    TODO,
    push,
)
from .entries import in_city, is_number

_MOST_LINES = 76  # a walk for each of 64 rats, and the rest of their turn
_LAST_LINES = (DO_ACTIONS, DO_LATE, DO_REFRESH, DO_RATS, DO_EXPAND_MINE)

_ARGUMENTS = {
    DO_DRAW: "an",
    DO_SPRING: "a",
    DO_EAT1: "a",
    DO_GOHOME: "a",
    DO_WALK: "ran",
    DO_STEP: "ran",
    DO_ARRIVE: "r",
}

_FIRST_LINE = {
    HITTING: DO_HITS,
    CHEESING: DO_GAIN,
    PAYING: DO_PAY,
    EXPANDING: DO_PLACING,
    RAT_MOVE: DO_STEP,
    REWARDING: DO_DRAW,
    RECALLING: DO_DRAW,
}


def read_todo(f: Fields, s: Any) -> None:
    given = f.given("todo", [])
    if not isinstance(given, list):
        raise f.bad("todo", "position-list")
    if len(given) > _MOST_LINES:
        raise f.bad("todo", "position-length", lowest="0", highest=str(_MOST_LINES))
    rows = [_read_line(f, s, i, text) for i, text in enumerate(given)]
    if s.phase in (SETUP, ACTING, LATE, OVER):
        if rows:
            raise f.bad("todo", "position-not-now", phase=PHASES[s.phase])
        return
    rows = rows or _usual_todo(f, s)
    _check_todo(f, s, rows)
    for row in reversed(rows):
        push(s, *row)


def _usual_todo(f: Fields, s: Any) -> list[tuple[int, int, int, int]]:
    """What follows when nobody says it: what a person means who leaves `todo` out."""
    rest = [DO_BITE, DO_EAT, DO_SPAWN, DO_EXPAND_RATS, DO_CLEAN, DO_REFRESH]
    if s.phase == HITTING and s.roll_by == BY_TRAP:
        later = [(DO_SPRING, int(a), 0, 0) for a in np.flatnonzero(s.trap) if a >= s.roll_at]
        return [(DO_HITS, 0, 0, 0), *later, *((line, 0, 0, 0) for line in rest)]
    lines = {
        HITTING: [DO_HITS, DO_ACTIONS],
        CHEESING: [DO_GAIN, DO_ACTIONS],
        PAYING: [DO_PAY, DO_ACTIONS],
        EXPANDING: [DO_PLACING, DO_FILL, DO_LATE],
    }.get(int(s.phase))
    if lines is None:
        raise f.bad("todo", "position-todo-needed", phase=PHASES[s.phase])
    return [(line, 0, 0, 0) for line in lines]


def _read_line(f: Fields, s: Any, i: int, text: Any) -> tuple[int, int, int, int]:
    words = text.split(" ") if isinstance(text, str) else [""]
    name = " ".join(words[:2]) if words[0] == "expand" else words[0]
    rest = words[name.count(" ") + 1 :]
    bad = f.bad(f"todo[{i}]", "position-todo", line=str(text)[:40])
    if name not in TODO:
        raise bad
    line = TODO.index(name)
    kinds = _ARGUMENTS.get(line, "")
    if len(rest) != len(kinds):
        raise bad
    values = [0, 0, 0]
    for k, (kind, word) in enumerate(zip(kinds, rest, strict=True)):
        if kind == "r":
            values[k] = RATS.index(word) if word in RATS else -1
        elif kind == "a":
            area = AREA_NAMES.index(word) if word in AREA_NAMES else -1
            values[k] = area if in_city(s, area) else -1
        else:
            values[k] = int(word) if is_number(word, 1, 64) else -1
        if values[k] < 0:
            raise bad
    return line, values[0], values[1], values[2]


def _check_todo(f: Fields, s: Any, rows: list[tuple[int, int, int, int]]) -> None:
    """The first line fits the phase, the last one leads on, and rats that still move are there."""
    first = _FIRST_LINE.get(int(s.phase))
    if first is not None and rows[0][0] != first:
        raise f.bad("todo[0]", "position-todo-first", phase=PHASES[s.phase], line=TODO[first])
    walking: dict[tuple[int, int], int] = {}
    for i, (line, a, b, c) in enumerate(rows):
        where = f"todo[{i}]"
        if (line in _LAST_LINES) != (i == len(rows) - 1):
            raise f.bad(where, "position-todo-last")
        if line not in _ARGUMENTS and any(row[0] == line for row in rows[:i]):
            raise f.bad(where, "position-todo", line=TODO[line])
        if line in (DO_HITS, DO_GAIN, DO_PAY, DO_STEP, DO_PLACING) and i:
            raise f.bad(where, "position-todo", line=TODO[line])
        if line in (DO_WALK, DO_STEP):
            rats = c if line == DO_WALK else 1
            walking[a, b] = walking.get((a, b), 0) + rats
            if _rats_at(s, a, b) < walking[a, b]:
                raise f.bad(where, "position-todo-rats", area=AREA_NAMES[b], rat=RATS[a])
        elif line == DO_ARRIVE and not _place_of(s, a):
            raise f.bad(where, "position-todo", line=f"arrive {RATS[a]}")


def _place_of(s: Any, rat: int) -> int:
    """Area + 1 of a peculiar rat or the arch rat; 0 for others."""
    if rat == ARCH:
        return int(s.arch_at)
    return int(s.odd_at[rat - P0]) if rat > P0 else 0


def _rats_at(s: Any, rat: int, area: int) -> int:
    if rat <= P0:
        return int(s.rats[rat, area])
    return int(_place_of(s, rat) == area + 1)
