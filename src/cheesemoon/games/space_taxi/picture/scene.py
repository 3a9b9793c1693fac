"""What every part of the picture is drawn from: the record in plain numbers, and who looks."""

from typing import Any, NamedTuple

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
    """The table, read once: fields of a record are slow to ask for."""

    phase: int
    turn: int
    round: int
    rounds: int
    bank: int
    coins: tuple[int, ...]
    results: list[tuple[tuple[int, bool], ...]]  # of each seat: result and whether it is struck
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
        """Whether the game has ended."""
        return self.phase == st.OVER

    @property
    def may_stop(self) -> bool:
        """ST-11: whether the tile of the dice placed so far is unused."""
        return self.phase == st.PLACING and bool(self.tiles[self.placed])

    @property
    def dice_in_hand(self) -> int:
        """ST-8: before a roll, as many as the unused tiles say together."""
        return sum(tile for tile, unused in enumerate(self.tiles) if unused)


def seen(table: Table) -> Seen:
    """The record in plain numbers; the board and all panels ask one after another."""
    global _latest
    raw = table.raw
    if _latest is None or _latest[0] != raw:
        _latest = raw, _seen(table.state, _READ.read(raw))
    return _latest[1]


_latest: tuple[bytes, Seen] | None = None


def _seen(record: st.Taxi, s: Any) -> Seen:
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


def _results(s: Any, seat: int) -> tuple[tuple[int, bool], ...]:
    played = s.round_no if scoring.has_played(s, seat) else s.round_no - 1
    row = zip(s.results[seat][:played], s.struck[seat], strict=False)
    return tuple([(result, bool(struck)) for result, struck in row])


class Scene(NamedTuple):
    """One picture to be drawn."""

    table: Table
    s: Seen
    lang: str
    look: lay.Layout
    acts: frozenset[str]  # what the one who looks may do now
    dice: turn_dice.TurnDice
    last: last_.Last | None

    def say(self, message: str, **args: object) -> str:
        """Words of this game."""
        return self.table.game.words.told(self.lang, message, **args)

    def player(self, seat: int) -> str:
        """What a player is called."""
        return self.table.player(seat, self.lang)

    @property
    def joker(self) -> bool:
        """Whether a thumb may become a species now."""
        return f"joker {c.SPECIES[0]}" in self.acts

    @property
    def broke(self) -> last_.Last | None:
        """The last ride, if it broke down and the next one has not begun: the cab still smokes."""
        fresh = self.s.phase == st.ROLLING and self.s.smuggling == 0
        return self.last if fresh and self.last is not None and self.last.broke else None
