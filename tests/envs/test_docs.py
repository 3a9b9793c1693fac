"""The examples of docs/environments.md give the shown results."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import cheesemoon as cm

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_examples_are_real() -> None:
    pytest.importorskip("pyspiel")
    text = PAGE.read_text(encoding="utf-8").replace("```", "\n")  # a fence ends an example
    examples = doctest.DocTestParser().get_doctest(text, {}, PAGE.name, str(PAGE), 0)
    failed, tried = doctest.DocTestRunner().run(examples)
    assert tried >= 5 and failed == 0


def test_the_numbers_of_actions_and_margins_are_right() -> None:
    text = PAGE.read_text(encoding="utf-8")
    titles = {"first-rat": "First Rat", "space-guardians": "Space Guardians"}
    titles |= {"space-taxi": "Space Taxi", "ratcatcher": "Ratcatcher"}
    for name, title in titles.items():
        size = f"{cm.game(name).actions.size:,}"
        assert re.search(rf"{title}\s+(has\s+)?{size}", text), title
    assert {cm.game(n).margin for n in titles if n != "space-guardians"} == {50.0}
    assert cm.game("space-guardians").margin == 30.0
