"""Settings of the bots for Space Taxi."""

from dataclasses import dataclass

from cheesemoon.core import Character, Playing, Style

from .. import content as c


@dataclass(frozen=True)
class TaxiFacts:
    """The printed numbers, for solvers and studies."""

    species: int = len(c.SPECIES)
    passengers: int = c.PASSENGERS
    fuel: int = c.FUEL
    fuel_sides: int = c.FUEL_SIDES
    smuggling_sides: int = c.SMUGGLING_SIDES
    tiles: int = c.TILES
    group_points: tuple[int, ...] = tuple(c.GROUP_POINTS.tolist())
    factors: tuple[int, ...] = tuple(c.FACTORS.tolist())  # by fuel sum
    bonus_coins: int = c.BONUS_COINS
    coin_points: int = c.COIN_POINTS
    joker_price: int = c.JOKER_PRICE
    start_coins: int = c.START_COINS
    coins: int = c.COINS
    rounds: tuple[int, ...] = tuple(c.ROUNDS.tolist())  # by number of players


CHARACTERS = {
    # keeps its coins
    "hoarder": Character(likes={"own coins": 0.4}),
    # rolls once more
    "gambler": Character(deeds={"roll": 0.08, "done": -0.04}),
    # smuggles
    "thief": Character(deeds={"smuggle": 0.12}),
}

# Luck hides most differences in skill, so beginners overvalue some things strongly.
PLAYING = Playing(
    style=Style(turns=1, explore=0.1),
    speed=4_000_000,
    fancies={"easy": 0.15, "medium": 0.06},
    seconds={"medium": 0.004, "hard": 0.008, "advice": 0.1},
    players={
        "expert": "cheesemoon.bots.space_taxi:Winner",
        "solver": "cheesemoon.bots.space_taxi:Solved",
    },
    characters=CHARACTERS,
    facts=TaxiFacts(),
)
