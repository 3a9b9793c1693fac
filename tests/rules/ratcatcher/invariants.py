"""What holds at every table of Ratcatcher: pieces add up, limits are kept, the city hangs together.

Compiled, over the record alone: distances, connections and counts are made anew here; printed
numbers are the rules'.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from cheesemoon.core import rule
from cheesemoon.games.ratcatcher.content import OPEN, RED

# the record
DISTRICTS, LETTERS, AREAS, PECULIAR = 25, 5, 125, 12
ACTING, LATE, RAT_MOVE, OVER = 1, 6, 7, 11
WON_CHEESE, WON_ARCH, LOST_CHEESE, LOST_HEALTH, LOST_TIME = 1, 2, 3, 4, 5
YELLOW, PURPLE = 6, 7  # attributes
APRON, BAIT, GAS, NET = 1, 2, 4, 8  # bits of effects

# printed numbers, by ratcatcher: lady-cage, pathfinder, butcher, alchemist
RATS = np.array([34, 18, 12])
TOKENS = np.array([3, 2, 2, 2, 4, 3])  # health, cheese, yellow, purple, peculiar, nest
TRAPS = np.array([3, 2, 1, 2])
HEALTH = np.array([4, 4, 4, 5])
MARKERS = np.array([2, 3])
YELLOW_EFFECT = np.array([BAIT, 0, 0, 0])
PURPLE_EFFECT = np.array([NET, 0, APRON, GAS])
VALUE = np.array([2, *[1] * 7, *[2] * 9, *[3] * 6, *[4] * 2])  # by district; the red side has 3


# --- pieces add up --------------------------------------------------------------------------------


@rule
def rats_add_up(s: Any) -> bool:
    """The rats of each colour in the bag, the cage and the city are those of the box."""
    for colour in range(3):
        count = s.bag[colour] + s.cage[colour]
        for area in range(AREAS):
            count += s.rats[colour, area]
            if s.rats[colour, area] < 0:
                return False
        if count != RATS[colour] or s.bag[colour] < 0 or s.cage[colour] < 0:
            return False
    return True


@rule
def every_card_is_somewhere_once(s: Any) -> bool:
    """Each district and each peculiar rat is in one place only."""
    for card in range(1, DISTRICTS):
        places = (s.waiting >> card & 1) + (s.laid >> card & 1)
        for i in range(s.deck_left):
            places += s.deck[i] == card
        if places != 1:
            return False
    for n in range(1, PECULIAR + 1):
        places = s.discard[n] + s.caught[n] + (s.odd_at[n] > 0)
        for i in range(s.odd_left):
            places += s.odd_deck[i] == n
        if places != 1:
            return False
    return True


@rule
def the_box_is_large_enough(s: Any) -> bool:
    """Never more cheeses, markers or tokens than the box holds."""
    cheese, nests = s.gained, 0
    for field in range(8):
        cheese += s.board[field]
    lying = np.zeros(3, np.int64)
    for area in range(AREAS):
        cheese += s.cheese[area]
        nests += s.nest[area]
        for marker in range(3):
            lying[marker] += s.lying[marker, area]
        lying[1] += (s.effects[area] & YELLOW_EFFECT[s.catcher]) > 0
        lying[2] += (s.effects[area] & PURPLE_EFFECT[s.catcher]) > 0
    for n in range(1, PECULIAR + 1):
        for marker in range(3):
            lying[marker] += s.holds[n, marker]
    for token in range(6):
        count = nests if token == 5 else 0
        for i in range(s.mystery_left):
            count += s.mystery[i] == token
        if count > TOKENS[token]:
            return False
    return (
        cheese <= 17 and lying[0] <= 4 and lying[1] + s.held[0] <= 5 and lying[2] + s.held[1] <= 5
    )


@rule
def traps_and_effects(s: Any) -> bool:
    """Only the ratcatcher's own. An effect is a bit, so an area has each at most once."""
    traps = s.traps
    own = YELLOW_EFFECT[s.catcher] | PURPLE_EFFECT[s.catcher]
    for area in range(AREAS):
        traps += s.trap[area]
        if not 0 <= s.trap[area] <= 1 or s.effects[area] & ~own:
            return False
    return s.traps >= 0 and traps <= TRAPS[s.catcher]


# --- limits and the end ---------------------------------------------------------------------------


@rule
def health_max(s: Any) -> int:
    return HEALTH[s.catcher] + s.board[2]  # a cheese each, for every ratcatcher


@rule
def within_limits(before: Any, s: Any) -> bool:
    """Health, dice and markers keep to their limits; cheese once put and progress never go back."""
    if not (0 <= s.health <= health_max(s) and 0 <= s.dice <= 10 and s.points >= 0):
        return False
    for which in range(2):
        most = MARKERS[which] if s.board[YELLOW + which] else 0
        if not 0 <= s.held[which] <= most:
            return False
    for field in range(8):
        if s.board[field] < before.board[field]:
            return False
    return s.progress >= before.progress


@rule
def over_when_it_is_over(s: Any) -> bool:
    """RC-1, RC-2, RC-4: one result, and then nobody is to act."""
    collected = s.gained
    for field in range(8):
        collected += s.board[field]
    ended = collected >= 10 or s.arch_health == 0 or s.progress >= 10 or s.health == 0
    if s.phase != OVER:
        return not ended and s.result == 0 and s.turn == 0
    if s.turn != -1:
        return False
    if s.result == LOST_TIME:
        return not ended and s.round_no == 100
    return (
        ended
        and (collected >= 10) == (s.result == WON_CHEESE)
        and (s.arch_health == 0) == (s.result == WON_ARCH)
        and (s.progress >= 10) == (s.result == LOST_CHEESE)
        and (s.health == 0) == (s.result == LOST_HEALTH)
    )


