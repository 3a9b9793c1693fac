"""Space Taxi solved: the exact turn, by backward induction over all that can happen in it.

A state before a roll is (unused tiles, taxi, fuel, smuggling, coins), species being
interchangeable: the taxi is the sizes of its groups in falling order and its unpaid thumbs.
Passengers, fuel and the smuggling die do not know of each other, so what a roll of each can become
is tabled once, and a state is solved by joining the three: for every roll of fuel and smuggling the
best that can be made of each taxi, then the mean over passenger rolls of the best taxi that each
allows.

What the end of a turn is worth is a parameter, `Ends`: points and coins (the two objectives of the
rules file), points now and coins in the turns to come, or the chance to win.

Nothing here knows the game from inside: the printed numbers come from `game.facts`, the table from
its record.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations_with_replacement, product
from math import factorial
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import types

from cheesemoon.core import INTERPRETED, Game, Table, rule
from cheesemoon.core.rule import cache_folder, compiled_for

from .bot import Bot
from .search import Opinion, Thought

i64: Any = np.int64  # for the type checker an int like any other

Configuration = tuple[tuple[int, ...], int]  # sizes of the groups in falling order, unpaid thumbs


class Dice(NamedTuple):
    """All that dice can become, as arrays that compiled code reads.

    "First" arrays say where the entries of something begin in the arrays that follow them."""

    # taxis
    seats_taken: Any  # of each taxi
    taxi_points: Any
    taxi_bonus: Any  # coins for a full taxi
    target_first: Any  # of each taxi: the taxis that it can become after one roll
    target_taxi: Any
    target_jokers: Any
    target_dice: Any  # how many are placed for it
    passenger_first: Any  # of each taxi: the rolls of the passengers that are not in it
    passenger_chance: Any
    passenger_option_first: Any  # of each roll: which targets it allows
    passenger_option: Any
    passenger_roll: Any  # [taxi, code of a hand]: the roll
    taxi_index: Any  # [code of groups, thumbs]: the taxi
    # fuel
    wings_taken: Any
    fuel_factor: Any  # of complete fuel
    fuel_first: Any  # of each fuel: the rolls of the dice that are not placed
    fuel_chance: Any
    fuel_option_first: Any
    fuel_option: Any  # what the fuel becomes
    fuel_option_dice: Any
    fuel_roll: Any  # [fuel, code of a hand]: the roll
    fuel_index: Any  # [dice placed, their sum]: the fuel
    # smuggling: 0 to 8 in hand with its last number, then on the board with 1 to 8, then aside
    sides: Any
    joker_price: Any
    coin_most: Any  # coins above this are worth their price, and no more
    coin_points: Any


@dataclass(frozen=True)
class Facts:
    """The printed numbers that matter."""

    species: int
    passengers: int
    fuel: int
    fuel_sides: int
    smuggling_sides: int
    tiles: int
    group_points: tuple[int, ...]
    factors: tuple[int, ...]  # by fuel sum
    bonus_coins: int
    coin_points: int
    joker_price: int
    start_coins: int
    coins: int
    rounds: tuple[int, ...]  # by number of players

    @classmethod
    def of(cls, game: Game) -> Facts:
        """What the game says."""
        return cls(**game.facts)

    @property
    def most_points(self) -> int:
        """Of a turn, before coins."""
        return max(self.group_points) * max(self.factors) + self.smuggling_sides


# --- what dice can become ---------------------------------------------------------------------


class Taxis:
    """All taxis, and what a roll of passengers can make of each."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.all = [
            (groups, thumbs)
            for taken in range(facts.passengers + 1)
            for thumbs in range(taken + 1)
            for groups in _partitions(taken - thumbs, facts.species)
        ]
        self.index = {taxi: i for i, taxi in enumerate(self.all)}

    def rolls(self, taxi: Configuration) -> dict[tuple[int, ...], float]:
        """The rolls of the dice not in it, thumbs last, with their chances. Species with groups of
        equal size are alike, so their counts are in falling order."""
        groups, thumbs = taxi
        dice = self.facts.passengers - sum(groups) - thumbs
        faces = self.facts.species + 1
        found: dict[tuple[int, ...], float] = {}
        for counts in _compositions(dice, faces):
            ways = factorial(dice)
            for count in counts:
                ways //= factorial(count)
            key = alike(groups, counts)
            found[key] = found.get(key, 0.0) + ways / faces**dice
        return found

    def options(self, taxi: Configuration, roll: tuple[int, ...]) -> set[tuple[int, int]]:
        """(taxi, jokers paid) for every way to place dice of a roll, at most the highest tile."""
        groups, thumbs = taxi
        most = self.facts.tiles - 1
        found = set()
        for species in product(*(range(min(count, most) + 1) for count in roll[:-1])):
            left = most - sum(species)
            if left < 0:
                continue
            for jokers in range(min(roll[-1], left) + 1):
                for named in combinations_with_replacement(range(len(groups)), jokers):
                    sizes = [g + n for g, n in zip(groups, species, strict=True)]
                    for slot in named:
                        sizes[slot] += 1
                    made = tuple(sorted(sizes, reverse=True))
                    for unpaid in range(min(roll[-1], left) - jokers + 1):
                        found.add((self.index[made, thumbs + unpaid], jokers))
        return found


