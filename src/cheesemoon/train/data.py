"""Examples to learn from: the observation of the seat to act, and the result of the table.

Labels are means, because a single result is mostly noise. So heuristic players play a table out
many times. Good players would get other results. So in later rounds the champion searches the table
and plays the game to its end. A label is a mixture of its expectation and the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from cheesemoon import bots
from cheesemoon.bots.heuristics import clock_of, observe_of, weigh_of
from cheesemoon.core import INTERPRETED, Floats, Game, Ints, Records, Table, bits64
from cheesemoon.core.rules.record import Seen
from cheesemoon.core.rules.rule import compiled_for, quiet
from cheesemoon.games import game as game_named

from . import loops
from .plan import Plan

if TYPE_CHECKING:  # Numba is not needed with precompiled libraries
    from numba import types
    from numba.core.typing import Signature

PLAYED, THOUGHT = (
    "r",
    "t",
)  # first letter of a file: labels by playouts or results; labels by searches
_MANY = 2**62
_GAMES_OF_A_CHUNK = 1_000_000  # more than any chunk has
_VARIANTS = 64  # variants of the rules in one chunk
OF_A_GAME = 4  # tables that are kept of a game of heuristic players
_SLIPS = (0.0, 0.05, 0.15)  # probabilities of a random action in searched games
_CHAOS = (0.0, 0.03, 0.1, 0.2)
_STEEP = 0.98  # limit of a soft margin
_ASTRAY = 8  # turns for which heuristic players take over at most
_SLIPS_ASTRAY = 0.1  # their probability of a random action

Floating = npt.NDArray[np.floating]


class Examples(NamedTuple):
    """Rows of one chunk, or of many."""

    rows: Floating  # float16: observations of the seat to act
    shares: Floating  # float32: shares of the victory, the seat to act first, then in turn order
    margins: Floating  # points ahead of the best other seat; alone the points
    games: Ints  # rows of one game are not independent

    @classmethod
    def joined(cls, parts: list[Examples]) -> Examples:
        """Return the rows of all parts."""
        return cls(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))

    def write(self, path: Path) -> None:
        """Write the file completely or not at all."""
        draft = path.with_suffix(".draft")
        with draft.open("wb") as file:
            np.savez_compressed(file, **self._asdict())
        draft.replace(path)

    @classmethod
    def read(cls, path: Path) -> Examples:
        """Read a file."""
        with np.load(path, allow_pickle=False) as found:
            return cls(*(found[name] for name in cls._fields))


@dataclass(frozen=True)
class Chunk:
    """Some examples that are to be made."""

    plan: Plan
    round_no: int
    number: int
    size: int
    bot: str = ""  # the bot that plays the games; "": heuristic players
    thinks: bool = False  # the label is the bot's search, otherwise playouts

    @property
    def seed(self) -> int:
        """Return the seed of all its chance."""
        return int(rng_of(self.plan.seed, self.round_no, self.number).integers(_MANY))

    @property
    def name(self) -> str:
        """Return the name of its file."""
        kind = THOUGHT if self.thinks else PLAYED
        return f"{kind}{self.round_no}-{self.number:05}.npz"


def rng_of(*numbers: int) -> np.random.Generator:
    return np.random.default_rng(numbers)


def variants(plan: Plan, rng: np.random.Generator) -> Ints:
    """Draw options as numbers, a row for each variant. An option that is not fixed is random half
    of the time."""
    game = game_named(plan.game)
    rows = []
    for _ in range(_VARIANTS):
        chosen = dict(plan.options)
        for name, option in game.options.items():
            if name not in chosen and rng.random() < 0.5:
                chosen[name] = option.choices[rng.integers(len(option.choices))]
        rows.append(game.choices(game.check_options(chosen)))
    return np.array(rows, np.int64)


# --- tables ---------------------------------------------------------------------------------------


class Wandering(NamedTuple):
    """How the games are played that tables of a chunk come from."""

    variants: Ints
    doubts: Floats
    chaoses: Floats
    keep: float  # probability that a turn is kept

    @classmethod
    def of(cls, chunk: Chunk) -> Wandering:
        """Draw the settings of a chunk."""
        plan = chunk.plan
        return cls(
            variants(plan, rng_of(chunk.seed)),
            np.array([0.0, plan.doubt / 2, plan.doubt]),
            np.array(_CHAOS),
            min(1.0, OF_A_GAME / turns_of(game_named(plan.game), plan.seats)),
        )


def game_numbers(chunk: Chunk, games: Ints) -> Ints:
    """Return numbers of games that no other chunk has."""
    return games + chunk.number * _GAMES_OF_A_CHUNK


def tables_of(chunk: Chunk) -> tuple[Records, Ints]:
    """Return tables of heuristic players, and the game of each."""
    plan, game = chunk.plan, game_named(chunk.plan.game)
    game.prepare()
    tables = np.zeros(chunk.size, game.record.dtype)
    games = np.zeros(chunk.size, np.int64)
    r, how = game.rules, Wandering.of(chunk)
    with quiet():
        _compiled_wander(game)(
            tables,
            np.zeros(2, game.record.dtype),
            games,
            plan.seats,
            how.variants,
            bits64(chunk.seed),
            how.doubts,
            how.chaoses,
            how.keep,
            np.zeros(game.most_legal, np.int32),
            np.zeros(game.most_legal, np.float64),
            r.setup,
            r.legal,
            r.apply,
            weigh_of(game),
            clock_of(game),
        )
    return tables, game_numbers(chunk, games)


@cache
def turns_of(game: Game, seats: int) -> int:
    """Estimate how many turns a game of heuristic players has."""
    array = game.fresh(seats, game.check_options({}), 1)
    s, legal = array[0], np.zeros(game.most_legal, np.int32)
    weights = np.zeros(game.most_legal)
    weigh, clock = weigh_of(game), clock_of(game)
    seen = set()
    with np.errstate(over="ignore"):
        while s.turn >= 0:
            seen.add(int(clock(s)))
            count = game.rules.legal(s, legal)
            weigh(s, legal, count, weights)
            game.rules.apply(s, int(legal[int(weights[:count].argmax())]))
    return len(seen)


def rows_of(game: Game, tables: Records) -> npt.NDArray[np.float16]:
    """Return the observation of the seat to act of each table."""
    rows = np.zeros((len(tables), len(game.observation_names)), np.float32)
    with quiet():
        _compiled_show(game)(tables, rows, observe_of(game))
    return rows.astype(np.float16)


# --- labels by playouts ---------------------------------------------------------------------------


def played_out(game: Game, tables: Records, plan: Plan, seed: int) -> tuple[Ints, Ints]:
    """Return winners (as bits) and points of each playout of each table."""
    played = len(tables) * plan.playouts
    won = np.zeros(played, np.int64)
    totals = np.zeros((played, plan.seats), np.int64)
    r = game.rules
    with quiet():
        _compiled_labels(game)(
            tables,
            np.zeros(1, game.record.dtype),
            plan.playouts,
            bits64(seed),
            plan.doubt,
            plan.chaos,
            np.zeros(game.most_legal, np.int32),
            np.zeros(game.most_legal, np.float64),
            won,
            totals,
            r.legal,
            r.apply,
            r.totals,
            r.winners,
            r.redraw,
            weigh_of(game),
        )
    return won, totals


def means(tables: Records, won: Ints, totals: Ints, playouts: int) -> tuple[Seen, Seen]:
    """Return mean share and margin of each seat, the seat to act first."""
    players = totals.shape[1]
    bits = (won[:, None] >> np.arange(players)) & 1
    shares = bits / np.maximum(1, bits.sum(1, keepdims=True))
    margins = totals.astype(float)
    if players > 1:
        others = np.where(np.eye(players, dtype=bool), -(10**9), totals[:, None, :])
        margins = totals - others.max(2)
    order = (tables["turn"][:, None] + np.arange(players)) % players
    found = []
    for values in (shares, margins):
        mean = values.reshape(len(tables), playouts, players).mean(1)
        found.append(np.take_along_axis(mean, order, 1).astype(np.float32))
    return found[0], found[1]


# --- games of bots --------------------------------------------------------------------------------


class _Kept(NamedTuple):
    record: Records
    thought: bots.Thought | None
    game: int
    won: int  # winners of that game, as bits
    totals: Ints


def _kept(chunk: Chunk) -> list[_Kept]:
    """Return tables at the start of turns of games between bots that sometimes act at random. A bot
    that thinks gives its expectation of each."""
    plan, game = chunk.plan, game_named(chunk.plan.game)
    rng = rng_of(chunk.seed)
    rows = variants(plan, rng)
    number = chunk.number * _GAMES_OF_A_CHUNK
    kept: list[_Kept] = []
    while len(kept) < chunk.size:
        number += 1
        table = new_table(game, plan, rows[rng.integers(len(rows))], int(rng.integers(_MANY)))
        seen = list(_played(chunk, table, rng))
        totals = np.zeros(plan.seats, np.int64)
        with quiet():
            game.rules.totals(table.state, totals)
            won = int(game.rules.winners(table.state))
        kept += [_Kept(record, thought, number, won, totals) for record, thought in seen]
    return kept[: chunk.size]


def _played(
    chunk: Chunk, table: Table, rng: np.random.Generator
) -> Iterator[tuple[Records, bots.Thought | None]]:
    """Play one game to its end; yield the tables that are kept."""
    game = table.game
    clock = clock_of(game)
    bot = bots.bot(chunk.bot, game, seed=int(rng.integers(_MANY)))
    greedy = bots.bot("greedy", game, seed=0)
    usual = float(rng.choice(_SLIPS))
    before = astray_until = -1
    while table.seat is not None:
        with quiet():
            now = int(clock(table.state))
        stray = chunk.plan.stray if now != before and now > astray_until else 0.0
        if stray and rng.random() < stray:
            astray_until = now + int(rng.integers(1, 1 + _ASTRAY))
        player, slips = (greedy, _SLIPS_ASTRAY) if now < astray_until else (bot, usual)
        legal = table.legal()
        thought = None
        if player is bot and now != before and (chunk.thinks or rng.random() < 0.5):
            thought = bot.think_at(table) if chunk.thinks else None
            yield np.array([table.state], game.record.dtype), thought
        before = now
        if len(legal) > 1 and rng.random() < slips:
            table.play(legal[rng.integers(len(legal))])
        else:
            table.play(thought.best.action if thought else player.choose_at(table))


def new_table(game: Game, plan: Plan, choices: Ints, seed: int) -> Table:
    numbers = choices.tolist()
    chosen = {
        name: option.choices[number]
        for (name, option), number in zip(game.options.items(), numbers, strict=True)
    }
    return game.new(seats=plan.seats, seed=seed, **chosen)


def expected(thought: bots.Thought, turn: int, mix: float, scale: float) -> tuple[Floats, Floats]:
    """Return what a search with a network expects: shares and margins, the seat to act first. The
    reward of the search is a mixture of both."""
    shares = np.array(thought.won)
    rest = (np.array(thought.outlook) - mix * shares) / max(1e-9, 1 - mix)
    soft = np.clip(2 * rest - 1, -_STEEP, _STEEP)
    margins = scale * soft / (1 - np.abs(soft)) if mix < 1 else np.zeros(len(shares))
    return np.roll(shares, -turn), np.roll(margins, -turn)


def make(chunk: Chunk) -> Examples:
    """Make the examples of a chunk."""
    plan, game = chunk.plan, game_named(chunk.plan.game)
    game.prepare()
    if plan.results:
        return from_results(chunk)
    if not chunk.bot:
        return labelled(chunk, *tables_of(chunk))
    kept = _kept(chunk)
    tables = np.concatenate([k.record for k in kept])
    games = np.array([k.game for k in kept], np.int64)
    if not chunk.thinks:
        return labelled(chunk, tables, games)
    thought = _thoughts(chunk, kept)
    won, totals = np.array([k.won for k in kept]), np.array([k.totals for k in kept])
    results = means(tables, won, totals, 1)
    lean = plan.lean
    shares, margins = ((1 - lean) * t + lean * r for t, r in zip(thought, results, strict=True))
    return Examples(rows_of(game, tables), shares, margins, games)


def _thoughts(chunk: Chunk, kept: list[_Kept]) -> tuple[Seen, Seen]:
    """Return what the searches expected, as shares and margins."""
    plan = chunk.plan
    player = bots.bot(chunk.bot, game_named(plan.game), seed=0)
    assert isinstance(player, bots.Searcher)
    network = player.manner(plan.seats).network
    assert network is not None
    labels = []
    for k in kept:
        assert k.thought is not None
        found = expected(k.thought, int(k.record[0].turn), plan.mix, network.scale)
        labels.append((found[0], found[1] + (network.usual if plan.seats == 1 else 0.0)))
    shares, margins = (np.array(part, np.float32) for part in zip(*labels, strict=True))
    return shares, margins


def from_results(chunk: Chunk) -> Examples:
    """Make examples of whole games, each labelled with the result of its game. A single result is
    noisy, so this takes many games."""
    plan, game = chunk.plan, game_named(chunk.plan.game)
    assert game.playing.sample is not None
    rng = rng_of(chunk.seed)
    choices = variants(plan, rng)
    kept: list[Records] = []
    labels: list[tuple[int, Ints, int]] = []  # of every table: winners, points, game
    number = chunk.number * _GAMES_OF_A_CHUNK
    while len(labels) < chunk.size:
        number += 1
        row = choices[rng.integers(len(choices))]
        tables, won, totals = game.playing.sample(game, row, int(rng.integers(_MANY)))
        kept.append(tables)
        labels += [(won, totals, number)] * len(tables)
    every = np.concatenate(kept)[: chunk.size]
    winners, points, games = (np.array(part) for part in zip(*labels[: chunk.size], strict=True))
    shares, margins = means(every, winners, points, 1)
    return Examples(rows_of(game, every), shares, margins, games)


def make_named(chunk: Chunk) -> tuple[str, Examples]:
    """Make the examples of a chunk. Return the name of their file too."""
    return chunk.name, make(chunk)


def labelled(chunk: Chunk, tables: Records, games: Ints) -> Examples:
    """Play tables out and return them as examples."""
    game = game_named(chunk.plan.game)
    won, totals = played_out(game, tables, chunk.plan, chunk.seed)
    shares, margins = means(tables, won, totals, chunk.plan.playouts)
    return Examples(rows_of(game, tables), shares, margins, games)


# --- compiling ------------------------------------------------------------------------------------


def _signature(game: Game, names: str, *arguments: types.Type) -> Signature:
    from numba import types

    known = game.types | game.heuristic_types | {"observe": game.observe_type}
    functions = [types.FunctionType(known[name]) for name in names.split()]
    return types.void(*arguments, *functions)


@cache
def _compiled_wander(game: Game) -> Callable[..., None]:
    if INTERPRETED:
        return loops.wander
    from numba import from_dtype, types

    s, i64, f64 = from_dtype(game.record.dtype)[::1], types.int64, types.float64
    settings = (types.uint64, f64[::1], f64[::1], f64)
    head = (s, s, i64[::1], i64, i64[:, ::1], *settings, types.int32[::1], f64[::1])
    made: Callable[..., None] = compiled_for(
        _signature(game, "setup legal apply weigh clock", *head), loops.wander
    )
    return made


@cache
def _compiled_labels(game: Game) -> Callable[..., None]:
    if INTERPRETED:
        return loops.label_tables
    from numba import from_dtype, types

    s, i64, f64 = from_dtype(game.record.dtype)[::1], types.int64, types.float64
    head = (s, s, i64, types.uint64, f64, f64, types.int32[::1], f64[::1], i64[::1], i64[:, ::1])
    rules = "legal apply totals winners redraw weigh"
    made: Callable[..., None] = compiled_for(_signature(game, rules, *head), loops.label_tables)
    return made


@cache
def _compiled_show(game: Game) -> Callable[..., None]:
    if INTERPRETED:
        return loops.show_all
    from numba import from_dtype, types

    s = from_dtype(game.record.dtype)[::1]
    made: Callable[..., None] = compiled_for(
        _signature(game, "observe", s, types.float32[:, ::1]), loops.show_all
    )
    return made
