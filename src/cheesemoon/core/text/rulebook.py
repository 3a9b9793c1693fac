"""The rulebook of a game, by rule number, in three languages: files `rules/{en,pl,de}.md`.

A rule is a line `- **ST-6** A roll throws all dice in hand. …`; headings group them.
"""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from .typography import tied

_RULE = re.compile(r"- \*\*([A-Z]{2}-\d+)\*\* (.+)")


class RuleText(NamedTuple):
    """One rule: its number, its heading, its text."""

    number: str
    heading: str
    text: str


class Rulebook:
    """All rules of one game."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: dict[str, dict[str, RuleText]] = {}

    def all(self, lang: str = "en") -> dict[str, RuleText]:
        """Return every rule by its number, in the order of the book. Without a translation, return
        the English rules; without a rulebook, return none."""
        if lang not in self._read:
            files = (self._folder / f"{name}.md" for name in (lang, "en"))
            file = next((file for file in files if file.exists()), None)
            text = file.read_text(encoding="utf-8") if file else ""
            self._read[lang] = _parse(tied(lang, text))
        return self._read[lang]

    def rule(self, number: str, lang: str = "en") -> RuleText | None:
        """Return one rule; None if there is no such number."""
        return self.all(lang).get(number)

    @cached_property
    def numbers(self) -> tuple[str, ...]:
        """All numbers, in the order of the book."""
        return tuple(self.all("en"))


def _parse(text: str) -> dict[str, RuleText]:
    found: dict[str, RuleText] = {}
    heading = ""
    for line in text.splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ").strip()
        elif match := _RULE.match(line):
            found[match[1]] = RuleText(match[1], heading, match[2])
        elif line.startswith("  ") and found:  # an indented line continues the rule
            number, rule = found.popitem()
            found[number] = rule._replace(text=f"{rule.text} {line.strip()}")
    return found
