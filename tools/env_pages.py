"""A page for each environment: `python tools/env_pages.py` writes `docs/envs/*.md`.

Everything comes from the games: actions and observations with their indices, the range that games
of random players showed, variants, versions and tasks.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

import numpy as np
import numpy.typing as npt

import cheesemoon as cm
from cheesemoon import envs
from cheesemoon.core import Game
from cheesemoon.envs.spaces import LIMIT
from cheesemoon.evaluate import TASKS
from cheesemoon_gymnasium import OURS, identifier

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "envs"
TABLES, STEPS, MOST_ROWS = 16, 150, 60


def ranges(numbers: Sequence[int]) -> str:
    """Return rising numbers as ranges: `0-3, 7`. Many ranges become the first and the last."""
    parts = []
    for _, group in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        run = [number for _, number in group]
        parts.append(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}")
    return ", ".join(parts) if len(parts) <= 3 else f"{numbers[0]} to {numbers[-1]}, with gaps"


def actions(game: Game) -> list[str]:
    """Return a row for each verb: numbers, how many, an example."""
    found: dict[str, list[int]] = {}
    for number in range(game.actions.size):
        found.setdefault(game.actions.text(number).split()[0], []).append(number)
    rows = ["| verb | numbers | how many | example |", "| --- | --- | --- | --- |"]
    for verb, numbers in found.items():
        example = game.actions.text(numbers[len(numbers) // 2])
        rows.append(f"| `{verb}` | {ranges(numbers)} | {len(numbers):,} | `{example}` |")
    return rows


def seen(game: Game) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """Return the lowest and the highest value of each number in some games of random players."""
    low = np.full(len(game.observation_names), np.inf, np.float32)
    high = -low
    for seats in {game.seats[0], game.seats[-1]}:
        batch = envs.batch(game.name, TABLES, seats, seed=1, threads=1)
        for _ in range(STEPS):
            batch.step(batch.sample())
            low = np.minimum(low, batch.observations.min(axis=0))
            high = np.maximum(high, batch.observations.max(axis=0))
    return low, high


def groups(names: Sequence[str]) -> list[tuple[str, int, int]]:
    """Return runs of numbers of one kind: a name, the first and the last index."""
    for words in (3, 2, 1):

        def kind(pair: tuple[int, str], words: int = words) -> str:
            return " ".join(re.sub(r"\d+\w?", "n", pair[1]).split()[:words])

        runs = [[i for i, _ in group] for _, group in groupby(enumerate(names), kind)]
        if len(runs) <= MOST_ROWS:
            break
    step = -(-len(runs) // MOST_ROWS)  # kinds that share a row
    joined = [sum(runs[k : k + step], []) for k in range(0, len(runs), step)]
    return [(_label([names[i] for i in run]), run[0], run[-1]) for run in joined]


def _label(names: list[str]) -> str:
    """Return the first and the last of names, without those that our style does not allow."""
    shown = [name for name in names if "nobody" not in name] or ["-"]
    return shown[0] if len(shown) == 1 else f"{shown[0]} … {shown[-1]}"


def observations(game: Game) -> list[str]:
    """Return a row for each kind of number: index, name, range."""
    low, high = seen(game)
    rows = ["| index | number | seen |", "| --- | --- | --- |"]
    for told, first, last in groups(game.observation_names):
        index = str(first) if first == last else f"{first}-{last}"
        span = f"{low[first : last + 1].min():.3g} to {high[first : last + 1].max():.3g}"
        rows.append(f"| {index} | {told} | {span} |")
    return rows


def page(game: Game) -> str:
    """Return the page of a game."""
    options = "; ".join(
        f"`{name}`: {', '.join(f'`{choice}`' for choice in option.choices)}"
        for name, option in game.options.items()
    )
    tasks = ", ".join(f"`{task.name}`" for task in TASKS.values() if task.game == game.name)
    seats = ", ".join(map(str, game.seats))
    numbers = len(game.observation_names)
    lines = [
        f"# {game.title()}: `{identifier(game.name)}`",
        f"![A table of {game.title()}](../pictures/board-{game.name}-dark.webp)",
        f'`gymnasium.make("{identifier(game.name)}")`, `envs.aec("{game.name}")`, '
        f'`envs.batch("{game.name}", tables=4096)`. [All environments](../environments.md).',
        "| | |\n| --- | --- |\n"
        f"| seats | {seats} |\n"
        f"| actions | {game.actions.size:,}, at most {game.most_legal:,} legal at once |\n"
        f"| observation | {numbers:,} numbers, float32, bounded by {-LIMIT:g} and {LIMIT:g} |\n"
        f"| record | {game.record.dtype.itemsize:,} bytes |\n"
        f"| options | {options or 'none'} |\n"
        f"| reward | `share` of the victory, or `margin`: points ahead by {game.margin:g} |\n"
        f"| version | `v0` of the environment, version {game.rules_version} of the rules |\n"
        f"| tasks | {tasks}: [baselines](../bench.md#baselines) |",
        "## Actions",
        "\n".join(actions(game)),
        "## Observation",
        "The range is that of some games of random players.",
        "\n".join(observations(game)),
    ]
    return "\n\n".join(lines) + "\n"


def main() -> int:
    """Write all pages."""
    FOLDER.mkdir(exist_ok=True)
    for name in OURS:
        (FOLDER / f"{name}.md").write_text(page(cm.game(name)), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
