"""What holds in every game of Ratcatcher, over thousands of random games
with all ratcatchers, arch rats and modes.

The checks are compiled. They know the record and the events, and nothing of how the rules are
written: distances, connections and counts are made anew here; printed numbers are the rules'.
"""

from __future__ import annotations

import random
from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import given, settings, strategies as st
from numba import njit, types

import cheesemoon as cm
from cheesemoon.core import INTERPRETED, bits64, rule
from cheesemoon.core.chance import number, scaled
from cheesemoon.games.ratcatcher.reference_player import choose_greedy
from rules_mark import rule as proves

GAME = cm.game("ratcatcher")
CHOICES = [option.choices for option in GAME.options.values()]
VARIANTS = [
    dict(zip(GAME.options, (catcher, arch, mode), strict=True))
    for catcher in CHOICES[0]
    for arch in CHOICES[1]
    for mode in CHOICES[2]
]
GAMES = 64 if INTERPRETED else 10_000

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

# events, and one action
_KINDS = {name: i for i, name in enumerate(GAME.events.names, 1)}
PLACED, COLLECTED, DRAWN = _KINDS["placed"], _KINDS["collected"], _KINDS["cards-drawn"]
LAID, MYSTERY, TURN = _KINDS["laid-cheese"], _KINDS["mystery"], _KINDS["rats-turn"]
MOVED, EATEN, DEVOURED = _KINDS["rat-moved"], _KINDS["eaten"], _KINDS["devoured"]
USED = _KINDS["used"]
A_BAIT, A_CHEESE, MOST_STEPS = 0, 1, 4  # ability; token; movement 2, whip 1, king 1


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
        places = s.waiting[card] + s.laid[card]
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
            if s.laid[d] and not reached[d]:
                for e in range(DISTRICTS):
                    if reached[e] and joins(s, d, e):
                        reached[d] = 1
                        break
    for d in range(DISTRICTS):
        if s.laid[d] < before.laid[d] or reached[d] != s.laid[d]:
            return False
        for e in range(d):
            if s.laid[d] and s.laid[e] and s.x[d] == s.x[e] and s.y[d] == s.y[e]:
                return False
        if not knows_what_is_beside(s, d):
            return False
    return True


@rule
def knows_what_is_beside(s: Any, d: int) -> bool:
    """North, east, south, west of a card."""
    there = np.zeros(4, np.int64)
    for e in range(DISTRICTS):
        if s.laid[d] and s.laid[e]:
            x, y = s.x[e] - s.x[d], s.y[e] - s.y[d]
            if x == 0 and abs(y) == 1:
                there[0 if y < 0 else 2] = e + 1
            if y == 0 and abs(x) == 1:
                there[1 if x > 0 else 3] = e + 1
    for side in range(4):
        if s.beside[d, side] != there[side]:
            return False
    return True


