"""Puts precompiled libraries into a wheel, if there are any.

`CHEESEMOON_WHEEL` is the platform tag of the wheel, and `CHEESEMOON_LIBRARIES` the folder of its
libraries; `tools/wheels.py` sets both. Without them the wheel fits every platform and has none.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


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
