"""Tables for the picture that random play hardly ever reaches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import cheesemoon as cm

GAME = cm.game("space-guardians")
ROWS = ["35LR24", "142..1", "LR31.2", "54.4.1", "4.1..R", "...5..", "...3..", *["......"] * 3]
SEATS: list[dict[str, Any]] = [
    {
        "at": "c9",
        "level": 2,
        "rocket": "held",
        "battery": "full",
        "tokens": {"2": 1, "3": 1, "4": 2, "5": 2},
    },
    {"at": "c4", "rocket": "used", "tokens": {"1": 1, "3": 1, "ship": 1}},
    {"at": "f8", "level": 3, "tokens": {"2": 1, "5": 1, "ship": 1}},
    {"at": "b10", "tokens": {"2": 1, "3": 1, "5": 1}},
]


def load(**position: Any) -> cm.Table:
    """Seat 0 to move in the middle of an advanced game of four, unless said otherwise."""
    start = {
        "game": "space-guardians",
        "options": {"advanced": True},
        "phase": "move",
        "turns": 47,
        "invaders": ROWS,
        "waiting_halves": ["L"],
        "stack": ["3", "R", "1", "5", "2", "4", "3", "1"],
        "mine": "a6",
        "seats": SEATS,
    }
    return GAME.load({**start, **position})


def played(table: cm.Table, *actions: str) -> cm.Table:
    for action in actions:
        table.play(action)
    return table


def seats(number: int = 0, **own: Any) -> list[dict[str, Any]]:
    """One of the seats is other than usual."""
    return [{**seat, **own} if i == number else seat for i, seat in enumerate(SEATS)]


def turns() -> Iterator[cm.Table]:
    """Every step of a turn, after another player's whole turn."""
    start = (load(turn=3), "move b7", "shoot", "push")
    yield played(*start)
    yield played(load(turn=3), *start[1:], "move f6")
    yield played(load(turn=3), *start[1:], "move d8", "burst")
    yield played(load(turn=3), *start[1:], "move f6", "shoot")
    yield load(turn=2)  # three shots
    yield load(seats=seats(0, level=3))
    yield load(phase="move", returned=True)


def mines() -> Iterator[cm.Table]:
    """The mine pushed onto an invader, off the board, and coming back."""
    yield load(phase="mine", mine="c6")
    yield load(phase="mine", mine="b5")
    off = [*ROWS[:4], "4.1...", *ROWS[5:]]
    yield load(phase="mine", mine="f5", invaders=off)
    yield played(load(phase="mine", mine="f5", invaders=off), "push")
    yield load(phase="mine", mine="f9")


def comebacks() -> Iterator[cm.Table]:
    """A fighter destroyed, a player out, halves and ships that wait."""
    calm = [row.replace("L", "1").replace("R", "2") for row in ROWS]
    people = [
        {**seat, "tokens": {k: v for k, v in seat["tokens"].items() if k != "ship"}}
        for seat in SEATS
    ]
    people[0] = {**people[0], "at": None}
    people[2] = {**people[2], "at": None, "out": True}
    waiting = {"waiting_ships": 2, "waiting_halves": ["R", "R"], "stack": ["L", "L", "1", "2"]}
    yield load(phase="return", seats=people, invaders=calm, **waiting)
    yield load(phase="pay", paying="return", seats=people, invaders=calm, **waiting)
    yield load(phase="enter", seats=people, invaders=calm, **waiting)
    last = [*people[:1], {**people[1], "at": None, "out": True}, people[2], people[3]]
    yield load(phase="return", seats=last, invaders=calm, misses=1, **waiting)
    yield load(invaders=calm, seats=people, turn=1, **waiting)


def payments() -> Iterator[cm.Table]:
    """From one way to pay to as many as there can be."""
    rich = {"1": 5, "2": 4, "3": 4, "4": 3, "5": 3, "ship": 1}
    empty = {"stack": [], "waiting_halves": [], "invaders": ["L.....", *["......"] * 9]}
    one = {"ship": 1}
    poor = [{**seat, "tokens": {}} for seat in SEATS[1:]]
    for tokens in (one, {"5": 2}, {"4": 2, "5": 2, "3": 1}, {"1": 11, "2": 4}, rich):
        own = {**SEATS[0], "tokens": tokens, "rocket": "shop"}
        yield load(phase="pay", paying="rocket", seats=[own, *poor], **empty)
    for tokens in (rich, {"1": 11, "2": 9, "3": 9, "4": 9, "5": 9, "ship": 6}):
        own = {**SEATS[0], "tokens": tokens, "battery": "empty"}
        yield load(phase="pay", paying="battery", seats=[own, *poor], **empty)


def dangers() -> Iterator[cm.Table]:
    """Invaders in every row near the planet; a shot that loses the game; nearly nobody left."""
    lone = "1....."
    for row in range(1, 10):
        if row != 9:
            yield load(
                invaders=[*["......"] * (row - 1), lone, *["......"] * (10 - row)], mine=None
            )
    low = ["123451", "2...12", "3...23", "4..534", *["......"] * 3, "1.....", ".3....", "....2."]
    yield load(invaders=low, mine="b8", waiting_halves=[], stack=["1", "2"])
    full = ["123451", "234512", "345123", "451234", "512345", "12.451", "23.512", "34..2."]
    poor = [{**seat, "tokens": {}} for seat in seats(1, at="e10")]
    left: dict[str, Any] = {"mine": None, "stack": [], "waiting_halves": []}
    yield load(invaders=[*full, "......", "......"], seats=poor, **left)


def ends() -> Iterator[cm.Table]:
    """Every end."""
    for end in ("cleared", "ceasefire", "limit", "invasion"):
        yield load(phase="over", turn=None, end=end, turns=299)
    gone = [{**seat, "at": None, "out": True} for seat in SEATS]
    yield load(phase="over", turn=None, end="nobody", seats=gone)
    yield load(
        phase="over", turn=None, end="ceasefire", seats=seats(1, at=None, out=True), misses=3
    )


def tables() -> Iterator[cm.Table]:
    """All of them."""
    for some in (turns, mines, comebacks, payments, dangers, ends):
        yield from some()
