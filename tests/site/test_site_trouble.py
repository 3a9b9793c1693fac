"""Bad luck on the static site in Chromium: one clear sentence, and the rest keeps working."""

from __future__ import annotations

import functools
import json
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest
from site_help import inside, play, ready
from waiting import patience

from cheesemoon.site import build, libraries
from cheesemoon.site.errors import CannotBuild
from require import skip_without
from thorough import sampled

BLOCKED = """Object.defineProperty(self, "indexedDB", { value: { open() {
  throw new DOMException("The operation is insecure.", "SecurityError");
} } });
"""
FULL = """let puts = 0;
const plainPut = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
  if (++puts > 8 && puts < 30) throw new DOMException("no space left", "QuotaExceededError");
  return plainPut.apply(this, given);
};
"""


class Host(SimpleHTTPRequestHandler):
    """A file server that changes the beginning of some files."""

    before: ClassVar[dict[str, str]] = {}

    def do_GET(self) -> None:  # noqa: N802 - the library's name
        """Send a file."""
        path = Path(self.translate_path(self.path.partition("?")[0]))
        if path.name not in self.before:
            super().do_GET()
            return
        data = self.before[path.name].encode() + path.read_bytes()
        self.send_response(200)
        self.send_header("content-type", self.guess_type(str(path)))
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *args: object) -> None:
        """Write nothing."""


def serve(folder: Path) -> Iterator[str]:
    """Serve a folder with this host."""
    Host.before.clear()
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@pytest.fixture
def host(folder: Path) -> Iterator[str]:
    """Return the address of the site on this host."""
    yield from serve(folder)


def new_table(page: Any, level: str = "") -> None:
    """Make a table of two: the second seat is a bot of this level, or a player here."""
    inside(page, "form[action$='/new/space-taxi'] [name=who1]").wait_for(state="attached")
    for seat in (1, 2):
        who = inside(page, f"form[action$='/new/space-taxi'] [name=who{seat}]")
        value = (f"bot:{level}" if level else "here") if seat == 1 else "nobody"
        who.evaluate("(field, value) => { field.value = value; }", value)
    inside(page, "form[action$='/new/space-taxi'] button").click()
    inside(page, "#table[data-mine='1']").wait_for(state="attached")


def version_of(page: Any) -> int:
    """Return the number of actions at the table."""
    return int(inside(page, "#table").get_attribute("data-version"))


def test_blocked_storage_is_said_and_one_can_play(context: Any, host: str) -> None:
    Host.before["worker.js"] = BLOCKED
    page = context.new_page()
    page.goto(host)
    ready(page)
    note = page.locator("#note")
    note.wait_for()
    assert "cannot read what it has kept" in note.text_content()
    new_table(page)
    play(page, 3)
    assert version_of(page) >= 3
    page.locator("#close").click()
    assert note.is_hidden()


def test_a_full_browser_says_so_and_loses_nothing(context: Any, host: str) -> None:
    Host.before["worker.js"] = FULL
    page = context.new_page()
    page.goto(host)
    ready(page)
    new_table(page)
    for _ in range(30):
        play(page, 1)
        if page.locator("#note").is_visible():
            break
    assert "keeps nothing now" in page.locator("#note").text_content()
    play(page, 30)
    page.wait_for_function("document.getElementById('note').hidden")  # there is space again
    version = version_of(page)
    page.reload()
    ready(page)
    inside(page, "#table").wait_for()
    assert version_of(page) == version


GONE = (
    "delete window.DecompressionStream",
    "delete window.WebAssembly",
    "delete Navigator.prototype.serviceWorker",
    "Object.defineProperty(window, 'isSecureContext', { value: true })"
    "; delete Navigator.prototype.serviceWorker",
)


@pytest.mark.parametrize("gone", sampled(GONE, GONE[::3]))
def test_an_old_browser_is_told(context: Any, host: str, gone: str) -> None:
    context.add_init_script(gone)
    page = context.new_page()
    page.goto(host)
    page.locator("#why").wait_for()
    assert "too old" in page.locator("#why").text_content()


def test_a_browser_that_does_not_know_the_syntax_is_told(context: Any, host: str) -> None:
    Host.before["shell.js"] = "let new syntax;\n"
    page = context.new_page()
    page.goto(host)
    page.locator("#why").wait_for()
    assert "too old" in page.locator("#why").text_content()


def test_files_that_are_no_games_are_refused(context: Any, host: str, tmp_path: Path) -> None:
    page = context.new_page()
    page.goto(host)
    ready(page)
    for name, data in {"damaged": b'{"cheesemoon": 1, "game": "spa', "foreign": b"\x89PNG"}.items():
        file = tmp_path / f"{name}.json"
        file.write_bytes(data)
        inside(page, "form[data-open].scripted").wait_for()  # its script has run
        inside(page, "form[data-open] input[type=file]").set_input_files(str(file))
        inside(page, ".message").wait_for()
        assert "neither a saved game" in inside(page, ".message").text_content()
        page.goto(host)
        ready(page)
    new_table(page)


@pytest.fixture
def foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Return the address of a site whose compiled rules are another file."""
    manifest = {"platform": libraries.PLATFORM, "sources": "", "sha256": "0", "functions": {}}
    rules = {"space-taxi.json": json.dumps(manifest).encode(), "space-taxi.wasm": b"\0asm"}
    monkeypatch.setattr(libraries, "of", lambda games: rules)
    try:
        build(tmp_path / "site", ["space-taxi"])
    except CannotBuild as error:
        skip_without("node", str(error))
    yield from serve(tmp_path / "site")


def test_foreign_rules_are_not_used(context: Any, foreign: str) -> None:
    page = context.new_page()
    page.goto(foreign)
    ready(page)
    new_table(page)
    note = page.locator("#note")
    note.wait_for()
    assert "rules of Space Taxi are damaged" in note.text_content()
    play(page, 3)
    assert version_of(page) >= 3


def test_a_long_search_delays_no_page_and_can_be_stopped(context: Any, host: str) -> None:
    """Interpreted rules let `hard` think for minutes."""
    page = context.new_page()
    page.goto(host)
    ready(page)
    new_table(page, "hard")
    for _ in range(60):
        if not inside(page, "#table[data-mine='1']").count():
            break
        play(page, 1)
    page.wait_for_timeout(4000)  # the bot has its worker, and thinks
    took = page.evaluate(
        """async () => {
          const began = performance.now();
          await window.cheesemoon.ask('learn');
          return performance.now() - began;
        }"""
    )
    assert took < 10_000
    assert not inside(page, "#table[data-mine='1']").count()  # it still thinks
    inside(page, "[data-do=undo]").first.click()
    inside(page, "#table[data-mine='1']").wait_for(state="attached", timeout=patience(20))
    assert play(page, 1) is False


def test_the_site_fits_a_phone(launch: Callable[..., Any], host: str) -> None:
    page = launch("phone", 390, 844, is_mobile=True, has_touch=True).new_page()
    page.goto(host)
    ready(page)
    width = "document.documentElement.scrollWidth"
    assert inside(page, "html").evaluate(f"() => {width}") <= 390
    new_table(page)
    assert inside(page, "html").evaluate(f"() => {width}") <= 390
    play(page, 2)
    board = inside(page, "#paper svg").first.bounding_box()
    assert board["width"] <= 390 and board["height"] > board["width"]  # the tall picture
    page.goto(f"{host}#/server")
    inside(page, "input[name=address]").wait_for()
    assert inside(page, "html").evaluate(f"() => {width}") <= 390
