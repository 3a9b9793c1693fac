"""Which modules and files a first table uses.

`cheesemoon site` plays the beginning of a table of each game with the pages of the site. What was
used is sent first; the rest comes after the first board.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import cheesemoon as cm
from cheesemoon.core import LANGUAGES

from .app import Site

_ALSO = (
    *("cheesemoon.core.rules.library", "ctypes.util", "numpy.ctypeslib"),  # compiled rules
    *("cheesemoon.core.text.fluent", "babel.lists", "pickle"),
)
_opened: set[str] = set()


def watch() -> None:
    """Note each file that is opened from now on."""

    def note(event: str, args: tuple[object, ...]) -> None:
        if event == "open" and isinstance(args[0], str):
            _opened.add(args[0])

    sys.addaudithook(note)


async def play(site: Site, games: Sequence[str]) -> None:
    """Open a new table of each game in each language, as far as its first board."""
    for lang in LANGUAGES:
        await site.set_cookie("lang", lang)
        await site.answer("GET", "/")
        for number, name in enumerate(games):
            await site.answer("GET", f"/new/{name}")
            seats = max(cm.game(name).seats)
            who = {f"who{seat}": "bot:easy" for seat in range(1, seats)}
            form = {"seats": str(seats), "who0": "here", "order": "seats", "preset": "first", **who}
            made = await site.answer("POST", f"/new/{name}", form=form)
            table = made.headers["location"]
            await site.answer("GET", table)
            await site.open_stream(number, f"{table}/live?stamp=", lambda text: None)
            site.close_stream(number)


def used() -> list[str]:
    """Return what has been used, as names in packs: `json/decoder`, `cheesemoon/a/b.toml`."""
    for name in _ALSO:
        import_module(name)
    found = set()
    for name, module in list(sys.modules.items()):
        at = name.replace(".", "/")
        found |= {f"{at}/__init__"} if hasattr(module, "__path__") else {at}
    package = Path(cm.__file__).parents[1]
    for opened in map(Path, _opened):
        if opened.is_relative_to(package) and opened.suffix not in (".py", ".pyc"):
            found.add(opened.relative_to(package).as_posix())
    return sorted(found)
