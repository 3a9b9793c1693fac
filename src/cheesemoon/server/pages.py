"""The pages that people see."""

from __future__ import annotations

import json
import random
import re
import secrets
from datetime import UTC, datetime
from functools import cache
from html import escape
from itertools import groupby
from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie, State, UploadFile
from litestar.response import Redirect
from litestar.types import ASGIApp
from markupsafe import Markup

import cheesemoon as cm
from cheesemoon.core import LANGUAGES, Game, Table, saved
from cheesemoon.core.game import check_seed

from . import players
from .live import Refused, Room, Rooms, Seat, saved_game
from .look import (
    WORDS,
    Look,
    context,
    eye,
    message,
    names_on,
    option_words,
    render,
    score_word,
    see,
)
from .stream import EventStream, Listener, sse

Req = Request[Any, Any, State]
Page = Response[Any]
WHO = "cheesemoon"
YEAR = 365 * 24 * 3600
NAME_LENGTH, CHAT_LENGTH = 24, 500


# --- the reader ----------------------------------------------------------------------------------


def language(request: Req) -> str:
    """The language chosen, or the browser's."""
    chosen = request.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    return header_language(request.headers.get("accept-language", ""))


def header_language(accepted: str) -> str:
    """The first language of a browser's list that we speak."""
    for part in accepted.split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def theme(request: Req) -> str:
    """Dark unless light was chosen."""
    return "light" if request.cookies.get("theme") == "light" else "dark"


def who(request: Req) -> str:
    """The secret of this browser; "" before it has one."""
    found = request.cookies.get(WHO, "")
    return found if 16 <= len(found) <= 64 else ""


def page(request: Req, template: str, status: int = 200, **values: Any) -> Page:
    """A page in the reader's language and light."""
    query = request.url.query
    path = request.url.path + (f"?{query}" if query else "")
    html = render(template, language(request), theme=theme(request), path=path, **values)
    return Response(
        html, media_type="text/html", status_code=status, headers={"cache-control": "no-store"}
    )


