"""The worked examples of both booklets."""

from __future__ import annotations

import json
from typing import Any

import pytest

from examples import check_example

from .tables import DATA, GAME

EXAMPLES = json.loads((DATA / "first_rat_examples.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: e["id"])
def test_worked_example(example: dict[str, Any]) -> None:
    check_example(example)


def test_the_complete_position_of_the_rules_round_trips() -> None:
    position = json.loads((DATA / "first_rat_position.json").read_text(encoding="utf-8"))
    found = GAME.load(position)
    assert found.position() == position
    assert found.legal() == ("fork library", "fork on")
    assert "deck" not in found.view(0)["robot"] and "deck" in position["robot"]
