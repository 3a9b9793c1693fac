"""Measure the static site in Chromium: bytes, start, own actions and `hard`. One line per game.

    python benchmarks/site_start.py [FOLDER] [GAME ...]

FOLDER is a built site; without one, all games are built. Run it on a quiet machine.

Movements, the guide of a first game and single choices are switched off: they wait on purpose.
Medians in milliseconds:

    action  from the click until the page shows the new state; it is the sum of
    worker    from the request until the worker sends the update; in it
    redraw      picture, panels, texts and the update
    store       IndexedDB
    page      from there until all parts of the page are changed, and the way to the worker
    frame   from then until the browser has drawn a frame
    hard    one decision in the worker that thinks
    turn    from an own action until the next one, of it everything that is not the bots' thinking
"""

from __future__ import annotations

import functools
import gzip
import json
import os
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import cheesemoon as cm

CHROMIUM = "/usr/bin/chromium"
CLICKS = 60
PAUSE = 100  # milliseconds before a click, in which the page comes to rest
SETTINGS = {"speed": "once", "auto": "off", "sound": "off", "coach": "off"}
CLOCK = "const now = () => performance.timeOrigin + performance.now();"
NOTE_BOARD = """{
  CLOCK
  const look = () => {
    if (document.querySelector("#table[data-mine='1'] #paper svg")) top.playable ??= now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}""".replace("CLOCK", CLOCK)
NOTE_TABLES = """() => {
  CLOCK
  self.noted = [];
  const measured = (name, act) => async (...given) => {
    const began = now();
    try { return await act(...given); } finally { noted.push([name, began, now()]); }
  };
  keeper.put = measured('store', keeper.put);
  const plain = answer;
  self.answer = (data) => (data.address?.endsWith('/act') ? measured('act', plain) : plain)(data);
  const post = self.postMessage.bind(self);
  self.postMessage = (message, more) => {
    if (message.text?.startsWith('event: update')) noted.push(['sent', now(), now()]);
    post(message, more);
  };
  const house = python._site.rooms.house, draw = house.broadcast;
  house.broadcast = (room) => {
    const began = now();
    draw(room);
    noted.push(['redraw', began, now()]);
  };
}""".replace("CLOCK", CLOCK)
NOTE_MIND = """() => {
  CLOCK
  self.noted = [];
  const mind = python;
  python = {
    answer(task) {
      const began = now(), found = mind.answer(task);
      noted.push(['hard', began, now()]);
      return found;
    },
  };
}""".replace("CLOCK", CLOCK)
PLAY = """async ([clicks, rest]) => {
  CLOCK
  const inside = document.querySelector('#inside');
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const actions = [];
  let seed = 5;
  const one = (list) => list[(seed = (seed * 1103515245 + 12345) % 2147483648) % list.length];
  while (actions.length < clicks) {
    const page = inside.contentDocument, table = page.querySelector('#table');
    if (page.querySelector('#ask .ended')) break;
    const ways = [...page.querySelectorAll('#paper [data-action], #all-ways [data-act]')];
    if (!table?.dataset.mine || !ways.length) { await pause(2); continue; }
    await pause(rest);
    const { version } = table.dataset, action = { click: now() };
    const shown = new Promise((done) => {
      const watch = new MutationObserver(() => {
        if (table.dataset.version === version) return;
        watch.disconnect();
        done(now());
      });
      watch.observe(table, { attributes: true, attributeFilter: ['data-version'] });
      setTimeout(done, 20000, 0);
    });
    one(ways).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    action.shown = await shown;
    if (!action.shown) continue;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    action.frame = now();
    actions.push(action);
    if (table.dataset.mine) continue;
    while (!table.dataset.mine && !page.querySelector('#ask .ended')) await pause(1);
    action.mine = now();
  }
  return actions;
}""".replace("CLOCK", CLOCK)


class Host(SimpleHTTPRequestHandler):
    """A file server that compresses, as hosts of static files do, and counts what it sends."""

    sent: ClassVar[list[tuple[float, int]]] = []  # when, and how many bytes
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
        Host.sent.append((time.time(), len(data)))

    def log_message(self, *args: object) -> None:
        """Write nothing."""


