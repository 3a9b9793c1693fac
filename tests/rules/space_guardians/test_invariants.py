"""What holds in every game of Space Guardians, over thousands of random
games. The checks are compiled, and know the record but nothing of how the rules are written.

One table of every game is also written down and read again, and played beside its mirror image; of
these the suite takes a sample. `CHEESEMOON_THOROUGH=1 pytest` takes all of them, and ten times as
many games.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import numba
import numpy as np
import pytest
from numba import types

import cheesemoon as cm
from cheesemoon.core import INTERPRETED, Table, bits64, rule
from cheesemoon.core.bulk.playout import any_of
from cheesemoon.core.game.engine_state import Play
from cheesemoon.core.rules.rule import compiled_for
from cheesemoon.games.space_guardians import content as c, state as st
from thorough import THOROUGH

GAME = cm.game("space-guardians")
GAMES = 100 if INTERPRETED else 10_000 if THOROUGH else 1_000  # each with 2, 3, 4 seats, two ways
SAMPLES = GAMES if THOROUGH else 100
COLUMNS, ROWS, COUNTS, VALUES = c.COLUMNS, c.ROWS, c.COUNTS, c.VALUES
LEFT, RIGHT, MINE, FIGHTER = st.LEFT, st.RIGHT, st.MINE, st.FIGHTER
PLACING, LAYING, REENTERING = st.PLACING, st.LAYING, st.REENTERING
PAY, MOVE, SHOOT, BUY = st.PAY, st.MOVE, st.SHOOT, st.BUY


PROMISES = (
    "all hold",
    "there is a legal action until the game is over",
    "every kind has as many tokens as were printed",
    "as many left as right halves are to come, and only one side waits",
    "a cell holds one object at most, and the counts agree",
    "invaders come down in their columns, and a lost half leaves a gap",
    "fighters move in their owner's turn only",
    "box, stack, levels, markers and the mine never go back",
    "an arrival fills every column",
    "points grow by shooting and fall by paying only",
    "counters stay below their limits while the game runs",
    "the record keeps nothing that a position does not tell",
)
(
    ALL_HOLD,
    SOMETHING_IS_LEGAL,
    TOKENS_ADD_UP,
    SHIPS_COME_WHOLE,
    ONE_OBJECT,
    ONLY_DOWN,
    OTHERS_STAY,
    NOTHING_GOES_BACK,
    COLUMNS_FILLED,
    POINTS,
    STILL_RUNS,
    CLEAN,
) = range(len(PROMISES))


@rule
def tokens_add_up(s: Any) -> bool:
    """Board, stack, waiting, players and box together hold every token that was printed."""
    for kind in range(len(COUNTS)):
        count = s.box[kind]
        for seat in range(s.players):
            count += s.tokens[seat, kind]
        for cell in range(ROWS * COLUMNS):
            what = s.cells[cell]
            if 0 < what < MINE and min(what - 1, 5) == kind:
                count += 1
        for i in range(s.stack_left):
            if min(s.stack[i] - 1, 5) == kind:
                count += 1
        if kind == 5:
            count += s.waiting[0] + s.waiting[1] + 2 * s.waiting_ships
        if count != COUNTS[kind]:
            return False
    return True


@rule
def ships_come_whole(s: Any) -> bool:
    """As many left as right halves are to come, and only one side waits."""
    left, right = s.waiting[0], s.waiting[1]
    if (left and right) or (s.stack_left == 0 and (left or right)):
        return False
    for i in range(s.stack_left):
        left += s.stack[i] == LEFT
        right += s.stack[i] == RIGHT
    return left == right


@rule
def one_object_in_a_cell(s: Any) -> bool:
    """Board, fighters, mine and the counts of invaders agree."""
    fighters, mines, invaders = 0, 0, 0
    for cell in range(ROWS * COLUMNS):
        what = s.cells[cell]
        if what >= FIGHTER:
            fighters += 1
            if s.at[what - FIGHTER] != cell:
                return False
        elif what == MINE:
            mines += 1
            if s.mine != cell:
                return False
        elif what:
            invaders += 1
    for column in range(COLUMNS):
        count = 0
        for row in range(ROWS):
            count += 0 < s.cells[row * COLUMNS + column] < MINE
        if count != s.in_column[column]:
            return False
    flying = 0
    for seat in range(s.players):
        flying += s.at[seat] >= 0
        if s.out[seat] and s.at[seat] >= 0:
            return False
    return fighters == flying and mines == (s.mine >= 0) and invaders == s.invaders


@rule
def lost_halves_leave_a_gap(s: Any) -> bool:
    """No invader stands right of a damaged left half or left of a damaged right one."""
    for cell in range(ROWS * COLUMNS):
        if s.cells[cell] == LEFT and cell % COLUMNS < COLUMNS - 1:
            beside = s.cells[cell + 1]
            if 0 < beside < MINE and beside != RIGHT:
                return False
        if s.cells[cell] == RIGHT and cell % COLUMNS > 0:
            beside = s.cells[cell - 1]
            if 0 < beside < MINE and beside != LEFT:
                return False
    return True


@rule
def invaders_only_come_down(before: Any, s: Any) -> bool:
    """Read from the bottom, a column is what it was, less what was lost, plus what arrived; and
    nobody is higher than before."""
    for column in range(COLUMNS):
        old = ROWS - 1
        for row in range(ROWS - 1, -1, -1):
            what = s.cells[row * COLUMNS + column]
            if not 0 < what < MINE:
                continue
            while old >= 0 and (old > row or before.cells[old * COLUMNS + column] != what):
                old -= 1
            if (
                old < 0
                and before.stack_left == s.stack_left
                and (before.waiting_ships == s.waiting_ships)
            ):
                return False  # somebody came from nowhere
            old -= 1
    return True


@rule
def nothing_goes_back(before: Any, s: Any) -> bool:
    """The box only grows and the stack only shrinks; levels, markers and players out of the game
    never go back, and the mine never returns from the box."""
    for kind in range(len(COUNTS)):
        if s.box[kind] < before.box[kind]:
            return False
    for seat in range(s.players):
        if s.level[seat] < before.level[seat] or s.rocket[seat] < before.rocket[seat]:
            return False
        if s.battery[seat] < before.battery[seat] or s.out[seat] < before.out[seat]:
            return False
    if before.mine < 0 <= s.mine and before.phase != LAYING and before.phase != REENTERING:
        return False
    return s.stack_left <= before.stack_left


@rule
def all_points(s: Any) -> int:
    points = 0
    for seat in range(s.players):
        for kind in range(len(COUNTS)):
            points += VALUES[kind] * s.tokens[seat, kind]
    return points


@rule
def points_move_as_they_should(before: Any, s: Any, action: int) -> bool:
    """More by shooting, fewer by paying, otherwise the same."""
    gained = all_points(s) - all_points(before)
    if SHOOT <= action < BUY:
        return gained >= 0
    if PAY <= action < MOVE:
        return gained < 0
    return gained == 0


@rule
def others_stay(before: Any, s: Any, action: int) -> bool:
    """Fighters move only in their owner's turn (or are destroyed)."""
    for seat in range(s.players):
        if seat != before.turn and s.at[seat] != before.at[seat] and s.at[seat] >= 0:
            return False
    return True


