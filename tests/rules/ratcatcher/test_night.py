"""The rats' turn (RC-79 to RC-118)."""

from __future__ import annotations

import re

from refused import refused
from rules_mark import rule

from .tables import DECK, GAME, after, area, hunt, log


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
    moved = [line.split(":")[0] for line in lines if " → " in line]
    assert moved == ["Rat King", "Whiprat", "Leaper", "1 brown rat", "1 brown rat", "1 black rat",
                     "1 white rat"]  # fmt: skip
    first = {
        w: next(i for i, line in enumerate(lines) if w in line)
        for w in (" → ", "Snap!", "The rats bite")
    }
    assert first[" → "] < first["Snap!"] < first["The rats bite"]


@rule("RC-81")
def test_rats_of_inactive_districts_stay() -> None:
    more = {"1": {"x": 0, "y": -1}, "4": {"x": 0, "y": -2, "areas": {"a": {"brown": 1}}}}
    table = hunt(more=more, peculiar={"2": {"area": "4b"}}, script=[1, 1])
    table.play("end")
    assert " → " not in log(table)
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
    assert area(p, "0a")["white"] == 1 and "nearer to the ratcatcher" in log(near)
    more = {"1": {"x": 0, "y": -1, "areas": {"c": {"cheese": 1}}},
            "2": {"x": 1, "y": 0, "areas": {"a": {"cheese": 1}}}}  # fmt: skip
    high = GAME.load({"game": "ratcatcher", "seats": [{"area": "0e"}], "script": [1] * 4,
                      "city": {"0": {"areas": {"e": {"white": 1}}}, **more}})  # fmt: skip
    p = after(high, "end")
    assert area(p, "2a")["white"] == 1 and "the higher district" in log(high)


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
    assert area(p, "0a")["white"] == 1 and area(p, "0b")["white"] == 1
    for there in ("Guild Table", "Weigh House"):  # each towards the cheese that it was sent to
        sent = rf"→ (the )?{there}, for the cheese (at|in)( the)? {there} \(as chosen"
        assert re.search(sent, log(table))


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
    assert "takes off the trap at the Pillory" in log(sapper) and "Snap!" not in log(sapper)
    east = {"2": {"x": 1, "y": 0, "areas": {"c": {"cheese": 1}}}}
    king = hunt({"a": {"white": 1}}, {"area": "0c"}, more=east, script=[1] * 9,
                arch={"area": "0c", "progress": 5})  # fmt: skip
    king.play("end")
    assert "1 white rat: Guild Table → Weigh House" in log(king)


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
    assert "1 white rat: Wine Vault → Lye Vats" in log(table)


@rule("RC-89", "RC-90", "RC-91")
def test_traps_fire_in_area_order() -> None:
    areas = {"d": {"trap": 1, "white": 1}, "a": {"trap": 1, "white": 1}, "c": {"trap": 1}}
    seat = {"area": "0c"}
    held = {k: {**v, "effects": ["net"]} if v.get("white") else v for k, v in areas.items()}
    table = hunt(held, seat, script=[1, 4, 4, 1, 1])
    table.play("end")
    snaps = [line for line in log(table).splitlines() if "Snap!" in line]
    assert len(snaps) == 2 and "Guild Table" in snaps[0] and "Pillory" in snaps[1]
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
