"""Clocks: the time of each player, what is left of it, and what happens when it is used up.

Each turn has its own seconds. A longer turn takes the rest from the player's bank, and when the
bank is empty, time is up. Time runs for the seat: a stand-in does not stop it. The clocks start
with the first move. A table stores the banks and one moment, `due`: when the player to act runs out
of time. Both are stored in the transaction of the move that passes the turn on, so they are the
same for every process and after a restart. While no server runs, no clock runs: the first server
that starts moves every `due` on by the outage. While the player to act answers a request for an
undo, the clock pauses for at most ANSWER seconds: `due` is later by that, and the answer takes the
unused rest back.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Mapping

import msgspec

from cheesemoon.view import wire

from .. import timing
from ..errors import Refused
from ..storage import clocks
from ..storage.rows import LATE, TIME, Asked, Clock, Pace, TableChange
from ..storage.store import Store, Taken
from . import leaving
from .protocols import Room, Rooms

logger = logging.getLogger("cheesemoon.server")

DAY = 86_400
MOST_MOVE, MOST_BANK = 30 * DAY, 24 * 3600
PRESETS: dict[str, tuple[int, int]] = {
    "quick": (20, 5 * 60),
    "normal": (45, 15 * 60),
    "calm": (120, 45 * 60),
    "day": (DAY, 0),
    "three-days": (3 * DAY, 0),
    "week": (7 * DAY, 0),
}
LOOK = 0.5  # seconds between checks whose time is up
BEAT = 1.0  # seconds between signs that a server is running
OUTAGE = 2.5  # seconds without such a sign from any process: no server was running
AGAIN = 5.0  # seconds after which another process repeats what one has started and not finished
ON_THE_WAY = 0.3  # seconds that a move in time may take to be stored
ANSWER = 30.0  # seconds that a clock pauses for an answer
BACK = 15  # seconds for a player who takes the seat back in the middle of a turn
REMIND = 0.25  # of a slow turn's time: with this share left, a reminder is sent


def check_pace(move: int, bank: int, late: str) -> Pace:
    """Return a pace; refuse times out of range."""
    if late not in LATE or not 5 <= move <= MOST_MOVE or not 0 <= bank <= MOST_BANK:
        raise Refused(422, "bad-pace")
    return Pace(move, bank, "lose" if late == "lose" else "bot")


def list_banks(room: Room, pace: Pace) -> list[float]:
    """Return the bank of each player in seconds, not counting the turn that is being played."""
    clock = room.info.clock
    return list(clock.banks) if clock else [float(pace.bank)] * len(room.seats)


def state(room: Room, turn: int | None) -> wire.Clock | None:
    """Return how the clocks stand when seat `turn` acts; None at a table without clocks."""
    pace = room.pace
    if pace is None:
        return None
    left, due = list_banks(room, pace), find_due(room)
    if due is None or turn is None:
        return wire.Clock(left, None, pace.move, pace.slow)
    now = room.store.now()
    rest = round(_pause_left(room, now), 2)
    return wire.Clock(left, turn, round(due - now - left[turn], 2), pace.slow, rest)


def find_due(room: Room) -> float | None:
    """Return when the time of the player to act is up, if a pause ended now; None if no clock
    runs."""
    due = room.info.due
    return None if due is None else due - _pause_left(room, room.store.now())


def _pause_left(room: Room, now: float) -> float:
    """Return the seconds that a clock may still pause."""
    asked = room.asked
    if asked is None or not asked.at or asked.version != room.version:
        return 0.0
    return max(0.0, ANSWER - (now - asked.at))


def ask_undo(room: Room, asked: Asked | None) -> TableChange:
    """Return what changes with a request for an undo, or without it. The clock of the player to act
    pauses until that player has answered."""
    due, seat, before = find_due(room), room.table.seat, room.asked
    if due is None or seat is None:
        return {"asked": asked}
    if asked is None or seat in asked.agreed or not has_clock(room, seat):
        return {"asked": asked and msgspec.structs.replace(asked, at=0.0), "due": due}
    if before is not None and before.at and before.version == room.version:
        return {"asked": msgspec.structs.replace(asked, at=before.at)}
    now = room.store.now()
    return {"asked": msgspec.structs.replace(asked, at=now), "due": due + ANSWER}


# --- when a player acts ---------------------------------------------------------------------------


def check_time(room: Room, seat: int) -> None:
    """Refuse an action after the player's time is up."""
    due = find_due(room)
    if due is None or room.store.now() <= due:
        return
    if room.table.seat == seat and not room.seats[seat].plays:
        raise Refused(409, "too-late")


def pass_turn(room: Room, now_to_act: int | None, first: bool) -> TableChange:
    """Return what changes on the clocks with a move after which seat `now_to_act` acts. Return
    nothing while the turn stays the same."""
    pace, info = room.pace, room.info
    before, due = room.table.seat, find_due(room)
    if pace is None:
        return {}
    if now_to_act == before and not first and due is not None:
        return {} if due == info.due else {"due": due}
    now, left = room.store.now(), list_banks(room, pace)
    by_bot = now_to_act is None or not has_clock(room, now_to_act)
    if by_bot and due is None and info.clock:
        return {}
    if due is not None and before is not None:
        left[before] = _compute_left(left[before], due, now)
    clock = Clock(tuple(left), now)
    if now_to_act is None or by_bot:
        return {"clock": clock, "due": None}
    return {"clock": clock, "due": now + pace.move + left[now_to_act]}


def has_clock(room: Room, seat: int) -> bool:
    """Return True if time runs for a seat: that of a person who has not given up."""
    return not room.seats[seat].bot and not room.seats[seat].left


