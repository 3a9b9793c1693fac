"""Fetches the icons that `icons.txt` names, and no others: `python -m cheesemoon.art.vendor`.

Needs npm and a network; whoever only uses Cheesemoon never runs it. What is fetched is pinned.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from . import HERE

PACKAGE = "@iconify-json/fluent-emoji-flat@1.2.6"
LIST = HERE / "icons.txt"
ICONS = HERE / "icons"


def wanted() -> list[str]:
    """The icons in use, one a line; a line may end with a comment."""
    lines = (
        line.partition("#")[0].strip() for line in LIST.read_text(encoding="utf-8").split("\n")
    )
    return sorted({line for line in lines if line})


def fetch() -> dict[str, str]:
    """The whole set: the inside of each icon by its name."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=folder, check=True)
        archive = next(Path(folder).glob("*.tgz"))
        with tarfile.open(archive) as packed:
            file = packed.extractfile("package/icons.json")
            assert file is not None
            icons = json.load(file)["icons"]
    return {name: icon["body"] for name, icon in icons.items()}


def write(bodies: dict[str, str]) -> list[str]:
    """Exactly the wanted icons; the names that the set does not have."""
    ICONS.mkdir(exist_ok=True)
    names = wanted()
    for path in ICONS.glob("*.svg"):
        if path.stem not in names:
            path.unlink()
    for name in set(names) & set(bodies):
        text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{bodies[name]}</svg>\n'
        (ICONS / f"{name}.svg").write_text(text, encoding="utf-8")
    return [name for name in names if name not in bodies]


def main() -> int:
    """Say what is missing, if anything is."""
    missing = write(fetch())
    for name in missing:
        print(f"Fluent Emoji Flat has no icon {name}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
