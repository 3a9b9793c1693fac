"""Firefox without Playwright: WebDriver BiDi over a websocket, as much as one test needs."""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

PROGRAM = shutil.which("firefox-esr") or shutil.which("firefox")
# Firefox asks no server of its maker
_PREFERENCES = """
user_pref("app.update.enabled", false);
user_pref("browser.safebrowsing.malware.enabled", false);
user_pref("browser.safebrowsing.phishing.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("extensions.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "http://127.0.0.1:9");
user_pref("toolkit.telemetry.server", "");
"""


class Socket:
    """A websocket: messages of text in both directions."""

    def __init__(self, port: int, path: str) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=180)
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        self._file = self._socket.makefile("rb")
        status = self._file.readline()
        if b" 101 " not in status:
            raise OSError(f"no websocket: {status!r}")
        while self._file.readline().strip():
            pass

    def send(self, text: str) -> None:
        """Send a message."""
        data = text.encode()
        if len(data) < 126:
            size = bytes([0x80 | len(data)])
        elif len(data) < 1 << 16:
            size = bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
        else:
            size = bytes([0x80 | 127]) + len(data).to_bytes(8, "big")
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))
        self._socket.sendall(b"\x81" + size + mask + masked)

    def receive(self) -> str:
        """Return the next message."""
        data = b""
        while True:
            first, size = self._file.read(2)
            if size in (126, 127):
                size = int.from_bytes(self._file.read(2 if size == 126 else 8), "big")
            part = self._file.read(size)
            if first & 0x0F in (0, 1):
                data += part
                if first & 0x80:
                    return data.decode()

    def close(self) -> None:
        """Close the connection."""
        self._file.close()
        self._socket.close()


class Firefox:
    """One window of Firefox with a profile of its own."""

    def __init__(self, profile: Path, width: int = 1280, height: int = 800) -> None:
        assert PROGRAM is not None
        profile.mkdir(parents=True, exist_ok=True)
        (profile / "user.js").write_text(_PREFERENCES)
        said = profile / "stderr.txt"
        self._process = subprocess.Popen(
            [
                *(PROGRAM, "--headless", "--no-remote", "--profile", str(profile)),
                *("--remote-debugging-port", "0", f"--width={width}", f"--height={height}"),
            ],
            stderr=said.open("wb"),
            env={**os.environ, "HOME": str(profile)},
        )
        end = time.monotonic() + 60
        while not (found := re.search(r"listening on ws://127.0.0.1:(\d+)", said.read_text())):
            if time.monotonic() > end:
                raise OSError("Firefox did not start")
            time.sleep(0.1)
        self._socket = Socket(int(found[1]), "/session")
        self._number = 0
        self.errors: list[str] = []  # of scripts
        self.version = self.ask("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.ask("session.subscribe", events=["log.entryAdded"])
        self._window = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **parameters: object) -> Any:
        """Send a command and return its result."""
        self._number += 1
        text = {"id": self._number, "method": method, "params": parameters}
        self._socket.send(json.dumps(text))
        while (found := json.loads(self._socket.receive())).get("id") != self._number:
            if found.get("method") == "log.entryAdded" and found["params"]["level"] == "error":
                self.errors.append(str(found["params"]["text"]))
        if found["type"] == "error":
            raise RuntimeError(f"{method}: {found['message']}")
        return found["result"]

    def goto(self, address: str) -> None:
        """Open a page."""
        self.ask("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def reload(self) -> None:
        """Open the page again."""
        self.ask("browsingContext.reload", context=self._window, wait="complete")

    def size(self, width: int, height: int) -> None:
        """Change the size of the page."""
        self.ask(
            "browsingContext.setViewport",
            context=self._window,
            viewport={"width": width, "height": height},
        )

    def evaluate(self, script: str) -> Any:
        """Return the JSON value of an expression; a promise is awaited."""
        found = self.ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({script})))()",
            target={"context": self._window},
            awaitPromise=True,
        )
        if found["type"] == "exception":
            raise RuntimeError(found["exceptionDetails"]["text"])
        return json.loads(found["result"].get("value", "null"))

    def wait(self, script: str, seconds: float = 120) -> Any:
        """Wait until an expression is true. It may fail while a page is loading."""
        end = time.monotonic() + seconds
        why = ""
        while time.monotonic() < end:
            try:
                if found := self.evaluate(script):
                    return found
            except RuntimeError as error:
                why = str(error)
            time.sleep(0.2)
        raise TimeoutError(f"{script} {why} {self.errors}")

    def shot(self, to: Path) -> None:
        """Write a screenshot."""
        found = self.ask("browsingContext.captureScreenshot", context=self._window)
        to.write_bytes(base64.b64decode(found["data"]))

    def close(self) -> None:
        """End Firefox."""
        self._socket.close()
        self._process.terminate()
        self._process.wait(20)
