"""Updates and repairs of the static site in Chromium: a version comes whole or not at all."""

from __future__ import annotations

import functools
import shutil
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Error
from server_help import BARE
from waiting import patience

from cheesemoon.site import build
from cheesemoon.site.build import _service
from cheesemoon.site.errors import CannotBuild
from require import skip_without
from thorough import sampled

CHROMIUM = Path("/usr/bin/chromium")
START = 20  # seconds that Python may take to start on a quiet machine
KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).length;
  return found;
}"""
KEEP = """() => new Promise((done) => {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if ('kept' in data) done(data.kept);
  });
  navigator.serviceWorker.controller.postMessage({ keep: true });
})"""
DAMAGE = """async (part) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      if (request.url.includes(part)) await cache.put(request, new Response('damaged'));
  }
}"""
READ = "async (path) => (await fetch(path)).text()"
STATE = """async () => {
  const { waiting, active } = await navigator.serviceWorker.getRegistration();
  const why = document.getElementById('why').textContent;
  return [document.body.className, why, String(waiting?.state), String(active?.state)];
}"""
UPDATED = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  const settle = async () => {
    while (found.installing) await new Promise((done) => setTimeout(done, 50));
  };
  await settle(); // a try of an earlier page, which a new request for the same version would join
  await found.update().catch(() => {});
  await settle();
  return Boolean(found.waiting);
}"""


class Host(SimpleHTTPRequestHandler):
    """A file server that can be told to break off some answers."""

    broken: ClassVar[set[str]] = set()

    def do_GET(self) -> None:  # noqa: N802 - the library's name
        """Send a file, or half of it."""
        path = self.path.partition("?")[0].lstrip("/")
        if path in self.broken:
            self.send_response(200)
            self.send_header("content-length", "100000")
            self.end_headers()
            self.wfile.write(b"half")
            self.close_connection = True
            return
        super().do_GET()

    def log_message(self, *args: object) -> None:
        """Write nothing."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a site."""
    if not CHROMIUM.exists():
        skip_without("chromium", "there is no Chromium")
    made = tmp_path_factory.mktemp("built") / "site"
    try:
        build(made, ["space-taxi"], interpreted=True)
    except CannotBuild as error:
        skip_without("node", str(error))
    return made


