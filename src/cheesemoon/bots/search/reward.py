"""What the end of a simulation is worth to each seat."""

from __future__ import annotations

import numpy as np

from cheesemoon.core import Floats, rule


@rule
def soft(x: float) -> float:
    """Any number to the range from 0 to 1; 0 becomes a half."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


@rule
def margin(points: Floats, players: int, seat: int) -> float:
    """How far a seat is ahead of the best other; alone, its points."""
    if players == 1:
        return points[0]
    best = -1e18
    for other in range(players):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best


@rule
def reward(
    points: Floats, players: int, seat: int, over: bool, won: int, usual: float, scale: float
) -> float:
    """What an end is worth to a seat, 0 to 1: the victory above all, then rank and points; alone
    hardly more than the points. For a table that is not over: how far it is ahead. `usual` is the
    margin that is worth a half."""
    ahead = soft((margin(points, players, seat) - usual) / scale)
    if not over:
        return ahead
    if players == 1:
        return 0.05 * (won & 1) + 0.95 * ahead
    if won == 0:
        return 0.1 * ahead
    winners = 0
    below = 0.0
    for other in range(players):
        winners += (won >> other) & 1
        if other != seat:
            below += 1.0 if points[other] < points[seat] else 0.0
            below += 0.5 if points[other] == points[seat] else 0.0
    share = ((won >> seat) & 1) / winners
    return 0.5 * share + 0.2 * below / (players - 1) + 0.3 * ahead


@rule
def chance(odds: float) -> float:
    """The chance whose odds have this logarithm."""
    return 1.0 / (1.0 + np.exp(-odds))


@rule
def count_victories(won: int, players: int, victories: Floats) -> None:
    """A victory that is shared counts as its share."""
    victories[players] += 1.0
    winners = 0
    for seat in range(players):
        winners += (won >> seat) & 1
    for seat in range(players):
        if (won >> seat) & 1:
            victories[seat] += 1.0 / winners


@rule
def final_reward(
    points: Floats, players: int, seat: int, won: int, usual: float, scale: float, mix: float
) -> float:
    """The end of a game in the measure in which a network judges: so much of it for the share of
    the victory, the rest for the margin."""
    ahead = soft((margin(points, players, seat) - usual) / scale)
    winners = 0
    for other in range(players):
        winners += (won >> other) & 1
    share = ((won >> seat) & 1) / winners if winners else 0.0
    return mix * share + (1.0 - mix) * ahead
