"""The stored results, and the tables of the docs that are made from them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cheesemoon.arena.rates import Mean, wilson
from cheesemoon.bots import LEVELS

from .contests import Contest, variant_name
from .measuring import ahead, joined


def load(path: Path) -> dict[str, Any]:
    """Read the stored results."""
    found: dict[str, Any] = {"contests": []}
    if path.exists():
        found = json.loads(path.read_text("utf-8"))
    return found


def keep(kept: dict[str, Any], new: Sequence[dict[str, Any]]) -> None:
    """Add new games to the entry of the same contest. If a bot has changed they replace the
    entry."""
    found = {_key(e): e for e in kept["contests"]}
    for e in new:
        old = found.get(_key(e))
        same = old is not None and old["played_as"] == e["played_as"]
        found[_key(e)] = joined(old, e) if old is not None and same else e
    kept["contests"] = sorted(found.values(), key=_order)


def first_deal(kept: Mapping[str, Any], contest: Contest) -> int:
    """Return the first deal of a contest that was not played yet."""
    for e in kept["contests"]:
        if _key(e) == _key(vars(contest)) and e["played_as"] == contest.played_as():
            return int(e["next_deal"])
    return 0


def _key(e: Mapping[str, Any]) -> tuple[Any, ...]:
    options = tuple(sorted(e["options"].items()))
    return e["game"], e["seats"], options, e["one"], e["other"]


def _order(e: Mapping[str, Any]) -> tuple[Any, ...]:
    def rank(name: str) -> int:
        return LEVELS.index(name) if name in LEVELS else len(LEVELS)

    return e["game"], -e["seats"], variant_name(e), rank(e["other"]), rank(e["one"])


def mark(e: Mapping[str, Any]) -> str:
    """Return an asterisk if a bot has changed since the games of this entry."""
    contest = Contest(e["game"], e["seats"], e["one"], e["other"], e["options"])
    return "" if contest.played_as() == e["played_as"] else " \\*"


def page_part(kept: Mapping[str, Any]) -> str:
    """Format all results as Markdown."""
    contests = kept["contests"]
    parts = [_contest_table(contests), _only_table(contests), _solo_table(contests)]
    if "times" in kept:
        parts.append(_time_table(kept["times"]))
    if "speed" in kept:
        speeds = "; ".join(f"{name}: {x:.2f}" for name, x in kept["speed"].items())
        parts.append(
            "Inside the search, one core, processor time, in the middle of a game, million rule "
            f"steps a second: {speeds}."
        )
    if "turns" in kept:
        t = kept["turns"]
        parts.append(
            f"The exact expectation of a turn of Space Taxi that begins with the coins of the "
            f"set-up is {t['exact']:.4f}, coins counted at their price. {t['turns']:,} turns "
            f"played by the game's own rules came to {t['mean']:.4f}, with a standard error of "
            f"{t['error']:.4f}."
        )
    return "\n\n".join(part for part in parts if part)


def _contest_table(contests: Sequence[Mapping[str, Any]]) -> str:
    lines = [
        "| game | pairing | games | ahead when not level (95 %) | points more (95 %) |",
        "| --- | --- | --- | --- | --- |",
    ]
    for e in contests:
        rate = ahead(e["wins"], e["losses"], e["games"])
        mean = Mean(*e["points"])
        lines.append(
            f"| {variant_name(e)} | {e['one']} : {e['other']}{mark(e)} | {e['games']} | {rate} "
            f"| {mean.mean:.1f} ({mean.low:.1f} to {mean.high:.1f}) |"
        )
    return "\n".join(lines)


def _only_table(contests: Sequence[Mapping[str, Any]]) -> str:
    """Format the deals of solo games that only one of the two bots won."""
    lines = [
        "| game | pairing | deals | won by one only | of these by the first (95 %) |",
        "| --- | --- | --- | --- | --- |",
    ]
    found = [e for e in contests if "only" in e]
    for e in found:
        first, second = e["only"]
        share = wilson(first, first + second)
        lines.append(
            f"| {variant_name(e)} | {e['one']} : {e['other']} | {e['games'] // 2} "
            f"| {first} : {second} | {share} |"
        )
    return "\n".join(lines) if found else ""


def _solo_table(contests: Sequence[Mapping[str, Any]]) -> str:
    """Format how often each bot won solo games, from its contest with the most games."""
    found: dict[tuple[str, str], tuple[int, int, Mean]] = {}
    for e in contests:
        if e["seats"] > 1:
            continue
        for name in (e["other"], e["one"]):
            mean = Mean(*e["mean_points"][name])
            if mean.count > found.get((variant_name(e), name), (0, 0, mean))[1]:
                found[variant_name(e), name] = (e["won"][name], mean.count, mean)
    lines = [
        "| game | bot | games | won (95 %) | points (95 %) |",
        "| --- | --- | --- | --- | --- |",
    ]
    for (variant, name), (wins, games, mean) in found.items():
        points = f"{mean.mean:.1f} ({mean.low:.1f} to {mean.high:.1f})"
        lines.append(f"| {variant} | {name} | {games} | {wilson(wins, games)} | {points} |")
    return "\n".join(lines) if found else ""


def _time_table(times: Sequence[Mapping[str, Any]]) -> str:
    levels = list(dict.fromkeys(e["bot"] for e in times))
    lines = [
        f"| a whole decision, seconds | {' | '.join(levels)} |",
        f"| --- |{' --- |' * len(levels)}",
    ]
    for variant in dict.fromkeys(map(variant_name, times)):
        own = {e["bot"]: e["seconds"] for e in times if variant_name(e) == variant}
        lines.append(f"| {variant} | {' | '.join(f'{own[level]:.2f}' for level in levels)} |")
    return "\n".join(lines)


def store(path: Path, kept: Mapping[str, Any]) -> None:
    """Write the results as JSON."""
    path.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
