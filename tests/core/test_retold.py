"""An action told slowly: its moments are as many as the things it told, they end where it ended,
and each of them can be looked at."""

from __future__ import annotations

import random

import pytest

import cheesemoon as cm
from cheesemoon.core.game.step_replay import moments, told


@pytest.mark.parametrize("name", cm.games())
def test_every_action_of_a_game_can_be_told_again_and_looked_at(name: str) -> None:
    game = cm.game(name)
    longest = 0
    for seats in (min(game.seats), max(game.seats)):
        table, rng = game.new(seats=seats, seed=11), random.Random(11)
        while not table.over:
            before, action = table.fork(), rng.choice(table.legal())
            table.play(action)
            happened = told(table.events[-1])
            found = moments(before, action, (), table.frozen())
            assert len(found) == len(happened)
            if len(found) > max(2, longest - 4):  # the longest ones are the strangest
                longest = max(longest, len(found))
                for record in found:
                    then = before.thawed(record, [], [])
                    assert then.svg(None, "en").startswith("<svg")
                    assert then.svg(None, "pl", tall=True).startswith("<svg")
                    assert [then.panel(of, None, "de") for of in range(seats)]
                    then.steps("en")
    assert longest > 2


def test_chance_by_hand_is_told_again_as_it_was_given() -> None:
    before = cm.game("space-taxi").new(seats=2, seed=1)
    table = before.fork()
    table.play("roll")
    gave = list(table.chance)
    other = cm.game("space-taxi").new(seats=2, seed=2)
    by_hand = other.fork()
    by_hand.feed(gave)
    by_hand.play("roll")
    assert len(moments(other, "roll", gave, by_hand.frozen())) == len(told(by_hand.events[-1]))


def test_what_does_not_come_out_as_it_did_is_not_told() -> None:
    before = cm.game("space-taxi").new(seats=2, seed=1)
    other = cm.game("space-taxi").new(seats=2, seed=2)
    other.play("roll")
    assert moments(before, "roll", (), other.frozen()) == []
