"""Writes what games of bots show, for people who play: a page for each game.

    python tools/insights docs [--games N] [--tables N]

A page covers who begins, openings, what things are worth at which time, options, and costly habits.
Thousands of games are those of heuristic players. Who begins and the habits also come from games of
levels, which `docs/calibration.json` and `docs/reviews.json` keep. Networks say what things are
worth: how much the chance to win grows with one more of a thing.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

import numpy as np

from cheesemoon import __version__
from cheesemoon.arena.rates import Mean, Rate, wilson
from cheesemoon.arena.report import altair
from cheesemoon.bots.heuristics import play_by_heuristic
from cheesemoon.bots.learned import Network, network_for
from cheesemoon.bots.search.network import ask, sheet_for
from cheesemoon.core import Choice, Floats, Game
from cheesemoon.games import game as game_named, games as game_names
from cheesemoon.train.data import Chunk, Floating, rows_of, tables_of
from cheesemoon.train.plan import Plan

from . import findings, habits

if TYPE_CHECKING:
    from altair import TopLevelMixin

CHAOS = 0.05  # doubt of the players
_STAGES = 4  # parts of a game


# --- who begins -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Games:
    """Statistics of some games of heuristic players."""

    seats: list[Rate]  # share of victories of each seat; shared ones count in parts
    points: Mean  # of a game, for each seat
    decisions: float

    @classmethod
    def of(cls, game: Game, players: int, options: Mapping[str, Choice], games: int) -> Games:
        """Play games with these options, the others at their defaults."""
        chosen = game.check_options(options)
        played = play_by_heuristic(game, games, players, chosen, 1, [CHAOS] * players)
        bits = (played.winners[:, None] >> np.arange(players)) & 1
        shares = bits / np.maximum(1, bits.sum(1, keepdims=True))
        seats = [wilson(float(shares[:, seat].sum()), games) for seat in range(players)]
        return cls(seats, Mean.of(played.totals.mean(1).tolist()), float(played.steps.mean()))


def _shown(rate: Rate) -> str:
    return f"{100 * rate.share:.1f} % ({100 * rate.low:.1f}–{100 * rate.high:.1f})"


# --- what things are worth ------------------------------------------------------------------------


def chances(network: Network, rows: Floating) -> Floats:
    """Return the chance to win that a network gives to the seat to act, for each row."""
    sheet = sheet_for(network.net, rows.shape[1])
    found = np.zeros(len(rows))
    for i, row in enumerate(rows):
        sheet.row[:] = row
        ask(network.net, sheet)
        found[i] = 1 / (1 + np.exp(-float(sheet.answer[0])))
    return found


class Worth(TypedDict):
    """How much one more of a thing adds to the chance to win in a quarter of the game."""

    thing: str
    quarter: int
    gain: float
    error: float  # half of the 95 % interval
    tables: int


def worth_by_stage(game: Game, players: int, tables: int) -> list[Worth]:
    """Return how much the chance to win grows with one more of each thing, by quarter of the
    game."""
    network = network_for(game, players, game.check_options({}))
    if network is None:
        return []
    plan = Plan.usual(game, players, game.check_options({}))
    made, games = tables_of(Chunk(plan, 1, 0, tables))
    rows = rows_of(game, made).astype(np.float32)
    clock = game.rules.clock
    assert clock is not None
    with np.errstate(over="ignore"):
        turns = np.array([int(clock(s)) for s in made])
    stages = np.minimum(_STAGES - 1, _STAGES * turns // (int(np.quantile(turns, 0.98)) + 1))
    before = chances(network, rows)
    found: list[Worth] = []
    for thing in game.playing.things:
        more = rows.copy()
        more[:, game.observation_names.index(thing.number)] += np.float32(thing.one)
        gain = chances(network, more) - before
        for stage in range(_STAGES):
            some = gain[stages == stage]
            different = len(set(games[stages == stage].tolist()))
            error = float(some.std() / np.sqrt(max(1, different)))
            found.append(
                {
                    "thing": thing.name,
                    "quarter": stage + 1,
                    "gain": float(some.mean()),
                    "error": 1.96 * error,
                    "tables": len(some),
                }
            )
    return found


# --- the page -------------------------------------------------------------------------------------


def _seat_section(game: Game, games: int, folder: Path) -> list[str]:
    """Write how often each seat wins. The picture shows the difference from an equal share."""
    found = {n: Games.of(game, n, {}, games).seats for n in game.seats if n > 1}
    bars = [
        (f"{n} players, seat {i + 1}", n * seat.share - 1, n * seat.low - 1, n * seat.high - 1)
        for n, seats in found.items()
        for i, seat in enumerate(seats)
    ]
    title = "victories beside an equal share (0: equal, 1: twice that)"
    picture = _bars(bars, title, folder, f"begins-{game.name}")
    strong = habits.seats_of(game)
    lines = [_BEGINS.format(games=games, chaos=round(100 * CHAOS)), picture, ""]
    lines += ["| players | heuristic players, by seat | levels, by seat | games of levels |"]
    lines += ["| --- | --- | --- | --- |"]
    for n, seats in found.items():
        own = strong.get(n, [])
        cells = [f"{'; '.join(map(_shown, some))}" for some in (seats, own)]
        lines.append(f"| {n} | {cells[0]} | {cells[1]} | {own[0].count if own else 0} |")
    return [*lines, ""]


def _option_section(game: Game, games: int) -> list[str]:
    """Write how each option changes winners, points and length."""
    players = game.default_seats
    if players == 1 or not game.options:
        return []
    usual = Games.of(game, players, {}, games)
    rows = [("as usual", usual)]
    for option, kind in game.options.items():
        for choice in kind.choices:
            if choice != kind.default:
                found = Games.of(game, players, {option: choice}, games)
                rows.append((f"{option}={str(choice).lower()}", found))
    lines = [_OPTIONS.format(games=games, players=players)]
    head = "| option | first seat wins (95 %) | points of a seat (95 %) | decisions |"
    lines += [head, "| --- | --- | --- | --- |"]
    for shown, found in rows:
        if found is usual or found != usual:
            first = _shown(found.seats[0])
            points = f"{found.points.mean:.1f} ± {1.96 * found.points.error:.1f}"
            lines.append(f"| {shown} | {first} | {points} | {found.decisions:.0f} |")
    return [*lines, ""]


def _worth_section(game: Game, tables: int, folder: Path) -> list[str]:
    found = worth_by_stage(game, game.default_seats, tables)
    if not found:
        return []
    picture = folder / "pictures" / f"worth-{game.name}.svg"
    _plot(found, picture)
    things = list(dict.fromkeys(x["thing"] for x in found))
    lines = [_WORTH.format(tables=tables, players=game.default_seats)]
    lines += [f"![](pictures/{picture.name})", ""]
    head = " | ".join(f"quarter {i + 1}" for i in range(_STAGES))
    lines += [f"| one more | {head} |", f"| --- |{' --- |' * _STAGES}"]
    for thing in things:
        cells = [
            f"{100 * x['gain']:+.1f} ± {100 * x['error']:.1f}" for x in found if x["thing"] == thing
        ]
        lines.append(f"| {thing} | {' | '.join(cells)} |")
    return [*lines, ""]


def _opening_section(game: Game, games: int, folder: Path) -> list[str]:
    found = findings.openings(game, game.default_seats, games) if game.default_seats > 1 else []
    if not found:
        return []
    bars = [(o.words, o.won.share, o.won.low, o.won.high) for o in found]
    picture = _bars(bars, "share of victories", folder, f"openings-{game.name}")
    lines = [_OPENINGS.format(games=games, players=game.default_seats), picture, ""]
    lines += ["| first action | wins (95 %) |", "| --- | --- |"]
    return [*lines, *(f"| {o.words} | {_shown(o.won)} |" for o in found), ""]


def _company_section(game: Game, tables: int, folder: Path) -> list[str]:
    """Write what correlates with winning."""
    players = game.default_seats
    found = findings.company(findings.Tables.of(game, players, {}, tables))
    bars = [(c.name, c.with_winning, c.low, c.high) for c in found]
    picture = _bars(bars, "together with winning", folder, f"company-{game.name}")
    lines = [_COMPANY.format(tables=tables, players=players), picture, ""]
    lines += ["| what the player to act has | together with winning (95 %) |", "| --- | --- |"]
    lines += [
        f"| {c.name} | {c.with_winning:+.2f} ({c.low:+.2f} to {c.high:+.2f}) |" for c in found
    ]
    return [*lines, ""]


def _alone_section(game: Game, folder: Path) -> list[str]:
    """Write how often each level wins alone, by mode."""
    found = habits.alone_of(game)
    bars = [(f"{mode}, {bot}", r.share, r.low, r.high) for mode, bot, r in found]
    lines = [_ALONE, _bars(bars, "won", folder, f"alone-{game.name}"), ""]
    lines += ["| mode | player | won (95 %) | games |", "| --- | --- | --- | --- |"]
    lines += [f"| {mode} | `{bot}` | {_shown(r)} | {r.count} |" for mode, bot, r in found]
    return [*lines, ""]


def _habit_section(game: Game, folder: Path) -> list[str]:
    """Write how often each level errs, and which habits cost most."""
    levels = habits.by_level(game)
    rates = [(level, wilson(costly, decisions)) for level, _, decisions, costly in levels]
    bars = [(level, rate.share, rate.low, rate.high) for level, rate in rates]
    picture = _bars(bars, "costly decisions, share", folder, f"habits-{game.name}")
    lines = [_HABITS, picture, "", "| level | games | decisions | costly (95 %) |"]
    lines += ["| --- | --- | --- | --- |"]
    for (level, games, decisions, _), (_, rate) in zip(levels, rates, strict=True):
        lines.append(f"| `{level}` | {games} | {decisions} | {_shown(rate)} |")
    lines += ["", f"| habit | {' | '.join(habits.LEVELS)} | mean loss |"]
    lines.append("| --- |" + " --- |" * (len(habits.LEVELS) + 1))
    for words, _, loss, by in habits.costly_habits(game):
        counts = " | ".join(str(by[level]) for level in habits.LEVELS)
        lines.append(f"| {words} | {counts} | {100 * loss:.0f} % |")
    return [*lines, ""]


def _bars(bars: list[tuple[str, float, float, float]], title: str, folder: Path, name: str) -> str:
    """Draw shares with their intervals in this order. Return the Markdown line of the picture."""
    alt = altair()
    values = [{"name": n, "share": share, "low": low, "high": high} for n, share, low, high in bars]
    order = [bar[0] for bar in bars]
    base = alt.Chart(alt.Data(values=values)).encode(
        y=alt.Y("name:N", title=None, sort=order, axis=alt.Axis(labelLimit=320))
    )
    chart = base.mark_rule(strokeWidth=3, color="#8a8f98").encode(
        x=alt.X("low:Q", title=title, scale=alt.Scale(zero=False)), x2="high:Q"
    ) + base.mark_point(filled=True, size=70, color="#e5484d").encode(x="share:Q")
    _save(chart.properties(width=460, background="#fffaf0"), folder / "pictures" / f"{name}.svg")
    return f"![](pictures/{name}.svg)"


def _save(chart: TopLevelMixin, path: Path) -> None:
    import vl_convert

    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(vl_convert.vegalite_to_svg(chart.to_dict()), "utf-8")


def _plot(found: list[Worth], path: Path) -> None:
    alt = altair()
    chart = (
        alt.Chart(alt.Data(values=found))
        .mark_line(point=True)
        .encode(
            x=alt.X("quarter:O", title="quarter of the game"),
            y=alt.Y("gain:Q", title="chance to win, more by", axis=alt.Axis(format="+%")),
            color=alt.Color("thing:N", title=None),
        )
        .properties(width=560, height=300, background="#fffaf0")
    )
    _save(chart, path)


_HEAD = """# {title}: what games of bots show

