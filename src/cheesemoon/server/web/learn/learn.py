"""Lessons and puzzles on the real board. Nothing is stored here: the address contains the learner's
moves, and the browser remembers what is done."""

from __future__ import annotations

import datetime
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
from cheesemoon.learn.puzzles import BadPuzzle, Puzzle, puzzle_of_the_day, puzzles
from cheesemoon.view import avatars
from cheesemoon.view.ask_bar import find_off_board, phrase_question
from cheesemoon.view.assets import asset, build
from cheesemoon.view.messages import WORDS
from cheesemoon.view.templates import ruled

from ...errors import Refused
from .. import advice as thinking
from ..requests import Page, Req, find_game, is_tall, language, render_page, wait_ready
from ..table.preview import find_reason
from .figures import draw_one_screen
from .lesson_map import draw_trail

MOST_MOVES = 40  # of a learner, in one address
ABLE = 3  # lessons after which a learner can play
MOST_BETTER = 3  # actions that are named beside the best one


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
        **_board(request, game, attempt.table, found.seat, may=not attempt.over and _asks(attempt)),
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
        puzzle=None,
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


def _board(request: Req, game: Game, table: Table, seat: int, *, may: bool) -> dict[str, object]:
    """Return the board of a lesson or puzzle, and its choices."""
    lang = language(request)
    looks = seat if may else None
    table = table.named(_names(table, seat, lang))
    picture = table.svg(looks, lang, tall=is_tall(request))
    panel = table.panel(seat, looks, lang) or ""
    if not re.search(r"data-(action|pick)=", panel):
        small = not is_tall(request) and table.panel(seat, looks, lang, folded=True)
        panel = small or ""  # the guide needs the space
    lean, _ = parted([picture, panel])
    acts = table.legal() if may else ()
    return {
        "game": game,
        "tall": is_tall(request),
        "picture": lean[0],
        "panel": lean[1],
        "seat": seat,
        "build": build(),
        "question": phrase_question(table, lang) if may else "",
        "ways": [(action, table.explain(action, lang)) for action in acts],
        "labels": [(a, table.label(a, lang)) for a in find_off_board(acts, [picture, panel])],
    }


def _names(table: Table, seat: int, lang: str) -> list[str]:
    """Return the names as in a first game: the learner, and easy bots on the other seats."""
    who = [("", "" if of == seat else "easy", "") for of in range(table.players)]
    return avatars.names(who, lang, WORDS)


# --- puzzles --------------------------------------------------------------------------------------


@get("/puzzles", include_in_schema=False)
async def show_puzzles(request: Req) -> Page:
    """Return the page of all puzzles, by game and level, and those of today."""
    lang = language(request)
    today = datetime.datetime.now(datetime.UTC).date()
    games = [cm.game(name) for name in cm.games()]
    return render_page(
        request,
        "puzzles.html",
        sets=[(game, game.title(lang), by_level(game)) for game in games if puzzles(game)],
        today=[(game, kept) for game in games if (kept := puzzle_of_the_day(game, today))],
        themes={game.name: list_themes(game, lang) for game in games},
    )


def by_level(game: Game) -> list[tuple[int, list[Puzzle]]]:
    """Return the puzzles of a game by level, the easy ones first."""
    return [
        (level, [puzzle for puzzle in puzzles(game) if puzzle.level == level])
        for level in sorted({puzzle.level for puzzle in puzzles(game)})
    ]


def list_themes(game: Game, lang: str) -> dict[str, str]:
    """Return what puzzles are about, in the game's words; else one word for all."""
    return {
        theme: game.words.say(lang, f"theme-{theme}")
        if game.words.has(lang, f"theme-{theme}")
        else WORDS.say(lang, "puzzle")
        for theme in {puzzle.theme for puzzle in puzzles(game)}
    }


@get("/puzzles/{name:str}/{id_:str}", include_in_schema=False)
async def show_puzzle(request: Req, name: FromPath[str], id_: FromPath[str]) -> Page:
    """Return a puzzle; with a move, what the move was worth and what is best."""
    game = find_game(name)
    await wait_ready(request, game)
    all_ = puzzles(game)
    number = next((i for i, puzzle in enumerate(all_) if puzzle.id == id_), None)
    if number is None:
        raise Refused(404, "no-page")
    puzzle = all_[number]
    following = f"/puzzles/{game.name}/{all_[(number + 1) % len(all_)].id}"
    try:
        table = puzzle.table(game)
    except BadPuzzle as error:  # made for older rules
        lang = language(request)
        return render_page(
            request,
            "message.html",
            410,
            heading=WORDS.say(lang, "puzzle-old-heading"),
            text=error.text(lang),
            onward=following,
            onward_words=WORDS.say(lang, "puzzle-next"),
        )
    lang = language(request)
    move = request.query_params.get("move")
    coach, judged = _judge_answer(puzzle, table, move, lang)
    assert table.seat is not None
    return render_page(
        request,
        "coach.html",
        **_board(request, game, table, table.seat, may=judged is None),
        address=f"/puzzles/{game.name}/{id_}",
        key=id_,
        title=list_themes(game, lang)[puzzle.theme] if judged else WORDS.say(lang, "puzzle"),
        sub=WORDS.say(lang, "puzzle-of", {"number": number + 1, "count": len(all_)}),
        coach=coach,
        steps=0,
        at=0,
        made=[],
        over=judged is not None,
        reading=False,
        point=(),
        following=following,
        able=False,
        shown="",
        puzzle=judged or {"right": None},
    )


def _judge_answer(
    puzzle: Puzzle, table: Table, move: str | None, lang: str
) -> tuple[Coach, dict[str, object] | None]:
    """Return what the guide says to an answer, and the ranking of moves; None before an answer."""
    if move is None or move not in puzzle.worth:
        question = WORDS.say(lang, "puzzle-question", {"level": puzzle.level})
        return Coach(question, "scope"), None
    best, loss = puzzle.best, puzzle.loss(move)
    shown = _amount(loss, puzzle.exact, lang)
    if move == best:
        second = max((w.value for a, w in puzzle.worth.items() if a != best), default=0.0)
        lead = _amount(puzzle.worth[best].value - second, puzzle.exact, lang)
        said = WORDS.say(lang, "puzzle-right", {"lead": lead})
    else:
        said = WORDS.say(lang, "puzzle-wrong", {"loss": shown, "best": table.explain(best, lang)})
    ranked = sorted(puzzle.worth, key=lambda action: -puzzle.worth[action].value)
    return Coach(said, "cheer" if move == best else "oops"), {
        "right": move == best,
        "ranked": [
            (table.explain(action, lang), _amount(puzzle.loss(action), puzzle.exact, lang))
            for action in ranked[: MOST_BETTER + 1]
        ],
        "line": thinking.list_expected(table, puzzle.line, lang)[1:],
    }


def _amount(worth: float, exact: bool, lang: str) -> str:
    """Return a worth in words: points, or a share of the chance to win."""
    if exact:
        return WORDS.say(lang, "worth-points", {"points": f"{worth:.1f}"})
    return WORDS.say(lang, "worth-share", {"share": f"{100 * worth:.0f}"})


HANDLERS = [
    show_learn,
    show_lessons,
    show_lesson,
    explain_lesson_refusal,
    show_puzzles,
    show_puzzle,
]
