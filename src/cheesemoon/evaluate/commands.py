"""The command `cheesemoon evaluate`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to a parser."""
    from .protocol import SECONDS
    from .tasks import LEVELS

    p = commands.add_parser("evaluate")
    p.add_argument("task", metavar="TASK", nargs="?", help="such as FirstRat-2p-v1; see --list")
    p.add_argument("--list", action="store_true", help="list the tasks with their versions")
    p.add_argument(
        "--agent", metavar="AGENT", help="module:Name, bot:LEVEL, net:CARD or 'process:COMMAND'"
    )
    p.add_argument("--opponent", choices=LEVELS, help="a level (default: the task's, easy)")
    p.add_argument("--games", type=int, metavar="N", help="games (default: the task's, 400)")
    p.add_argument(
        "--seconds", type=float, default=SECONDS, metavar="S", help=f"a decision ({SECONDS})"
    )
    p.add_argument("--json", action="store_true", help="print JSON")
    p.add_argument("--out", type=Path, metavar="FILE.json", help="write the report")
    p.add_argument("--html", type=Path, metavar="FILE.html", help="write the report as a page")
    p.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    from .agents import load_agent
    from .errors import EvaluateError, words
    from .protocol import evaluate
    from .report import as_json, as_page, write
    from .tasks import TASKS, task_named

    if args.list:
        for task in TASKS.values():
            against = f"against {task.opponent}" if task.opponent else "alone"
            print(f"{task.name:<28} {task.measure:<7} {task.games} games {against}")
        return 0
    if not args.task or not args.agent:
        raise EvaluateError("what-to-evaluate")
    task = task_named(args.task)
    agent = load_agent(args.agent, task.load())
    watched = sys.stderr.isatty()

    def told(done: int, everything: int) -> None:
        if watched:
            print(f"\r{done}/{everything}", end="" if done < everything else "\n", file=sys.stderr)

    found = evaluate(task, agent, args.games, args.opponent, args.seconds, told)
    report = found.report()
    if args.out:
        write(args.out, as_json(report))
    if args.html:
        write(args.html, as_page(report))
    if args.json:
        print(as_json(report), end="")
        return 0
    score, low, high = found.interval
    values = {"task": task.name, "agent": agent.name, "games": len(found.values)}
    shares = {"score": f"{score:.4g}", "low": f"{low:.4g}", "high": f"{high:.4g}"}
    against = found.opponent or "-"
    print(words().say(args.lang, "evaluated", {**values, **shares, "opponent": against}))
    faults = found.faults
    if faults.late or faults.illegal or faults.dead:
        counts = {name: getattr(faults, name) for name in ("late", "illegal", "dead", "games_lost")}
        print(words().say(args.lang, "faults", counts))
        for example in faults.examples:
            print(f"  {example}")
    return 0
