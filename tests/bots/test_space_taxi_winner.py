"""Space Taxi's expert: the chance to win is that of the game's own rules, and it plays for it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots.space_taxi import Solved, Winner
from cheesemoon.bots.space_taxi.rounds import solver
from cheesemoon.bots.space_taxi.winner import standing
from cheesemoon.bots.space_taxi.winning import Standing, chances

GAME = cm.game("space-taxi")
MOST = 70


def worth(at: Standing, coins: int = 8) -> Any:
    """The chances by result and coins; coins are worth nothing after the last round."""
    kept: Any = (2.0 if at.following else 0.0) * np.arange(coins + 1)
    return chances(at, solver(GAME, len(at.totals)).turns, kept, MOST)


def before_paying(results: list[list[int]], coins: int) -> cm.Table:
    """The last player of the last round, with a taxi worth 12 points and these coins."""
    seats = [{"coins": 0, "results": list(row)} for row in results]
    last = len(seats) - 1
    seats[last]["coins"] = coins
    return GAME.load(
        {
            "game": "space-taxi",
            "seats": seats,
            "round": len(results[last]) + 1,
            "first": 0,
            "turn": last,
            "phase": "coins",
            "tiles": [0],
            "taxi": ["red"] * 4 + ["green"] * 2,
            "fuel": [2, 3, 4],
            "smuggling": {"at": "aside", "value": 2},
        }
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_chance_is_that_of_the_rules(players: int) -> None:
    """ST-31 to ST-35: the share of the victory after each number of coins paid."""
    random = np.random.default_rng(players)
    rounds = solver(GAME, players).facts.rounds[players]
    shares = set()
    for _ in range(60):
        results = random.integers(8, 24, size=(players, rounds)).tolist()
        results[-1].pop()
        table = before_paying(results, int(random.integers(1, 9)))
        found = worth(standing(table.state, rounds, players))
        for action in table.legal():
            paid = int(action.split()[1])
            after = table.fork(1)
            after.play(action)
            winners = after.winners()
            share = (players - 1 in winners) / len(winners)
            shares.add(share)
            left = int(table.state.coins[players - 1]) - paid
            result = after.state.results[players - 1, rounds - 1]
            assert found[result, left] == pytest.approx(share)
    assert {0.0, 0.5, 1.0} <= shares


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_equal_players_have_equal_chances(players: int) -> None:
    """Before the first result no player is ahead, and an average turn changes nothing."""
    level = Standing(0, (0,) * players, (-1,) * players, (3,) * players, 4)
    found = worth(level)
    assert (np.diff(found[:41, 3]) >= -1e-9).all() and (np.diff(found[20]) >= 0).all()
    turns = solver(GAME, players).turns.middle[3]
    usual = np.diff(turns, prepend=0.0)
    assert (found[: len(usual), 3] * usual).sum() == pytest.approx(1 / players, abs=0.03)


def test_it_pays_what_wins_and_not_what_counts_most_points() -> None:
    """One point ahead in a middle round is not worth the coins; in the last round all that helps
    is paid, and a lead that is safe is not changed by chance."""
    table = before_paying([[20, 20, 20, 20, 10], [9, 9, 9, 9]], 4)
    bot = bots.bot("expert", GAME, seed=1)
    assert isinstance(bot, Winner)
    values = bot.chances(table, table.legal())
    assert max(values.values()) < 0.01  # nothing helps
    table = before_paying([[20, 20, 20, 20, 14], [21, 9, 21, 25]], 4)  # 12 + 2 is struck as well
    values = bot.chances(table, table.legal())
    assert values["pay 0"] > 0.99 and values["pay 4"] > 0.99
    table = before_paying([[31, 30, 10, 10, 14], [9, 9, 20, 23]], 4)  # 43 to 61: it takes 19
    values = bot.chances(table, table.legal())
    assert bot.choose_at(table) == "pay 4"
    assert values["pay 2"] < 0.01 and values["pay 4"] > 0.99
    assert values["pay 3"] == pytest.approx(0.5, abs=0.01)  # level at 61


def last_turn(seed: int, ahead: int) -> cm.Table:
    """The first decision of the last player in the last round, this many points ahead."""
    results = [[20 - ahead, 9, 9, 9, 15], [9, 20, 9, 9]] if ahead < 0 else None
    rows = results or [[20, 9, 9, 9, 15], [9, 20 + ahead, 9, 9]]
    seats = [{"results": row} for row in rows]
    table = GAME.load(
        {"game": "space-taxi", "seed": seed, "seats": seats, "round": 5, "turn": 1, "first": 0}
    )
    table.play("roll")
    return table


@pytest.mark.parametrize("ahead", [-30, 0, 30])
def test_its_choice_is_the_likeliest_to_win_and_rolls_agree(ahead: int) -> None:
    """A whole turn: the chance never jumps but at a roll, and ends in the result itself."""
    table, bot = last_turn(3, ahead), Winner(GAME, seed=1)
    before = None
    while table.seat == 1:
        legal = table.legal()
        if legal == ("roll",):
            before = None
        else:
            values = bot.chances(table, legal)
            best = max(values.values())
            assert -1e-3 <= best <= 1.01
            assert before is None or best == pytest.approx(before, abs=1e-5)
            before = best if len(legal) > 1 else before
        table.play(bot.choose_at(table))
    won = (1 in table.winners()) / len(table.winners())
    assert before is None or abs(won - before) < 1e-2 or 0 < before < 1


def test_alone_it_plays_for_points() -> None:
    one, other = Winner(GAME, seed=1), Solved(GAME, seed=1)
    table = GAME.new(seats=1, seed=4)
    for _ in range(12):
        action = one.choose_at(table)
        assert action == other.choose_at(table)
        table.play(action)


def test_more_coins_than_jokers_need_are_counted() -> None:
    """Seven coins and more are points of the last round, jokers or not."""
    seats = [{"coins": 0, "results": [20, 9, 9, 9, 40]}, {"coins": 20, "results": [9, 20, 9, 9]}]
    table = GAME.load(
        {"game": "space-taxi", "seed": 2, "seats": seats, "round": 5, "turn": 1, "first": 0}
    )
    table.play("roll")
    bot = Winner(GAME, seed=1)
    assert max(bot.chances(table, table.legal()).values()) > 0.85  # any ride that starts wins
    assert int(table.state.coins[1]) == 20
