"""What an action would do, told for every action of whole games alone."""

from __future__ import annotations

import random

import pytest

import cheesemoon as cm
from cheesemoon.server.web import advice
from cheesemoon.server.web.table import preview

ALONE = [name for name in cm.games() if 1 in cm.game(name).seats]


@pytest.mark.parametrize("name", ALONE)
def test_alone_everything_can_be_foretold_and_expected(name: str) -> None:
    """An opponent without a seat scores too, and has no name of its own."""
    game = cm.game(name)
    for seed in range(2):
        table = game.new(seats=1, seed=seed)
        table.names = ["Ola"]
        rng = random.Random(seed)
        for _ in range(60):
            if table.over:
                break
            legal = table.legal()
            for action in legal[:3]:
                assert preview.foretell(table, action, "en")[0] == table.explain(action, "en")
                assert advice.list_expected(table, [action, *legal], "pl")
            table.play(rng.choice(legal))


def test_a_preview_says_nothing_twice() -> None:
    """The card of a run said three times how many steps it takes."""
    table = cm.game("first-rat").new(seats=2, seed=1)
    lines = preview.foretell(table, "run 0 5", "en")
    assert len(lines) == len(set(lines)) and " ".join(lines).count("5 steps") == 1


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_preview_leaves_out_what_the_choice_has_said_already(lang: str) -> None:
    """The card of a field repeated "one die more" in the words of the log."""
    areas = {"a": {"cheese": 1}, "b": {"cheese": 2}}
    place = {"game": "ratcatcher", "seats": [{"area": "0e"}], "city": {"0": {"areas": areas}}}
    table = cm.game("ratcatcher").load(place)
    table.play("move 0a")
    assert len(preview.foretell(table, "put attack", lang)) == 1
    assert len(preview.foretell(table, "put yellow", lang)) == 2  # the log says more
