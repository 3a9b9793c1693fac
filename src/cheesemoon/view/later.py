"""What a table's page need not have at once: definitions that nothing in its drawings uses yet.

A browser takes most of its time for elements. Those that are not seen travel as text, are read when
the page has nothing else to do, and become elements of it with the first update that uses them.
"""

from __future__ import annotations

from collections.abc import Sequence

from cheesemoon.core.draw.svg import Drawing
from cheesemoon.core.draw.unused_defs import unfolded

PIECE = 6000  # bytes or so that a page makes elements of at one go


def spare_drawings(drawings: Sequence[Drawing]) -> tuple[list[str], list[tuple[int, str]]]:
    """The board and the panels with what they use, and the rest in pieces, each with the number of
    the drawing that it belongs to. What is large stands where it is used."""
    lean, idle = unfolded(drawings)
    return lean, [(of, piece) for of, found in enumerate(idle) for piece in _pieces(found)]


def _pieces(definitions: Sequence[str]) -> list[str]:
    found: list[str] = []
    for text in definitions:
        if not found or len(found[-1]) > PIECE:
            found.append("")
        found[-1] += text
    return found
