"""What games of strong players show: who wins from which seat, and which habits cost most."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from statistics import fmean

from cheesemoon.arena.rates import Rate, wilson
from cheesemoon.core import Game

DOCS = Path(__file__).resolve().parents[2] / "docs"
LEVELS = ("easy", "medium", "hard")
MOST = 6  # habits of a game

# what a player did who got this reason in a review
HABITS = {
    "plan-new-rat": "leaving out a new rat",
    "plan-scored-cheese": "staying short of a food parcel",
    "plan-bought": "leaving a useful thing in the shop",
    "plan-took-comic": "leaving a comic",
    "plan-took-core": "leaving an apple core",
    "plan-crew-joined": "keeping a rat out of the rocket",
    "plan-stole": "paying instead of stealing",
    "plan-rocketed": "keeping the rocket back when it takes a whole row",
    "plan-robbed": "leaving another player's loot",
    "spare-robbed": "staying where another player robs",
    "save-emptied": "emptying a column, so that the invaders come nearer",
    "plan-took-five": "passing a monster of 5 points",
    "plan-took-four": "passing a monster of 4 points",
    "plan-took-three": "passing a monster of 3 points",
    "plan-took-left": "passing the left part of a command ship",
    "plan-took-right": "passing the right part of a command ship",
    "deny": "leaving another player too much",
    "deny-took-left": "leaving another player a part of a command ship",
    "points": "taking fewer points than there were",
    "spare-failed": "smuggling that fails more often",
    "spare-broke-down": "a ride that breaks down more often",
    "more-scored-factor": "too small a fuel factor",
    "more-scored-passengers": "too few passengers of one kind",
    "more-scored-smuggling": "giving up the mine",
    "plan-collected": "leaving a cheese that could be saved",
    "plan-ended-won-cheese": "missing the last cheese",
    "spare-wounded": "a fight that costs a heart",
    "spare-eaten": "leaving a cheese that is about to be eaten",
    "spare-ended-lost-health": "risking the last heart",
}
_TAKEN = "plan-took-"


def seats_of(game: Game) -> dict[int, list[Rate]]:
    """Return how often each seat won games of `medium` and `hard`, by number of players."""
    kept = json.loads((DOCS / "calibration.json").read_text("utf-8"))
    found = {}
    for players in game.seats:
        games = kept.get(f"{game.title('en')}, {players}", {"games": []})["games"]
        if players > 1 and games:
            shares = [
                sum(1 / len(g["won"]) for g in games if s in g["won"]) for s in range(players)
            ]
            found[players] = [wilson(share, len(games)) for share in shares]
    return found


def alone_of(game: Game) -> list[tuple[str, str, Rate]]:
    """Return how often each level wins alone, by mode."""
    kept = json.loads((DOCS / "calibration.json").read_text("utf-8"))
    games = kept.get(f"{game.title('en')}, 1", {"games": []})["games"]
    modes = game.options["mode"].choices if "mode" in game.options else ()
    by = defaultdict(list)
    for played in games:
        by[str(modes[played["seed"] % len(modes)]), played["player"]].append(bool(played["won"]))
    return [(mode, bot, wilson(sum(own), len(own))) for (mode, bot), own in sorted(by.items())]


def habit(message: str) -> str:
    """Return what a player did who got this reason."""
    if message in HABITS:
        return HABITS[message]
    if message.startswith(_TAKEN):
        return f"leaving a {message.removeprefix(_TAKEN)} where it was"
    return message


def costly_habits(game: Game) -> list[tuple[str, int, float, dict[str, int]]]:
    """Return the most frequent habits: in words, how often, the mean loss, and by level."""
    levels: dict[str, dict[str, int]] = defaultdict(lambda: dict.fromkeys(LEVELS, 0))
    losses: dict[str, list[float]] = defaultdict(list)
    for played in _reviews(game):
        for costly in played["costly"]:
            if costly["cause"]:
                words = habit(costly["cause"])
                levels[words][played["level"]] += 1
                losses[words].append(costly["lost"])
    order = sorted(losses, key=lambda words: -sum(losses[words]))
    return [(words, len(losses[words]), fmean(losses[words]), levels[words]) for words in order][
        :MOST
    ]


def by_level(game: Game) -> list[tuple[str, int, int, int]]:
    """Return for each level its reviewed games, its decisions and those that cost much."""
    found = []
    for level in LEVELS:
        own = [played for played in _reviews(game) if played["level"] == level]
        if own:
            costly = sum(len(played["costly"]) for played in own)
            found.append((level, len(own), sum(played["decisions"] for played in own), costly))
    return found


def _reviews(game: Game) -> list[dict]:  # type: ignore[type-arg]
    path = DOCS / "reviews.json"
    return [r for r in json.loads(path.read_text("utf-8")) if r["game"] == game.name]
