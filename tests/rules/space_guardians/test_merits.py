"""What a hint says of the rocket and of the mine: whose shot it lets through or blocks."""

from __future__ import annotations

import random
import re

import pytest

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.games.space_guardians.telling.merits import merit
from rules_mark import rule

from .tables import GAME, table


def mining(invaders: str, mine: str, own: str, rival: str, tokens: str = "") -> cm.Table:
    """The mine step of the first seat."""
    purse = {"tokens": dict.fromkeys(tokens, 1)}
    return table(invaders, {"at": own, **purse}, {"at": rival}, phase="mine", mine=mine)


@rule("SG-23")
@pytest.mark.parametrize(
    ("action", "t", "sentence"),
    [
        ("push", mining("5....1", "a5", "a10", "f9"), "your next shot can bring 5, not 1"),
        (
            "done",
            mining("1....5", "e5", "f10", "a9"),
            "would bring 1 at most, not 5",
        ),
        (
            "push",
            mining("1....5", "e5", "a9", "f10"),
            "Pip takes 1 at most with the next",
        ),
    ],
)
def test_the_mine_frees_or_blocks_a_shot(action: str, t: cm.Table, sentence: str) -> None:
    said = merit(t, action, "en").replace(t.player(1, "en"), "Pip")
    assert sentence in said
    assert not merit(t, "done" if action == "push" else "push", "en")


@rule("SG-21")
def test_the_mine_shields_a_fighter() -> None:
    t = mining("1.....", "b8", "c7", "c10", tokens="5")
    assert "There it shields you" in merit(t, "push", "en")


@rule("SG-56")
def test_the_rocket_is_told_with_its_points() -> None:
    t = table("12345.", {"at": "a9", "rocket": "held"}, {"at": "f10"})
    assert merit(t, "rocket", "en") == "It takes the whole row now: 15 points."


def test_nothing_is_said_of_a_push_that_changes_no_shot() -> None:
    t = mining("1....1", "c5", "a10", "f10")
    assert not merit(t, "push", "en") and not merit(t, "done", "en")


def test_every_sentence_is_whole_in_every_language() -> None:
    for seed in range(4):
        t, rng = GAME.new(seats=2 + seed % 3, seed=seed), random.Random(seed)
        while not t.over:
            told = [merit(t, action, lang) for action in t.legal() for lang in LANGUAGES]
            assert not any(re.search(r"[{}]", words) for words in told)
            t.play(rng.choice(t.legal()))


@rule("SG-18", "SG-21")
def test_a_shot_without_another_cause_is_told_with_its_points() -> None:
    t = table("1....4 / .....5", {"at": "f9"}, {"at": "a10", "tokens": {"2": 1}})
    assert merit(t, "shoot", "en") == "It brings 5 points at once."
    assert not merit(t, "shoot", "en", "spare-robbed")
    t = table("1....4 / .....5", {"at": "a10"}, {"at": "a9", "tokens": {"2": 1}})
    assert merit(t, "shoot", "en") == f"It takes 2 points from {t.player(1, 'en')}."


def test_what_decides_the_game_comes_first() -> None:
    t = table("12345.", {"at": "a9", "rocket": "held"}, {"at": "f10"})
    assert not merit(t, "rocket", "en", "plan-won")


@rule("SG-61")
def test_the_bar_says_when_a_miss_ends_the_game() -> None:
    t = table(".....5", {"at": "a10"}, {"at": "f9"}, misses=1, mine="b5")
    assert t.aside("en") == t.say("en", "aside-last-miss")
    t.play("shoot")
    assert t.aside("en") == t.say("en", "aside-cease-fire")
    t.play("done")
    assert t.over
    hit = table(".....5", {"at": "f10"}, {"at": "a9"}, misses=1, mine="b5")
    hit.play("shoot")
    assert hit.aside("en") != hit.say("en", "aside-cease-fire")
