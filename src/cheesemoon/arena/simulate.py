"""Plays many games of one kind and sums them up."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from cheesemoon.bots import bot
from cheesemoon.core import Choice, Game
from cheesemoon.core.bulk.playout import Played, play

OnGames = Callable[[int], None]
_CHUNK_SECONDS = 0.25


@dataclass(frozen=True)
class Summary:
    """Statistics of some games. A win is a victory of one seat alone; a shared victory is a tie."""

    games: int
    steps: int
    seconds: float
    wins: list[int]
    ties: int
    mean_score: list[float]
    spread: list[float]  # standard deviation
    lowest: list[int]
    highest: list[int]
    mean_length: float

    def to_json(self) -> dict[str, object]:
        """Return the documented keys of `cheesemoon simulate --json`, and the standard
        deviations."""
        return {
            "games": self.games,
            "steps": self.steps,
            "seconds": round(self.seconds, 6),
            "steps_per_second": round(self.steps / self.seconds, 1) if self.seconds else 0.0,
            "wins": self.wins,
            "ties": self.ties,
            "mean_score": [round(x, 4) for x in self.mean_score],
            "spread": [round(x, 4) for x in self.spread],
            "mean_length": round(self.mean_length, 3),
        }


def simulate(
    game: Game,
    games: int,
    players: int,
    options: Mapping[str, Choice],
    seed: int,
    bots: Sequence[str] = (),
    on_games: OnGames | None = None,
) -> Summary:
    """Play `games` games and sum them up. Random players are compiled and play in batches.

    >>> import cheesemoon as cm
    >>> found = simulate(cm.game("space-taxi"), 1000, 3, {}, seed=1)
    >>> found.games, found.steps, found.wins, found.ties
    (1000, 283144, [319, 319, 320], 42)
    """
    chosen = game.check_options(options)
    if all(level == "random" for level in bots):
        play(game, 1, players, chosen, seed)  # compiles before the clock starts
        played, seconds = _in_batches(game, games, players, chosen, seed, on_games)
    else:
        played, seconds = _by_bots(game, games, players, chosen, seed, bots, on_games)
    return summary(played, seconds)


def summary(played: Played, seconds: float) -> Summary:
    """Sum up some games."""
    won = played.winners[:, None] >> np.arange(played.totals.shape[1]) & 1
    alone = won.sum(axis=1) == 1
    return Summary(
        games=len(played.steps),
        steps=int(played.steps.sum()),
        seconds=seconds,
        wins=[int(x) for x in won[alone].sum(axis=0)],
        ties=int((won.sum(axis=1) > 1).sum()),
        mean_score=[float(x) for x in played.totals.mean(axis=0)],
        spread=[float(x) for x in played.totals.std(axis=0)],
        lowest=[int(x) for x in played.totals.min(axis=0)],
        highest=[int(x) for x in played.totals.max(axis=0)],
        mean_length=float(played.steps.mean()),
    )


def _in_batches(
    game: Game,
    games: int,
    players: int,
    options: dict[str, Choice],
    seed: int,
    on_games: OnGames | None,
) -> tuple[Played, float]:
    """Play batches of a quarter of a second, so that a progress bar moves and Ctrl-C works."""
    parts: list[Played] = []
    done, batch, seconds = 0, 16, 0.0
    while done < games:
        batch = min(batch, games - done)
        begin = time.perf_counter()
        parts.append(play(game, batch, players, options, (seed + done) % 2**64))
        taken = time.perf_counter() - begin
        seconds += taken
        done += batch
        if on_games:
            on_games(batch)
        batch = max(1, int(batch * min(4.0, _CHUNK_SECONDS / max(taken, 1e-9))))
    return _joined(parts), seconds


def _by_bots(
    game: Game,
    games: int,
    players: int,
    options: dict[str, Choice],
    seed: int,
    bots: Sequence[str],
    on_games: OnGames | None,
) -> tuple[Played, float]:
    parts: list[Played] = []
    game.prepare()
    begin = time.perf_counter()
    for g in range(games):
        table = game.new(seats=players, seed=(seed + g) % 2**64, **options)
        who = [bot(level, game, seed=seed + g + i) for i, level in enumerate(bots)]
        while table.seat is not None:
            table.play(who[table.seat].choose(table.view(table.seat), table.legal()))
        totals = [score["total"] for score in table.scores()[:players]]
        bits = sum(1 << seat for seat in table.winners())
        parts.append(Played(np.array([bits]), np.array([totals]), np.array([len(table.actions)])))
        if on_games:
            on_games(1)
    return _joined(parts), time.perf_counter() - begin


def _joined(parts: list[Played]) -> Played:
    return Played(
        np.concatenate([p.winners for p in parts]),
        np.concatenate([p.totals for p in parts]),
        np.concatenate([p.steps for p in parts]),
    )
