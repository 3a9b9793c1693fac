"""Screenshots of the web table: `make pictures`, or

    python docs/screenshots.py [--to FOLDER] [--wide 1280] [--theme light] [--lang de] [GAME …]
    python docs/screenshots.py --docs

Six moments of each game (moments.py) at three sizes, dark and light, go into a folder for a review.
`--docs` renews docs/pictures, `--boards` only the pictures of docs/boards.md. Needs Playwright and
Chromium.
"""

from __future__ import annotations

import argparse
import base64
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

from moments import MOMENTS, Moment, over, phase, played

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.core.draw.png import png
from cheesemoon.core.game import saved

PICTURES = Path(__file__).parent / "pictures"
SIZES = ((1280, 800), (1920, 1080), (390, 844))
DESK, PHONE = SIZES[0], SIZES[2]
THEMES = ("dark", "light")
SECONDS = 180  # limit of every wait; machines may be busy
SERVE = """
import sys
from cheesemoon.server import launcher
from cheesemoon.server.settings import Hosting
launcher.run(Hosting("127.0.0.1", int(sys.argv[1]), sys.argv[2], False))
"""
SMALLER = """async ([png, wide]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + png;
  await image.decode();
  const canvas = document.createElement("canvas");
  const scale = wide ? wide / image.width : 1;
  [canvas.width, canvas.height] = [image.width * scale, image.height * scale];
  const paper = canvas.getContext("2d");
  paper.imageSmoothingQuality = "high";
  paper.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.8).split(",")[1];
}"""


@contextmanager
def serving() -> Iterator[str]:
    """Start a server with an empty database and yield its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite3"
        process = subprocess.Popen([sys.executable, "-c", SERVE, str(port), database])
        try:
            for _ in range(600):
                try:
                    urllib.request.urlopen(f"{base}/health").close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield base
        finally:
            process.terminate()
            process.wait()


def opened(page: Any, table: cm.Table) -> None:
    """Open the table in a browser that holds all its seats."""
    data = json.dumps(saved.to_dict(table)).encode()
    file = {"name": "game.json", "mimeType": "application/json", "buffer": data}
    head = {"Sec-Fetch-Site": "same-origin"}

    def sent() -> Any:
        return page.request.post(
            "/open", multipart={"file": file}, headers=head, max_redirects=0, timeout=SECONDS * 1000
        )

    while (answer := sent()).status == 200:  # its rules are being prepared
        page.wait_for_timeout(500)
    page.goto(answer.headers["location"])


def shoot(page: Any, file: Path, wide: int = 0) -> None:
    """Take one picture; scale it down to `wide` pixels if given."""
    page.wait_for_timeout(350)
    png = base64.b64encode(page.screenshot()).decode()
    blank = page.context.new_page()
    file.write_bytes(base64.b64decode(blank.evaluate(SMALLER, [png, wide])))
    blank.close()


def pages(
    browser: Any, base: str, size: tuple[int, int], theme: str = "dark", lang: str = "en"
) -> Any:
    """Open a browser window of this size without motion and automatic steps."""
    wide, high = size
    context = browser.new_context(
        base_url=base,
        locale=lang,
        reduced_motion="reduce",
        viewport={"width": wide, "height": high},
        has_touch=wide < 500,
        is_mobile=wide < 500,
    )
    kept = {"theme": theme, "tall": str(int(wide < 500))}
    context.add_cookies([{"name": name, "value": kept[name], "url": base} for name in kept])
    page = context.new_page()
    page.set_default_timeout(SECONDS * 1000)
    set_up = {"sound": "off", "auto": "off", "speed": "once"}
    page.add_init_script(f"Object.assign(localStorage, {json.dumps(set_up)})")
    return page


def all_moments(browser: Any, base: str, said: argparse.Namespace) -> None:
    """Take every moment at every size and theme, or those that were asked for."""
    said.to.mkdir(parents=True, exist_ok=True)
    views = {
        (size, theme): pages(browser, base, size, theme, said.lang)
        for size in SIZES
        for theme in THEMES
        if said.wide in (None, size[0]) and said.theme in (None, theme)
    }
    for name in said.games:
        for number, moment in enumerate(MOMENTS[name]()):
            for (size, theme), page in views.items():
                seen(page, moment)
                file = said.to / f"{name}-{number + 1}-{moment.name}-{size[0]}-{theme}.webp"
                shoot(page, file)
                print(file)


def seen(page: Any, moment: Moment) -> None:
    """Show a moment on the page and choose its piece."""
    opened(page, moment.table)
    if moment.click:
        page.locator(f"#paper {moment.click}").first.dispatch_event("click")
    page.mouse.move(0, 0)


def for_the_docs(browser: Any, base: str) -> None:
    """Take the pictures in docs/pictures."""
    for size in (DESK, PHONE):
        page = pages(browser, base, size)

        def kept(name: str, page: Any = page, wide: int = size[0]) -> None:
            page.mouse.move(0, 0)
            shoot(page, PICTURES / f"web-{name}-{wide}.webp")

        page.goto("/")
        kept("lobby")
        for name, moments in MOMENTS.items():
            seen(page, next(m for m in moments() if m.name == "choosing"))
            kept(name)
        opened(page, played("first-rat", 2, over))
        page.goto(page.url + "/end")
        kept("end")
        if size == DESK:
            page.goto("/new/first-rat")
            kept("new")
            page.goto("/pad/space-guardians")
            kept("pad")
            opened(page, played("space-guardians", 2, phase("move"), least=20))
            page.click("[data-advice]")
            page.wait_for_selector("#advice .opinions", timeout=120_000)
            kept("hint")


def boards() -> None:
    """Draw the boards of docs/boards.md: wide in both themes, and tall."""
    from PIL import Image

    for name, moments in MOMENTS.items():
        table = next(m.table for m in moments() if m.name == "choosing")
        for kind, tall, theme in (
            ("dark", False, "dark"),
            ("light", False, "light"),
            ("phone", True, "dark"),
        ):
            picture = table.svg(table.seat, tall=tall)
            image = Image.open(BytesIO(png(picture, 390 if tall else 980, theme)))
            file = PICTURES / f"board-{name}-{kind}.webp"
            image.convert("RGB").save(file, quality=78, method=6)
            print(file)


def main() -> None:
    """Run the command line."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(MOMENTS), metavar="GAME")
    parser.add_argument("--to", type=Path, default=Path("screenshots"))
    parser.add_argument("--wide", type=int, choices=[wide for wide, _ in SIZES])
    parser.add_argument("--theme", choices=THEMES)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--docs", action="store_true", help="renew docs/pictures")
    parser.add_argument(
        "--boards", action="store_true", help="renew the pictures of docs/boards.md"
    )
    said = parser.parse_args()
    if said.boards or said.docs:
        boards()
    if said.boards:
        return
    with serving() as base, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        if said.docs:
            for_the_docs(browser, base)
        else:
            all_moments(browser, base, said)
        browser.close()


if __name__ == "__main__":
    main()
