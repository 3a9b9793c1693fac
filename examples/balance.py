"""Does the first player have an advantage? Random play shows what the rules alone give to a seat.

python examples/balance.py space-guardians --seats 4 --games 100000
"""

from __future__ import annotations

import argparse

import cheesemoon as cm
from cheesemoon.arena.rates import wilson
from cheesemoon.arena.simulate import simulate


def shares(name: str, seats: int, games: int, seed: int = 1) -> list[str]:
    """Return the share of victories of each seat with its 95 % interval."""
    found = simulate(cm.game(name), games, seats, {}, seed)
    return [str(wilson(wins, games)) for wins in found.wins]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=100_000)
    args = parser.parse_args()
    for seat, share in enumerate(
        shares(args.game, args.seats or cm.game(args.game).default_seats, args.games), 1
    ):
        print(f"player {seat}: {share}")


if __name__ == "__main__":
    main()
