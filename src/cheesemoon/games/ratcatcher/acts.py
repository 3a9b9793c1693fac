"""Step 2 of your turn: move, place traps, attack, use abilities, buy, claim (RC-17 to RC-59)."""

from cheesemoon.core import Ints, rule, tell

from . import board, city, combat, content as c, state as st

# --- what is legal --------------------------------------------------------------------------------


@rule
def legal_acts(s: st.Hunt, out: Ints) -> int:
    """Phases `actions` and `late`."""
    count = 0
    if s.phase == st.ACTING:
        count = legal_moves(s, out, count)
        count = legal_traps(s, out, count)
        if city.is_rat_in(s, s.pawn):  # RC-31
            for n in range(s.dice):
                out[count] = st.ATTACK + n
                count += 1
    count = legal_uses(s, out, count)
    count = legal_buys(s, out, count)
    count = legal_claims(s, out, count)
    out[count] = st.END if s.phase == st.ACTING else st.DONE
    return count + 1


@rule
def is_late_act(s: st.Hunt) -> bool:
    """RC-78: whether an ability, a purchase or a claim is possible."""
    for n in range(1, c.PECULIAR + 1):
        if s.caught[n]:
            return True
    for item in range(c.I_YELLOW, c.I_CHEESE + 1):
        if board.caged(s) >= c.PRICE[item] and board.may_gain(s, item):
            return True
    return can_use(s, 0) or can_use(s, 1)


@rule
def legal_moves(s: st.Hunt, out: Ints, count: int) -> int:
    """RC-21: to an adjacent area. RC-22: rats do not bar the way."""
    if s.points > 0:
        for i in range(c.WAYS):
            near = int(s.near[s.pawn, i])
            if near == 0:
                break
            out[count] = st.MOVE + near - 1
            count += 1
    return count


@rule
def around(s: st.Hunt, k: int) -> int:
    """Your area and the adjacent ones in area order, k from 0; -1: there are no more."""
    lower = 0
    while lower < c.WAYS and 0 < s.near[s.pawn, lower] <= s.pawn:
        lower += 1
    if k == lower:
        return int(s.pawn)
    if k > lower:
        k -= 1
    return int(s.near[s.pawn, k]) - 1 if k < c.WAYS else -1


@rule
def legal_traps(s: st.Hunt, out: Ints, count: int) -> int:
    """RC-27, RC-28: your area or an adjacent one, in area order, for the price of a trap."""
    if s.traps == 0 or s.points < c.TRAP_PRICE[s.catcher]:
        return count
    own = int(s.pawn)  # until it is listed
    for i in range(c.WAYS):
        near = int(s.near[s.pawn, i]) - 1
        if own >= 0 and (near < 0 or near > own):
            count = legal_trap(s, own, out, count)
            own = -1
        if near < 0:
            break
        count = legal_trap(s, near, out, count)
    return legal_trap(s, own, out, count) if own >= 0 else count


@rule
def legal_trap(s: st.Hunt, area: int, out: Ints, count: int) -> int:
    """RC-28: one trap in an area."""
    out[count] = st.TRAP_IN + area
    return count + int(s.trap[area] == 0)


@rule
def legal_uses(s: st.Hunt, out: Ints, count: int) -> int:
    """RC-49: an ability that is unlocked and has a marker, where it can be used."""
    for which in range(2):
        if s.held[which] == 0 or not board.is_unlocked(s, which):
            continue
        ability = c.ABILITY[s.catcher, which]
        if ability == c.WHISTLE:
            count = legal_whistles(s, which, out, count)
        elif ability in (c.MINCER, c.APRON):
            if can_use_at(s, ability, s.pawn):
                out[count] = st.USE + which
                count += 1
        else:
            if ability == c.BOMB:
                city.spread_from(s, st.FROM_HERE, s.pawn)
            for i in range(s.spots_left):
                area = int(s.spots[i])
                if can_use_at(s, ability, area):
                    out[count] = st.USE_AT + which * c.AREAS + area
                    count += 1
            if ability == c.BOMB:
                city.clear_here(s)
    return count


@rule
def can_use(s: st.Hunt, which: int) -> bool:
    """Whether the yellow (0) or purple (1) ability can be used at all now."""
    if s.held[which] == 0 or not board.is_unlocked(s, which):
        return False
    ability = c.ABILITY[s.catcher, which]
    found = False
    if ability == c.BOMB:
        city.spread_from(s, st.FROM_HERE, s.pawn)
    for i in range(s.spots_left):
        area = int(s.spots[i])
        if ability == c.WHISTLE:
            found = found or (is_around(s, area) and has_common(s, area))
        else:
            found = found or can_use_at(s, ability, area)
    if ability == c.BOMB:
        city.clear_here(s)
    return found


@rule
def has_common(s: st.Hunt, area: int) -> bool:
    """Whether a common rat is there."""
    return s.rats[c.WHITE, area] + s.rats[c.BROWN, area] + s.rats[c.BLACK, area] > 0


@rule
def is_around(s: st.Hunt, area: int) -> bool:
    """Your area or an adjacent one."""
    return area == s.pawn or city.are_adjacent(s, s.pawn, area)


