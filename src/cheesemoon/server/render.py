"""Pages and their parts: templates, words, and the small things that all of them use."""

from __future__ import annotations

import hashlib
import re
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup

from cheesemoon.core import LANGUAGES, Game, Words
from cheesemoon.core.svg import player_sign

HERE = Path(__file__).parent
WORDS = Words(HERE / "words")
_RULE = re.compile(r"\b([A-Z]{2}-\d+)\b")


@cache
def environment() -> jinja2.Environment:
    """Templates, always escaping."""
    env = jinja2.Environment(
        loader=jinja2.FileSystemLoader(HERE / "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )
    env.globals.update(
        sign=sign,
        LANGUAGES=LANGUAGES,
        asset=asset,
        ruled=ruled,
    )
    env.filters["name_of"] = lambda seat, names: names[seat]
    return env


def render(template: str, lang: str, **values: Any) -> str:
    """A page or a part of one."""

    def t(message: str, **args: Any) -> str:
        return WORDS.say(lang, message, args)

    return _template(template).render(t=t, lang=lang, **values)


@cache
def _template(name: str) -> jinja2.Template:
    return environment().get_template(name)


def read_templates() -> None:
    """Read what a table is made of, so that no update has to."""
    for name in ("status", "players", "player", "opponent", "ask", "end", "chat"):
        _template(f"parts/{name}.html")


@cache
def asset(name: str) -> str:
    """The address of a static file, which changes when the file does."""
    digest = hashlib.sha256((HERE / "static" / name).read_bytes()).hexdigest()[:10]
    return f"/static/{name}?{digest}"


@cache
def sign(seat: int, game: Game) -> Markup:
    """The sign of a seat."""
    drawing = player_sign(seat, 0, 0, 10, game.colours[seat])
    return Markup(  # noqa: S704 - drawn by us
        f'<svg class="sign" viewBox="-14 -14 28 28" aria-hidden="true">{drawing}</svg>'
    )


def ruled(text: str, game: str) -> Markup:
    """Words with their rule numbers as links to the rules."""
    safe = escape(text)
    link = rf'<a class="rule" href="/rules/{game}#\1" data-rule="/rules/{game}/\1">\1</a>'
    return Markup(_RULE.sub(link, safe))  # noqa: S704 - escaped above


def option_words(game: Game, option: str, choice: Any, lang: str) -> str:
    """An option or a choice of it in words: `option-<name>`, `option-<name>-<choice>`."""
    word = str(choice).lower() if isinstance(choice, bool) else choice
    message = f"option-{option}" + (f"-{word}" if choice is not None else "")
    if game.words.has(lang, message):
        return game.words.say(lang, message)
    if isinstance(choice, bool):
        return WORDS.say(lang, "yes" if choice else "no")
    return str(option if choice is None else choice).replace("_", " ").replace("-", " ")


@lru_cache(maxsize=1024, typed=True)
def part(name: str, lang: str, /, **values: Any) -> str:
    """A part of the page that depends on these values alone: numbers, words, tuples of them."""
    return render(f"parts/{name}.html", lang, **values)
