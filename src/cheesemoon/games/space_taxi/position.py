"""A table of Space Taxi to and from its position, as a person would describe it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cheesemoon.core import Fields

from .content import (
    COINS,
    DICE,
    FACES,
    FUEL,
    FUEL_SIDES,
    HIGHEST_RESULT,
    PASSENGERS,
    ROUNDS,
    SMUGGLING_SIDES,
    START_COINS,
    TILES,
)
from .score import factor
from .scoring import has_played, results_of
from .state import HAND, OVER, PAYING, PHASES, PLACES, PLACING, ROLLING
from .turn import strike_round

# --- writing --------------------------------------------------------------------------------------


def write(s: Any) -> dict[str, Any]:
    """Every field of section 5 that is the game's own."""
    return {
        "round": int(s.round_no),
        "first": int(s.first),
        "turn": None if s.turn < 0 else int(s.turn),
        "phase": PHASES[s.phase],
        "bank": int(s.bank),
        "tiles": [tile for tile in range(TILES) if s.tiles[tile]],
        "taxi": _faces(s.taxi),
        "fuel": _numbers(s.wings),
        "smuggling": {"at": PLACES[s.smuggling_at], "value": int(s.smuggling) or None},
        "hand": _hand(s) if s.phase == PLACING else None,
        "seats": [
            {
                "coins": int(s.coins[seat]),
                "results": results_of(s, seat),
                "struck": [r + 1 for r in range(ROUNDS[s.players]) if s.struck[seat, r]],
            }
            for seat in range(s.players)
        ],
    }


def _hand(s: Any) -> dict[str, Any]:
    return {"passengers": _faces(s.passengers), "fuel": _numbers(s.fuel)}


def _faces(counts: Any) -> list[str]:
    return [face for face, count in zip(FACES, counts, strict=True) for _ in range(count)]


def _numbers(counts: Any) -> list[int]:
    return [number for number in range(1, FUEL_SIDES + 1) for _ in range(counts[number])]


# --- reading --------------------------------------------------------------------------------------


def read(f: Fields, s: Any) -> None:
    """A position into a fresh record. What cannot be is refused with its field."""
    _read_course(f, s)
    _read_seats(f, s)
    _read_board(f, s)
    _read_hand(f, s)
    _CHECKS[s.phase](f, s)


def _read_course(f: Fields, s: Any) -> None:
    """Round, first, phase and turn."""
    s.round_no = f.whole("round", 1, int(ROUNDS[s.players]), 1)
    s.first = f.whole("first", 0, int(s.players) - 1, 0)
    s.phase = PHASES.index(f.word("phase", PHASES, "roll"))
    s.turn = f.turn(s.phase == OVER, int(s.players), int(s.first))
    if s.phase == OVER:
        if s.round_no != ROUNDS[s.players] and f.has("round"):
            raise f.bad("round", "position-round-over", last=int(ROUNDS[s.players]))
        s.round_no = ROUNDS[s.players]


def _read_seats(f: Fields, s: Any) -> None:
    """Coins, results and struck results."""
    seats = f.parts("seats", 1, 5)
    for seat, part in enumerate(seats):
        s.coins[seat] = part.whole("coins", 0, COINS, START_COINS)
        results = part.wholes("results", 0, HIGHEST_RESULT, [])
        expected = int(s.round_no) - (0 if has_played(s, seat) else 1)
        if len(results) != expected:
            raise part.bad("results", "position-results", expected=expected, found=len(results))
        s.results[seat, : len(results)] = results
    finished = int(s.round_no) if s.phase == OVER else int(s.round_no) - 1
    for round_ in range(finished):
        strike_round(s, round_)
    for seat, part in enumerate(seats):
        struck = [r + 1 for r in range(finished) if s.struck[seat, r]]
        if part.wholes("struck", 1, int(ROUNDS[s.players]), struck) != struck:
            raise part.bad("struck", "position-struck", struck=_listed(struck))
        part.finish()
    held = int(s.coins[: s.players].sum())
    if held > COINS:
        raise f.bad("seats", "position-coins", coins=held, all=COINS)
    s.bank = f.whole("bank", 0, COINS, COINS - held)
    if held + s.bank != COINS:
        raise f.bad("bank", "position-coins", coins=held + int(s.bank), all=COINS)


