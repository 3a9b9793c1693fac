"""Drawing rats and the growth of the city (RC-60 to RC-78)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cheesemoon as cm
from refused import refused
from rules_mark import rule

from .tables import DECK, GAME, after, area, hunt, log

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


@rule("RC-60", "RC-66")
def test_more_draws_than_the_record_has_events_are_told_whole() -> None:
    """The rules pause meanwhile, also within one line of `todo`."""
    todo = ["gain", "draw 1b 20", "draw 1a 64", "actions"]
    table = hunt(more={"1": {"x": 0, "y": -1}}, phase="cheese", gained=1, todo=todo)
    table.play("put attack")
    told = table.events[-1]
    drew = [event.args["draws"] for event in told if event.name == "drew"]
    gave = [event for event in told if event.name == "gave"]
    assert len(drew) == 2 and sum(drew) == len(gave) > GAME.record.events_size
    assert table.state.todo_left == 0 and not table.state.events.any()
    assert table.position() == GAME.load(table.position()).position()


@rule("RC-62", "RC-65")
def test_an_empty_bag_takes_the_rats_of_inactive_districts_first() -> None:
    more = {
        "1": {"x": 0, "y": -1, "areas": {"b": {"brown": 18, "black": 12}}},
        "4": {"x": 0, "y": -2, "areas": {"a": {"white": 2}}},
    }
    table = hunt({"b": {"cheese": 2, "white": 4}}, {"area": "0c", "cage": {"white": 28}}, more=more)
    assert table.position()["bag"] == {"white": 0, "brown": 0, "black": 0}
    p = after(table, "end")
    assert "No rat is left in the bag: 2 rats of sleeping districts" in log(table)
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


NINE = {"attack": 3, "move": 1, "health": 1, "accuracy": 1, "defence": 1, "yellow": 1, "purple": 1}


@rule("RC-1", "RC-3", "RC-63")
def test_the_tenth_cheese_as_a_reward_of_the_cage_ends_the_game() -> None:
    seat = {"area": "0d", "cage": FULL_CAGE, "fields": NINE}
    table = hunt({"a": {"black": 1}}, seat, script=[1, 1])
    assert after(table, "end")["phase"] == "reward"
    p = after(table, "buy cheese")
    assert p["phase"] == "over" and not p.get("todo") and table.winners() == [0]
    assert GAME.load(p) == table


@rule("RC-1", "RC-2", "RC-3", "RC-4")
@pytest.mark.parametrize("seed", range(12))
def test_every_end_of_a_staged_game_is_a_position_again(seed: int) -> None:
    rng = random.Random(seed)
    seat = {"area": "0d", "cage": FULL_CAGE, "fields": NINE, "health": 1 + seed % 4}
    caught = [{"rat": n} for n in sorted(rng.sample(range(1, 12), 3))]
    table = hunt({"a": {"black": 1}}, seat | {"caught": caught}, seed=seed)
    for _ in range(3000):
        if table.over:
            break
        table.play(rng.choice(table.legal()))
    assert table.over and GAME.load(table.position()) == table


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
    assert "caged rats run free" in told
    districts = [line for line in told.splitlines() if "those of" in line]
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
    refused(table, "place 1 0 0 0", "RC-5", "A district lies there already")
    refused(table, "place 1 5 5 0", "RC-69", "No lane of Mill Side")
    refused(table, "place 9 0 -1 0", "RC-69", "Crossgate is not among the new districts")
    refused(table, "end", "RC-69", "Place the new districts first")
    table.play("place 1 0 -1 0")
    refused(table, "place 4 0 -2 0", "RC-70", "St Gertrude can join the district where you are")
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
    refused(table, "place 1 0 -3 0", "RC-70", "a waking district")


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
    assert not s.waiting


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
    assert area(p, "3b")["nest"] == 1 and "in Oven Yard: 1 brown rat" in log(table)


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
