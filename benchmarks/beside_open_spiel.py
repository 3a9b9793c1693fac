"""Compares random play of a game in several source trees with OpenSpiel's backgammon, in one run.

    python benchmarks/beside_open_spiel.py ratcatcher /tmp/before/src src

Figures are decisions a second of processor time on one core, the best of many short runs. Trees and
OpenSpiel alternate, so that other load on the machine affects all. The first run compiles rules.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

GAMES, RUNS = 300, 60
PEER_GAMES, PEER_RUNS = 10, 10
PEER = "OpenSpiel"


def ours(name: str) -> float:
    """Measure decisions a second of the tree on the path."""
    import cheesemoon as cm
    from cheesemoon.core.bulk.playout import play

    game = cm.game(name)
    options = game.check_options({})
    play(game, GAMES, game.default_seats, options, 1)
    best = 0.0
    for _ in range(RUNS):
        begin = time.process_time()
        steps = int(play(game, GAMES, game.default_seats, options, 1).steps.sum())
        best = max(best, steps / (time.process_time() - begin))
    return best


def theirs() -> float:
    """Measure decisions a second of OpenSpiel's backgammon from Python, as `cheesemoon bench`."""
    import random

    import pyspiel

    game, best = pyspiel.load_game("backgammon"), 0.0
    for _ in range(PEER_RUNS):
        rng, steps, begin = random.Random(1), 0, time.process_time()  # the same games in each run
        for _ in range(PEER_GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(rng.random() * len(legal))])
                steps += 1
        best = max(best, steps / (time.process_time() - begin))
    return best


def measured(name: str, what: str) -> float:
    """Measure in a process of its own."""
    env = os.environ if what == PEER else {**os.environ, "PYTHONPATH": what}
    said = subprocess.run(
        [sys.executable, __file__, name, "--inside", what],
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(said.stdout.split()[-1])


def main() -> None:
    """Run the comparison."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("trees", nargs="*", type=Path, help="folders with the package")
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--inside", help=argparse.SUPPRESS)
    args = asked.parse_args()
    if args.inside:
        print(theirs() if args.inside == PEER else ours(args.game))
        return
    found = dict.fromkeys([PEER, *(str(tree.resolve()) for tree in args.trees)], 0.0)
    for _ in range(args.rounds):
        for what in found:
            found[what] = max(found[what], measured(args.game, what))
    for what, rate in found.items():
        print(f"{what:<40} {rate:>12,.0f} decisions/s {rate / found[PEER]:>8.1f} times {PEER}")


if __name__ == "__main__":
    main()
