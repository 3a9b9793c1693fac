"""Measures how true the chances are that players are shown, and corrects them.

    python tools/calibration.py [--games N] [GAME …]
    python tools/calibration.py --fit

Bots play whole games. At some decisions the chance of each player is noted, before it is corrected.
After the game it is compared with who won. Numbers are added to `docs/calibration.json`. From that
file the corrections of each game (`players/calibration.json`) and `docs/bots/calibration.md` are
written; `--fit` does only this. Games of another network are dropped.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypedDict

from fitting import Noted, Stored, fit_cells, held_out, loss_of, predictions

import cheesemoon as cm
from cheesemoon import bots
from cheesemoon.bots.analysis import adviser
from cheesemoon.bots.bot import outlook
from cheesemoon.bots.calibration import FILE
from cheesemoon.bots.learned import network_for
from cheesemoon.core import Game

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "docs" / "calibration.json"
PAGE = ROOT / "docs" / "bots" / "calibration.md"
TABLES: dict[str, tuple[int, ...]] = {
    "first-rat": (2, 3, 4, 5),
    "space-guardians": (2, 3, 4),
    "space-taxi": (2, 3, 4, 5),
    "ratcatcher": (1,),
}
PLAYERS = ("hard", "medium")  # in turn
LONE_PLAYERS = ("reference", "medium", "hard")
PUZZLES = "search:steps=60000"  # the search that rates puzzles
NOTED = 6  # decisions of a game
BINS = 5
HEAD = """# Calibration

How true are the chances that a table, a hint and a review show? `hard` and `medium` each played
half of the games against themselves. At {noted} decisions of a game the chance of each player was
noted. After the game it was compared with who won.

A cell has the mean prediction and the share that came true, in percent. Then follow the 95 %
interval of that share, and the number of predictions. Predictions of one game depend on each
other, so the interval counts each game once.
Each prediction was corrected by a fit on other games.

`python tools/calibration.py --games 20` plays more games. `python tools/calibration.py --fit`
fits the corrections again and writes this page. After a change of a network, run the first
command: games of another network are dropped.

## Chances of the players

"""
FITS = """
## What the correction changes

The log loss of the held-out predictions, and the corrections from all games. The *slope* is that
of the logarithms of the chances if the game is won. Below 1 the search was too sure. A lower loss
is better. Where the loss does not fall, the games do not show that the correction helps.

| game, players | loss as searched | corrected | slope | common loss: start, slope |
| --- | --- | --- | --- | --- |
"""
HINTS = """
## Values of hints and puzzles

A search values an action by victory, rank and points. A hint and a puzzle show the chance to win
instead. The table has the chance of the best action for the player to act, held out as above.

"""
LONE = """
## Ratcatcher

The bar shows the chance of the `reference` player, which looks to the end of the round. A
person's strength is not known. `medium` and `hard` win more often than the bar says. The page
[odds](../ratcatcher-odds.md) has its calibration with 170,472 rounds. All four modes in turn:

| player | games | mean of the bar | won |
| --- | --- | --- | --- |
"""

Cell = list[float]
"""Predictions, their sum, the sum of what came true, and the games that they are from."""


class Kept(TypedDict):
    """All games with a number of players."""

    network: str
    games: list[Stored]


def play(game: Game, seats: int, player: str, seed: int) -> Stored:
    """Play one game. Return some raw predictions, and who won."""
    rng = random.Random(f"{game.name}{seats}{player}{seed}")
    modes = {"mode": game.options["mode"].choices[seed % 4]} if "mode" in game.options else {}
    table = game.new(seats=seats, seed=seed, **modes)
    bot = bots.bot(player, game, seed=seed)
    decisions = []
    while table.seat is not None:
        if len(table.choices()) > 1:
            decisions.append(table.fork())
        table.play(bot.choose_at(table))
    noted: list[Noted] = []
    for number in sorted(rng.sample(range(len(decisions)), min(NOTED, len(decisions)))):
        then = decisions[number]
        view, legal = then.view(then.seat), then.legal()
        imagined = game.imagine(view, 1)
        chances = bots.standing(game, view).chances
        if game.playing.odds is None:
            chances = outlook(game, imagined, 1)
        hint, puzzle = (
            round(judge.think(view, legal).best.value, 3)
            for judge in (adviser(game), bots.bot(PUZZLES, game, seed=1))
        )
        assert then.seat is not None
        noted.append([then.seat, [round(x, 4) for x in chances], hint, puzzle])
    return {"player": player, "seed": seed, "won": list(table.winners()), "noted": noted}


def add_game(cells: list[Cell], found: list[tuple[float, float]]) -> None:
    """Add the predictions of one game to their cells."""
    touched = set()
    for chance, came in found:
        place = min(BINS - 1, int(chance * BINS))
        cells[place][0] += 1
        cells[place][1] += chance
        cells[place][2] += came
        touched.add(place)
    for place in touched:
        cells[place][3] += 1


def interval(share: float, games: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share seen in this many games."""
    z = 1.96
    middle = share + z * z / (2 * games)
    half = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def cell_text(cell: Cell) -> str:
    """Format a cell of the table."""
    count, predicted, came, games = cell
    if not count:
        return ""
    low, high = interval(came / count, games)
    shares = f"{100 * predicted / count:.0f}: {100 * came / count:.0f}"
    return f"{shares} ({100 * low:.0f}–{100 * high:.0f}), {count:.0f}"


