"""Pictures as PNG, drawn by resvg, which is an extra: most people never need it."""

from __future__ import annotations

import re
from pathlib import Path

from .errors import CheesemoonError
from .svg import painted

_WIDEST = 8192
_FONT = re.compile(r'font-family="([^"]*)"')
_DISPLAY = Path(__file__).parent / "display.ttf"  # Grandstander, as pages have it


def _family(found: re.Match[str]) -> str:
    """Titles have the face that comes with the package, everything else what the system has."""
    titles = found[1].startswith("Display")
    return f'font-family="{"Grandstander" if titles else "sans-serif"}"'


def png(picture: str, width: int, theme: str = "dark") -> bytes:
    """An SVG picture as a PNG of that width, in the `dark` or the `light` theme."""
    if not 1 <= width <= _WIDEST:
        raise CheesemoonError("bad-width", width=str(width), highest=str(_WIDEST))
    try:
        import resvg_py
    except ImportError:
        raise CheesemoonError("no-png") from None
    plain = _FONT.sub(_family, painted(picture, theme))
    return bytes(resvg_py.svg_to_bytes(svg_string=plain, width=width, font_files=[str(_DISPLAY)]))
