"""Tables of what the dice of a turn can become, computed once.

Passengers, fuel and the smuggling die are independent, so each has its own tables of rolls. Species
are interchangeable: a taxi is the sizes of its groups in descending order and its unpaid thumbs.

Nothing here knows the game from inside. The printed numbers come from `game.playing.facts`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product
from math import factorial
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

import numpy as np

from cheesemoon.core import Floats, Ints

if TYPE_CHECKING:  # an import for types only must not invalidate compiled rules
    from cheesemoon.core import Game

i64: Any = np.int64  # for the type checker an int like any other

# sizes of the groups in descending order, unpaid thumbs
Configuration = tuple[tuple[int, ...], int]


class Dice(NamedTuple):
    """Everything that dice can become, as arrays for compiled code. A "first" array says where the
    entries of something start in the arrays after it."""

    # taxis
    seats_taken: Ints  # of each taxi
    taxi_points: Ints
    taxi_bonus: Ints  # coins for a full taxi
    target_first: Ints  # of each taxi: the taxis that it can become after one roll
    target_taxi: Ints
    target_jokers: Ints
    target_dice: Ints  # how many dice are placed for it
    passenger_first: Ints  # of each taxi: the rolls of the passengers that are not in it
    passenger_chance: Floats
    passenger_option_first: Ints  # of each roll: which targets it allows
    passenger_option: Ints
    passenger_roll: Ints  # [taxi, code of a hand]: the roll
    taxi_index: Ints  # [code of groups, thumbs]: the taxi
    # fuel
    wings_taken: Ints
    fuel_factor: Ints  # of complete fuel
    fuel_first: Ints  # of each fuel: the rolls of the dice that are not placed
    fuel_chance: Floats
    fuel_option_first: Ints
    fuel_option: Ints  # what the fuel becomes
    fuel_option_dice: Ints
    fuel_roll: Ints  # [fuel, code of a hand]: the roll
    fuel_index: Ints  # [dice placed, their sum]: the fuel
    # smuggling: 0 to 8 in hand with its last number, then on the board with 1 to 8, then aside
    sides: int
    joker_price: int
    coin_most: int  # coins above this are worth their price, and no more
    coin_points: int


@runtime_checkable
class Facts(Protocol):
    """The printed numbers that matter, as the game offers them."""

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


def facts_of(game: Game) -> Facts:
    """Return the facts of the game."""
    return game.playing.facts_as(Facts)  # type: ignore[type-abstract]


def most_points(facts: Facts) -> int:
    """Return the highest points of a turn, before coins."""
    return max(facts.group_points) * max(facts.factors) + facts.smuggling_sides


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
        """Return the rolls of the dice not in the taxi, thumbs last, with their chances. Species
        with groups of equal size are alike, so their counts are in descending order."""
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
        """Return (taxi, jokers paid) for every way to place dice of a roll, at most the highest
        tile."""
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
    """Yield n as a sum of `parts` numbers in descending order, zeros included."""
    if parts == 0:
        if n == 0:
            yield ()
        return
    for first in range(min(n, n if most is None else most), -1, -1):
        for rest in _partitions(n - first, parts - 1, first):
            yield (first, *rest)


def _compositions(n: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Yield n as a sum of `parts` numbers in any order."""
    if parts == 1:
        yield (n,)
        return
    for first in range(n + 1):
        for rest in _compositions(n - first, parts - 1):
            yield (first, *rest)


