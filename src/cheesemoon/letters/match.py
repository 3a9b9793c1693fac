"""The game that a letter tells: who writes next, and chance that no player can choose or foresee.

Each player makes a chain of shares and promises its end when joining: the hash of each share is the
share before it. A chance event is the set-up, or an action that rolls or draws. It needs the next
share of every player. The acting player gives a share together with the action, the others when
the letter comes to them. So the action is fixed before any player knows what chance gives, and no
player can change a share.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache

import cheesemoon as cm
from cheesemoon.core import Game, Table
from cheesemoon.core.game.contract import Choice
from cheesemoon.core.game.engine_state import NumbersMissing

from . import signing
from .errors import BadLetter
from .letter import (
    Entry,
    Head,
    Join,
    Letter,
    find_unsigned,
    hashes,
    previous_share,
    signed_text,
)

MOST_EVENTS = 2000  # shares of a chain; a long game needs 300
_SETUP = ""  # the chance event that is no action


@cache
def is_offered(game: Game) -> bool:
    """Return True if a game can be played by letter: it has seats for two, and all seats see the
    same. A letter has no place for a hand that only its owner may see."""
    seats = max(game.seats)
    if seats < 2:
        return False
    table = game.new(seats=seats, seed=1)
    return all(table.view(seat) == table.view(None) for seat in range(seats))


class Player:
    """The secrets of one player at one table. They stay on the player's device."""

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = secret or secrets.token_bytes(32)
        self._signing = hashlib.sha256(b"cheesemoon-sign" + self.secret).digest()
        self._chain = [hashlib.sha256(b"cheesemoon-chance" + self.secret).digest()[:16]]
        for _ in range(MOST_EVENTS):
            self._chain.append(previous_share(self._chain[-1]))

    def join(self, name: str) -> Join:
        """Return the entry of a player who sits down."""
        return Join(name, signing.public_key(self._signing), self.share(0))

    def share(self, number: int) -> bytes:
        """Return a share of chance; number 0 is the promise."""
        if number > MOST_EVENTS:
            raise BadLetter("letter-too-long")
        return self._chain[MOST_EVENTS - number]

    def sign(self, digest: bytes) -> bytes:
        """Return the signature of a history."""
        return signing.sign(self._signing, signed_text(digest))


