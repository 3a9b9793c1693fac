"""The balance of Ratcatcher: win rates of its reference player (and of the greedy one) by
ratcatcher, arch rat and mode, as the tables of docs/ratcatcher-balance.md.

python benchmarks/ratcatcher.py [--games 250] [--seed 1000] [--greedy]
"""

from __future__ import annotations

import argparse
from itertools import product
from typing import Any

import numpy as np

import cheesemoon as cm

WON_CHEESE, WON_ARCH, LOST_CHEESE, LOST_HEALTH = 1, 2, 3, 4
HEAD = """
| | games | won | by cheese / arch rat | lost by cheese / health | rounds, mean (middle 80 %) |
| --- | --- | --- | --- | --- | --- |"""


def played(game: Any, options: dict[str, Any], games: int, seed: int, greedy: bool) -> Any:
    """Result, rounds, cheeses collected and eaten, decisions: a row for each game."""
    results = np.zeros((games, 5), np.int64)
    with np.errstate(over="ignore"):
        game.facts["play"](
            np.zeros(3, game.record.dtype),
            np.zeros(game.most_legal, np.int32),
            np.zeros(game.most_legal, np.int32),
            np.zeros(1, np.int64),
            game.choices(options),
            np.uint64(seed),
            int(greedy),
            results,
        )
    return results


def line(name: str, rows: Any) -> str:
    """A row of the table."""
    ends = [100 * float((rows[:, 0] == end).mean()) for end in range(6)]
    won = ends[WON_CHEESE] + ends[WON_ARCH]
    error = 1.96 * (won * (100 - won) / len(rows)) ** 0.5
    low, high = np.quantile(rows[:, 1], [0.1, 0.9])
    return (
        f"| {name} | {len(rows)} | {won:.1f} % ± {error:.1f} "
        f"| {ends[WON_CHEESE]:.0f} / {ends[WON_ARCH]:.0f} "
        f"| {ends[LOST_CHEESE]:.0f} / {ends[LOST_HEALTH]:.0f} "
        f"| {rows[:, 1].mean():.1f} ({low:.0f}-{high:.0f}) |"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=250, help="for each pair, in each mode")
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--greedy", action="store_true")
    args = parser.parse_args()
    game = cm.game("ratcatcher")
    game.prepare()
    choices = {name: option.choices for name, option in game.options.items()}
    for mode in choices["mode"]:
        rows = {
            pair: played(
                game,
                {"ratcatcher": pair[0], "arch_rat": pair[1], "mode": mode},
                args.games,
                args.seed,
                args.greedy,
            )
            for pair in product(choices["ratcatcher"], choices["arch_rat"])
        }
        print(f"\n## {str(mode).capitalize()}\n{HEAD}")
        print(line("all", np.concatenate(list(rows.values()))))
        for i, option in enumerate(("ratcatcher", "arch_rat")):
            for choice in choices[option]:
                own = [found for pair, found in rows.items() if pair[i] == choice]
                print(line(f"`{choice}`", np.concatenate(own)), flush=True)


if __name__ == "__main__":
    main()
