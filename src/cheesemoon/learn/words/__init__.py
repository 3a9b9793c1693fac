"""What the guide says about the lesson itself, and what is wrong with a lesson."""

from pathlib import Path

from cheesemoon.core import Words

WORDS = Words(Path(__file__).parent)
