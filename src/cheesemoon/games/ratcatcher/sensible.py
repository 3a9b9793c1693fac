"""The simple sensible player of Ratcatcher, and a greedy one for comparison. Compiled, because it
plays every option to the end of the round; it redraws what is hidden first, so it never peeks.

The rules it plays by (`legal`, `apply`, `redraw`, `setup`) come to it as arguments: they are
compiled already, and would otherwise be compiled into it once more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numba
import numpy as np
from numba import types

from cheesemoon.core import INTERPRETED, Ints, rule
from cheesemoon.core.chance import POLICY, number, scaled
from cheesemoon.core.rule import compiled_for

from .attack import is_shelled
from .board import caged, collected, may_gain
from .city import common_rats, is_active_area, peculiar_rats, spread_from, spread_within
from .content import (
    ABILITY,
    ARCH_HEALTH,
    AREAS,
    BLACK,
    BROWN,
    CATCHERS,
    COLOURS,
    COMMON_DEFENCE,
    F_ACCURACY,
    F_ATTACK,
    F_DEFENCE,
    F_HEALTH,
    F_MOVE,
    F_PURPLE,
    F_TRAP,
    F_YELLOW,
    GRAPPLE,
    I_CHEESE,
    I_HEALTH,
    I_YELLOW,
    P0,
    PEC_CHOICES,
    PEC_DEFENCE,
    PEC_REWARD,
    PECULIAR,
    PRICE,
    REWARDS,
    TRAP_PRICE,
    WAYS,
    WEIGHT_THAT_EATS,
    WHITE,
)
from .night import weight
from .scoring import has_won
from .state import (
    ACTING,
    ATTACK,
    BUY,
    CATCH,
    CHEESING,
    CLAIM,
    DEPLOY,
    DEPLOYING,
    DONE,
    END,
    EXPANDING,
    FROM_HERE,
    GO,
    HITTING,
    LATE,
    MOVE,
    PASS,
    PAYING,
    PUT,
    RAT_MOVE,
    REWARDING,
    SETUP,
    TRAP_IN,
    USE,
    USE_AT,
    USE_WHISTLE,
    WOUND,
    WOUND_SIX,
    Hunt,
)

_ORDER = {
    "lady-cage": (
        F_ATTACK, F_YELLOW, F_TRAP, F_ATTACK, F_ATTACK, F_ACCURACY, F_ACCURACY, F_YELLOW, F_MOVE,
        F_PURPLE, F_DEFENCE, F_HEALTH,
    ),
    "pathfinder": (
        F_PURPLE, F_TRAP, F_ACCURACY, F_ACCURACY, F_ATTACK, F_ATTACK, F_PURPLE, F_MOVE, F_YELLOW,
        F_HEALTH, F_YELLOW,
    ),
    "butcher": (
        F_ATTACK, F_MOVE, F_ACCURACY, F_ACCURACY, F_ATTACK, F_ATTACK, F_YELLOW, F_TRAP, F_DEFENCE,
        F_HEALTH, F_PURPLE,
    ),
    "alchemist": (
        F_TRAP, F_YELLOW, F_ACCURACY, F_ACCURACY, F_ATTACK, F_ATTACK, F_YELLOW, F_MOVE, F_PURPLE,
        F_DEFENCE, F_HEALTH,
    ),
}  # fmt: skip
ORDER = np.full((len(CATCHERS), 12), -1, np.int64)  # of cheese
for _i, _name in enumerate(CATCHERS):
    ORDER[_i, : len(_ORDER[_name])] = _ORDER[_name]
HEALTH_VALUE = np.array([-120.0, -22.0, -9.0, -3.0, 0.0, 2.0, 3.0, 4.0])

NO_GOAL = -1
ROLL_OUTS = 2
PLACEMENTS = 6
OPTIONS = 512
SEEDS = 9  # the stream of chance that seeds roll-outs
MOST_WALKED = 32
NEAR_TRAP = 2  # from so far brown rats may run into a trap beside the ratcatcher


# --- fixed preferences ----------------------------------------------------------------------------


@rule
def preferred(s: Hunt, out: Ints, count: int, seed: Any, step: int) -> int:
    """Hits, cheese, payments, ways of rats and the like; placements at random."""
    if s.phase == HITTING:
        return preferred_hit(out, count)
    if s.phase == CHEESING:
        return preferred_field(s, out)
    if s.phase == PAYING:  # fewest black, then most brown
        return int(out[0]) if s.pay_ask == 1 else int(out[count - 1])
    if s.phase == RAT_MOVE:
        return preferred_way(s, out, count)
    if s.phase == DEPLOYING:
        return preferred_nest(s, out, count)
    if s.phase == REWARDING:
        return preferred_reward(out, count)
    if s.phase in (SETUP, EXPANDING):
        return int(out[scaled(number(seed, POLICY, step), count)])
    return int(out[0])  # recall: the lowest number


@rule
def hit_rank(action: int) -> int:
    """The lower, the better."""
    if action == WOUND_SIX:
        return 0
    if action >= WOUND:
        return 100 - (action - WOUND)
    rat, six = (action - CATCH) // 2, (action - CATCH) % 2
    if rat > P0:
        return (200 if six else 400) + rat
    if six:
        return 300 if rat == BLACK else 800 + rat
    return 700 if rat == BLACK else 500 + rat


@rule
def preferred_hit(out: Ints, count: int) -> int:
    """The first that is legal in the order of preference."""
    best = int(out[0])
    for i in range(1, count):
        if hit_rank(int(out[i])) < hit_rank(best):
            best = int(out[i])
    return best


@rule
def preferred_field(s: Hunt, out: Ints) -> int:
    """The first of the list whose running count is above the cheeses already there."""
    for i in range(ORDER.shape[1]):
        field = ORDER[s.catcher, i]
        if field < 0:
            break
        running = 0
        for j in range(i + 1):
            if ORDER[s.catcher, j] == field:
                running += 1
        if running > s.board[field]:
            return PUT + field
    return int(out[0])


@rule
def preferred_way(s: Hunt, out: Ints, count: int) -> int:
    """An area with a trap, then the one with the smaller weight, then area order."""
    best = int(out[0])
    for i in range(1, count):
        a, b = int(out[i]) - GO, best - GO
        if s.trap[a] > s.trap[b] or (s.trap[a] == s.trap[b] and weight(s, a) < weight(s, b)):
            best = int(out[i])
    return best


@rule
def preferred_nest(s: Hunt, out: Ints, count: int) -> int:
    """Farthest from the pawn, then area order."""
    spread_from(s, FROM_HERE, s.pawn)
    best = int(out[0])
    for i in range(1, count):
        if s.far[FROM_HERE, int(out[i]) - DEPLOY] > s.far[FROM_HERE, best - DEPLOY]:
            best = int(out[i])
    forget(s)
    return best


@rule
def preferred_reward(out: Ints, count: int) -> int:
    """Cheese, health, yellow, purple, pass."""
    best = PASS
    for i in range(count):
        item = int(out[i]) - BUY
        if item in (I_CHEESE, I_HEALTH):
            best = int(out[i])
        elif item == I_YELLOW or (best == PASS and int(out[i]) != PASS):
            best = int(out[i]) if best == PASS else best
    return best


@rule
def forget(s: Hunt) -> None:
    """Scratch is zero between actions."""
    s.far[:, :] = 0
    s.queue[:] = 0


# --- the closing action ---------------------------------------------------------------------------


@rule
def closing(s: Hunt) -> int:
    """What ends a turn sensibly: rewards, dice, a trap, `end`."""
    for n in range(1, PECULIAR + 1):
        if s.caught[n]:
            return first_claim(n)
    if can_buy(s, I_CHEESE):
        return BUY + I_CHEESE
    if s.health <= 2 and can_buy(s, I_HEALTH):
        return BUY + I_HEALTH
    if s.phase == LATE:
        return DONE
    dice = closing_dice(s)
    if dice > 0:
        return ATTACK + dice - 1
    area = best_trap(s)
    return TRAP_IN + area if area >= 0 else END


@rule
def first_claim(n: int) -> int:
    """`claim N`, or its first choice."""
    first = CLAIM + (n - 1) * (len(REWARDS) + 1)
    if PEC_CHOICES[n] == 1:
        return first
    for reward in range(len(REWARDS)):
        if PEC_REWARD[n, reward]:
            return first + reward + 1
    return first


@rule
def can_buy(s: Hunt, item: int) -> bool:
    """RC-54."""
    return caged(s) >= PRICE[item] and may_gain(s, item)


@rule
def closing_dice(s: Hunt) -> int:
    """All dice against the arch rat; 1, 2 or 3 if all, some or none of the rats have defence 0."""
    area = int(s.pawn)
    if s.dice == 0:
        return 0
    if s.arch_at == area + 1:
        return int(s.dice)
    soft = 0
    hard = 0
    for colour in range(len(COLOURS)):
        if s.rats[colour, area]:
            if COMMON_DEFENCE[colour] == 0 and not is_shelled(s, area, 0):
                soft += 1
            else:
                hard += 1
    for n in range(1, PECULIAR + 1):
        if s.odd_at[n] == area + 1:
            if PEC_DEFENCE[n] == 0 and not is_shelled(s, area, n):
                soft += 1
            else:
                hard += 1
    if soft + hard == 0:
        return 0
    wanted = 1 if hard == 0 else (2 if soft > 0 else 3)
    return min(wanted, int(s.dice))


@rule
def best_trap(s: Hunt) -> int:
    """The area for a trap with the highest score, if that is at least 1.5; else -1."""
    if s.traps == 0 or s.points < TRAP_PRICE[s.catcher]:
        return -1
    best = -1
    highest = 0.0
    if s.trap[s.pawn] == 0:
        best = int(s.pawn)
        highest = trap_score(s, best)
    for i in range(WAYS):
        near = int(s.near[s.pawn, i])
        if near == 0:
            break
        if s.trap[near - 1] == 0:
            score = trap_score(s, near - 1)
            if score > highest:
                highest = score
                best = near - 1
    return best if highest >= 1.5 else -1


@rule
def trap_score(s: Hunt, area: int) -> float:
    """What a trap in an area may catch."""
    score = 1.5 * peculiar_rats(s, area)
    if s.cheese[area]:
        score += s.rats[WHITE, area] + s.rats[BLACK, area]
        for i in range(WAYS):
            near = int(s.near[area, i])
            if near == 0:
                break
            if s.cheese[near - 1] == 0:
                score += 0.9 * (s.rats[WHITE, near - 1] + s.rats[BLACK, near - 1])
    if area == s.pawn:
        spread_within(s, FROM_HERE, area, NEAR_TRAP)
        for i in range(s.spots_left):
            if 0 < s.far[FROM_HERE, s.spots[i]] <= NEAR_TRAP + 1:
                score += 0.8 * s.rats[BROWN, s.spots[i]]
        forget(s)
    return score


# --- walking --------------------------------------------------------------------------------------


@rule
def rats_in(s: Hunt, area: int) -> int:
    """All rats of an area."""
    return common_rats(s, area) + peculiar_rats(s, area) + (1 if s.arch_at == area + 1 else 0)


@rule
def step_towards(s: Hunt, goal: int) -> int:
    """`move` to the adjacent area that is nearer and has the fewest rats."""
    spread_from(s, FROM_HERE, goal)
    best = -1
    wanted = s.far[FROM_HERE, s.pawn] - 1
    for i in range(WAYS):
        near = int(s.near[s.pawn, i])
        if near == 0:
            break
        if s.far[FROM_HERE, near - 1] == wanted and (
            best < 0 or rats_in(s, near - 1) < rats_in(s, best)
        ):
            best = near - 1
    forget(s)
    return MOVE + best


@rule
def walk_to(s: Hunt, goal: int, out: Ints, apply: Any) -> None:
    """The whole walk, cheese on the way put by preference."""
    for _ in range(MOST_WALKED):
        if s.phase == CHEESING:
            apply(s, preferred_field(s, out))
        elif s.phase == ACTING and s.pawn != goal and s.points > 0:
            apply(s, step_towards(s, goal))
        else:
            break


# --- roll-outs ------------------------------------------------------------------------------------


@rule
def finish_round(s: Hunt, out: Ints, seed: Any, legal: Any, apply: Any) -> None:
    """Closing actions, fixed preferences and random placements until the next round begins."""
    begun = int(s.round_no)
    step = 0
    while s.turn >= 0 and s.round_no == begun:
        if s.phase in (ACTING, LATE):
            apply(s, closing(s))
        else:
            apply(s, preferred(s, out, legal(s, out), seed, step))
        step += 1


@rule
def value(s: Hunt) -> float:
    """What a table is worth at the start of a round."""
    if s.turn < 0:
        return 120.0 if has_won(s) else -120.0
    worth = 9.0 * collected(s) - 5.0 * s.progress + HEALTH_VALUE[min(int(s.health), 7)]
    worth += 0.6 * min(caged(s), 24) + s.held[0] + s.held[1]
    for n in range(1, PECULIAR + 1):
        if s.caught[n]:
            worth += 1.5
        if s.odd_at[n]:
            worth -= 2.0
    spread_from(s, FROM_HERE, s.pawn)
    nearest = -1.0
    for i in range(s.spots_left):
        area = int(s.spots[i])
        if is_active_area(s, area):
            worth -= 0.3 * s.rats[WHITE, area] + 0.25 * s.rats[BROWN, area]
            worth -= 0.9 * s.rats[BLACK, area]
        if s.cheese[area]:
            heavy = weight(s, area)
            worth -= 3.0 if heavy >= WEIGHT_THAT_EATS else 0.35 * heavy
            away = s.far[FROM_HERE, area] - 1 + 0.5 * rats_in(s, area)
            if nearest < 0.0 or away < nearest:
                nearest = away
    forget(s)
    if nearest > 0.0:
        worth -= 0.35 * nearest
    if s.arch_at:
        worth += 5.0 * (ARCH_HEALTH[s.arch] - s.arch_health) - 8.0
    return worth


# --- choosing -------------------------------------------------------------------------------------


@rule
def list_options(s: Hunt, out: Ints, count: int, options: Ints, seed: Any, step: int) -> int:
    """What is compared: actions, and walks as -1 - area. The closing action is the first."""
    if s.phase in (SETUP, EXPANDING):
        if count <= PLACEMENTS:
            options[:count] = out[:count]
            return count
        for i in range(PLACEMENTS):  # six of them at random, none twice
            j = i + scaled(number(seed, POLICY, step * 16 + i), count - i)
            kept = out[i]
            out[i] = out[j]
            out[j] = kept
        options[:PLACEMENTS] = out[:PLACEMENTS]
        return PLACEMENTS
    first = closing(s)
    options[0] = first
    found = 1
    dice = closing_dice(s)
    for i in range(count):
        action = int(out[i])
        if action == first or MOVE <= action < TRAP_IN:
            continue
        if ATTACK <= action < USE:
            many = action - ATTACK + 1
            if many != dice and many != s.dice:
                continue
        if USE_AT <= action < USE_WHISTLE:
            which, area = (action - USE_AT) // AREAS, (action - USE_AT) % AREAS
            if ABILITY[s.catcher, which] == GRAPPLE and s.cheese[area] == 0:
                continue
        options[found] = action
        found += 1
    if s.phase == ACTING and s.points > 0:
        spread_from(s, FROM_HERE, s.pawn)
        for i in range(s.spots_left):
            if 1 < s.far[FROM_HERE, s.spots[i]] <= s.points + 1:
                options[found] = -1 - int(s.spots[i])
                found += 1
        forget(s)
    return found


@rule
def choose(
    tables: Any, out: Ints, options: Ints, goal: Ints, seed: Any, step: int,
    legal: Any, apply: Any, redraw: Any,
) -> int:  # fmt: skip
    """The reference player's action on tables[0]; tables[1] is its scratch, goal[0] its walk."""
    s = tables[0]
    count = legal(s, out)
    if s.phase != ACTING:
        if s.phase != CHEESING:
            goal[0] = NO_GOAL
    elif goal[0] >= 0 and goal[0] != s.pawn and s.points > 0:
        return step_towards(s, int(goal[0]))
    else:
        goal[0] = NO_GOAL
    if s.phase not in (ACTING, LATE, SETUP, EXPANDING):
        return preferred(s, out, count, seed, step)
    if count == 1:
        return int(out[0])
    found = list_options(s, out, count, options, seed, step)
    best = 0
    highest = -1e9
    for i in range(found):
        worth = 0.0
        for k in range(ROLL_OUTS):
            own_seed = number(seed, SEEDS, step * ROLL_OUTS + k)
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
    return step_towards(s, int(goal[0]))


