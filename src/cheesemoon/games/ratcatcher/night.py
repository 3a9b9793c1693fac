"""Steps 2 to 7 of the rats' turn: traps, bites, eating, spawning, clean-up (RC-89 to RC-108)."""

from __future__ import annotations

from cheesemoon.core import Ints, rule, tell
from cheesemoon.core.chance import die

from .attack import has_upgraded_traps, roll
from .bag import send_home
from .board import caged, defence, dice_value, end_game, move_value, wound
from .city import (
    determine_activity,
    is_active_area,
    is_rat_in,
    nests_in,
    spread_from,
)
from .content import (
    ARCH_ACCURACY,
    ARCH_BITE,
    ARCH_HEALTH,
    ARCH_SPAWN,
    ARCH_TALENT,
    ARCH_WEIGHT,
    B_BITE,
    B_SPAWN,
    BIT_BAIT,
    BIT_GAS,
    BLACK,
    BROOD_BITE,
    COLOURS,
    COMMON_BITE,
    COMMON_WEIGHT,
    DEVOURS,
    DIE_SIDES,
    DISTRICTS,
    EFFECTS,
    GLUTTON,
    HUNT_HEAL,
    HUNTS,
    MARKERS,
    MORE_ACCURATE,
    MORE_DICE,
    MOTHERS,
    NEST,
    P0,
    PEC_ABILITY,
    PEC_BITE,
    PEC_WEIGHT,
    PECULIAR,
    ROUNDS,
    S_BITE,
    S_DEPLOY,
    S_PECULIAR,
    S_SPAWN,
    S_SWARM,
    SPAN,
    STEAL,
    TRACK,
    TRACK_END,
    TRAP_ACCURACY,
    TRAP_DICE,
    TRAPS,
    WEIGHT_THAT_EATS,
    WHITE,
)
from .movement import gut_step
from .peculiar import deploy_peculiar, discard, has_here
from .state import (
    BAIT_EATEN,
    BIT,
    BIT_ARCH,
    BIT_COMMON,
    BY_TRAP,
    CLEANED,
    DEPLOY,
    DEPLOYED,
    DEPLOYING,
    DEVOURED,
    DO_ACTIONS,
    DO_BITE,
    DO_BLACKS,
    DO_CLEAN,
    DO_DRAW,
    DO_EAT,
    DO_EAT1,
    DO_EXPAND_RATS,
    DO_GOHOME,
    DO_MOVE,
    DO_REFRESH,
    DO_SPAWN,
    DO_SPRING,
    DO_TRAPS,
    EATEN,
    FROM_HERE,
    HEALED,
    HEAP,
    LOST_CHEESE,
    LOST_TIME,
    M_CHEESE,
    NOT_ON_DIE,
    OVER,
    RATS_TURN,
    ROUND,
    STOLE,
    WENT_HOME,
    Hunt,
    pop,
    push,
)


@rule
def begin_rats_turn(s: Hunt) -> None:
    """The line `rats`: RC-79, the steps in their order. RC-10: it is the end of your turn."""
    pop(s)
    determine_activity(s)
    s.recalled[:] = 0
    tell(s, RATS_TURN, s.round_no, 0, 0, 0, 0)
    push(s, DO_REFRESH, 0, 0, 0)
    push(s, DO_CLEAN, 0, 0, 0)
    push(s, DO_EXPAND_RATS, 0, 0, 0)
    push(s, DO_SPAWN, 0, 0, 0)
    push(s, DO_EAT, 0, 0, 0)
    push(s, DO_BITE, 0, 0, 0)
    push(s, DO_TRAPS, 0, 0, 0)
    push(s, DO_MOVE, 0, 0, 0)


# --- traps ----------------------------------------------------------------------------------------


@rule
def begin_traps(s: Hunt) -> None:
    """The line `traps`: RC-89, in area order."""
    pop(s)
    for i in range(s.spots_left - 1, -1, -1):
        if s.trap[s.spots[i]]:
            push(s, DO_SPRING, s.spots[i], 0, 0)


