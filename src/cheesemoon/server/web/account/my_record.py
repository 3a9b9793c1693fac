"""The record of finished games on one device. The server sends a finished table in numbers and the
empty page. The browser stores the numbers and fills the page."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from litestar import Response, get
from litestar.params import FromPath

import cheesemoon as cm
from cheesemoon.core import Game, Table
from cheesemoon.core.game.contract import Choice
from cheesemoon.view import avatars
from cheesemoon.view.achievements import judge_badges, list_chapters_won, list_rivals
from cheesemoon.view.frame import Sheet, sheet
from cheesemoon.view.messages import WORDS
from cheesemoon.view.progress_plan import progress_words, read_plan
from cheesemoon.view.templates import option_words

from ...errors import Refused
from ...tables import identity
from ...tables.room import Room
from .. import advice as thinking
from ..access import open_table
from ..requests import Page, Req, browser_of, language, render_page, rooms_of

MOST_MISTAKES = 10


@get("/t/{table_id:str}/result", include_in_schema=False)
async def send_result(request: Req, table_id: FromPath[str]) -> Page:
    """Return a finished table in numbers, as JSON."""
    room, look = await open_table(request, table_id)
    if not room.table.over:
        raise Refused(404, "no-page")
    scores, winners = room.table.scores(), room.table.winners()
    mine = look.held[0] if len(look.held) == 1 else None
    found = {
        "game": room.game.name,
        "at": room.info.active,
        "mine": mine,
        "seats": [
            {
                "bot": room.seats[i].bot if i < len(room.seats) else "robot",
                "total": score["total"],
                "won": i in winners,
            }
            for i, score in enumerate(scores)
        ],
        "ticks": list_ticks(room.table) if mine is not None and mine in winners else [],
        **({} if mine is None else judge(room, mine, look.lang)),
        "mistakes": list_mistakes(room, mine),
        "foretold": room.foretold,
    }
    return Response(
        msgspec.json.encode(found),
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


def judge(room: Room, mine: int, lang: str) -> dict[str, object]:
    """Return what a finished game adds to the player's progress: badges, chapters, the place among
    rated opponents."""
    place, rivals = list_rivals(room, mine)
    amounts = judge_badges(room, mine)
    plan, words = read_plan(room.game), progress_words(room.game)
    return {
        "badges": [
            {
                "name": badge.name,
                "title": (title := words.say(lang, f"badge-{badge.name}")),
                "said": WORDS.say(lang, "badge-new", {"name": title}),
                "icon": badge.icon,
                "amount": amounts[badge.name],
                "need": badge.need,
                "all": badge.all,
            }
            for badge in plan.badges
            if badge.name in amounts
        ],
        "chapters": list_chapters_won(room, mine),
        "place": place,
        "rivals": rivals,
    }


def list_ticks(table: Table) -> list[str]:
    """Return what a won game ticks on the sheet of its game, as row and column."""
    found = sheet(table.game)
    if found is None:
        return []
    if found.event and table.players > 1:
        return []
    column = table.options[found.by_column]
    if not found.event:
        return [f"{table.options[found.by_row]}|{column}"]
    told = (event for events in table.events for event in events if event.name == found.event)
    return [f"{event.args['number']}|{column}" for event in told]


def list_mistakes(room: Room, mine: int | None) -> list[dict[str, object]]:
    """Return the player's costliest decisions, if the game has been reviewed."""
    judging = thinking.find_review(room)
    if mine is None or judging is None or judging.review is None:
        return []
    own = [each for each in judging.review.worst(len(room.plies)) if each.seat == mine]
    return [
        {"verb": choice.played.split(" ")[0], "loss": round(choice.lost, 3), "exact": choice.exact}
        for choice in own[:MOST_MISTAKES]
    ]


class Stage(NamedTuple):
    """A chapter of the path as the page shows it."""

    name: str
    title: str
    who: str
    wins: int
    icon: str


