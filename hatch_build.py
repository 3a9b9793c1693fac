"""The build: precompiled libraries in a wheel, and the metadata that depends on the public address.

`CHEESEMOON_WHEEL` is the platform tag of the wheel, and `CHEESEMOON_LIBRARIES` the folder of its
libraries; `tools/wheels.py` sets both. Without them the wheel fits every platform and has none.

The public address comes from the workflow that publishes, and no file repeats it. Without it the
metadata has no addresses, and the links of the README stay relative.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)(\[[^\[\]]*\])\((?![a-z]+:|#)([^()\s]+)\)")


def public_address() -> str:
    """Return the address of the sources, such as `https://github.com/owner/name`; "" if unknown."""
    server, name = (os.environ.get(f"GITHUB_{key}", "") for key in ("SERVER_URL", "REPOSITORY"))
    return f"{server}/{name}" if server and name else ""


def index_readme(text: str, address: str, version: str) -> str:
    """Return the README with absolute links, because a package index has none of our files."""

    def absolute(found: re.Match[str]) -> str:
        picture, label, path = found.groups()
        kind = "raw" if picture else "blob"
        return f"{picture}{label}({address}/{kind}/v{version}/{path})"

    return LINK.sub(absolute, text) if address else text


class CustomMetadataHook(MetadataHookInterface):  # type: ignore[misc,unused-ignore]
    """Adds the README and the addresses."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill the fields `readme` and `urls`."""
        folder, address = Path(self.root), public_address()
        source = (folder / "src" / "cheesemoon" / "__init__.py").read_text("utf-8")
        version = source.split('__version__ = "')[1].split('"')[0]
        text = index_readme((folder / "README.md").read_text("utf-8"), address, version)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = {
            "Repository": address,
            "Documentation": f"{address}/tree/v{version}/docs",
            "Changelog": f"{address}/blob/v{version}/CHANGELOG.md",
            "Issues": f"{address}/issues",
        }
        if not address:
            metadata["urls"] = {}


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc,type-arg,unused-ignore]
    """Adds the libraries and the tag of a platform."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Change the wheel unless it is an editable one."""
        tag = os.environ.get("CHEESEMOON_WHEEL")
        if not tag or version == "editable":
            return
        for path in sorted(Path(os.environ["CHEESEMOON_LIBRARIES"]).iterdir()):
            build_data["force_include"][str(path)] = f"cheesemoon/libraries/files/{path.name}"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{tag}"
