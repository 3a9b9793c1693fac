"""Tables for the picture that random play hardly ever reaches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import cheesemoon as cm
from cheesemoon.games.first_rat import content as c

from .tables import N, table


def crews() -> Iterator[cm.Table]:
    """Every player on the same spaces, in the nursery, before the rocket, with the robot beside."""
    for seats in (2, 3, 4, 5):
        for at in (1, 8, 14, 21, 23):
            yield table(*({"rats": [at, at + 1, at + 2, at + 3]} for _ in range(seats)))
    yield table(*({"rats": [N, N, N, 0]} for _ in range(5)))
    crew = {"rats": ["crew1", "crew2", "crew3", 26]}
    yield table(crew, *({"rats": [26, 25, 24, N]} for _ in range(4)))
    yield table(
        {"rats": [26, 25, 24, 23], "cheese": 12, "packs": list(c.COLOURS)},
        robot={"rats": [26, 26, 26, 26], "plans": ["cockpit", "engine", "pantry", "cheese"]},
        superrats=True, solo="hard",
    )  # fmt: skip


def tables() -> list[cm.Table]:
    """Crowds, riches, superrats, the robot at the end, and every card that is asked about."""
    crowd = [{"rats": [5, 0, 0, 0], "light": 24, "burrow": "library"} for _ in range(5)]
    rich: dict[str, Any] = {
        "rats": ["crew1", "crew2", "crew3", 9],
        "cheese": 55,
        "bottle": 25,
        "soda": 22,
        "can": 18,
        "calculator": 13,
        "mouldy": 11,
        "nuts": 12,
        "drinks": 2,
        "empties": 2,
        "packs": list(c.COLOURS),
        "caps": ["unbuilt", "collector", "pantry", "spotlights", "cockpit", "rattonauts"],
        "comics": ["green-orange", "cheap-parts", "long-legs", "no-rent", "orange-pipes"],
        "light": 40,
        "markers": {"cheese": [1, 2, 3, 5, 5, 5, 5, 5, 5, 5]},
    }
    lara = {"comics": ["lara", "miroslaw"], "supers": {"lara": 0, "miroslaw": 0}}
    return [
        *crews(),
        table(*crowd),
        table(*({"rats": [0, 0, 0, 0]} for _ in range(5))),
        table(rich, {}, {}, end="this", cheap_parts="in", turn=1),
        table(rich, {}, {}, end="this", cheap_parts="in", turn=0, phase="build"),
        table({"rats": [6, 14, 20, N], **lara}, {"rats": [9, 15, 21, 26]}, superrats=True),
        table(
            {},
            robot={"rats": [26, 26, 26, 26], "plans": ["cockpit", "engine", "pantry", "cheese"]},
            turn=0,
        ),
        table(
            {"rats": [12, 0, N, N], "burrow": "library"},
            {},
            superrats=True,
            edition="de",
            cheap_parts="in",
            phase="comic",
            now={"ran": [[0, 12, 3]], "steps": 2},
            library=["miroslaw", "lara", "slawosz", "ratwoman", "cheap-parts", "green-orange"],
        ),
        table(
            {"rats": [3, 4, N, N], "packs": ["orange", "green"], "comics": ["green-orange"]},
            {},
            phase="pack",
            now={"ran": [[0, 3, 3], [1, 4, 3]]},
        ),
        table(
            {"rats": [3, 4, 7, 10], "drinks": 1, "comics": ["green-orange"]},
            {},
            phase="drink",
            now={"ran": [[0, 3, 3], [1, 4, 3], [2, 7, 3], [3, 10, 3]]},
        ),
    ]
