"""Words that name no actor, pages that are too long, and figures that disagree are found."""

from __future__ import annotations

import ast
import json
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import architecture
import figures
import pytest
from bot_strength.measuring import ahead

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    page
    for page in (ROOT / "docs").rglob("*.md")
    if not {"_build", "jupyter_execute"} & set(page.relative_to(ROOT).parts)
)
TEXTS = [
    *PAGES,
    *ROOT.glob("*.md"),
    ROOT / "benchmarks" / "README.md",
    ROOT / "deploy" / "README.md",
]
BANNED = re.compile(
    r"\b(whoever|somebody|nobody|everybody|anew|so many|the usual way|what is other)\b", re.I
)
BUDGET = 10  # banned words in docstrings and comments of src; it only falls
LONGEST = 1_500  # words of a page


def sources() -> Iterator[Path]:
    """Yield all sources but the rules of the games."""
    for path in (ROOT / "src").rglob("*.py"):
        if "games" not in path.parts or "picture" in path.parts:
            yield path


def prose(path: Path) -> Iterator[str]:
    """Yield the docstrings and comments of a source."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Module)
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, kinds):
            yield ast.get_docstring(node) or ""
    with path.open("rb") as file:
        yield from (
            t.string for t in tokenize.tokenize(file.readline) if t.type == tokenize.COMMENT
        )


def test_sources_name_the_actor() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {word}"
        for path in sources()
        for text in prose(path)
        for word in BANNED.findall(text)
    ]
    assert len(found) <= BUDGET, "\n".join(found)


@pytest.mark.parametrize("page", TEXTS, ids=lambda page: str(page.relative_to(ROOT)))
def test_pages_name_the_actor(page: Path) -> None:
    assert not BANNED.findall(page.read_text("utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_pages_are_short(page: Path) -> None:
    assert len(page.read_text("utf-8").split()) <= LONGEST


def test_every_figure_says_how_it_was_measured() -> None:
    runs, found = figures.load()
    assert {figure.run for figure in found.values()} == set(runs)
    for run in runs.values():
        assert all((run.title, run.machine, run.version, run.command, run.n))


def test_the_readme_has_the_figures() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    measured = text[text.index("| measured |") : text.index("[Machines, versions")]
    told = [figure.text for figure in figures.load()[1].values() if figure.readme]
    assert len(told) >= 3
    assert [figure for figure in told if figure not in measured] == []
    left = measured
    for figure in told:
        left = left.replace(figure, "")
    assert not re.search(r"\d[\d.,]*\d", left.replace("H200", ""))  # no number of its own


def test_the_page_of_the_benchmarks_has_the_figures() -> None:
    text = figures.PAGE.read_text("utf-8")
    assert figures.renewed(text) == text, "python tools/figures.py"


def test_the_strength_of_levels_is_what_was_played() -> None:
    kept = json.loads((ROOT / "docs" / "bots.json").read_text("utf-8"))["contests"]
    tables = {
        "hard_rat": ("first-rat", 2),
        "hard_guardians": ("space-guardians", 2),
        "hard_taxi": ("space-taxi", 3),
        "hard_catcher": ("ratcatcher", 1),
    }
    for name, (game, seats) in tables.items():
        [e] = [
            e
            for e in kept
            if (e["game"], e["seats"], e["one"], e["other"]) == (game, seats, "hard", "medium")
            and "mode" not in e["options"]
        ]
        rate = str(ahead(e["wins"], e["losses"], e["games"])).replace("%", " %", 1)
        assert rate.replace("% to", " to").replace("%)", ")") == figures.load()[1][name].value


def test_a_banned_word_would_be_found() -> None:
    assert BANNED.findall("Nobody begins anew, as so many do.") == ["Nobody", "anew", "so many"]


def test_the_picture_shows_the_import_contracts() -> None:
    assert architecture.PICTURE.read_text("utf-8") == architecture.picture(), (
        "python tools/architecture.py"
    )


def test_modules_that_pages_name_exist() -> None:
    named = re.compile(r"`((?:core|games|bots|envs|arena|learn|train|view|server)/[\w/]+\.\w+)`")
    source = ROOT / "src" / "cheesemoon"
    for page in PAGES:
        names = named.findall(page.read_text("utf-8"))
        assert not [name for name in names if not (source / name).exists()], page.name


def test_make_targets_that_texts_name_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    for text in TEXTS:
        named = set(re.findall(r"(?:`|^)(?:\w+=\w+ )?make ([a-z]+)", text.read_text("utf-8"), re.M))
        assert named <= targets, (text.name, named - targets)
