"""Every cell of every notebook of the documentation runs, and what it ends with can be shown.

No kernel is started for each: the cells of a page run here, one after the other, in a space of
their own, and find compiled rules that are loaded already. `make docs` runs all of them in kernels,
for every push in a job of its own; so the three that compute longest run here only nightly.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from cheesemoon.bots import registry
from thorough import sampled

DOCS = Path(__file__).parents[2] / "docs"
NOTEBOOKS = sorted(
    path for path in DOCS.rglob("*.md") if "\nkernelspec:" in path.read_text("utf-8")[:300]
)
QUICK = [path for path in NOTEBOOKS if path.stem not in ("balance", "space-taxi", "training")]
_CELL = re.compile(r"^```\{code-cell\}[^\n]*\n(?::[^\n]*\n)*(.*?)^```$", re.MULTILINE | re.DOTALL)
FORMS = ("_repr_mimebundle_", "_repr_svg_", "_repr_html_", "__repr__")  # in the order of notebooks


def cells_of(page: str) -> list[str]:
    """Return the code of a page, cell by cell."""
    return [cell.strip() + "\n" for cell in _CELL.findall(page)]


def shown(value: Any) -> object:
    """Return what a notebook shows of a value: its first representation."""
    found = (getattr(value, form)() for form in FORMS if hasattr(type(value), form))
    return next((form for form in found if form), None)


def run(cells: list[str], where: str) -> list[object]:
    """Run cells in one namespace; return what each final expression shows."""
    space: dict[str, Any] = {"__name__": "__main__"}
    below: list[object] = []
    for number, cell in enumerate(cells, 1):
        tree, name = ast.parse(cell), f"{where}, cell {number}"
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, name, "exec"), space)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), name, "eval"), space)
            below += [] if value is None else [shown(value)]
    return below


@pytest.mark.parametrize("path", sampled(NOTEBOOKS, QUICK), ids=lambda path: path.stem)
def test_every_cell_runs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # drop the bots that a page registers
    monkeypatch.setattr(registry, "_registered", dict(registry._registered))
    for package in ("altair", "duckdb", "pandas", "polars", "vl_convert"):
        pytest.importorskip(package)
    cells = cells_of(path.read_text("utf-8"))
    assert cells and all(run(cells, path.name))


def test_all_notebooks_are_found() -> None:
    assert len(NOTEBOOKS) == len(list((DOCS / "notebooks").glob("*.md"))) >= 7


def test_a_cell_that_fails_or_shows_nothing_is_noticed() -> None:
    first = "```{code-cell} ipython3\n:tags: [hide]\n\nx = 1\n```\n"
    page = f"# Page\n\n{first}\n```{{code-cell}}\nx / 0\n```\n"
    with pytest.raises(ZeroDivisionError):
        run(cells_of(page), "page")

    class Empty:
        def _repr_html_(self) -> str:
            return ""

        def __repr__(self) -> str:
            return ""

    assert shown(Empty()) is None and shown(7) == "7"
