"""Space Taxi solved: state counts and values of the rules file, brute force, simulation."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots.space_taxi import Solved, player, rounds
from cheesemoon.bots.space_taxi.dice import Fuels, Taxis, alike, dice_of, facts_of
from cheesemoon.bots.space_taxi.rounds import exact_turn, results_worth, round_ends, solver
from cheesemoon.bots.space_taxi.simulate import simulate_turns
from cheesemoon.bots.space_taxi.table import Later, Solution, verbs_of
from cheesemoon.bots.space_taxi.turn import first_objective, last_round, reachable, solve
from cheesemoon.bots.space_taxi.worth import fingerprint, known_worth

GAME = cm.game("space-taxi")
FACTS = facts_of(GAME)
DICE = dice_of(FACTS, 6)
SPECIES = ("red", "green", "blue", "yellow", "violet")


def counts(reached: Any) -> tuple[list[int], int]:
    """States before a roll by dice in hand, 10 to 1, and states of a finished turn."""
    by_dice = [0] * 11
    for bits in range(2, 32):
        by_dice[sum(t for t in range(5) if bits >> t & 1)] += int(reached[bits].sum())
    return by_dice[:0:-1], int(reached[:2].sum())


def test_all_chances_add_up() -> None:
    for first, chance in (
        (DICE.passenger_first, DICE.passenger_chance),
        (DICE.fuel_first, DICE.fuel_chance),
    ):
        for i in range(len(first) - 1):
            assert abs(chance[first[i] : first[i + 1]].sum() - 1) < 1e-12


def test_the_numbers_of_states_are_those_of_the_rules_file() -> None:
    assert len(DICE.seats_taken) == 74 and len(DICE.wings_taken) == 23
    assert DICE.passenger_first[1] == 29  # patterns of six passengers and an empty taxi
    by_dice, finished = counts(reachable(DICE, range(3, 4)))
    assert by_dice == [9, 161, 761, 4946, 12947, 29028, 55804, 90620, 53828, 36512]
    assert (sum(by_dice), finished) == (284616, 9810)
    by_dice, finished = counts(reachable(DICE, range(1)))
    assert (sum(by_dice), finished) == (85307, 2610)
    by_dice, finished = counts(solver(GAME, 1).reached)  # 0 to 6 coins
    assert (sum(by_dice), finished) == (597149, 18270)


def small(
    tiles: list[int], taxi: list[str], fuel: list[int], smuggling: tuple[str, int], coins: int
) -> tuple[Solution, tuple[int, ...], dict[str, Any]]:
    """A state with few dice left: its solution, its index and its position."""
    groups = tuple(sorted((taxi.count(s) for s in SPECIES), reverse=True))
    place = {"hand": 0, "board": FACTS.smuggling_sides}[smuggling[0]]
    start = (
        sum(1 << t for t in tiles),
        Taxis(FACTS).index[groups, taxi.count("thumb")],
        Fuels(FACTS).of(len(fuel), sum(fuel)),
        place + smuggling[1],
    )
    values = solve(
        DICE, first_objective(FACTS, 6), reachable(DICE, range(coins, coins + 1), start)
    ).astype(np.float32)
    prices = FACTS.coin_points * np.arange(FACTS.coins + 1.0)
    later = Later(prices, results_worth(FACTS, None, 0, alone=True))
    position = {
        "game": "space-taxi",
        "tiles": tiles,
        "taxi": taxi,
        "fuel": fuel,
        "smuggling": {"at": smuggling[0], "value": smuggling[1]},
        "seats": [{"coins": coins}],
    }
    return Solution(DICE, verbs_of(GAME), values, later), (*start, coins), position


CHECKS = [
    ([1], ["red"] * 3 + ["green"] * 3, [2, 3], ("board", 6), 2, 17 + 1 / 3),
    ([0, 1], ["red"] * 3 + ["green"] * 3, [2, 3], ("board", 6), 2, 21 + 7 / 9),
    ([2], ["red"] * 4 + ["green"], [2, 3, 4], ("hand", 5), 1, 17.25),
    ([0, 2], ["red"] * 4 + ["green"], [2, 3, 4], ("hand", 5), 1, 17.328125),
]


@pytest.mark.parametrize("case", CHECKS, ids=["1", "0-1", "2", "0-2"])
def test_the_small_checks_of_the_rules_file(case: Any) -> None:
    *state, value = case
    solution, index, _ = small(*state)
    assert abs(float(solution.values[index]) - value) < 1e-5


# --- brute force by the game's own rules, dice by dice -------------------------------------------


def worth(table: cm.Table) -> float:
    """The best that the turn of a table can come to: result and coins at 2 each."""
    position = {k: v for k, v in table.position().items() if k not in ("seed", "drawn", "script")}
    return _worth(str(position))


@cache
def _worth(text: str) -> float:
    position = eval(text)  # noqa: S307 - our own position
    table = GAME.load(position)
    if position["round"] > 1:
        seat = position["seats"][0]
        return float(seat["results"][0] + 2 * seat["coins"])
    if position["phase"] == "roll":
        return _mean_of_rolls(position)
    best = -1.0
    for action in table.legal():
        after = table.fork()
        after.play(action)
        best = max(best, worth(after))
    return best


def _mean_of_rolls(position: dict[str, Any]) -> float:
    passengers = 6 - len(position["taxi"])
    fuel = 3 - len(position["fuel"])
    faces = [range(1, 7)] * (passengers + fuel)
    if position["smuggling"]["at"] == "hand":
        faces.append(range(1, 9))
    total = count = 0.0
    for script in product(*faces):
        table = GAME.load({**position, "script": list(script)})
        table.play("roll")
        total += worth(table)
        count += 1
    return total / count


BRUTE = [
    *(case[:5] for case in CHECKS),
    ([1, 2], ["red"] * 3 + ["green"], [3, 3], ("board", 4), 1),
    ([3], ["blue"] * 2 + ["violet"] * 2, [3, 4], ("board", 7), 3),
    ([1], ["red"] * 5 + ["thumb"], [1, 3, 5], ("hand", 6), 0),
]


@pytest.mark.parametrize("state", BRUTE, ids=range(len(BRUTE)))
def test_values_equal_brute_force(state: Any) -> None:
    solution, index, position = small(*state)
    table = GAME.load(position)
    assert abs(float(solution.values[index]) - worth(table)) < 1e-4


@pytest.mark.parametrize("seed", range(6))
def test_values_of_actions_equal_brute_force(seed: int) -> None:
    """After a roll, with dice half placed: the value of every legal action."""
    state = BRUTE[4]
    solution, _, position = small(*state)
    table = GAME.load({**position, "seed": seed})
    table.play("roll")
    while table.position()["phase"] == "place":
        legal = table.legal()
        values = solution.of(table.fork().state, table.legal_numbers())
        for action, value in zip(legal, values.tolist(), strict=True):
            after = table.fork()
            after.play(action)
            assert abs(value - worth(after)) < 1e-4, action
        table.play(legal[seed % len(legal)])


# --- whole turns and games -----------------------------------------------------------------------


def test_simulated_turns_reproduce_the_exact_expectation() -> None:
    """The same with many more turns is in docs/bots.md."""
    exact = exact_turn(GAME)
    expected = float(exact.values[31, 0, 0, 0, 3])
    assert abs(expected - 26.417105) < 1e-4
    turns = simulate_turns(exact, GAME, 20_000, 3, seed=5)
    worth_ = turns.points + 2 * turns.coins
    error = worth_.std() / len(worth_) ** 0.5
    assert abs(worth_.mean() - expected) < 3.5 * error < 0.3


def test_more_coins_are_worth_at_least_their_price() -> None:
    values = exact_turn(GAME).values[31, 0, 0, 0]
    assert (np.diff(values) > 2 - 1e-4).all()


def test_coins_after_a_breakdown_of_the_last_round_are_worth_nothing() -> None:
    first, last = first_objective(FACTS, 6), last_round(FACTS, 6)
    assert (first.started == last.started).all()
    assert first.broken.tolist() == [0, 2, 4, 6, 8, 10, 12] and not last.broken.any()


def test_the_strike_makes_low_results_worth_less() -> None:
    below = np.clip(np.arange(200) / 40, 0, 1)
    alone = results_worth(FACTS, below, 0, alone=True)
    two = results_worth(FACTS, below, 1)
    five = results_worth(FACTS, below, 4)
    assert (two <= five).all() and (five <= alone).all() and two[10] == pytest.approx(2.5)
    known = results_worth(FACTS, below, 0, known=(12, 30))
    assert known[12] == 0 and known[13] == 13  # equal lowest results are all struck (ST-32)


def test_the_best_number_of_coins_is_paid() -> None:
    kept = 3.0 * np.arange(FACTS.coins + 1)  # a coin kept is worth more than the two points
    results = np.arange(200.0)
    ends = round_ends(FACTS, kept, results)
    assert ends.started[10, 4] == 10 + 12
    results[15:] += 100  # but fifteen points win something
    assert round_ends(FACTS, kept, results).started[10, 4] == 116 + 3


def test_equal_groups_are_alike() -> None:
    assert alike((2, 1, 1, 0, 0), (0, 1, 3, 0, 2, 1)) == (0, 3, 1, 2, 0, 1)


def test_the_solver_plays_a_turn_like_the_table_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The bot shows its odds: the value of every action, and takes the best. Without a coin: the
    fewest states, so that they are solved within seconds, and not kept."""
    alone = rounds.Solver(GAME, 1)
    vars(alone)["reached"] = reachable(alone.dice, range(1))  # before it finds all of them
    monkeypatch.setattr(player, "solver", lambda game, players: alone)
    monkeypatch.setattr(rounds, "_cache_path", lambda game, name: tmp_path / f"{name}.npy")
    seats = [{"coins": 0, "results": [9, 18, 27, 36]}]
    table = GAME.load({"game": "space-taxi", "round": 5, "seed": 4, "seats": seats})
    bot = bots.bot("solver", GAME, seed=1)
    assert isinstance(bot, Solved)
    table.play("roll")
    for _ in range(3):
        values = bot.values(table.fork(), table.legal())
        assert set(values) == set(table.legal())
        chosen = bot.choose(table.view(0), table.legal())
        assert values[chosen] == max(values.values())
        found = bots.analyse(GAME, table.view(0), table.legal(), bot)
        assert found.exact and found.best == chosen
        table.play(chosen)


