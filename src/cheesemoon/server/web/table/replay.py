"""Replays of a table, what-ifs, downloads, and the proof of fair chance."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from typing import NamedTuple

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from cheesemoon.bots.judging import explain_better
from cheesemoon.core import Table
from cheesemoon.core.draw.unused_defs import spared
from cheesemoon.view.decisive import Mark, find_marks, find_turning_points, find_winner
from cheesemoon.view.delayed import delay_for
from cheesemoon.view.messages import WORDS
from cheesemoon.view.model import Viewer
from cheesemoon.view.page_state import add_names, choose_viewpoint
from cheesemoon.view.snapshot import TableSnapshot
from cheesemoon.view.summary import build_context

from ...tables.import_export import make_download
from ...tables.room import Room
from ...tables.seats import Seat
from .. import advice as thinking
from ..access import open_table
from ..requests import (
    Page,
    Req,
    base_of,
    browser_of,
    form_of,
    is_script,
    limit_tables,
    ply_of,
    remember,
    render_large_page,
    render_page,
    rooms_of,
    whole_of,
)

MOST_ROUNDS = 7  # numbers below the line of time


class Moment(NamedTuple):
    """A mark on the line of time, in words."""

    mark: Mark
    head: str  # the round
    played: str
    text: str  # what it changed


class Decision(NamedTuple):
    """A decision that is shown on the board: what was played, and what a review calls better."""

    seat: int
    played: str  # the action
    said: str
    better: str = ""
    better_said: str = ""
    why: str = ""


@get("/t/{table_id:str}/replay", include_in_schema=False)
async def show_replay(request: Req, table_id: FromPath[str]) -> Page:
    """Return the page of a table after any of its actions. With `show`, mark the next action."""
    room, look = await open_table(request, table_id)
    state = room.snapshot()
    last = len(state.plies)
    ply = ply_of(request, last)
    table = add_names(state.at(ply), state, look.lang)
    over = room.table.over
    shows = over and ply < last and "show" in request.query_params
    decision = find_decision(room, table, ply, look.lang) if shows else None
    told, picture = await asyncio.to_thread(_drawn, state, table, look, shows)
    first = bool(over and last and not is_script(request))
    values = build_context(state, table, look)
    items = [
        {"ply": n + 1, "seat": p.seat, "lines": lines}
        for n, (p, lines) in enumerate(zip(state.plies, told, strict=True))
    ]
    base = base_of(request)
    return await render_large_page(
        request,
        "replay.html",
        room=room,
        ply=ply,
        last=last,
        items=items,
        picture=picture,
        tall=look.tall,
        title=values["heading"],
        names=values["names"],
        totals=values["totals"],
        question=WORDS.say(look.lang, "game-over") if table.over else table.question(look.lang),
        decision=decision,
        steps=table.steps(look.lang),
        may_ask=over and not table.over and len(table.legal()) > 1,
        share=f"{base}/t/{room.id}/replay?ply={ply}",
        moments=await asyncio.to_thread(list_moments, room, look.lang) if first else [],
        rounds=[] if is_script(request) else await asyncio.to_thread(list_rounds, state, look.lang),
    )


def list_moments(room: Room, lang: str) -> list[Moment]:
    """Return what decided a finished game: by the chances of its review, or else by points."""
    state, judging = room.snapshot(), thinking.find_review(room)
    winner = find_winner(state)
    if judging and judging.review:
        ahead = [(ply, then.chances) for ply, then in judging.review.ahead]
        marks = find_turning_points(state, ahead)
    else:
        marks = find_marks(state)
    found = []
    for mark in marks:
        then = add_names(state.at(mark.ply), state, lang)
        steps, args = then.steps(lang), {"name": then.player(winner)}
        if mark.before is None:
            lead = f"{mark.change:+d}".replace("-", "−")
            text = WORDS.say(lang, "replay-lead", {**args, "change": lead})
        else:
            after = mark.before + mark.change
            text = WORDS.say(lang, "replay-chance", {**args, "before": mark.before, "after": after})
        played = then.explain(state.plies[mark.ply].action, lang)
        found.append(Moment(mark, steps.head if steps else "", played, text))
    return found


def find_decision(room: Room, then: Table, ply: int, lang: str) -> Decision:
    """Return the action after `ply` actions of a finished game, with what a review says of it."""
    move, judging = room.plies[ply], thinking.find_review(room)
    worst = judging.review.worst(len(room.plies)) if judging and judging.review else []
    choice = next((choice for choice in worst if choice.number == ply), None)
    found = Decision(move.seat, move.action, then.explain(move.action, lang))
    if choice is None:
        return found
    return found._replace(
        better=choice.best,
        better_said=then.explain(choice.best, lang),
        why=explain_better(then, choice, lang),
    )


def list_rounds(state: TableSnapshot, lang: str) -> list[tuple[int, int]]:
    """Return the first ply and the number of rounds, of at most `MOST_ROUNDS` of them."""
    found: dict[int, int] = {}
    for ply in range(len(state.plies)):
        steps = state.at(ply).steps(lang)
        number = re.search(r"\d+", steps.head) if steps else None
        if number:
            found.setdefault(int(number[0]), ply)
    rounds = [(ply, number) for number, ply in found.items()]
    every = next((n for n in (1, 2, 5, 10, 20, 50) if len(rounds) / n <= MOST_ROUNDS), 100)
    return [(ply, n) for ply, n in rounds if every == 1 or n == 1 or n % every == 0]


def _drawn(
    state: TableSnapshot, table: Table, look: Viewer, shows: bool
) -> tuple[list[list[str]], str]:
    """Return the whole log, and the board without anything to choose. To show a decision, the
    board of its player keeps the names of the actions."""
    seat, covered = (table.seat, False) if shows else choose_viewpoint(table, look)
    picture = spared(table.svg(None if covered else seat, look.lang, tall=look.tall))
    if not shows:
        picture = re.sub(r' data-action="[^"]*"', "", picture)
        picture = picture.replace('class="choice"', "").replace("piece choice", "piece")
    return state.log(look.lang, table.names), picture


@post("/t/{table_id:str}/fork", include_in_schema=False)
async def fork_table(request: Req, table_id: FromPath[str]) -> Page:
    """Make a what-if: a new table from a ply of this one, with new chance. This browser holds all
    its seats. A what-if of a what-if belongs to the first table, which cannot be deleted while
    hints about it are refused."""
    rooms = rooms_of(request)
    room, look = await open_table(request, table_id)
    shown = delay_for(room, look.held)
    ply = whole_of(await form_of(request), "ply", 0, len(shown.plies))
    limit_tables(request)
    table = room.game.load(shown.at(ply).fork(seed=secrets.randbits(63)).position())
    secret = browser_of(request) or secrets.token_urlsafe(24)
    seats = [Seat(s.bot, "", s.name) for s in room.seats]
    held = [(secret, -1), *((secret, i) for i, s in enumerate(seats) if not s.bot)]
    parent = (room.info.parent, room.info.parent_ply or 0) if room.info.parent else (room.id, ply)
    new = await rooms.open(
        table, seats, held, origin="what-if", chance=room.info.chance, parent=parent
    )
    return remember(request, Redirect(f"/t/{new.id}", status_code=303), secret)


@get("/t/{table_id:str}/save", include_in_schema=False)
async def send_save(request: Req, table_id: FromPath[str]) -> Page:
    """Return the saved game. While the game runs, hidden information is drawn again."""
    room = await rooms_of(request).room(table_id)
    return Response(
        json.dumps(make_download(room), indent=1) + "\n",
        media_type="application/json",
        headers={
            "content-disposition": f'attachment; filename="{room.game.name}-{room.id}.json"',
            "cache-control": "no-store",
        },
    )


@get("/t/{table_id:str}/fair", include_in_schema=False)
async def show_fair(request: Req, table_id: FromPath[str]) -> Page:
    """Return the page with the hash of the seed, and with the seed when the game is over."""
    room = await rooms_of(request).room(table_id)
    seed = room.start.position()["seed"] if room.table.over else ""
    return render_page(request, "fair.html", room=room, seed=seed)


HANDLERS = [show_replay, fork_table, send_save, show_fair]
