"""Learning a game: lessons, puzzles, daily challenges. Each game's folder has the data."""

from .intro import Intro, intro
from .lesson import Answer, Attempt, Lesson, lesson, lessons

__all__ = ["Answer", "Attempt", "Intro", "Lesson", "intro", "lesson", "lessons"]
