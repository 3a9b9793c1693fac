"""Routes of the API for bots and tools: JSON, a token for each seat, event streams."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter
from litestar.types import ASGIApp

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.view.page_state import add_names

from ..errors import Problem, Refused
from ..services import Req, client_of, language, limit_tables, rooms_of, services_of
from ..sse import sse
from ..tables import stand_ins
from ..tables.clocks import check_pace
from ..tables.identity import check_names
from ..tables.import_export import make_download
from ..tables.moderation import check_words
from ..tables.room import Room
from ..tables.seats import Seat, strip_invisible
from ..thinking import bots
from ..transport.event_streams import EventStream, ProgramSubscriber, summarise
from .schemas import Action, Explained, GameInfo, MadeTable, NewTable, Played, TableState

WAIT = 25.0  # seconds that a program may wait for a change

TableId = Annotated[str, Parameter(description="The table", max_length=40, min_length=1)]
After = Annotated[
    int | None,
    Parameter(
        ge=0,
        le=2**31 - 1,
        description="Answer when the table has a later version than this one, at most 25 s later.",
    ),
]
Lang = Annotated[
    str | None,
    Parameter(pattern="^(en|pl|de)$", description="The language of all words."),
]


def _problems(*codes: int) -> dict[int, ResponseSpec]:
    words = {
        400: "The request itself is wrong",
        401: "No seat of this table belongs to this token",
        403: "Another seat is to act",
        404: "There is no such table",
        409: "The table has changed meanwhile",
        413: "Too large",
        422: "A rule says no",
        429: "Too much at once",
        503: "The rules cannot be prepared",
    }
    codes = (*codes, 413, 429, 503)
    return {
        code: ResponseSpec(Problem, description=words[code], generate_examples=False)
        for code in codes
    }


def token_of(request: Req) -> str:
    """Return the token of a request; "" without one."""
    value = request.headers.get("authorization", "")
    return value[7:] if value[:7].lower() == "bearer " else ""


def seat_of(request: Req, room: Room) -> int | None:
    """Return the seat of a request's token; None for a spectator. Refuse an unknown token."""
    token = token_of(request)
    if not token:
        return None
    seat = room.seat_of(token)
    if seat is None:
        raise Refused(401, "bad-token")
    return seat


def lang_of(request: Req, lang: str | None) -> str:
    """Return the language that the request asks for."""
    return lang if lang in LANGUAGES else language(request)


@get("/games", summary="The games", operation_id="games", responses=_problems(400))
async def games(request: Req, lang: Lang = None) -> list[GameInfo]:
    """Return every game with its seats, options and bots."""
    return [
        GameInfo(
            game.name,
            game.title(lang_of(request, lang)),
            sorted(game.seats),
            {name: list(option.choices) for name, option in game.options.items()},
            {name: option.default for name, option in game.options.items()},
            list(bots.levels(game)),
        )
        for game in map(cm.game, cm.games())
    ]


@post(
    "/tables",
    summary="Make a table",
    operation_id="make_table",
    responses=_problems(400, 422),
)
async def make_table(request: Req, data: JSONBody[NewTable]) -> MadeTable:
    """Make a table. Each token opens a seat, here and in a browser (`/join/TABLE/TOKEN`)."""
    rooms = rooms_of(request)
    if data.game not in cm.games():
        raise Refused.because(
            cm.UnknownGame("unknown-game", name=data.game, known=", ".join(cm.games()))
        )
    await rooms.wait_ready(data.game)
    game = cm.game(data.game)
    try:
        count = game.check_seats(game.default_seats if data.seats is None else data.seats)
        table = game.new(seats=count, seed=data.seed, **game.check_options(data.options))
    except cm.CheesemoonError as error:
        raise Refused.because(error) from None
    if len(data.bots) > count or len(data.names) > count:
        raise Refused(422, "bad-form", field="bots" if len(data.bots) > count else "names")
    limit_tables(request)
    seats = []
    for i in range(count):
        level = (data.bots[i] if i < len(data.bots) else None) or ""
        if level and level not in bots.levels(game):
            raise Refused(422, "bad-form", field=f"bots[{i}]")
        name = data.names[i] if i < len(data.names) else ""
        seats.append(Seat(level, "", strip_invisible(name)))
    check_names(seats)
    for seat in seats:
        check_words(seat.name, services_of(request).hosting.unwanted)
    wanted = data.pace
    pace = check_pace(wanted.move, wanted.bank, wanted.late) if wanted else None
    room = await rooms.open(
        table,
        seats,
        [],
        origin="seed" if data.seed is None else "chosen",
        public=data.public,
        patience=data.patience,
        pace=pace,
        client=client_of(request),
    )
    tokens = [None if seat.bot else room.token(i) for i, seat in enumerate(seats)]
    return MadeTable(room.id, tokens, room.version, room.seed_hash)


