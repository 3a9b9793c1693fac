"""Programs that some tests need: a test without its program is skipped, or fails where it must not
be missing.

`CHEESEMOON_REQUIRE=node,postgres,chromium` names the programs that must be there. Where `CI` is
set, that is PostgreSQL by default, because `make test` installs it.
"""

from __future__ import annotations

import os
from typing import NoReturn

import pytest

REQUIRED = os.environ.get("CHEESEMOON_REQUIRE", "postgres" if os.environ.get("CI") else "")


def skip_without(program: str, why: str) -> NoReturn:
    """Skip the test because a program is missing; fail it if the program is required."""
    if program in REQUIRED.split(","):
        pytest.fail(f"{why}, and CHEESEMOON_REQUIRE names {program}")
    pytest.skip(why)
