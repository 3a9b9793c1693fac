"""The paper builds with four pages, and its table of the games is right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cheesemoon as cm

PAPER = Path(__file__).parents[2] / "docs" / "paper"


def test_it_has_four_pages() -> None:
    typst = pytest.importorskip("typst")
    pages = typst.compile(PAPER / "cheesemoon.typ", root=PAPER.parent, format="svg")
    assert len(pages) == 4
    assert (PAPER / "cheesemoon.pdf").stat().st_size > 20_000


@pytest.mark.parametrize("name", cm.games())
def test_its_table_of_the_games_is_right(name: str) -> None:
    game = cm.game(name)
    [row] = re.findall(
        rf"^ +\[{game.title('en')}\], (.*),$",
        PAPER.joinpath("cheesemoon.typ").read_text("utf-8"),
        re.MULTILINE,
    )
    cells = [cell.strip("[]") for cell in row.split("], [")]
    size, numbers = game.actions.size, len(game.observation_names)
    assert cells[1:4] == [f"{size:,}", f"{numbers:,}", f"{game.record.dtype.itemsize:,} B"]


def test_the_version_to_cite_is_this_one() -> None:
    told = (PAPER.parents[1] / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {cm.__version__}\n" in told
    shown = (PAPER.parents[1] / "README.md").read_text("utf-8")
    assert f"  version = {{{cm.__version__}}},\n" in shown
