"""The words of the rulebooks: `docs/glossary.md` says which are used and which are not."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import cheesemoon as cm
from cheesemoon.core import LANGUAGES

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
COLUMNS = {"pl": (1, 2), "de": (3, 4)}


class Entry(NamedTuple):
    game: str
    lang: str
    word: str
    wrong: tuple[str, ...]


def entries() -> Iterator[Entry]:
    game = ""
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            game = line.removeprefix("## ").lower().replace(" ", "-")
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) != 5 or cells[0] in ("English", "---"):
            continue
        for lang, (word, wrong) in COLUMNS.items():
            yield Entry(game, lang, cells[word], tuple(filter(None, cells[wrong].split(", "))))


def told(found: Any, lang: str) -> Iterator[str]:
    """Yield every text of a language in a lesson, chapter or introduction."""
    if isinstance(found, dict):
        for key, value in found.items():
            if key == lang and isinstance(value, str):
                yield value
            yield from told(value, lang)
    elif isinstance(found, list):
        for each in found:
            yield from told(each, lang)


def spoken(messages: str) -> str:
    """Return the text of Fluent messages: all variants, no names and comments."""
    plain = re.sub(r"^#.*", "", messages, flags=re.M)
    plain = re.sub(r"\{[^{}\n]*\}", " ", plain)  # what is put in
    return re.sub(r"\{[^{}]*->|^(?:[a-z][\w-]* =|\s*\*?\[[\w-]+\])|\}", " ", plain, flags=re.M)


def test_all_variants_of_a_message_are_read() -> None:
    found = spoken(
        "a-name = One { $x ->\n    [few] two { $n }\n   *[other] three { $y ->\n"
        "       *[z] four\n    }\n} five\n# six\n"
    )
    assert found.split() == ["One", "two", "three", "four", "five"]


def texts(name: str, lang: str) -> str:
    """Return all texts of a game: table, rules and lessons."""
    folder = cm.game(name).folder
    messages = (folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    said = spoken(messages)
    learned = [
        text
        for path in sorted((folder / "lessons").glob("*.toml"))
        for text in told(tomllib.loads(path.read_text(encoding="utf-8")), lang)
    ]
    rules = (folder / "rules" / f"{lang}.md").read_text(encoding="utf-8")
    return "\n".join([said, rules, *learned])


def begins(word: str, text: str) -> bool:
    """Return True if the text has this word, or a word that begins with it."""
    return bool(re.search(rf"(?<!\w){re.escape(word)}", text, re.IGNORECASE))


@pytest.mark.parametrize("lang", COLUMNS)
@pytest.mark.parametrize("name", cm.games())
def test_the_words_of_the_rulebook_are_used_and_no_others(name: str, lang: str) -> None:
    known = [entry for entry in entries() if (entry.game, entry.lang) == (name, lang)]
    assert len(known) >= 9
    text = texts(name, lang)
    assert [entry.word for entry in known if not begins(entry.word, text)] == []
    assert [wrong for entry in known for wrong in entry.wrong if begins(wrong, text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", cm.games())
def test_lessons_speak_to_people(name: str, lang: str) -> None:
    """Lessons have no identifiers and no marks that stay visible. Signs of the table in text are
    for programs: they quote what a prompt shows."""
    for path in sorted((cm.game(name).folder / "lessons").glob("*.toml")):
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        found.pop("sign", None)
        for text in told(found, lang):
            assert not re.search(r"[`*<>{}]|\w_\w", text), (path.name, text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", cm.games())
def test_cards_speak_to_people(name: str, lang: str) -> None:
    text = (cm.game(name).folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    cards = re.findall(r"^(card-[\w-]+) = (.*)", text, re.M)
    assert len(cards) > 20
    for key, words in cards:
        assert words and not re.search(r"[`*<>]|\w_\w", words), key
