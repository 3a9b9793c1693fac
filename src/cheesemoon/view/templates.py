"""Templates of pages and of their parts, and the small pieces of markup that they use."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar

import jinja2
import jinja2.ext
import msgspec
from markupsafe import Markup

from cheesemoon.core import LANGUAGES, Game, listed
from cheesemoon.core.draw.svg import escaped, player_sign

from . import avatars
from .assets import asset, assets, cover
from .frame import has_own_head, motion_of
from .messages import WORDS

_NOT_MOVED = ' transform="translate(0 0)"'
_RULE = re.compile(r"\b([A-Z]{2}-\d+)\b")
_BEHIND = re.compile(r"\(([A-Z]{2}-\d+(?:, [A-Z]{2}-\d+)*)\)")
_LINK = re.compile(r"(<a .*?</a>)")
_ATTRIBUTES = r"(?:\{[{%].*?[}%]\}|[^<>{])*"
_TAG = re.compile(rf"<[a-zA-Z]{_ATTRIBUTES}>", re.DOTALL)
_IN_TAG = re.compile(r"(\{% if [^%]*%\}|\s\{% (?:else|elif [^%]*|endif) %\})\s*\n\s*")
_BLOCKS = (
    "address|article|aside|blockquote|body|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|"
    "footer|form|h[1-6]|head|header|html|legend|li|link|main|meta|nav|ol|option|p|section|select|"
    "summary|table|tbody|td|template|th|thead|title|tr|ul"
)
_AFTER_BLOCK = re.compile(
    rf"(</?(?:{_BLOCKS})\b{_ATTRIBUTES}>|<button\b{_ATTRIBUTES}>)\s*\n\s*", re.DOTALL
)
_BEFORE_BLOCK = re.compile(rf"\s*\n\s*(?=</?(?:{_BLOCKS})\b|</button>)")
_BREAK = re.compile(r"(?<![%#]\})\s*\n\s*")  # behind a statement Jinja removes it
_INDENT = re.compile(r"\n\s+")
_NUMBERED = re.compile(r"-\d")  # found quickly: every rule has it, few sentences do


class _Lean(jinja2.ext.Extension):
    """Sends templates without the line breaks and the indentation that only readers need."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """Return a template's source with tags in one line and no space around blocks."""
        source = _TAG.sub(lambda tag: _join_lines(tag[0]), source)
        source = _BEFORE_BLOCK.sub("", _AFTER_BLOCK.sub(r"\1", source))
        return _INDENT.sub("\n ", _BREAK.sub(" ", source))


def _join_lines(tag: str) -> str:
    """Return a tag in one line, with one space between attributes that statements choose."""
    tag = re.sub(r"\s+>$", ">", _IN_TAG.sub(r"\1", tag))
    return re.sub(r"\s*\n\s*", " ", tag)


@cache
def environment() -> jinja2.Environment:
    """Return the environment of all templates. It always escapes."""
    env = jinja2.Environment(
        loader=jinja2.FileSystemLoader(Path(__file__).parent / "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
        extensions=[_Lean],
        auto_reload=False,  # an update must not look at the disk
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
        has_server=True,  # a static site has none
        root="",  # the folder of a static site
        motion_of=motion_of,
        has_own_head=has_own_head,
    )
    env.filters["listed"] = lambda names, lang: listed(tuple(names), lang)
    env.filters["name_of"] = lambda seat, names: names[seat]
    return env


def render(template: str, lang: str, **values: object) -> str:
    """Return a page or a part of one."""

    def t(message: str, **args: object) -> str:
        return WORDS.say(lang, message, args)

    return _template(template).render(t=t, lang=lang, **values)


@cache
def _template(name: str) -> jinja2.Template:
    return environment().get_template(name)


class PartView(msgspec.Struct, frozen=True):
    """The values of the template of a part of the page: numbers, words, and tuples of them."""

    template: ClassVar[str]


@lru_cache(maxsize=2048)
def render_part(view: PartView, lang: str) -> str:
    """Return a part of the page. It depends on the language and on nothing but its view."""
    values = {name: getattr(view, name) for name in view.__struct_fields__}
    return render(f"parts/{view.template}.html", lang, **values)


def read_templates() -> None:
    """Read the templates of a table's parts, so that no update has to."""
    for name in ("steps", "ask", "person", "panel", "who", "chat"):
        _template(f"parts/{name}.html")


@cache
def icon(name: str, small: bool = False) -> Markup:
    """Return a line icon. It has the colour of the words around it."""
    size = "i s" if small else "i"
    use = f'<use href="{asset("sprite.svg")}#{name}"/>'
    return Markup(f'<svg class="{size}" aria-hidden="true">{use}</svg>')  # noqa: S704 - ours


@cache
def drawing(name: str) -> Markup:
    """Return a small drawing of `static/` as markup, so that browsers need not fetch it."""
    return Markup(assets()[name].data.decode())  # noqa: S704 - ours


@cache
def picture_of(name: str) -> Markup:
    """Return an icon with colours of its own."""
    use = f'<use href="{asset("sprite.svg")}#i-{name}"/>'
    return Markup(f'<svg class="pic" aria-hidden="true">{use}</svg>')  # noqa: S704 - ours


@cache
def face_of(game: Game, seat: int, bot: str, kind: str = "", own: str = "") -> Markup:
    """Return the face of a player or a bot, in the colour of the seat and with its sign.

    `own` is the face that a person has chosen.
    """
    icon = own if own and not bot else avatars.face(seat, bot)
    return Markup(  # noqa: S704 - ours
        f'<span class="face s{seat} {kind}">{picture_of(icon)}{sign(seat, game)}</span>'
    )


@cache
def sign(seat: int, game: Game) -> Markup:
    """Return the sign of a seat."""
    drawing = player_sign(seat, 0, 0, 10, game.colours[seat]).replace(_NOT_MOVED, "")
    return Markup(  # noqa: S704 - drawn by us
        f'<svg class="sign" viewBox="-14 -14 28 28" aria-hidden="true">{drawing}</svg>'
    )


def ruled(text: str, game: str) -> Markup:
    """Return words as markup, with rule numbers as links to the rules. Numbers in brackets are
    behind a small sign."""
    safe = escaped(text)
    if not _NUMBERED.search(safe):
        return Markup(safe)  # noqa: S704 - escaped above
    at = rf'href="/rules/{game}#\1" data-rule="/rules/{game}/\1"'
    sign = rf'<a class="rule sign" {at} title="\1" aria-label="\1">§</a>'
    named = _BEHIND.sub(lambda found: _RULE.sub(sign, found[1].replace(", ", " ")), safe)
    plain = rf'<a class="rule" {at}>\1</a>'
    parts = _LINK.split(named)
    parts[::2] = [_RULE.sub(plain, part) for part in parts[::2]]
    return Markup("".join(parts))  # noqa: S704 - escaped above


def option_words(game: Game, option: str, choice: object, lang: str) -> str:
    """Return the words of an option, or of a choice if it is not None.

    The messages are `option-<name>` and `option-<name>-<choice>`.
    """
    word = str(choice).lower() if isinstance(choice, bool) else choice
    message = f"option-{option}" + (f"-{word}" if choice is not None else "")
    if game.words.has(lang, message):
        return game.words.say(lang, message)
    if isinstance(choice, bool):
        return WORDS.say(lang, "yes" if choice else "no")
    return str(option if choice is None else choice).replace("_", " ").replace("-", " ")
