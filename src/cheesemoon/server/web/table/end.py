"""The end of a game: the podium, points by kind, the course of the game, costly decisions."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from operator import attrgetter
from typing import NamedTuple

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from cheesemoon.bots.judging import Choice, explain_better
from cheesemoon.core.draw.svg import painted
from cheesemoon.core.draw.unused_defs import spared
from cheesemoon.view.ask_bar import find_asker
from cheesemoon.view.assets import asset
from cheesemoon.view.charts import PERCENT, decimal, draw_plot, draw_stack
from cheesemoon.view.course import Moment, average_rounds
from cheesemoon.view.decisive import find_decisive
from cheesemoon.view.frame import score_icons
from cheesemoon.view.messages import WORDS
from cheesemoon.view.model import TableState, Viewer
from cheesemoon.view.page_state import add_names
from cheesemoon.view.summary import (
    Side,
    build_context,
    explain_end,
    list_sides,
    tell_story,
    trace_points,
)

from ...errors import Refused
from ...tables import rematch
from ...tables.room import Room
from .. import advice as thinking
from ..access import open_table
from ..cards import can_draw_png
from ..requests import Page, Req, base_of, render_large_page, rooms_of, theme_of

MOST_LOSSES = 3


@get("/t/{table_id:str}/end", include_in_schema=False)
async def show_end(request: Req, table_id: FromPath[str]) -> Page:
    """Return the page of a finished game; redirect to the table while the game runs."""
    room, look = await open_table(request, table_id)
    if not room.table.over:
        return Redirect(f"/t/{room.id}", status_code=303)
    table = add_names(room.table, room, look.lang)
    everybody = list_sides(room, table, look.lang)
    judging = thinking.find_review(room)
    mine = look.held[0] if len(look.held) == 1 else None
    own = next((s for s in everybody if s.number == mine and s.bot != "robot"), None)
    found = judging.review if judging else None
    kinds = [row[0] for row in everybody[0].rows if any(s.rows[row[0]][2] for s in everybody)]
    most = max(max(sum(abs(row[2]) for row in side.rows) for side in everybody), 1)
    label = WORDS.say(look.lang, "points-over-time")
    traced, decided_at = await asyncio.to_thread(_look_back, room.snapshot())
    icons = [score_icons(room.game).get(key, "") for key in table.scores()[0] if key != "total"]
    drawn = [icon and f"{asset('sprite.svg')}#i-{icon}" for icon in icons]
    asker = find_asker(room)
    return await render_large_page(
        request,
        "end.html",
        **build_context(room, table, look),
        sides=everybody,
        podium=arrange_podium(everybody),
        kinds=kinds,
        icons=icons,
        mine=mine,
        own=own if own and not own.won else None,
        story=tell_story(room, everybody, traced, look.lang),
        lead=compute_lead(everybody),
        difference=find_difference(everybody),
        why=explain_end(room, table, look.lang),
        stacks=[
            (side, draw_stack([(row[0], row[2]) for row in side.rows], most, _told(side), drawn))
            for side in sorted(everybody, key=lambda side: (side is not own, side.rank))
        ],
        lines=draw_plot(traced, room.game, label) if room.plies else "",
        judging=judging,
        losses=_list_losses(room, look),
        chances=_draw_chances(room, look.lang) if found else "",
        decimal=decimal(look.lang),
        stronger="" if own and not own.won else find_level(room, 1),
        weaker=find_level(room, -1) if own and not own.won else "",
        link=f"{base_of(request)}/t/{room.id}/end",
        card=f"{base_of(request)}/t/{room.id}/card.png",
        pictured=can_draw_png(),
        decided_at=decided_at,
        ended=room.ended.how if room.ended else "",
        next_by=table.player(asker) if asker is not None and asker not in look.held else "",
        series=room.info.series,
        decided=rematch.is_decided(room),
        games_won=rematch.count_wins(room),
    )


def _look_back(state: TableState) -> tuple[list[list[float]], int | None]:
    """Return the points over time and the decisive action. A thread looks at all positions."""
    return (trace_points(state), find_decisive(state)) if state.plies else ([], None)


def arrange_podium(everybody: list[Side]) -> list[Side]:
    """Return the first three, the winner in the middle; all sides if no side won."""
    if not any(side.won for side in everybody):
        return everybody
    ranked = sorted(everybody, key=lambda side: (side.rank, side.number))[:3]
    return [ranked[i] for i in (1, 0, 2) if i < len(ranked)]


def compute_lead(everybody: list[Side]) -> int:
    """Return how many points the winner is ahead of the next."""
    totals = sorted((side.total for side in everybody), reverse=True)
    return totals[0] - totals[1] if len(totals) > 1 else 0


def find_difference(everybody: list[Side]) -> dict[str, str | int] | None:
    """Return the kind of points that explains most of the lead: its name, who won and came second,
    and the points of both. Return None if no side won alone, if points are not told by kind, or if
    no kind explains half of the lead."""
    first, *others = sorted(everybody, key=attrgetter("rank"))
    if not others or not first.won or others[0].won:
        return None
    if any(side.total != sum(points for _, _, points in side.rows) for side in (first, others[0])):
        return None
    pairs = zip(first.rows, others[0].rows, strict=True)
    words, mine, theirs = max(
        ((row[1], row[2], other[2]) for row, other in pairs), key=lambda it: it[1] - it[2]
    )
    enough = 2 * (mine - theirs) >= first.total - others[0].total > 0
    if not enough:
        return None
    other = others[0].name
    return {"what": words, "winner": first.name, "mine": mine, "other": other, "theirs": theirs}


def _told(side: Side) -> str:
    parts = ", ".join(f"{words} {points}" for _, words, points in side.rows if points)
    return f"{side.name}: {side.total}. {parts}"


def find_level(room: Room, step: int) -> str:
    """Return the level above the strongest bot of the table, or below it with step -1; "" if there
    is none."""
    order = ("easy", "medium", "hard", "expert")
    best = max((order.index(seat.bot) for seat in room.seats if seat.bot in order), default=-9)
    return order[best + step] if 0 <= best + step < len(order) else ""


class Loss(NamedTuple):
    """A decision that cost much, in words."""

    choice: Choice
    head: str  # the round
    played: str
    best: str
    why: str  # the best is better; "" without a named reason


def _list_losses(room: Room, look: Viewer) -> list[Loss]:
    """Return the decisions that cost most."""
    judging = thinking.find_review(room)
    if judging is None or judging.review is None:
        return []
    found = []
    for choice in judging.review.worst(MOST_LOSSES):
        then = add_names(room.at(choice.number), room, look.lang)
        played, best = (then.explain(a, look.lang) for a in (choice.played, choice.best))
        steps = then.steps(look.lang)
        why = explain_better(then, choice, look.lang)
        found.append(Loss(choice, steps.head if steps else "", played, best, why))
    return found


def _draw_chances(room: Room, lang: str) -> str:
    """Return a chart of the chances during the game, as the bots judged them."""
    judging = thinking.find_review(room)
    assert judging and judging.review
    ahead = judging.review.ahead
    moments = [_moment(room, number, then.chances, lang) for number, then in ahead]
    rounds = average_rounds(moments, len(room.seats))
    if len(rounds) < 2:
        return ""
    numbers = [ahead[each.members.start][0] for each in rounds]
    marks = [
        (n + 1, max(bisect_right(numbers, choice.number) - 1, 0), choice.seat)
        for n, choice in enumerate(judging.review.worst(MOST_LOSSES))
    ]
    lines = [
        [100 * share for share in line]
        for line in zip(*(each.chances for each in rounds), strict=True)
    ]
    label = WORDS.say(lang, "review-course")
    return draw_plot(lines, room.game, label, PERCENT, marks, [each.label for each in rounds])


def _moment(room: Room, number: int, chances: tuple[float, ...], lang: str) -> Moment:
    then = room.at(number)
    steps = then.steps(lang)
    assert then.seat is not None
    return Moment(steps.head if steps else "", then.seat, chances)


@get("/t/{table_id:str}/board/{ply:int}", include_in_schema=False)
async def show_board(request: Req, table_id: FromPath[str], ply: FromPath[int]) -> Page:
    """Return the board of a finished game after `ply` actions, as the player to act saw it."""
    room, look = await open_table(request, table_id)
    if not room.table.over:
        raise Refused(403, "no-advice")
    if not 0 <= ply < len(room.plies):
        raise Refused(404, "no-page")
    table = add_names(room.at(ply), room, look.lang)
    picture = spared(table.svg(table.seat, look.lang))
    return Response(
        painted(picture, theme_of(request)),
        media_type="image/svg+xml",
        headers={"cache-control": "private, max-age=3600", "vary": "cookie"},
    )


@get("/t/{table_id:str}/review", include_in_schema=False)
async def show_review(request: Req, table_id: FromPath[str]) -> Redirect:
    """Redirect to the page of the end, which contains the review."""
    room = await rooms_of(request).room(table_id)
    thinking.find_review(room)  # refuses a running game
    return Redirect(f"/t/{room.id}/end", status_code=303)


@post("/t/{table_id:str}/review", include_in_schema=False)
async def begin_review(request: Req, table_id: FromPath[str]) -> Redirect:
    """Start the review of a finished game by a bot, in the background."""
    room = await rooms_of(request).room(table_id)
    await thinking.check_origin(rooms_of(request), room)
    thinking.start_review(room)
    return Redirect(f"/t/{table_id}/end", status_code=303)


HANDLERS = [show_end, show_board, show_review, begin_review]
