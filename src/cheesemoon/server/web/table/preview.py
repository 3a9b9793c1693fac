"""Previews of actions, and reasons why a thing on the board cannot be chosen."""

from __future__ import annotations

import re
import secrets
from html import escape

from litestar import Response, get
from litestar.params import FromPath, FromQuery

import cheesemoon as cm
from cheesemoon.core import Table
from cheesemoon.view.messages import WORDS
from cheesemoon.view.page_state import add_names
from cheesemoon.view.templates import ruled

from ..access import open_table
from ..requests import Page, Req

MOST_LINES = 6  # of what follows an action; a night of rats has many


@get("/t/{table_id:str}/preview", include_in_schema=False)
async def send_preview(request: Req, table_id: FromPath[str], action: FromQuery[str]) -> Page:
    """Return what an action costs and brings, as far as it is certain."""
    room, look = await open_table(request, table_id)
    if room.table.seat not in look.held or action not in room.table.legal():
        return Response("", media_type="text/html")
    lines = foretell(add_names(room.table, room, look.lang), action, look.lang)
    html = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return Response(html, media_type="text/html", headers={"cache-control": "no-store"})


def foretell(table: Table, action: str, lang: str) -> list[str]:
    """Return sentences about what an action does. Four forks with different hidden information play
    it, and only what they agree on is said."""
    told: list[list[str]] = []
    points: list[list[int]] = []
    before = [score["total"] for score in table.scores()]
    name = name_seat(table, table.seat, lang) if table.seat is not None else ""
    chance = False
    for _ in range(4):
        fork = table.fork(seed=secrets.randbits(63))
        given = len(fork.chance)
        fork.play(action)
        chance = chance or len(fork.chance) > given
        told.append(fork.log(lang, since=len(table.actions))[0])
        points.append([score["total"] for score in fork.scores()])
    said = table.explain(action, lang)
    lines: list[str] = []
    for same in zip(*told, strict=False):
        if len(set(same)) > 1:
            chance = True
            break
        line = _without(name, same[0])
        if lines or not _repeats(said, line):
            lines.append(line)
    if len(lines) > MOST_LINES:
        lines = [*lines[: MOST_LINES - 1], "…"]
    if all(p == points[0] for p in points):
        for seat, (old, new) in enumerate(zip(before, points[0], strict=True)):
            if old != new:
                args = {
                    "sign": "plus" if new > old else "minus",
                    "count": abs(new - old),
                    "name": name_seat(table, seat, lang),
                }
                own = "preview-own-points" if seat == table.seat else "preview-points"
                lines.append(WORDS.say(lang, own, args))
    if chance:
        lines.append(WORDS.say(lang, "preview-chance"))
    return [said, *lines]


_NUMBER = re.compile(r"\w*\d+")  # also a cell, such as b6


def _repeats(said: str, line: str) -> bool:
    """Return True if a sentence of the log has only numbers and cells that were said before, or
    ends in words that were said before."""
    numbers = set(_NUMBER.findall(line))
    if numbers:
        return numbers <= set(_NUMBER.findall(said))
    *begin, end = re.split(r"[:.] ", line.rstrip("."))
    return bool(begin) and end.casefold() in said.casefold()


def _without(name: str, line: str) -> str:
    """Return a sentence without the reader's own name at its beginning."""
    if not name or not line.startswith((f"{name} ", f"{name}: ")):
        return line
    rest = line[len(name) :].lstrip(": ")
    return rest[:1].upper() + rest[1:]


def name_seat(table: Table, seat: int, lang: str) -> str:
    """Return the name of a seat, or of the opponent without a seat."""
    return table.player(seat, lang) if seat < table.players else WORDS.say(lang, "opponent")


@get("/t/{table_id:str}/why", include_in_schema=False)
async def explain_refusal(
    request: Req, table_id: FromPath[str], thing: FromQuery[str] = "", pick: FromQuery[str] = ""
) -> Page:
    """Return why a thing on the board cannot be chosen now."""
    room, look = await open_table(request, table_id)
    table = add_names(room.table, room, look.lang)
    if table.over or not look.held:
        return Response("", media_type="text/html")
    said, kind = WORDS.say(look.lang, "not-yet"), ""
    if table.seat in look.held:
        said = find_reason(table, thing[:80], pick[:80], look.lang)
        if not said:
            said = f"{WORDS.say(look.lang, 'not-now')} {table.question(look.lang)}"
            kind = " data-general"  # pages prefer to say what the thing is
    html = f"<p{kind}>{ruled(said, room.game.name)}</p>"
    return Response(html, media_type="text/html", headers={"cache-control": "no-store"})


def find_reason(table: Table, thing: str, pick: str, lang: str) -> str:
    """Return the rule's reason against the action nearest to a clicked thing; "" without one."""
    for action in list_meant(table, thing, pick):
        try:
            table.fork().play(action)
        except cm.IllegalAction as error:
            return error.text(lang)
    return ""


def list_meant(table: Table, thing: str, pick: str) -> list[str]:
    """Return illegal actions that a click on a thing may have meant. A thing is an action, or an id
    that ends in the words of one: `space-7` after choosing rat 1 is `run 1 7`, `sg-buy-rocket` is
    `buy rocket`. A number alone means nothing, except that of a space."""
    legal, number = table.legal(), table.game.actions.number
    words = [word for word in re.split(r"[-_ ]", thing) if word]
    tails = [words[i:] for i in range(len(words))]
    if not re.fullmatch(r"space-\d+", thing):
        tails = [tail for tail in tails if not all(word.isdigit() for word in tail)]
    found = [thing, *(" ".join(tail) for tail in tails)]
    chosen = pick.replace("-", " ")
    near = [a for a in legal if chosen and a.startswith(f"{chosen} ")] or list(legal)
    for tail in tails:
        kept = [action.split(" ")[: -len(tail)] for action in near]
        found += [" ".join([*begun, *tail]) for begun in kept if begun]
    return [a for a in dict.fromkeys(found) if number(a) is not None and a not in legal]


HANDLERS = [send_preview, explain_refusal]
