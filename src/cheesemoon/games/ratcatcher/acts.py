"""Step 2 of your turn: move, place traps, attack, use abilities, buy, claim (RC-17 to RC-59)."""

from __future__ import annotations

from cheesemoon.core import Ints, rule, tell

from .attack import roll
from .bag import any_rat, in_bag
from .board import (
    accuracy,
    caged,
    defence,
    gain,
    is_unlocked,
    may_gain,
    take_markers,
    wound,
)
from .city import (
    are_adjacent,
    is_active_area,
    is_rat_in,
    spread_from,
)
from .content import (
    ABILITY,
    APRON,
    AREAS,
    BAIT,
    BIT_GAS,
    BLACK,
    BOMB,
    BOMB_DICE,
    BOMB_DISTANCE,
    BROWN,
    COLOURS,
    COMMON_BITE,
    COMMON_GNAWER,
    DICE_MAX,
    EFFECT_OF,
    GNAWER,
    GRAPPLE,
    I_CHEESE,
    I_DIE,
    I_HEALTH,
    I_PURPLE,
    I_YELLOW,
    MINCER,
    MINCER_DICE,
    P0,
    PEC_ABILITY,
    PEC_BITE,
    PEC_CHOICES,
    PEC_REWARD,
    PECULIAR,
    PRICE,
    R_CHEESE,
    R_DICE,
    R_HEALTH,
    R_HOARD,
    R_MOVE,
    R_MYSTERY,
    R_RATS,
    R_YELLOW,
    REWARDS,
    SPAN,
    T_NEST,
    TRAP_PRICE,
    WAYS,
    WHISTLE,
    WHITE,
)
from .peculiar import discard, reveal
from .state import (
    ACTING,
    ATTACK,
    BIT,
    BIT_COMMON,
    BOUGHT,
    BUY,
    BY_ABILITY,
    BY_ATTACK,
    CLAIM,
    CLAIMED,
    DO_DRAW,
    DO_GAIN,
    DO_PAY,
    DONE,
    END,
    FROM_HERE,
    GOT_RATS,
    MOVE,
    OVER,
    PAID,
    PAY,
    PAYING,
    TRAP_IN,
    TRAP_SET,
    USE,
    USE_AT,
    USE_WHISTLE,
    USED,
    WALKED,
    Hunt,
    pop,
    push,
)

# --- what is legal --------------------------------------------------------------------------------


@rule
def legal_acts(s: Hunt, out: Ints) -> int:
    """Phases `actions` and `late`."""
    count = 0
    if s.phase == ACTING:
        count = legal_moves(s, out, count)
        count = legal_traps(s, out, count)
        if is_rat_in(s, s.pawn):  # RC-31
            for n in range(s.dice):
                out[count] = ATTACK + n
                count += 1
    count = legal_uses(s, out, count)
    count = legal_buys(s, out, count)
    count = legal_claims(s, out, count)
    out[count] = END if s.phase == ACTING else DONE
    return count + 1


@rule
def is_late_act(s: Hunt) -> bool:
    """RC-78: whether an ability, a purchase or a claim is possible."""
    for n in range(1, PECULIAR + 1):
        if s.caught[n]:
            return True
    for item in range(I_YELLOW, I_CHEESE + 1):
        if caged(s) >= PRICE[item] and may_gain(s, item):
            return True
    return can_use(s, 0) or can_use(s, 1)


@rule
def legal_moves(s: Hunt, out: Ints, count: int) -> int:
    """RC-21: to an adjacent area. RC-22: rats do not bar the way."""
    if s.points > 0:
        for i in range(WAYS):
            near = int(s.near[s.pawn, i])
            if near == 0:
                break
            out[count] = MOVE + near - 1
            count += 1
    return count


@rule
def around(s: Hunt, k: int) -> int:
    """Your area and the adjacent ones in area order, k from 0; -1: there are no more."""
    lower = 0
    while lower < WAYS and 0 < s.near[s.pawn, lower] <= s.pawn:
        lower += 1
    if k == lower:
        return int(s.pawn)
    if k > lower:
        k -= 1
    return int(s.near[s.pawn, k]) - 1 if k < WAYS else -1


