"""The icons: exactly those that are listed, each a drawing of 32 by 32, each with its licence."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
import vendor_icons

from cheesemoon import art


def test_the_vendored_icons_are_the_listed_ones() -> None:
    assert sorted(path.stem for path in vendor_icons.ICONS.glob("*.svg")) == vendor_icons.wanted()
    assert "MIT License" in (vendor_icons.ICONS / "LICENSE.txt").read_text(encoding="utf-8")


def test_every_icon_is_a_drawing() -> None:
    for name in sorted(art.names()):
        path = next(p for p in art.HERE.glob(f"*/{name}.svg"))
        root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
        assert root.get("viewBox") == "0 0 32 32", name
        ElementTree.fromstring(str(art.symbol(name)))


def test_an_icon_is_placed_around_a_point() -> None:
    assert (
        art.icon("rat", 50, 40, 20) == '<use href="#i-rat" x="40" y="30" width="20" height="20"/>'
    )
    assert 'href="#i-rat-red"' in art.icon("rat", 0, 0, 32, tint="red")


def test_a_tint_replaces_colours_that_are_there() -> None:
    painted = art.symbol(art.Tinted("cheese-wedge", "mouldy", (("#fcd53f", "#9fb56a"),)))
    assert "#9fb56a" in painted and "#fcd53f" not in painted
    assert 'id="i-cheese-wedge-mouldy"' in painted
    with pytest.raises(KeyError, match="has no #123456"):
        art.symbol(art.Tinted("cheese-wedge", "odd", (("#123456", "#000000"),)))


def test_an_unknown_icon_is_named() -> None:
    with pytest.raises(KeyError, match="no icon unheard-of"):
        art.drawing("unheard-of")
