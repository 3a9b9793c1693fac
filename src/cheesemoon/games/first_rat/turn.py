"""The order of the steps (FR-10), the rounds, and the end of the game (FR-62 to FR-65)."""

from cheesemoon.core import GO_ON, Ints, pause, rule, tell

from . import (
    build,
    burrow,
    content as c,
    lists,
    rewards,
    robot,
    run,
    scoring,
    shop,
    state as st,
    take,
    ways,
)


@rule
def legal(s: st.Junkyard, out: Ints) -> int:
    """What may be done now, in the order of the rules."""
    if s.phase == st.RUN:
        return run.legal_runs(s, out)
    if s.phase == st.BUILD:
        return build.legal_builds(s, out)
    if s.phase == st.SHOP:
        return shop.legal_shopping(s, out)
    if s.phase == st.FORK:
        return burrow.legal_forks(s, out)
    if s.phase == st.DRINK:
        return take.legal_drinks(s, out)
    if s.phase == st.PACK:
        return take.legal_packs(s, out)
    if s.phase == st.REWARD:
        return rewards.legal_rewards(s, out)
    if s.phase == st.COMIC:
        return burrow.legal_comics(s, out)
    if s.phase == st.TOKEN:
        return burrow.legal_tokens(s, out)
    if s.phase == st.PLAN:
        return robot.legal_plans(s, out)
    return 0


