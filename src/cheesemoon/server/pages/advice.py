"""What a bot would do, who is ahead, and where a game was lost."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from litestar import get, post
from litestar.response import Redirect
from markupsafe import Markup

from cheesemoon import bots
from cheesemoon.core import Game
from cheesemoon.core.svg import player_sign

from .. import advice as thinking
from ..look import context, names_on
from ..render import WORDS
from ..requests import Page, Req, look_of, page, ply_of, rooms_of

MOST_OPTIONS = 6
MOST_LOSSES = 6


@get("/t/{table_id:str}/advice", include_in_schema=False)
async def advice(request: Req, table_id: str) -> Page:
    """What a bot would do here and why, in numbers."""
    room = await rooms_of(request).room(table_id)
    look = await look_of(request, room)
    ply = ply_of(request, len(room.plies))
    await thinking.check_origin(rooms_of(request), room)
    found = await thinking.advice(room, look, ply)
    table = names_on(room.at(ply), room, look.lang)
    legal = table.legal()
    chosen, *others = [o for o in found.options if o.action in legal]
    others.sort(key=lambda o: -o.value)  # after what it would do itself
    options = [(o, table.explain(o.action, look.lang)) for o in (chosen, *others)]
    return page(
        request,
        "parts/advice.html",
        found=found,
        options=options[:MOST_OPTIONS],
        left=len(options) - MOST_OPTIONS,
        line=thinking.expected(table, found.line, look.lang),
        names=table.names,
        game=room.game,
        playing=ply == len(room.plies) and not table.over,
        worst=min(o.value for o in found.options),
        best=max(o.value for o in found.options),
        shares=found.standing.chances,
        ahead=ahead,
        bar=bar,
        decimal=decimal(look.lang),
    )


@get("/t/{table_id:str}/standing", include_in_schema=False)
async def standing(request: Req, table_id: str) -> Page:
    """The bar of who is ahead."""
    room = await rooms_of(request).room(table_id)
    look = await look_of(request, room)
    found = await thinking.standing(room)
    return page(
        request,
        "parts/standing.html",
        shares=found.chances,
        names=room.names(look.lang, WORDS),
        game=room.game,
        ahead=ahead,
    )


@get("/t/{table_id:str}/review", include_in_schema=False)
async def review(request: Req, table_id: str) -> Page:
    """A finished game, judged: the decisions that cost most, and who was ahead when."""
    room = await rooms_of(request).room(table_id)
    look = await look_of(request, room)
    judging = thinking.judged(room)
    values = context(room, names_on(room.table, room, look.lang), look)
    label = WORDS.say(look.lang, "review-course")
    losses = []
    found = judging.review if judging else None
    if found is not None:
        for choice in found.worst(MOST_LOSSES):
            then = names_on(room.at(choice.number), room, look.lang)
            played, best = (then.explain(a, look.lang) for a in (choice.played, choice.best))
            losses.append((choice, played, best))
    return page(
        request,
        "review.html",
        room=room,
        title=values["heading"],
        names=values["names"],
        judging=judging,
        decimal=decimal(look.lang),
        losses=losses,
        course=course(found, label, room.game) if found else "",
    )


@post("/t/{table_id:str}/review", include_in_schema=False)
async def judge(request: Req, table_id: str) -> Redirect:
    """Let a bot judge a finished game, which takes its time."""
    room = await rooms_of(request).room(table_id)
    await thinking.check_origin(rooms_of(request), room)
    thinking.judge(room)
    return Redirect(f"/t/{table_id}/review", status_code=303)


def decimal(lang: str) -> Callable[[float], str]:
    """One digit behind the point, or behind the comma."""
    return lambda value: f"{value:.1f}".replace(".", "." if lang == "en" else ",")


def bar(value: float, error: float, lowest: float, highest: float) -> Markup:
    """A value between the lowest and the highest, with its doubt."""
    wide = max(highest - lowest, 1e-9)
    at = 4 + 92 * (value - lowest) / wide
    doubt = min(92 * 1.96 * error / wide, 96.0)
    return Markup(  # noqa: S704 - numbers and our own drawings
        '<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">'
        '<rect class="all" width="100" height="4"/>'
        f'<rect class="part" width="{at:.1f}" height="4"/>'
        f'<rect class="doubt" x="{max(0.0, at - doubt):.1f}" width="{2 * doubt:.1f}" height="4"/>'
        "</svg>"
    )


def ahead(shares: tuple[float, ...], game: Game) -> Markup:
    """Who is ahead: a share of the bar for each seat."""
    out, x = [], 0.0
    for seat, share in enumerate(shares):
        out.append(
            f'<rect x="{x:.1f}" width="{400 * share:.1f}" height="24" fill="{game.colours[seat]}"/>'
        )
        if share > 0.08:
            out.append(player_sign(seat, x + 200 * share, 12, 7, game.colours[seat]))
        x += 400 * share
    return Markup(  # noqa: S704 - numbers and our own drawings
        f'<svg class="ahead" viewBox="0 0 400 24" aria-hidden="true">{"".join(out)}</svg>'
    )


def course(judged: bots.Review, label: str, game: Game) -> Markup:
    """Who was ahead in the course of the game: a band for each seat, together the whole."""
    points = [(number, then.chances) for number, then in judged.ahead]
    if len(points) < 2:
        return Markup("")
    wide, high = 560, 160
    steps = max(points[-1][0] - points[0][0], 1)
    xs = [round(wide * (number - points[0][0]) / steps, 1) for number, _ in points]
    seats = len(points[0][1])
    out = []
    below = [0.0] * len(points)
    for seat in range(seats):
        top = [b + shares[seat] for b, (_, shares) in zip(below, points, strict=True)]
        there = [f"{x},{high * (1 - t):.1f}" for x, t in zip(xs, top, strict=True)]
        back = [f"{x},{high * (1 - b):.1f}" for x, b in zip(xs, below, strict=True)]
        out.append(
            f'<polygon fill="{game.colours[seat]}" points="{" ".join(there + back[::-1])}"/>'
            + player_sign(seat, 16, high * (1 - (top[0] + below[0]) / 2), 8, game.colours[seat])
        )
        below = top
    if seats == 1:
        out.append(f'<path class="grid" d="M0 {high / 2}H{wide}"/>')
    return Markup(  # noqa: S704 - numbers and our own drawings
        f'<svg class="plot" viewBox="0 0 {wide} {high}" role="img" aria-label="{escape(label)}">'
        f"{''.join(out)}</svg>"
    )


HANDLERS = [advice, standing, review, judge]
