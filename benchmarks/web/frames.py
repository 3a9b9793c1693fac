"""Frames of a table's page while bots play, from a browser's trace on a slow phone.

    python benchmarks/web/frames.py [--games NAME...] [--seconds 40] [--slow 4] [--json FILE]

A script plays choices of one seat against two bots. Work is script, style and layout of the main
thread between two commits of a frame. A task is all that the main thread does without a pause.
The idle board beside it is the same page while no player acts. A turn is what one other player
does, by the page's own measure (`performance.measure("turn")` in `table/pace.js`).

Times are those of the processor, multiplied by `--slow`, so that other work on the machine changes
them little. With `--throttle` Chromium slows the page itself; that needs a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests"), str(ROOT / "tests" / "server")]
os.environ.setdefault("CHEESEMOON_LOG", "warning")

from browser_help import PHONE, TOUCH, sit_down  # noqa: E402
from server_help import BARE, Running  # noqa: E402

import cheesemoon as cm  # noqa: E402

CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-v8.cpu_profiler",
    "toplevel",
    "v8",
    "blink",
    "__metadata",
]
SCRIPT = {
    "FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "EventDispatch",
    "RunMicrotasks", "v8.callFunction", "ParseHTML", "FireIdleCallback",
}  # fmt: skip
STYLE = {"UpdateLayoutTree", "Layout"}
LONG = 50  # ms of a task that players feel
SLOW_FRAME = 16.7  # ms
PLAY = """() => {
  const table = document.querySelector('#table');
  let seed = 7;
  const chance = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  setInterval(() => {
    const isOver = document.querySelector('#ask .ended');
    const busy = table.classList.contains('showing')
      || document.querySelector('#motion-sky svg, #motion-sky i');
    const mine = table.dataset.mine && !busy;
    if (!mine || isOver || document.querySelector('#player:not([hidden])')) return;
    const all = [...document.querySelectorAll('#all-ways [data-act]')];
    const wanted = all.filter((b) => !/undo|resign/.test(b.dataset.act));
    wanted[Math.floor(chance() * wanted.length)]?.click();
  }, 150); }"""
TURNS = """() => { const sums = {};
  for (const { detail, duration } of performance.getEntriesByName('turn'))
    sums[detail] = (sums[detail] ?? 0) + duration;
  return Object.values(sums).map(Math.round); }"""


class Task(NamedTuple):
    """A task of the main thread: when it began, ms by clock and processor, and its parts."""

    at: float
    wall: float
    busy: float
    parts: dict[str, float]


def main() -> None:
    """Measure the games that are asked for and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", nargs="+", default=list(cm.games()))
    parser.add_argument("--seconds", type=int, default=40)
    parser.add_argument("--slow", type=float, default=4)
    parser.add_argument("--throttle", action="store_true", help="let Chromium slow the page")
    parser.add_argument("--idle", type=int, default=6, help="seconds of the idle board")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--profile", action="store_true", help="name functions of long tasks")
    args = parser.parse_args()
    report: dict[str, Any] = {"load_before": os.getloadavg()[0]}
    with tempfile.TemporaryDirectory() as folder:
        server = Running(f"sqlite:///{folder}/tables.sqlite3", warm=())
        server.start()
        try:
            for name in args.games:
                report[name] = measure(server.base, name, args)
                show(name, report[name])
        finally:
            server.stop()
    report["load_after"] = os.getloadavg()[0]
    print(f"load {report['load_before']:.1f} to {report['load_after']:.1f}")
    if args.json:
        args.json.write_text(json.dumps(report, indent=1) + "\n")