def remember(request: Req, response: Any, secret: str) -> Any:
    """Give the browser its secret."""
    response.set_cookie(
        Cookie(
            WHO,
            value=secret,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    )
    return response


def rooms_of(request: Req) -> Rooms:
    """The tables."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def game_named(name: str) -> Game:
    """A game, or a page that says that there is none."""
    if name not in cm.games():
        raise Refused(404, "no-page")
    return cm.game(name)


async def look_of(request: Req, room: Room) -> Look:
    """Who looks at a table."""
    secret = who(request)
    held = await rooms_of(request).store.held(secret, room.id) if secret else []
    peek = request.query_params.get("peek", "")
    return Look(
        tuple(s for s in held if 0 <= s < len(room.seats)),
        language(request),
        -1 in held,
        int(peek) if peek.isdigit() and len(peek) < 3 else None,
    )


async def form_of(request: Req) -> dict[str, Any]:
    """The fields of a form."""
    return dict(await request.form())


def text_of(form: dict[str, Any], field: str, most: int, default: str | None = None) -> str:
    """A field of words, cleaned of what cannot be seen."""
    value = form.get(field, default)
    if not isinstance(value, str):
        raise Refused(400, "bad-form", field=field)
    clean = "".join(c for c in value if c.isprintable()).strip()
    return clean[:most]


def whole_of(form: dict[str, Any], field: str, lowest: int, highest: int) -> int:
    """A field that is a whole number of a range."""
    value = form.get(field)
    if not isinstance(value, str) or not re.fullmatch(r"-?\d{1,9}", value, re.ASCII):
        raise Refused(400, "bad-form", field=field)
    if not lowest <= int(value) <= highest:
        raise Refused(400, "bad-form", field=field)
    return int(value)


def numbers_of(text: str) -> list[int]:
    """Whole numbers with spaces or commas between them."""
    words = re.split(r"[\s,;]+", text.strip()) if text.strip() else []
    if len(words) > 200 or not all(re.fullmatch(r"-?\d{1,6}", w, re.ASCII) for w in words):
        raise Refused(422, "bad-numbers", text=text[:60])
    return [int(word) for word in words]


def preparing(request: Req, game: Game) -> Page | None:
    """The page that people see while the rules are compiled on the first start."""
    rooms = rooms_of(request)
    if rooms.ready(game.name):
        return None
    done, everything = rooms.preparing[game.name]
    broken = game.name in rooms.broken
    return page(
        request,
        "preparing.html",
        503 if broken else 200,
        game=game,
        done=done,
        all=everything,
        broken=broken,
    )


def done(request: Req, path: str) -> Any:
    """After a form: nothing for the script (the stream tells it), the page for everybody else."""
    if request.headers.get("hx-request"):
        return Response(None, status_code=204)
    return Redirect(path, status_code=303)


# --- lobby ---------------------------------------------------------------------------------------


@get("/", include_in_schema=False)
async def lobby(request: Req) -> Page:
    """Choose a game, go on with a table, watch others."""
    rooms, lang = rooms_of(request), language(request)
    mine = await rooms.store.tables_of(who(request)) if who(request) else []
    public = await rooms.store.public_tables()
    for row in (*mine, *public):
        row["when"] = datetime.fromtimestamp(row["active"], UTC).isoformat()
    games = [cm.game(name) for name in cm.games()]
    about = {
        g.name: g.words.say(lang, "about") if g.words.has(lang, "about") else "" for g in games
    }
    return page(
        request,
        "lobby.html",
        games=games,
        about=about,
        mine=[row for row in mine if row["game"] in about],
        public=[row for row in public if row["game"] in about],
        titles={g.name: g.title(lang) for g in games},
        pictured=[g.name for g in games if rooms.is_ready(g.name)],
    )


@get("/picture/{name:str}", include_in_schema=False)
async def picture(request: Req, name: str) -> Page:
    """A table of a game, to show what it looks like."""
    game, rooms = game_named(name.removesuffix(".svg")), rooms_of(request)
    if not rooms.is_ready(game.name):
        raise Refused(404, "no-page")
    return Response(
        pictured(game),
        media_type="image/svg+xml",
        headers={"cache-control": "public, max-age=86400"},
    )


@cache
def pictured(game: Game) -> str:
    """The picture of a table some way into a game."""
    table = game.new(seed=4)
    chosen = random.Random(4)
    for _ in range(12):
        if table.over:
            break
        table.play(chosen.choice(table.legal()))
    return table.svg()


@post("/settings", include_in_schema=False)
async def settings(request: Req) -> Any:
    """Language and light."""
    form = await form_of(request)
    back = str(form.get("back", "/"))
    safe = back if re.fullmatch(r"/(?![/\\])[\w\-./?=&]*", back, re.ASCII) else "/"
    response = Redirect(safe, status_code=303)
    for field, choices in (("lang", LANGUAGES), ("theme", ("dark", "light"))):
        value = form.get(field)
        if value in choices:
            response.set_cookie(Cookie(field, value=value, max_age=YEAR, samesite="lax"))
    return response


@get("/new/{name:str}", include_in_schema=False)
async def new_page(request: Req, name: str) -> Page:
    """The form for a new table."""
    return _new_page(request, game_named(name))


def _new_page(request: Req, game: Game, error: str = "", status: int = 200) -> Page:
    lang = language(request)
    levels = players.levels(game)
    return page(
        request,
        "new.html",
        status,
        game=game,
        error=error,
        levels=levels,
        bots_first=True,
        default_bot="easy" if "easy" in levels else levels[0],
        words=lambda option, choice: option_words(game, option, choice, lang),
    )


@post("/new/{name:str}", include_in_schema=False)
async def new_table(request: Req, name: str) -> Any:
    """A new table; whoever makes it sits on the seats that are played here."""
    game, rooms = game_named(name), rooms_of(request)
    form = await form_of(request)
    if not rooms.ready(game.name):
        await rooms.wait_ready(game.name)
    limit_tables(request)
    secret = who(request) or secrets.token_urlsafe(24)
    count = whole_of(form, "seats", 1, 20)
    seed_text = text_of(form, "seed", 20, "")
    try:
        options = {
            option: described.choices[
                whole_of(form, f"option-{option}", 0, len(described.choices) - 1)
            ]
            for option, described in game.options.items()
            if f"option-{option}" in form
        }
        game.check_seats(count)
        seed = check_seed(int(seed_text)) if seed_text.isascii() and seed_text.isdigit() else None
        if seed_text and seed is None:
            raise cm.BadOption("bad-seed", seed=seed_text, highest=str(2**64 - 1))
        table = game.new(seats=count, seed=seed, **options)
    except cm.CheesemoonError as error:
        return _new_page(request, game, error.text(language(request)), 422)
    seats: list[Seat] = []
    held = [(secret, -1)]
    for i in range(count):
        kind = text_of(form, f"who{i}", 40, "here")
        level = kind.removeprefix("bot:") if kind.startswith("bot:") else ""
        if level and level not in players.levels(game):
            raise Refused(400, "bad-form", field=f"who{i}")
        seats.append(Seat(level, "", text_of(form, f"name{i}", NAME_LENGTH, "")))
        if kind == "here":
            held.append((secret, i))
    room = await rooms.open(
        table,
        seats,
        held,
        origin="seed" if seed is None else "chosen",
        chance="hand" if form.get("chance") == "hand" else "drawn",
        public=bool(form.get("public")),
    )
    return remember(request, Redirect(f"/t/{room.id}", status_code=303), secret)


def limit_tables(request: Req) -> None:
    """Not too many tables of one client."""
    client = request.client.host if request.client else ""
    if not request.app.state.clients.may_make(client):
        raise Refused(429, "too-many-tables")


@post("/open", include_in_schema=False)
async def open_file(request: Req) -> Any:
    """A saved game or a position becomes a table of this browser."""
    rooms = rooms_of(request)
    upload = (await form_of(request)).get("file")
    if not isinstance(upload, UploadFile):
        raise Refused(400, "bad-form", field="file")
    limit_tables(request)
    data = await upload.read()
    table = await table_from(rooms, data)
    secret = who(request) or secrets.token_urlsafe(24)
    held = [(secret, -1), *((secret, i) for i in range(table.players))]
    room = await rooms.open(table, [Seat() for _ in range(table.players)], held, origin="position")
    return remember(request, Redirect(f"/t/{room.id}", status_code=303), secret)


async def table_from(rooms: Rooms, data: bytes) -> Table:
    """The table of a file that somebody sent."""
    try:
        content = json.loads(data)
        name = content["game"]
        if name not in cm.games():
            raise KeyError(name)
    except (ValueError, KeyError, TypeError, RecursionError):
        raise Refused(422, "bad-file") from None
    await rooms.wait_ready(name)
    try:
        if "cheesemoon" in content:
            return saved.from_dict(content, "game", cm.game)
        return cm.game(name).load(content)
    except cm.CheesemoonError as error:
        raise Refused.because(error) from None


# --- at a table ----------------------------------------------------------------------------------


@get("/join/{table_id:str}/{token:str}", include_in_schema=False)
async def join(request: Req, table_id: str, token: str) -> Any:
    """The link of a seat: whoever opens it sits there."""
    rooms = rooms_of(request)
    seat = rooms.store.seat_of(table_id, token)
    if seat is None:
        raise Refused(404, "bad-link")
    room = await rooms.room(table_id)
    if seat >= len(room.seats) or room.seats[seat].bot:
        raise Refused(404, "bad-link")
    secret = who(request) or secrets.token_urlsafe(24)
    await rooms.store.hold(secret, table_id, seat)
    if room.seats[seat].stand_in:
        await room.stand_in(seat, "")
    return remember(request, Redirect(f"/t/{table_id}", status_code=303), secret)


@get("/t/{table_id:str}", include_in_schema=False)
async def table_page(request: Req, table_id: str) -> Page:
    """The table."""
    rooms = rooms_of(request)
    kept = None if table_id in {r.id for r in rooms.loaded()} else await rooms.store.load(table_id)
    if kept is not None and (waiting := preparing(request, game_named(kept.info["game"]))):
        return waiting
    room = await rooms.room(table_id)
    room.wake_bot()
    look = await look_of(request, room)
    base = str(request.base_url).rstrip("/")

    def link(seat: int) -> tuple[int, str]:
        return seat, f"{base}/join/{room.id}/{rooms.store.seat_token(room.id, seat)}"

    invited = [
        link(i)
        for i, seat in enumerate(room.seats)
        if look.maker and not seat.bot and i not in look.held
    ]
    return page(
        request,
        "table.html",
        room=room,
        look=look,
        seen=see(room, look),
        links=invited,
        own_links=[link(seat) for seat in look.held],
        query=f"peek={look.peek}" if look.peek is not None else "",
    )


@get("/t/{table_id:str}/live", include_in_schema=False)
async def live(request: Req, table_id: str) -> ASGIApp:
    """What changes at a table, as it changes."""
    rooms = rooms_of(request)
    room = await rooms.room(table_id)
    look = await look_of(request, room)
    clients = request.app.state.clients
    client = request.client.host if request.client else ""
    if rooms.stopping.is_set() or not clients.open_stream(client):
        raise Refused(429, "too-many-streams")
    room.wake_bot()
    listener = Listener(look)
    listener.last = see(room, look)
    known = request.query_params.get("stamp") == listener.last.stamp
    first = None if known else sse("update", message(None, listener.last))
    return EventStream(room, listener, first, lambda: clients.close_stream(client))


async def seated(request: Req, table_id: str) -> tuple[Room, Look]:
    """The room, for somebody who has a seat in it."""
    room = await rooms_of(request).room(table_id)
    look = await look_of(request, room)
    if not look.held:
        raise Refused(403, "not-your-seat")
    return room, look


@post("/t/{table_id:str}/act", include_in_schema=False)
async def act(request: Req, table_id: str) -> Any:
    """An action of one of this browser's seats."""
    room, look = await seated(request, table_id)
    form = await form_of(request)
    action = form.get("action")
    if not isinstance(action, str):
        raise Refused(400, "bad-form", field="action")
    numbers = numbers_of(text_of(form, "numbers", 2000, "")) if room.by_hand else None
    seat = room.table.seat if room.table.seat in look.held else look.held[0]
    assert seat is not None
    await room.act(seat, action[:200], whole_of(form, "version", 0, 10**9), numbers)
    request.app.state.metrics.counts["actions"] += 1
    return done(request, f"/t/{room.id}")


@post("/t/{table_id:str}/undo", include_in_schema=False)
async def undo(request: Req, table_id: str) -> Any:
    """Take back, or ask the others."""
    room, look = await seated(request, table_id)
    version = whole_of(await form_of(request), "version", 0, 10**9)
    await room.undo(look.held, version)
    return done(request, f"/t/{room.id}")


@post("/t/{table_id:str}/answer", include_in_schema=False)
async def answer(request: Req, table_id: str) -> Any:
    """Agree to an undo, or not."""
    room, look = await seated(request, table_id)
    await room.answer(look.held, (await form_of(request)).get("yes") == "1")
    return done(request, f"/t/{room.id}")


@post("/t/{table_id:str}/chat", include_in_schema=False)
async def say(request: Req, table_id: str) -> Any:
    """A line of chat; onlookers may speak too."""
    room = await rooms_of(request).room(table_id)
    look = await look_of(request, room)
    text = text_of(await form_of(request), "text", CHAT_LENGTH)
    if not text:
        raise Refused(400, "bad-form", field="text")
    seat = look.held[0] if look.held else None
    await room.say(seat, room.seats[seat].name if seat is not None else "", text)
    return done(request, f"/t/{room.id}")


@post("/t/{table_id:str}/name", include_in_schema=False)
async def rename(request: Req, table_id: str) -> Any:
    """What a player is called."""
    room, look = await seated(request, table_id)
    form = await form_of(request)
    seat = whole_of(form, "seat", 0, len(room.seats) - 1)
    if seat not in look.held:
        raise Refused(403, "not-your-seat")
    await room.rename(seat, text_of(form, "name", NAME_LENGTH))
    return done(request, f"/t/{room.id}")


@post("/t/{table_id:str}/stand-in", include_in_schema=False)
async def stand_in(request: Req, table_id: str) -> Any:
    """A bot plays for somebody who left, until they come back."""
    room, look = await seated(request, table_id)
    form = await form_of(request)
    seat = whole_of(form, "seat", 0, len(room.seats) - 1)
    level = text_of(form, "level", 40, "")
    if seat not in look.held and (not level or room.present(seat)):
        raise Refused(403, "not-your-seat")
    await room.stand_in(seat, level)
    return done(request, f"/t/{room.id}")


@post("/t/{table_id:str}/again", include_in_schema=False)
async def again(request: Req, table_id: str) -> Any:
    """The same people at a new table."""
    rooms = rooms_of(request)
    room, _ = await seated(request, table_id)
    async with room.busy:
        following = room.info["next"]
        if not following:
            limit_tables(request)
            table = room.game.new(len(room.seats), None, **room.table.options)
            seats = [Seat(s.bot, "", s.name) for s in room.seats]
            new = await rooms.open(
                table, seats, [], chance=room.info["chance"], public=room.info["public"]
            )
            following = new.id
            await rooms.store.write(new.id, copy_holders(room.id, new.id))
            await rooms.store.change(room.id, next=following)
            room.info["next"] = following
    await room.tell()
    return Redirect(f"/t/{following}", status_code=303)


def copy_holders(old: str, new: str) -> Any:
    """Everybody holds at the new table what they held at the old one."""
    import sqlalchemy as sa

    from .store import holders

    def work(db: sa.Connection) -> None:
        rows = db.execute(sa.select(holders).where(holders.c.table_id == old)).mappings().all()
        if rows:
            db.execute(sa.insert(holders), [{**row, "table_id": new} for row in rows])

    return work


@get("/t/{table_id:str}/hint", include_in_schema=False)
async def hint(request: Req, table_id: str, action: str) -> Page:
    """What an action costs and brings, as far as nobody has to guess."""
    room = await rooms_of(request).room(table_id)
    look = await look_of(request, room)
    if room.table.seat not in look.held or action not in room.table.legal():
        return Response("", media_type="text/html")
    lines = foretell(names_on(room.table, room, look.lang), action, look.lang)
    html = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return Response(html, media_type="text/html", headers={"cache-control": "no-store"})


def foretell(table: Table, action: str, lang: str) -> list[str]:
    """What an action does, told by tables that differ in all that is hidden or still to come: only
    what they agree on is said."""
    told: list[list[str]] = []
    points: list[list[int]] = []
    before = [score["total"] for score in table.scores()]
    chance = False
    for _ in range(4):
        fork = table.fork(seed=secrets.randbits(63))
        given = len(fork.chance)
        fork.play(action)
        chance = chance or len(fork.chance) > given
        told.append(fork.log(lang, since=len(table.actions))[0])
        points.append([score["total"] for score in fork.scores()])
    lines: list[str] = []
    for same in zip(*told, strict=False):
        if len(set(same)) > 1:
            chance = True
            break
        lines.append(same[0])
    if all(p == points[0] for p in points):
        for seat, (old, new) in enumerate(zip(before, points[0], strict=True)):
            if old != new:
                args = {
                    "sign": "plus" if new > old else "minus",
                    "count": abs(new - old),
                    "name": table.player(seat, lang),
                }
                lines.append(WORDS.say(lang, "hint-points", args))
    if chance:
        lines.append(WORDS.say(lang, "hint-chance"))
    return [table.explain(action, lang), *lines]


@get("/t/{table_id:str}/replay", include_in_schema=False)
async def replay(request: Req, table_id: str) -> Page:
    """A table after any of its actions."""
    room = await rooms_of(request).room(table_id)
    look = await look_of(request, room)
    last = len(room.plies)
    asked = request.query_params.get("ply", str(last))
    ply = min(int(asked), last) if asked.isascii() and asked.isdigit() and len(asked) < 9 else last
    table = names_on(room.at(ply), room, look.lang)
    seat, covered = eye(room, table, look)
    values = context(room, table, look)
    whole = names_on(room.table, room, look.lang).log(look.lang)
    items = [
        {"ply": n + 1, "seat": p.seat, "lines": lines}
        for n, (p, lines) in enumerate(zip(room.plies, whole, strict=True))
    ]
    base = str(request.base_url).rstrip("/")
    picture = re.sub(
        r' data-action="[^"]*"', "", table.svg(None if covered else seat, look.lang)
    ).replace('class="choice"', "")
    return page(
        request,
        "replay.html",
        room=room,
        ply=ply,
        last=last,
        items=items,
        picture=picture,
        title=values["heading"],
        names=values["names"],
        totals=values["totals"],
        question=WORDS.say(look.lang, "game-over") if table.over else table.question(look.lang),
        share=f"{base}/t/{room.id}/replay?ply={ply}",
    )


@post("/t/{table_id:str}/fork", include_in_schema=False)
async def fork(request: Req, table_id: str) -> Any:
    """What if? A new table from any ply of this one, with new chance; all its seats are here."""
    rooms = rooms_of(request)
    room = await rooms.room(table_id)
    ply = whole_of(await form_of(request), "ply", 0, len(room.plies))
    limit_tables(request)
    table = room.game.load(room.at(ply).fork(seed=secrets.randbits(63)).position())
    secret = who(request) or secrets.token_urlsafe(24)
    seats = [Seat(s.bot, "", s.name) for s in room.seats]
    held = [(secret, -1), *((secret, i) for i, s in enumerate(seats) if not s.bot)]
    new = await rooms.open(
        table, seats, held, origin="what-if", chance=room.info["chance"], parent=(room.id, ply)
    )
    return remember(request, Redirect(f"/t/{new.id}", status_code=303), secret)


@get("/t/{table_id:str}/save", include_in_schema=False)
async def save(request: Req, table_id: str) -> Page:
    """The saved game; while it runs, the table as it stands with all that is hidden drawn anew."""
    room = await rooms_of(request).room(table_id)
    return Response(
        json.dumps(download(room), indent=1) + "\n",
        media_type="application/json",
        headers={
            "content-disposition": f'attachment; filename="{room.game.name}-{room.id}.json"',
            "cache-control": "no-store",
        },
    )


def download(room: Room) -> dict[str, Any]:
    """What may be given away of a table: everything when it is over, nothing hidden before."""
    if room.table.over:
        return saved_game(room)
    return saved.to_dict(room.table.fork(seed=secrets.randbits(63)))


@get("/t/{table_id:str}/fair", include_in_schema=False)
async def fair(request: Req, table_id: str) -> Page:
    """The hash of the seed, and the seed when the game is over."""
    room = await rooms_of(request).room(table_id)
    seed = room.start.position()["seed"] if room.table.over else ""
    return page(request, "fair.html", room=room, seed=seed)


# --- rules, score pad, help ----------------------------------------------------------------------


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


@get("/pad/{name:str}", include_in_schema=False)
async def pad(request: Req, name: str) -> Page:
    """A score pad for the printed game."""
    game = game_named(name)
    if waiting := preparing(request, game):
        return waiting
    asked = request.query_params.get("seats", "")
    count = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 3 else 0
    seats = count if count in game.seats else game.default_seats
    lang = language(request)
    keys = [
        (key, score_word(game, key, lang))
        for key in game.new(seats=seats, seed=0).scores()[0]
        if key != "total"
    ]
    return page(request, "pad.html", game=game, seats=seats, keys=keys)


@get("/help", include_in_schema=False)
async def help_page(request: Req) -> Page:
    """How to play here."""
    return page(request, "help.html")


def trouble(request: Req, status: int, text: str) -> Page:
    """A page for what cannot be; the script only wants the sentence."""
    lang = language(request)
    if request.headers.get("hx-request"):
        return Response(text, media_type="text/html", status_code=status)
    return page(request, "message.html", status, heading=WORDS.say(lang, "wrong"), text=text)


ROUTER = Router(
    "/",
    route_handlers=[
        lobby,
        picture,
        settings,
        new_page,
        new_table,
        open_file,
        join,
        table_page,
        live,
        act,
        undo,
        answer,
        say,
        rename,
        stand_in,
        again,
        hint,
        replay,
        fork,
        save,
        fair,
        rules,
        one_rule,
        pad,
        help_page,
    ],
)

__all__ = ["ROUTER", "download", "language", "limit_tables", "table_from", "trouble"]
