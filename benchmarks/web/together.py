"""Measures live tables with presence and clocks at two processes that share PostgreSQL.

    python benchmarks/web/together.py [--tables 200] [--seconds 60] [--json FILE]

At each table one player uses the first process and one the second. Both follow the table. They
think and act. In a tenth of the turns a player thinks until the bank is used. At some tables one
player never acts. The benchmark computes on its own what must remain in the banks, which player
must have received which action, and when time must have run out, and compares that with the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests"), str(ROOT / "tests" / "server")]
os.environ.setdefault("CHEESEMOON_LOG", "warning")  # the default of a server

from server_help import Running, postgres_server  # noqa: E402

MOVE, BANK = 30, 300  # seconds
THINK = (1.0, 5.0)  # seconds before an action, as people do
LONG = 40.0  # seconds of a turn that uses the bank
SHORT = 8  # seconds for a turn where one player never acts
SILENT = 0.05  # share of tables at which one player never acts


class Books:
    """All measurements."""

    def __init__(self) -> None:
        self.acts: list[float] = []  # seconds until an action was acknowledged
        self.heard: list[float] = []  # seconds until the other process sent it
        self.clocks: list[float] = []  # seconds between the server's bank and ours
        self.late: list[float] = []  # seconds from the end of a player's time to the time-out
        self.turns = self.missed = self.refused = 0


class Line:
    """A connection that stays open, so that the client costs little."""

    def __init__(self, port: int, token: str = "") -> None:
        self.port, self.token = port, token
        self.open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, path: str, data: Any = None) -> Any:
        """Send a request. Return the answer, or None if its status is not 200 or 201."""
        reader, writer = self.open or await asyncio.open_connection("127.0.0.1", self.port)
        self.open = reader, writer
        body = b"" if data is None else json.dumps(data).encode()
        head = [
            f"{'GET' if data is None else 'POST'} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            f"Content-Length: {len(body)}",
            "Content-Type: application/json",
            *([f"Authorization: Bearer {self.token}"] if self.token else []),
        ]
        writer.write("\r\n".join([*head, "", ""]).encode() + body)
        top = await reader.readuntil(b"\r\n\r\n")
        length = int(re.findall(rb"content-length: (\d+)", top.lower())[0])
        answer = await reader.readexactly(length)
        return json.loads(answer) if top.split(b" ")[1] in (b"200", b"201") else None


class Player:
    """A player at one process who follows the table and acts."""

    def __init__(self, table: Game, seat: int, port: int, token: str) -> None:
        self.table, self.seat, self.port, self.token = table, seat, port, token
        self.ask = Line(port, token).ask
        self.last: dict[str, Any] = {}

    async def follow(self) -> None:
        """Read the stream until it ends."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        path = f"/api/tables/{self.table.id}/events"
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n".encode()
        )
        async for line in reader:
            if line.startswith(b"data: "):
                self.last = json.loads(line[6:])
                self.table.hear(self, self.last)