Made by `python tools/insights docs --games {games} --tables {tables}` with version {version}. The
numbers do not depend on the machine.
"""

_BEGINS = """## Who begins

{games} games of heuristic players for every row. They act at random in {chaos} % of their
decisions. The levels `medium` and `hard` each played half of their games against themselves. A
shared victory counts in parts. Seat 1 begins. Intervals are 95 %.
"""

_OPENINGS = """## Openings

{players} players. Every first action of the player who begins was continued {games} times by
heuristic players.
"""

_COMPANY = """## What goes together with winning

{players} players. The correlation, from -1 to 1, between what the player to act has and the share
of victories. It is measured by playing out tables from the middle half of {tables} games. The
table shows the largest and the smallest values. A correlation is not a cause.
"""

_ALONE = """## How often one wins

All options but the mode are as usual. `reference` looks to the end of the round. `medium` and
`hard` search. More: [the balance](ratcatcher-balance.md) and [the odds](ratcatcher-odds.md).
"""

_OPTIONS = """## What the options change

{players} players. {games} games of heuristic players for every row, one option at a time.
"""

_WORTH = """## What things are worth, and when

{players} players. The network was asked how many percentage points the chance to win grows with
one more of a thing, everything else equal. The mean over {tables} tables with its 95 % interval.
"""

_HABITS = """## Costly habits

Each level played against itself, and a review judged every decision with a choice. A decision is
costly if it gives up at least 5 % of the best result and the search is sure. The habits are those
with a named reason. [Costly decisions](bots/costly.md) says how true the losses are.
"""


def write(folder: Path, games: int, tables: int) -> None:
    """Write the pages."""
    began = time.perf_counter()
    for name in game_names():
        game = game_named(name)
        title = game.title("en")
        lines = [_HEAD.format(title=title, games=games, tables=tables, version=__version__)]
        if max(game.seats) == 1:
            lines += _alone_section(game, folder)
        else:
            lines += _seat_section(game, games, folder) + _opening_section(game, games, folder)
            found = _worth_section(game, tables, folder)
            lines += found or _company_section(game, tables, folder)
        lines += _habit_section(game, folder)
        if max(game.seats) > 1:
            lines += _option_section(game, games)
        page = folder / f"insights-{name}.md"
        page.write_text("\n".join(lines).rstrip() + "\n", "utf-8")
        print(f"{page}, {time.perf_counter() - began:.0f} s", flush=True)


def main() -> None:
    """Read the command line and write the pages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=3000)
    args = parser.parse_args()
    write(args.folder, args.games, args.tables)
