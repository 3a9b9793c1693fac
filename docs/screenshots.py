"""The pictures of the web table in docs/pictures: `python docs/screenshots.py http://127.0.0.1:8000`
with a server running there, Playwright and a Chromium."""

from __future__ import annotations

import base64
import json
import shutil
import sys
from pathlib import Path
from typing import Any

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.core import saved

PICTURES = Path(__file__).parent / "pictures"
DESK, PHONE = (1280, 800), (390, 844)
GAMES = {
    "first-rat": (3, 60),
    "space-guardians": (3, 45),
    "ratcatcher": (1, 30),
    "space-taxi": (3, 66),
}


def played(name: str, seats: int, actions: int) -> cm.Table:
    """A table some way into a game of quick bots."""
    table = cm.game(name).new(seats=seats, seed=5)
    bot = bots.bot("greedy", table.game, seed=5)
    while not table.over and (len(table.actions) < actions or len(table.legal()) < 4):
        table.play(bot.choose_at(table))
    return table


def opened(page: Any, table: cm.Table) -> None:
    """The table in a browser."""
    data = json.dumps(saved.to_dict(table)).encode()
    page.goto("/")
    file = {"name": "game.json", "mimeType": "application/json", "buffer": data}
    page.set_input_files("input[name=file]", file)  # which opens it
    page.wait_for_url("**/t/*")


SMALLER = """async (png) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", 0.8).split(",")[1];
}"""


def shoot(page: Any, name: str) -> None:
    """One picture, small."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)
    png = base64.b64encode(page.screenshot()).decode()
    blank = page.context.new_page()
    webp = base64.b64decode(blank.evaluate(SMALLER, png))
    blank.close()
    (PICTURES / f"web-{name}-{page.viewport_size['width']}.webp").write_bytes(webp)


def main(base: str) -> None:
    """All of them."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for wide, high in (DESK, PHONE):
            page = browser.new_context(
                base_url=base,
                locale="en",
                reduced_motion="reduce",
                viewport={"width": wide, "height": high},
            ).new_page()
            page.add_init_script("localStorage.setItem('sound', 'off')")
            page.goto("/")
            shoot(page, "lobby")
            for name, (seats, actions) in GAMES.items():
                opened(page, played(name, seats, actions))
                shoot(page, name)
            opened(page, played("first-rat", 2, 10**6))
            page.goto(page.url + "/end")
            shoot(page, "end")
            if wide == DESK[0]:
                page.goto("/new/first-rat")
                shoot(page, "new")
                page.goto("/pad/space-guardians")
                shoot(page, "pad")
                opened(page, played("space-guardians", 2, 20))
                page.click("[data-advice]")
                page.wait_for_selector("#advice .opinions", timeout=120_000)
                shoot(page, "hint")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
