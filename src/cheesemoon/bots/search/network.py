"""Evaluates a network in plain float32 loops, so that playing needs no other library.

The network has two hidden layers. The inputs are the numbers of an observation that differed in
training. Most of them are zero at any table, so the first layer adds up the rows of the others. The
answer is for all seats, from the view of the seat to act. It has the log odds to win of each seat,
the seat to act first and then in turn order, and after those the margins.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cheesemoon.core import Floats, Ints, whole
from cheesemoon.core.rules.record import Seen
from cheesemoon.core.rules.rule import inlined

from .reward import chance, soft


class Net(NamedTuple):
    """The weights."""

    columns: Ints  # int64: the numbers of an observation that are inputs
    first: Seen  # inputs x units
    first_bias: Seen
    second: Seen
    second_bias: Seen
    third: Seen  # the last layer: log odds of all seats, then their margins
    third_bias: Seen

    @property
    def players(self) -> int:
        """Return the number of seats of the answer."""
        return len(self.third_bias) // 2


class Sheet(NamedTuple):
    """The input, the answer and the layers in between."""

    row: Seen  # the observation
    hidden: Seen
    inner: Seen
    answer: Seen
    tastes: Seen  # what the searching player likes, for 1 of each number of the row


def nothing_learned() -> Net:
    """Return placeholder weights, for searches without a network."""
    layer, bias = np.zeros((1, 1), np.float32), np.zeros(1, np.float32)
    return Net(np.zeros(1, np.int64), layer, bias, layer, bias, layer, bias)


def sheet_for(net: Net, numbers: int) -> Sheet:
    """Return a blank sheet for observations of `numbers` numbers."""
    sizes = numbers, len(net.first_bias), len(net.second_bias), len(net.third_bias), numbers
    return Sheet(*(np.zeros(max(1, size), np.float32) for size in sizes))


@inlined
def _layer(inputs: Seen, weights: Seen, bias: Seen, out: Seen) -> None:
    """Write the weighted sum of the positive inputs."""
    for j in range(len(out)):
        out[j] = bias[j]
    for i in range(len(inputs)):
        x = inputs[i]
        if x > 0.0:
            for j in range(len(out)):
                out[j] += x * weights[i, j]


@inlined
def ask(net: Net, sheet: Sheet) -> None:
    """Compute the answer from the row."""
    hidden = sheet.hidden
    for j in range(len(hidden)):
        hidden[j] = net.first_bias[j]
    for i in range(len(net.columns)):
        x = sheet.row[net.columns[i]]
        if x != 0.0:
            for j in range(len(hidden)):
                hidden[j] += x * net.first[i, j]
    _layer(hidden, net.second, net.second_bias, sheet.inner)
    _layer(sheet.inner, net.third, net.third_bias, sheet.answer)


@inlined
def rewards(
    players: int, seat: int, sheet: Sheet, mix: float, out: Floats, victories: Floats
) -> None:
    """Write the value of the answer for each seat, 0 to 1: `mix` of it the chance to win, the rest
    the margin. `seat` is the seat whose observation the row was. Chances are added to the
    victories."""
    victories[players] += 1.0
    for i in range(players):
        whose = whole(seat + i)
        if whose >= players:
            whose -= players
        won = chance(float(sheet.answer[i]))
        victories[whose] += won
        out[whose] = mix * won + (1.0 - mix) * soft(float(sheet.answer[players + i]))
