"""Premoves: actions played for absent players at slow tables.

A player may let the server play what leaves no choice, and may choose the next action before the
turn comes. A chosen action is played only if it is legal, means the same in words, and everything
that the player has on the table is as it was. Otherwise the player decides.
"""

from __future__ import annotations

import asyncio
import hashlib
import json

from ..errors import Refused
from ..storage.rows import Plan
from .protocols import Room

MOST = 40  # premoves in a row
WORDS = "en"  # the language in which meanings are compared


def hash_belongings(room: Room, seat: int) -> str:
    """Return a hash of everything that a player has, as far as the player may see it."""
    seats = room.table.view(seat).get("seats", [])
    own = seats[seat] if seat < len(seats) else {}
    return hashlib.sha256(json.dumps(own, sort_keys=True).encode()).hexdigest()[:16]


def list_offered(room: Room, seat: int, lang: str) -> list[tuple[str, str]]:
    """Return the actions that a player may choose for the next turn, each with its words. They are
    the choices with which the player's last turn began."""
    ply = _turn_began(room, seat)
    if ply is None or room.table.seat == seat:
        return []
    then = room.at(ply).named(room.table.names)
    return [(action, then.explain(action, lang)) for action in then.legal()]


def _turn_began(room: Room, seat: int) -> int | None:
    """Return the ply with which the last turn of a seat began."""
    plies = [n for n, ply in enumerate(room.plies) if ply.seat == seat]
    if not plies:
        return None
    first = plies[-1]
    while first and room.plies[first - 1].seat == seat:
        first -= 1
    return first


async def set_premove(room: Room, seat: int, forced: bool, action: str) -> None:
    """Set or clear a seat's premove. Refuse it at a table that is not slow."""
    if room.pace is None or not room.pace.slow:
        raise Refused(422, "not-slow")
    words = ""
    if action:
        words = dict(list_offered(room, seat, WORDS)).get(action, "")
        if not words:
            raise Refused(422, "not-planned")
    own = hash_belongings(room, seat) if action else ""
    plan = Plan(forced, action, words, own) if forced or action else None
    await _put(room, seat, plan)


async def _put(room: Room, seat: int, plan: Plan | None) -> None:
    await room.store.change_seat(room.id, seat, plan=plan)
    room.seats[seat].plan = plan


async def play_premoves(room: Room) -> None:
    """Play the premoves of the player to act, and of those who follow, while they are absent."""
    for _ in range(MOST):
        seat = room.table.seat
        if seat is None or room.by_hand or room.seats[seat].plays or room.present(seat):
            return
        plan = room.seats[seat].plan
        action = _choose(room, seat, plan) if plan else ""
        if plan is not None and plan.action:  # the plan was for this turn only
            await _put(room, seat, Plan(True) if plan.forced else None)
        if not action:
            return
        try:
            await room.act(seat, action, room.version)
        except Refused:
            return
        await asyncio.sleep(0)


def _choose(room: Room, seat: int, plan: Plan) -> str:
    legal = room.table.legal()
    if plan.action in legal:
        same = room.table.named(None).explain(plan.action, WORDS) == plan.words
        if same and hash_belongings(room, seat) == plan.own:
            return plan.action
    return legal[0] if plan.forced and len(legal) == 1 else ""
