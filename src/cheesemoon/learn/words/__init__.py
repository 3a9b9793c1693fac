"""Messages of the guide about a lesson, and errors of lesson files."""

from pathlib import Path

from cheesemoon.core import Words

WORDS = Words(Path(__file__).parent)
