"""Puzzles on the real board, and the list of all of them. The browser keeps what is solved, and the
player's rating."""

from __future__ import annotations

import asyncio
import datetime
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from litestar import get
from litestar.params import FromPath

import cheesemoon as cm
from cheesemoon.bots.calibration import correction_for
from cheesemoon.bots.grades import is_costly
from cheesemoon.bots.reason import say_cause, say_merit, say_move
from cheesemoon.core import Game, Table, score_word
from cheesemoon.learn.puzzles import BadPuzzle, Puzzle, puzzle_of_the_day, puzzles
from cheesemoon.learn.themes import themes_of
from cheesemoon.view.assets import cover
from cheesemoon.view.messages import WORDS

from ...errors import Refused
from ..requests import Page, Req, find_game, language, render_page, wait_ready
from .figures import PUZZLE, find_address
from .learn import draw_board, list_names

MOST_OTHERS = 3  # actions that are named beside the best one
MOST_LINE = 6  # actions of a line that are shown


class Card(NamedTuple):
    """A puzzle in the list."""

    game: Game
    puzzle: Puzzle
    theme: str  # its key
    title: str
    goal: str
    picture: str  # an address
    number: int  # from 1


class Side(NamedTuple):
    """A number beside a puzzle's board: the points of a player, or a part of a lone player's."""

    seat: int
    words: str
    points: int
    is_own: bool


class Other(NamedTuple):
    """An action beside the best one."""

    words: str
    costs: str
    is_costly: bool
    is_chosen: bool


# --- the list -------------------------------------------------------------------------------------


@get("/puzzles", include_in_schema=False)
async def show_puzzles(request: Req) -> Page:
    """Return the page of all puzzles, with those of today first. It is long, so a thread makes
    it."""
    return await asyncio.to_thread(_render_puzzles, request)


def _render_puzzles(request: Req) -> Page:
    lang = language(request)
    day = datetime.datetime.now(datetime.UTC).date()
    games = [cm.game(name) for name in cm.games() if puzzles(cm.game(name))]
    decks = [list_cards(request, game, lang) for game in games]
    today = {kept.id for game in games if (kept := puzzle_of_the_day(game, day))}
    mixed = [card for row in zip_longest(*decks) for card in row if card]
    return render_page(
        request,
        "puzzles.html",
        cards=sorted(mixed, key=lambda card: card.puzzle.id not in today),
        today=today,
        games=[
            (game, game.title(lang), len(deck)) for game, deck in zip(games, decks, strict=True)
        ],
        themes=[theme for deck in decks for theme in _count_themes(deck)],
    )


def list_cards(request: Req, game: Game, lang: str) -> list[Card]:
    """Return the cards of a game's puzzles, the easy ones first."""
    return [
        Card(
            game,
            puzzle,
            find_theme(game, puzzle),
            *name_puzzle(game, puzzle, lang),
            find_address(request, game, f"{PUZZLE}.{puzzle.id}") or cover(game.name),
            number,
        )
        for number, puzzle in enumerate(puzzles(game), 1)
    ]


def _count_themes(deck: list[Card]) -> Iterator[tuple[str, str, str, int]]:
    """Yield game, key, title and count of each theme, the frequent ones first."""
    titles = {card.theme: card.title for card in deck}
    for key, count in Counter(card.theme for card in deck).most_common():
        yield deck[0].game.name, key, titles[key], count


def find_theme(game: Game, puzzle: Puzzle) -> str:
    """Return the key of a puzzle's theme; the verb of its answer if no theme fits."""
    theme = themes_of(game).get(puzzle.id)
    return theme.key if theme else puzzle.theme


def name_puzzle(game: Game, puzzle: Puzzle, lang: str) -> tuple[str, str]:
    """Return title and goal of a puzzle, in words."""
    if theme := themes_of(game).get(puzzle.id):
        return theme.title[lang], theme.goal[lang]
    question = WORDS.say(lang, "puzzle-question", {"level": puzzle.level})
    message = f"theme-{puzzle.theme}"
    known = game.words.has(lang, message)
    return game.words.say(lang, message) if known else WORDS.say(lang, "puzzle"), question


# --- one puzzle -----------------------------------------------------------------------------------


@get("/puzzles/{name:str}/{id_:str}", include_in_schema=False)
async def show_puzzle(request: Req, name: FromPath[str], id_: FromPath[str]) -> Page:
    """Return a puzzle. With `move`, say what the move was worth, what is best and why. With
    `played`, show the board after that many actions of the solution."""
    game, lang = find_game(name), language(request)
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
        return _refuse_old(request, error, following)
    seat = table.seat
    assert seat is not None
    table = table.named(list_names(table, seat, lang))
    move = request.query_params.get("move", "")
    answered = move in puzzle.worth
    line = _play_line(table, puzzle)
    played = _count_played(request, len(line)) if answered else 0
    shown = line[played - 1] if played else table
    title, goal = name_puzzle(game, puzzle, lang)
    return render_page(
        request,
        "puzzle.html",
        **draw_board(request, game, shown, seat, may=not played),
        address=f"/puzzles/{game.name}/{id_}",
        key=id_,
        title=title,
        goal=goal,
        gap=_tell_gap(table, seat, lang),
        number=number + 1,
        count=len(all_),
        level=puzzle.level,
        rating=puzzle.rating,
        sides=_list_sides(table, seat, lang),
        move=move if answered else "",
        right=answered and puzzle.is_right(move),
        best=puzzle.best if answered else "",
        best_words=table.explain(puzzle.best, lang) if answered else "",
        why=_explain(table, puzzle, lang) if answered else "",
        others=_list_others(table, puzzle, move, lang) if answered else [],
        line=_tell_line(table, puzzle, len(line), lang) if answered else [],
        played=played,
        following=following,
    )


