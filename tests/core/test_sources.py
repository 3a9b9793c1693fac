"""Which sources the cache of compiled rules depends on."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from cheesemoon.core.rule import _PLAIN, PACKAGE

ROOMS = [PACKAGE / "core", *sorted(p for p in (PACKAGE / "games").iterdir() if p.is_dir())]


def _is_plain(path: Path, room: Path) -> bool:
    return bool(_PLAIN & set(path.relative_to(room).parts))


def _has_rules(tree: ast.AST) -> bool:
    return any(
        isinstance(node, ast.FunctionDef)
        and any(isinstance(d, ast.Name) and d.id == "rule" for d in node.decorator_list)
        for node in ast.walk(tree)
    )


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_what_the_cache_leaves_out_holds_no_rule_and_serves_none(room: Path) -> None:
    plain = {name.removesuffix(".py") for name in _PLAIN}
    for path in room.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if _is_plain(path, room):
            assert not _has_rules(tree), f"{path.name} has rules, and its changes would go unseen"
        elif _has_rules(tree):
            imported = {
                word
                for node in ast.walk(tree)
                if isinstance(node, ast.ImportFrom)
                for word in [*(node.module or "").split("."), *(a.name for a in node.names)]
            }
            assert not plain & imported, f"{path.name} has rules and imports {plain & imported}"
