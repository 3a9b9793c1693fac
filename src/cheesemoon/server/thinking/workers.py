"""Workers of bots: threads of the server, processes, or the machines of a Ray cluster."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import struct
import subprocess
import sys
from contextlib import suppress
from typing import IO, TypeVar, cast

from cheesemoon.core.rules.rule import interpret_until_compiled

from .daemon_executor import Thinkers
from .fair_queue import Task, Worker
from .ray_workers import OnCluster
from .tasks import Head

logger = logging.getLogger("cheesemoon.server")
T = TypeVar("T")
_SIZE = struct.Struct("<I")


class ThreadWorker:
    """A thread of the server. Compiled rules run without the interpreter's lock."""

    def __init__(self, head: Head, number: int) -> None:
        self._head = head
        self._thread = Thinkers(1, f"bot-{number}")

    async def think(self, task: Task[T]) -> T:
        """Run a task and return its result."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._thread, self._head.think, task.name, task.args)
        return cast(T, found)

    def forget(self, table_id: str) -> None:
        """Forget the bots of a table."""
        self._head.bots.forget(table_id)

    def close(self) -> None:
        """Drop the tasks that have not started."""
        self._thread.shutdown()


class ProcessWorker:
    """A process of its own, started with its first task and again if it dies. It ends with the
    server, because its input is closed then. It may run its tasks on a Ray cluster."""

    def __init__(self, number: int, cluster: str | None = None) -> None:
        self._cluster = cluster
        self._thread = Thinkers(1, f"thinker-{number}")  # waits for the process
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    async def think(self, task: Task[T]) -> T:
        """Run a task and return its result. If the process dies, a second one tries again."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._ask, task)

    def _ask(self, task: Task[T]) -> T:
        for last in (False, True):
            process = self._started()
            try:
                assert process.stdin and process.stdout
                send(process.stdin, (task.name, task.args))
                well, result = cast(tuple[bool, T], receive(process.stdout))
            except (OSError, EOFError, pickle.PickleError) as error:
                self._end()
                if last or self._closed:
                    raise RuntimeError("a worker process has died") from error
                logger.warning("a worker process has died; another is started")
                continue
            if well:
                return result
            raise RuntimeError(str(result))
        raise AssertionError("the last try returns or raises")

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            command = [sys.executable, "-m", "cheesemoon.server.thinking.workers"]
            command += [self._cluster] if self._cluster is not None else []
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=os.name == "posix",  # Ctrl+C is for the server
            )
        return self._process

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            for stream in (process.stdin, process.stdout):
                with suppress(OSError):
                    if stream:
                        stream.close()
            process.kill()
            process.wait()

    def forget(self, table_id: str) -> None:
        """Do nothing: the process keeps only its latest bots anyway."""

    def close(self) -> None:
        """Kill the process; its task is no longer wanted."""
        self._closed = True
        self._thread.shutdown()
        if self._process is not None:
            self._process.kill()
            self._process.wait()


def workers(count: int, cluster: str | None = None) -> list[Worker]:
    """Return `count` processes, or places on a cluster; for 0 two threads of the server."""
    if cluster is not None:
        return [ProcessWorker(n, cluster) for n in range(max(1, count))]
    if count:
        return [ProcessWorker(n) for n in range(count)]
    head = Head()
    return [ThreadWorker(head, n) for n in range(2)]


# --- the process ----------------------------------------------------------------------------------


def send(stream: IO[bytes], value: object) -> None:
    """Write one value to a stream."""
    data = pickle.dumps(value)
    stream.write(_SIZE.pack(len(data)) + data)
    stream.flush()


def receive(stream: IO[bytes]) -> object:
    """Read one value from a stream; raise EOFError at its end."""
    head = stream.read(_SIZE.size)
    if len(head) < _SIZE.size:
        raise EOFError
    data = stream.read(_SIZE.unpack(head)[0])
    return pickle.loads(data)  # noqa: S301 - from our own process


def main() -> None:
    """Run the tasks that come in on standard input until it is closed."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # prints must not get between the answers
    with suppress(OSError, AttributeError):
        os.nice(5)  # the server comes first
    interpret_until_compiled()  # the server has a process that compiles
    head = OnCluster(sys.argv[1]) if sys.argv[1:] else Head()
    with suppress(EOFError, KeyboardInterrupt, BrokenPipeError):
        while True:
            name, args = cast(tuple[str, tuple[object, ...]], receive(sys.stdin.buffer))
            try:
                send(answers, (True, head.think(name, args)))
            except Exception as error:  # noqa: BLE001 - sent to the caller
                send(answers, (False, f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    main()
