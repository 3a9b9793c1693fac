"""The fixed choices of the reference player: preferences, the closing action, a walk."""

import numpy as np

from cheesemoon.core import Ints, rule
from cheesemoon.core.rules import chance

from .. import board, city, combat, content as c, night, state as st

_WISHES = {  # the order in which each ratcatcher puts cheeses on the board
    "lady-cage": "attack yellow trap attack attack accuracy accuracy yellow move purple defence "
    "health",
    "pathfinder": "purple trap accuracy accuracy attack attack purple move yellow health yellow",
    "butcher": "attack move accuracy accuracy attack attack yellow trap defence health purple",
    "alchemist": "trap yellow accuracy accuracy attack attack yellow move purple defence health",
}
ORDER = np.full((len(c.CATCHERS), 12), -1, np.int64)
for _i, _name in enumerate(c.CATCHERS):
    for _k, _field in enumerate(_WISHES[_name].split()):
        ORDER[_i, _k] = c.FIELDS.index(_field)
NEAR_TRAP = 2  # from this distance brown rats may run into a trap beside the ratcatcher


@rule
def preferred(s: st.Hunt, out: Ints, count: int, seed: int, step: int) -> int:
    """Return the preferred hit, cheese, payment, way of rats and so on. Placements are random."""
    if s.phase == st.HITTING:
        return preferred_hit(out, count)
    if s.phase == st.CHEESING:
        return preferred_field(s, out)
    if s.phase == st.PAYING:  # fewest black, then most brown
        return int(out[0]) if s.pay_ask == 1 else int(out[count - 1])
    if s.phase == st.RAT_MOVE:
        return preferred_way(s, out, count)
    if s.phase == st.DEPLOYING:
        return preferred_nest(s, out, count)
    if s.phase == st.REWARDING:
        return preferred_reward(out, count)
    if s.phase in (st.SETUP, st.EXPANDING):
        return int(out[chance.scaled(chance.number(seed, chance.POLICY, step), count)])
    return int(out[0])  # recall: the lowest number


@rule
def hit_rank(action: int) -> int:
    """Return the rank of a hit. Lower is better."""
    if action == st.WOUND_SIX:
        return 0
    if action >= st.WOUND:
        return 100 - (action - st.WOUND)
    rat, six = (action - st.CATCH) // 2, (action - st.CATCH) % 2
    if rat > c.P0:
        return (200 if six else 400) + rat
    if six:
        return 300 if rat == c.BLACK else 800 + rat
    return 700 if rat == c.BLACK else 500 + rat


@rule
def preferred_hit(out: Ints, count: int) -> int:
    """Return the first legal hit in the order of preference."""
    best = int(out[0])
    for i in range(1, count):
        if hit_rank(int(out[i])) < hit_rank(best):
            best = int(out[i])
    return best


@rule
def preferred_field(s: st.Hunt, out: Ints) -> int:
    """Return the first field of the list whose running count exceeds the cheeses already there."""
    for i in range(ORDER.shape[1]):
        field = ORDER[s.catcher, i]
        if field < 0:
            break
        running = 0
        for j in range(i + 1):
            if ORDER[s.catcher, j] == field:
                running += 1
        if running > s.board[field]:
            return st.PUT + field
    return int(out[0])


@rule
def preferred_way(s: st.Hunt, out: Ints, count: int) -> int:
    """Return an area with a trap, else the one with the smaller weight, else the first."""
    best = int(out[0])
    for i in range(1, count):
        a, b = int(out[i]) - st.GO, best - st.GO
        if s.trap[a] > s.trap[b] or (
            s.trap[a] == s.trap[b] and night.weight(s, a) < night.weight(s, b)
        ):
            best = int(out[i])
    return best


@rule
def preferred_nest(s: st.Hunt, out: Ints, count: int) -> int:
    """Return the nest farthest from the pawn, else the first."""
    city.spread_from(s, st.FROM_HERE, s.pawn)
    best = int(out[0])
    for i in range(1, count):
        if s.far[st.FROM_HERE, int(out[i]) - st.DEPLOY] > s.far[st.FROM_HERE, best - st.DEPLOY]:
            best = int(out[i])
    forget(s)
    return best


@rule
def preferred_reward(out: Ints, count: int) -> int:
    """Return cheese, health, yellow, purple or pass, in this order."""
    best = st.PASS
    for i in range(count):
        item = int(out[i]) - st.BUY
        if item in (c.I_CHEESE, c.I_HEALTH):
            best = int(out[i])
        elif item == c.I_YELLOW or (best == st.PASS and int(out[i]) != st.PASS):
            best = int(out[i]) if best == st.PASS else best
    return best


