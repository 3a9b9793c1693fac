"""The shape of the source: the files of a game, the length of files and functions, and no import
cycles."""

from __future__ import annotations

import ast
import os
import re
from functools import cache
from inspect import signature
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import cheesemoon as cm
from cheesemoon.core.game.shape import PEOPLE, RULES
from cheesemoon.core.rules.cache import imports_in

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "cheesemoon"
GAMES = sorted(p for p in (PACKAGE / "games").iterdir() if (p / "__init__.py").exists())

FILES = (
    "__init__.py",
    "content.py",
    "state.py",
    "setup.py",
    "turn.py",
    "scoring.py",
    "players/heuristic.py",
    "players/observation.py",
    "players/playing.py",
    "by_hand.py",
    "telling/narration.py",
    "telling/reasons.py",
    "telling/text.py",
    "position/__init__.py",
    "position/read.py",
    "position/write.py",
    "picture/__init__.py",
    "words/en.ftl",
    "words/pl.ftl",
    "words/de.ftl",
    "rules/en.md",
    "rules/pl.md",
    "rules/de.md",
)
"""The files of every game. A game adds one file for each step of its turn."""

LONGEST_FILE = 450
LONGEST_FUNCTION = 60

GAME_AND_TABLE = frozenset({"cheesemoon.core.game.game", "cheesemoon.core.game.table"})
"""The one cycle: a game makes tables, and a table names its game, for types only."""


@cache
def sources() -> dict[str, Path]:
    """Return the path of every module of the package, by its name."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = ("cheesemoon", *path.relative_to(PACKAGE).with_suffix("").parts)
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def written() -> list[Path]:
    """Return every Python file of the repository except the tests."""
    beside = (ROOT / folder for folder in ("tools", "benchmarks", "examples", "docs"))
    found = (path for folder in (PACKAGE, *beside) for path in sorted(folder.rglob("*.py")))
    return [path for path in found if "_build" not in path.parts and ".venv" not in path.parts]


# --- a game's folder ------------------------------------------------------------------------------


def test_every_game_has_the_same_shape() -> None:
    missing = {f"{g.name}/{file}" for g in GAMES for file in FILES if not (g / file).exists()}
    assert not missing
    assert all(list((game / "content").glob("*.toml")) for game in GAMES)


def offers_a_panel(picture: Path) -> bool:
    body = tree(picture).body if picture.exists() else []
    offered = {node.name for node in body if isinstance(node, ast.FunctionDef)}
    for node in body:
        if isinstance(node, ast.ImportFrom):
            offered |= {alias.asname or alias.name for alias in node.names}
    return {"draw", "panel"} <= offered


def test_a_picture_offers_the_board_and_a_panel() -> None:
    without = {g.name for g in GAMES if not offers_a_panel(g / "picture" / "__init__.py")}
    assert not without


def test_what_a_game_offers_takes_what_the_contract_says() -> None:
    """Count parameters: `usual_shape` finds functions only by their names."""
    for game in map(cm.game, cm.games()):
        for offered in (game.rules, game.people):
            hints = get_type_hints(type(offered))
            for name, function in vars(offered).items():
                asked = next((a for a in get_args(hints[name]) or () if get_args(a)), hints[name])
                takes = get_args(asked)[0]
                if function is None or not isinstance(takes, list):
                    continue
                given = signature(getattr(function, "py_func", function)).parameters.values()
                required = [p for p in given if p.default is p.empty]
                assert len(required) <= len(takes) <= len(given), f"{game.name}: {name}"


def test_every_function_that_the_shape_knows_is_used() -> None:
    """Refuse a name in `shape` that no game has."""
    for where, kind in ((RULES, "rules"), (PEOPLE, "people")):
        for name in (name for names in where.values() for name in names):
            assert any(getattr(getattr(cm.game(g), kind), name) for g in cm.games()), name


# --- lengths --------------------------------------------------------------------------------------


def test_no_file_is_too_long() -> None:
    """Allow long content files, which list the printed cards and tiles."""
    long = {
        name(path)
        for path in written()
        if path.name != "content.py" and len(path.read_text("utf-8").splitlines()) > LONGEST_FILE
    }
    assert not long


def test_no_function_is_too_long() -> None:
    long = set()
    for path in written():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno is not None
                if node.end_lineno - node.lineno + 1 > LONGEST_FUNCTION:
                    long.add(f"{name(path)}:{node.name}")
    assert not long


# --- imports --------------------------------------------------------------------------------------


def imports(module: str, path: Path) -> set[str]:
    """Return the modules that a module imports, also inside functions and for types only. Of a
    package, return the imported submodule, or the package itself if it defines the name."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    found: set[str] = set()
    for each in imports_in(path.read_text("utf-8")):
        above = package.split(".")
        above = above[: len(above) - each.dots + 1] if each.dots else []
        base = ".".join([*above, *filter(None, [each.module])])
        inside = {f"{base}.{name}" for name in each.names.values()}
        found |= inside if inside and inside <= set(sources()) else inside | {base}
    return (found & set(sources())) - {module}


def circles(graph: dict[str, set[str]]) -> set[frozenset[str]]:
    """Find modules that reach each other (Tarjan's strongly connected components)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: set[frozenset[str]] = set()

    def visit(node: str) -> None:
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in sorted(graph[node]):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            at = stack.index(node)
            if len(stack) - at > 1:
                found.add(frozenset(stack[at:]))
            del stack[at:]

    for node in sorted(graph):
        if node not in index:
            visit(node)
    return found


def test_sql_stays_in_the_store() -> None:
    """Statements are in `storage`; `admin` copies whole tables."""
    speaks_sql = {
        path.relative_to(PACKAGE / "server").parts[0]
        for path in (PACKAGE / "server").rglob("*.py")
        if "import sqlalchemy" in path.read_text("utf-8")
    }
    assert speaks_sql <= {"storage", "admin"}
    others = [path for name, path in sources().items() if not name.startswith("cheesemoon.server")]
    assert not [name(path) for path in others if "import sqlalchemy" in path.read_text("utf-8")]


def test_the_server_waits_by_one_clock() -> None:
    """Times and timers come from `timing`, which tests replace."""
    waits = re.compile(
        r"\btime\.(time|monotonic|sleep)\(|\basyncio\.sleep\((?!0)|loop\S*\.call_later\("
    )
    paths = [path for path in (PACKAGE / "server").rglob("*.py") if path.name != "timing.py"]
    found = [(name(path), match[0]) for path in paths for match in waits.finditer(path.read_text())]
    assert found == [], "use cheesemoon.server.timing"


def test_no_modules_import_each_other() -> None:
    graph = {module: imports(module, path) for module, path in sources().items()}
    assert circles(graph) == {GAME_AND_TABLE}


def test_a_circle_would_be_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set(), "e": {"d"}}
    assert circles(graph) == {frozenset({"a", "b", "c"})}


def test_xdist_keeps_the_tests_of_a_group_in_one_process(request: pytest.FixtureRequest) -> None:
    """Otherwise each process sets up the fixtures of each module, which takes twice the time."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        assert request.node.nodeid.endswith("@tests/test_shape.py")
