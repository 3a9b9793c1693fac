"""The form of a new table: seats, options, pace."""

from __future__ import annotations

import secrets

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect

import cheesemoon as cm
from cheesemoon.bots import bot as make_bot
from cheesemoon.core import Game
from cheesemoon.core.game.contract import Choice
from cheesemoon.core.game.options import check_seed
from cheesemoon.core.game.physical import places
from cheesemoon.view import avatars
from cheesemoon.view.frame import applies, presets, read_frame, start_rule
from cheesemoon.view.templates import option_words

from ...errors import Refused
from ...storage import early
from ...storage.rows import LATE
from ...storage.schema import PATIENCE
from ...storage.store import Store, Taken
from ...storage.terms import Terms
from ...tables import clocks, identity, physical, rematch, reservations
from ...tables.identity import check_names
from ...tables.moderation import check_words
from ...tables.seats import Seat, shown_face
from ...thinking import bots
from ..advice import may_ask
from ..requests import (
    NAME_LENGTH,
    Form,
    Page,
    Req,
    browser_of,
    client_of,
    find_game,
    form_of,
    language,
    limit_tables,
    remember,
    render_page,
    rooms_of,
    services_of,
    text_of,
    whole_of,
)

MOST_SEATS = 20
MOST_DELAY = 50  # actions that spectators may be behind


@get("/new/{name:str}", include_in_schema=False)
async def show_new(request: Req, name: FromPath[str]) -> Page:
    """Return the form for a new table."""
    game = find_game(name)
    asked = request.query_params.get("level", "")
    return await _render_new(request, game, level=asked if asked in bots.levels(game) else "easy")


async def _render_new(
    request: Req, game: Game, error: str = "", status: int = 200, level: str = "easy"
) -> Page:
    lang = language(request)

    def words(option: str, choice: Choice | None) -> str:
        return option_words(game, option, choice, lang)

    def short(option: str, choice: Choice | None) -> str:
        return words(option, choice).partition(":")[0]

    return render_page(
        request,
        "new.html",
        status,
        game=game,
        error=error,
        levels=sorted(bots.levels(game), key=lambda name: avatars.STRENGTH.get(name, 9)),
        default_bot=level,
        friends="friends" in request.query_params,
        strength=avatars.STRENGTH,
        presets=presets(game),
        applies=applies(game),
        words=words,
        short=short,
        bot_face=lambda level: avatars.BOTS.get(level, avatars.OTHER_BOT),
        patience=PATIENCE,
        starts=start_rule(game, lang),
        me=await identity.person_of(rooms_of(request).store, browser_of(request)),
        paces=clocks.PRESETS,
        late=LATE,
        most_delay=MOST_DELAY,
        ladder=services_of(request).hosting.ladder,
        place=reservations.reserve(rooms_of(request).store),
    )


@post("/new/{name:str}", include_in_schema=False)
async def make_table(request: Req, name: FromPath[str]) -> Page:
    """Make a table from the form."""
    game, rooms = find_game(name), rooms_of(request)
    form = await form_of(request)
    await rooms.wait_ready(game.name)
    address = await _read_reserved(rooms.store, text_of(form, "place", 80, ""))
    limit_tables(request)
    seats, here = in_order(*read_seats(game, form), text_of(form, "order", 10, "seats"))
    me = await identity.person_of(rooms.store, browser_of(request))
    for seat in here[:1]:
        seats[seat].name, seats[seat].face = (
            seats[seat].name or me.name,
            me.face or seats[seat].face,
        )
    check_names(seats)
    for place in seats:
        check_words(place.name, services_of(request).hosting.unwanted)
    wanted = clocks.from_form(form)
    seed_text = text_of(form, "seed", 20, "")
    try:
        game.check_seats(len(seats))
        seed = check_seed(int(seed_text)) if seed_text.isascii() and seed_text.isdigit() else None
        if seed_text and seed is None:
            raise cm.BadOption("bad-seed", seed=seed_text, highest=str(2**64 - 1))
        table = game.new(seats=len(seats), seed=seed, **read_options(game, form, len(seats)))
        if by_hand := form.get("chance") == "hand":
            table = physical.take_chance_by_hand(table)
        elif form.get("preset") == "first":
            begin(table)
    except cm.CheesemoonError as error:
        return await _render_new(request, game, error.text(language(request)), 422)
    secret = browser_of(request) or secrets.token_urlsafe(24)
    try:
        room = await rooms.open(
            table,
            seats,
            [(secret, -1), *((secret, i) for i in here)],
            origin="seed" if seed is None else "chosen",
            chance="hand" if by_hand else "drawn",
            public=bool(form.get("public")) or any(seat.open for seat in seats),
            patience=whole_of(form, "patience", 0, 86_400) if "patience" in form else PATIENCE,
            pace=wanted,
            series=rematch.first_of_series(3, len(seats)) if form.get("series") == "3" else None,
            client=client_of(request),
            reserved=address,
        )
    except Taken:  # another process has made a table with this id
        raise Refused(409, "place-taken") from None
    if address:
        await early.forget(rooms.store, address)
    await room.agree(read_terms(request, form))
    lay = by_hand and places(table, language(request))
    guided = "#guide" if form.get("preset") == "first" and may_ask(room, here) else ""
    there = f"/t/{room.id}/layout" if lay else f"/t/{room.id}{guided}"
    return remember(request, Redirect(there, status_code=303), secret)


