"""A table as plain numbers, in the form its picture needs."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from struct import Struct
from typing import NamedTuple, Protocol

from cheesemoon.core import Table, Words
from cheesemoon.core.rules.bits import members
from cheesemoon.core.rules.fast_fields import Numbers

from .. import content as c, outlook, state as st
from ..telling import narration
from . import layout as lay

Cell = tuple[int, int]


class Fields(Protocol):
    """The fields of a record that the picture uses, as plain numbers."""

    phase: int
    round_no: int
    catcher: int
    arch: int
    hard: int
    pawn: int
    health: int
    dice: int
    points: int
    traps: int
    board: tuple[int, ...]
    held: tuple[int, ...]
    cage: tuple[int, ...]
    bag: tuple[int, ...]
    arch_at: int
    arch_health: int
    progress: int
    guts: int
    bonus: tuple[int, ...]
    roll_at: int
    roll_by: int
    roll_dice: int
    hits: int
    sixes: int
    shown: tuple[int, ...]
    deck_left: int
    odd_left: int
    mystery_left: int
    odd_at: tuple[int, ...]
    caught: tuple[int, ...]
    discard: tuple[int, ...]
    laid: int
    x: tuple[int, ...]
    y: tuple[int, ...]
    turned: tuple[int, ...]
    active: int
    waiting: int


_READ = Numbers(st.Hunt.dtype, Fields.__annotations__)


@dataclass(frozen=True, eq=False)
class Town:
    """The places of the cards. It changes only when a card is added."""

    districts: tuple[tuple[int, int, int, int, int], ...]  # number, card, x, y, quarter turns
    spots: dict[int, lay.Plaza]  # by area, in coordinates of the town
    order: tuple[int, ...]  # areas from back to front
    cells: dict[Cell, int]
    ways: tuple[tuple[int, int, int, int, str], ...]  # district, side, x, y; bridge, gate or shut
    fog: tuple[Cell, ...]

    @cached_property
    def areas(self) -> dict[int, tuple[int, ...]]:
        """Return the districts from back to front, each with its areas from back to front."""
        behind = sorted(self.districts, key=lambda row: (row[3], row[2]))
        return {d: tuple(a for a in self.order if a // c.SPAN == d) for d, *_ in behind}

    @cached_property
    def corners(self) -> dict[int, tuple[int, int]]:
        """Return the side of its card for each area."""
        return {
            d * c.SPAN + a: slot
            for d, card, _, _, turned in self.districts
            for a, slot in enumerate(lay.slots(card, turned))
        }

    def lies(self, district: int) -> tuple[int, int, int, int, int]:
        """Return number, card, x, y and rotation of a district."""
        return self._lying[district]

    @cached_property
    def _lying(self) -> dict[int, tuple[int, int, int, int, int]]:
        return {row[0]: row for row in self.districts}


Row = tuple[int, ...]  # a number for each district


@lru_cache(maxsize=256)
def town_of(laid: int, xs: Row, ys: Row, turns: Row, red: bool) -> Town:
    """Return the town of a table."""
    districts = tuple(
        (d, c.RED if d == 0 and red else d, xs[d], ys[d], turns[d]) for d in members(laid)
    )
    spots: dict[int, lay.Plaza] = {}
    for d, card, x, y, turned in districts:
        mx, my = lay.middle(x, y)
        for a, (px, py, w, h) in enumerate(lay.plazas(card, turned)):
            spots[d * c.SPAN + a] = (mx + px, my + py, w, h)
    cells = {(x, y): d for d, _, x, y, _ in districts}
    order = tuple(sorted(spots, key=lambda area: (spots[area][1], spots[area][0])))
    return Town(districts, spots, order, cells, _ways(districts, cells), _fog(cells))


def _ways(
    districts: tuple[tuple[int, int, int, int, int], ...], cells: dict[Cell, int]
) -> tuple[tuple[int, int, int, int, str], ...]:
    """Return joined sides once each, free gates, and gates that face a wall."""
    by_number = {row[0]: row for row in districts}
    found = []
    for d, card, x, y, turned in districts:
        for side in lay.connectors(card, turned):
            dx, dy = lay.SIDES[side]
            other = cells.get((x + dx, y + dy))
            if other is None:
                found.append((d, side, x, y, "gate"))
                continue
            _, there, _, _, its_turn = by_number[other]
            if (side + 2) % 4 not in lay.connectors(there, its_turn):
                found.append((d, side, x, y, "shut"))
            elif d < other:
                found.append((d, side, x, y, "bridge"))
    return tuple(found)


def _fog(cells: dict[Cell, int]) -> tuple[Cell, ...]:
    """Return the empty cells around the town."""
    around = {(x + dx, y + dy) for x, y in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return tuple(sorted(around - set(cells)))


class Here(NamedTuple):
    """The contents of a place, see `outlook.HERE`."""

    white: int
    brown: int
    black: int
    cheese: int
    nests: int
    trap: int
    effects: int
    health: int
    yellow: int
    purple: int
    hatcheries: int
    weight: int
    later: int
    big: int

    @property
    def rats(self) -> tuple[int, int, int]:
        return self[:3]

    @property
    def characters(self) -> tuple[str, ...]:
        """Return the names of the arch rat and the peculiar rats here."""
        big = self.big
        return tuple(name for bit, name in enumerate(_CHARACTERS) if big >> bit & 1) if big else ()


_CHARACTERS = ("arch", *(f"p{n}" for n in range(1, c.PECULIAR + 1)))
ROW = Struct(f"<{len(outlook.HERE)}h")
"""The format of a place in the bytes of an outlook."""


class Scene(NamedTuple):
    """Everything that the picture of a table needs."""

    table: Table
    s: Fields
    words: Words
    lang: str
    town: Town
    seen: outlook.Outlook
    acts: tuple[str, ...]  # what the viewer may do
    step: int  # step of the rats' turn; -1: the ratcatcher's turn
    growing: int  # number of cards that wait to be added to the town
    active: tuple[int, ...]
    rows: bytes  # contents of each place, from the outlook
    big: dict[int, tuple[str, ...]]  # arch rat and peculiar rats by area
    pawn: int
    used: tuple[int, ...]  # faces of attack dice that were thrown this round, the last roll first

    def say(self, message: str, **args: object) -> str:
        """Return a message in the viewer's language."""
        return self.words.told(self.lang, message, **args)

    def here(self, area: int) -> Here:
        """Return the contents of a place."""
        return Here._make(ROW.unpack_from(self.rows, area * ROW.size))

    def column(self, what: int) -> bytes:
        """Return one of the numbers of HERE for all places, as bytes."""
        return memoryview(self.rows).cast("h")[what :: len(outlook.HERE)].tobytes()

    def name(self, area: int) -> str:
        """Return the name of a place."""
        return self.words.told(self.lang, f"place-{c.AREA_NAMES[area]}")


