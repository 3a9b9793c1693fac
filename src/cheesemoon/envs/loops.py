"""What a batch of tables does in one step, table by table: one source for the CPU and the GPU.

Every function takes the arrays of the batch, the number of the table, and the rules of the game as
arguments. On the CPU those are addresses of compiled rules, so that a loop over them is compiled in
a moment; on a GPU the very same functions are compiled into a kernel together with the rules.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from cheesemoon.core.bulk.playout import any_of
from cheesemoon.core.rules.chance import number
from cheesemoon.core.rules.observation import clear
from cheesemoon.core.rules.rule import inlined

SEEDS = 31  # the stream of chance that the seeds of tables come from
STOP, REPLACE = range(2)  # what is done about an illegal action
ILLEGAL = ("stop", "legal")
BEFORE, PLAYED, LISTED, SHOWN = range(4)  # moments of a step


class Rules(NamedTuple):
    """The rules of a game that it takes to step."""

    setup: Any
    legal: Any
    apply: Any
    totals: Any
    winners: Any
    observe: Any
    observe_after: Any  # None: not every game has it


class Arrays(NamedTuple):
    """The arrays of a batch, a row for each table, and its settings."""

    tables: Any  # records
    blank: Any  # one record, zero everywhere
    observations: Any  # float32, tables x numbers
    masks: Any  # bool, tables x actions
    legal: Any  # int32, tables x most legal actions: the same as a list
    counts: Any  # int64: how long that list is
    seats: Any  # int64: the seat to act; -1 when the game is over
    rewards: Any  # float32, tables x seats
    done: Any  # bool
    points: Any  # int64, tables x seats: totals of games that are over
    seeds: Any  # uint64: what the table was set up from
    games: Any  # int64: which game of this table it is, counted from 0
    steps: Any  # int64: decisions in this game
    violations: Any  # int64: illegal actions so far
    choices: Any  # int64: the options
    lines: Any  # int64: bytes of a row, one in each line of memory that changes in play
    players: int
    root: int  # uint64: the seed of the batch
    own: int  # bits of the seats that the caller plays; the others play at random
    viewer: int  # whose observation a finished table shows
    margin: float  # 0: share of the victory; else the points that count 1


@inlined
def set_up(b: Any, i: int, setup: Any) -> None:
    """The next game of a table, its seed made from the batch's seed, the table and the game."""
    seed = number(number(b.root, SEEDS, i), SEEDS, b.games[i])
    b.seeds[i] = seed
    b.steps[i] = 0
    b.done[i] = False
    for seat in range(b.players):
        b.rewards[i, seat] = 0.0
    b.tables[i] = b.blank[0]
    setup(b.tables[i], b.players, b.choices, seed)


@inlined
def hide(b: Any, i: int) -> None:
    """Take the actions of the last decision out of the mask."""
    for k in range(b.counts[i]):
        b.masks[i, b.legal[i, k]] = False


@inlined
def list_legal(b: Any, i: int, legal: Any) -> None:
    """What the seat to act may do, as a list. A finished table takes any action, which starts the
    next game; it lists action 0, so that nobody has to choose from nothing."""
    if b.tables[i].turn >= 0:
        b.counts[i] = legal(b.tables[i], b.legal[i])
    else:
        b.legal[i, 0] = 0
        b.counts[i] = 1


@inlined
def others_play(b: Any, i: int, legal: Any, apply: Any) -> int:
    """Seats that the caller does not play choose at random, until it is the caller's turn or all is
    over. Who has acted, as bits."""
    acted = 0
    while b.tables[i].turn >= 0 and (b.own >> b.tables[i].turn) & 1 == 0:
        acted |= 1 << b.tables[i].turn
        apply(b.tables[i], any_of(b.legal[i], b.counts[i], b.seeds[i], b.steps[i]))
        b.steps[i] += 1
        list_legal(b, i, legal)
    return acted


@inlined
def show(b: Any, i: int, acted: int, look: Any, observe: Any, observe_after: Any) -> None:
    """Seat, mask and observation of the decision that is due."""
    turn = b.tables[i].turn
    for k in range(b.counts[i]):
        b.masks[i, b.legal[i, k]] = True
    look(b, i, acted, turn if turn >= 0 else b.viewer, observe, observe_after)
    b.seats[i] = turn


# --- three ways to look; each is handed to `show` ---


