"""Positions as JSON Schema: every position of a game is valid, and what the schema refuses the game
refuses too."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon.core.game.position_schema import position_schema

jsonschema = pytest.importorskip("jsonschema")

ODD: tuple[Any, ...] = (None, True, -1, 10**6, "nothing", [], {}, [None], {"odd": 1}, 1.5)


def validator(name: str) -> Any:
    schema = position_schema(cm.game(name))
    kind = jsonschema.Draft202012Validator
    kind.check_schema(schema)
    return kind(schema)


def tables(name: str, games: int) -> Iterator[cm.Table]:
    """Tables along random games of all seat counts, with options drawn at random."""
    game = cm.game(name)
    for number in range(games):
        rng = random.Random(number)
        options = {key: rng.choice(option.choices) for key, option in game.options.items()}
        table = game.new(seats=game.seats[number % len(game.seats)], seed=number, **options)
        while not table.over:
            if rng.random() < 0.1:
                yield table
            table.play(rng.choice(table.legal()))
        yield table


@pytest.mark.parametrize("name", cm.games())
def test_positions_of_random_games_are_valid(name: str) -> None:
    check = validator(name)
    seen = set()
    for table in tables(name, 10):
        position = json.loads(json.dumps(table.position()))
        seen.add(position["phase"])
        assert not [error.message for error in check.iter_errors(position)]
    assert "over" in seen and len(seen) > 2


@pytest.mark.parametrize("name", cm.games())
def test_examples_are_valid_and_can_be_loaded(name: str) -> None:
    check = validator(name)
    examples = position_schema(cm.game(name))["examples"]
    assert len(examples) >= 2
    for example in examples:
        check.validate(example)
        cm.game(name).load(example)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of everything in a position."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from places(inner, (*path, i))


def spoilt(position: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The position with one odd value, or one odd key."""
    made = copy.deepcopy(position)
    *above, last = rng.choice(list(places(made)))
    inside: Any = made
    for key in above:
        inside = inside[key]
    if isinstance(inside, dict) and rng.random() < 0.2:
        inside["odd"] = 1
    else:
        inside[last] = rng.choice(ODD)
    return made


@pytest.mark.parametrize("name", cm.games())
def test_what_the_schema_refuses_the_game_refuses(name: str) -> None:
    check, rng, refused = validator(name), random.Random(7), 0
    for table in tables(name, 2):
        position = json.loads(json.dumps(table.position()))
        for _ in range(6):
            odd = spoilt(position, rng)
            if not check.is_valid(odd):
                refused += 1
                with pytest.raises(cm.BadPosition):
                    cm.game(name).load(odd)
    assert refused > 30


def test_a_game_without_a_schema_of_its_own_takes_any_fields() -> None:
    from types import SimpleNamespace

    space_taxi = cm.game("space-taxi")
    stranger: Any = SimpleNamespace(
        name="stranger",
        title=lambda lang: "Stranger",
        folder=space_taxi.folder / "nowhere",
        options=space_taxi.options,
        seats=(2,),
    )
    check = jsonschema.Draft202012Validator(position_schema(stranger))
    assert check.is_valid({"game": "stranger", "seats": [{"x": 1}, {}], "heaps": [3]})
    assert not check.is_valid({"game": "stranger", "seats": [{}]})
    assert not check.is_valid({"game": "other", "seats": [{}, {}]})
