"""The folder of a course: one process at a time, and files that are whole or not there."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import IO

from .errors import BadPlan

LOCK = "lock"


class FolderLock:
    """A lock on a folder. The system releases it when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / LOCK
        self._file: IO[bytes] | None = None

    def __enter__(self) -> FolderLock:
        file = self._path.open("ab")
        try:
            _lock(file)
        except OSError:
            file.close()
            raise BadPlan("train-busy", path=str(self._path.parent)) from None
        self._file = file
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file:
            self._file.close()
            self._file = None


def _lock(file: IO[bytes]) -> None:
    """Lock a file or raise OSError if another process has the lock."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file completely or not at all."""
    draft = path.with_name(path.name + ".draft")
    with draft.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def write_json(path: Path, content: object) -> None:
    """Write JSON completely or not at all."""
    write_whole(path, (json.dumps(content, indent=1) + "\n").encode())
