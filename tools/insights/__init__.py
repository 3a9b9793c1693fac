"""Writes what games of bots show, for people who play:

    python tools/insights docs/insights.md

The page covers the first player, openings, what correlates with winning, options, and what things
are worth at which time. The games are those of heuristic players, so that thousands can be played.
Networks say what things are worth: how much the chance to win grows with one more of a thing.
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

from . import findings

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


def _seat_section(name: str, games: int, folder: Path) -> list[str]:
    """Write how often each seat wins. The picture shows the difference from an equal share."""
    game = game_named(name)
    if max(game.seats) == 1:
        return []
    found = {n: Games.of(game, n, {}, games).seats for n in game.seats if n > 1}
    bars = [
        (f"{n} players, seat {i + 1}", n * seat.share - 1, n * seat.low - 1, n * seat.high - 1)
        for n, seats in found.items()
        for i, seat in enumerate(seats)
    ]
    picture = _bars(
        bars, "victories beside an equal share (0: equal, 1: twice that)", folder, f"begins-{name}"
    )
    lines = [f"### {game.title('en')}", "", picture, ""]
    lines += ["| players | share of victories by seat (95 %) |", "| --- | --- |"]
    lines += [f"| {n} | {'; '.join(map(_shown, seats))} |" for n, seats in found.items()]
    return [*lines, ""]


def _option_section(name: str, games: int) -> list[str]:
    """Write how each option changes winners, points and length."""
    game = game_named(name)
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
    lines = ["", f"### {game.title('en')}, {players} players", ""]
    head = "| option | first seat wins (95 %) | points of a seat (95 %) | decisions |"
    lines += [head, "| --- | --- | --- | --- |"]
    for shown, found in rows:
        if found is usual or found != usual:
            first = _shown(found.seats[0])
            points = f"{found.points.mean:.1f} ± {1.96 * found.points.error:.1f}"
            lines.append(f"| {shown} | {first} | {points} | {found.decisions:.0f} |")
    return lines


def _worth_section(name: str, tables: int, folder: Path) -> list[str]:
    game = game_named(name)
    found = worth_by_stage(game, game.default_seats, tables)
    if not found:
        return []
    picture = folder / "pictures" / f"worth-{name}.svg"
    _plot(found, picture)
    things = list(dict.fromkeys(x["thing"] for x in found))
    lines = [
        f"### {game.title('en')}, {game.default_seats} players",
        "",
        f"![](pictures/{picture.name})",
        "",
    ]
    head = " | ".join(f"quarter {i + 1}" for i in range(_STAGES))
    lines += [f"| one more | {head} |", f"| --- |{' --- |' * _STAGES}"]
    for thing in things:
        cells = [
            f"{100 * x['gain']:+.1f} ± {100 * x['error']:.1f}" for x in found if x["thing"] == thing
        ]
        lines.append(f"| {thing} | {' | '.join(cells)} |")
    return [*lines, ""]


def _opening_section(name: str, games: int, folder: Path) -> list[str]:
    game = game_named(name)
    found = findings.openings(game, game.default_seats, games) if game.default_seats > 1 else []
    if not found:
        return []
    bars = [(o.words, o.won.share, o.won.low, o.won.high) for o in found]
    picture = _bars(bars, "share of victories", folder, f"openings-{name}")
    lines = [f"### {game.title('en')}, {game.default_seats} players", "", picture, ""]
    lines += ["| first action | wins (95 %) |", "| --- | --- |"]
    return [*lines, *(f"| {o.words} | {_shown(o.won)} |" for o in found), ""]


def _company_section(name: str, tables: int, folder: Path) -> list[str]:
    """Write what correlates with winning, and what options add to the game."""
    game = game_named(name)
    if max(game.seats) == 1:
        return []
    players = game.default_seats
    usual = findings.Tables.of(game, players, {}, tables)
    found = findings.company(usual)
    bars = [(c.name, c.with_winning, c.low, c.high) for c in found]
    picture = _bars(bars, "together with winning", folder, f"company-{name}")
    lines = [f"### {game.title('en')}, {players} players", "", picture, ""]
    lines += ["| what the player to act has | together with winning (95 %) |", "| --- | --- |"]
    lines += [
        f"| {c.name} | {c.with_winning:+.2f} ({c.low:+.2f} to {c.high:+.2f}) |" for c in found
    ]
    for option, kind in game.options.items():
        for choice in (c for c in kind.choices if c != kind.default):
            other = findings.Tables.of(game, players, {option: choice}, tables)
            lines += _brought(name, option, choice, findings.brought(usual, other), folder)
    return [*lines, ""]


def _brought(
    name: str, option: str, choice: Choice, found: list[findings.Having], folder: Path
) -> list[str]:
    if not found:
        return []
    shown = str(choice).lower()
    lines = ["", f"What `{option}={shown}` brings:", ""]
    if len(found) > 1:
        gains = [(h.name, h.share - h.without, h.error) for h in found]
        bars = [(thing, gain, gain - error, gain + error) for thing, gain, error in gains]
        picture = f"{option}-{shown}-{name}"
        lines += [_bars(bars, "share of victories, more by", folder, picture), ""]
    lines += ["| the player to act has | wins | without | difference (95 %) | tables |"]
    lines += ["| --- | --- | --- | --- | --- |"]
    for h in found:
        more = f"{100 * (h.share - h.without):+.1f} ± {100 * h.error:.1f}"
        shares = f"{100 * h.share:.1f} % | {100 * h.without:.1f} %"
        lines.append(f"| {h.name} | {shares} | {more} | {h.tables} |")
    return lines


def _alone_section(name: str, games: int, folder: Path) -> list[str]:
    game = game_named(name)
    found = findings.alone(game, games)
    if not found:
        return []
    bars = [(f"{option}={choice}", r.share, r.low, r.high) for option, choice, r in found]
    picture = _bars(bars, "won", folder, f"alone-{name}")
    lines = [f"### {game.title('en')}", "", picture, ""]
    lines += ["| choice | won (95 %) | games |", "| --- | --- | --- |"]
    for option, choice, r in found:
        lines.append(f"| {option}={choice} | {_shown(r)} | {r.count} |")
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


_HEAD = """# What simulations say about the games

