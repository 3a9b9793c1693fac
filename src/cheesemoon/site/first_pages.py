"""Makes the pages and pictures that appear before Python has started in the browser.

`cheesemoon.site.build` runs it as a program: JSON in, JSON out.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path

from .browser import stand_ins

THEMES = ("dark", "light")
SHAPES = ("wide", "tall")  # for a desk and a phone
SEED = 7  # of the boards that are shown as pictures
INSIDE = "inside/"  # begins the names of files that Python reads in the browser
USED = "used.json"  # names of the modules and files that a first table uses


async def made(games: list[str]) -> dict[str, str]:
    """Return the lobby in all languages and themes, the templates as Python, and a picture of the
    first board of each game. And what a first table uses."""
    import cheesemoon as cm
    from cheesemoon.core import LANGUAGES
    from cheesemoon.core.draw.svg import INKS
    from cheesemoon.core.draw.unused_defs import spared
    from cheesemoon.view.templates import environment

    from .browser import usage
    from .browser.app import Site
    from .browser.storage.keeper import MemoryKeeper
    from .browser.storage.store import Store

    usage.watch()
    site = Site(Store(MemoryKeeper()), [], "/")
    await site.start()
    await usage.play(site, games)
    found = {USED: json.dumps(usage.used())}
    site = Site(Store(MemoryKeeper()), [], "")
    await site.start()
    for lang in LANGUAGES:
        for theme in THEMES:
            site.cookies |= {"lang": lang, "theme": theme}
            answer = await site.answer("GET", "/")
            found[f"lobby.{lang}.{theme}.html"] = answer.body.decode()
    with tempfile.TemporaryDirectory() as folder:
        environment().compile_templates(folder, zip=None, ignore_errors=False)
        for path in Path(folder).iterdir():
            found[f"{INSIDE}templates/{path.name}"] = path.read_text(encoding="utf-8")
    tables = {name: cm.game(name).new(seed=SEED) for name in games}
    drawn = {
        f"board.{name}.{lang}.{shape}.svg": spared(table.svg(0, lang, tall=shape == "tall"))
        for name, table in tables.items()
        for lang in LANGUAGES
        for shape in SHAPES
    }
    light = "".join(f"--{name}:{colours[1]};" for name, colours in INKS.items())
    for file, board in drawn.items():
        # `#light` behind the address of a picture chooses its light theme
        style = f"<style>:target{{{light}}}</style>"
        found[file] = board.replace("<svg ", '<svg id="light" ', 1).replace(">", f">{style}", 1)
    return found


def main() -> None:
    """Read what the builder asks, and write the files by name."""
    asked = json.load(sys.stdin)
    with tempfile.TemporaryDirectory() as folder:
        for name, data in asked["files"].items():
            path = Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(bytes.fromhex(data))
        stand_ins.install(Path(folder))
        found = asyncio.run(made(asked["games"]))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
