"""The writer of positions."""

from cheesemoon.core import Ints, Position

from .. import content as c, scoring, state as st


def write(s: st.Taxi) -> Position:
    """Return the fields of a position that belong to the game."""
    return {
        "round": int(s.round_no),
        "first": int(s.first),
        "turn": None if s.turn < 0 else int(s.turn),
        "phase": st.PHASES[s.phase],
        "bank": int(s.bank),
        "tiles": [tile for tile in range(c.TILES) if s.tiles[tile]],
        "taxi": _faces(s.taxi),
        "fuel": _numbers(s.wings),
        "smuggling": {"at": st.PLACES[s.smuggling_at], "value": int(s.smuggling) or None},
        "hand": _hand(s) if s.phase == st.PLACING else None,
        "seats": [
            {
                "coins": int(s.coins[seat]),
                "results": scoring.results_of(s, seat),
                "struck": [r + 1 for r in range(c.ROUNDS[s.players]) if s.struck[seat, r]],
            }
            for seat in range(s.players)
        ],
    }


def _hand(s: st.Taxi) -> Position:
    return {
        "passengers": _faces(s.passengers),
        "fuel": _numbers(s.fuel),
        "placed": int(s.placed),
    }


def _faces(counts: Ints) -> list[str]:
    return [face for face, count in zip(c.FACES, counts, strict=True) for _ in range(count)]


def _numbers(counts: Ints) -> list[int]:
    return [number for number in range(1, c.FUEL_SIDES + 1) for _ in range(counts[number])]
