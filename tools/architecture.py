"""Draws the layers of the import contracts: `docs/pictures/architecture.svg`.

The layers come from `[tool.importlinter]` in `pyproject.toml`, so the picture shows what
`lint-imports` checks. `python tools/architecture.py` writes the picture; a test compares it.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"
ABOUT = {
    "cli": "the command line",
    "terminal": "in a terminal",
    "server": "tables for people, over HTTP",
    "view": "what a page shows of a table; no HTTP, no database",
    "train": "networks that learn to play",
    "arena": "many games, ratings",
    "envs": "environments, batches",
    "learn": "lessons, puzzles",
    "bots": "heuristics, tree search, solver, hints; they receive views, never the table",
    "games": "first_rat, space_guardians, ratcatcher, space_taxi; each offers one object, GAME",
    "art": "icons and drawings that boards and pages share",
    "core": "what every game and table is made of",
    "server.worker_main": "one worker process",
    "server.app": "composition",
    "server.supervisor": "starts and replaces workers",
    "server.services": "what handlers share",
    "server.settings": "what a host sets",
    "server.errors": "refusals",
    "server.sse": "events as text",
    "server.background": "tasks",
    "server.launcher": "start and stop",
    "server.web": "pages",
    "server.api": "JSON for programs",
    "server.admin": "backup, export, verify",
    "server.transport": "limits, event streams",
    "server.records": "ladder, history",
    "server.tables": "rooms, moves, clocks",
    "server.storage": "one writer",
    "server.thinking": "fair queue of bots",
    "server.ops": "logs, metrics",
    "core.bulk": "playouts, GPU",
    "core.game": "games, tables, positions, history",
    "core.formats": "saved games, content, snapshots",
    "core.rules": "record, rules, chance",
    "core.draw": "SVG",
    "core.text": "words, errors, rulebook",
}
ACTION = {  # steps of an action on the page Architecture
    "view": "156",
    "server.transport": "25",
    "server.web": "2",
    "server.tables": "3",
    "core.game": "3",
    "server.storage": "4",
    "server.thinking": "6",
}
RULE = {"games": "124", "core.rules": "5", "bots": "6", "envs": "6", "core.bulk": "7"}
WIDTH, EDGE, GAP, ROW, HEAD = 1200, 30, 8, 36, 36
YELLOW, GREEN, DARK = "#ffc94d", "#6fd08c", "#12172b"


def contracts() -> tuple[list[list[str]], dict[str, list[list[str]]]]:
    """Return the layers of the packages, and the layers inside of those that have some."""
    found = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    outer: list[list[str]] = []
    inner: dict[str, list[list[str]]] = {}
    for contract in found["contracts"]:
        if contract["type"] != "layers":
            continue
        layers = [
            [name.strip("() ").removeprefix("cheesemoon.") for name in re.split("[|:]", layer)]
            for layer in contract["layers"]
        ]
        for container in contract.get("containers") or [""]:
            if container:
                inner[container.removeprefix("cheesemoon.")] = layers
            else:
                outer = layers
    return outer, inner


class Drawing:
    """The boxes drawn so far."""

    def __init__(self) -> None:
        self.outer, self.inner = contracts()
        self.parts: list[str] = []

    def box(self, key: str, x: float, y: float, wide: float, high: float) -> None:
        """Draw a package with its name, what it is for, its steps and its own layers."""
        nested = key in self.inner
        fill = "#262f55" if "." in key else "#1c2340"
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" rx="9" fill="{fill}" '
            'stroke="#3a4470" stroke-width="2"/>'
        )
        name = key.rpartition(".")[2]
        self.text(x + 12, y + 24, f"{name}.py" if name == "cli" else name, 17, "#f3efe2", "bold")
        about = ABOUT.get(key, "")
        self.text(x + 40 + 10 * len(name), y + 23, about, 14, "#aab1d0")
        steps = [(n, GREEN) for n in RULE.get(key, "")] + [(n, YELLOW) for n in ACTION.get(key, "")]
        for at, (step, colour) in enumerate(reversed(steps)):
            self.dot(x + wide - 18 - 24 * at, y + 18, step, colour)
        if nested:
            self.rows(self.inner[key], key + ".", x + GAP, y + HEAD, wide - 2 * GAP)

    def rows(self, layers: list[list[str]], of: str, x: float, y: float, wide: float) -> float:
        """Draw layers from top to bottom; return where the next one would begin."""
        for layer in layers:
            keys = [of + name for name in layer]
            high = max(self.height(key) for key in keys)
            shares = [3.0 if key in self.inner and len(keys) > 1 else 1.0 for key in keys]
            unit = (wide - GAP * (len(keys) - 1)) / sum(shares)
            left = x
            for key, share in zip(keys, shares, strict=True):
                self.box(key, left, y, unit * share, high)
                left += unit * share + GAP
            y += high + GAP
        return y

    def height(self, key: str) -> float:
        """Return the height of a box."""
        return HEAD + (ROW + GAP) * len(self.inner[key]) if key in self.inner else ROW

    def text(self, x: float, y: float, text: str, size: int, fill: str, weight: str = "") -> None:
        """Write a line, if there is one."""
        bold = ' font-weight="700"' if weight else ""
        if text:
            self.parts.append(
                f'<text x="{x:g}" y="{y:g}" font-size="{size}"{bold} fill="{fill}">'
                f"{escape(text)}</text>"
            )

    def dot(self, x: float, y: float, step: str, colour: str) -> None:
        """Draw the number of a step."""
        self.parts.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="10" fill="{colour}"/><text x="{x:g}" y="{y + 5:g}" '
            f'font-size="13" font-weight="700" fill="{DARK}" text-anchor="middle">{step}</text>'
        )


def picture() -> str:
    """Return the whole picture."""
    drawing = Drawing()
    for at, (label, colour) in enumerate((("an action", YELLOW), ("a rule", GREEN))):
        drawing.dot(EDGE + 12 + 140 * at, 26, "1", colour)
        drawing.text(EDGE + 30 + 140 * at, 31, label, 15, colour)
    drawing.text(WIDTH - EDGE - 140, 31, "imports point down", 15, "#aab1d0")
    high = drawing.rows(drawing.outer, "", EDGE, 50, WIDTH - 2 * EDGE) + 10
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high:g}" '
        'font-family="system-ui, sans-serif" role="img"><title>The packages in layers, with the '
        "steps of an action and of a rule</title>\n"
        f'<rect width="{WIDTH}" height="{high:g}" rx="18" fill="{DARK}"/>\n'
        + "\n".join(drawing.parts)
        + "\n</svg>\n"
    )


def main() -> int:
    """Write the picture."""
    PICTURE.write_text(picture(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