@inlined
def look_at_cleared(
    b: Any, i: int, acted: int, seat: int, observe: Any, observe_after: Any
) -> None:
    """The row is zero everywhere."""
    observe(b.tables[i], seat, b.observations[i])


@inlined
def look_anew(b: Any, i: int, acted: int, seat: int, observe: Any, observe_after: Any) -> None:
    """The row still shows what was seen last."""
    clear(b.observations[i], 0, b.observations.shape[1])
    observe(b.tables[i], seat, b.observations[i])


@inlined
def look_on(b: Any, i: int, acted: int, seat: int, observe: Any, observe_after: Any) -> None:
    """The row shows what the seat saw that was to act last; at the beginning of a game, nothing of
    use."""
    if b.seats[i] >= 0:
        observe_after(b.tables[i], acted, b.seats[i], seat, b.observations[i])
    else:
        look_anew(b, i, acted, seat, observe, observe_after)


@inlined
def pay_out(b: Any, i: int, totals: Any, winners: Any) -> None:
    """What each seat gets when the game is over: its share of the victory, or its margin."""
    b.done[i] = True
    totals(b.tables[i], b.points[i])
    won = winners(b.tables[i])
    shared = 0
    for seat in range(b.players):
        shared += (won >> seat) & 1
    for seat in range(b.players):
        if b.margin > 0.0:
            b.rewards[i, seat] = lead(b, i, seat) / b.margin
        elif (won >> seat) & 1:
            b.rewards[i, seat] = 1.0 / shared


@inlined
def lead(b: Any, i: int, seat: int) -> float:
    """Points ahead of the best other; alone, the points."""
    if b.players == 1:
        return float(b.points[i, seat])
    best = b.points[i, 0 if seat else 1]
    for other in range(b.players):
        if other != seat:
            best = max(best, b.points[i, other])
    return float(b.points[i, seat] - best)


@inlined
def is_illegal(b: Any, i: int, action: int) -> bool:
    """Whether the mask forbids an action; a finished table takes any."""
    if b.done[i]:
        return False
    return action < 0 or action >= b.masks.shape[1] or not b.masks[i, action]


@inlined
def play(b: Any, i: int, action: int, apply: Any) -> int:
    """One action; an illegal one is counted, and a random legal one played in its place. Who has
    acted, as a bit."""
    acted: int = 1 << b.tables[i].turn
    if is_illegal(b, i, action):
        b.violations[i] += 1
        action = any_of(b.legal[i], b.counts[i], b.seeds[i], b.steps[i])
    apply(b.tables[i], action)
    b.steps[i] += 1
    return acted


@inlined
def before_the_first(b: Any, i: int) -> None:
    """As if a game of this table were over: the next step sets up its first."""
    b.games[i] = -1
    b.done[i] = True
    b.seats[i] = -1


@inlined
def step_table(
    b: Any,
    i: int,
    action: int,
    look: Any,
    ahead: Any,
    setup: Any,
    legal: Any,
    apply: Any,
    totals: Any,
    winners: Any,
    observe: Any,
    observe_after: Any,
) -> None:
    """One action of the seat to act, then the others play, and what is due then is shown. A table
    that was over is set up for its next game. In between, memory of tables to come is fetched."""
    acted = 0
    ahead(b, i, BEFORE)
    if b.done[i]:
        b.games[i] += 1
        set_up(b, i, setup)
    else:
        acted = play(b, i, action, apply)
    ahead(b, i, PLAYED)
    hide(b, i)
    list_legal(b, i, legal)
    acted |= others_play(b, i, legal, apply)
    ahead(b, i, LISTED)
    if b.tables[i].turn < 0:
        pay_out(b, i, totals, winners)
    show(b, i, acted, look, observe, observe_after)
    ahead(b, i, SHOWN)


@inlined
def nothing_ahead(b: Any, i: int, moment: int) -> None:
    """Where memory need not be fetched."""


@inlined
def first_illegal(b: Any, begin: int, end: int, actions: Any) -> int:
    """The first of these tables whose action the mask forbids; -1: none."""
    for i in range(begin, end):
        if is_illegal(b, i, actions[i]):
            return i
    return -1


@inlined
def sample_table(b: Any, i: int) -> int:
    """What a random player of this table's seed would do."""
    return any_of(b.legal[i], b.counts[i], b.seeds[i], b.steps[i])
