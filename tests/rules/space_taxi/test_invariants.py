"""What holds in every game, whoever plays."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings, strategies as st

from .tables import GAME, SPECIES, dice_in_hand


@given(st.integers(0, 2**64 - 1), st.integers(1, 5), st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_invariants_hold_in_random_games(seed: int, seats: int, choices: int) -> None:
    t = GAME.new(seats=seats, seed=seed)
    rng = random.Random(choices)
    before = t.position()
    turns = 0
    while not t.over:
        action = rng.choice(t.legal())
        t.play(action)
        after = t.position()
        assert sum(s["coins"] for s in after["seats"]) + after["bank"] == 27
        assert_dice_add_up(after)
        same_turn = (before["round"], before["turn"]) == (after["round"], after["turn"])
        if same_turn:
            assert set(after["tiles"]) <= set(before["tiles"])
            if after["smuggling"]["at"] == "hand" and before["smuggling"]["value"]:
                assert after["smuggling"]["value"] >= before["smuggling"]["value"]
        else:
            turns += 1
        before = after
    assert turns == seats * (4 if seats > 3 else 5)
    if seats > 1:
        for round_ in range(1, after["round"] + 1):
            assert any(round_ in s["struck"] for s in after["seats"])


def assert_dice_add_up(position: dict[str, Any]) -> None:
    board = len(position["taxi"]) + len(position["fuel"])
    board += position["smuggling"]["at"] != "hand"
    if position["phase"] == "roll":
        assert board + sum(position["tiles"]) == 10
    elif position["phase"] == "place":
        assert board + dice_in_hand(position) == 10
        placed = sum(position["tiles"]) - dice_in_hand(position)
        assert 0 <= placed <= max(position["tiles"])


@given(st.integers(0, 2**32), st.permutations(range(5)))
@settings(max_examples=20, deadline=None)
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
