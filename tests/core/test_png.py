"""Pictures as PNG: every word is on them, whatever faces the machine has."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from cheesemoon.core.draw import png
from cheesemoon.core.draw.svg import FONT

resvg_py = pytest.importorskip("resvg_py")

WORDS = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40">'
    f'<text y="30" font-size="30" font-family="{FONT}">Żółć 8</text></svg>'
)


def inked(data: bytes) -> int:
    """How many points of a picture are not bare."""
    return sum(alpha > 0 for alpha in Image.open(io.BytesIO(data)).getchannel("A").tobytes())


def test_words_are_drawn() -> None:
    assert inked(png.png(WORDS, 200)) > 300


def test_words_have_the_face_of_titles_where_the_machine_has_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn = resvg_py.svg_to_bytes

    def without_faces(**given: object) -> object:
        return drawn(**given, skip_system_fonts=True)

    monkeypatch.setattr(resvg_py, "svg_to_bytes", without_faces)
    png._plain_face.cache_clear()
    try:
        assert inked(png.png(WORDS, 200)) > 300
    finally:
        png._plain_face.cache_clear()
