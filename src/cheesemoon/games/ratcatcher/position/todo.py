"""The remaining tasks of a position, line by line."""

import numpy as np

from cheesemoon.core import Fields

from .. import content as c, state as st
from . import entries

_MOST_LINES = 76  # a walk for each of 64 rats, and the rest of their turn
_LAST_LINES = (st.DO_ACTIONS, st.DO_LATE, st.DO_REFRESH, st.DO_RATS, st.DO_EXPAND_MINE)

_ARGUMENTS = {
    st.DO_DRAW: "an",
    st.DO_SPRING: "a",
    st.DO_EAT1: "a",
    st.DO_GOHOME: "a",
    st.DO_WALK: "ran",
    st.DO_STEP: "ran",
    st.DO_ARRIVE: "r",
}

_FIRST_LINE = {
    st.HITTING: st.DO_HITS,
    st.CHEESING: st.DO_GAIN,
    st.PAYING: st.DO_PAY,
    st.EXPANDING: st.DO_PLACING,
    st.RAT_MOVE: st.DO_STEP,
    st.REWARDING: st.DO_DRAW,
    st.RECALLING: st.DO_DRAW,
}


def read_todo(f: Fields, s: st.Hunt) -> None:
    given = f.given("todo", [])
    if not isinstance(given, list):
        raise f.bad("todo", "position-list")
    if len(given) > _MOST_LINES:
        raise f.bad_length("todo", 0, _MOST_LINES)
    rows = [_read_line(f, s, i, text) for i, text in enumerate(given)]
    if s.phase in (st.SETUP, st.ACTING, st.LATE, st.OVER):
        if rows:
            raise f.bad("todo", "position-not-now", phase=st.PHASES[s.phase])
        return
    rows = rows or _usual_todo(f, s)
    _check_todo(f, s, rows)
    for row in reversed(rows):
        st.push(s, *row)


def _usual_todo(f: Fields, s: st.Hunt) -> list[tuple[int, int, int, int]]:
    """Return the tasks that follow in this phase, for a position without `todo`."""
    rest = [st.DO_BITE, st.DO_EAT, st.DO_SPAWN, st.DO_EXPAND_RATS, st.DO_CLEAN, st.DO_REFRESH]
    if s.phase == st.HITTING and s.roll_by == st.BY_TRAP:
        later = [(st.DO_SPRING, int(a), 0, 0) for a in np.flatnonzero(s.trap) if a >= s.roll_at]
        return [(st.DO_HITS, 0, 0, 0), *later, *((line, 0, 0, 0) for line in rest)]
    lines = {
        st.HITTING: [st.DO_HITS, st.DO_ACTIONS],
        st.CHEESING: [st.DO_GAIN, st.DO_ACTIONS],
        st.PAYING: [st.DO_PAY, st.DO_ACTIONS],
        st.EXPANDING: [st.DO_PLACING, st.DO_FILL, st.DO_LATE],
    }.get(int(s.phase))
    if lines is None:
        raise f.bad("todo", "position-todo-needed", phase=st.PHASES[s.phase])
    return [(line, 0, 0, 0) for line in lines]


def _read_line(f: Fields, s: st.Hunt, i: int, text: object) -> tuple[int, int, int, int]:
    words = text.split(" ") if isinstance(text, str) else [""]
    name = " ".join(words[:2]) if words[0] == "expand" else words[0]
    rest = words[name.count(" ") + 1 :]
    bad = f.bad(f"todo[{i}]", "position-todo", line=str(text)[:40])
    if name not in st.TODO:
        raise bad
    line = st.TODO.index(name)
    kinds = _ARGUMENTS.get(line, "")
    if len(rest) != len(kinds):
        raise bad
    values = [0, 0, 0]
    for k, (kind, word) in enumerate(zip(kinds, rest, strict=True)):
        if kind == "r":
            values[k] = c.RATS.index(word) if word in c.RATS else -1
        elif kind == "a":
            area = c.AREA_NAMES.index(word) if word in c.AREA_NAMES else -1
            values[k] = area if entries.is_in_city(s, area) else -1
        else:
            values[k] = int(word) if entries.is_number(word, 1, 64) else -1
        if values[k] < 0:
            raise bad
    return line, values[0], values[1], values[2]


def _check_todo(f: Fields, s: st.Hunt, rows: list[tuple[int, int, int, int]]) -> None:
    """Check that the first line fits the phase, the last one leads on, and moving rats are
    there."""
    first = _FIRST_LINE.get(int(s.phase))
    if first is not None and rows[0][0] != first:
        raise f.bad("todo[0]", "position-todo-first", phase=st.PHASES[s.phase], line=st.TODO[first])
    walking: dict[tuple[int, int], int] = {}
    for i, (line, a, b, last) in enumerate(rows):
        where = f"todo[{i}]"
        if (line in _LAST_LINES) != (i == len(rows) - 1):
            raise f.bad(where, "position-todo-last")
        if line not in _ARGUMENTS and any(row[0] == line for row in rows[:i]):
            raise f.bad(where, "position-todo", line=st.TODO[line])
        if line in (st.DO_HITS, st.DO_GAIN, st.DO_PAY, st.DO_STEP, st.DO_PLACING) and i:
            raise f.bad(where, "position-todo", line=st.TODO[line])
        if line in (st.DO_WALK, st.DO_STEP):
            rats = last if line == st.DO_WALK else 1
            walking[a, b] = walking.get((a, b), 0) + rats
            if _rats_at(s, a, b) < walking[a, b]:
                raise f.bad(where, "position-todo-rats", area=c.AREA_NAMES[b], rat=c.RATS[a])
        elif line == st.DO_ARRIVE and not _place_of(s, a):
            raise f.bad(where, "position-todo", line=f"arrive {c.RATS[a]}")


def _place_of(s: st.Hunt, rat: int) -> int:
    """Return area + 1 of a peculiar rat or the arch rat, 0 for others."""
    if rat == c.ARCH:
        return int(s.arch_at)
    return int(s.odd_at[rat - c.P0]) if rat > c.P0 else 0


def _rats_at(s: st.Hunt, rat: int, area: int) -> int:
    if rat <= c.P0:
        return int(s.rats[rat, area])
    return int(_place_of(s, rat) == area + 1)
