"""Result cards of finished games, for link previews and for sharing."""

from __future__ import annotations

import asyncio
import hashlib
import importlib.util

from litestar import Response, get
from litestar.params import FromPath

from cheesemoon.core.draw.svg import painted
from cheesemoon.view.assets import build
from cheesemoon.view.messages import WORDS
from cheesemoon.view.result_card import (
    TALL_WIDE,
    TURN_WIDE,
    WIDE,
    draw_card,
    draw_tall_card,
    draw_turn,
)

from ..errors import Refused
from ..tables.room import Room
from .requests import Page, Req, client_of, language, rooms_of, services_of

FRAME, LAST_FRAME = 900, 2400  # milliseconds of a frame of the turn that decided
KEPT = {"cache-control": "public, max-age=3600", "vary": "cookie, accept-language"}


async def _finished(request: Req, table_id: str) -> Room:
    room = await rooms_of(request).room(table_id)
    if not room.table.over:
        raise Refused(404, "card-later")
    return room


def can_draw_png() -> bool:
    """Return True if cards can be drawn as PNG here."""
    return importlib.util.find_spec("resvg_py") is not None


def _tag(room: Room, kind: str, lang: str) -> str:
    """Return a hash of everything that a card shows."""
    shown = (build(), room.id, room.version, room.ended, room.names(lang, WORDS), kind, lang)
    return hashlib.blake2b(repr(shown).encode(), digest_size=12).hexdigest()


def _is_known(request: Req, tag: str) -> bool:
    """Return True if the browser has the card with this tag already."""
    return f'"{tag}"' in request.headers.get("if-none-match", "")


def _answer(data: bytes | str | None, tag: str, media: str) -> Page:
    headers = {**KEPT, "etag": f'"{tag}"'}
    if data is None:
        return Response(None, status_code=304, headers=headers)
    return Response(data, media_type=media, headers=headers)


async def _card(request: Req, table_id: str, is_png: bool, is_tall: bool) -> Page:
    """Return a card of a finished game, or 304 if the browser has it."""
    room = await _finished(request, table_id)
    if is_png and not can_draw_png():
        raise Refused(503, "card-extra")
    lang, media = language(request), "image/png" if is_png else "image/svg+xml"
    tag = _tag(room, f"{media} {'tall' if is_tall else ''}", lang)
    if _is_known(request, tag):
        return _answer(None, tag, media)
    drawn = (draw_tall_card if is_tall else draw_card)(room, lang, room.info.active)
    if not is_png:
        return _answer(painted(drawn, "dark"), tag, media)
    renderer, wide = services_of(request).renderer, TALL_WIDE if is_tall else WIDE
    return _answer(await renderer.png(client_of(request), tag, drawn, wide), tag, media)


@get("/t/{table_id:str}/card.png", include_in_schema=False)
async def send_card_png(request: Req, table_id: FromPath[str]) -> Page:
    """Return the result card of a finished game as PNG, for link previews."""
    return await _card(request, table_id, True, False)


@get("/t/{table_id:str}/card.svg", include_in_schema=False)
async def send_card_svg(request: Req, table_id: FromPath[str]) -> Page:
    """Return the result card of a finished game as SVG."""
    return await _card(request, table_id, False, False)


@get("/t/{table_id:str}/card-tall.png", include_in_schema=False)
async def send_tall_card_png(request: Req, table_id: FromPath[str]) -> Page:
    """Return the result card for phones as PNG."""
    return await _card(request, table_id, True, True)


@get("/t/{table_id:str}/card-tall.svg", include_in_schema=False)
async def send_tall_card_svg(request: Req, table_id: FromPath[str]) -> Page:
    """Return the result card for phones as SVG."""
    return await _card(request, table_id, False, True)


@get("/t/{table_id:str}/turn.png", include_in_schema=False)
async def send_turn(request: Req, table_id: FromPath[str]) -> Page:
    """Return the turn that decided a finished game as an animated PNG."""
    room = await _finished(request, table_id)
    if not can_draw_png():
        raise Refused(503, "card-extra")
    lang = language(request)
    tag = _tag(room, "turn", lang)
    if _is_known(request, tag):
        return _answer(None, tag, "image/png")
    state = room.snapshot()
    frames = await asyncio.to_thread(draw_turn, state, lang)
    if not frames:
        raise Refused(404, "no-page")
    times = [*(FRAME for _ in frames[1:]), LAST_FRAME]
    client, renderer = client_of(request), services_of(request).renderer
    drawn = await renderer.apng(client, tag, frames, TURN_WIDE, times)
    return _answer(drawn, tag, "image/png")


HANDLERS = [send_card_png, send_card_svg, send_tall_card_png, send_tall_card_svg, send_turn]