def measure(base: str, name: str, args: argparse.Namespace) -> dict[str, Any]:
    """Return what a game costs on a phone: the idle board, then turns of bots."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path="/usr/bin/chromium", args=BARE)
        context = browser.new_context(
            base_url=base, viewport=PHONE, locale="en", service_workers="block", **TOUCH
        )
        kept = {"speed": "normal", "auto": "off", "coach": "off", "effects": "soft"}
        context.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
        context.add_cookies([{"name": "tall", "value": "1", "url": base}])
        page = context.new_page()
        seats = cm.game(name).seats
        sit_down(page, name, "here", *["bot:easy"] * (min(3, max(seats)) - 1), seed="5")
        page.wait_for_timeout(2500)
        page.mouse.click(3, 3)  # sounds may begin
        if args.throttle:
            slower = page.context.new_cdp_session(page)
            slower.send("Emulation.setCPUThrottlingRate", {"rate": args.slow})
        factor = 1 if args.throttle else args.slow
        idle = trace(browser, page, args.idle, args.profile)
        page.evaluate(PLAY)
        busy = trace(browser, page, args.seconds, args.profile)
        turns = page.evaluate(TURNS)
        browser.close()
    return {
        "idle": summary(idle, factor, False),
        "play": summary(busy, factor, args.profile),
        "turns_ms": turns,
    }


def trace(browser: Any, page: Any, seconds: int, profile: bool) -> list[dict[str, Any]]:
    """Return the events of the main thread of a page for some seconds, in order."""
    wanted = [c for c in CATEGORIES if profile or "cpu_profiler" not in c]
    browser.start_tracing(page=page, categories=wanted)
    page.wait_for_timeout(1000 * seconds)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    mains = {
        (e["pid"], e["tid"])
        for e in events
        if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"
    }
    scripts = Counter(
        (e["pid"], e["tid"]) for e in events if e["name"] in SCRIPT and e["ph"] == "X"
    )
    pid, tid = max((found for found in scripts if found in mains), key=lambda k: scripts[k])
    own = [e for e in events if e["pid"] == pid and (e["tid"] == tid or "Profile" in e["name"])]
    return sorted(own, key=lambda e: (e.get("ts", 0), -e.get("dur", 0)))


def tasks(events: list[dict[str, Any]], factor: float) -> Iterator[Task]:
    """Yield the tasks with the work of their outermost parts."""
    end = inner = 0.0
    task: Task | None = None
    for e in events:
        if e.get("ph") != "X":
            continue
        until = e["ts"] + e["dur"]
        if e["name"].endswith("RunTask") and e["ts"] >= end:
            if task:
                yield task
            task = Task(e["ts"], e["dur"] / 1000, factor * e.get("tdur", e["dur"]) / 1000, {})
            end, inner = until, 0.0
        elif task and e["ts"] < end and e["ts"] >= inner and e["name"] in SCRIPT | STYLE | OTHER:
            kind = e["name"]
            spent = factor * e.get("tdur", e["dur"]) / 1000
            task.parts[kind] = task.parts.get(kind, 0) + spent
            inner = until
    if task:
        yield task


OTHER = {"Paint", "PrePaint", "Layerize", "Commit", "MajorGC", "MinorGC", "UpdateLayer"}


def summary(events: list[dict[str, Any]], factor: float, profile: bool) -> dict[str, Any]:
    """Return the work for each frame, late frames, and the longest tasks."""
    found = list(tasks(events, factor))
    starts = [e["ts"] for e in events if e["name"] == "Commit" and e["ph"] == "X"]
    frames = [0.0] * (len(starts) + 1)
    i = 0
    for task in found:
        while i < len(starts) and starts[i] < task.at + task.wall * 1000:
            i += 1
        frames[i] += sum(ms for kind, ms in task.parts.items() if kind in SCRIPT | STYLE)
    gaps = [(b - a) / 1000 for a, b in zip(starts, starts[1:], strict=False)]
    longest = sorted(found, key=lambda t: -t.busy)[:12]
    return {
        "frames": len(starts),
        "work_ms_p50": round(statistics.median(frames), 2),
        "work_ms_p95": round(sorted(frames)[int(len(frames) * 0.95)], 1),
        "late_percent": round(100 * sum(g > SLOW_FRAME * 1.5 for g in gaps) / max(1, len(gaps))),
        "tasks_over_50_ms": sum(t.busy > LONG for t in found),
        "longest": [
            {
                "ms": round(t.busy),
                "clock_ms": round(t.wall),
                **{k: round(v) for k, v in t.parts.items() if v >= 1},
                **({"functions": functions(events, t)} if profile else {}),
            }
            for t in longest
        ],
    }


def functions(events: list[dict[str, Any]], task: Task) -> list[str]:
    """Return the functions in which a task spent most, with their callers' share, by samples."""
    nodes: dict[int, tuple[str, int]] = {}
    samples: list[tuple[float, int]] = []
    time = 0.0
    for e in events:
        if e["name"] == "Profile":
            time = e["args"]["data"]["startTime"]
        if e["name"] != "ProfileChunk":
            continue
        data = e["args"]["data"]
        chunk = data.get("cpuProfile", {})
        for node in chunk.get("nodes", []):
            frame = node["callFrame"]
            label = f"{frame['functionName'] or '?'}:{frame.get('lineNumber', '')}"
            nodes[node["id"]] = (label, node.get("parent", 0))
        for id_, delta in zip(chunk.get("samples", []), data.get("timeDeltas", []), strict=False):
            time += delta
            samples.append((time, id_))
    total: Counter[str] = Counter()
    inside = [n for t, n in samples if task.at <= t <= task.at + task.wall * 1000]
    for node_id in inside:
        seen = set()
        at = node_id
        while at in nodes:
            label, at = nodes[at]
            seen.add(label)
        total.update(seen)
    share = task.wall / max(1, len(inside))
    return [f"{name} {count * share:.0f}" for name, count in total.most_common(26)]


def show(name: str, row: dict[str, Any]) -> None:
    """Print the figures of a game."""
    for kind in ("idle", "play"):
        part = row[kind]
        print(
            f"{name:16}{kind:6}frames {part['frames']:5}  work p50 {part['work_ms_p50']:5} "
            f"p95 {part['work_ms_p95']:5} ms  late {part['late_percent']:3} %  "
            f"tasks over {LONG} ms {part['tasks_over_50_ms']:3}  "
            f"longest {[t['ms'] for t in part['longest'][:6]]}"
        )
    for task in row["play"]["longest"]:
        if "functions" in task:
            print("   ", task)
    turns = sorted(row["turns_ms"])
    if turns:
        print(f"{'':16}turns of others: {len(turns)}, median {turns[len(turns) // 2]}, longest "
              f"{turns[-5:]} ms", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
