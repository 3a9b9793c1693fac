"""What is legal, what an action does, and the list of what is still to be done."""

from __future__ import annotations

from cheesemoon.core import Ints, rule

from .acts import (
    attack,
    buy,
    claim,
    go_on_paying,
    is_late_act,
    legal_acts,
    legal_payments,
    move,
    pay,
    set_trap,
    use,
    whistle,
)
from .attack import assign, assign_hits, legal_hits
from .bag import draw_rats, legal_recalls, legal_rewards, recall, take_offer
from .board import collect, legal_puts, put
from .city import forget_distances
from .content import AREAS, COLOURS, REWARDS
from .expand import expand, fill, go_on_placing, legal_places, place, waiting_card
from .movement import arrive, begin_commons, begin_movement, go, legal_goes, walk
from .night import (
    begin_eating,
    begin_rats_turn,
    begin_traps,
    bite,
    clean,
    deploy,
    eat_in,
    go_home,
    legal_deploys,
    refresh,
    spawn,
    spawn_blacks,
    spring,
)
from .state import (
    ACTING,
    ATTACK,
    BUY,
    CHEESING,
    CLAIM,
    DEPLOY,
    DEPLOYING,
    DO_ACTIONS,
    DO_ARRIVE,
    DO_BITE,
    DO_BLACKS,
    DO_CLEAN,
    DO_COMMONS,
    DO_DRAW,
    DO_EAT,
    DO_EAT1,
    DO_EXPAND_MINE,
    DO_EXPAND_RATS,
    DO_FILL,
    DO_GAIN,
    DO_GOHOME,
    DO_HITS,
    DO_LATE,
    DO_MOVE,
    DO_PAY,
    DO_PLACING,
    DO_RATS,
    DO_REFRESH,
    DO_SPAWN,
    DO_SPRING,
    DO_TRAPS,
    DO_WALK,
    DONE,
    END,
    EXPANDING,
    GO,
    HITTING,
    LATE,
    MOVE,
    OVER,
    PASS,
    PAY,
    PAYING,
    PUT,
    RAT_MOVE,
    RECALL,
    RECALLING,
    REWARDING,
    RUNNING,
    SETUP,
    TRAP_IN,
    USE,
    USE_AT,
    USE_WHISTLE,
    Hunt,
    pop,
    push,
)


@rule
def legal(s: Hunt, out: Ints) -> int:
    """What may be done now, in the order of the rules (section 4)."""
    if s.phase == ACTING or s.phase == LATE:
        return legal_acts(s, out)
    if s.phase == HITTING:
        return legal_hits(s, out)
    if s.phase == CHEESING:
        return legal_puts(s, out)
    if s.phase == RAT_MOVE:
        count = legal_goes(s, out)
        forget_distances(s)
        return count
    if s.phase == SETUP or s.phase == EXPANDING:
        return legal_places(s, out)
    if s.phase == PAYING:
        return legal_payments(s, out)
    if s.phase == DEPLOYING:
        return legal_deploys(s, out)
    if s.phase == REWARDING:
        return legal_rewards(s, out)
    if s.phase == RECALLING:
        return legal_recalls(s, out)
    return 0


@rule
def apply(s: Hunt, action: int) -> None:
    """Do one legal action, and then what follows of itself until you have to decide again."""
    if s.phase == ACTING or s.phase == LATE:
        act(s, action)
    elif s.phase == SETUP:
        place(s, action)
        if waiting_card(s, 0):
            return
        push(s, DO_ACTIONS, 0, 0, 0)  # RC-14
        push(s, DO_FILL, 0, 0, 0)
    elif s.phase == EXPANDING:
        place(s, action)
    elif s.phase == HITTING:
        assign(s, action)
    elif s.phase == CHEESING:
        put(s, action - PUT)
    elif s.phase == PAYING:
        pay(s, (action - PAY) % 65)
    elif s.phase == RAT_MOVE:
        s.phase = RUNNING
        go(s, action - GO)
    elif s.phase == DEPLOYING:
        deploy(s, action - DEPLOY)
    elif s.phase == REWARDING:
        take_offer(s, -1 if action == PASS else action - BUY)
    else:
        recall(s, action - RECALL, 1)
    run_todo(s)
    forget_distances(s)


