"""Games between bots as columns, for pandas, Polars and DuckDB: one row is one game.

Games are played and written a part at a time, so memory stays small and nothing is lost: an
interrupted run goes on where it stopped, and asking for more games of a finished file adds those
that are missing. Game number n has the seed `seed` + n, whenever and wherever it is played, so the
columns (thinking times apart) are always the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from shutil import rmtree
from typing import Any

from cheesemoon import bots
from cheesemoon.bots import BotError
from cheesemoon.core import Choice, Game
from cheesemoon.core.game.options import check_seeds

from .match import Job, Result, play_all, play_on_ray

PART = 100  # games that are written together
_KEY = b"cheesemoon"


class NoRecord(BotError):
    """Games cannot be recorded there, or not with what is installed."""


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
    """So many games of a bot against itself, in one Parquet file; how many were played now."""
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


def parquet() -> Any:
    """PyArrow's part for Parquet, or a sentence that says where to get it."""
    try:
        import pyarrow.parquet as found
    except ImportError:
        raise NoRecord("no-pyarrow") from None
    return found


def _table(settings: Mapping[str, Any], first: int, results: Sequence[Result]) -> Any:
    """The columns of some games."""
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


def _rows(path: Path, settings: Mapping[str, Any]) -> int:
    """How many games a file has; 0 if there is none. A file of other games is refused."""
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


def write_parquet(
    path: Path, settings: Mapping[str, Any], tables: Sequence[Any] | Iterator[Any]
) -> None:
    """Write the file as a whole or not at all."""
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


def _join(out: Path, settings: Mapping[str, Any], files: Sequence[Path]) -> None:
    """What is there already and these parts behind it, one after the other, as one file. Others may
    lie beside them: of a run that was to be shorter, or was cut off when it had been joined."""
    there = [out] if out.exists() else []

    def tables() -> Iterator[Any]:
        for path in (*there, *files):
            found = parquet().ParquetFile(path)
            for group in range(found.num_row_groups):
                yield found.read_row_group(group)

    write_parquet(out, settings, tables())


__all__ = ["NoRecord", "parquet", "record", "write_parquet"]
