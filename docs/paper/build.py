"""The note as a PDF: `make paper`. Needs the Python package typst and nothing else."""

from __future__ import annotations

from pathlib import Path

import typst

HERE = Path(__file__).parent


def build(target: Path) -> None:
    """Write the note; pictures of the documentation are in it, so its folder is the root."""
    typst.compile(HERE / "cheesemoon.typ", output=target, root=HERE.parent)


if __name__ == "__main__":
    build(HERE / "cheesemoon.pdf")