@get(
    "/tables/{table_id:str}",
    summary="Look at a table",
    operation_id="look",
    responses=_problems(400, 401, 404),
)
async def look(
    request: Req, table_id: TableId, after: After = None, lang: Lang = None
) -> TableState:
    """Return what the seat of the token sees; with `after`, wait for a newer version."""
    room = await rooms_of(request).current_room(table_id)
    seat = seat_of(request, room)
    room.note_request(client_of(request))
    room.wake_bot()
    if after is not None and room.version <= after and not room.table.over:
        await _change(request, room, seat, after)
    table = add_names(room.table, room, lang_of(request, lang))
    mine = seat is not None and table.seat == seat and not room.seats[seat].plays
    return TableState(
        room.id,
        room.game.name,
        room.version,
        seat,
        table.seat,
        table.over,
        list(table.legal()) if mine else [],
        table.question(lang_of(request, lang)),
        table.view(seat),
        table.scores(),
        table.winners(),
        list(table.actions),
        list(table.names or ()),
        room.seed_hash,
        room.foretold,
    )


async def _change(request: Req, room: Room, seat: int | None, after: int) -> None:
    """Wait until the table is newer than `after`, the server stops, or WAIT seconds are over."""
    clients = services_of(request).clients
    client = client_of(request)
    if not clients.open_stream(client):
        raise Refused(429, "too-many-streams")
    follower = ProgramSubscriber(() if seat is None else (seat,))
    room.enter(follower)
    try:
        async with asyncio.timeout(WAIT):
            while room.version <= after:
                if not await follower.take():
                    return
    except TimeoutError:
        pass
    finally:
        room.leave(follower)
        clients.close_stream(client)


@post(
    "/tables/{table_id:str}/actions",
    summary="Act",
    operation_id="act",
    status_code=200,
    responses=_problems(400, 401, 403, 404, 409, 422),
)
async def act(table_id: TableId, data: JSONBody[Action]) -> Played:
    """Play an action. The answer comes after it is stored; 409: the table has changed."""
    raise AssertionError("`play.Play` answers this route; here it is only described")


@get(
    "/tables/{table_id:str}/legal",
    summary="Legal actions in words",
    operation_id="legal",
    responses=_problems(400, 401, 404),
)
async def legal(request: Req, table_id: TableId, lang: Lang = None) -> list[Explained]:
    """Return the legal actions of the token's seat, each with its sentence."""
    rooms = rooms_of(request)
    room = await rooms.current_room(table_id)
    seat = seat_of(request, room)
    if seat is None or room.table.seat != seat:
        return []
    table = add_names(room.table, room, lang_of(request, lang))
    return [Explained(a, table.explain(a, lang_of(request, lang))) for a in table.legal()]


@get(
    "/tables/{table_id:str}/log",
    summary="The log",
    operation_id="log",
    responses=_problems(400, 401, 404),
)
async def log(request: Req, table_id: TableId, lang: Lang = None) -> list[list[str]]:
    """Return what each action did, in sentences."""
    rooms = rooms_of(request)
    room = await rooms.current_room(table_id)
    seat_of(request, room)
    state, spoken = room.snapshot(), lang_of(request, lang)
    return await asyncio.to_thread(add_names(state.table, state, spoken).log, spoken)


@get(
    "/tables/{table_id:str}/save",
    summary="The saved game",
    operation_id="save",
    responses=_problems(400, 404),
)
async def save(request: Req, table_id: TableId) -> dict[str, Any]:
    """Return a finished game with its seed; a running one with hidden information redrawn."""
    rooms = rooms_of(request)
    return make_download(await rooms.current_room(table_id))


@get(
    "/tables/{table_id:str}/events",
    summary="Follow a table",
    operation_id="events",
    media_type="text/event-stream",
    responses=_problems(400, 401, 404),
)
async def follow(request: Req, table_id: TableId) -> ASGIApp:
    """Send events `change` with version, turn, over, last action. The first comes at once."""
    rooms = rooms_of(request)
    room = await rooms.room(table_id)
    seat = seat_of(request, room)
    clients = services_of(request).clients
    client = client_of(request)
    if rooms.stopping.is_set() or not clients.open_stream(client):
        raise Refused(429, "too-many-streams")
    follower = ProgramSubscriber(() if seat is None else (seat,))
    room.note_request(client)
    await stand_ins.drop_wishes(room, follower.held)
    room.wake_bot()
    first = sse("change", summarise(room, follower.held))
    return EventStream(room, follower, first, lambda: clients.close_stream(client))


ROUTER = Router(
    "/api",
    route_handlers=[games, make_table, look, act, legal, log, save, follow],
    security=[{}, {"token": []}],
)
