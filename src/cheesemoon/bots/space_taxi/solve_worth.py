"""Writes `worth.json` again, which takes some minutes: `python -m
cheesemoon.bots.space_taxi.solve_worth`."""

from __future__ import annotations

import json

import cheesemoon as cm

from .rounds import count_results, solver
from .worth import FILE, fingerprint


def main() -> None:
    """Solve all rounds for all numbers of players."""
    FILE.unlink(missing_ok=True)
    game = cm.game("space-taxi")
    facts = solver(game, 1).facts
    coins = {
        players: [
            solver(game, players).kept(following).tolist()
            for following in range(facts.rounds[players] - 1)
        ]
        for players in game.seats
    }
    below = solver(game, 2).below.tolist()
    turns = {name: rows.tolist() for name, rows in count_results(game).items()}
    found = {"facts": fingerprint(facts), "below": below, "coins": coins, "turns": turns}
    FILE.write_text(json.dumps(found) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
