"""Measures how often a hint stays the same when chance in the search is another one.

    python tools/stability.py [--decisions N] [GAME …]

`medium` plays whole games. At some of its decisions the adviser of hints thinks twice, with two
seeds. Numbers are added to `docs/stability.json`, and `docs/bots/stability.md` is written from that
file.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path

from calibration import interval, read_arguments, rows

from cheesemoon import bots
from cheesemoon.bots.analysis import Analysis, analyse
from cheesemoon.bots.grades import grade
from cheesemoon.core import Game, Table

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "docs" / "stability.json"
PAGE = ROOT / "docs" / "bots" / "stability.md"
PLAYER = "medium"
SHARE = 0.15  # of the decisions with a choice
HEAD = f"""# Stability of hints

Is a hint the same when the search draws other chance? `{PLAYER}` played, and at some decisions with
a choice the adviser thought with two seeds.

- *Same* is the share with the same first choice.
- *Stable* also counts decisions where each hint calls the other's first choice as good as its own.

A hint calls a choice as good if the values differ by at most 2 % of the chance, or by two standard
errors. It also takes at most a fifth of the chance. Intervals are 95 %. `python tools/stability.py`
plays the games and writes this page.

"""


def decisions(game: Game, seats: int) -> Iterator[Table]:
    """Yield tables with a choice, without end."""
    for seed in itertools.count():
        table, rng = game.new(seats=seats, seed=seed), random.Random(seed)
        player = bots.bot(PLAYER, game, seed=seed)
        while table.seat is not None:
            if len(table.choices()) > 1 and rng.random() < SHARE:
                yield table.fork()
            table.play(player.choose_at(table))


def is_accepted(found: Analysis, action: str) -> bool:
    """Return True if an opinion calls an action the best, or as good."""
    options = {option.action: option for option in found.options}
    best, option = options[found.best], options.get(action)
    return option is not None and grade(found, best, option) in ("best", "near")


def compare(table: Table) -> tuple[bool, bool]:
    """Return whether two opinions have the same first choice, and whether they agree."""
    view, choices = table.view(table.seat), table.choices()
    one, other = (analyse(table.game, view, choices, seed=seed) for seed in (1, 2))
    same = one.best == other.best
    return same, same or (is_accepted(one, other.best) and is_accepted(other, one.best))


def cell_text(count: int, of: int) -> str:
    """Format a share with its interval."""
    low, high = interval(count / of, of)
    return f"{count / of:.0%} ({low:.0%} to {high:.0%})".replace("%", " %")


def write_page(kept: dict[str, list[int]]) -> None:
    """Write the page from everything measured so far."""
    lines = ["| game, players | decisions | same | stable |", "| --- | --- | --- | --- |"]
    whole = [sum(found[i] for found in kept.values()) for i in range(3)]
    for name, (of, same, agreed) in [*kept.items(), ("all", whole)]:
        lines.append(f"| {name} | {of} | {cell_text(same, of)} | {cell_text(agreed, of)} |")
    PAGE.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Compare opinions, keep what was found after each decision, and write the page."""
    args = read_arguments(__doc__, "decisions", 10)
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    for key, game, seats in rows(args.game):
        found = kept.setdefault(key, [0, 0, 0])
        begun = found[0]
        for table in itertools.islice(decisions(game, seats), begun, begun + args.count):
            same, agreed = compare(table)
            kept[key] = found = [found[0] + 1, found[1] + same, found[2] + agreed]
            KEPT.write_text(json.dumps(kept) + "\n", encoding="utf-8")
        print(f"{key}: {found[0]} decisions, {found[1]} same, {found[2]} agreed", flush=True)
    write_page(kept)


if __name__ == "__main__":
    main()
