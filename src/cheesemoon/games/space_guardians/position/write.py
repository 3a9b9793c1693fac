"""The writer of positions, and the view of a seat."""

from collections.abc import Iterable, Sequence

from cheesemoon.core import Position

from .. import content as c, state as st

INVADERS = (".", *c.KINDS[: c.EYES], "L", "R")  # nothing, and the sign of each invader


def write(s: st.Guardians) -> Position:
    """Return the fields that belong to the game. The table adds game, options, seed and script."""
    return {
        "phase": st.PHASES[s.phase],
        "turn": None if s.turn < 0 else int(s.turn),
        "turns": int(s.turns),
        "misses": int(s.misses),
        "hit": bool(s.hit),
        "returned": bool(s.returned),
        "heading": _named(c.DIRECTIONS, s.heading),
        "paying": _named(c.THINGS, s.paying),
        "end": _named(st.ENDS, s.end),
        "invaders": [_row(s, row) for row in range(c.ROWS)],
        "waiting_halves": ["L"] * int(s.waiting[0]) + ["R"] * int(s.waiting[1]),
        "waiting_ships": int(s.waiting_ships),
        "stack": [INVADERS[token] for token in s.stack[: s.stack_left][::-1]],
        "box": _counts(s.box),
        "mine": _cell(s.mine),
        "seats": [
            {
                "at": _cell(s.at[seat]),
                "out": bool(s.out[seat]),
                "level": int(s.level[seat]),
                "rocket": st.ROCKETS[s.rocket[seat]],
                "battery": st.BATTERIES[s.battery[seat]],
                "tokens": _counts(s.tokens[seat]),
            }
            for seat in range(s.players)
        ],
    }


def view(position: Position, seat: int | None) -> Position:
    """Return the position without the order of the stack, which is hidden from all seats."""
    stack = position.pop("stack")
    return {**position, "stack_size": len(stack)}


def _row(s: st.Guardians, row: int) -> str:
    cells = s.cells[row * c.COLUMNS : (row + 1) * c.COLUMNS]
    return "".join(INVADERS[what] if what < st.MINE else "." for what in cells)


def _counts(numbers: Iterable[int]) -> dict[str, int]:
    return {name: int(number) for name, number in zip(c.KINDS, numbers, strict=True)}


def _cell(cell: int) -> str | None:
    return c.CELLS[cell] if cell >= 0 else None


def _named(names: Sequence[str], number: int) -> str | None:
    """Return the name of a number from 1, or None for 0."""
    return names[number - 1] if number else None
