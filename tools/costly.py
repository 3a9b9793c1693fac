"""Measures what decisions cost that a review calls costly, and how often each level makes them.

    python tools/costly.py [--games N] [--pairs N] [GAME …]

Each level plays whole games, and a review names their costly decisions. A strong bot then plays on
from both actions with the same chance: the pairs of playouts. Numbers are added to
`docs/reviews.json`. From that file `docs/bots/costly.md` is written. The default plays nothing.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypedDict

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots.judging import Review
from cheesemoon.core import Choice, Table

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "docs" / "reviews.json"
PAGE = ROOT / "docs" / "bots" / "costly.md"
LEVELS = ("easy", "medium", "hard")
SEATS = {"first-rat": 2, "space-guardians": 2, "space-taxi": 3, "ratcatcher": 1}
STRONG = {
    "first-rat": "search:steps=1000,learned=1",
    "space-guardians": "search:steps=1000,learned=1",
    "space-taxi": "search:steps=2000",
    "ratcatcher": "search:steps=800",
}
MOST_PAIRS = 500  # of a decision: 1,000 playouts
NAMED = 5  # causes on the page
HEAD = """# Costly decisions

`python tools/costly.py` writes this page from `docs/reviews.json`.

## Are costly decisions costly?

A review names the decisions that cost most. From a sample of them a strong bot played on, once
after the better action and once after the played one, with the same chance. *Claimed* is the mean
loss that the review names. *Observed* is the mean difference in games won, with its 95 %
interval.
"""
LEVEL_HEAD = """
## How levels err

