"""Statistics of many games as lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .say import say

if TYPE_CHECKING:
    from cheesemoon.arena.simulate import Summary


def print_summary(result: Summary, lang: str) -> None:
    """Print who won how often, with how many points, and how long the games took."""
    speed = f"{result.steps / max(result.seconds, 1e-9):,.0f}"
    print(
        say(
            lang,
            "cli-simulated",
            games=result.games,
            steps=result.steps,
            seconds=f"{result.seconds:.2f}",
            speed=speed,
        )
    )
    names = ("seat", "wins", "mean", "spread", "lowest", "highest")
    heads = [say(lang, f"cli-{name}") for name in names]
    rows = [
        [
            str(seat),
            _wins(result.wins[seat], result.games),
            f"{result.mean_score[seat]:.2f}",
            f"{result.spread[seat]:.2f}",
            str(result.lowest[seat]),
            str(result.highest[seat]),
        ]
        for seat in range(len(result.wins))
    ]
    wide = [max(len(row[i]) for row in [heads, *rows]) for i in range(len(heads))]
    for row in [heads, *rows]:
        print("  " + "  ".join(cell.rjust(w) for cell, w in zip(row, wide, strict=True)))
    print(say(lang, "cli-ties", ties=result.ties))
    none = result.games - sum(result.wins) - result.ties
    if none:
        print(say(lang, "cli-none", none=none))
    print(say(lang, "cli-length", length=f"{result.mean_length:.1f}"))


def _wins(wins: int, games: int) -> str:
    """Format a number of wins with its share and 95 % interval."""
    share = wins / games
    error = 1.96 * (share * (1 - share) / games) ** 0.5
    return f"{wins} ({100 * share:.1f} % ± {100 * error:.1f})"
