"""Tables of Ratcatcher to try a rule on."""

from __future__ import annotations

from typing import Any

import cheesemoon as cm

GAME = cm.game("ratcatcher")
HOLD = {"b": {"cheese": 2}}  # two cheeses keep the city from growing
DECK = [1, 4, 2, 3, *range(5, 25)]
OUT_OF_REACH = {"area": "0d"}


def hunt(
    areas: dict[str, Any] | None = None,
    seat: dict[str, Any] | None = None,
    more: dict[str, Any] | None = None,
    **fields: Any,
) -> cm.Table:
    """A table in phase `actions`: what lies in district 0, your board, other districts."""
    zero = {**HOLD, **(areas or {})}
    city = {"0": {"areas": zero}, **(more or {})}
    return GAME.load({"game": "ratcatcher", "seats": [seat or {}], "city": city, **fields})


def after(table: cm.Table, *actions: str) -> dict[str, Any]:
    for action in actions:
        table.play(action)
    return table.position()


def area(position: dict[str, Any], name: str) -> dict[str, Any]:
    return position["city"][name[:-1]]["areas"][name[-1]]  # type: ignore[no-any-return]


def log(table: cm.Table) -> str:
    return "\n".join(line for lines in table.log() for line in lines)
