"""The compiled jobs of a batch on the CPU.

Everything that differs between processes is an argument. So the machine code of a game is found in
the cache again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from cheesemoon.core.rules.entries import Entry, TypeOf, load_entry
from cheesemoon.core.rules.record import Floats, Ints, Record, Records
from cheesemoon.core.rules.rule import INTERPRETED, inlined, rule

from . import loops
from .machine import direct

if not INTERPRETED:  # machine code only; it needs Numba
    from .memory import address_of, array_at, before_script, fetch, rules_at

if TYPE_CHECKING:  # an import for types only must not invalidate compiled jobs
    from numba.core.typing.templates import Signature

    from cheesemoon.core import Game

START, CHECK, SAMPLE, STEP = range(1, 5)
"""The jobs: set up tables, find an illegal action, choose at random, play."""
LINE = 64  # bytes of a cache line
AHEAD = 4  # tables between the one that is prefetched and the one that is played


Value = Callable[[Record, int], float]


class Work(NamedTuple):
    """The arguments of a job."""

    arrays: loops.Arrays
    sampled: Ints  # int64: sampled actions
    chosen: Ints  # int64: actions to play


class Jobs(NamedTuple):
    """The machine code `run(job, begin, end, work)`, its address, and the function that encodes
    `work`."""

    run: Callable[[int, int, int, Records], int]
    address: int
    encode: Callable[[Work], Records]


@inlined
def prefetch(b: loops.Arrays, i: int, moment: int) -> None:
    """Prefetch memory of a table that comes soon: its record, its mask, and the lines of its row. A
    few lines are fetched at each moment, because the processor stalls on many. Nothing is fetched
    if `lines` is empty: then the caches hold all tables."""
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
        for offset in range(0, before_script(b.tables), LINE):
            fetch(b.tables, i, offset)
    else:
        for k in range(half):
            fetch(b.observations, i, b.lines[k])


@inlined
def run_with(
    job: int, begin: int, end: int, work: Work, look: loops.Look, ahead: loops.Ahead, r: loops.Rules
) -> int:
    """Run a job on the tables from `begin` to `end`. Return the first table found, or -1."""
    setup, legal, apply, totals, winners, observe, after, weigh = r
    b = work.arrays
    if job == CHECK:
        return loops.first_illegal(b, begin, end, work.chosen)
    for i in range(begin, end):
        if job == SAMPLE:
            work.sampled[i] = loops.sample_table(b, i)
        else:
            if job == START:
                loops.mark_finished(b, i)
            action = work.chosen[i]
            loops.step_table(
                b,
                i,
                action,
                look,
                ahead,
                setup,
                legal,
                apply,
                totals,
                winners,
                observe,
                after,
                weigh,
            )
    return -1


@rule
def run_updating(job: int, begin: int, end: int, encoded: Records) -> int:
    """Run a job for a game that updates its observations."""
    w = encoded[0]
    rules = rules_at(w.rules, w.blank)
    return run_with(job, begin, end, decode_work(encoded), loops.update_row, prefetch, rules)


@rule
def run_rebuilding(job: int, begin: int, end: int, encoded: Records) -> int:
    """Run a job for a game that rebuilds its observations."""
    w = encoded[0]
    rules = rules_at(w.rules, w.blank)
    return run_with(job, begin, end, decode_work(encoded), loops.rebuild_row, prefetch, rules)


def _rules(game: Game, weighs: bool) -> loops.Rules:
    rules = loops.Rules(*(getattr(game.rules, name) for name in loops.Rules._fields))
    return rules if weighs else rules._replace(weigh=None)  # type: ignore[arg-type]


@cache
def jobs_of(game: Game, weighs: bool = False) -> Jobs:
    """Return the jobs of a game, compiled or loaded from the cache. With `weighs` seats can play
    greedily."""
    goes_on = game.rules.observe_after is not None
    if INTERPRETED:
        look = loops.update_row if goes_on else loops.rebuild_row
        return _interpreted(look, _rules(game, weighs))
    from numba import types

    encode = _Encoder(game, weighs)
    signature = types.int64(types.int64, types.int64, types.int64, encode.type)
    run = run_updating if goes_on else run_rebuilding
    return Jobs(direct(run, signature), address_of(run, signature), encode)


def _interpreted(look: loops.Look, rules: loops.Rules) -> Jobs:
    def run(job: int, begin: int, end: int, encoded: Records) -> int:
        return run_with(job, begin, end, encoded[0], look, loops.prefetch_nothing, rules)

    def write(work: Work) -> Records:
        encoded = np.empty(1, object)
        encoded[0] = work
        return encoded

    return Jobs(run, 0, write)


def _values(tables: Records, seat: int, out: Floats, value: Value) -> None:
    for i in range(len(out)):
        out[i] = value(tables[i], seat)


def write_values(game: Game, tables: Records, seat: int, out: Floats, value: Value) -> None:
    """Write the game's estimate of each table for a seat into `out`."""

    def signature(type_of: TypeOf) -> Signature:
        from numba import types

        s = game.preparation.record_type
        return types.void(s[::1], types.int64, types.float64[::1], type_of("value"))

    load_entry(game, Entry("values", _values, signature))(tables, seat, out, value)