@rule
def choose_greedy(s: Hunt, out: Ints, seed: Any, step: int, legal: Any) -> int:
    """For comparison: towards the nearest cheese, and the closing action there."""
    count = legal(s, out)
    if s.phase != ACTING:
        return closing(s) if s.phase == LATE else preferred(s, out, count, seed, step)
    if (s.dice > 0 and s.cheese[s.pawn] and rats_in(s, s.pawn)) or s.points == 0:
        return closing(s)
    spread_from(s, FROM_HERE, s.pawn)
    goal = -1
    least = 0
    for i in range(s.spots_left):
        area = int(s.spots[i])
        if s.cheese[area] and area != s.pawn:
            away = int(s.far[FROM_HERE, area]) - 1 + rats_in(s, area)
            if goal < 0 or away < least:
                goal = area
                least = away
    forget(s)
    return step_towards(s, goal) if goal >= 0 else closing(s)


@rule
def play_games(
    tables: Any, out: Ints, options: Ints, goal: Ints, choices: Ints, seed: Any, greedy: int,
    results: Ints, legal: Any, apply: Any, redraw: Any, setup: Any,
) -> None:  # fmt: skip
    """Whole games: result, rounds, cheeses collected and eaten, decisions in a row of `results`.
    tables[2] is blank and stays so; game g has seed + g."""
    for g in range(len(results)):
        own_seed = seed + np.uint64(g)
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
        results[g, 2] = collected(s)
        results[g, 3] = s.progress
        results[g, 4] = step


# --- for callers from Python ----------------------------------------------------------------------


def compiled_choose(rules: Mapping[str, Any]) -> Any:
    """`choose` for the signatures of the game's rules."""
    if INTERPRETED:
        return choose
    s, i32s, i64s, i64 = _types()
    functions = [types.FunctionType(rules[name]) for name in ("legal", "apply", "redraw")]
    return compiled_for(
        i64(s[::1], i32s, i32s, i64s, types.uint64, i64, *functions),
        choose.py_func,  # type: ignore[attr-defined]
    )


def compiled_games(rules: Mapping[str, Any]) -> Any:
    """`play_games` likewise."""
    if INTERPRETED:
        return play_games
    s, i32s, i64s, i64 = _types()
    functions = [types.FunctionType(rules[n]) for n in ("legal", "apply", "redraw", "setup")]
    arrays = (s[::1], i32s, i32s, i64s, i64s)
    return compiled_for(
        types.void(*arrays, types.uint64, i64, types.int64[:, ::1], *functions),
        play_games.py_func,  # type: ignore[attr-defined]
    )


def _types() -> tuple[Any, Any, Any, Any]:
    return numba.from_dtype(Hunt.dtype), types.int32[::1], types.int64[::1], types.int64
