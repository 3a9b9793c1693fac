"""The reference player of Ratcatcher, and a greedy one for comparison. It is compiled, because it
plays every option to the end of the round. It redraws hidden information first, so it never peeks.

The rules (`legal`, `apply`, `redraw`, `setup`) are arguments. They are compiled already, and would
otherwise be compiled into the player again.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from cheesemoon.core import Ints, Records, bits64, rule
from cheesemoon.core.rules import chance
from cheesemoon.core.rules.entries import Entry, TypeOf
from cheesemoon.core.rules.plain import source_of

from .. import board, city, content as c, night, scoring, state as st
from . import preferences

if TYPE_CHECKING:  # signatures exist only where Numba is installed
    from numba import types
    from numba.core.typing.templates import Signature

HEALTH_VALUE = np.array([-120.0, -22.0, -9.0, -3.0, 0.0, 2.0, 3.0, 4.0])

NO_GOAL = -1
ROLL_OUTS = 2
PLACEMENTS = 6
OPTIONS = 512
SEEDS = 9  # the stream of chance that seeds roll-outs
MOST_WALKED = 32

F = TypeVar("F", bound=Callable[..., object])
Legal = Callable[[st.Hunt, Ints], int]
Apply = Callable[[st.Hunt, int], None]
Redraw = Callable[[st.Hunt, int], None]
Setup = Callable[[st.Hunt, int, Ints, int], None]


@rule
def walk_to(s: st.Hunt, goal: int, out: Ints, apply: Apply) -> None:
    """Walk the whole way. Cheese collected on the way is placed by preference."""
    for _ in range(MOST_WALKED):
        if s.phase == st.CHEESING:
            apply(s, preferences.preferred_field(s, out))
        elif s.phase == st.ACTING and s.pawn != goal and s.points > 0:
            apply(s, preferences.step_towards(s, goal))
        else:
            break


# --- roll-outs ------------------------------------------------------------------------------------


@rule
def finish_round(s: st.Hunt, out: Ints, seed: int, legal: Legal, apply: Apply) -> None:
    """Play closing actions, fixed preferences and random placements until the next round begins."""
    begun = int(s.round_no)
    step = 0
    while s.turn >= 0 and s.round_no == begun:
        if s.phase in (st.ACTING, st.LATE):
            apply(s, preferences.closing(s))
        else:
            apply(s, preferences.preferred(s, out, legal(s, out), seed, step))
        step += 1


@rule
def value(s: st.Hunt) -> float:
    """Return the worth of a table at the start of a round."""
    if s.turn < 0:
        return 120.0 if scoring.has_won(s) else -120.0
    worth = 9.0 * board.collected(s) - 5.0 * s.progress + HEALTH_VALUE[min(int(s.health), 7)]
    worth += 0.6 * min(board.caged(s), 24) + s.held[0] + s.held[1]
    for n in range(1, c.PECULIAR + 1):
        if s.caught[n]:
            worth += 1.5
        if s.odd_at[n]:
            worth -= 2.0
    city.spread_from(s, st.FROM_HERE, s.pawn)
    nearest = -1.0
    for i in range(s.spots_left):
        area = int(s.spots[i])
        if city.is_active_area(s, area):
            worth -= 0.3 * s.rats[c.WHITE, area] + 0.25 * s.rats[c.BROWN, area]
            worth -= 0.9 * s.rats[c.BLACK, area]
        if s.cheese[area]:
            heavy = night.weight(s, area)
            worth -= 3.0 if heavy >= c.WEIGHT_THAT_EATS else 0.35 * heavy
            away = s.far[st.FROM_HERE, area] - 1 + 0.5 * preferences.rats_in(s, area)
            if nearest < 0.0 or away < nearest:
                nearest = away
    preferences.forget(s)
    if nearest > 0.0:
        worth -= 0.35 * nearest
    if s.arch_at:
        worth += 5.0 * (c.ARCH_HEALTH[s.arch] - s.arch_health) - 8.0
    return worth


# --- choosing -------------------------------------------------------------------------------------


@rule
def list_options(s: st.Hunt, out: Ints, count: int, options: Ints, seed: int, step: int) -> int:
    """List the options to compare: actions, and walks as -1 - area. The closing action is the
    first."""
    if s.phase in (st.SETUP, st.EXPANDING):
        if count <= PLACEMENTS:
            for i in range(count):
                options[i] = out[i]
            return count
        for i in range(PLACEMENTS):  # choose PLACEMENTS of them at random, none twice
            j = i + chance.scaled(chance.number(seed, chance.POLICY, step * 16 + i), count - i)
            kept = out[i]
            out[i] = out[j]
            out[j] = kept
        for i in range(PLACEMENTS):
            options[i] = out[i]
        return PLACEMENTS
    first = preferences.closing(s)
    options[0] = first
    found = 1
    dice = preferences.closing_dice(s)
    for i in range(count):
        action = int(out[i])
        if action == first or st.MOVE <= action < st.TRAP_IN:
            continue
        if st.ATTACK <= action < st.USE:
            many = action - st.ATTACK + 1
            if many != dice and many != s.dice:
                continue
        if st.USE_AT <= action < st.USE_WHISTLE:
            which, area = (action - st.USE_AT) // c.AREAS, (action - st.USE_AT) % c.AREAS
            if c.ABILITY[s.catcher, which] == c.GRAPPLE and s.cheese[area] == 0:
                continue
        options[found] = action
        found += 1
    if s.phase == st.ACTING and s.points > 0:
        city.spread_from(s, st.FROM_HERE, s.pawn)
        for i in range(s.spots_left):
            if 1 < s.far[st.FROM_HERE, s.spots[i]] <= s.points + 1:
                options[found] = -1 - int(s.spots[i])
                found += 1
        preferences.forget(s)
    return found


@rule
def choose(
    tables: Records, out: Ints, options: Ints, goal: Ints, seed: int, step: int,
    legal: Legal, apply: Apply, redraw: Redraw,
) -> int:  # fmt: skip
    """Return the reference player's action on tables[0]. tables[1] is its scratch, goal[0] its
    walk."""
    s = tables[0]
    count = legal(s, out)
    if s.phase != st.ACTING:
        if s.phase != st.CHEESING:
            goal[0] = NO_GOAL
    elif goal[0] >= 0 and goal[0] != s.pawn and s.points > 0:
        return preferences.step_towards(s, int(goal[0]))
    else:
        goal[0] = NO_GOAL
    if s.phase not in (st.ACTING, st.LATE, st.SETUP, st.EXPANDING):
        return preferences.preferred(s, out, count, seed, step)
    if count == 1:
        return int(out[0])
    found = list_options(s, out, count, options, seed, step)
    best = 0
    highest = -1e9
    for i in range(found):
        worth = 0.0
        for k in range(ROLL_OUTS):
            own_seed = chance.number(seed, SEEDS, step * ROLL_OUTS + k)
            tables[1] = tables[0]
            copy = tables[1]
            redraw(copy, own_seed)
            if options[i] >= 0:
                apply(copy, int(options[i]))
            else:
                walk_to(copy, -1 - int(options[i]), out, apply)
            if copy.round_no == s.round_no:
                finish_round(copy, out, own_seed, legal, apply)
            worth += value(copy)
        if worth > highest:
            highest = worth
            best = i
    if options[best] >= 0:
        return int(options[best])
    goal[0] = -1 - options[best]
    return preferences.step_towards(s, int(goal[0]))


@rule
def choose_greedy(s: st.Hunt, out: Ints, seed: int, step: int, legal: Legal) -> int:
    """Return a greedy action for comparison: towards the nearest cheese, and the closing action
    there."""
    count = legal(s, out)
    if s.phase != st.ACTING:
        return (
            preferences.closing(s)
            if s.phase == st.LATE
            else preferences.preferred(s, out, count, seed, step)
        )
    if (s.dice > 0 and s.cheese[s.pawn] and preferences.rats_in(s, s.pawn)) or s.points == 0:
        return preferences.closing(s)
    city.spread_from(s, st.FROM_HERE, s.pawn)
    goal = -1
    least = 0
    for i in range(s.spots_left):
        area = int(s.spots[i])
        if s.cheese[area] and area != s.pawn:
            away = int(s.far[st.FROM_HERE, area]) - 1 + preferences.rats_in(s, area)
            if goal < 0 or away < least:
                goal = area
                least = away
    preferences.forget(s)
    return preferences.step_towards(s, goal) if goal >= 0 else preferences.closing(s)


@rule
def play_games(
    tables: Records, out: Ints, options: Ints, goal: Ints, choices: Ints, seed: int, greedy: int,
    results: Ints, legal: Legal, apply: Apply, redraw: Redraw, setup: Setup,
) -> None:  # fmt: skip
    """Play whole games. A row of `results` has result, rounds, cheeses collected and eaten,
    decisions. tables[2] stays blank. Game g has seed + g."""
    for g in range(len(results)):
        own_seed = seed + bits64(g)
        tables[0] = tables[2]
        s = tables[0]
        setup(s, 1, choices, own_seed)
        goal[0] = NO_GOAL
        step = 0
        while s.turn >= 0:
            if greedy:
                action = choose_greedy(s, out, own_seed, step, legal)
            else:
                action = choose(tables, out, options, goal, own_seed, step, legal, apply, redraw)
            apply(s, action)
            step += 1
        results[g, 0] = s.result
        results[g, 1] = s.round_no
        results[g, 2] = board.collected(s)
        results[g, 3] = s.progress
        results[g, 4] = step


# --- for callers from Python ----------------------------------------------------------------------


def choose_entry() -> Entry[Callable[..., int]]:
    """Return `choose` for calls from Python."""

    def signature(type_of: TypeOf) -> Signature:
        types, s = _types()
        i32s, i64 = types.int32[::1], types.int64
        functions = [type_of(name) for name in ("legal", "apply", "redraw")]
        return i64(s, i32s, i32s, i64[::1], types.uint64, i64, *functions)

    return Entry("reference_choose", _plain(choose), signature)


def games_entry() -> Entry[Callable[..., None]]:
    """Return `play_games` for calls from Python."""

    def signature(type_of: TypeOf) -> Signature:
        types, s = _types()
        i32s, i64 = types.int32[::1], types.int64
        functions = [type_of(name) for name in ("legal", "apply", "redraw", "setup")]
        arrays = (s, i32s, i32s, i64[::1], i64[::1])
        return types.void(*arrays, types.uint64, i64, types.int64[:, ::1], *functions)

    return Entry("reference_games", _plain(play_games), signature)


def _plain(function: F) -> F:
    """Return the source of a rule; it is compiled for its signature."""
    return source_of(function) or function  # type: ignore[return-value]


def _types() -> tuple[ModuleType, types.Type]:
    """Return the types of Numba, and that of an array of records."""
    import numba

    return numba.types, numba.from_dtype(st.Hunt.dtype)[::1]
