"""Writes of a store, with nothing above it, for power cuts: tells what was kept, and when.

    python writes.py

Takes lines `PATH COUNT` and does each in a process of its own, which has everything loaded already:
so many moves into a new file. PATH.said gets one line for each move after it was acknowledged,
`refused` for one that was not stored.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path

import alembic.command  # noqa: F401 - loaded once for all
import alembic.config  # noqa: F401
import sqlalchemy.dialects.sqlite  # noqa: F401

from cheesemoon.server.storage import writer
from cheesemoon.server.storage.health import Health
from cheesemoon.server.storage.rows import Move
from cheesemoon.server.storage.store import NotStored, Store, Taken

writer.TIDY_EVERY = 5  # checkpoints, too


async def main(url: str, count: int) -> None:
    store = Store(url)
    version = 0
    for n in range(count):
        move = Move("t", version + 1, version + 1, 0, f"a{n}", "[]", b"x" * 900, float(n))
        try:
            await asyncio.wait_for(store.move(move), 20)
        except (NotStored, Taken) as error:
            print(f"refused {n} {type(error).__name__}", flush=True)
            version = max([m.version for m in await store.moves_since("t", 0)], default=0)
            continue
        version += 1
        print(f"kept {version} a{n} {time.monotonic_ns()}", flush=True)
    trouble = await Health(store).trouble()
    print(f"well {not any(trouble.values())}", flush=True)
    store.close()


def one(path: Path, count: int) -> None:
    """In a process of its own."""
    said = os.open(f"{path}.said", os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
    os.dup2(said, 1)
    try:
        asyncio.run(main(f"sqlite:///{path}", count))
    except Exception as error:  # noqa: BLE001 - said, and held against the file
        print(f"ended {type(error).__name__}", flush=True)


if __name__ == "__main__":
    for line in sys.stdin:
        path, count = line.split()
        child = os.fork()
        if not child:
            one(Path(path), int(count))
            os._exit(0)
        os.waitpid(child, 0)
        print(path, flush=True)