class Match:
    """The state of a table after all entries of its letter."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.game = _game_of(head)
        self.entries: list[Entry] = []
        self.joined: list[Join] = []
        self.table: Table | None = None  # None before the set-up
        self.events = 0  # of chance
        self.waiting: str | None = None  # the action that waits for chance; "" is the set-up
        self._given: set[int] = set()  # players whose share for it is there
        self._latest: list[tuple[int, bytes]] = []  # of each player: number and share
        self._first_seat = 0  # of the player who made the table
        self._chains: list[list[bytes]] = []  # of each player: all shares, the promise first
        self._marks: list[bytes] = []  # the signature of each player

    # --- reading --------------------------------------------------------------------------

    @classmethod
    def of(cls, letter: Letter, known: Match | None = None) -> Match:
        """Check a letter and return its match. `known` is the match of the same table on this
        device: the new letter must continue it, and only its new entries are played."""
        if known is not None:
            _check_continues(known.letter, letter)
        match = known.copy() if known is not None else cls(letter.head)
        unsigned = find_unsigned(letter)
        if unsigned is not None:
            raise BadLetter("letter-unsigned", name=letter.name(unsigned))
        match._latest, match._marks = list(letter.shares), list(letter.signatures)
        match._chains = [_chain(*pair) for pair in letter.shares]
        for player, (join, chain) in enumerate(zip(letter.joined, match._chains, strict=True)):
            if chain[0] != join.promise:
                raise BadLetter("letter-share", name=letter.name(player))
        for entry in letter.entries[len(match.entries) :]:
            match._add(entry)
        if [count for count, _ in letter.shares] != match._counts():
            raise BadLetter("letter-damaged")
        return match

    def copy(self) -> Match:
        """Return an independent copy."""
        other = copy(self)
        other.entries, other.joined = list(self.entries), list(self.joined)
        other._given, other._latest = set(self._given), list(self._latest)
        other._chains, other._marks = list(self._chains), list(self._marks)
        other.table = None if self.table is None else self.table.fork()
        return other

    @property
    def letter(self) -> Letter:
        """Return the letter with all entries."""
        return Letter(self.head, tuple(self.entries), tuple(self._marks), tuple(self._latest))

    def _counts(self) -> list[int]:
        lacking = 0 if self.waiting is None else 1
        return [
            self.events - (lacking if player not in self._given else 0)
            for player in range(len(self.joined))
        ]

    @property
    def next(self) -> int | None:
        """Return the player who writes next; None after the end."""
        count = self.head.players
        if len(self.joined) < count:
            return len(self.joined)
        if self.waiting is not None:
            last = self.entries[-1].by
            order = [(last + n) % count for n in range(1, count + 1)]
            return next(player for player in order if player not in self._given)
        assert self.table is not None
        return None if self.table.seat is None else self.player_at(self.table.seat)

    def seat_of(self, player: int) -> int:
        """Return the seat of a player. Chance decides who begins."""
        return (player + self._first_seat) % self.head.players

    def player_at(self, seat: int) -> int:
        """Return the player of a seat."""
        return (seat - self._first_seat) % self.head.players

    def names(self) -> list[str]:
        """Return the names by seat, when all have joined."""
        return [self.joined[self.player_at(seat)].name for seat in range(self.head.players)]

    def name(self, player: int) -> str:
        """Return the name of a player; a number if the player has not joined."""
        return self.joined[player].name if player < len(self.joined) else str(player + 1)

    # --- writing --------------------------------------------------------------------------

    def look(self, player: Player) -> Table | None:
        """Return the table for the next player, with the share of chance that this player promised.
        Return None before the set-up. The match keeps that share, so write with a fresh match."""
        by = self.next
        if by is not None and by < len(self.joined) and self.waiting is not None:
            self._reveal(by, player, self.events)
            self._give(by)
        return self.table

    def write(self, player: Player, actions: Sequence[str] = (), name: str = "") -> Match:
        """Return the match with one more entry, by the player who writes next. Refuse actions that
        do not lead to another player."""
        by = self.next
        if by is None:
            raise BadLetter("letter-over")
        match = self.copy()
        join = player.join(name) if by == len(self.joined) else None
        match._reveal(by, player, min(self.events + 2, MOST_EVENTS))  # an entry gives two at most
        match._add(Entry(by, join, tuple(actions)))
        match._reveal(by, player, match._counts()[by])
        match._marks[by : by + 1] = [player.sign(hashes(match.head, match.entries)[-1])]
        return match

    def _reveal(self, by: int, player: Player, count: int) -> None:
        """Let the shares of a player be known up to this number."""
        self._latest[by : by + 1] = [(count, player.share(count))]
        self._chains[by : by + 1] = [[player.share(number) for number in range(count + 1)]]

    # --- entries --------------------------------------------------------------------------

    def _add(self, entry: Entry) -> None:
        number, by = len(self.entries) + 1, entry.by
        if by != self.next:
            raise BadLetter("letter-turn", number=number, name=self.name(by))
        self.entries.append(entry)
        if entry.join is not None:
            self._sit_down(entry.join)
        if self.waiting is not None and len(self.joined) == self.head.players:
            self._give(by)
        for action in entry.actions:
            is_mine = self.table is not None and self.waiting is None
            if not is_mine or self.next != by:
                raise BadLetter("letter-turn", number=number, name=self.name(by))
            try:
                self._play(by, action)
            except cm.IllegalAction as error:
                raise BadLetter(
                    "letter-illegal",
                    number=number,
                    name=self.name(by),
                    action=action,
                    why=error.text,
                ) from None
        if self.next == by:
            raise BadLetter("letter-unfinished", number=number, name=self.name(by))

    def _sit_down(self, join: Join) -> None:
        if any(_alike(join.name, other.name) for other in self.joined):
            raise BadLetter("letter-name", name=join.name)
        self.joined.append(join)
        if len(self.joined) == self.head.players:
            self._open(_SETUP)

    def _play(self, by: int, action: str) -> None:
        """Play an action. If it needs chance, it waits for the shares of the others."""
        assert self.table is not None
        try:
            self.table.play(action)
        except NumbersMissing:
            self._open(action)
            self._give(by)

    # --- chance ---------------------------------------------------------------------------

    def _open(self, waiting: str) -> None:
        if self.events == MOST_EVENTS:
            raise BadLetter("letter-too-long")
        self.events += 1
        self.waiting, self._given = waiting, set()

    def _give(self, by: int) -> None:
        """Add the share of a player. With the last one, chance gives its result."""
        self._given.add(by)
        if len(self._given) < self.head.players:
            return
        action, self.waiting = self.waiting, None
        digest = self._mix()
        seed = int.from_bytes(digest[:8], "big") >> 1
        if action == _SETUP:
            self._first_seat = int.from_bytes(digest[8:16], "big") % self.head.players
            self.table = set_up(self.game, self.head, seed)
        else:
            assert self.table is not None and action is not None
            self.table.feed(draw(self.table, action, seed))
            self.table.play(action)

    def _mix(self) -> bytes:
        """Return the hash of the shares of all players for this event."""
        found = hashlib.sha256(f"cheesemoon {self.head.table} {self.events}".encode())
        for chain in self._chains:
            if len(chain) <= self.events:
                raise BadLetter("letter-damaged")
            found.update(chain[self.events])
        return found.digest()


def set_up(game: Game, head: Head, seed: int) -> Table:
    """Return the table before the first action. Its chance comes from outside, as in a game with
    real dice and cards: the order of piles is drawn when it is needed."""
    table = game.new(seats=head.players, seed=seed, **head.options)
    return game.load({**table.position(), "by_hand": True})


def draw(table: Table, action: str, seed: int) -> list[int]:
    """Return the numbers that chance gives to an action."""
    imagined = table.fork(seed=seed)
    imagined.play(action)
    return [event.args["number"] for event in imagined.events[-1] if event.name == "gave"]


def invite(
    game: Game, players: int, options: Mapping[str, Choice], host: Player, name: str
) -> Match:
    """Return a new table, with its first letter."""
    chosen = game.check_options(options)
    head = Head(secrets.token_urlsafe(12), game.name, game.rules_version, chosen, players)
    return Match(head).write(host, name=name)


def _game_of(head: Head) -> Game:
    """Return the game of a letter; refuse a table that this version cannot have made."""
    if head.game not in cm.games():
        raise BadLetter("letter-game", game=head.game)
    game = cm.game(head.game)
    if head.rules != game.rules_version:
        raise BadLetter("letter-rules", game=game.title)
    try:
        is_whole = game.check_options(head.options) == head.options
        game.check_seats(head.players)
    except cm.CheesemoonError as error:
        raise BadLetter("letter-head", why=error.text) from None
    if not is_offered(game) or head.players < 2 or not is_whole:
        raise BadLetter("letter-not-offered", game=game.title)
    return game


def _check_continues(known: Letter, new: Letter) -> None:
    """Refuse a letter that tells another history than the letter of this device, or no more."""
    if known.head != new.head:
        raise BadLetter("letter-changed-head")
    for number, (mine, theirs) in enumerate(zip(known.entries, new.entries, strict=False), 1):
        if mine == theirs:
            continue
        name = known.name(mine.by)
        if find_unsigned(new) is None:
            raise BadLetter("letter-twice", number=number, name=name)
        told = {"was": mine.told(), "now": theirs.told()}
        raise BadLetter("letter-changed", number=number, name=name, **told)
    if len(new.entries) <= len(known.entries):
        raise BadLetter("letter-old", number=len(new.entries))


def _chain(count: int, share: bytes) -> list[bytes]:
    """Return all shares up to this one, the promise first."""
    if count > MOST_EVENTS:
        raise BadLetter("letter-too-long")
    found = [share]
    for _ in range(count):
        found.append(previous_share(found[-1]))
    return found[::-1]


def _alike(name: str, other: str) -> bool:
    return name.casefold() == other.casefold()
