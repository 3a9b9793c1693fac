"""Backups of all tables while they are played, their restoration, and one table as a file."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, Protocol, TypedDict, TypeVar

import sqlalchemy as sa

from cheesemoon.core.game import saved

from ..errors import Refused
from ..settings import CannotServe, no_database
from ..storage.engine import Hold, InUse, file_of, shown
from ..storage.store import Store
from ..tables.rooms import Rooms

T = TypeVar("T")
_STEP = 2000  # pages of a copy between pauses for writers


class Contents(TypedDict):
    """The number of tables and moves in a backup, and the version of its schema."""

    tables: int
    moves: int
    schema: str


class Backup(Contents):
    """A new backup."""

    bytes: int


class Restored(Contents):
    """A backup that was put back."""

    before: str | None  # the file with the tables that were there


def backup(url: str, target: Path) -> Backup:
    """Copy all tables into a file by SQLite's online backup. Servers keep running, and the copy
    contains what was committed at one moment."""
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
            new.execute("PRAGMA journal_mode=DELETE")  # one file, without a write-ahead log
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


def restore(url: str, source: Path, replace: bool = False) -> Restored:
    """Put a backup where the server looks for its tables. Existing tables are not overwritten
    unless `replace` is set, and then kept under another name."""
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


def check(path: Path) -> Contents:
    """Return what a backup contains; raise CannotServe if it is damaged or another kind of file."""
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


def export(url: str, table_id: str) -> dict[str, object]:
    """Return one table as a saved game with its seed, even while it is played."""
    with open_for_reading(url) as (rooms, run):
        try:
            return saved.to_dict(run(rooms.room(table_id)).table)
        except Refused:
            raise CannotServe("export-no-table", table=table_id[:60]) from None


class Run(Protocol):
    """Runs a coroutine of the rooms and returns its result."""

    def __call__(self, work: Coroutine[Any, Any, T], /) -> T: ...


@contextlib.contextmanager
def open_for_reading(url: str) -> Iterator[tuple[Rooms, Run]]:
    """Open the tables of a server for reading."""

    async def opened() -> Rooms:
        rooms = Rooms(Store(url))
        rooms.stopping.set()  # bots do not play
        return rooms

    with guard_reading(url), asyncio.Runner() as runner:
        rooms = runner.run(opened())
        try:
            yield rooms, runner.run
        finally:
            rooms.queue.close()
            rooms.store.close()


@contextlib.contextmanager
def guard_reading(url: str) -> Iterator[None]:
    """Guard code that only reads tables: do not create a missing file, and report database errors
    in a sentence."""
    path = _path(url)
    if path is not None and not path.is_file():
        raise CannotServe("backup-nothing", path=str(path))
    try:
        yield
    except sa.exc.SQLAlchemyError as error:
        raise no_database(url, error) from None


def _file(url: str, instead: str) -> Path:
    """Return the file of the tables; for PostgreSQL raise a sentence with the command to use."""
    path = _path(url)
    if path is None:
        raise CannotServe("backup-postgresql", command=instead)
    return path


def _path(url: str) -> Path | None:
    """Return the file of the tables; None for PostgreSQL."""
    try:
        return file_of(sa.make_url(url))
    except (sa.exc.ArgumentError, ValueError) as error:  # such as a bad port
        raise no_database(url, error) from None


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(
        sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=30)
    ) as db:
        yield db


def _tables(path: Path) -> int:
    """Return the number of tables in a file. An unreadable file counts as 1, because it may contain
    something of value."""
    try:
        with _opened(path) as db:
            return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error:
        return 1 if path.stat().st_size else 0


def _set_aside(path: Path) -> Path | None:
    """Rename an existing database and the files that belong to it. Return the new name."""
    if not path.exists():
        return None
    stamp = time.strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.name}.before-{stamp}")
    for end in ("", "-wal", "-shm"):
        beside = path.with_name(path.name + end)
        if beside.exists():
            beside.replace(aside.with_name(aside.name + end))
    return aside
