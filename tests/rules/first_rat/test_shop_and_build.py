"""Steps 3 and 4: shop, build and feed (FR-44 to FR-51)."""

from __future__ import annotations

from refused import refused
from rules_mark import rule

from .tables import GAME, N, seat, table

# --- step 3 ---------------------------------------------------------------------------------------


@rule("FR-44")
def test_one_thing_at_each_stand_where_a_rat_ran() -> None:
    rich = {"rats": [14, 20, 9, N], "cheese": 30}
    crow = ["pantry", "cheese", "engine", "rocket", "collector", "unbuilt"]
    found = table(rich, {}, stands={"crow": crow}, play="run 0 15, run 1 21, done")
    refused(found, "buy hamster green", "FR-44", "No rat of yours ran to the hamster this turn.")
    found.play("buy crow engine")
    refused(found, "buy crow rocket", "FR-44", "One thing per stall and turn.")
    assert found.position()["now"]["shopped"] == ["crow"]
    assert found.legal() == ("buy frog", "steal frog", "done")
    found.play("buy frog")
    assert seat(found)["drinks"] == 1 and seat(found)["caps"] == ["engine"]


@rule("FR-45")
def test_buying_costs_the_price() -> None:
    for space, thing, price in (
        (8, "buy hamster green", 6),
        (14, "buy frog", 7),
        (20, "buy crow rocket", 12),
    ):
        stands = {"hamster": ["green"], "frog": 1, "crow": ["rocket"]}
        gift = {8: 0, 14: 2, 20: 3}[space]
        poor = {"rats": [space, 0, N, N], "cheese": price - gift - 1}
        found = table(poor, {}, stands=stands, play=f"run 0 {space + 1}, done")
        refused(found, thing, "FR-45", f"costs {price} cheese; you have {price - 1}.")
        rich = {**poor, "cheese": price - gift}
        found = table(rich, {}, stands=stands, play=f"run 0 {space + 1}, done, {thing}")
        assert seat(found)["cheese"] == 0


@rule("FR-46")
def test_stealing_sends_the_rat_back() -> None:
    found = table({"rats": [14, 0, N, N]}, {}, play="run 0 15, done, steal frog")
    assert seat(found)["rats"] == [0, 0, N, N] and seat(found)["drinks"] == 1
    assert found.position()["stands"]["frog"] == 2
    assert GAME.load(found.position()) == found


@rule("FR-47")
def test_one_backpack_of_each_colour_and_no_more_than_there_is() -> None:
    stands = {"hamster": ["green", "blue", "green"], "frog": 0}
    found = table(
        {"rats": [8, 0, N, N], "packs": ["green"], "cheese": 6},
        {},
        stands={**stands, "hamster": ["green", "blue"]},
        play="run 0 9, done",
    )
    assert found.legal() == ("buy hamster blue", "steal hamster blue", "done")
    refused(found, "steal hamster green", "FR-47", "You already have a green backpack.")
    refused(found, "steal hamster white", "FR-47")
    found = table({"rats": [8, 0, N, N]}, {}, stands=stands, play="run 0 9, done")
    assert found.legal() == ("steal hamster green", "steal hamster blue", "done")
    found = table({"rats": [14, 0, N, N]}, {}, stands=stands, play="run 0 15, done")
    assert found.seat == 1
    found = table(
        {"rats": [20, 0, N, N], "caps": ["rocket"], "drinks": 1},
        {},
        stands={"crow": ["cheese"]},
        play="run 0 21, done, keep, steal crow cheese",
    )
    assert seat(found)["caps"] == ["rocket", "cheese"]


@rule("FR-48")
def test_shopping_is_passed_over_or_ends_with_done() -> None:
    found = table(
        {"rats": [8, 0, N, N], "packs": ["green"]},
        {},
        stands={"hamster": ["green"]},
        play="run 0 9, done",
    )
    assert found.seat == 1
    found = table(
        {"rats": [8, 0, N, N]},
        {},
        stands={"hamster": ["green"]},
        play="run 0 9, done, steal hamster green",
    )
    assert found.seat == 0 and found.legal() == ("done",)


# --- step 4 ---------------------------------------------------------------------------------------


@rule("FR-49")
def test_building_and_feeding() -> None:
    found = table({"soda": 1, "bottle": 5, "cheese": 9}, {}, phase="run", play="run 0 2, done")
    assert found.legal() == ("feed", "done")
    refused(
        found, "build engine", "FR-49", "An engine costs 5 bottles and 2 soda; you lack 1 soda."
    )
    found.play("feed")
    refused(found, "feed", "FR-49", "A food parcel costs 10 cheese; you have 0.")
    rich = {"can": 20, "calculator": 15, "soda": 30, "bottle": 30}
    found = table(
        rich, {}, play="run 0 2, done, build cockpit, build cargo, build cockpit, build engine"
    )
    after = seat(found)
    assert (after["can"], after["calculator"], after["soda"], after["bottle"]) == (16, 11, 25, 25)
    assert after["markers"]["cockpit"] == [1, 3]


@rule("FR-50")
def test_every_complete_set_is_a_rocket() -> None:
    rich = {"can": 20, "calculator": 15, "soda": 30, "bottle": 30}
    play = "run 0 2, done, build cockpit, build cockpit, build cargo, build engine"
    found = table(rich, {}, play=play)
    assert seat(found)["markers"]["rocket"] == [1]
    found.play("build engine")
    assert seat(found)["markers"]["rocket"] == [1]
    found.play("build cargo")
    assert seat(found)["markers"]["rocket"] == [1, 3]


@rule("FR-51")
def test_step_4_is_passed_over_or_ends_with_done() -> None:
    assert table(play="run 0 1, done").seat == 1
    found = table({"cheese": 9}, {}, play="run 0 2, done, feed")
    assert found.seat == 0 and found.legal() == ("done",)
    found.play("done")
    assert found.seat == 1
