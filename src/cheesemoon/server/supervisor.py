"""Starts and restarts several server processes that share one address and one PostgreSQL."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
from dataclasses import replace
from types import FrameType

import msgspec

from . import timing
from .settings import CannotServe, Hosting

logger = logging.getLogger("cheesemoon.server")

AGAIN = 1.0  # seconds before a process that died is restarted
PATIENCE = 15.0  # seconds that processes have to finish
LISTENING = "CHEESEMOON_LISTENING"  # environment: file descriptor of the listening socket
SETTINGS = "CHEESEMOON_HOSTING"  # environment: settings as JSON


def supervise(hosting: Hosting, listening: socket.socket) -> None:
    """Keep `hosting.workers` processes running until SIGTERM or SIGINT; then wait for them."""
    if os.name != "posix":
        raise CannotServe("workers-need-posix")
    one = replace(hosting, workers=1, open_browser=False)
    stopping = False

    def stop(sig: int, frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    number = listening.fileno()
    settings = msgspec.json.encode(one).decode()
    environment = {**os.environ, LISTENING: str(number), SETTINGS: settings}
    command = [sys.executable, "-m", "cheesemoon.server.worker_main"]

    def begin() -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command, env=environment, pass_fds=(number,), start_new_session=True
        )

    team = [begin() for _ in range(hosting.workers)]
    while not stopping:
        timing.pause(0.2)
        for i, process in enumerate(team):
            if process.poll() is not None and not stopping:
                logger.error("a server process has ended", extra={"code": process.returncode})
                timing.pause(AGAIN)
                team[i] = begin()
    _finish(team)


def _finish(team: list[subprocess.Popen[bytes]]) -> None:
    for process in team:
        if process.poll() is None:
            process.terminate()
    until = timing.monotonic() + PATIENCE
    for process in team:
        try:
            process.wait(max(0.1, until - timing.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
