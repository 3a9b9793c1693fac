"""The package: what the base needs, what its extras bring, and how it looks on an index."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cheesemoon.terminal.extras import EXTRAS, extra_of

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
WEB = EXTRAS["web"]

IMPORTS = """
import sys
import cheesemoon.arena, cheesemoon.bots, cheesemoon.cli, cheesemoon.envs, cheesemoon.learn
import cheesemoon.arena.commands, cheesemoon.learn.commands, cheesemoon.train.commands
import cheesemoon.terminal, cheesemoon.server.admin.commands
print(sorted(name for name in sys.argv[1].split() if name in sys.modules))
"""
BASE = """
import sys
for name in sys.argv[1].split():
    sys.modules[name] = None  # as if it were not installed
from cheesemoon.cli import main
sys.exit(main(sys.argv[2:]))
"""


def run_without(modules: tuple[str, ...], *arguments: str, stdin: str = "") -> tuple[int, str, str]:
    """Run a command without these modules; return its exit code and what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", BASE, " ".join(modules), *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C", "LANG": "C"},
        input=stdin,
        capture_output=True,
        text=True,
    )
    return done.returncode, done.stdout, done.stderr


def names(requirements: list[str]) -> set[str]:
    """Return the distributions of requirements, without versions and markers."""
    return {re.split(r"[^\w.-]", text)[0].lower() for text in requirements}


def test_the_base_has_no_web_stack_and_no_compiler() -> None:
    base = {"numpy", "fluent.runtime", "babel", "platformdirs", "tqdm"}
    assert names(PROJECT["dependencies"]) == base


def test_the_sentence_knows_every_package_of_the_web_table() -> None:
    assert names(PROJECT["optional-dependencies"]["web"]) == set(WEB)
    for extra, modules in EXTRAS.items():
        assert set(modules) <= names(PROJECT["optional-dependencies"][extra]), extra


def test_all_has_every_extra_but_those_of_developers() -> None:
    extras = PROJECT["optional-dependencies"]
    whole = set(re.findall(r"[a-z]+", " ".join(re.findall(r"\[([^]]*)\]", str(extras["all"])[1:]))))
    assert set(extras) - {"all", "dev", "docs"} <= whole


def test_environments_bots_and_arena_load_no_web_stack() -> None:
    said = subprocess.run(
        [sys.executable, "-c", IMPORTS, " ".join(WEB)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout == "[]\n"


@pytest.mark.parametrize(
    "command",
    ["--no-browser", "backup x", "restore x", "export t", "reports", "ratings space-taxi"]
    + ["verify saved.json", "site folder"],
)
def test_a_command_of_the_table_names_the_extra(command: str, tmp_path: Path) -> None:
    code, out, err = run_without(WEB, *command.split())
    assert (code, out) == (1, "")
    assert re.fullmatch(r"This needs the package \w+: pip install 'cheesemoon\[web\]'\.\n", err), (
        err
    )


def test_the_base_plays_checks_and_lists_its_commands() -> None:
    assert run_without(WEB, "--help")[0] == 0
    code, out, err = run_without(
        WEB, "check", "-", stdin='{"game": "space-taxi", "seats": [{}, {}, {}]}'
    )
    assert (code, err) == (0, "") and '"space-taxi"' in out


def test_a_module_of_no_extra_is_not_explained_away() -> None:
    assert extra_of("numba") == "compile"
    assert extra_of("cheesemoon") is None and extra_of("") is None


# --- the index ------------------------------------------------------------------------------------


@pytest.fixture
def readme(monkeypatch: pytest.MonkeyPatch) -> str:
    """The README of the index, as the publishing workflow makes it."""
    pytest.importorskip("hatchling", reason="hatchling is not installed")
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://example.org")
    monkeypatch.setenv("GITHUB_REPOSITORY", "owner/moon")
    metadata: dict[str, dict[str, str]] = {}
    module.CustomMetadataHook(str(ROOT), {}).update(metadata)
    assert metadata["urls"]["Repository"] == "https://example.org/owner/moon"
    assert metadata["readme"]["content-type"] == "text/markdown"
    return metadata["readme"]["text"]


def test_every_link_of_the_index_is_absolute_and_leads_to_a_file(readme: str) -> None:
    links = re.findall(r"\]\(([^)]+)\)", readme)
    assert len(links) > 20
    for link in links:
        found = re.fullmatch(r"https://example\.org/owner/moon/(?:raw|blob)/v[\d.]+/(.+)", link)
        assert found and (ROOT / found[1]).exists(), link


def test_an_index_shows_markdown_without_html(readme: str) -> None:
    assert not re.search(r"^\s*<", readme, re.MULTILINE)


def test_publishing_needs_no_password() -> None:
    text = (ROOT / ".github" / "workflows" / "publish.yml").read_text("utf-8")
    assert (
        "id-token: write" in text
        and "secrets." not in text
        and "password" not in text.split("on:", 1)[1]
    )
    for version in ("3.11", "3.12", "3.13", "3.14"):
        assert f'python: "{version}"' in text
        assert f"Programming Language :: Python :: {version}" in PROJECT["classifiers"]


def test_the_next_numba_is_not_excluded() -> None:
    assert PROJECT["optional-dependencies"]["compile"] == ["numba>=0.61,<1"]
