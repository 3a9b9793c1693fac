"""Cheesemoon as an installable app: the manifest, the service worker, the offline page."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime
from urllib.parse import urlencode

from litestar import Response, get

import cheesemoon as cm
from cheesemoon.core import Game
from cheesemoon.learn.lesson import Attempt, Lesson, lessons
from cheesemoon.learn.puzzles import puzzle_of_the_day
from cheesemoon.view.assets import asset, assets, build
from cheesemoon.view.messages import WORDS

from .learn.puzzles import MOST_LINE
from .requests import Page, Req, language, render_page, rooms_of

NIGHT = "#12172b"
ICONS = (("icon-192", 192, "any"), ("icon-512", 512, "any"), ("maskable-512", 512, "maskable"))
_LEFT_OUT = ("LICENSES.txt", "bot.txt", "worker/worker.js")
NO_CACHE = {"cache-control": "no-cache"}


@get("/manifest.webmanifest", include_in_schema=False)
async def send_manifest(request: Req) -> Response[bytes]:
    """Return the web app manifest."""
    lang = language(request)
    games = [cm.game(name) for name in cm.games()]
    found = {
        "id": "/",
        "name": "Cheesemoon",
        "short_name": "Cheesemoon",
        "description": WORDS.say(lang, "welcome-more"),
        "lang": lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": NIGHT,
        "theme_color": NIGHT,
        "categories": ["games"],
        "icons": [
            {
                "src": asset(f"app/{name}.png"),
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": purpose,
            }
            for name, size, purpose in ICONS
        ],
        "shortcuts": [{"name": game.title(lang), "url": f"/new/{game.name}"} for game in games],
        "share_target": {
            "action": "/shared",
            "method": "POST",
            "enctype": "multipart/form-data",
            "params": {"files": [{"name": "file", "accept": ["application/json", ".json"]}]},
        },
    }
    data = json.dumps(found).encode()
    return Response(data, media_type="application/manifest+json", headers=NO_CACHE)


@get("/worker.js", include_in_schema=False)
async def send_worker() -> Response[str]:
    """Return the service worker of this version. A new version takes over at once."""
    kept = (name for name in assets() if name not in _LEFT_OUT)
    files = [asset(name) for name in kept if not name.startswith("sounds/")]  # with the first use
    names = cm.games()
    pages = ["/offline", "/help", "/about", "/learn", "/puzzles"]
    pages += [f"/{part}/{name}" for part in ("rules", "pad", "learn") for name in names]
    source = assets()["worker/worker.js"].data.decode()
    for word, value in (("BUILD", build()), ("FILES", files), ("PAGES", pages)):
        source = source.replace(f'"%{word}%"', json.dumps(value))
    return Response(source, media_type="text/javascript", headers=NO_CACHE)


@get("/offline", include_in_schema=False)
async def show_offline(request: Req) -> Page:
    """Return the page that is shown without a connection."""
    games = [cm.game(name) for name in cm.games()]
    lang = language(request)
    return render_page(request, "offline.html", games=[(g.name, g.title(lang)) for g in games])


@get("/offline/lessons", include_in_schema=False)
async def list_to_keep(request: Req) -> dict[str, list[str]]:
    """Return the pages of all lessons, step by step, and of today's puzzles with every move."""
    ready = [cm.game(name) for name in cm.games() if rooms_of(request).is_ready(name)]
    found = await asyncio.gather(*(asyncio.to_thread(list_taught_pages, game) for game in ready))
    return {"pages": [address for pages in found for address in pages]}


def list_taught_pages(game: Game) -> list[str]:
    """Return the pages of a game's lessons, and of today's puzzle."""
    found = [address for lesson in lessons(game) for address in list_lesson_pages(game, lesson)]
    if kept := puzzle_of_the_day(game, datetime.now(UTC).date()):
        address = f"/puzzles/{game.name}/{kept.id}"
        moves = [{"move": move} for move in kept.worth]
        moves += [{"move": kept.best, "played": str(n)} for n in range(MOST_LINE + 1)]
        found += [address, *(f"{address}?{urlencode(asked)}" for asked in moves)]
    return found


def list_lesson_pages(game: Game, lesson: Lesson) -> list[str]:
    """Return the addresses of a lesson, in the order in which the page asks for them."""
    address = f"/learn/{game.name}/{lesson.key}"
    found = [address]
    made: list[str] = []
    while not (attempt := Attempt(lesson, made)).over:
        move = find_right_move(attempt)
        found.append(f"{address}?{urlencode([*(('made', m) for m in made), ('move', move)])}")
        if attempt.answer(move).verdict != "right":
            break
        made = list(attempt.made)
    return found


def find_right_move(attempt: Attempt) -> str:
    """Return a move that the guide asks for; "" continues reading."""
    if not attempt.step.right:
        return ""
    return next(move for move in attempt.table.legal() if attempt.step.is_right(move))


HANDLERS = [send_manifest, send_worker, show_offline, list_to_keep]
