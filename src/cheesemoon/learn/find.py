"""Finds puzzles in bots' games: positions in which it is clear which actions are right.

Each action is searched alone: quickly, then longer, and the best ones deeply with other chance. A
search of all actions would not do: it values actions that it gives up early too low. Each time the
actions that lose next to nothing must be few, and all others clearly worse. Weaker bots rate the
difficulty: the heuristic, a very short search, a short search.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from cheesemoon import bots
from cheesemoon.bots.analysis import think_of_each
from cheesemoon.bots.reason import Cause, find_cause
from cheesemoon.core import Choice, Game, Table

from .puzzles import Puzzle, Worth, checksum, is_near

_FEWEST = 3  # legal actions at least
_MOST = 60  # legal actions at most
# the bot whose games are searched
_PLAYERS = ("search:steps=1500,slips=0.15", "search:steps=4000,slips=0.05")
_SOLVERS = ("greedy", "search:steps=400", "search:steps=4000")  # bots that rate the difficulty
_LATE = 0.98  # shares; a decided game teaches little
_LONGEST = 8  # actions of a line
_BEST = 5  # actions that are searched deeply
_SURE = 4.0  # standard errors between the best two actions
_PER_GAME = 3  # puzzles from one game at most
_REASONER = "search:steps=600"  # the bot whose lines find the reason; with a solver, the solver
_LINES = 24  # lines of each action that are compared
_LINES_SOLVED = 100  # the same with a solver, which is quick


@dataclass(frozen=True)
class Search:
    """The depth of the searches of one action, and the margin between right and wrong ones in
    shares or (exact) points."""

    quick: str = "search:steps=3000"
    alone: str = "search:steps=60000"
    deep: str = "search:steps=250000"  # for the best actions
    margin: float = 0.04
    exact: bool = False


def search_for(game: Game) -> Search:
    """Return the search of a game: its solver if it has one, else a deep search."""
    if "solver" in bots.names(game):
        return Search("solver", "solver", "solver", 1.0, exact=True)
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
    found = 0
    while not table.over and found < _PER_GAME:
        assert table.seat is not None
        if _FEWEST <= len(table.legal()) <= _MOST:
            puzzle = _judged(game, table, seed, search)
            if puzzle is not None:
                found += 1
                yield puzzle
        table.play(players[table.seat].choose_at(table))


def _judged(game: Game, table: Table, seed: int, search: Search) -> Puzzle | None:
    """Return the puzzle of a table; None if it is not clear which actions are right."""
    worth = _worths(game, table, search, seed)
    if worth is None:
        return None
    answer = max(worth, key=lambda action: worth[action].value)
    name = f"{zlib.crc32(f'{game.name} {seed} {len(table.actions)}'.encode()):08x}"
    found = Puzzle(
        id=name,
        theme=answer.split(" ")[0],
        level=_level(game, table, answer, seed),
        seats=table.players,
        options={k: v for k, v in table.options.items() if v != game.options[k].default},
        seed=seed,
        actions=tuple(table.actions),
        legal=checksum(table),
        worth=worth,
        line=_line(table, answer, bots.bot(search.alone, game, seed + 1)),
        exact=search.exact,
    )
    return replace(found, why=find_reason(game, found))


def find_reason(game: Game, puzzle: Puzzle) -> Cause | None:
    """Return why the best action of a puzzle is better than the second best."""
    player = bots.bot("solver" if puzzle.exact else _REASONER, game, puzzle.seed)
    lines = _LINES_SOLVED if puzzle.exact else _LINES
    return find_cause(puzzle.table(game), puzzle.best, puzzle.second, lines, player)


def _line(table: Table, answer: str, judge: bots.Bot) -> tuple[str, ...]:
    """Return the actions that follow the answer until chance decides something."""
    then, line = table.fork(), [answer]
    then.play(answer)
    while not then.revealed(len(then.actions) - 1) and not then.over and len(line) < _LONGEST:
        line.append(judge.choose_at(then))
        then.play(line[-1])
    return tuple(line)


def _worths(game: Game, table: Table, search: Search, seed: int) -> dict[str, Worth] | None:
    """Return the value of every action, searched alone. Return None if some of the searches are not
    clear, or if the game is decided."""
    assert table.seat is not None
    view, legal = table.view(table.seat), table.legal()
    if search.exact:
        solved = bots.bot(search.deep, game, seed + 1).think_at(table)
        found = {o.action: Worth(float(o.value), 0.0) for o in solved.opinions}
        return found if _is_clear(found, search) else None
    found = {}
    for judge, actions in ((search.quick, legal), (search.alone, legal), (search.deep, None)):
        best = actions or sorted(found, key=lambda action: -found[action].value)[:_BEST]
        bot = bots.bot(judge, game, seed + 1 + len(best))
        found |= {o.action: Worth(o.value, o.error) for o in think_of_each(bot, view, best)}
        if not _is_clear(found, search, sure=0.0 if judge == search.quick else _SURE):
            return None
    return found


def _is_clear(worth: Mapping[str, Worth], search: Search, sure: float = 0.0) -> bool:
    """Return True if few actions are right, and all others worse by the margin and by `sure`
    standard errors."""
    ranked = sorted(worth.values(), key=lambda w: -w.value)
    top = ranked[0].value
    right = [w for w in ranked if is_near(top - w.value, search.exact)]
    if 2 * len(right) > len(ranked) or not (search.exact or 1 - _LATE < top < _LATE):
        return False
    last, next_ = ranked[len(right) - 1 : len(right) + 1]
    lead = last.value - next_.value
    return lead > search.margin and lead > sure * (last.error**2 + next_.error**2) ** 0.5


def _level(game: Game, table: Table, answer: str, seed: int) -> int:
    """Rate the difficulty. 1: the heuristic finds the answer. 3: a short search does not."""
    finders = [bots.bot(name, game, seed).choose_at(table) == answer for name in _SOLVERS]
    if all(finders):
        return 1
    return 2 if any(finders[1:]) else 3


def is_new(puzzle: Puzzle, known: list[Puzzle]) -> bool:
    """Return True if no other puzzle has the same choices and answer."""
    return all((p.legal, p.best) != (puzzle.legal, puzzle.best) for p in known)
