"""Pages with a bot's advice, and with who is ahead."""

from __future__ import annotations

import asyncio

from litestar import get
from litestar.params import FromPath

from cheesemoon.bots.grades import explain, graded, put_points_first
from cheesemoon.view.charts import decimal, draw_bar, draw_shares, round_shares
from cheesemoon.view.messages import WORDS
from cheesemoon.view.page_state import add_names

from .. import advice as thinking
from ..access import open_table
from ..requests import Page, Req, ply_of, render_page, rooms_of


@get("/t/{table_id:str}/advice", include_in_schema=False)
async def show_advice(request: Req, table_id: FromPath[str]) -> Page:
    """Return what a bot would do here and why: a sentence, grades, and numbers behind "More"."""
    room, look = await open_table(request, table_id)
    ply = ply_of(request, len(room.plies))
    await thinking.check_origin(rooms_of(request), room)
    found = await thinking.find_advice(room, look, ply)
    table = add_names(room.at(ply), room, look.lang)
    choices = put_points_first(table, graded(found, table.choices()))
    line = found.line if choices[0][0].action == found.best else ()
    options = [(o, mark, table.explain(o.action, look.lang)) for o, mark in choices]
    why = await asyncio.to_thread(explain, table, found, choices, look.lang)
    return render_page(
        request,
        "parts/advice.html",
        found=found,
        options=options,
        why=why,
        line=thinking.list_expected(table, line, look.lang),
        names=table.names,
        game=room.game,
        playing=ply == len(room.plies) and not table.over,
        most=max(1.0, *(o.value for o, _, _ in options)) if found.exact else 1.0,
        shares=found.standing.chances,
        ahead=draw_shares,
        percents=round_shares,
        bar=draw_bar,
        decimal=decimal(look.lang),
    )


@get("/t/{table_id:str}/standing", include_in_schema=False)
async def show_standing(request: Req, table_id: FromPath[str]) -> Page:
    """Return the bar of who is ahead."""
    room, look = await open_table(request, table_id)
    await thinking.check_origin(rooms_of(request), room)
    found = await thinking.find_standing(room)
    return render_page(
        request,
        "parts/standing.html",
        shares=found.chances,
        names=room.names(look.lang, WORDS),
        game=room.game,
        ahead=draw_shares,
        percents=round_shares,
    )


HANDLERS = [show_advice, show_standing]
