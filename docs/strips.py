"""Film strips of movements at the real table, for the gallery: docs/pictures/motion.

A strip shows one action of a position that random play has reached. All animations are laid out
when the action is shown. So they are stopped and set to six times, however slow the machine is.

A story is an action that is shown in several steps. Its page runs slower, and six of its pictures
are kept, equally far apart.

    python docs/strips.py http://127.0.0.1:8000 [NAME...]
"""

from __future__ import annotations

import io
import json
import random
import shutil
import sys
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

import cheesemoon as cm
from cheesemoon.core.game import saved

PICTURES = Path(__file__).parent / "pictures" / "motion"
DESK, PHONE = (1280, 800), (390, 844)
FRAMES = 6
WIDE = 300  # pixels of a frame
LEAST = 360  # pixels of the page in a frame
STOP = """() => { const all = document.getAnimations().filter((a) =>
    a.effect?.target?.closest('#motion-sky, #paper, #panels')
    && a.effect.getComputedTiming().endTime < 20000);
  for (const a of all) a.pause();
  const sky = all.filter((a) => a.effect.target.closest('#motion-sky'));
  window.stopped = all;
  return [sky.length, Math.max(0, ...sky.map((a) => a.effect.getComputedTiming().endTime))]; }"""
SEEK = """(t) => { for (const a of window.stopped) a.currentTime = t;
  const boxes = window.stopped.filter((a) => a.effect.target.closest('#motion-sky'))
    .map((a) => a.effect.target.getBoundingClientRect())
    .filter((r) => r.width > 3 && r.width < 400 && r.left >= 0 && r.bottom < innerHeight);
  return boxes.map((r) => [r.left, r.top, r.right, r.bottom]); }"""


SLOWER = 6  # times, of a story
LONGEST = 16_000  # milliseconds of a story, at its own speed
SLOW = f"""() => {{ const wait = window.setTimeout, now = performance.now.bind(performance);
  const begun = now();
  window.setTimeout = (f, ms = 0, ...more) => wait(f, ms * {SLOWER}, ...more);
  performance.now = () => begun + (now() - begun) / {SLOWER}; }}"""
IS_BUSY = """() => !document.querySelector('#player').hidden
  || !document.querySelector('#moment').hidden
  || document.querySelector('#motion-sky :is(svg, i, .die)') !== null"""


class Strip(NamedTuple):
    """A movement: the game, and the verb and event of its action."""

    game: str
    seats: int
    verb: str
    event: str
    most: int = 2  # events of the action
    size: tuple[int, int] = DESK
    least: int = 1  # events of the action
    part: str = ""  # of the page that a story shows


STRIPS = {
    "first-rat-bolt": Strip("first-rat", 2, "", "built"),
    "first-rat-lamps": Strip("first-rat", 2, "done", "lit"),
    "first-rat-burrow": Strip("first-rat", 2, "fork", "walked"),
    "first-rat-crew": Strip("first-rat", 2, "run", "crew-joined"),
    "space-guardians-mine": Strip("space-guardians", 2, "push", "pushed"),
    "space-guardians-crash": Strip("space-guardians", 2, "", "exploded", 5),
    "space-guardians-rocket": Strip("space-guardians", 2, "", "rocketed", 8),
    "ratcatcher-catch": Strip("ratcatcher", 1, "catch", "caught", 1),
    "phone-space-guardians": Strip("space-guardians", 2, "shoot", "took", 1, PHONE),
    "phone-space-taxi": Strip("space-taxi", 3, "place", "placed", 1, PHONE),
    "space-taxi-fuel": Strip("space-taxi", 3, "", "fuelled"),
    "space-taxi-breakdown": Strip("space-taxi", 3, "", "broke-down", 6),
    "ratcatcher-bite": Strip("ratcatcher", 1, "move", "bit", 4),
    "ratcatcher-walk": Strip("ratcatcher", 1, "move", "walked"),
    "ratcatcher-trap": Strip("ratcatcher", 1, "trap", "trap-set"),
    "ratcatcher-district": Strip("ratcatcher", 1, "place", "placed"),
    "phone-first-rat": Strip("first-rat", 2, "run", "ran", 1, PHONE),
    "phone-ratcatcher": Strip("ratcatcher", 1, "attack", "rolled", 4, PHONE, part="#board"),
    "space-guardians-arrival": Strip("space-guardians", 2, "shoot", "arrived", 3, part="#board"),
    "space-taxi-round": Strip("space-taxi", 3, "", "starts", 9, least=3, part="#board"),
    "ratcatcher-night": Strip("ratcatcher", 1, "end", "caught", 40, least=12, part="#board"),
}


def find(strip: Strip) -> tuple[cm.Table, str]:
    """Return a table before a short action with the event, and the action."""
    for seed in range(60):
        table, rng = cm.game(strip.game).new(seats=strip.seats, seed=seed), random.Random(seed)
        while not table.over and len(table.actions) < 400:
            before, action = table.fork(), rng.choice(table.choices())
            table.play(action)
            told = [event.name for event in table.events[-1] if event.name != "gave"]
            is_short = strip.least <= len(told) <= strip.most
            if strip.event in told and action.startswith(strip.verb) and is_short:
                return before, action
    raise SystemExit(f"no table for {strip}")