@rule
def spring(s: Hunt) -> None:
    """The line `spring AREA`: RC-89, one attack at the trap's own accuracy if a rat is there."""
    area = int(s.todo[s.todo_left - 1, 1])
    pop(s)
    if s.trap[area] == 0 or not is_rat_in(s, area):
        return
    dice = TRAP_DICE[s.catcher]
    if has_upgraded_traps(s, MORE_DICE):
        dice += 1
    accuracy = TRAP_ACCURACY[s.catcher]
    if has_upgraded_traps(s, MORE_ACCURATE):
        accuracy -= 1
    roll(s, area, BY_TRAP, dice, accuracy)


# --- bites ----------------------------------------------------------------------------------------


@rule
def bite(s: Hunt) -> None:
    """The line `bite`: RC-80: the arch rat, the peculiar rats by number, the common rats."""
    pop(s)
    area = s.pawn
    if s.arch_at == area + 1:
        bite_arch(s)
    if s.effects[area] & BIT_GAS:
        return
    for n in range(1, PECULIAR + 1):
        if s.odd_at[n] == area + 1 and s.phase != OVER:
            bite_peculiar(s, n)
    if s.phase != OVER:
        bite_common(s)


@rule
def bite_arch(s: Hunt) -> None:
    """RC-92: normal hits beyond your defence, and 1 for each six. RC-118."""
    dice = ARCH_BITE[s.arch] + s.bonus[B_BITE]
    hits = 0
    sixes = 0
    for _ in range(dice):
        x = die(s, DIE_SIDES, NOT_ON_DIE)
        if x == DIE_SIDES:
            sixes += 1
        elif x >= ARCH_ACCURACY[s.arch]:
            hits += 1
    wounds = max(0, hits - defence(s)) + sixes
    tell(s, BIT_ARCH, dice, hits, sixes, defence(s), wounds)
    if wounds == 0:
        return
    wound(s, wounds)
    if s.phase != OVER and ARCH_TALENT[s.arch] == HUNTS and s.arch_health < ARCH_HEALTH[s.arch]:
        s.arch_health = min(s.arch_health + HUNT_HEAL, ARCH_HEALTH[s.arch])  # RC-116
        tell(s, HEALED, s.arch_health, 0, 0, 0, 0)


@rule
def bite_peculiar(s: Hunt, n: int) -> None:
    """RC-93. The Thief steals when it is its turn to bite."""
    if PEC_ABILITY[n] == STEAL and caged(s) > 0:
        steal(s, n)
    bitten = 1 if PEC_BITE[n] > defence(s) else 0
    tell(s, BIT, P0 + n, PEC_BITE[n], defence(s), bitten, 0)
    if bitten:
        wound(s, 1)


@rule
def steal(s: Hunt, n: int) -> None:
    """Table 2.7: 2 rats of your cage go to the bag, black first, then brown, then white."""
    left = 2
    for colour in range(len(COLOURS) - 1, -1, -1):
        rats = min(left, s.cage[colour])
        s.cage[colour] -= rats
        s.bag[colour] += rats
        left -= rats
    tell(s, STOLE, P0 + n, 2 - left, 0, 0, 0)


@rule
def bite_of(s: Hunt, colour: int) -> int:
    """The bite of a common rat; the Brood Mother in the city makes black rats bite harder."""
    if colour == BLACK and s.arch_at and ARCH_TALENT[s.arch] == MOTHERS:
        return BROOD_BITE
    return COMMON_BITE[colour]


@rule
def bite_common(s: Hunt) -> None:
    """RC-94: one wound if the sum of all their bites is above your defence; never more."""
    bites = 0
    for colour in range(len(COLOURS)):
        bites += bite_of(s, colour) * s.rats[colour, s.pawn]
    if bites:
        bitten = 1 if bites > defence(s) else 0
        tell(s, BIT_COMMON, bites, defence(s), bitten, 0, 0)
        if bitten:
            wound(s, 1)


# --- eating ---------------------------------------------------------------------------------------


@rule
def weight(s: Hunt, area: int) -> int:
    """RC-96: the weights of the rats in an area. In gas common and peculiar rats weigh nothing."""
    heavy = 0
    if s.arch_at == area + 1:
        heavy += ARCH_WEIGHT
    if s.effects[area] & BIT_GAS:
        return heavy
    for colour in range(len(COLOURS)):
        heavy += COMMON_WEIGHT[colour] * s.rats[colour, area]
    for n in range(1, PECULIAR + 1):
        if s.odd_at[n] == area + 1:
            heavy += PEC_WEIGHT[n]
    return heavy