@rule
def act(s: Hunt, action: int) -> None:
    """An action of phase `actions` or `late` (RC-17, RC-78)."""
    if action == END:
        push(s, DO_EXPAND_MINE, 0, 0, 0)
        return
    if action == DONE:
        push(s, DO_RATS, 0, 0, 0)
        return
    push(s, DO_ACTIONS if s.phase == ACTING else DO_LATE, 0, 0, 0)
    if action < TRAP_IN:
        move(s, action - MOVE)
    elif action < ATTACK:
        set_trap(s, action - TRAP_IN)
    elif action < USE:
        attack(s, action - ATTACK + 1)
    elif action < USE_AT:
        use(s, action - USE, s.pawn)
    elif action < USE_WHISTLE:
        use(s, (action - USE_AT) // AREAS, (action - USE_AT) % AREAS)
    elif action < BUY:
        place_ = action - USE_WHISTLE
        colour = place_ // (AREAS * AREAS) % len(COLOURS)
        which = place_ // (AREAS * AREAS * len(COLOURS))
        whistle(s, which, colour, place_ // AREAS % AREAS, place_ % AREAS)
    elif action < CLAIM:
        buy(s, action - BUY)
    else:
        number = action - CLAIM
        claim(s, number // (len(REWARDS) + 1) + 1, number % (len(REWARDS) + 1))


@rule
def run_todo(s: Hunt) -> None:
    """Line after line of `todo`, until one needs a decision or the game is over."""
    if s.phase != OVER and s.phase != RAT_MOVE:
        s.phase = RUNNING
    while s.phase == RUNNING:
        line = s.todo[s.todo_left - 1, 0]
        if line == DO_DRAW:
            draw_rats(s)
        elif line == DO_WALK:
            walk(s)
        elif line in (DO_ACTIONS, DO_LATE):
            act_next(s, line)
        elif line == DO_HITS:
            assign_hits(s)
        elif line == DO_GAIN:
            if s.gained:
                s.phase = CHEESING
            else:
                pop(s)
        elif line == DO_PAY:
            go_on_paying(s)
        elif line == DO_PLACING:
            go_on_placing(s)
        elif line == DO_FILL:
            fill(s)
        else:
            run_rats(s, line)


@rule
def run_rats(s: Hunt, line: int) -> None:
    """One line of the rats' turn and what leads to it."""
    if line in (DO_EXPAND_MINE, DO_EXPAND_RATS):
        expand(s, line == DO_EXPAND_MINE)
    elif line == DO_RATS:
        begin_rats_turn(s)
    elif line == DO_MOVE:
        begin_movement(s)
    elif line == DO_COMMONS:
        begin_commons(s)
    elif line == DO_ARRIVE:
        arrive(s)
    elif line == DO_TRAPS:
        begin_traps(s)
    elif line == DO_SPRING:
        spring(s)
    elif line == DO_BITE:
        bite(s)
    elif line == DO_EAT:
        begin_eating(s)
    elif line == DO_EAT1:
        eat_in(s)
    elif line == DO_GOHOME:
        go_home(s)
    elif line == DO_SPAWN:
        spawn(s)
    elif line == DO_BLACKS:
        spawn_blacks(s)
    elif line == DO_CLEAN:
        clean(s)
    elif line == DO_REFRESH:
        refresh(s)


@rule
def act_next(s: Hunt, line: int) -> None:
    """The lines `actions` and `late`: RC-39: collecting first; RC-78: `late` if it is of use."""
    collect(s)
    if s.phase == OVER:
        return
    if s.gained:
        push(s, DO_GAIN, 0, 0, 0)
    elif line == DO_ACTIONS:
        pop(s)
        s.phase = ACTING
    elif is_late_act(s):
        pop(s)
        s.phase = LATE
    else:
        pop(s)
        push(s, DO_RATS, 0, 0, 0)
