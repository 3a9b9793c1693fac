"""The rules of a game as text, by number, in three languages: `rules/{en,pl,de}.md` in its folder.

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
    """One rule: its number, the heading it stands under, its text."""

    number: str
    heading: str
    text: str


class Rulebook:
    """All rules of one game."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: dict[str, dict[str, RuleText]] = {}

    def all(self, lang: str = "en") -> dict[str, RuleText]:
        """Every rule by its number, in the order of the book; in English if nobody has translated
        them, none if nobody has written them down."""
        if lang not in self._read:
            files = (self._folder / f"{name}.md" for name in (lang, "en"))
            file = next((file for file in files if file.exists()), None)
            text = file.read_text(encoding="utf-8") if file else ""
            self._read[lang] = _parse(tied(lang, text))
        return self._read[lang]

    def rule(self, number: str, lang: str = "en") -> RuleText | None:
        """One rule; None if there is no such number."""
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
        elif line.startswith("  ") and found:  # a rule may go on, indented, in the next line
            number, rule = found.popitem()
            found[number] = rule._replace(text=f"{rule.text} {line.strip()}")
    return found
