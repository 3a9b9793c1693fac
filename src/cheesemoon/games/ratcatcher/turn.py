"""What is legal, what an action does, and the list of what is still to be done."""

from cheesemoon.core import GO_ON, Ints, pause, rule
from cheesemoon.core.rules.events import PAUSED

from . import (
    accountant,
    acts,
    bag,
    board,
    combat,
    content as c,
    expand,
    movement,
    night,
    rewards,
    state as st,
    targets,
)


@rule
def legal(s: st.Hunt, out: Ints) -> int:
    """What may be done now, in the order of the rules."""
    if s.phase == st.ACTING or s.phase == st.LATE:
        return acts.legal_acts(s, out)
    if s.phase == st.HITTING:
        return combat.legal_hits(s, out)
    if s.phase == st.CHEESING:
        return board.legal_puts(s, out)
    if s.phase == st.RAT_MOVE:
        count = targets.legal_goes(s, out)
        targets.settle_distances(s)
        return count
    if s.phase == st.SETUP or s.phase == st.EXPANDING:
        return expand.legal_places(s, out)
    if s.phase == st.PAYING:
        return accountant.legal_payments(s, out)
    if s.phase == st.DEPLOYING:
        return night.legal_deploys(s, out)
    if s.phase == st.REWARDING:
        return bag.legal_rewards(s, out)
    if s.phase == st.RECALLING:
        return bag.legal_recalls(s, out)
    return 0


@rule
def apply(s: st.Hunt, action: int) -> None:
    """Do one legal action, and then what follows of itself until you have to decide again."""
    if s.phase == st.SETUP:
        expand.place(s, action)
        if s.waiting:
            return
        st.push(s, st.DO_ACTIONS, 0, 0, 0)  # RC-14
        st.push(s, st.DO_FILL, 0, 0, 0)
    elif action != GO_ON:
        decide(s, action)
    run_todo(s)
    if s.telling != PAUSED:
        targets.settle_distances(s)


@rule
def decide(s: st.Hunt, action: int) -> None:
    """What one action does at once."""
    if s.phase == st.ACTING or s.phase == st.LATE:
        act(s, action)
    elif s.phase == st.EXPANDING:
        expand.place(s, action)
    elif s.phase == st.HITTING:
        combat.assign(s, action)
    elif s.phase == st.CHEESING:
        board.put(s, action - st.PUT)
    elif s.phase == st.PAYING:
        accountant.pay(s, (action - st.PAY) % 65)
    elif s.phase == st.RAT_MOVE:
        s.phase = st.RUNNING
        movement.go(s, action - st.GO)
    elif s.phase == st.DEPLOYING:
        night.deploy(s, action - st.DEPLOY)
    elif s.phase == st.REWARDING:
        bag.take_offer(s, -1 if action == st.PASS else action - st.BUY)
    else:
        bag.recall(s, action - st.RECALL, 1)


@rule
def act(s: st.Hunt, action: int) -> None:
    """An action of phase `actions` or `late` (RC-17, RC-78)."""
    if action == st.END:
        st.push(s, st.DO_EXPAND_MINE, 0, 0, 0)
        return
    if action == st.DONE:
        st.push(s, st.DO_RATS, 0, 0, 0)
        return
    st.push(s, st.DO_ACTIONS if s.phase == st.ACTING else st.DO_LATE, 0, 0, 0)
    if action < st.TRAP_IN:
        acts.move(s, action - st.MOVE)
    elif action < st.ATTACK:
        acts.set_trap(s, action - st.TRAP_IN)
    elif action < st.USE:
        acts.attack(s, action - st.ATTACK + 1)
    elif action < st.USE_AT:
        acts.use(s, action - st.USE, s.pawn)
    elif action < st.USE_WHISTLE:
        acts.use(s, (action - st.USE_AT) // c.AREAS, (action - st.USE_AT) % c.AREAS)
    elif action < st.BUY:
        place_ = action - st.USE_WHISTLE
        colour = place_ // (c.AREAS * c.AREAS) % len(c.COLOURS)
        which = place_ // (c.AREAS * c.AREAS * len(c.COLOURS))
        acts.whistle(s, which, colour, place_ // c.AREAS % c.AREAS, place_ % c.AREAS)
    elif action < st.CLAIM:
        accountant.buy(s, action - st.BUY)
    else:
        number = action - st.CLAIM
        rewards.claim(s, number // (len(c.REWARDS) + 1) + 1, number % (len(c.REWARDS) + 1))


@rule
def run_todo(s: st.Hunt) -> None:
    """Line after line of `todo`, until one needs a decision or the game is over."""
    if s.phase != st.OVER and s.phase != st.RAT_MOVE:
        s.phase = st.RUNNING
    while s.phase == st.RUNNING:
        if s.told > st.EVENTS_HELD and pause(s):
            return
        line = s.todo[s.todo_left - 1, 0]
        if line == st.DO_DRAW:
            bag.draw_rats(s)
        elif line == st.DO_WALK:
            movement.walk(s)
        elif line in (st.DO_ACTIONS, st.DO_LATE):
            act_next(s, line)
        elif line == st.DO_HITS:
            combat.assign_hits(s)
        elif line == st.DO_GAIN:
            if s.gained:
                s.phase = st.CHEESING
            else:
                st.pop(s)
        elif line == st.DO_PAY:
            accountant.go_on_paying(s)
        elif line == st.DO_PLACING:
            expand.go_on_placing(s)
        elif line == st.DO_FILL:
            expand.fill(s)
        else:
            run_rats(s, line)


@rule
def run_rats(s: st.Hunt, line: int) -> None:
    """One line of the rats' turn and what leads to it."""
    if line in (st.DO_EXPAND_MINE, st.DO_EXPAND_RATS):
        expand.expand(s, line == st.DO_EXPAND_MINE)
    elif line == st.DO_RATS:
        night.begin_rats_turn(s)
    elif line == st.DO_MOVE:
        movement.begin_movement(s)
    elif line == st.DO_COMMONS:
        movement.begin_commons(s)
    elif line == st.DO_ARRIVE:
        movement.arrive(s)
    elif line == st.DO_TRAPS:
        night.begin_traps(s)
    elif line == st.DO_SPRING:
        night.spring(s)
    elif line == st.DO_BITE:
        night.bite(s)
    elif line == st.DO_EAT:
        night.begin_eating(s)
    elif line == st.DO_EAT1:
        night.eat_in(s)
    elif line == st.DO_GOHOME:
        night.go_home(s)
    elif line == st.DO_SPAWN:
        night.spawn(s)
    elif line == st.DO_BLACKS:
        night.spawn_blacks(s)
    elif line == st.DO_CLEAN:
        night.clean(s)
    elif line == st.DO_REFRESH:
        night.refresh(s)


@rule
def act_next(s: st.Hunt, line: int) -> None:
    """The lines `actions` and `late`: RC-39: collecting first; RC-78: `late` if it is of use."""
    board.collect(s)
    if s.phase == st.OVER:
        return
    if s.gained:
        st.push(s, st.DO_GAIN, 0, 0, 0)
    elif line == st.DO_ACTIONS:
        st.pop(s)
        s.phase = st.ACTING
    elif acts.is_late_act(s):
        st.pop(s)
        s.phase = st.LATE
    else:
        st.pop(s)
        st.push(s, st.DO_RATS, 0, 0, 0)