@rule
def forget(s: st.Hunt) -> None:
    """Reset the scratch fields, which are zero between actions."""
    city.forget_distances(s)
    city.clear_row(s, st.FROM_PAWN)
    city.clear_here(s)


# --- the closing action ---------------------------------------------------------------------------


@rule
def closing(s: st.Hunt) -> int:
    """Return the action that ends a turn well: rewards, dice, a trap, or `end`."""
    for n in range(1, c.PECULIAR + 1):
        if s.caught[n]:
            return first_claim(n)
    if can_buy(s, c.I_CHEESE):
        return st.BUY + c.I_CHEESE
    if s.health <= 2 and can_buy(s, c.I_HEALTH):
        return st.BUY + c.I_HEALTH
    if s.phase == st.LATE:
        return st.DONE
    dice = closing_dice(s)
    if dice > 0:
        return st.ATTACK + dice - 1
    area = best_trap(s)
    return st.TRAP_IN + area if area >= 0 else st.END


@rule
def first_claim(n: int) -> int:
    """Return `claim N`, or its first choice."""
    first = st.CLAIM + (n - 1) * (len(c.REWARDS) + 1)
    if c.PEC_CHOICES[n] == 1:
        return first
    for reward in range(len(c.REWARDS)):
        if c.PEC_REWARD[n, reward]:
            return first + reward + 1
    return first


@rule
def can_buy(s: st.Hunt, item: int) -> bool:
    """Return True if the cage pays for the item and it can be gained (RC-54)."""
    return board.caged(s) >= c.PRICE[item] and board.may_gain(s, item)


@rule
def closing_dice(s: st.Hunt) -> int:
    """Return all dice against the arch rat, else 1, 2 or 3 if all, some or none of the rats have
    defence 0."""
    area = int(s.pawn)
    if s.dice == 0:
        return 0
    if s.arch_at == area + 1:
        return int(s.dice)
    soft = 0
    hard = 0
    for colour in range(len(c.COLOURS)):
        if s.rats[colour, area]:
            if c.COMMON_DEFENCE[colour] == 0 and not combat.is_shelled(s, area, 0):
                soft += 1
            else:
                hard += 1
    for n in range(1, c.PECULIAR + 1):
        if s.odd_at[n] == area + 1:
            if c.PEC_DEFENCE[n] == 0 and not combat.is_shelled(s, area, n):
                soft += 1
            else:
                hard += 1
    if soft + hard == 0:
        return 0
    wanted = 1 if hard == 0 else (2 if soft > 0 else 3)
    return min(wanted, int(s.dice))


@rule
def best_trap(s: st.Hunt) -> int:
    """Return the area for a trap with the highest score if that is at least 1.5, else -1."""
    if s.traps == 0 or s.points < c.TRAP_PRICE[s.catcher]:
        return -1
    best = -1
    highest = 0.0
    if s.trap[s.pawn] == 0:
        best = int(s.pawn)
        highest = trap_score(s, best)
    for i in range(c.WAYS):
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
def trap_score(s: st.Hunt, area: int) -> float:
    """Return the expected catch of a trap in an area."""
    score = 1.5 * city.peculiar_rats(s, area)
    if s.cheese[area]:
        score += s.rats[c.WHITE, area] + s.rats[c.BLACK, area]
        for i in range(c.WAYS):
            near = int(s.near[area, i])
            if near == 0:
                break
            if s.cheese[near - 1] == 0:
                score += 0.9 * (s.rats[c.WHITE, near - 1] + s.rats[c.BLACK, near - 1])
    if area == s.pawn:
        city.spread_within(s, st.FROM_HERE, area, NEAR_TRAP)
        for i in range(s.spots_left):
            if 0 < s.far[st.FROM_HERE, s.spots[i]] <= NEAR_TRAP + 1:
                score += 0.8 * s.rats[c.BROWN, s.spots[i]]
        forget(s)
    return score


# --- walking --------------------------------------------------------------------------------------


@rule
def rats_in(s: st.Hunt, area: int) -> int:
    """Return the number of rats in an area."""
    return (
        city.common_rats(s, area)
        + city.peculiar_rats(s, area)
        + (1 if s.arch_at == area + 1 else 0)
    )


@rule
def step_towards(s: st.Hunt, goal: int) -> int:
    """Return `move` to the adjacent area that is nearer and has the fewest rats."""
    city.spread_from(s, st.FROM_HERE, goal)
    best = -1
    wanted = s.far[st.FROM_HERE, s.pawn] - 1
    for i in range(c.WAYS):
        near = int(s.near[s.pawn, i])
        if near == 0:
            break
        if s.far[st.FROM_HERE, near - 1] == wanted and (
            best < 0 or rats_in(s, near - 1) < rats_in(s, best)
        ):
            best = near - 1
    forget(s)
    return st.MOVE + best