@rule
def a_round_begins_clean(s: Any) -> bool:
    """No traps or effects, nothing in inactive districts, the pawn's surroundings active."""
    home = s.pawn // LETTERS
    for area in range(AREAS):
        d = area // LETTERS
        if s.trap[area] or s.effects[area]:
            return False
        if not s.active[d]:
            for i in range(3):
                if s.rats[i, area] or s.lying[i, area]:
                    return False
    for n in range(1, PECULIAR + 1):
        if s.odd_at[n] and not s.active[(s.odd_at[n] - 1) // LETTERS]:
            return False
    for d in range(DISTRICTS):
        if s.laid[d] and (d == home or joins(s, home, d)) and not s.active[d]:
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


# --- what happened --------------------------------------------------------------------------------


@rule
def distances(s: Any, away: Any) -> None:
    """From the areas that have 0 to all others, which have -1."""
    here = 0
    found = True
    while found:
        found = False
        for area in range(AREAS):
            if away[area] == here:
                for near in s.near[area]:
                    if near and away[near - 1] < 0:
                        away[near - 1] = here + 1
                        found = True
        here += 1


@rule
def came_nearer(s: Any, colour: int, begin: int, end: int, cheese: Any, bait: Any) -> bool:
    """A rat comes nearer to its target: by exactly the areas that it moved, at most 4."""
    away = np.full(AREAS, -1)
    walked = np.full(AREAS, -1)
    walked[begin] = 0
    if colour == 1:
        away[s.pawn] = 0
    else:
        for area in range(AREAS):
            if cheese[area] or bait[area]:
                away[area] = 0
    distances(s, away)
    distances(s, walked)
    steps = walked[end]
    return 1 <= steps <= MOST_STEPS and away[begin] - away[end] == steps


@rule
def told_truly(before: Any, s: Any, eaten: Any) -> int:
    """What the events of one action tell is what happened; 0, or what is not true: 9 a move,
    10 a cheese, 11 the growth of the city.
    `eaten` keeps what was eaten in this turn of the rats, which may take several actions."""
    cheese = np.zeros(AREAS, np.int64)
    bait = np.zeros(AREAS, np.bool_)
    for area in range(AREAS):
        cheese[area] = before.cheese[area]
        bait[area] = (before.effects[area] & BAIT) > 0
    progress = before.progress
    for i in range(s.told):
        kind, a, b = s.events[i, 0], s.events[i, 1], s.events[i, 2]
        if kind == LAID:
            cheese[a] += 1
        elif kind == MYSTERY and a == A_CHEESE:
            cheese[b] += s.events[i, 3]
        elif kind == COLLECTED:
            cheese[a] -= b
        elif kind == USED and a == A_BAIT:
            bait[b] = True
        elif kind == DEVOURED:
            bait[b] = False  # the Maw takes all that lies there
        elif kind == TURN:
            eaten[:] = 0
        elif kind == EATEN:
            cheese[a] -= 1
            progress += 1
            eaten[a] += 1
            if eaten[a] > 1 or s.events[i, 3] != progress:
                return 10
        elif kind == MOVED and a < 3:
            if not came_nearer(s, a, s.events[i, 3], s.events[i, 4], cheese, bait):
                return 9
        elif kind == DRAWN:
            home = s.pawn // LETTERS
            most = 3 if home == 0 and s.hard else VALUE[home]
            cards, cheeses = 0, 0
            for card in range(1, DISTRICTS):
                cards += s.waiting[card]
            for area in range(AREAS):
                cheeses += cheese[area]
            if cards > most or cheeses >= 2:
                return 11
        elif kind == PLACED:
            joined = False
            for d in range(DISTRICTS):
                joined = joined or (d != a and joins(s, a, d))
            if not joined:
                return 11
    for area in range(AREAS):
        if cheese[area] != s.cheese[area]:
            return 10
    return 0 if progress == s.progress else 10


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
    """Two tables with the same position have the same bytes: nothing is left of the work."""
    for i in range(s.todo_left, len(s.todo)):
        if s.todo[i, 0] or s.todo[i, 1] or s.todo[i, 2] or s.todo[i, 3]:
            return False
    for i in range(len(s.deck)):
        if i >= s.deck_left and s.deck[i]:
            return False
        if (i >= s.odd_left and s.odd_deck[i]) or (i >= s.mystery_left and s.mystery[i]):
            return False
    for area in range(AREAS):
        if s.far[0, area] or s.far[1, area] or s.far[2, area] or s.queue[area]:
            return False
    for i in range(len(s.cell)):
        if s.cell[i] or s.meets[i]:
            return False
    return s.goal == 0 and s.measured == 0 and s.fault == 0


@rule
def broken_by(before: Any, s: Any, eaten: Any) -> int:
    """The number of the first invariant that an action has broken; 0: none."""
    if not rats_add_up(s):
        return 1
    if not every_card_is_somewhere_once(s):
        return 2
    if not the_box_is_large_enough(s):
        return 3
    if not traps_and_effects(s):
        return 4
    if not within_limits(before, s):
        return 5
    if not over_when_it_is_over(s):
        return 6
    if not city_hangs_together(before, s):
        return 7
    if s.round_no > before.round_no and not a_round_begins_clean(s):
        return 70
    if (s.phase == ACTING or s.phase == LATE) and not cheese_here_is_guarded(s):
        return 8
    if not scratch_is_clean(s):
        return 120
    return told_truly(before, s, eaten)


@rule
def hush(s: Any) -> None:
    """The events have been read."""
    for i in range(s.told):
        for k in range(6):
            s.events[i, k] = 0
    s.told = 0


def play_and_check(
    tables: Any, buffer: Any, seen: Any, choices: Any, first: int, games: int,
    results: Any, setup: Any, legal: Any, apply: Any,
) -> Any:  # fmt: skip
    """Play games from seed `first` on; (seed, step, invariant) of the first that breaks one. Every
    40th step all legal actions are tried on a copy. Random players soon die; so in every second
    game nearly all actions lead to the nearest cheese, and more of the game is seen."""
    eaten = np.zeros(AREAS, np.int64)
    tried = np.zeros(AREAS, np.int64)
    for seed in range(first, first + games):
        own = bits64(seed)
        tables[0] = tables[3]
        s, before = tables[0], tables[1]
        setup(s, 1, choices, own)
        eaten[:] = 0
        step = 0
        while s.turn >= 0:
            count = legal(s, buffer)
            if count < 1 or not no_action_twice(buffer, count, seen, results[8]):
                return seed, step, 12
            results[8] += 1  # stamp
            tables[1] = tables[0]
            if step % 40 == 7:
                for i in range(count):
                    tables[2] = tables[0]
                    tables[2].telling = 1
                    tried[:] = eaten
                    apply(tables[2], np.int64(buffer[i]))
                    tables[2].telling = 0
                    broken = broken_by(before, tables[2], tried)
                    if broken:
                        return seed, step, broken
                    results[7] += 1
            which = scaled(number(own, 1, step), count)
            action: Any = np.int64(buffer[which])
            if seed % 2 and number(own, 2, step) & np.uint64(15):
                action = choose_greedy(s, buffer, own, step, legal)
            s.telling = 1
            apply(s, action)
            s.telling = 0
            broken = broken_by(before, s, eaten)
            if broken:
                return seed, step, broken
            hush(s)
            step += 1
            results[6] += 1
        if legal(s, buffer):
            return seed, step, 6
        results[s.result] += 1
    return -1, 0, 0


def compiled_check() -> Any:
    """With the game's rules as arguments, so that they need not be compiled once more."""
    if INTERPRETED:
        return play_and_check
    s = numba.from_dtype(GAME.record.dtype)
    i64, i64s, i32s = types.int64, types.int64[::1], types.int32[::1]
    rules = [types.FunctionType(GAME.types[name]) for name in ("setup", "legal", "apply")]
    arrays = (s[::1], i32s, i64s, i64s)
    return njit((*arrays, i64, i64, i64s, *rules))(play_and_check)


@proves("RC-3", "RC-79", "RC-108")
def test_random_games_keep_every_invariant() -> None:
    GAME.prepare()
    check = compiled_check()
    tables = np.zeros(4, GAME.record.dtype)
    buffer = np.zeros(GAME.most_legal, np.int32)
    seen = np.zeros(GAME.actions.size, np.int64)
    results = np.zeros(9, np.int64)
    results[8] = 1
    rules = (GAME.rules.setup, GAME.rules.legal, GAME.rules.apply)
    each = -(-GAMES // len(VARIANTS))
    for i, options in enumerate(VARIANTS):
        choices = GAME.choices(options)
        with np.errstate(over="ignore"):
            found = check(tables, buffer, seen, choices, i * each, each, results, *rules)
        assert tuple(found) == (-1, 0, 0), (options, "seed, step, invariant", found)
    assert results[1:6].sum() == each * len(VARIANTS)
    print(f"{results[1:6]} ends, {results[6]} decisions, {results[7]} more tried")
    if not INTERPRETED:
        assert results[6] > 30 * GAMES and results[7] > results[6] // 10
        assert results[WON_CHEESE] and results[LOST_CHEESE] and results[LOST_HEALTH]


# --- the table of the contract --------------------------------------------------------------------

some_options = st.sampled_from(VARIANTS)
some_seed = st.integers(0, 2**32)
few = settings(max_examples=4 if INTERPRETED else 16, deadline=None)


def played(options: dict[str, Any], seed: int, most: int) -> cm.Table:
    table, rng = GAME.new(seed=seed, **options), random.Random(seed)
    for _ in range(most):
        legal = table.legal()
        if not legal:
            break
        table.play(rng.choice([a for a in legal if a != "end" or rng.random() < 0.3] or legal))
    return table


@given(some_options, some_seed, st.integers(0, 120))
@few
def test_a_position_is_the_table(options: dict[str, Any], seed: int, most: int) -> None:
    """Written, read and written again it is the same, and offers the same actions."""
    table = played(options, seed, most)
    again = GAME.load(table.position())
    assert again.state.tobytes() == table.state.tobytes()
    assert again.legal() == table.legal()
    for action in random.Random(seed).sample(table.legal(), min(5, len(table.legal()))):
        one, two = table.fork(), again.fork()
        one.play(action)
        two.play(action)
        assert one.position() == two.position()


@given(some_options, some_seed, some_seed)
@few
def test_the_same_actions_give_the_same_game(
    options: dict[str, Any], seed: int, other: int
) -> None:
    """From the same seed; and from any seed with the same piles and a script of outcomes."""
    table = played(options, seed, 10_000)
    assert table.over
    start = GAME.new(seed=seed, **options)
    staged = GAME.load({**start.position(), "seed": other, "script": list(table.chance)})
    for action in table.actions:
        start.play(action)
        staged.play(action)
    assert start == table and start.log() == table.log()
    one, two = table.position(), staged.position()
    for key in ("seed", "drawn"):
        one.pop(key), two.pop(key)
    assert one == two and staged.log() == table.log()


def found_in(tables: Any, eaten: Any) -> int:
    """What tables[1] breaks after tables[0]."""
    return broken_by(tables[0], tables[1], eaten)  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def found() -> Any:
    return found_in if INTERPRETED else njit(found_in)


@pytest.mark.parametrize("number_", [1, 3, 4, 5, 7, 8, 9, 10, 11])
def test_the_checks_can_fail(number_: int, found: Any) -> None:
    """A table that somebody tampered with is found out."""
    table = next(
        table
        for table in (played(VARIANTS[0], seed, 30) for seed in range(1000))
        if table.state.phase == ACTING and table.state.cheese.any()
    )
    tables = np.array([table.state, table.state], GAME.record.dtype)
    before, s = tables[0], tables[1]
    eaten = np.zeros(AREAS, np.int64)
    with np.errstate(over="ignore"):
        assert found(tables, eaten) == 0
        cheesy = int(np.flatnonzero(s.cheese)[0])
        if number_ == 1:
            s.bag[0] += 1
        elif number_ == 3:
            s.lying[0, 4] = 9
        elif number_ == 4:
            s.trap[3] = 5
        elif number_ == 5:
            s.dice = 11
        elif number_ == 7:
            s.near[:, :] = 0
        elif number_ == 8:
            s.rats[:, s.pawn], s.bag[:] = 0, s.bag + s.rats[:, s.pawn]
            s.odd_at[:], s.discard[1:] = 0, s.discard[1:] | (s.odd_at[1:] > 0)
            s.arch_at = 0
            before.cheese[s.pawn] = s.cheese[s.pawn] = 1
        elif number_ == 10:
            s.cheese[cheesy] -= 1
        elif number_ == 9:  # a white rat that walks away from cheese
            s.told, s.events[0, :6] = 1, (MOVED, 0, 1, cheesy, s.near[cheesy, 0] - 1, cheesy)
        else:
            before.cheese[cheesy] = s.cheese[cheesy] = 3
            s.told, s.events[0, :2] = 1, (DRAWN, 1)
        assert found(tables, eaten) == number_