@lru_cache(maxsize=256)
def flags_of(districts: int) -> Row:
    """Return 1 for each district of a set, 0 for the others."""
    return tuple(districts >> d & 1 for d in range(c.DISTRICTS))


def scene_of(table: Table, seat: int | None, lang: str) -> Scene:
    """Return the scene as that seat sees it. The latest result is cached, because board and panels
    ask for it."""
    global _latest
    raw = table.raw
    key = (raw, seat is not None and seat == table.seat, lang)
    if _latest is None or _latest[1].table is not table or _latest[0] != key:
        _latest = (key, _scene(table, seat, lang, raw))
    return _latest[1]


_latest: tuple[tuple[bytes, bool, str], Scene] | None = None


def _scene(table: Table, seat: int | None, lang: str, raw: bytes) -> Scene:
    s = _READ.read(raw)
    town = town_of(s.laid, s.x, s.y, s.turned, bool(s.hard))
    big: dict[int, tuple[str, ...]] = {}
    if s.arch_at:
        big[s.arch_at - 1] = ("arch",)
    for n, at in enumerate(s.odd_at):
        if at:
            big[at - 1] = (*big.get(at - 1, ()), f"p{n}")
    acts = table.legal() if seat is not None and seat == table.seat else ()
    seen = outlook.outlook(table)
    return Scene(table, s, table.game.words, lang, town, seen, acts,
                 narration.step_shown(table), s.waiting.bit_count(), flags_of(s.active),
                 seen.here.tobytes(), big, s.pawn, _used_faces(table, s))  # fmt: skip


def _used_faces(table: Table, s: Fields) -> tuple[int, ...]:
    """Return the faces of the attack dice thrown this round, the last roll first. Without a past
    only the last roll is known."""
    if not table.events:
        return s.shown[: s.roll_dice] if s.roll_by == st.BY_ATTACK else ()
    found: list[int] = []
    for events in reversed(table.events):
        names = [event.name for event in events]
        if "round" in names:
            break
        if "rolled" not in names:
            continue
        gave: list[int] = []
        for event in events[: names.index("rolled") + 1]:
            if event.name == "gave":
                gave.append(event.args["number"])
            elif event.name == "rolled" and event.args["by"] == _BY_ATTACK:
                found += gave[-event.args["dice"] :]
    return tuple(found)


_BY_ATTACK = st.BY[st.BY_ATTACK]
