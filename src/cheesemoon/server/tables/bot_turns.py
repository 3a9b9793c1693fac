"""The bots of one table: when the turn comes to a bot, it thinks and acts."""

from __future__ import annotations

import asyncio
import logging

from cheesemoon.bots.prepare import answers_interpreted, part_of

from .. import timing
from ..errors import Refused
from ..thinking.compilation import need
from ..thinking.fair_queue import Task, Ticket
from . import physical
from .protocols import Room

logger = logging.getLogger("cheesemoon.server")


class BotPlay:
    """The background task that plays for the bots of a table, one decision after the other."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.thinking = 0.0  # since when a bot thinks; 0: none does
        self.ticket: Ticket[str] | None = None  # its place in the queue
        self._task: asyncio.Task[None] | None = None

    @property
    def place(self) -> int:
        """Return the position of this table's bot in the queue; 0 if it is thinking or idle."""
        return self.room.house.queue.place(self.ticket) if self.ticket else 0

    def wake(self) -> None:
        """Let the bot that is to act think, unless one is thinking already."""
        room = self.room
        for player in room.seats:
            if player.bot or player.stand_in:
                break
        else:
            return
        seat = room.table.seat
        if seat is None or not room.seats[seat].plays or not physical.can_bots_think(room):
            return
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._play())

    async def _play(self) -> None:
        room = self.room
        while room.watched and not room.house.stopping.is_set():
            seat = room.table.seat
            if seat is None or not (level := room.seats[seat].plays):
                break
            version = room.version
            self.thinking = timing.epoch()
            try:
                action = await self._choose(seat, level)
            except Exception:
                logger.exception("a bot failed", extra={"table": room.id, "level": level})
                break
            self.thinking = 0.0
            if room.version != version or not room.seats[seat].plays:
                continue
            try:
                await room.act(seat, action, version)
            except Refused as refused:
                if room.by_hand and refused.status == 422:  # people roll and draw for the bot
                    await physical.wait_for_people(room, version, action)
                    break
                if refused.status == 503:  # the database cannot store it now
                    await timing.sleep(1)
        self.thinking = 0.0

    async def _choose(self, seat: int, level: str) -> str:
        """Return the bot's action, not before `bot_pause` seconds if the table has subscribers."""
        room = self.room
        name = room.game.name
        legal = room.table.legal()
        args = (room.id, seat, level, name, room.table.view(seat), legal)
        at_once = len(legal) < 2 or answers_interpreted(level)
        needs = "" if at_once else need(name, part_of(level, room.game))
        task = Task[str]("choose", args, f"{name} {level}", needs)
        self.ticket = room.house.queue.submit(room.client or room.id, task, (room.id, seat))
        try:
            pause = room.house.bot_pause if room.listeners else 0
            action, _ = await asyncio.gather(self.ticket.future, timing.sleep(pause))
        finally:
            self.ticket = None
        return action