Made by `python tools/insights docs/insights.md --games {games} --tables {tables}`
with version {version}. The numbers do not depend on the machine. What goes together with winning is
on the page [What wins](insights-values.md).

## Who begins

{games} games for every row. Heuristic players of equal strength act at random in {chaos} % of their
decisions. A shared victory counts in parts. Seat 1 begins. Better players may have another
advantage.
"""

_OPENINGS = """## Openings

Every first action of the player who begins, continued {games} times by heuristic players. Space
Taxi has no choice at first.
"""

_VALUES = """# What wins

Made by `python tools/insights docs/insights.md --games {games} --tables {tables}`
with version {version}. More results are on the page [What simulations say](insights.md).
"""

_COMPANY = """## What goes together with winning

The correlation, from -1 to 1, between what the player to act has and the share of victories. It is
measured by playing out tables from the middle half of a game. The tables show the largest and the
smallest values. A correlation is not a cause. Further tables show what an option brings.
"""

_ALONE = """## Balance of ratcatchers and arch rats

{games} games of the reference player, all options at random.
"""

_WORTH = """## What things are worth, and when

The networks were asked how many percentage points the chance to win grows with one more of a thing,
everything else equal. The mean over {tables} tables with its 95 % interval. It is the opinion of a
network that has seen games of heuristic players and of searches.
"""


def write(page: Path, games: int, tables: int) -> None:
    """Write the page, and the page `…-values.md` beside it."""
    began = time.perf_counter()
    folder, told = page.parent, {"games": games, "tables": tables, "version": __version__}
    lines = [_HEAD.format(chaos=round(100 * CHAOS), **told)]
    for name in game_names():
        lines += _seat_section(name, games, folder)
    lines.append(_OPENINGS.format(games=games))
    for name in game_names():
        lines += _opening_section(name, games, folder)
    lines.append(_ALONE.format(games=games))
    for name in game_names():
        lines += _alone_section(name, games, folder)
    lines += ["More: [the balance of Ratcatcher](ratcatcher-balance.md).", ""]
    lines += ["## What the options change", "", "The same players, one option at a time.", ""]
    for name in game_names():
        lines += _option_section(name, games)
    page.write_text("\n".join(lines), "utf-8")
    lines = [_VALUES.format(**told), _COMPANY]
    for name in game_names():
        lines += _company_section(name, tables, folder)
    lines += ["", _WORTH.format(tables=tables)]
    for name in game_names():
        lines += _worth_section(name, tables, folder)
    page.with_name(f"{page.stem}-values.md").write_text("\n".join(lines), "utf-8")
    print(f"{page}: {time.perf_counter() - began:.0f} s")


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="what the machine found out about the games")
    parser.add_argument("page", type=Path)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--tables", type=int, default=4_000)
    args = parser.parse_args()
    write(args.page, args.games, args.tables)
