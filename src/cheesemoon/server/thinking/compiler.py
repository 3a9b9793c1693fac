"""The process that compiles rules for the server. The server plays on meanwhile.

It reads a job from each line of its input, a game and a part, and answers each with a line: "done"
or the error. It ends with the server, because its input is closed then.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from queue import SimpleQueue
from typing import IO

DONE = "done"
RULES = "rules"
_NICE = 5  # the server and its bots come first


class CompilerProcess:
    """A compiler that is started with the first job."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None

    def compile(self, game: str, part: str) -> str:
        """Compile a part of a game; return "" or the error."""
        process = self._started()
        assert process.stdin and process.stdout
        try:
            print(game, part, file=process.stdin, flush=True)
            answer = process.stdout.readline().strip()
        except OSError as error:
            answer = str(error)
        return "" if answer == DONE else answer or "the compiler has ended"

    def close(self) -> None:
        """End the process, also within a job."""
        if self._process is not None and self._process.stdin is not None:
            with contextlib.suppress(OSError):
                self._process.stdin.close()
            self._process = None

    def _started(self) -> subprocess.Popen[str]:
        if self._process is None or self._process.poll() is not None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", __name__],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                start_new_session=os.name == "posix",  # Ctrl+C is for the server
            )
        return self._process


def compile_part(name: str, part: str) -> None:
    """Compile a part of a game in this process."""
    import cheesemoon as cm
    from cheesemoon import bots

    game = cm.game(name)
    if part != RULES:
        bots.prepare(game, part)
        return
    game.prepare(_ignore)
    game.prepare_pictures(_ignore)


def _ignore(done: int, everything: int) -> None:
    """Do nothing: the server shows no bar."""


def _read(lines: IO[str], jobs: SimpleQueue[str]) -> None:
    """Read jobs; end the process with its input."""
    for line in lines:
        jobs.put(line)
    os._exit(0)


def main() -> None:
    """Compile what the input asks for."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # prints must not get between the answers
    if hasattr(os, "nice"):
        os.nice(_NICE)
    jobs: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin, jobs), daemon=True).start()
    while True:
        name, part = jobs.get().split()
        answer = DONE
        try:
            compile_part(name, part)
        except Exception as error:  # noqa: BLE001 - the server logs any error
            answer = " ".join(f"{type(error).__name__}: {error}".split())
        print(answer, file=answers, flush=True)


if __name__ == "__main__":
    main()
