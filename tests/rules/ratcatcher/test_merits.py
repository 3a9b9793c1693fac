"""What a hint says of an action: which rats a trap waits for, which cheese is free."""

from __future__ import annotations

import random
import re

import pytest

from cheesemoon.core import LANGUAGES
from cheesemoon.games.ratcatcher.telling.merits import merit
from rules_mark import rule

from . import staged
from .tables import GAME, hunt


@rule("RC-27")
def test_a_trap_is_told_with_the_rats_that_will_be_there() -> None:
    """Brown rats run to the ratcatcher in the middle of the town hall."""
    table = hunt({"c": {"brown": 2}, "d": {"brown": 1}}, {"area": "0e"})
    told = merit(table, "trap 0e", "en")
    assert told == "If nothing changes, these are there when it snaps tonight: 3 brown rats."
    assert "3 braune Ratten" in merit(table, "trap 0e", "de")
    assert merit(table, "trap 0b", "en") == ""  # the cheese there brings no brown rat
    assert merit(table, "trap 0e", "en", "spare-wounded") == ""  # a danger says more


@rule("RC-25")
def test_a_cheese_without_rats_is_told_as_free() -> None:
    table = hunt({"a": {"cheese": 1}, "c": {"cheese": 1, "white": 1}}, {"area": "0e"})
    assert merit(table, "move 0a", "en").startswith("A cheese lies there without rats")
    assert merit(table, "move 0c", "en") == "" == merit(table, "move 0d", "en")


@rule("RC-21", "RC-25")
def test_a_step_towards_a_free_cheese_that_is_reached_today_is_told() -> None:
    """From the middle two steps lead to the end of the district beside the town hall."""
    table = hunt({"a": {"cheese": 1}}, {"area": "0c"})
    assert (
        merit(table, "move 0e", "en")
        == "From there the cheese at Guild Table is within reach today."
    )
    slow = hunt({"a": {"cheese": 1}}, {"area": "0c", "move": 1})
    assert merit(slow, "move 0e", "en") == ""  # no step is left for it
    taken = hunt({"a": {"cheese": 1, "white": 1}, "b": {"cheese": 2, "white": 1}}, {"area": "0c"})
    assert merit(taken, "move 0e", "en") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_more_rats_are_told_than_there_are(lang: str) -> None:
    rng, told = random.Random(4), set()
    tables = [table for table in staged.decisions() if not table.over]
    for seed in range(4):
        table = GAME.new(seed=seed)
        while not table.over and len(table.actions) < 120:
            table.play(rng.choice([a for a in table.legal() if a != "end"] or table.legal()))
            if not table.over and len(table.actions) % 5 == 0:
                tables.append(table.fork())
    for table in tables:
        most = int(table.state.rats.sum())
        for action in table.legal():
            sentence = merit(table, action, lang)
            assert "{" not in sentence and len(sentence) < 200
            if action.startswith(("trap ", "use ")) and sentence:
                assert 0 < sum(map(int, re.findall(r"\d+", sentence))) <= most, sentence
            if sentence:
                told.add(action.split(" ")[0])
    assert told >= {"trap", "move"}
