"""The steps of a move: check the action, describe the row to store, show the result.

`Room.act` joins the steps: players see a move only after its commit.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import cheesemoon as cm
from cheesemoon.core import Table
from cheesemoon.core.game.engine_state import NumbersMissing

from .. import timing
from ..errors import Refused
from ..storage.rows import Move, TableChange
from ..storage.statements import Change
from ..storage.store import NotStored, Taken
from ..storage.writer import CommitUnknown
from . import clocks, proof, results
from .protocols import Room
from .seats import Ply

_json = msgspec.json.encode


class Step(msgspec.Struct, frozen=True):
    """A move that is not stored yet, and the table that it leads to."""

    table: Table
    turn: int | None  # the seat to act there
    before: int | None  # the seat to act before
    move: Move
    also: TableChange  # of the same transaction
    more: Change | None


def play_action(room: Room, seat: int, action: str, numbers: Sequence[int] | None = None) -> Table:
    """Return the table after an action of this seat; refuse an action that is not legal now."""
    if room.gone:
        raise Refused(404, "no-table")
    if room.ended is not None:
        raise Refused(422, "table-ended")
    turn = room.table.seat
    if turn is None:
        raise Refused.because(_explain(room, action))
    if turn != seat:
        raise Refused(403, "not-your-turn")
    clocks.check_time(room, seat)
    # a fork, because players see the move only after the commit
    if numbers is not None or room.by_hand:
        return _play_with_chance(room, action, list(numbers or []))
    try:
        return room.table.after(action)
    except cm.IllegalAction as error:
        raise Refused.because(error) from None


def _explain(room: Room, action: str) -> cm.IllegalAction:
    try:
        room.table.fork().play(action)
    except cm.IllegalAction as error:
        return error
    raise AssertionError("a game that is over refuses everything")


def _play_with_chance(room: Room, action: str, numbers: list[int]) -> Table:
    """Return the table after an action whose chance people entered; refuse too few or too many
    numbers."""
    if numbers and not room.by_hand:
        raise Refused(422, "chance-not-by-hand")
    table = room.table.fork()
    drawn = int(table.state.drawn)
    table.feed(numbers)
    try:
        table.play(action)
    except NumbersMissing as missing:
        raise Refused(422, "chance-needed", count=missing.needed, given=len(numbers)) from None
    except cm.IllegalAction as error:
        raise Refused.because(error) from None
    needed = len(table.chance) - len(room.table.chance)
    if int(table.state.drawn) != drawn:
        raise Refused(422, "chance-needed", count=needed, given=len(numbers))
    if table.position()["script"]:
        raise Refused(422, "chance-too-many", count=needed, given=len(numbers))
    return table


def step_to(room: Room, table: Table, seat: int, action: str | None, before: int | None) -> Step:
    """Return the step of a seat's move to this table; without an action it is an undo."""
    now = timing.epoch()
    turn, actions, events, record = table.snapshot()
    told = _json(events).decode() if action is not None else "[]"
    move = Move(room.id, room.version + 1, actions, seat, action, told, record, now)
    info, over = room.info, turn is None
    also: TableChange = {}  # in the same transaction: a second one would cost a flush
    if over != info.over or now - info.active > 30:
        also = {"over": over, "active": now}
    if room.asked is not None:
        also["asked"] = None
    if action is None and info.over and info.origin in ("seed", "position"):
        also["origin"] = "shown"  # everyone may have read the seed at the end
    if room.pace:
        also |= clocks.pass_turn(room, turn, not room.plies)
    more = results.make_storing(room, table) if over else None
    return Step(table, turn, before, move, also, more)


def show_stored(room: Room, step: Step) -> None:
    """Show a stored move: from now on players see its table."""
    note(room, step.move)
    room.table = step.table
    if step.also:
        room.info = msgspec.structs.replace(room.info, **step.also)
    if step.turn != step.before:
        room.announce_turn()
    if step.turn is None:
        proof.prove_rated(room)


def note(room: Room, move: Move) -> None:
    """Add a stored move to the plies; for an undo remove the plies that it took back."""
    del room.plies[move.ply - (move.action is not None) :]
    if move.action is not None:
        room.plies.append(Ply(move.seat, move.action, move.record, move.at, move.version))
    room.version = move.version


async def explain_failure(room: Room, error: Exception) -> Exception:
    """Return the refusal for a move that was not stored. Take over what another process stored."""
    if isinstance(error, Taken):
        await room.catch_up()
        return Refused(409, "conflict")
    return not_stored(error) if isinstance(error, NotStored) else error


def not_stored(error: NotStored) -> Refused:
    """Return the refusal for a database error. If the commit's outcome is unknown, the table is
    read again before it is shown."""
    return Refused(503, "not-known" if isinstance(error, CommitUnknown) else "not-stored")
