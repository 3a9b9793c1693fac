"""Files of the site, as `cheesemoon site` has listed them.

The Python of the browser has their names, and the data of those few that pages contain.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from jinja2 import ModuleLoader

from cheesemoon.view import assets as real

FILES = Path(__file__).parent / "files"


def install(files: Path = FILES) -> None:
    """Let pages find the listed files in place of those of the package."""
    listed = json.loads((files / "assets.json").read_text(encoding="utf-8"))
    static = files / "static"

    @cache
    def assets() -> dict[str, real.Asset]:
        known = {path.name: path.read_bytes() for path in static.iterdir()}
        return {name: real.Asset("", known.get(name, b""), b"") for name in listed["names"]}

    def build() -> str:
        return str(listed["build"])

    vars(real).update(assets=assets, build=build, STATIC=static)
    if (files / "templates").is_dir():
        from cheesemoon.view.templates import environment

        environment().loader = ModuleLoader(files / "templates")


def games(files: Path = FILES) -> list[str]:
    """Return the games of this site."""
    found: list[str] = json.loads((files / "assets.json").read_text(encoding="utf-8"))["games"]
    return found
