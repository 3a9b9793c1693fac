"""Step 2: take (FR-28 to FR-43)."""

from __future__ import annotations

from refused import refused
from rules_mark import rule

from .tables import GAME, N, seat, table


@rule("FR-28")
def test_every_rat_that_ran_takes_from_its_space() -> None:
    found = table(
        {"rats": [12, 1, N, N], "cheese": 2},
        {"rats": [13, 0, N, N]},
        play="run 0 13, run 1 3, done",
    )
    assert (seat(found)["bottle"], seat(found)["soda"], seat(found)["cheese"]) == (1, 1, 1)


@rule("FR-30")
def test_a_lit_space_gives_one_more() -> None:
    for light, cheese in ((11, 3), (12, 4), (13, 4)):
        found = table({"rats": [10, 0, N, N], "light": light}, {}, play="run 0 11, done")
        assert seat(found)["cheese"] == cheese
    for light, cheese in ((27, 4), (28, 5)):
        found = table({"rats": [20, 0, N, N], "light": light}, {}, play="run 0 21, done, done")
        assert seat(found)["cheese"] == cheese


@rule("FR-31")
def test_when_bulbs_of_this_turn_light() -> None:
    # rat 0 takes 2 bulbs on 8 (5 + 2 = 7), rat 1 those of 14 (lit from 15)
    for edition, light, expected in (("pl", 13, 13 + 3 + 3), ("de", 13, 13 + 3 + 2)):
        found = table(
            {"rats": [7, 12, N, N], "light": light},
            {},
            edition=edition,
            play="run 0 8, run 1 14, done",
        )
        assert seat(found)["light"] == expected
    found = table({"rats": [7, 12, N, N], "light": 13}, {}, play="run 1 14, run 0 8, done")
    assert seat(found)["light"] == 13 + 2 + 3  # a space never lights itself
    found = table({"rats": [6, 0, N, N], "light": 7}, {}, play="run 0 8, done")
    assert seat(found)["light"] == 9
    found = table(
        {"rats": [7, 12, N, N], "light": 12, "packs": ["blue"]}, {}, play="run 0 8, run 1 14, done"
    )
    assert seat(found)["light"] == 12 + 3 + 3 + 2
    found = table(
        {"rats": [7, 12, N, N], "light": 10, "packs": ["blue"]}, {}, play="run 0 8, run 1 14, done"
    )
    assert seat(found)["light"] == 10 + 3 + 2 + 2  # the backpack does not light


@rule("FR-32")
def test_a_backpack_counts_once_a_turn() -> None:
    found = table({"rats": [4, 10, N, N], "packs": ["yellow"]}, {}, play="run 0 5, run 1 11, done")
    assert seat(found)["cheese"] == 1 + 1 + 2 + 2
    found = table({"rats": [4, 10, N, N], "packs": ["blue"]}, {}, play="run 0 5, run 1 11, done")
    assert seat(found)["cheese"] == 1 + 1 + 2


@rule("FR-33")
def test_green_and_orange_backpacks_add_a_material_of_their_spaces() -> None:
    found = table({"rats": [3, 9, N, N], "packs": ["green"]}, {}, play="run 0 4, run 1 10, done")
    assert found.legal() == ("pack bottle", "pack soda")
    refused(found, "pack can", "FR-33", "The backpack adds only what lies on spaces of its colour.")
    found.play("pack soda")
    assert (seat(found)["bottle"], seat(found)["soda"]) == (1, 2)
    found = table({"rats": [3, 0, N, N], "packs": ["green"]}, {}, play="run 0 4, done")
    assert seat(found)["bottle"] == 2 and found.seat == 1
    found = table({"rats": [3, 0, N, N], "packs": ["orange"]}, {}, play="run 0 4, done")
    assert seat(found)["bottle"] == 1
    both = {"rats": [3, 0, N, N], "packs": ["green", "orange"], "comics": ["green-orange"]}
    found = table(both, {}, play="run 0 4, run 1 3, done")
    assert found.legal() == ("pack bottle", "pack soda")
    found.play("pack bottle")
    assert (seat(found)["bottle"], seat(found)["soda"]) == (2, 1)
    one = {**both, "packs": ["orange"]}
    found = table(one, {}, play="run 0 4, run 1 3, done")
    assert (seat(found)["bottle"], seat(found)["soda"]) == (1, 2)


@rule("FR-34")
def test_a_drink_doubles_everything_of_the_step() -> None:
    thirsty = {"rats": [10, 26, N, N], "packs": ["yellow"], "drinks": 2, "light": 12}
    found = table(thirsty, {}, play="run 0 11, run 1 27, done, nut")
    assert found.legal() == ("drink", "keep")
    fork = found.fork()
    fork.play("keep")
    assert seat(fork)["cheese"] == 1 + 5 and seat(fork)["drinks"] == 2
    found.play("drink")
    assert seat(found)["cheese"] == 1 + 10 and seat(found)["nuts"] == 1
    assert (seat(found)["drinks"], seat(found)["empties"]) == (1, 1)
    assert any("2 + 1 light + 2 backpack, ×2 = 10 cheese" in line for line in found.log()[-1])
    only_pad = table({"rats": [26, 0, N, N], "drinks": 1}, {}, play="run 0 27, done, nut")
    assert only_pad.seat == 1