def _refuse_old(request: Req, error: BadPuzzle, following: str) -> Page:
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


def _count_played(request: Req, most: int) -> int:
    given = request.query_params.get("played", "")
    return min(int(given[:3]), most) if given.isascii() and given.isdigit() else 0


def _play_line(table: Table, puzzle: Puzzle) -> list[Table]:
    """Return the tables after each action of the solution, up to the first that chance decides."""
    found: list[Table] = []
    then = table.fork()
    for action in puzzle.line[:MOST_LINE]:
        if action not in then.legal():
            break
        then.play(action)
        found.append(then.fork())
        if then.revealed(len(then.actions) - 1):
            break
    return found


def _tell_line(table: Table, puzzle: Puzzle, count: int, lang: str) -> list[tuple[int, str]]:
    """Return the solution as seats and words."""
    found = []
    then = table.fork()
    for action in puzzle.line[:count]:
        assert then.seat is not None
        found.append((then.seat, then.explain(action, lang)))
        then.play(action)
    return found


def _tell_gap(table: Table, seat: int, lang: str) -> str:
    """Return how far ahead or behind the player is; for a lone player, the step of the game."""
    points = [scores["total"] for scores in table.scores()]
    if len(points) == 1:
        steps = table.steps(lang)
        return f"{steps.head}." if steps else ""
    gap = points[seat] - max(p for i, p in enumerate(points) if i != seat)
    message = "puzzle-ahead" if gap > 0 else "puzzle-behind" if gap else "puzzle-even"
    return WORDS.say(lang, message, {"count": abs(gap)})


def _list_sides(table: Table, seat: int, lang: str) -> list[Side]:
    """Return the points of both players; of a lone player, the parts that are not empty."""
    scores = table.scores()
    if len(scores) > 1:
        you = WORDS.say(lang, "you")
        return [
            Side(i, you if i == seat else table.player(i, lang), s["total"], i == seat)
            for i, s in sorted(enumerate(scores), key=lambda pair: pair[0] != seat)
        ]
    words = table.game.words
    parts = [(key, n) for key, n in scores[0].items() if n and key != "total"]
    return [
        Side(seat, score_word(words, key, lang), n, False)
        for key, n in parts or [("total", scores[0]["total"])]
    ]


def _explain(table: Table, puzzle: Puzzle, lang: str) -> str:
    """Return why the best action is best, in one sentence."""
    if puzzle.why:
        return say_cause(table, puzzle.why, lang)
    if own := say_merit(table, puzzle.best, lang, None) or say_move(table, puzzle.best, lang):
        return own
    if puzzle.exact:
        best, second = (puzzle.worth[action].value for action in (puzzle.best, puzzle.second))
        return WORDS.say(lang, "puzzle-why-points", {"points": f"{best - second:.1f}"})
    best, second = (_count_wins(table.game, puzzle, a) for a in (puzzle.best, puzzle.second))
    wins = {"best": f"{best:.0f}", "second": f"{second:.0f}"}
    return WORDS.say(lang, "puzzle-why-wins", wins)


def _count_wins(game: Game, puzzle: Puzzle, action: str) -> float:
    """Return how many games of 100 an action wins."""
    line, value = correction_for(game, puzzle.seats).puzzle, puzzle.worth[action].value
    return 100 * (line.correct(value) if line else value)


def _list_others(table: Table, puzzle: Puzzle, move: str, lang: str) -> list[Other]:
    """Return the player's own action if it is not the best, and the next best. Actions that read
    alike are named once."""
    ranked = sorted(puzzle.worth, key=lambda action: (action != move, puzzle.loss(action)))
    told = {table.explain(puzzle.best, lang)}
    found: list[Other] = []
    for action in ranked:
        words = table.explain(action, lang)
        if action == puzzle.best or words in told or len(found) == MOST_OTHERS:
            continue
        told.add(words)
        costly = is_costly(puzzle.loss(action), puzzle.exact)
        found.append(Other(words, _cost(table.game, puzzle, action, lang), costly, action == move))
    return found


def _cost(game: Game, puzzle: Puzzle, action: str, lang: str) -> str:
    """Return what an action costs in words: points, or games won of 100."""
    if puzzle.exact:
        return WORDS.say(lang, "puzzle-costs", {"points": f"{puzzle.loss(action):.1f}"})
    return WORDS.say(lang, "puzzle-wins", {"wins": f"{_count_wins(game, puzzle, action):.0f}"})


HANDLERS = [show_puzzles, show_puzzle]
