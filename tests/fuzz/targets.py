"""What is fuzzed. A target raises AssertionError, or anything unexpected, if an input does harm."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterable
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
from mutations import change_json, change_text, change_value

import cheesemoon as cm
from cheesemoon.core import Table
from cheesemoon.core.draw.svg import Drawing
from cheesemoon.letters import letter
from cheesemoon.letters.errors import BadLetter
from cheesemoon.letters.match import Match
from cheesemoon.server.app import Server
from cheesemoon.server.errors import Refused
from cheesemoon.server.sse import markup
from cheesemoon.server.tables.import_export import read_table
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.view.model import PageState, Viewer
from cheesemoon.view.page_state import build_page
from cheesemoon.view.svg_diff import apply, children_of
from cheesemoon.view.update import build_update
from plain_table import PlainTable, Seat

ME = "me" * 12


def is_sound(table: Table) -> None:
    """A table that was loaded can be saved, loaded again, and played on."""
    again = table.game.load(json.loads(json.dumps(table.position())))
    assert again.position() == table.position() and again.legal() == table.legal()
    assert table.over or table.legal()
    for action in table.legal()[:2]:
        try:
            table.fork().play(action)
        except cm.IllegalAction as error:
            assert error.fault[0], "only a number of the script may be refused"


def position(found: dict[str, Any], rng: random.Random) -> None:
    """Load a changed position."""
    changed = change_value(found, rng)
    name = changed.get("game") if isinstance(changed, dict) else None
    game = cm.game(name if isinstance(name, str) and name in cm.games() else found["game"])
    try:
        table = game.load(changed)
    except cm.CheesemoonError as error:
        assert error.text("en") and error.text("pl") and error.text("de")
        return
    is_sound(table)


async def save(rooms: Rooms, found: dict[str, Any], rng: random.Random) -> None:
    """Open a changed file, as the lobby does."""
    try:
        table, _ = await read_table(rooms, change_json(found, rng))
    except Refused as error:
        assert 400 <= error.status < 500 and error.text("en")
        return
    is_sound(table)


async def request(client: httpx.AsyncClient, found: dict[str, Any], rng: random.Random) -> None:
    """Send a changed request. A server error is a finding; 503 says that a game is prepared."""
    path, body = found["path"], found.get("body")
    if rng.random() < 0.5:
        parts = path.split("/")
        i = rng.randrange(len(parts))
        parts[i] = quote(change_text(parts[i], rng), safe="?&=%.~")
        path = "/".join(parts)
    headers = {"sec-fetch-site": "same-origin", "cookie": f"cheesemoon={ME}"}
    for name, value in found.get("headers", {}).items():
        changed = change_text(value, rng) if rng.random() < 0.3 else value
        headers[name] = (
            changed.encode("ascii", "ignore").decode().replace("\r", "").replace("\n", "")
        )
    content: bytes | None = None
    if isinstance(body, dict) and found.get("json"):
        content, headers["content-type"] = change_json(body, rng), "application/json"
    elif isinstance(body, dict):
        fields = {k: change_text(v, rng) if rng.random() < 0.5 else v for k, v in body.items()}
        content = "&".join(f"{quote(k)}={quote(v)}" for k, v in fields.items()).encode()
        headers["content-type"] = "application/x-www-form-urlencoded"
    if not path.startswith("/") or not path.isprintable():
        path = "/" + quote(path, safe="/?&=%.~")
    try:
        address = httpx.URL(f"http://localhost{path}")
    except httpx.InvalidURL:
        return
    method = "HEAD" if path.rstrip("/").endswith(("live", "events")) else found["method"]
    answer = await asyncio.wait_for(
        client.request(method, address, content=content, headers=headers), 30
    )
    assert answer.status_code < 500 or answer.status_code == 503, (answer.status_code, method, path)


def letters(found: dict[str, Any], rng: random.Random) -> None:
    """Open a changed letter, as a file or as a link. It is refused, or it is the same letter."""
    whole = letter.read(json.dumps(found))
    if rng.random() < 0.7:
        text = change_json(found, rng).decode(errors="replace")
    else:
        text = change_text(letter.to_text(whole), rng)
    try:
        told = Match.of(letter.read(text)).letter
    except BadLetter as error:
        assert error.text("en") and error.text("pl") and error.text("de")
        return
    assert told == whole


def plain(markup: Iterable[str]) -> list[str]:
    """Markup as messages have it, with single quotes."""
    return [text.replace('"', "'") for text in markup]


def check_drawing(old: Drawing | None, new: Drawing, sent: Any) -> None:
    """The page shows the new drawing after a message."""
    if sent is None:
        assert old is not None and old == new
    elif isinstance(sent, str):
        assert plain([sent]) == plain([str(new)])
    else:
        assert old is not None
        assert plain(apply(old, sent["parts"])) == plain(children_of(new))


def updates(found: dict[str, Any], rng: random.Random) -> None:
    """Play from a position, and apply every update message to the page before it."""
    table = cm.game(found["game"]).load(found)
    state = PlainTable(table, table.fork(), [Seat(name=f"P{i}") for i in range(table.players)])
    viewers = [Viewer((), "en"), Viewer((0,), "de"), Viewer((0,), "pl", tall=True)]
    last: dict[Viewer, PageState] = {}
    for _ in range(4):
        for viewer in viewers:
            new = build_page(state, viewer)
            update = build_update(last.get(viewer), new)
            sent = msgspec.json.encode(update, enc_hook=str)
            _check_update(last.get(viewer), new, msgspec.json.decode(sent))
            quoted = json.dumps(msgspec.json.decode(markup(update))).replace('\\"', "'")
            assert quoted == json.dumps(msgspec.json.decode(sent)).replace('\\"', "'")
            last[viewer] = new
        legal = state.table.legal()
        if not legal:
            return
        try:
            state.play(rng.choice(legal))
        except cm.IllegalAction:
            return  # a number of the script


def _check_update(old: PageState | None, new: PageState, sent: dict[str, Any]) -> None:
    assert sent["v"] == new.version and sent["stamp"] == new.stamp
    parts = {**(old.parts if old else {}), **(sent.get("parts") or {})}
    assert plain(parts.values()) == plain(new.parts.values()) and list(parts) == list(new.parts)
    check_drawing(old.picture if old else None, new.picture, sent.get("picture"))
    panels = sent.get("panels") or {}
    for seat, panel in enumerate(new.panels):
        check_drawing(old.panels[seat] if old else None, panel, panels.get(str(seat)))


def opened(server: Server) -> httpx.AsyncClient:
    """A client of a server in this process."""
    transport = httpx.ASGITransport(server.app, raise_app_exceptions=True)  # type: ignore[arg-type]
    return httpx.AsyncClient(transport=transport)