@rule
def legal_traps(s: Hunt, out: Ints, count: int) -> int:
    """RC-27, RC-28: your area or an adjacent one, one trap in an area, for its price."""
    if s.traps > 0 and s.points >= TRAP_PRICE[s.catcher]:
        for k in range(WAYS + 1):
            area = around(s, k)
            if area < 0:
                break
            if s.trap[area] == 0:
                out[count] = TRAP_IN + area
                count += 1
    return count


@rule
def legal_uses(s: Hunt, out: Ints, count: int) -> int:
    """RC-49: an ability that is unlocked and has a marker, where table 2.3 allows it."""
    for which in range(2):
        if s.held[which] == 0 or not is_unlocked(s, which):
            continue
        ability = ABILITY[s.catcher, which]
        if ability == WHISTLE:
            count = legal_whistles(s, which, out, count)
        elif ability in (MINCER, APRON):
            if can_use_at(s, ability, s.pawn):
                out[count] = USE + which
                count += 1
        else:
            if ability == BOMB:
                spread_from(s, FROM_HERE, s.pawn)
            for i in range(s.spots_left):
                area = int(s.spots[i])
                if can_use_at(s, ability, area):
                    out[count] = USE_AT + which * AREAS + area
                    count += 1
            if ability == BOMB:
                s.far[FROM_HERE, :] = 0
                s.queue[:] = 0
    return count


@rule
def can_use(s: Hunt, which: int) -> bool:
    """Whether the yellow (0) or purple (1) ability can be used at all now."""
    if s.held[which] == 0 or not is_unlocked(s, which):
        return False
    ability = ABILITY[s.catcher, which]
    found = False
    if ability == BOMB:
        spread_from(s, FROM_HERE, s.pawn)
    for i in range(s.spots_left):
        area = int(s.spots[i])
        if ability == WHISTLE:
            found = found or (is_around(s, area) and has_common(s, area))
        else:
            found = found or can_use_at(s, ability, area)
    if ability == BOMB:
        s.far[FROM_HERE, :] = 0
        s.queue[:] = 0
    return found


@rule
def has_common(s: Hunt, area: int) -> bool:
    """Whether a common rat is there."""
    return s.rats[WHITE, area] + s.rats[BROWN, area] + s.rats[BLACK, area] > 0


@rule
def is_around(s: Hunt, area: int) -> bool:
    """Your area or an adjacent one."""
    return area == s.pawn or are_adjacent(s, s.pawn, area)


@rule
def can_use_at(s: Hunt, ability: int, area: int) -> bool:
    """Table 2.3: where an ability can be used. For the bomb distances are measured already."""
    if ability == GRAPPLE:
        return area != s.pawn and is_active_area(s, area)
    if ability == MINCER:
        return area == s.pawn and is_rat_in(s, area)
    if ability == BOMB:
        return 0 < s.far[FROM_HERE, area] <= BOMB_DISTANCE + 1 and is_rat_in(s, area)
    if (s.effects[area] >> EFFECT_OF[ability]) & 1:  # RC-51: one of a kind in an area
        return False
    if ability == BAIT:
        return area // SPAN == s.pawn // SPAN
    if ability == APRON:
        return area == s.pawn
    return is_around(s, area)  # net, gas


@rule
def legal_whistles(s: Hunt, which: int, out: Ints, count: int) -> int:
    """Whistle: all rats of a colour from your area or an adjacent one to an area adjacent to it."""
    for colour in range(len(COLOURS)):
        for k in range(WAYS + 1):
            area = around(s, k)
            if area < 0:
                break
            if s.rats[colour, area]:
                for i in range(WAYS):
                    near = int(s.near[area, i])
                    if near == 0:
                        break
                    place = ((which * len(COLOURS) + colour) * AREAS + area) * AREAS
                    out[count] = USE_WHISTLE + place + near - 1
                    count += 1
    return count


@rule
def legal_buys(s: Hunt, out: Ints, count: int) -> int:
    """RC-54: the price in rats, and RC-53 allows it; no dice in phase `late`."""
    rats = caged(s)
    for item in range(len(PRICE)):
        if rats >= PRICE[item] and (item != I_DIE or s.phase == ACTING) and may_gain(s, item):
            out[count] = BUY + item
            count += 1
    return count


