"""Tables played by letter: their letters and secrets in this browser, and their rooms.

A room shows the table of a letter. Own actions are played in the room first. They go into the
letter when the player seals it; until then an undo takes them back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import cheesemoon as cm
from cheesemoon.core import Game
from cheesemoon.core.game.contract import Choice
from cheesemoon.core.game.engine_state import NumbersMissing
from cheesemoon.letters import BadLetter, Letter, Match, Player, invite, is_offered, read, to_text
from cheesemoon.server.errors import Refused
from cheesemoon.server.tables.room import Room
from cheesemoon.server.tables.rooms import Rooms
from cheesemoon.server.tables.seats import Seat
from cheesemoon.server.tables.undo import undo_to

from .storage.store import Store

_RECORD = "letters"


class Mine:
    """A table that this browser plays by letter."""

    def __init__(
        self, match: Match, player: Player, me: int, room: str = "", act: str = ""
    ) -> None:
        self.player = player
        self.me = me  # number of the own player
        self.room = room  # id of the room; "" before the set-up
        self.act = act  # the own next action, which waits for chance; "" if there is none
        self._take(match)

    def _take(self, match: Match) -> None:
        """Take a match as it is written, and find the table with the own share of chance."""
        self.match = match
        self.seen = seen = match.copy()  # with the own share, which may decide who begins
        self.table = seen.look(self.player) if seen.next == self.me else seen.table
        self.is_waiting = seen.waiting is not None  # for shares of others
        self.sealed = 0 if self.table is None else len(self.table.actions)  # actions of letters

    @property
    def letter(self) -> Letter:
        """Return the latest letter."""
        return self.match.letter

    @property
    def id(self) -> str:
        """Return the name of the table."""
        return self.match.head.table

    @property
    def game(self) -> Game:
        """Return the game."""
        return self.match.game

    @property
    def seat(self) -> int:
        """Return the own seat."""
        return self.seen.seat_of(self.me)

    @property
    def is_mine(self) -> bool:
        """Return True if this browser writes the next letter."""
        return self.match.next == self.me

    @property
    def must_act(self) -> bool:
        """Return True if the player has to choose an action."""
        table = self.table
        return (
            self.is_mine and not self.is_waiting and table is not None and table.seat == self.seat
        )

    def receive(self, letter: Letter) -> None:
        """Take a letter that continues the one of this browser; refuse any other."""
        self._take(Match.of(letter, self.match))

    def seal(self, actions: Sequence[str]) -> None:
        """Write the own letter with these actions."""
        self._take(self.match.write(self.player, actions))
        self.act = ""

    def kept(self) -> dict[str, object]:
        """Return the table for the store."""
        return {
            "letter": to_text(self.letter),
            "secret": self.player.secret.hex(),
            "me": self.me,
            "room": self.room,
            "act": self.act,
        }


class Letters:
    """All tables that this browser plays by letter."""

    def __init__(self, store: Store, rooms: Rooms, who: str) -> None:
        self._store, self._rooms, self._who = store, rooms, who
        self._known: dict[str, Mine] = {}

    def all(self) -> list[Mine]:
        """Return all tables, the latest first. A damaged one is left out and stays kept."""
        found = (self.find(table) for table in reversed(list(self._store.record(_RECORD))))
        return [mine for mine in found if mine is not None]

    def find(self, table: str) -> Mine | None:
        """Return a table; None if this browser does not play it."""
        if table not in self._known:
            kept = self._store.record(_RECORD).get(table)
            try:
                mine = _read_kept(kept)
            except (BadLetter, ValueError, KeyError, TypeError):
                return None
            self._known[table] = mine
        return self._known[table]

    def of_room(self, room: str) -> Mine | None:
        """Return the table whose room has this id; None for other rooms."""
        record = self._store.record(_RECORD)
        named = (
            t for t, kept in record.items() if isinstance(kept, dict) and kept.get("room") == room
        )
        table = next(named, None)
        return None if table is None else self.find(table)

    def is_room(self, room: str) -> bool:
        """Return True if a room shows a table that is played by letter."""
        return self.of_room(room) is not None

    async def _keep(self, mine: Mine) -> None:
        self._known[mine.id] = mine
        self._store.record(_RECORD)[mine.id] = mine.kept()
        await self._store.put_record(_RECORD)

    # --- letters --------------------------------------------------------------------------

    async def invite(
        self, game: Game, players: int, options: Mapping[str, Choice], name: str
    ) -> Mine:
        """Make a table and write its first letter."""
        if not is_offered(game):
            raise BadLetter("letter-not-offered", game=game.title)
        host = Player()
        mine = Mine(invite(game, players, options, host, name), host, 0)
        await self._keep(mine)
        return mine

    async def join(self, letter: Letter, name: str) -> Mine:
        """Take the next seat of a table, and write the answer."""
        known = self.find(letter.head.table)
        if known is not None:
            return await self.receive(letter)
        match = Match.of(letter)
        me = match.next
        if me is None or me < len(match.joined):
            raise Refused(422, "letter-not-mine")
        player = Player()
        mine = Mine(match.write(player, name=name), player, me)
        await self._keep(mine)
        return mine

    async def receive(self, letter: Letter) -> Mine:
        """Take the next letter of a table, and bring its room up to date. An old letter changes
        nothing."""
        mine = self.find(letter.head.table)
        if mine is None:
            raise Refused(422, "letter-not-mine")
        try:
            mine.receive(letter)
        except BadLetter as error:
            if error.message != "letter-old":
                raise
            return mine
        await self._keep(mine)
        await self._update_room(mine)
        if mine.is_mine and not mine.must_act:
            mine.seal(())  # only a share of chance is asked for
            await self._keep(mine)
        return mine

    async def _update_room(self, mine: Mine) -> None:
        """Play in the room what the letter tells."""
        table = mine.table
        if table is None:
            return
        if not mine.room:
            seats = [Seat(name=name) for name in mine.seen.names()]
            held = [(self._who, mine.seat)]
            room = await self._rooms.open(table.start(), seats, held, chance="hand")
            mine.room = room.id
            await self._keep(mine)
        room = await self._rooms.room(mine.room)
        for ply in range(len(room.plies), len(table.actions)):
            gave = [e.args["number"] for e in table.events[ply] if e.name == "gave"]
            seat = room.table.seat
            assert seat is not None
            await room.act(seat, table.actions[ply], room.version, gave)

    # --- the room -------------------------------------------------------------------------

    async def plan(self, mine: Mine, action: str) -> bool:
        """Note an action that needs the chance of all players. Return False if the action needs
        none, so that the room can play it."""
        room = await self._rooms.room(mine.room)
        if not mine.must_act:
            raise Refused(409, "letter-wait")
        if room.table.seat != mine.seat:
            return False
        try:
            room.table.after(action)
        except NumbersMissing:
            mine.act = action
            await self._keep(mine)
            return True
        except cm.IllegalAction as error:
            raise Refused.because(error) from None
        return False

    async def forget_plan(self, mine: Mine) -> None:
        """Forget the action that waits for chance, because the player plays another one."""
        if mine.act:
            mine.act = ""
            await self._keep(mine)

    async def is_complete(self, mine: Mine) -> bool:
        """Return True if the own letter can be sealed: another player is needed."""
        if not mine.must_act:
            return False
        room = await self._rooms.room(mine.room)
        return bool(mine.act) or room.table.seat != mine.seat

    async def seal(self, mine: Mine) -> None:
        """Write the own letter with the actions of the room."""
        if not await self.is_complete(mine):
            raise Refused(409, "letter-wait")
        room = await self._rooms.room(mine.room)
        actions = [*room.table.actions[mine.sealed :], *filter(None, [mine.act])]
        mine.seal(actions)
        await self._keep(mine)

    async def undo(self, mine: Mine) -> None:
        """Take back own actions that no letter has."""
        if mine.act:
            await self.forget_plan(mine)
            return
        room: Room = await self._rooms.room(mine.room)
        ply = undo_to(room, [mine.seat])
        if ply is None or ply < mine.sealed or not mine.must_act:
            raise Refused(422, "letter-sealed")
        async with room.busy:
            await room._back_to(ply, mine.seat)
        room.publish()


def _read_kept(kept: object) -> Mine:
    if not isinstance(kept, dict):
        raise KeyError
    match = Match.of(read(str(kept["letter"])))
    player = Player(bytes.fromhex(str(kept["secret"])))
    return Mine(match, player, int(kept["me"]), str(kept["room"]), str(kept["act"]))
