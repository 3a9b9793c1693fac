"""Pictures that carry no more than they show; what is left out is there to be given later."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest

import cheesemoon as cm
from cheesemoon.core.sparing import parted, spared
from cheesemoon.server.later import PIECE, spare_drawings

REFERS = re.compile(r'(?:href="|url\()#([^")]+)')
NAMED = re.compile(r'\sid="([^"]+)"')


def middle(name: str) -> cm.Table:
    """A table after some random actions."""
    table = cm.game(name).new(seats=max(cm.game(name).seats), seed=4)
    rng = random.Random(4)
    for _ in range(9):
        table.play(rng.choice(table.legal()))
    return table


def definitions(picture: str) -> list[set[str]]:
    """The names in each thing that a picture defines."""
    (defs,) = ElementTree.fromstring(picture).findall("{http://www.w3.org/2000/svg}defs")
    return [{e.get("id", "") for e in each.iter()} - {""} for each in defs]


@pytest.mark.parametrize("name", cm.games())
def test_a_picture_alone_has_what_it_uses_and_nothing_else(name: str) -> None:
    table = middle(name)
    for tall in (False, True):
        whole = table.svg(table.seat, tall=tall)
        lean = spared(whole)
        assert len(lean) < 0.9 * len(whole)
        assert set(REFERS.findall(lean)) <= set(NAMED.findall(lean))
        used = set(REFERS.findall(lean))
        for names in definitions(lean):
            assert names & used, names
    assert table._repr_svg_() == spared(table.svg())


@pytest.mark.parametrize("name", cm.games())
def test_board_and_panels_with_what_comes_later_are_whole(name: str) -> None:
    table = middle(name)
    panels = [table.panel(of, 0, folded=of > 0) for of in range(table.players)]
    drawings = [table.svg(0), *(panel for panel in panels if panel)]
    lean, later = spare_drawings(drawings)
    every = set(NAMED.findall("".join(lean)))
    assert set(REFERS.findall("".join(lean))) <= every  # a page shows all of it at once
    for i, (whole, short) in enumerate(zip(drawings, lean, strict=True)):
        idle = "".join(text for of, text in later if of == i)
        assert sorted(short + idle) == sorted(whole)  # nothing is lost, nothing comes twice
        assert short == whole or idle
    assert all(len(text) < PIECE + 20_000 for _, text in later)


def test_what_a_panel_uses_of_the_board_is_not_left_out() -> None:
    table = middle("first-rat")
    board, panel = table.svg(0), '<svg><use href="#i-alarm"/></svg>'
    some = next(iter(parted([board])[1][0]))
    name = NAMED.search(some)
    assert name
    lean, _ = parted([board, panel.replace("i-alarm", name[1])])
    assert some in lean[0]


def test_a_picture_without_definitions_is_as_it_was() -> None:
    assert spared("<svg><g/></svg>") == "<svg><g/></svg>"