@rule
def begin_eating(s: Hunt) -> None:
    """The line `eat`: every area with a cheese or a bait at the start, in area order."""
    pop(s)
    for i in range(s.spots_left - 1, -1, -1):
        if s.cheese[s.spots[i]] or s.effects[s.spots[i]] & BIT_BAIT:
            push(s, DO_EAT1, s.spots[i], 0, 0)


@rule
def eat_in(s: Hunt) -> None:
    """The line `eat1 AREA`: RC-96 to RC-98."""
    area = int(s.todo[s.todo_left - 1, 1])
    pop(s)
    eaters = int(s.rats[WHITE, area]) + s.rats[BLACK, area]
    if s.effects[area] & BIT_BAIT and eaters > 0:
        eat_bait(s, area, eaters)
        return
    heavy = weight(s, area)
    if s.cheese[area] == 0 or heavy < WEIGHT_THAT_EATS:
        if heavy:
            tell(s, HEAP, area, heavy, 0, 0, 0)
        return
    s.cheese[area] -= 1
    s.progress += 1
    effect = TRACK[s.arch, s.progress]
    tell(s, EATEN, area, heavy, s.progress, effect, 0)
    if s.progress >= TRACK_END:  # RC-2
        end_game(s, LOST_CHEESE)
        return
    push(s, DO_GOHOME, area, 0, 0)
    if ARCH_TALENT[s.arch] == DEVOURS and s.arch_at == area + 1:  # RC-117
        tell(s, DEVOURED, M_CHEESE, area, 0, 0, 0)
        gut_step(s)
    field_effect(s, effect, area)


@rule
def eat_bait(s: Hunt, area: int, eaters: int) -> None:
    """RC-98: white and black rats go to your cage, the bait to the pool."""
    for colour in range(len(COLOURS)):
        if colour in (WHITE, BLACK):
            s.cage[colour] += s.rats[colour, area]
            s.rats[colour, area] = 0
    s.effects[area] &= ~BIT_BAIT
    tell(s, BAIT_EATEN, area, eaters, 0, 0, 0)


@rule
def field_effect(s: Hunt, effect: int, area: int) -> None:
    """RC-113: what the field of the progress track brings."""
    if effect == S_PECULIAR:
        deploy_peculiar(s, area)
    elif effect == S_SWARM:
        draw_for_nests(s, False)
    elif effect == S_DEPLOY:
        begin_deploy(s)
    elif S_BITE <= effect <= S_SPAWN:
        s.bonus[effect - S_BITE] += 1


@rule
def go_home(s: Hunt) -> None:
    """The line `gohome AREA`: RC-97: white and black rats go to the bag; then the glutton."""
    area = int(s.todo[s.todo_left - 1, 1])
    pop(s)
    rats = int(s.rats[WHITE, area]) + s.rats[BLACK, area]
    for colour in range(len(COLOURS)):
        if colour in (WHITE, BLACK):
            s.bag[colour] += s.rats[colour, area]
            s.rats[colour, area] = 0
    if rats:
        tell(s, WENT_HOME, area, rats, 0, 0, 0)
    if has_here(s, area, GLUTTON):
        push(s, DO_DRAW, area, 1, 0)


# --- the arch rat comes ---------------------------------------------------------------------------


@rule
def is_deploy_area(s: Hunt, area: int, away: int) -> bool:
    """RC-114: a nest area, so far (+ 1) from your pawn; 0: in the district with your pawn."""
    if nests_in(s, area) == 0:
        return False
    if away == 0:
        return area // SPAN == s.pawn // SPAN
    return s.far[FROM_HERE, area] == away


@rule
def deploy_distance(s: Hunt) -> int:
    """RC-114: 0 if the district with your pawn has a nest, else the nearest distance (+ 1)."""
    nearest = 0
    for i in range(s.spots_left):
        area = int(s.spots[i])
        if nests_in(s, area):
            if area // SPAN == s.pawn // SPAN:
                return 0
            if nearest == 0 or s.far[FROM_HERE, area] < nearest:
                nearest = s.far[FROM_HERE, area]
    return nearest


