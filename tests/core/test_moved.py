"""Old module paths of the core work for one version, with a warning."""

from __future__ import annotations

import importlib
import sys

import pytest

import cheesemoon as cm
from cheesemoon import core
from cheesemoon.core import moved


@pytest.mark.parametrize("old", sorted(moved.MOVED))
def test_an_old_path_warns_and_gives_the_new_module(old: str) -> None:
    sys.modules.pop(old, None)
    if moved.MOVED[old].endswith(".gpu"):
        pytest.importorskip("numba.cuda")
    with pytest.warns(DeprecationWarning, match=f"{old} is now {moved.MOVED[old]}"):
        found = importlib.import_module(old)
    assert found is importlib.import_module(moved.MOVED[old])


@pytest.mark.parametrize("name", ["kinds", "rules.compiled", "nothing"])
def test_a_path_that_never_existed_is_not_found(name: str) -> None:
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module(f"cheesemoon.core.{name}")


def test_the_module_rule_does_not_hide_the_function_rule() -> None:
    module = importlib.import_module("cheesemoon.core.rule")
    assert module is importlib.import_module("cheesemoon.core.rules.rule")
    assert core.rule is module.rule


def test_the_finder_is_registered_once() -> None:
    moved.install()
    assert sum(isinstance(finder, moved.MovedModules) for finder in sys.meta_path) == 1


def test_a_game_and_its_table_are_found_in_their_old_module() -> None:
    package = importlib.import_module("cheesemoon.core.game")
    for name in ("Game", "Table"):
        with pytest.warns(DeprecationWarning, match=f"game.{name} is now"):
            assert getattr(package, name) is getattr(core, name)
    with pytest.raises(AttributeError):
        _ = package.Kind


def test_the_old_name_of_a_package_of_rules_warns() -> None:
    game = cm.game("space-taxi")
    with pytest.warns(DeprecationWarning, match="is now Game.package"):
        assert game.room == game.package == "games/space_taxi"
