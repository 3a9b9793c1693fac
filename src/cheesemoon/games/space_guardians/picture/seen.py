"""The data of a table that a picture needs, read once."""

from cheesemoon.core import Table, Words
from cheesemoon.core.rules.fast_fields import Numbers

from .. import aim as aim_, content as c, state as st
from . import sheet as sheets

_READ = Numbers(
    st.Guardians.dtype,
    (
        "advanced",
        "at",
        "battery",
        "box",
        "cells",
        "end",
        "in_column",
        "level",
        "mine",
        "misses",
        "out",
        "paying",
        "phase",
        "returned",
        "rocket",
        "stack_left",
        "tokens",
        "turn",
        "turns",
        "waiting",
        "waiting_ships",
    ),
)


class Seen:
    """A table as one viewer sees it, in plain numbers, because reading a record is slow."""

    def __init__(self, table: Table, seat: int | None, lang: str, tall: bool, raw: bytes) -> None:
        s = _READ.read(raw)
        self.table = table
        self.words: Words = table.game.words
        self.lang = lang
        self.view: sheets.Sheet = sheets.sheet(tall)
        self.tall = tall
        self.seat = seat
        self.phase: int = s.phase
        self.turn: int = s.turn
        self.players = table.players
        self.acts: tuple[str, ...] = ()
        if seat is not None and seat == self.turn:
            self.acts = table.legal()
        self.advanced = bool(s.advanced)
        self.turns: int = s.turns
        self.misses: int = s.misses
        self.end: int = s.end
        self.paying: int = s.paying
        self.returned = bool(s.returned)
        self.mine: int = s.mine
        self.stack: int = s.stack_left
        self.waiting_ships: int = s.waiting_ships
        self.waiting: list[int] = list(s.waiting)
        self.cells: list[int] = list(s.cells)
        self.in_column: list[int] = list(s.in_column)
        self.box: list[int] = list(s.box)
        self.at: list[int] = list(s.at[: self.players])
        self.out: list[int] = list(s.out[: self.players])
        self.level: list[int] = list(s.level)
        self.rocket: list[int] = list(s.rocket)
        self.battery: list[int] = list(s.battery)
        self.tokens: list[list[int]] = [list(row) for row in s.tokens]
        self._board = aim_.Board(self.cells, self.at, self.level, self.in_column, self.tokens)
        self._aims: dict[int, aim_.Aim] = {}

    def say(self, message: str, **args: object) -> str:
        return self.words.told(self.lang, message, **args)

    def name(self, seat: int) -> str:
        return self.table.player(seat, self.lang)

    def cost(self, seat: int, thing: int) -> int:
        """Return the least value of tokens that pay for a thing the player can afford (SG-40)."""
        held = self.tokens[seat]
        ways = (list(c.PAYMENTS[i]) for i in c.FITTING[thing] if i >= 0)
        return min(
            sum(int(value) * int(n) for value, n in zip(_VALUES, way, strict=True))
            for way in ways
            if all(n <= have for n, have in zip(way, held, strict=True))
        )

    def points(self, seat: int) -> int:
        """Return the points of a seat (SG-3)."""
        return sum(int(value) * n for value, n in zip(_VALUES, self.tokens[seat], strict=True))

    def aim(self, cell: int) -> aim_.Aim:
        """Return the result of shooting from a cell. It is cached by the first object above the
        cell."""
        own, first = self.at[self.turn], cell - c.COLUMNS
        while first >= 0 and (self.cells[first] == st.EMPTY or first == own):
            first -= c.COLUMNS
        if first not in self._aims:
            self._aims[first] = aim_.aim_on(self._board, self.turn, cell)
        return self._aims[first]

    def rocket_row(self, cell: int) -> int:
        """Return the row that the player's rocket would take from a cell; -1 if none (SG-53 to
        SG-55)."""
        if self.rocket[self.turn] != st.HELD:
            return -1
        own, first = self.at[self.turn], cell - c.COLUMNS
        while first >= 0 and (self.cells[first] == st.EMPTY or first == own):
            first -= c.COLUMNS
        if first < 0 or not st.EMPTY < self.cells[first] < st.MINE:
            return -1
        row = first // c.COLUMNS
        others = (at for seat, at in enumerate(self.at) if seat != self.turn and at >= 0)
        return -1 if any(at // c.COLUMNS == row for at in others) else row

    @property
    def playing(self) -> int:
        """Return the number of players who are not out of the game (SG-50)."""
        return self.players - sum(self.out)

    @property
    def is_in_flight(self) -> bool:
        return self.phase in (st.MOVING, st.SHOOTING, st.RESUMING)

    @property
    def lowest(self) -> tuple[int, ...]:
        """Return for each column the row of its lowest invader, from 1, or 0 if it has none."""
        found = [0] * c.COLUMNS
        for cell, what in enumerate(self.cells):
            if st.EMPTY < what < st.MINE:
                found[cell % c.COLUMNS] = cell // c.COLUMNS + 1
        return tuple(found)

    @property
    def covered(self) -> str | None:
        """Return "true" if a sheet covers the board, for `aria-hidden`."""
        return "true" if self.phase in (st.PAYING, st.OVER) else None

    @property
    def is_placed(self) -> bool:
        """Return True if the fighters have been placed. A fighter off the board is then
        destroyed."""
        return self.phase != st.PLACING


def seen_by(table: Table, seat: int | None, lang: str, tall: bool | None = None) -> Seen:
    """Return the table as that seat sees it. The latest result is cached, because the board and all
    panels ask for it. Panels do not depend on `tall`."""
    global _latest
    key = (table.raw, seat, lang)
    kept = _latest[1] if _latest and _latest[0] == key and _latest[1].table is table else None
    if kept is None or tall not in (None, kept.tall):
        kept = Seen(table, seat, lang, bool(tall), key[0])
        _latest = (key, kept)
    return kept


_latest: tuple[tuple[bytes, int | None, str], Seen] | None = None
_VALUES: list[int] = c.VALUES.tolist()
