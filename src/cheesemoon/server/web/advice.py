"""Bots' opinions of a table: hints while playing, and the review of a finished game.

A hint reveals no more than the seat may know: a bot gets the view of the seat to act, never the
table. Its tasks wait in the fair queue like those of all bots.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar
from weakref import WeakKeyDictionary

from cheesemoon import bots
from cheesemoon.bots.prepare import HINTS
from cheesemoon.core import Table
from cheesemoon.view.frame import read_frame
from cheesemoon.view.model import Viewer
from cheesemoon.view.page_state import choose_viewpoint

from ..errors import Refused
from ..tables.room import Room
from ..tables.rooms import Rooms
from ..thinking.compilation import need
from ..thinking.daemon_executor import Thinkers
from ..thinking.fair_queue import Task

logger = logging.getLogger("cheesemoon.server")
T = TypeVar("T")

MOST_WAITING = 4  # questions of one client in the queue
MOST_REVIEWS = 20  # games that wait for a review
MOST_LINE = 6  # actions of a line that are shown
MOST_KEPT = 64  # cached opinions of one table

_reviews = Thinkers(1, "review")
_Opinions = OrderedDict[tuple[int, int], asyncio.Future[bots.Analysis]]
_kept: WeakKeyDictionary[Room, _Opinions] = WeakKeyDictionary()
_ahead: WeakKeyDictionary[Room, tuple[int, asyncio.Future[bots.Standing]]] = WeakKeyDictionary()


def may_ask(room: Room, held: Sequence[int]) -> bool:
    """Return True if hints are fair: the game is over, or it is not rated and this browser holds
    the seats of all people."""
    people = [i for i, seat in enumerate(room.seats) if not seat.bot]
    alone = bool(held and set(people) <= set(held))
    return room.table.over or (alone and not room.is_rated)


async def check_origin(rooms: Rooms, room: Room) -> None:
    """Refuse hints at a what-if of a running game that is rated, or that several people play."""
    while parent := room.info.parent:
        try:
            room = await rooms.room(parent)
        except Refused:  # it has been deleted
            return
        people = [seat for seat in room.seats if not seat.bot]
        if not room.table.over and (len(people) > 1 or room.is_rated):
            raise Refused(403, "no-advice")


async def find_advice(room: Room, look: Viewer, ply: int) -> bots.Analysis:
    """Return what a bot thinks of the decision after `ply` actions."""
    table = room.at(ply)
    seat, covered = choose_viewpoint(table, look)
    now = ply == len(room.plies)
    if not may_ask(room, look.held) or not (now or room.table.over) or covered:
        raise Refused(403, "no-advice")
    if table.seat is None or (now and table.seat not in look.held):
        raise Refused(422, "not-yet")
    key = (ply, room.plies[ply - 1].version if ply else 0)
    kept = _kept.setdefault(room, OrderedDict())
    if now:
        _drop_passed(kept, key)
    if key not in kept:
        kept[key] = _think(room, table)
        while len(kept) > MOST_KEPT:
            kept.popitem(last=False)
    future = kept[key]
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        if not future.cancelled():  # the client has gone
            raise
        raise Refused(409, "conflict") from None
    finally:
        if future.done() and (future.cancelled() or future.exception()) and kept.get(key) is future:
            del kept[key]


def _drop_passed(kept: _Opinions, key: tuple[int, int]) -> None:
    """Cancel unfinished opinions of other decisions of a table: the player has gone on. The coach
    asks at each decision, so the opinions of a quick player would fill the queue."""
    for other in [other for other, future in kept.items() if other != key and not future.done()]:
        kept.pop(other).cancel()


def _think(room: Room, table: Table) -> asyncio.Future[bots.Analysis]:
    name = table.game.name
    args = (name, table.view(table.seat), table.choices())
    return _submit(room, Task[bots.Analysis]("analyse", args, f"{name} hint", need(name, HINTS)))


def _submit(room: Room, task: Task[T]) -> asyncio.Future[T]:
    """Queue a task for the table's last client; refuse more than MOST_WAITING."""
    client = room.client or room.id
    if room.house.queue.waiting_of(client) >= MOST_WAITING:
        raise Refused(429, "too-fast")
    return room.house.queue.submit(client, task).future


def list_expected(table: Table, line: Sequence[str], lang: str) -> list[tuple[int, str]]:
    """Return the line that a bot expects, as seats and words, up to the first random event."""
    words: list[tuple[int, str]] = []
    then = table.fork(seed=secrets.randbits(63))
    for action in line[:MOST_LINE]:
        if then.seat is None or action not in then.legal():
            break
        words.append((then.seat, then.explain(action, lang)))
        then.play(action)
        if then.revealed(len(then.actions) - 1):
            break
    return words


async def find_standing(room: Room) -> bots.Standing:
    """Return who is ahead, as far as a spectator can know. It is computed once for each version.
    Refuse it while a rated game runs: it is a hint."""
    if room.is_rated and not room.table.over:
        raise Refused(403, "rated-no-hints")
    known = _ahead.get(room)
    if known is None or known[0] != room.version:
        name = room.game.name
        args = (name, room.table.view(None))
        task = Task[bots.Standing]("standing", args, f"{name} standing", need(name, HINTS))
        known = _ahead[room] = (room.version, _submit(room, task))
    return await asyncio.shield(known[1])


# --- after the game ------------------------------------------------------------------------------


@dataclass
class Judging:
    """The review of a game, and how far it is."""

    done: int = 0
    all: int = 1
    review: bots.Review | None = None
    failed: bool = False


_judged: WeakKeyDictionary[Room, Judging] = WeakKeyDictionary()


def find_review(room: Room) -> Judging | None:
    """Return the review of a finished game; None if it was not asked for. Refuse a running game."""
    if not room.table.over:
        raise Refused(403, "no-advice")
    return _judged.get(room)


def start_review(room: Room) -> None:
    """Start the review of a finished game, once."""
    if find_review(room) is None:
        if _reviews.waiting >= MOST_REVIEWS:
            raise Refused(429, "too-fast")
        found = _judged[room] = Judging(0, max(1, len(room.plies)))
        people = [number for number, seat in enumerate(room.seats) if not seat.bot]
        _reviews.submit(_review, room.table.fork(), people or None, count_given(room), found)


def count_given(room: Room) -> int:
    """Return how many actions a bot has played to begin a first game."""
    verbs, made = read_frame(room.game).answers.played, room.info.created
    own = (
        n
        for n, ply in enumerate(room.plies)
        if ply.at > made or ply.action.partition(" ")[0] not in verbs
    )
    return next(own, len(room.plies))


def _review(table: Table, seats: Sequence[int] | None, since: int, judging: Judging) -> None:
    def step(done: int, everything: int) -> None:
        judging.done, judging.all = done, everything

    try:
        judging.review = bots.review(table, on_step=step, seats=seats, since=since)
    except Exception:
        logger.exception("a game cannot be judged", extra={"game": table.game.name})
        judging.failed = True
