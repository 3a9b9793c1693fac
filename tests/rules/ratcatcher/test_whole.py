"""Worked examples, views and positions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import cheesemoon as cm
from examples import check_example, matches
from rules_mark import rule

from .tables import GAME, HOLD

EXAMPLES = json.loads((Path(__file__).parent / "examples.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: e["id"])
@rule("RC-34", "RC-36", "RC-43", "RC-57", "RC-58", "RC-59", "RC-61", "RC-68", "RC-92", "RC-94",
      "RC-95", "RC-97", "RC-101")  # fmt: skip
def test_worked_examples(example: dict[str, Any]) -> None:
    check_example(example)


# --- the whole ------------------------------------------------------------------------------------


def test_views_hide_the_piles() -> None:
    view = GAME.new(seed=3).view(0)
    assert (
        view["deck_size"] == 22 and view["peculiar_deck_size"] == 12 and view["mystery_size"] == 16
    )
    assert not {"deck", "peculiar_deck", "mystery", "seed", "drawn", "script"} & set(view)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"city": {"1": {"x": 0, "y": -1}}}, "city"),
        ({"city": {"0": {"areas": {"f": {}}}}}, "city.0.areas.f"),
        ({"city": {"0": {"areas": {"a": {"effects": ["gas"]}}}}}, "city.0.areas.a.effects"),
        ({"city": {"0": {}, "1": {"x": 3, "y": 3}}}, "city.1"),
        ({"city": {"0": {"areas": {"a": {"white": 30}, "b": {"white": 30}}}}}, "city"),
        ({"bag": {"white": 3}}, "bag.white"),
        ({"deck": [1, 2]}, "deck"),
        ({"deck": [1, *range(1, 24)]}, "deck"),
        ({"peculiar_discard": [3], "peculiar": {"3": {"area": "0a"}}}, "peculiar_discard"),
        ({"peculiar": {"13": {"area": "0a"}}}, "peculiar.13"),
        ({"peculiar": {"3": {"area": "9a"}}}, "peculiar.3.area"),
        ({"peculiar": {"2": {"area": "0a", "holds": {"health": 1}}}}, "peculiar.2.holds.health"),
        ({"mystery": ["nest"] * 4}, "mystery"),
        ({"seats": [{"traps": 4}]}, "seats[0].traps"),
        ({"seats": [{"yellow": 1}]}, "seats[0].yellow"),
        ({"seats": [{"fields": {"trap": 2}}]}, "seats[0].fields.trap"),
        ({"seats": [{"area": "4a"}]}, "seats[0].area"),
        ({"seats": [{"health": 0}]}, "seats[0].health"),
        ({"seats": [{"colour": 1}]}, "seats[0].colour"),
        ({"arch": {"progress": 10}}, "arch.progress"),
        ({"arch": {"health": 0}}, "arch.health"),
        ({"gained": 1}, "gained"),
        ({"offer": 5}, "offer"),
        ({"phase": "hits"}, "roll"),
        ({"phase": "rat-move"}, "todo"),
        ({"phase": "over"}, "result"),
        ({"result": "won-arch"}, "result"),
        ({"todo": ["bite"]}, "todo"),
        ({"turn": None}, "turn"),
        ({"waiting": [1]}, "waiting"),
        ({"city": {"0": {"areas": {"e": {"cheese": 1}}}}}, "city.0.areas.e.cheese"),
    ],
)
def test_bad_positions_name_the_field(change: dict[str, Any], field: str) -> None:
    position = {"game": "ratcatcher", "seats": [{}], "city": {"0": {"areas": HOLD}}, **change}
    with pytest.raises(cm.BadPosition) as caught:
        GAME.load(position)
    assert caught.value.field == field, str(caught.value)
    assert all(caught.value.text(lang) for lang in ("en", "pl", "de"))


def test_left_out_means_a_fresh_set_up() -> None:
    fresh = GAME.new(seed=0).position()
    loaded = GAME.load({"game": "ratcatcher", "seats": [{}]}).position()
    assert loaded == fresh
    matches(GAME.load({"game": "ratcatcher", "seats": [{}], "seed": 5}).position(), {"seed": 5}, "")
