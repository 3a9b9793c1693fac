"""Clocks: how much time everybody has, what is left of it, and what happens when it is used up.

When the turn comes to somebody there are so many seconds for it; what goes beyond is taken from the
bank, and when that is empty, time is up. The clocks begin with the first move. A table keeps what
is in the banks and one moment, `due`: when the player to act runs out of time. Both are stored in
the transaction of the move that passed the turn on, so they are the same for every process and
after a restart. While no server is there no clock runs: the first one that comes back moves every
`due` on by as long as nobody served.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import Any, NamedTuple

from cheesemoon.view.wire import Clock

from ..errors import Refused
from ..storage import clocks
from ..storage.schema import TableChange
from ..storage.store import Store, Taken
from . import leaving
from .ended import TIME
from .protocols import Room, Rooms

logger = logging.getLogger("cheesemoon.server")

DAY = 86_400
LATE = ("bot", "lose")  # what happens: a bot plays until one comes back, or one loses
MOST_MOVE, MOST_BANK = 30 * DAY, 24 * 3600
PRESETS: dict[str, tuple[int, int]] = {
    "quick": (20, 5 * 60),
    "normal": (45, 15 * 60),
    "calm": (120, 45 * 60),
    "day": (DAY, 0),
    "three-days": (3 * DAY, 0),
    "week": (7 * DAY, 0),
}
SLOW = 3600  # seconds for a turn from which on nobody is expected to sit and wait
LOOK = 0.5  # seconds between looks at whose time is up
BEAT = 1.0  # seconds between signs that somebody serves
OUTAGE = 2.5  # seconds without such a sign from any process: nobody served
AGAIN = 5.0  # seconds after which another process does what one has begun and not finished
ON_THE_WAY = 0.3  # seconds that a move in time may take to be stored
BACK = 15  # seconds for a player who takes the seat back in the middle of a turn
REMIND = 0.25  # of a slow turn's time: when so much is left, a reminder


class Pace(NamedTuple):
    """How much time everybody has, in seconds, and what happens when it is used up."""

    move: int
    bank: int
    late: str

    @classmethod
    def made(cls, move: int, bank: int, late: str) -> Pace:
        """Refused if that cannot be played."""
        if late not in LATE or not 5 <= move <= MOST_MOVE or not 0 <= bank <= MOST_BANK:
            raise Refused(422, "bad-pace")
        return cls(move, bank, late)

    @classmethod
    def kept(cls, text: str | None) -> Pace | None:
        """As it is kept; None: as much time as one wants."""
        return cls(**json.loads(text)) if text else None

    def text(self) -> str:
        """How it is kept."""
        return json.dumps(self._asdict())

    @property
    def slow(self) -> bool:
        """Whether people come and go between turns."""
        return self.move >= SLOW


def pace_of(room: Room) -> Pace | None:
    """The pace of a table."""
    return Pace.kept(room.info["pace"])


def banks(room: Room, pace: Pace) -> list[float]:
    """What everybody has in the bank, not counting the turn that is being played."""
    if not room.info["clock"]:
        return [float(pace.bank)] * len(room.seats)
    found: list[float] = json.loads(room.info["clock"])["banks"]
    return found


def told(room: Room, turn: int | None) -> Clock | None:
    """Return how the clocks stand when seat `turn` acts; None at a table without clocks."""
    pace = pace_of(room)
    if pace is None:
        return None
    left, due = banks(room, pace), room.info["due"]
    if due is None or turn is None:
        return Clock(left, None, pace.move, pace.slow)
    return Clock(left, turn, round(due - room.store.now() - left[turn], 2), pace.slow)


# --- when somebody acts ---------------------------------------------------------------------------


def check_time(room: Room, seat: int) -> None:
    """Refused when it is too late to act."""
    due = room.info["due"]
    if due is None or room.store.now() <= due:
        return
    if room.table.seat == seat and not room.seats[seat].plays:
        raise Refused(409, "too-late")


def passed_on(room: Room, now_to_act: int | None, first: bool) -> TableChange:
    """What changes on the clocks with a move after which that seat is to act: nothing while it is
    the same turn."""
    pace = pace_of(room)
    before = room.table.seat
    if pace is None or (now_to_act == before and not first and room.info["due"] is not None):
        return {}
    now, left = room.store.now(), banks(room, pace)
    due = room.info["due"]
    by_bot = now_to_act is None or bool(room.seats[now_to_act].plays)
    if by_bot and due is None and room.info["clock"]:
        return {}
    if due is not None and before is not None:
        left[before] = _left(left[before], due, now)
    clock = json.dumps({"banks": left, "since": now})
    if now_to_act is None or by_bot:
        return {"clock": clock, "due": None}
    return {"clock": clock, "due": now + pace.move + left[now_to_act]}


def _left(bank: float, due: float, now: float) -> float:
    """What a turn that ends now leaves in the bank."""
    return round(min(bank, max(0.0, due - now)), 3)


async def read_again(room: Room) -> None:
    """Another process has passed the turn on, and with it the clocks."""
    if room.info["pace"] and (kept := await room.store.load(room.id)) is not None:
        room.info = {**room.info, "clock": kept.info["clock"], "due": kept.info["due"]}


async def change_hands(room: Room) -> None:
    """In the middle of a turn a bot has taken the seat, and no clock runs; or somebody has taken it
    back, for a few seconds and what is in the bank: nobody gains time by going and coming."""
    pace, seat = pace_of(room), room.table.seat
    if pace is None or seat is None or not room.plies:
        return
    now, left, before = room.store.now(), banks(room, pace), room.info["due"]
    if before is not None:
        left[seat] = _left(left[seat], before, now)
    back = min(pace.move, BACK) + left[seat]
    due = None if room.seats[seat].plays else now + back
    change: TableChange = {"clock": json.dumps({"banks": left, "since": now}), "due": due}
    await room.store.change(room.id, change)
    room.info = {**room.info, **change}


def from_form(form: dict[str, Any]) -> Pace | None:
    """What the form of a new table says: a preset, or seconds and minutes of one's own."""
    chosen = str(form.get("pace", "") or "")
    if not chosen:
        return None
    late = str(form.get("late", LATE[0]))
    if chosen in PRESETS:
        return Pace.made(*PRESETS[chosen], late)
    numbers = [str(form.get(field, "")) for field in ("pace-move", "pace-bank")]
    if chosen != "own" or not all(n.isascii() and n.isdigit() and len(n) < 8 for n in numbers):
        raise Refused(422, "bad-pace")
    return Pace.made(int(numbers[0]), 60 * int(numbers[1]), late)


