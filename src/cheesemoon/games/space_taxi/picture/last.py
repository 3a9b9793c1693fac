"""The result of the last ride, shown while the next one begins."""

from typing import NamedTuple

from cheesemoon.core import Table

from .. import content as c


class Last(NamedTuple):
    """The last scored turn."""

    seat: int
    result: int
    counted: int  # its part of the total; 0 if it was struck at once
    formula: str
    broke: bool
    fuel: int  # sum of the fuel dice in a breakdown


def last_ride(table: Table) -> Last | None:
    """Return the last ride of this table, or None if no event tells of one."""
    for events in reversed(table.events):
        for event in events:
            args = event.args
            if event.name == "broke-down":
                return Last(args["seat"], 0, 0, "0", True, args["sum"])
            if event.name == "scored":
                coins = c.COIN_POINTS * args["coins"]
                result = args["passengers"] * args["factor"] + args["smuggling"] + coins
                formula = f"{args['passengers']} × {args['factor']}"
                formula += f" + {args['smuggling']}" if args["smuggling"] else ""
                formula += f" + {coins}" if coins else ""
                struck = any(e.name == "struck" and e.args["seat"] == args["seat"] for e in events)
                counted = 0 if struck else result
                return Last(args["seat"], result, counted, f"{formula} = {result}", False, 0)
    return None
