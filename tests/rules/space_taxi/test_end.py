"""The end of a round and of the game, and the rulebook's example of a whole round."""

from __future__ import annotations

import json
import random

import pytest

import cheesemoon as cm
from cheesemoon.games.space_taxi.scoring import pad
from refused import refused
from rules_mark import rule

from .tables import ANDRZEJ, BEATA, CZAREK, GAME, SCRIPT, SPECIES, play, scoring, table

# --- the end of a round and of the game -----------------------------------------------------------


def round_with(results: list[int], last: int = 0) -> cm.Table:
    """A table where the last seat finishes round 1 with a result that smuggling and coins make."""
    seats = [{"results": [r]} for r in results] + [{}]
    return table(
        seats,
        turn=len(results),
        **scoring(["red"] * 2 + list(SPECIES[1:]), [2, 2, 3], smuggling=last),
    )


@rule("ST-32", "ST-35")
def test_the_score_pad_has_a_row_for_every_round_and_one_for_coins() -> None:
    assert [row.key for row in pad(1)] == [*(f"round{r}" for r in range(1, 6)), "coins"]
    assert [row.key for row in pad(4)] == [*(f"round{r}" for r in range(1, 5)), "coins"]
    assert [row.strike for row in pad(2)] == [True] * 5 + [False]
    assert not any(row.strike for row in pad(1))  # alone nothing is struck
    assert [row.each for row in pad(3)] == [1] * 5 + [0]  # coins are worth nothing


@rule("ST-32", "ST-33", "ST-34")
@pytest.mark.parametrize(
    ("results", "struck", "first"),
    [
        ([9, 5, 2], [2], 0),
        ([2, 9, 2], [0, 2], 1),
        ([9, 2, 5], [1], 0),
        ([2, 5, 5], [0], 1),
        ([5, 5, 9], [0, 1], 2),
        ([2, 2, 2], [0, 1, 2], 0),
    ],
)
def test_the_lowest_is_struck_and_the_highest_starts(
    results: list[int], struck: list[int], first: int
) -> None:
    t = play(round_with(results[:2], results[2] - 1), "done, pay 0")
    position = t.position()
    assert [s["results"] for s in position["seats"]] == [[r] for r in results]
    assert [i for i, s in enumerate(position["seats"]) if s["struck"] == [1]] == struck
    assert position["round"] == 2 and position["first"] == first and t.seat == first
    totals = [0 if i in struck else r for i, r in enumerate(results)]
    assert [s["total"] for s in t.scores()] == totals == [s["round1"] for s in t.scores()]
    told = [event.args for event in t.events[-1] if event.name == "struck"]
    assert told == [{"seat": i, "round": 1, "result": results[i]} for i in struck]
    best = max(results)
    starts = {"seat": first, "round": 2, "result": best, "tied": int(results.count(best) > 1)}
    assert [event.args for event in t.events[-1] if event.name == "starts"] == [starts]


@rule("ST-33")
def test_coins_paid_for_a_struck_result_are_gone() -> None:
    t = play(round_with([30, 30], 1), "done, pay 3")
    position = t.position()
    assert position["seats"][2] == {"coins": 0, "results": [8], "struck": [1]}
    assert t.scores()[2]["total"] == 0


@rule("ST-34")
def test_of_equals_the_one_who_played_earlier_starts() -> None:
    seats = [{"results": [1, 7]}, {"results": [2]}, {"results": [3, 7]}]
    t = table(
        seats,
        round=2,
        first=2,
        turn=1,
        **scoring(["red"] * 2 + list(SPECIES[1:]), [2, 2, 3], smuggling=3),
    )
    play(t, "done, pay 0")
    assert t.position()["round"] == 3 and t.seat == 2
    log = [line for lines in t.log() for line in lines]
    assert any("of those with the highest result, 7, the first to play" in line for line in log)


