"""The figures of docs/bots.md: every level against the one below, measured by the arena.

    python -m cheesemoon.arena.figures docs/bots.md first-rat easy,greedy --games 200 --seats 2

plays one pairing, keeps what came of it in a JSON file beside the page, and writes all figures that
are kept there into the page, between its two marks.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from cheesemoon.bots import LEVELS
from cheesemoon.core import CheesemoonError

from .commands import parse_options
from .tournament import Report, tournament, wilson

BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"


def entry(report: Report) -> dict[str, Any]:
    """What is kept of a tournament of two bots."""
    p = report.pairings[0]
    mean = report.pairings[0].difference
    return {
        "game": report.game,
        "seats": report.seats,
        "options": dict(report.options),
        "one": p.one,
        "other": p.other,
        "games": len(report.results),
        "wins": p.wins,
        "ties": p.ties,
        "losses": p.losses,
        "points": [round(mean.mean, 2), round(mean.low, 2), round(mean.high, 2)],
        "won": {s.bot: round(s.won.share, 4) for s in report.standings},
        "mean_points": {s.bot: round(s.points.mean, 2) for s in report.standings},
        "milliseconds": {s.bot: round(1e3 * s.seconds, 1) for s in report.standings},
    }


def keep(path: Path, new: dict[str, Any]) -> list[dict[str, Any]]:
    """Put a figure among those kept; a newer one of the same pairing takes the place of the old."""
    kept: list[dict[str, Any]] = json.loads(path.read_text("utf-8")) if path.exists() else []
    kept = [e for e in kept if _key(e) != _key(new)] + [new]
    kept.sort(key=_order)
    path.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return kept


def _key(e: dict[str, Any]) -> tuple[Any, ...]:
    return e["game"], e["seats"], sorted(e["options"].items()), e["one"], e["other"]


def _order(e: dict[str, Any]) -> tuple[Any, ...]:
    def rank(name: str) -> int:
        return LEVELS.index(name) if name in LEVELS else len(LEVELS)

    return e["game"], e["seats"], rank(e["other"]), rank(e["one"])


def table(kept: list[dict[str, Any]]) -> str:
    """All figures as a table of Markdown."""
    lines = [
        "| game | seats | pairing | games | ahead when not level (95 %) | points more | time |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for e in kept:
        rate = wilson(e["wins"], e["wins"] + e["losses"])
        mean, low, high = e["points"]
        ahead = f"{rate.share:.1%} ({rate.low:.1%} to {rate.high:.1%})"
        time = f"{e['milliseconds'][e['one']]:.0f} ms : {e['milliseconds'][e['other']]:.0f} ms"
        lines.append(
            f"| {e['game']} | {e['seats']} | {e['one']} : {e['other']} | {e['games']} | {ahead} "
            f"| {mean:.1f} ({low:.1f} to {high:.1f}) | {time} |"
        )
    return "\n".join(lines)


def write_page(page: Path, kept: list[dict[str, Any]]) -> None:
    """Renew what lies between the marks of the page."""
    text = page.read_text("utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    page.write_text(f"{before}{BEGIN}\n\n{table(kept)}\n\n{END}{after}", "utf-8")


def main(words: list[str] | None = None) -> int:
    """Play one pairing and renew the page."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("page", type=Path)
    parser.add_argument("game")
    parser.add_argument("bots", help="the stronger one first: hard,medium")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--cores", type=int)
    parser.add_argument("--seconds", type=float, help="no new deal after so many")
    parser.add_argument("--seed", type=int, default=1000)
    args = parser.parse_args(words)
    from cheesemoon.games import game as game_named

    try:
        game = game_named(args.game)
        report = tournament(
            game,
            args.bots.split(","),
            args.games,
            seats=args.seats,
            options=parse_options(game, args.option),
            seed=args.seed,
            cores=args.cores,
            pairs=True,
            most_seconds=args.seconds,
        )
    except CheesemoonError as error:
        print(error, file=sys.stderr)
        return 1
    print(report.text())
    write_page(args.page, keep(args.page.with_suffix(".json"), entry(report)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