def _partitions(n: int, parts: int, most: int | None = None) -> Iterator[tuple[int, ...]]:
    """n as so many numbers in falling order, zeros included."""
    if parts == 0:
        if n == 0:
            yield ()
        return
    for first in range(min(n, n if most is None else most), -1, -1):
        for rest in _partitions(n - first, parts - 1, first):
            yield (first, *rest)


def _compositions(n: int, parts: int) -> Iterator[tuple[int, ...]]:
    """n as so many numbers in any order."""
    if parts == 1:
        yield (n,)
        return
    for first in range(n + 1):
        for rest in _compositions(n - first, parts - 1):
            yield (first, *rest)


def alike(groups: tuple[int, ...], counts: tuple[int, ...]) -> tuple[int, ...]:
    """Counts of a roll, species sorted by group and then by count; thumbs stay last."""
    pairs = sorted(zip(groups, counts[:-1], strict=True), reverse=True)
    return (*(count for _, count in pairs), counts[-1])


class Fuels:
    """All fuel that can lie on the wings, and what a roll can make of it."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.all: list[tuple[int, int]] = []  # (dice, sum); complete: (dice, factor)
        for dice in range(facts.fuel):
            self.all += [(dice, sum_) for sum_ in range(dice, dice * facts.fuel_sides + 1)]
        self.all += [(facts.fuel, factor) for factor in range(max(facts.factors) + 1)]
        self.index = {fuel: i for i, fuel in enumerate(self.all)}

    def of(self, dice: int, sum_: int) -> int:
        """The number of a fuel."""
        return self.index[dice, self.facts.factors[sum_] if dice == self.facts.fuel else sum_]

    def rolls(self, fuel: tuple[int, int]) -> dict[tuple[int, ...], float]:
        """The rolls of the dice that are not placed, counts by number, with their chances."""
        dice, sides = self.facts.fuel - fuel[0], self.facts.fuel_sides
        found: dict[tuple[int, ...], float] = {}
        for counts in _compositions(dice, sides):
            ways = factorial(dice)
            for count in counts:
                ways //= factorial(count)
            found[counts] = ways / sides**dice
        return found

    def options(self, fuel: tuple[int, int], roll: tuple[int, ...]) -> set[tuple[int, int]]:
        """(fuel, dice placed) for every way to place some."""
        dice, sum_ = fuel
        if dice == self.facts.fuel:
            return {(self.index[fuel], 0)}
        found = set()
        for counts in product(*(range(count + 1) for count in roll)):
            placed = sum(counts)
            value = sum((n + 1) * count for n, count in enumerate(counts))
            found.add((self.of(dice + placed, sum_ + value), placed))
        return found


def _code(counts: tuple[int, ...], base: int) -> int:
    code = 0
    for count in counts:
        code = code * base + count
    return code


def dice_of(facts: Facts, coin_most: int) -> Dice:
    """Table everything."""
    taxis, fuels = Taxis(facts), Fuels(facts)
    seats = [sum(groups) + thumbs for groups, thumbs in taxis.all]
    points = [sum(facts.group_points[g] for g in groups) for groups, _ in taxis.all]
    full = [
        taken == facts.passengers and thumbs == 0 and 1 not in groups
        for (groups, thumbs), taken in zip(taxis.all, seats, strict=True)
    ]
    target_first, targets = [0], []
    chances: list[float] = []
    passenger_first, option_first, options = [0], [0], []
    base = facts.passengers + 1
    passenger_roll = np.full((len(taxis.all), base**facts.species), -1, np.int32)
    for i, taxi in enumerate(taxis.all):
        rolls = taxis.rolls(taxi)
        found = {roll: taxis.options(taxi, roll) for roll in rolls}
        own = sorted(set().union(*found.values()))
        place = {target: n for n, target in enumerate(own)}
        targets += [(to, jokers, seats[to] - seats[i]) for to, jokers in own]
        target_first.append(len(targets))
        for roll, chance in rolls.items():
            passenger_roll[i, _code(roll[:-1], base)] = len(chances)
            chances.append(chance)
            options += [place[target] for target in sorted(found[roll])]
            option_first.append(len(options))
        passenger_first.append(len(chances))
    fuel_chances: list[float] = []
    fuel_first, fuel_option_first, fuel_options = [0], [0], []
    fuel_base = facts.fuel + 1
    fuel_roll = np.full((len(fuels.all), fuel_base**facts.fuel_sides), -1, np.int32)
    for i, fuel in enumerate(fuels.all):
        for roll, chance in fuels.rolls(fuel).items():
            fuel_roll[i, _code(roll, fuel_base)] = len(fuel_chances)
            fuel_chances.append(chance)
            fuel_options += sorted(fuels.options(fuel, roll))
            fuel_option_first.append(len(fuel_options))
        fuel_first.append(len(fuel_chances))
    fuel_index = np.full((facts.fuel + 1, facts.fuel * facts.fuel_sides + 1), -1, np.int32)
    for dice in range(facts.fuel + 1):
        for sum_ in range(dice, dice * facts.fuel_sides + 1):
            fuel_index[dice, sum_] = fuels.of(dice, sum_)

    taxi_index = np.full((base**facts.species, base), -1, np.int32)
    for i, (groups, thumbs) in enumerate(taxis.all):
        taxi_index[_code(groups, base), thumbs] = i

    def whole(values: Any) -> Any:
        return np.array(values, np.int32)

    return Dice(
        seats_taken=whole(seats),
        taxi_points=whole(points),
        taxi_bonus=whole([facts.bonus_coins * f for f in full]),
        target_first=whole(target_first),
        target_taxi=whole([t[0] for t in targets]),
        target_jokers=whole([t[1] for t in targets]),
        target_dice=whole([t[2] for t in targets]),
        passenger_first=whole(passenger_first),
        passenger_chance=np.array(chances),
        passenger_option_first=whole(option_first),
        passenger_option=whole(options),
        passenger_roll=passenger_roll,
        taxi_index=taxi_index,
        wings_taken=whole([dice for dice, _ in fuels.all]),
        fuel_factor=whole([x if dice == facts.fuel else 0 for dice, x in fuels.all]),
        fuel_first=whole(fuel_first),
        fuel_chance=np.array(fuel_chances),
        fuel_option_first=whole(fuel_option_first),
        fuel_option=whole([o[0] for o in fuel_options]),
        fuel_option_dice=whole([o[1] for o in fuel_options]),
        fuel_roll=fuel_roll,
        fuel_index=fuel_index,
        sides=i64(facts.smuggling_sides),
        joker_price=i64(facts.joker_price),
        coin_most=i64(coin_most),
        coin_points=i64(facts.coin_points),
    )


# --- the exact turn ---------------------------------------------------------------------------


class Ends(NamedTuple):
    """What the end of a turn is worth."""

    started: Any  # [points before coins, coins after the bonus]
    broken: Any  # [coins] after a breakdown


def first_objective(facts: Facts, coin_most: int) -> Ends:
    """Points and coins at their price, whatever happens."""
    return _ends(facts, coin_most, lambda p, c: p + facts.coin_points * c, facts.coin_points)


def last_round(facts: Facts, coin_most: int) -> Ends:
    """The second objective: after a breakdown of the last round coins are worth nothing."""
    return _ends(facts, coin_most, lambda p, c: p + facts.coin_points * c, 0.0)


def _ends(facts: Facts, coin_most: int, worth: Callable[[int, int], float], broken: float) -> Ends:
    coins = coin_most + facts.bonus_coins + 1
    started = [[worth(p, c) for c in range(coins)] for p in range(facts.most_points + 1)]
    return Ends(np.array(started, np.float64), broken * np.arange(coin_most + 1.0))


@rule
def end_value(d: Dice, taxi: int, fuel: int, smuggling: int, coins: int, ends: Ends) -> float:
    """ST-25 to ST-31 for a turn with all dice placed."""
    factor = d.fuel_factor[fuel]
    if factor == 0:
        return ends.broken[coins]
    points = d.taxi_points[taxi] * factor
    if d.sides < smuggling <= 2 * d.sides:
        points += smuggling - d.sides
    return ends.started[points, coins + d.taxi_bonus[taxi]]


@rule
def reach(d: Dice, tiles: int, reached: Any) -> None:
    """Mark what follows from the states with these unused tiles that are marked already."""
    aside = 2 * d.sides + 1
    for taxi in range(reached.shape[1]):
        for fuel in range(reached.shape[2]):
            for smuggling in range(reached.shape[3]):
                for coins in range(reached.shape[4]):
                    if reached[tiles, taxi, fuel, smuggling, coins]:
                        _reach_from(d, tiles, taxi, fuel, smuggling, coins, aside, reached)


@rule
def _reach_from(
    d: Dice, tiles: int, taxi: int, fuel: int, smuggling: int, coins: int, aside: int, reached: Any
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
    tiles: int, dice: int, taxi: int, fuel: int, smuggling: int, coins: int, reached: Any
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
    values: Any,
    best: Any,
) -> None:
    """For every target of a taxi: the best that a fuel roll and the smuggling die allow with it.
    `keep` is the smuggling when it is left as it is, `put` when it is placed (-1: it cannot be)."""
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
def mean_over_passengers(d: Dice, taxi: int, best: Any) -> float:
    """The mean over the passenger rolls of the best target that each allows."""
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
    d: Dice, tiles: int, taxi: int, fuel: int, smuggling: int, coins: int, values: Any, best: Any
) -> float:
    """The value of a state before its roll, all states with fewer dice or tiles being known."""
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


@rule
def solve_some(
    d: Dice, tiles: int, states: Any, first: int, last: int, values: Any, ends: Ends
) -> None:
    """Solve states first to last - 1 of a list that all have these unused tiles."""
    best = np.zeros(len(d.target_taxi))
    for i in range(first, last):
        taxi, fuel, smuggling, coins = states[i, 0], states[i, 1], states[i, 2], states[i, 3]
        if tiles < 2:  # of 1 to 4 none is left: all dice are placed
            value = end_value(d, taxi, fuel, smuggling, coins, ends)
        else:
            value = state_value(d, tiles, taxi, fuel, smuggling, coins, values, best)
        values[tiles, taxi, fuel, smuggling, coins] = value


def shape_of(d: Dice) -> tuple[int, ...]:
    """Tiles, taxis, fuels, smuggling, coins."""
    smuggling = 2 * int(d.sides) + 2
    return (32, len(d.seats_taken), len(d.wings_taken), smuggling, int(d.coin_most) + 1)


def tile_order(tiles: int) -> list[int]:
    """All sets of unused tiles, as bits, those with few dice first; for the same, 0 used first."""
    sums = [(sum(t for t in range(tiles) if bits >> t & 1), bits) for bits in range(1 << tiles)]
    return [bits for _, bits in sorted(sums, key=lambda x: (x[0], x[1] & 1, x[1]))]


def reachable(d: Dice, coins: range, start: tuple[int, int, int, int] | None = None) -> Any:
    """Which states can follow from a fresh turn with so many coins, or from (tiles, taxi, fuel,
    smuggling)."""
    reached = np.zeros(shape_of(d), np.bool_)
    tiles, taxi, fuel, smuggling = start or (31, 0, 0, 0)
    reached[tiles, taxi, fuel, smuggling, coins.start : coins.stop] = True
    for bits in reversed(tile_order(5)):
        if bits > 1 and reached[bits].any():
            reach(d, bits, reached)
    return reached


def solve(
    d: Dice,
    ends: Ends,
    reached: Any,
    cores: int = 2,
    on_step: Callable[[int, int], None] | None = None,
) -> Any:
    """The value of every state that is reached; the others are not a number."""
    values = np.full(reached.shape, np.nan)
    everything, done = int(reached.sum()), 0
    with ThreadPoolExecutor(cores) as pool:
        for bits in tile_order(5):
            states = np.argwhere(reached[bits]).astype(np.int32)
            size = max(1, min(2000, len(states) // cores + 1))
            parts = [(i, min(i + size, len(states))) for i in range(0, len(states), size)]

            def some(
                part: tuple[int, int], bits: int = bits, states: Any = states
            ) -> tuple[int, int]:
                solve_some(d, bits, states, *part, values, ends)
                return part

            for first, last in pool.map(some, parts):
                done += last - first
                if on_step:
                    on_step(done, everything)
    return values


# --- the turn at a table ----------------------------------------------------------------------


class Verbs(NamedTuple):
    """The first number of each verb of the game's actions."""

    roll: Any
    place: Any
    joker: Any
    fuel: Any
    smuggle: Any
    done: Any
    pay: Any


