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
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

import cheesemoon as cm
from cheesemoon import envs
from cheesemoon.core import Game
from cheesemoon.envs.spaces import LIMIT
from cheesemoon.evaluate import TASKS
from cheesemoon_gymnasium import OURS, identifier

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "envs"
TABLES, STEPS = 16, 150


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


class Part(NamedTuple):
    """Numbers that stand side by side in an observation: a block, and how often it is repeated."""

    first: int
    size: int
    times: int


def kind_of(name: str) -> str:
    """Return a name without what only counts: seats, numbers, cells."""
    name = re.sub(r"^(own|next|\d\. next|another) ", "seat ", name)
    return re.sub(r"\b[a-z]?\d+[a-z]?\b", "n", name)


def parts(names: Sequence[str]) -> list[Part]:
    """Return the blocks of an observation in order; a number that is not repeated is a block."""
    kinds = [kind_of(name) for name in names]
    found, first = [], 0
    while first < len(kinds):
        part = max(
            (_repeated(kinds, first, size) for size in range(1, (len(kinds) - first) // 2 + 1)),
            key=lambda part: (part.times > 1, part.size * part.times, part.times),
            default=Part(first, 1, 1),
        )
        part = part if part.times > 1 else Part(first, 1, 1)
        found.append(part)
        first += part.size * part.times
    return found


def _repeated(kinds: Sequence[str], first: int, size: int) -> Part:
    """Return how often a block of this size is repeated from this number on."""
    block, times = kinds[first : first + size], 1
    while kinds[first + times * size : first + (times + 1) * size] == block:
        times += 1
    return Part(first, size, times)


def is_alike(one: str, other: str) -> bool:
    """Return True if two names that follow each other share a row."""
    a, b = kind_of(one).split(), kind_of(other).split()
    if a[:2] == b[:2] or len(a) == len(b) == 2 and a[0] == b[0] != "seat":
        return True
    return min(len(a), len(b)) > 2 and (a[0], a[-1]) == (b[0], b[-1]) and a[0] != "seat"


def rows_of(names: Sequence[str], first: int) -> list[tuple[str, int, int]]:
    """Return rows for names from the index `first` on: what they are, first and last index."""
    runs: list[list[str]] = []
    for name in names:
        if runs and is_alike(runs[-1][-1], name):
            runs[-1].append(name)
        else:
            runs.append([name])
    rows = []
    for run in runs:
        rows.append((_label(run), first, first + len(run) - 1))
        first += len(run)
    return rows


def groups(names: Sequence[str]) -> list[tuple[str, int, int]]:
    """Return the rows of an observation. A block that is repeated has rows once, then one row for
    all its repetitions."""
    rows: list[tuple[str, int, int]] = []
    alone: list[str] = []
    for part in [*parts(names), Part(len(names), 0, 0)]:
        if part.size == 1:
            alone += names[part.first : part.first + part.times]
            continue
        rows += rows_of(alone, part.first - len(alone))
        alone = []
        end = part.first + part.size
        rows += rows_of(names[part.first : end], part.first)
        if part.times > 1:
            last = part.first + part.size * part.times - 1
            again = "once more" if part.times == 2 else f"the same {part.times - 1} times"
            rows.append((f"{again}: {_label([names[end], names[last]])}", end, last))
    return rows


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
