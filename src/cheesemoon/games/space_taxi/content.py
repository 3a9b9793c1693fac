"""The printed things of Space Taxi as constants; the values are in the content file."""

from pathlib import Path
from typing import Any

import numpy as np

from cheesemoon.core import Fields, Words
from cheesemoon.core.formats.content import load_content


def _check(f: Fields) -> dict[str, Any]:
    dice, coins, board, rounds = (f.part(name) for name in ("dice", "coins", "board", "rounds"))
    found: dict[str, Any] = {
        "species": tuple(str(x) for x in dice.given("species")),
        "passengers": dice.whole("passengers", 1, 12),
        "fuel": dice.whole("fuel", 1, 6),
        "fuel_sides": dice.whole("fuel_sides", 2, 20),
        "smuggling_sides": dice.whole("smuggling_sides", 2, 20),
        "coins": coins.whole("all", 0, 500),
        "start": coins.whole("start", 0, 100),
        "joker": coins.whole("joker", 1, 1),
        "bonus": coins.whole("bonus", 0, 100),
        "points": coins.whole("points", 0, 100),
        "tiles": board.wholes("tiles", 0, 12),
        "group_points": board.wholes("group_points", 0, 100),
        "first_fuel": board.whole("first_fuel", 1, 100),
        "factors": board.wholes("factors", 1, 100),
        "rounds": [rounds.whole(str(n), 1, 20) for n in range(1, 6)],
    }
    if found["tiles"] != list(range(len(found["tiles"]))):
        raise board.bad("tiles", "content-tiles")
    if sum(found["tiles"]) != found["passengers"] + found["fuel"] + 1:
        raise board.bad("tiles", "content-tiles")
    if len(found["group_points"]) != found["passengers"] + 1:
        raise board.bad_length("group_points", 7, 7)
    if found["coins"] < found["start"] * 5:
        raise coins.bad("all", "position-range", value="?", lowest="15", highest="500")
    for part in (dice, coins, board, rounds):
        part.finish()
    return found


_HERE = Path(__file__).parent
_c = load_content(_HERE / "content" / "space_taxi.toml", _check, Words(_HERE / "words"))

SEATS = 5  # the most
SPECIES: tuple[str, ...] = _c["species"]
FACES = (*SPECIES, "thumb")
THUMB = len(SPECIES)  # the face, and the place of unpaid thumbs in the taxi
PASSENGERS: int = _c["passengers"]
FUEL: int = _c["fuel"]
DICE = PASSENGERS + FUEL + 1
FUEL_SIDES: int = _c["fuel_sides"]
SMUGGLING_SIDES: int = _c["smuggling_sides"]
COINS: int = _c["coins"]
START_COINS: int = _c["start"]
JOKER_PRICE: int = _c["joker"]
BONUS_COINS: int = _c["bonus"]
COIN_POINTS: int = _c["points"]
TILES = len(_c["tiles"])
GROUP_POINTS = np.array(_c["group_points"], np.int64)
FACTORS = np.zeros(FUEL * FUEL_SIDES + 1, np.int64)  # by fuel sum; 0 is a breakdown
FACTORS[_c["first_fuel"] : _c["first_fuel"] + len(_c["factors"])] = _c["factors"]
ROUNDS = np.array([0, *_c["rounds"]], np.int64)  # by number of players
MOST_ROUNDS = int(ROUNDS.max())
HIGHEST_RESULT = int(GROUP_POINTS.max() * FACTORS.max()) + SMUGGLING_SIDES + COIN_POINTS * COINS
