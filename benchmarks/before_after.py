"""Compares the speed of two source trees in one run.

    python benchmarks/before_after.py /tmp/before/src src

It measures random play, short and long searches of the same table in the same style, the second
start of each game (everything compiled), `import cheesemoon`, and the command line. Figures are
processor time, the best of several runs. Old and new alternate, so that other load on the machine
affects both. The first run of a tree compiles its rules: run once with `--warm` before you measure.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

GAMES = {"first-rat": 2, "ratcatcher": 1, "space-guardians": 3, "space-taxi": 3}
STYLES: dict[str, dict[str, Any]] = {
    "first-rat": {"chaos": 0.0, "doubt": 12.0},
    "ratcatcher": {"turns": 1, "explore": 0.2, "scale": 1.0, "odds": True},
    "space-guardians": {"turns": 20},
    "space-taxi": {"turns": 1, "explore": 0.1},
}
RANDOM_GAMES = {"first-rat": 1500, "ratcatcher": 1500, "space-guardians": 2000, "space-taxi": 6000}
SHORT, LONG = 3_000, 300_000
START = "import cheesemoon as cm; t = cm.game({!r}).new(seats={}, seed=1); t.play(t.legal()[0])"
HELP = "import sys; sys.argv = ['cheesemoon', '--help']; from cheesemoon.cli import main; main()"


# --- in a process of its own, with one of the trees -----------------------------------------------


def best(of: int, make: Callable[[], Callable[[], object]]) -> float:
    """Return the seconds of the fastest run; `make` is not counted."""
    found = []
    for _ in range(of):
        timed = make()
        began = time.process_time()
        timed()
        found.append(time.process_time() - began)
    return min(found)


def measure(name: str) -> dict[str, float]:
    """Measure one game in this process."""
    import cheesemoon as cm
    from cheesemoon.bots.search import Search

    try:
        from cheesemoon.core.bulk import playout
    except ImportError:  # older trees
        from cheesemoon.core import playout  # type: ignore[no-redef,attr-defined]
    try:
        from cheesemoon.core import Style
    except ImportError:  # older trees
        from cheesemoon.bots.search import Style  # type: ignore[no-redef,attr-defined]

    game = cm.game(name)
    seats = GAMES[name]
    play: Any = getattr(playout, "play", None) or playout.play_random  # type: ignore[attr-defined]
    options = {option: choice.default for option, choice in game.options.items()}
    table = game.new(seats=seats, seed=1)
    style = Style(**STYLES[name])

    def searched(steps: int) -> float:
        """Search with a new search; a user waits for its set-up too."""
        root = table.legal_numbers().tolist()

        def search() -> None:
            found = Search(
                game, table.state, root, 7, style, usual=0.0, scale=20.0, nodes=steps // 4
            )
            found.run(2**62, steps)

        return best(40 if steps == SHORT else 2, lambda: search)

    games = RANDOM_GAMES[name]
    getattr(game, "prepare_heuristics", game.prepare)()  # older trees do it by themselves
    play(game, 10, seats, options, 1)
    searched(100)
    return {
        "random play": best(3, lambda: lambda: play(game, games, seats, options, 1)),
        f"search, {SHORT:,} steps": searched(SHORT),
        f"search, {LONG:,} steps": searched(LONG),
    }


# --- from outside ---------------------------------------------------------------------------------


def run(source: Path, *args: str) -> tuple[float, str]:
    """Run Python with this tree. Return processor seconds and output."""
    env = os.environ | {"PYTHONPATH": str(source)}
    # otherwise every start would compile Python's own code
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    before = children()
    done = subprocess.run(
        [sys.executable, *args], env=env, capture_output=True, text=True, check=True
    )
    return children() - before, done.stdout


def children() -> float:
    """Return the processor seconds of all finished child processes, finer than `os.times`."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


STARTS = {
    "import cheesemoon": "import cheesemoon",
    "cheesemoon --help": HELP,
    **{f"second start, {name}": START.format(name, seats) for name, seats in GAMES.items()},
}


def start(what: str, source: Path) -> dict[str, float]:
    """Measure how long a process takes to start when everything is compiled."""
    return {what: run(source, "-c", STARTS[what])[0]}


def inside(name: str, source: Path) -> dict[str, float]:
    """Measure one game in a process of its own."""
    said = run(source, __file__, "--inside", name)[1]
    return {f"{k}, {name}": v for k, v in json.loads(said.splitlines()[-1]).items()}


def compare(trees: list[Path], rounds: int, start_rounds: int) -> None:
    """Compare old and new, alternating in short runs. Print the best of each."""
    print(f"{'':<40}{'before':>12}{'after':>12}{'ratio':>8}")
    for what in STARTS:
        by_turns(trees, start_rounds, partial(start, what))
    for name in GAMES:
        by_turns(trees, rounds, partial(inside, name))


def by_turns(trees: list[Path], times: int, look: Callable[[Path], dict[str, float]]) -> None:
    """Print the fastest of `n` runs of either tree."""
    quickest: list[dict[str, float]] = [{}, {}]
    for turn in range(times):
        for which in (0, 1) if turn % 2 == 0 else (1, 0):
            for what, seconds in look(trees[which]).items():
                quickest[which][what] = min(quickest[which].get(what, seconds), seconds)
    for what, before in quickest[0].items():
        after = quickest[1][what]
        figures = f"{before * 1e3:>9.2f} ms{after * 1e3:>9.2f} ms{after / before:>8.3f}"
        print(f"{what:<40}{figures}", flush=True)


def main() -> None:
    """Run the comparison."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("trees", nargs="*", type=Path, help="folders with the package: old, new")
    asked.add_argument("--rounds", type=int, default=4)
    asked.add_argument("--starts", type=int, default=20)
    asked.add_argument("--warm", action="store_true", help="only compile what is not compiled yet")
    asked.add_argument("--inside", choices=tuple(GAMES), help=argparse.SUPPRESS)
    args = asked.parse_args()
    if args.inside:
        print(json.dumps(measure(args.inside)))
    elif args.warm:
        for tree in args.trees:
            for name in GAMES:
                inside(name, tree.resolve())
            for what in STARTS:
                start(what, tree.resolve())
    else:
        compare([tree.resolve() for tree in args.trees], args.rounds, args.starts)


if __name__ == "__main__":
    main()
