"""A full disk and input/output errors at every single call of a session, one after the other."""

from __future__ import annotations

import argparse
import contextlib
import itertools
import mmap
import shutil
import sqlite3
import struct
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from ledger import Ledger
from lives import chosen, in_time
from session import HERE, NEW, Cradle, Fault, Faults, Life, Seen, Session

MOST_CALLS = 65536
FIELDS = ("armed", "at", "lasting", "room", "number", "calls", "failed", "began", "kind", "cut")
KINDS = (
    "open", "read", "write", "flush", "truncate", "rename", "unlink", "lock", "map", "look",
    "rights",
)  # fmt: skip
FILES = ("database", "log", "index", "hold", "copy")
NO_SPACE, IO_ERROR = 28, 5
LASTS = 2_000_000_000  # nanoseconds, unless it is lifted before


class Case(NamedTuple):
    """A fault at one call, counted from the beginning of a part of the session."""

    part: str
    at: int
    number: int
    lasting: bool

    @property
    def name(self) -> str:
        """What the report calls it."""
        what = "full" if self.number == NO_SPACE else "error"
        return f"{self.part}-{what}-{'lasting' if self.lasting else 'once'}-{self.at}"


class Control:
    """What the library between the processes and their files is told, and tells (`calls.c`)."""

    def __init__(self, file: Path) -> None:
        self.file = file
        size = 8 * len(FIELDS) + MOST_CALLS
        file.write_bytes(bytes(size))
        with file.open("rb+") as opened:
            self._map = mmap.mmap(opened.fileno(), size)

    def __getitem__(self, name: str) -> int:
        return int(struct.unpack_from("q", self._map, 8 * FIELDS.index(name))[0])

    def __setitem__(self, name: str, value: int) -> None:
        struct.pack_into("q", self._map, 8 * FIELDS.index(name), value)

    def count(self) -> None:
        """From now on calls are counted, and none fails."""
        for name in FIELDS:
            self[name] = 0

    def arm(self, case: Case) -> Fault:
        """Counted from now on, that call fails."""
        self.count()
        self["at"], self["number"] = case.at, case.number
        self["lasting"] = LASTS if case.lasting else 0
        self["room"] = int(case.number == NO_SPACE)
        self["armed"] = 1

        def lasts() -> bool:
            over = time.monotonic_ns() - self["began"] > LASTS
            return case.lasting and bool(self["armed"] and self["failed"]) and not over

        def lift() -> None:
            self["armed"] = 0

        return Fault(case.name, lasts, lambda: self["failed"] > 0, lift)

    def watch(self, passed: Callable[[], None]) -> Fault:
        """Nothing fails; calls are counted from now on."""
        self.count()
        return Fault("none", passed=passed)

    def log(self) -> list[tuple[str, str, bool]]:
        """Kind and file of each call, and whether it needs room on the disk."""
        first = 8 * len(FIELDS) + 1
        return [told(code) for code in self._map[first : first + self["calls"]]]


def told(code: int) -> tuple[str, str, bool]:
    """A call as `calls.c` notes it."""
    return KINDS[code & 15], FILES[code >> 4 & 7], bool(code & 128)


class Bench:
    """The folder in which sessions run, and the tables that are there before each."""

    def __init__(self, folder: Path) -> None:
        memory = Path("/dev/shm")  # noqa: S108 - a disk would only be slower
        self.place = memory / f"{folder.name}-calls" if memory.is_dir() else folder / "calls"
        self.run, self.before = self.place / "run", self.place / "before"
        for one in (self.run, self.before):
            one.mkdir(parents=True)
        self.said = self.place / "said"
        self.control = Control(self.place / "control")
        library = self.place / "calls.so"
        source = str(HERE / "calls.c")
        command = ["cc", "-O1", "-fPIC", "-shared", "-o", str(library), source, "-ldl"]
        subprocess.run(command, check=True)
        self.cradle = Cradle(
            LD_PRELOAD=str(library),
            CAMPAIGN_CONTROL=str(self.control.file),
            CAMPAIGN_FOLDER=str(self.run),
        )
        self.old = self._left_behind()

    def _left_behind(self) -> Seen:
        """A server was killed: its log of writes has not been tidied."""
        life = self.life()
        assert life.start() is None, self.said.read_text()
        session = Session(life, Ledger(), "before")
        status, made = life.call("POST", "/api/tables", NEW)
        assert status == 201, made
        table = Seen(made["table"], made["tokens"])
        session.play(table, 3)
        life.kill()
        for file in self.run.iterdir():
            shutil.copy(file, self.before)
        return table

    def life(self) -> Life:
        """A server, not started yet."""
        self.said.write_text("")
        return Life(self.cradle, f"sqlite:///{self.run}/t.sqlite3", self.said)

    def fresh(self) -> Seen:
        """As it was before; the table that is there."""
        for file in self.run.iterdir():
            file.unlink()
        for file in self.before.iterdir():
            shutil.copy(file, self.run)
        return Seen(self.old.id, list(self.old.tokens), self.old.version)

    def close(self) -> None:
        """No more."""
        self.cradle.close()
        shutil.rmtree(self.place)


