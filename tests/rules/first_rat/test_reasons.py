"""A hint says what a run brings, and what that is good for."""

from __future__ import annotations

import pytest

from cheesemoon.bots.reason import Cause, reason, say_cause
from cheesemoon.core import LANGUAGES

from .tables import N, table

ONCE = 100  # take.told_more: nothing extra, no backpack, not doubled


def took(item: str, count: int, when: str = "now") -> Cause:
    args: dict[str, int | str] = {
        "seat": 0,
        "item": item,
        "spaces": count,
        "light": 0,
        "more": ONCE,
    }
    return Cause(f"plan-took-{item}", "took", args, when, 12, 0, 12)


def test_the_reason_names_what_is_still_needed_for_the_next_part() -> None:
    one = table({"bottle": 3, "soda": 2}, {})
    assert say_cause(one, took("bottle", 1), "en") == (
        "It brings 1 bottle. Still needed for an engine: 1 bottle."
    )
    assert say_cause(one, took("bottle", 2), "en") == "It brings 2 bottles: enough for an engine."
    assert (
        say_cause(one, took("bottle", 2), "de") == "Es bringt 2 Flaschen: genug für einen Antrieb."
    )
    plain = say_cause(one, took("bottle", 2), "pl").replace("\N{NO-BREAK SPACE}", " ")
    assert plain == "Daje 2 butelki octu: starczy na silnik."


def test_the_part_that_lacks_least_is_named() -> None:
    one = table({"soda": 1, "can": 2}, {})
    told = say_cause(one, took("soda", 1), "en")
    assert told == "It brings 1 soda. Still needed for a cargo hold: 1 soda."
    told = say_cause(one, took("cheese", 4), "en")
    assert told == "It brings 4 cheese. Still needed for a food parcel: 5 cheese."


def test_what_no_part_needs_is_only_counted() -> None:
    one = table({"bottle": 5, "soda": 2}, {})
    assert say_cause(one, took("bottle", 1), "en") == "It brings 1 bottle."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("item", ["cheese", "bottle", "soda", "can", "calculator", "bulb", "core"])
@pytest.mark.parametrize("when", ["now", "next"])
def test_each_good_has_a_reason_in_each_language(item: str, when: str, lang: str) -> None:
    told = say_cause(table({}, {}), took(item, 2, when), lang)
    assert "2" in told and told.endswith(".") and "{" not in told and len(told) < 200


def test_a_first_run_has_a_reason() -> None:
    one = table({"rats": [0, 0, N, N]}, {})
    assert "1 soda" in reason(one, ["run 0 3", "run 0 1"])


def test_the_question_asks_only_for_what_can_be_done() -> None:
    def asked(**goods: int) -> str:
        one = table({"rats": [2, N, N, N], **goods}, {}, phase="build", now={"ran": [[0, 2, 2]]})
        return one.question("en").split(": ")[1]

    engine = {"bottle": 5, "soda": 2}
    assert asked(cheese=0, **engine) == "build something?"
    assert asked(cheese=10) == "send a food parcel?"
    assert asked(cheese=10, **engine) == "build or feed?"


def test_of_parts_that_lack_the_same_the_one_with_more_points_is_named() -> None:
    """A second cargo hold brings less than the first engine."""
    one = table({"bottle": 2, "markers": {"cargo": [1]}}, {})
    told = say_cause(one, took("soda", 1), "en")
    assert told == "It brings 1 soda. Still needed for an engine: 3 bottles and 1 soda."


def test_goods_of_a_later_run_are_named_with_their_use() -> None:
    one = table({"can": 1}, {})
    told = say_cause(one, took("calculator", 1, "next"), "en")
    assert told == "Next it brings 1 calculator, for a cockpit."
