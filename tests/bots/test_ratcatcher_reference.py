"""The reference player of Ratcatcher plays by the rules, well, and without peeking."""

from __future__ import annotations

from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon.bots import bot, names
from thorough import THOROUGH

GAME = cm.game("ratcatcher")
HOLD = {"b": {"cheese": 2}}


def reference_at(areas: dict[str, Any], seat: dict[str, Any], **fields: Any) -> str:
    city = {"0": {"areas": {**HOLD, **areas}}}
    table = GAME.load({"game": "ratcatcher", "seats": [seat], "city": city, **fields})
    return bot("reference", GAME, seed=1).choose_at(table)


def test_it_is_among_the_bots_of_the_game() -> None:
    assert "reference" in names(GAME)


def test_it_wins_about_half_of_its_games() -> None:
    won, games = 0, 16 if THOROUGH else 8
    for seed in range(games):  # every ratcatcher, against every arch rat in 16 games
        catcher = GAME.options["ratcatcher"].choices[seed % 4]
        arch = GAME.options["arch_rat"].choices[(seed + seed // 4) % 4]
        table = GAME.new(seed=seed, ratcatcher=catcher, arch_rat=arch)
        player = bot("reference", GAME, seed=seed)
        while not table.over:
            table.play(player.choose_at(table))
        won += bool(table.winners())
    assert 0.19 * games < won < 0.81 * games  # 48 % of many games


def test_the_same_seed_plays_the_same_game_and_a_view_is_enough() -> None:
    games = []
    for by_view in (False, True, True):
        table, player = GAME.new(seed=5), bot("reference", GAME, seed=5)
        for _ in range(40):
            if table.over:
                break
            if by_view:
                table.play(player.choose(table.view(0), table.legal()))
            else:
                table.play(player.choose_at(table))
        games.append(list(table.actions))
    assert games[1] == games[2] and len(games[0]) > 10


@pytest.mark.parametrize(
    ("hits", "wanted"),
    [
        ({"hits": 2, "sixes": 0}, "catch p2"),
        ({"hits": 1, "sixes": 1}, "catch p2 six"),
        ({"hits": 1, "sixes": 0}, "catch white"),
    ],
)
def test_fixed_preferences_for_hits(hits: dict[str, int], wanted: str) -> None:
    dice = [5] * hits["hits"] + [6] * hits["sixes"]
    roll = {"area": "0d", "by": "attack", "dice": dice, **hits}
    areas = {"d": {"white": 1, "brown": 1, "black": 1}}
    odd = {"2": {"area": "0d"}}
    assert reference_at(areas, {"area": "0d"}, phase="hits", roll=roll, peculiar=odd) == wanted


def test_fixed_preferences_for_cheese_and_payment() -> None:
    assert reference_at({}, {}, phase="cheese", gained=1) == "put attack"
    fields = {"attack": 1, "yellow": 1}
    assert reference_at({}, {"fields": fields}, phase="cheese", gained=1) == "put trap"
    cage = {"white": 9, "brown": 9, "black": 9}
    pay = {"item": "die", "left": 3, "ask": "black"}
    assert reference_at({}, {"cage": cage}, phase="pay", pay=pay) == "pay black 0"
    pay["ask"] = "brown"
    assert reference_at({}, {"cage": cage}, phase="pay", pay=pay) == "pay brown 3"


def test_it_kills_the_arch_rat_when_it_can() -> None:
    arch = {"area": "0d", "health": 1, "progress": 5}
    action = reference_at({}, {"area": "0d", "dice": 10, "health": 1}, arch=arch)
    assert action == "attack 10"
