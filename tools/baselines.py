"""The table of baselines: `python tools/baselines.py [--games N] [--tasks A,B] [--minutes M]`.

Every baseline plays its task by the protocol of `cheesemoon evaluate`, five times on other deals.
Reports are kept in `docs/bench/`, so that the command goes on where it stopped. `docs/bench.md`
gets the table of all reports.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from cheesemoon.evaluate import TASKS, Task, evaluate, load_agent
from cheesemoon.evaluate.report import as_json, write

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "bench"
PAGE = ROOT / "docs" / "bench.md"
MARK = "<!-- baselines: tools/baselines.py writes what follows -->"
SEEDS = 5
AGENTS = ("random", "greedy", "easy", "medium", "hard", "expert")
AGAINST = {"random": "random", "greedy": "random", "easy": "greedy"}
"""The opponent of each baseline; the others play `easy`."""


@dataclasses.dataclass(frozen=True)
class Shifted(Task):
    """A task with other deals, for repeated measurements."""

    shift: int = 0

    def seed(self, deal: int) -> int:
        return super().seed(deal + 1_000_000 * self.shift)


def wanted(tasks: list[str]) -> Iterator[tuple[Task, str, str | None, int, Path]]:
    """Yield every run, cheap agents and first seeds first."""
    for agent in AGENTS:
        for seed in range(SEEDS):
            for name in tasks:
                task = TASKS[name]
                opponent = AGAINST.get(agent, "easy") if task.opponent else None
                fields = {f.name: getattr(task, f.name) for f in dataclasses.fields(task)}
                yield (
                    Shifted(**fields, shift=seed),
                    agent,
                    opponent,
                    seed,
                    FOLDER / f"{name}.{agent}.{seed}.json",
                )


def table() -> str:
    """Return the table of all reports, one row for each task and agent."""
    found: dict[tuple[str, str, str], list[dict[str, object]]] = {}
    for path in sorted(FOLDER.glob("*.json")):
        report = json.loads(path.read_text("utf-8"))
        key = report["task"], report["agent"], report["opponent"] or "-"
        found.setdefault(key, []).append(report)
    order = {name: i for i, name in enumerate(TASKS)}
    ranks = {f"bot:{agent}": i for i, agent in enumerate(AGENTS)}
    rows = ["| task | agent | against | score | seeds | games | ms a decision |"]
    rows.append("| --- | --- | --- | --- | --- | --- | --- |")
    for key in sorted(found, key=lambda k: (order[k[0]], ranks.get(k[1], 9))):
        reports = found[key]
        scores = [float(str(r["score"])) for r in reports]
        spread = f" ± {statistics.stdev(scores):.3g}" if len(scores) > 1 else ""
        games = sum(int(str(r["games"])) for r in reports)
        cost = statistics.mean(float(r["cost"]["ms_per_decision"]) for r in reports)  # type: ignore[index]
        score = f"{statistics.mean(scores):.4g}{spread}"
        rows.append(f"| {' | '.join(key)} | {score} | {len(scores)} | {games} | {cost:.3g} |")
    return "\n".join(rows)


def main() -> int:
    """Run what is missing, then write the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, help="games of each run (default: the task's)")
    parser.add_argument("--tasks", default=",".join(TASKS))
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after this time")
    args = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    end = time.monotonic() + 60 * args.minutes
    for task, agent, opponent, seed, path in wanted(args.tasks.split(",")):
        if path.exists() or time.monotonic() > end:
            continue
        player = load_agent(f"bot:{agent}", task.load())
        report = evaluate(task, player, args.games, opponent).report()
        write(path, as_json({**report, "seed": seed}))
        print(task.name, agent, report["score"], flush=True)
    head, _, _ = PAGE.read_text("utf-8").partition(MARK)
    write(PAGE, f"{head}{MARK}\n\n{table()}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
