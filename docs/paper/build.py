"""The paper as a PDF: `make paper`. Needs the Python package typst."""

from __future__ import annotations

from pathlib import Path

import typst

HERE = Path(__file__).parent


def build(target: Path) -> None:
    """Write the paper. The root is docs/, since the paper includes its pictures and figures."""
    typst.compile(HERE / "cheesemoon.typ", output=target, root=HERE.parent)


if __name__ == "__main__":
    build(HERE / "cheesemoon.pdf")