@rule
def legal_claims(s: Hunt, out: Ints, count: int) -> int:
    """RC-57: cards of caught peculiar rats; RC-58: even if they bring nothing."""
    for n in range(1, PECULIAR + 1):
        if s.caught[n]:
            first = CLAIM + (n - 1) * (len(REWARDS) + 1)
            if PEC_CHOICES[n] == 1:
                out[count] = first
                count += 1
            else:
                for reward in range(len(REWARDS)):
                    if PEC_REWARD[n, reward]:
                        out[count] = first + reward + 1
                        count += 1
    return count


# --- what it does ---------------------------------------------------------------------------------


@rule
def move(s: Hunt, area: int) -> None:
    """RC-21: one movement point. RC-24: first the Gnawers bite."""
    s.points -= 1
    gnaw(s)
    if s.phase != OVER:
        enter(s, area)


@rule
def enter(s: Hunt, area: int) -> None:
    """RC-25."""
    s.pawn = area
    tell(s, WALKED, area, 0, 0, 0, 0)
    take_markers(s)


@rule
def gnaw(s: Hunt) -> None:
    """RC-24: peculiar Gnawers one by one, then the brown rats together. Gas prevents it."""
    area = s.pawn
    if s.effects[area] & BIT_GAS:
        return
    for n in range(1, PECULIAR + 1):
        if s.odd_at[n] == area + 1 and PEC_ABILITY[n] == GNAWER:
            bitten = 1 if PEC_BITE[n] > defence(s) else 0
            tell(s, BIT, P0 + n, PEC_BITE[n], defence(s), bitten, 1)
            if bitten:
                wound(s, 1)
                if s.phase == OVER:
                    return
    bites = 0
    for colour in range(len(COLOURS)):
        bites += COMMON_GNAWER[colour] * COMMON_BITE[colour] * s.rats[colour, area]
    if bites:
        bitten = 1 if bites > defence(s) else 0
        tell(s, BIT_COMMON, bites, defence(s), bitten, 1, 0)
        if bitten:
            wound(s, 1)


@rule
def set_trap(s: Hunt, area: int) -> None:
    """RC-27."""
    s.traps -= 1
    s.points -= TRAP_PRICE[s.catcher]
    s.trap[area] = 1
    tell(s, TRAP_SET, area, 0, 0, 0, 0)


@rule
def attack(s: Hunt, dice: int) -> None:
    """RC-31, RC-32: the dice leave your board, whatever they show."""
    s.dice -= dice
    roll(s, s.pawn, BY_ATTACK, dice, accuracy(s))


@rule
def use(s: Hunt, which: int, area: int) -> None:
    """RC-49, table 2.3: the marker is spent."""
    ability = ABILITY[s.catcher, which]
    s.held[which] -= 1
    tell(s, USED, ability, area, 0, 0, 0)
    if ability == GRAPPLE:
        enter(s, area)
    elif ability == MINCER:
        roll(s, area, BY_ABILITY, MINCER_DICE, accuracy(s))
    elif ability == BOMB:
        roll(s, area, BY_ABILITY, BOMB_DICE, accuracy(s))
    else:
        s.effects[area] |= 1 << EFFECT_OF[ability]


@rule
def whistle(s: Hunt, which: int, colour: int, area: int, to: int) -> None:
    """Table 2.3: all common rats of a colour walk over."""
    s.held[which] -= 1
    rats = s.rats[colour, area]
    tell(s, USED, WHISTLE, area, colour, to, rats)
    s.rats[colour, to] += rats
    s.rats[colour, area] = 0


# --- the accountant -------------------------------------------------------------------------------


@rule
def buy(s: Hunt, item: int) -> None:
    """RC-54: then you choose which rats you pay."""
    s.pay_item = item
    s.pay_left = PRICE[item]
    s.pay_ask = 1
    push(s, DO_PAY, 0, 0, 0)


@rule
def least_pay(s: Hunt) -> int:
    """RC-55: the fewest rats of the colour asked for that can be paid."""
    others = s.cage[WHITE] if s.pay_ask == 2 else s.cage[WHITE] + s.cage[BROWN]
    return max(0, s.pay_left - others)


@rule
def most_pay(s: Hunt) -> int:
    """RC-55: the most of them."""
    return min(s.cage[BROWN] if s.pay_ask == 2 else s.cage[BLACK], s.pay_left)


