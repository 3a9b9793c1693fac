"""Pictures as PNG, drawn by resvg, which is an extra: most people never need it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from ..text.errors import CheesemoonError
from .svg import painted

_WIDEST = 8192
_FONT = re.compile(r'font-family="([^"]*)"')
_DISPLAY = Path(__file__).parent / "display.ttf"  # Grandstander, as pages have it
_TITLES = "Grandstander"
_PLAIN = (  # faces for words, one of which most machines have
    *("Arial", "Segoe UI", "Helvetica Neue", "Helvetica", "Roboto", "Noto Sans", "Open Sans"),
    *("Liberation Sans", "DejaVu Sans", "Ubuntu", "Cantarell", "FreeSans", "Verdana", "Tahoma"),
)
_LETTER = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16">'
    '<text y="14" font-size="16" font-family="{}">8</text></svg>'
)


def _family(found: re.Match[str]) -> str:
    """Titles have the face that comes with the package, everything else what the system has."""
    titles = found[1].startswith("Display")
    return f'font-family="{_TITLES if titles else "sans-serif"}"'


@cache
def _plain_face() -> str:
    """The face for words: resvg leaves out every word of a face that the machine does not have, and
    takes Arial for any. Where none is known, all words have the face of the titles."""
    import resvg_py

    def drawn(face: str) -> bytes:
        return bytes(resvg_py.svg_to_bytes(svg_string=_LETTER.format(face)))

    nothing = drawn("no such face")
    return next((face for face in _PLAIN if drawn(face) != nothing), _TITLES)


def png(picture: str, width: int, theme: str = "dark") -> bytes:
    """An SVG picture as a PNG of that width, in the `dark` or the `light` theme."""
    if not 1 <= width <= _WIDEST:
        raise CheesemoonError("bad-width", width=str(width), highest=str(_WIDEST))
    try:
        import resvg_py
    except ImportError:
        raise CheesemoonError("no-png") from None
    plain = _FONT.sub(_family, painted(picture, theme))
    drawn = resvg_py.svg_to_bytes(
        svg_string=plain,
        width=width,
        font_files=[str(_DISPLAY)],
        sans_serif_family=_plain_face(),
    )
    return bytes(drawn)
