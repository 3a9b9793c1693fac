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
