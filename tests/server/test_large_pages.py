"""Memory is moved into large pages, where there are some, and nothing in it changes."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cheesemoon.server import large_pages

BLOCKS = 6


@pytest.fixture(autouse=True)
def nothing_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(large_pages, "_moved", set())


def test_what_is_in_use_is_moved_once_and_stays_what_it_is() -> None:
    held = bytearray(b"cheese" * (BLOCKS * large_pages.LARGE // 6))
    moved = large_pages.gather(10_000)
    assert held == b"cheese" * (BLOCKS * large_pages.LARGE // 6)
    if not large_pages.allowed():
        assert moved == 0
    assert large_pages.gather(10_000) <= max(moved // 2, 2)  # most of it is there already


def test_no_more_is_moved_at_once_than_is_asked_for() -> None:
    held = bytearray(b"\1" * (BLOCKS * large_pages.LARGE))
    assert large_pages.gather(2) <= 2
    assert held.count(1) == len(held)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says what is in use")
def test_what_nobody_uses_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    import mmap

    with mmap.mmap(-1, BLOCKS * large_pages.LARGE, flags=mmap.MAP_PRIVATE) as empty:
        before = _in_use()
        large_pages.gather(10_000)
        assert _in_use() - before < BLOCKS // 2 * large_pages.LARGE
        assert not empty[0]


def test_a_host_that_wants_none_gets_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setting = tmp_path / "enabled"
    setting.write_text("always madvise [never]\n")
    monkeypatch.setattr(large_pages, "_SETTING", setting)
    large_pages.allowed.cache_clear()
    try:
        assert not large_pages.allowed() and large_pages.gather(10_000) == 0
        large_pages.Growth().gather(2)
    finally:
        monkeypatch.undo()
        large_pages.allowed.cache_clear()


def test_it_is_looked_for_only_where_there_is_more(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(large_pages, "gather", asked.append)
    growth = large_pages.Growth()
    growth.gather(2)
    growth.gather(2)
    assert asked == ([2] if large_pages.allowed() else [])


def _in_use() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096
