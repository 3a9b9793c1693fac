"""The connection to PostgreSQL is cut at every single statement of a session, one by one."""

from __future__ import annotations

import argparse
import contextlib
import itertools
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from cutter import Cut, Cutter
from ledger import Ledger
from lives import chosen, in_time
from scenarios import kept_in, postgresql
from session import NEW, Cradle, Fault, Faults, Life, Seen, Session


class Bench:
    """A PostgreSQL, a process that cuts its connections, and servers."""

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

    def live(self, ledger: Ledger, name: str, old: Seen, chain: list[Faults]) -> float:
        """One session; how long its slowest answer took."""
        session = Session(self.life(), ledger, name)

        def counted(arm: Callable[[], Fault]) -> Fault:
            fault = arm()

            def passed() -> None:
                fault.passed()
                if fault.name != "none":
                    ledger.count("cut" if fault.met() else "cut not met")

            return replace(fault, passed=passed)

        def watched(faults: Faults, part: str) -> list[Callable[[], Fault]]:
            return [partial(counted, arm) for arm in faults(part)]

        try:
            session.live(old, None, [partial(watched, faults) for faults in chain])
        except Exception as error:  # noqa: BLE001 - told, and the next one is tried
            session.trouble(f"{type(error).__name__}: {error}")
            session.life.kill()
        for table in session.tables:
            self.names[table.id] = f"{name} {table.id}"
        return session.life.slowest

    def counted(self, ledger: Ledger, name: str) -> dict[str, int]:
        """The statements of a session without any cut, by its parts."""
        found: dict[str, int] = {}

        def watched(part: str) -> list[Callable[[], Fault]]:
            return [lambda: self.cutter.watch(lambda count: found.update({part: count}))]

        self.live(ledger, name, self.tables(1)[0], [watched])
        return found


def cuts(statements: dict[str, int]) -> Iterator[Cut]:
    """Every statement in every way, in an order in which a short campaign sees some of each."""
    ways = itertools.product((True, False), (False, True))
    each = [
        Cut(part, at, *way)
        for way in ways
        for part, count in statements.items()
        for at in range(1, count + 1)
    ]
    for first in range(13):
        yield from each[first::13]


def statements(folder: Path, args: argparse.Namespace) -> dict[str, Any]:
    """The connection to PostgreSQL cut before and after every statement, once and for a while."""
    ledger, slowest = Ledger(), 0.0
    with postgresql(folder) as (url, _), contextlib.ExitStack() as left:
        bench = Bench(url, folder)
        left.callback(bench.cradle.close)
        left.callback(bench.cutter.close)
        bench.counted(ledger, "first")  # makes the schema
        count = bench.counted(ledger, "without a cut")
        every = chosen(cuts(count), args)
        tables = iter(bench.tables(len(every)))
        for name, chain in in_time(every, args, ledger, bench.cutter.arm):
            slowest = max(slowest, bench.live(ledger, name, next(tables), chain))
        kept = [(bench.names[t], v, a) for t, v, a in kept_in(url) if t in bench.names]
    told = {"statements of a session": sum(count.values()), "cuts to be tried": len(every)}
    return {
        **told,
        "slowest answer, s": round(slowest, 1),
        "longest ill, s": round(ledger.longest_ill, 1),
        **ledger.settle(kept),
    }
