"""What a network says of a table, in plain float32 loops: no library is needed to play with it.

Two hidden layers. The inputs are those numbers of an observation that ever differed in training;
most of them are zero at any table, so the first layer adds up rows of the few that are not. The
answer is for all seats at once, from the view of the seat to act: for each of them, itself first
and then in turn order, the logarithm of its odds to win, and after those its margin.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from cheesemoon.core import Floats, Ints, whole
from cheesemoon.core.rules.rule import inlined

from .reward import chance, soft


class Net(NamedTuple):
    """The weights."""

    columns: Ints  # which numbers of an observation are the inputs, int64
    first: Any  # float32, inputs x units
    first_bias: Any
    second: Any
    second_bias: Any
    third: Any  # the last layer: odds of all seats, then their margins
    third_bias: Any

    @property
    def players(self) -> int:
        """For how many seats it answers."""
        return len(self.third_bias) // 2


class Sheet(NamedTuple):
    """What the network is asked and answers, and what it writes in between."""

    row: Any  # the observation, float32
    hidden: Any
    inner: Any
    answer: Any
    tastes: Any  # what the searching player likes, for 1 of each number of the row


def nothing_learned() -> Net:
    """Stands in where no network is used."""
    layer, bias = np.zeros((1, 1), np.float32), np.zeros(1, np.float32)
    return Net(np.zeros(1, np.int64), layer, bias, layer, bias, layer, bias)


def sheet_for(net: Net, numbers: int) -> Sheet:
    """A blank sheet for observations of so many numbers."""
    sizes = numbers, len(net.first_bias), len(net.second_bias), len(net.third_bias), numbers
    return Sheet(*(np.zeros(max(1, size), np.float32) for size in sizes))


@inlined
def _layer(inputs: Any, weights: Any, bias: Any, out: Any) -> None:
    """The inputs above zero, weighed and added up."""
    for j in range(len(out)):
        out[j] = bias[j]
    for i in range(len(inputs)):
        x = inputs[i]
        if x > 0.0:
            for j in range(len(out)):
                out[j] += x * weights[i, j]


@inlined
def ask(net: Net, sheet: Sheet) -> None:
    """From the row to the answer."""
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
    """What the answer is worth to each seat, 0 to 1: so much of it for the chance to win, the rest
    for the margin. `seat` is the one whose view the row was. Chances are added to the victories."""
    victories[players] += 1.0
    for i in range(players):
        whose = whole(seat + i)
        if whose >= players:
            whose -= players
        won = chance(float(sheet.answer[i]))
        victories[whose] += won
        out[whose] = mix * won + (1.0 - mix) * soft(float(sheet.answer[players + i]))