Each level played against itself, and reviews judged all decisions with a choice. *Costly* are
decisions that a review names, for each 100 decisions. *Loss* is what these decisions cost
together, in percent of a victory for each 100 decisions. The reason says why the better action is
better, as a player reads it in the review. A decision without a named reason is not counted
there.
"""


class Costly(TypedDict):
    """A costly decision, and the playouts from it."""

    number: int  # of the action
    played: str
    best: str
    lost: float  # as the review says
    cause: str  # the message of the reason; "" without one
    pairs: int
    won_best: float
    won_played: float
    squares: float  # sum of squared differences


class Reviewed(TypedDict):
    """A game that was reviewed."""

    game: str
    seats: int
    level: str
    seed: int
    options: Mapping[str, Choice]
    won: list[int]
    decisions: int
    actions: list[str]
    costly: list[Costly]


def load() -> list[Reviewed]:
    """Return all reviewed games."""
    found: list[Reviewed] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else []
    return found


def store(games: Sequence[Reviewed]) -> None:
    """Write all reviewed games, one in a line."""
    lines = (json.dumps(game, separators=(",", ":")) for game in games)
    KEPT.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def reviewed(name: str, level: str, seed: int) -> Reviewed:
    """Let a level play a game against itself, and review it."""
    game, seats = cm.game(name), SEATS[name]
    options = {"mode": ("standard", "hard")[seed % 2]} if seats == 1 else {}
    table = game.new(seats=seats, seed=seed, **options)
    players = [bots.bot(level, game, seed=seed * 10 + i) for i in range(seats)]
    while table.seat is not None:
        table.play(players[table.seat].choose_at(table))
    found = bots.review(table)
    return {
        "game": name,
        "seats": seats,
        "level": level,
        "seed": seed,
        "options": options,
        "won": list(table.winners()),
        "decisions": len(found.choices),
        "actions": list(table.actions),
        "costly": list(costly_of(found)),
    }


def costly_of(found: Review) -> Iterator[Costly]:
    """Yield the costly decisions of a review."""
    for choice in found.worst(len(found.choices)):
        cause = ""
        if choice.cause:
            cause = choice.cause.message or ("deny" if choice.cause.rival >= 0 else "points")
        yield {
            "number": choice.number,
            "played": choice.played,
            "best": choice.best,
            "lost": round(choice.lost, 4),
            "cause": cause,
            "pairs": 0,
            "won_best": 0.0,
            "won_played": 0.0,
            "squares": 0.0,
        }


def table_before(game: Reviewed, number: int) -> Table:
    """Return the table before an action of a reviewed game."""
    table = cm.game(game["game"]).new(seats=game["seats"], seed=game["seed"], **game["options"])
    for action in game["actions"][:number]:
        table.play(action)
    return table


def played_out(table: Table, action: str, seed: int) -> float:
    """Return the share of the victory of the seat to act after an action, if a strong bot plays on
    for all seats."""
    seat, then = table.seat, table.fork(seed=seed)
    then.play(action)
    player = bots.bot(STRONG[table.game.name], table.game, seed=seed)
    while then.seat is not None:
        then.play(player.choose_at(then))
    won = then.winners()
    return 1 / len(won) if seat in won else 0.0


def play_pairs(game: Reviewed, costly: Costly, pairs: int) -> None:
    """Add pairs of playouts to a costly decision."""
    table = table_before(game, costly["number"])
    for seed in range(costly["pairs"], min(costly["pairs"] + pairs, MOST_PAIRS)):
        best, played = (played_out(table, costly[a], seed) for a in ("best", "played"))
        costly["pairs"] += 1
        costly["won_best"] += best
        costly["won_played"] += played
        costly["squares"] += (best - played) ** 2


def title(name: str) -> str:
    """Return the title of a game."""
    return cm.game(name).title("en")


def losses(games: Sequence[Reviewed]) -> tuple[int, int, float, float, float]:
    """Return the decisions that were played out, the pairs, the mean claimed and observed loss, and
    half of the 95 % interval of the latter."""
    rows = [costly for game in games for costly in game["costly"] if costly["pairs"] > 1]
    claimed = sum(c["lost"] for c in rows) / len(rows)
    means = [(c["won_best"] - c["won_played"]) / c["pairs"] for c in rows]
    observed = sum(means) / len(rows)
    spread = sum((mean - observed) ** 2 for mean in means) / max(1, len(rows) - 1)
    return (
        len(rows),
        sum(c["pairs"] for c in rows),
        claimed,
        observed,
        1.96 * (spread / len(rows)) ** 0.5,
    )


def loss_table(games: Sequence[Reviewed]) -> str:
    """Return the table of claimed and observed losses."""
    lines = ["| game | decisions | pairs | claimed | observed |", "| --- | --- | --- | --- | --- |"]
    groups = [(title(name), [g for g in games if g["game"] == name]) for name in SEATS]
    for name, own in [*groups, ("all", list(games))]:
        if any(c["pairs"] > 1 for game in own for c in game["costly"]):
            count, pairs, claimed, observed, error = losses(own)
            line = f"{claimed:.1%} | {observed:.1%} ± {error:.1%} |".replace("%", " %")
            lines.append(f"| {name} | {count} | {pairs} | {line}")
    return "\n".join(lines) + "\n"


def level_table(games: Sequence[Reviewed]) -> str:
    """Return the table of costly decisions by level, with their most frequent reasons."""
    lines = ["| game, level | games | decisions | costly | loss | reasons |"]
    lines.append("| --- | --- | --- | --- | --- | --- |")
    for name in SEATS:
        for level in LEVELS:
            own = [g for g in games if (g["game"], g["level"]) == (name, level)]
            if not own:
                continue
            decisions = sum(g["decisions"] for g in own)
            costly = [c for g in own for c in g["costly"]]
            causes = Counter(c["cause"] for c in costly if c["cause"])
            told = ", ".join(f"`{cause}` {n}" for cause, n in causes.most_common(NAMED))
            share = 100 * len(costly) / decisions
            loss = 100 * sum(c["lost"] for c in costly) / decisions
            numbers = f"{len(own)} | {decisions} | {share:.1f} | {100 * loss:.0f} %"
            lines.append(f"| {title(name)}, `{level}` | {numbers} | {told} |")
    return "\n".join(lines) + "\n"


def write_page(games: Sequence[Reviewed]) -> None:
    """Write the page from everything measured so far."""
    text = HEAD + "\n" + loss_table(games) + LEVEL_HEAD + "\n" + level_table(games)
    PAGE.write_text(text, encoding="utf-8")


def main() -> None:
    """Play games and playouts, keep what was found, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", metavar="GAME", help="default: all games")
    parser.add_argument("--games", type=int, default=0, help="to review, for each game and level")
    parser.add_argument("--pairs", type=int, default=0, help="for each costly decision")
    args = parser.parse_args()
    games = load()
    for name in args.game or SEATS:
        for level in LEVELS:
            known = [g["seed"] for g in games if (g["game"], g["level"]) == (name, level)]
            begin = max(known, default=8999) + 1
            for seed in range(begin, begin + args.games):
                games.append(reviewed(name, level, seed))
                store(games)
        for game in games if args.pairs else []:
            for costly in game["costly"] if game["game"] == name else []:
                play_pairs(game, costly, args.pairs)
                store(games)
    write_page(games)


if __name__ == "__main__":
    main()
