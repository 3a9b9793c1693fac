"""Basic shapes and lettering of the picture."""

from cheesemoon.art.shapes import DISPLAY, bold, box, disc, fade, oval, path, title
from cheesemoon.core.draw import svg


@svg.drawn_once
def use(id_: str, x: float = 0, y: float = 0, scale: float = 1, **more: object) -> str:
    """Return a `use` of a symbol at a place, scaled."""
    where = f"translate({x:g} {y:g})" if (x, y) != (0, 0) else ""
    size = f"scale({scale:.3g})" if scale != 1 else ""
    return svg.tag("use", href=f"#{id_}", transform=f"{where} {size}".strip() or None, **more)


def plain(
    x: float, y: float, words: object, size: float, fill: str = svg.TEXT, **more: object
) -> str:
    return svg.text(x, y, words, size, fill=fill, **more)


def mirrored(*parts: str) -> str:
    return svg.tag("g", *parts, transform="scale(-1 1)")


@svg.drawn_once
def wrapped(words: str, size: float, most: float, lines: int) -> tuple[str, ...]:
    """Return words in at most `lines` lines. The last one is cut with an ellipsis."""
    found: list[str] = []
    for word in words.split(" "):
        longer = f"{found[-1]} {word}" if found else word
        if found and (svg.width(longer, size) <= most or len(found) == lines):
            found[-1] = longer
        else:
            found.append(word)
    return tuple(svg.fitted(line, size, most) for line in found)


@svg.drawn_once
def pill_wide(words: str, size: float, extra: int = 0) -> float:
    """Return the width of a tag with `extra` signs after its words."""
    return max(1.5 * size, svg.width(words, size, True) + 0.8 * size + size * extra)


def pill(words: str, size: float, fill: str, colour: str, edge: str, *extra: str) -> str:
    """Draw a tag around its own middle. The `extra` signs follow the words, each `size` wide."""
    more = size * len(extra)
    wide = pill_wide(words, size, len(extra))
    signs = (
        svg.group(sign, at=(wide / 2 - 0.35 * size - more + size * (i + 0.5), 0))
        for i, sign in enumerate(extra)
    )
    return svg.group(
        box(
            -wide / 2,
            -0.68 * size,
            wide,
            1.36 * size,
            0.68 * size,
            fill,
            stroke=edge,
            stroke_width=2,
        ),
        bold(-more / 2, 0.36 * size, words, size, colour, text_anchor="middle"),
        *signs,
    )


__all__ = [
    "DISPLAY",
    "bold",
    "box",
    "disc",
    "fade",
    "mirrored",
    "oval",
    "path",
    "pill",
    "pill_wide",
    "plain",
    "title",
    "use",
    "wrapped",
]
