"""Compares batches of tables with other projects' environments, all in one run.

    python benchmarks/envs.py [--tables 1024] [--seconds 3] [--with PYTHON …]

Every figure is decisions a second of random legal play, with masks and observations. `--with` names
Pythons of virtual environments that have peers installed. Each of them runs `benchmarks/peers.py`,
which says how to install the peers. One thread is measured in processor time, so that a busy
machine does not matter. Several threads are measured in wall time. Processor time for a decision is
printed for both.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import cheesemoon as cm
from cheesemoon import envs

PEERS = Path(__file__).with_name("peers.py")


def say(what: str, rate: float, **more: Any) -> None:
    print(json.dumps({"what": what, "decisions_per_second": round(rate), **more}), flush=True)


def measured(step: Callable[[], int], seconds: float) -> float:
    """Measure decisions a second. `step` returns how many it made."""
    done, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        done += step()
    return done / (time.process_time() - begin)


class Measured(NamedTuple):
    """A rate in decisions a second, by wall time and by processor time."""

    clock: float
    processor: float


def ours(name: str, seats: int, tables: int, threads: int, seconds: float) -> Measured:
    batch = envs.batch(name, tables, seats, seed=1, threads=threads, illegal="legal")

    def step() -> int:
        batch.step(batch.sample())
        return tables

    for _ in range(40):  # advance into the middle of the games
        step()
    done, clock, processor = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - clock < seconds:
        done += step()
    clock, processor = time.perf_counter() - clock, time.process_time() - processor
    batch.close()
    return Measured(done / clock, done / processor)


def our_aec(seconds: float) -> float:
    step = steps_of(envs.aec("first-rat", 2))
    step()
    return measured(step, seconds)


def steps_of(env: Any) -> Callable[[], int]:
    """Return a function that makes random steps in a PettingZoo environment and counts them."""
    env.reset(seed=1)

    def step() -> int:
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            return 0
        env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
        return 1

    return step


def compare(python: str, args: argparse.Namespace, mine: float) -> None:
    """Print what that Python measures of other environments beside ours."""
    command = [python, str(PEERS), f"--tables={args.tables}", f"--seconds={args.seconds}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as run:
        for line in run.stdout or ():
            found = json.loads(line)
            if "left_out" not in found:
                found["first_rat_is_times"] = round(mine / found["decisions_per_second"], 1)
            print(json.dumps(found), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument(
        "--with", action="append", default=[], dest="others", metavar="PYTHON", help="of peers"
    )
    args = parser.parse_args()
    one = ours("first-rat", 4, args.tables, 1, args.seconds)
    mine = one.processor
    say("first-rat, 4 seats, one core", mine, tables=args.tables)
    cores = envs.batched.cores()
    many = ours("first-rat", 4, args.tables, cores, args.seconds)
    say(
        f"first-rat, 4 seats, {cores} cores",
        many.clock,
        of_one_core=round(many.clock / one.clock, 2),
        processor_time_of_a_decision=round(one.processor / many.processor, 2),
    )
    for name in cm.games():
        seats = cm.game(name).default_seats
        tables = args.tables if name != "ratcatcher" else 256
        rate = ours(name, seats, tables, 1, args.seconds).processor
        say(f"{name}, {seats} seats, one core", rate)
    rate = our_aec(args.seconds)
    say("first-rat, 2 seats, through PettingZoo", rate)
    for python in args.others:
        compare(python, args, mine)


if __name__ == "__main__":
    main()
