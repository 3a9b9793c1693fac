"""Only real decisions: what a person is asked in a game has more than one answer, or is a roll."""

from __future__ import annotations

import random

import pytest

import cheesemoon as cm
from cheesemoon.view.ask_bar import judge_single_action

LEFT_TO_PEOPLE = {"space-taxi": {"roll"}, "ratcatcher": {"end"}}  # the night begins at a click


@pytest.mark.parametrize("name", cm.games())
def test_no_prompt_of_a_game_is_a_click_without_a_choice(name: str) -> None:
    """Single answers come up by the dozen (16 of 49 prompts in First Rat, 17 of 41 in Space
    Guardians, 19 of 41 in Space Taxi); all of them but rolls and the end of the
    ratcatcher's day are made by themselves."""
    game, single, asked = cm.game(name), 0, set()
    for seats in (min(game.seats), max(game.seats)):
        table, rng = game.new(seats=seats, seed=5), random.Random(5)
        while not table.over:
            acts = table.legal()
            if len(acts) == 1:
                single += 1
                kind = judge_single_action(table, acts)
                assert kind in ("sure", "chance")
                if kind == "chance":
                    asked.add(acts[0].partition(" ")[0])
            else:
                assert judge_single_action(table, acts) == ""
            table.play(rng.choice(acts))
    assert single > 0
    assert asked == LEFT_TO_PEOPLE.get(name, set())