Calls = dict[str, list[tuple[str, str, bool]]]  # by part of the session


def cases(calls: Calls) -> Iterator[Case]:
    """Every call of a session with every fault that it can meet, in an order in which a campaign
    that is cut short has seen some of everything."""
    faults = itertools.product((IO_ERROR, NO_SPACE), (False, True))
    each = [
        Case(part, at, number, lasting)
        for number, lasting in faults
        for part, log in calls.items()
        for at, (_, _, room) in enumerate(log, 1)
        if room or number == IO_ERROR
    ]
    step = 13
    for first in range(step):
        yield from each[first::step]


class Errors:
    """Sessions on one bench, and what came of them."""

    def __init__(self, bench: Bench) -> None:
        self.bench, self.ledger = bench, Ledger()
        self.kept: list[tuple[str, int, str]] = []
        self.kinds: Counter[str] = Counter()
        self.slowest = 0.0

    def live(self, name: str, chain: list[Faults]) -> None:
        """One session; what its files have then is entered under its name."""
        bench = self.bench
        old, copy = bench.fresh(), bench.run / "copy.sqlite3"
        session = Session(bench.life(), self.ledger, name)

        def watched(faults: Faults, part: str) -> list[Callable[[], Fault]]:
            its = copy if part == "copy" else None
            return [partial(self._watched, arm, session, its) for arm in faults(part)]

        try:
            session.live(old, copy, [partial(watched, faults) for faults in chain])
        except Exception as error:  # noqa: BLE001 - told, and the next one is tried
            session.trouble(f"{type(error).__name__}: {error}")
            session.life.kill()
        bench.control.count()
        tables = {table.id for table in session.tables}
        self.kept += [(f"{name} {t}", v, a) for t, v, a in self._rows(session) if t in tables]
        self.slowest = max(self.slowest, session.life.slowest)

    def _watched(self, arm: Callable[[], Fault], session: Session, copy: Path | None) -> Fault:
        """When its part is over: was it met, and where; and what has the copy?"""
        fault = arm()

        def passed() -> None:
            fault.passed()
            if fault.met():
                kind, file, _ = told(self.bench.control["kind"])
                self.kinds[f"{kind} of the {file}"] += 1
            elif fault.name != "none":
                self.ledger.count("fault not met")
            fault.lift()
            if copy is not None and copy.exists():
                there = {
                    (f"{session.name} {t}", version) for t, version, _ in self._rows(session, copy)
                }
                if missing := session.copied - there:
                    session.trouble(f"not in the copy: {missing}")
                copy.unlink()

        return replace(fault, passed=passed)

    def _rows(self, session: Session, file: Path | None = None) -> list[tuple[str, int, str]]:
        """What a file has, if it is not damaged."""
        file = file or self.bench.run / "t.sqlite3"
        with contextlib.closing(sqlite3.connect(file)) as db:
            if (whole := db.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
                session.trouble(f"{file.name} is damaged: {whole}")
            return list(db.execute("SELECT table_id, version, action FROM moves"))

    def counted(self) -> Calls:
        """The calls of a session without any fault."""
        calls: Calls = {}
        control = self.bench.control

        def part(name: str) -> list[Callable[[], Fault]]:
            def passed() -> None:
                calls[name] = control.log()

            return [lambda: control.watch(passed)]

        self.live("without a fault", [part])
        return calls


def errors(folder: Path, args: argparse.Namespace) -> dict[str, Any]:
    """A full disk and input/output errors at every call, once and until there is room again."""
    bench = Bench(folder)
    try:
        run = Errors(bench)
        calls = run.counted()
        every = chosen(cases(calls), args)
        for name, chain in in_time(every, args, run.ledger, bench.control.arm):
            run.live(name, chain)
    finally:
        bench.close()
    told_of = {
        "calls of a session": sum(map(len, calls.values())), "faults to be tried": len(every),
        "slowest answer, s": round(run.slowest, 1),
        "longest ill, s": round(run.ledger.longest_ill, 1), "met": dict(sorted(run.kinds.items())),
    }  # fmt: skip
    return {**told_of, **run.ledger.settle(run.kept)}
