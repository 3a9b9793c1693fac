"""The table of Space Guardians, field by field; its phases, actions and events."""

from typing import Annotated

import numpy as np

from cheesemoon.core import Actions, Events, Ints, Record, Verb, i2

from . import content as c

PHASES = (
    "place",
    "lay",
    "return",
    "pay",
    "enter",
    "move",
    "shoot",
    "resume",
    "mine",
    "reenter",
    "over",
)
(
    PLACING,
    LAYING,
    RETURNING,
    PAYING,
    ENTERING,
    MOVING,
    SHOOTING,
    RESUMING,
    MINING,
    REENTERING,
    OVER,
) = range(11)

# what stands in a cell (SG-1): nothing, an invader (1 to 5 eyes, a half), the mine, a fighter
EMPTY = 0
LEFT, RIGHT = c.EYES + 1, c.EYES + 2
MINE = c.EYES + 3
FIGHTER = c.EYES + 4  # of seat 0; the other seats follow

ENDS = ("cleared", "ceasefire", "limit", "invasion", "nobody")  # from 1 on; 0: the game runs
RUNNING, CLEARED, CEASEFIRE, LIMIT, INVASION, NOBODY = range(6)

ROCKETS = ("shop", "held", "used")
SHOP, HELD, ROCKET_USED = range(3)
BATTERIES = ("empty", "full", "used")
BATTERY_EMPTY, FULL, BATTERY_USED = range(3)
BEST_LEVEL = 3

REPORT = 4  # numbers in which the log keeps an arrival, three tokens in each


class Guardians(Record, script=c.TOKENS + 1, events=64 + c.TOKENS):
    """One table of Space Guardians. A cell that is nowhere is -1."""

    advanced: i2  # 1: with upgrades and batteries
    turns: i2  # completed turns of all players
    misses: i2  # SG-61: turns in a row without a hit
    end: i2  # why the game is over; RUNNING while it is not

    # the turn
    hit: i2  # 1: a shot of this turn has hit
    returned: i2  # 1: the player came back in this turn and has not acted since
    heading: i2  # 1 + direction of this turn's flight; 0: none
    paying: i2  # 1 + the thing that is being paid; 0: none

    # the board
    cells: Annotated[Ints, np.int8, len(c.CELLS)]  # what stands there
    in_column: Annotated[Ints, np.int16, c.COLUMNS]  # invaders in each column
    invaders: i2  # invaders on the board
    mine: i2  # the cell of the mine

    # beside the board
    waiting: Annotated[Ints, np.int16, 2]  # left and right halves that wait
    waiting_ships: i2  # complete ships that wait
    stack: Annotated[Ints, np.int8, c.TOKENS]  # face down, the top is the last
    stack_left: i2  # tokens in it
    box: Annotated[Ints, np.int16, len(c.KINDS)]  # tokens out of the game

    # the seats
    at: Annotated[Ints, np.int16, c.SEATS]  # the fighter's cell
    out: Annotated[Ints, np.int16, c.SEATS]  # 1: out of the game
    level: Annotated[Ints, np.int16, c.SEATS]
    rocket: Annotated[Ints, np.int16, c.SEATS]  # one of ROCKETS
    battery: Annotated[Ints, np.int16, c.SEATS]  # one of BATTERIES
    tokens: Annotated[Ints, np.int16, c.SEATS, len(c.KINDS)]  # captured, by kind

    # while an arrival is told; zero afterwards
    report: Annotated[Ints, np.int16, REPORT]
    reported: i2
    report_from: i2


ACTIONS = Actions(
    Verb("place", c.CELLS[c.LOWEST :]),
    Verb("mine", c.MINE_CELL_NAMES),
    Verb("return"),
    Verb("leave"),
    Verb("pay", c.PAYMENT_NAMES),
    Verb("move", c.CELLS),
    Verb("shoot"),
    Verb("rocket"),
    Verb("burst"),
    Verb("buy", c.THINGS[:3]),
    Verb("push"),
    Verb("done"),
)
PLACE, LAY, RETURN, LEAVE, PAY, MOVE, SHOOT, ROCKET, BURST, BUY, PUSH, DONE = ACTIONS.firsts
BUYABLE = 3  # the first of the THINGS: all but a return
MOST_LEGAL = max(int(c.REACH.sum(axis=1).max()) + 2 + BUYABLE, c.MOST_PAYMENTS)

INVADER_WORDS = ("none", "one", "two", "three", "four", "five", "left", "right")
KIND_WORDS = (*INVADER_WORDS[1 : c.EYES + 1], "ship")
_cell, _invader = ("cell", c.CELLS), ("token", INVADER_WORDS)

EVENTS = Events(
    PLACED=("seat", _cell),
    LAID=("seat", _cell),
    MOVED=("seat", ("from", c.CELLS), _cell),
    TOOK=("seat", _invader, _cell),
    BROKE=("seat", _invader, _cell),
    ROBBED=("seat", "other", ("kind", KIND_WORDS), _cell),
    HIT_POOR=("seat", "other", _cell),
    HIT_MINE=("seat", _cell),
    MISSED=("seat",),
    ROCKETED=("seat", "row", "points", "boxed"),
    BURSTED=("seat", "level"),
    EMPTIED=("columns",),  # a bit for each
    ARRIVED=("a", "b", "c", "d", "start"),  # see invaders.report
    NOBODY_ARRIVED=(),
    EXPLODED=(_invader, _cell),
    CRASHED=("seat", _invader, _cell),
    PUSHED=("seat", _cell),
    PUSHED_OFF=("seat",),
    REENTERED=("seat", _cell),
    BOUGHT=("seat", ("thing", c.THINGS), ("tokens", c.PAYMENT_NAMES), "level"),
    PAID_RETURN=("seat", ("tokens", c.PAYMENT_NAMES)),
    RETURNED=("seat", _cell),
    LEFT_GAME=("seat",),
    DROPPED_OUT=("seat", "points"),
    WAITED=("seat",),
    ENDED=(("end", ENDS), "turns"),
    TOTAL=("seat", "total"),
    WON=("seat", "total"),
)
(
    PLACED,
    LAID,
    MOVED,
    TOOK,
    BROKE,
    ROBBED,
    HIT_POOR,
    HIT_MINE,
    MISSED,
    ROCKETED,
    BURSTED,
    EMPTIED,
    ARRIVED,
    NOBODY_ARRIVED,
    EXPLODED,
    CRASHED,
    PUSHED,
    PUSHED_OFF,
    REENTERED,
    BOUGHT,
    PAID_RETURN,
    RETURNED,
    LEFT_GAME,
    DROPPED_OUT,
    WAITED,
    ENDED,
    TOTAL,
    WON,
) = EVENTS.kinds

NOT_IN_STACK = 1  # what chance refuses of people who turn over real tokens
