"""Every word that a person reads is there in three languages, with the same arguments."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, visitor

import cheesemoon
from cheesemoon.core import LANGUAGES, Words

NO_BREAK = "\N{NO-BREAK SPACE}"
FOLDERS = sorted(path.parent for path in Path(cheesemoon.__file__).parent.rglob("words/en.ftl"))


class Variables(visitor.Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.messages: set[str] = set()
        self.keys: set[str] = set()

    def visit_Variant(self, node: Any) -> None:  # noqa: N802
        self.keys.add(getattr(node.key, "name", ""))
        self.generic_visit(node)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def parsed(path: Path) -> ast.Resource:
    """The messages of a file. Those of the core are in everybody's words, and read once."""
    return FluentParser().parse(path.read_text(encoding="utf-8"))


@cache
def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """The variables of every message, those of the messages that it uses included."""
    resource = parsed(folder / f"{lang}.ftl")
    seen: dict[str, Variables] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{folder} {lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            seen[entry.id.name] = Variables()
            seen[entry.id.name].visit(entry)

    def variables(name: str) -> set[str]:
        return seen[name].found.union(*map(variables, seen[name].messages))

    return {name: variables(name) for name in seen}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.parent.name)
def test_same_messages_in_every_language(folder: Path) -> None:
    english = messages(folder, "en")
    for lang in LANGUAGES:
        found = messages(folder, lang)
        assert set(found) == set(english), lang
        for name in english:
            assert found[name] <= english[name], f"{lang}: {name}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.parent.name)
def test_sentences_are_what_fluent_says(folder: Path) -> None:
    """Our way through a message and Fluent's lead to the same words."""
    words = Words(folder)
    for lang in LANGUAGES:
        bundle = FluentBundle([lang], use_isolating=False)
        keys: set[str] = set()
        for part in words.folders:
            resource = parsed(part / f"{lang}.ftl")
            bundle.add_resource(resource, allow_overrides=True)
            for entry in resource.body:
                known = Variables()
                known.visit(entry)
                keys |= known.keys
        words_only = sorted(keys - {"zero", "one", "two", "few", "many", "other"})  # not plurals
        some = words_only[:: len(keys) // 12 + 1]
        values = (0, 1, 2, 5, 22, 999, 1234, -3, 2.5, "word", *some)
        for name, variables in messages(folder, lang).items():
            pattern = bundle.get_message(name).value
            assert pattern is not None
            for value in values if variables else values[:1]:
                args = dict.fromkeys(variables, value)
                said, errors = bundle.format_pattern(pattern, args)
                ours = words.say(lang, name, args).replace(NO_BREAK, " ")
                assert not errors and ours == str(said).replace(NO_BREAK, " "), (lang, name, value)
    with pytest.raises(KeyError):
        words.say("en", "no-such-message")
    with pytest.raises(ValueError):
        words.say("en", "player")  # whose number?


def test_polish_words_of_one_letter_stay_with_the_next(tmp_path: Path) -> None:
    """They end no line, be the next word ours or somebody's name; other languages have no such
    rule, and letters that belong to a word are left alone."""
    for lang in LANGUAGES:
        written = "go = I do { $place } z Olą (w nocy)\n    a { $n } a\n"
        (tmp_path / f"{lang}.ftl").write_text(written, encoding="utf-8")
    words, args = Words(tmp_path), {"place": "Ur", "n": 2}
    tied = "I_do Ur z_Olą (w_nocy)\na_2 a".replace("_", NO_BREAK)
    assert words.say("pl", "go", args) == tied
    assert NO_BREAK not in words.say("de", "go", args) + words.say("en", "go", args)
    rules = "".join(rule.text for rule in cheesemoon.game("space-taxi").rulebook.all("pl").values())
    assert NO_BREAK in rules and " w " not in rules and " i " not in rules


@pytest.mark.parametrize("name", cheesemoon.games())
def test_every_event_has_a_line(name: str) -> None:
    game = cheesemoon.game(name)
    for lang in LANGUAGES:
        missing = [e for e in game.events.names if not game.words.has(lang, f"log-{e}")]
        assert missing == [], lang


@pytest.mark.parametrize("name", cheesemoon.games())
def test_every_option_and_choice_is_explained(name: str) -> None:
    game = cheesemoon.game(name)
    for option, described in game.options.items():
        for choice in ("", *(f"-{str(c).lower()}" for c in described.choices)):
            for lang in LANGUAGES:
                assert game.words.has(lang, f"option-{option}{choice}"), (lang, option, choice)
