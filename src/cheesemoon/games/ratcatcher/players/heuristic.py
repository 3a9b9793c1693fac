"""A rule of thumb for Ratcatcher: `weigh` rates each action as the reference player would, `value`
estimates a table at the start of a round (by its `odds`), `clock` counts rounds. A player that
follows the weights walks to a cheese in reach, takes it, closes the turn and survives the night.
The rest is for the reference player and searches."""

from random import Random

from cheesemoon.core import Ints, Position, bits64, rule, whole
from cheesemoon.core.rules.mathematics import exp, log

from .. import board, city, content as c, scoring, state as st, targets
from . import odds, preferences

CLAIMING = 200.0  # a closing action that costs no time: rewards
WALKING = 130.0  # to a cheese within reach
CLOSING = 100.0
TOWARDS = 60.0  # to a cheese farther away
ASIDE = 40.0
FAR = 99
BEST = 40  # points of a perfect victory
NEVER = 1e-4
NO_SEED = bits64(0)


@rule
def wanted_cheese(s: st.Hunt) -> int:
    """Return the area with cheese that has the least distance plus half its rats, or -1. Measure
    the distances from the pawn as far as necessary."""
    s.far[st.FROM_PAWN, s.pawn] = 1
    s.queue[0] = s.pawn
    done = 0
    count = 1
    best = -1
    least = 2 * FAR
    while done < count and 2 * s.far[st.FROM_PAWN, s.queue[done]] <= least:
        area = whole(s.queue[done])
        if s.cheese[area] and area != s.pawn:
            cost = 2 * s.far[st.FROM_PAWN, area] + preferences.rats_in(s, area)
            if cost < least or (cost == least and area < best):
                least = cost
                best = area
        count = city.reach(s, st.FROM_PAWN, area, count)
        done += 1
    return best


@rule
def walks_to(s: st.Hunt, goal: int) -> bool:
    """Return True if the pawn should go there now: near enough, no more rats than dice, no brown
    rats that bite on leaving, and no cheese here worth a fight. Needs distances from the pawn."""
    if s.cheese[s.pawn] and s.dice > 0:
        return False
    if s.rats[c.BROWN, s.pawn] > board.defence(s):
        return False
    return s.far[st.FROM_PAWN, goal] - 1 <= s.points and preferences.rats_in(s, goal) <= s.dice


@rule
def weigh_steps(s: st.Hunt, actions: Ints, count: int, weights: Ints) -> None:
    """Weigh steps: towards the wanted cheese first, then to areas with few rats."""
    goal = wanted_cheese(s)
    towards = TOWARDS
    if goal >= 0:
        if walks_to(s, goal):
            towards = WALKING
        targets.descend(s, st.FROM_PAWN, goal)
    for i in range(count):
        action = whole(actions[i])
        if action < st.TRAP_IN:
            area = action - st.MOVE
            weights[i] = (towards if s.far[st.FROM_HERE, area] else ASIDE) - preferences.rats_in(
                s, area
            )
    preferences.forget(s)


@rule
def act_weight(s: st.Hunt, action: int) -> float:
    """Weigh other actions: fights, claims and abilities, then traps, then the rest."""
    if action >= st.END:
        return 50.0
    if action >= st.CLAIM:
        return 45.0
    if action >= st.BUY:
        return 20.0
    if action >= st.USE:
        return 35.0
    if action >= st.ATTACK:
        return 30.0 + (action - st.ATTACK)
    return 10.0


@rule
def weigh_acts(s: st.Hunt, actions: Ints, count: int, weights: Ints) -> None:
    """Weigh rewards first, then a walk to cheese, then the closing action."""
    first = preferences.closing(s)
    if s.phase == st.ACTING and s.points > 0:
        weigh_steps(s, actions, count, weights)
    for i in range(count):
        action = whole(actions[i])
        if action >= st.TRAP_IN:
            weights[i] = act_weight(s, action)
        if action == first:
            weights[i] = CLAIMING if st.BUY <= action < st.END else CLOSING


@rule
def weigh(s: st.Hunt, actions: Ints, count: int, weights: Ints) -> None:
    """Weigh each legal action: 1 for the reference player's preference, 0 for others. Placements of
    cards are all equal."""
    if s.phase == st.ACTING or s.phase == st.LATE:
        weigh_acts(s, actions, count, weights)
        return
    first = whole(-1)
    if s.phase != st.SETUP and s.phase != st.EXPANDING:
        first = preferences.preferred(s, actions, count, NO_SEED, 0)
    for i in range(count):
        weights[i] = 1.0 if actions[i] == first else 0.0


@rule
def expected_points(s: st.Hunt) -> float:
    """Return the points of a victory: those of the table at the end, before that the mean of such
    tables in games that the reference player won."""
    return float(scoring.points(s)) if s.turn < 0 else 25.0 + 0.55 * scoring.points(s)


@rule
def chance_to_win(s: st.Hunt) -> float:
    """Return the chance to win. At the end it is 0 or 1."""
    if s.turn < 0:
        return 1.0 if scoring.has_won(s) else 0.0
    return 1.0 / (1.0 + exp(-odds.odds(s)))


@rule
def value(s: st.Hunt, seat: int) -> float:
    """Return the logarithm of the odds to win. A point of the victory counts like one percent of
    the chance."""
    worth = chance_to_win(s) * (1.0 + (expected_points(s) - BEST) / 100.0)
    worth = min(max(worth, NEVER), 1.0 - NEVER)
    return log(worth / (1.0 - worth))


@rule
def clock(s: st.Hunt) -> int:
    """Return the number of rounds, nights included. A table is judged when the next one begins."""
    return whole(s.round_no)


# --- a view as a position -------------------------------------------------------------------------


def unview(view: Position, seed: int) -> Position:
    """Return a position that fits a view. The view has the number of mystery tokens; choose that
    many at random among those that are no nests in the city."""
    seen = {k: v for k, v in view.items() if not k.endswith("_size")}
    areas = [a for card in view["city"].values() for a in card.get("areas", {}).values()]
    counts = c.TOKEN_COUNT.copy()
    counts[c.T_NEST] -= sum(area.get("nest", 0) for area in areas)
    tokens = [c.TOKENS[t] for t in range(len(c.TOKENS)) for _ in range(counts[t])]
    Random(seed).shuffle(tokens)
    return {**seen, "mystery": tokens[: view["mystery_size"]]}