@rule
def still_runs(s: Any) -> bool:
    """While a game runs somebody is left to shoot at, and it has neither reached its limit of turns
    nor the misses of a cease-fire."""
    players = 0
    for seat in range(s.players):
        players += 1 - s.out[seat]
    if s.turn < 0:
        return s.end > 0
    return s.misses < players and s.turns < c.TURN_LIMIT and s.end == 0 and s.invaders > 0


@rule
def scratch_is_clean(s: Any) -> bool:
    """The record is canonical: nothing is left of the telling, the stack is zero above its top."""
    for i in range(s.stack_left, len(s.stack)):
        if s.stack[i]:
            return False
    return s.reported == 0 and s.report_from == 0 and s.report[0] == 0 and s.told == 0


@rule
def monsters_to_come(s: Any) -> int:
    count = 0
    for i in range(s.stack_left):
        count += s.stack[i] < LEFT
    return count


@rule
def columns_are_filled(before: Any, s: Any) -> int:
    """After an arrival for which the stack had monsters enough every column holds an invader,
    except where something collided or was shot since. 2: such an arrival; 1: none; 0: wrong."""
    causes, cause, since = 0, 0, -1
    for i in range(s.told):
        kind = s.events[i, 0]
        if kind == st.ARRIVED:
            since = cause
        if kind in (st.EMPTIED, st.ROCKETED):
            causes, cause = causes + 1, i
    if since < 0 or monsters_to_come(before) < COLUMNS * causes:
        return 1
    lost = 0
    for i in range(since, s.told):
        kind = s.events[i, 0]
        if kind == st.EXPLODED:
            lost |= 1 << s.events[i, 2] % COLUMNS
        elif kind in (st.CRASHED, st.TOOK, st.BROKE):
            lost |= 1 << s.events[i, 3] % COLUMNS
    for column in range(COLUMNS):
        if s.in_column[column] == 0 and not lost >> column & 1:
            return 0
    return 2