@pytest.fixture
def folder(built: Path, tmp_path: Path) -> Path:
    """Return a copy of the site that a test may change."""
    return Path(shutil.copytree(built, tmp_path / "site"))


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    """Serve the folder."""
    Host.broken.clear()
    handler = functools.partial(Host, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


PARTS = ("cheesemoon.pack", "stdlib.pack", "worker.js", "shell.js")


@pytest.fixture
def page(tmp_path: Path, address: str) -> Iterator[Any]:
    """Return a page of a browser that has visited the site and kept all of it."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        context = play.chromium.launch_persistent_context(
            str(tmp_path / "profile"), executable_path=str(CHROMIUM), args=BARE
        )
        context.set_default_timeout(patience(START))
        found = context.new_page()
        visit(found, address)
        assert found.evaluate(KEEP) is True
        yield found
        context.close()


def visit(page: Any, address: str) -> None:
    """Open the site, and wait for its service worker."""
    page.goto(address)
    page.wait_for_function("navigator.serviceWorker.controller")


def wait_for(page: Any, what: str, wanted: object, more: object = None) -> None:
    """Wait until a script returns that value; the page may load again meanwhile."""
    found: object = None
    for _ in range(300):
        try:
            found = page.evaluate(what, more)
        except Error:
            found = None
        if found == wanted:
            return
        page.wait_for_timeout(100)
    state = page.evaluate(STATE)
    raise AssertionError(f"{state} {found} in place of {wanted}")


def visit_new(page: Any, address: str, text: str) -> Any:
    """Visit until the version with that text is used, and return the page that shows it.

    A busy machine takes it at a later visit: a page waits ten seconds for a newer version, then
    begins with its own. The page loads again for the newer version; where that meets a worker
    that the driver has paused at its start, the page answers no more, and another takes over.
    """
    for _ in range(3):
        try:
            visit(page, address)
        except Error:
            page.close()
            page = page.context.new_page()
            continue
        with suppress(AssertionError):
            wait_for(page, READ, text, "licences.txt")
            return page
    visit(page, address)
    wait_for(page, READ, text, "licences.txt")
    return page


def publish(folder: Path, text: str) -> None:
    """Put another version on the host: one other file, and the service worker that names it."""
    (folder / "licences.txt").write_text(text)
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != "service.js"
    }
    (folder / "service.js").write_bytes(_service(files))


def test_an_update_is_used_when_all_of_it_is_there(page: Any, folder: Path, address: str) -> None:
    before = page.evaluate(KEPT)
    assert len(before) == 1
    old = (folder / "licences.txt").read_text()
    publish(folder, "second")
    assert page.evaluate(UPDATED)
    assert page.evaluate(READ, "licences.txt") == old  # this page stays with its version
    page = visit_new(page, address, "second")
    wait_for(page, "async () => (await caches.keys()).length", 1)
    after = page.evaluate(KEPT)
    assert set(after) != set(before)
    assert list(after.values()) == list(before.values())


def test_an_update_that_breaks_off_changes_nothing(page: Any, folder: Path, address: str) -> None:
    old = (folder / "licences.txt").read_text()
    publish(folder, "second")
    Host.broken.add("licences.txt")
    assert not page.evaluate(UPDATED)
    visit(page, address)
    assert page.evaluate(READ, "licences.txt") == old
    page.context.set_offline(True)
    visit(page, address)
    assert page.evaluate(READ, "licences.txt") == old
    page.wait_for_function("document.body.classList.contains('ready')")
    page.context.set_offline(False)
    Host.broken.clear()
    assert page.evaluate(UPDATED)  # the rest comes with the next try
    visit_new(page, address, "second")


def test_an_old_page_does_not_forget_a_version_that_waits(
    page: Any, folder: Path, address: str
) -> None:
    publish(folder, "second")
    assert page.evaluate(UPDATED)
    assert page.evaluate(KEEP) is True  # of the old version, as every page does after its start
    assert len(page.evaluate(KEPT)) == 2


@pytest.mark.parametrize("part", sampled(PARTS, ["cheesemoon.pack", "shell.js"]))
def test_a_damaged_version_repairs_itself(page: Any, address: str, part: str) -> None:
    page.evaluate(DAMAGE, part)
    page.goto(address)
    page.wait_for_function("document.body.className.match(/ready|refused/)")
    assert "refused" not in page.evaluate("document.body.className")
    assert "damaged" not in page.evaluate(READ, "licences.txt")


def test_damage_that_no_start_notices_is_repaired_too(page: Any, address: str) -> None:
    page.evaluate(DAMAGE, "licences.txt")
    assert "Pyodide" in page.evaluate(READ, "licences.txt")
    page.evaluate(DAMAGE, "numpy.pack")
    assert page.evaluate(KEEP) is True
    page.context.set_offline(True)
    page.goto(address)
    page.wait_for_function("document.body.className.match(/ready|refused/)")
    assert "refused" not in page.evaluate("document.body.className")


def test_a_half_kept_version_meets_a_newer_host(page: Any, folder: Path, address: str) -> None:
    """The rest of the old version is gone from the host; files of both must not mix."""
    page.evaluate(
        """async () => {
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const request of await cache.keys())
              if (/licences|cheesemoon.pack/.test(request.url)) await cache.delete(request);
          }
        }"""
    )
    pack = next(folder.glob("python-*"))
    pack.rename(folder / "python-000000000000")
    index = (folder / "index.html").read_text()
    (folder / "index.html").write_text(index.replace(pack.name, "python-000000000000"))
    publish(folder, "second")
    page.goto(address)
    page.wait_for_function("document.body.className.match(/ready|refused/)")
    assert "refused" not in page.evaluate("document.body.className")
    wait_for(page, READ, "second", "licences.txt")


def test_the_site_can_be_installed(page: Any) -> None:
    manifest = page.evaluate("async () => (await fetch('manifest.webmanifest')).json()")
    assert manifest["start_url"] == manifest["scope"] == "."
    sizes = page.evaluate(
        """async (icons) => Promise.all(icons.map(async ({ src }) => {
          const image = await createImageBitmap(await (await fetch(src)).blob());
          return `${image.width}x${image.height}`;
        }))""",
        manifest["icons"],
    )
    assert sizes == [icon["sizes"] for icon in manifest["icons"]]
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
