"""Cheesemoon as an app: manifest and icons, pages without the server, files shared with it, and no
stale code after an update."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from browser_help import STILL, played
from server_help import BARE, TAXI, Running, chromium, running

from cheesemoon.server.storage.store import sqlite_url

ROOT = Path(__file__).parents[3]
READY = """async () => {
  await navigator.serviceWorker.register("/worker.js", { scope: "/" });
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((d) => setTimeout(d, 50));
}"""


def test_the_manifest_names_icons_that_are_there(server: Running) -> None:
    client = httpx.Client(base_url=server.base, headers={"Accept-Language": "pl"}, timeout=60)
    found = client.get("/manifest.webmanifest").json()
    assert found["lang"] == "pl" and len(found["shortcuts"]) == 4
    for icon in found["icons"]:
        answer = client.get(icon["src"])
        wide = int.from_bytes(answer.content[16:20], "big")
        assert answer.headers["content-type"] == "image/png"
        assert f"{wide}x{wide}" == icon["sizes"]
    assert {icon["purpose"] for icon in found["icons"]} == {"any", "maskable"}
    policy = client.get("/").headers["content-security-policy"]
    assert "manifest-src 'self'" in policy and "worker-src 'self'" in policy


def test_icons_are_what_the_tool_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("resvg_py")
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import app_icons

    for name, data in app_icons.icons().items():
        assert (app_icons.STATIC / "app" / f"{name}.png").read_bytes() == data
    sys.modules.pop("app_icons")


def test_the_worker_has_the_version_in_it_and_is_never_cached(server: Running) -> None:
    client = httpx.Client(base_url=server.base, timeout=60)
    answer = client.get("/worker.js")
    assert answer.headers["cache-control"] == "no-cache" and '"%' not in answer.text
    (files,) = re.findall(r"FILES = (\[.*?\])", answer.text)
    (build,) = re.findall(r'BUILD = "(\w+)"', answer.text)
    assert all(name.startswith(f"/static/{build}/") for name in json.loads(files))
    (pages,) = re.findall(r"PAGES = (\[.*?\])", answer.text)
    for address in json.loads(pages):
        found = client.get(address)
        assert found.status_code == 200 and found.headers["cache-control"] == "no-cache"
    assert "/" not in json.loads(pages)
    for personal in ("/", "/me", "/history"):
        assert client.get(personal).headers["cache-control"] == "no-store"


def test_lessons_are_listed_as_their_pages_ask_for_them(server: Running) -> None:
    client = httpx.Client(base_url=server.base, timeout=60)
    while not (pages := client.get("/offline/lessons").json()["pages"]):
        client.get("/rules/space-taxi")
    of_one = [address for address in pages if address.split("?")[0] == pages[0]]
    assert len(of_one) > 2
    assert 'data-over="1"' in client.get(of_one[-1]).text
    for before, after in zip(of_one[1:], of_one[2:], strict=False):
        moves = re.findall(r'name="made" value="([^"]*)"', client.get(before).text)
        assert after.count("made=") == len(moves)


def test_without_the_server_pages_work_and_tables_say_that_they_need_it(tmp_path: Path) -> None:
    from playwright.sync_api import sync_playwright

    path = chromium()
    url = sqlite_url(tmp_path / "tables.sqlite3")
    with running(url, warm=()) as server, sync_playwright() as p:
        engine = p.chromium.launch(executable_path=path, args=BARE)
        context = engine.new_context(base_url=server.base, locale="en")
        context.add_init_script(
            f"for (const [k, v] of Object.entries({json.dumps(STILL)})) localStorage.setItem(k, v);"
        )
        page = context.new_page()
        page.goto("/learn")
        page.evaluate(READY)
        page.goto("/")  # about the reader, so that it is not kept
        kept = """async () => { const found = [];
          for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys())
              found.push(new URL(url).pathname);
          return found; }"""
        assert "/rules/first-rat" in page.evaluate(kept) and "/" not in page.evaluate(kept)
        shared = _share(page, played("space-taxi", 9).position())
        assert re.fullmatch(r"/t/[\w-]+", shared)
        server.kill()
        for address, words in (
            ("/rules/first-rat", "FR-1"),
            ("/pad/space-taxi", "Score pad"),
            ("/learn/ratcatcher", "Ratcatcher"),
            ("/puzzles", "Puzzles"),
        ):
            page.goto(address)
            assert words in page.inner_text("body")
            styled = "[...document.styleSheets].filter((s) => s.cssRules.length).length"
            assert page.evaluate(styled) > 2
        page.goto(shared)
        assert "cannot be reached" in page.inner_text("h1") and "need the server" in page.content()
        server.warm = (TAXI,)  # all that is asked of it from now on
        server.start()
        page.goto(shared)
        page.wait_for_selector("#board")
        engine.close()


def _share(page: Any, position: dict[str, Any]) -> str:
    """What a phone does with a file that is shared with the app; where it leads."""
    found: str = page.evaluate(
        """async (text) => {
          const form = new FormData();
          form.append("file", new File([text], "saved.json", { type: "application/json" }));
          const answer = await fetch("/shared", { method: "POST", body: form });
          return new URL(answer.url).pathname;
        }""",
        json.dumps(position),
    )
    return found
