"""Pictures that carry no more than they show; what is left out is there to be given later."""

from __future__ import annotations

import io
import random
import re
from xml.etree import ElementTree

import pytest
from PIL import Image

import cheesemoon as cm
from cheesemoon.core.draw.inline_uses import Inliner
from cheesemoon.core.draw.png import png
from cheesemoon.core.draw.svg import elements
from cheesemoon.core.draw.unused_defs import parted, spared, unfolded
from cheesemoon.view.first_paint import PIECE, split_drawings

REFERS = re.compile(r'(?:href="|url\()#([^")]+)')
NAMED = re.compile(r'\sid="([^"]+)"')
SVG = "{http://www.w3.org/2000/svg}"


DOTS = "<circle/>" * 20
DEFINED = {
    "town": f'<g id="town" opacity="0.5">{DOTS}<use href="#house" x="3" y="4"/></g>',
    "house": '<rect id="house" fill="red"/>',
    "icon": f'<symbol id="icon" viewBox="0 0 32 32" fill="none">{DOTS}</symbol>',
    "wide": f'<symbol id="wide" viewBox="0 0 32 16">{DOTS}</symbol>',
    "named": f'<g id="named"><g id="inner"/>{DOTS}</g>',
}


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
    lean, later = split_drawings(drawings)
    every = set(NAMED.findall("".join(lean)))
    assert set(REFERS.findall("".join(lean))) <= every  # a page shows all of it at once
    for i, (whole, short) in enumerate(zip(drawings, lean, strict=True)):
        idle = "".join(text for of, text in later if of == i)
        names = NAMED.findall(short) + NAMED.findall(idle)
        assert sorted(names) == sorted(NAMED.findall(whole))  # nothing is lost, nothing comes twice
        assert all(text in whole for text in elements(idle) or ())
    assert all(len(text) < PIECE + 20_000 for _, text in later)


@pytest.mark.parametrize("name", cm.games())
def test_a_first_picture_looks_the_same_unfolded(name: str) -> None:
    """What is large stands where it is used; no definition that the picture keeps uses another."""
    pytest.importorskip("resvg_py")
    table = middle(name)
    folded, open_ = parted([table.svg(0)])[0][0], unfolded([table.svg(0)])[0][0]
    (defs,) = ElementTree.fromstring(open_).findall(f"{SVG}defs")
    assert not list(defs.iter(f"{SVG}use"))
    one, two = (_pixels(png(picture, 490, "dark")) for picture in (folded, open_))
    different = sum(abs(a - b) > 24 for a, b in zip(one, two, strict=True))
    assert different < 30, different  # of half a million: edges, rounded


def _pixels(data: bytes) -> bytes:
    return Image.open(io.BytesIO(data)).convert("RGB").tobytes()


def elements_of(text: str) -> list[tuple[str, dict[str, str]]]:
    return [(e.tag, e.attrib) for e in ElementTree.fromstring(f"<svg>{text}</svg>").iter()][1:]


def test_what_is_used_stands_in_its_place() -> None:
    known = Inliner(DEFINED)
    shown = elements_of(known.picture('<use href="#town" x="1" y="2" class="choice"/>'))
    place = {"transform": "translate(1 2)", "class": "choice", "opacity": "0.5", "data-of": "#town"}
    assert shown[0] == ("g", place)
    assert shown[21:] == [("g", {"transform": "translate(3 4)"}), ("rect", {"fill": "red"})]
    turned = '<use href="#town" x="1" y="2" transform="rotate(90)" opacity="0.2"/>'
    outer, inner, *_ = elements_of(known.picture(turned))
    assert outer == ("g", {"opacity": "0.2", "transform": "rotate(90) translate(1 2)"})
    assert inner == ("g", {"opacity": "0.5"})
    small = elements_of(known.picture('<use href="#icon" x="8" y="8" width="16" height="16"/>'))
    scaled = {"fill": "none", "transform": "translate(8 8) scale(0.5)", "data-of": "#icon"}
    assert small[0] == ("g", scaled)


@pytest.mark.parametrize(
    "use",
    [
        '<use href="#house"/>',  # small
        '<use href="#town" id="mine"/>',  # updates look for it
        '<use href="#town" data-put="href=#{0}"/>',  # a page gives it another one
        '<use href="#named"/>',  # names would be there twice
        '<use href="#wide" width="16" height="16"/>',  # does not fill its box
        '<use href="#icon"/>',  # has no size
        '<use href="#nowhere"/>',
        '<clipPath><use href="#town"/></clipPath>',  # holds no groups
    ],
)
def test_what_has_to_stay_as_it_is(use: str) -> None:
    assert Inliner(DEFINED).picture(use) == use


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
