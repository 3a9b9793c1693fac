"""Pages of play by letter: all letters, an invitation, one table; and what its room may do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

import cheesemoon as cm
from cheesemoon.core import Game
from cheesemoon.letters import BadLetter, Match, is_offered, read, to_text
from cheesemoon.letters.letter import MARK, Letter, hashes, to_json
from cheesemoon.server.errors import Refused
from cheesemoon.server.tables import identity
from cheesemoon.server.web.lobby.new import read_options
from cheesemoon.server.web.requests import (
    NAME_LENGTH,
    Form,
    Req,
    answer_form,
    browser_of,
    find_game,
    form_of,
    is_script,
    language,
    render_page,
    rooms_of,
    text_of,
    whole_of,
)
from cheesemoon.view.frame import presets
from cheesemoon.view.messages import WORDS

from .framework import FromPath, Redirect, Request, Response, UploadFile, get, post
from .letters import Letters, Mine

MOST_TEXT = 600_000  # characters of a letter that is pasted
GO_AFTER = 1500  # milliseconds that the page shows an action before the letter comes
_ALLOWED = {"act", "undo", "forget", "fork", "review"}  # what may be posted at such a table


class Host(Protocol):
    """The site, as these pages need it."""

    address: str  # of the site, with its folder
    letters: Letters
    go: Callable[[str, int], None]  # shows a page after some milliseconds


def _host(request: Request[None]) -> Host:
    return cast(Host, request.app)


def letters_of(request: Request[None]) -> Letters:
    """Return the letters of this browser."""
    return _host(request).letters


def _asked(request: Request[None]) -> Req:
    return cast(Req, request)


@get("/letter")
async def show_letters(request: Request[None]) -> object:
    """Return the page of all letters, with the form of a new table."""
    asked = _asked(request)
    games = [cm.game(name) for name in cm.games()]
    me = await identity.person_of(rooms_of(asked).store, browser_of(asked))
    return render_page(
        asked,
        "letters.html",
        games=[game for game in games if is_offered(game)],
        others=[game for game in games if not is_offered(game)],
        mine=[(each, _next_name(each)) for each in letters_of(request).all()],
        presets=presets,
        pace_of=lambda game: _tell_pace(game, language(asked)),
        me=me,
    )


def _tell_pace(game: Game, lang: str) -> str:
    """Return how often letters go round, in the game's words or in those of all games."""
    words = game.words if game.words.has(lang, "letter-pace") else WORDS
    return words.say(lang, "letter-pace")


def _next_name(mine: Mine) -> str:
    """Return the name of the player who writes next; "" if it is this one or the game is over."""
    following = mine.match.next
    return "" if following in (None, mine.me) else mine.match.name(following)


@post("/letter/new/{name:str}")
async def write_invitation(request: Request[None], name: FromPath[str]) -> object:
    """Make a table from the form, and show its first letter."""
    asked = _asked(request)
    game, form = find_game(str(name)), await form_of(asked)
    players = whole_of(form, "players", 1, max(game.seats))
    try:
        game.check_seats(players)
        options = read_options(game, form, players)
        mine = await letters_of(request).invite(game, players, options, _read_name(asked, form))
    except cm.CheesemoonError as error:
        raise Refused.because(error) from None
    return Redirect(f"/letter/{mine.id}")


def _read_name(request: Req, form: Form) -> str:
    name = text_of(form, "name", NAME_LENGTH, "")
    identity.check_name(name)
    return name or WORDS.say(language(request), "player", {"number": 1})


@get("/letter/open")
async def open_link(request: Request[None]) -> object:
    """Open the letter of a link."""
    return await _open(request, request.query_params.get("text", ""))


@post("/letter/open")
async def open_letter(request: Request[None]) -> object:
    """Open a letter that was pasted or uploaded."""
    form = await form_of(_asked(request))
    file, text = form.get("file"), str(form.get("text", ""))
    if not text.strip() and isinstance(file, UploadFile):
        text = (await file.read()).decode(errors="replace")
    return await _open(request, text)


async def _open_file(request: Request[None]) -> object | None:
    """Open a letter among the files that the lobby takes; None for another file."""
    file = (await form_of(_asked(request))).get("file")
    text = (await file.read()).decode(errors="replace") if isinstance(file, UploadFile) else ""
    return await _open(request, text) if f'"{MARK}"' in text else None


async def _open(request: Request[None], text: str) -> object:
    asked = _asked(request)
    letters = letters_of(request)
    letter = _read(text)
    try:
        if letters.find(letter.head.table) is not None:
            mine = await letters.receive(letter)
            return Redirect(f"/t/{mine.room}" if mine.must_act else f"/letter/{mine.id}")
        match = Match.of(letter)
    except BadLetter as error:
        raise Refused.because(error) from None
    if len(match.joined) == letter.head.players:
        raise Refused(422, "letter-not-mine")
    me = await identity.person_of(rooms_of(asked).store, browser_of(asked))
    return render_page(
        asked,
        "letter-join.html",
        game=match.game,
        host=match.joined[0].name,
        names=[join.name for join in match.joined],
        players=letter.head.players,
        options=_options(match.game, letter, language(asked)),
        text=to_text(letter),
        me=me,
    )


