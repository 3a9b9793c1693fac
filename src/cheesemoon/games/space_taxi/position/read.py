"""The reader of positions. An impossible value is refused with its field."""

from collections.abc import Sequence

from cheesemoon.core import Fields, Ints

from .. import content as c, ride, scoring, state as st, turn


def read(f: Fields, s: st.Taxi) -> None:
    """Read a position into a fresh record. Refuse an impossible value with its field."""
    _read_course(f, s)
    _read_seats(f, s)
    _read_board(f, s)
    _read_hand(f, s)
    _CHECKS[s.phase](f, s)


def _read_course(f: Fields, s: st.Taxi) -> None:
    """Read round, first, phase and turn."""
    s.round_no = f.whole("round", 1, int(c.ROUNDS[s.players]), 1)
    s.first = f.whole("first", 0, int(s.players) - 1, 0)
    s.phase = st.PHASES.index(f.word("phase", st.PHASES, "roll"))
    s.turn = f.turn(s.phase == st.OVER, int(s.players), int(s.first))
    if s.phase == st.OVER:
        if s.round_no != c.ROUNDS[s.players] and f.has("round"):
            raise f.bad("round", "position-round-over", last=int(c.ROUNDS[s.players]))
        s.round_no = c.ROUNDS[s.players]


def _read_seats(f: Fields, s: st.Taxi) -> None:
    """Read coins, results and struck results."""
    seats = f.parts("seats", 1, 5)
    for seat, part in enumerate(seats):
        s.coins[seat] = part.whole("coins", 0, c.COINS, c.START_COINS)
        results = part.wholes("results", 0, c.HIGHEST_RESULT, [])
        expected = int(s.round_no) - (0 if scoring.has_played(s, seat) else 1)
        if len(results) != expected:
            raise part.bad("results", "position-results", expected=expected, found=len(results))
        s.results[seat, : len(results)] = results
    finished = int(s.round_no) if s.phase == st.OVER else int(s.round_no) - 1
    for round_ in range(finished):
        turn.strike_round(s, round_)
    for seat, part in enumerate(seats):
        struck = [r + 1 for r in range(finished) if s.struck[seat, r]]
        if part.wholes("struck", 1, int(c.ROUNDS[s.players]), struck) != struck:
            raise part.bad("struck", "position-struck", struck=_listed(struck))
        part.finish()
    held = int(s.coins[: s.players].sum())
    if held > c.COINS:
        raise f.bad("seats", "position-coins", coins=held, all=c.COINS)
    s.bank = f.whole("bank", 0, c.COINS, c.COINS - held)
    if held + s.bank != c.COINS:
        raise f.bad("bank", "position-coins", coins=held + int(s.bank), all=c.COINS)


def _read_board(f: Fields, s: st.Taxi) -> None:
    """Read tiles, taxi, wings and the smuggling die."""
    tiles = f.wholes("tiles", 0, c.TILES - 1, list(range(c.TILES)))
    _sorted(f, "tiles", tiles, distinct=True)
    s.tiles[:] = 0
    s.tiles[tiles] = 1
    _count_faces(f, "taxi", f.words("taxi", c.FACES, []), s.taxi, c.PASSENGERS)
    _count_numbers(f, "fuel", f.wholes("fuel", 1, c.FUEL_SIDES, []), s.wings, c.FUEL)
    smuggling = f.part("smuggling", {})
    s.smuggling_at = st.PLACES.index(smuggling.word("at", st.PLACES, "hand"))
    if not smuggling.null("value"):
        s.smuggling = smuggling.whole("value", 1, c.SMUGGLING_SIDES, 0)
    smuggling.finish()
    fresh = s.phase == st.OVER or (s.phase == st.ROLLING and len(tiles) == c.TILES)
    if fresh and s.smuggling:
        raise f.bad("smuggling.value", "position-smuggling-early")
    if not fresh and not s.smuggling:
        raise f.bad("smuggling.value", "position-smuggling-missing")


