"""A fixed share of a core for single processes, by Linux's control groups; that takes root.

On a machine with few cores a second server process takes its time from the first, from the database
and from the clients. With a small share for each of them, none takes anything from another, as on a
machine with cores to spare.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

PERIOD = 20_000  # microseconds: so often everybody gets the share anew


def _mounted(kind: str, option: str = "") -> Path | None:
    for line in Path("/proc/mounts").read_text().splitlines():
        _, place, found, options, *_ = line.split()
        if found == kind and (not option or option in options.split(",")):
            return Path(place)
    return None


def _limit(group: Path, share: float) -> None:
    """In the words of the first or of the second version of control groups."""
    allowed = round(share * PERIOD)
    if (group / "cpu.max").exists():
        (group / "cpu.max").write_text(f"{allowed} {PERIOD}")
    else:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(allowed))


def _stopped(group: Path) -> int:
    """How often a group has had to wait for its next share."""
    told = dict(line.split() for line in (group / "cpu.stat").read_text().splitlines())
    return int(told.get("nr_throttled", 0))


@contextlib.contextmanager
def shared(pids: Sequence[int], share: float) -> Iterator[list[Path]]:
    """These processes have so much of a core each, and no more; gives the group of each."""
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
    """How often each has used up its share."""
    return [_stopped(group) for group in groups]
