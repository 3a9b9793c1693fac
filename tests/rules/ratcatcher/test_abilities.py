"""Abilities, the accountant, rewards (RC-49 to RC-59)."""

from __future__ import annotations

from typing import Any

import cheesemoon as cm
from refused import refused
from rules_mark import rule

from .tables import after, area, hunt

# --- abilities ------------------------------------------------------------------------------------

UNLOCKED = {"fields": {"yellow": 1, "purple": 1}, "yellow": 2, "purple": 3}


def armed(catcher: str, areas: dict[str, Any] | None = None, **fields: Any) -> cm.Table:
    seat = {**UNLOCKED, **fields.pop("seat", {})}
    return hunt(areas, seat, options={"ratcatcher": catcher}, **fields)


@rule("RC-49")
def test_an_ability_needs_to_be_unlocked_and_a_marker() -> None:
    refused(hunt(), "use purple 0e", "RC-49", "still asleep")
    refused(hunt(seat={"fields": {"purple": 1}}), "use purple 0e", "RC-49", "none of it left")
    table = armed("lady-cage", {"a": {"effects": ["bait"]}})
    refused(table, "use yellow 0a", "RC-49", "where none lies yet")
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
    refused(table, "use yellow 4a", "RC-49", "a waking district")
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
    refused(table, "buy health", "RC-54", "Your hearts are full")
    refused(table, "buy yellow", "RC-54", "still asleep")
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
    for lang, none in (("en", "none"), ("pl", "żadnego"), ("de", "keine")):  # all beside a question
        assert [table.label(way, lang) for way in table.legal()] == [none, "1", "2"]
        assert len(table.question(lang)) < 60 and "3" in table.aside(lang)
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


@rule("RC-26", "RC-58")
def test_a_mystery_token_of_an_empty_pile_takes_no_markers() -> None:
    areas = {"b": {"cheese": 2}, "e": {"health": 1}}
    for pile, health in ([], 3), (["nest"], 4):  # with a token, markers are taken by RC-59
        table = hunt(areas, {"health": 3, "caught": [{"rat": 1}]}, mystery=pile, script=[1])
        p = after(table, "claim 1")
        assert p["seats"][0]["health"] == health and not p["seats"][0].get("caught")
        assert area(p, "0e").get("health", 0) == 4 - health


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
