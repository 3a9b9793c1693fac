"""Play many games at once, compiled, at random or by a heuristic. The loop takes a game's rules as
function arguments, so one source serves every game and the cache works."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..rules.chance import POLICY, number, scaled
from ..rules.entries import Entry, TypeOf, load_entry
from ..rules.record import Floats, Ints, Record, Records, Seen, bits64, whole
from ..rules.rule import inlined, rule

if TYPE_CHECKING:  # a change of these files does not invalidate compiled rules
    from numba.core.typing.templates import Signature

    from ..game.contract import Choice
    from ..game.game import Game


# the rules that the loops take as arguments
Setup = Callable[[Record, int, Ints, int], None]
Legal = Callable[[Record, Ints], int]
Apply = Callable[[Record, int], None]
Totals = Callable[[Record, Ints], None]
Winners = Callable[[Record], int]
Weigh = Callable[[Record, Ints, int, Floats], None]
Redraw = Callable[[Record, int], None]
Clock = Callable[[Record], int]
Observe = Callable[[Record, int, Seen], None]

_LOW: int = bits64(0xFFFFFFFF)


@dataclass(frozen=True)
class Played:
    """Results of games, one row each."""

    winners: Ints  # a bit for each winner
    totals: Ints  # games x seats
    steps: Ints  # decisions


@rule
def any_of(buffer: Ints, count: int, seed: int, step: int) -> int:
    """Choose one of `count` actions, as the random player with this seed does in this step."""
    return np.int64(buffer[scaled(number(seed, POLICY, step), count)])  # type: ignore[return-value]


@rule
def at_random(bits: int, chaos: float) -> bool:
    """Decide whether a player with this chaos acts at random, by the lower 32 bits."""
    return bool(np.int64(bits & _LOW) < chaos * 4294967296.0)


@rule
def heaviest(weights: Floats, count: int, start: int) -> int:
    """Return the index of the best weight. Among equals, take the first from `start` on, cyclic."""
    best = start
    for k in range(1, count):
        i = start + k
        if i >= count:
            i -= count
        if weights[i] > weights[best]:
            best = i
    return best


@inlined
def play_to_the_end(
    s: Record,
    buffer: Ints,
    weights: Floats | None,
    chaos: Floats | None,
    seed: int,
    legal: Legal,
    apply: Apply,
    weigh: Weigh | None,
) -> int:
    """Play a table until it is over; return the number of decisions. A player takes the heaviest
    action or, with the probability `chaos`, a random one. Without `weigh`, all are random."""
    steps = 0
    while s.turn >= 0:
        count = legal(s, buffer)
        bits = number(seed, POLICY, steps)
        which = scaled(bits, count)
        if weigh is not None and count > 1 and not at_random(bits, chaos[s.turn]):  # type: ignore[index]
            weigh(s, buffer, count, weights)  # type: ignore[arg-type]
            which = heaviest(weights, count, which)  # type: ignore[arg-type]
        apply(s, whole(buffer[which]))
        steps += 1
    return steps


class Games(NamedTuple):
    """Games to play one after the other, and their results."""

    tables: Records  # the one that is played, and an empty one
    buffer: Ints
    players: int
    choices: Ints
    seed: int  # of the first game; each further one has the next number
    winners: Ints
    totals: Ints
    steps: Ints


class Playable(NamedTuple):
    """The rules of a game that playing needs."""

    setup: Setup
    legal: Legal
    apply: Apply
    totals: Totals
    winners: Winners


def _play(
    games: Games, weights: Floats | None, chaos: Floats | None, r: Playable, weigh: Weigh | None
) -> None:
    for g in range(len(games.steps)):
        seed = games.seed + bits64(g)
        games.tables[0] = games.tables[1]
        s = games.tables[0]
        r.setup(s, games.players, games.choices, seed)
        games.steps[g] = play_to_the_end(
            s, games.buffer, weights, chaos, seed, r.legal, r.apply, weigh
        )
        r.totals(s, games.totals[g])
        games.winners[g] = r.winners(s)


Loop = Callable[[Games, Floats | None, Floats | None, Playable, Weigh | None], None]


def play_entry(game: Game, weighs: bool) -> Entry[Loop]:
    """Return the loop for one game, with or without `weigh`."""

    def signature(type_of: TypeOf) -> Signature:
        from numba import types

        s = game.preparation.record_type
        i64, i64s, f64s = types.int64, types.int64[::1], types.float64[::1]
        i64ss = types.int64[:, ::1]
        arrays = (s[::1], types.int32[::1], i64, i64s, types.uint64, i64s, i64ss, i64s)
        rules = [type_of(name) for name in Playable._fields]
        numbers = f64s if weighs else types.none
        weigh = type_of("weigh") if weighs else types.none
        named = types.BaseTuple.from_types
        return types.void(named(arrays, Games), numbers, numbers, named(rules, Playable), weigh)

    return Entry("play_weighing" if weighs else "play_random", _play, signature)


def play(
    game: Game,
    games: int,
    players: int,
    options: Mapping[str, Choice],
    seed: int,
    weigh: Weigh | None = None,
    chaos: Sequence[float] = (),
) -> Played:
    """Play games; game number g uses seed + g, for chance and for its players. Players act at
    random, or by `weigh`, each seat with its own `chaos`."""
    game.prepare()
    todo = Games(
        tables=np.zeros(2, game.record.dtype),
        buffer=np.zeros(game.most_legal, np.int32),
        players=players,
        choices=game.choices(options),
        seed=bits64(seed),
        winners=np.zeros(games, np.int64),
        totals=np.zeros((games, players), np.int64),
        steps=np.zeros(games, np.int64),
    )
    rules = Playable(*(getattr(game.rules, name) for name in Playable._fields))
    weights = None if weigh is None else np.zeros(game.most_legal, np.float64)
    doubts = None if weigh is None else np.array(chaos, np.float64)
    with np.errstate(over="ignore"):
        loop = load_entry(game, play_entry(game, weigh is not None))
        loop(todo, weights, doubts, rules, weigh)
    return Played(todo.winners, todo.totals, todo.steps)


def final_tables(
    game: Game, games: int, players: int, options: Mapping[str, Choice], seed: int
) -> Records:
    """Return the final records of the same random games, to compare engines byte by byte."""
    tables = np.zeros(games, game.record.dtype)
    buffer = np.zeros(game.most_legal, np.int32)
    with np.errstate(over="ignore"):
        for g in range(games):
            own_seed = bits64(seed + g)
            tables[g] = game.fresh(players, options, seed + g)[0]
            s = tables[g]
            steps = 0
            while s.turn >= 0:
                count = game.rules.legal(s, buffer)
                game.rules.apply(s, any_of(buffer, count, own_seed, steps))
                steps += 1
    return tables
