"""A short life of the real server that always goes the same way, for faults at every single call:
it starts, a table that is there is looked at and played on, one is made and played, the log of
writes is tidied, copies are made, the server is killed and starts again, stops, and starts once
more.

Whatever goes wrong meanwhile: what was acknowledged is there, every answer comes, `/health` tells
the truth while nothing can be written, and it goes on as soon as it can, without a new start.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ledger import Ledger
from server_help import free_port

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
ANSWER = 45.0  # seconds after which an answer is called missing; SQLite waits 30 for a lock
AGAIN = 25.0  # seconds in which a server has to be well after a fault is over: when an unlock has
# failed, SQLite itself tries for ten before it says "locking protocol"
NEW = {"game": "space-taxi", "seats": 2, "seed": 7}
NOTHING = "nothing has changed"  # what is said of an action that is not stored for certain
MOVES = 4  # at the table that is made, twice


class Gone(Exception):  # noqa: N818 - the word that fits
    """The server is not there any more."""


class Cradle:
    """Commands in copies of a process that has everything loaded."""

    def __init__(self, **env: str) -> None:
        paths = os.pathsep.join(str(ROOT / part) for part in ("src", "tests", "tests/server"))
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "cradle.py")],
            env={**os.environ, "PYTHONPATH": paths, "CHEESEMOON_LOG": "error", **env},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout
        self.process.stdout.readline()

    def ask(self, **what: Any) -> int | None:
        """One line there, one back."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        answer: int | None = json.loads(self.process.stdout.readline())
        return answer

    def run(self, said: Path, *arguments: str) -> int:
        """Start a command; its process."""
        child = self.ask(run=arguments, said=str(said))
        assert child is not None
        return child

    def wait(self, child: int, seconds: float) -> int | None:
        """The exit code of a command; None if it goes on after so long."""
        until = time.monotonic() + seconds
        while (code := self.ask(ended=child)) is None and time.monotonic() < until:
            time.sleep(0.004)
        return code

    def close(self) -> None:
        """No more."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


@dataclass
class Fault:
    """Something that goes wrong, as far as a session has to know of it."""

    name: str
    lasts: Callable[[], bool] = lambda: False  # whether it is there now, and stays until lifted
    met: Callable[[], bool] = lambda: False
    lift: Callable[[], None] = lambda: None
    passed: Callable[[], None] = lambda: None  # the part of the session it was meant for is over


class Life:
    """A server process and its clients."""

    def __init__(self, cradle: Cradle, url: str, said: Path) -> None:
        self.cradle, self.url, self.said = cradle, url, said
        self.port, self.child = free_port(), 0
        self.http: http.client.HTTPConnection | None = None
        self.slowest = 0.0

    def start(self) -> int | None:
        """None when it serves; otherwise the exit code of a server that could not."""
        arguments = ["--port", str(self.port), "--no-browser", "--database-url", self.url]
        self.child = self.cradle.run(self.said, *arguments)
        until = time.monotonic() + ANSWER
        while time.monotonic() < until:
            with contextlib.suppress(OSError, Gone):
                self.call("GET", "/health")
                return None
            if (code := self.cradle.ask(ended=self.child)) is not None:
                return code
            time.sleep(0.004)
        raise TimeoutError("it neither serves nor ends")

    def call(self, method: str, path: str, data: Any = None, token: str = "") -> tuple[int, Any]:
        """One request and its answer; TimeoutError if none comes."""
        head = {"Content-Type": "application/json"}
        if token:
            head["Authorization"] = f"Bearer {token}"
        began = time.monotonic()
        try:
            if self.http is None:
                self.http = http.client.HTTPConnection("127.0.0.1", self.port, timeout=ANSWER)
            self.http.request(method, path, None if data is None else json.dumps(data), head)
            answer = self.http.getresponse()
            return answer.status, json.loads(answer.read() or b"null")
        except TimeoutError:
            raise
        except (OSError, http.client.HTTPException) as error:
            self.hang_up()
            raise Gone(type(error).__name__) from error
        finally:
            self.slowest = max(self.slowest, time.monotonic() - began)

    def hang_up(self) -> None:
        """The next request takes a new connection."""
        if self.http is not None:
            self.http.close()
        self.http = None

    def well(self) -> bool:
        """What it says of itself."""
        status, said = self.call("GET", "/health")
        return status == 200 and bool(said["well"])

    def stop(self) -> int | None:
        """As one should; the exit code."""
        self.hang_up()
        os.kill(self.child, signal.SIGTERM)
        code = self.cradle.wait(self.child, ANSWER)
        if code is None:
            self.kill()
        return code

    def kill(self) -> None:
        """Without a warning."""
        self.hang_up()
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.child, signal.SIGKILL)
        self.cradle.wait(self.child, ANSWER)


@dataclass
class Seen:
    """A table as its player knows it."""

    id: str
    tokens: list[str]
    version: int = 0
    refused: dict[tuple[int, str], str] = field(default_factory=dict)  # and what was said last


PARTS = ("start", "table", "make", "first", "second", "copy", "stop")
Faults = Callable[[str], Sequence[Callable[[], Fault]]]
"""What is armed in each part of a session, one after the other; never nothing."""


class Session:
    """One life of the server, with at most one fault at a time in it."""

    def __init__(self, life: Life, ledger: Ledger, name: str) -> None:
        self.life, self.ledger, self.name = life, ledger, name
        self.fault = Fault("none")
        self.tables: list[Seen] = []
        self.copied: set[tuple[str, int]] = set()  # what has to be in the copy

    def trouble(self, what: str) -> None:
        """Something that may not happen."""
        self.ledger.trouble(f"{self.name}, {self.fault.name}: {what}")

    # --- asking -----------------------------------------------------------------------------

    def until_well(self, ask: Callable[[], tuple[int, Any]], good: int) -> Any:
        """Ask again and again while it is refused for the fault. The first refusal of a fault that
        lasts: `/health` says so, and the next request is answered, too. Then the fault is over."""
        until = 0.0
        while True:
            status, said = ask()
            if status == good:
                if until:
                    self._well_again()
                return said
            if status != 503 or not said.get("detail"):
                self.trouble(f"{status} {str(said)[:120]}")
                return None
            self.ledger.count("refused with 503")
            if not until:
                until = time.monotonic() + AGAIN
                status, said = self._is_the_truth_told(ask)
                self.fault.lift()
                if status == good:  # it was over by itself
                    self._well_again()
                    return said
            elif time.monotonic() > until:
                self.trouble(f"still refused when the fault was long over: {self.last_words()}")
                return None
            time.sleep(0.02)

    def _is_the_truth_told(self, ask: Callable[[], tuple[int, Any]]) -> tuple[int, Any]:
        """While the fault lasts; and what one who asks again meanwhile is answered."""
        if not self.fault.lasts():
            return 503, None
        well = self.life.well()
        status, said = ask()
        if self.fault.lasts() and status == 503:  # it was there all the time, and is felt
            self.ledger.count("health told the truth" if not well else "health did not know")
            if well:
                self.trouble("/health says well while nobody is served")
        self.ledger.count(f"asked again meanwhile: {status}")
        return status, said

    def _well_again(self, what: str = "well again without a new start") -> None:
        began = time.monotonic()
        while not self.life.well():
            if time.monotonic() > began + AGAIN:
                self.trouble("not well when the fault was long over")
                return
            time.sleep(0.02)
        self.ledger.count(what)
        self.ledger.longest_ill = max(self.ledger.longest_ill, time.monotonic() - began)

    # --- playing ----------------------------------------------------------------------------

    def make(self) -> Seen | None:
        """A table."""
        made = self.until_well(lambda: self.life.call("POST", "/api/tables", NEW), 201)
        if made is None:
            return None
        self.tables.append(Seen(made["table"], made["tokens"]))
        return self.tables[-1]

    def look(self, table: Seen) -> tuple[int, list[str]]:
        """Whose turn it is, and what they may do."""
        path = f"/api/tables/{table.id}"
        seen = self.until_well(lambda: self.life.call("GET", path), 200)
        if seen is None or seen["turn"] is None:
            raise Gone("the table cannot be seen")
        if seen["version"] not in (table.version, table.version + 1):
            self.trouble(f"version {table.version} became {seen['version']}")
        table.version, seat = seen["version"], seen["turn"]
        mine = self.until_well(lambda: self.life.call("GET", path, None, table.tokens[seat]), 200)
        return seat, mine["legal"] if mine else []

    def act(self, table: Seen) -> None:
        """One action, until it is stored."""
        seat, legal = self.look(table)
        action = legal[(table.version * 5) % len(legal)]
        data = {"action": action, "version": table.version}
        token, path = table.tokens[seat], f"/api/tables/{table.id}/actions"

        def ask() -> tuple[int, Any]:
            status, said = self.life.call("POST", path, data, token)
            asked = table.version + 1, action
            if status == 503:
                table.refused[asked] = said["detail"]
            if status == 409 and asked in table.refused:
                self._came_to_light(table.refused.pop(asked))
                return 200, {"version": table.version + 1}
            if status == 200:
                table.refused.pop(asked, None)
                self.ledger.acknowledge(f"{self.name} {table.id}", said["version"], action)
            return status, said

        done = self.until_well(ask, 200)
        if done is not None and done["version"] != table.version + 1:
            self.trouble(f"doubled: {table.version} became {done['version']}")
        table.version = done["version"] if done else table.version

    def _came_to_light(self, sentence: str) -> None:
        """An action that was refused is kept: then it was not said that nothing has changed."""
        self.ledger.count("not known, and kept")
        if NOTHING in sentence:
            self.trouble("kept, and it was said that nothing has changed")

    def play(self, table: Seen, moves: int) -> None:
        """Some actions; one whose answer was lost is looked after by `look`."""
        for _ in range(moves):
            self.act(table)

    # --- the whole ----------------------------------------------------------------------------

    def begin(self) -> bool:
        """Start, and if the fault does not let it: a sentence, and the next start works."""
        self.life.said.write_text("")  # of the starts before
        code = self.life.start()
        if code is None:
            return True
        self.ledger.count("did not start, and said why")
        said = self.life.said.read_text(errors="replace")
        if code in (0, 99) or "Traceback" in said or not said.strip():
            self.trouble(f"ended with {code} and: {said.strip()[-160:]}")
        self.fault.lift()
        self.life.said.write_text("")
        return self.life.start() is None

    def live(self, old: Seen, copy: Path | None, chain: Sequence[Faults]) -> None:
        """Served again and again, in each part with the faults meant for it; killed in between, and
        in the end stopped as one should, and started once more."""
        self.tables.append(old)
        for faults in chain:
            if self.life.child:
                self.life.kill()
            try:
                self._serve(old, copy, faults)
            except Gone as gone:
                self.trouble(f"the server went away: {gone}")
            except TimeoutError:
                self.trouble(f"no answer in {ANSWER:.0f} s")
        self._stop(chain[-1]("stop")[0])
        self._again()

    def _stop(self, arm: Callable[[], Fault]) -> None:
        self.fault = arm()
        if (code := self.life.stop()) != 0:
            self.trouble(f"stopped with {code}: {self.last_words()}")
        self.fault.passed()
        self.fault.lift()

    def _serve(self, old: Seen, copy: Path | None, faults: Faults) -> None:
        """From a start to where it would stop."""
        with self._meeting(faults("start")[0]):
            if not self.begin():
                raise Gone("the next start does not work")
        with self._meeting(faults("table")[0]):
            self.play(old, 1)
        with self._meeting(faults("make")[0]):
            made = self.make() or old
        for part in ("first", "second"):
            with self._meeting(faults(part)[0]):
                self.play(made, MOVES)
        if copy is not None:
            for fault in faults("copy"):
                with self._meeting(fault):
                    self.copy(copy)
        self.play(made, 1)

    @contextlib.contextmanager
    def _meeting(self, arm: Callable[[], Fault]) -> Iterator[None]:
        """A part of the session with a fault in it."""
        self.fault = arm()
        try:
            yield
        finally:
            self.fault.passed()
            self.fault.lift()
        self._well_again("goes on after it")

    def last_words(self) -> str:
        """What the server said last."""
        return self.life.said.read_text(errors="replace").strip()[-200:]

    def _again(self) -> None:
        """After it: it starts, and all that was there goes on."""
        self.life.said.write_text("")
        if self.life.start() is not None:
            self.trouble(f"the next start does not work: {self.last_words()}")
            return
        try:
            for table in self.tables:
                self.play(table, 1)
        except (Gone, TimeoutError) as error:
            self.trouble(f"after the next start: {type(error).__name__}")
        if not self.life.well():
            self.trouble("not well after the next start")
        self.life.stop()

    def copy(self, target: Path) -> None:
        """`cheesemoon backup`, while it serves: the whole of it, or a sentence and no file."""
        said = self.life.said.with_name("copy.said")
        arguments = ("backup", str(target), "--database-url", self.life.url)
        known = {(t, v) for t, v in self.ledger.acknowledged if t.startswith(f"{self.name} ")}
        code = self.life.cradle.wait(self.life.cradle.run(said, *arguments), ANSWER)
        words = said.read_text(errors="replace") if said.exists() else ""
        if code == 0:
            self.ledger.count("copies made")
            self.copied = known
        elif code is None or "Traceback" in words or not words.strip():
            self.trouble(f"backup ended with {code}: {words.strip()[-160:]}")
        else:
            self.ledger.count("copies refused with a sentence")
        if (code == 0) != target.exists():
            self.trouble(f"backup ended with {code}, and the file is there: {target.exists()}")
        said.unlink(missing_ok=True)
