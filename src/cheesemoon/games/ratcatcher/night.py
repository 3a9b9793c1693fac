"""Steps 2 to 7 of the rats' turn: traps, bites, eating, spawning, clean-up (RC-89 to RC-108)."""

from cheesemoon.core import Ints, rule, tell
from cheesemoon.core.rules import chance
from cheesemoon.core.rules.bits import highest, lowest

from . import bag, board, city, combat, content as c, movement, peculiar, state as st


@rule
def begin_rats_turn(s: st.Hunt) -> None:
    """The line `rats`: RC-79, the steps in their order. RC-10: it is the end of your turn."""
    st.pop(s)
    city.determine_activity(s)
    bag.forget_recalls(s)
    tell(s, st.RATS_TURN, s.round_no, 0, 0, 0, 0)
    st.push(s, st.DO_REFRESH, 0, 0, 0)
    st.push(s, st.DO_CLEAN, 0, 0, 0)
    st.push(s, st.DO_EXPAND_RATS, 0, 0, 0)
    st.push(s, st.DO_SPAWN, 0, 0, 0)
    st.push(s, st.DO_EAT, 0, 0, 0)
    st.push(s, st.DO_BITE, 0, 0, 0)
    st.push(s, st.DO_TRAPS, 0, 0, 0)
    st.push(s, st.DO_MOVE, 0, 0, 0)


# --- traps ----------------------------------------------------------------------------------------