@rule
def can_use_at(s: st.Hunt, ability: int, area: int) -> bool:
    """RC-49: where an ability can be used. For the bomb distances are measured already."""
    if ability == c.GRAPPLE:
        return area != s.pawn and city.is_active_area(s, area)
    if ability == c.MINCER:
        return area == s.pawn and city.is_rat_in(s, area)
    if ability == c.BOMB:
        return 0 < s.far[st.FROM_HERE, area] <= c.BOMB_DISTANCE + 1 and city.is_rat_in(s, area)
    if (s.effects[area] >> c.EFFECT_OF[ability]) & 1:  # RC-51: one of a kind in an area
        return False
    if ability == c.BAIT:
        return area // c.SPAN == s.pawn // c.SPAN
    if ability == c.APRON:
        return area == s.pawn
    return is_around(s, area)  # net, gas


@rule
def legal_whistles(s: st.Hunt, which: int, out: Ints, count: int) -> int:
    """Whistle: all rats of a colour from your area or an adjacent one to an area adjacent to it."""
    for colour in range(len(c.COLOURS)):
        for k in range(c.WAYS + 1):
            area = around(s, k)
            if area < 0:
                break
            if s.rats[colour, area]:
                for i in range(c.WAYS):
                    near = int(s.near[area, i])
                    if near == 0:
                        break
                    place = ((which * len(c.COLOURS) + colour) * c.AREAS + area) * c.AREAS
                    out[count] = st.USE_WHISTLE + place + near - 1
                    count += 1
    return count


@rule
def legal_buys(s: st.Hunt, out: Ints, count: int) -> int:
    """RC-54: the price in rats, and RC-53 allows it; no dice in phase `late`."""
    rats = board.caged(s)
    for item in range(len(c.PRICE)):
        if (
            rats >= c.PRICE[item]
            and (item != c.I_DIE or s.phase == st.ACTING)
            and board.may_gain(s, item)
        ):
            out[count] = st.BUY + item
            count += 1
    return count


@rule
def legal_claims(s: st.Hunt, out: Ints, count: int) -> int:
    """RC-57: cards of caught peculiar rats; RC-58: even if they bring nothing."""
    for n in range(1, c.PECULIAR + 1):
        if s.caught[n]:
            first = st.CLAIM + (n - 1) * (len(c.REWARDS) + 1)
            if c.PEC_CHOICES[n] == 1:
                out[count] = first
                count += 1
            else:
                for reward in range(len(c.REWARDS)):
                    if c.PEC_REWARD[n, reward]:
                        out[count] = first + reward + 1
                        count += 1
    return count


# --- what it does ---------------------------------------------------------------------------------


@rule
def move(s: st.Hunt, area: int) -> None:
    """RC-21: one movement point. RC-24: first the Gnawers bite."""
    s.points -= 1
    gnaw(s)
    if s.phase != st.OVER:
        enter(s, area)


@rule
def enter(s: st.Hunt, area: int) -> None:
    """RC-25."""
    s.pawn = area
    tell(s, st.WALKED, area, 0, 0, 0, 0)
    board.take_markers(s)


@rule
def gnaw(s: st.Hunt) -> None:
    """RC-24: peculiar Gnawers one by one, then the brown rats together. Gas prevents it."""
    area = s.pawn
    if s.effects[area] & c.BIT_GAS:
        return
    i = 0
    while c.HOLDERS[c.GNAWER, i]:
        n = c.HOLDERS[c.GNAWER, i]
        i += 1
        if s.odd_at[n] == area + 1:
            bitten = 1 if c.PEC_BITE[n] > board.defence(s) else 0
            tell(s, st.BIT, c.P0 + n, c.PEC_BITE[n], board.defence(s), bitten, 1)
            if bitten:
                board.wound(s, 1)
                if s.phase == st.OVER:
                    return
    bites = 0
    for colour in range(len(c.COLOURS)):
        bites += c.COMMON_GNAWER[colour] * c.COMMON_BITE[colour] * s.rats[colour, area]
    if bites:
        bitten = 1 if bites > board.defence(s) else 0
        tell(s, st.BIT_COMMON, bites, board.defence(s), bitten, 1, 0)
        if bitten:
            board.wound(s, 1)


@rule
def set_trap(s: st.Hunt, area: int) -> None:
    """RC-27."""
    s.traps -= 1
    s.points -= c.TRAP_PRICE[s.catcher]
    s.trap[area] = 1
    city.note_contents(s, area)
    tell(s, st.TRAP_SET, area, 0, 0, 0, 0)


@rule
def attack(s: st.Hunt, dice: int) -> None:
    """RC-31, RC-32: the dice leave your board, whatever they show."""
    s.dice -= dice
    combat.roll(s, s.pawn, st.BY_ATTACK, dice, board.accuracy(s))


@rule
def use(s: st.Hunt, which: int, area: int) -> None:
    """RC-49: the marker is spent."""
    ability = c.ABILITY[s.catcher, which]
    s.held[which] -= 1
    tell(s, st.USED, ability, area, 0, 0, 0)
    if ability == c.GRAPPLE:
        enter(s, area)
    elif ability == c.MINCER:
        combat.roll(s, area, st.BY_ABILITY, c.MINCER_DICE, board.accuracy(s))
    elif ability == c.BOMB:
        combat.roll(s, area, st.BY_ABILITY, c.BOMB_DICE, board.accuracy(s))
    else:
        s.effects[area] |= 1 << c.EFFECT_OF[ability]
        city.note_contents(s, area)


@rule
def whistle(s: st.Hunt, which: int, colour: int, area: int, to: int) -> None:
    """Whistle: all common rats of a colour walk over."""
    s.held[which] -= 1
    rats = s.rats[colour, area]
    tell(s, st.USED, c.WHISTLE, area, colour, to, rats)
    s.rats[colour, to] += rats
    s.rats[colour, area] = 0
