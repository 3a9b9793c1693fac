"""Acting for somebody who is not here: what leaves no choice, and what they said before they went.

At slow tables a turn may wait for days only because somebody has to press the one button there is.
Players may be spared that if they want. And a player who already knows what to do next may say so:
it is done when the turn comes, if nothing has changed, that is if the choice is there, means the
same in words and costs the same, and all that the player has on the table is as it was. Otherwise
it is left to the player.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from typing import NamedTuple

from ..errors import Refused
from . import clocks
from .protocols import Room

MOST = 40  # actions in a row that are made for somebody
WORDS = "en"  # the language in which meanings are compared


class Plan(NamedTuple):
    """What a player wants done while away."""

    forced: bool  # what leaves no choice
    action: str = ""  # at the beginning of the next turn
    words: str = ""  # what it meant
    own: str = ""  # all that the player had then

    @classmethod
    def kept(cls, text: str | None) -> Plan | None:
        """As it is kept."""
        return cls(**json.loads(text)) if text else None

    def text(self) -> str:
        """How it is kept."""
        return json.dumps(self._asdict())


def belongings(room: Room, seat: int) -> str:
    """A fingerprint of all that a player has, as far as they may see it."""
    seats = room.table.view(seat).get("seats", [])
    own = seats[seat] if seat < len(seats) else {}
    return hashlib.sha256(json.dumps(own, sort_keys=True).encode()).hexdigest()[:16]


def offered(room: Room, seat: int, lang: str) -> list[tuple[str, str]]:
    """What somebody may decide now for the next turn: the choices with which their last one
    began, in words."""
    ply = _turn_began(room, seat)
    if ply is None or room.table.seat == seat:
        return []
    then = room.at(ply).named(room.table.names)
    return [(action, then.explain(action, lang)) for action in then.legal()]


def _turn_began(room: Room, seat: int) -> int | None:
    """The ply with which the last turn of a seat began."""
    plies = [n for n, ply in enumerate(room.plies) if ply.seat == seat]
    if not plies:
        return None
    first = plies[-1]
    while first and room.plies[first - 1].seat == seat:
        first -= 1
    return first


async def want(room: Room, seat: int, forced: bool, action: str) -> None:
    """Somebody says what is to be done for them; without either, nothing is."""
    speed = clocks.pace_of(room)
    if speed is None or not speed.slow:
        raise Refused(422, "not-slow")
    words = ""
    if action:
        words = dict(offered(room, seat, WORDS)).get(action, "")
        if not words:
            raise Refused(422, "not-planned")
    own = belongings(room, seat) if action else ""
    plan = Plan(forced, action, words, own) if forced or action else None
    text = plan.text() if plan else None
    await room.store.change_seat(room.id, seat, plan=text)
    room.seats[seat].plan = text


async def turned(room: Room) -> None:
    """The turn has come to somebody: do what they wanted, while nothing speaks against it.
    Those who are here decide for themselves."""
    for _ in range(MOST):
        seat = room.table.seat
        if seat is None or room.by_hand or room.seats[seat].plays or room.present(seat):
            return
        plan = Plan.kept(room.seats[seat].plan)
        action = _chosen(room, seat, plan) if plan else ""
        if plan is not None and plan.action:  # whatever comes of it, it was said for this turn
            await _used(room, seat, plan)
        if not action:
            return
        try:
            await room.act(seat, action, room.version)
        except Refused:
            return
        await asyncio.sleep(0)


def _chosen(room: Room, seat: int, plan: Plan) -> str:
    legal = room.table.legal()
    if plan.action in legal:
        same = room.table.named(None).explain(plan.action, WORDS) == plan.words
        if same and belongings(room, seat) == plan.own:
            return plan.action
    return legal[0] if plan.forced and len(legal) == 1 else ""


async def _used(room: Room, seat: int, plan: Plan) -> None:
    text = Plan(True).text() if plan.forced else None
    await room.store.change_seat(room.id, seat, plan=text)
    room.seats[seat].plan = text
