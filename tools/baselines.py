"""The table of baselines: `python tools/baselines.py [--workers N] [--minutes M] [--learners]`.

Levels play against the level below, and learners against `greedy` and `easy`, by the protocol of
`cheesemoon evaluate`, five times on other deals. Learners are the examples for PPO, DQN and Gumbel
AlphaZero, each trained with five seeds. Reports are kept in `docs/bench.jsonl`, so that the command
goes on where it stopped. At the end it writes the ratings of the levels (`evaluate/anchors.json`),
the tables in `docs/bench-results.md` and the learning curves.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple, cast

from cheesemoon.evaluate import TASKS, Task, evaluate, load_agent
from cheesemoon.evaluate.agents import adapted
from cheesemoon.evaluate.protocol import elo_of
from cheesemoon.evaluate.report import write
from cheesemoon.evaluate.tasks import LEVELS

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "docs" / "bench.jsonl"
PAGE = ROOT / "docs" / "bench-results.md"
ANCHORS = ROOT / "src" / "cheesemoon" / "evaluate" / "anchors.json"
HEAD = """# Baselines of the bench

`tools/baselines.py` writes this page from `docs/bench.jsonl`. [The bench](bench.md) has the method.

"""
SEEDS = 5
GAMES = {"random": 80, "greedy": 80, "easy": 80, "medium": 40, "hard": 20, "expert": 16}
"""Games of a level in one run."""
ENOUGH = 80  # games of a level for a rating
TESTED = 100  # games of a learner in one run
LEARNERS = {"ppo": "ppo", "dqn": "dqn", "gumbel": "gumbel_alphazero"}
"""The learners and their modules in `examples/`."""
SETTINGS: dict[str, list[str]] = {
    "FirstRat-2p-v1": ["first-rat", "--seats", "2", "--opponent", "greedy", "--pay", "points"],
    "SpaceGuardians-2p-v1": ["space-guardians", "--seats", "2", "--opponent", "greedy"],
    "SpaceTaxi-2p-v1": ["space-taxi", "--seats", "2", "--opponent", "greedy"],
    "FirstRat-4p-v1": ["first-rat", "--seats", "4", "--opponent", "greedy", "--pay", "points"],
    "SpaceGuardians-4p-v1": ["space-guardians", "--seats", "4", "--opponent", "greedy"],
    "SpaceTaxi-4p-v1": ["space-taxi", "--seats", "4", "--opponent", "greedy"],
    "SpaceTaxi-turn-v1": ["space-taxi", "--seats", "1", "--pay", "turn"],
    "Ratcatcher-v1": ["ratcatcher", "--pay", "value", "--gamma", "0.98"],
}
"""What PPO and DQN train with for each task."""
ALONE = ("SpaceTaxi-turn-v1", "Ratcatcher-v1")

Report = dict[str, object]
Found = dict[tuple[str, str, str], list[Report]]
"""Reports by task, agent and opponent."""


@dataclasses.dataclass(frozen=True)
class Shifted(Task):
    """A task with other deals, for repeated measurements."""

    shift: int = 0

    def seed(self, deal: int) -> int:
        return super().seed(deal + 1_000_000 * self.shift)


class Run(NamedTuple):
    """One measurement: a level or a learner in a task."""

    task: str
    agent: str
    seed: int
    opponent: str | None
    games: int
    minutes: float = 0.0  # of training


def levels(tasks: list[str]) -> Iterator[Run]:
    """Yield the runs of the levels, weak ones and first seeds first."""
    for agent in LEVELS:
        below = LEVELS[max(0, LEVELS.index(agent) - 1)]
        for seed in range(SEEDS):
            for name in tasks:
                yield Run(name, agent, seed, below if TASKS[name].opponent else None, GAMES[agent])


def learners(tasks: list[str], minutes: float) -> Iterator[Run]:
    """Yield the runs of the learners. The opponent is that of the first report."""
    for seed in range(SEEDS):
        for agent in LEARNERS:
            for name in SETTINGS:
                if name in tasks and (agent != "gumbel" or TASKS[name].seats == 2):
                    against = None if name in ALONE else "greedy"
                    yield Run(name, agent, seed, against, TESTED, minutes)


def play(run: Run, end: float) -> list[Report]:
    """Carry out a run in a process of its own, unless the time is over; return its reports."""
    if time.monotonic() > end:
        return []
    task = _shifted(run)
    if run.agent in LEARNERS:
        return _learn(run, task)
    report = evaluate(task, load_agent(f"bot:{run.agent}", task.load()), run.games, run.opponent)
    return [{**report.report(), "agent": run.agent, "seed": run.seed}]


def _shifted(run: Run) -> Task:
    task = TASKS[run.task]
    fields = {f.name: getattr(task, f.name) for f in dataclasses.fields(task)}
    return Shifted(**fields, shift=run.seed)


def _learn(run: Run, task: Task) -> list[Report]:
    """Train a learner with the seed of the run, then evaluate its saved policy."""
    import torch

    torch.set_num_threads(1)
    module = import_module(LEARNERS[run.agent])
    saved = Path(tempfile.mkdtemp()) / "policy.pt"
    began, used = time.perf_counter(), time.process_time()
    if run.agent == "gumbel":
        curve = module.train(task.game, run.minutes, 256, run.seed + 1, None, saved)
        policy = module.Kept(saved)
    else:
        limits = ["--minutes", str(run.minutes), "--every", "10", "--seed", str(run.seed + 1)]
        shared = import_module("word_policy")
        args = shared.parser().parse_args([*SETTINGS[run.task], *limits])
        net, batch = shared.begin(args)
        curve = module.train(net, batch, args)
        shared.save(net, args, saved)
        policy = shared.Kept(saved)
    cost = {
        "seconds": round(time.perf_counter() - began, 1),
        "cpu_seconds": round(time.process_time() - used, 1),
        "decisions": curve[-1]["decisions"],
    }
    found: list[Report] = []
    for opponent in ("greedy", "easy") if run.opponent else (None,):
        agent = adapted(run.agent, policy, task.load())
        report = evaluate(task, agent, run.games, opponent).report()
        extra = {"seed": run.seed, "training": cost, "curve": [] if found else curve}
        found.append({**report, **extra})
    shutil.rmtree(saved.parent)
    return found


def reports() -> Found:
    """Return all reports by task, agent and opponent. For a seed that was measured again with more
    games, the last report counts."""
    found: Found = {}
    lines = KEPT.read_text("utf-8").splitlines() if KEPT.exists() else []
    last: dict[tuple[str, str, str, int], Report] = {}
    for report in map(json.loads, lines):
        key = report["task"], report["agent"], report["opponent"] or "-"
        last[*key, report["seed"]] = report
    for (task, agent, opponent, _), report in last.items():
        found.setdefault((task, agent, opponent), []).append(report)
    names = [*TASKS, *LEVELS, *LEARNERS]
    return dict(sorted(found.items(), key=lambda item: [*map(names.index, item[0][:2]), item[0]]))


def total(rows: list[Report]) -> tuple[float, int]:
    """Return the mean score of all games, and their number."""
    games = [int(str(r["games"])) for r in rows]
    return sum(float(str(r["score"])) * n for r, n in zip(rows, games, strict=True)) / sum(
        games
    ), sum(games)


def anchors(found: Found) -> dict[str, dict[str, int]]:
    """Return the ratings of the levels in each task, `random` at 0, by the results of each level
    against the level below, in at least `ENOUGH` games. A level that won or lost all games is taken
    half a game nearer."""
    ratings: dict[str, dict[str, int]] = {}
    for name, task in TASKS.items():
        below, rating = "random", 0.0
        for level in LEVELS[1:]:
            rows = found.get((name, level, below))
            if not rows or task.measure != "share":
                break
            share, games = total(rows)
            if games < ENOUGH:
                break
            share = min(max(share, 0.5 / games), 1 - 0.5 / games)
            rating += elo_of(share, task.seats)
            ratings.setdefault(name, {"random": 0})[level] = round(rating)
            below = level
    return ratings


def levels_table(found: Found) -> Iterator[str]:
    """Yield the scores of each level against the level below, with the spread over the seeds."""
    yield f"| task | {' | '.join(LEVELS)} |"
    yield "| --- |" + " --- |" * len(LEVELS)
    for name in TASKS:
        cells = [_score(_of_level(found, name, level)) for level in LEVELS]
        yield f"| {name} | {' | '.join(cells)} |"
    counts = [sum(total(some)[1] for k, some in found.items() if k[1] == level) for level in LEVELS]
    yield f"| games | {' | '.join(map(str, counts))} |"


def costs_table(found: Found) -> Iterator[str]:
    """Yield milliseconds of a decision by game and level, the mean of all tasks."""
    yield f"| game | {' | '.join(LEVELS)} |"
    yield "| --- |" + " --- |" * len(LEVELS)
    for game in dict.fromkeys(task.game for task in TASKS.values()):
        cells = []
        for level in LEVELS:
            rows = [r for k, some in found.items() for r in some if k[1] == level]
            costs = [_cost(r, "cost", "ms_per_decision") for r in rows if r["game"] == game]
            cells.append(f"{statistics.mean(costs):.3g}" if costs else "")
        yield f"| {game} | {' | '.join(cells)} |"


def learners_table(found: Found) -> Iterator[str]:
    """Yield the scores and costs of the learners."""
    yield "| task | learner | alone | `greedy` | `easy` | decisions | CPU seconds |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for name in SETTINGS:
        for agent in LEARNERS:
            some = [found.get((name, agent, against), []) for against in ("-", "greedy", "easy")]
            if not any(some):
                continue
            rows = some[0] or some[1]
            spent = [
                statistics.mean(_cost(r, "training", what) for r in rows)
                for what in ("decisions", "cpu_seconds")
            ]
            cells = " | ".join(map(_score, some))
            yield f"| {name} | {agent} | {cells} | {spent[0] / 1e6:.2f} M | {spent[1]:.0f} |"


def ratings_table(ratings: dict[str, dict[str, int]]) -> Iterator[str]:
    """Yield the anchors."""
    yield f"| task | {' | '.join(LEVELS)} |"
    yield "| --- |" + " --- |" * len(LEVELS)
    for name, of in ratings.items():
        yield f"| {name} | {' | '.join(str(of.get(level, '')) for level in LEVELS)} |"


def _of_level(found: Found, name: str, level: str) -> list[Report]:
    below = LEVELS[max(0, LEVELS.index(level) - 1)] if TASKS[name].opponent else "-"
    return found.get((name, level, below), [])


def _cost(report: Report, part: str, name: str) -> float:
    return cast("dict[str, float]", report[part])[name]


def _score(rows: list[Report]) -> str:
    if not rows:
        return ""
    scores = [float(str(r["score"])) for r in rows]
    digits = 1 if scores[0] > 1 else 2
    spread = f" ± {statistics.stdev(scores):.{digits}f}" if len(scores) > 1 else ""
    return f"{total(rows)[0]:.{digits}f}{spread}"


def page(found: Found, ratings: dict[str, dict[str, int]]) -> str:
    """Return the part of the page that is made of reports."""
    parts = {
        "Ratings": ratings_table(ratings),
        "Levels": levels_table(found),
        "Milliseconds of a decision": costs_table(found),
        "Learners": learners_table(found),
    }
    return "\n\n".join(f"## {title}\n\n" + "\n".join(rows) for title, rows in parts.items())


def draw(found: Found) -> None:
    """Draw the learning curves: reward while learning, by decisions, a line for each seed."""
    import altair as alt

    points = [
        {"task": task, "learner": agent, "seed": str(r["seed"]), "decisions": p["decisions"]}
        | {"result": p.get("reward", p.get("greedy"))}
        for (task, agent, _), some in found.items()
        for r in some
        for p in cast("list[dict[str, float]]", r.get("curve", []))
    ]
    chart = (
        alt.Chart(alt.Data(values=points))
        .mark_line(strokeWidth=1)
        .encode(
            x=alt.X("decisions:Q", title="decisions"),
            y=alt.Y("result:Q", title="result", scale=alt.Scale(zero=True)),
            color="learner:N",
            detail="seed:N",
        )
        .properties(width=220, height=140)
        .facet("task:N", columns=3)
        .resolve_scale(x="independent", y="independent")
    )
    chart.save(ROOT / "docs" / "pictures" / "bench-curves.svg")


def main() -> int:
    """Run what is missing, then write ratings, tables and curves."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tasks", default=",".join(TASKS))
    parser.add_argument("--minutes", type=float, default=1e9, help="start no run after this time")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes at once")
    parser.add_argument("--learners", action="store_true", help="train and measure learners too")
    parser.add_argument("--train", type=float, default=2.0, help="minutes of a learner")
    args = parser.parse_args()
    examples = str(ROOT / "examples")
    sys.path.insert(0, examples)
    os.environ["PYTHONPATH"] = os.pathsep.join([examples, os.environ.get("PYTHONPATH", "")])
    tasks = args.tasks.split(",")
    runs = learners(tasks, args.train) if args.learners else levels(tasks)
    end = time.monotonic() + 60 * args.minutes
    known = {(*key, r["seed"]): r["games"] for key, some in reports().items() for r in some}
    left = [
        run
        for run in runs
        if int(str(known.get((run.task, run.agent, run.opponent or "-", run.seed), 0))) < run.games
    ]
    with ProcessPoolExecutor(args.workers, get_context("spawn")) as pool, KEPT.open("a") as file:
        jobs = [pool.submit(play, run, end) for run in left]
        for done, job in enumerate(as_completed(jobs), 1):
            for report in job.result():
                file.write(json.dumps(report) + "\n")
                file.flush()
                told = " ".join(str(report[name]) for name in ("task", "agent", "score"))
                print(f"{done}/{len(left)} {told}", flush=True)
    found = reports()
    ratings = anchors(found)
    write(ANCHORS, json.dumps(ratings, indent=1) + "\n")
    write(PAGE, f"{HEAD}{page(found, ratings)}\n")
    if any(r.get("curve") for some in found.values() for r in some):
        draw(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