def begin(table: cm.Table) -> None:
    """Play the actions that a first game begins with, such as placing the first districts."""
    player, verbs = make_bot("greedy", table.game, seed=1), read_frame(table.game).answers.played
    while not table.over and table.legal()[0].partition(" ")[0] in verbs:
        table.play(player.choose_at(table))


async def _read_reserved(store: Store, place: str) -> str:
    """Return the reserved id for the table; "" if there is none. Refuse an id that is in use."""
    found = reservations.redeem(store, place) if place else ""
    if found and await store.load(found) is not None:
        raise Refused(409, "place-taken")
    return found


def read_terms(request: Req, form: Form) -> Terms:
    """Return the terms that a form asks for; the default terms if it has none."""
    delay = whole_of(form, "delay", 0, MOST_DELAY) if form.get("delay") else 0
    rated = bool(form.get("rated")) and services_of(request).hosting.ladder
    return Terms(rated, not form.get("no-chat"), delay)


def read_seats(game: Game, form: Form) -> tuple[list[Seat], list[int]]:
    """Return the seats, and which of them this screen plays. A seat is `who0` and so on: `here`,
    `link`, `open`, `bot:easy`, or `nobody` for no seat; `bot` has its level in `bot0`."""
    count = whole_of(form, "seats", 1, MOST_SEATS) if "seats" in form else MOST_SEATS
    seats: list[Seat] = []
    here: list[int] = []
    for i in range(count):
        kind = text_of(form, f"who{i}", 40, "here" if "seats" in form else "nobody")
        if kind == "nobody":
            continue
        level = kind.removeprefix("bot:") if kind.startswith("bot:") else ""
        if kind == "bot":
            level = text_of(form, f"bot{i}", 40, "easy")
        if level and level not in bots.levels(game):
            raise Refused(400, "bad-form", field=f"who{i}")
        if kind == "here":
            here.append(len(seats))
        name = text_of(form, f"name{i}", NAME_LENGTH, "")
        place = Seat(level, "", name, open=kind == "open")
        if len(seats) != i:  # a chair before it is free
            place.face = shown_face(place, i)
        seats.append(place)
        if kind == "link" and form.get("place"):
            seats[-1].renewed = reservations.chair_mark(i)
    return seats, here


def in_order(seats: list[Seat], here: list[int], how: str) -> tuple[list[Seat], list[int]]:
    """Return seats and own seats in playing order; the first seat starts. `seats`: as chosen;
    `start`: a random start, then the same order; `all`: a random order."""
    if how not in ("seats", "start", "all"):
        raise Refused(400, "bad-form", field="order")
    order = list(range(len(seats)))
    if how == "start" and order:
        first = secrets.randbelow(len(order))
        order = order[first:] + order[:first]
    elif how == "all":
        secrets.SystemRandom().shuffle(order)
    for i, place in enumerate(seats):  # people keep the face that the form shows
        if order.index(i) != i:
            place.face = shown_face(place, i)
    return [seats[i] for i in order], [n for n, i in enumerate(order) if i in here]


def read_options(game: Game, form: Form, seats: int) -> dict[str, Choice]:
    """Return the options of a preset, or those chosen one by one. Options that do not apply to this
    number of seats are left out."""
    chosen = form.get("preset", "own")
    if chosen != "own":
        found = presets(game).get(str(chosen))
        if found is None:
            raise Refused(400, "bad-form", field="preset")
        return dict(found)
    return {
        option: described.choices[
            whole_of(dict(form), f"option-{option}", 0, len(described.choices) - 1)
        ]
        for option, described in game.options.items()
        if f"option-{option}" in form and seats in applies(game).get(option, game.seats)
    }


HANDLERS = [show_new, make_table]
