"""Tables for the picture that random play hardly ever reaches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import cheesemoon as cm

GAME = cm.game("space-taxi")
FULL: dict[str, Any] = {"phase": "coins", "tiles": [], "smuggling": {"at": "board", "value": 8}}


def load(seats: list[dict[str, Any]], **position: Any) -> cm.Table:
    return GAME.load({"game": "space-taxi", "seats": seats, **position})


def paying() -> Iterator[cm.Table]:
    """From one coin to all there are."""
    for coins in (1, 2, 3, 5, 6, 7, 11, 12, 13, 20, 27):
        seats = [{"coins": coins}, {"coins": 0}, {"coins": 0}]
        yield load(seats, taxi=["red"] * 6, fuel=[3, 3, 4], **FULL)
    last = [{"coins": 4, "results": [9, 12, 30, 22]}, {"coins": 0, "results": [40, 41, 9, 7, 8]}]
    yield load(
        [last[1], last[0]], round=5, first=0, turn=1, taxi=["red"] * 5 + ["thumb"], fuel=[2, 3, 4],
        **FULL,
    )  # fmt: skip


def racing() -> Iterator[cm.Table]:
    """Totals close together, far apart, and as high as they can be."""
    for results in (
        ([40, 41, 42], [40, 42, 41], [39, 41, 43], [41, 41, 41], [40, 41, 43]),
        ([94, 94, 94], [93, 93, 93], [92, 92, 92], [91, 91, 91], [0, 0, 0]),
        ([20, 20, 0], [20, 20, 1], [20, 20, 2], [20, 20, 3], [20, 20, 4]),
    ):
        for seats in (2, 3, 4, 5):
            yield load([{"results": r} for r in results[:seats]], round=4)
    for seats, rounds in ((1, 5), (2, 5), (3, 5), (4, 4), (5, 4)):
        even = [{"results": [94 - seat % 2] * rounds} for seat in range(seats)]
        yield load(even, phase="over")


def riding() -> Iterator[cm.Table]:
    """Full taxis of every kind, thumbs with and without coins, engines that cannot start."""
    hand: dict[str, Any] = {"passengers": [], "fuel": [1, 2, 4]}
    crystal = {"at": "hand", "value": 3}
    for taxi in (
        ["red", "red", "green", "green", "violet", "violet"],
        ["red", "green", "blue", "yellow", "violet", "thumb"],
        ["blue"] * 4 + ["yellow"] * 2,
        ["thumb"] * 6,
    ):
        yield load(
            [{}, {}, {}], phase="place", tiles=[0, 4], taxi=taxi, smuggling=crystal, hand=hand
        )
    for coins, fuel in ((0, [6, 6]), (3, [6, 6]), (6, [1, 1]), (1, [3, 4])):
        thumbs: dict[str, Any] = {"passengers": ["thumb", "thumb"], "fuel": [1]}
        yield load(
            [{"coins": coins}, {}, {}], phase="place", tiles=[0, 4], taxi=["red"] * 3 + ["thumb"],
            fuel=fuel, smuggling=crystal, hand=thumbs,
        )  # fmt: skip
    all_thumbs: dict[str, Any] = {"passengers": ["thumb"] * 6, "fuel": [6, 6, 6]}
    for seats in (1, 5):
        yield load(
            [{}] * seats, phase="place", smuggling={"at": "hand", "value": 8}, hand=all_thumbs
        )


def scored() -> Iterator[cm.Table]:
    """Just after a ride: the longest formula, a breakdown, a failed die, a struck result."""
    ride = "joker red, joker red, smuggle, place red, done"
    seats = [{"coins": 9}, {"coins": 9}, {"coins": 9}]
    hand: dict[str, Any] = {"passengers": ["red", "thumb", "thumb"], "fuel": []}
    board: dict[str, Any] = {"taxi": ["red"] * 3, "fuel": [3, 3, 4], "tiles": [0, 4]}
    value = {"at": "hand", "value": 8}
    for paid in (0, 9):
        table = load(seats, phase="place", hand=hand, smuggling=value, **board)
        play(table, f"{ride}, pay {paid}")
        yield table
    hand = {"passengers": [], "fuel": [6]}
    board = {"taxi": ["red"] * 6, "fuel": [3, 3], "tiles": [1]}
    for turn in range(3):
        people = [{"results": [5] if seat < turn else []} for seat in range(3)]
        table = load(
            people,
            turn=turn,
            phase="place",
            hand=hand,
            smuggling={"at": "aside", "value": 2},
            **board,
        )
        play(table, "fuel 6, done")
        yield table


def play(table: cm.Table, actions: str) -> None:
    for action in actions.split(", "):
        if action.startswith("pay") and action not in table.legal():
            action = table.legal()[-1]
        table.play(action)


def tables() -> list[cm.Table]:
    return [*paying(), *racing(), *riding(), *scored()]
