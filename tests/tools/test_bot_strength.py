"""The tool that measures the bots for the docs: contests, stored results, tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import bot_strength
import pytest
from bot_strength.measuring import next_deal
from bot_strength.page import load

import cheesemoon as cm
from cheesemoon.arena.match import Job, Result, play
from cheesemoon.core import Character


def solo(deal: int, bot: str, won: bool) -> Result:
    """A solo game in which only the result matters."""
    job = Job("ratcatcher", {}, (bot,), deal, deal)
    return Result(job, (20 if won else -20,), (0,) * won, (1,), 1, (0.0,), (1,))


def test_deals_that_only_one_of_two_won() -> None:
    contest = bot_strength.Contest("ratcatcher", 1, "greedy", "random")
    wins = [("greedy",), ("greedy", "random"), (), ("random",), ("greedy",)]
    score = bot_strength.Score(
        contest,
        [solo(deal, bot, bot in who) for deal, who in enumerate(wins) for bot in wins[1]],
    )
    kept = bot_strength.entry(score)
    assert kept["only"] == [2, 1]
    assert bot_strength.joined(kept, kept)["only"] == [4, 2]
    old = {key: x for key, x in kept.items() if key != "only"}
    assert "only" not in bot_strength.joined(old, kept)  # not known of all deals
    assert "| greedy : random | 5 | 2 : 1 | 66.7% (" in bot_strength.page_part({"contests": [kept]})
    assert "won by one only" not in bot_strength.page_part({"contests": [old]})


def test_results_are_added_to_those_that_are_stored(tmp_path: Path) -> None:
    path = tmp_path / "bots.json"
    only = "space-taxi/greedy,random"
    words = [str(path), only, "--games", "6", "--seconds", "60", "--cores", "1"]
    assert bot_strength.main(words) == 0
    assert bot_strength.page_part(load(path)).count("greedy : random | 6 |") == 1
    assert bot_strength.main(words) == 0
    assert bot_strength.page_part(load(path)).count("greedy : random | 12 |") == 1


def test_games_of_a_bot_that_has_changed_are_marked() -> None:
    contest = bot_strength.Contest("space-taxi", 3, "medium", "greedy")
    same = bot_strength.entry(bot_strength.Score(contest))
    assert "medium : greedy | 0 |" in bot_strength.page_part({"contests": [same]})
    other = {**same, "played_as": "another setting"}
    assert "medium : greedy \\* | 0 |" in bot_strength.page_part({"contests": [other]})


def test_contests_are_dealt_until_they_are_clear() -> None:
    contest = bot_strength.Contest("space-taxi", 1, "greedy", "random")
    score = bot_strength.Score(contest)
    while not score.is_clear() and score.dealt < 400:
        ready = next_deal([score], 800, 1e9)
        score.results += [play(job) for _, job in ready]
    assert score.is_clear() and score.rate().share > 0.95 and score.dealt < 300
    assert not next_deal([score], 800, 1e9)
    odd = bot_strength.Contest("ratcatcher", 1, "hard", "medium", {"arch_rat": "*", "mode": "hard"})
    assert len({odd.jobs(deal)[0].options["arch_rat"] for deal in range(4)}) == 4


def test_games_of_a_character_with_another_taste_are_not_added(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    contest = bot_strength.Contest("first-rat", 2, "thief", "medium")
    before = contest.played_as()
    tastes: Any = cm.game("first-rat").playing.characters
    monkeypatch.setitem(tastes, "thief", Character(deeds={"steal": 0.3}))
    assert contest.played_as() != before


def test_exact_turns_are_reproduced_by_turns_that_are_played() -> None:
    found = bot_strength.exact_turns(3000)
    assert abs(found["mean"] - found["exact"]) < 4 * found["error"] < 1.0
