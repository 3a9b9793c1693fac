"""Rule numbers in sentences: behind a small sign in brackets, else as links."""

from __future__ import annotations

import re

import pytest

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.view.templates import ruled


def test_a_number_in_brackets_is_behind_a_sign() -> None:
    told = ruled("All rats must end on blue. (FR-15, FR-16)", "first-rat")
    assert "(" not in told and told.count(">§</a>") == 2
    assert 'aria-label="FR-15"' in told and 'href="/rules/first-rat#FR-16"' in told
    assert told.startswith("All rats must end on blue. <a ")


def test_other_numbers_are_links() -> None:
    told = ruled("As FR-15 says. (FR-16)", "first-rat")
    assert ">FR-15</a>" in told and ">FR-16</a>" not in told
    assert ruled("Nothing & more", "first-rat") == "Nothing &amp; more"


@pytest.mark.parametrize("name", cm.games())
def test_sentences_have_rule_numbers_in_brackets_of_their_own(name: str) -> None:
    """A step of the night told `(of two as near, the higher district, RC-85)`."""
    folder = cm.game(name).folder / "words"
    for lang in LANGUAGES:
        text = (folder / f"{lang}.ftl").read_text()
        mixed = re.findall(r"\([^()]*[a-zß-ż][^()]*, [A-Z]{2}-\d+\)", text)
        assert not mixed, (lang, mixed)
