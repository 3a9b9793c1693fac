"""Winning and losing, the city, set-up (RC-1 to RC-14)."""

from __future__ import annotations

import pytest

import cheesemoon as cm
from refused import refused
from rules_mark import rule

from .tables import GAME, OUT_OF_REACH, after, area, hunt

# --- winning and losing ---------------------------------------------------------------------------


@rule("RC-1")
def test_the_tenth_cheese_wins_at_once_though_it_is_not_put() -> None:
    fields = {"attack": 3, "move": 1, "health": 1, "accuracy": 2, "defence": 1, "trap": 1}
    table = hunt({"d": {"cheese": 1}}, {"fields": fields, "area": "0e"})
    position = after(table, "move 0d")
    assert position["result"] == "won-cheese" and position["gained"] == 1
    assert position["turn"] is None and table.winners() == [0] and table.legal() == ()


@rule("RC-1", "RC-3")
def test_the_arch_rat_dies_in_the_middle_of_an_attack() -> None:
    arch = {"area": "0d", "health": 1, "progress": 5}
    table = hunt({"d": {"white": 3}}, {"area": "0d"}, arch=arch,
                 script=[6, 5, 5])  # fmt: skip
    position = after(table, "attack 3", "wound six")
    assert position["result"] == "won-arch" and area(position, "0d")["white"] == 3
    assert position["roll"] is None and position["todo"] == []


@rule("RC-2", "RC-3")
def test_the_tenth_cheese_eaten_and_health_0_lose_at_once() -> None:
    table = hunt({"b": {"cheese": 2, "white": 5}, "a": {"cheese": 1, "white": 5}},
                 OUT_OF_REACH, arch={"progress": 9})  # fmt: skip
    position = after(table, "end")
    assert position["result"] == "lost-cheese" and position["arch"]["progress"] == 10
    assert area(position, "0a")["white"] == 5 and area(position, "0b")["cheese"] == 2
    table = hunt({"d": {"brown": 9}}, {"area": "0d", "health": 1})
    assert after(table, "end")["result"] == "lost-health" and table.winners() == []
    table = hunt({"d": {"brown": 9}}, {"area": "0d", "health": 1})
    position = after(table, "move 0e")  # RC-24: the pawn does not get away
    assert position["result"] == "lost-health" and position["seats"][0]["area"] == "0d"


@rule("RC-4")
def test_after_round_100_the_game_is_lost() -> None:
    table = hunt(round=100, script=[1])
    position = after(table, "end")
    assert position["result"] == "lost-time" and position["round"] == 100
    assert after(hunt(round=99, script=[1]), "end")["round"] == 100


# --- the city -------------------------------------------------------------------------------------


@rule("RC-5", "RC-6", "RC-7")
def test_rotation_decides_which_areas_are_adjacent() -> None:
    north = hunt(more={"1": {"x": 0, "y": -1}})  # N:a S:c: its south side looks at district 0
    assert "move 1c" in hunt(seat={"area": "0a"}, more={"1": {"x": 0, "y": -1}}).legal()
    elsewhere = {"b": {}, "d": {"cheese": 2}}
    turned = hunt(elsewhere, {"area": "0b"}, {"1": {"x": 1, "y": 0, "rotation": 90}})
    assert "move 1c" in turned.legal()  # at 90 its south side looks west
    assert north.position()["city"]["0"]["rotation"] == 0
    refused(hunt(), "move 0q", "RC-17")
    with pytest.raises(cm.BadPosition):  # a connector that faces a card without one is blocked
        hunt(more={"1": {"x": 1, "y": 0}})


@rule("RC-5")
def test_no_cell_holds_two_cards() -> None:
    with pytest.raises(cm.BadPosition) as caught:
        hunt(more={"1": {"x": 0, "y": -1}, "4": {"x": 0, "y": -1}})
    assert caught.value.field == "city.4.x"


@rule("RC-6", "RC-8")
def test_cards_that_only_touch_are_no_neighbours() -> None:
    cells = {"1": (0, -1), "2": (1, 0), "9": (0, -2), "17": (1, -2), "18": (1, -1)}
    cards = {n: {"x": x, "y": y} for n, (x, y) in cells.items()}
    city = hunt(seat={"area": "1c"}, more=cards).position()["city"]
    # 18 lies beside 1, but 1 has no connector to the east
    assert {n for n in cells if city[n]["active"]} == {"1", "9"} and city["0"]["active"]


@rule("RC-8", "RC-9", "RC-10")
def test_a_district_is_active_by_pawn_neighbour_cheese_or_arch_rat() -> None:
    far = {"1": {"x": 0, "y": -1}, "4": {"x": 0, "y": -2}}
    assert hunt(more=far).position()["city"]["1"]["active"] is True
    assert hunt(more=far).position()["city"]["4"]["active"] is False
    with_cheese = {**far, "4": {"x": 0, "y": -2, "areas": {"d": {"cheese": 1}}}}
    assert hunt(more=with_cheese).position()["city"]["4"]["active"] is True
    arch = {"area": "4d", "progress": 5}
    assert hunt(more=far, arch=arch).position()["city"]["4"]["active"] is True
    baited = {**far, "4": {"x": 0, "y": -2, "areas": {"d": {"effects": ["bait"]}}}}
    assert hunt(more=baited).position()["city"]["4"]["active"] is False


