"""The exact turn at a table: the value of each legal action of a record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cheesemoon.core import Floats, Ints, rule

from .dice import Dice, i64
from .turn import Flags, Values, best_options, mark_after_roll

if TYPE_CHECKING:  # an import for types only must not invalidate compiled rules
    from cheesemoon.core import Game

    from .record import Taxi


class Verbs(NamedTuple):
    """The first action number of each verb."""

    roll: int
    place: int
    joker: int
    fuel: int
    smuggle: int
    done: int
    pay: int


def verbs_of(game: Game) -> Verbs:
    """Return the numbers by name, so that a change of the game's actions is noticed."""
    firsts = {
        verb.word: i64(first)
        for verb, first in zip(game.actions.verbs, game.actions.firsts, strict=True)
    }
    return Verbs(**firsts)


class Later(NamedTuple):
    """What counts beyond the dice of this turn."""

    kept: Floats  # [coins]: value of coins after this turn
    result: Floats  # [result]: value of a result of this turn


@rule
def unused_tiles(s: Taxi) -> int:
    """Return the unused tiles as bits."""
    tiles = 0
    for tile in range(len(s.tiles)):
        tiles |= i64(s.tiles[tile]) << tile
    return tiles


@rule
def taxi_of(d: Dice, taxi: Ints, hand: Ints, sizes: Ints, counts: Ints) -> int:
    """Return the index of the taxi. `sizes` and `counts` become its groups and the dice in hand, in
    the order of `alike`."""
    species = len(taxi) - 1
    for i in range(species):
        size, count = i64(taxi[i]), i64(hand[i])
        j = i
        while j > 0 and (sizes[j - 1] < size or (sizes[j - 1] == size and counts[j - 1] < count)):
            sizes[j] = sizes[j - 1]
            counts[j] = counts[j - 1]
            j -= 1
        sizes[j] = size
        counts[j] = count
    code = 0
    for i in range(species):
        code = code * d.taxi_index.shape[1] + sizes[i]
    return i64(d.taxi_index[code, taxi[species]])


@rule
def passenger_roll_of(d: Dice, taxi: int, counts: Ints) -> int:
    """Return the index of the passenger roll in hand."""
    code = 0
    for i in range(len(counts)):
        code = code * d.taxi_index.shape[1] + counts[i]
    return i64(d.passenger_roll[taxi, code])


@rule
def fuel_of(d: Dice, wings: Ints) -> int:
    """Return the index of the fuel on the wings."""
    dice = 0
    sum_ = 0
    for number in range(1, len(wings)):
        dice += wings[number]
        sum_ += number * wings[number]
    return i64(d.fuel_index[dice, sum_])


@rule
def fuel_roll_of(d: Dice, fuel: int, hand: Ints) -> int:
    """Return the index of the fuel roll in hand."""
    code = 0
    for number in range(1, len(hand)):
        code = code * d.fuel_index.shape[0] + hand[number]
    return i64(d.fuel_roll[fuel, code])


@rule
def smuggling_of(d: Dice, s: Taxi) -> int:
    """Return the index of the smuggling die's state: in hand, on the board, aside."""
    if s.smuggling_at == 0:
        return i64(s.smuggling)
    if s.smuggling_at == 1:
        return i64(s.smuggling) + d.sides
    return 2 * d.sides + 1


@rule
def hand_value(d: Dice, s: Taxi, values: Values, sizes: Ints, counts: Ints, best: Floats) -> float:
    """Return the best value that the dice in hand allow."""
    coins = min(i64(s.coins[s.turn]), d.coin_most)
    taxi = taxi_of(d, s.taxi, s.passengers, sizes, counts)
    fuel = fuel_of(d, s.wings)
    keep = smuggling_of(d, s)
    put = keep + d.sides if keep <= d.sides else i64(-1)
    fuel_roll = fuel_roll_of(d, fuel, s.fuel)
    tiles, placed = unused_tiles(s), i64(s.placed)
    best_options(d, tiles, placed, taxi, coins, fuel_roll, keep, put, values, best)
    roll = passenger_roll_of(d, taxi, counts)
    top = -np.inf
    for o in range(d.passenger_option_first[roll], d.passenger_option_first[roll + 1]):
        if best[d.passenger_option[o]] > top:
            top = best[d.passenger_option[o]]
    return top + spare_coins(d, s)


@rule
def spare_coins(d: Dice, s: Taxi) -> float:
    """Return the value of coins that no joker can need, at their price."""
    return float(d.coin_points * max(0, i64(s.coins[s.turn]) - d.coin_most))


