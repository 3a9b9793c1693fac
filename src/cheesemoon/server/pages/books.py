"""Things to read: the rules by number, the help."""

from __future__ import annotations

import re
from html import escape
from itertools import groupby

from litestar import get
from markupsafe import Markup

from ..refusal import Refused
from ..requests import Page, Req, game_named, language, page


def marked(text: str) -> Markup:
    """A rule with its code words."""
    return Markup(re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(text)))  # noqa: S704 - escaped


@get("/rules/{name:str}", include_in_schema=False)
async def rules(request: Req, name: str) -> Page:
    """The rulebook by numbers."""
    game = game_named(name)
    book = game.rulebook.all(language(request)).values()
    groups = [(heading, list(part)) for heading, part in groupby(book, lambda r: r.heading)]
    return page(request, "rules.html", game=game, groups=groups, marked=marked)


@get("/rules/{name:str}/{number:str}", include_in_schema=False)
async def one_rule(request: Req, name: str, number: str) -> Page:
    """One rule, for the box that a rule number opens."""
    game = game_named(name)
    found = game.rulebook.rule(number, language(request))
    if found is None:
        raise Refused(404, "no-page")
    return page(request, "parts/rule.html", game=game, rule=found, marked=marked)


@get("/help", include_in_schema=False)
async def help_page(request: Req) -> Page:
    """How to play here."""
    return page(request, "help.html")


HANDLERS = [rules, one_rule, help_page]
