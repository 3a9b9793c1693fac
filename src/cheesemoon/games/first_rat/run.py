"""Step 1: run (FR-12 to FR-25)."""

from cheesemoon.core import Ints, rule, tell, whole

from . import content as c, edition, lists, state as st, tracks, ways

# --- what is legal --------------------------------------------------------------------------------


@rule
def in_force(s: st.Junkyard, comic: int) -> bool:
    """FR-43: whether the seat to act has this comic, and not only since this turn."""
    return (s.powers >> comic) & 1 == 1


@rule
def bears(s: st.Junkyard, super_comic: int, rat: int) -> bool:
    """FR-70: whether this rat of the seat to act is that super-rat, its power in force."""
    return in_force(s, super_comic) and s.seats[s.turn].supers[super_comic - c.USUAL] == rat + 1


@rule
def has_rat_on_path(s: st.Junkyard, side: int) -> bool:
    """FR-11: whether a rat of this side is on the path, space 0 included."""
    for rat in range(c.RATS):
        if s.seats[side].rats[rat] <= c.SPACES:
            return True
    return False


@rule
def limit_with_others(s: st.Junkyard, rat: int) -> int:
    """FR-14: 3 steps if several rats run. FR-59: long-legs 4. FR-72: Lara 2 more."""
    limit = c.SEVERAL
    if in_force(s, c.LONG_LEGS):
        limit += c.LONG_LEGS_MORE
    if bears(s, c.LARA, rat):
        limit += c.LARA_MORE
    return limit


@rule
def limit_alone(s: st.Junkyard, rat: int) -> int:
    """FR-14: 5 steps if one rat runs. FR-71: Miroslaw any number. FR-72: Lara 2 more."""
    if bears(s, c.MIROSLAW, rat):
        return ways.ANY_STEPS
    if bears(s, c.LARA, rat):
        return c.ALONE + c.LARA_MORE
    return c.ALONE


@rule
def may_run_further(s: st.Junkyard) -> bool:
    """FR-14: after a first run that only a single rat may make, no other runs."""
    return s.runs == 0 or s.ran_steps[0] <= limit_with_others(s, s.ran_rat[0])


@rule
def has_run(s: st.Junkyard, rat: int) -> bool:
    """FR-12: each rat runs at most once a turn."""
    for i in range(s.runs):
        if s.ran_rat[i] == rat:
            return True
    return False


@rule
def reached_pad(s: st.Junkyard) -> bool:
    """FR-18: whether a rat has reached the pad this turn."""
    for i in range(s.runs):
        if s.ran_end[i] == c.PAD:
            return True
    return False


@rule
def colour_of_turn(s: st.Junkyard) -> int:
    """FR-15, FR-17: that of the first run that ended on a space; -1 if there is none yet."""
    for i in range(s.runs):
        if s.ran_end[i] != c.PAD:
            return c.COLOUR_OF[s.path[s.ran_end[i]]]
    return -1


@rule
def fits_colour(s: st.Junkyard, end: int, colour: int) -> bool:
    """FR-15: the colour of the turn; FR-17: the pad has all; FR-60: green and orange are one."""
    if colour < 0 or end == c.PAD:
        return True
    found = c.COLOUR_OF[s.path[end]]
    if found == colour:
        return True
    return (
        found + colour == c.GREEN + c.ORANGE
        and found * colour == c.GREEN * c.ORANGE
        and (in_force(s, c.GREEN_ORANGE))
    )


@rule
def free_pipes(s: st.Junkyard) -> int:
    """FR-56: orange pipes cost nothing (1); FR-57: green ones (2)."""
    return in_force(s, c.ORANGE_PIPES) + 2 * in_force(s, c.GREEN_PIPES)


@rule
def affords(s: st.Junkyard, chain: int) -> bool:
    """FR-20: a run is legal only if all its pipes can be paid when it begins."""
    if chain == 0:
        return True
    free = free_pipes(s)
    for item in range(len(c.GOODS)):
        if s.seats[s.turn].goods[item] < ways.CHAIN_PRICE[free, chain, item]:
            return False
    return True


@rule
def taken_spaces(s: st.Junkyard) -> int:
    """FR-16, FR-18: bits of the spaces where no run of the seat to act may end."""
    taken = 0
    for rat in range(c.RATS):
        at = s.seats[s.turn].rats[rat]
        if 1 <= at <= c.SPACES:
            taken |= lists.bit(at)
    if reached_pad(s):
        taken |= lists.bit(c.PAD)
    return taken


@rule
def legal_runs(s: st.Junkyard, out: Ints) -> int:
    """FR-12 to FR-20: by rat, then end space, then pipes; FR-25: `done` after the first run."""
    count = 0
    if may_run_further(s):
        colour = colour_of_turn(s)
        taken = taken_spaces(s)
        for rat in range(c.RATS):
            begin = s.seats[s.turn].rats[rat]
            if begin > c.SPACES or has_run(s, rat):
                continue
            most = limit_alone(s, rat) if s.runs == 0 else limit_with_others(s, rat)
            first = st.RUN_A + rat * st.RUNS_OF_A_RAT
            for i in range(ways.RUNS_FROM[begin, most], ways.RUNS_TO[begin, most]):
                end = whole(ways.RUN_END[i])
                chain = whole(ways.RUN_CHAIN[i])
                if (taken >> end) & 1 == 0 and fits_colour(s, end, colour) and affords(s, chain):
                    out[count] = first + (end - 1) * len(ways.VIA) + chain
                    count += 1
    if s.runs > 0:
        out[count] = st.DONE_A
        count += 1
    return count


