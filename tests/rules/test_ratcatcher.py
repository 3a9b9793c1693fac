"""Ratcatcher, rule by rule."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import cheesemoon as cm
from examples import check_example, matches
from rules_mark import rule

GAME = cm.game("ratcatcher")
EXAMPLES = json.loads((Path(__file__).parent / "ratcatcher.json").read_text(encoding="utf-8"))
HOLD = {"b": {"cheese": 2}}  # two cheeses keep the city from growing
OUT_OF_REACH = {"area": "0d"}


def hunt(
    areas: dict[str, Any] | None = None,
    seat: dict[str, Any] | None = None,
    more: dict[str, Any] | None = None,
    **fields: Any,
) -> cm.Table:
    """A table in phase `actions`: what lies in district 0, your board, other districts."""
    zero = {**HOLD, **(areas or {})}
    city = {"0": {"areas": zero}, **(more or {})}
    return GAME.load({"game": "ratcatcher", "seats": [seat or {}], "city": city, **fields})


def after(table: cm.Table, *actions: str) -> dict[str, Any]:
    for action in actions:
        table.play(action)
    return table.position()


def area(position: dict[str, Any], name: str) -> dict[str, Any]:
    return position["city"][name[:-1]]["areas"][name[-1]]  # type: ignore[no-any-return]


def refused(table: cm.Table, action: str, rule_: str, *words: str) -> None:
    before = table.fork()
    with pytest.raises(cm.IllegalAction) as caught:
        table.play(action)
    assert caught.value.rule == rule_, str(caught.value)
    for word in words:
        assert word in str(caught.value)
    assert table == before


def log(table: cm.Table) -> str:
    return "\n".join(line for lines in table.log() for line in lines)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: e["id"])
@rule("RC-34", "RC-36", "RC-43", "RC-57", "RC-58", "RC-59", "RC-61", "RC-68", "RC-92", "RC-94",
      "RC-95", "RC-97", "RC-101")  # fmt: skip
def test_worked_examples(example: dict[str, Any]) -> None:
    check_example(example)


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
    refused(table, "place 7 0 -2 0", "RC-70", "Card 7 can be joined to district 0")
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


# --- your turn ------------------------------------------------------------------------------------


@rule("RC-15", "RC-16")
def test_refresh_gives_exactly_dice_movement_and_traps() -> None:
    seat = {"dice": 9, "move": 7, "traps": 0, "health": 2, "fields": {"attack": 1, "yellow": 1},
            "yellow": 1, "area": "0e"}  # fmt: skip
    p = after(hunt({"a": {"trap": 1}, "c": {"trap": 1}, "d": {"trap": 1}}, seat, script=[1]), "end")
    you = p["seats"][0]
    assert (you["dice"], you["move"], you["traps"], you["health"], you["yellow"]) == (4, 3, 3, 2, 1)


@rule("RC-17")
def test_actions_in_any_order_and_end_always() -> None:
    table = hunt({"d": {"white": 1}}, script=[1, 4])
    for action in ("move 0d", "attack 1", "trap 0e", "attack 1", "move 0e"):
        table.play(action)
        assert "end" in table.legal()
    assert table.position()["seats"][0]["move"] == 0


@rule("RC-18", "RC-40")
def test_nothing_interrupts_cheese_hits_or_payment() -> None:
    table = hunt({"d": {"cheese": 1}})
    table.play("move 0d")
    refused(table, "end", "RC-18", "Put the cheese first")
    table = hunt({"d": {"white": 1, "brown": 1}}, {"area": "0d"}, script=[5])
    table.play("attack 1")
    refused(table, "move 0e", "RC-18", "Assign the hits first")
    table = hunt(seat={"cage": {"white": 3, "black": 3}})
    table.play("buy die")
    refused(table, "end", "RC-18", "Finish the payment first")


@rule("RC-21", "RC-22")
def test_moving() -> None:
    table = hunt({"d": {"white": 5, "black": 3}})
    refused(table, "move 1a", "RC-21", "1a is not adjacent to 0e")
    p = after(table, "move 0d", "move 0e", "move 0a")
    assert p["seats"][0]["area"] == "0a" and p["seats"][0]["move"] == 0
    refused(table, "move 0e", "RC-21", "No movement points left")


@rule("RC-24")
def test_gnawers_bite_whoever_leaves() -> None:
    assert after(hunt({"d": {"brown": 4}}, {"area": "0d"}), "move 0e")["seats"][0]["health"] == 3
    assert after(hunt({"d": {"brown": 3}}, {"area": "0d"}), "move 0e")["seats"][0]["health"] == 4
    odd = {"8": {"area": "0d"}}  # Pestilence bites 4
    both = hunt({"d": {"brown": 9}}, {"area": "0d"}, peculiar=odd)
    assert after(both, "move 0e")["seats"][0]["health"] == 2
    apron = hunt({"d": {"brown": 5, "effects": ["apron"]}}, {"area": "0d"}, peculiar=odd,
                 options={"ratcatcher": "butcher"})  # fmt: skip
    assert after(apron, "move 0e")["seats"][0]["health"] == 4
    gas = hunt({"d": {"brown": 9, "effects": ["gas"]}}, {"area": "0d"}, peculiar=odd,
               options={"ratcatcher": "alchemist"})  # fmt: skip
    assert after(gas, "move 0e")["seats"][0]["health"] == 5


@rule("RC-25", "RC-26")
def test_markers_are_taken_on_entering_as_far_as_possible() -> None:
    lying = {"health": 2, "yellow": 2, "purple": 1, "white": 1}
    seat = {"health": 3, "fields": {"yellow": 1}, "yellow": 1}
    p = after(hunt({"d": lying}, seat), "move 0d")
    assert p["seats"][0]["health"] == 4 and p["seats"][0]["yellow"] == 2
    left = area(p, "0d")
    assert (left["health"], left["yellow"], left["purple"]) == (1, 1, 1)
    table = hunt({"e": {"health": 1}}, {"health": 3, "cage": {"white": 5}})
    table.play("end")  # standing there takes nothing
    assert area(table.position(), "0e")["health"] == 1


@rule("RC-27", "RC-28")
def test_traps() -> None:
    table = hunt(seat={"area": "0d"})
    refused(table, "trap 0b", "RC-27", "Traps go into your area or an adjacent one")
    p = after(table, "trap 0d", "trap 0e")
    assert p["seats"][0]["traps"] == 1 and p["seats"][0]["move"] == 1
    refused(table, "trap 0d", "RC-28", "trap in 0d already")
    butcher = hunt(seat={"move": 1}, options={"ratcatcher": "butcher"})
    refused(butcher, "trap 0d", "RC-27", "costs 2 movement points")
    refused(hunt(seat={"traps": 0}), "trap 0d", "RC-27", "No trap left")


@rule("RC-31", "RC-32", "RC-33")
def test_attacking() -> None:
    refused(hunt(), "attack 1", "RC-31", "No rat in your area")
    table = hunt({"d": {"white": 2, "black": 1}}, {"area": "0d", "dice": 2}, script=[3, 4])
    refused(table, "attack 3", "RC-31", "You have 2 dice")
    p = after(table, "attack 2")  # 3 misses, 4 hits a white rat: the only assignment
    assert p["seats"][0]["dice"] == 0 and p["seats"][0]["cage"]["white"] == 1
    assert p["phase"] == "actions"


@rule("RC-34", "RC-35")
def test_hits_are_assigned_rat_by_rat() -> None:
    table = hunt({"d": {"white": 1, "black": 1}}, {"area": "0d", "dice": 3}, script=[4, 5, 6])
    table.play("attack 3")
    assert table.legal() == ("catch white", "catch black", "catch black six")
    refused(table, "catch white six", "RC-35", "needs no six")
    refused(table, "catch brown", "RC-35")
    p = after(table, "catch white")
    assert p["seats"][0]["cage"] == {"white": 1, "brown": 0, "black": 1}  # the six: only assignment
    table = hunt({"d": {"black": 1, "white": 2}}, {"area": "0d"}, script=[4, 6])
    table.play("attack 2")
    refused(table, "catch black", "RC-34", "2 normal hits")
    only_sixes = hunt({"d": {"white": 2}}, {"area": "0d"}, script=[6, 6])
    assert after(only_sixes, "attack 2")["seats"][0]["cage"]["white"] == 2


@rule("RC-36")
def test_wounding_the_arch_rat() -> None:
    arch = {"area": "0d", "progress": 5}
    table = hunt(
        {"d": {"white": 3}}, {"area": "0d", "dice": 6}, arch=arch, script=[4, 4, 4, 4, 6, 6]
    )
    table.play("attack 6")
    refused(table, "wound 2", "RC-36", "More hits than its defence 2")
    table.play("wound 3")
    refused(table, "wound 3", "RC-36", "once per attack")
    p = after(table, "wound six")
    assert p["arch"]["health"] == 4 and p["phase"] == "hits"
    table = hunt({"d": {"white": 1, "brown": 1}}, {"area": "0d"}, arch=arch, script=[4, 4])
    assert after(table, "attack 2")["arch"]["health"] == 6  # two hits are not more than 2


@rule("RC-37", "RC-110")
def test_caught_rats_go_to_the_cage_and_cards_beside_the_board() -> None:
    odd = {"3": {"area": "0d", "holds": {"health": 1, "yellow": 1}}}
    p = after(hunt({"d": {}}, {"area": "0d"}, peculiar=odd, script=[6]), "attack 1")
    assert p["peculiar"] == {} and sum(p["seats"][0]["cage"].values()) == 0
    assert p["seats"][0]["caught"] == [{"rat": 3, "holds": {"health": 1, "yellow": 1, "purple": 0}}]
    assert p["bag"] == {"white": 34, "brown": 18, "black": 12}


@rule("RC-39")
def test_cheese_is_collected_only_without_a_rat() -> None:
    table = hunt({"d": {"cheese": 1, "white": 1}}, {"area": "0e"}, script=[4])
    assert after(table, "move 0d")["phase"] == "actions"
    assert any("a rat is here" in line for line in table.text(0).splitlines())
    p = after(table, "attack 1")
    assert p["phase"] == "cheese" and area(p, "0d")["cheese"] == 0
    grapple = hunt({"d": {"cheese": 1}}, {"fields": {"yellow": 1}, "yellow": 1},
                   options={"ratcatcher": "pathfinder"})  # fmt: skip
    assert after(grapple, "use yellow 0d")["phase"] == "cheese"
    cleared = hunt({"e": {"cheese": 1, "white": 1, "trap": 1}}, script=[4, 1, 1])
    p = after(cleared, "end")  # the trap clears it in the rats' turn: collected in the next turn
    assert p["round"] == 2 and p["phase"] == "cheese" and p["gained"] == 1


@rule("RC-40", "RC-42")
def test_cheese_is_put_one_by_one_on_free_fields() -> None:
    table = hunt({"d": {"cheese": 2}})
    table.play("move 0d")
    assert table.legal() == tuple(f"put {f}" for f in table.position()["seats"][0]["fields"])
    p = after(table, "put trap")
    assert p["gained"] == 1
    refused(table, "put trap", "RC-42", "No free field for traps")


@rule("RC-43")
def test_upgrades_work_at_once() -> None:
    table = hunt({"d": {"cheese": 4}}, {"health": 2})
    p = after(table, "move 0d", "put health", "put move", "put defence", "put attack")
    you = p["seats"][0]
    assert you["health"] == 3 and you["move"] == 3 and you["dice"] == 4
    traps = {"d": {"trap": 1, "white": 2, "black": 1, "cheese": 1}}
    for catcher, dice, shown in (
        ("lady-cage", [1, 1, 4], 3), ("pathfinder", [3, 2], 2), ("alchemist", [1, 4, 1, 2, 3], 3),
    ):  # fmt: skip
        t = hunt(traps, {"fields": {"trap": 1}, "area": "0c"}, options={"ratcatcher": catcher},
                 script=[*dice, 1, 1, 1])  # fmt: skip
        t.play("end")
        if t.position()["phase"] == "hits":
            assert len(t.position()["roll"]["dice"]) == shown
        assert "Hits 1" in log(t), catcher
    seat = {"fields": {"trap": 1}, "area": "0c"}
    pierce = hunt({"d": {"trap": 1, "black": 1, "cheese": 1}}, seat,
                  options={"ratcatcher": "butcher"}, script=[4, 1, 1, 1, 1, 1])  # fmt: skip
    assert after(pierce, "end")["seats"][0]["cage"]["black"] == 1


@rule("RC-44")
def test_abilities_are_unlocked_and_filled_up_once() -> None:
    table = hunt({"d": {"cheese": 2}})
    p = after(table, "move 0d", "put yellow")
    assert p["seats"][0]["yellow"] == 2
    table.play("put purple")
    table = hunt({"d": {"cheese": 2}}, {"fields": {"yellow": 1}, "yellow": 0})
    table.play("move 0d")
    assert after(table, "put yellow")["seats"][0]["yellow"] == 2
    refused(table, "put yellow", "RC-42")


# --- abilities ------------------------------------------------------------------------------------

UNLOCKED = {"fields": {"yellow": 1, "purple": 1}, "yellow": 2, "purple": 3}


def armed(catcher: str, areas: dict[str, Any] | None = None, **fields: Any) -> cm.Table:
    seat = {**UNLOCKED, **fields.pop("seat", {})}
    return hunt(areas, seat, options={"ratcatcher": catcher}, **fields)


@rule("RC-49")
def test_an_ability_needs_to_be_unlocked_and_a_marker() -> None:
    refused(hunt(), "use purple 0e", "RC-49", "Purple is not unlocked")
    refused(hunt(seat={"fields": {"purple": 1}}), "use purple 0e", "RC-49", "No purple markers")
    table = armed("lady-cage", {"a": {"effects": ["bait"]}})
    refused(table, "use yellow 0a", "RC-49", "without a bait")
    refused(table, "use yellow", "RC-49")
    assert after(table, "use yellow 0d")["seats"][0]["yellow"] == 1


@rule("RC-49", "RC-98", "RC-83")
def test_bait() -> None:
    table = armed("lady-cage", {"b": {"cheese": 2}, "a": {"white": 2, "black": 1, "brown": 1}},
                  seat={"area": "0c"}, script=[1, 1])  # fmt: skip
    p = after(table, "use yellow 0a", "end")
    assert p["seats"][0]["cage"] == {"white": 2, "brown": 0, "black": 1}
    assert p["arch"]["progress"] == 0 and area(p, "0a")["effects"] == []


@rule("RC-98")
def test_a_bait_saves_the_cheese_of_its_area() -> None:
    areas = {"a": {"cheese": 1, "white": 6, "effects": ["bait"]}}
    p = after(hunt(areas, {"area": "0c"}, script=[1]), "end")
    assert area(p, "0a")["cheese"] == 1 and p["seats"][0]["cage"]["white"] == 6
    nobody = hunt({"a": {"cheese": 1, "effects": ["bait"]}}, {"area": "0c"},
                  peculiar={"12": {"area": "0a"}}, arch={"progress": 0}, script=[1])  # fmt: skip
    p = after(nobody, "end")  # the Giant has left for the pawn: nothing is eaten
    assert area(p, "0a")["cheese"] == 1


@rule("RC-49", "RC-51")
def test_net() -> None:
    areas = {"a": {"white": 2}, "c": {"brown": 1, "white": 1}}
    table = armed("lady-cage", areas, seat={"area": "0e"}, script=[1])
    refused(armed("lady-cage", seat={"area": "0d"}), "use purple 0a", "RC-49")
    p = after(table, "use purple 0a", "end")
    assert area(p, "0a")["white"] == 2  # held
    table = armed("lady-cage", areas, seat={"area": "0e"}, script=[1])
    p = after(table, "use purple 0e", "end")
    assert area(p, "0e")["white"] == 3 and area(p, "0e")["brown"] == 1  # stop there
    assert area(p, "0e")["effects"] == []  # RC-107
    table = armed(
        "lady-cage", arch={"area": "0a", "progress": 5}, script=[2, 1, 1], seat={"area": "0d"}
    )
    held = after(table, "move 0e", "use purple 0a", "end")
    assert held["arch"]["area"] == "0e"  # the arch rat is not held


@rule("RC-49", "RC-25")
def test_grapple() -> None:
    far = {"1": {"x": 0, "y": -1}, "4": {"x": 0, "y": -2, "areas": {"a": {"health": 1}}}}
    table = armed("pathfinder", {"e": {"brown": 9}}, more=far, seat={"health": 2})
    refused(table, "use yellow 4a", "RC-49", "active district")
    refused(table, "use yellow 0e", "RC-49")
    p = after(table, "use yellow 1a")
    assert p["seats"][0]["area"] == "1a" and p["seats"][0]["health"] == 2  # no Gnawers
    assert p["seats"][0]["move"] == 4


@rule("RC-49")
def test_whistle() -> None:
    table = armed("pathfinder", {"d": {"white": 4, "brown": 2}})
    refused(table, "use purple white 0d 0a", "RC-49")
    p = after(table, "use purple white 0d 0e")
    assert area(p, "0e")["white"] == 4 and area(p, "0d")["brown"] == 2


@rule("RC-50", "RC-49")
def test_mincer_and_bomb_use_dice_of_the_pool() -> None:
    table = armed("butcher", {"e": {"white": 5}}, script=[4, 4, 4, 1, 1])
    p = after(table, "use yellow")
    assert p["seats"][0]["cage"]["white"] == 3 and p["seats"][0]["dice"] == 3
    refused(armed("butcher"), "use yellow", "RC-49", "needs a rat")
    table = armed("alchemist", {"d": {"white": 5}}, seat={"area": "0a"}, script=[4, 4, 1, 1])
    p = after(table, "use yellow 0d")
    assert p["seats"][0]["cage"]["white"] == 2
    far = {"1": {"x": 0, "y": -1, "areas": {"a": {"white": 1}}}}
    refused(armed("alchemist", more=far), "use yellow 1a", "RC-49")


@rule("RC-49", "RC-51")
def test_apron_and_gas() -> None:
    table = armed("butcher", {"e": {"brown": 5}}, script=[1])
    p = after(table, "use purple", "end")
    assert p["seats"][0]["health"] == 4
    table = armed("butcher", {"e": {"effects": ["apron"]}})
    refused(table, "use purple", "RC-49", "apron")
    table = armed("alchemist", {"a": {"cheese": 1, "white": 6}, "e": {"brown": 9}}, script=[1])
    p = after(table, "use purple 0a", "use purple 0e", "end")
    assert p["arch"]["progress"] == 0 and p["seats"][0]["health"] == 5
    assert area(p, "0a")["white"] == 6


# --- gains ----------------------------------------------------------------------------------------


@rule("RC-53", "RC-54", "RC-56")
def test_buying_is_limited() -> None:
    table = hunt(seat={"cage": {"white": 14}})
    refused(table, "buy cheese", "RC-54", "costs 15 rats, you have 14")
    refused(table, "buy health", "RC-54", "Health is full")
    refused(table, "buy yellow", "RC-54", "not unlocked")
    p = after(table, "buy die")
    assert p["seats"][0]["dice"] == 4 and p["seats"][0]["cage"]["white"] == 11
    refused(hunt(seat={"cage": {"white": 9}, "dice": 10}), "buy die", "RC-54", "more dice")
    p = after(hunt(seat={"cage": {"white": 15}}), "buy cheese")
    assert p["phase"] == "cheese" and p["bag"]["white"] == 34


@rule("RC-55")
def test_you_choose_the_rats_you_pay() -> None:
    table = hunt(seat={"cage": {"white": 2, "brown": 2, "black": 2}})
    table.play("buy die")
    assert table.legal() == ("pay black 0", "pay black 1", "pay black 2")
    p = after(table, "pay black 0")
    assert p["pay"] == {"item": "die", "left": 3, "ask": "brown"}
    assert table.legal() == ("pay brown 1", "pay brown 2")
    refused(table, "pay brown 0", "RC-55")
    p = after(table, "pay brown 2")
    assert p["seats"][0]["cage"] == {"white": 1, "brown": 0, "black": 2}
    table = hunt(seat={"cage": {"black": 3}})
    assert after(table, "buy die")["phase"] == "actions"  # forced


@rule("RC-57", "RC-53")
def test_claiming_rewards() -> None:
    def claimed(rat: int, action: str, **seat: Any) -> dict[str, Any]:
        table = hunt(seat={"caught": [{"rat": rat}], **seat}, script=[1, 2, 3])
        p = after(table, action)
        assert p["peculiar_discard"] == [rat] and p["seats"][0]["caught"] == []
        return p

    assert claimed(8, "claim 8", health=3)["seats"][0]["health"] == 4
    assert claimed(7, "claim 7")["seats"][0]["move"] == 5
    assert claimed(10, "claim 10")["seats"][0]["move"] == 6
    assert claimed(2, "claim 2", dice=9)["seats"][0]["dice"] == 10
    assert claimed(4, "claim 4 dice")["seats"][0]["dice"] == 4
    assert claimed(11, "claim 11 move")["seats"][0]["move"] == 5
    assert claimed(12, "claim 12")["gained"] == 1
    assert claimed(6, "claim 6")["seats"][0]["cage"] == {"white": 1, "brown": 1, "black": 1}
    fields = {"fields": {"purple": 1}, "purple": 1}
    assert claimed(5, "claim 5 purple", **fields)["seats"][0]["purple"] == 2
    table = hunt(seat={"caught": [{"rat": 4}]})
    refused(table, "claim 4", "RC-57", "Choose health or dice")
    refused(table, "claim 5 yellow", "RC-57")


@rule("RC-57", "RC-58")
def test_the_hoard_goes_as_far_as_it_can() -> None:
    caught = [{"rat": 3, "holds": {"health": 2, "yellow": 1, "purple": 1}}]
    seat = {"caught": caught, "health": 3, "fields": {"yellow": 1}, "yellow": 1}
    you = after(hunt(seat=seat), "claim 3")["seats"][0]
    assert (you["health"], you["yellow"], you["purple"]) == (4, 2, 0)


@rule("RC-59", "RC-76")
def test_a_mystery_token_as_reward() -> None:
    def revealed(token: str, script: list[int], **seat: Any) -> dict[str, Any]:
        table = hunt(seat={"caught": [{"rat": 1}], **seat}, mystery=[token], script=script,
                     peculiar_deck=[9, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12])  # fmt: skip
        return after(table, "claim 1")

    assert area(revealed("nest", [3, 1]), "0e") | {"nest": 1, "black": 1, "white": 1} == area(
        revealed("nest", [3, 1]), "0e"
    )
    assert revealed("health", [], health=2)["seats"][0]["health"] == 3
    assert area(revealed("yellow", []), "0e")["yellow"] == 1
    assert revealed("peculiar", [])["peculiar"]["9"]["area"] == "0e"


# --- drawing --------------------------------------------------------------------------------------

FULL_CAGE = {"white": 34, "brown": 18, "black": 11}


@rule("RC-60", "RC-61")
def test_a_draw_and_its_chain() -> None:
    p = after(hunt(script=[3, 3, 2, 1, 1]), "end")  # nest 0c, then two black rats draw
    assert area(p, "0c") | {"black": 2, "brown": 1, "white": 2} == area(p, "0c")
    table = hunt(script=[7])
    refused(table, "end", "RC-60", "7 is no colour")
    table = hunt(seat={"cage": {"white": 34}}, script=[1])
    refused(table, "end", "RC-60", "no white rat in the bag")


@rule("RC-62", "RC-65")
def test_an_empty_bag_takes_the_rats_of_inactive_districts_first() -> None:
    more = {
        "1": {"x": 0, "y": -1, "areas": {"b": {"brown": 18, "black": 12}}},
        "4": {"x": 0, "y": -2, "areas": {"a": {"white": 2}}},
    }
    table = hunt({"b": {"cheese": 2, "white": 4}}, {"area": "0c", "cage": {"white": 28}}, more=more)
    assert table.position()["bag"] == {"white": 0, "brown": 0, "black": 0}
    p = after(table, "end")
    assert "The bag is empty: 2 rats of inactive districts" in log(table)
    assert p["phase"] in ("actions", "reward", "recall")


@rule("RC-63")
def test_then_the_cage_and_a_reward() -> None:
    seat = {"area": "0d", "cage": {"white": 34, "brown": 18, "black": 11}, "health": 3}
    table = hunt({"a": {"black": 1}}, seat, script=[1, 1])
    p = after(table, "end")
    assert p["phase"] == "reward" and p["offer"] == 63
    assert table.legal() == ("buy health", "buy cheese", "pass")
    refused(table, "buy die", "RC-63")
    refused(table, "end", "RC-63")
    fork = table.fork()
    assert after(fork, "pass")["round"] == 2
    p = after(table, "buy cheese")
    assert p["phase"] == "cheese" and p["gained"] == 1
    p = after(table, "put attack")
    assert p["round"] == 2 and p["seats"][0]["fields"]["attack"] == 1


@rule("RC-64", "RC-65", "RC-66")
def test_then_the_active_district_with_the_fewest_rats() -> None:
    more = {
        "1": {"x": 0, "y": -1, "areas": {"b": {"cheese": 1, "white": 2}}},
        "2": {"x": 1, "y": 0, "areas": {"c": {"cheese": 1, "white": 2}}},
        "4": {"x": 0, "y": 1, "areas": {"d": {"cheese": 1, "white": 4}}},
    }
    # all other rats are in the pawn's district: brown ones stay with the pawn, white on cheese
    zero = {"b": {"cheese": 2, "white": 4, "black": 0}, "e": {"brown": 18}}
    seat = {"area": "0e", "health": 4, "fields": {"defence": 1}}
    zero["a"] = {"cheese": 1, "black": 4}
    zero["c"] = {"cheese": 1, "white": 4}
    zero["d"] = {"cheese": 1, "white": 4, "black": 0}
    table = hunt(zero, {**seat, "cage": {"white": 14, "black": 8}}, more=more)
    assert sum(table.position()["bag"].values()) == 0
    p = after(table, "end")
    while p["phase"] == "reward":
        p = after(table, "pass")
    for _ in range(20):
        if table.position()["phase"] != "recall":
            break
        legal = table.legal()
        assert len(legal) > 1
        table.play(legal[0])
    told = log(table)
    assert "caged rats go back" in told
    districts = [line for line in told.splitlines() if "rats of district" in line]
    assert len(districts) == len(set(districts))


@rule("RC-64", "RC-87")
def test_recall_is_a_choice_between_equals() -> None:
    more = {
        "1": {"x": 0, "y": -1, "areas": {"b": {"cheese": 1, "white": 2}}},
        "2": {"x": 1, "y": 0, "areas": {"c": {"cheese": 1, "white": 2}}},
    }
    zero = {"e": {"brown": 18}, "b": {"cheese": 2, "black": 4, "white": 3},
            "a": {"cheese": 2, "black": 4, "white": 20},
            "d": {"cheese": 1, "black": 4, "white": 7}}  # fmt: skip
    position = {
        "game": "ratcatcher", "seats": [{"area": "0e"}], "phase": "recall",
        "city": {"0": {"areas": zero}, **more}, "todo": ["draw 0c 2", "clean", "refresh"],
        "script": [1, 1],
    }  # fmt: skip
    table = GAME.load(position)
    assert table.legal() == ("recall 1", "recall 2")
    refused(table, "recall 0", "RC-64")
    p = after(table, "recall 2")
    assert p["round"] == 2 and area(p, "0c")["white"] == 2 and area(p, "2c")["white"] == 0
    position["todo"] = ["draw 0c 3", "clean", "refresh"]
    position["recalled"] = [1, 2]
    with pytest.raises(cm.BadPosition):
        GAME.load(position)  # nothing is left to choose
    position["recalled"] = []
    position["script"] = [1, 1, 1, 1, 1]
    position["todo"] = ["draw 0c 5", "clean", "refresh"]
    table = GAME.load(position)
    p = after(table, "recall 1")  # then district 2 alone is left, then nothing: RC-66
    assert area(p, "0c")["white"] == 4 and p["recalled"] == [] and "No rat is left" in log(table)


# --- expansion ------------------------------------------------------------------------------------

DECK = [1, 4, 2, 3, *range(5, 25)]


def growing(zero: dict[str, Any], seat: dict[str, Any], deck: list[int], **fields: Any) -> cm.Table:
    return GAME.load({"game": "ratcatcher", "seats": [seat], "city": {"0": {"areas": zero}},
                      "deck": deck, **fields})  # fmt: skip


@rule("RC-67")
def test_the_city_grows_with_fewer_than_2_cheeses() -> None:
    assert after(growing({"b": {"cheese": 2}}, {}, DECK, script=[1]), "end")["phase"] == "actions"
    assert after(growing({"b": {"cheese": 1}}, {}, DECK), "end")["phase"] == "expand"
    assert after(growing({}, {}, DECK), "end")["waiting"] == [1, 4]


@rule("RC-68", "RC-69", "RC-70")
def test_cards_are_placed_at_the_district_of_the_pawn() -> None:
    table = growing({}, {}, DECK)
    table.play("end")
    refused(table, "place 1 0 0 0", "RC-5", "0 0 is occupied")
    refused(table, "place 1 5 5 0", "RC-69", "No connector of card 1")
    refused(table, "place 9 0 -1 0", "RC-69", "not in your hand")
    refused(table, "end", "RC-69", "Place the cards first")
    table.play("place 1 0 -1 0")
    refused(table, "place 4 0 -2 0", "RC-70", "card 4 can be joined to district 0".capitalize())
    assert all(a.split()[2:4] in (["1", "0"], ["-1", "0"], ["0", "1"]) for a in table.legal())


@rule("RC-70")
def test_without_room_at_the_pawn_an_active_district_then_any() -> None:
    cards = {"9": {"x": 0, "y": -1}, "17": {"x": 1, "y": 0}, "18": {"x": 0, "y": 1},
             "20": {"x": -1, "y": 0}, "21": {"x": 0, "y": -2}}  # fmt: skip
    deck = [n for n in range(1, 25) if str(n) not in cards]
    city = {"0": {"areas": {"b": {"cheese": 1}}}, **cards}
    table = GAME.load({"game": "ratcatcher", "seats": [{}], "city": city, "deck": deck})
    table.play("end")
    cells = {tuple(a.split()[2:4]) for a in table.legal()}
    assert ("1", "-1") in cells and ("0", "-3") not in cells  # 21 is inactive
    refused(table, "place 1 0 -3 0", "RC-70", "active district")


@rule("RC-71")
def test_cards_that_fit_nowhere_go_under_the_deck() -> None:
    """No set of cards can close the city, so the rule is tried by itself."""
    cards = {"1": {"x": 0, "y": -1}, "2": {"x": 1, "y": 0}}
    deck = [n for n in range(1, 25) if n not in (1, 2)]
    city = {"0": {"areas": {}}, **cards}
    table = GAME.load({"game": "ratcatcher", "seats": [{}], "city": city, "deck": deck})
    from cheesemoon.games.ratcatcher.expand import put_under_deck

    table.play("end")
    s = table.fork().state
    waiting = table.position()["waiting"]
    put_under_deck(s)
    assert [int(c) for c in s.deck[: s.deck_left][::-1]][-len(waiting) :] == waiting
    assert not s.waiting.any()


@rule("RC-72", "RC-74", "RC-75", "RC-105")
def test_new_districts_are_filled_and_the_step_is_over() -> None:
    table = growing({}, {"fields": {"purple": 1}}, [5, 1, 2, 3, 4, *range(6, 25)],
                    mystery=["health", "cheese"], script=[1, 1, 1, 1, 1, 1, 1])  # fmt: skip
    table.play("end")
    p = after(table, "place 5 1 0 0", "place 1 0 -1 0")  # 5: E:c S:b W:a, a question mark on b
    assert area(p, "5b")["health"] == 1 and area(p, "1b")["cheese"] == 1
    assert p["mystery"] == ["cheese"]
    assert p["phase"] == "expand" and p["round"] == 1  # one cheese: the rats' step 6 grows again
    assert len(p["waiting"]) == 2 and p["city"]["5"]["active"] is True


@rule("RC-75")
def test_what_is_not_in_the_pool_is_not_placed() -> None:
    table = growing({}, {}, [3, 1, 2, *range(4, 25)], mystery=[], script=[1] * 6)
    table.play("end")
    p = after(table, "place 3 1 0 180", "place 1 0 -1 0")
    assert area(p, "3a")["cheese"] == 1 and p["mystery"] == []
    fields = {"attack": 3, "accuracy": 2, "move": 1, "trap": 1, "health": 1}
    full = growing({"b": {"cheese": 1}}, {"fields": fields}, DECK, script=[1] * 9)
    assert full.position()["phase"] == "actions"


@rule("RC-76")
def test_a_nest_token_stays_and_draws() -> None:
    table = growing(
        {}, {}, [3, 1, 2, *range(4, 25)], mystery=["nest"], script=[2, 2, 1, 1, 1, 1, 1, 1]
    )
    table.play("end")
    p = after(table, "place 3 1 0 180", "place 1 0 -1 0")
    assert area(p, "3b")["nest"] == 1 and "3b: brown" in log(table)


@rule("RC-78")
def test_late_after_cards_were_added() -> None:
    table = growing({}, {"cage": {"white": 5}, "health": 3}, DECK, script=[1] * 20)
    table.play("end")
    p = after(table, "place 1 0 -1 0", "place 4 1 0 90")
    assert p["phase"] == "late" and table.legal() == ("buy health", "done")
    refused(table, "move 0a", "RC-78")
    refused(table, "buy die", "RC-54")
    p = after(table, "done")
    assert p["round"] == 2
    without = growing({}, {}, DECK, script=[1] * 20)
    without.play("end")
    assert after(without, "place 1 0 -1 0", "place 4 1 0 90")["round"] == 2


# --- the rats' turn -------------------------------------------------------------------------------


@rule("RC-79", "RC-80", "RC-82")
def test_steps_and_order() -> None:
    odd = {"7": {"area": "0a"}, "2": {"area": "0c"}}
    areas = {"a": {"white": 1, "brown": 1}, "c": {"brown": 1, "black": 1}, "d": {"trap": 1}}
    table = hunt(
        areas, {"area": "0d"}, peculiar=odd, arch={"area": "0a", "progress": 5}, script=[2]
    )
    position = table.position()
    position["script"] = [2, 1, 1, 1, 1, 1, 1, 1, 1]
    table = GAME.load(position)
    table.play("end")
    lines = log(table).splitlines()
    moved = [line.split(":")[0] for line in lines if "towards" in line]
    assert moved == ["Rat King", "Whiprat", "Leaper", "1 brown rat", "1 brown rat", "1 black rat",
                     "1 white rat"]  # fmt: skip
    first = {
        w: next(i for i, line in enumerate(lines) if w in line)
        for w in ("towards", "snaps", "bites")
    }
    assert first["towards"] < first["snaps"] < first["bites"]


@rule("RC-81")
def test_rats_of_inactive_districts_stay() -> None:
    more = {"1": {"x": 0, "y": -1}, "4": {"x": 0, "y": -2, "areas": {"a": {"brown": 1}}}}
    table = hunt(more=more, peculiar={"2": {"area": "4b"}}, script=[1, 1])
    table.play("end")
    assert "towards" not in log(table)
    arch = hunt(more=more, arch={"area": "4a", "progress": 5}, script=[6, 1, 1, 1, 1, 1])
    assert after(arch, "end")["arch"]["area"] == "0a"  # six areas


@rule("RC-83", "RC-84")
def test_rats_go_to_their_targets_and_stop_there() -> None:
    areas = {"c": {"white": 2, "black": 1, "brown": 1}}
    p = after(hunt(areas, {"area": "0e"}, script=[1] * 3), "end")
    assert area(p, "0b")["white"] == 2 and area(p, "0e")["brown"] == 1
    assert area(p, "0e")["black"] == 1  # movement 1
    without = GAME.load({"game": "ratcatcher", "seats": [{}], "script": [1],
                         "city": {"0": {"areas": {"a": {"white": 2}}}}, "deck": DECK})  # fmt: skip
    without.play("end")  # no cheese in the city: they stay; the city grows first
    assert area(without.position(), "0a")["white"] == 2
    on_target = hunt({"b": {"cheese": 2, "white": 3}}, script=[1])
    assert area(after(on_target, "end"), "0b")["white"] == 3


@rule("RC-85", "RC-86")
def test_ties_are_broken_by_the_pawn_then_by_the_district() -> None:
    near = hunt({"a": {"cheese": 1, "brown": 1}, "b": {"cheese": 1}, "e": {"white": 1}},
                {"area": "0a"}, script=[1])  # fmt: skip
    p = after(near, "end")
    assert area(p, "0a")["white"] == 1 and "nearer to you" in log(near)
    more = {"1": {"x": 0, "y": -1, "areas": {"c": {"cheese": 1}}},
            "2": {"x": 1, "y": 0, "areas": {"a": {"cheese": 1}}}}  # fmt: skip
    high = GAME.load({"game": "ratcatcher", "seats": [{"area": "0e"}], "script": [1] * 4,
                      "city": {"0": {"areas": {"e": {"white": 1}}}, **more}})  # fmt: skip
    p = after(high, "end")
    assert area(p, "2a")["white"] == 1 and "higher district number" in log(high)


@rule("RC-85", "RC-86", "RC-87")
def test_you_choose_between_equals() -> None:
    areas = {"a": {"cheese": 1}, "b": {"cheese": 1}, "e": {"white": 2}}
    table = hunt(areas, {"area": "0e"}, script=[1])
    p = after(table, "end")
    assert p["phase"] == "rat-move" and p["todo"][:2] == ["step white 0e 2", "walk white 0e 1"]
    assert table.legal() == ("go 0a", "go 0b")
    refused(table, "go 0c", "RC-87", "not one of the ways")
    refused(table, "end", "RC-87")
    p = after(table, "go 0a", "go 0b")
    assert (
        area(p, "0a")["white"] == 1 and area(p, "0b")["white"] == 1 and "your choice" in log(table)
    )


@rule("RC-88")
def test_added_movement_and_abilities_at_the_end_of_a_move() -> None:
    more = {"1": {"x": 0, "y": -1, "areas": {"a": {"brown": 1, "health": 1}}}}
    whip = hunt(more=more, seat={"area": "0e"}, peculiar={"2": {"area": "1a"}}, script=[1] * 4)
    assert area(after(whip, "end"), "0a")["brown"] == 0  # begins without the Whiprat: 1b, 1c
    magpie = hunt(more=more, peculiar={"3": {"area": "1c"}}, script=[1] * 4)
    p = after(magpie, "end")
    assert p["peculiar"]["3"] == {"area": "1a", "holds": {"health": 1, "yellow": 0, "purple": 0}}
    sapper = hunt({"d": {"trap": 1}}, {"area": "0c"}, peculiar={"11": {"area": "0e"}}, script=[1])
    sapper.play("end")
    assert "takes off the trap in 0d" in log(sapper) and "snaps" not in log(sapper)
    east = {"2": {"x": 1, "y": 0, "areas": {"c": {"cheese": 1}}}}
    king = hunt({"a": {"white": 1}}, {"area": "0c"}, more=east, script=[1] * 9,
                arch={"area": "0c", "progress": 5})  # fmt: skip
    king.play("end")
    assert "1 white rat: 0a → 0b" in log(king)


@rule("RC-88")
def test_the_whip_moves_rats_that_begin_with_it() -> None:
    more = {"1": {"x": 0, "y": -1, "areas": {"a": {"brown": 1}}}}
    gone = hunt(more=more, seat={"area": "0c"}, peculiar={"2": {"area": "1a"}}, script=[1] * 4)
    assert area(after(gone, "end"), "1c")["brown"] == 1  # the Whiprat has left before them
    held = {
        "1": {"x": 0, "y": -1, "areas": {"a": {"white": 1, "effects": ["net"]}, "b": {"white": 1}}}
    }
    assert after(hunt(more=held, script=[1] * 4), "end")["round"] == 2
    there = hunt({"b": {"cheese": 2}, "c": {"white": 1}}, {"area": "0c"},
                 {"2": {"x": 1, "y": 0, "areas": {"b": {"cheese": 1}}}},
                 peculiar={"2": {"area": "0c"}}, script=[1] * 4)  # fmt: skip
    position = there.position()
    position["city"]["0"]["areas"]["b"]["cheese"] = 0
    position["city"]["2"]["areas"]["c"]["cheese"] = 1
    table = GAME.load(position)
    table.play("end")  # three steps with the whip: 0e, 0b, 2a
    assert "1 white rat: 0c → 2a" in log(table)


@rule("RC-89", "RC-90", "RC-91")
def test_traps_fire_in_area_order() -> None:
    areas = {"d": {"trap": 1, "white": 1}, "a": {"trap": 1, "white": 1}, "c": {"trap": 1}}
    seat = {"area": "0c"}
    held = {k: {**v, "effects": ["net"]} if v.get("white") else v for k, v in areas.items()}
    table = hunt(held, seat, script=[1, 4, 4, 1, 1])
    table.play("end")
    snaps = [line for line in log(table).splitlines() if "snaps" in line]
    assert len(snaps) == 2 and "0a" in snaps[0] and "0d" in snaps[1]
    assert table.position()["seats"][0]["cage"]["white"] == 2
    odd = {"4": {"area": "0d"}, "7": {"area": "0d"}}
    roll = {"area": "0d", "by": "trap", "dice": [5, 5, 6], "hits": 2, "sixes": 1}
    table = hunt(
        {"d": {"trap": 1, "black": 1}}, {"area": "0d"}, peculiar=odd, phase="hits", roll=roll
    )
    assert table.legal() == ("catch black", "catch black six", "catch p7 six")
    refused(table, "catch p4", "RC-91", "Traps do not reach the Wingrat")
    refused(table, "catch p7", "RC-91", "Only a six of a trap catches the Leaper")


@rule("RC-90")
def test_a_trap_wounds_the_arch_rat() -> None:
    table = hunt({"d": {"trap": 1}}, {"area": "0d"}, arch={"area": "0d", "progress": 5},
                 script=[6, 1, 1, 1, 1, 1, 1])  # fmt: skip
    assert after(table, "end")["arch"]["health"] == 5


@rule("RC-92", "RC-118", "RC-116")
def test_the_arch_rat_bites_and_the_were_rat_heals() -> None:
    table = hunt({}, {"area": "0d"}, arch={"area": "0d", "progress": 5, "health": 3},
                 options={"arch_rat": "were-rat"}, script=[6, 4, 1, 1, 1])  # fmt: skip
    p = after(table, "end")
    assert p["seats"][0]["health"] == 3 and p["arch"]["health"] == 4
    full = hunt({}, {"area": "0d"}, arch={"area": "0d", "progress": 5},
                options={"arch_rat": "were-rat"}, script=[6, 4, 1, 1, 1])  # fmt: skip
    assert after(full, "end")["arch"]["health"] == 6


@rule("RC-93")
def test_peculiar_rats_bite_one_by_one_and_the_thief_steals() -> None:
    odd = {"4": {"area": "0d"}, "9": {"area": "0d"}, "12": {"area": "0d"}}
    seat = {"area": "0d", "cage": {"white": 1, "brown": 1, "black": 1}}
    p = after(hunt({}, seat, peculiar=odd, script=[1]), "end")
    assert p["seats"][0]["health"] == 3  # only the Giant's 5 is above 3
    assert p["seats"][0]["cage"] == {"white": 1, "brown": 0, "black": 0}


@rule("RC-94", "RC-95")
def test_brood_mother_makes_black_rats_bite_harder() -> None:
    areas = {"d": {"black": 2, "cheese": 1}}
    for arch, health in ((None, 4), ("0a", 3)):
        table = hunt(areas, {"area": "0d"}, options={"arch_rat": "brood-mother"},
                     arch={"area": arch, "progress": 5}, script=[1] * 8)  # fmt: skip
        assert after(table, "end")["seats"][0]["health"] == health


@rule("RC-96", "RC-97", "RC-109", "RC-113")
def test_eating_advances_the_track_and_its_field_works() -> None:
    table = hunt({"b": {"cheese": 2, "white": 5, "brown": 0}, "a": {"cheese": 1, "white": 4}},
                 {"area": "0d"}, arch={"progress": 1}, script=[1],
                 peculiar_deck=[9, *range(1, 9), 10, 11, 12])  # fmt: skip
    p = after(table, "end")
    assert p["arch"]["progress"] == 2 and area(p, "0b") | {"cheese": 1, "white": 0} == area(p, "0b")
    assert p["peculiar"] == {"9": {"area": "0b", "holds": {"health": 0, "yellow": 0, "purple": 0}}}
    assert area(p, "0a") | {"cheese": 1, "white": 4} == area(p, "0a")
    giant = hunt({"a": {"cheese": 1}}, {"area": "0a"}, peculiar={"12": {"area": "0a"}}, script=[1])
    assert after(giant, "end")["arch"]["progress"] == 1  # huge: weight 5
    spawn = hunt({"b": {"cheese": 2, "white": 5}}, {"area": "0d"}, arch={"progress": 2}, script=[1])
    assert after(spawn, "end")["arch"]["bonus"]["spawn"] == 1


@rule("RC-97")
def test_the_glutton_draws_when_the_rats_have_gone_home() -> None:
    table = hunt({"b": {"cheese": 3, "white": 2}}, {"area": "0d"}, peculiar={"1": {"area": "0b"}},
                 script=[2, 1])  # fmt: skip
    p = after(table, "end")
    assert area(p, "0b") | {"white": 0, "brown": 1, "cheese": 2} == area(p, "0b")


@rule("RC-101", "RC-102", "RC-104")
def test_spawning() -> None:
    more = {"1": {"x": 0, "y": -1, "areas": {"b": {"black": 1, "cheese": 1}}}}
    table = hunt({"b": {"cheese": 2}}, {"area": "0d"}, more=more, peculiar={"6": {"area": "0a"}},
                 arch={"area": "0d", "progress": 5, "bonus": {"spawn": 1}},
                 script=[1, 1, 1, 2, 2, 2, 1, 1, 3, 2])  # fmt: skip
    p = after(table, "end")  # bites 1 1 1; 0a queen, 0c, 1a nests; arch 2; then the black rat
    assert area(p, "0a")["brown"] == 1 and area(p, "0c")["brown"] == 1
    assert area(p, "1a")["brown"] == 1 and area(p, "0d")["white"] == 2
    assert area(p, "1b") | {"black": 2, "brown": 1} == area(p, "1b") and p["script"] == []


@rule("RC-106", "RC-107", "RC-108")
def test_clean_up() -> None:
    more = {
        "1": {"x": 0, "y": -1},
        "4": {
            "x": 0,
            "y": -2,
            "areas": {"a": {"white": 3, "yellow": 1, "nest": 1}, "c": {"health": 1}},
        },
    }
    odd = {"3": {"area": "4b", "holds": {"purple": 2}}}
    table = hunt({"a": {"yellow": 1, "trap": 1, "effects": ["bait"]}}, {"area": "0d"}, more=more,
                 peculiar=odd, script=[1, 1])  # fmt: skip
    p = after(table, "end")
    assert area(p, "4a") | {"white": 0, "yellow": 0, "nest": 1} == area(p, "4a")
    assert area(p, "4c")["health"] == 0 and p["peculiar"] == {} and p["peculiar_discard"] == [3]
    assert area(p, "0a") | {"yellow": 1, "trap": 0, "effects": []} == area(p, "0a")
    assert p["seats"][0]["traps"] == 3 and p["round"] == 2 and "4" in p["city"]


@rule("RC-109")
def test_the_discard_pile_is_shuffled_by_the_script() -> None:
    table = hunt({"b": {"cheese": 2, "white": 5}}, {"area": "0d"}, arch={"progress": 1},
                 peculiar_deck=[], peculiar_discard=[2, 5, 9],
                 peculiar={str(n): {"area": "0d"} for n in (1, 3, 4, 6, 7, 8, 10, 11, 12)},
                 script=[2, 2])  # fmt: skip
    position = table.position()
    position["peculiar"] = {}
    position["seats"][0]["caught"] = [{"rat": n} for n in (1, 3, 4, 6, 7, 8, 10, 11, 12)]
    position["script"] = [2, 2, 1]
    p = after(GAME.load(position), "end")  # 5 first, then 9 of (2, 9), then 2
    assert list(p["peculiar"]) == ["5"] and p["peculiar_deck"] == [9, 2]
    position["script"] = [4]
    refused(GAME.load(position), "end", "RC-109")


@rule("RC-113")
def test_swarm_draws_for_the_nests() -> None:
    table = hunt({"b": {"cheese": 2, "white": 5}}, {"area": "0d"}, arch={"progress": 1},
                 options={"arch_rat": "brood-mother"}, script=[2, 1])  # fmt: skip
    p = after(table, "end")
    assert area(p, "0c") | {"brown": 1, "white": 1} == area(p, "0c")


@rule("RC-114")
def test_the_arch_rat_comes_to_a_nest() -> None:
    table = hunt(
        {"b": {"cheese": 2, "white": 5}}, {"area": "0d"}, arch={"progress": 4}, script=[1, 1]
    )
    assert after(table, "end")["arch"]["area"] == "0c"  # the single nest; it spawns at once
    two = hunt({"b": {"cheese": 2, "white": 5}, "a": {"nest": 1}}, {"area": "0d"},
               arch={"progress": 4}, script=[1, 1, 1])  # fmt: skip
    p = after(two, "end")
    assert p["phase"] == "deploy" and two.legal() == ("deploy 0a", "deploy 0c")
    refused(two, "deploy 0b", "RC-114")
    refused(two, "end", "RC-114")
    assert after(two, "deploy 0a")["arch"]["area"] == "0a"


@rule("RC-115")
def test_the_arch_rat_moves_by_die() -> None:
    def moved(arch: str, script: list[int], **bonus: int) -> str:
        more = {"1": {"x": 0, "y": -1}, "4": {"x": 0, "y": -2}}
        table = hunt({}, {"area": "0c"}, more=more, options={"arch_rat": arch},
                     arch={"area": "4a", "progress": 5, "bonus": bonus},
                     script=[*script, *[1] * 9])  # fmt: skip
        return str(after(table, "end")["arch"]["area"])

    assert moved("rat-king", [3]) == "1a"
    assert moved("rat-king", [3], move=1) == "1b"
    assert moved("were-rat", [1, 4]) == "1b"
    maw = hunt({"b": {}, "d": {"cheese": 2}}, {"area": "0c"}, options={"arch_rat": "maw"},
               arch={"area": "0b", "progress": 5}, script=[3, *[1] * 9])  # fmt: skip
    assert after(maw, "end")["arch"]["area"] == "0d"  # half of 3, rounded up
    stays = hunt({}, {"area": "0c"}, arch={"area": "0c", "progress": 5}, script=[1] * 5)
    assert (
        len(after(stays, "end")["script"]) == 0
    )  # three dice of the bite, two draws, none to move


@rule("RC-116", "RC-117")
def test_the_maw_devours() -> None:
    areas = {"b": {"cheese": 3, "trap": 1, "health": 1, "yellow": 1, "white": 2, "brown": 2,
                   "effects": ["bait"]}}  # fmt: skip
    table = hunt(areas, {"area": "0d"}, options={"arch_rat": "maw"},
                 arch={"area": "0b", "progress": 5, "health": 5}, script=[1] * 12)  # fmt: skip
    p = after(table, "end")
    # trap bite, health marker heals, yellow spawn, bait defence, three rats heal, cheese bite
    assert p["arch"]["guts"] == 6
    assert p["arch"]["bonus"] == {"bite": 2, "defence": 1, "move": 0, "spawn": 2}  # field 6: spawn
    assert p["arch"]["health"] == 6 and p["seats"][0]["traps"] == 3


# --- the whole ------------------------------------------------------------------------------------


def test_views_hide_the_piles() -> None:
    view = GAME.new(seed=3).view(0)
    assert (
        view["deck_size"] == 22 and view["peculiar_deck_size"] == 12 and view["mystery_size"] == 16
    )
    assert not {"deck", "peculiar_deck", "mystery", "seed", "drawn", "script"} & set(view)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"city": {"1": {"x": 0, "y": -1}}}, "city"),
        ({"city": {"0": {"areas": {"f": {}}}}}, "city.0.areas.f"),
        ({"city": {"0": {"areas": {"a": {"effects": ["gas"]}}}}}, "city.0.areas.a.effects"),
        ({"city": {"0": {}, "1": {"x": 3, "y": 3}}}, "city.1"),
        ({"city": {"0": {"areas": {"a": {"white": 30}, "b": {"white": 30}}}}}, "city"),
        ({"bag": {"white": 3}}, "bag.white"),
        ({"deck": [1, 2]}, "deck"),
        ({"deck": [1, *range(1, 24)]}, "deck"),
        ({"peculiar_discard": [3], "peculiar": {"3": {"area": "0a"}}}, "peculiar_discard"),
        ({"peculiar": {"13": {"area": "0a"}}}, "peculiar.13"),
        ({"peculiar": {"3": {"area": "9a"}}}, "peculiar.3.area"),
        ({"peculiar": {"2": {"area": "0a", "holds": {"health": 1}}}}, "peculiar.2.holds.health"),
        ({"mystery": ["nest"] * 4}, "mystery"),
        ({"seats": [{"traps": 4}]}, "seats[0].traps"),
        ({"seats": [{"yellow": 1}]}, "seats[0].yellow"),
        ({"seats": [{"fields": {"trap": 2}}]}, "seats[0].fields.trap"),
        ({"seats": [{"area": "4a"}]}, "seats[0].area"),
        ({"seats": [{"health": 0}]}, "seats[0].health"),
        ({"seats": [{"colour": 1}]}, "seats[0].colour"),
        ({"arch": {"progress": 10}}, "arch.progress"),
        ({"arch": {"health": 0}}, "arch.health"),
        ({"gained": 1}, "gained"),
        ({"offer": 5}, "offer"),
        ({"phase": "hits"}, "roll"),
        ({"phase": "rat-move"}, "todo"),
        ({"phase": "over"}, "result"),
        ({"result": "won-arch"}, "result"),
        ({"todo": ["bite"]}, "todo"),
        ({"turn": None}, "turn"),
        ({"waiting": [1]}, "waiting"),
        ({"city": {"0": {"areas": {"e": {"cheese": 1}}}}}, "city.0.areas.e.cheese"),
    ],
)
def test_bad_positions_name_the_field(change: dict[str, Any], field: str) -> None:
    position = {"game": "ratcatcher", "seats": [{}], "city": {"0": {"areas": HOLD}}, **change}
    with pytest.raises(cm.BadPosition) as caught:
        GAME.load(position)
    assert caught.value.field == field, str(caught.value)
    assert all(caught.value.text(lang) for lang in ("en", "pl", "de"))


def test_left_out_means_a_fresh_set_up() -> None:
    fresh = GAME.new(seed=0).position()
    loaded = GAME.load({"game": "ratcatcher", "seats": [{}]}).position()
    assert loaded == fresh
    matches(GAME.load({"game": "ratcatcher", "seats": [{}], "seed": 5}).position(), {"seed": 5}, "")
