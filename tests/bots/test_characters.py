"""Bots with a taste: they want and do what they like, and otherwise search as their level does."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots.levels import BUDGETS, Level, Manner, character_of, manner_of
from cheesemoon.core import Character, Style
from cheesemoon.view.avatars import BOTS

TAXI = cm.game("space-taxi")


@pytest.mark.parametrize("name", cm.games())
def test_every_game_has_three_characters_that_can_be_asked_for_by_name(name: str) -> None:
    game = cm.game(name)
    cast = game.playing.characters
    assert len(cast) >= 3
    seats = game.default_seats
    options = game.check_options({})
    verbs = {action.split(" ")[0] for action in map(game.actions.text, range(game.actions.size))}
    for who, character in cast.items():
        assert who in bots.names(game) and who in BOTS  # with a face
        assert character.level in BUDGETS
        assert character.likes or character.deeds
        assert set(character.likes) <= set(game.observation_names)
        assert {deed.split(" ")[0] for deed in character.deeds} <= verbs
        assert bots.bot(who, game, seed=1).name == who
        plain = manner_of(character.level, game, seats, options)
        found = character_of(who, game, seats, options)
        assert found.character is character and found.style == plain.style
        assert found.level == replace(plain.level, fancy=0.0)


def playing(character: Character, steps: int = 400, seed: int = 1) -> bots.Searcher:
    manner = Manner(Level(steps), Style(turns=1, explore=0.1), None, character)
    return bots.Searcher(TAXI, seed, name="somebody", manner=lambda players, options: manner)


def test_what_a_character_likes_to_do_seems_better() -> None:
    table = TAXI.new(seats=2, seed=2)
    table.play("roll")
    tried = sorted(playing(Character()).think_at(table).opinions, key=lambda o: -o.visits)[:3]
    for opinion in tried:
        fond = playing(Character(deeds={opinion.action: 5.0}))
        assert fond.choose_at(table) == opinion.action
    hates = playing(Character(deeds={tried[0].action: -5.0}))
    assert hates.choose_at(table) != tried[0].action


def test_what_a_character_likes_to_have_is_a_part_of_its_own_reward_only() -> None:
    table = TAXI.new(seats=2, seed=2)
    table.play("roll")
    plain, fond = (
        playing(c).think_at(table) for c in (Character(), Character(likes={"own coins": 1}))
    )
    assert fond.outlook[1] == pytest.approx(plain.outlook[1], abs=0.1)
    assert fond.outlook[0] > plain.outlook[0] + 0.1  # three coins are 0.3 of that number
    assert np.isfinite([o.value for o in fond.opinions]).all()


def test_a_miser_of_space_taxi_keeps_more_coins() -> None:
    """ST-31: coins that are not paid stay with their player."""
    kept = []
    for character in (Character(), Character(likes={"own coins": 3.0})):
        coins = 0
        for seed in range(6):
            table = TAXI.new(seats=2, seed=seed)
            bot = playing(character, steps=300)
            while table.seat == 0:
                table.play(bot.choose_at(table))
            coins += int(table.state.coins[0])
        kept.append(coins)
    assert kept[1] > kept[0]