# --- what it does ---------------------------------------------------------------------------------


@rule
def run(s: st.Junkyard, rat: int, end: int, chain: int) -> None:
    """FR-13: a rat runs; pipes are paid on the way, rent or the rattonaut track is at the end."""
    me = s.seats[s.turn]
    begin = me.rats[rat]
    steps = end - begin - ways.CHAIN_SAVES[chain]
    s.ran_rat[s.runs] = rat
    s.ran_end[s.runs] = end
    s.ran_steps[s.runs] = steps
    s.ran_chain[s.runs] = chain
    s.runs += 1
    tell(s, st.RAN, s.turn, rat, begin, end, steps)
    for i in range(ways.CHAIN_LENGTH[chain]):
        pay_pipe(s, ways.CHAIN_PIPE[chain, i])
    if end == c.PAD:
        space = tracks.join_crew(s, s.turn, rat)
        tell(s, st.CREW_JOINED, s.turn, rat, space + 1, tracks.value(s, c.RATTONAUTS, space), 0)
        tracks.notice_fourth(s, s.turn)
    else:
        me.rats[rat] = end
        pay_rent(s, end)


@rule
def pay_pipe(s: st.Junkyard, pipe: int) -> None:
    """FR-19: each use costs its price, paid to the dump. FR-56, FR-57: unless a comic frees it."""
    me = s.seats[s.turn]
    me.pipes[pipe] += 1
    item = c.PIPE_PRICE[pipe]
    free = free_pipes(s)
    price = 1
    if (free & 1 and c.ORANGE_PIPE[pipe]) or (free & 2 and c.GREEN_PIPE[pipe]):
        price = 0
    me.goods[item] -= price
    s.heap[item] += price
    tell(s, st.PIPE, s.turn, c.PIPE_FROM[pipe], item, price, 0)


@rule
def rent_to(s: st.Junkyard, side: int, space: int) -> int:
    """FR-21: 1 cheese for each rat there, or (edition) 1 in all. FR-90: so for the robot."""
    rats = 0
    for rat in range(c.RATS):
        if s.seats[side].rats[rat] == space:
            rats += 1
    return rats if edition.RENT_PER_RAT[s.edition] else min(rats, 1)


@rule
def rent_at(s: st.Junkyard, space: int) -> int:
    """FR-21: what a run of the seat to act that ends here costs. FR-58: no-rent pays none."""
    if space < 1 or space > c.SPACES or in_force(s, c.NO_RENT):
        return 0
    if s.players == 1:
        return rent_to(s, c.ROBOT, space)
    rent = 0
    for other in range(s.players):
        if other != s.turn:
            rent += rent_to(s, other, space)
    return rent


@rule
def pay_rent(s: st.Junkyard, space: int) -> None:
    """FR-21: at once, to each owner; to the robot means to the dump."""
    rent = rent_at(s, space)
    if rent == 0:
        return
    take_mouldy(s, rent)
    if s.players == 1:
        paid = min(rent, s.seats[0].goods[c.CHEESE])
        s.seats[0].goods[c.CHEESE] -= paid
        s.heap[c.CHEESE] += paid
        tell(s, st.RENT_ROBOT, s.turn, paid, 0, 0, 0)
        rent -= paid
    else:
        for i in range(1, s.players):  # FR-23: first to the rival next in turn order
            other = (s.turn + i) % s.players
            paid = min(rent_to(s, other, space), s.seats[s.turn].goods[c.CHEESE])
            if paid > 0:
                s.seats[s.turn].goods[c.CHEESE] -= paid
                s.seats[other].goods[c.CHEESE] += paid
                rent -= paid
                tell(s, st.RENT, s.turn, other, paid, 0, 0)
    if rent > 0:
        tell(s, st.SHORT, s.turn, rent, 0, 0, 0)


@rule
def take_mouldy(s: st.Junkyard, rent: int) -> None:
    """FR-22: mouldy cheese, one by one, each for 3 cheese, only as many as needed. FR-23."""
    me = s.seats[s.turn]
    pieces = 0
    while me.goods[c.CHEESE] < rent and s.heap_mouldy > 0 and s.heap[c.CHEESE] >= c.MOULDY_CHEESE:
        s.heap_mouldy -= 1
        me.mouldy += 1
        s.heap[c.CHEESE] -= c.MOULDY_CHEESE
        me.goods[c.CHEESE] += c.MOULDY_CHEESE
        pieces += 1
    if pieces > 0:
        tell(s, st.MOULDY_TAKEN, s.turn, pieces, 0, 0, 0)
