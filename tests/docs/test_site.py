"""The documentation builds without warnings, and every internal link leads to a page and an anchor.

Notebooks are run in `test_notebooks.py`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

pytest.importorskip("sphinx")
pytest.importorskip("myst_nb")

DOCS = Path(__file__).parents[2] / "docs"
EXPECTED = "toc.not_included,myst-nb.lexer"  # as in conf.py; no kernel, no language


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html"]
    command += ["-D", "nb_execution_mode=off", "-D", f"suppress_warnings={EXPECTED}"]
    command += ["-d", str(made / "trees"), str(DOCS)]
    done = subprocess.run(
        [*command, str(made / "html")],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-8000:]
    return made / "html"


class Page(HTMLParser):
    """The links and anchors of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.places |= {given["id"]} if given.get("id") else set()  # type: ignore[arg-type]
        self.links += [given[name] or "" for name in ("href", "src") if name in given]


def broken(path: Path, page: Page, pages: dict[Path, Page]) -> Iterator[str]:
    for link in page.links:
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            continue
        target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
        there = target.exists()
        if there and parts.fragment and target in pages:
            there = parts.fragment in pages[target].places
        if not there:
            yield f"{path.name}: {link}"


def test_every_link_inside_leads_somewhere(site: Path) -> None:
    pages = {path: Page(path) for path in sorted(site.resolve().rglob("*.html"))}
    found = [each for path, page in pages.items() for each in broken(path, page, pages)]
    assert not found
    assert len(pages) > 30


def test_a_broken_link_would_be_found(tmp_path: Path) -> None:
    path = tmp_path / "a.html"
    path.write_text(
        '<a href="b.html">x</a><a href="#here">y</a><p id="there"><a href="#there">z</a>'
    )
    page = Page(path)
    assert list(broken(path, page, {path: page})) == ["a.html: b.html", "a.html: #here"]


def test_rules_can_be_linked_to(site: Path) -> None:
    for lang in ("", "pl/", "de/"):
        page = Page(site / "play" / f"{lang}space-taxi.html")
        assert {f"st-{n}" for n in range(1, 36)} <= page.places


def test_every_page_of_the_folder_is_in_the_site(site: Path) -> None:
    for path in DOCS.rglob("*.md"):
        if not {"_build", "paper", "jupyter_execute"} & set(path.relative_to(DOCS).parts):
            assert (site / path.relative_to(DOCS).with_suffix(".html")).exists(), path.name
