"""Convert pictures to PNG with resvg, which is an optional dependency."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from ..text.errors import CheesemoonError
from .svg import painted

_WIDEST = 8192
_FONT = re.compile(r'font-family="([^"]*)"')
_DISPLAY = Path(__file__).parent / "display.ttf"  # Grandstander, the display font of the pages
_TITLES = "Grandstander"
_PLAIN = (  # text fonts, of which most machines have at least one
    *("Arial", "Segoe UI", "Helvetica Neue", "Helvetica", "Roboto", "Noto Sans", "Open Sans"),
    *("Liberation Sans", "DejaVu Sans", "Ubuntu", "Cantarell", "FreeSans", "Verdana", "Tahoma"),
)
_LETTER = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16">'
    '<text y="14" font-size="16" font-family="{}">8</text></svg>'
)


def _family(found: re.Match[str]) -> str:
    """Return the font of an element: the packaged font for titles, else a system font."""
    titles = found[1].startswith("Display")
    return f'font-family="{_TITLES if titles else "sans-serif"}"'


@cache
def _plain_face() -> str:
    """Find an installed text font; without one, use the font of the titles. resvg omits text in a
    font that is not installed, and takes Arial by default."""
    import resvg_py

    def drawn(face: str) -> bytes:
        return bytes(resvg_py.svg_to_bytes(svg_string=_LETTER.format(face)))

    nothing = drawn("no such face")
    return next((face for face in _PLAIN if drawn(face) != nothing), _TITLES)


def png(picture: str, width: int, theme: str = "dark") -> bytes:
    """Return an SVG picture as a PNG of that width in pixels, in the `dark` or `light` theme."""
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
