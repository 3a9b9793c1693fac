"""Markers, tracks and comics (FR-52 to FR-61)."""

from __future__ import annotations

from refused import refused
from rules_mark import rule

from .tables import SEVEN, N, bad, runs, seat, table

# --- markers and tracks ---------------------------------------------------------------------------


@rule("FR-52")
def test_tracks_fill_from_the_left_and_the_last_space_takes_any_number() -> None:
    found = table(
        {"cheese": 50},
        {"markers": {"cheese": [1]}},
        {},
        play="run 0 1, done, feed, feed, feed, feed",
    )
    assert seat(found)["markers"]["cheese"] == [2, 3, 5, 5]
    assert found.scores()[0]["cheese"] == 6 + 6 + 5 + 5
    bad("seats[0].markers.cheese", seats=[{"markers": {"cheese": [3]}}, {}])
    bad("seats[0].markers.cheese", seats=[{"markers": {"cheese": [1, 5]}}, {}])
    bad(
        "seats[1].markers.cheese",
        seats=[{"markers": {"cheese": [1]}}, {"markers": {"cheese": [1]}}],
    )
    bad("seats[0].rats", seats=[{"rats": ["crew3", 0, N, N]}, {}])


@rule("FR-53", "FR-54")
def test_eight_markers_and_two_spare_ones() -> None:
    eight = {"markers": {**SEVEN, "spotlights": [1]}, "cheese": 60}
    found = table(eight, {}, end="next", play="run 0 1, done")
    assert found.seat == 1  # nothing can be built: passed over
    found = table(eight, {}, end="next", play="run 0 2, done")
    assert found.seat == 1
    last = table(eight, {}, end="this", play="run 0 1, done, feed, feed")
    refused(last, "feed", "FR-54", "You have no marker to place: ten are the limit.")
    free = table(eight, {}, end="next", edition="de", play="run 0 1, done, feed, feed")
    refused(free, "feed", "FR-54")
    seven = {"markers": SEVEN, "cheese": 60, "rats": ["crew1", 0, 0, 0]}
    found = table(seven, {}, play="run 1 1, done, feed")
    assert found.position()["end"] == "next"
    refused(found, "feed", "FR-54", "spare markers only in the last round.")


@rule("FR-55")
def test_without_a_marker_events_score_nothing_then_or_later() -> None:
    full = {
        "markers": {**SEVEN, "cargo": [1]},
        "light": 14,
        "rats": [0, 7, N, N],
        "can": 2,
        "soda": 5,
        "bottle": 5,
    }
    found = table(full, {}, end="next", play="run 0 1, done")
    assert seat(found)["light"] == 15 + 1 and seat(found)["markers"]["spotlights"] == []
    assert any("does not score" in line for line in found.log()[-1])
    seven = {"markers": {"cockpit": [1, 3, 5, 5, 5, 5], "cargo": [1]}, "soda": 2, "bottle": 5}
    found = table(seven, {}, play="run 0 1, done, build engine")
    assert seat(found)["markers"]["engine"] == [1] and seat(found)["markers"]["rocket"] == []
    found.play("done")
    while found.seat != 0:
        found.play(found.legal()[-1])
    assert found.position()["end"] == "this" and seat(found)["markers"]["rocket"] == []


# --- comics ---------------------------------------------------------------------------------------


@rule("FR-56", "FR-57")
def test_free_pipes() -> None:
    found = table({"rats": [3, 5, 20, N], "comics": ["orange-pipes"]}, {})
    assert "run 0 12 via 3" in found.legal() and "run 1 10 via 5" not in found.legal()
    found.play("run 0 12 via 3")
    assert seat(found)["pipes"]["3"] == 1
    found = table({"rats": [3, 5, 20, N], "comics": ["green-pipes"]}, {})
    assert "run 1 10 via 5" in found.legal() and "run 0 12 via 3" not in found.legal()
    found = table({"rats": [3, 5, 20, N], "comics": ["green-pipes", "orange-pipes"]}, {})
    assert "run 2 24 via 20" not in found.legal()
    found = table(
        {"rats": [11, 0, N, N], "comics": ["green-pipes"], "bottle": 1, "can": 1},
        {},
        play="run 0 24 via 11 20",
    )
    assert (seat(found)["can"], seat(found)["bottle"]) == (1, 0)


@rule("FR-58")
def test_no_rent() -> None:
    found = table({"comics": ["no-rent"]}, {"rats": [2, 0, N, N]}, play="run 0 2")
    assert seat(found)["cheese"] == 1 and seat(found, 1)["cheese"] == 2
    found = table({}, {"rats": [2, 0, N, N], "comics": ["no-rent"]}, play="run 0 2")
    assert seat(found, 1)["cheese"] == 3


@rule("FR-59")
def test_long_legs() -> None:
    found = table({"rats": [0, 1, N, N], "comics": ["long-legs"]}, {}, play="run 0 4")
    assert "run 1 4" not in found.legal()  # taken
    found = table({"rats": [1, 7, N, N], "comics": ["long-legs"]}, {}, play="run 0 5")
    assert "run 1 11" in found.legal()
    found = table({"rats": [0, 8, N, N], "comics": ["long-legs"]}, {})
    assert "run 0 5" in found.legal() and "run 0 6" not in found.legal()
    found.play("run 0 5")
    assert found.legal() == ("done",)


@rule("FR-60")
def test_green_and_orange_are_one_colour() -> None:
    found = table({"rats": [0, 4, N, N], "comics": ["green-orange"]}, {}, play="run 0 3")
    assert runs(found) == ["run 1 7"]
    found = table({"rats": [2, 5, N, N], "comics": ["green-orange"]}, {}, play="run 0 4")
    assert runs(found) == ["run 1 7"]
    refused(found, "run 1 6", "FR-15", "green or orange")
    assert runs(table({"rats": [2, 5, N, N]}, {}, play="run 0 4")) == []


@rule("FR-61")
def test_cheap_parts() -> None:
    owner = {"comics": ["cheap-parts"], "can": 2, "soda": 3, "bottle": 5, "calculator": 2}
    found = table(owner, {}, {}, play="run 0 1, done")
    assert found.legal() == (
        "build cockpit save can",
        "build cockpit save calculator",
        "build cargo save soda",
        "build cargo save can",
        "build engine save bottle",
        "build engine save soda",
        "done",
    )
    refused(found, "build engine", "FR-61", "Say which item you save.")
    refused(found, "build engine save can", "FR-61")
    found.play("build engine save bottle")
    assert (seat(found)["bottle"], seat(found)["soda"]) == (1, 1)