def _compute_left(bank: float, due: float, now: float) -> float:
    """Return what a turn that ends now leaves in the bank."""
    return round(min(bank, max(0.0, due - now)), 3)


async def read_again(room: Room) -> None:
    """Read the clocks again: another process has passed the turn on."""
    if room.pace and (stored := await room.store.load(room.id)) is not None:
        clock, due = stored.info.clock, stored.info.due
        room.info = msgspec.structs.replace(room.info, clock=clock, due=due)


async def change_hands(room: Room) -> None:
    """Give a player who comes back some time, if the seat's time was used up in this turn. BACK
    seconds are given once in a turn. While time is left, it goes on as it was."""
    pace, seat, info = room.pace, room.table.seat, room.info
    if pace is None or seat is None or not room.plies or room.seats[seat].plays:
        return
    if info.due is not None:
        return
    now, left = room.store.now(), list_banks(room, pace)
    back = 0 if info.clock and info.clock.returned else min(pace.move, BACK)
    clock = Clock(tuple(left), now, returned=True)
    change: TableChange = {"clock": clock, "due": now + back + left[seat]}
    await room.store.change(room.id, change)
    room.info = msgspec.structs.replace(room.info, **change)


def from_form(form: Mapping[str, object]) -> Pace | None:
    """Return the pace that the form of a new table asks for: a preset, or its own seconds and
    minutes. Return None if players have all the time they want."""
    chosen = str(form.get("pace", "") or "")
    if not chosen:
        return None
    late = str(form.get("late", LATE[0]))
    if chosen in PRESETS:
        return check_pace(*PRESETS[chosen], late)
    numbers = [str(form.get(field, "")) for field in ("pace-move", "pace-bank")]
    if chosen != "own" or not all(n.isascii() and n.isdigit() and len(n) < 8 for n in numbers):
        raise Refused(422, "bad-pace")
    return check_pace(int(numbers[0]), 60 * int(numbers[1]), late)


# --- time is up -----------------------------------------------------------------------------------


async def watch(rooms: Rooms) -> None:
    """Check every LOOK seconds whose time is up, and store a sign that a server is running. After a
    pause, because the database was away or the machine slept, give players that time back first."""
    beaten, checked = 0.0, rooms.store.now()
    while True:
        try:
            if rooms.store.now() - checked > OUTAGE:
                await give_back_outage(rooms)
            running = await end_late_turns(rooms)
            checked = rooms.store.now()
            if running and rooms.store.now() - beaten >= BEAT:
                beaten = rooms.store.now()
                await clocks.sign(rooms.store, beaten)
        except Exception:  # such as a lost database; clocks stop until it is back
            logger.exception("clocks were not checked")
        await timing.sleep(LOOK)


async def end_late_turns(rooms: Rooms) -> bool:
    """End the turn of every player whose time is up. Return whether any clock runs."""
    now = rooms.store.now()
    found, running = await clocks.due(rooms.store, now - ON_THE_WAY)
    for table_id, due in found:
        if await clocks.move_due(rooms.store, table_id, due, now + AGAIN):
            await end_late_turn(rooms, table_id, now + AGAIN)
    return running


async def end_late_turn(rooms: Rooms, table_id: str, mark: float) -> None:
    """Let a bot play for the player to act, or let the player lose, as at all rated tables. `mark`
    stays in `due` until this is done, so that another process repeats it if this one ends."""
    room = await rooms.room(table_id)
    await rooms.read_again(table_id)  # read what other processes did
    pace, seat = room.pace, room.table.seat
    replaced = seat is not None and room.seats[seat].stand_in and not room.seats[seat].left
    if pace is not None and seat is not None and has_clock(room, seat):
        level = leaving.choose_bot(room)
        if pace.late == "lose" or room.terms.rated or not level or room.by_hand:
            await leaving.give_up(room, seat, TIME)
        elif not room.seats[seat].stand_in:
            await room.store.change_seat(room.id, seat, stand_in=level, wanted=None)
            room.seats[seat].stand_in, room.seats[seat].wanted = level, None
            replaced = True  # even if the seats are read again meanwhile
        left = list_banks(room, pace)
        left[seat] = 0.0
        given = room.info.clock is not None and room.info.clock.returned
        clock = Clock(tuple(left), room.store.now(), returned=given)
        await room.store.change(room.id, {"clock": clock})
        room.info = msgspec.structs.replace(room.info, clock=clock)
    if await clocks.move_due(room.store, room.id, mark, None):
        room.info = msgspec.structs.replace(room.info, due=None)
    room.note_request("")  # so that the bot plays without a subscriber
    if replaced:
        await room.note("late", seat)
    else:
        room.publish()


# --- outages --------------------------------------------------------------------------------------


async def resume(store: Store) -> float:
    """Give players back the time without a server, before this one accepts requests. Return the
    seconds. A SQLite file has one server, so that every start ends an outage."""
    given, _ = await _give_back(store, OUTAGE if store.postgres else 0.0)
    return given


async def give_back_outage(rooms: Rooms) -> float:
    """Give players back the time in which no process could store a move. Return the seconds."""
    given, moved = await _give_back(rooms.store, OUTAGE)
    for table_id in moved:
        await rooms.store.write(table_id, lambda db: None)  # notifies the other processes
        with contextlib.suppress(Exception):  # the table is read again before it is shown
            await rooms.read_again(table_id)
    return given


async def _give_back(store: Store, outage: float) -> tuple[float, list[str]]:
    try:
        given, moved = await clocks.give_back(store, store.now(), outage)
    except Taken:  # another process was faster
        return 0.0, []
    if moved:
        logger.info("clocks stood still while no server ran", extra={"seconds": round(given, 1)})
    return given, moved
