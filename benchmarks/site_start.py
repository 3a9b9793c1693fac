"""Measure the static site in Chromium: bytes, start, redraw and `hard`. Prints one table.

    python benchmarks/site_start.py [FOLDER] [GAME ...]

FOLDER is a built site; without one, all games are built. Run it on a quiet machine.
"""

from __future__ import annotations

import functools
import gzip
import json
import statistics
import sys
import tempfile
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import cheesemoon as cm

CHROMIUM = "/usr/bin/chromium"
CLICKS = 60
PLAY = """async (clicks) => {
  const inside = document.querySelector('#inside');
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const times = [], bots = [];
  let seed = 5;
  const one = (list) => list[(seed = (seed * 1103515245 + 12345) % 2147483648) % list.length];
  while (times.length < clicks) {
    const page = inside.contentDocument, table = page.querySelector('#table');
    if (page.querySelector('#ask .ended')) break;
    const ways = [...page.querySelectorAll('#paper [data-action], #all-ways [data-act]')];
    if (!table?.dataset.mine || !ways.length) { await pause(2); continue; }
    const { version } = table.dataset, began = performance.now();
    one(ways).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    while (table.dataset.version === version && performance.now() - began < 20000)
      await new Promise((done) => { const c = new MessageChannel(); c.port1.onmessage = done; c.port2.postMessage(0); });
    times.push(performance.now() - began);
    const seen = performance.now();
    if (!table.dataset.mine) {
      while (!table.dataset.mine && !page.querySelector('#ask .ended') && performance.now() - seen < 60000)
        await pause(1);
      bots.push(performance.now() - seen);
    }
  }
  return { times, bots };
}"""  # noqa: E501 - a script


class Host(SimpleHTTPRequestHandler):
    """A file server that compresses, as hosts of static files do, and counts what it sends."""

    sent: ClassVar[int] = 0
    packed: ClassVar[dict[str, bytes]] = {}

    def do_GET(self) -> None:  # noqa: N802 - the library's name
        """Send a file."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        is_packed = path.suffix in (".pack", ".png", ".woff2", ".mp3", ".ogg")
        if str(path) not in Host.packed:
            data = path.read_bytes()
            Host.packed[str(path)] = data if is_packed else gzip.compress(data, 6)
        data = Host.packed[str(path)]
        self.send_response(200)
        self.send_header("content-type", self.guess_type(str(path)))
        if not is_packed:
            self.send_header("content-encoding", "gzip")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)
        Host.sent += len(data)

    def log_message(self, *args: object) -> None:
        """Write nothing."""


def start(browser: Any, address: str, game: str) -> tuple[Any, float, int]:
    """Open a new table by its form; return the page, seconds until the board can be played, and
    the bytes sent by then."""
    Host.sent = 0
    page = browser.new_page()
    page.goto(f"{address}#/new/{game}")
    frame = page.frame_locator("#inside")
    frame.locator(f"form[action$='/new/{game}']").wait_for()
    for seat in range(1, max(cm.game(game).seats)):
        field = frame.locator(f"input[name=bot{seat}][value=hard]")
        if field.count():
            field.evaluate("field => { field.checked = true; }")
    frame.locator(f"form[action$='/new/{game}'] button:not([type=button])").last.click()
    frame.locator("#table[data-mine='1']").wait_for(state="attached")
    return page, page.evaluate("performance.now()") / 1000, Host.sent


def measure(play: Any, address: str, game: str) -> dict[str, object]:
    """Return the figures of one game."""
    with tempfile.TemporaryDirectory() as profile:
        browser = play.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, args=["--no-sandbox"]
        )
        browser.set_default_timeout(180_000)
        browser.add_init_script(
            "for (const [k, v] of [['speed', 'once'], ['auto', 'off'], ['sound', 'off']])"
            "localStorage.setItem(k, v);"
        )
        page, cold, sent = start(browser, address, game)
        page.wait_for_timeout(15_000)  # the service worker keeps the files, the bots start
        page.close()
        page, warm, _ = start(browser, address, game)
        page.wait_for_timeout(8_000)
        found = page.evaluate(PLAY, CLICKS)
        browser.close()
    middle = statistics.median
    return {
        "game": game,
        "MB": round(sent / 1e6, 2),
        "cold s": round(cold, 2),
        "warm s": round(warm, 2),
        "action ms": round(middle(found["times"]), 1) if found["times"] else None,
        "hard ms": round(middle(found["bots"]), 1) if found["bots"] else None,
    }


def main() -> None:
    """Measure all games asked for."""
    from playwright.sync_api import sync_playwright

    from cheesemoon.site import build

    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(tempfile.mkdtemp())
    if len(sys.argv) == 1:
        build(folder)
    handler = functools.partial(Host, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as play:
        for game in sys.argv[2:] or cm.games():
            print(json.dumps(measure(play, address, game)), flush=True)


if __name__ == "__main__":
    main()