def verbs_of(game: Game) -> Verbs:
    """By name, so that a change of the game's actions is noticed."""
    firsts = {
        verb.word: i64(first)
        for verb, first in zip(game.actions.verbs, game.actions.firsts, strict=True)
    }
    return Verbs(**firsts)


class Later(NamedTuple):
    """What counts beyond the dice of this turn."""

    kept: Any  # [coins]: what coins are worth after this turn
    result: Any  # [result]: what a result of this turn is worth


@rule
def unused_tiles(s: Any) -> int:
    """As bits."""
    tiles = 0
    for tile in range(len(s.tiles)):
        tiles |= i64(s.tiles[tile]) << tile
    return tiles


@rule
def taxi_of(d: Dice, taxi: Any, hand: Any, sizes: Any, counts: Any) -> int:
    """The number of a taxi. `sizes` and `counts` become its groups and the dice in hand, both in
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
def passenger_roll_of(d: Dice, taxi: int, counts: Any) -> int:
    """The number of the roll that lies in hand."""
    code = 0
    for i in range(len(counts)):
        code = code * d.taxi_index.shape[1] + counts[i]
    return i64(d.passenger_roll[taxi, code])


@rule
def fuel_of(d: Dice, wings: Any) -> int:
    """The number of the fuel on the wings."""
    dice = 0
    sum_ = 0
    for number in range(1, len(wings)):
        dice += wings[number]
        sum_ += number * wings[number]
    return i64(d.fuel_index[dice, sum_])


@rule
def fuel_roll_of(d: Dice, fuel: int, hand: Any) -> int:
    """The number of the roll that lies in hand."""
    code = 0
    for number in range(1, len(hand)):
        code = code * d.fuel_index.shape[0] + hand[number]
    return i64(d.fuel_roll[fuel, code])


@rule
def smuggling_of(d: Dice, s: Any) -> int:
    """The number of the smuggling die's state: in hand, on the board, aside."""
    if s.smuggling_at == 0:
        return i64(s.smuggling)
    if s.smuggling_at == 1:
        return i64(s.smuggling) + d.sides
    return 2 * d.sides + 1


