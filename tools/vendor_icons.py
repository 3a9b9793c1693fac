"""Fetches the icons that `icons.txt` lists: `python tools/vendor_icons.py`.

It needs npm and a network. Only developers run it. The version of the icon set is pinned.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from cheesemoon.art import HERE

PACKAGE = "@iconify-json/fluent-emoji-flat@1.2.6"
LIST = HERE / "icons.txt"
ICONS = HERE / "icons"


def wanted() -> list[str]:
    """List the icons in use. The file has one a line; a line may end with a comment."""
    lines = (
        line.partition("#")[0].strip() for line in LIST.read_text(encoding="utf-8").split("\n")
    )
    return sorted({line for line in lines if line})


def fetch() -> dict[str, str]:
    """Fetch the whole set: the inside of each icon by name."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=folder, check=True)
        archive = next(Path(folder).glob("*.tgz"))
        with tarfile.open(archive) as packed:
            file = packed.extractfile("package/icons.json")
            assert file is not None
            icons = json.load(file)["icons"]
    return {name: icon["body"] for name, icon in icons.items()}


def write(bodies: dict[str, str]) -> list[str]:
    """Write exactly the wanted icons. Return the names that the set lacks."""
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
    """Fetch the icons and report missing ones."""
    missing = write(fetch())
    for name in missing:
        print(f"Fluent Emoji Flat has no icon {name}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