@rule
def apply(s: st.Junkyard, action: int) -> None:
    """Do one legal action, then go on to the next decision."""
    if action == GO_ON:
        after_idle(s)
    elif action < st.NUT_A:
        rat, rest = divmod(action - st.RUN_A, st.RUNS_OF_A_RAT)
        run.run(s, rat, rest // len(ways.VIA) + 1, rest % len(ways.VIA))
    elif action == st.DONE_A:
        if s.phase == st.RUN:
            go_on(s, st.REWARD)
        elif s.phase == st.SHOP:
            go_on(s, st.BUILD)
        else:
            end_turn(s)
    elif action < st.PACK_A:
        if action == st.NUT_A:
            rewards.take_nut(s)
        else:
            rewards.new_rat(s)
        go_on(s, st.PACK)
    elif action < st.DRINK_A:
        s.pack = action - st.PACK_A + 1
        go_on(s, st.DRINK)
    elif action < st.FORK_A:
        times = 1
        if action == st.DRINK_A:
            take.drink(s)
            times = 2
        take.take_all(s, times)
        go_on(s, st.FORK)
    elif action < st.BUY_A:
        act_in_burrow(s, action)
    elif action < st.STEAL_A:
        shop.buy(s, action - st.BUY_A)
    elif action < st.BUILD_A:
        shop.steal(s, action - st.STEAL_A)
    elif action < st.FEED_A:
        part, saved = divmod(action - st.BUILD_A, st.SAVINGS)
        build.build(s, part, saved)
    elif action == st.FEED_A:
        build.feed(s)
    else:
        robot.plan_or_score(s, c.PLAN_TRACK[action - st.PLAN_A])
        robot.discard_card(s)
        next_turn(s)


@rule
def act_in_burrow(s: st.Junkyard, action: int) -> None:
    """FR-38, FR-42, FR-70: a way, a comic, a rat for its token; then the marker walks on."""
    if action < st.COMIC_A:
        if burrow.take_fork(s, action - st.FORK_A):
            return
    elif action < st.COMIC_NONE:
        if burrow.take_comic(s, action - st.COMIC_A):
            s.phase = st.TOKEN
            return
    elif action == st.COMIC_NONE:
        burrow.leave_comic(s)
    else:
        burrow.put_token(s, action - st.TOKEN_A)
    go_on(s, st.FORK)


@rule
def go_on(s: st.Junkyard, step: int) -> None:
    """FR-10: from this step on, the first that has something to decide; else the turn ends."""
    if step <= st.REWARD and rewards.reward_is_due(s):
        s.phase = st.REWARD
        return
    if step <= st.PACK and take.pack_is_to_choose(s):
        s.phase = st.PACK
        return
    if step <= st.DRINK:
        if take.may_drink(s):
            s.phase = st.DRINK
            return
        take.take_all(s, 1)
    if step <= st.FORK and burrow.walk(s):
        return
    if step <= st.SHOP and shop.something_to_get(s):
        s.phase = st.SHOP
        return
    if build.something_to_build(s):
        s.phase = st.BUILD
        return
    end_turn(s)


# --- turns and rounds -----------------------------------------------------------------------------


@rule
def powers_of(s: st.Junkyard, seat: int) -> int:
    """FR-43: bits of a seat's comics, those taken this turn left out."""
    bits = 0
    comics = s.seats[seat].comics
    for i in range(lists.length(comics) - s.fresh):
        bits |= lists.bit(comics[i] - 1)
    return bits


@rule
def begin_turn(s: st.Junkyard, seat: int) -> bool:
    """FR-11: with a rat on the path it begins with step 1, else with step 4. False: there is
    nothing to decide, the turn passes by itself."""
    s.turn = seat
    s.powers = powers_of(s, seat)
    if run.has_rat_on_path(s, seat):
        s.phase = st.RUN
        return True
    s.phase = st.BUILD
    return build.something_to_build(s)


@rule
def end_turn(s: st.Junkyard) -> None:
    """What happened in this turn is over; FR-1: then comes the robot, or the next seat."""
    s.runs = 0
    s.ran_rat[:] = 0
    s.ran_end[:] = 0
    s.ran_steps[:] = 0
    s.ran_chain[:] = 0
    s.pack = 0
    s.steps = 0
    s.shopped[:] = 0
    s.fresh = 0
    if s.players == 1 and robot.robot_turn(s):
        return
    next_turn(s)


@rule
def next_turn(s: st.Junkyard) -> None:
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
        tell(s, st.IDLE, following, 0, 0, 0, 0)
        if s.players == 1 and (pause(s) or robot.robot_turn(s)):
            return


@rule
def after_idle(s: st.Junkyard) -> None:
    """FR-11, FR-81: the human's turn has passed and was told; the robot's follows."""
    if not robot.robot_turn(s):
        next_turn(s)


@rule
def game_ends(s: st.Junkyard) -> bool:
    """FR-62, FR-63: after the last round; FR-65: or if no seat has a rat on the path."""
    if s.ending == st.THIS_ROUND:
        return True
    for seat in range(s.players):
        if run.has_rat_on_path(s, seat):
            return False
    return s.players > 1 or not run.has_rat_on_path(s, c.ROBOT)


@rule
def begin_round(s: st.Junkyard) -> None:
    """FR-63: the round after the eighth marker is the last."""
    s.round_no += 1
    if s.ending == st.NEXT_ROUND:
        s.ending = st.THIS_ROUND
    tell(s, st.ROUND, s.round_no, s.ending == st.THIS_ROUND, 0, 0, 0)


@rule
def end_game(s: st.Junkyard) -> None:
    """FR-66, FR-67, FR-89: points are counted; no seat acts any more."""
    s.turn = -1
    s.phase = st.OVER
    s.powers = 0
    if s.telling:
        tell_result(s)


@rule
def tell_result(s: st.Junkyard) -> None:
    """Totals, winners, and the challenges of a solo game."""
    won = scoring.winners(s)
    for seat in range(s.players):
        tell(s, st.TOTAL, seat, scoring.total(s, seat), 0, 0, 0)
    if s.players == 1:
        tell(s, st.ROBOT_TOTAL, scoring.total(s, c.ROBOT), 0, 0, 0, 0)
        if won == 0:
            tell(s, st.ROBOT_WON, scoring.total(s, c.ROBOT), 0, 0, 0, 0)
    for seat in range(s.players):
        if (won >> seat) & 1:
            tell(s, st.WON, seat, scoring.total(s, seat), 0, 0, 0)
    if s.players == 1:
        met = scoring.challenges(s)
        for challenge in range(1, 10):
            if (met >> challenge) & 1:
                tell(s, st.CHALLENGE, challenge, 0, 0, 0, 0)