class Game:
    """A table with two players, and our own computation of its clocks."""

    def __init__(self, books: Books, made: dict[str, Any], ports: list[int], silent: bool) -> None:
        self.books, self.id, self.silent = books, made["table"], silent
        self.players = [Player(self, i, ports[i], made["tokens"][i]) for i in (0, 1)]
        self.banks = [float(BANK)] * 2
        self.version, self.since = 0, 0.0
        self.sent: dict[int, tuple[int, float]] = {}  # seat and time of each action, by version
        self.up = 0.0  # when the time of the silent player ends

    def hear(self, player: Player, news: dict[str, Any]) -> None:
        """Note that a player received a version."""
        now = time.monotonic()
        for version in [v for v in self.sent if v <= news["version"]]:
            seat, at = self.sent[version]
            if seat != player.seat:
                self.books.heard.append(now - at)
                del self.sent[version]
        if self.up and news["version"] > self.version:
            self.books.late.append(now - self.up)
            self.up = 0.0

    async def play(self, until: float) -> None:
        """Play turns until the time `until`."""
        rng = random.Random(self.id)
        while time.monotonic() < until:
            turn = self.players[0].last.get("turn")
            if turn is None:
                return
            await self.turn(turn, rng)
            if self.silent:  # the clocks run from the first action on
                self.up = self.since + SHORT
                return

    async def turn(self, seat: int, rng: random.Random) -> None:
        """Play one turn of a seat, then compare the clocks."""
        player, legal = self.players[seat], None
        if rng.random() < 0.1 and not self.silent:
            await asyncio.sleep(LONG)
        while True:
            await asyncio.sleep(0.0 if self.silent else rng.uniform(*THINK))
            if not legal:
                state = await player.ask(f"/api/tables/{self.id}")
                legal, self.version = (state or {}).get("legal"), (state or {}).get("version", 0)
                if not legal:
                    self.books.missed += 1
                    return
            before = time.monotonic()
            self.sent[self.version + 1] = (seat, before)
            data = {"action": legal[-1], "version": self.version}
            done = await player.ask(f"/api/tables/{self.id}/actions", data)
            if done is None:
                self.sent.pop(self.version + 1, None)
                self.books.refused += 1
                legal = None
                continue
            after = time.monotonic()
            self.books.acts.append(after - before)
            self.version, legal = done["version"], done["legal"]
            self.since = self.since or (before + after) / 2  # the clocks begin with the first move
            if self.silent:
                return
            if done["turn"] != seat:
                await self.check(seat, (before + after) / 2)
                return

    async def check(self, seat: int, now: float) -> None:
        """Compare the server's banks with our own computation."""
        self.books.turns += 1
        self.banks[seat] -= max(0.0, now - self.since - MOVE)
        self.since = now
        async with asyncio.timeout(20):
            while any(p.last.get("version", 0) < self.version for p in self.players):
                await asyncio.sleep(0.02)
        for player in self.players:
            clock = player.last["clock"]
            if player.last["version"] == self.version:
                self.books.clocks.append(abs(clock["banks"][seat] - self.banks[seat]))
        self.banks = list(self.players[0].last["clock"]["banks"])


async def campaign(ports: list[int], count: int, seconds: float) -> Books:
    """Play all tables at once."""
    books, games = Books(), []
    lines = [Line(port) for port in ports]
    for n in range(count):
        new = {"game": "space-taxi", "seats": 2, "pace": {"move": MOVE, "bank": BANK}}
        silent = n < count * SILENT
        if silent:
            new["pace"] = {"move": SHORT, "bank": 0}
        game = Game(books, await lines[n % 2].ask("/api/tables", new), ports, silent)
        if silent:
            game.banks = [0.0, 0.0]
        games.append(game)
    streams = [asyncio.create_task(p.follow()) for game in games for p in game.players]
    async with asyncio.timeout(120):  # until all streams are open
        while not all(p.last for game in games for p in game.players):
            await asyncio.sleep(0.1)
    until = time.monotonic() + seconds
    outcome = await asyncio.gather(*(game.play(until) for game in games), return_exceptions=True)
    for trouble in outcome:
        if isinstance(trouble, Exception):
            print("a table failed:", repr(trouble), file=sys.stderr)
            books.missed += 1
    await asyncio.sleep(SHORT + 4)
    books.missed += sum(len(game.sent) for game in games)
    books.missed += sum(bool(game.up) for game in games)  # no time-out followed
    for task in streams:
        task.cancel()
    return books


def percent(values: list[float], share: float) -> float:
    """Return the value that this share of the values does not exceed."""
    ranked = sorted(values)
    return round(ranked[min(len(ranked) - 1, int(share * len(ranked)))], 4) if ranked else -1.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = postgres_server(Path(folder)).get_uri()
        servers = [Running(url), Running(url)]
        try:
            for server in servers:
                server.start()
                server.call("/api/tables", {"game": "space-taxi", "seats": 2})  # rules are loaded
            ports = [server.port for server in servers]
            books = uvloop.run(campaign(ports, args.tables, args.seconds))
        finally:
            for server in servers:
                if server.process and server.process.poll() is None:
                    server.stop()
    report = {
        "tables": args.tables,
        "streams": 2 * args.tables,
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
        "turns": books.turns,
        "actions": len(books.acts),
        "missed_turns": books.missed,
        "refused": books.refused,
        "act_p50": percent(books.acts, 0.5),
        "act_p99": percent(books.acts, 0.99),
        "other_process_p50": percent(books.heard, 0.5),
        "other_process_p99": percent(books.heard, 0.99),
        "clock_error_p99": percent(books.clocks, 0.99),
        "clock_error_most": percent(books.clocks, 1.0),
        "time_up_tables": len(books.late),
        "time_up_p50": percent(books.late, 0.5),
        "time_up_most": percent(books.late, 1.0),
    }
    print(json.dumps(report, indent=1))
    if args.json:
        args.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
