"""The files of yardsticks hold what compiled rules measure."""

from __future__ import annotations

import json

import pytest
from yardsticks import measure

import cheesemoon as cm
from cheesemoon.bots.heuristics import YARDSTICKS


@pytest.mark.parametrize("name", cm.games())
def test_every_kind_of_table_has_the_yardstick_that_its_games_measure(name: str) -> None:
    game = cm.game(name)
    kept = json.loads((game.folder / YARDSTICKS).read_text(encoding="utf-8"))
    assert kept == {key: list(found) for key, found in measure(game)}