# --- the city -------------------------------------------------------------------------------------


@rule
def joins(s: Any, district: int, other: int) -> bool:
    for area in range(district * LETTERS, district * LETTERS + LETTERS):
        for near in s.near[area]:
            if near and (near - 1) // LETTERS == other:
                return True
    return False


@rule
def city_hangs_together(before: Any, s: Any) -> bool:
    """One card in a cell, none is lost, and every district can be reached from district 0."""
    reached = np.zeros(DISTRICTS, np.int64)
    reached[0] = 1
    for _ in range(DISTRICTS):
        for d in range(DISTRICTS):
            if s.laid >> d & 1 and not reached[d]:
                for e in range(DISTRICTS):
                    if reached[e] and joins(s, d, e):
                        reached[d] = 1
                        break
    for d in range(DISTRICTS):
        if before.laid & ~s.laid or reached[d] != s.laid >> d & 1:
            return False
        for e in range(d):
            if s.laid >> d & s.laid >> e & 1 and s.x[d] == s.x[e] and s.y[d] == s.y[e]:
                return False
        if not knows_its_neighbours(s, d):
            return False
    return True


@rule
def knows_its_neighbours(s: Any, d: int) -> bool:
    """Which districts a card is joined to, and which of its connectors face a free cell."""
    if not s.laid >> d & 1:
        return s.open[d] == 0 and s.joined[d] == 0
    sides = OPEN[RED if d == 0 and s.hard else d, s.turned[d]]
    for e in range(DISTRICTS):
        if s.laid >> e & 1:
            if (s.joined[d] >> e & 1) != (e != d and joins(s, d, e)):
                return False
            x, y = s.x[e] - s.x[d], s.y[e] - s.y[d]
            if x == 0 and abs(y) == 1:
                sides &= ~(1 if y < 0 else 4)
            if y == 0 and abs(x) == 1:
                sides &= ~(2 if x > 0 else 8)
    return s.open[d] == sides


@rule
def knows_where_things_are(s: Any) -> bool:
    """The number of cheeses, and the districts with cheese, or with traps and effects."""
    cheeses, with_cheese, with_own = 0, 0, 0
    for area in range(AREAS):
        cheeses += s.cheese[area]
        if s.cheese[area]:
            with_cheese |= 1 << area // LETTERS
        if s.trap[area] or s.effects[area]:
            with_own |= 1 << area // LETTERS
    return s.cheeses == cheeses and s.with_cheese == with_cheese and s.with_own == with_own


@rule
def a_round_begins_clean(s: Any) -> bool:
    """No traps or effects, nothing in inactive districts, the pawn's surroundings active."""
    home = s.pawn // LETTERS
    for area in range(AREAS):
        d = area // LETTERS
        if s.trap[area] or s.effects[area]:
            return False
        if not s.active >> d & 1:
            for i in range(3):
                if s.rats[i, area] or s.lying[i, area]:
                    return False
    for n in range(1, PECULIAR + 1):
        if s.odd_at[n] and not s.active >> (s.odd_at[n] - 1) // LETTERS & 1:
            return False
    for d in range(DISTRICTS):
        if s.laid & ~s.active & 1 << d and (d == home or joins(s, home, d)):
            return False
    return s.traps == TRAPS[s.catcher]


@rule
def cheese_here_is_guarded(s: Any) -> bool:
    """RC-39: where you are, cheese lies only beside a rat."""
    if s.cheese[s.pawn] == 0 or s.arch_at == s.pawn + 1:
        return True
    for n in range(1, PECULIAR + 1):
        if s.odd_at[n] == s.pawn + 1:
            return True
    return s.rats[0, s.pawn] + s.rats[1, s.pawn] + s.rats[2, s.pawn] > 0


# --- the record -----------------------------------------------------------------------------------


@rule
def no_action_twice(actions: Any, count: int, seen: Any, stamp: int) -> bool:
    """Legal actions are listed once each."""
    for i in range(count):
        if seen[actions[i]] == stamp:
            return False
        seen[actions[i]] = stamp
    return True


@rule
def scratch_is_clean(s: Any) -> bool:
    """Two tables with the same position have the same bytes: nothing is left of the work. While the
    way of a rat is chosen, distances from the pawn and from the rat's other targets stay."""
    for i in range(s.todo_left, len(s.todo)):
        if s.todo[i, 0] or s.todo[i, 1] or s.todo[i, 2] or s.todo[i, 3]:
            return False
    for i in range(len(s.deck)):
        if i >= s.deck_left and s.deck[i]:
            return False
        if (i >= s.odd_left and s.odd_deck[i]) or (i >= s.mystery_left and s.mystery[i]):
            return False
    choosing = s.phase == RAT_MOVE
    for area in range(AREAS):
        if s.far[2, area] or s.queue[area]:
            return False
        if (s.toward[0, area] and not choosing) or (s.toward[1, area] and s.goal == 0):
            return False
        if (s.far[0, area] and not choosing) or (s.far[1, area] and s.goal == 0):
            return False
    return (s.goal == 0 or choosing) and s.measured == choosing and s.fault == 0
