"""A release dates what was unreleased, or changes nothing."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def release() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / "tools" / "release.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_was_unreleased_gets_its_version_and_day(release: ModuleType) -> None:
    unreleased = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- a moon\n\n"
    before = unreleased + "## [0.1.0] - 2026-01-02\n\n- x\n"
    after = release.released(before, "0.2.0", "2026-11-16")
    assert (
        "## [Unreleased]\n\n## [0.2.0] - 2026-11-16\n\n### Added\n\n- a moon\n\n## [0.1.0]" in after
    )


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("# Changelog\n", "no section"),
        ("## [Unreleased]\n\n## [0.1.0] - x\n- y\n", "nothing under"),
        ("## [Unreleased]\n- a\n\n## [0.2.0] - x\n", "already"),
    ],
)
def test_what_cannot_be_released_is_told(release: ModuleType, text: str, why: str) -> None:
    with pytest.raises(SystemExit, match=why):
        release.released(text, "0.2.0", "2026-11-16")


def test_a_version_that_is_none_is_refused(release: ModuleType) -> None:
    assert release.main(["banana"]) == 2


def test_the_changelog_of_today_can_be_released(release: ModuleType) -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "## [9.9.9] - 2026-11-16" in release.released(text, "9.9.9", "2026-11-16")


def test_a_tag_that_names_another_version_is_not_published(release: ModuleType) -> None:
    release.check_tag("v0.2.0", '__version__ = "0.2.0"\n')
    for tag in ("v0.2.1", "0.2.0", "v0.2.0rc1"):
        with pytest.raises(SystemExit, match="does not name the version 0.2.0"):
            release.check_tag(tag, '__version__ = "0.2.0"\n')
