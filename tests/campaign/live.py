"""Many tables live at once for a long time: two server processes with thinkers on PostgreSQL.

All four games are played over HTTP, some seats by bots. PostgreSQL is cut and paused, server
processes are killed, hostile clients are connected. Memory of all server processes is sampled.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ledger import Ledger
from players import Nuisance, Player
from scenarios import HERE, PATHS, cut_connections, kept_in, pause, postgresql
from server_help import free_port

import cheesemoon as cm
from cheesemoon.server.tables.proof import NotProven, replay

KINDS: list[dict[str, Any]] = [
    {"game": "space-taxi", "seats": 3},
    {"game": "space-guardians", "seats": 2, "bots": [None, "easy"]},
    {"game": "first-rat", "seats": 2},
    {"game": "ratcatcher", "seats": 1},
]
SAMPLE = 10.0  # seconds between two samples of memory
FAULT = 45.0  # seconds between two faults


@dataclass
class Seated:
    """A live table."""

    id: str
    tokens: list[str | None]
    seed_hash: str
    version: int = 0
    shown: set[int] = field(default_factory=set)  # seeds in saves before the end


class Crowd(Player):
    """Plays a share of the live tables in turn, one action each. A finished game is replayed from
    its seed, and another table takes its place."""

    def __init__(self, port: int, ledger: Ledger, seed: int, tables: int, pause: float) -> None:
        super().__init__([port], ledger, seed)
        self.count, self.pause = tables, pause
        self.games = 0

    def run(self) -> None:
        seated: list[Seated] = []
        while not self.stopping.is_set():
            try:
                if len(seated) < self.count:
                    seated += self._sit_down(len(seated))
                else:
                    table = seated.pop(0)
                    if self._take_turn(table):
                        seated.append(table)
            except OSError:
                self._wait("no answer")
            time.sleep(self.pause)

    def _sit_down(self, number: int) -> list[Seated]:
        kind = KINDS[(number + self.games) % len(KINDS)]
        status, made = self.call("POST", "/api/tables", kind)
        if status != 201:
            self._wait(f"table {status}")
            return []
        return [Seated(made["table"], made["tokens"], made["seed_hash"])]

    def _take_turn(self, table: Seated) -> bool:
        """Play one action; return False if the game is over."""
        base = f"/api/tables/{table.id}"
        status, seen = self.call("GET", base)
        if status != 200:
            self._wait(f"look {status}")
            return True
        if seen["over"]:
            self._check(table, base)
            return False
        if seen["version"] < table.version:
            self.ledger.trouble(f"{table.id}: shown {seen['version']} after {table.version}")
        token = table.tokens[seen["turn"]]
        if token is None:
            return True  # a bot thinks
        if self.rng.random() < 0.01:
            table.shown.add(self.call("GET", f"{base}/save")[1]["seed"])
        status, mine = self.call("GET", base, token=token)
        if status == 200 and mine["legal"]:
            table.version = mine["version"]
            table.version = self._act(table.id, base, token, table.version, mine["legal"])
        return True

    def _check(self, table: Seated, base: str) -> None:
        status, saved = self.call("GET", f"{base}/save")
        if status != 200:
            self.ledger.trouble(f"{table.id}: the finished game is answered with {status}")
            return
        self.games += 1
        self.ledger.count("games")
        try:
            replay(saved, table.id, table.seed_hash)
        except (NotProven, cm.CheesemoonError) as error:
            self.ledger.trouble(f"{table.id}: not the published chance: {error}")
        if saved["seed"] in table.shown:
            self.ledger.trouble(f"{table.id}: foretold, its seed was shown before the end")


def live(folder: Path, args: argparse.Namespace) -> dict[str, Any]:
    """Many tables at once, with workers, thinkers, faults of PostgreSQL, and hostile clients."""
    ledger, rng = Ledger(), random.Random(5)
    with postgresql(folder) as (url, data), _server(url) as (process, port):
        threads = 8
        crowd = [
            Crowd(port, ledger, seed, args.tables // threads, args.pause) for seed in range(threads)
        ]
        pest = Nuisance(port, 1)
        memory: list[float] = []
        done = {"kills": 0, "pauses": 0, "cuts": 0}
        clients: list[Crowd | Nuisance] = [*crowd, pest]
        for client in clients:
            client.start()
        began, fault = time.monotonic(), FAULT
        while time.monotonic() < began + args.seconds:
            time.sleep(SAMPLE)
            memory.append(_megabytes(process.pid))
            fault -= SAMPLE
            if fault < 0:
                fault = FAULT
                kind = rng.choice(list(done))
                done[kind] += 1
                if kind == "pauses":
                    pause(data, rng.uniform(0.5, 4))
                elif kind == "cuts":
                    cut_connections(url)
                else:
                    _kill_a_worker(process.pid, rng)
        for client in clients:
            client.stopping.set()
        for client in clients:
            client.join(40)
        process.send_signal(signal.SIGTERM)
        process.wait(60)
        found = ledger.settle(kept_in(url))
    return {"tables at once": args.tables, **done, **_flat(memory, ledger), **found}


def _flat(memory: list[float], ledger: Ledger) -> dict[str, Any]:
    """Compare the third quarter of the samples with the last one."""
    quarter = len(memory) // 4
    third = statistics.median(memory[2 * quarter : 3 * quarter] or [0])
    last = statistics.median(memory[3 * quarter :] or [0])
    if third and abs(last / third - 1) > 0.05:
        ledger.trouble(f"memory: {third:.0f} MB in the third quarter, {last:.0f} in the last")
    return {"MB": round(last), "MB in the third quarter": round(third)}


@contextlib.contextmanager
def _server(url: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """Serve with two workers and a thinker each, with compiled rules."""
    port = free_port()
    env = {k: v for k, v in os.environ.items() if k != "NUMBA_DISABLE_JIT"}
    command = [sys.executable, "-m", "cheesemoon.cli", "--no-browser", f"--port={port}"]
    process = subprocess.Popen(
        [*command, f"--database-url={url}", "--workers=2", "--thinkers=1"],
        env={**env, "PYTHONPATH": PATHS, "CHEESEMOON_LOG": "error"},
        cwd=HERE,
    )
    try:
        asked = Player([port], Ledger(), 0)
        for _ in range(600):
            with contextlib.suppress(OSError):
                if asked.call("GET", "/health")[0] == 200:
                    break
            time.sleep(0.1)
        yield process, port
    finally:
        process.kill()


def _children(pid: int) -> list[int]:
    """Return the processes below this one, those of one level before the next."""
    found = [pid]
    for parent in found:
        with contextlib.suppress(OSError):
            children = Path(f"/proc/{parent}/task/{parent}/children").read_text()
            found += map(int, children.split())
    return found[1:]


def _megabytes(pid: int) -> float:
    """Return the memory that the process and its children hold alone or share, in MB."""
    total = 0.0
    for one in (pid, *_children(pid)):
        with contextlib.suppress(OSError, IndexError):
            rollup = Path(f"/proc/{one}/smaps_rollup").read_text()
            total += int(rollup.split("\nPss:")[1].split()[0]) / 1024
    return total


def _kill_a_worker(pid: int, rng: random.Random) -> None:
    """Kill one direct child without a warning: a worker, which is replaced."""
    workers = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    if workers:
        with contextlib.suppress(ProcessLookupError):
            os.kill(int(rng.choice(workers)), signal.SIGKILL)