def broken(
    tables: Any, buffer: Any, players: int, choices: Any, counts: Any, samples: Any, games: int,
    setup: Any, legal: Any, apply: Any,
) -> Any:  # fmt: skip
    """Play; (game, step, number of the promise) of the first that is broken. `counts`: ends by
    kind, and at last the arrivals that had to fill every column. `samples`: one table
    of every game."""
    for g in range(games):
        tables[0] = tables[2]
        s, before = tables[0], tables[1]
        setup(s, players, choices, bits64(g))
        s.telling = 1
        step = 0
        while s.turn >= 0:
            if step <= g % 131:
                samples[g] = tables[0]
            count = legal(s, buffer)
            if count < 1:
                return g, step, SOMETHING_IS_LEGAL
            action = any_of(buffer, count, bits64(g), step)
            tables[1] = tables[0]
            apply(s, action)
            step += 1
            filled = columns_are_filled(before, s)
            counts[-1] += filled == 2
            s.told = 0
            if not tokens_add_up(s):
                return g, step, TOKENS_ADD_UP
            if not ships_come_whole(s):
                return g, step, SHIPS_COME_WHOLE
            if not one_object_in_a_cell(s):
                return g, step, ONE_OBJECT
            if not (lost_halves_leave_a_gap(s) and invaders_only_come_down(before, s)):
                return g, step, ONLY_DOWN
            if not others_stay(before, s, action):
                return g, step, OTHERS_STAY
            if not nothing_goes_back(before, s):
                return g, step, NOTHING_GOES_BACK
            if filled == 0:
                return g, step, COLUMNS_FILLED
            if not points_move_as_they_should(before, s, action):
                return g, step, POINTS
            if not still_runs(s):
                return g, step, STILL_RUNS
            if not scratch_is_clean(s):
                return g, step, CLEAN
        counts[s.end] += 1
    return 0, 0, ALL_HOLD


@cache
def compiled_check() -> Any:
    """With the game's rules as arguments, so that they need not be compiled once more."""
    if INTERPRETED:
        return broken
    s, i64, i64s = numba.from_dtype(GAME.record.dtype), types.int64, types.int64[::1]
    rules = [types.FunctionType(GAME.types[name]) for name in ("setup", "legal", "apply")]
    arrays = (s[::1], types.int32[::1], i64, i64s, i64s, s[::1])
    return compiled_for(types.UniTuple(i64, 3)(*arrays, i64, *rules), broken)


def mirrored(position: dict[str, Any]) -> dict[str, Any]:
    """Reflected left to right, L and R exchanged."""
    other = json.loads(json.dumps(position))
    swap = str.maketrans("LR", "RL")
    other["invaders"] = [row[::-1].translate(swap) for row in other["invaders"]]
    other["stack"] = [token.translate(swap) for token in other["stack"]]
    other["waiting_halves"] = [token.translate(swap) for token in other["waiting_halves"]]
    other["mine"] = mirror_cell(other["mine"])
    for person in other["seats"]:
        person["at"] = mirror_cell(person["at"])
    if other["heading"]:
        other["heading"] = other["heading"].translate(str.maketrans("ew", "we"))
    return other


def mirror_cell(cell: str | None) -> str | None:
    return cell and chr(2 * ord("a") + COLUMNS - 1 - ord(cell[0])) + cell[1:]


def mirror_action(action: str) -> str:
    verb, *rest = action.split()
    return " ".join([verb, *(mirror_cell(cell) or "" for cell in rest)])


def same_as_its_mirror(table: Table) -> int:
    """Moves and, unless somebody arrives, shots do to the mirror image what they do to the
    table. How many were tried."""
    if table.position()["phase"] not in ("move", "shoot", "resume"):
        return 0
    mirror = GAME.load(mirrored(table.position()))
    tried = 0
    for action in table.legal():
        verb = action.split()[0]
        if verb not in ("move", "shoot", "burst", "rocket"):
            continue
        mine, theirs = table.fork(), mirror.fork()
        mine.play(action)
        theirs.play(mirror_action(action))
        if any(event.name == "arrived" for event in mine.events[-1]):
            continue
        one, two = mirrored(mine.position()), theirs.position()
        if one["turns"] != two["turns"]:  # only one of them may push its mine now
            seen = ("invaders", "stack", "box", "mine")
            one, two = ({key: p.get(key) for key in seen} for p in (one, two))
        elif verb in ("shoot", "rocket"):  # who may push the mine is not symmetric
            for key in ("phase", "turn", "turns", "misses", "hit", "heading", "returned"):
                one.pop(key, None), two.pop(key, None)
        assert one == two, (action, table.position())
        tried += 1
    return tried


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_invariants(seats: int, advanced: bool) -> None:
    GAME.prepare()
    tables = np.zeros(3, GAME.record.dtype)
    samples = np.zeros(GAMES, GAME.record.dtype)
    buffer = np.zeros(GAME.most_legal, np.int32)
    choices = GAME.choices({"advanced": advanced})
    counts = np.zeros(7, np.int64)
    rules = (GAME.rules.setup, GAME.rules.legal, GAME.rules.apply)
    with np.errstate(over="ignore"):
        found = compiled_check()(tables, buffer, seats, choices, counts, samples, GAMES, *rules)
    game, step, promise = found
    assert PROMISES[promise] == "all hold", (game, step)
    ends, arrivals = counts[:6], counts[6]
    assert ends.sum() == GAMES and ends[0] == 0
    assert ends[2] > 0 and ends[4] > 0  # cease-fire and invasion; random players rarely clear it
    assert arrivals > GAMES
    samples["telling"] = samples["told"] = 0
    samples["events"] = 0
    mirrors = 0
    for record in samples[:: max(1, GAMES // SAMPLES)]:
        table = Table(GAME, Play(GAME, record.reshape(1).copy()), {"advanced": advanced})
        assert GAME.load(json.loads(json.dumps(table.position()))) == table
        mirrors += same_as_its_mirror(table)
    assert mirrors > SAMPLES
