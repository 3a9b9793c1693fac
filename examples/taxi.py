"""What to do with real dice of Space Taxi: the exact value of every choice after a first roll.

    python examples/taxi.py "red red blue green thumb thumb" "2 4 5" 6 --coins 3

Species are red, green, blue, yellow and violet. Then come the three fuel dice, then the smuggling
die. The first run solves the turn, which takes half a minute.
"""

from __future__ import annotations

import argparse

import cheesemoon as cm
from cheesemoon.bots.space_taxi.rounds import exact_turn

FACES = ("red", "green", "blue", "yellow", "violet", "thumb")


def values(passengers: list[str], fuel: list[int], smuggling: int, coins: int) -> dict[str, float]:
    """Return the value of each choice, points with coins at their price, the best first."""
    game = cm.game("space-taxi")
    table = game.load(
        {
            "game": "space-taxi",
            "seats": [{"coins": coins}],
            "phase": "place",
            "smuggling": {"at": "hand", "value": smuggling},
            "hand": {"passengers": sorted(passengers, key=FACES.index), "fuel": sorted(fuel)},
        }
    )
    found = exact_turn(game).of(table.fork().state, table.legal_numbers())
    worth = {table.explain(a): float(v) for a, v in zip(table.legal(), found, strict=True)}
    return dict(sorted(worth.items(), key=lambda item: -item[1]))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("passengers", type=str.split)
    parser.add_argument("fuel", type=lambda text: [int(word) for word in text.split()])
    parser.add_argument("smuggling", type=int)
    parser.add_argument("--coins", type=int, default=3)
    args = parser.parse_args()
    for words, value in values(args.passengers, args.fuel, args.smuggling, args.coins).items():
        print(f"{value:7.3f}  {words}")


if __name__ == "__main__":
    main()
