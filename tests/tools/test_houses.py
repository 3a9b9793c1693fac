"""Tests that the houses of Ratcatcher's town are those that the tool places."""

from __future__ import annotations

import houses


def test_the_kept_houses_are_those_of_the_tool() -> None:
    """If it fails: `python tools/houses.py`."""
    assert houses.FILE.read_text(encoding="utf-8") == houses.all_buildings()