def _read_board(f: Fields, s: Any) -> None:
    """Tiles, taxi, wings and the smuggling die."""
    tiles = f.wholes("tiles", 0, TILES - 1, list(range(TILES)))
    _sorted(f, "tiles", tiles, distinct=True)
    s.tiles[:] = 0
    s.tiles[tiles] = 1
    _count_faces(f, "taxi", f.words("taxi", FACES, []), s.taxi, PASSENGERS)
    _count_numbers(f, "fuel", f.wholes("fuel", 1, FUEL_SIDES, []), s.wings, FUEL)
    smuggling = f.part("smuggling", {})
    s.smuggling_at = PLACES.index(smuggling.word("at", PLACES, "hand"))
    if not smuggling.null("value"):
        s.smuggling = smuggling.whole("value", 1, SMUGGLING_SIDES, 0)
    smuggling.finish()
    fresh = s.phase == OVER or (s.phase == ROLLING and len(tiles) == TILES)
    if fresh and s.smuggling:
        raise f.bad("smuggling.value", "position-smuggling-early")
    if not fresh and not s.smuggling:
        raise f.bad("smuggling.value", "position-smuggling-missing")


def _read_hand(f: Fields, s: Any) -> None:
    """What the dice in hand show; only in phase `place`."""
    if s.phase != PLACING:
        if f.has("hand") and not f.null("hand"):
            raise f.bad("hand", "position-hand", phase=PHASES[s.phase])
        f.given("hand", None)
        return
    hand = f.part("hand")
    _count_faces(hand, "passengers", hand.words("passengers", FACES), s.passengers, PASSENGERS)
    _count_numbers(hand, "fuel", hand.wholes("fuel", 1, FUEL_SIDES), s.fuel, FUEL)
    hand.finish()


def _check_roll(f: Fields, s: Any) -> None:
    _check_tiles_left(f, s)
    if _on_board(s) + _tile_sum(s) != DICE:
        raise f.bad("tiles", "position-dice", dice=_on_board(s) + _tile_sum(s), all=DICE)


def _check_place(f: Fields, s: Any) -> None:
    _check_tiles_left(f, s)
    passengers = int(s.passengers.sum() + s.taxi.sum())
    if passengers != PASSENGERS:
        raise f.bad("hand.passengers", "position-passengers", found=passengers, all=PASSENGERS)
    fuel = int(s.fuel.sum() + s.wings.sum())
    if fuel != FUEL:
        raise f.bad("hand.fuel", "position-fuel", found=fuel, all=FUEL)
    placed = _tile_sum(s) - (DICE - _on_board(s))
    if not 0 <= placed <= max(t for t in range(TILES) if s.tiles[t]):
        raise f.bad("tiles", "position-placed", placed=placed)
    s.placed = placed


def _check_coins(f: Fields, s: Any) -> None:
    if _on_board(s) != DICE:
        raise f.bad("taxi", "position-not-placed", found=_on_board(s), all=DICE)
    if _tile_sum(s):
        raise f.bad("tiles", "position-tiles-unused")
    if factor(s) == 0:
        raise f.bad("fuel", "position-breakdown")
    if s.coins[s.turn] == 0:
        raise f.bad(f"seats[{int(s.turn)}].coins", "position-no-coins")


def _check_over(f: Fields, s: Any) -> None:
    if not s.tiles.all():
        raise f.bad("tiles", "position-fresh")
    if s.taxi.any():
        raise f.bad("taxi", "position-fresh")
    if s.wings.any():
        raise f.bad("fuel", "position-fresh")
    if s.smuggling_at != HAND:
        raise f.bad("smuggling.at", "position-fresh")


_CHECKS = {ROLLING: _check_roll, PLACING: _check_place, PAYING: _check_coins, OVER: _check_over}


def _check_tiles_left(f: Fields, s: Any) -> None:
    if not s.tiles[1:].any():
        raise f.bad("tiles", "position-no-tile")


def _on_board(s: Any) -> int:
    """Dice that are not in hand; the failed one beside the board counts."""
    return int(s.taxi.sum() + s.wings.sum()) + (s.smuggling_at != HAND)


def _tile_sum(s: Any) -> int:
    return sum(tile for tile in range(TILES) if s.tiles[tile])


def _count_faces(f: Fields, name: str, faces: list[str], counts: Any, most: int) -> None:
    places = [FACES.index(face) for face in faces]
    _sorted(f, name, places)
    _at_most(f, name, places, most)
    for place in places:
        counts[place] += 1


def _count_numbers(f: Fields, name: str, numbers: list[int], counts: Any, most: int) -> None:
    _sorted(f, name, numbers)
    _at_most(f, name, numbers, most)
    for number in numbers:
        counts[number] += 1


def _sorted(f: Fields, name: str, values: Sequence[int], distinct: bool = False) -> None:
    rising = sorted(set(values)) if distinct else sorted(values)
    if list(values) != rising:
        raise f.bad(name, "position-sorted")


def _at_most(f: Fields, name: str, values: Sequence[int], most: int) -> None:
    if len(values) > most:
        raise f.bad(name, "position-length", lowest="0", highest=str(most))


def _listed(numbers: list[int]) -> str:
    return "[" + ", ".join(map(str, numbers)) + "]"
