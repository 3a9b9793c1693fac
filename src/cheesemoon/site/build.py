"""Writes the folder of the static site."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.view.assets import assets, build as build_hash
from cheesemoon.view.messages import WORDS

from . import downloads, engine, libraries
from .errors import CannotBuild
from .first_pages import INSIDE, USED
from .packs import LATER, packs

STATIC = Path(__file__).parent / "static"
_FETCHED = (engine.PACK, "stdlib.pack", "numpy.pack")  # their bytes count
_WORDS = (
    "welcome",
    "close",
    *(f"site-{name}" for name in ("picture", "all-here", "getting-ready", "step-engine")),
    *(f"site-{name}" for name in ("step-rules", "step-ready", "use-here", "old-browser")),
    *(f"site-{name}" for name in ("insecure", "broken", "blocked", "elsewhere")),
)
_SCRIPTS = ("shell.js", "worker.js", "start.css")
_INSIDE = ("sprite.svg", "moon.svg", "display.woff2")  # files whose data pages contain
_PART = re.compile(r"(engine|python|rules|shell)-[0-9a-f]{12}")  # a folder of one version
_NOT_SENT = ("worker/worker.js", "worker/push-worker.js", "bot.txt")


def build(folder: Path, games: Sequence[str] = (), interpreted: bool = False) -> dict[str, int]:
    """Write the site with these games (default: all) into a folder. Its rules are compiled to
    WebAssembly, unless `interpreted`. Return the size of each file."""
    chosen = _chosen(games)
    inside = _inside(chosen)
    pages = _pages(chosen, inside)
    used = frozenset(json.loads(pages.pop(USED)))
    inside |= {
        name.removeprefix(INSIDE): data for name, data in pages.items() if name.startswith(INSIDE)
    }
    made = packs(chosen, inside, used)
    parts = {
        "engine": made.engine,
        "python": made.python,
        "rules": {} if interpreted else libraries.of(chosen),
        "shell": {name: (STATIC / name).read_bytes() for name in _SCRIPTS},
    }
    files: dict[str, bytes] = {}
    for part, found in parts.items():
        files |= {f"{part}-{_hash(found)}/{name}": data for name, data in found.items()}
    files |= {
        f"static/{build_hash()}/{name}": file.data
        for name, file in assets().items()
        if name not in _NOT_SENT
    }
    files |= {name: data for name, data in pages.items() if not name.startswith(INSIDE)}
    files["manifest.webmanifest"] = _manifest()
    files["licences.txt"] = downloads.LICENCES.encode()
    files["index.html"] = _index(files, chosen)
    files["service.js"] = _service(files)
    _write(folder, files)
    return {name: len(data) for name, data in files.items()}


def _hash(files: Mapping[str, bytes]) -> str:
    """Return a name for these files. Another version has other names, so that a page never mixes
    files of two versions."""
    found = hashlib.sha256()
    for name in sorted(files):
        found.update(f"{name} {len(files[name])} ".encode() + files[name])
    return found.hexdigest()[:12]


def _chosen(games: Sequence[str]) -> list[str]:
    for name in games:
        cm.game(name)  # raises UnknownGame
    return [name for name in cm.games() if not games or name in games]


def _inside(games: Sequence[str]) -> dict[str, bytes]:
    """Return the files that Python reads in the browser."""
    names = list(assets())
    listed = {"build": build_hash(), "names": names, "games": list(games)}
    found = {"assets.json": json.dumps(listed).encode()}
    return found | {f"static/{name}": assets()[name].data for name in _INSIDE}


def _pages(games: Sequence[str], inside: dict[str, bytes]) -> dict[str, bytes]:
    """Return pages and pictures that appear before Python has started.

    They are made in a process of their own, because stand-ins take the place of modules there.
    """
    command = [sys.executable, "-m", "cheesemoon.site.first_pages"]
    sent = {name: data.hex() for name, data in inside.items()}
    asked = json.dumps({"games": list(games), "files": sent})
    env = {**os.environ, "CHEESEMOON_ENGINE": "interpreted"}  # a first board needs no compiler
    done = subprocess.run(
        command, input=asked, capture_output=True, text=True, env=env, check=False
    )
    if done.returncode:
        raise CannotBuild("site-no-pages", why=(done.stderr.strip().splitlines() or ["?"])[-1])
    return {name: text.encode() for name, text in json.loads(done.stdout).items()}


def _manifest() -> bytes:
    """Return the web app manifest. Its addresses are relative: any folder of a host will do."""
    icons = [("icon-192", 192, "any"), ("icon-512", 512, "any"), ("maskable-512", 512, "maskable")]
    return json.dumps(
        {
            "name": "Cheesemoon",
            "short_name": "Cheesemoon",
            "start_url": ".",
            "scope": ".",
            "display": "standalone",
            "background_color": "#12172b",
            "theme_color": "#12172b",
            "categories": ["games"],
            "icons": [
                {
                    "src": f"static/{build_hash()}/app/{name}.png",
                    "sizes": f"{size}x{size}",
                    "type": "image/png",
                    "purpose": purpose,
                }
                for name, size, purpose in icons
            ],
        }
    ).encode()


def _index(files: Mapping[str, bytes], games: Sequence[str]) -> bytes:
    folders = {name.partition("-")[0]: name.partition("/")[0] for name in files if "-" in name}
    there, python = folders["engine"], f"{folders['python']}/cheesemoon.pack"
    rules = [name for name in files if name.startswith("rules-")]
    fetched = [f"{there}/{name}" for name in _FETCHED]
    settings = {
        "engine": f"{there}/",
        "worker": f"{folders['shell']}/worker.js",
        "python": [f"{there}/numpy.pack", python],
        "rules": rules,
        "later": f"{folders['python']}/{LATER}",
        "games": {name: f"{folders['python']}/{name}.pack" for name in games},
        "sizes": {
            "engine": {name: len(files[name]) for name in fetched},
            "rules": {name: len(files[name]) for name in (python, *rules)},
        },
        "words": {lang: {name: WORDS.say(lang, name) for name in _WORDS} for lang in LANGUAGES},
    }
    text = (STATIC / "index.html").read_text(encoding="utf-8")
    text = text.replace("%STATIC%", f"static/{build_hash()}").replace("%SHELL%", folders["shell"])
    return text.replace("%SETTINGS%", json.dumps(settings)).encode()


def _service(files: dict[str, bytes]) -> bytes:
    hashes = {name: hashlib.sha256(data).hexdigest()[:16] for name, data in files.items()}
    version = hashlib.sha256(json.dumps(hashes, sort_keys=True).encode()).hexdigest()[:12]
    listed = json.dumps({"version": version, "files": hashes})
    text = (STATIC / "service.js").read_text(encoding="utf-8")
    return text.replace('JSON.parse("%BUILD%")', listed).encode()


def _write(folder: Path, files: dict[str, bytes]) -> None:
    """Write all files. The service worker comes last: it names the files of this version. Folders
    of an earlier version go."""
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    present = {name.partition("/")[0] for name in files}
    for path in folder.iterdir():
        if _PART.fullmatch(path.name) and path.name not in present:
            shutil.rmtree(path)
