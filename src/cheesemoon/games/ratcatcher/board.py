"""Your board: values and upgrades (RC-42 to RC-44), what you may gain (RC-53), wounds, the end."""

from cheesemoon.core import Ints, rule, tell

from . import city, content as c, state as st


@rule
def end_game(s: st.Hunt, result: int) -> None:
    """RC-3: at once, in the middle of whatever is going on. What was under way is nothing now."""
    if s.result != st.NONE:
        return
    s.result = result
    s.turn = -1
    s.phase = st.OVER
    while s.todo_left:
        st.pop(s)
    clear_roll(s)
    s.pay_item = 0
    s.pay_left = 0
    s.pay_ask = 0
    s.offer = 0
    tell(s, st.ENDED, result, 0, 0, 0, 0)


@rule
def clear_roll(s: st.Hunt) -> None:
    """No roll is being assigned."""
    s.roll_at = 0
    s.roll_by = 0
    s.roll_dice = 0
    s.hits = 0
    s.sixes = 0
    s.struck = 0
    for i in range(c.DICE_MAX):
        s.shown[i] = 0


# --- values ---------------------------------------------------------------------------------------


@rule
def level(s: st.Hunt, field: int) -> int:
    """RC-43: how many upgrades of an attribute are complete, 0 to 2."""
    cheeses = s.board[field]
    return int(cheeses >= c.NEEDS[s.catcher, field, 0]) + int(
        cheeses >= c.NEEDS[s.catcher, field, 1]
    )


@rule
def dice_value(s: st.Hunt) -> int:
    """Unlocked attack dice."""
    return min(c.BASE_DICE[s.catcher] + level(s, c.F_ATTACK), c.DICE_MAX)


@rule
def move_value(s: st.Hunt) -> int:
    """Movement value."""
    return c.BASE_MOVE[s.catcher] + level(s, c.F_MOVE)


@rule
def health_max(s: st.Hunt) -> int:
    """Maximum of health."""
    return c.BASE_HEALTH[s.catcher] + level(s, c.F_HEALTH)


@rule
def accuracy(s: st.Hunt) -> int:
    """The lowest number of a die that hits."""
    return c.BASE_ACCURACY[s.catcher] - level(s, c.F_ACCURACY)


@rule
def defence(s: st.Hunt) -> int:
    """Your defence where you are: an apron there counts."""
    value = c.BASE_DEFENCE[s.catcher] + level(s, c.F_DEFENCE)
    if s.effects[s.pawn] & c.BIT_APRON:
        value += c.APRON_DEFENCE
    return value


@rule
def is_unlocked(s: st.Hunt, which: int) -> bool:
    """RC-44: whether the yellow (0) or purple (1) ability is unlocked."""
    return level(s, c.F_YELLOW + which) > 0


@rule
def collected(s: st.Hunt) -> int:
    """RC-1: cheeses on your fields and those not yet put on one."""
    cheeses = int(s.gained)
    for field in range(len(c.FIELDS)):
        cheeses += s.board[field]
    return cheeses


@rule
def caged(s: st.Hunt) -> int:
    """Rats in your cage."""
    return int(s.cage[0]) + s.cage[1] + s.cage[2]


# --- limits ---------------------------------------------------------------------------------------


@rule
def cheese_pool(s: st.Hunt) -> int:
    """Cheese tokens that are nowhere else."""
    return c.CHEESES - s.cheeses - collected(s)


@rule
def marker_pool(s: st.Hunt, marker: int) -> int:
    """Health, yellow or purple markers that are nowhere else."""
    left = c.MARKER_COUNT[marker]
    for n in range(1, c.PECULIAR + 1):
        left -= s.holds[n, marker]
    for i in range(s.spots_left):
        left -= s.lying[marker, s.spots[i]]
    if marker != c.HEALTH:
        which = marker - 1
        left -= s.held[which]
        effect = c.EFFECT_OF[c.ABILITY[s.catcher, which]]
        if effect >= 0 and s.with_own:
            for i in range(s.spots_left):
                left -= (s.effects[s.spots[i]] >> effect) & 1
    return left


@rule
def may_hold(s: st.Hunt, which: int) -> bool:
    """RC-53: a further yellow (0) or purple (1) marker, as far as your board is concerned."""
    return is_unlocked(s, which) and s.held[which] < c.MARKERS_MAX[s.catcher, which]