@rule
def legal_deploys(s: Hunt, out: Ints) -> int:
    """RC-114: the nest areas among which you choose."""
    spread_from(s, FROM_HERE, s.pawn)
    away = deploy_distance(s)
    count = 0
    for i in range(s.spots_left):
        if is_deploy_area(s, s.spots[i], away):
            out[count] = DEPLOY + int(s.spots[i])
            count += 1
    s.far[FROM_HERE, :] = 0
    s.queue[:] = 0
    return count


@rule
def begin_deploy(s: Hunt) -> None:
    """RC-114: a single area is taken by the game. An arch rat that is there already stays."""
    if s.arch_at:
        return
    spread_from(s, FROM_HERE, s.pawn)
    away = deploy_distance(s)
    only = -1
    for i in range(s.spots_left):
        if is_deploy_area(s, s.spots[i], away):
            only = s.spots[i] if only == -1 else -2
    s.far[FROM_HERE, :] = 0
    s.queue[:] = 0
    if only >= 0:
        deploy(s, only)
    else:
        s.phase = DEPLOYING


@rule
def deploy(s: Hunt, area: int) -> None:
    """RC-114: the arch rat is in the city."""
    s.arch_at = area + 1
    tell(s, DEPLOYED, area, 0, 0, 0, 0)


# --- spawning -------------------------------------------------------------------------------------


@rule
def draw_for_nests(s: Hunt, with_queen: bool) -> None:
    """A draw for each nest in active districts, in area order. The Nest Queen may count."""
    for i in range(s.spots_left - 1, -1, -1):
        area = int(s.spots[i])
        if is_active_area(s, area):
            rats = nests_in(s, area)
            if with_queen and has_here(s, area, NEST):
                rats += 1
            if rats:
                push(s, DO_DRAW, area, rats, 0)


@rule
def spawn(s: Hunt) -> None:
    """The line `spawn`: RC-101 nests, RC-102 the arch rat, RC-104 black rats."""
    pop(s)
    push(s, DO_BLACKS, 0, 0, 0)
    rats = ARCH_SPAWN[s.arch] + s.bonus[B_SPAWN]
    if s.arch_at and rats:
        push(s, DO_DRAW, s.arch_at - 1, rats, 0)
    draw_for_nests(s, True)


@rule
def spawn_blacks(s: Hunt) -> None:
    """The line `blacks`: RC-104: a draw for each black rat that is in an active district now."""
    pop(s)
    for i in range(s.spots_left - 1, -1, -1):
        area = int(s.spots[i])
        if s.rats[BLACK, area] and is_active_area(s, area):
            push(s, DO_DRAW, area, s.rats[BLACK, area], 0)


# --- clean-up, refresh ----------------------------------------------------------------------------


@rule
def clean(s: Hunt) -> None:
    """The line `clean`: RC-106 to RC-108. RC-4: after round 100 the game is lost."""
    pop(s)
    determine_activity(s)  # RC-10
    rats = 0
    peculiar = 0
    markers = 0
    effects = 0
    traps = 0
    for district in range(DISTRICTS):
        if s.laid[district] and s.active[district] == 0:
            rats += send_home(s, district)
    for n in range(1, PECULIAR + 1):
        if s.odd_at[n] and not is_active_area(s, s.odd_at[n] - 1):
            discard(s, n)
            peculiar += 1
    for i in range(s.spots_left):
        area = int(s.spots[i])
        if not is_active_area(s, area):
            for marker in range(len(MARKERS)):
                markers += s.lying[marker, area]
                s.lying[marker, area] = 0
        if s.effects[area]:
            for effect in range(len(EFFECTS)):
                effects += s.effects[area] >> effect & 1
            s.effects[area] = 0
        traps += s.trap[area]
        s.trap[area] = 0
    s.traps = TRAPS[s.catcher]
    if rats + peculiar + markers + effects + traps:
        tell(s, CLEANED, rats, peculiar, markers, effects, traps)
    if s.round_no == ROUNDS:
        end_game(s, LOST_TIME)


@rule
def refresh(s: Hunt) -> None:
    """The line `refresh`: RC-16: exactly your dice, your movement, all your traps."""
    pop(s)
    s.round_no += 1
    s.recalled[:] = 0
    s.dice = dice_value(s)
    s.points = move_value(s)
    s.traps = TRAPS[s.catcher]
    tell(s, ROUND, s.round_no, 0, 0, 0, 0)
    push(s, DO_ACTIONS, 0, 0, 0)