# --- time is up -----------------------------------------------------------------------------------


async def watch(rooms: Rooms) -> None:
    """As long as the server runs: look whose time is up, and leave signs that somebody serves. Who
    could not look for a while, because the database was away or the machine slept, first gives
    back that time."""
    beaten, looked = 0.0, rooms.store.now()
    while True:
        try:
            if rooms.store.now() - looked > OUTAGE:
                await went_on(rooms)
            running = await late(rooms)
            looked = rooms.store.now()
            if running and rooms.store.now() - beaten >= BEAT:
                beaten = rooms.store.now()
                await clocks.sign(rooms.store, beaten)
        except Exception:  # the database is away, say; the clocks stand still until it is back
            logger.exception("clocks were not looked at")
        await asyncio.sleep(LOOK)


async def late(rooms: Rooms) -> bool:
    """Do what was announced to everybody whose time is up; whether any clock runs."""
    now = rooms.store.now()
    found, running = await clocks.due(rooms.store, now - ON_THE_WAY)
    for table_id, due in found:
        if await clocks.move_due(rooms.store, table_id, due, now + AGAIN):
            await time_up(rooms, table_id, now + AGAIN)
    return running


async def time_up(rooms: Rooms, table_id: str, mark: float) -> None:
    """The player to act at a table has no time left. `mark` stands there until all is done, so that
    nothing is forgotten if this process ends in between."""
    room = await rooms.room(table_id)
    await rooms.heard(table_id)  # all that other processes did
    pace, seat = pace_of(room), room.table.seat
    replaced = seat is not None and room.seats[seat].stand_in and not room.seats[seat].left
    if pace is not None and seat is not None and not room.seats[seat].plays:
        level = leaving.bot_for(room)
        if pace.late == "lose" or not level or room.by_hand:
            await leaving.give_up(room, seat, TIME)
        else:
            await room.store.change_seat(room.id, seat, stand_in=level, wanted=None)
            room.seats[seat].stand_in, room.seats[seat].wanted = level, None
            replaced = True  # whatever is read of the seats meanwhile
        left = banks(room, pace)
        left[seat] = 0.0
        clock = json.dumps({"banks": left, "since": room.store.now()})
        await room.store.change(room.id, {"clock": clock})
        room.info["clock"] = clock
    if await clocks.move_due(room.store, room.id, mark, None):
        room.info["due"] = None
    room.looked("")  # so that the bot plays, even if nobody is there
    if replaced:
        await room.note("late", seat)
    else:
        await room.tell()


# --- while nobody served --------------------------------------------------------------------------


async def resume(store: Store) -> float:
    """Before it serves anybody: the first server that comes back gives everybody the time during
    which there was none; how much that was. With SQLite there is one server alone: whenever it
    begins, there was none."""
    given, _ = await _gave_back(store, OUTAGE if store.postgres else 0.0)
    return given


async def went_on(rooms: Rooms) -> float:
    """The same while it serves: nobody could act, at this process or any other."""
    given, moved = await _gave_back(rooms.store, OUTAGE)
    for table_id in moved:
        await rooms.store.write(table_id, lambda db: None)  # the other processes hear of it
        with contextlib.suppress(Exception):  # it is read again before anybody is shown the table
            await rooms.heard(table_id)
    return given


async def _gave_back(store: Store, outage: float) -> tuple[float, list[str]]:
    try:
        given, moved = await clocks.give_back(store, store.now(), outage)
    except Taken:  # another process was faster
        return 0.0, []
    if moved:
        logger.info("clocks stood still while nobody served", extra={"seconds": round(given, 1)})
    return given, moved
