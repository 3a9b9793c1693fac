"""The exact turn, by backward induction over all of its states.

A state before a roll is (unused tiles, taxi, fuel, smuggling, coins). To solve a state the three
tables of `dice` are joined. For every roll of fuel and smuggling it takes the best result with each
taxi. Then it takes the mean over passenger rolls of the best taxi that each allows.

The value of the end of a turn is a parameter, `Ends`. It can be points and coins (the two
objectives of the rules file), points now and coins in later turns, or the chance to win.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cheesemoon.core import Floats, Ints, rule

from ..threads import map_on_cores
from .dice import Dice, Facts, most_points

Values = npt.NDArray[np.floating]  # of every state before a roll


Flags = npt.NDArray[np.bool_]


class Ends(NamedTuple):
    """The value of the end of a turn."""

    started: Floats  # [points before coins, coins after the bonus]
    broken: Floats  # [coins] after a breakdown


def first_objective(facts: Facts, coin_most: int) -> Ends:
    """Return ends that count points and coins at their price in every case."""
    return _ends(facts, coin_most, lambda p, c: p + facts.coin_points * c, facts.coin_points)


def last_round(facts: Facts, coin_most: int) -> Ends:
    """Return ends of the second objective: after a breakdown in the last round coins are worth
    nothing."""
    return _ends(facts, coin_most, lambda p, c: p + facts.coin_points * c, 0.0)


def _ends(facts: Facts, coin_most: int, worth: Callable[[int, int], float], broken: float) -> Ends:
    coins = coin_most + facts.bonus_coins + 1
    started = [[worth(p, c) for c in range(coins)] for p in range(most_points(facts) + 1)]
    return Ends(np.array(started, np.float64), broken * np.arange(coin_most + 1.0))


@rule
def end_value(d: Dice, taxi: int, fuel: int, smuggling: int, coins: int, ends: Ends) -> float:
    """Return the value of a turn with all dice placed (ST-25 to ST-31)."""
    factor = d.fuel_factor[fuel]
    if factor == 0:
        return ends.broken[coins]
    points = d.taxi_points[taxi] * factor
    if d.sides < smuggling <= 2 * d.sides:
        points += smuggling - d.sides
    return ends.started[points, coins + d.taxi_bonus[taxi]]


@rule
def reach(d: Dice, tiles: int, reached: Ints) -> None:
    """Mark the states that follow from marked states with these unused tiles."""
    aside = 2 * d.sides + 1
    for taxi in range(reached.shape[1]):
        for fuel in range(reached.shape[2]):
            for smuggling in range(reached.shape[3]):
                for coins in range(reached.shape[4]):
                    if reached[tiles, taxi, fuel, smuggling, coins]:
                        _reach_from(d, tiles, taxi, fuel, smuggling, coins, aside, reached)


@rule
def _reach_from(
    d: Dice, tiles: int, taxi: int, fuel: int, smuggling: int, coins: int, aside: int, reached: Ints
) -> None:
    for t in range(d.target_first[taxi], d.target_first[taxi + 1]):
        left = coins - d.target_jokers[t] * d.joker_price
        if left < 0:
            continue
        first_option = d.fuel_option_first[d.fuel_first[fuel]]
        last_option = d.fuel_option_first[d.fuel_first[fuel + 1]]
        for o in range(first_option, last_option):
            dice = d.target_dice[t] + d.fuel_option_dice[o]
            if smuggling > d.sides:
                _mark(tiles, dice, d.target_taxi[t], d.fuel_option[o], smuggling, left, reached)
                continue
            if smuggling > 1:  # it can fail
                _mark(tiles, dice + 1, d.target_taxi[t], d.fuel_option[o], aside, left, reached)
            for shown in range(max(1, smuggling), d.sides + 1):
                on_board = d.sides + shown
                _mark(tiles, dice, d.target_taxi[t], d.fuel_option[o], shown, left, reached)
                _mark(tiles, dice + 1, d.target_taxi[t], d.fuel_option[o], on_board, left, reached)


@rule
def _mark(
    tiles: int, dice: int, taxi: int, fuel: int, smuggling: int, coins: int, reached: Ints
) -> None:
    if (tiles >> dice) & 1:
        reached[tiles & ~(1 << dice), taxi, fuel, smuggling, coins] = True


@rule
def best_options(
    d: Dice,
    tiles: int,
    placed: int,
    taxi: int,
    coins: int,
    fuel_roll: int,
    keep: int,
    put: int,
    values: Values,
    best: Floats,
) -> None:
    """Write for every target of a taxi the best that a fuel roll and the smuggling die allow with
    it. `keep` is the smuggling state if the die stays, `put` if it is placed (-1: impossible)."""
    first = d.target_first[taxi]
    for t in range(first, d.target_first[taxi + 1]):
        top = -np.inf
        left = coins - d.target_jokers[t] * d.joker_price
        if left >= 0:
            to = d.target_taxi[t]
            for o in range(d.fuel_option_first[fuel_roll], d.fuel_option_first[fuel_roll + 1]):
                fuel = d.fuel_option[o]
                dice = placed + d.target_dice[t] + d.fuel_option_dice[o]
                if (tiles >> dice) & 1:
                    value = values[tiles & ~(1 << dice), to, fuel, keep, left]
                    if value > top:
                        top = value
                dice += 1
                if put >= 0 and (tiles >> dice) & 1:
                    value = values[tiles & ~(1 << dice), to, fuel, put, left]
                    if value > top:
                        top = value
        best[t - first] = top


@rule
def mean_over_passengers(d: Dice, taxi: int, best: Floats) -> float:
    """Return the mean over passenger rolls of the best target that each allows."""
    mean = 0.0
    for roll in range(d.passenger_first[taxi], d.passenger_first[taxi + 1]):
        top = -np.inf
        for o in range(d.passenger_option_first[roll], d.passenger_option_first[roll + 1]):
            if best[d.passenger_option[o]] > top:
                top = best[d.passenger_option[o]]
        mean += d.passenger_chance[roll] * top
    return mean


@rule
def state_value(
    d: Dice,
    tiles: int,
    taxi: int,
    fuel: int,
    smuggling: int,
    coins: int,
    values: Values,
    best: Floats,
) -> float:
    """Return the value of a state before its roll. All states with fewer dice or tiles must be
    solved."""
    aside = 2 * d.sides + 1
    value = 0.0
    for roll in range(d.fuel_first[fuel], d.fuel_first[fuel + 1]):
        if smuggling > d.sides:  # placed or aside: it is not rolled
            best_options(d, tiles, 0, taxi, coins, roll, smuggling, -1, values, best)
            value += d.fuel_chance[roll] * mean_over_passengers(d, taxi, best)
            continue
        each = d.fuel_chance[roll] / d.sides
        if smuggling > 1:
            best_options(d, tiles, 1, taxi, coins, roll, aside, -1, values, best)
            value += (smuggling - 1) * each * mean_over_passengers(d, taxi, best)
        for shown in range(max(1, smuggling), d.sides + 1):
            best_options(d, tiles, 0, taxi, coins, roll, shown, d.sides + shown, values, best)
            value += each * mean_over_passengers(d, taxi, best)
    return value


def mark_after_roll(
    d: Dice, tiles: int, placed: int, taxi: int, coins: int, keep: int, rolls: tuple[int, int]
) -> Flags:
    """Return which states the dice in hand allow after the next tile. `keep` is the smuggling
    state, `rolls` are those of passengers and fuel."""
    marked = np.zeros(shape_of(d), np.bool_)
    put = keep + d.sides if keep <= d.sides else -1
    roll, fuel_roll = rolls
    first = d.target_first[taxi]
    options = slice(d.passenger_option_first[roll], d.passenger_option_first[roll + 1])
    for target in first + d.passenger_option[options]:
        left = coins - d.target_jokers[target] * d.joker_price
        for o in range(d.fuel_option_first[fuel_roll], d.fuel_option_first[fuel_roll + 1]):
            dice = placed + d.target_dice[target] + d.fuel_option_dice[o]
            for used, smuggling in ((dice, keep), (dice + 1, put)):
                if left >= 0 and smuggling >= 0 and tiles >> used & 1:
                    after = d.target_taxi[target], d.fuel_option[o], smuggling, left
                    marked[(tiles & ~(1 << used), *after)] = True
    return marked


def add_reachable(d: Dice, marked: Flags, reach: Callable[..., None] = reach) -> None:
    """Mark all states that follow from marked states."""
    for bits in reversed(tile_order(5)):
        if bits > 1 and marked[bits].any():
            reach(d, bits, marked)


@rule
def solve_some(
    d: Dice, tiles: int, states: Ints, first: int, last: int, values: Values, ends: Ends
) -> None:
    """Solve states first to last - 1 of a list; all have these unused tiles."""
    best = np.zeros(len(d.target_taxi))
    for i in range(first, last):
        taxi, fuel, smuggling, coins = states[i, 0], states[i, 1], states[i, 2], states[i, 3]
        if tiles < 2:  # no die of 1 to 4 is left: all dice are placed
            value = end_value(d, taxi, fuel, smuggling, coins, ends)
        else:
            value = state_value(d, tiles, taxi, fuel, smuggling, coins, values, best)
        values[tiles, taxi, fuel, smuggling, coins] = value


def shape_of(d: Dice) -> tuple[int, ...]:
    """Return the sizes: tiles, taxis, fuels, smuggling, coins."""
    smuggling = 2 * int(d.sides) + 2
    return (32, len(d.seats_taken), len(d.wings_taken), smuggling, int(d.coin_most) + 1)


def tile_order(tiles: int) -> list[int]:
    """Return all sets of unused tiles as bits, those with few dice first; among equals, 0 used
    first."""
    sums = [(sum(t for t in range(tiles) if bits >> t & 1), bits) for bits in range(1 << tiles)]
    return [bits for _, bits in sorted(sums, key=lambda x: (x[0], x[1] & 1, x[1]))]


def reachable(
    d: Dice,
    coins: range,
    start: tuple[int, int, int, int] | None = None,
    reach: Callable[..., None] = reach,
) -> Flags:
    """Return which states follow from a fresh turn with these coins, or from (tiles, taxi, fuel,
    smuggling)."""
    reached = np.zeros(shape_of(d), np.bool_)
    tiles, taxi, fuel, smuggling = start or (31, 0, 0, 0)
    reached[tiles, taxi, fuel, smuggling, coins.start : coins.stop] = True
    add_reachable(d, reached, reach)
    return reached


def solve(
    d: Dice,
    ends: Ends,
    reached: Flags,
    cores: int | None = None,
    on_step: Callable[[int, int], None] | None = None,
    solve_some: Callable[..., None] = solve_some,
) -> Floats:
    """Return the value of every reachable state; NaN for the others. It uses all cores by
    default."""
    cores = cores or os.cpu_count() or 1
    values = np.full(reached.shape, np.nan)
    everything, done = int(reached.sum()), 0
    for bits in tile_order(5):
        states = np.argwhere(reached[bits]).astype(np.int32, order="C")  # as it is prepared
        size = max(1, min(2000, len(states) // cores + 1))
        parts = [(i, min(i + size, len(states))) for i in range(0, len(states), size)]

        def some(part: tuple[int, int], bits: int = bits, states: Ints = states) -> tuple[int, int]:
            solve_some(d, bits, states, *part, values, ends)
            return part

        for first, last in map_on_cores(cores, some, parts):
            done += last - first
            if on_step:
                on_step(done, everything)
    return values