@pytest.mark.parametrize("damage", [b"", b"cut", None])
def test_a_damaged_cache_of_the_solver_only_costs_time(
    tmp_path: Path, damage: bytes | None
) -> None:
    path = tmp_path / "some.npy"
    assert list(rounds._cached(path, 3, lambda: np.arange(3))) == [0, 1, 2]
    assert list(rounds._cached(path, 3, lambda: np.ones(3, np.int64))) == [0, 1, 2], "stored"
    if damage is None:
        np.save(path, np.arange(2))
    else:
        path.write_bytes(damage)
    assert list(rounds._cached(path, 3, lambda: np.ones(3, np.int64))) == [1, 1, 1]
    assert list(rounds._cached(path, 3, lambda: np.arange(3))) == [1, 1, 1], "mended"


def test_what_coins_are_worth_is_known_and_is_what_solving_gives() -> None:
    known = known_worth(FACTS)
    assert {n: rows.shape for n, rows in known.coins.items()} == {
        n: (FACTS.rounds[n] - 1, 7) for n in GAME.seats
    }
    alone = solver(GAME, 1)
    ends = round_ends(FACTS, alone.later(0).kept, alone.later(0).result)
    last = solve(DICE, ends, reachable(DICE, range(1)))  # without a coin: the fewest states
    assert np.float32(last[31, 0, 0, 0, 0]) == known.coins[1][0][0]
    for rows in known.coins.values():  # more coins, and more rounds to come, are worth more
        assert (np.diff(rows, axis=0) > 0).all() and (np.diff(rows, axis=1) > 0).all()
    assert known.below[0] == 0 and (np.diff(known.below) >= 0).all() and known.below[-1] <= 1


def test_with_other_numbers_of_the_rules_nothing_is_taken_as_known() -> None:
    printed: Any = GAME.playing.facts
    other = replace(printed, coin_points=3)
    assert fingerprint(other) != fingerprint(FACTS)
    assert known_worth(other).coins == {} and len(known_worth(other).below) == 0
