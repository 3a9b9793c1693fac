"""The balance of Ratcatcher: win rates of its reference player and of the greedy bot.

    python benchmarks/ratcatcher.py [--games 250] [--seed 1000] [--greedy]

The rates are by ratcatcher, arch rat and mode, as in docs/ratcatcher-balance.md. `--odds` fits the
weights of the game's odds again, to `--games` games of the reference player for each pair in each
mode, and prints how well they fit.

    python benchmarks/ratcatcher.py --odds [--games 63] [--seed 500000]
"""

from __future__ import annotations

import argparse
from itertools import product
from typing import Any

import numpy as np

import cheesemoon as cm
from cheesemoon.games.ratcatcher.players.odds import WEIGHTS, count_things
from cheesemoon.games.ratcatcher.scoring import points
from cheesemoon.games.ratcatcher.state import ACTING

WON_CHEESE, WON_ARCH, LOST_CHEESE, LOST_HEALTH = 1, 2, 3, 4
HEAD = """
| | games | won | by cheese / arch rat | lost by cheese / health | rounds, mean (middle 80 %) |
| --- | --- | --- | --- | --- | --- |"""


def played(game: Any, options: dict[str, Any], games: int, seed: int, greedy: bool) -> Any:
    """Return a row for each game: result, rounds, cheeses collected and eaten, decisions."""
    results = np.zeros((games, 5), np.int64)
    with np.errstate(over="ignore"):
        game.playing.facts.play(
            game,
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
    """Return a row of the table."""
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


# --- the odds -------------------------------------------------------------------------------------


def rounds_of(game: Any, options: dict[str, Any], seed: int) -> tuple[Any, Any, bool, int]:
    """Play a game of the reference player. Return the state and points at the start of each round,
    and the result."""
    tables = np.zeros(2, game.record.dtype)
    legal, choices = np.zeros((2, game.most_legal), np.int32)
    goal = np.full(1, -1, np.int64)
    s = tables[0]
    game.rules.setup(s, 1, game.choices(options), np.uint64(seed))
    things: list[Any] = []
    scores: list[Any] = []
    step = 0
    while s.turn >= 0:
        if s.phase == ACTING and s.round_no > len(things):
            things.append(np.zeros(len(WEIGHTS)))
            count_things(s, things[-1])
            scores.append(points(s))
        action = game.playing.facts.choose(
            game, tables, legal, choices, goal, np.uint64(seed), step
        )
        game.rules.apply(s, action)
        step += 1
    return np.array(things), np.array(scores), bool(game.rules.winners(s)), points(s)


def logistic(x: Any) -> Any:
    """Return the chances of log odds."""
    return 1.0 / (1.0 + np.exp(-x))


def fitted(things: Any, won: Any, small: float = 5.0) -> Any:
    """Fit a logistic regression by Newton's method, with a slight preference for small weights."""
    weights = np.zeros(things.shape[1])
    small_ = small * things.var(0)
    for _ in range(25):
        said = logistic(things @ weights)
        slope = things.T @ (won - said) - small_ * weights
        bend = (things * (said * (1 - said))[:, None]).T @ things + np.diag(small_ + 1e-9)
        weights += np.linalg.solve(bend, slope)
    return weights


def fit_odds(game: Any, games: int, seed: int) -> None:
    """Play, fit, and print how well it fits. Every fourth game is only used for checking."""
    choices = [option.choices for option in game.options.values()]
    every = [dict(zip(game.options, pick, strict=True)) for pick in product(*choices)]
    played = [
        rounds_of(game, options, seed + number * len(every) + i)
        for number in range(games)
        for i, options in enumerate(every)
    ]
    things = np.concatenate([one[0] for one in played])
    won = np.concatenate([np.full(len(one[0]), float(one[2])) for one in played])
    number = np.concatenate([np.full(len(one[0]), i // len(every)) for i, one in enumerate(played)])
    free = np.array(list(WEIGHTS.values())) != 0  # the others are the baseline
    kept = number % 4 < 3
    for part, rows in (("those of the module", None), ("of three games in four", kept)):
        weights = np.array(list(WEIGHTS.values()))
        if rows is not None:
            weights[free] = fitted(things[rows][:, free], won[rows])
        said = np.clip(logistic(things[~kept] @ weights), 1e-6, 1 - 1e-6)
        loss = -np.log(np.where(won[~kept] > 0, said, 1 - said)).mean()
        print(f"weights {part}: log loss {loss:.3f} in the games that check")
    weights[free] = fitted(things[:, free], won)
    print(f"\n{len(played)} games, {len(things)} rounds:")
    for name, weight in zip(WEIGHTS, weights, strict=True):
        print(f'    "{name}": {weight:.3f},')
    said = logistic(things @ weights)
    print("\n| said | rounds | won |\n| --- | --- | --- |")
    for tenth in range(10):
        rows = (said * 10).astype(int) == tenth
        print(f"| {said[rows].mean():.1%} | {rows.sum()} | {won[rows].mean():.1%} |")
    ends = np.concatenate([np.full(len(one[0]), one[3]) for one in played if one[2]])
    scores = np.concatenate([one[1] for one in played if one[2]])
    slope, base = np.polyfit(scores, ends, 1)
    print(f"\npoints of a victory: {base:.1f} + {slope:.2f} * those of the table")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=250, help="for each pair, in each mode")
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--greedy", action="store_true")
    parser.add_argument("--odds", action="store_true")
    args = parser.parse_args()
    game = cm.game("ratcatcher")
    game.prepare()
    if args.odds:
        with np.errstate(over="ignore"):
            fit_odds(game, args.games, args.seed)
        return
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
