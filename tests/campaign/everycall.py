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
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ledger import Ledger
from session import HERE, NEW, Cradle, Fault, Life, Seen, Session

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
    """A fault at one call."""

    at: int
    number: int
    lasting: bool

    @property
    def name(self) -> str:
        """What the report calls it."""
        what = "full" if self.number == NO_SPACE else "error"
        return f"{what}-{'lasting' if self.lasting else 'once'}-{self.at}"


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
        command = [
            "cc",
            "-O1",
            "-fPIC",
            "-shared",
            "-o",
            str(library),
            str(HERE / "calls.c"),
            "-ldl",
        ]
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
        session = Session(life, Ledger(), Fault("before"))
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


def cases(calls: list[tuple[str, str, bool]]) -> Iterator[Case]:
    """Every call of a session with every fault that it can meet, in an order in which a campaign
    that is cut short has seen some of everything."""
    faults = itertools.product((IO_ERROR, NO_SPACE), (False, True))
    each = [
        Case(at, number, lasting)
        for number, lasting in faults
        for at, (_, _, room) in enumerate(calls, 1)
        if room or number == IO_ERROR
    ]
    step = 13
    for first in range(step):
        yield from each[first::step]


def errors(folder: Path, args: argparse.Namespace) -> dict[str, Any]:
    """A full disk and input/output errors at every call, once and until there is room again."""
    ledger, bench = Ledger(), Bench(folder)
    kept: list[tuple[str, int, str]] = []
    kinds: Counter[str] = Counter()
    slowest, runs = 0.0, 0
    try:
        calls = _counted(bench, ledger, kept)
        every = [case for case in cases(calls) if args.only in case.name]
        every = every[args.first :: args.step][: args.calls]
        until = time.monotonic() + args.minutes * 60
        for case in every:
            if time.monotonic() > until:
                break
            runs += 1
            slowest = max(slowest, _one(bench, ledger, kept, case, kinds))
            _progress(args, runs, len(every), ledger)
    finally:
        bench.close()
    told_of = {
        "calls of a session": len(calls), "faults to be tried": len(every), "runs": runs,
        "slowest answer, s": round(slowest, 1), "met": dict(sorted(kinds.items())),
    }  # fmt: skip
    return {**told_of, **ledger.settle(kept)}


def _progress(args: argparse.Namespace, runs: int, of: int, ledger: Ledger) -> None:
    if args.report:
        words = [f"{runs} of {of}", str(dict(ledger.counts)), *ledger.troubles]
        args.report.with_suffix(".progress").write_text("\n".join(words) + "\n")


def _counted(bench: Bench, ledger: Ledger, kept: list[Any]) -> list[tuple[str, str, bool]]:
    """The calls of a session without any fault."""
    old = bench.fresh()
    bench.control.count()
    at_stop: list[int] = []
    fault = Fault("none", lift=lambda: at_stop.append(bench.control["calls"]))
    session = Session(bench.life(), ledger, fault)
    session.live(old, bench.run / "copy.sqlite3")
    _hold_against(bench, session, ledger, kept)
    return bench.control.log()[: at_stop[-1]]  # up to the first stop


def _one(bench: Bench, ledger: Ledger, kept: list[Any], case: Case, kinds: Counter[str]) -> float:
    """One session with one fault; how long the slowest answer took."""
    old = bench.fresh()
    fault = bench.control.arm(case)
    session = Session(bench.life(), ledger, fault)
    try:
        session.live(old, bench.run / "copy.sqlite3")
    except Exception as error:  # noqa: BLE001 - told, and the next one is tried
        session.trouble(f"{type(error).__name__}: {error}")
        session.life.kill()
    if fault.met():
        kind, file, _ = told(bench.control["kind"])
        kinds[f"{kind} of the {file}"] += 1
    else:
        ledger.count("fault not met")
    bench.control.count()
    _hold_against(bench, session, ledger, kept)
    return session.life.slowest


def _hold_against(bench: Bench, session: Session, ledger: Ledger, kept: list[Any]) -> None:
    """Enter what the file has, and the copy, under the name of the fault."""
    name = session.fault.name
    tables = {table.id for table in session.tables}
    for file in (bench.run / "t.sqlite3", bench.run / "copy.sqlite3"):
        if not file.exists():
            continue
        with contextlib.closing(sqlite3.connect(file)) as db:
            if (whole := db.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
                ledger.trouble(f"{name}: {file.name} is damaged: {whole}")
            rows = list(db.execute("SELECT table_id, version, action FROM moves"))
        if file.name == "t.sqlite3":
            kept += [(f"{name} {t}", version, action) for t, version, action in rows if t in tables]
        elif missing := session.copied - {(f"{name} {t}", version) for t, version, _ in rows}:
            ledger.trouble(f"{name}: not in the copy: {missing}")
