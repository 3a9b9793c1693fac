"""A built site on a plain file server, browsers that visit it, and what tests do with its page."""

from __future__ import annotations

import functools
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from server_help import BARE
from waiting import patience

from cheesemoon.site import build
from cheesemoon.site.errors import CannotBuild
from cheesemoon.view.assets import assets
from require import skip_without

CHROMIUM = Path("/usr/bin/chromium")
START = 20  # seconds that Python may take to start on a quiet machine
GAMES = os.environ.get("CHEESEMOON_SITE_GAMES", "space-taxi").split(",")


def found_by(program: str, *words: str) -> dict[str, Any]:
    """Run a program of this folder that uses the site without a browser. Return what it found."""
    done = subprocess.run(
        [sys.executable, str(Path(__file__).parent / program), ",".join(assets()), *words],
        input=assets()["sprite.svg"].data,
        capture_output=True,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()[-3000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found


class Quiet(SimpleHTTPRequestHandler):
    """A plain file server that writes no log. It has no file whose path ends with `missing`. It
    sends Python's modules once `may_start` is set."""

    missing = ""
    may_start = threading.Event()
    may_start.set()

    def do_GET(self) -> None:  # noqa: N802 - the library's name
        """Send a file."""
        if self.path.endswith("/cheesemoon.pack"):
            Quiet.may_start.wait(60)
        if Quiet.missing and self.path.endswith(Quiet.missing):
            self.send_error(404)
        else:
            super().do_GET()

    def log_message(self, *args: object) -> None:
        """Write nothing."""


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a site, built once. It lies in a folder of the host."""
    if not CHROMIUM.exists():
        skip_without("chromium", "there is no Chromium")
    made = tmp_path_factory.mktemp("host") / "games" / "moon"
    try:
        sizes = build(made, GAMES, interpreted="CHEESEMOON_SITE_GAMES" not in os.environ)
    except CannotBuild as error:
        skip_without("node", str(error))
    assert sum(sizes.values()) < 25e6
    return made


@pytest.fixture(scope="session")
def address(folder: Path) -> Iterator[str]:
    """Serve the folder, and return the address of the site."""
    handler = functools.partial(Quiet, directory=str(folder.parents[1]))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/games/moon/"
    server.shutdown()


@pytest.fixture
def held() -> Iterator[threading.Event]:
    """Hold Python's start back. Return the event that lets it start."""
    Quiet.may_start.clear()
    yield Quiet.may_start
    Quiet.may_start.set()


@pytest.fixture
def launch(tmp_path: Path, address: str) -> Iterator[Callable[..., Any]]:
    """Return a function that starts a browser with a profile of its own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        started: list[Any] = []

        def start(name: str, width: int = 1280, height: int = 800, **more: object) -> Any:
            found = play.chromium.launch_persistent_context(
                str(tmp_path / name),
                executable_path=str(CHROMIUM),
                args=BARE,
                viewport={"width": width, "height": height},
                **more,
            )
            found.set_default_timeout(patience(START))
            found.add_init_script(
                "for (const [k, v] of [['speed', 'once'], ['auto', 'off'],"
                "['sound', 'off'], ['coach', 'off']]) localStorage.setItem(k, v);"
            )
            started.append(found)
            return found

        yield start
        for browser in started:
            browser.close()


@pytest.fixture
def context(launch: Callable[..., Any]) -> Any:
    """Return a browser with a profile of its own."""
    return launch("one")


def ready(page: Any) -> None:
    """Wait until Python has started."""
    page.wait_for_function("document.body.className.match(/ready|refused/)")
    assert "refused" not in page.evaluate("document.body.className")


def inside(page: Any, what: str) -> Any:
    """Return an element of the page inside."""
    return page.frame_locator("#inside").locator(what)


PLAY = """async ([clicks, bot]) => {
  const inside = document.querySelector('#inside');
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const until = performance.now() + 240000;
  let clicked = 0, seed = 5;
  const one = (list) => list[(seed = (seed * 1103515245 + 12345) % 2147483648) % list.length];
  while (performance.now() < until) {
    const page = inside.contentDocument, table = page.querySelector('#table');
    const isOver = Boolean(page.querySelector('#ask .ended'));
    const hasBot = page.querySelector('#log li[data-seat="1"]');
    if (isOver || (clicked >= clicks && (hasBot || !bot))) return { isOver, clicked };
    const ways = [...page.querySelectorAll('#paper [data-action], #all-ways [data-act]')];
    if (page.readyState !== 'complete' || !table?.dataset.mine || !ways.length) {
      await pause(5);
      continue;
    }
    const { version } = table.dataset, way = one(ways), began = performance.now();
    way.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const isPlayed = () => table.dataset.version !== version;
    while (!isPlayed() && inside.contentDocument === page && performance.now() - began < 20000)
      await pause(2);
    clicked += isPlayed();
  }
  throw new Error('the game does not go on');
}"""


def play(page: Any, clicks: int, bot: bool = False) -> bool:
    """Play by clicks at least so many actions, and until a bot has acted. Return True if the
    game is over."""
    return bool(page.evaluate(PLAY, [clicks, bot])["isOver"])