@rule
def may_gain(s: st.Hunt, item: int) -> bool:
    """RC-53: whether one of these can be taken now."""
    if item == c.I_DIE:
        return s.dice < c.DICE_MAX
    if item == c.I_HEALTH:
        return s.health < health_max(s)
    if item == c.I_CHEESE:
        return cheese_pool(s) > 0
    return may_hold(s, item - c.I_YELLOW) and marker_pool(s, item - c.I_YELLOW + 1) > 0


@rule
def gain(s: st.Hunt, item: int) -> bool:
    """RC-53, RC-56: one die, marker, health or cheese, if it is allowed."""
    if not may_gain(s, item):
        return False
    if item == c.I_DIE:
        s.dice += 1
    elif item == c.I_HEALTH:
        s.health += 1
    elif item == c.I_CHEESE:
        gain_cheese(s, 1)
    else:
        s.held[item - c.I_YELLOW] += 1
    return True


@rule
def gain_cheese(s: st.Hunt, cheeses: int) -> None:
    """RC-40; RC-1: the tenth wins."""
    s.gained += cheeses
    if collected(s) >= c.CHEESES_TO_WIN:
        end_game(s, st.WON_CHEESE)


# --- cheese ---------------------------------------------------------------------------------------


@rule
def collect(s: st.Hunt) -> None:
    """RC-39: all cheese of your area, if no rat is there."""
    if s.cheese[s.pawn] and not city.is_rat_in(s, s.pawn):
        cheeses = int(s.cheese[s.pawn])
        city.add_cheese(s, s.pawn, -cheeses)
        tell(s, st.COLLECTED, s.pawn, cheeses, 0, 0, 0)
        gain_cheese(s, cheeses)


@rule
def legal_puts(s: st.Hunt, out: Ints) -> int:
    """RC-42: any attribute with a free field."""
    count = 0
    for field in range(len(c.FIELDS)):
        if s.board[field] < c.PLACES[s.catcher, field]:
            out[count] = st.PUT + field
            count += 1
    return count


@rule
def put(s: st.Hunt, field: int) -> None:
    """RC-42 to RC-44: a cheese on a field; a full upgrade works at once."""
    before = level(s, field)
    s.board[field] += 1
    s.gained -= 1
    now = level(s, field)
    tell(s, st.PUT_CHEESE, field, now if now > before else 0, 0, 0, 0)
    if now == before:
        return
    if field == c.F_HEALTH:
        s.health += 1
    elif field == c.F_MOVE:
        s.points += 1
    elif field == c.F_ATTACK:
        s.dice = min(s.dice + 1, c.DICE_MAX)
    elif field in (c.F_YELLOW, c.F_PURPLE):
        fill_up(s, field - c.F_YELLOW)


@rule
def fill_up(s: st.Hunt, which: int) -> None:
    """RC-44: up to the maximum of markers, as far as the pool goes."""
    room = c.MARKERS_MAX[s.catcher, which] - s.held[which]
    s.held[which] += max(0, min(room, marker_pool(s, which + 1)))


# --- markers, health ------------------------------------------------------------------------------


@rule
def take_markers(s: st.Hunt) -> None:
    """RC-25: the markers lying in the area that you enter; what you cannot take stays."""
    area = s.pawn
    while s.lying[c.HEALTH, area] and s.health < health_max(s):
        s.lying[c.HEALTH, area] -= 1
        s.health += 1
        tell(s, st.TOOK, c.HEALTH, area, 0, 0, 0)
    for which in range(2):
        while s.lying[which + 1, area] and may_hold(s, which):
            s.lying[which + 1, area] -= 1
            s.held[which] += 1
            tell(s, st.TOOK, which + 1, area, 0, 0, 0)


@rule
def wound(s: st.Hunt, wounds: int) -> None:
    """RC-95: each wound lowers health by 1 at once. RC-2: at 0 you have lost."""
    s.health = max(0, s.health - wounds)
    tell(s, st.WOUNDED, s.health, 0, 0, 0, 0)
    if s.health == 0:
        end_game(s, st.LOST_HEALTH)


@rule
def empty_cage(s: st.Hunt) -> None:
    """All caged rats go to the bag."""
    for colour in range(len(c.COLOURS)):
        s.bag[colour] += s.cage[colour]
        s.cage[colour] = 0
