"""The fault campaign: things go wrong on purpose while tables are played, and every acknowledged
action is held against what is kept.

    python tests/campaign/run.py [SCENARIO ...] [--kills 1000] [--seconds 60] [--report FILE.json]

Scenarios: kill, kill-postgres, postgres, statements, errors, power, clock, hostile, live, upgrade
(with --old FOLDER, a checkout of the version before). Not part of `make test`: it takes minutes to
hours. Linux; faults at single calls and the clock need a C compiler. With --hours `live` runs all
the time, and beside it the others go on in turn, a little of each.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(ROOT / "src"), str(ROOT / "tests"), str(ROOT / "tests" / "server")]

os.environ.setdefault("NUMBA_DISABLE_JIT", "1")  # servers start at once

import everycall  # noqa: E402
import everystatement  # noqa: E402
import live  # noqa: E402
import scenarios  # noqa: E402

SCENARIOS: dict[str, Callable[[Path, argparse.Namespace], dict[str, Any]]] = {
    "kill": scenarios.kill,
    "kill-postgres": scenarios.kill_postgres,
    "postgres": scenarios.postgres,
    "errors": everycall.errors,
    "statements": everystatement.statements,
    "power": scenarios.power,
    "clock": scenarios.clock,
    "hostile": scenarios.hostile,
    "live": live.live,
    "upgrade": scenarios.upgrade,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help=", ".join(SCENARIOS))
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60, help="of scenarios that have no count")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--tables", type=int, default=200, help="that `live` has at once")
    parser.add_argument("--pause", type=float, default=0.25, help="of a player in `live`, seconds")
    parser.add_argument("--cuts", type=int, default=500, help="power cuts")
    parser.add_argument("--calls", type=int, default=10**6, help="how many faults `errors` tries")
    parser.add_argument("--only", default="", help="those with this in their name (full-once-17)")
    parser.add_argument("--first", type=int, default=0, help="which of them it begins with")
    parser.add_argument("--step", type=int, default=1, help="and how many it goes on by")
    parser.add_argument("--minutes", type=float, default=600, help="it takes at most")
    parser.add_argument("--old", type=Path, help="a checkout of the version before, for `upgrade`")
    parser.add_argument("--hours", type=float, default=0, help="go on for this time, in turn")
    parser.add_argument("--report", type=Path)
    args = parser.parse_args()
    names = args.scenarios or [n for n in SCENARIOS if n != "upgrade" or args.old]
    until = time.time() + args.hours * 3600
    report: dict[str, Any] = {}
    beside = None
    if args.hours and "live" in names:
        names.remove("live")
        beside = _start_live(args)
    while True:
        for name in names:
            found = one(name, args)
            print(f"{name}: {json.dumps(found)}", flush=True)
            report[name] = added(report.get(name, {}), found)
            if args.report:
                args.report.write_text(json.dumps(report, indent=1) + "\n")
            if args.hours and time.time() > until:
                break
        if time.time() >= until:
            break
        args.first += args.calls * abs(args.step)  # faults at single calls: the next ones
    if beside is not None:
        report["live"] = json.loads(beside.communicate()[0].partition(": ")[2])
        print(f"live: {json.dumps(report['live'])}", flush=True)
        if args.report:
            args.report.write_text(json.dumps(report, indent=1) + "\n")
    wrong = ("lost", "doubled", "changed", "gaps", "troubles")
    return int(any(found.get(key) for found in report.values() for key in wrong))


def _start_live(args: argparse.Namespace) -> subprocess.Popen[str]:
    """Start the scenario `live` in a process of its own, for the whole time."""
    return subprocess.Popen(
        [
            *(sys.executable, __file__, "live", f"--seconds={args.hours * 3600:.0f}"),
            *(f"--tables={args.tables}", f"--pause={args.pause}"),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )


def one(name: str, args: argparse.Namespace) -> dict[str, Any]:
    """A scenario, with the time that it took."""
    began = time.time()
    with tempfile.TemporaryDirectory(prefix="campaign-") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL runs as another user
        found = SCENARIOS[name](Path(folder), args)
    return {**found, "hours": round((time.time() - began) / 3600, 3)}


def added(before: dict[str, Any], more: dict[str, Any]) -> dict[str, Any]:
    """The accounts of two runs of a scenario in one; of sizes and times the largest."""
    both = dict(before)
    for name, value in more.items():
        old = both.get(name)
        if old is None:
            both[name] = value
        elif isinstance(value, dict):
            both[name] = added(old, value)
        elif isinstance(value, list):
            both[name] = old + value
        else:
            largest = name == "MB" or name.endswith((", s", "session", "to be tried"))
            both[name] = max(old, value) if largest else round(old + value, 3)
    return both


if __name__ == "__main__":
    sys.exit(main())
