"""The pages of the environments tell what the games have."""

from __future__ import annotations

import env_pages
import pytest

import cheesemoon as cm
from cheesemoon_gymnasium import OURS


@pytest.mark.parametrize("name", OURS)
def test_pages_are_up_to_date(name: str) -> None:
    kept = (env_pages.FOLDER / f"{name}.md").read_text("utf-8")
    assert kept == env_pages.page(cm.game(name)), "python tools/env_pages.py"


def test_runs_of_numbers_are_ranges() -> None:
    assert env_pages.ranges([0]) == "0"
    assert env_pages.ranges([0, 1, 2, 7]) == "0-2, 7"
    assert env_pages.ranges([0, 2, 4, 6, 8]) == "0 to 8, with gaps"


def test_every_number_of_an_observation_is_in_one_row() -> None:
    for name in OURS:
        names = cm.game(name).observation_names
        rows = env_pages.groups(names)
        assert rows[0][1] == 0 and rows[-1][2] == len(names) - 1
        for (_, _, last), (_, first, _) in zip(rows, rows[1:], strict=False):
            assert first == last + 1
