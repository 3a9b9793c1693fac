"""Packages of other people, as `pip install -e` leaves them: found by their entry points."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

import pytest

from cheesemoon.bots import registry

games = import_module("cheesemoon.games")  # `cheesemoon.games` is the function
NIM = Path(__file__).parents[2] / "examples" / "nim"


def install(project: Path, site: Path) -> tuple[Path, Path]:
    """What pip would write for this project, without asking a network for the tools to build it.
    The folders that Python must look into."""
    told = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folder = site / f"{told['name'].replace('-', '_')}-{told['version']}.dist-info"
    folder.mkdir(parents=True, exist_ok=True)
    head = f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n"
    (folder / "METADATA").write_text(head, encoding="utf-8")
    lines: list[str] = []
    for group, entries in told.get("entry-points", {}).items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())]
    (folder / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return site, project


def _forget() -> None:
    for known in (games._entries, games._working, games._load, registry._load_entry_points):
        known.cache_clear()


@contextmanager
def found_in(*paths: Path) -> Iterator[None]:
    """Python looks into these folders, too, and our registries look again."""
    before = list(sys.path)
    bots_before = dict(registry._registered)
    sys.path[:0] = [str(path) for path in paths]
    _forget()
    try:
        yield
    finally:
        sys.path[:] = before
        registry._registered.clear()
        registry._registered.update(bots_before)
        _forget()


@pytest.fixture(scope="module")
def nim_paths(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Where the example game lies when it is installed."""
    return install(NIM, tmp_path_factory.mktemp("site"))


@pytest.fixture
def nim(nim_paths: tuple[Path, Path]) -> Iterator[None]:
    """Nim is installed."""
    with found_in(*nim_paths):
        yield


if __name__ == "__main__":  # a stand-in for `pip install -e .` in tests of the documentation
    install(Path.cwd(), Path(sys.argv[1]))
