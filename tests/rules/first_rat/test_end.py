"""The end and the score (FR-62 to FR-67)."""

from __future__ import annotations

from typing import Any

from rules_mark import rule

from .tables import SEVEN, N, seat, table


@rule("FR-62")
def test_the_fourth_rattonaut_ends_the_game_with_the_round() -> None:
    last = {"rats": [26, "crew1", "crew2", "crew3"]}
    found = table({}, last, {}, turn=1, play="run 0 27")
    assert found.position()["end"] == "this"
    found.play("done")
    assert found.seat == 2
    found.play("run 0 1")
    found.play("done")
    assert found.over and found.position()["result"]["turns"] == 1


@rule("FR-63")
def test_the_eighth_marker_brings_one_more_round() -> None:
    seven = {"markers": SEVEN, "cheese": 10}
    found = table(seven, {}, play="run 0 1, done, feed")
    assert found.position()["end"] == "next"
    found.play("done")
    found.play("run 0 2")
    found.play("done")
    assert (found.position()["round"], found.position()["end"]) == (2, "this")
    found.play("run 0 2")
    found.play("done")
    while not found.over:
        found.play(found.legal()[0])
    assert found.position()["round"] == 2
    both = table(
        {**seven, "rats": [26, "crew1", "crew3", "crew5"], "cheese": 20}, {}, play="run 0 27, done"
    )
    assert both.position()["end"] == "this"
    both.play("feed")
    assert both.position()["end"] == "this"


@rule("FR-64")
def test_spare_markers_are_free_at_once_after_the_fourth_rattonaut() -> None:
    last = {
        "rats": [26, "crew1", "crew3", "crew5"],
        "markers": {**SEVEN, "spotlights": [1]},
        "cheese": 30,
    }
    found = table(last, {}, end="next", play="run 0 27, done, feed, feed")
    assert len(seat(found)["markers"]["cheese"]) == 2


@rule("FR-65")
def test_a_round_ends_after_the_last_seat_and_the_game_when_no_rat_can_run() -> None:
    gone = {"rats": ["crew1", "crew3", N, N]}
    found = table({"rats": [26, "crew5", N, N]}, gone, edition="de", play="run 0 27, done, nut")
    assert found.over and found.position()["end"] == "none"
    found = table({"rats": [26, "crew5", N, N]}, gone, edition="de", play="run 0 27, done, newrat")
    assert not found.over and found.seat == 0 and found.position()["round"] == 2


@rule("FR-66")
def test_points() -> None:
    owner = {
        "rats": ["crew1", 0, N, N],
        "cheese": 3,
        "can": 4,
        "nuts": 2,
        "mouldy": 1,
        "packs": ["green"],
        "drinks": 1,
        "empties": 1,
        "comics": ["no-rent"],
        "caps": ["unbuilt", "collector", "cheese", "rattonauts"],
        "markers": {"cockpit": [1], "cheese": [1, 3]},
    }
    scores = table(owner, {}).scores()[0]
    assert scores["cockpit"] == 8 and scores["cheese"] == 13 and scores["rattonauts"] == 10
    assert scores["caps"] == (12 - 2) + 2 * (4 + 1 + 1 + 2) + 5 * 2 + 4
    assert (scores["nuts"], scores["mouldy"], scores["leftovers"]) == (6, -2, 1)
    assert scores["total"] == 8 + 13 + 10 + 40 + 6 - 2 + 1
    many = {"cockpit": [1, 3], "cargo": [1, 3], "engine": [1, 3, 5]}
    assert (
        table({"caps": ["unbuilt"], "markers": many, "cheese": 0}, {}, end="none").scores()[0][
            "caps"
        ]
        == 0
    )


@rule("FR-67")
def test_most_points_then_rattonauts_then_shared() -> None:
    over: dict[str, Any] = {"phase": "over", "turn": None, "end": "this"}
    assert table({"nuts": 1, "cheese": 0}, {"cheese": 0}, **over).winners() == [0]
    assert table({"cheese": 0}, {"cheese": 0}, **over).winners() == [0, 1]
    tied = table({"rats": ["crew1", 0, N, N], "cheese": 0}, {"nuts": 2, "cheese": 16}, **over)
    assert tied.position()["result"]["totals"] == [10, 10] and tied.winners() == [0]
