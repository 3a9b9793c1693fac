"""The measured numbers of `docs/figures.toml`, as Markdown tables.

`python tools/figures.py` writes them into `benchmarks/README.md`, between its two marks.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FIGURES = ROOT / "docs" / "figures.toml"
PAGE = ROOT / "benchmarks" / "README.md"
BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"


class Run(NamedTuple):
    """How a group of figures was measured."""

    title: str
    machine: str
    version: str
    command: str
    n: str
    provisional: bool = False


class Figure(NamedTuple):
    """One measured number."""

    run: str
    value: str
    unit: str
    says: str
    readme: bool = False

    @property
    def text(self) -> str:
        """The value with its unit."""
        return f"{self.value} {self.unit}".strip()


def load(path: Path = FIGURES) -> tuple[dict[str, Run], dict[str, Figure]]:
    """Return the runs and the figures by name; a figure without its run is an error."""
    found = tomllib.loads(path.read_text("utf-8"))
    runs = {name: Run(**run) for name, run in found["runs"].items()}
    figures = {name: Figure(**figure) for name, figure in found["figures"].items()}
    lost = {name for name, figure in figures.items() if figure.run not in runs}
    if lost:
        raise ValueError(f"{path.name}: no run for {', '.join(sorted(lost))}")
    return runs, figures


def table(names: Iterable[str]) -> str:
    """Return one Markdown table per run, each followed by how it was measured."""
    runs, figures = load()
    parts = []
    for name in names:
        run = runs[name]
        rows = [f"| {f.says} | {f.text} |" for f in figures.values() if f.run == name]
        how = f"Machine: {run.machine}. Version {run.version}. `{run.command}`. n: {run.n}."
        again = " To be measured again." if run.provisional else ""
        parts.append("\n".join([f"| {run.title} | |", "| --- | --- |", *rows, "", how + again]))
    return "\n\n".join(parts)


def renewed(text: str) -> str:
    """Return the page with today's tables between its marks."""
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    return f"{before}{BEGIN}\n\n{table(load()[0])}\n\n{END}{after}"


def main() -> int:
    """Renew the page of the benchmarks."""
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
