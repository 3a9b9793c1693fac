"""Every numbered rule is named by at least one test, and no test names a rule that is not there."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import cheesemoon as cm

TESTS = Path(__file__).parent


@cache
def named_rules() -> frozenset[str]:
    """All numbers in `@rule(...)` marks of test functions, read from the sources."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "@rule(" in text else ():
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "rule":
                        found |= {str(a.value) for a in mark.args if isinstance(a, ast.Constant)}
    return frozenset(found)


@pytest.mark.parametrize("name", cm.games())
def test_every_rule_is_named_by_a_test(name: str) -> None:
    numbers = cm.game(name).rulebook.numbers
    named = named_rules()
    assert numbers
    assert [n for n in numbers if n not in named] == []


def test_no_test_names_an_unknown_rule() -> None:
    known = {n for name in cm.games() for n in cm.game(name).rulebook.numbers}
    assert named_rules() - known == set()


@pytest.mark.parametrize("name", cm.games())
def test_the_rulebook_is_whole_in_every_language(name: str) -> None:
    book = cm.game(name).rulebook
    for lang in ("pl", "de"):
        assert tuple(book.all(lang)) == book.numbers
