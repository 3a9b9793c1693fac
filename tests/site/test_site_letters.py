"""Play by letter on the static site: two browsers and the letters between them."""

from __future__ import annotations

from typing import Any

import pytest
from site_help import found_by


@pytest.fixture(scope="module", params=["first-rat", "space-taxi", "space-guardians"])
def visits(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Return what `letter_visits.py` found."""
    return found_by("letter_visits.py", request.param)


def test_a_whole_game_between_two_browsers(visits: dict[str, Any]) -> None:
    assert visits["pages"] == [200, 200, 200]
    assert visits["link"] and visits["invited"] == [200, True]
    assert visits["over"] == [True, True]
    assert visits["same"]
    assert visits["letters"] > 8
    assert visits["end"] == [200, 200] and visits["replay"] == 200


def test_where_it_is_not_offered_a_sentence_says_so(visits: dict[str, Any]) -> None:
    assert visits["alone"]


def test_cheating_and_errors_are_named(visits: dict[str, Any]) -> None:
    assert visits["same_name"] == 422
    assert visits["changed"] == [422, True]
    assert set(visits["old"]) == {303}
    assert visits["damaged"] == [422, True]
    assert visits["stranger"] == [422, True]
    assert visits["unknown"] == 404


def test_what_is_sealed_stays(visits: dict[str, Any]) -> None:
    assert visits["only_play"] == [422, 422]
    assert visits["sealed"] == [422, True]
