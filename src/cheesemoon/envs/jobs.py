"""What is done with all tables of a batch on the CPU, compiled for each game."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numba
import numpy as np
from numba.experimental.function_type import _get_wrapper_address

from cheesemoon.core import INTERPRETED, Game

from . import loops
from .helpers import attending
from .machine import Direct, compiled, part_of_callers
from .memory import array_at, fetch

START, CHECK, SAMPLE, STEP = range(1, 5)
"""Set tables up; look for an illegal action; choose at random; play."""
LINE = 64  # bytes of memory that are fetched together
AHEAD = 4  # tables between the one whose memory is fetched and the one that is played at


class Work(NamedTuple):
    """All that a job is about."""

    arrays: Any
    sampled: Any  # int64: actions that were drawn
    chosen: Any  # int64: actions to play


class Jobs(NamedTuple):
    """Machine code: `run(job, begin, end, work)`, the same for a helper, and what makes the `work`
    that they take."""

    run: Any
    attend: Any
    written: Any


class _Compiled(numba.types.WrapperAddressProtocol):  # type: ignore[misc]
    """A rule by the address of its machine code, found in the cache. A loop over the rule itself
    would be compiled with all of the game's rules in it, in every process."""

    def __init__(self, rule: Any, signature: Any) -> None:
        self._rule = rule  # kept, as its code is called
        self._signature = signature

    def __wrapper_address__(self) -> int:  # noqa: PLW3201 - Numba's name
        return int(_get_wrapper_address(self._rule, self._signature))

    def signature(self) -> Any:
        """For Numba, which asks for it."""
        return self._signature


def _rules(game: Game) -> list[Any]:
    rules = {name: getattr(game.rules, name) for name in loops.RULES}
    if INTERPRETED:
        return list(rules.values())
    signatures = {**game.types, **game.observe_types}
    return [rule and _Compiled(rule, signatures[name]) for name, rule in rules.items()]


def _fetching(game: Game) -> Any:
    """Fetches the memory of a table that comes soon: its record, as far as rules look at it, what
    changes in its row, and its mask. A few lines at each moment, or the processor would wait.
    Nothing where no lines of rows are named: all is in the caches then."""
    fields: Any = game.record.dtype.fields
    end = fields["script"][1]

    @part_of_callers  # type: ignore[untyped-decorator]
    def ahead(b: Any, i: int, moment: int) -> None:
        i += AHEAD
        half = len(b.lines) // 2
        if half == 0 or i >= len(b.done):
            return
        if moment == loops.BEFORE:
            for k in range(b.counts[i]):
                fetch(b.masks, i, b.legal[i, k])
        elif moment == loops.PLAYED:
            for k in range(half, len(b.lines)):
                fetch(b.observations, i, b.lines[k])
        elif moment == loops.LISTED:
            for offset in range(0, end, LINE):
                fetch(b.tables, i, offset)
        else:
            for k in range(half):
                fetch(b.observations, i, b.lines[k])

    return ahead


@cache
def jobs_of(game: Game) -> Jobs:
    """Compiled when they are first run."""
    run = _run(game)
    if INTERPRETED:
        return Jobs(run, None, lambda work: work)
    direct = Direct(_from_addresses(game, compiled(run)))
    return Jobs(direct, Direct(attending(direct.compiled)), _written)


def _run(game: Game) -> Any:
    setup, legal, apply, totals, winners, observe, after = _rules(game)
    look = loops.look_on if after else loops.look_anew
    ahead = loops.nothing_ahead if INTERPRETED else _fetching(game)

    def run(job: int, begin: int, end: int, work: Any) -> int:
        b = work.arrays
        if job == CHECK:
            return loops.first_illegal(b, begin, end, work.chosen)
        for i in range(begin, end):
            if job == SAMPLE:
                work.sampled[i] = loops.sample_table(b, i)
            else:
                if job == START:
                    loops.before_the_first(b, i)
                action = work.chosen[i]
                loops.step_table(
                    b, i, action, look, ahead, setup, legal, apply, totals, winners, observe, after
                )
        return -1

    return run


@cache
def values_of(game: Game) -> Any:
    """Writes what the game thinks each table is worth to a seat."""
    value: Any = game.rules.value

    def values(tables: Any, seat: int, out: Any) -> None:
        for i in range(len(out)):
            out[i] = value(tables[i], seat)

    return values if INTERPRETED else Direct(values)


# --- work as addresses ----------------------------------------------------------------------------

# To hand twenty arrays over takes Numba 3 microseconds, and more when caches are full of tables.
# So the addresses of all of them are written down once, in a single array.

_ADDRESSES = [*(name for name in loops.Arrays._fields[:16]), "sampled", "chosen"]
_WRITTEN = np.dtype(
    [(f"{name}_at", np.int64) for name in _ADDRESSES]
    + [(name, np.int64) for name in ("size", "all_choices", "all_lines", "players")]
    + [("root", np.uint64), ("own", np.int64), ("viewer", np.int64), ("margin", np.float64)]
)


def _written(work: Work) -> Any:
    """Where all of it is. The arrays must be kept as long as this is used."""
    b = work.arrays
    found = np.zeros(1, _WRITTEN)
    arrays = {**b._asdict(), "sampled": work.sampled, "chosen": work.chosen}
    for name in _ADDRESSES:
        found[f"{name}_at"] = arrays[name].ctypes.data
    found["size"], found["all_choices"], found["all_lines"] = map(len, (b.done, b.choices, b.lines))
    for name in ("players", "root", "own", "viewer", "margin"):
        found[name] = getattr(b, name)
    return found


def _from_addresses(game: Game, run: Any) -> Any:
    """A `run` that finds its arrays by what is written."""
    record, numbers = game.record.dtype, len(game.observation_names)
    actions, most = game.actions.size, game.most_legal
    i32, i64, u64, f32, flag = np.int32, np.int64, np.uint64, np.float32, np.bool_

    def run_from(job: int, begin: int, end: int, written: Any) -> int:
        w = written[0]
        n, players = w.size, w.players
        arrays = loops.Arrays(
            array_at(w.tables_at, (n,), record),
            array_at(w.blank_at, (1,), record),
            array_at(w.observations_at, (n, numbers), f32),
            array_at(w.masks_at, (n, actions), flag),
            array_at(w.legal_at, (n, most), i32),
            array_at(w.counts_at, (n,), i64),
            array_at(w.seats_at, (n,), i64),
            array_at(w.rewards_at, (n, players), f32),
            array_at(w.done_at, (n,), flag),
            array_at(w.points_at, (n, players), i64),
            array_at(w.seeds_at, (n,), u64),
            array_at(w.games_at, (n,), i64),
            array_at(w.steps_at, (n,), i64),
            array_at(w.violations_at, (n,), i64),
            array_at(w.choices_at, (w.all_choices,), i64),
            array_at(w.lines_at, (w.all_lines,), i64),
            players,
            w.root,
            w.own,
            w.viewer,
            w.margin,
        )
        sampled = array_at(w.sampled_at, (n,), i64)
        chosen = array_at(w.chosen_at, (n,), i64)
        return int(run(job, begin, end, Work(arrays, sampled, chosen)))

    return run_from
