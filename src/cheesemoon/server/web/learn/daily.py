"""The challenges of the day and of the week: the same chance for all players, one attempt, and bots
to compare with. Only browsers know which attempt was whose."""

from __future__ import annotations

import datetime
import secrets
from typing import NamedTuple

from litestar import get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

import cheesemoon as cm
from cheesemoon.core import Game
from cheesemoon.core.game.contract import Choice
from cheesemoon.learn.daily import BOTS, Daily, compared, daily, find, first_day, weekly
from cheesemoon.view.messages import WORDS
from cheesemoon.view.templates import option_words

from ...errors import Refused
from ...records.challenges import EACH, bots_in
from ...tables.room import Room
from ...tables.seats import Seat
from ..access import open_table
from ..requests import (
    Page,
    Req,
    base_of,
    browser_of,
    client_of,
    find_game,
    language,
    limit_tables,
    remember,
    render_page,
    rooms_of,
    wait_ready,
)

DAYS = 28  # of the calendar
FIRST = datetime.date(2026, 1, 1)  # the first challenge


class Quest(NamedTuple):
    """A challenge as a reader sees it."""

    game: Game
    key: str  # of the browser's record
    address: str
    options: str
    bots: tuple[str, ...]  # the names of the bots at the table
    faces: tuple[str, ...]  # and their levels
    is_weekly: bool


def today() -> datetime.date:
    """Return the day in UTC, the same for all readers."""
    return datetime.datetime.now(datetime.UTC).date()


def list_quests(day: datetime.date, lang: str) -> list[Quest]:
    """Return the challenges of a day, one of each game that has some."""
    found = (daily(game, day) for game in _games())
    return [_quest(each, lang) for each in found if each]


def find_weekly(day: datetime.date, lang: str) -> Quest | None:
    """Return the challenge of the week of a day."""
    found = weekly(_games(), day)
    return _quest(found, lang) if found else None


def _games() -> list[Game]:
    return [cm.game(name) for name in cm.games()]


def _quest(challenge: Daily, lang: str) -> Quest:
    game = challenge.game
    return Quest(
        game,
        f"{game.name}/{challenge.key}",
        f"/daily/{challenge.key}/{game.name}",
        ". ".join(_chosen(game, *option, lang) for option in challenge.options),
        tuple(WORDS.say(lang, "bot-name", {"level": level}) for level in challenge.bots),
        challenge.bots,
        challenge.is_weekly,
    )


def _chosen(game: Game, option: str, choice: Choice, lang: str) -> str:
    """Return an option and its value in short words."""
    chosen = option_words(game, option, choice, lang).partition(":")[0]
    return f"{option_words(game, option, None, lang).partition(' (')[0]}: {chosen}"


def read_day(text: str) -> datetime.date:
    """Return a day from an address, or the first day of a week. Refuse a day that has not come, and
    other texts."""
    try:
        day = first_day(text)
    except ValueError:
        raise Refused(404, "no-page") from None
    if not FIRST <= day <= today():
        raise Refused(404, "daily-not-yet")
    return day


def find_challenge(game: Game, text: str) -> Daily:
    """Return the challenge of a game on a day or in a week; refuse if there is none."""
    read_day(text)
    found = find(_games(), game.name, text)
    if found is None:
        raise Refused(404, "no-page")
    return found


@get(["/daily", "/daily/{text:str}"], include_in_schema=False)
async def show_challenges(request: Req, text: FromPath[str] = "") -> Page:
    """Return the challenges of today or of an earlier day, and the calendar."""
    now, lang = today(), language(request)
    day = read_day(text) if text else now
    days = [now - datetime.timedelta(days=n) for n in range(DAYS - 1, -1, -1)]
    names = [cm.game(quest.game.name) for quest in list_quests(now, lang)]
    return render_page(
        request,
        "daily.html",
        day=day,
        today=now,
        quests=list_quests(day, lang),
        week=find_weekly(day, lang),
        days=[each for each in days if each >= FIRST],
        names=names,
    )


@post("/daily/{text:str}/{name:str}", include_in_schema=False)
async def begin_challenge(request: Req, text: FromPath[str], name: FromPath[str]) -> Page:
    """Make a table with the chance of that day."""
    game = find_game(name)
    found = find_challenge(game, text)
    await wait_ready(request, game)
    limit_tables(request)
    secret = browser_of(request) or secrets.token_urlsafe(24)
    seats = [Seat(found.level(i)) for i in range(found.seats)]
    held = [(secret, -1), *((secret, i) for i, seat in enumerate(seats) if not seat.bot)]
    room = await rooms_of(request).open(
        found.table(),
        seats,
        held,
        origin="chosen",  # all players can know its chance
        client=client_of(request),
    )
    there = Redirect(f"/t/{room.id}#daily={found.key}", status_code=303)
    return remember(request, there, secret)


@get("/t/{table_id:str}/daily", include_in_schema=False)
async def show_comparison(request: Req, table_id: FromPath[str], day: FromQuery[str] = "") -> Page:
    """Return how a finished attempt compares with bots."""
    room, look = await open_table(request, table_id)
    found = find_challenge(room.game, day)
    if not room.table.over or not is_attempt(room, found):
        raise Refused(404, "no-page")
    bots = await bots_in(rooms_of(request), found)
    points = room.table.scores()[0]["total"]
    rank = compared(points, bots.points) if bots.points else None
    percent = None if rank is None else rank.better
    return render_page(
        request,
        "parts/daily.html",
        day=found.key,
        key=f"{room.game.name}/{found.key}",
        points=points,
        percent=percent,
        same=rank.same if rank else 0,
        bots=bots,
        names=[WORDS.say(look.lang, "bot", {"level": name}) for name in BOTS],
        each=EACH,
        share=share_text(room.game, found.key, points, percent, look.lang, base_of(request)),
    )


def is_attempt(room: Room, found: Daily) -> bool:
    """Return True if a table began as this challenge does."""
    start = found.table()
    return start.position() == room.start.position() and int(start.state.seed) == int(
        room.start.state.seed
    )


def share_text(game: Game, day: str, points: int, percent: int | None, lang: str, base: str) -> str:
    """Return a text to share: the result, without how it came about."""
    lit = 0 if percent is None else round(percent / 10)
    moons = "●" * lit + "○" * (10 - lit)
    args = {"game": game.title(lang), "day": day, "count": points}
    head = WORDS.say(lang, "daily-share", args)
    return f"{head}\n{moons}\n{base}/daily/{day}"


HANDLERS = [show_challenges, begin_challenge, show_comparison]
