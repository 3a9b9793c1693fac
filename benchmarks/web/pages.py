"""Measures a table's page in Chromium: bytes, time until it is usable, idle cost, latency.

The time of a visit starts at the click and includes the server's answer. An empty page is measured
beside it, which shows the share of browser and network.
"""

from __future__ import annotations

import shutil
import statistics
from collections.abc import Callable
from typing import Any

from browser_help import DESK, PHONE, TOUCH, act, sit_down
from server_help import BARE, Running

import cheesemoon as cm

SLOW = 4  # factor by which the processor is slowed, as on a slow phone
REST = 12_000  # ms until the animations of the start have ended
WATCHED = 10_000  # ms

SEEN = """() => { window.seen = []; new MutationObserver(() => requestAnimationFrame(() =>
  window.seen.push(Date.now()))).observe(document.querySelector('#table'),
  {attributes: true, attributeFilter: ['data-version']}); }"""
CLICK = """() => { const t = Date.now();
  document.querySelector('#all-ways [data-act]').click(); return t; }"""
VISITS = 5
EMPTY = "/static/any/bot.txt"  # a page with a few words
USABLE = """addEventListener('DOMContentLoaded', () => requestAnimationFrame(() =>
  setTimeout(() => { window.usable = performance.now(); })))"""
"""A page is usable when its scripts have run and the next frame is drawn."""


def page(server: Running) -> dict[str, Any]:
    """Return the figures of all games."""
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if not found:
        return {"skipped": "no Chromium"}
    from playwright.sync_api import sync_playwright

    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=found, args=BARE)
        rows = {name: _of(browser, server.base, name) for name in cm.games()}
        seen = _seen(browser, server.base)
        browser.close()
    return {"games": rows, "seen_by_opponent_ms": seen}


def _new(browser: Any, base: str, size: dict[str, int], **more: Any) -> Any:
    # The first visit from a light system loads the page a second time.
    scheme = {"color_scheme": "dark", **more}
    context = browser.new_context(base_url=base, viewport=size, locale="en", **scheme)
    context.add_init_script("localStorage.setItem('auto', 'off')")
    return context.new_page()


def _of(browser: Any, base: str, name: str) -> dict[str, Any]:
    maker = _new(browser, base, DESK)
    sit_down(maker, name, "here", *["bot:easy"] * (min(cm.game(name).seats) - 1))
    first, again = _bytes(browser, base, maker.url)
    clocks: dict[str, list[float]] = {}
    for _ in range(VISITS):  # alternating, so that other load affects all alike
        for kind, device in DEVICES.items():
            for what, url in (("", maker.url), ("empty_", base + EMPTY)):
                ready = _ready(device(browser, base), url)
                clocks.setdefault(f"slow_{kind}_{what}ms", []).append(ready)
    work = {kind: _works(browser, base, maker.url, kind) for kind in DEVICES}
    idle = _idle(maker)
    maker.context.close()
    return {
        "first_visit_kb": round(first / 1024),
        "next_visit_kb": round(again / 1024),
        **{name: round(statistics.median(found)) for name, found in clocks.items()},
        **{f"slow_{kind}_work_ms": round(SLOW * spent) for kind, spent in work.items()},
        "idle_percent_of_a_core": round(idle, 2),
    }


def _bytes(browser: Any, base: str, url: str) -> tuple[int, int]:
    """Return the bytes on the wire of a first visit and of the next one."""
    phone = _phone(browser, base)
    wire = phone.context.new_cdp_session(phone)
    wire.send("Network.enable")
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda e: sizes.append(int(e["encodedDataLength"])))
    phone.goto(url)
    phone.wait_for_timeout(1500)
    first = sum(sizes)
    sizes.clear()
    phone.reload()
    phone.wait_for_timeout(1500)
    phone.context.close()
    return first, sum(sizes)


def _ready(page: Any, url: str) -> float:
    """Return the ms until a first visit is usable on a slowed processor."""
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    page.goto(url)
    page.wait_for_function("() => window.usable")
    ready = float(page.evaluate("usable"))
    page.context.close()
    return ready


def _works(browser: Any, base: str, url: str, kind: str) -> float:
    """Return the processor time until a page is usable, in ms. Other load changes it little."""
    return statistics.median(_work(DEVICES[kind](browser, base), url) for _ in range(VISITS))


def _work(page: Any, url: str) -> float:
    busy = _processor(page)
    page.goto(url, wait_until="commit")
    page.wait_for_function("() => window.usable", polling=5)
    spent = 1000 * busy()
    page.context.close()
    return spent


def _phone(browser: Any, base: str) -> Any:
    """Open a page of a new phone with an empty cache."""
    phone = _new(browser, base, PHONE, **TOUCH)
    phone.context.add_init_script(USABLE)
    phone.context.add_cookies([{"name": "tall", "value": "1", "url": base}])
    return phone


def _desk(browser: Any, base: str) -> Any:
    desk = _new(browser, base, DESK)
    desk.context.add_init_script(USABLE)
    return desk


DEVICES = {"phone": _phone, "desk": _desk}


def _processor(page: Any) -> Callable[[], float]:
    """Return a function that returns the processor seconds of the page's main thread."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))

    return busy


def _idle(page: Any) -> float:
    """Return what an idle page costs, in percent of a core."""
    busy = _processor(page)
    page.wait_for_timeout(REST)
    before = busy()
    page.wait_for_timeout(WATCHED)
    return 100 * (busy() - before) / (WATCHED / 1000)


def _seen(browser: Any, base: str) -> dict[str, float]:
    """Return the ms from a click to the frame in which the opponent sees the action."""
    one = _new(browser, base, DESK, reduced_motion="reduce")
    sit_down(one, "space-taxi", "here", "here")
    two = _new(browser, base, DESK, reduced_motion="reduce")
    two.goto(one.url)
    two.evaluate(SEEN)
    waits = []
    act(one)
    for _ in range(20):
        if one.locator("#all-ways [data-act]").count() == 0:
            break
        version = one.get_attribute("#table", "data-version")
        before = two.evaluate("window.seen.length")
        clicked = one.evaluate(CLICK)
        two.wait_for_function("n => window.seen.length > n", arg=before)
        waits.append(two.evaluate("window.seen.at(-1)") - clicked)
        newer = "v => document.querySelector('#table').dataset.version !== v"
        one.wait_for_function(newer, arg=version)
    return {"p50": statistics.median(waits), "most": max(waits)}
