"""Lessons on the real board. Nothing is stored here: the address contains the learner's moves, and
the browser remembers what is done."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from litestar import Response, get
from litestar.params import FromPath, FromQuery

import cheesemoon as cm
from cheesemoon.core import Game, Table
from cheesemoon.core.draw.unused_defs import parted
from cheesemoon.learn import Attempt, Intro, Lesson, intro, lesson, lessons
from cheesemoon.learn.lesson import fault
from cheesemoon.learn.puzzles import puzzles
from cheesemoon.view import avatars
from cheesemoon.view.ask_bar import find_off_board, phrase_question
from cheesemoon.view.assets import asset, build
from cheesemoon.view.marks import read_marks
from cheesemoon.view.messages import WORDS
from cheesemoon.view.templates import ruled

from ...errors import Refused
from ..requests import Page, Req, find_game, is_tall, language, render_page, wait_ready
from ..table.preview import find_reason
from .figures import draw_one_screen
from .lesson_map import draw_trail

MOST_MOVES = 40  # of a learner, in one address
ABLE = 3  # lessons after which a learner can play


class Taught(NamedTuple):
    """A game that can be learned here."""

    game: Game
    title: str
    sentences: list[str]
    lessons: tuple[Lesson, ...]
    puzzles: int


class Coach(NamedTuple):
    """A speech of the guide, and the guide's face for it."""

    say: str
    mood: str  # the picture: point, oops, cheer, wave
    praise: str = ""  # for the move before


@get("/learn", include_in_schema=False)
async def show_learn(request: Req) -> Page:
    """Return the page of all games with lessons or puzzles."""
    return render_page(request, "learn.html", taught=list_taught(language(request)))


def list_taught(lang: str) -> list[Taught]:
    """Return the games with lessons or puzzles."""
    found = []
    for name in cm.games():
        game = cm.game(name)
        kept = list_intro_texts(game, lang)
        taught = Taught(game, game.title(lang), kept, lessons(game), len(puzzles(game)))
        if taught.lessons or taught.puzzles:
            found.append(taught)
    return found


def list_intro_texts(game: Game, lang: str) -> list[str]:
    """Return the game in five sentences; [] if it has none."""
    found: Intro | None = intro(game)
    return [sentence[lang] for sentence in found.sentences] if found else []


@get("/learn/{name:str}", include_in_schema=False)
async def show_lessons(request: Req, name: FromPath[str]) -> Page:
    """Return the page of one game: the map of its lessons, and the game on one screen."""
    game, lang = find_game(name), language(request)
    stops = [
        (f"{name}/{each.key}", f"/learn/{name}/{each.key}", each.title[lang])
        for each in lessons(game)
    ]
    return render_page(
        request,
        "teach.html",
        game=game,
        games=[x.game for x in list_taught(lang)],
        lessons=lessons(game),
        trail=draw_trail(stops, asset("art/moon-big.svg")),
        puzzles=len(puzzles(game)),
        screen=draw_one_screen(request, game),
    )


@get("/learn/{name:str}/{key:str}", include_in_schema=False)
async def show_lesson(request: Req, name: FromPath[str], key: FromPath[str]) -> Page:
    """Return a lesson after the moves in the address, with the answer to the last move."""
    game = find_game(name)
    await wait_ready(request, game)
    found = _lesson(game, key)
    lang = language(request)
    attempt, coach = _answer_move(request, found, lang)
    all_ = lessons(game)
    number = next(i for i, each in enumerate(all_) if each.key == key)
    following = all_[number + 1] if number + 1 < len(all_) else None
    return render_page(
        request,
        "coach.html",
        **draw_board(
            request, game, attempt.table, found.seat, may=not attempt.over and _asks(attempt)
        ),
        address=f"/learn/{game.name}/{key}",
        key=key,
        title=found.title[lang],
        sub=WORDS.say(lang, "lesson-of", {"number": number + 1, "count": len(all_)}),
        coach=coach,
        steps=len(found.steps),
        at=attempt.at,
        made=attempt.made,
        over=attempt.over,
        reading=not attempt.over and not _asks(attempt),
        point=() if attempt.over else attempt.step.point,
        following=f"/learn/{game.name}/{following.key}" if following else "",
        able=number + 1 >= ABLE,
        shown="" if attempt.over else _find_right_move(attempt),
    )


