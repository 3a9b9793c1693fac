"""A program that uses the site with damaged or blocked storage, and with the address of a server.
Stand-ins replace modules, so it is a process of its own. It prints what it found as JSON."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from cheesemoon.site.browser import stand_ins

FORM = {"seats": "2", "who0": "here", "who1": "here", "order": "seats"}
SCRIPT = {"x-script": "1"}
ADDRESSES = {
    "games.example.org": "https://games.example.org",
    " https://games.example.org:8443/t/abc?x=1 ": "https://games.example.org:8443",
    "http://localhost:8000/": "http://localhost:8000",
    "http://games.example.org": "https only",
    "ftp://games.example.org": "bad",
    "not an address": "bad",
    "https://a:b@games.example.org": "bad",
    "https://games.example.org:port": "bad",
    "https://silent.example.org": "silent",
}


def text_of(answer: Any) -> str:
    """Return the words of a page."""
    return re.sub(r"\s+", " ", re.sub("<[^>]*>", " ", answer.body.decode()))


async def opened(keeper: Any, told: list[list[str]]) -> Any:
    """Return a site whose troubles are collected."""
    from cheesemoon.site.browser.app import Site
    from cheesemoon.site.browser.storage.store import Store

    store = Store(keeper)
    store.on_trouble = lambda word, values: told.append([word, *values.values()])
    site = Site(store, [], "/", "https://x.org")
    await site.start()
    return site


async def made(site: Any, actions: int = 3) -> str:
    """Make a table, play some actions, and return its id."""
    answer = await site.answer("POST", "/new/space-taxi", form=FORM)
    table = answer.headers["location"].removeprefix("/t/")
    room = await site.rooms.room(table)
    for _ in range(actions):
        act = {"action": room.table.legal()[0], "version": str(room.version)}
        assert (await site.answer("POST", f"/t/{table}/act", SCRIPT, act)).status == 204
    return str(table)


async def damage() -> dict[str, object]:
    """Damage what a browser has kept, part by part. Everything else must still work."""
    from cheesemoon.site.browser.storage.keeper import MemoryKeeper

    found: dict[str, object] = {}
    keeper = MemoryKeeper()
    site = await opened(keeper, [])
    good, head, moves = [await made(site) for _ in range(3)]
    await site.answer("POST", "/me", form={"name": "Ola", "face": "", "colour": ""})
    keeper.texts[f"table/{head}"] = '{"info": 3}'
    keeper.texts[f"move/{moves}/000000002"] = "no move"
    keeper.texts["record/own"] = '{"key": "none"}'
    keeper.texts["record/person"] = "[1, 2"
    before = dict(keeper.texts)
    told: list[list[str]] = []
    again = await opened(keeper, told)
    found["told"] = [told[0][0], sorted(told[0][1].split(", "))]
    found["expected"] = sorted(["record/own", "record/person", f"table/{head}"])
    answers = [await again.answer("GET", path) for path in ("/", "/me", f"/t/{good}")]
    found["statuses"] = [answer.status for answer in answers]
    lobby = answers[0].body.decode()
    found["listed"] = [f"/t/{table}" in lobby for table in (good, head, moves)]
    third = await opened(keeper, [])  # the lobby was not asked before
    answer = await third.answer("GET", f"/t/{moves}")
    found["damaged"] = [answer.status, "cannot be opened" in text_of(answer)]
    texts = keeper.texts
    found["nothing lost"] = [
        keeper.texts[f"table/{head}"] == before[f"table/{head}"],
        keeper.texts[f"move/{moves}/000000002"] == "no move",
        texts["damaged/record/person"] == "[1, 2",
        texts["damaged/record/own"] == '{"key": "none"}',
    ]
    return found


async def blocked() -> dict[str, object]:
    """Use a browser that cannot read its storage. It must not write over what is there."""
    from cheesemoon.site.browser.storage.keeper import MemoryKeeper

    class Blocked(MemoryKeeper):
        """A browser that cannot read."""

        async def find(self, prefix: str) -> dict[str, str]:
            """Refuse."""
            raise OSError("blocked")

    told: list[list[str]] = []
    keeper = Blocked()
    keeper.texts["record/own"] = "old"
    site = await opened(keeper, told)
    table = await made(site)
    page = await site.answer("GET", f"/t/{table}")
    return {"told": told, "page": page.status, "kept": keeper.texts}


async def server() -> dict[str, object]:
    """Give addresses of servers, good and bad ones."""
    from cheesemoon.site.browser.storage.keeper import MemoryKeeper

    keeper = MemoryKeeper()
    site = await opened(keeper, [])

    async def probe(address: str) -> bool:
        return "silent" not in address and address.endswith("/health")

    site.probe = probe
    found: dict[str, object] = {}
    pages = ("/", "/new/space-taxi", "/me", "/server")
    shown = [text_of(await site.answer("GET", path)) for path in pages]
    found["before"] = sum("example.org/" in text for text in shown)
    for address in ADDRESSES:
        site.store.record("server").clear()
        answer = await site.answer("POST", "/server", form={"address": address})
        said = text_of(answer)
        words = {"only reaches servers": "https only", "is not the address": "bad"}
        words["No Cheesemoon server answers"] = "silent"
        sentence = next((kind for word, kind in words.items() if word in said), "")
        found[address] = sentence or site.store.record("server").get("address")
    await site.answer("POST", "/server", form={"address": "games.example.org"})
    again = await opened(keeper, [])
    there = "https://games.example.org"
    after = [(await again.answer("GET", path)).body.decode() for path in pages]
    found["after"] = [
        there in after[0],
        f'href="{there}/new/space-taxi"' in after[1],
        'href="/server"' in after[2],
        all(f'href="{there}/{path}"' in after[3] for path in ("#watch", "ladder", "me")),
    ]
    await again.answer("POST", "/server", form={"address": ""})
    found["forgotten"] = "Your server" not in text_of(await again.answer("GET", "/server"))
    return found


async def visits() -> dict[str, object]:
    """Try all of it."""
    return {"damage": await damage(), "blocked": await blocked(), "server": await server()}


def main() -> None:
    """Make the files that a site has, and use it."""
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
