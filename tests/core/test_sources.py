"""Which sources the cache of compiled rules depends on: all that rules can reach, hardly more."""

from __future__ import annotations

import ast
import importlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon import bots, envs
from cheesemoon.core import INTERPRETED
from cheesemoon.core.rules.cache import sources_of
from cheesemoon.core.rules.engine import PACKAGE
from cheesemoon.core.rules.rule import rules_of

GAMES = [cm.game(name).package for name in cm.games()]
PACKAGES = ["core", "bots", "envs", *GAMES]


def module_of(path: Path) -> ModuleType:
    parts = ("cheesemoon", *path.relative_to(PACKAGE).with_suffix("").parts)
    return importlib.import_module(".".join(parts).removesuffix(".__init__"))


def homes_of(value: Any) -> list[Path]:
    """The file that a thing of our package was written in."""
    if isinstance(value, ModuleType):
        ours = value.__name__.startswith("cheesemoon") and value.__file__
        return [Path(ours)] if ours else []
    home = getattr(getattr(value, "py_func", value), "__module__", None)
    if not isinstance(home, str) or not home.startswith("cheesemoon"):
        return []
    module = sys.modules.get(home)
    if module is None or not module.__file__:
        return []
    return [Path(module.__file__)]


def imports_of(path: Path) -> list[Any]:
    """What a source imports for more than types, as things."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    module = module_of(path)
    plain = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    names = [alias.asname or alias.name for node in plain for alias in node.names]
    return [vars(module)[name] for name in names if name in vars(module)]


@pytest.mark.parametrize("package", PACKAGES)
def test_all_that_a_rule_can_reach_counts(package: str) -> None:
    assert bots.LEVELS and envs.batched.cores()  # all rooms are loaded
    found = sources_of(package)
    for path in sorted(found):
        if path.suffix == ".py":
            for thing in imports_of(path):
                for home in homes_of(thing):
                    inside = home.name == "__init__.py" or home in found
                    assert inside, f"{path.name} uses {home.name}, whose changes would go unseen"


@pytest.mark.skipif(INTERPRETED, reason="rules are plain functions")
@pytest.mark.parametrize("package", PACKAGES)
def test_every_file_with_rules_counts(package: str) -> None:
    files = {Path(rule.py_func.__code__.co_filename) for rule in rules_of(package)}
    assert files and files <= sources_of(package)


@pytest.mark.parametrize("package", GAMES)
def test_words_pictures_and_tables_may_change_as_they_like(package: str) -> None:
    found = {path.relative_to(PACKAGE).as_posix() for path in sources_of(package)}
    assert {
        f"{package}/state.py",
        f"{package}/turn.py",
        "core/rules/chance.py",
        "core/rules/rule.py",
    } <= found
    assert any(name.startswith(f"{package}/content/") for name in found)
    for name in found:
        assert not any(word in name for word in ("/picture", "narration", "/lessons/")), name
    assert not {f"{package}/frame.toml", f"{package}/daily.toml"} & found
    assert (
        not {
            "core/draw/svg.py",
            "core/game/game.py",
            "core/game/table.py",
            "core/game/engine_state.py",
            "core/game/saved.py",
        }
        & found
    )


def test_types_alone_do_not_count(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(
        "from typing import TYPE_CHECKING\n"
        "from . import near\n"
        "from cheesemoon.core import (\n    whole,\n    rule as named,\n)\n"
        "if TYPE_CHECKING:\n    from . import far\n\n"
        "@rule\ndef f(): ...\n"
    )
    for name in ("near", "far", "unasked"):
        (tmp_path / f"{name}.py").write_text("from .other import x\n")
    (tmp_path / "other.py").write_text("x = 1\n")
    (tmp_path / "numbers.toml").write_text("x = 1\n")
    found = {path.name for path in sources_of(str(tmp_path))}
    assert {"rules.py", "near.py", "other.py", "numbers.toml", "record.py", "rule.py"} <= found
    assert not {"far.py", "unasked.py", "game.py"} & found


def test_a_user_of_a_game_depends_on_its_content(tmp_path: Path) -> None:
    (tmp_path / "checks.py").write_text(
        "from cheesemoon.games.space_taxi.content import COINS\n@rule\ndef f(): ...\n"
    )
    found = sources_of(str(tmp_path))
    assert PACKAGE / "games/space_taxi/content/space_taxi.toml" in found
    assert not any("first_rat" in path.parts for path in found)
