"""The order of the steps (FR-10), the rounds, and the end of the game (FR-62 to FR-65)."""

from __future__ import annotations

from cheesemoon.core import GO_ON, Ints, pause, rule, tell

from .build import build, feed, legal_builds, something_to_build
from .burrow import (
    leave_comic,
    legal_comics,
    legal_forks,
    legal_tokens,
    put_token,
    take_comic,
    take_fork,
    walk,
)
from .content import PLAN_TRACK, ROBOT, VIA
from .lists import bit, length
from .reward import legal_rewards, new_rat, reward_is_due, take_nut
from .robot import discard_card, legal_plans, plan_or_score, robot_turn
from .run import has_rat_on_path, legal_runs, run
from .scoring import challenges, total, winners
from .shop import buy, legal_shopping, something_to_get, steal
from .state import (
    BUILD,
    BUILD_A,
    BUY_A,
    CHALLENGE,
    COMIC,
    COMIC_A,
    COMIC_NONE,
    DONE_A,
    DRINK,
    DRINK_A,
    FEED_A,
    FORK,
    FORK_A,
    IDLE,
    NEXT_ROUND,
    NUT_A,
    OVER,
    PACK,
    PACK_A,
    PLAN,
    PLAN_A,
    REWARD,
    ROBOT_TOTAL,
    ROBOT_WON,
    ROUND,
    RUN,
    RUN_A,
    RUNS_OF_A_RAT,
    SAVINGS,
    SHOP,
    STEAL_A,
    THIS_ROUND,
    TOKEN,
    TOKEN_A,
    TOTAL,
    WON,
    Junkyard,
)
from .take import drink, legal_drinks, legal_packs, may_drink, pack_is_to_choose, take_all


@rule
def legal(s: Junkyard, out: Ints) -> int:
    """What may be done now, in the order of the rules."""
    if s.phase == RUN:
        return legal_runs(s, out)
    if s.phase == BUILD:
        return legal_builds(s, out)
    if s.phase == SHOP:
        return legal_shopping(s, out)
    if s.phase == FORK:
        return legal_forks(s, out)
    if s.phase == DRINK:
        return legal_drinks(s, out)
    if s.phase == PACK:
        return legal_packs(s, out)
    if s.phase == REWARD:
        return legal_rewards(s, out)
    if s.phase == COMIC:
        return legal_comics(s, out)
    if s.phase == TOKEN:
        return legal_tokens(s, out)
    if s.phase == PLAN:
        return legal_plans(s, out)
    return 0