@rule
def hand_value(d: Dice, s: Any, values: Any, sizes: Any, counts: Any, best: Any) -> float:
    """The best that can be made of the dice in hand, as the table stands."""
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
def spare_coins(d: Dice, s: Any) -> float:
    """What coins are worth that no joker can need, at their price."""
    return float(d.coin_points * max(0, i64(s.coins[s.turn]) - d.coin_most))


@rule
def stop_value(d: Dice, s: Any, values: Any, sizes: Any, counts: Any) -> float:
    """What it is worth to use the tile now and roll the rest again."""
    coins = min(i64(s.coins[s.turn]), d.coin_most)
    taxi = taxi_of(d, s.taxi, s.passengers, sizes, counts)
    tiles = unused_tiles(s) & ~(1 << i64(s.placed))
    value = values[tiles, taxi, fuel_of(d, s.wings), smuggling_of(d, s), coins]
    return value + spare_coins(d, s)


@rule
def turn_values(
    d: Dice, v: Verbs, s: Any, actions: Any, count: int, values: Any, later: Later, out: Any
) -> None:
    """The value of each legal action: what this turn and the coins after it are worth."""
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
def table_points(d: Dice, s: Any, sizes: Any, counts: Any) -> int:
    """The points of a finished taxi, before coins."""
    taxi = taxi_of(d, s.taxi, s.passengers, sizes, counts)
    points = i64(d.taxi_points[taxi]) * i64(d.fuel_factor[fuel_of(d, s.wings)])
    return points + s.smuggling if s.smuggling_at == 1 else points


