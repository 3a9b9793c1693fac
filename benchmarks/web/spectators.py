"""Measures how fast and how completely event streams of many spectators get each action.

    python benchmarks/web/spectators.py [--streams 10000] [--tables 20] [--seconds 20] [--json FILE]

The spectators share the machine with the server. To use little time they read only the version in
each update.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests"), str(ROOT / "tests" / "server")]
os.environ.setdefault("CHEESEMOON_LOG", "warning")  # the default of a server

from server_help import Running  # noqa: E402

_VERSION = re.compile(rb'"v":(\d+)')
AT_ONCE = 200  # connections opened at once
PAUSE = 0.5  # seconds between two actions of a table, at least


class Watched:
    """A table that is played and watched."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.id, self.tokens = made["table"], made["tokens"]
        self.version = 0
        self.acted: dict[int, float] = {}  # time of sending, by resulting version


class Spectator(asyncio.Protocol):
    """The event stream of one spectator."""

    def __init__(self, table: Watched, late: list[float]) -> None:
        self.table, self.late = table, late
        self.heard = -1
        self.rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the stream."""
        path = f"/t/{self.table.id}/live?stamp=none"
        ask = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        transport.write(ask.encode())  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        """Find versions in the bytes, and note how late each new one is."""
        for found in _VERSION.finditer(self.rest + data):
            version = int(found[1])
            if version > self.heard:
                self.heard = version
                if version in self.table.acted:
                    self.late.append(time.perf_counter() - self.table.acted[version])
        self.rest = data[-12:] if data[-1:] != b"\n" else b""


async def watch(
    port: int, tables: list[Watched], count: int, seconds: float, used: Callable[[], float]
) -> dict[str, Any]:
    """Open the streams, play, and count. `used` returns the server's processor time."""
    loop = asyncio.get_running_loop()
    late: list[float] = []
    began, used_before = time.perf_counter(), used()
    people: list[Spectator] = []
    for first in range(0, count, AT_ONCE):
        together = range(first, min(count, first + AT_ONCE))
        made = await asyncio.gather(
            *(
                loop.create_connection(
                    partial(Spectator, tables[i % len(tables)], late), "127.0.0.1", port
                )
                for i in together
            )
        )
        people += [protocol for _, protocol in made]
        while any(one.heard < 0 for one in people[first:]):
            await asyncio.sleep(0.01)
    opened, used_opened = time.perf_counter() - began, used()
    times: list[float] = []
    until = time.perf_counter() + seconds
    await asyncio.gather(*(play(port, table, until, times) for table in tables))
    await asyncio.sleep(3)
    used_told = used() - used_opened
    late.sort()
    return {
        "streams": count,
        "tables": len(tables),
        "opened_s": round(opened, 1),
        "opened_cpu_ms": round((used_opened - used_before) * 1000 / count, 2),
        "actions": sum(table.version for table in tables),
        "heard_everything": sum(one.heard == one.table.version for one in people),
        "told": len(late),
        "told_per_second": round(len(late) / seconds),
        "told_cpu_ms": round(used_told * 1000 / max(len(late), 1), 3),
        "acknowledged_ms_p50": _ms(sorted(times), 0.5),
        "acknowledged_ms_p99": _ms(sorted(times), 0.99),
        "heard_after_ms_p50": _ms(late, 0.5),
        "heard_after_ms_p99": _ms(late, 0.99),
    }


def _ms(values: list[float], share: float) -> float:
    return round(values[min(len(values) - 1, int(share * len(values)))] * 1000, 1) if values else -1


async def play(port: int, table: Watched, until: float, times: list[float]) -> None:
    """Play random actions of the seats to act until the time `until`."""
    rng = random.Random(table.id)
    turn, legal = 0, ["roll"]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)

    async def ask(data: Any) -> Any:
        body = b"" if data is None else json.dumps(data).encode()
        path = f"/api/tables/{table.id}" + ("" if data is None else "/actions")
        writer.write(
            f"{'GET' if data is None else 'POST'} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"Authorization: Bearer {table.tokens[turn]}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(re.findall(rb"content-length: (\d+)", head)[0])
        answer = json.loads(await reader.readexactly(length))
        if b" 200 " not in head[:20]:
            raise RuntimeError(answer)
        return answer

    await asyncio.sleep(rng.random() * PAUSE)
    while turn is not None and time.perf_counter() < until:
        if not legal:
            legal = (await ask(None))["legal"]
        began = table.acted[table.version + 1] = time.perf_counter()
        done = await ask({"action": rng.choice(legal), "version": table.version})
        times.append(time.perf_counter() - began)
        table.version, turn, legal = done["version"], done["turn"], done["legal"]
        await asyncio.sleep(PAUSE)
    writer.close()


def measured(server: Running, streams: int, tables: int, seconds: float) -> dict[str, Any]:
    """Make the tables, watch them, and return the figures."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    new = {"game": "space-taxi", "seats": 3}
    made = [Watched(server.call("/api/tables", new)) for _ in range(tables)]
    try:
        import uvloop

        assert server.process
        used = partial(cpu, server.process.pid)
        return uvloop.run(watch(server.port, made, streams, seconds, used))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def cpu(pid: int) -> float:
    """Return the processor seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--streams", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Running(f"sqlite:///{folder}/tables.sqlite3")
        server.start()
        try:
            found = measured(server, args.streams, args.tables, args.seconds)
            assert server.process
            status = Path(f"/proc/{server.process.pid}/status").read_text()
            memory = int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) // 1024
        finally:
            server.stop()
    report = {"cores": os.cpu_count(), "server_mb": memory, **found}
    print(json.dumps(report, indent=1))
    if args.json:
        args.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
