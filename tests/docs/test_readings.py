"""The readings of the rulebooks that a player could doubt are listed on one page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cheesemoon as cm

TEXT = (Path(__file__).parents[2] / "docs" / "rules-readings.md").read_text(encoding="utf-8")
NUMBERS = {number for name in cm.games() for number in cm.game(name).rulebook.numbers}


@pytest.mark.parametrize(
    "reading",
    [
        "ST-25", "ST-28", "SG-47", "SG-61", "SG-72", "RC-16", "RC-63", "RC-90", "FR-31",
        "FR-43 against FR-70", "FR-83", "Mystery tokens of inactive districts",
    ],
)  # fmt: skip
def test_a_reading_that_the_rulebooks_leave_open_is_listed(reading: str) -> None:
    [row] = re.findall(rf"^\| \*\*{reading}\b.*\|$", TEXT, re.M)
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert len(cells) == 5 and all(cells)  # rule, rulebook, reading, alternative, reason


def test_rules_that_are_named_there_exist() -> None:
    named = set(re.findall(r"\b(?:ST|SG|RC|FR)-\d+\b", TEXT))
    assert len(named) > 30 and not named - NUMBERS