def _lesson(game: Game, key: str) -> Lesson:
    found = lesson(game, key)
    if found is None:
        raise Refused(404, "no-page")
    if why := fault(found):
        raise Refused(410, "lesson-wrong", why=why)
    return found


def _asks(attempt: Attempt) -> bool:
    return bool(attempt.step.right)


def _find_right_move(attempt: Attempt) -> str:
    """Return a move that the step asks for; "" if the step is only text."""
    return next((a for a in attempt.table.legal() if attempt.step.is_right(a)), "")


def _answer_move(request: Req, found: Lesson, lang: str) -> tuple[Attempt, Coach]:
    """Return the learner's attempt, and what the guide says to the last move."""
    made: Sequence[str] = request.query_params.getall("made", [])[:MOST_MOVES]
    attempt = Attempt(found, [move[:200] for move in made])
    praise = ""
    move = request.query_params.get("move")
    if move is not None and not attempt.over:
        answer = attempt.answer(move[:200], lang)
        if answer.verdict != "right":
            return attempt, Coach(answer.say, "oops")
        praise = answer.say if move else ""
    if attempt.over:
        last = found.key == lessons(found.game)[-1].key
        return attempt, Coach(
            WORDS.say(lang, "lesson-last" if last else "lesson-over"), "cheer", praise
        )
    return attempt, Coach(attempt.step.say[lang], "point" if attempt.at else "wave", praise)


@get("/learn/{name:str}/{key:str}/why", include_in_schema=False)
async def explain_lesson_refusal(
    request: Req,
    name: FromPath[str],
    key: FromPath[str],
    thing: FromQuery[str] = "",
    pick: FromQuery[str] = "",
) -> Page:
    """Return why a thing on a lesson's board cannot be chosen now."""
    game = find_game(name)
    lang = language(request)
    attempt, _ = _answer_move(request, _lesson(game, key), lang)
    said = find_reason(attempt.table, thing[:80], pick[:80], lang)
    html = f"<p>{ruled(said, game.name)}</p>" if said else ""
    return Response(html, media_type="text/html", headers={"cache-control": "no-store"})


def draw_board(
    request: Req, game: Game, table: Table, seat: int, *, may: bool
) -> dict[str, object]:
    """Return the board of a lesson or puzzle, and its choices."""
    lang = language(request)
    looks = seat if may else None
    table = table.named(list_names(table, seat, lang))
    picture = table.svg(looks, lang, tall=is_tall(request))
    panel = table.panel(seat, looks, lang) or ""
    if not re.search(r"data-(action|pick)=", panel):
        small = not is_tall(request) and table.panel(seat, looks, lang, folded=True)
        panel = small or ""  # the guide needs the space
    lean, _ = parted([picture, panel])
    acts = table.legal() if may else ()
    off = find_off_board(acts, read_marks([picture, panel]))
    return {
        "game": game,
        "tall": is_tall(request),
        "picture": lean[0],
        "panel": lean[1],
        "seat": seat,
        "build": build(),
        "question": phrase_question(table, lang) if may else "",
        "ways": [(action, table.explain(action, lang)) for action in acts],
        "labels": [(action, table.label(action, lang)) for action in off],
    }


def list_names(table: Table, seat: int, lang: str) -> list[str]:
    """Return the names as in a first game: the learner, and easy bots on the other seats."""
    who = [("", "" if of == seat else "easy", "") for of in range(table.players)]
    return avatars.names(who, lang, WORDS)


HANDLERS = [show_learn, show_lessons, show_lesson, explain_lesson_refusal]
