"""Who wins together is named together; what the winner had more of is said."""

from __future__ import annotations

import pytest

import cheesemoon as cm
from cheesemoon.core import LANGUAGES, Event, listed
from cheesemoon.server.web.table.end import find_difference
from cheesemoon.view import log
from cheesemoon.view.summary import Side


@pytest.mark.parametrize("name", ["first-rat", "space-guardians", "space-taxi"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_shared_victory_is_one_moment_with_all_names(name: str, lang: str) -> None:
    table = cm.game(name).new(seats=3, seed=1)
    table.names = ("Ann", "Bob", "Cid")
    alone = [Event("won", {"seat": 0, "total": 9})]
    both = [*alone, Event("won", {"seat": 2, "total": 9})]
    assert log.find_moment(table, alone, lang) == log.find_moment_at(table, alone, 0, lang)
    said = log.find_moment(table, both, lang)
    assert listed(("Ann", "Cid"), lang) in said
    assert said.replace(listed(("Ann", "Cid"), lang), "") != log.find_moment(
        table, alone, lang
    ).replace("Ann", "")  # the verb is another one
    assert [log.find_moment_at(table, both, i, lang) for i in (0, 1)] == ["", said]


def test_names_in_a_row_are_joined_as_the_language_does() -> None:
    names = ("Ann", "Bob", "Cid")
    found = {lang: [listed(names[:n], lang) for n in (1, 2, 3)] for lang in LANGUAGES}
    assert found == {
        "en": ["Ann", "Ann and Bob", "Ann, Bob and Cid"],
        "de": ["Ann", "Ann und Bob", "Ann, Bob und Cid"],
        "pl": ["Ann", "Ann i Bob", "Ann, Bob i Cid"],
    }


def side(number: int, points: tuple[int, ...], rank: int, won: bool = False) -> Side:
    rows = [(i, f"thing {i}", n) for i, n in enumerate(points)]
    return Side(number, f"Player {number}", "", sum(points), rows, won, rank)


def test_the_end_says_what_made_the_difference_only_where_one_thing_did() -> None:
    first, next_, last = side(0, (3, 19, 5), 1, won=True), side(1, (5, 9, 5), 2), side(2, (0, 0), 3)
    assert find_difference([last._replace(rows=first.rows), next_, first]) == {
        "what": "thing 1",
        "winner": first.name,
        "mine": 19,
        "other": next_.name,
        "theirs": 9,
    }
    assert find_difference([first]) is None  # alone
    assert find_difference([first, next_._replace(won=True, rank=1)]) is None  # shared
    assert find_difference([first._replace(won=False), next_]) is None  # all lost
    assert find_difference([first, next_._replace(total=20)]) is None  # not told line by line
    many = side(0, (6, 6, 6, 6, 6), 1, won=True)
    assert find_difference([many, side(1, (4, 4, 4, 4, 4), 2)]) is None  # a little of everything
