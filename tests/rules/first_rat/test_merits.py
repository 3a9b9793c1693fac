"""What a hint says of an action: what it brings itself, and nothing that another rat brings."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cheesemoon.core import LANGUAGES
from cheesemoon.games.first_rat.telling.merits import merit
from rules_mark import rule

from .tables import GAME, N, table


def said(action: str, *seats: dict[str, Any], **fields: Any) -> str:
    return merit(table(*seats, **fields), action, "en")


@rule("FR-12")
def test_a_run_is_told_with_what_that_rat_takes() -> None:
    """Not with what a second rat brings in the same turn."""
    one = {"rats": [0, 2, N, N], "bottle": 3, "soda": 2}
    assert said("run 0 4", one, {}) == "It brings 1 bottle. Still needed for an engine: 1 bottle."
    assert said("run 1 3", {"rats": [0, 2, N, N]}, {}).startswith("It brings 1 soda.")
    assert "small rat" in said("run 1 6", {"rats": [0, 3, N, N]}, {})


@rule("FR-24")
def test_a_run_to_the_moon_is_told_with_its_points() -> None:
    assert said("run 1 27", {"rats": [0, 25, N, N]}, {}) == "Bella is on the moon: 10 points."


@rule("FR-52")
def test_a_part_is_told_with_its_points_and_those_of_the_next() -> None:
    one = {"rats": [4, N, N, N], "bottle": 5, "soda": 2, "cheese": 10}
    now = {"phase": "build", "now": {"ran": [[0, 4, 4]]}}
    assert said("build engine", one, {}, **now) == (
        "9 points at once. The next marker on this track gets only 7."
    )
    assert said("feed", one, {}, **now).startswith("7 points at once.")


def test_a_run_to_a_stall_is_left_to_what_is_got_there() -> None:
    assert said("run 0 9", {"rats": [5, 0, N, N]}, {}) == ""


def test_what_the_search_has_found_may_say_more() -> None:
    """Bulbs light a spotlight, bottles make an engine, and a danger comes first."""
    one = table({"rats": [0, 3, N, N], "bottle": 4, "soda": 2}, {})
    assert merit(one, "run 0 4", "en", "plan-scored-engine") == ""
    assert merit(one, "run 0 4", "en", "plan-scored-cheese").startswith("It brings 1 bottle")
    assert merit(one, "run 0 1", "en", "plan-scored-spotlights") == ""
    assert merit(one, "run 1 6", "en", "plan-new-rat") == ""
    assert merit(one, "run 0 4", "en", "spare-mouldy") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_of_a_game_is_told_or_left_to_the_search(lang: str) -> None:
    rng, told = random.Random(3), set()
    for seed in range(3):
        one = GAME.new(2, seed=seed)
        while not one.over:
            for action in one.legal():
                sentence = merit(one, action, lang)
                assert "{" not in sentence and len(sentence) < 220, (action, sentence)
                assert not sentence or sentence.endswith((".", "!")), (action, sentence)
                if sentence:
                    told.add(action.split(" ")[0])
            one.play(rng.choice(one.legal()))
    assert told >= {"run", "steal", "newrat", "feed"}, told
