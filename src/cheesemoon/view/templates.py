"""Pages and their parts: templates, words, and the small things that all of them use."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup

from cheesemoon.core import LANGUAGES, Game, listed
from cheesemoon.core.draw.svg import escaped, player_sign

from . import avatars
from .assets import asset, assets, cover
from .messages import WORDS

_NOT_MOVED = ' transform="translate(0 0)"'
_RULE = re.compile(r"\b([A-Z]{2}-\d+)\b")
_NUMBERED = re.compile(r"-\d")  # what every rule has and few sentences have, quickly found


@cache
def environment() -> jinja2.Environment:
    """Templates, always escaping."""
    env = jinja2.Environment(
        loader=jinja2.FileSystemLoader(Path(__file__).parent / "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
        auto_reload=False,  # nobody looks at the disk for each update
    )
    env.globals.update(
        sign=sign,
        LANGUAGES=LANGUAGES,
        asset=asset,
        cover=cover,
        ruled=ruled,
        icon=icon,
        drawing=drawing,
        pic=picture_of,
        face=face_of,
        face_icon=avatars.face,
    )
    env.filters["listed"] = lambda names, lang: listed(tuple(names), lang)
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
    for name in ("steps", "ask", "person", "panel", "who", "chat"):
        _template(f"parts/{name}.html")


@cache
def icon(name: str, small: bool = False) -> Markup:
    """A line icon of the pages; it has the colour of the words around it."""
    size = "i s" if small else "i"
    use = f'<use href="{asset("sprite.svg")}#{name}"/>'
    return Markup(f'<svg class="{size}" aria-hidden="true">{use}</svg>')  # noqa: S704 - ours


@cache
def drawing(name: str) -> Markup:
    """A small drawing of ours that stands in the page itself: nothing has to be fetched for it."""
    return Markup(assets()[name].data.decode())  # noqa: S704 - ours


@cache
def picture_of(name: str) -> Markup:
    """An icon with colours of its own."""
    use = f'<use href="{asset("sprite.svg")}#i-{name}"/>'
    return Markup(f'<svg class="pic" aria-hidden="true">{use}</svg>')  # noqa: S704 - ours


@cache
def face_of(game: Game, seat: int, bot: str, kind: str = "", own: str = "") -> Markup:
    """Who sits there: a face, one's own or that of the seat, in the colour of the seat, with its
    sign."""
    icon = own if own and not bot else avatars.face(seat, bot)
    return Markup(  # noqa: S704 - ours
        f'<span class="face s{seat} {kind}">{picture_of(icon)}{sign(seat, game)}</span>'
    )


@cache
def sign(seat: int, game: Game) -> Markup:
    """The sign of a seat."""
    drawing = player_sign(seat, 0, 0, 10, game.colours[seat]).replace(_NOT_MOVED, "")
    return Markup(  # noqa: S704 - drawn by us
        f'<svg class="sign" viewBox="-14 -14 28 28" aria-hidden="true">{drawing}</svg>'
    )


def ruled(text: str, game: str) -> Markup:
    """Words with their rule numbers as links to the rules."""
    safe = escaped(text)
    if not _NUMBERED.search(safe):
        return Markup(safe)  # noqa: S704 - escaped above
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


@lru_cache(maxsize=2048, typed=True)
def part(name: str, lang: str, /, **values: Any) -> str:
    """A part of the page that depends on these values alone: numbers, words, tuples of them."""
    return render(f"parts/{name}.html", lang, **values)
