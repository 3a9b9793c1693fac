"""What holds in every game of Ratcatcher, over thousands of random games
with all ratcatchers, arch rats and modes; `CHEESEMOON_THOROUGH=1 pytest` takes ten times as many.

What holds at every table is in `invariants.py`, what must be told in `truth.py`. Both know the
record and the events, and nothing of how the rules are written.
"""

from __future__ import annotations

import random
from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import given, settings, strategies as st
from numba import types

import cheesemoon as cm
from cheesemoon.core import GO_ON, INTERPRETED, bits64, rule
from cheesemoon.core.rules.chance import number, scaled
from cheesemoon.core.rules.events import PAUSED
from cheesemoon.core.rules.rule import compiled_for, inlined
from cheesemoon.games.ratcatcher import city
from cheesemoon.games.ratcatcher.players.reference_player import choose_greedy
from rules_mark import rule as proves
from thorough import THOROUGH

from .invariants import (
    ACTING,
    AREAS,
    LATE,
    LOST_CHEESE,
    LOST_HEALTH,
    WON_CHEESE,
    a_round_begins_clean,
    cheese_here_is_guarded,
    city_hangs_together,
    every_card_is_somewhere_once,
    knows_where_things_are,
    no_action_twice,
    over_when_it_is_over,
    rats_add_up,
    scratch_is_clean,
    the_box_is_large_enough,
    traps_and_effects,
    within_limits,
)
from .tables import GAME
from .truth import DRAWN, MOVED, NOT_THE_CHEESE, NOT_THE_GROWTH, NOT_THE_MOVE, TRUE, told_truly

CHOICES = [option.choices for option in GAME.options.values()]
VARIANTS = [
    dict(zip(GAME.options, (catcher, arch, mode), strict=True))
    for catcher in CHOICES[0]
    for arch in CHOICES[1]
    for mode in CHOICES[2]
]
GAMES = 64 if INTERPRETED else 10_000 if THOROUGH else 1_000

# what can be broken
RATS, CARDS, BOX, TRAPS_AND_EFFECTS, LIMITS = 1, 2, 3, 4, 5
END, CITY, NEW_ROUND, GUARDED_CHEESE, RECORD, LEGAL, EVENTS = 6, 7, 8, 9, 10, 11, 12
MOST_EVENTS = 1000  # of one action


@rule
def broken_by(before: Any, s: Any, events: Any, told: int, eaten: Any) -> int:
    """The first invariant that an action has broken, or `TRUE`."""
    if told < 0:
        return EVENTS
    if not rats_add_up(s):
        return RATS
    if not every_card_is_somewhere_once(s):
        return CARDS
    if not the_box_is_large_enough(s):
        return BOX
    if not traps_and_effects(s):
        return TRAPS_AND_EFFECTS
    if not within_limits(before, s):
        return LIMITS
    if not over_when_it_is_over(s):
        return END
    if not city_hangs_together(before, s):
        return CITY
    if s.round_no > before.round_no and not a_round_begins_clean(s):
        return NEW_ROUND
    if (s.phase == ACTING or s.phase == LATE) and not cheese_here_is_guarded(s):
        return GUARDED_CHEESE
    if not (knows_where_things_are(s) and scratch_is_clean(s)):
        return RECORD
    return told_truly(before, s, events, told, eaten)


@rule
def hush(s: Any) -> None:
    """The events have been read."""
    for i in range(s.told):
        for k in range(6):
            s.events[i, k] = 0
    s.told = 0


@inlined
def play_out(s: Any, action: Any, events: Any, apply: Any) -> int:
    """Play an action with its pauses. Return the number of its events, which become `events`; -1 if
    the record had no room for them."""
    told = 0
    s.telling = PAUSED
    while s.telling == PAUSED:
        s.telling = 1
        apply(s, action)
        if s.told > len(s.events):
            return -1
        for i in range(s.told):
            for k in range(6):
                events[told, k] = s.events[i, k]
            told += 1
        hush(s)
        action = GO_ON
    s.telling = 0
    return told


