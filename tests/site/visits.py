"""A program that uses the site without a browser. Stand-ins replace modules, so it is a process of
its own. It prints what it found as JSON."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping
from html import unescape
from pathlib import Path
from typing import Any

from cheesemoon.site.browser import stand_ins

PAGES = (
    *("/", "/new/space-taxi", "/learn", "/learn/space-taxi", "/puzzles", "/daily", "/help"),
    *("/rules/space-taxi", "/rules/space-taxi/ST-1", "/pad/space-taxi", "/me", "/me/games"),
    *("/badges/space-taxi/pip", "/badges/space-taxi/pip/card.svg"),
    *("/about", "/history", "/figures/space-taxi/intro", "/cards/space-taxi"),
)


async def reach(site: Any) -> dict[str, object]:
    """Follow links from the lobby, two of each shape. Return those that lead nowhere."""
    todo, seen, shapes = ["/"], {"/"}, Counter[str]()
    broken: list[str] = []
    while todo:
        path = todo.pop(0)
        answer = await site.answer("GET", path)
        if answer.status >= 400:
            broken.append(f"{path}: {answer.status}")
        links = re.findall(r'<a\b[^>]*?href="(/[^"#]*)', answer.body.decode(errors="replace"))
        links += [answer.headers[name] for name in ("location",) if name in answer.headers]
        for link in map(unescape, links):
            if link.startswith(("/static", "/licences")) or link.endswith(".png"):
                continue  # files, and pictures that only a server draws
            first, *rest = link.partition("?")[0].strip("/").split("/")
            shape = "/".join([first, *("*" if len(part) == 16 else part for part in rest[-1:])])
            if link not in seen and shapes[shape] < 2 and shapes[f"{first} {len(rest)}"] < 6:
                shapes.update((shape, f"{first} {len(rest)}"))
                seen.add(link)
                todo.append(link)
    return {"broken": broken, "seen": sorted(seen)}


async def visits() -> dict[str, object]:
    """Visit all pages, play a game, and open the same store again."""
    from cheesemoon.site.browser import thinking as theirs
    from cheesemoon.site.browser.app import Site
    from cheesemoon.site.browser.framework import UploadFile
    from cheesemoon.site.browser.storage.keeper import MemoryKeeper
    from cheesemoon.site.browser.storage.store import Store
    from cheesemoon.site.browser.thinking import Mind, Thinker

    class Keeper(MemoryKeeper):
        """A browser that may refuse to keep anything."""

        full = False

        async def put(self, texts: Mapping[str, str | None]) -> None:
            """Keep texts, or refuse."""
            if self.full:
                raise OSError("quota")
            await super().put(texts)

    mind = Mind(lambda done, everything: None)

    async def send(data: bytes) -> bytes:
        return mind.answer(data)

    begun, thinking = asyncio.Event(), asyncio.Event()

    async def slow(data: bytes) -> bytes:
        begun.set()
        await thinking.wait()
        return b""

    async def stopped() -> bool:
        """Undo while a bot thinks too long; return True if the search is stopped."""
        site = Site(Store(Keeper()), [Thinker(slow, thinking.set)])
        await site.start()
        form = {"seats": "2", "who0": "here", "who1": "bot:hard", "order": "seats"}
        made = await site.answer("POST", "/new/space-taxi", form=form)
        assert site.rooms is not None
        room = await site.rooms.room(made.headers["location"].removeprefix("/t/"))
        for turn in range(200):
            if room.table.seat != 0:
                break
            act = {"action": room.table.legal()[-1], "version": str(turn)}
            await site.answer("POST", f"/t/{room.id}/act", {"x-script": "1"}, act)
        await asyncio.wait_for(begun.wait(), 60)
        kept, theirs.LONG = theirs.LONG, 0.0
        undo = {"version": str(room.version)}
        await site.answer("POST", f"/t/{room.id}/undo", {"x-script": "1"}, undo)
        theirs.LONG = kept
        return thinking.is_set() and room.table.seat == 0

    async def hinted() -> list[object]:
        """Ask for a hint at one table while a bot thinks at another. Return the status, and whether
        the bot still thinks."""
        asked, never = asyncio.Event(), asyncio.Event()

        async def first(data: bytes) -> bytes:
            asked.set()
            await never.wait()
            return b""

        site = Site(Store(Keeper()), [Thinker(first, never.set), Thinker(send, never.set)])
        await site.start()
        assert site.rooms is not None
        form = {"seats": "2", "who0": "bot:easy", "who1": "here", "order": "seats"}
        made = await site.answer("POST", "/new/space-taxi", form=form)
        bots = await site.rooms.room(made.headers["location"].removeprefix("/t/"))
        await site.open_stream(1, f"/t/{bots.id}/live?stamp=", lambda text: None)
        await asyncio.wait_for(asked.wait(), 60)
        form = {"seats": "2", "who0": "here", "who1": "here", "order": "seats"}
        made = await site.answer("POST", "/new/space-taxi", form=form)
        advice = await site.answer("GET", f"{made.headers['location']}/advice")
        return [advice.status, site.rooms.queue.busy == 1 and not never.is_set()]

    async def opened(keeper: Keeper, root: str = "/") -> Site:
        site = Site(Store(keeper), [Thinker(send, thinking.set)], root)
        await site.start()
        return site

    found: dict[str, object] = {}
    keeper = Keeper()
    site = await opened(keeper)
    told: list[list[str]] = []
    site.store.on_trouble = lambda word, values: told.append([word, *values.values()])
    found["statuses"] = {path: (await site.answer("GET", path)).status for path in PAGES}
    found["missing"] = [(await site.answer("GET", path)).status for path in ("/ladder", "/x")]

    form = {"seats": "2", "who0": "here", "who1": "bot:random", "name0": "Ola"}
    made = await site.answer("POST", "/new/space-taxi", form=form)
    table = made.headers["location"]
    events: list[str] = []
    await site.open_stream(1, f"{table}/live?stamp=", events.append)
    assert site.rooms is not None
    room = await site.rooms.room(table.removeprefix("/t/"))
    chance = random.Random(3)
    script = {"x-script": "1"}
    for turn in range(4000):
        if room.table.over:
            break
        if room.table.seat != 0:
            await asyncio.sleep(0.001)
            continue
        keeper.full = 10 < turn < 20
        act = {"action": chance.choice(room.table.legal()), "version": str(room.version)}
        answer = await site.answer("POST", f"{table}/act", script, act)
        assert answer.status == 204, answer.body
    keeper.full = False
    wrong = await site.answer("POST", f"{table}/act", script, {"action": "roll", "version": "0"})
    found["wrong"] = wrong.status
    found["told"] = told
    found["over"] = room.table.over
    found["updates"] = sum(text.startswith("event: update") for text in events)
    found["end"] = (await site.answer("GET", f"{table}/end")).status
    found["around"] = {
        part: (await site.answer("GET", f"{table}/{part}")).status
        for part in ("result", "talk", "card.svg", "replay")
    }
    found["judged"] = b'"first-ride"' in (await site.answer("GET", f"{table}/result")).body
    chapter = await site.answer("POST", "/path/space-taxi/rank", {}, {})
    found["chapter"] = chapter.headers.get("location", "")
    found["reach"] = await reach(site)
    saved = (await site.answer("GET", f"{table}/save")).body
    bytes_before = room.table.frozen()

    again = await opened(keeper, "/games/")
    assert again.rooms is not None
    same = await again.rooms.room(table.removeprefix("/t/"))
    found["same"] = same.table.frozen() == bytes_before
    lobby = (await again.answer("GET", "/games/")).body.decode()
    found["listed"] = f'href="/games{table}/end"' in lobby
    found["unrooted"] = re.findall(r'(?:href|src|action)="/(?!games/)[^"]*"', lobby)
    upload = UploadFile("game.json", saved)
    opened_file = await again.answer("POST", "/games/open", form={"file": upload})
    found["opened"] = opened_file.headers.get("location", "")[:9]
    damaged = UploadFile("game.json", saved[:-40])
    refused = await again.answer("POST", "/games/open", form={"file": damaged})
    found["damaged"] = [refused.status, "neither a saved game" in refused.body.decode()]
    found["stopped"] = await stopped()
    found["modules"] = sorted({name.partition(".")[0] for name in sys.modules})
    found["hint"] = await hinted()
    return found


def main() -> None:
    """Make the files that a site has, and use it."""
    sys.modules["numba"] = None  # type: ignore[assignment]  # a browser does not have it
    with tempfile.TemporaryDirectory() as folder:
        listed = {"build": "0", "names": sys.argv[1].split(","), "games": ["space-taxi"]}
        files = Path(folder)
        (files / "static").mkdir()
        (files / "assets.json").write_text(json.dumps(listed))
        (files / "static" / "sprite.svg").write_bytes(sys.stdin.buffer.read())
        (files / "static" / "display.woff2").write_bytes(b"")
        stand_ins.install(files)
        print(json.dumps(asyncio.run(visits())))


if __name__ == "__main__":
    main()
