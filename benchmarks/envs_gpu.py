"""Batches on a GPU: equal bytes with the CPU over many games, then decisions a second.

python benchmarks/envs_gpu.py [GAME ...] [--games 10000] [--tables 65536 262144 1048576]
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np
from numba import cuda

import cheesemoon as cm
from cheesemoon import envs


def say(**figures: Any) -> None:
    print(json.dumps(figures), flush=True)


def check(name: str, seats: int, games: int) -> None:
    """Play the same batch on both devices. Compare all arrays from time to time until all games
    have ended."""
    begin = time.perf_counter()
    ours = envs.batch(name, games, seats, seed=3)
    theirs = envs.batch(name, games, seats, seed=3, device="cuda")
    theirs.step(theirs.sample())
    ours.step(ours.sample())
    say(game=name, seats=seats, compiled_s=round(time.perf_counter() - begin, 1))
    ended = np.zeros(games, np.int64)
    steps = 1
    while (ended == 0).any() and steps < 20_000:
        ours.step(ours.sample())
        theirs.step(theirs.sample())
        ended += ours.done
        steps += 1
        if steps % 64 == 0 or not (ended == 0).any():
            same(ours, theirs, steps)
    ended_games = int(ended.sum())
    say(game=name, seats=seats, steps=steps, games_ended=ended_games, equal_bytes=True)


def same(ours: Any, theirs: Any, step: int) -> None:
    parts = ("observations", "masks", "seats", "rewards", "done", "points", "seeds", "steps")
    for part in parts:
        if getattr(ours, part).tobytes() != np.asarray(getattr(theirs, part)).tobytes():
            raise SystemExit(f"{part} differ after {step} steps")
    if ours.records().tobytes() != theirs.records().tobytes():
        raise SystemExit(f"records differ after {step} steps")


def speed(name: str, seats: int, tables: int, seconds: float) -> None:
    """Measure decisions a second: random actions, masks and observations of every table in every
    step."""
    batch = envs.batch(name, tables, seats, seed=1, device="cuda", illegal="legal")
    for _ in range(60):  # advance into the middle of the games
        batch.step(batch.sample())
    cuda.synchronize()
    steps, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for _ in range(10):
            batch.step(batch.sample())
        cuda.synchronize()
        steps += 10
    rate = steps * tables / (time.perf_counter() - begin)
    say(game=name, seats=seats, tables=tables, million_decisions_per_second=round(rate / 1e6, 1))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", default=list(cm.games()))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--tables", type=int, nargs="*", default=[65_536, 262_144, 1_048_576])
    parser.add_argument("--seconds", type=float, default=2.0)
    args = parser.parse_args()
    for name in args.names:
        seats = 4 if 4 in cm.game(name).seats else cm.game(name).seats[-1]
        if args.games:
            check(name, seats, args.games)
        for tables in args.tables:
            speed(name, seats, tables, args.seconds)


if __name__ == "__main__":
    main()
