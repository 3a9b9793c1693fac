"""The readings of the rulebooks that a player could doubt are listed, on one page for each game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cheesemoon as cm

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [DOCS / "rules-readings.md", *sorted((DOCS / "readings").glob("*.md"))]
TEXT = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
MOST_WORDS = 1500  # of a page
NUMBERS = {number for name in cm.games() for number in cm.game(name).rulebook.numbers}


@pytest.mark.parametrize(
    "reading",
    [
        *(f"SG-{n}" for n in (30, 35, 38, 41, 48, 49, 50, 51, 53, 54, 60, 61, 62, 47, 72)),
        *(f"ST-{n}" for n in (17, 25, 28, 34)), *(f"FR-{n}" for n in (31, 32, 70, 80, 83, 89)),
        *(f"RC-{n}" for n in (10, 16, 59, 62, 63, 64, 65, 70, 89, 90)),
        "FR-43 against FR-70", "Mystery tokens of inactive districts",
    ],
)  # fmt: skip
def test_a_reading_that_the_rulebooks_leave_open_is_listed(reading: str) -> None:
    [row] = re.findall(rf"^\| \*\*{reading}\b.*\|$", TEXT, re.M)
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert len(cells) == 5 and all(cells)  # rule, rulebook, reading, alternative, reason


def test_pages_are_short_and_quote_the_rulebook() -> None:
    assert len(PAGES) == 1 + len(cm.games())
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        assert len(text.split()) <= MOST_WORDS, page.name
        assert page == PAGES[0] or text.count('"') >= 2, page.name


@pytest.mark.parametrize(("lang", "ours"), [("en", "ours"), ("pl", "nasz"), ("de", "unser")])
def test_players_are_told_that_the_limit_of_turns_is_ours(lang: str, ours: str) -> None:
    rule = cm.game("space-guardians").rulebook.rule("SG-62", lang)
    assert rule is not None and ours in rule.text


def test_rules_that_are_named_there_exist() -> None:
    named = set(re.findall(r"\b(?:ST|SG|RC|FR)-\d+\b", TEXT))
    assert len(named) > 30 and not named - NUMBERS
