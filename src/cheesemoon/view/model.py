"""The model of a page: the state of a table, its viewer, and the finished page.

The view knows no server: everything that satisfies `TableState` can be shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from cheesemoon.core import Game, Table, Words
from cheesemoon.core.draw.svg import Drawing

MOST_PAGES = 24  # that a table remembers


class Viewer(NamedTuple):
    """A kind of viewer. Viewers of one kind see the same page."""

    held: tuple[int, ...]  # the seats of the player; empty for a spectator
    lang: str
    maker: bool = False  # made the table
    peek: int | None = None  # the seat that took over a shared screen
    tall: bool = False  # the window is taller than wide


class PageState(NamedTuple):
    """Everything that a page shows of a table."""

    serial: int
    version: int
    parts: dict[str, str]  # markup by the id of its element
    picture: Drawing
    panels: list[Drawing]  # by seat
    log: list[str]  # markup of one item for each action
    versions: list[int]  # of the table after each item of the log
    stamp: str  # a hash of what is shown
    mine: bool  # a seat of the viewer acts
    acting: int | None
    title: str
    names: Sequence[str] | None
    head: str  # the round; "" if the game has none


class PageCache:
    """The page that each kind of viewer was shown last."""

    def __init__(self) -> None:
        self._pages: dict[Viewer | tuple[Viewer, str], PageState] = {}

    def __len__(self) -> int:
        return len(self._pages)

    def last(self, viewer: Viewer) -> PageState | None:
        """Return the page that was shown last to this kind of viewer."""
        return self._pages.get(viewer)

    def stamped(self, viewer: Viewer, stamp: str) -> PageState | None:
        """Return an earlier page with this stamp, if it was kept for a slow replay."""
        return self._pages.get((viewer, stamp))

    def keep(self, viewer: Viewer, page: PageState, for_replay: bool = False) -> None:
        """Remember the page, and forget the oldest of more than `MOST_PAGES`."""
        self._put(viewer, page)
        if for_replay:
            self._put((viewer, page.stamp), page)

    def _put(self, key: Viewer | tuple[Viewer, str], page: PageState) -> None:
        self._pages.pop(key, None)
        self._pages[key] = page
        while len(self._pages) > MOST_PAGES:
            self._pages.pop(next(iter(self._pages)))


class Agreement(Protocol):
    """Something that a player asked and other seats agreed to."""

    @property
    def seat(self) -> int: ...
    @property
    def agreed(self) -> Sequence[int]: ...


class UndoRequest(Agreement, Protocol):
    """A player asks the others for an undo."""

    @property
    def version(self) -> int: ...  # of the table when the player asked


class WantedBot(Protocol):
    """A bot that other players want for a seat."""

    @property
    def level(self) -> str: ...
    @property
    def agreed(self) -> Sequence[int]: ...


class SeatState(Protocol):
    """A seat and its player."""

    @property
    def bot(self) -> str: ...  # its level; "" is a person
    @property
    def plays(self) -> str: ...  # the level of the bot that acts here now, or ""
    @property
    def name(self) -> str: ...
    @property
    def face(self) -> str: ...
    @property
    def left(self) -> str: ...  # how the player gave up, or ""
    @property
    def wanted(self) -> WantedBot | None: ...


class PlyState(Protocol):
    """One action that was played."""

    @property
    def seat(self) -> int: ...
    @property
    def action(self) -> str: ...
    @property
    def record(self) -> bytes: ...  # the table after the action
    @property
    def version(self) -> int: ...  # of the table after the action


class ChatLine(Protocol):
    """One line of the chat."""

    @property
    def n(self) -> int: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def name(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def values(self) -> Mapping[str, str]: ...  # of the message `line-<kind>`
    @property
    def kind(self) -> str: ...  # "" is said by a person; else a message `line-<kind>`
    @property
    def sender(self) -> str: ...  # tells spectators apart; "" for a seat


class EndState(Protocol):
    """The end of a game that people ended before its rules did."""

    @property
    def how(self) -> str: ...
    @property
    def seat(self) -> int | None: ...  # of the player who ended it


class TableState(Protocol):
    """The state of a table for pages. `DelayedTable` must decide about every attribute."""

    @property
    def id(self) -> str: ...
    @property
    def game(self) -> Game: ...
    @property
    def start(self) -> Table: ...  # before the first action
    @property
    def table(self) -> Table: ...  # now
    @property
    def plies(self) -> Sequence[PlyState]: ...
    @property
    def version(self) -> int: ...
    @property
    def serial(self) -> int: ...  # counts everything that changes what pages show
    @property
    def seats(self) -> Sequence[SeatState]: ...
    @property
    def chat(self) -> Sequence[ChatLine]: ...
    @property
    def by_hand(self) -> bool: ...  # people enter what real dice and cards show
    @property
    def is_slow(self) -> bool: ...  # players come and go between turns
    @property
    def delay(self) -> int: ...  # actions that spectators are behind
    @property
    def is_rated(self) -> bool: ...  # no hints, no undo, no stand-in
    @property
    def place(self) -> int: ...  # of the bot to act, in the queue of bots that think
    @property
    def pending(self) -> tuple[int, str] | None: ...  # version, action of a bot that waits for dice
    @property
    def asked(self) -> UndoRequest | None: ...
    @property
    def offer(self) -> Agreement | None: ...  # to stop the game
    @property
    def ended(self) -> EndState | None: ...
    @property
    def next_id(self) -> str | None: ...  # the table where the same people play again
    @property
    def pages(self) -> PageCache: ...
    def names(self, lang: str, words: Words) -> list[str]: ...
    def at(self, ply: int) -> Table: ...
    def log(
        self, lang: str, names: Sequence[str] | None = None, since: int = 0
    ) -> list[list[str]]: ...