@rule
def _placed_value(
    d: Dice, v: Verbs, s: Any, action: int, values: Any, sizes: Any, counts: Any, best: Any
) -> float:
    """The value after one die is placed; the table is as before in the end."""
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


# --- the rest of the game ---------------------------------------------------------------------

COIN_MOST = 6  # a seventh coin can never be needed for a joker


def results_worth(
    facts: Facts, below: Any, others: int, known: tuple[int, ...] = (), alone: bool = False
) -> Any:
    """What a result is worth when the lowest of a round is struck: the result times the chance that
    somebody has less. `below[x]` is the chance that a result is under x, for each of the `others`
    who are still to play; `known` are the results of those who have played."""
    results = np.arange(facts.most_points + facts.coin_points * facts.coins + 1)
    if alone:
        return results.astype(np.float64)
    stays = 1.0 - (1.0 - below[results]) ** others
    if known:
        stays[results > min(known)] = 1.0
    return results * stays


def round_ends(facts: Facts, kept: Any, worth: Any) -> Ends:
    """The ends of a turn after which coins are worth `kept`: the best number of coins is paid."""
    price, coins = facts.coin_points, COIN_MOST + facts.bonus_coins + 1
    started = np.zeros((facts.most_points + 1, coins))
    for points in range(facts.most_points + 1):
        for owned in range(coins):
            started[points, owned] = max(
                worth[points + price * paid] + kept[owned - paid] for paid in range(owned + 1)
            )
    return Ends(started, worth[0] + kept[: COIN_MOST + 1])


