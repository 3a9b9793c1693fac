"""Set-up and the order of a turn (FR-1 to FR-11)."""

from __future__ import annotations

from pathlib import Path

import pytest

import cheesemoon as cm
from refused import refused
from rules_mark import rule

from .tables import GAME, N, bad, seat, table

# --- set-up ---------------------------------------------------------------------------------------


@rule("FR-1")
def test_seats_act_in_turn_order_and_seat_0_begins_every_round() -> None:
    found = table({}, {}, {})
    order = []
    for _ in range(6):
        order.append((found.position()["round"], found.seat))
        found.play(found.legal()[0])
        found.play("done")
    assert order == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    solo = table({}, play="run 0 1, done")
    assert solo.seat == 0 and solo.position()["round"] == 2
    assert solo.position()["robot"]["discard"]


@rule("FR-2", "FR-3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_fresh_seat(seats: int) -> None:
    position = GAME.new(seats, 3).position()
    for number, found in enumerate(position["seats"]):
        assert found["rats"] == [0, 0, N, N] and found["burrow"] == "mushrooms"
        assert found["light"] == 0 and found["cheese"] == [1, 2, 2, 3, 3][number]
        assert not any(found[k] for k in ("mouldy", "nuts", "bottle", "soda", "can", "calculator"))
        assert not any(found[k] for k in ("packs", "caps", "comics", "drinks", "empties"))
        assert all(spaces == [] for spaces in found["markers"].values())


@rule("FR-4")
@pytest.mark.parametrize(
    "seats,packs,drinks", [(1, 5, 3), (2, 5, 3), (3, 6, 4), (4, 7, 5), (5, 9, 6)]
)
def test_stands_are_filled_by_the_number_of_seats(seats: int, packs: int, drinks: int) -> None:
    seen = set()
    for seed in range(12):
        stands = GAME.new(seats, seed).position()["stands"]
        assert len(stands["hamster"]) == packs and stands["frog"] == drinks
        assert len(stands["crow"]) == len(set(stands["crow"])) == 6
        assert all(stands["hamster"].count(c) <= 2 for c in stands["hamster"])
        seen.add(tuple(stands["crow"]))
    assert len(seen) > 8


@rule("FR-5")
def test_the_library_and_its_comic_that_an_edition_leaves_out() -> None:
    usual = ["orange-pipes", "green-pipes", "no-rent", "long-legs", "green-orange", "cheap-parts"]
    assert GAME.new(3, 1).position()["library"] == usual
    assert GAME.new(2, 1).position()["library"] == usual[:5]
    for seats in (1, 2, 3, 4, 5):  # the German booklet knows no exception
        assert GAME.new(seats, 1, edition="de").position()["library"] == usual
    assert GAME.new(2, 1, edition="de", cheap_parts="out").position()["library"] == usual[:5]
    assert GAME.new(1, 1).position()["library"] == usual
    assert GAME.new(2, 1, cheap_parts="in").position()["library"] == usual
    assert GAME.new(4, 1, cheap_parts="out").position()["library"] == usual[:5]
    drawn = set()
    for seed in range(20):
        library = GAME.new(3, seed, superrats=True).position()["library"]
        assert len(set(library)) == 6
        drawn |= set(library)
        assert "cheap-parts" not in GAME.new(2, seed, superrats=True).position()["library"]
    assert drawn == {*usual, "miroslaw", "slawosz", "lara", "ratwoman"}


@rule("FR-6")
@pytest.mark.parametrize(
    "seats,free", [(1, [1, 3]), (2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 3]), (5, [1, 2, 3, 4])]
)
def test_covered_spaces_stay_empty(seats: int, free: list[int]) -> None:
    rich = {"cheese": 70}
    found = table(
        rich, *[{}] * (seats - 1), play="run 0 1, done, feed, feed, feed, feed, feed, feed"
    )
    assert seat(found)["markers"]["cheese"] == (free + [5] * 6)[:6]
    bad("seats[0].markers.cheese", seats=[{"markers": {"cheese": [1, 2]}}, {}])


