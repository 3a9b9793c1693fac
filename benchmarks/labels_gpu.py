"""Makes and labels tables on one core and on a GPU. It checks that they are equal, and measures
tables a second.

python benchmarks/labels_gpu.py first-rat [--seats 2] [--check 512] [--tables 1024 8192 65536]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

import cheesemoon as cm
from cheesemoon.train import Plan, cuda
from cheesemoon.train.data import Chunk, played_out, tables_of
from cheesemoon.train.plan import CHUNK


def rate(count: int, began: float) -> str:
    """Format a rate a second."""
    return f"{count / (time.perf_counter() - began):,.0f} tables a second"


def compare_tables(plan: Plan, check: int, many: int) -> None:
    """Check that tables of heuristic players are equal on both devices."""
    tables_of(Chunk(plan, 1, 0, 2))  # compiles it
    began = time.perf_counter()
    here = tables_of(Chunk(plan, 1, 0, check))[0]
    print(f"made on one core: {rate(check, began)}", flush=True)
    began = time.perf_counter()
    there = cuda.wandered([Chunk(plan, 1, 0, check)])[0][0]
    print(f"compiled and run in {time.perf_counter() - began:.0f} s")
    same = sum(one.tobytes() == other.tobytes() for one, other in zip(here, there, strict=True))
    print(f"equal: {same:,} of {check:,} tables", flush=True)
    chunks = [Chunk(plan, 1, number, CHUNK) for number in range(many // CHUNK)]
    began = time.perf_counter()
    cuda.wandered(chunks)
    print(f"made on the card: {rate(len(chunks) * CHUNK, began)}", flush=True)


def compare_labels(plan: Plan, check: int, counts: Sequence[int]) -> None:
    """Check that the labels are equal on both devices."""
    game = cm.game(plan.game)
    tables = tables_of(Chunk(plan, 1, 0, check))[0]
    played_out(game, tables[:2], plan, 5)  # compiles it
    began = time.perf_counter()
    won, totals = played_out(game, tables, plan, 7)
    print(f"{plan.playouts} playouts of each on one core: {rate(len(tables), began)}", flush=True)
    began = time.perf_counter()
    there, points, _ = cuda.played_out(game, tables, plan, 7)
    print(f"compiled and run in {time.perf_counter() - began:.0f} s")
    same: Any = (won == there) & (totals == points).all(1)
    print(f"equal: {same.sum():,} of {len(same):,} playouts ({same.mean():.4%})", flush=True)
    for at in np.flatnonzero(~same)[:3]:
        print(f"  table {at // plan.playouts}: {totals[at]} and {points[at]}")
    for count in counts:
        more = np.resize(tables, count)
        seconds = min(cuda.played_out(game, more, plan, 9 + i)[2] for i in range(2))
        print(f"on the card: {count:,} tables, {count / seconds:,.0f} a second", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--check", type=int, default=512, help="tables made and labelled by both")
    parser.add_argument("--tables", type=int, nargs="*", default=[1024, 8192, 65536])
    args = parser.parse_args()
    game = cm.game(args.game)
    game.prepare()
    plan = Plan.usual(game, args.seats or game.default_seats, {})
    print(f"{game.name}, {plan.seats} seats")
    compare_tables(plan, args.check, max(args.tables, default=CHUNK))
    compare_labels(plan, args.check, args.tables)


if __name__ == "__main__":
    main()