def _read_hand(f: Fields, s: st.Taxi) -> None:
    """Read the faces of the dice in hand, which only phase `place` has."""
    if s.phase != st.PLACING:
        if f.has("hand") and not f.null("hand"):
            raise f.bad("hand", "position-hand", phase=st.PHASES[s.phase])
        f.given("hand", None)
        return
    hand = f.part("hand")
    _count_faces(hand, "passengers", hand.words("passengers", c.FACES), s.passengers, c.PASSENGERS)
    _count_numbers(hand, "fuel", hand.wholes("fuel", 1, c.FUEL_SIDES), s.fuel, c.FUEL)
    s.placed = hand.whole("placed", 0, c.TILES - 1, -1)
    hand.finish()


def _check_roll(f: Fields, s: st.Taxi) -> None:
    _check_tiles_left(f, s)
    if _on_board(s) + _tile_sum(s) != c.DICE:
        raise f.bad("tiles", "position-dice", dice=_on_board(s) + _tile_sum(s), all=c.DICE)


def _check_place(f: Fields, s: st.Taxi) -> None:
    _check_tiles_left(f, s)
    passengers = int(s.passengers.sum() + s.taxi.sum())
    if passengers != c.PASSENGERS:
        raise f.bad("hand.passengers", "position-passengers", found=passengers, all=c.PASSENGERS)
    fuel = int(s.fuel.sum() + s.wings.sum())
    if fuel != c.FUEL:
        raise f.bad("hand.fuel", "position-fuel", found=fuel, all=c.FUEL)
    placed = _tile_sum(s) - (c.DICE - _on_board(s))
    if not 0 <= placed <= max(t for t in range(c.TILES) if s.tiles[t]):
        raise f.bad("tiles", "position-placed", placed=placed)
    if s.placed not in (-1, placed):
        raise f.bad("hand.placed", "position-placed-other", placed=placed)
    s.placed = placed


def _check_coins(f: Fields, s: st.Taxi) -> None:
    if _on_board(s) != c.DICE:
        raise f.bad("taxi", "position-not-placed", found=_on_board(s), all=c.DICE)
    if _tile_sum(s):
        raise f.bad("tiles", "position-tiles-unused")
    if ride.factor(s) == 0:
        raise f.bad("fuel", "position-breakdown")
    if s.coins[s.turn] == 0:
        raise f.bad(f"seats[{int(s.turn)}].coins", "position-no-coins")


def _check_over(f: Fields, s: st.Taxi) -> None:
    if not s.tiles.all():
        raise f.bad("tiles", "position-fresh")
    if s.taxi.any():
        raise f.bad("taxi", "position-fresh")
    if s.wings.any():
        raise f.bad("fuel", "position-fresh")
    if s.smuggling_at != st.HAND:
        raise f.bad("smuggling.at", "position-fresh")


_CHECKS = {
    st.ROLLING: _check_roll,
    st.PLACING: _check_place,
    st.PAYING: _check_coins,
    st.OVER: _check_over,
}


def _check_tiles_left(f: Fields, s: st.Taxi) -> None:
    if not s.tiles[1:].any():
        raise f.bad("tiles", "position-no-tile")


def _on_board(s: st.Taxi) -> int:
    """Return the number of dice that are not in hand, including the failed one beside the board."""
    return int(s.taxi.sum() + s.wings.sum()) + (s.smuggling_at != st.HAND)


def _tile_sum(s: st.Taxi) -> int:
    return sum(tile for tile in range(c.TILES) if s.tiles[tile])


def _count_faces(f: Fields, name: str, faces: list[str], counts: Ints, most: int) -> None:
    places = [c.FACES.index(face) for face in faces]
    _sorted(f, name, places)
    _at_most(f, name, places, most)
    for place in places:
        counts[place] += 1


def _count_numbers(f: Fields, name: str, numbers: list[int], counts: Ints, most: int) -> None:
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
        raise f.bad_length(name, 0, most)


def _listed(numbers: list[int]) -> str:
    return "[" + ", ".join(map(str, numbers)) + "]"