@rule("FR-7")
def test_path_tiles_lie_in_their_groups() -> None:
    position = GAME.new(2, 5, board="variable").position()
    path = position["path"]
    for letter, first, last in (
        ("a", 1, 6),
        ("b", 7, 11),
        ("c", 12, 16),
        ("d", 17, 21),
        ("e", 22, 26),
    ):
        tiles = path[first - 1 : last]
        assert sorted(tiles) == [f"{letter}{i + 1}" for i in range(last - first + 1)]
    path = sorted(path)
    swapped = [path[3], path[1], path[2], path[0], *path[4:]]
    found = table({}, {}, board="variable", path=swapped, play="run 0 1, done")
    assert seat(found)["bottle"] == 1  # a4, green, on space 1
    bad("path[0]", options={"board": "variable"}, path=[path[10], *path[1:10], path[0], *path[11:]])
    bad("path", path=path)


@rule("FR-8")
def test_score_tiles_replace_the_values_of_seven_tracks() -> None:
    tracks = ("cockpit", "cargo", "engine", "cheese", "spotlights", "pantry", "rattonauts")
    tiles = dict(zip(tracks, (1, 2, 3, 7, 5, 6, 8), strict=True))
    found = table(
        {"cheese": 20}, {}, board="variable", score_tiles=tiles, play="run 0 1, done, feed"
    )
    assert found.scores()[0]["cheese"] == 9
    found.play("feed")
    assert seat(found)["markers"]["cheese"] == [1, 3] and found.scores()[0]["cheese"] == 15
    drawn = GAME.new(3, 9, board="variable").position()["score_tiles"]
    assert "rocket" not in drawn and len(set(drawn.values())) == 7
    bad("score_tiles", options={"board": "variable"}, score_tiles={**tiles, "cockpit": 2})


@rule("FR-9")
def test_the_dump_is_finite() -> None:
    found = table({"cheese": 10}, {"cheese": 79}, play="run 0 5, done, feed, done")
    assert seat(found)["cheese"] == 1  # the last cheese, then 10 were fed
    found = table({"rats": [10, 0, N, N], "cheese": 0}, {"cheese": 89}, play="run 0 15, done")
    assert seat(found)["cheese"] == 1
    found = table({"rats": [22, 0, N, N], "can": 10}, {"can": 10}, play="run 0 23, done")
    assert seat(found)["can"] == 10
    bad("seats", seats=[{"can": 11}, {"can": 10}])


# --- the turn -------------------------------------------------------------------------------------


@rule("FR-10")
def test_steps_come_in_order() -> None:
    found = table({"rats": [7, 0, N, N], "cheese": 20}, {})
    refused(found, "feed", "FR-10", "Now is the time to run; feeding comes after shopping.")
    refused(found, "buy frog", "FR-10", "Now is the time to run; shopping comes after taking.")
    found.play("run 0 9")
    found.play("done")
    assert found.position()["phase"] == "shop"
    refused(found, "run 1 2", "FR-10")
    found.play("done")
    assert found.position()["phase"] == "build"
    refused(found, "steal frog", "FR-10")
    refused(found, "run 1 2", "FR-10")


@rule("FR-11")
def test_without_a_rat_on_the_path_there_is_only_step_4() -> None:
    gone = {"rats": ["crew1", "crew2", N, N], "cheese": 12}
    found = table({}, gone, {}, edition="de", play="run 0 1, done")
    assert found.seat == 1 and found.legal() == ("feed", "done")
    found.play("feed")
    found.play("done")
    poor = {"rats": ["crew1", "crew2", N, N], "cheese": 9}
    found = table({}, poor, {}, edition="de", play="run 0 1, done")
    assert found.seat == 2
    assert any("turn passes" in line for line in found.log()[-1])


@rule("FR-11", "FR-65", "FR-81")
def test_alone_without_a_rat_the_rounds_pass_by_themselves(tmp_path: Path) -> None:
    asked = 0
    for seed in range(20):
        alone = {"rats": ["crew1", 26, N, N]}
        found = table(alone, edition="de", seed=seed, play="run 1 27, done, nut")
        while not found.over:  # only the robot's plans are left to decide
            assert found.position()["phase"] == "plan" and GAME.load(found.position()) == found
            asked += 1
            found.play(found.legal()[0])
        assert sum("turn passes" in line for lines in found.log() for line in lines) > 1
        found.save(tmp_path / "alone.json")
        assert cm.open(tmp_path / "alone.json") == found
    assert asked
