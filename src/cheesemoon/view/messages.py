"""The messages of pages and of the server."""

from __future__ import annotations

from pathlib import Path

from cheesemoon.core import Words

WORDS = Words(Path(__file__).parent / "words")