def bins_table(rows: Iterable[tuple[str, list[list[tuple[float, float]]]]]) -> str:
    """Return a table: a row for each name, from the predictions of its games."""
    edges = [f"{100 * i // BINS} to {100 * (i + 1) // BINS} %" for i in range(BINS)]
    lines = [f"| game, games | {' | '.join(edges)} |", "| --- " * (BINS + 1) + "|"]
    everything: list[list[tuple[float, float]]] = []
    for name, games in [*rows, ("all", everything)]:
        cells = [[0.0] * 4 for _ in range(BINS)]
        for game in games:
            add_game(cells, game)
        if games is not everything:
            everything += games
        lines.append(f"| {name}, {len(games)} | {' | '.join(map(cell_text, cells))} |")
    return "\n".join(lines) + "\n"


def write_page(kept: dict[str, Kept]) -> None:
    """Write the page and the corrections from everything measured so far."""
    corrections: dict[str, dict[str, object]] = {}
    shown, fits = [], []
    hints: defaultdict[str, list[list[tuple[float, float]]]] = defaultdict(list)
    for name in TABLES:
        cells = {seats: kept[key]["games"] for key, game, seats in rows([name]) if key in kept}
        if cm.game(name).playing.odds or not cells:
            continue
        found = fit_cells(cells)
        corrections[name] = {str(seats): fit for seats, fit in found.items()}
        for seats, games in cells.items():
            title = f"{cm.game(name).title('en')}, {seats}"
            apart = held_out(cells, seats)
            shown.append((title, predictions(games, apart)))
            hints[title.split(",")[0]] += predictions(games, apart, "hint")
            raw, corrected = loss_of(games, None), loss_of(games, apart)
            slope, lost = found[seats]["slope"], found[seats].get("common_loss", "")
            fits.append(f"| {title} | {raw:.3f} | {corrected:.3f} | {slope} | {lost or ''} |")
    text = HEAD.format(noted=NOTED) + bins_table(shown) + FITS + "\n".join(fits) + "\n"
    text += HINTS + bins_table(hints.items()) + lone_section(kept)
    PAGE.write_text(text, encoding="utf-8")
    for name, by_seats in corrections.items():
        path = cm.game(name).folder / FILE
        path.write_text(json.dumps(by_seats, indent=1) + "\n", encoding="utf-8")


def lone_section(kept: dict[str, Kept]) -> str:
    """Return how often each bot wins alone, beside the chance that the bar shows."""
    games = next((found["games"] for key, found in kept.items() if key.endswith(", 1")), [])
    lines = []
    for player in LONE_PLAYERS:
        own = [game for game in games if game["player"] == player]
        if own:
            bar = [noted[1][0] for game in own for noted in game["noted"]]
            won = sum(bool(game["won"]) for game in own) / len(own)
            low, high = interval(won, len(own))
            mean = sum(bar) / len(bar)
            line = f"{len(own)} | {mean:.0%} | {won:.0%} ({low:.0%} to {high:.0%}) |"
            lines.append(f"| `{player}` | {line}".replace("%", " %"))
    return LONE + "\n".join(lines) + "\n"


def read_arguments(
    about: str | None, counted: str, default: int, *flags: str
) -> argparse.Namespace:
    """Return the games of the command line as `game`, by default all, and the number of what is
    counted for each number of players as `count`."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("game", nargs="*", metavar="GAME", help="default: all games")
    help_ = "for each number of players"
    parser.add_argument(f"--{counted}", type=int, default=default, dest="count", help=help_)
    for flag in flags:
        parser.add_argument(f"--{flag}", action="store_true")
    args = parser.parse_args()
    for name in set(args.game) - set(TABLES):
        parser.error(f"there is no game {name}; games are {', '.join(TABLES)}")
    args.game = args.game or list(TABLES)
    return args


def rows(names: Iterable[str]) -> Iterator[tuple[str, Game, int]]:
    """Yield the rows of a table: a name, the game and the number of players."""
    for name in names:
        game = cm.game(name)
        for seats in TABLES[name]:
            yield f"{game.title('en')}, {seats}", game, seats


def network_of(game: Game, seats: int) -> str:
    """Return the checksum of the network for such tables; "" without one."""
    found = network_for(game, seats, game.check_options({}))
    return str(found.card["weights"])[:12] if found else ""


def main() -> None:
    """Play games, keep what was found after each, and write the page."""
    args = read_arguments(__doc__, "games", 20, "fit")
    kept: dict[str, Kept] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    for key, game, seats in [] if args.fit else rows(args.game):
        found = kept.setdefault(key, {"network": network_of(game, seats), "games": []})
        if found["network"] != network_of(game, seats):
            found = kept[key] = {"network": network_of(game, seats), "games": []}
        players = LONE_PLAYERS if game.playing.odds else PLAYERS
        for _ in range(args.count):
            number = len(found["games"])
            player, seed = players[number % len(players)], 7000 + number // len(players)
            found["games"].append(play(game, seats, player, seed))
            KEPT.write_text(json.dumps(kept, separators=(",", ":")) + "\n", encoding="utf-8")
        print(f"{key}: {len(found['games'])} games", flush=True)
    write_page(kept)


if __name__ == "__main__":
    main()