@rule
def begin_traps(s: st.Hunt) -> None:
    """The line `traps`: RC-89, in area order."""
    st.pop(s)
    districts = int(s.with_own)
    while districts:
        first = highest(districts) * c.SPAN
        districts &= ~(1 << first // c.SPAN)
        for area in range(first + c.SPAN - 1, first - 1, -1):
            if s.trap[area]:
                st.push(s, st.DO_SPRING, area, 0, 0)


@rule
def spring(s: st.Hunt) -> None:
    """The line `spring AREA`: RC-89, one attack at the trap's own accuracy if a rat is there."""
    area = int(s.todo[s.todo_left - 1, 1])
    st.pop(s)
    if s.trap[area] == 0 or not city.is_rat_in(s, area):
        return
    dice = c.TRAP_DICE[s.catcher]
    if combat.has_upgraded_traps(s, c.MORE_DICE):
        dice += 1
    accuracy = c.TRAP_ACCURACY[s.catcher]
    if combat.has_upgraded_traps(s, c.MORE_ACCURATE):
        accuracy -= 1
    combat.roll(s, area, st.BY_TRAP, dice, accuracy)


# --- bites ----------------------------------------------------------------------------------------


@rule
def bite(s: st.Hunt) -> None:
    """The line `bite`: RC-80: the arch rat, the peculiar rats by number, the common rats."""
    st.pop(s)
    area = s.pawn
    if s.arch_at == area + 1:
        bite_arch(s)
    if s.effects[area] & c.BIT_GAS:
        return
    for n in range(1, c.PECULIAR + 1):
        if s.odd_at[n] == area + 1 and s.phase != st.OVER:
            bite_peculiar(s, n)
    if s.phase != st.OVER:
        bite_common(s)


@rule
def bite_arch(s: st.Hunt) -> None:
    """RC-92: normal hits beyond your defence, and 1 for each six. RC-118."""
    dice = c.ARCH_BITE[s.arch] + s.bonus[c.B_BITE]
    hits = 0
    sixes = 0
    for _ in range(dice):
        x = chance.die(s, c.DIE_SIDES, st.NOT_ON_DIE)
        if x == c.DIE_SIDES:
            sixes += 1
        elif x >= c.ARCH_ACCURACY[s.arch]:
            hits += 1
    wounds = max(0, hits - board.defence(s)) + sixes
    tell(s, st.BIT_ARCH, dice, hits, sixes, board.defence(s), wounds)
    if wounds == 0:
        return
    board.wound(s, wounds)
    if (
        s.phase != st.OVER
        and c.ARCH_TALENT[s.arch] == c.HUNTS
        and s.arch_health < c.ARCH_HEALTH[s.arch]
    ):
        s.arch_health = min(s.arch_health + c.HUNT_HEAL, c.ARCH_HEALTH[s.arch])  # RC-116
        tell(s, st.HEALED, s.arch_health, 0, 0, 0, 0)


@rule
def bite_peculiar(s: st.Hunt, n: int) -> None:
    """RC-93. The Thief steals when it is its turn to bite."""
    if c.PEC_ABILITY[n] == c.STEAL and board.caged(s) > 0:
        steal(s, n)
    bitten = 1 if c.PEC_BITE[n] > board.defence(s) else 0
    tell(s, st.BIT, c.P0 + n, c.PEC_BITE[n], board.defence(s), bitten, 0)
    if bitten:
        board.wound(s, 1)


@rule
def steal(s: st.Hunt, n: int) -> None:
    """Thief: 2 rats of your cage go to the bag, black first, then brown, then white."""
    left = 2
    for colour in range(len(c.COLOURS) - 1, -1, -1):
        rats = min(left, s.cage[colour])
        s.cage[colour] -= rats
        s.bag[colour] += rats
        left -= rats
    tell(s, st.STOLE, c.P0 + n, 2 - left, 0, 0, 0)


@rule
def bite_of(s: st.Hunt, colour: int) -> int:
    """The bite of a common rat; the Brood Mother in the city makes black rats bite harder."""
    if colour == c.BLACK and s.arch_at and c.ARCH_TALENT[s.arch] == c.MOTHERS:
        return c.BROOD_BITE
    return c.COMMON_BITE[colour]


@rule
def bite_common(s: st.Hunt) -> None:
    """RC-94: one wound if the sum of all their bites is above your defence; never more."""
    bites = 0
    for colour in range(len(c.COLOURS)):
        bites += bite_of(s, colour) * s.rats[colour, s.pawn]
    if bites:
        bitten = 1 if bites > board.defence(s) else 0
        tell(s, st.BIT_COMMON, bites, board.defence(s), bitten, 0, 0)
        if bitten:
            board.wound(s, 1)


# --- eating ---------------------------------------------------------------------------------------


@rule
def weight(s: st.Hunt, area: int) -> int:
    """RC-96: the weights of the rats in an area. In gas common and peculiar rats weigh nothing."""
    heavy = 0
    if s.arch_at == area + 1:
        heavy += c.ARCH_WEIGHT
    if s.effects[area] & c.BIT_GAS:
        return heavy
    for colour in range(len(c.COLOURS)):
        heavy += c.COMMON_WEIGHT[colour] * s.rats[colour, area]
    for n in range(1, c.PECULIAR + 1):
        if s.odd_at[n] == area + 1:
            heavy += c.PEC_WEIGHT[n]
    return heavy


@rule
def begin_eating(s: st.Hunt) -> None:
    """The line `eat`: every area with a cheese or a bait at the start, in area order."""
    st.pop(s)
    districts = int(s.with_cheese) | int(s.with_own)
    while districts:
        first = highest(districts) * c.SPAN
        districts &= ~(1 << first // c.SPAN)
        for area in range(first + c.SPAN - 1, first - 1, -1):
            if s.cheese[area] or s.effects[area] & c.BIT_BAIT:
                st.push(s, st.DO_EAT1, area, 0, 0)


@rule
def eat_in(s: st.Hunt) -> None:
    """The line `eat1 AREA`: RC-96 to RC-98."""
    area = int(s.todo[s.todo_left - 1, 1])
    st.pop(s)
    eaters = int(s.rats[c.WHITE, area]) + s.rats[c.BLACK, area]
    if s.effects[area] & c.BIT_BAIT and eaters > 0:
        eat_bait(s, area, eaters)
        return
    heavy = weight(s, area)
    if s.cheese[area] == 0 or heavy < c.WEIGHT_THAT_EATS:
        if heavy:
            tell(s, st.HEAP, area, heavy, 0, 0, 0)
        return
    city.add_cheese(s, area, -1)
    s.progress += 1
    effect = c.TRACK[s.arch, s.progress]
    tell(s, st.EATEN, area, heavy, s.progress, effect, 0)
    if s.progress >= c.TRACK_END:  # RC-2
        board.end_game(s, st.LOST_CHEESE)
        return
    st.push(s, st.DO_GOHOME, area, 0, 0)
    if c.ARCH_TALENT[s.arch] == c.DEVOURS and s.arch_at == area + 1:  # RC-117
        tell(s, st.DEVOURED, st.M_CHEESE, area, 0, 0, 0)
        movement.gut_step(s)
    field_effect(s, effect, area)


@rule
def eat_bait(s: st.Hunt, area: int, eaters: int) -> None:
    """RC-98: white and black rats go to your cage, the bait to the pool."""
    for colour in range(len(c.COLOURS)):
        if colour in (c.WHITE, c.BLACK):
            s.cage[colour] += s.rats[colour, area]
            s.rats[colour, area] = 0
    s.effects[area] &= ~c.BIT_BAIT
    city.note_contents(s, area)
    tell(s, st.BAIT_EATEN, area, eaters, 0, 0, 0)


@rule
def field_effect(s: st.Hunt, effect: int, area: int) -> None:
    """RC-113: what the field of the progress track brings."""
    if effect == c.S_PECULIAR:
        peculiar.deploy_peculiar(s, area)
    elif effect == c.S_SWARM:
        draw_for_nests(s, False)
    elif effect == c.S_DEPLOY:
        begin_deploy(s)
    elif c.S_BITE <= effect <= c.S_SPAWN:
        s.bonus[effect - c.S_BITE] += 1


@rule
def go_home(s: st.Hunt) -> None:
    """The line `gohome AREA`: RC-97: white and black rats go to the bag; then the glutton."""
    area = int(s.todo[s.todo_left - 1, 1])
    st.pop(s)
    rats = int(s.rats[c.WHITE, area]) + s.rats[c.BLACK, area]
    for colour in range(len(c.COLOURS)):
        if colour in (c.WHITE, c.BLACK):
            s.bag[colour] += s.rats[colour, area]
            s.rats[colour, area] = 0
    if rats:
        tell(s, st.WENT_HOME, area, rats, 0, 0, 0)
    if peculiar.has_here(s, area, c.GLUTTON):
        st.push(s, st.DO_DRAW, area, 1, 0)


# --- the arch rat comes ---------------------------------------------------------------------------


@rule
def is_deploy_area(s: st.Hunt, area: int, away: int) -> bool:
    """RC-114: a nest area, so far (+ 1) from your pawn; 0: in the district with your pawn."""
    if city.nests_in(s, area) == 0:
        return False
    if away == 0:
        return area // c.SPAN == s.pawn // c.SPAN
    return s.far[st.FROM_HERE, area] == away


@rule
def deploy_distance(s: st.Hunt) -> int:
    """RC-114: 0 if the district with your pawn has a nest, else the nearest distance (+ 1)."""
    nearest = 0
    for i in range(s.spots_left):
        area = int(s.spots[i])
        if city.nests_in(s, area):
            if area // c.SPAN == s.pawn // c.SPAN:
                return 0
            if nearest == 0 or s.far[st.FROM_HERE, area] < nearest:
                nearest = s.far[st.FROM_HERE, area]
    return nearest


@rule
def legal_deploys(s: st.Hunt, out: Ints) -> int:
    """RC-114: the nest areas among which you choose."""
    city.spread_from(s, st.FROM_HERE, s.pawn)
    away = deploy_distance(s)
    count = 0
    for i in range(s.spots_left):
        if is_deploy_area(s, s.spots[i], away):
            out[count] = st.DEPLOY + int(s.spots[i])
            count += 1
    city.clear_here(s)
    return count


@rule
def begin_deploy(s: st.Hunt) -> None:
    """RC-114: a single area is taken by the game. An arch rat that is there already stays."""
    if s.arch_at:
        return
    city.spread_from(s, st.FROM_HERE, s.pawn)
    away = deploy_distance(s)
    only = -1
    for i in range(s.spots_left):
        if is_deploy_area(s, s.spots[i], away):
            only = s.spots[i] if only == -1 else -2
    city.clear_here(s)
    if only >= 0:
        deploy(s, only)
    else:
        s.phase = st.DEPLOYING


@rule
def deploy(s: st.Hunt, area: int) -> None:
    """RC-114: the arch rat is in the city."""
    s.arch_at = area + 1
    tell(s, st.DEPLOYED, area, 0, 0, 0, 0)


# --- spawning -------------------------------------------------------------------------------------


@rule
def draw_for_nests(s: st.Hunt, with_queen: bool) -> None:
    """A draw for each nest in active districts, in area order. The Nest Queen may count."""
    districts = int(s.active)
    while districts:
        district = highest(districts)
        districts &= ~(1 << district)
        card = city.card_of(s, district)
        for letter in range(c.SPAN - 1, -1, -1):
            area = district * c.SPAN + letter
            rats = c.NESTS[card, letter] + s.nest[area]
            if with_queen and peculiar.has_here(s, area, c.NEST):
                rats += 1
            if rats:
                st.push(s, st.DO_DRAW, area, rats, 0)


@rule
def spawn(s: st.Hunt) -> None:
    """The line `spawn`: RC-101 nests, RC-102 the arch rat, RC-104 black rats."""
    st.pop(s)
    st.push(s, st.DO_BLACKS, 0, 0, 0)
    rats = c.ARCH_SPAWN[s.arch] + s.bonus[c.B_SPAWN]
    if s.arch_at and rats:
        st.push(s, st.DO_DRAW, s.arch_at - 1, rats, 0)
    draw_for_nests(s, True)


@rule
def spawn_blacks(s: st.Hunt) -> None:
    """The line `blacks`: RC-104: a draw for each black rat that is in an active district now."""
    st.pop(s)
    districts = int(s.active)
    while districts:
        first = highest(districts) * c.SPAN
        districts &= ~(1 << first // c.SPAN)
        for area in range(first + c.SPAN - 1, first - 1, -1):
            if s.rats[c.BLACK, area]:
                st.push(s, st.DO_DRAW, area, s.rats[c.BLACK, area], 0)


# --- clean-up, refresh ----------------------------------------------------------------------------


@rule
def clean(s: st.Hunt) -> None:
    """The line `clean`: RC-106 to RC-108. RC-4: after round 100 the game is lost."""
    st.pop(s)
    city.determine_activity(s)  # RC-10
    rats = 0
    odd_ones = 0
    markers = 0
    effects = 0
    traps = 0
    districts = int(s.laid) & ~int(s.active)
    while districts:
        district = lowest(districts)
        districts &= districts - 1
        rats += bag.send_home(s, district)
        markers += lift_markers(s, district)
    for n in range(1, c.PECULIAR + 1):
        if s.odd_at[n] and not city.is_active_area(s, s.odd_at[n] - 1):
            peculiar.discard(s, n)
            odd_ones += 1
    districts = int(s.with_own)
    s.with_own = 0
    while districts:
        first = lowest(districts) * c.SPAN
        districts &= districts - 1
        for area in range(first, first + c.SPAN):
            for effect in range(len(c.EFFECTS)):
                effects += s.effects[area] >> effect & 1
            s.effects[area] = 0
            traps += s.trap[area]
            s.trap[area] = 0
    s.traps = c.TRAPS[s.catcher]
    if rats + odd_ones + markers + effects + traps:
        tell(s, st.CLEANED, rats, odd_ones, markers, effects, traps)
    if s.round_no == c.ROUNDS:
        board.end_game(s, st.LOST_TIME)


@rule
def lift_markers(s: st.Hunt, district: int) -> int:
    """The markers that lie in a district go to the pool."""
    markers = 0
    for marker in range(len(c.MARKERS)):
        for area in range(district * c.SPAN, district * c.SPAN + c.SPAN):
            markers += s.lying[marker, area]
            s.lying[marker, area] = 0
    return markers


@rule
def refresh(s: st.Hunt) -> None:
    """The line `refresh`: RC-16: exactly your dice, your movement, all your traps."""
    st.pop(s)
    s.round_no += 1
    bag.forget_recalls(s)
    s.dice = board.dice_value(s)
    s.points = board.move_value(s)
    s.traps = c.TRAPS[s.catcher]
    tell(s, st.ROUND, s.round_no, 0, 0, 0, 0)
    st.push(s, st.DO_ACTIONS, 0, 0, 0)