@rule
def stop_value(d: Dice, s: Taxi, values: Values, sizes: Ints, counts: Ints) -> float:
    """Return the value of using the tile now and rolling the rest again."""
    coins = min(i64(s.coins[s.turn]), d.coin_most)
    taxi = taxi_of(d, s.taxi, s.passengers, sizes, counts)
    tiles = unused_tiles(s) & ~(1 << i64(s.placed))
    value = values[tiles, taxi, fuel_of(d, s.wings), smuggling_of(d, s), coins]
    return value + spare_coins(d, s)


@rule
def turn_values(
    d: Dice, v: Verbs, s: Taxi, actions: Ints, count: int, values: Values, later: Later, out: Floats
) -> None:
    """Write the value of each legal action: this turn and the coins after it."""
    species = len(s.taxi) - 1
    sizes = np.zeros(species, np.int64)
    counts = np.zeros(species, np.int64)
    best = np.zeros(len(d.target_taxi))
    for i in range(count):
        action = i64(actions[i])
        if action == v.roll:
            coins = min(i64(s.coins[s.turn]), d.coin_most)
            taxi = taxi_of(d, s.taxi, s.passengers, sizes, counts)
            fuel, smuggling = fuel_of(d, s.wings), smuggling_of(d, s)
            out[i] = values[unused_tiles(s), taxi, fuel, smuggling, coins] + spare_coins(d, s)
        elif action >= v.pay:
            paid = action - v.pay
            result = table_points(d, s, sizes, counts) + d.coin_points * paid
            out[i] = later.result[result] + later.kept[i64(s.coins[s.turn]) - paid]
        elif action == v.done:
            out[i] = stop_value(d, s, values, sizes, counts)
        else:
            out[i] = _placed_value(d, v, s, action, values, sizes, counts, best)


@rule
def table_points(d: Dice, s: Taxi, sizes: Ints, counts: Ints) -> int:
    """Return the points of a finished taxi, before coins."""
    taxi = taxi_of(d, s.taxi, s.passengers, sizes, counts)
    points = i64(d.taxi_points[taxi]) * i64(d.fuel_factor[fuel_of(d, s.wings)])
    return points + s.smuggling if s.smuggling_at == 1 else points


@rule
def _placed_value(
    d: Dice, v: Verbs, s: Taxi, action: int, values: Values, sizes: Ints, counts: Ints, best: Floats
) -> float:
    """Return the value after one die is placed. The table is restored."""
    thumb = len(s.taxi) - 1
    s.placed += 1
    if action >= v.smuggle:
        s.smuggling_at = 1
        value = hand_value(d, s, values, sizes, counts, best)
        s.smuggling_at = 0
    elif action >= v.fuel:
        number = action - v.fuel + 1
        s.fuel[number] -= 1
        s.wings[number] += 1
        value = hand_value(d, s, values, sizes, counts, best)
        s.wings[number] -= 1
        s.fuel[number] += 1
    else:
        face = action - v.joker if action >= v.joker else action - v.place
        shown = thumb if action >= v.joker else face
        price = d.joker_price if action >= v.joker else i64(0)
        s.coins[s.turn] -= price
        s.passengers[shown] -= 1
        s.taxi[face] += 1
        value = hand_value(d, s, values, sizes, counts, best)
        s.taxi[face] -= 1
        s.passengers[shown] += 1
        s.coins[s.turn] += price
    s.placed -= 1
    return value


def mark_choices(d: Dice, s: Taxi) -> Flags:
    """Return which states before a roll the player can choose with the dice in hand."""
    sizes, counts = np.zeros(len(s.taxi) - 1, np.int64), np.zeros(len(s.taxi) - 1, np.int64)
    coins = min(int(s.coins[s.turn]), int(d.coin_most))
    taxi = taxi_of(d, s.taxi, s.passengers, sizes, counts)
    fuel = fuel_of(d, s.wings)
    rolls = passenger_roll_of(d, taxi, counts), fuel_roll_of(d, fuel, s.fuel)
    keep = smuggling_of(d, s)
    return mark_after_roll(d, unused_tiles(s), int(s.placed), taxi, coins, keep, rolls)


@dataclass(frozen=True)
class Solution:
    """The exact values of one round's turns."""

    dice: Dice
    verbs: Verbs
    values: Values  # of every state before a roll
    later: Later
    turn_values: Callable[..., None] = turn_values

    def of(self, state: Taxi, actions: Ints, later: Later | None = None) -> Floats:
        """Return the value of each of these legal actions. The record is changed and restored."""
        out = np.zeros(len(actions), np.float64)
        self.turn_values(
            self.dice,
            self.verbs,
            state,
            actions,
            len(actions),
            self.values,
            later or self.later,
            out,
        )
        return out