@rule("ST-35")
def test_the_highest_total_wins_and_ties_are_shared() -> None:
    seats = [{"results": [9, 9, 9, 9, 1]}, {"results": [9, 9, 9, 9, 2]}, {"results": [1, 1, 1, 1]}]
    t = table(
        seats,
        round=5,
        first=0,
        turn=2,
        **scoring(["red"] * 2 + list(SPECIES[1:]), [2, 2, 3], smuggling=1),
    )
    assert t.winners() == []
    play(t, "done, pay 0")
    assert t.over and t.seat is None and t.legal() == ()
    assert [s["total"] for s in t.scores()] == [36, 38, 2]
    assert t.winners() == [1]
    assert [event.args["seat"] for event in t.events[-1] if event.name == "won"] == [1]
    refused(t, "roll", "ST-35")
    seats = [{"results": [9, 9, 9, 9, 3]}, {"results": [9, 9, 9, 9, 3]}, {"results": [1, 1, 1, 1]}]
    t = table(
        seats,
        round=5,
        first=0,
        turn=2,
        **scoring(["red"] * 2 + list(SPECIES[1:]), [2, 2, 3], smuggling=1),
    )
    play(t, "done, pay 0")
    assert t.winners() == [0, 1]
    position = t.position()
    assert position["turn"] is None and position["phase"] == "over" and position["round"] == 5
    assert position["tiles"] == [0, 1, 2, 3, 4] and position["taxi"] == []


@rule("ST-25", "ST-35")
def test_where_no_player_has_a_point_all_share_the_victory() -> None:
    seats = [{"results": [0] * 5}, {"results": [0] * 5}, {"results": [0] * 4}]
    t = table(seats, round=5, first=0, turn=2, **scoring(["red"] * 6, [5, 5, 6]))
    play(t, "done")
    assert t.over and [s["total"] for s in t.scores()] == [0, 0, 0]
    assert t.winners() == [0, 1, 2]


@rule("ST-41")
def test_practice_is_named_and_alone_nothing_is_struck() -> None:
    for seats, words in ((1, "practice with 1 player"), (2, "practice with 2 players")):
        t = GAME.new(seats=seats, seed=1)
        assert words in t.title() and words in t.text() and words in t.svg()
        assert "Übung" in t.title("de") and "trening" in t.title("pl")
        rng = random.Random(1)
        while not t.over:
            t.play(rng.choice(t.legal()))
        if seats == 1:
            assert t.position()["seats"][0]["struck"] == []
            assert t.scores()[0]["total"] == sum(t.position()["seats"][0]["results"])
    assert "house rule" not in GAME.new(seats=3, seed=1).title()


# --- the worked example of the rulebook -----------------------------------------------------------


@rule("ST-4", "ST-25", "ST-32", "ST-34")
def test_example_e3_a_whole_round() -> None:
    t = table(script=SCRIPT)
    play(t, ANDRZEJ)
    assert t.position()["seats"][0]["coins"] == 4 and t.position()["bank"] == 17
    play(t, "pay 0")
    play(t, BEATA + ", pay 0")
    assert t.position()["seats"][1] == {"coins": 3, "results": [20], "struck": []}
    play(t, CZAREK)
    position = t.position()
    assert position["round"] == 2 and position["first"] == 1 and position["turn"] == 1
    assert position["phase"] == "roll" and position["bank"] == 17 and position["script"] == []
    assert position["seats"] == [
        {"coins": 4, "results": [18], "struck": []},
        {"coins": 3, "results": [20], "struck": []},
        {"coins": 3, "results": [0], "struck": [1]},
    ]
    assert [s["total"] for s in t.scores()] == [18, 20, 0]
    log = [line for lines in t.log() for line in lines]
    assert "Smuggling fails: 5 after 7." in log
    assert "Breakdown: fuel 13. Player 3 scores 0." in log
    formula = "Player 1: passengers 4 × factor 3 + smuggling 6 + coins 0 = 18."
    assert formula in log


def test_the_position_of_the_rules_file_is_legal_as_it_says() -> None:
    t = GAME.load(
        json.loads("""
        {"game": "space-taxi", "options": {}, "seed": 7, "drawn": 23, "script": [], "round": 2,
         "first": 1, "turn": 2, "phase": "place", "bank": 18, "tiles": [0, 1, 2, 3],
         "taxi": ["green", "green", "thumb"], "fuel": [3], "smuggling": {"at": "hand", "value": 6},
         "hand": {"passengers": ["red", "green", "violet"], "fuel": [1, 5]},
         "seats": [{"coins": 4, "results": [18], "struck": []},
                   {"coins": 3, "results": [20, 12], "struck": []},
                   {"coins": 2, "results": [0], "struck": [1]}]}""")
    )
    assert t.legal() == (
        "place red", "place green", "place violet", "fuel 1", "fuel 5", "smuggle", "done"
    )  # fmt: skip
