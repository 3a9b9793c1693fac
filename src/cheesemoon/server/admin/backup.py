"""Copies of all tables, made while they are played, and put back; one table as a file."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from cheesemoon.core.game import saved

from ..errors import Refused
from ..settings import CannotServe, no_database
from ..storage.engine import Hold, InUse, file_of, shown
from ..storage.store import Store
from ..tables.rooms import Rooms

_STEP = 2000  # pages of a copy before writers get a word in


def backup(url: str, target: Path) -> dict[str, Any]:
    """Copy all tables into a file by SQLite's own online backup: servers go on meanwhile, and the
    copy is what was committed at one moment."""
    source = _file(url, f"pg_dump --format=custom --file={target} URL")
    part = target.with_name(f"{target.name}.part")
    try:
        if not source.is_file():
            raise CannotServe("backup-nothing", path=str(source))
        with contextlib.suppress(FileNotFoundError):
            part.unlink()
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with _opened(source) as old, contextlib.closing(sqlite3.connect(part)) as new:
            old.backup(new, pages=_STEP, sleep=0.01)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
        found = check(part)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
            size = os.fstat(file.fileno()).st_size
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        with contextlib.suppress(OSError):
            part.unlink()
        raise CannotServe("backup-failed", path=str(target), why=str(error)) from None
    return {**found, "bytes": size}


def restore(url: str, source: Path, replace: bool = False) -> dict[str, Any]:
    """Put a copy back where the server looks for its tables. What is there is not overwritten
    unless asked for, and then kept under another name."""
    target = _file(url, f"pg_restore --clean --if-exists --dbname=URL {source}")
    if not source.is_file():
        raise CannotServe("backup-missing", path=str(source))
    found = check(source)
    try:
        hold = Hold(url)
    except InUse:
        raise CannotServe("database-in-use", url=shown(url)) from None
    try:
        if target.exists() and _tables(target) and not replace:
            raise CannotServe("restore-would-overwrite", path=str(target))
        aside = _set_aside(target)
        part = target.with_name(f"{target.name}.part")
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with _opened(source) as old, contextlib.closing(sqlite3.connect(part)) as new:
            old.backup(new)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise CannotServe("backup-failed", path=str(target), why=str(error)) from None
    finally:
        hold.let_go()
    return {**found, "before": str(aside) if aside else None}


def check(path: Path) -> dict[str, Any]:
    """What is in a copy; CannotServe if it is damaged or something else."""
    try:
        with _opened(path) as db:
            whole = db.execute("PRAGMA quick_check(1)").fetchone()[0]
            if whole != "ok":
                raise CannotServe("backup-damaged", path=str(path), why=str(whole))
            version = db.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            tables, moves = (
                db.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608 - two names
                for name in ("tables", "moves")
            )
    except (sqlite3.Error, TypeError) as error:
        raise CannotServe("backup-damaged", path=str(path), why=str(error)) from None
    return {"tables": tables, "moves": moves, "schema": version}


def export(url: str, table_id: str) -> dict[str, Any]:
    """One table as a saved game, as it is kept: with its seed, even while it is played."""
    with rooms_to_look_at(url) as (rooms, run):
        try:
            return saved.to_dict(run(rooms.room(table_id)).table)
        except Refused:
            raise CannotServe("export-no-table", table=table_id[:60]) from None


Run = Callable[[Coroutine[Any, Any, Any]], Any]
"""What waits for an answer of the rooms."""


@contextlib.contextmanager
def rooms_to_look_at(url: str) -> Iterator[tuple[Rooms, Run]]:
    """The tables of a server, to be looked at only."""

    async def opened() -> Rooms:
        rooms = Rooms(Store(url))
        rooms.stopping.set()  # no bot moves here
        return rooms

    with looking_at(url), asyncio.Runner() as runner:
        rooms = runner.run(opened())
        try:
            yield rooms, runner.run
        finally:
            rooms.queue.close()
            rooms.store.close()


@contextlib.contextmanager
def looking_at(url: str) -> Iterator[None]:
    """For those who only look at tables: where there are none, none are made, and what a database
    says against it is told in a sentence."""
    path = _path(url)
    if path is not None and not path.is_file():
        raise CannotServe("backup-nothing", path=str(path))
    try:
        yield
    except sa.exc.SQLAlchemyError as error:
        raise no_database(url, error) from None


def _file(url: str, instead: str) -> Path:
    """The file of the tables; for PostgreSQL a sentence that tells what to use instead."""
    path = _path(url)
    if path is None:
        raise CannotServe("backup-postgresql", command=instead)
    return path


def _path(url: str) -> Path | None:
    """The file of the tables; None for PostgreSQL."""
    try:
        return file_of(sa.make_url(url))
    except (sa.exc.ArgumentError, ValueError) as error:  # a port, perhaps, that is no number
        raise no_database(url, error) from None


@contextlib.contextmanager
def _opened(path: Path) -> Any:
    with contextlib.closing(
        sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=30)
    ) as db:
        yield db


def _tables(path: Path) -> int:
    """How many tables a file has; one that cannot be read has something worth keeping, perhaps."""
    try:
        with _opened(path) as db:
            return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error:
        return 1 if path.stat().st_size else 0


def _set_aside(path: Path) -> Path | None:
    """Keep what was there, with the files that belong to it, under another name."""
    if not path.exists():
        return None
    stamp = time.strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.name}.before-{stamp}")
    for end in ("", "-wal", "-shm"):
        beside = path.with_name(path.name + end)
        if beside.exists():
            beside.replace(aside.with_name(aside.name + end))
    return aside
