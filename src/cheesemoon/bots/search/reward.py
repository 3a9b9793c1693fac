"""The value of the end of a simulation for each seat."""

from __future__ import annotations

from cheesemoon.core import Floats, rule
from cheesemoon.core.rules.mathematics import exp


@rule
def soft(x: float) -> float:
    """Map a number to the range from 0 to 1; 0 becomes one half."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


@rule
def margin(points: Floats, players: int, seat: int) -> float:
    """Return the points of a seat ahead of the best other; for a lone player its points."""
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
    """Return the value of an end for a seat, 0 to 1: mainly the victory, then rank and points. A
    lone player's value is almost only points. For an unfinished table it is the lead. `usual` is
    the margin that makes one half."""
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
    """Return the chance with these log odds."""
    return 1.0 / (1.0 + exp(-float(odds)))


@rule
def count_victories(won: int, players: int, victories: Floats) -> None:
    """Add the victories of each seat. A shared victory counts as its share."""
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
    """Return the value of an end in the measure of a network: `mix` of it the share of the victory,
    the rest the margin."""
    ahead = soft((margin(points, players, seat) - usual) / scale)
    winners = 0
    for other in range(players):
        winners += (won >> other) & 1
    share = ((won >> seat) & 1) / winners if winners else 0.0
    return mix * share + (1.0 - mix) * ahead