def open_table(page: Any, table: cm.Table) -> None:
    """Open a table in the browser."""
    file = {
        "name": "p.json",
        "mimeType": "application/json",
        "buffer": json.dumps(saved.to_dict(table)).encode(),
    }
    same = {"Sec-Fetch-Site": "same-origin"}
    made = page.request.post("/open", multipart={"file": file}, headers=same, max_redirects=0)
    page.goto(made.headers["location"])
    page.wait_for_timeout(1500)


def film(page: Any, strip: Strip) -> list[Image.Image]:
    """Return the frames of a movement."""
    table, action = find(strip)
    open_table(page, table)
    page.evaluate(
        """() => { const real = window.setTimeout; window.setTimeout = (f, ms, ...more) =>
          real(f, ms > 60 ? 1e7 : ms, ...more); }"""
    )  # what is removed after its movement stays
    page.evaluate(
        f"""() => new Promise((done) => {{
          const stop = {STOP};
          const seen = new MutationObserver(() => requestAnimationFrame(() => {{
            if (!stop()[0]) return; seen.disconnect(); done(); }}));
          seen.observe(document.body, {{ childList: true, subtree: true, attributes: true }});
          setTimeout(done, 50 * 200);
          document.querySelector(`#all-ways [data-act="{action}"]`).click(); }})"""
    )
    page.wait_for_timeout(200)
    count, long = page.evaluate(STOP)
    print(strip.game, action, count, "animations", round(long), "ms")
    times = [long * (i + 0.4) / FRAMES for i in range(FRAMES)]
    boxes = [box for time in times for box in page.evaluate(SEEK, time)]
    clip = around(boxes, strip.size)
    frames = []
    for time in times:
        page.evaluate(SEEK, time)
        shot = page.screenshot(clip=clip)
        frames.append(Image.open(io.BytesIO(shot)).convert("RGB"))
    return frames


def film_story(page: Any, strip: Strip) -> list[Image.Image]:
    """Return frames of an action that is shown in several steps."""
    table, action = find(strip)
    open_table(page, table)
    page.evaluate(SLOW)
    page.context.new_cdp_session(page).send(
        "Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER}
    )
    clip = page.locator(strip.part).bounding_box()
    page.evaluate(f"""() => document.querySelector('#all-ways [data-act="{action}"]').click()""")
    begun, shots, quiet = monotonic(), [], 0
    while quiet < 6 and (now := 1000 * (monotonic() - begun) / SLOWER) < LONGEST:
        shots.append((now, Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("RGB")))
        quiet = 0 if page.evaluate(IS_BUSY) or now < 1000 else quiet + 1
    moved = [
        now
        for (now, shot), (_, other) in zip(shots[1:], shots, strict=False)
        if ImageChops.difference(shot, other).getbbox()
    ]
    first, last = moved[0], moved[-1]
    print(strip.game, action, len(shots), "pictures", round(last - first), "ms")
    times = [first + (last - first) * (i + 0.4) / FRAMES for i in range(FRAMES)]
    return [min(shots, key=lambda shot: abs(shot[0] - time))[1] for time in times]


def lay_out(frames: list[Image.Image], columns: int) -> Image.Image:
    """Return frames side by side."""
    wide = 3 * WIDE // columns
    high = round(wide * frames[0].height / frames[0].width)
    sheet = Image.new("RGB", (columns * wide, high * FRAMES // columns))
    for i, frame in enumerate(frames):
        sheet.paste(frame.resize((wide, high)), (i % columns * wide, i // columns * high))
    return sheet


def around(boxes: list[list[float]], size: tuple[int, int]) -> dict[str, float]:
    """Return the part of the page around all boxes, at least LEAST pixels wide, in 3:2."""
    room, depth = size
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    wide = min(max(right - left + 60, 1.5 * (bottom - top + 60), LEAST), room, 1180)
    high = min(wide / 1.5 if room > wide else bottom - top + 60, depth - 10)
    x = min(max((left + right - wide) / 2, 0), room - wide)
    y = min(max((top + bottom - high) / 2, 0), depth - high)
    return {"x": x, "y": y, "width": wide, "height": high}


def main() -> None:
    """Take the strips that are named, or all."""
    base, *names = sys.argv[1:]
    with sync_playwright() as tool:
        browser = tool.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name in names or STRIPS:
            strip = STRIPS[name]
            wide, high = strip.size
            context = browser.new_context(
                base_url=base,
                viewport={"width": wide, "height": high},
                service_workers="block",
                color_scheme="dark",
            )
            context.add_cookies([{"name": "tall", "value": str(int(high > wide)), "url": base}])
            kept = {"speed": "normal", "auto": "off", "sound": "off", "coach": "off", "talk": "off"}
            context.add_init_script(f"Object.assign(localStorage, {json.dumps(kept)})")
            frames = (film_story if strip.part else film)(context.new_page(), strip)
            sheet = lay_out(frames, 2 if strip.part and wide > high else 3)
            sheet.save(PICTURES / f"{name}.webp", quality=80)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
