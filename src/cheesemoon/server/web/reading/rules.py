"""The rules in chapters with figures and by number, and the help."""

from __future__ import annotations

import re
from typing import NamedTuple

from litestar import get
from litestar.params import FromPath
from markupsafe import Markup

from cheesemoon.core import Game
from cheesemoon.core.text.rulebook import RuleText
from cheesemoon.learn.book import clauses
from cheesemoon.view.intros import INTRO
from cheesemoon.view.templates import ruled

from ...errors import Refused
from ..learn.figures import Shown, draw_one_screen, find_address, list_figures
from ..requests import Page, Req, find_game, language, render_page


class Part(NamedTuple):
    """A chapter as a reader sees it."""

    id: str
    title: str
    text: list[str]
    figures: list[Shown]
    groups: list[tuple[str, list[RuleText]]]  # clauses under their headings


def mark_rule(text: str, game: str) -> Markup:
    """Return a rule as HTML, with emphasis, code words, and links to other rules."""
    safe = re.sub(r"`([^`]*)`", r"<code>\1</code>", str(ruled(text, game)))
    safe = re.sub(r"\*\*([^*]+)\*\*", r"<b>\1</b>", safe)
    return Markup(re.sub(r"\*([^*]+)\*", r"<em>\1</em>", safe))  # noqa: S704 - escaped by ruled


def strip_marks(heading: str) -> str:
    """Return a heading without marks."""
    return re.sub(r"[`*]", "", heading)


def parts(request: Req, game: Game) -> list[Part]:
    """Return the whole rulebook; a game without chapters has its headings instead."""
    lang = language(request)
    found = []
    for chapter, rules in clauses(game, lang):
        groups = _headed(rules)
        if chapter is None:
            found += [Part(part[0].number, head, [], [], [(head, part)]) for head, part in groups]
        else:
            title, text = chapter.title[lang], [each[lang] for each in chapter.text]
            shown = list_figures(request, game, chapter.first)
            found.append(Part(f"c-{chapter.first}", title, text, shown, groups))
    return found


def _headed(rules: list[RuleText]) -> list[tuple[str, list[RuleText]]]:
    groups: dict[str, list[RuleText]] = {}
    for rule in rules:
        groups.setdefault(strip_marks(rule.heading), []).append(rule)
    return list(groups.items())


@get("/rules/{name:str}", include_in_schema=False)
async def show_rules(request: Req, name: FromPath[str]) -> Page:
    """Return the page of the rules: on one screen, in chapters, and by number."""
    game = find_game(name)
    return render_page(
        request,
        "rules.html",
        game=game,
        parts=parts(request, game),
        screen=draw_one_screen(request, game),
        drawn=bool(find_address(request, game, INTRO)),
        marked=mark_rule,
    )


@get("/rules/{name:str}/{number:str}", include_in_schema=False)
async def send_rule(request: Req, name: FromPath[str], number: FromPath[str]) -> Page:
    """Return one rule, for the box that a rule number opens."""
    game = find_game(name)
    found = game.rulebook.rule(number, language(request))
    if found is None:
        raise Refused(404, "no-page")
    heading = strip_marks(found.heading)
    return render_page(
        request, "parts/rule.html", game=game, rule=found, heading=heading, marked=mark_rule
    )


@get("/help", include_in_schema=False)
async def show_help(request: Req) -> Page:
    """Return the help; for a table, with its game on one screen first."""
    name = request.query_params.get("game", "")
    screen = draw_one_screen(request, find_game(name)) if name else None
    return render_page(request, "help.html", screen=screen)


HANDLERS = [show_rules, send_rule, show_help]
