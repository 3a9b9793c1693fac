"""Servers that need not be loaded: one process has imported everything and is forked for each.

Only what is imported is shared, as by the forkserver of `multiprocessing`; each server reads its
database, opens its address and ends by itself, and is killed like any other process.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO

SOURCES = Path(__file__).parents[2] / "src"
_ONE_AT_A_TIME = threading.Lock()


def serve(port: int, url: str, pause: float, hosting: dict[str, Any], warm: list[str]) -> None:
    """What the process of a server does: `warm` are the games that it loads when it starts, none
    means all of them; `pause` is how long bots wait."""
    import cheesemoon as cm
    from cheesemoon.core.rules.cache import is_prepared
    from cheesemoon.server.app import Server
    from cheesemoon.server.launcher import run
    from cheesemoon.server.settings import Hosting
    from cheesemoon.server.tables.rooms import Rooms

    def load(self: Rooms) -> None:
        for name in warm:
            if is_prepared(cm.game(name).package, "rules"):
                self.ready(name)

    if warm:
        Rooms.warm = load  # type: ignore[method-assign]
    defaults = Server.__init__.__kwdefaults__
    assert defaults
    defaults["bot_pause"] = pause
    run(Hosting("127.0.0.1", port, url, False, **hosting))


class Forked:
    """A process that the parent of servers has made, as `subprocess.Popen` would show it."""

    def __init__(self, order: list[Any], env: Mapping[str, str], log: BinaryIO) -> None:
        self.pid = int(_asked([order, dict(env), f"/proc/{os.getpid()}/fd/{log.fileno()}"]))
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = _asked(self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        until = time.monotonic() + (600 if timeout is None else timeout)
        while self.poll() is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("a server", timeout or 600)
            time.sleep(0.01)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


def matters(env: Mapping[str, str]) -> dict[str, str]:
    """What is read while modules are imported and rules loaded."""
    begin = ("CHEESEMOON", "NUMBA", "XDG", "PYTHON", "HOME", "LD_")
    return {name: value for name, value in env.items() if name.startswith(begin)}


AT_FIRST = matters(os.environ)


def can_fork() -> bool:
    """Whether a server that is started now may be forked: the environment is that of the parent."""
    return sys.platform == "linux" and matters(os.environ) == AT_FIRST


@cache
def _parent() -> subprocess.Popen[str]:
    """One for each process that tests; it ends with it."""
    env = {**os.environ, "PYTHONPATH": str(SOURCES)}
    command = [sys.executable, __file__]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=env)


def _asked(order: Any) -> Any:
    with _ONE_AT_A_TIME:
        parent = _parent()
        assert parent.stdin and parent.stdout
        print(json.dumps(order), file=parent.stdin, flush=True)
        return json.loads(parent.stdout.readline())


def _ended(child: int) -> int | None:
    """How a child ended, or None while it lives."""
    found, status = os.waitpid(child, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def _become(order: list[Any], env: dict[str, str], log: str) -> None:
    os.environ.clear()
    os.environ.update(env)
    nothing = os.open(os.devnull, os.O_RDWR)
    for old, new in ((0, nothing), (1, nothing), (2, os.open(log, os.O_WRONLY | os.O_APPEND))):
        os.dup2(new, old)
    serve(*order)


def main() -> None:
    """A line with the number of a child: has it ended? Any other: a new one, here is its number."""
    import alembic.command
    import alembic.config  # noqa: F401 - loaded once for all

    import cheesemoon as cm
    from cheesemoon.core.rules.cache import is_prepared
    from cheesemoon.server import launcher  # noqa: F401
    from cheesemoon.server.thinking import tasks  # noqa: F401

    for name in cm.games():
        cm.game(name)
    if is_prepared((taxi := cm.game("space-taxi")).package, "rules"):
        taxi.try_out()
    gc.freeze()  # children share what is loaded, as long as nobody looks for garbage in it
    for line in sys.stdin:
        order = json.loads(line)
        if isinstance(order, int):
            print(json.dumps(_ended(order)), flush=True)
        elif child := os.fork():
            print(child, flush=True)
        else:
            _become(*order)
            break  # and it ends as every process does


if __name__ == "__main__":
    main()
