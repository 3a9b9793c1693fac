"""Between a server and its PostgreSQL: counts statements, and cuts a connection at one of them."""

from __future__ import annotations

import contextlib
import socket
import struct
import threading
import time
from collections.abc import Callable
from typing import NamedTuple

from session import Fault

LASTS = 2.0  # seconds, unless it is lifted before


class Cut(NamedTuple):
    """Where a connection is cut: before a statement arrives, or after it was done and before its
    answer arrives; once, or so that no other connection is to be had for a while. Counted from the
    beginning of a part of the session."""

    part: str
    at: int
    answered: bool
    lasting: bool

    @property
    def name(self) -> str:
        """What the report calls it."""
        where = "after" if self.answered else "before"
        return f"{self.part}-{where}-{'lasting' if self.lasting else 'once'}-{self.at}"


class _Line:
    """One connection: what the server says, and what it is answered."""

    def __init__(self, cutter: Cutter, client: socket.socket) -> None:
        self.cutter, self.client = cutter, client
        self.database = socket.socket(socket.AF_UNIX)
        self.muted = False  # the next answer is the end
        self._data = b""
        self._begun = False  # its first messages have no kind
        try:
            self.database.connect(cutter.where)
        except OSError:
            self.close()
            return
        for work in (self._ask, self._answer):
            threading.Thread(target=work, daemon=True).start()

    def close(self) -> None:
        """Both ends."""
        for end in (self.client, self.database):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _ask(self) -> None:
        with contextlib.suppress(OSError, struct.error):
            while data := self.client.recv(1 << 16):
                self._data += data
                for message, is_statement in self._messages():
                    fate = self.cutter.statement() if is_statement else None
                    if fate is not None and not fate.answered:
                        raise ConnectionError
                    self.muted = self.muted or fate is not None
                    self.database.sendall(message)
        self.close()

    def _messages(self) -> list[tuple[bytes, bool]]:
        """Those that have arrived whole, and whether each is the end of a statement."""
        found = []
        while len(self._data) >= 8 or (self._begun and len(self._data) >= 5):
            first = int(self._begun)
            size = first + struct.unpack_from("!I", self._data, first)[0]
            if len(self._data) < size:
                break
            message, self._data = self._data[:size], self._data[size:]
            found.append((message, self._begun and message[:1] in b"SQ"))
            if not self._begun:  # 3.0; otherwise it asks for encryption and begins anew
                self._begun = struct.unpack_from("!I", message, 4)[0] == 3 << 16
        return found

    def _answer(self) -> None:
        with contextlib.suppress(OSError):
            while data := self.database.recv(1 << 16):
                if self.muted:
                    break
                self.client.sendall(data)
        self.close()


class Cutter:
    """Takes connections to a PostgreSQL at a port of its own."""

    def __init__(self, where: str) -> None:
        self.where = where  # the socket of the PostgreSQL
        self.statements, self.cut_at = 0, 0.0
        self.cut: Cut | None = None
        self._lock = threading.Lock()
        self._lines: list[_Line] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._door.getsockname()[1])
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._door.accept()
                if self.lasts():
                    client.close()
                else:
                    self._lines.append(_Line(self, client))

    def statement(self) -> Cut | None:
        """Count one; the cut, if it is here."""
        with self._lock:
            self.statements += 1
            if self.cut is None or self.cut_at or self.statements < self.cut.at:
                return None
            self.cut_at = time.monotonic()
            return self.cut

    def lasts(self) -> bool:
        """Whether no connection is to be had now."""
        lasting = self.cut is not None and self.cut.lasting
        return lasting and bool(self.cut_at) and time.monotonic() - self.cut_at < LASTS

    def arm(self, cut: Cut) -> Fault:
        """Counted from now on, the connection with that statement is cut."""
        self.statements, self.cut_at, self.cut = 0, 0.0, cut

        def lift() -> None:
            self.cut = None

        return Fault(cut.name, self.lasts, lambda: self.cut_at > 0, lift)

    def watch(self, passed: Callable[[int], None]) -> Fault:
        """Nothing is cut; how many statements there were is told when the part is over."""
        self.statements, self.cut_at, self.cut = 0, 0.0, None
        return Fault("none", passed=lambda: passed(self.statements))

    def close(self) -> None:
        """No more."""
        self._door.close()
        for line in self._lines:
            line.close()
