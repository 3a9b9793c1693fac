"""A program in which two browsers without a server play by letter. It prints what it found."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
import tempfile
from html import unescape
from pathlib import Path
from typing import Any

from cheesemoon.site.browser import stand_ins

GAME = sys.argv[2]
SCRIPT = {"x-script": "1"}


async def visits() -> dict[str, object]:
    """Let two browsers play a game by letter, and try what must not be possible."""
    from cheesemoon.letters import Match, read
    from cheesemoon.site.browser.app import Site
    from cheesemoon.site.browser.framework import UploadFile
    from cheesemoon.site.browser.storage.keeper import MemoryKeeper
    from cheesemoon.site.browser.storage.store import Store

    class Browser:
        """A browser: its site, and what it has kept."""

        def __init__(self, name: str) -> None:
            self.name, self.keeper, self.went = name, MemoryKeeper(), [""]

        async def open(self) -> None:
            """Start, or start again."""
            go = lambda address, after: self.went.append(address)  # noqa: E731
            self.site = Site(Store(self.keeper), [], "/moon/", "https://x.org", go)
            await self.site.start()

        async def get(self, path: str) -> tuple[int, str, str]:
            """Return status, page and location."""
            found = await self.site.answer("GET", path)
            return found.status, found.body.decode(), found.headers.get("location", "")

        async def post(self, path: str, **form: object) -> tuple[int, str, str]:
            """Send a form."""
            found = await self.site.answer("POST", path, {}, form)
            return found.status, found.body.decode(), found.headers.get("location", "")

        async def act(self, room: str, action: str) -> int:
            """Play an action, as the script of the page does."""
            assert self.site.rooms is not None
            version = (await self.site.rooms.room(room)).version
            form = {"action": action, "version": str(version)}
            return (await self.site.answer("POST", f"/t/{room}/act", SCRIPT, form)).status

        async def letter(self, table: str) -> str:
            """Return the link of the letter page."""
            _, page, _ = await self.get(f"/letter/{table}")
            found = re.search(r'data-copy="([^"]*#letter=[^"]*)"', page)
            assert found is not None, re.sub("<[^>]*>", " ", page)[-900:]
            return unescape(found[1])

    async def play(browser: Browser, table: str) -> bool:
        """Play until the letter is complete, and seal it. Return False if nothing was to do."""
        mine = browser.site.letters.find(table)
        assert mine is not None
        if not mine.must_act:
            return False
        assert browser.site.rooms is not None
        room = await browser.site.rooms.room(mine.room)
        while not await browser.site.letters.is_complete(mine):
            assert await browser.act(room.id, chance.choice(room.table.legal())) == 204
        assert browser.went[-1] == f"/letter/{table}"
        sealed = await browser.post(f"/letter/{table}/seal")
        assert sealed[0] == 303, re.sub("<[^>]*>", " ", sealed[1])[:2000]
        return True

    chance = random.Random(4)
    found: dict[str, object] = {}
    ola, jan = Browser("Ola"), Browser("Jan")
    await ola.open()
    await jan.open()
    found["pages"] = [(await ola.get(path))[0] for path in ("/letter", f"/new/{GAME}", "/")]
    _, page, _ = await ola.get("/letter")
    found["alone"] = "is a game for one" in page
    made = await ola.post(f"/letter/new/{GAME}", players="2", name="Ola", preset="own")
    table = made[2].removeprefix("/moon/letter/")
    link = await ola.letter(table)
    found["link"] = link.startswith("https://x.org/moon/#letter=")
    text = link.partition("#letter=")[2]
    status, page, _ = await jan.get(f"/letter/open?text={text}")
    found["invited"] = [status, "Ola invites you" in page]
    found["same_name"] = (await jan.post("/letter/join", text=text, name="ola"))[0]
    joined = await jan.post("/letter/join", text=text, name="Jan")
    assert joined[2] == f"/moon/letter/{table}"

    here, there, letters = jan, ola, 2
    early: list[str] = [link]
    while letters < 2000:
        link = await here.letter(table)
        early.append(link)
        there_mine = there.site.letters.find(table)
        assert there_mine is not None
        if letters % 5 == 0:
            await there.open()  # as if the page was reloaded
        if letters % 3:
            opened = await there.get(f"/letter/open?text={link.partition('#letter=')[2]}")
        else:
            file = (await here.site.answer("GET", f"/letter/{table}/file")).body
            form = "/letter/open" if letters % 2 else "/open"  # the lobby takes letters too
            opened = await there.post(form, file=UploadFile("x.json", file), text="")
        assert opened[0] == 303, re.sub("<[^>]*>", " ", opened[1])[-900:]
        mine = there.site.letters.find(table)
        assert mine is not None
        if mine.match.next is None:
            break
        if letters == 6:
            found |= await trials(there, here, table, early)
        await play(there, table)
        letters += 1
        here, there = there, here
    ends = [browser.site.letters.find(table) for browser in (ola, jan)]
    found["over"] = [mine is not None and mine.match.next is None for mine in ends]
    rooms = [b.site.rooms for b in (ola, jan)]
    tables = [(await r.room(m.room)).table for r, m in zip(rooms, ends, strict=True) if r and m]
    found["same"] = tables[0].frozen() == tables[1].frozen() and tables[0].over
    found["letters"] = letters
    found["end"] = [
        (await b.get(f"/t/{m.room}/end"))[0] for b, m in zip((ola, jan), ends, strict=True) if m
    ]
    found["replay"] = (await ola.get(f"/t/{ends[0].room}/replay"))[0] if ends[0] else 0
    stranger = Browser("Kai")
    await stranger.open()
    status, page, _ = await stranger.get(f"/letter/open?text={link.partition('#letter=')[2]}")
    found["stranger"] = [status, "for other players" in page]
    assert Match.of(read(link)).next is None
    return found


async def trials(browser: Any, other: Any, table: str, early: list[str]) -> dict[str, object]:
    """Try what a player must not do, when it is the browser's turn."""
    from cheesemoon.letters import read, to_text

    found: dict[str, object] = {}
    get = browser.get
    mine = browser.site.letters.find(table)
    letter = read(early[-1])
    number = next(n for n, entry in enumerate(letter.entries) if n > 1)
    entries = list(letter.entries)
    entries[number] = entries[number]._replace(actions=("cheat",))
    changed = to_text(letter._replace(entries=tuple(entries)))
    status, page, _ = await get(f"/letter/open?text={changed}")
    found["changed"] = [status, "was changed" in page]
    found["old"] = [
        (await get(f"/letter/open?text={e.partition('#letter=')[2]}"))[0] for e in early
    ]
    status, page, _ = await get("/letter/open?text=abc")
    found["damaged"] = [status, "not a whole letter" in page]
    others = other.site.letters.find(table)
    if others.room:
        answers = [
            (await other.post(f"/t/{others.room}/{what}"))[0] for what in ("resign", "again")
        ]
        found["only_play"] = answers
        undo = await other.post(f"/t/{others.room}/undo", version="0")
        found["sealed"] = [undo[0], "cannot be taken back" in undo[1]]
    found["unknown"] = (await get("/letter/none"))[0]
    found["mine"] = mine is not None
    return found


def main() -> None:
    """Make the files that a site has, and use it."""
    with tempfile.TemporaryDirectory() as folder:
        games = ["ratcatcher", GAME]
        listed = {"build": "0", "names": sys.argv[1].split(","), "games": games}
        files = Path(folder)
        (files / "static").mkdir()
        (files / "assets.json").write_text(json.dumps(listed))
        (files / "static" / "sprite.svg").write_bytes(sys.stdin.buffer.read())
        (files / "static" / "display.woff2").write_bytes(b"")
        stand_ins.install(files)
        print(json.dumps(asyncio.run(visits())))


if __name__ == "__main__":
    main()
