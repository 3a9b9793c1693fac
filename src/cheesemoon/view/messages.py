"""The words of pages and of the server's answers."""

from __future__ import annotations

from pathlib import Path

from cheesemoon.core import Words

WORDS = Words(Path(__file__).parent / "words")
