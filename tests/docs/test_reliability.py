"""The tests that the record of attacks names exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_every_named_test_exists() -> None:
    told = (ROOT / "benchmarks/history/reliability.md").read_text()
    named = set(re.findall(r"`(test_\w+)`", told))
    defined = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text(), re.MULTILINE)
    }
    assert len(named) > 40
    assert named <= defined, named - defined
