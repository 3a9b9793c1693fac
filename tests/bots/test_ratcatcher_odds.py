"""The odds of Ratcatcher count what lies on the table, and searches play for them."""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np
import pytest

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots.bot import Searcher
from cheesemoon.core.rules.rule import quiet
from cheesemoon.games.ratcatcher.players.odds import WEIGHTS, count_things

GAME = cm.game("ratcatcher")


def table_of(seat: dict[str, Any] | None = None, **fields: Any) -> cm.Table:
    """District 0 of a butcher against the Maw; two cheeses hold the city together."""
    areas = {"b": {"cheese": 2}, **fields.pop("areas", {})}
    options = {"ratcatcher": "butcher", "arch_rat": "maw"}
    position = {"game": "ratcatcher", "options": options, "city": {"0": {"areas": areas}}}
    return GAME.load({**position, "seats": [seat or {}], **fields})


def things_of(table: cm.Table) -> dict[str, float]:
    """What is there, without what is not."""
    found = np.zeros(len(WEIGHTS))
    with quiet():
        count_things(table.state, found)
    return {name: x for name, x in zip(WEIGHTS, found.tolist(), strict=True) if x}


def value_of(table: cm.Table) -> float:
    assert GAME.rules.value
    with quiet():
        return float(GAME.rules.value(table.state, 0))


def test_what_is_counted() -> None:
    table = table_of(
        {
            "area": "0a",
            "health": 2,
            "cage": {"white": 3, "black": 1},
            "fields": {"attack": 1},
            "caught": [{"rat": 3}],
        },
        areas={"a": {"brown": 2}, "b": {"cheese": 2, "white": 1}},
        arch={"area": "0d", "health": 4, "progress": 5},
        peculiar={"2": {"area": "0d"}},
    )
    assert things_of(table) == {
        "always": 1,
        "butcher": 1,
        "maw": 1,
        "cheese collected": 1,
        "cheese eaten": 5,
        "health 2": 1,
        "rats in the cage": 4,
        "caught peculiar rats": 1,
        "peculiar rats in the city": 1,
        "brown rats": 2,
        "common rats beside you": 2,
        "weight on other cheeses": 1,
        "way to a cheese": 2.5,  # through 0e, and one rat is there
        "arch rat in the city": 1,
        "its wounds": 2,
        "attack upgrades": 1,
    }


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"seat": {"health": 4}}, {"seat": {"health": 1}}),
        ({"seat": {"fields": {"attack": 2}}}, {}),
        ({"seat": {"cage": {"white": 9}}}, {}),
        ({}, {"arch": {"progress": 4}}),
        ({}, {"areas": {"b": {"cheese": 2, "white": 9}}}),
    ],
)
def test_what_is_good_is_better(better: Any, worse: Any) -> None:
    better, worse = table_of(**better), table_of(**worse)
    assert value_of(better) > value_of(worse)
    ahead = [bots.standing(GAME, table.view(0)).chances[0] for table in (better, worse)]
    assert 0 < ahead[1] < ahead[0] < 1


def test_a_victory_is_above_all_and_counts_its_points() -> None:
    won = [
        table_of(
            {"health": health},
            phase="over",
            result="won-arch",
            arch={"health": 0, "progress": eaten},
        )
        for health, eaten in ((4, 0), (1, 9))
    ]
    lost = table_of({"health": 0}, phase="over", result="lost-health")
    worth = [1 / (1 + exp(-value_of(table))) for table in (*won, table_of(), lost)]
    assert worth == sorted(worth, reverse=True)
    assert worth[1] > 0.75 and worth[-1] < 0.001
    points = [table.scores()[0]["total"] for table in won]
    assert worth[0] - worth[1] == pytest.approx((points[0] - points[1]) / 100)


def favourite(table: cm.Table) -> str:
    """The legal action with the best weight."""
    numbers = table.legal_numbers()
    weights = np.zeros(len(numbers))
    assert GAME.rules.weigh
    with quiet():
        GAME.rules.weigh(table.state, numbers, len(numbers), weights)
    return table.legal()[int(weights.argmax())]


def test_the_rule_of_thumb_walks_to_cheese_that_it_can_take() -> None:
    assert favourite(table_of({"area": "0a"})) == "move 0e"  # on the way to 0b
    assert favourite(table_of({"area": "0e"})) == "move 0b"
    assert favourite(table_of({"area": "0a", "move": 1})) == "end"
    many = table_of({"area": "0a"}, areas={"b": {"cheese": 2, "white": 4}})
    assert favourite(many) == "end"  # more rats than dice
    bitten = table_of({"area": "0a"}, areas={"a": {"brown": 4}})
    assert favourite(bitten) == "attack 1"  # before they bite him as he leaves
    fight = table_of({"area": "0a"}, areas={"a": {"cheese": 1, "white": 1}})
    assert favourite(fight) == "attack 1"
    rich = table_of({"area": "0a", "cage": {"white": 15}})
    assert favourite(rich) == "buy cheese"


def test_expert_looks_a_round_further() -> None:
    made = {name: bots.bot(name, GAME, seed=1) for name in bots.LEVELS}
    looks = {
        name: bot.manner(1).style.turns for name, bot in made.items() if isinstance(bot, Searcher)
    }
    assert looks == {"easy": 1, "medium": 1, "hard": 1, "expert": 2}


def test_a_search_takes_the_victory() -> None:
    table = table_of(
        {"area": "0d", "dice": 10, "health": 1},
        areas={"d": {"white": 1}},
        arch={"area": "0d", "health": 1, "progress": 5},
    )
    search = bots.bot("search:steps=4000", GAME, seed=1)
    assert search.choose_at(table) == "attack 10"


def test_what_hardly_matters_is_not_thought_about() -> None:
    """Which rats pay for a die: nearly the same."""
    cage = {"white": 9, "brown": 9, "black": 9}
    pay = {"item": "die", "left": 3, "ask": "black"}
    table = table_of({"cage": cage}, phase="pay", pay=pay)
    steps = []
    for trifle in (0, 1):
        search = bots.bot(f"search:steps=160000,trifle={trifle}", GAME, seed=1)
        assert isinstance(search, Searcher)
        begun = search._begun(table, table.legal(), 1)
        search._run(begun, search.manner(1).level, hurry=True)
        steps.append(begun[0].tree.steps)
    assert steps[1] < steps[0]
