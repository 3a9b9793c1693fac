"""Limits processes to a fixed share of a core by Linux's control groups; needs root.

On a machine with few cores a second server process takes time from the first, the database and the
clients. With a small share for each server process that does not happen.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

PERIOD = 20_000  # microseconds; each group gets its share once in a period


def _mounted(kind: str, option: str = "") -> Path | None:
    for line in Path("/proc/mounts").read_text().splitlines():
        _, place, found, options, *_ = line.split()
        if found == kind and (not option or option in options.split(",")):
            return Path(place)
    return None


def _limit(group: Path, share: float) -> None:
    """Write the limit of a group, for version 1 or 2 of control groups."""
    allowed = round(share * PERIOD)
    if (group / "cpu.max").exists():
        (group / "cpu.max").write_text(f"{allowed} {PERIOD}")
    else:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(allowed))


def _stopped(group: Path) -> int:
    """Return how many periods a group used up its share."""
    stat = dict(line.split() for line in (group / "cpu.stat").read_text().splitlines())
    return int(stat.get("nr_throttled", 0))


@contextlib.contextmanager
def shared(pids: Sequence[int], share: float) -> Iterator[list[Path]]:
    """Limit each process to this share of a core. Give the control group of each."""
    home = _mounted("cgroup", "cpu") or _mounted("cgroup2")
    groups: list[Path] = []
    try:
        for number, pid in enumerate(pids):
            assert home is not None, "no control groups here: --share needs Linux"
            group = home / f"cheesemoon-{os.getpid()}-{number}"
            group.mkdir()
            groups.append(group)
            _limit(group, share)
            (group / "cgroup.procs").write_text(str(pid))
        yield groups
    finally:
        for group in groups:
            assert home is not None
            for left in (group / "cgroup.procs").read_text().split():
                with contextlib.suppress(OSError):
                    (home / "cgroup.procs").write_text(left)
            group.rmdir()


def waited(groups: Sequence[Path]) -> list[int]:
    """Return how many periods each group used up its share."""
    return [_stopped(group) for group in groups]
