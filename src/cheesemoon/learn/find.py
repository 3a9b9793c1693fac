"""Finds puzzles in bots' games: positions in which a deep search is certain of one best action.

First every decision gets a quick search, then two deep searches with other chance. All three must
agree, and the second best action must be clearly worse. Weaker bots rate the difficulty: the
heuristic, a very short search, a short search.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cheesemoon import bots
from cheesemoon.bots import Thought
from cheesemoon.core import Choice, Game, Table

from .puzzles import Puzzle, Worth, checksum

_FEWEST = 3  # legal actions at least
_MOST = 60  # legal actions at most
# the bot whose games are searched
_PLAYERS = ("search:steps=1500,slips=0.15", "search:steps=4000,slips=0.05")
_SOLVERS = ("greedy", "search:steps=400", "search:steps=4000")  # bots that rate the difficulty
_LATE = 0.98  # shares; a decided game teaches little
_LONGEST = 8  # actions of a line
_PER_GAME = 3  # puzzles from one game at most


@dataclass(frozen=True)
class Search:
    """The depth of the searches, and the margin between the best two actions in shares or (exact)
    points."""

    quick: str = "search:steps=12000"
    deep: str = "search:steps=250000"
    margin: float = 0.06
    exact: bool = False


def search_for(game: Game) -> Search:
    """Return the search of a game: its solver if it has one, else a deep search."""
    if "solver" in bots.names(game):
        return Search("solver", "solver", 1.0, exact=True)
    return Search()


def find(
    game: Game, seats: int, options: Mapping[str, Choice], seed: int, search: Search
) -> Iterator[Puzzle]:
    """Find the puzzles of one game between bots."""
    table = game.new(seats, seed, **options)
    players = [
        bots.bot(_PLAYERS[(seat + seed) % len(_PLAYERS)], game, seed * 10 + seat)
        for seat in range(seats)
    ]
    quick = bots.bot(search.quick, game, seed)
    found = 0
    while not table.over and found < _PER_GAME:
        assert table.seat is not None
        if _FEWEST <= len(table.legal()) <= _MOST:
            first = quick.think_at(table)
            if _margin(first) > search.margin and not _is_decided(first, search):
                puzzle = _judged(game, table, seed, search, first.best.action)
                if puzzle is not None:
                    found += 1
                    yield puzzle
        table.play(players[table.seat].choose_at(table))


def _margin(thought: Thought) -> float:
    """Return how much better the best action is than the second best that was searched."""
    best = max(o.value for o in thought.opinions if o.visits > 1 or thought.exact)
    others = sorted(o.value for o in thought.opinions if o.visits > 1 or thought.exact)
    return float(best - others[-2]) if len(others) > 1 else 0.0


def _is_decided(thought: Thought, search: Search) -> bool:
    value = max(o.value for o in thought.opinions)
    return not search.exact and not 1 - _LATE < value < _LATE


def _judged(game: Game, table: Table, seed: int, search: Search, answer: str) -> Puzzle | None:
    """Return the puzzle of a table if two deep searches agree with the quick one; else None."""
    thoughts = [
        bots.bot(search.deep, game, seed + judge).think_at(table)
        for judge in ((1,) if search.exact else (1, 2))
    ]
    if any(t.best.action != answer or _margin(t) < search.margin for t in thoughts):
        return None
    if any(_margin(t) < 4 * _doubt(t) for t in thoughts):
        return None
    worth = {
        o.action: Worth(
            sum(_value(t, o.action) for t in thoughts) / len(thoughts),
            max(_error(t, o.action) for t in thoughts),
        )
        for o in thoughts[0].opinions
    }
    if max(worth, key=lambda action: worth[action].value) != answer:
        return None
    name = f"{zlib.crc32(f'{game.name} {seed} {len(table.actions)}'.encode()):08x}"
    return Puzzle(
        id=name,
        theme=answer.split(" ")[0],
        level=_level(game, table, answer, seed),
        seats=table.players,
        options={k: v for k, v in table.options.items() if v != game.options[k].default},
        seed=seed,
        actions=tuple(table.actions),
        legal=checksum(table),
        worth=worth,
        line=thoughts[0].line or _line(table, answer, bots.bot(search.deep, game, seed + 1)),
        exact=search.exact,
    )


def _line(table: Table, answer: str, judge: bots.Bot) -> tuple[str, ...]:
    """Return the actions that follow the answer until chance decides something."""
    then, line = table.fork(), [answer]
    then.play(answer)
    while not then.revealed(len(then.actions) - 1) and not then.over and len(line) < _LONGEST:
        line.append(judge.choose_at(then))
        then.play(line[-1])
    return tuple(line)


def _value(thought: Thought, action: str) -> float:
    return next(float(o.value) for o in thought.opinions if o.action == action)


def _error(thought: Thought, action: str) -> float:
    return next(float(o.error) for o in thought.opinions if o.action == action)


def _doubt(thought: Thought) -> float:
    return 0.0 if thought.exact else float(thought.best.error)


def _level(game: Game, table: Table, answer: str, seed: int) -> int:
    """Rate the difficulty. 1: the heuristic finds the answer. 3: a short search does not."""
    finders = [bots.bot(name, game, seed).choose_at(table) == answer for name in _SOLVERS]
    if all(finders):
        return 1
    return 2 if any(finders[1:]) else 3


def is_new(puzzle: Puzzle, known: list[Puzzle]) -> bool:
    """Return True if no other puzzle has the same choices and answer."""
    return all((p.legal, p.best) != (puzzle.legal, puzzle.best) for p in known)
