"""What every part of the picture is drawn from: the record in plain numbers, and who looks."""

from typing import NamedTuple

from cheesemoon.core import Table

from .. import content as c, scoring, state as st
from . import last as last_, layout as lay, turn_dice, worth


class Seen(NamedTuple):
    """The table, read once: fields of a record are slow to ask for."""

    phase: int
    turn: int
    round: int
    rounds: int
    bank: int
    coins: list[int]
    results: list[tuple[tuple[int, bool], ...]]  # of each seat: result and whether it is struck
    totals: list[int]
    tiles: list[bool]  # unused
    placed: int
    taxi: list[int]
    smuggling_at: int
    smuggling: int
    ride: worth.Worth

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == st.OVER

    @property
    def may_stop(self) -> bool:
        """ST-11: whether the tile of the dice placed so far is unused."""
        return self.phase == st.PLACING and self.tiles[self.placed]

    @property
    def dice_in_hand(self) -> int:
        """ST-8: before a roll, as many as the unused tiles say together."""
        return sum(tile for tile, unused in enumerate(self.tiles) if unused)


def read(s: st.Taxi) -> Seen:
    """The record in plain numbers."""
    players = int(s.players)
    struck = s.struck.tolist()
    results = [
        tuple(
            (result, bool(struck[seat][i])) for i, result in enumerate(scoring.results_of(s, seat))
        )
        for seat in range(players)
    ]
    return Seen(
        int(s.phase),
        int(s.turn),
        int(s.round_no),
        int(c.ROUNDS[players]),
        int(s.bank),
        s.coins[:players].tolist(),
        results,
        [sum(result for result, out in row if not out) for row in results],
        [bool(unused) for unused in s.tiles.tolist()],
        int(s.placed),
        s.taxi.tolist(),
        int(s.smuggling_at),
        int(s.smuggling),
        worth.worth(s),
    )


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
        return self.table.say(self.lang, message, **args)

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