@rule
def apply(s: Junkyard, action: int) -> None:
    """Do one legal action, then go on to the next decision."""
    if action == GO_ON:
        after_idle(s)
    elif action < NUT_A:
        rat, rest = divmod(action - RUN_A, RUNS_OF_A_RAT)
        run(s, rat, rest // len(VIA) + 1, rest % len(VIA))
    elif action == DONE_A:
        if s.phase == RUN:
            go_on(s, REWARD)
        elif s.phase == SHOP:
            go_on(s, BUILD)
        else:
            end_turn(s)
    elif action < PACK_A:
        if action == NUT_A:
            take_nut(s)
        else:
            new_rat(s)
        go_on(s, PACK)
    elif action < DRINK_A:
        s.pack = action - PACK_A + 1
        go_on(s, DRINK)
    elif action < FORK_A:
        times = 1
        if action == DRINK_A:
            drink(s)
            times = 2
        take_all(s, times)
        go_on(s, FORK)
    elif action < BUY_A:
        act_in_burrow(s, action)
    elif action < STEAL_A:
        buy(s, action - BUY_A)
    elif action < BUILD_A:
        steal(s, action - STEAL_A)
    elif action < FEED_A:
        part, saved = divmod(action - BUILD_A, SAVINGS)
        build(s, part, saved)
    elif action == FEED_A:
        feed(s)
    else:
        plan_or_score(s, PLAN_TRACK[action - PLAN_A])
        discard_card(s)
        next_turn(s)


@rule
def act_in_burrow(s: Junkyard, action: int) -> None:
    """FR-38, FR-42, FR-70: a way, a comic, a rat for its token; then the marker walks on."""
    if action < COMIC_A:
        if take_fork(s, action - FORK_A):
            return
    elif action < COMIC_NONE:
        if take_comic(s, action - COMIC_A):
            s.phase = TOKEN
            return
    elif action == COMIC_NONE:
        leave_comic(s)
    else:
        put_token(s, action - TOKEN_A)
    go_on(s, FORK)


@rule
def go_on(s: Junkyard, step: int) -> None:
    """FR-10: from this step on, the first that has something to decide; else the turn ends."""
    if step <= REWARD and reward_is_due(s):
        s.phase = REWARD
        return
    if step <= PACK and pack_is_to_choose(s):
        s.phase = PACK
        return
    if step <= DRINK:
        if may_drink(s):
            s.phase = DRINK
            return
        take_all(s, 1)
    if step <= FORK and walk(s):
        return
    if step <= SHOP and something_to_get(s):
        s.phase = SHOP
        return
    if something_to_build(s):
        s.phase = BUILD
        return
    end_turn(s)


# --- turns and rounds -----------------------------------------------------------------------------


@rule
def powers_of(s: Junkyard, seat: int) -> int:
    """FR-43: bits of a seat's comics, those taken this turn left out."""
    bits = 0
    comics = s.seats[seat].comics
    for i in range(length(comics) - s.fresh):
        bits |= bit(comics[i] - 1)
    return bits


@rule
def begin_turn(s: Junkyard, seat: int) -> bool:
    """FR-11: with a rat on the path it begins with step 1, else with step 4. False: there is
    nothing to decide, the turn passes by itself."""
    s.turn = seat
    s.powers = powers_of(s, seat)
    if has_rat_on_path(s, seat):
        s.phase = RUN
        return True
    s.phase = BUILD
    return something_to_build(s)


@rule
def end_turn(s: Junkyard) -> None:
    """What happened in this turn is over; FR-1: then comes the robot, or the next seat."""
    s.runs = 0
    s.ran_rat[:] = 0
    s.ran_end[:] = 0
    s.ran_steps[:] = 0
    s.pack = 0
    s.steps = 0
    s.shopped[:] = 0
    s.fresh = 0
    if s.players == 1 and robot_turn(s):
        return
    next_turn(s)


@rule
def next_turn(s: Junkyard) -> None:
    """FR-65: the next seat that has something to decide; after the last seat a new round."""
    while True:
        following = s.turn + 1
        if following == s.players:
            if game_ends(s):
                end_game(s)
                return
            begin_round(s)
            following = 0
        if begin_turn(s, following):
            return
        tell(s, IDLE, following, 0, 0, 0, 0)
        if s.players == 1 and (pause(s) or robot_turn(s)):
            return


@rule
def after_idle(s: Junkyard) -> None:
    """FR-11, FR-81: the human's turn has passed and was told; the robot's follows."""
    if not robot_turn(s):
        next_turn(s)


@rule
def game_ends(s: Junkyard) -> bool:
    """FR-62, FR-63: after the last round; FR-65: or if nobody has a rat on the path."""
    if s.ending == THIS_ROUND:
        return True
    for seat in range(s.players):
        if has_rat_on_path(s, seat):
            return False
    return s.players > 1 or not has_rat_on_path(s, ROBOT)


@rule
def begin_round(s: Junkyard) -> None:
    """FR-63: the round after the eighth marker is the last."""
    s.round_no += 1
    if s.ending == NEXT_ROUND:
        s.ending = THIS_ROUND
    tell(s, ROUND, s.round_no, s.ending == THIS_ROUND, 0, 0, 0)


@rule
def end_game(s: Junkyard) -> None:
    """FR-66, FR-67, FR-89: points are counted; nobody is to act any more."""
    s.turn = -1
    s.phase = OVER
    s.powers = 0
    if s.telling:
        tell_result(s)


@rule
def tell_result(s: Junkyard) -> None:
    """Totals, winners, and the challenges of a solo game."""
    won = winners(s)
    for seat in range(s.players):
        tell(s, TOTAL, seat, total(s, seat), 0, 0, 0)
    if s.players == 1:
        tell(s, ROBOT_TOTAL, total(s, ROBOT), 0, 0, 0, 0)
        if won == 0:
            tell(s, ROBOT_WON, total(s, ROBOT), 0, 0, 0, 0)
    for seat in range(s.players):
        if (won >> seat) & 1:
            tell(s, WON, seat, total(s, seat), 0, 0, 0)
    if s.players == 1:
        met = challenges(s)
        for challenge in range(1, 10):
            if (met >> challenge) & 1:
                tell(s, CHALLENGE, challenge, 0, 0, 0, 0)