def alike(groups: tuple[int, ...], counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return the counts of a roll, species sorted by group and then by count. Thumbs stay last."""
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
        """Return the index of a fuel."""
        return self.index[dice, self.facts.factors[sum_] if dice == self.facts.fuel else sum_]

    def rolls(self, fuel: tuple[int, int]) -> dict[tuple[int, ...], float]:
        """Return the rolls of the dice that are not placed, counts by number, with their
        chances."""
        dice, sides = self.facts.fuel - fuel[0], self.facts.fuel_sides
        found: dict[tuple[int, ...], float] = {}
        for counts in _compositions(dice, sides):
            ways = factorial(dice)
            for count in counts:
                ways //= factorial(count)
            found[counts] = ways / sides**dice
        return found

    def options(self, fuel: tuple[int, int], roll: tuple[int, ...]) -> set[tuple[int, int]]:
        """Return (fuel, dice placed) for every way to place some dice."""
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
    """Compute all tables."""
    return Dice(
        **_taxi_tables(facts),
        **_passenger_tables(facts),
        **_fuel_tables(facts),
        sides=i64(facts.smuggling_sides),
        joker_price=i64(facts.joker_price),
        coin_most=i64(coin_most),
        coin_points=i64(facts.coin_points),
    )


def _whole(values: Sequence[int]) -> Ints:
    return np.array(values, np.int32)


def _seats_taken(taxis: Taxis) -> list[int]:
    return [sum(groups) + thumbs for groups, thumbs in taxis.all]


def _taxi_tables(facts: Facts) -> dict[str, Ints | Floats]:
    """Compute what each taxi is and its points."""
    taxis = Taxis(facts)
    seats = _seats_taken(taxis)
    full = [
        taken == facts.passengers and thumbs == 0 and 1 not in groups
        for (groups, thumbs), taken in zip(taxis.all, seats, strict=True)
    ]
    base = facts.passengers + 1
    taxi_index = np.full((base**facts.species, base), -1, np.int32)
    for i, (groups, thumbs) in enumerate(taxis.all):
        taxi_index[_code(groups, base), thumbs] = i
    return {
        "seats_taken": _whole(seats),
        "taxi_points": _whole([sum(facts.group_points[g] for g in gs) for gs, _ in taxis.all]),
        "taxi_bonus": _whole([facts.bonus_coins * f for f in full]),
        "taxi_index": taxi_index,
    }


def _passenger_tables(facts: Facts) -> dict[str, Ints | Floats]:
    """Compute the passenger rolls of each taxi and their results."""
    taxis = Taxis(facts)
    seats = _seats_taken(taxis)
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
    return {
        "target_first": _whole(target_first),
        "target_taxi": _whole([t[0] for t in targets]),
        "target_jokers": _whole([t[1] for t in targets]),
        "target_dice": _whole([t[2] for t in targets]),
        "passenger_first": _whole(passenger_first),
        "passenger_chance": np.array(chances),
        "passenger_option_first": _whole(option_first),
        "passenger_option": _whole(options),
        "passenger_roll": passenger_roll,
    }


def _fuel_tables(facts: Facts) -> dict[str, Ints | Floats]:
    """Compute the fuel rolls of each fuel and their results."""
    fuels = Fuels(facts)
    chances: list[float] = []
    first, option_first, options = [0], [0], []
    base = facts.fuel + 1
    fuel_roll = np.full((len(fuels.all), base**facts.fuel_sides), -1, np.int32)
    for i, fuel in enumerate(fuels.all):
        for roll, chance in fuels.rolls(fuel).items():
            fuel_roll[i, _code(roll, base)] = len(chances)
            chances.append(chance)
            options += sorted(fuels.options(fuel, roll))
            option_first.append(len(options))
        first.append(len(chances))
    fuel_index = np.full((facts.fuel + 1, facts.fuel * facts.fuel_sides + 1), -1, np.int32)
    for dice in range(facts.fuel + 1):
        for sum_ in range(dice, dice * facts.fuel_sides + 1):
            fuel_index[dice, sum_] = fuels.of(dice, sum_)
    return {
        "wings_taken": _whole([dice for dice, _ in fuels.all]),
        "fuel_factor": _whole([x if dice == facts.fuel else 0 for dice, x in fuels.all]),
        "fuel_first": _whole(first),
        "fuel_chance": np.array(chances),
        "fuel_option_first": _whole(option_first),
        "fuel_option": _whole([o[0] for o in options]),
        "fuel_option_dice": _whole([o[1] for o in options]),
        "fuel_roll": fuel_roll,
        "fuel_index": fuel_index,
    }
