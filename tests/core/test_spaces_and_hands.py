"""Actions with stray spaces are refused for their notation; at tables by hand the machine draws
nothing."""

from __future__ import annotations

import random

import pytest

import cheesemoon as cm
from cheesemoon.core import Table
from cheesemoon.core.game.engine_state import NumbersMissing
from cheesemoon.core.game.physical import asks, taken


@pytest.mark.parametrize("name", cm.games())
def test_stray_spaces_are_told_as_such(name: str) -> None:
    table, rng = cm.game(name).new(seed=1), random.Random(1)
    for _ in range(30):
        if table.over:
            break
        action = rng.choice(table.legal())
        for stray in (
            f" {action}",
            f"{action} ",
            action.replace(" ", "  ", 1) + " ",
            f"\t{action}",
        ):
            with pytest.raises(cm.IllegalAction) as caught:
                table.play(stray)
            assert "single spaces" in str(caught.value)
            assert str(caught.value).endswith(f"({caught.value.rule})")
            assert all(caught.value.text(lang) for lang in ("pl", "de"))
        table.play(action)


def by_hand(name: str, seats: int) -> Table:
    game = cm.game(name)
    return game.load({**game.new(seats, 3).position(), "by_hand": True})


@pytest.mark.parametrize("name", cm.games())
def test_the_machine_draws_nothing_at_a_table_by_hand(name: str) -> None:
    """Nor the rest of a script that is too short; what is given in full is played."""
    game = cm.game(name)
    refused = 0
    for seed in range(3):
        table, rng = by_hand(name, min(game.seats)), random.Random(seed)
        for _ in range(60):
            if table.over or not asks(table):
                break
            action = rng.choice(table.legal())
            numbers: list[int] = []
            while (given := taken(table, action, numbers, "en")).ask is not None:
                numbers = [*given.numbers, rng.choice(given.ask.faces).number]
            for short in {0, len(given.numbers) - 1} - {len(given.numbers), -1}:
                before = table.position()
                fork = table.fork()
                fork.feed(given.numbers[:short])
                with pytest.raises(NumbersMissing) as caught:
                    fork.play(action)
                assert caught.value.needed and table.position() == before
                refused += 1
            drawn = int(table.state.drawn)
            table.feed(given.numbers)
            table.play(action)
            assert int(table.state.drawn) == drawn
    assert refused


def test_a_fork_with_its_own_chance_may_be_played_out() -> None:
    """Bots and hints imagine what comes."""
    table = by_hand("space-taxi", 3)
    with pytest.raises(NumbersMissing):
        table.play("roll")
    fork = table.fork(seed=5)
    fork.play("roll")
    assert fork.fork().actions == ["roll"] and table.actions == []
