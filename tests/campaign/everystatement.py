"""The connection to PostgreSQL is cut at every single statement of a session, one by one."""

from __future__ import annotations

import argparse
import contextlib
import itertools
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from cutter import Cut, Cutter
from ledger import Ledger
from scenarios import kept_in, postgresql
from session import NEW, Cradle, Fault, Life, Seen, Session


class Bench:
    """A PostgreSQL, whoever cuts its connections, and servers."""

    def __init__(self, url: str, folder: Path) -> None:
        made = sa.make_url(url)
        where = str(made.query.get("host", made.host))
        self.cutter = Cutter(f"{where}/.s.PGSQL.{made.port or 5432}")
        told = made.set(host="127.0.0.1", port=self.cutter.port, query={})
        self.url = told.render_as_string(hide_password=False)
        self.said = folder / "said"
        self.cradle = Cradle()
        self.names: dict[str, str] = {}  # of the fault that each table has seen

    def life(self) -> Life:
        """A server, not started yet."""
        self.said.write_text("")
        return Life(self.cradle, self.url, self.said)

    def tables(self, count: int) -> list[Seen]:
        """Tables that are there before."""
        life = self.life()
        assert life.start() is None, self.said.read_text()
        made = [life.call("POST", "/api/tables", NEW)[1] for _ in range(count)]
        life.stop()
        return [Seen(one["table"], one["tokens"]) for one in made]

    def session(self, ledger: Ledger, fault: Fault, old: Seen) -> Session:
        """One life of the server."""
        session = Session(self.life(), ledger, fault)
        try:
            session.live(old, None)
        except Exception as error:  # noqa: BLE001 - told, and the next one is tried
            session.trouble(f"{type(error).__name__}: {error}")
            session.life.kill()
        for table in session.tables:
            self.names[table.id] = f"{fault.name} {table.id}"
        return session


def cuts(statements: int) -> Iterator[Cut]:
    """Every statement in every way, in an order in which a short campaign sees some of each."""
    ways = itertools.product((True, False), (False, True))
    each = [Cut(at, *way) for way in ways for at in range(1, statements + 1)]
    for first in range(13):
        yield from each[first::13]


def statements(folder: Path, args: argparse.Namespace) -> dict[str, Any]:
    """The connection to PostgreSQL cut before and after every statement, once and for a while."""
    ledger, runs, slowest = Ledger(), 0, 0.0
    with postgresql(folder) as (url, _), contextlib.ExitStack() as left:
        bench = Bench(url, folder)
        left.callback(bench.cradle.close)
        left.callback(bench.cutter.close)
        bench.session(ledger, Fault("first"), bench.tables(1)[0])  # makes the schema
        count = _counted(bench, ledger)
        every = [cut for cut in cuts(count) if args.only in cut.name]
        every = every[args.first :: args.step][: args.calls]
        until = time.monotonic() + args.minutes * 60
        for cut, old in zip(every, bench.tables(len(every)), strict=True):
            if time.monotonic() > until:
                break
            runs += 1
            fault = bench.cutter.arm(cut)
            session = bench.session(ledger, fault, old)
            slowest = max(slowest, session.life.slowest)
            ledger.count("cut" if fault.met() else "cut not met")
            if args.report:
                words = [f"{runs} of {len(every)}", str(dict(ledger.counts)), *ledger.troubles]
                args.report.with_suffix(".progress").write_text("\n".join(words) + "\n")
        kept = [(bench.names[t], v, a) for t, v, a in kept_in(url) if t in bench.names]
    told = {"statements of a session": count, "cuts to be tried": len(every), "runs": runs}
    return {**told, "slowest answer, s": round(slowest, 1), **ledger.settle(kept)}


def _counted(bench: Bench, ledger: Ledger) -> int:
    """The statements of a session up to its first stop."""
    seen: list[int] = []
    fault = Fault("none", lift=lambda: seen.append(bench.cutter.statements))
    old = bench.tables(1)[0]
    bench.cutter.statements = 0
    bench.session(ledger, fault, old)
    return seen[-1]
