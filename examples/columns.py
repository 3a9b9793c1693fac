"""Record games of a bot as columns and ask one question of them with DuckDB.

    python examples/columns.py space-taxi --games 500 --out games.parquet

Needs `pip install 'cheesemoon[records]' duckdb`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import duckdb

import cheesemoon as cm
from cheesemoon.arena.record import record

LEADS = """
    select list_max(totals) - list_sort(totals, 'desc')[2] as lead, count(*) as games
    from read_parquet($file) where seats > 1 group by lead order by lead
"""


def leads(file: Path) -> list[tuple[int, int]]:
    """Return how far ahead the first bot was of the second, and in how many games."""
    return duckdb.sql(LEADS, params={"file": str(file)}).fetchall()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--out", type=Path, default=Path("games.parquet"))
    args = parser.parse_args()
    record(cm.game(args.game), "greedy", args.games, args.out)
    for lead, games in leads(args.out):
        print(f"{lead:4} ahead: {games}")


if __name__ == "__main__":
    main()
