"""The record of Nim, its actions and its events."""

from typing import Annotated

import numpy as np

from cheesemoon.core import Actions, Events, Ints, Record, Verb, i2, span

START = (3, 5, 7)  # sticks in each heap
TAKING, OVER = range(2)
PHASES = ("take", "over")


class Sticks(Record, script=1, events=4):
    """One table of Nim. What every game has (players, turn, phase, seed, ...) is there already."""

    heaps: Annotated[Ints, np.int16, len(START)]  # sticks left in each heap
    misere: i2  # 1: who takes the last stick has lost
    last: i2  # the seat that took last


ACTIONS = Actions(Verb("take", span(1, max(START)), span(0, len(START) - 1)))
(TAKE,) = ACTIONS.firsts
MOST_LEGAL = sum(START)

EVENTS = Events(TOOK=("seat", "sticks", "heap"))
(TOOK,) = EVENTS.kinds
