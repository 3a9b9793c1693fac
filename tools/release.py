"""A release: `python tools/release.py 0.2.0` turns *Unreleased* of the changelog into that version.

It sets the version, dates the changelog, and prints the two git commands that are left to a person.
Nothing is changed if anything is wrong. `--check v0.2.0` only compares a tag with the version.
"""

from __future__ import annotations

import datetime
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHANGELOG = ROOT / "CHANGELOG.md"
INIT = ROOT / "src" / "cheesemoon" / "__init__.py"
CITATION = ROOT / "CITATION.cff"
README = ROOT / "README.md"

_VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
_BIBTEX = re.compile(r"^  version = \{.*\},$", re.MULTILINE)
_CITED = re.compile(r"^version: .*$", re.MULTILINE)
_UNRELEASED = re.compile(r"^## \[Unreleased\]\n(.*?)(?=^## \[|\Z)", re.MULTILINE | re.DOTALL)


def released(changelog: str, version: str, day: str) -> str:
    """Return the changelog with the unreleased entries under the version, and a new empty
    section."""
    found = _UNRELEASED.search(changelog)
    if found is None:
        raise SystemExit("CHANGELOG.md has no section [Unreleased].")
    if not found[1].strip():
        raise SystemExit("CHANGELOG.md: there is nothing under [Unreleased] to release.")
    if f"## [{version}]" in changelog:
        raise SystemExit(f"CHANGELOG.md has a version {version} already.")
    section = f"## [Unreleased]\n\n## [{version}] - {day}\n{found[1]}"
    return changelog[: found.start()] + section + changelog[found.end() :]


def check_tag(tag: str, source: str) -> None:
    """Refuse a tag that does not name the version of the package."""
    found = _VERSION.search(source)
    if found is None or tag != f"v{found[1]}":
        raise SystemExit(f"The tag {tag} does not name the version {found and found[1]}.")


def main(args: list[str]) -> int:
    """Check everything, then write."""
    if len(args) == 2 and args[0] == "--check":
        check_tag(args[1], INIT.read_text(encoding="utf-8"))
        return 0
    if len(args) != 1 or not re.fullmatch(r"\d+\.\d+\.\d+", args[0]):
        print("usage: python tools/release.py MAJOR.MINOR.PATCH", file=sys.stderr)
        return 2
    version = args[0]
    source = INIT.read_text(encoding="utf-8")
    if not _VERSION.search(source):
        raise SystemExit(f"{INIT.name} names no version.")
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    changelog = released(CHANGELOG.read_text(encoding="utf-8"), version, today)
    CHANGELOG.write_text(changelog, encoding="utf-8")
    INIT.write_text(_VERSION.sub(f'__version__ = "{version}"', source), encoding="utf-8")
    cited = CITATION.read_text(encoding="utf-8")
    CITATION.write_text(_CITED.sub(f"version: {version}", cited), encoding="utf-8")
    shown = README.read_text(encoding="utf-8")
    README.write_text(_BIBTEX.sub(f"  version = {{{version}}},", shown), encoding="utf-8")
    print(f"git commit -am 'Release {version}' && git tag -a v{version} -m 'Cheesemoon {version}'")
    print("git push --follow-tags")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