@rule
def legal_payments(s: Hunt, out: Ints) -> int:
    """RC-55: `pay black N`, then `pay brown N`."""
    count = 0
    for rats in range(least_pay(s), most_pay(s) + 1):
        out[count] = PAY + (s.pay_ask - 1) * 65 + rats
        count += 1
    return count


@rule
def pay(s: Hunt, rats: int) -> None:
    """RC-55: they go to the bag."""
    colour = BROWN if s.pay_ask == 2 else BLACK
    s.cage[colour] -= rats
    s.bag[colour] += rats
    s.pay_left -= rats
    s.pay_ask += 1
    if rats:
        tell(s, PAID, colour, rats, 0, 0, 0)


@rule
def go_on_paying(s: Hunt) -> None:
    """The line `pay`: a number that cannot be different is not asked. RC-56: then the reward."""
    while s.pay_ask <= 2:
        least = least_pay(s)
        if least < most_pay(s):
            s.phase = PAYING
            return
        pay(s, least)
    s.cage[WHITE] -= s.pay_left
    s.bag[WHITE] += s.pay_left
    if s.pay_left:
        tell(s, PAID, WHITE, s.pay_left, 0, 0, 0)
    tell(s, BOUGHT, s.pay_item, 0, 0, 0, 0)
    item = s.pay_item
    s.pay_item = 0
    s.pay_left = 0
    s.pay_ask = 0
    pop(s)
    gain(s, item)
    if s.phase != OVER and s.gained:
        push(s, DO_GAIN, 0, 0, 0)


# --- rewards --------------------------------------------------------------------------------------


@rule
def claim(s: Hunt, n: int, chosen: int) -> None:
    """RC-57: the card is discarded first, then comes the reward. RC-58: as far as it goes."""
    reward = chosen - 1
    if chosen == 0:
        for r in range(len(REWARDS)):
            if PEC_REWARD[n, r]:
                reward = r
    amount = PEC_REWARD[n, reward]
    health, yellow, purple = s.holds[n, 0], s.holds[n, 1], s.holds[n, 2]
    discard(s, n)
    got = 0
    if reward == R_MYSTERY:
        tell(s, CLAIMED, P0 + n, reward, min(amount, s.mystery_left), 0, 0)
        for _ in range(amount):
            claim_mystery(s)
        return
    if reward == R_HOARD:
        got = gain_many(s, I_HEALTH, health)
        got += gain_many(s, I_YELLOW, yellow)
        got += gain_many(s, I_PURPLE, purple)
    elif reward == R_DICE:
        got = min(amount, DICE_MAX - s.dice)
        s.dice += got
    elif reward == R_MOVE:
        got = amount
        s.points += got
    elif reward == R_RATS:
        got = claim_rats(s, amount)
    elif reward == R_HEALTH:
        got = gain_many(s, I_HEALTH, amount)
    elif reward == R_CHEESE:
        got = gain_many(s, I_CHEESE, amount)
    else:
        got = gain_many(s, I_YELLOW + reward - R_YELLOW, amount)
    tell(s, CLAIMED, P0 + n, reward, got, 0, 0)
    if s.phase != OVER and s.gained:
        push(s, DO_GAIN, 0, 0, 0)


@rule
def gain_many(s: Hunt, item: int, amount: int) -> int:
    """RC-53: as many as the limit allows."""
    got = 0
    for _ in range(amount):
        if s.phase != OVER and gain(s, item):
            got += 1
    return got


@rule
def claim_rats(s: Hunt, amount: int) -> int:
    """Section 2.7: rats from the bag into your cage, without chains."""
    before = s.cage[WHITE], s.cage[BROWN], s.cage[BLACK]
    got = 0
    while got < amount and in_bag(s) > 0:
        s.cage[any_rat(s)] += 1
        got += 1
    white, brown, black = before
    tell(s, GOT_RATS, s.cage[WHITE] - white, s.cage[BROWN] - brown, s.cage[BLACK] - black, 0, 0)
    return got


@rule
def claim_mystery(s: Hunt) -> None:
    """RC-59: revealed in your area; a nest draws at once; markers as if you had entered."""
    if reveal(s, s.pawn) == T_NEST:
        push(s, DO_DRAW, s.pawn, 1, 0)
    take_markers(s)
