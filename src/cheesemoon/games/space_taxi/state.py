"""The table of Space Taxi, field by field; its phases, actions and events."""

from typing import Annotated

import numpy as np

from cheesemoon.core import Actions, Events, Ints, Record, Verb, i2, span

from . import content as c

PHASES = ("roll", "place", "coins", "over")
ROLLING, PLACING, PAYING, OVER = range(4)

PLACES = ("hand", "board", "aside")  # where the smuggling die is
HAND, BOARD, ASIDE = range(3)


class Taxi(Record, script=32, events=32):
    """One table of Space Taxi."""

    round_no: i2  # 1 to the number of rounds; the last one when over
    first: i2  # the seat that started this round
    bank: i2  # coins in the bank
    coins: Annotated[Ints, np.int16, c.SEATS]  # coins of each seat
    results: Annotated[Ints, np.int16, c.SEATS, c.MOST_ROUNDS]  # by seat, round 1 first
    struck: Annotated[Ints, np.int16, c.SEATS, c.MOST_ROUNDS]  # 1: struck out

    # the turn
    tiles: Annotated[Ints, np.int16, c.TILES]  # 1: this tile is unused
    placed: i2  # k: dice placed since the roll, a failed smuggling die included
    taxi: Annotated[Ints, np.int16, len(c.FACES)]  # passengers of each species; last: unpaid thumbs
    wings: Annotated[Ints, np.int16, c.FUEL_SIDES + 1]  # fuel dice on the wings, by number
    smuggling_at: i2  # HAND, BOARD or ASIDE
    smuggling: i2  # the number it showed last; 0 before the first roll of the turn
    passengers: Annotated[Ints, np.int16, len(c.FACES)]  # in hand and rolled, by face
    fuel: Annotated[Ints, np.int16, c.FUEL_SIDES + 1]  # in hand and rolled, by number


ACTIONS = Actions(
    Verb("roll"),
    Verb("place", c.FACES),
    Verb("joker", c.SPECIES),
    Verb("fuel", span(1, c.FUEL_SIDES)),
    Verb("smuggle"),
    Verb("done"),
    Verb("pay", span(0, c.COINS)),
)
ROLL, PLACE, JOKER, FUEL_1, SMUGGLE, DONE, PAY = ACTIONS.firsts
MOST_LEGAL = max(len(c.FACES) + len(c.SPECIES) + c.FUEL_SIDES + 2, c.COINS + 1)

EVENTS = Events(
    ROLLED=("seat", "passengers", "fuel", "smuggling"),  # how many dice of each were thrown
    FAILED=("seat", "number", "before"),
    PLACED=("seat", ("face", c.FACES)),
    JOKED=("seat", ("face", c.SPECIES)),
    FUELLED=("seat", "number", "sum"),
    SMUGGLED=("seat", "number"),
    TILE_USED=("seat", "tile"),
    BROKE_DOWN=("seat", "sum"),
    BONUS=("seat", "coins"),
    PAID=("seat", "coins"),
    SCORED=("seat", "passengers", "factor", "smuggling", "coins"),
    STRUCK=("seat", "round", "result"),
    STARTS=("seat", "round", "result", "tied"),
    TOTAL=("seat", "total"),
    WON=("seat", "total"),
)
(
    ROLLED,
    FAILED,
    PLACED,
    JOKED,
    FUELLED,
    SMUGGLED,
    TILE_USED,
    BROKE_DOWN,
    BONUS,
    PAID,
    SCORED,
    STRUCK,
    STARTS,
    TOTAL,
    WON,
) = EVENTS.kinds

# what chance refuses in a script
PASSENGER_DIE, FUEL_DIE, SMUGGLING_DIE, RUNS_OUT = range(1, 5)
