"""The progress of people with a name: their browsers read it here, merge it and write it back.

The data is the player's own word about own games. Only devices of the same person see it.
"""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, get, post

from ...errors import Refused
from ...storage import progress
from ...tables import identity
from ...transport.limits import bucket
from ..requests import Page, Req, browser_of, client_of, rooms_of, services_of


class Side(msgspec.Struct):
    """A seat of a finished game."""

    bot: str
    total: float
    won: bool


class Result(msgspec.Struct):
    """A finished game."""

    game: str
    at: float
    mine: int | None
    seats: list[Side]
    badges: dict[str, float] = {}
    chapters: list[str] = []
    rivals: list[list[float]] = []


class Attempt(msgspec.Struct):
    """A challenge of a day or week."""

    table: str
    points: float | None = None


class Earned(msgspec.Struct):
    """When a badge was earned."""

    at: float


class Progress(msgspec.Struct):
    """The parts of a player's progress, as `lib/progress.js` keeps them."""

    lessons: dict[str, list[str] | str] = {}
    puzzles: dict[str, bool] = {}
    rated: dict[str, float] = {}
    streak: float = 0
    tips: dict[str, list[str]] = {}
    results: dict[str, Result] = {}
    daily: dict[str, Attempt] = {}
    badges: dict[str, Earned] = {}
    days: dict[str, float] = {}


class Upload(msgspec.Struct):
    """Progress that a browser writes, with the mark and version that it has read."""

    mark: str
    version: int
    progress: msgspec.Raw

    @property
    def text(self) -> str:
        """Return the progress as it was sent."""
        return bytes(self.progress).decode()


async def _is_named(request: Req) -> bool:
    person = await identity.person_of(rooms_of(request).store, browser_of(request))
    return bool(person.name)


def _json(found: object) -> Page:
    return Response(
        msgspec.json.encode(found),
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


@get("/me/progress", include_in_schema=False)
async def send_progress(request: Req) -> Page:
    """Return the progress of a person with a name; nothing for other browsers.

    Damaged data is sent as text in `damaged`, and `progress` is empty then.
    """
    if not await _is_named(request):
        return Response(None, status_code=204)
    found = await progress.find(rooms_of(request).store, browser_of(request))
    text = found.text.encode()
    is_damaged = found.is_damaged or not await asyncio.to_thread(_is_progress, text)
    return _json(
        {
            "mark": found.mark,
            "version": found.version,
            "progress": msgspec.Raw(b"{}" if is_damaged else text),
            "damaged": found.text if is_damaged else "",
        }
    )


@post("/me/progress", include_in_schema=False)
async def change_progress(request: Req) -> Page:
    """Store merged progress. Refuse it with 409 if another device was faster."""
    if not await _is_named(request):
        raise Refused(422, "nobody-yet")
    if not services_of(request).clients.may_say(f"progress {browser_of(request)}"):
        raise Refused(429, "too-fast")
    given = await asyncio.to_thread(_read, await request.body())  # it may have 1 MB
    if given.version == 0:  # a new row: browsers choose their cookies, but not their address
        whose = f"progress {bucket(client_of(request))}"
        if not services_of(request).clients.may_make(whose):
            raise Refused(429, "too-fast")
    read = progress.Stored(given.mark, given.version, "")
    store = rooms_of(request).store
    if not await progress.put(store, browser_of(request), read, given.text):
        raise Refused(409, "progress-changed")
    return Response(None, status_code=204)


def _read(body: bytes) -> Upload:
    """Return what a browser writes; refuse what is no progress."""
    try:
        given = msgspec.json.decode(body, type=Upload)
        is_progress = _is_progress(bytes(given.progress)) and bool(given.text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        is_progress = False
    if not is_progress:
        raise Refused(422, "bad-progress")
    return given


def _is_progress(text: bytes) -> bool:
    try:
        msgspec.json.decode(text, type=Progress)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    return True


@post("/me/progress/delete", include_in_schema=False)
async def delete_progress(request: Req) -> Page:
    """Delete the stored progress. Other devices of the person drop theirs when they next ask."""
    if not await _is_named(request):
        return Response(None, status_code=204)
    return _json({"mark": await progress.clear(rooms_of(request).store, browser_of(request))})


HANDLERS = [send_progress, change_progress, delete_progress]
