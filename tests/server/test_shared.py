"""Who wins together is named together."""

from __future__ import annotations

import pytest

import cheesemoon as cm
from cheesemoon.core import LANGUAGES, Event, listed
from cheesemoon.server import logbook


@pytest.mark.parametrize("name", ["first-rat", "space-guardians", "space-taxi"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_shared_victory_is_one_moment_with_all_names(name: str, lang: str) -> None:
    table = cm.game(name).new(seats=3, seed=1)
    table.names = ("Ann", "Bob", "Cid")
    alone = [Event("won", {"seat": 0, "total": 9})]
    both = [*alone, Event("won", {"seat": 2, "total": 9})]
    assert logbook.moment(table, alone, lang) == logbook.moment_at(table, alone, 0, lang)
    said = logbook.moment(table, both, lang)
    assert listed(("Ann", "Cid"), lang) in said
    assert said.replace(listed(("Ann", "Cid"), lang), "") != logbook.moment(
        table, alone, lang
    ).replace("Ann", "")  # the verb is another one
    assert [logbook.moment_at(table, both, i, lang) for i in (0, 1)] == ["", said]


def test_names_in_a_row_are_joined_as_the_language_does() -> None:
    names = ("Ann", "Bob", "Cid")
    found = {lang: [listed(names[:n], lang) for n in (1, 2, 3)] for lang in LANGUAGES}
    assert found == {
        "en": ["Ann", "Ann and Bob", "Ann, Bob and Cid"],
        "de": ["Ann", "Ann und Bob", "Ann, Bob und Cid"],
        "pl": ["Ann", "Ann i Bob", "Ann, Bob i Cid"],
    }
