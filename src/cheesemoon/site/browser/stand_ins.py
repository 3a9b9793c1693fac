"""Puts small modules in the place of those that a browser cannot run.

Call `install` before anything of `cheesemoon.server` or `cheesemoon.view` is imported.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

_HERE = "cheesemoon.site.browser"
_STORAGE = {
    **{name: name for name in ("store", "terms", "results", "holders", "people", "challenges")},
    "clocks": "clocks",
    "early": "early",
    **dict.fromkeys(("schema", "statements", "notifications", "push_keys"), "others"),
    **dict.fromkeys(("reports", "engine", "health", "progress"), "others"),
    "writer": "store",
}
_LITESTAR = ("datastructures", "enums", "exceptions", "params", "response", "types")


def install(files: Path | None = None) -> None:
    """Put all stand-ins in their places. `files` is a folder with what the builder has listed, if
    it is not beside this module."""
    structs = import_module(f"{_HERE}.structs")
    sys.modules["msgspec"] = structs
    vars(structs).update(json=structs, structs=structs)
    for name in ("json", "structs"):
        sys.modules[f"msgspec.{name}"] = structs
    framework = import_module(f"{_HERE}.framework")
    sys.modules["litestar"] = framework
    for name in _LITESTAR:
        sys.modules[f"litestar.{name}"] = framework
    if "js" in sys.modules or sys.platform == "emscripten":
        asyncio.to_thread = _at_once
    _put("server.transport.connection", SimpleNamespace(KEY="", Connection=None, Connections=None))
    _put("server.transport.middleware", SimpleNamespace(HEAD_ONLY="head"))
    codes = SimpleNamespace(svg_inline=lambda **more: "")
    _put_module("segno", SimpleNamespace(make=lambda *args, **more: codes))  # a site has no links
    for name, ours in _STORAGE.items():
        _put(f"server.storage.{name}", import_module(f"{_HERE}.storage.{ours}"))
    _put("server.thinking.compilation", import_module(f"{_HERE}.thinking"))
    assets = import_module(f"{_HERE}.assets")
    _choose_games(assets.games(files or assets.FILES))
    assets.install(files or assets.FILES)


def _choose_games(chosen: Sequence[str]) -> None:
    """Leave only the games of this site."""
    games = import_module("cheesemoon.games")
    games._FOLDERS = {  # type: ignore[attr-defined]
        name: at for name, at in games._FOLDERS.items() if name in chosen
    }


def _put(name: str, module: object) -> None:
    _put_module(f"cheesemoon.{name}", module)


def _put_module(name: str, module: object) -> None:
    sys.modules[name] = cast(ModuleType, module)


async def _at_once(work: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> T:
    """Call a function here: there are no threads."""
    return work(*args, **more)
