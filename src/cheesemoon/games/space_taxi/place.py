"""Step 2: dice are placed one at a time, and `done` uses the tile of their number."""

from cheesemoon.core import Ints, rule, tell

from . import content as c, state as st


@rule
def highest_unused_tile(s: st.Taxi) -> int:
    """The most dice that may be placed after this roll."""
    highest = 0
    for tile in range(c.TILES):
        if s.tiles[tile]:
            highest = tile
    return highest


@rule
def may_place_further(s: st.Taxi) -> bool:
    """ST-11: a further die only if an unused tile has a number above k."""
    return highest_unused_tile(s) > s.placed


@rule
def may_stop(s: st.Taxi) -> bool:
    """ST-11, ST-12: `done` only if tile k is unused."""
    return s.tiles[s.placed] == 1


@rule
def legal_placements(s: st.Taxi, out: Ints) -> int:
    """ST-9: any die in hand, whatever it shows. Equal dice are one action."""
    count = 0
    if may_place_further(s):
        for face in range(len(c.FACES)):  # ST-14, ST-17
            if s.passengers[face]:
                out[count] = st.PLACE + face
                count += 1
        if s.passengers[c.THUMB] and s.coins[s.turn] >= c.JOKER_PRICE:  # ST-15, ST-16
            for face in range(len(c.SPECIES)):
                out[count] = st.JOKER + face
                count += 1
        for fuel_number in range(1, c.FUEL_SIDES + 1):  # ST-18
            if s.fuel[fuel_number]:
                out[count] = st.FUEL_1 + fuel_number - 1
                count += 1
        if s.smuggling_at == st.HAND:  # ST-21
            out[count] = st.SMUGGLE
            count += 1
    if may_stop(s):
        out[count] = st.DONE
        count += 1
    return count


@rule
def place_passenger(s: st.Taxi, face: int) -> None:
    """ST-14: a species takes a seat. ST-17: an unpaid thumb does too, for nothing."""
    s.passengers[face] -= 1
    s.taxi[face] += 1
    s.placed += 1
    tell(s, st.PLACED, s.turn, face, 0, 0, 0)


@rule
def place_joker(s: st.Taxi, species: int) -> None:
    """ST-15: a thumb for a coin becomes any species."""
    s.coins[s.turn] -= c.JOKER_PRICE
    s.bank += c.JOKER_PRICE
    s.passengers[c.THUMB] -= 1
    s.taxi[species] += 1
    s.placed += 1
    tell(s, st.JOKED, s.turn, species, 0, 0, 0)


@rule
def place_fuel(s: st.Taxi, fuel_number: int) -> None:
    """ST-18: a fuel die on a wing, with the number it shows."""
    s.fuel[fuel_number] -= 1
    s.wings[fuel_number] += 1
    s.placed += 1
    tell(s, st.FUELLED, s.turn, fuel_number, fuel_sum(s), 0, 0)


@rule
def fuel_sum(s: st.Taxi) -> int:
    """The sum of the fuel dice on the wings."""
    total = 0
    for fuel_number in range(1, c.FUEL_SIDES + 1):
        total += fuel_number * s.wings[fuel_number]
    return total


@rule
def place_smuggling(s: st.Taxi) -> None:
    """ST-21: the smuggling die on the mine field."""
    s.smuggling_at = st.BOARD
    s.placed += 1
    tell(s, st.SMUGGLED, s.turn, s.smuggling, 0, 0, 0)


@rule
def use_tile(s: st.Taxi) -> None:
    """ST-6, ST-7: the tile of the number placed is used; what is left in hand is gathered up."""
    s.tiles[s.placed] = 0
    tell(s, st.TILE_USED, s.turn, s.placed, 0, 0, 0)
    s.placed = 0
    s.passengers[:] = 0
    s.fuel[:] = 0
