"""Step 3: shop (FR-44 to FR-48)."""

from cheesemoon.core import Ints, rule, tell

from . import content as c, lists, run, state as st


@rule
def rat_at(s: st.Junkyard, stand: int) -> int:
    """FR-44: the rat that ended its run at this stand this turn; -1 if none did."""
    for i in range(s.runs):
        if s.ran_end[i] == c.STAND_SPACE[stand]:
            return s.ran_rat[i]
    return -1


@rule
def is_open(s: st.Junkyard, stand: int) -> bool:
    """FR-44: a rat ran there, and nothing was got there yet."""
    return rat_at(s, stand) >= 0 and lists.place_of(s.shopped, stand) < 0


@rule
def affords_thing(s: st.Junkyard, stand: int) -> bool:
    """FR-45: cheese taken in step 2 counts."""
    return s.seats[s.turn].goods[c.CHEESE] >= c.STAND_PRICE[stand]


@rule
def may_steal(s: st.Junkyard, stand: int) -> bool:
    """FR-46; FR-71, FR-75: Miroslaw never steals."""
    return not run.bears(s, c.MIROSLAW, rat_at(s, stand))


@rule
def list_things(s: st.Junkyard, stand: int, first: int, out: Ints, count: int) -> int:
    """FR-47: what can be had at a stand, in its order, each colour once and only if not owned."""
    if stand == c.FROG:
        if s.frog > 0:
            out[count] = first + st.A_DRINK
            count += 1
    elif stand == c.CROW:
        for i in range(lists.length(s.crow)):
            out[count] = first + st.A_CAP + s.crow[i] - 1
            count += 1
    else:
        for i in range(lists.length(s.hamster)):
            colour = s.hamster[i] - 1
            if (
                lists.place_of(s.hamster, colour) == i
                and lists.place_of(s.seats[s.turn].packs, colour) < 0
            ):
                out[count] = first + colour
                count += 1
    return count


@rule
def has_things(s: st.Junkyard, stand: int) -> bool:
    """FR-47: whether the stand has something that the seat to act may own."""
    if stand == c.FROG:
        return s.frog > 0
    if stand == c.CROW:
        return s.crow[0] != 0
    for i in range(lists.length(s.hamster)):
        if lists.place_of(s.seats[s.turn].packs, s.hamster[i] - 1) < 0:
            return True
    return False


@rule
def something_to_get(s: st.Junkyard) -> bool:
    """FR-48: step 3 is passed over when nothing can be got."""
    for stand in range(len(c.STANDS)):
        if not is_open(s, stand) or not has_things(s, stand):
            continue
        if affords_thing(s, stand) or may_steal(s, stand):
            return True
    return False


@rule
def legal_shopping(s: st.Junkyard, out: Ints) -> int:
    """FR-44 to FR-48: by stand, buy before steal, then `done`."""
    count = 0
    for stand in range(len(c.STANDS)):
        if is_open(s, stand):
            if affords_thing(s, stand):
                count = list_things(s, stand, st.BUY_A, out, count)
            if may_steal(s, stand):
                count = list_things(s, stand, st.STEAL_A, out, count)
    out[count] = st.DONE_A
    return count + 1


@rule
def stand_of(thing: int) -> int:
    """Where a thing is sold."""
    if thing < st.A_DRINK:
        return c.HAMSTER
    return c.FROG if thing == st.A_DRINK else c.CROW


@rule
def get_thing(s: st.Junkyard, thing: int) -> None:
    """FR-44: one thing goes from its stand to the player; the stand is done for this turn."""
    me = s.seats[s.turn]
    stand = stand_of(thing)
    lists.append(s.shopped, stand)
    if stand == c.HAMSTER:
        lists.append(me.packs, lists.remove(s.hamster, lists.place_of(s.hamster, thing)))
    elif stand == c.FROG:
        s.frog -= 1
        me.drinks += 1
    else:
        lists.append(me.caps, lists.remove(s.crow, lists.place_of(s.crow, thing - st.A_CAP)))


@rule
def buy(s: st.Junkyard, thing: int) -> None:
    """FR-45: pay the price to the dump."""
    price = c.STAND_PRICE[stand_of(thing)]
    s.seats[s.turn].goods[c.CHEESE] -= price
    s.heap[c.CHEESE] += price
    get_thing(s, thing)
    tell(s, st.BOUGHT, s.turn, thing, price, 0, 0)


@rule
def steal(s: st.Junkyard, thing: int) -> None:
    """FR-46: the rat goes back to the start. FR-74: Ratwoman stays."""
    rat = rat_at(s, stand_of(thing))
    get_thing(s, thing)
    stays = run.bears(s, c.RATWOMAN, rat)
    if not stays:
        s.seats[s.turn].rats[rat] = 0
    tell(s, st.STOLE, s.turn, thing, rat, stays, 0)