def list_stages(game: Game, lang: str) -> list[Stage]:
    """Return the chapters of a game's path in the reader's language."""
    words = progress_words(game)
    found = []
    for chapter in read_plan(game).chapters:
        said = f"chapter-{chapter.name}"
        bots = [WORDS.say(lang, "bot-name", {"level": level}) for level in chapter.bots]
        who = words.say(lang, f"{said}-who") if not bots else ", ".join(bots)
        face = chapter.icon or avatars.face(0, chapter.bots[0])
        found.append(Stage(chapter.name, words.say(lang, said), who, chapter.wins, face))
    return found


def list_marks(game: Game, lang: str) -> list[tuple[int, str]]:
    """Return the ratings that the curve is compared with, and the names of their owners."""
    plan = read_plan(game)
    if plan.alone is not None and not plan.ratings:
        option = plan.alone.option
        return [(n, _short(game, option, key, lang)) for key, n in plan.alone.ratings.items()]
    levels = (level for level in avatars.STRENGTH if level in plan.ratings and level != "greedy")
    return [(plan.ratings[n], WORDS.say(lang, "bot-name", {"level": n})) for n in levels]


def name_raters(game: Game) -> str:
    """Return what a player is rated by: "bots", the "game" alone, or "both". It is "records" where
    a game alone has a record instead."""
    plan = read_plan(game)
    if plan.alone is not None:
        return "both" if plan.ratings else "game"
    return "records" if 1 in game.seats else "bots"


@get("/me/games", include_in_schema=False)
async def show_record(request: Req) -> Page:
    """Return the page of the record; the browser fills it."""
    lang = language(request)
    games = [cm.game(name) for name in cm.games()]
    me = await identity.person_of(rooms_of(request).store, browser_of(request))
    return render_page(
        request,
        "done.html",
        games=games,
        me=me,
        plans={game.name: read_plan(game) for game in games},
        told={game.name: progress_words(game) for game in games},
        stages={game.name: list_stages(game, lang) for game in games},
        marks={game.name: list_marks(game, lang) for game in games},
        raters={game.name: name_raters(game) for game in games},
        sheets=[
            (game, _rows(game, found, lang), _columns(game, found, lang))
            for game, found in _sheets(games)
        ],
        levels=[(name, WORDS.say(lang, "bot-name", {"level": name})) for name in _levels(games)],
        faces=[(name, avatars.face(0, name)) for name in _levels(games)],
        robots=[(game.name, _robot(game, lang)) for game in games],
        themes=[
            (game.name, verb, name_theme(game, verb, lang))
            for game in games
            for verb in _verbs(game)
        ],
    )


def _sheets(games: list[Game]) -> list[tuple[Game, Sheet]]:
    return [(game, found) for game in games if (found := sheet(game))]


def _rows(game: Game, found: Sheet, lang: str) -> list[tuple[Choice | int, str]]:
    if found.event:
        return [(n, f"{n}: {game.words.say(lang, 'sheet-row', {'number': n})}") for n in found.rows]
    return [(row, _short(game, found.by_row, row, lang)) for row in found.rows]


def _columns(game: Game, found: Sheet, lang: str) -> list[tuple[Choice | int, str]]:
    return [(column, _short(game, found.by_column, column, lang)) for column in found.columns]


def _short(game: Game, option: str, choice: Choice | int, lang: str) -> str:
    return option_words(game, option, choice, lang).partition(":")[0]


def _robot(game: Game, lang: str) -> str:
    """Return the name of an opponent without a seat."""
    if game.words.has(lang, "robot"):
        return game.words.say(lang, "robot")
    return WORDS.say(lang, "opponent")


def _levels(games: list[Game]) -> list[str]:
    from ...thinking import bots

    return sorted({name for game in games for name in bots.levels(game)})


def _verbs(game: Game) -> list[str]:
    return sorted({verb.word for verb in game.actions.verbs})


def name_theme(game: Game, verb: str, lang: str) -> str:
    """Return what decisions with this verb are about, in the game's words."""
    message = f"theme-{verb}"
    return game.words.say(lang, message) if game.words.has(lang, message) else verb


HANDLERS = [send_result, show_record]
