"""Labels on one core and on a GPU: whether they are equal for equal numbers, and how many tables a
second are labelled.

python benchmarks/labels_gpu.py first-rat [--seats 2] [--check 512] [--tables 1024 8192 65536]
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

import cheesemoon as cm
from cheesemoon.train import Plan, cuda
from cheesemoon.train.data import Chunk, played_out, tables_of


def some_tables(plan: Plan, count: int) -> Any:
    """Tables of heuristic players, in all variants."""
    return tables_of(Chunk(plan, 1, 0, count))[0]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--check", type=int, default=512, help="tables that are labelled by both")
    parser.add_argument("--tables", type=int, nargs="*", default=[1024, 8192, 65536])
    args = parser.parse_args()
    game = cm.game(args.game)
    game.prepare()
    plan = Plan.usual(game, args.seats or game.default_seats, {})
    tables = some_tables(plan, args.check)
    played_out(game, tables[:2], plan, 5)  # compiles it
    began = time.perf_counter()
    won, totals = played_out(game, tables, plan, 7)
    rate = len(tables) / (time.perf_counter() - began)
    print(f"{game.name}, {plan.seats} seats, {plan.playouts} playouts of each table")
    print(f"one core: {rate:,.0f} tables a second", flush=True)
    began = time.perf_counter()
    there, points, _ = cuda.played_out(game, tables, plan, 7)
    print(f"compiled and run in {time.perf_counter() - began:.0f} s")
    same = (won == there) & (totals == points).all(1)
    print(f"equal: {same.sum():,} of {len(same):,} playouts ({same.mean():.4%})", flush=True)
    for at in np.flatnonzero(~same)[:3]:
        print(f"  table {at // plan.playouts}: {totals[at]} and {points[at]}")
    for count in args.tables:
        more = np.resize(tables, count)
        seconds = min(cuda.played_out(game, more, plan, 9 + i)[2] for i in range(2))
        print(f"card: {count:,} tables, {count / seconds:,.0f} a second", flush=True)


if __name__ == "__main__":
    main()
