"""Many faults in few lives of a server: it is started several times in each, with a fault in every
part of the session, and copies are made with faults of their own. Faults never overlap, and are
counted from where their part begins."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Protocol, TypeVar

from ledger import Ledger
from session import PARTS, Fault, Faults

STARTS = 4  # in one life


class Case(Protocol):
    """A fault at one place of a session."""

    @property
    def name(self) -> str:
        """What the report calls it."""

    @property
    def part(self) -> str:
        """In which part of a session it is met."""


Any_Case = TypeVar("Any_Case", bound=Case)
Plan = Mapping[str, Sequence[Any_Case]]


def chosen(every: Iterable[Any_Case], args: argparse.Namespace) -> list[Any_Case]:
    """Those that were asked for on the command line. Behind the last comes the first."""
    named = [case for case in every if args.only in case.name]
    first = args.first % len(named) if named else 0
    return named[first :: args.step][: args.calls]


def chains(cases: Iterable[Any_Case]) -> Iterator[list[Plan[Any_Case]]]:
    """The fewest lives that meet them all, in their order: a plan for each start of a life."""
    waiting: dict[str, list[Any_Case]] = {part: [] for part in PARTS}
    for case in cases:
        waiting[case.part].append(case)
    once = max(len(waiting[part]) for part in PARTS if part not in ("copy", "stop"))
    starts = max(once, STARTS * len(waiting["stop"]), 1)
    copies = -(-len(waiting["copy"]) // starts)
    chain: list[Plan[Any_Case]] = []
    for start in range(1, starts + 1):
        last = start % STARTS == 0 or start == starts
        many = {**dict.fromkeys(PARTS, 1), "copy": copies, "stop": int(last)}
        chain.append({part: waiting[part][:count] for part, count in many.items()})
        waiting = {part: left[many[part] :] for part, left in waiting.items()}
        if last:
            yield chain
            chain = []


def armed(plan: Plan[Any_Case], arm: Callable[[Any_Case], Fault]) -> Faults:
    """A plan as a session wants it."""

    def in_part(part: str) -> list[Callable[[], Fault]]:
        return [partial(arm, case) for case in plan[part]] or [lambda: Fault("none")]

    return in_part


def in_time(
    every: list[Any_Case],
    args: argparse.Namespace,
    ledger: Ledger,
    arm: Callable[[Any_Case], Fault],
) -> Iterator[tuple[str, list[Faults]]]:
    """Name and faults of one life after the other, as long as there are minutes left; how far it
    has come stands beside the report."""
    until, done = time.monotonic() + args.minutes * 60, 0
    for number, chain in enumerate(chains(every), 1):
        if time.monotonic() > until:
            break
        yield f"life {number}", [armed(plan, arm) for plan in chain]
        done += sum(len(cases) for plan in chain for cases in plan.values())
        ledger.counts["faults tried"], ledger.counts["lives"] = done, number
        if args.report:
            words = [f"{done} of {len(every)}", str(dict(ledger.counts)), *ledger.troubles]
            args.report.with_suffix(".progress").write_text("\n".join(words) + "\n")
