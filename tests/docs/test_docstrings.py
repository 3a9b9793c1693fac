"""The examples in docstrings are what happens."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"


def modules(room: str) -> list[str]:
    """Yield the modules of a package that have examples."""
    paths = sorted((SOURCES / "cheesemoon" / room).rglob("*.py"))
    shown = [path for path in paths if ">>>" in path.read_text("utf-8")]
    names = [".".join(path.relative_to(SOURCES).with_suffix("").parts) for path in shown]
    return [name.removesuffix(".__init__") for name in names]


@pytest.mark.parametrize("room", ["core", "bots", "arena", "envs"])
def test_examples_are_real(room: str) -> None:
    tried = 0
    for name in modules(room):
        found = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS)
        assert found.failed == 0, name
        tried += found.attempted
    assert tried >= 5, f"{room} shows nothing"
