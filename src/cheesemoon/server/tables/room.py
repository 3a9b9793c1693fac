"""A table in memory: who acts, what it changes, who hears of it.

A room is one table with its people. All its changes go through it, one after the other; each is
kept in the store before anybody is told.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import cheesemoon as cm
from cheesemoon.core import Event, Game, Table, Words
from cheesemoon.core.game import saved
from cheesemoon.view import avatars
from cheesemoon.view.model import PageCache

from ..errors import Refused
from ..storage import terms as stored_terms
from ..storage.schema import ChatLine, Kept, Move
from ..storage.store import Store
from ..storage.terms import Terms
from ..thinking.fair_queue import Queue
from . import clocks, identity, leaving, moves, physical
from .bot_turns import BotPlay
from .ended import Ended, Stopped
from .fairness import FORETOLD, seed_hash
from .presence import Presence
from .seats import Asked, Ply, Seat

logger = logging.getLogger("cheesemoon.server")


WATCHED = 60.0  # seconds after somebody looked at a table, bots still play there


@dataclass
class House:
    """What a room needs of the house that it is in."""

    store: Store
    queue: Queue
    tell: Callable[[Room], None]
    bot_pause: float
    stopping: asyncio.Event
    turned: Callable[[Room], None]


class Room:
    """One table that people are at."""

    def __init__(self, house: House, kept: Kept, start: Table | None = None) -> None:
        self.house = house
        self.store = house.store
        self.id: str = kept.info["id"]
        self.game: Game = cm.game(kept.info["game"])
        self.start = start or self.game.load(kept.start)
        self.table: Table = self.start.fork()
        self.plies: list[Ply] = []
        self.version = 0
        self.gone = False  # deleted
        self.serial = 0  # counts everything that changes what people see
        self.busy = asyncio.Lock()
        self.listeners: set[Any] = set()  # open streams
        self.bots = BotPlay(self)
        self.presence = Presence(self)
        self.client = ""  # who looked last: bots think at that client's expense
        self._looked = time.monotonic()
        self.away_since: dict[int, float] = {}  # seats for which a bot is wanted
        self.pending: tuple[int, str] | None = None  # what a bot does when people have drawn
        self.chat: list[ChatLine] = []
        self.terms = Terms()
        self.pages = PageCache()
        self.info = kept.info
        self.adopt(kept)

    def adopt(self, kept: Kept) -> None:
        """What is kept beside the moves."""
        physical.relay(self, kept)
        self.info = kept.info
        self.seats = [Seat.kept(row) for row in kept.seats]
        asked = kept.info["asked"]
        self.asked = Asked(**json.loads(asked)) if asked else None
        self.stop()

    def stop(self) -> None:
        """If people ended the game before its rules did, nobody acts any more."""
        ended = Ended.kept(self.info["ended"])
        if ended is not None:
            self.table = Stopped(self.table, ended.winners)

    @property
    def ended(self) -> Ended | None:
        """How people ended the game; None while it goes on, or where its rules did."""
        return Ended.kept(self.info["ended"])

    @property
    def offer(self) -> leaving.Offer | None:
        """Return the offer to stop the game, if there is one."""
        return leaving.offer_of(self)

    @property
    def is_slow(self) -> bool:
        """Return True if players come and go between turns."""
        pace = clocks.pace_of(self)
        return pace is not None and pace.slow

    @property
    def delay(self) -> int:
        """Return how many actions spectators are behind."""
        return self.terms.delay

    @property
    def next_id(self) -> str | None:
        """Return the table where the same people play again."""
        return self.info["next"]

    # --- looking --------------------------------------------------------------------------

    @property
    def seed_hash(self) -> str:
        """Published from the beginning: proof that the seed was not chosen afterwards."""
        return seed_hash(self.id, self.info["salt"], int(self.start.state.seed))

    @property
    def by_hand(self) -> bool:
        """Whether people enter what real dice and cards show."""
        return self.info["chance"] == "hand"

    @property
    def foretold(self) -> bool:
        """Whether the maker of the table can know what chance will give. Everybody is told so, and
        nothing that counts is played here."""
        return self.info["origin"] in FORETOLD

    def names(self, lang: str, words: Words) -> list[str]:
        """What the seats are called."""
        return avatars.names([(s.name, s.bot, s.face) for s in self.seats], lang, words)

    def present(self, seat: int) -> bool:
        """Whether somebody who holds the seat has the table open."""
        for ear in self.listeners:  # it is asked whenever the turn comes to somebody
            if seat in ear.held:
                return True
        return seat in self.presence.here()

    def enter(self, ear: Any) -> None:
        """Somebody begins to look."""
        self.listeners.add(ear)
        if ear.held:
            self.presence.look()

    def leave(self, ear: Any) -> None:
        """Somebody has stopped looking."""
        self.listeners.discard(ear)
        if ear.held:
            self.presence.look()

    @property
    def place(self) -> int:
        """How many thoughts are to be begun until that of this table's bot is; 0: it thinks, or
        nobody has to."""
        return self.bots.place

    def looked(self, client: str) -> None:
        """Somebody is looking: bots play on, and their thinking counts as this client's."""
        self._looked = time.monotonic()
        if client:
            self.client = client

    @property
    def watched(self) -> bool:
        """Whether somebody looks, or did a moment ago; otherwise bots pause."""
        return bool(self.listeners) or time.monotonic() - self._looked < WATCHED

    def seat_of(self, token: str) -> int | None:
        """The seat that a secret opens now."""
        number = identity.seat_in(token)
        all_ = range(len(self.seats)) if token.isascii() else ()
        wanted = [i for i in all_ if i == number or (number is None and self.seats[i].renewed < 0)]
        return next((i for i in wanted if hmac.compare_digest(self.token(i), token)), None)

    def token(self, seat: int) -> str:
        """The secret of a seat."""
        return self.store.seat_token(self.id, seat, self.seats[seat].renewed)

    def at(self, ply: int) -> Table:
        """The table after so many actions, without replaying."""
        if ply == len(self.plies):
            return self.table
        if ply == 0:
            return self.start.thawed(self.start.frozen(), [], [])
        return self.start.thawed(
            self.plies[ply - 1].record, self.table.actions[:ply], self.table.events[:ply]
        )

    def log(self, lang: str, names: Sequence[str] | None = None, since: int = 0) -> list[list[str]]:
        """What came of each action, in words; where nothing came of it, the action itself."""
        told = self.table.named(names).log(lang, since=since)
        return [
            lines or [self.at(n).named(names).explain(self.plies[n].action, lang)]
            for n, lines in enumerate(told, since)
        ]

    # --- moves ----------------------------------------------------------------------------

    async def act(
        self, seat: int, action: str, version: int, numbers: Sequence[int] | None = None
    ) -> None:
        """Play an action that was chosen when the table stood at `version`."""
        async with self.busy:
            if version != self.version:
                await self._same(version)
            table = moves.played(self, seat, action, numbers)
            await self._keep(table, seat, action, seat)
        self.tell_all()

    async def _same(self, version: int) -> None:
        if version > self.version:
            await self.catch_up()
        if version != self.version:
            raise Refused(409, "conflict")

    async def _keep(self, table: Table, seat: int, action: str | None, before: int | None) -> None:
        """Store a move that led to this table from one where that seat was to act `before`; only
        then it is the table that people see."""
        step = moves.step_to(self, table, seat, action, before)
        try:
            await self.store.move(step.move, step.also, step.more)
        except asyncio.CancelledError:  # whoever asked has gone; it may be stored or not
            await asyncio.shield(self.catch_up())
            raise
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            raise await moves.refused(self, error) from None
        moves.stored(self, step)

    async def catch_up(self) -> bool:
        """Take over moves that another process stored; whether there were any."""
        new = await self.store.moves_since(self.id, self.version)
        if not new:
            return False
        await clocks.read_again(self)
        self.take_over(new)
        return True

    def take_over(self, new: Sequence[Move]) -> None:
        """These moves, which come next, were stored by another process."""
        actions, events = list(self.table.actions), list(self.table.events)
        for move in new:
            del actions[move.ply - (move.action is not None) :]
            del events[len(actions) :]
            if move.action is not None:
                actions.append(move.action)
                events.append([Event(name, args) for name, args in json.loads(move.told)])
            moves.note(self, move)
        try:
            self.table = self.start.thawed(new[-1].record, actions, events)
        except saved.StaleRecord:
            self._replay(actions, events)
        self.stop()

    def _replay(self, actions: list[str], events: list[list[Event]]) -> None:
        """Play all actions again, with the chance that was given: the record's layout has
        changed since they were stored."""
        logger.info("replaying", extra={"table": self.id, "actions": len(actions)})
        table = self.start.fork()
        records: list[bytes] = []
        for action, told in zip(actions, events, strict=True):
            if self.by_hand:
                table.feed([e.args["number"] for e in told if e.name == "gave"])
            table.play(action)
            records.append(table.frozen())
        if [e for told in table.events for e in told] != [e for told in events for e in told]:
            raise RuntimeError(f"table {self.id} does not replay as it was played")
        self.table = table
        self.plies = [
            ply._replace(record=record) for ply, record in zip(self.plies, records, strict=True)
        ]

    # --- undo -----------------------------------------------------------------------------

    def undo_to(self, held: Sequence[int]) -> int | None:
        """The ply before the last decision of these seats; None if they have not acted yet. What
        left no choice and showed nothing is taken back with the decision that led to it."""
        for ply in range(len(self.plies) - 1, -1, -1):
            if self.plies[ply].seat in held:
                while ply and self._was_forced(ply) and self.plies[ply - 1].seat in held:
                    ply -= 1
                return ply
        return None

    def _was_forced(self, ply: int) -> bool:
        """Whether that action was the only one, and nothing came to light with it."""
        return not self.table.revealed(ply) and len(self.at(ply).legal()) == 1

    def free_to_undo(self, ply: int) -> bool:
        """Whether since then nothing was revealed and nobody else got the turn. What people rolled
        and drew themselves was no secret: what was entered wrongly is taken back."""
        seat = self.plies[ply].seat
        return all(
            p.seat == seat and (self.by_hand or not self.table.revealed(i))
            for i, p in enumerate(self.plies[ply:], ply)
        ) and self.table.seat in (seat, None)

    def others(self, held: Sequence[int]) -> list[int]:
        """The seats of other people, who have a say; those for whom a bot plays have it too."""
        return [i for i, seat in enumerate(self.seats) if not seat.bot and i not in held]

    async def undo(self, held: Sequence[int], version: int) -> bool:
        """Take back the last action of these seats, or ask the others. Whether it is done."""
        async with self.busy:
            await self._same(version)
            if self.ended is not None:
                raise Refused(422, "table-ended")
            ply = self.undo_to(held)
            if ply is None:
                raise Refused(422, "nothing-to-undo")
            if not self.free_to_undo(ply) and self.others(held):
                await self._ask(Asked(self.plies[ply].seat, self.version, ply, tuple(held)))
                done = False
            else:
                await self._back_to(ply, self.plies[ply].seat)
                done = True
        await self.tell()
        return done

    async def answer(self, held: Sequence[int], yes: bool) -> None:
        """Agree or not to what somebody asked."""
        async with self.busy:
            asked = self.asked
            if asked is None or asked.version != self.version:
                raise Refused(409, "conflict")
            if not yes:
                await self._ask(None)
            else:
                agreed = tuple(sorted({*asked.agreed, *held}))
                if self.others(agreed):
                    await self._ask(asked._replace(agreed=agreed))
                else:
                    await self._back_to(asked.ply, asked.seat)
        await self.tell()

    async def _ask(self, asked: Asked | None) -> None:
        text = json.dumps(asked._asdict()) if asked else None
        await self.store.change(self.id, {"asked": text})
        self.asked = asked
        self.info["asked"] = text

    async def _back_to(self, ply: int, seat: int) -> None:
        await self._keep(self.at(ply).fork(), seat, None, self.table.seat)

    # --- people ---------------------------------------------------------------------------

    async def rename(self, seat: int, name: str) -> None:
        """What a player wants to be called; not like somebody else here."""
        others = [s.name for i, s in enumerate(self.seats) if i != seat and s.name]
        if name != self.seats[seat].name:
            identity.check_name(name)
        if name and any(identity.alike(name, other) for other in others):
            raise Refused(422, "name-taken")
        await self.store.change_seat(self.id, seat, name=name)
        self.seats[seat].name = name
        await self.tell()

    async def renew(self, seat: int, keep: str) -> None:
        """Another link for a seat: the old one opens nothing any more, and of those who came by it
        only one browser stays."""
        again = max(0, self.seats[seat].renewed) + 1
        await self.store.renew(self.id, seat, again, keep)
        self.seats[seat].renewed = again
        for ear in [ear for ear in self.listeners if seat in ear.held]:
            ear.close()  # they come back, and are asked who they are
        await self.tell()

    async def agree(self, terms: Terms) -> None:
        """Store the terms on which the table is played from now on."""
        if terms != self.terms:
            await stored_terms.replace(self.store, self.id, terms)
            self.terms = terms

    async def say(self, seat: int | None, name: str, text: str, sender: str = "") -> None:
        """A line of chat; `sender` tells onlookers apart."""
        await self.store.say(self.id, seat, name, text, sender=sender)
        await self.hear_chat()
        await self.tell()

    async def note(self, kind: str, seat: int | None, **args: Any) -> None:
        """A line of our own among those of the people: `line-<kind>` in the reader's words."""
        await self.store.say(self.id, seat, "", json.dumps(args), kind)
        await self.hear_chat()
        await self.tell()

    async def hear_chat(self) -> None:
        """Take over lines of the chat that are not in memory yet."""
        last = self.chat[-1].n if self.chat else -1
        new = await self.store.said(self.id, last)
        last = self.chat[-1].n if self.chat else -1  # somebody else may have read meanwhile
        self.chat = (self.chat + [line for line in new if line.n > last])[-200:]

    # --- telling --------------------------------------------------------------------------

    async def tell(self) -> None:
        """Everybody who looks is shown what changed; a bot whose turn it is begins to think."""
        self.tell_all()

    def tell_all(self) -> None:
        """The same, at once."""
        self.serial += 1
        self.wake_bot()
        self.house.tell(self)

    def wake_bot(self) -> None:
        """Let the bot whose turn it is think, unless one is thinking already."""
        self.bots.wake()
