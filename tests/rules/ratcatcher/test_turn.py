"""Your turn: walking, traps, attacks, cheese (RC-17 to RC-48)."""

from __future__ import annotations

from refused import refused
from rules_mark import rule

from .tables import after, area, hunt, log


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
    refused(table, "move 1a", "RC-21", "No lane leads to Mill Cellar from here")
    p = after(table, "move 0d", "move 0e", "move 0a")
    assert p["seats"][0]["area"] == "0a" and p["seats"][0]["move"] == 0
    refused(table, "move 0e", "RC-21", "You have no step left")


@rule("RC-24")
def test_gnawers_bite_a_ratcatcher_who_leaves() -> None:
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
    refused(table, "trap 0b", "RC-27", "A trap goes where you are, or one place on")
    p = after(table, "trap 0d", "trap 0e")
    assert p["seats"][0]["traps"] == 1 and p["seats"][0]["move"] == 1
    refused(table, "trap 0d", "RC-28", "a trap at the Pillory already")
    butcher = hunt(seat={"move": 1}, options={"ratcatcher": "butcher"})
    refused(butcher, "trap 0d", "RC-27", "costs 2 steps")
    refused(hunt(seat={"traps": 0}), "trap 0d", "RC-27", "No trap left")


@rule("RC-31", "RC-32", "RC-33")
def test_attacking() -> None:
    refused(hunt(), "attack 1", "RC-31", "no rat where you are")
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
    refused(table, "put trap", "RC-42", "No cheese fits there any more")


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
        assert ": 1 hit." in log(t), catcher
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