def start(browser: Any, address: str, game: str) -> tuple[Any, float, int]:
    """Open the lobby and play a game against `hard` by one click, as soon as its button is there.
    Return the page, seconds until the board can be played, and the bytes sent by then."""
    Host.sent.clear()
    page = browser.new_page()
    page.add_init_script(NOTE_BOARD)
    page.goto(address)
    frame = page.frame_locator("#inside")
    form = f"form[action$='new/{game}']"
    frame.locator(form).first.wait_for()
    bots = frame.locator(f"{form} [name^=who][value^='bot:']")
    bots.evaluate_all("fields => { for (const field of fields) field.value = 'bot:hard'; }")
    frame.locator(f"{form} button").first.click()
    frame.locator("#table[data-mine='1']").wait_for(state="attached")
    playable = page.evaluate("playable") / 1000
    sent = sum(size for when, size in Host.sent if when <= playable)
    return page, playable - page.evaluate("performance.timeOrigin") / 1000, sent


def note_times(page: Any) -> dict[str, list[Any]]:
    """Let the workers of a page note times from now on. Return the workers by role."""
    found: dict[str, list[Any]] = {"tables": [], "mind": []}
    for worker in page.workers:
        role = worker.evaluate("self.name")
        if role in found:
            found[role].append(worker)
            worker.evaluate(NOTE_TABLES if role == "tables" else NOTE_MIND)
    return found


Note = tuple[str, float, float]  # what, from, to


def split_action(action: Mapping[str, float], noted: Sequence[Note]) -> dict[str, float] | None:
    """Return the parts of the time of an action in milliseconds; None if it was no action, such as
    the first half of a choice."""
    click, shown = action["click"], action["shown"]
    here = [note for note in noted if click <= note[1] <= shown]
    act = next((note for note in here if note[0] == "act"), None)
    sent = next((note for note in here if note[0] == "sent"), None)
    if act is None or sent is None:
        return None
    parts = {
        name: sum(to - at for what, at, to in here if what == name and at <= sent[1])
        for name in ("redraw", "store")
    }
    worker = sent[1] - act[1]
    whole = shown - click
    return {
        "action": whole,
        "worker": worker,
        **parts,
        "page": whole - worker,
        "frame": action["frame"] - shown,
    }


def middles(rows: Iterable[Mapping[str, float]]) -> dict[str, object]:
    """Return the median of each column."""
    columns: dict[str, list[float]] = {}
    for row in rows:
        for name, value in row.items():
            columns.setdefault(name, []).append(value)
    return {f"{name} ms": round(statistics.median(of), 1) for name, of in columns.items()}


def measure(play: Any, address: str, game: str) -> dict[str, object]:
    """Return the figures of one game."""
    with tempfile.TemporaryDirectory() as profile:
        browser = play.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, args=["--no-sandbox"]
        )
        browser.set_default_timeout(180_000)
        page, cold, sent = start(browser, address, game)
        page.wait_for_timeout(15_000)  # the service worker keeps the files, the bots start
        page.close()
        page, warm, _ = start(browser, address, game)
        page.wait_for_timeout(8_000)
        page.evaluate(
            "said => { for (const name in said) localStorage.setItem(name, said[name]); }", SETTINGS
        )
        page.reload()
        page.frame_locator("#inside").locator("#table[data-mine='1']").wait_for(state="attached")
        page.wait_for_timeout(8_000)
        workers = note_times(page)
        actions = page.evaluate(PLAY, [CLICKS, PAUSE])
        noted = [
            note for of in workers.values() for worker in of for note in worker.evaluate("noted")
        ]
        browser.close()
    hard = [to - at for name, at, to in noted if name == "hard"]
    rows = [row for action in actions if (row := split_action(action, noted))]
    turns = [
        action["mine"]
        - action["shown"]
        - sum(
            to - at
            for name, at, to in noted
            if name == "hard" and action["click"] <= at <= action["mine"]
        )
        for action in actions
        if "mine" in action
    ]
    return {
        "game": game,
        "MB": round(sent / 1e6, 2),
        "cold s": round(cold, 2),
        "warm s": round(warm, 2),
        "n": len(rows),
        **middles(rows),
        **middles({"hard": each} for each in hard),
        **middles({"turn": each} for each in turns),
        "decisions": len(hard),
        "load": round(os.getloadavg()[0], 1),
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
