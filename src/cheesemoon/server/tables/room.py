"""A room: a table in memory with its players and subscribers.

All changes of a table go through its room, one after the other. Each change is stored before any
subscriber sees it.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

import cheesemoon as cm
from cheesemoon.core import Event, Game, Table, Words
from cheesemoon.core.game import saved
from cheesemoon.view import avatars
from cheesemoon.view.model import PageCache
from cheesemoon.view.snapshot import TableSnapshot, list_lines, table_at

from .. import timing
from ..errors import Refused
from ..storage import terms as stored_terms
from ..storage.rows import (
    Asked,
    ChatLine,
    Ended,
    LineKind,
    Move,
    Offer,
    Pace,
    StoredTable,
    TableRow,
)
from ..storage.store import Store
from ..storage.terms import Terms
from ..thinking.fair_queue import Queue
from . import clocks, identity, moves, physical, undo
from .bot_turns import BotPlay
from .ended import Stopped
from .fairness import FORETOLD, seed_hash
from .presence import Presence
from .protocols import Subscriber
from .seats import Ply, Seat

logger = logging.getLogger("cheesemoon.server")


WATCHED = 60.0  # seconds after the last request for a table in which its bots still play


@dataclass
class House:
    """The objects that all tables of a process share: store, queue of bots, callbacks."""

    store: Store
    queue: Queue
    broadcast: Callable[[Room], None]  # draws a change and sends it to the subscribers
    bot_pause: float
    stopping: asyncio.Event
    announce_turn: Callable[[Room], None]  # notifies an absent player whose turn it is


class Room:
    """One table in memory."""

    def __init__(self, house: House, stored: StoredTable, start: Table | None = None) -> None:
        self.house = house
        self.store = house.store
        self.id: str = stored.info.id
        self.game: Game = cm.game(stored.info.game)
        self.start = start or self.game.load(stored.start)
        self.laid_out = stored.start
        self.table: Table = self.start.fork()
        self.plies: list[Ply] = []
        self.version = 0
        self.gone = False  # deleted
        self.serial = 0  # counts everything that changes what pages show
        self.busy = asyncio.Lock()
        self.listeners: set[Subscriber] = set()
        self.bots = BotPlay(self)
        self.presence = Presence(self)
        self.client = ""  # the last to ask for the table: bots think at its expense
        self._looked = timing.monotonic()
        self.away_since: dict[int, float] = {}  # by seat: since when a bot is wanted, monotonic
        self.pending: tuple[int, str] | None = None  # version, bot's action without dice
        self.chat: list[ChatLine] = []
        self.terms = Terms()
        self.pages = PageCache()
        self.info: TableRow = stored.info
        self.seats: list[Seat] = []
        self.adopt(stored)

    def adopt(self, stored: StoredTable) -> None:
        """Take over everything that is stored but the moves."""
        physical.adopt_layout(self, stored)
        self.info = stored.info
        self.seats = stored.seats
        self.stop()

    def stop(self) -> None:
        """Stop the table if people ended the game before its rules did."""
        if self.ended is not None:
            self.table = Stopped(self.table, self.ended.winners)

    @property
    def ended(self) -> Ended | None:
        """Return how people ended the game; None while it runs, or if its rules ended it."""
        return self.info.ended

    @property
    def asked(self) -> Asked | None:
        """Return the undo that a player asks for."""
        return self.info.asked

    @property
    def offer(self) -> Offer | None:
        """Return the offer to stop the game."""
        return None if self.table.over else self.info.offer

    @property
    def pace(self) -> Pace | None:
        """Return the time of each player; None: as much as they want."""
        return self.info.pace

    @property
    def is_slow(self) -> bool:
        """Return True if players come and go between turns."""
        return self.pace is not None and self.pace.slow

    @property
    def delay(self) -> int:
        """Return the number of actions that spectators are behind."""
        return self.terms.delay

    @property
    def is_rated(self) -> bool:
        """Return True if the game is to count: no hints, no undo, no stand-in."""
        return self.terms.rated

    @property
    def counts_so_far(self) -> bool:
        """Return True if a rated game has begun, and nothing has spoiled its rating."""
        return self.is_rated and bool(self.plies) and not self.terms.spoiled

    @property
    def next_id(self) -> str | None:
        """Return the table where the same people play again."""
        return self.info.next

    # --- looking --------------------------------------------------------------------------

    @property
    def seed_hash(self) -> str:
        """Return the published hash: the proof that the seed was not chosen afterwards."""
        return seed_hash(self.id, self.info.salt, int(self.start.state.seed))

    @property
    def by_hand(self) -> bool:
        """Return True if people enter what real dice and cards show."""
        return self.info.chance == "hand"

    @property
    def foretold(self) -> bool:
        """Return True if the maker of the table can know what chance will give. Pages say so, and
        the game is not rated."""
        return self.info.origin in FORETOLD

    def names(self, lang: str, words: Words) -> list[str]:
        """Return the names of the seats."""
        return avatars.names([(s.name, s.bot, s.face) for s in self.seats], lang, words)

    def present(self, seat: int) -> bool:
        """Return True if a holder of the seat has the table open."""
        for subscriber in self.listeners:  # a fast path: this is asked with every turn
            if seat in subscriber.held:
                return True
        return seat in self.presence.here()

    def enter(self, subscriber: Subscriber) -> None:
        """Add a subscriber."""
        self.listeners.add(subscriber)
        if subscriber.held:
            self.presence.update()

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a subscriber."""
        self.listeners.discard(subscriber)
        if subscriber.held:
            self.presence.update()

    @property
    def place(self) -> int:
        """Return the position of this table's bot in the queue; 0 if it is thinking or idle."""
        return self.bots.place

    def note_request(self, client: str) -> None:
        """Note a request for the table. Bots play on, and their thinking counts for this client."""
        self._looked = timing.monotonic()
        if client:
            self.client = client

    @property
    def watched(self) -> bool:
        """Return True if the table has subscribers or a recent request; otherwise bots pause."""
        return bool(self.listeners) or timing.monotonic() - self._looked < WATCHED

    def seat_of(self, token: str) -> int | None:
        """Return the seat that a token opens now; None if it opens none."""
        number = identity.seat_in(token)
        all_ = range(len(self.seats)) if token.isascii() else ()
        of_chair = number is None
        wanted = [
            i for i in all_ if self.link_of(i) == number or (of_chair and self.seats[i].renewed < 0)
        ]
        return next((i for i in wanted if hmac.compare_digest(self.token(i), token)), None)

    def token(self, seat: int) -> str:
        """Return the token of a seat."""
        return self.store.seat_token(self.id, self.link_of(seat), self.seats[seat].renewed)

    def link_of(self, seat: int) -> int:
        """Return the seat that the link of a seat was made for: links follow their players."""
        found = self.seats[seat].link
        return seat if found is None else found

    def at(self, ply: int) -> Table:
        """Return the table after `ply` actions, without replaying them."""
        return table_at(self, ply)

    def log(self, lang: str, names: Sequence[str] | None = None, since: int = 0) -> list[list[str]]:
        """Return the sentences of each action from ply `since` on."""
        return list_lines(self, lang, names, since)

    def snapshot(self) -> TableSnapshot:
        """Return a copy for a thread that draws the table."""
        table = self.table.fork()
        return TableSnapshot(self, Stopped(table, self.ended.winners) if self.ended else table)

    # --- moves ----------------------------------------------------------------------------

    async def act(
        self, seat: int, action: str, version: int, numbers: Sequence[int] | None = None
    ) -> None:
        """Play an action that was chosen when the table stood at `version`."""
        async with self.busy:
            if version != self.version:
                await self._same(version)
            table = moves.play_action(self, seat, action, numbers)
            await self._keep(table, seat, action, seat)
        self.publish()

    async def _same(self, version: int) -> None:
        if version > self.version:
            await self.catch_up()
        if version != self.version:
            raise Refused(409, "conflict")

    async def _keep(self, table: Table, seat: int, action: str | None, before: int | None) -> None:
        """Store a move that leads to this table, then show the table. `before` is the seat that was
        to act before the move."""
        step = moves.step_to(self, table, seat, action, before)
        try:
            await self.store.move(step.move, step.also, step.more)
        except asyncio.CancelledError:  # the caller has gone; the move may be stored or not
            await asyncio.shield(self.catch_up())
            raise
        except Exception as error:  # noqa: BLE001 - the caller gets any error
            raise await moves.explain_failure(self, error) from None
        moves.show_stored(self, step)

    async def catch_up(self) -> bool:
        """Take over moves that another process stored. Return True if there were any."""
        new = await self.store.moves_since(self.id, self.version)
        if not new:
            return False
        await clocks.read_again(self)
        self.take_over(new)
        return True

    def take_over(self, new: Sequence[Move]) -> None:
        """Take over these moves, the next ones, which another process stored."""
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

    def others(self, held: Sequence[int]) -> list[int]:
        """Return the seats of the other people, who have a say; also those with a stand-in."""
        return [i for i, seat in enumerate(self.seats) if not seat.bot and i not in held]

    async def undo(self, held: Sequence[int], version: int) -> bool:
        """Undo the last action of these seats, or ask the others. Return True if it is done."""
        async with self.busy:
            await self._same(version)
            if self.is_rated:
                raise Refused(422, "rated-no-undo")
            if self.ended is not None:
                raise Refused(422, "table-ended")
            ply = undo.undo_to(self, held)
            if ply is None:
                raise Refused(422, "nothing-to-undo")
            if not undo.is_free(self, ply) and self.others(held):
                await self._ask(Asked(self.plies[ply].seat, self.version, ply, tuple(held)))
                done = False
            else:
                await self._back_to(ply, self.plies[ply].seat)
                done = True
        self.publish()
        return done

    async def answer(self, held: Sequence[int], yes: bool) -> None:
        """Agree to an undo that a player asked for, or refuse it."""
        async with self.busy:
            asked = self.asked
            if asked is None or asked.version != self.version or self.is_rated:
                raise Refused(409, "conflict")
            if not yes:
                await self._ask(None)
            else:
                agreed = tuple(sorted({*asked.agreed, *held}))
                if self.others(agreed):
                    await self._ask(msgspec.structs.replace(asked, agreed=agreed))
                else:
                    await self._back_to(asked.ply, asked.seat)
        self.publish()

    async def _ask(self, asked: Asked | None) -> None:
        change = clocks.ask_undo(self, asked)
        await self.store.change(self.id, change)
        self.info = msgspec.structs.replace(self.info, **change)

    async def _back_to(self, ply: int, seat: int) -> None:
        await self._keep(self.at(ply).fork(), seat, None, self.table.seat)

    # --- people ---------------------------------------------------------------------------

    async def rename(self, seat: int, name: str) -> None:
        """Change the name of a seat; refuse a name that looks like another one here."""
        others = [s.name for i, s in enumerate(self.seats) if i != seat and s.name]
        if name != self.seats[seat].name:
            identity.check_name(name)
        if name and any(identity.is_alike(name, other) for other in others):
            raise Refused(422, "name-taken")
        await self.store.change_seat(self.id, seat, name=name)
        self.seats[seat].name = name
        self.publish()

    async def renew(self, seat: int, keep: str) -> None:
        """Renew the link of a seat. The old link stops working, and only the browser `keep` still
        holds the seat ("": none)."""
        again = max(0, self.seats[seat].renewed) + 1
        await self.store.renew(self.id, seat, again, keep)
        self.seats[seat].renewed = again
        for subscriber in [s for s in self.listeners if seat in s.held]:
            subscriber.close()  # it reconnects, and its rights are checked again
        self.publish()

    async def agree(self, terms: Terms) -> None:
        """Store the terms on which the table is played from now on."""
        if terms != self.terms:
            await stored_terms.replace(self.store, self.id, terms)
            self.terms = terms

    async def spoil(self, why: str) -> None:
        """Note for good that a rated game does not count any more."""
        if self.is_rated and not self.terms.spoiled:
            await stored_terms.spoil(self.store, self.id, why)
            self.terms = msgspec.structs.replace(self.terms, spoiled=why)

    async def say(self, seat: int | None, name: str, text: str, sender: str = "") -> None:
        """Add a line of chat; `sender` tells spectators apart."""
        await self.store.say(self.id, seat, name, text, sender=sender)
        await self.read_chat()
        self.publish()

    async def note(self, kind: LineKind, seat: int | None, **values: str) -> None:
        """Add a message of the server to the chat: `line-<kind>` in the reader's language."""
        await self.store.note(self.id, seat, kind, values)
        await self.read_chat()
        self.publish()

    async def read_chat(self) -> None:
        """Read the lines of the chat that are not in memory yet."""
        last = self.chat[-1].n if self.chat else -1
        new = await self.store.said(self.id, last)
        last = self.chat[-1].n if self.chat else -1  # another task may have read meanwhile
        self.chat = (self.chat + [line for line in new if line.n > last])[-200:]

    # --- publishing -----------------------------------------------------------------------

    def publish(self) -> None:
        """Send a change to all subscribers, and let the bot that is to act think."""
        self.wake_bot()
        self.redraw()

    def redraw(self) -> None:
        """Send what has changed on the pages to all subscribers."""
        self.serial += 1
        self.house.broadcast(self)

    def announce_turn(self) -> None:
        """Notify an absent player whose turn it is."""
        self.house.announce_turn(self)

    def wake_bot(self) -> None:
        """Let the bot whose turn it is think, unless one is thinking already."""
        self.bots.wake()