@rule("RC-10")
def test_activity_does_not_change_when_the_pawn_walks() -> None:
    far = {"1": {"x": 0, "y": -1}, "4": {"x": 0, "y": -2}}
    table = hunt(more=far, seat={"area": "0a"}, script=[1, 1, 1])
    assert after(table, "move 1c")["city"]["4"]["active"] is False
    assert after(table, "end")["city"]["4"]["active"] is True


# --- set-up ---------------------------------------------------------------------------------------


@rule("RC-11", "RC-12", "RC-13")
def test_set_up() -> None:
    table = GAME.new(seed=1)
    p = table.position()
    assert p["seats"][0] == {
        "area": "0e", "health": 4, "dice": 3, "move": 3, "traps": 3, "yellow": 0, "purple": 0,
        "fields": dict.fromkeys(p["seats"][0]["fields"], 0), "caught": [],
        "cage": {"white": 0, "brown": 0, "black": 0},
    }  # fmt: skip
    assert p["bag"] == {"white": 34, "brown": 18, "black": 12}
    assert len(p["waiting"]) == 2 and len(p["deck"]) == 22 and len(p["peculiar_deck"]) == 12
    assert len(p["mystery"]) == 16 and p["new"] == [0] and p["arch"]["area"] is None
    hard = GAME.new(seed=1, mode="hard").position()
    assert len(hard["waiting"]) == 3
    assert hard["arch"]["bonus"] == {"bite": 1, "defence": 1, "move": 0, "spawn": 1}
    assert GAME.new(seed=1, ratcatcher="alchemist").position()["seats"][0]["health"] == 5


@rule("RC-13", "RC-14", "RC-74")
def test_first_cards_are_joined_to_district_0_and_filled() -> None:
    deck = [1, 7, *range(2, 7), *range(8, 25)]
    table = GAME.load(
        {"game": "ratcatcher", "seats": [{}], "deck": deck, "script": [1, 2, 3, 1, 2]}
    )
    assert table.position()["waiting"] == [1, 7]
    assert "place 1 0 -1 0" in table.legal() and "place 1 0 -1 90" not in table.legal()
    table.play("place 1 0 -1 0")
    refused(table, "place 7 0 -2 0", "RC-70", "Fish Quarter can join the district where you are")
    refused(table, "place 7 1 0 180", "RC-69")
    p = after(table, "place 7 1 0 0")
    assert p["phase"] == "actions" and p["new"] == [] and p["script"] == []
    assert area(p, "7a") | {"black": 1, "white": 1} == area(p, "7a")  # hatchery
    assert area(p, "7b")["brown"] == 1 and area(p, "7c")["cheese"] == 1


@rule("RC-14", "RC-74", "RC-61")
def test_filling_draws_for_nests_and_hatcheries() -> None:
    deck = [1, 2, *range(3, 25)]
    table = GAME.load(
        {"game": "ratcatcher", "seats": [{}], "deck": deck, "script": [1, 2, 3, 1, 1]}
    )
    table.play("place 1 0 -1 0")
    p = after(table, "place 2 1 0 0")
    assert p["phase"] == "actions" and p["round"] == 1 and p["script"] == []
    assert area(p, "0a")["cheese"] == 1 and area(p, "1b")["cheese"] == 1
    assert area(p, "2c")["cheese"] == 1
    assert area(p, "0c")["white"] == 1 and area(p, "1a")["brown"] == 1  # nests 0c, 1a
    assert area(p, "2a")["black"] == 1 and area(p, "2a")["white"] == 1  # hatchery, chain
    assert area(p, "2b")["white"] == 1


@rule("RC-11", "RC-12", "RC-13")
def test_the_red_side_with_and_without_our_mutations() -> None:
    none = {"bite": 0, "defence": 0, "move": 0, "spawn": 0}
    ours = {"bite": 1, "defence": 1, "move": 0, "spawn": 1}
    worse = {"bite": 2, "defence": 2, "move": 1, "spawn": 2}
    for mode, cards, bonus, progress in (
        ("standard", 2, none, 0),
        ("hard", 3, ours, 0),
        ("red", 3, none, 0),
        ("plague", 3, worse, 4),
    ):
        position = GAME.new(seed=4, mode=mode).position()
        arch = position["arch"]
        assert len(position["waiting"]) == cards, mode
        assert (arch["bonus"], arch["progress"]) == (bonus, progress), mode
        assert GAME.load(position).position() == position
