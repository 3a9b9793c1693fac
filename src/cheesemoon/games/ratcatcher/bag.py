"""Drawing rats, and what happens when the bag is empty (RC-60 to RC-66)."""

from cheesemoon.core import Ints, rule, tell
from cheesemoon.core.rules import chance
from cheesemoon.core.rules.bits import lowest

from . import board, city, content as c, state as st


@rule
def in_bag(s: st.Hunt) -> int:
    """Rats in the bag."""
    return int(s.bag[0]) + s.bag[1] + s.bag[2]


@rule
def any_rat(s: st.Hunt) -> int:
    """The colour of a rat out of the bag, which is not empty; each rat with equal chance."""
    colour = 0
    if chance.scripted(s):
        x = chance.take(s)
        if x < 1 or x > len(c.COLOURS):
            chance.refuse(s, st.NOT_A_COLOUR, x)
        elif s.bag[x - 1] == 0:
            chance.refuse(s, st.NOT_IN_BAG, x)
        else:
            colour = x - 1
        if s.fault:  # the action will be undone: until then draw whatever there is
            while s.bag[colour] == 0:
                colour += 1
    else:
        x = chance.below(s, in_bag(s))
        colour = int(x >= s.bag[c.WHITE]) + int(x >= s.bag[c.WHITE] + s.bag[c.BROWN])
    chance.gave(s, colour + 1)
    s.bag[colour] -= 1
    return colour


@rule
def draw_rats(s: st.Hunt) -> None:
    """The line `draw AREA N`: RC-60, RC-61. Stops where the empty bag needs you."""
    area = int(s.todo[s.todo_left - 1, 1])
    left = int(s.todo[s.todo_left - 1, 2])
    draws = int(s.todo[s.todo_left - 1, 3])  # before a pause
    while left > 0 and s.told < st.EVENTS_DRAWN and (in_bag(s) > 0 or refill(s)):
        colour = any_rat(s)
        s.rats[colour, area] += 1
        draws += 1
        if c.COMMON_BREEDS[colour] == 0:  # RC-61: a black rat brings another draw
            left -= 1
        s.todo[s.todo_left - 1, 2] = left
    if left > 0 and s.told >= st.EVENTS_DRAWN and s.phase == st.RUNNING:
        s.todo[s.todo_left - 1, 3] = draws
        return
    s.todo[s.todo_left - 1, 3] = 0
    if draws:
        tell(s, st.DREW, area, draws, 0, 0, 0)
    if left > 0 and (s.phase == st.REWARDING or s.phase == st.RECALLING):
        return
    if left > 0:  # RC-66
        tell(s, st.NO_DRAW, area, left, 0, 0, 0)
    st.pop(s)


@rule
def refill(s: st.Hunt) -> bool:
    """RC-62 to RC-64: whether the bag has rats again. If not, you may have to choose."""
    if recall_inactive(s):
        return True
    rats = board.caged(s)
    if rats > 0:
        board.empty_cage(s)
        tell(s, st.BAG_CAGE, rats, 0, 0, 0, 0)
        if is_offer(s, rats):
            s.offer = rats
            s.phase = st.REWARDING
            return False
        return True
    fewest = fewest_rats(s)
    if fewest == 0:
        return False
    district = -1
    for d in range(c.DISTRICTS):
        if is_recallable(s, d) and rats_of(s, d) == fewest:
            if district >= 0:
                s.phase = st.RECALLING
                return False
            district = d
    recall(s, district, 0)
    return True


@rule
def forget_recalls(s: st.Hunt) -> None:
    """RC-65: a new turn begins."""
    s.recalled = 0


@rule
def rats_of(s: st.Hunt, district: int) -> int:
    """Common rats of a district."""
    rats = 0
    for area in range(district * c.SPAN, district * c.SPAN + c.SPAN):
        rats += s.rats[c.WHITE, area] + s.rats[c.BROWN, area] + s.rats[c.BLACK, area]
    return rats


@rule
def send_home(s: st.Hunt, district: int) -> int:
    """All common rats of a district go to the bag."""
    rats = 0
    for colour in range(len(c.COLOURS)):
        found = 0
        for area in range(district * c.SPAN, district * c.SPAN + c.SPAN):
            found += s.rats[colour, area]
            s.rats[colour, area] = 0
        s.bag[colour] += found
        rats += found
    return rats


@rule
def recall_inactive(s: st.Hunt) -> bool:
    """RC-62: the common rats of all inactive districts. RC-65: of each once in a turn."""
    rats = 0
    left = int(s.laid) & ~(int(s.active) | int(s.recalled))
    while left:
        district = lowest(left)
        left &= left - 1
        found = send_home(s, district)
        if found:
            s.recalled |= 1 << district
            rats += found
    if rats:
        tell(s, st.BAG_INACTIVE, rats, 0, 0, 0, 0)
    return rats > 0


@rule
def is_offer(s: st.Hunt, rats: int) -> bool:
    """RC-63: whether this number of rats pays for any reward that you may take."""
    for item in range(c.I_YELLOW, c.I_CHEESE + 1):
        if c.PRICE[item] <= rats and board.may_gain(s, item):
            return True
    return False


@rule
def legal_rewards(s: st.Hunt, out: Ints) -> int:
    """RC-63: one reward other than a die, or none."""
    count = 0
    for item in range(c.I_YELLOW, c.I_CHEESE + 1):
        if c.PRICE[item] <= s.offer and board.may_gain(s, item):
            out[count] = st.BUY + item
            count += 1
    out[count] = st.PASS
    return count + 1


@rule
def take_offer(s: st.Hunt, item: int) -> None:
    """RC-63: the reward that you take, or -1 for none."""
    tell(s, st.OFFERED, item + 1, s.offer, 0, 0, 0)
    s.offer = 0
    if item >= 0:
        board.gain(s, item)
        if s.phase != st.OVER and s.gained:
            st.push(s, st.DO_GAIN, 0, 0, 0)


@rule
def is_recallable(s: st.Hunt, district: int) -> bool:
    """RC-64: active, without your pawn, with a rat; RC-65: not emptied in this turn."""
    return (
        city.is_active(s, district)
        and (s.recalled >> district & 1) == 0
        and s.pawn // c.SPAN != district
        and rats_of(s, district) > 0
    )


@rule
def fewest_rats(s: st.Hunt) -> int:
    """RC-64: the fewest rats of a district that can be emptied; 0: there is none."""
    fewest = 0
    for district in range(c.DISTRICTS):
        if is_recallable(s, district):
            rats = rats_of(s, district)
            if fewest == 0 or rats < fewest:
                fewest = rats
    return fewest


@rule
def legal_recalls(s: st.Hunt, out: Ints) -> int:
    """RC-64: of equals you choose."""
    fewest = fewest_rats(s)
    count = 0
    for district in range(c.DISTRICTS):
        if is_recallable(s, district) and rats_of(s, district) == fewest:
            out[count] = st.RECALL + district
            count += 1
    return count


@rule
def recall(s: st.Hunt, district: int, chosen: int) -> None:
    """RC-64: all common rats of this district go to the bag."""
    rats = send_home(s, district)
    s.recalled |= 1 << district
    tell(s, st.BAG_DISTRICT, district, rats, chosen, 0, 0)
