"""The icons of the app, our moon at night, as PNG files in the sizes that devices need.

`python tools/app_icons.py` writes them. A test checks that the stored files equal them.
"""

from __future__ import annotations

import re
from pathlib import Path

from cheesemoon.core.draw.png import png

STATIC = Path(__file__).parent.parent / "src" / "cheesemoon" / "view" / "static"
NIGHT = "#12172b"
STARS = ((8, 10), (55, 8), (58, 50), (6, 46), (50, 58), (14, 57))
# name: width, share of the picture that the moon fills, radius of the corners
SIZES = {
    "icon-192": (192, 0.84, 14),
    "icon-512": (512, 0.84, 14),
    "maskable-512": (512, 0.62, 0),  # a phone may cut it to a circle
    "touch-180": (180, 0.78, 0),
}


def drawing(share: float, corner: int) -> str:
    """Draw the moon on a square of 64."""
    moon = (STATIC / "moon.svg").read_text(encoding="utf-8")
    (inside,) = re.findall(r"<svg[^>]*>(.*)</svg>", moon, re.DOTALL)
    stars = "".join(f'<circle cx="{x}" cy="{y}" r="1.1" fill="#fff3d6"/>' for x, y in STARS)
    left = 32 * (1 - share)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
        f'<rect width="64" height="64" rx="{corner}" fill="{NIGHT}"/>{stars}'
        f'<g transform="translate({left:g} {left:g}) scale({share:g})">{inside}</g></svg>'
    )


def icons() -> dict[str, bytes]:
    """Return every icon by its name."""
    return {
        name: png(drawing(share, corner), width) for name, (width, share, corner) in SIZES.items()
    }


if __name__ == "__main__":
    (STATIC / "app").mkdir(exist_ok=True)
    for name, data in icons().items():
        (STATIC / "app" / f"{name}.png").write_bytes(data)
