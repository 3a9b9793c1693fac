"""Invariants of every game, with random players."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings, strategies as st

from thorough import THOROUGH

from .tables import GAME, SPECIES, dice_in_hand

Position = dict[str, Any]


@given(st.integers(0, 2**64 - 1), st.integers(1, 5), st.integers(0, 10**6))
@settings(max_examples=150 if THOROUGH else 20, deadline=None)
def test_invariants_hold_in_random_games(seed: int, seats: int, choices: int) -> None:
    t = GAME.new(seats=seats, seed=seed)
    rng = random.Random(choices)
    before = t.position()
    turns = 0
    while not t.over:
        t.play(rng.choice(t.legal()))
        after = t.position()
        coins_are_never_made_or_lost(after)
        ten_dice_are_in_play(after)
        if (before["round"], before["turn"]) == (after["round"], after["turn"]):
            used_tiles_never_come_back(before, after)
            smuggling_in_hand_never_falls(before, after)
        else:
            turns += 1
        before = after
    assert turns == seats * (4 if seats > 3 else 5), "everybody has one turn a round"
    every_round_strikes_somebody_unless_one_plays_alone(before)


def coins_are_never_made_or_lost(position: Position) -> None:
    assert sum(s["coins"] for s in position["seats"]) + position["bank"] == 27


def ten_dice_are_in_play(position: Position) -> None:
    """Before a roll those in hand are what the tiles say; after it k of them are placed."""
    board = len(position["taxi"]) + len(position["fuel"])
    board += position["smuggling"]["at"] != "hand"
    if position["phase"] == "roll":
        assert board + sum(position["tiles"]) == 10
    elif position["phase"] == "place":
        assert board + dice_in_hand(position) == 10
        placed = sum(position["tiles"]) - dice_in_hand(position)
        assert 0 <= placed <= max(position["tiles"])


def used_tiles_never_come_back(before: Position, after: Position) -> None:
    assert set(after["tiles"]) <= set(before["tiles"])


def smuggling_in_hand_never_falls(before: Position, after: Position) -> None:
    if after["smuggling"]["at"] == "hand" and before["smuggling"]["value"]:
        assert after["smuggling"]["value"] >= before["smuggling"]["value"]


def every_round_strikes_somebody_unless_one_plays_alone(end: Position) -> None:
    struck = [set(s["struck"]) for s in end["seats"]]
    rounds = set(range(1, end["round"] + 1))
    assert set.union(*struck) == (rounds if len(struck) > 1 else set())


@given(st.integers(0, 2**32), st.permutations(range(5)))
@settings(max_examples=80 if THOROUGH else 10, deadline=None)
def test_renaming_the_species_changes_nothing(seed: int, names: list[int]) -> None:
    renamed = dict(zip(SPECIES, [SPECIES[i] for i in names], strict=True)) | {"thumb": "thumb"}
    one = GAME.new(seats=3, seed=seed)
    rng = random.Random(seed)
    while not one.over:
        one.play(rng.choice(one.legal()))
    faces = {i + 1: SPECIES.index(renamed[SPECIES[i]]) + 1 for i in range(5)} | {6: 6}
    script: list[int] = []
    for events in one.events:
        gave = [e.args["number"] for e in events if e.name == "gave"]
        rolled = next((e for e in events if e.name == "rolled"), None)
        passengers = rolled.args["passengers"] if rolled else 0
        script += [faces[n] if i < passengers else n for i, n in enumerate(gave)]
    two = GAME.load({"game": "space-taxi", "seats": [{}, {}, {}], "script": script})
    for action in one.actions:
        verb, *rest = action.split(" ")
        rest = [renamed[rest[0]]] if verb in ("place", "joker") else rest
        two.play(" ".join([verb, *rest]))
    assert two.scores() == one.scores() and two.over
