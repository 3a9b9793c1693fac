"""Games that begin at tables which random play hardly ever reaches end in positions that load."""

from __future__ import annotations

import importlib
import json
import random

import pytest

import cheesemoon as cm
from thorough import sampled

_MOST = 5000  # actions; every game ends before


@pytest.mark.parametrize("name", cm.games())
def test_every_staged_game_ends_in_a_position_that_loads_again(name: str) -> None:
    module = importlib.import_module(f"rules.{name.replace('-', '_')}.staged")
    staged = list(module.tables())
    game, rng = cm.game(name), random.Random(18)
    assert len(staged) > 5
    for seed in sampled(range(100), range(3)):
        for start in staged:
            table = start.fork(seed=seed)
            for _ in range(_MOST):
                if table.over:
                    break
                table.play(rng.choice(table.legal()))
            assert table.over and table.legal() == ()
            position = table.position()
            again = game.load(json.loads(json.dumps(position)))
            assert again == table and again.position() == position
            assert again.scores() == table.scores() and again.winners() == table.winners()
