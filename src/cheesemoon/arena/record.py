"""Games between bots as columns for pandas, Polars and DuckDB; one row is one game.

Games are played and written in parts, so memory stays small. An interrupted run continues where it
stopped. More games of a finished file are added to it. Game n has the seed `seed` + n on every
machine. So the columns are always equal, except for thinking times.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from shutil import rmtree
from types import ModuleType
from typing import TYPE_CHECKING

from cheesemoon import bots
from cheesemoon.bots import BotError
from cheesemoon.core import Choice, Game
from cheesemoon.core.game.options import check_seeds

from .match import Job, Result, play_all, play_on_ray

PART = 100  # games that are written together
if TYPE_CHECKING:
    from pyarrow import Table as Columns

_KEY = b"cheesemoon"


class NoRecord(BotError):
    """Games cannot be recorded in that file, or a package is missing."""


def record(
    game: Game,
    bot: str,
    games: int,
    out: Path,
    *,
    seats: int | None = None,
    options: Mapping[str, Choice] | None = None,
    seed: int = 1,
    cores: int | None = None,
    ray: str | None = None,
    on_step: Callable[[int, int], None] | None = None,
) -> int:
    """Play `games` games of a bot against itself into one Parquet file. Return how many were played
    now."""
    parquet()
    players = game.check_seats(game.default_seats if seats is None else seats)
    chosen = game.check_options(options or {})
    bots.bot(bot, game, seed=0)
    seed = check_seeds(seed, games)
    settings = {
        "game": game.name,
        "seats": players,
        "options": dict(chosen),
        "bot": bot,
        "seed": seed,
    }
    there = _rows(out, settings)
    parts = out.with_name(out.name + ".parts")
    play = partial(play_on_ray, address=ray) if ray else partial(play_all, cores=cores)
    played, files = 0, []
    for first in range(there, games, PART):
        count = min(PART, games - first)
        path = parts / f"{first:09}-{count}.parquet"
        if _rows(path, settings) != count:
            jobs = [
                Job(game.name, chosen, (bot,) * players, seed + n)
                for n in range(first, first + count)
            ]
            results = sorted(play(jobs), key=lambda result: result.job.seed)
            write_parquet(path, settings, [_table(settings, first, results)])
            played += count
        files.append(path)
        if on_step:
            on_step(first + count, games)
    if there < games:
        _join(out, settings, files)
    rmtree(parts, ignore_errors=True)
    return played


def parquet() -> ModuleType:
    """Import PyArrow's Parquet module; if it is missing, say how to install it."""
    try:
        return import_module("pyarrow.parquet")
    except ImportError:
        raise NoRecord("no-pyarrow") from None


def _table(settings: Mapping[str, object], first: int, results: Sequence[Result]) -> Columns:
    """Return the columns of some games."""
    import pyarrow as pa

    whole, small = pa.int32(), pa.int8()
    columns = {
        "number": pa.array(range(first, first + len(results)), pa.int64()),
        "game": pa.array([r.job.game for r in results], pa.string()),
        "seats": pa.array([settings["seats"]] * len(results), small),
        "options": pa.array([json.dumps(dict(r.job.options)) for r in results], pa.string()),
        "seed": pa.array([r.job.seed for r in results], pa.uint64()),
        "bots": pa.array([list(r.job.bots) for r in results], pa.list_(pa.string())),
        "actions": pa.array([list(r.actions) for r in results], pa.list_(pa.string())),
        "acted": pa.array([list(r.seats) for r in results], pa.list_(small)),
        "steps": pa.array([r.steps for r in results], whole),
        "decisions": pa.array([list(r.decisions) for r in results], pa.list_(whole)),
        "totals": pa.array([list(r.totals) for r in results], pa.list_(whole)),
        "winners": pa.array([list(r.winners) for r in results], pa.list_(small)),
        "scores": pa.array([json.dumps([dict(s) for s in r.scores]) for r in results], pa.string()),
        "seconds": pa.array([list(r.seconds) for r in results], pa.list_(pa.float32())),
    }
    return pa.table(columns)


def _rows(path: Path, settings: Mapping[str, object]) -> int:
    """Count the games of a file; 0 if there is no file. Refuse a file with other games."""
    if not path.exists():
        return 0
    try:
        found = parquet().ParquetFile(path)
        told = (found.schema_arrow.metadata or {}).get(_KEY)
    except (OSError, ValueError):
        raise NoRecord("record-unreadable", path=str(path)) from None
    if told is None or json.loads(told) != dict(settings):
        raise NoRecord("record-foreign", path=str(path))
    return int(found.metadata.num_rows)


def write_parquet(path: Path, settings: Mapping[str, object], tables: Iterable[Columns]) -> None:
    """Write the file completely or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".half")
    writer = None
    try:
        for table in tables:
            told = table.replace_schema_metadata({_KEY: json.dumps(dict(settings))})
            if writer is None:
                writer = parquet().ParquetWriter(half, told.schema, compression="zstd")
            writer.write_table(told)
    finally:
        if writer is not None:
            writer.close()
    half.replace(path)


def _join(out: Path, settings: Mapping[str, object], files: Sequence[Path]) -> None:
    """Append these parts to the file, in order. Other parts of older runs may lie beside them."""
    there = [out] if out.exists() else []

    def tables() -> Iterator[Columns]:
        for path in (*there, *files):
            found = parquet().ParquetFile(path)
            for group in range(found.num_row_groups):
                yield found.read_row_group(group)

    write_parquet(out, settings, tables())


__all__ = ["NoRecord", "parquet", "record", "write_parquet"]