# --- work as addresses ----------------------------------------------------------------------------

# Numba takes 3 microseconds to pass twenty arrays, and more when tables fill the caches.
# So the addresses of all arrays and rules are written once, into a single array. It also has
# a blank record: its type tells the machine code the layout of the records.

_ADDRESSES = [*(name for name in loops.Arrays._fields[:17]), "sampled", "chosen"]
_SIZES = ("size", "numbers", "actions", "most", "all_choices", "all_lines", "rows", "players")
_SETTINGS = ("root", "own", "greedy", "viewer", "margin")
_ENCODED = (
    [(f"{name}_at", np.int64) for name in _ADDRESSES]
    + [(name, np.int64) for name in _SIZES]
    + [("root", np.uint64), *((name, np.int64) for name in _SETTINGS[1:4]), ("margin", np.float64)]
    + [("rules", np.int64, len(loops.Rules._fields))]
)


class _Encoder:
    """Encodes a `Work` as an array of addresses. The caller must keep the arrays alive."""

    def __init__(self, game: Game, weighs: bool) -> None:
        import numba

        self._dtype = np.dtype([*_ENCODED, ("blank", game.record.dtype)], align=True)
        self.type = numba.from_dtype(self._dtype)[::1]
        self._rules = _addresses(game, weighs)

    def __call__(self, work: Work) -> Records:
        b = work.arrays
        found = np.zeros(1, self._dtype)
        arrays = {**b._asdict(), "sampled": work.sampled, "chosen": work.chosen}
        for name in _ADDRESSES:
            found[f"{name}_at"] = arrays[name].ctypes.data
        rows = (b.observations, b.masks, b.legal)
        lengths = map(len, (b.choices, b.lines, b.weights))
        sizes = (len(b.done), *(row.shape[1] for row in rows), *lengths, b.players)
        for name, size in zip(_SIZES, sizes, strict=True):
            found[name] = size
        for name in _SETTINGS:
            found[name] = getattr(b, name)
        found["rules"] = self._rules
        return found


def _addresses(game: Game, weighs: bool) -> list[int]:
    """Return the addresses of the rules; 1 for a missing rule, which is never called. A loop over
    the rules themselves would be compiled together with all of them."""
    signatures = {**game.types, **game.observe_types, **game.heuristic_types}
    rules = _rules(game, weighs)._asdict()
    found = [rule and address_of(rule, signatures[name]) for name, rule in rules.items()]
    return [address or 1 for address in found]


@inlined
def decode_work(encoded: Records) -> Work:
    """Decode the work from its addresses."""
    w = encoded[0]
    i32, i64, u64, f32, flag = np.int32, np.int64, np.uint64, np.float32, np.bool_
    n, players = w.size, w.players
    arrays = loops.Arrays(
        array_at(w.tables_at, (n,), w.blank),
        array_at(w.blank_at, (1,), w.blank),
        array_at(w.observations_at, (n, w.numbers), f32),
        array_at(w.masks_at, (n, w.actions), flag),
        array_at(w.legal_at, (n, w.most), i32),
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
        array_at(w.weights_at, (w.rows, w.most), np.float64),
        players,
        w.root,
        w.own,
        w.greedy,
        w.viewer,
        w.margin,
    )
    sampled = array_at(w.sampled_at, (n,), i64)
    chosen = array_at(w.chosen_at, (n,), i64)
    return Work(arrays, sampled, chosen)