def all_coins(facts: Facts, first: Any, last: bool) -> Any:
    """What any number of coins is worth, given it for few; more are worth their price."""
    kept = np.zeros(facts.coins + 1)
    if not last:
        few = len(first) - 1
        kept[: few + 1] = first
        kept[few + 1 :] = first[few] + facts.coin_points * np.arange(1, facts.coins - few + 1)
    return kept


@dataclass(frozen=True)
class Solution:
    """The exact values of one round's turns."""

    dice: Dice
    verbs: Verbs
    values: Any  # of every state before a roll
    later: Later

    def of(self, state: Any, actions: Any, later: Later | None = None) -> Any:
        """The value of each of these legal actions. The record is used and restored."""
        out = np.zeros(len(actions), np.float64)
        turn_values(
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


class Solver:
    """Space Taxi for a number of players, round by round from the last one. Values are kept in the
    user's cache folder, by a hash of all sources that they depend on."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.facts = Facts.of(game)
        self.verbs = verbs_of(game)
        self._rounds: dict[int, Solution] = {}

    @cached_property
    def dice(self) -> Dice:
        """What dice can become."""
        return dice_of(self.facts, COIN_MOST)

    @cached_property
    def reached(self) -> Any:
        """All states of turns that begin with 0 to 6 coins."""
        return reachable(self.dice, range(COIN_MOST + 1))

    def round(self, following: int) -> Solution:
        """The turns of the round that so many rounds follow."""
        if following not in self._rounds:
            self._rounds[following] = self._load(following)
        return self._rounds[following]

    def later(
        self, following: int, known: tuple[int, ...] = (), others: int | None = None
    ) -> Later:
        """What counts beyond the dice of this turn: `known` results of this round, `others` who are
        still to play in it."""
        last = following == 0
        first = () if last else self.round(following - 1).values[31, 0, 0, 0]
        others = self.players - 1 if others is None else others
        worth = results_worth(self.facts, self.below, others, known, self.players == 1)
        return Later(all_coins(self.facts, first, last), worth)

    @cached_property
    def below(self) -> Any:
        """The chance that the result of a turn, played for points alone, is under x."""
        most = self.facts.most_points + self.facts.coin_points * self.facts.coins + 2
        if self.players == 1:
            return np.zeros(most)
        alone = solver(self.game, 1)
        played = simulate_turns(alone.round(1), self.game, 100_000, self.facts.start_coins, seed=1)
        counts = np.bincount(played.points, minlength=most)[:most]
        return np.concatenate([[0.0], np.cumsum(counts)[:-1] / counts.sum()])

    def _load(self, following: int) -> Solution:
        later = self.later(following)
        ends = round_ends(self.facts, later.kept, later.result)
        return self.solved(f"{self.players}-{following}", ends, later)

    def solved(self, name: str, ends: Ends, later: Later) -> Solution:
        """The solution for these ends, from the cache if it is there."""
        path = _cache_path(self.game, name)
        values = np.full(shape_of(self.dice), np.nan, np.float32)
        try:
            values[self.reached] = np.load(path)
        except (OSError, ValueError, EOFError):
            with _progress(f"Solving Space Taxi, {name} (once)") as step:
                found = solve(self.dice, ends, self.reached, on_step=step)
            values[self.reached] = found[self.reached]
            _keep(path, values[self.reached])
        return Solution(self.dice, self.verbs, values, later)


@cache
def solver(game: Game, players: int) -> Solver:
    """One solver for each number of players."""
    return Solver(game, players)


def _cache_path(game: Game, name: str) -> Path:
    """Where values lie; the folders' names are hashes of all sources of bots and of the game."""
    folder = cache_folder("bots")
    return folder / "solved" / cache_folder(game.room).name / f"space-taxi-{name}.npy"


def _keep(path: Path, values: Any) -> None:
    """Write at once or not at all; a full disk only costs time."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            np.save(file, values)
        Path(file.name).replace(path)
    except OSError:
        pass


@contextmanager
def _progress(title: str) -> Iterator[Callable[[int, int], None]]:
    from tqdm.auto import tqdm

    bar_format = "{desc} |{bar}| {percentage:3.0f}%"
    with tqdm(desc=title, total=1, bar_format=bar_format, mininterval=0.2) as bar:

        def step(done: int, everything: int) -> None:
            bar.total = everything
            bar.update(done - bar.n)

        yield step


# --- many turns, by the game's own rules ------------------------------------------------------


@dataclass(frozen=True)
class Turns:
    """Single turns that were played, one entry each."""

    points: Any  # before coins
    coins: Any  # after the turn, bonus included, none paid
    broken: Any


def _turns(
    tables: Any,
    buffer: Any,
    out: Any,
    choices: Any,
    coins: int,
    seed: Any,
    d: Any,
    v: Any,
    values: Any,
    later: Any,
    points_of: Any,
    coins_of: Any,
    broken_of: Any,
    setup: Any,
    legal: Any,
    apply: Any,
) -> None:
    """Turn i is the first one of a table with seed + i, whose player owns so many coins."""
    sizes = np.zeros(len(tables[0].taxi) - 1, np.int64)
    counts = np.zeros(len(tables[0].taxi) - 1, np.int64)
    for i in range(len(points_of)):
        tables[0] = tables[1]
        s = tables[0]
        setup(s, 1, choices, seed + np.uint64(i))
        s.bank += s.coins[0] - coins
        s.coins[0] = coins
        while s.round_no == 1:
            count = legal(s, buffer)
            if buffer[0] >= v.pay:
                points_of[i] = table_points(d, s, sizes, counts)
                coins_of[i] = s.coins[0]
                apply(s, v.pay)
                break
            best = 0
            if count > 1:
                turn_values(d, v, s, buffer, count, values, later, out)
                for k in range(1, count):
                    if out[k] > out[best]:
                        best = k
            apply(s, i64(buffer[best]))
            if s.round_no > 1:  # a breakdown, or no coin to pay
                points_of[i] = s.results[0, 0]
                coins_of[i] = s.coins[0]
                broken_of[i] = s.results[0, 0] == 0


def simulate_turns(solution: Solution, game: Game, turns: int, coins: int, seed: int = 1) -> Turns:
    """Play single turns of a solution by the game's own rules."""
    game.prepare()
    d, v, later = solution.dice, solution.verbs, solution.later
    points, kept = np.zeros(turns, np.int64), np.zeros(turns, np.int64)
    broken = np.zeros(turns, np.int64)
    r = game.rules
    loop: Any = _turns
    if not INTERPRETED:
        names = ("setup", "legal", "apply")
        s = numba.from_dtype(game.record.dtype)
        i64, i64s = types.int64, types.int64[::1]
        loop = compiled_for(
            types.void(
                s[::1],
                types.int32[::1],
                types.float64[::1],
                i64s,
                i64,
                types.uint64,
                numba.typeof(d),
                numba.typeof(v),
                numba.typeof(solution.values),
                numba.typeof(later),
                i64s,
                i64s,
                i64s,
                *(types.FunctionType(game.types[name]) for name in names),
            ),
            _turns,
        )
    with np.errstate(over="ignore"):
        loop(
            np.zeros(2, game.record.dtype),
            np.zeros(game.most_legal, np.int32),
            np.zeros(game.most_legal, np.float64),
            game.choices({}),
            coins,
            np.uint64(seed),
            d,
            v,
            solution.values,
            later,
            points,
            kept,
            broken,
            r.setup,
            r.legal,
            r.apply,
        )
    return Turns(points, kept, broken)


def exact_turn(game: Game) -> Solution:
    """One turn for itself, by the first objective of the rules file: points and coins at their
    price. For turns that begin with 0 to 6 coins."""
    alone = solver(game, 1)
    facts = alone.facts
    prices = facts.coin_points * np.arange(facts.coins + 1.0)
    later = Later(prices, results_worth(facts, None, 0, alone=True))
    return alone.solved("turn", first_objective(facts, COIN_MOST), later)


# --- the bot ----------------------------------------------------------------------------------


class Solved(Bot):
    """Plays every turn exactly, coins with the turns to come in mind, results with the strike."""

    name = "solver"

    def values(self, table: Table, legal: Sequence[str]) -> dict[str, float]:
        """What each legal action is worth: points of this turn, and of coins in later ones."""
        s = table.state
        numbers = np.array([self.game.actions.number(action) for action in legal], np.int32)
        own = solver(self.game, table.players)
        following = own.facts.rounds[table.players] - int(s.round_no)
        played = (int(s.turn) - int(s.first)) % table.players
        known = tuple(
            int(s.results[(int(s.first) + i) % table.players, s.round_no - 1])
            for i in range(played)
        )
        later = own.later(following, known, table.players - 1 - played)
        found = own.round(following).of(s, numbers, later)
        return dict(zip(legal, found.tolist(), strict=True))

    def _choose(self, table: Table, legal: Sequence[str], seed: int) -> str:
        values = self.values(table, legal)
        return max(legal, key=lambda action: values[action])

    def _think(self, table: Table, legal: Sequence[str], seed: int) -> Thought:
        assert table.seat is not None
        opinions = [Opinion(action, x, 0.0, 0) for action, x in self.values(table, legal).items()]
        best = max(opinions, key=lambda opinion: opinion.value)
        return Thought(table.seat, tuple(opinions), (), (best.action,), 0, 0, exact=True)
