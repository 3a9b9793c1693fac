"""Players who act over HTTP while things go wrong, one table each, and note every answer."""

from __future__ import annotations

import contextlib
import http.client
import json
import random
import socket
import threading
import time
from typing import Any

from ledger import Ledger

NEW = {"game": "space-taxi", "seats": 2}


class Player(threading.Thread):
    """Plays both seats of one table after the other, alone there: every version is its own."""

    def __init__(self, ports: list[int], ledger: Ledger, seed: int) -> None:
        super().__init__(daemon=True)
        self.ports, self.ledger, self.rng = ports, ledger, random.Random(seed)
        self.stopping = threading.Event()
        self._connection: http.client.HTTPConnection | None = None

    def call(self, method: str, path: str, data: Any = None, token: str = "") -> tuple[int, Any]:
        """One request; OSError if no answer came."""
        head = {"Content-Type": "application/json"}
        if token:
            head["Authorization"] = f"Bearer {token}"
        body = json.dumps(data) if data is not None else None
        try:
            if self._connection is None:
                port = self.rng.choice(self.ports)
                self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
            self._connection.request(method, path, body, head)
            answer = self._connection.getresponse()
            return answer.status, json.loads(answer.read() or b"null")
        except (OSError, http.client.HTTPException, ValueError) as error:
            if self._connection is not None:
                self._connection.close()
            self._connection = None
            raise OSError(str(error)) from error

    def run(self) -> None:
        while not self.stopping.is_set():
            try:
                status, made = self.call("POST", "/api/tables", NEW)
                if status == 201:
                    self._play(made["table"], made["tokens"])
                else:
                    self._wait(f"table {status}")
            except OSError:
                self._wait("no answer")

    def _wait(self, what: str) -> None:
        self.ledger.count(what)
        time.sleep(0.05)

    def _play(self, table: str, tokens: list[str]) -> None:
        version, base = 0, f"/api/tables/{table}"
        while not self.stopping.is_set():
            try:
                status, seen = self.call("GET", base)
                if status != 200 or seen["over"]:
                    break
                seat = seen["turn"]
                status, mine = self.call("GET", base, token=tokens[seat])
            except OSError:
                self._wait("no answer")
                continue
            if status != 200 or not mine["legal"]:
                self._wait(f"look {status}")
                continue
            if mine["version"] < version:
                self.ledger.trouble(f"{table}: shown {mine['version']} after {version}")
                break
            version = mine["version"]
            version = self._act(table, base, tokens[seat], version, mine["legal"])

    def _act(self, table: str, base: str, token: str, version: int, legal: list[str]) -> int:
        action = self.rng.choice(legal)
        try:
            data = {"action": action, "version": version}
            status, answer = self.call("POST", f"{base}/actions", data, token)
        except OSError:
            return self._unsure(table, base, version)
        if status == 200:
            if answer["version"] != version + 1:
                self.ledger.trouble(f"{table}: doubled, {version} became {answer['version']}")
            self.ledger.acknowledge(table, answer["version"], action)
            return int(answer["version"])
        self.ledger.count(f"refused {status}")
        if status not in (409, 503, 500, 404, 429):
            self.ledger.trouble(f"{table}: {status} {answer}")
        if status == 500:
            self.ledger.trouble(f"{table}: 500")
        time.sleep(0.05)
        return version

    def _unsure(self, table: str, base: str, version: int) -> int:
        """No answer: it was stored, or not, and certainly not twice."""
        self.ledger.count("unsure")
        while not self.stopping.is_set():
            try:
                status, seen = self.call("GET", base)
            except OSError:
                self._wait("no answer")
                continue
            if status == 200:
                if seen["version"] not in (version, version + 1):
                    self.ledger.trouble(f"{table}: doubled, {version} became {seen['version']}")
                return int(seen["version"])
            self._wait(f"look {status}")
        return version


class Nuisance(threading.Thread):
    """Half requests, endless heads, noise, and spectators who never read."""

    def __init__(self, port: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.port, self.rng = port, random.Random(seed)
        self.stopping = threading.Event()
        self.done = 0

    def run(self) -> None:
        kinds = (
            b"",
            b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-",
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9999\r\n\r\n{",
            b"GET / HTTP/1.1\r\n" + b"X-A: " + b"a" * 60_000 + b"\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc",
            b"GET /api/tables/x/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        )
        held: list[socket.socket] = []
        while not self.stopping.is_set():
            with contextlib.suppress(OSError):
                one = socket.create_connection(("127.0.0.1", self.port), timeout=2)
                one.sendall(self.rng.choice(kinds))
                held.append(one)
                self.done += 1
            if len(held) > 200:
                held.pop(0).close()
            time.sleep(0.01)
        for one in held:
            one.close()