@rule("FR-35")
def test_goods_come_from_the_dump() -> None:
    found = table(
        {"rats": [24, 0, N, N], "calculator": 7}, {"calculator": 7}, play="run 0 25, done"
    )
    assert seat(found)["calculator"] == 8
    found = table(
        {"rats": [24, 0, N, N], "calculator": 8}, {"calculator": 7}, play="run 0 25, done"
    )
    assert seat(found)["calculator"] == 8


@rule("FR-36")
def test_bulbs_move_the_light_and_spotlights_score() -> None:
    found = table({"rats": [21, 0, N, N], "light": 14}, {}, play="run 0 22, done")
    assert seat(found)["light"] == 18 and seat(found)["markers"]["spotlights"] == [1]
    found = table(
        {"rats": [21, 0, N, N], "light": 38, "drinks": 1}, {}, play="run 0 22, done, drink"
    )
    assert seat(found)["light"] == 40 and seat(found)["markers"]["spotlights"] == [1]
    found = table(
        {"rats": [21, 16, N, N], "light": 27, "drinks": 1},
        {},
        play="run 0 22, run 1 17, done, drink",
    )
    assert seat(found)["light"] == 40 and seat(found)["markers"]["spotlights"] == [1, 3]
    found = table({"rats": [21, 0, N, N], "light": 40}, {}, play="run 0 22, done")
    assert seat(found)["light"] == 40 and seat(found)["markers"]["spotlights"] == []


@rule("FR-37", "FR-38")
def test_the_burrow_marker_walks_and_decides_at_forks() -> None:
    found = table({"rats": [8, 0, N, N], "burrow": "low-right"}, {}, play="run 0 9, done")
    assert found.legal() == ("fork library", "fork on")
    refused(found, "fork nursery", "FR-38")
    fork = found.fork()
    fork.play("fork on")
    assert seat(fork)["burrow"] == "nursery-fork" and fork.position()["phase"] == "shop"
    found = table({"rats": [25, 0, N, N], "burrow": "nursery-fork"}, {}, play="run 0 26, done")
    assert found.legal() == ("fork nursery", "fork on")
    found.play("fork on")
    assert seat(found)["burrow"] == "mushrooms"


@rule("FR-39", "FR-40")
def test_the_pantry_scores_when_entered_also_in_passing() -> None:
    found = table({"rats": [25, 0, N, N], "burrow": "low-left"}, {}, play="run 0 26, done")
    assert seat(found)["burrow"] == "top" and seat(found)["markers"]["pantry"] == [1]
    standing = table({"rats": [25, 0, N, N], "burrow": "pantry"}, {}, play="run 0 26, done")
    assert seat(standing)["markers"]["pantry"] == []


@rule("FR-41")
def test_the_nursery_sends_the_lowest_rat() -> None:
    found = table(
        {"rats": [5, 0, N, N], "burrow": "nursery-fork"}, {}, play="run 0 6, done, fork nursery"
    )
    assert seat(found)["rats"] == [6, 0, 0, N] and seat(found)["burrow"] == "nursery"
    found = table(
        {"rats": [5, 0, 0, 0], "burrow": "nursery-fork"}, {}, play="run 0 6, done, fork nursery"
    )
    assert seat(found)["rats"] == [6, 0, 0, 0] and found.seat == 1


@rule("FR-42")
def test_the_library_gives_a_comic() -> None:
    reader = {"rats": [5, 0, N, N], "burrow": "library-fork"}
    found = table(reader, {}, play="run 0 6, done, fork library")
    assert found.legal()[0] == "comic orange-pipes" and len(found.legal()) == 5
    refused(found, "comic none", "FR-42", "A comic must be taken.")
    refused(found, "comic lara", "FR-42")
    found.play("comic no-rent")
    assert seat(found)["comics"] == ["no-rent"] and "no-rent" not in found.position()["library"]
    found = table(reader, {}, edition="de", play="run 0 6, done, fork library")
    assert found.legal()[-1] == "comic none"
    found.play("comic none")
    assert seat(found)["comics"] == [] and found.seat == 1
    found = table(reader, {}, library=[], play="run 0 6, done, fork library")
    assert found.seat == 1


@rule("FR-43")
def test_a_comic_works_from_the_next_turn() -> None:
    reader = {"rats": [5, 0, N, N], "burrow": "library-fork", "can": 1, "calculator": 2}
    found = table(reader, {}, {}, play="run 0 6, done, fork library, comic cheap-parts")
    assert found.position()["now"]["fresh"] == ["cheap-parts"]
    assert found.legal() == ("build cockpit", "done")
    refused(
        found,
        "build cockpit save can",
        "FR-43, FR-61",
        "You have no comic that saves an item; comics work from the turn after",
    )
    again = GAME.load(found.position())
    assert again == found and again.legal() == found.legal()
    owner = {"can": 1, "calculator": 2, "comics": ["cheap-parts"]}
    found = table(owner, {}, {}, play="run 0 1, done")
    assert found.legal() == ("build cockpit save can", "build cockpit save calculator", "done")
