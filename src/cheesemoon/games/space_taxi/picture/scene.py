"""The data that all parts of the picture use: the record in plain numbers, and the viewer."""

from typing import NamedTuple

from cheesemoon.core import Table
from cheesemoon.core.rules.fast_fields import Numbers

from .. import content as c, scoring, state as st
from . import last as last_, layout as lay, turn_dice, worth

_READ = Numbers(
    st.Taxi.dtype,
    ("players", "turn", "phase", "round_no", "first", "bank", "coins", "results", "struck", "tiles",
     "placed", "taxi", "wings", "smuggling_at", "smuggling", "passengers", "fuel"),
)  # fmt: skip


class Seen(NamedTuple):
    """The table, read once, because reading fields of a record is slow."""

    phase: int
    turn: int
    round: int
    rounds: int
    bank: int
    coins: tuple[int, ...]
    results: list[tuple[tuple[int, bool], ...]]  # of each seat: result and is-struck
    totals: list[int]
    tiles: tuple[int, ...]  # 1: unused
    placed: int
    taxi: tuple[int, ...]
    smuggling_at: int
    smuggling: int
    ride: worth.Worth
    dice: turn_dice.Counted

    @property
    def over(self) -> bool:
        """Return True if the game has ended."""
        return self.phase == st.OVER

    @property
    def may_stop(self) -> bool:
        """Return True if the tile for the dice placed so far is unused (ST-11)."""
        return self.phase == st.PLACING and bool(self.tiles[self.placed])

    @property
    def dice_in_hand(self) -> int:
        """Return the number of dice before a roll: the sum of the unused tiles (ST-8)."""
        return sum(tile for tile, unused in enumerate(self.tiles) if unused)


def seen(table: Table) -> Seen:
    """Return the record in plain numbers. The latest result is cached, because the board and all
    panels ask for it."""
    global _latest
    raw = table.raw
    if _latest is None or _latest[0] != raw:
        _latest = raw, _seen(table.state, raw)
    return _latest[1]


_latest: tuple[bytes, Seen] | None = None


def _seen(record: st.Taxi, raw: bytes) -> Seen:
    s = _READ.read(raw)
    results = [_results(s, seat) for seat in range(s.players)]
    return Seen(
        s.phase,
        s.turn,
        s.round_no,
        int(c.ROUNDS[s.players]),
        s.bank,
        s.coins[: s.players],
        results,
        [sum([result for result, out in row if not out]) for row in results],
        s.tiles,
        s.placed,
        s.taxi,
        s.smuggling_at,
        s.smuggling,
        worth.worth(record),
        turn_dice.counted(s),
    )


def _results(s: st.Taxi, seat: int) -> tuple[tuple[int, bool], ...]:
    played = s.round_no if scoring.has_played(s, seat) else s.round_no - 1
    row = zip(s.results[seat][:played], s.struck[seat], strict=False)
    return tuple([(result, bool(struck)) for result, struck in row])


class Scene(NamedTuple):
    """One picture to draw."""

    table: Table
    s: Seen
    lang: str
    look: lay.Layout
    acts: frozenset[str]  # what the viewer may do now
    dice: turn_dice.TurnDice
    last: last_.Last | None

    def say(self, message: str, **args: object) -> str:
        """Return a text of this game."""
        return self.table.game.words.told(self.lang, message, **args)

    def player(self, seat: int) -> str:
        """Return the name of a player."""
        return self.table.player(seat, self.lang)

    @property
    def can_use_joker(self) -> bool:
        """Return True if a thumb may become a species now."""
        return f"joker {c.SPECIES[0]}" in self.acts

    @property
    def broke(self) -> last_.Last | None:
        """Return the last ride if it broke down and the next has not begun. The cab still smokes
        then."""
        fresh = self.s.phase == st.ROLLING and self.s.smuggling == 0
        return self.last if fresh and self.last is not None and self.last.broke else None