def play_and_check(
    tables: Any, buffer: Any, seen: Any, choices: Any, first: int, games: int,
    results: Any, setup: Any, legal: Any, apply: Any,
) -> Any:  # fmt: skip
    """Play games from seed `first` on; (seed, step, invariant) of the first that breaks one. Every
    40th step all legal actions are tried on a copy. Random players soon die; so in every second
    game nearly all actions lead to the nearest cheese, and more of the game is seen."""
    eaten = np.zeros(AREAS, np.int64)
    tried = np.zeros(AREAS, np.int64)
    events = np.zeros((MOST_EVENTS, 6), np.int64)
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
                return seed, step, LEGAL
            results[8] += 1  # stamp
            tables[1] = tables[0]
            if step % 40 == 7:
                for i in range(count):
                    tables[2] = tables[0]
                    tried[:] = eaten
                    told = play_out(tables[2], np.int64(buffer[i]), events, apply)
                    broken = broken_by(before, tables[2], events, told, tried)
                    if broken:
                        return seed, step, broken
                    results[7] += 1
            which = scaled(number(own, 1, step), count)
            action: Any = np.int64(buffer[which])
            if seed % 2 and number(own, 2, step) & np.uint64(15):
                action = choose_greedy(s, buffer, own, step, legal)
            told = play_out(s, action, events, apply)
            broken = broken_by(before, s, events, told, eaten)
            if broken:
                return seed, step, broken
            step += 1
            results[6] += 1
        if legal(s, buffer):
            return seed, step, END
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
    found = types.UniTuple(i64, 3)
    return compiled_for(found(*arrays, i64, i64, i64s, *rules), play_and_check)


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
few = settings(max_examples=4 if INTERPRETED else 60 if THOROUGH else 16, deadline=None)


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


@rule
def found_in(tables: Any, eaten: Any) -> int:
    """What tables[1] breaks after tables[0]."""
    s = tables[1]
    return broken_by(tables[0], s, s.events, s.told, eaten)  # type: ignore[no-any-return]


def too_many_rats(before: Any, s: Any, cheesy: int) -> None:
    s.bag[0] += 1


def too_many_markers(before: Any, s: Any, cheesy: int) -> None:
    s.lying[0, 4] = 9


def five_traps_in_an_area(before: Any, s: Any, cheesy: int) -> None:
    s.trap[3] = 5


def eleven_dice(before: Any, s: Any, cheesy: int) -> None:
    s.dice = 11


def no_streets(before: Any, s: Any, cheesy: int) -> None:
    s.near[:, :] = 0


def cheese_that_nobody_guards(before: Any, s: Any, cheesy: int) -> None:
    s.rats[:, s.pawn], s.bag[:] = 0, s.bag + s.rats[:, s.pawn]
    s.odd_at[:], s.discard[1:] = 0, s.discard[1:] | (s.odd_at[1:] > 0)
    s.arch_at = 0
    before.cheese[s.pawn] = s.cheese[s.pawn] = 1


def a_white_rat_that_walks_away_from_cheese(before: Any, s: Any, cheesy: int) -> None:
    s.told, s.events[0, :6] = 1, (MOVED, 0, 1, cheesy, s.near[cheesy, 0] - 1, cheesy)


def cheese_that_is_gone_untold(before: Any, s: Any, cheesy: int) -> None:
    city.add_cheese(s, cheesy, -1)


def cheese_that_is_not_noted(before: Any, s: Any, cheesy: int) -> None:
    s.with_cheese = 0


def cards_drawn_with_much_cheese_about(before: Any, s: Any, cheesy: int) -> None:
    before.cheese[cheesy] = 3
    city.add_cheese(s, cheesy, 3 - int(s.cheese[cheesy]))
    s.told, s.events[0, :2] = 1, (DRAWN, 1)


@pytest.mark.parametrize(
    ("tamper", "breaks"),
    [
        (too_many_rats, RATS),
        (too_many_markers, BOX),
        (five_traps_in_an_area, TRAPS_AND_EFFECTS),
        (eleven_dice, LIMITS),
        (no_streets, CITY),
        (cheese_that_nobody_guards, GUARDED_CHEESE),
        (a_white_rat_that_walks_away_from_cheese, NOT_THE_MOVE),
        (cheese_that_is_not_noted, RECORD),
        (cheese_that_is_gone_untold, NOT_THE_CHEESE),
        (cards_drawn_with_much_cheese_about, NOT_THE_GROWTH),
    ],
)
def test_the_checks_can_fail(tamper: Any, breaks: int) -> None:
    """A table that somebody tampered with is found out."""
    table = next(
        table
        for table in (played(VARIANTS[0], seed, 30) for seed in range(1000))
        if table.state.phase == ACTING and table.state.cheese.any()
    )
    tables = np.array([table.state, table.state], GAME.record.dtype)
    eaten = np.zeros(AREAS, np.int64)
    with np.errstate(over="ignore"):
        assert found_in(tables, eaten) == TRUE
        tamper(tables[0], tables[1], int(np.flatnonzero(table.state.cheese)[0]))
        assert found_in(tables, eaten) == breaks