def _read(text: str) -> Letter:
    try:
        return read(text[:MOST_TEXT])
    except BadLetter as error:
        raise Refused.because(error) from None


def _options(game: Game, letter: Letter, lang: str) -> list[str]:
    """Return the options of an invitation that are not the default ones, in words."""
    from cheesemoon.view.templates import option_words

    changed = {
        name: choice
        for name, choice in letter.head.options.items()
        if choice != game.options[name].default
    }
    return [
        f"{option_words(game, name, None, lang)}: {option_words(game, name, choice, lang)}"
        for name, choice in changed.items()
    ]


@post("/letter/join")
async def join(request: Request[None]) -> object:
    """Take a seat, and show the answer to the invitation."""
    asked = _asked(request)
    form = await form_of(asked)
    letter = _read(str(form.get("text", "")))
    try:
        mine = await letters_of(request).join(letter, _read_name(asked, form))
    except BadLetter as error:
        raise Refused.because(error) from None
    return Redirect(f"/letter/{mine.id}")


@get("/letter/{table:str}")
async def show_letter(request: Request[None], table: FromPath[str]) -> object:
    """Return the page of one table: whose turn it is, and the letter to send."""
    letters, mine = letters_of(request), _find(request, str(table))
    asked = _asked(request)
    digests = hashes(mine.letter.head, mine.letter.entries)
    rows = [
        (number, mine.letter.name(entry.by), entry.told(), digest.hex()[:8])
        for number, (entry, digest) in enumerate(zip(mine.letter.entries, digests, strict=True), 1)
    ]
    link = f"{_host(request).address}#letter={to_text(mine.letter)}"
    return render_page(
        asked,
        "letter.html",
        mine=mine,
        game=mine.game,
        complete=await letters.is_complete(mine),
        over=mine.match.next is None,
        to=_next_name(mine),
        others=[n for n in map(mine.match.name, range(mine.letter.head.players)) if n != _me(mine)],
        link=link,
        rows=rows[::-1],
    )


def _me(mine: Mine) -> str:
    return mine.match.name(mine.me)


def _find(request: Request[None], table: str) -> Mine:
    found = letters_of(request).find(table)
    if found is None:
        raise Refused(404, "letter-unknown")
    return found


@post("/letter/{table:str}/seal")
async def seal(request: Request[None], table: FromPath[str]) -> object:
    """Write the own letter."""
    mine = _find(request, str(table))
    try:
        await letters_of(request).seal(mine)
    except BadLetter as error:
        raise Refused.because(error) from None
    return Redirect(f"/letter/{mine.id}")


@get("/letter/{table:str}/file")
async def send_file(request: Request[None], table: FromPath[str]) -> object:
    """Return the letter as a file."""
    mine = _find(request, str(table))
    name = f"{mine.game.name}-{mine.id}-{len(mine.letter.entries)}.letter.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(to_json(mine.letter).encode(), media_type="application/json", headers=headers)


# --- at the table ---------------------------------------------------------------------------------


async def guard(request: Request[None]) -> object | None:
    """Answer what a table by letter answers otherwise than other tables; None for the rest."""
    if (request.method, request.url.path) == ("POST", "/open"):
        return await _open_file(request)
    _, first, room, *rest = [*request.url.path.split("/"), "", ""][:4]
    if first != "t" or (mine := letters_of(request).of_room(room)) is None:
        return None
    what = "".join(rest)
    letters, asked = letters_of(request), _asked(request)
    there = f"/letter/{mine.id}"
    if request.method == "GET":
        is_sent = not what and not mine.is_mine and mine.is_waiting
        return Redirect(there) if is_sent else None
    if what not in _ALLOWED:
        raise Refused(422, "letter-only-play")
    if what == "undo":
        await letters.undo(mine)
        return answer_form(asked, f"/t/{room}")
    if what != "act":
        return None
    form = await form_of(asked)
    if await letters.plan(mine, str(form.get("action"))[:200]):
        _host(request).go(there, 0)
        return answer_form(asked, there)
    await letters.forget_plan(mine)
    return None


async def after_action(request: Request[None]) -> None:
    """Show the letter after the action that completes it."""
    parts = request.url.path.split("/")
    if request.method != "POST" or len(parts) != 4 or parts[3] != "act":
        return
    mine = letters_of(request).of_room(parts[2])
    if (
        mine is not None
        and await letters_of(request).is_complete(mine)
        and is_script(_asked(request))
    ):
        _host(request).go(f"/letter/{mine.id}", GO_AFTER)


HANDLERS = [
    show_letters,
    write_invitation,
    open_link,
    open_letter,
    join,
    show_letter,
    seal,
    send_file,
]
