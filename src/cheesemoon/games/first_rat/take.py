"""Step 2: take (FR-28 to FR-36)."""

from cheesemoon.core import Ints, rule, tell

from . import content as c, edition, lists, run, state as st, tracks


@rule
def is_lit(space: int, light: int) -> bool:
    """FR-30: lit when the light marker lies at or beyond the first lamp beside the space."""
    return light >= c.LIT_FROM[space]


# --- the backpack ---------------------------------------------------------------------------------


@rule
def used_pack(s: st.Junkyard) -> int:
    """FR-32: the colour of an own backpack that fits a space taken from; -1 if none does. Green and
    orange ones are told apart by their kinds only (FR-33)."""
    for i in range(s.runs):
        if s.ran_end[i] != c.PAD:
            colour = c.COLOUR_OF[s.path[s.ran_end[i]]]
            if lists.place_of(s.seats[s.turn].packs, colour) >= 0:
                return colour
    return -1


@rule
def pack_kinds(s: st.Junkyard) -> int:
    """FR-33: bits of the materials that a backpack may add: those on spaces of its colour."""
    kinds = 0
    for i in range(s.runs):
        if s.ran_end[i] == c.PAD:
            continue
        shown = s.path[s.ran_end[i]]
        colour = c.COLOUR_OF[shown]
        item = c.ITEM_OF[shown]
        if (
            c.PACK_ITEM[colour] == c.MATERIAL
            and 1 <= item <= len(c.MATERIALS)
            and lists.place_of(s.seats[s.turn].packs, colour) >= 0
        ):
            kinds |= lists.bit(item)
    return kinds


@rule
def pack_is_to_choose(s: st.Junkyard) -> bool:
    """FR-33: with more than one kind the player chooses; a single one is taken by itself."""
    kinds = pack_kinds(s)
    if kinds & (kinds - 1):
        return True
    for item in range(1, len(c.MATERIALS) + 1):
        if kinds == lists.bit(item):
            s.pack = item
    return False


@rule
def legal_packs(s: st.Junkyard, out: Ints) -> int:
    """FR-33: each kind once."""
    count = 0
    kinds = pack_kinds(s)
    for item in range(1, len(c.MATERIALS) + 1):
        if (kinds >> item) & 1:
            out[count] = st.PACK_A + item - 1
            count += 1
    return count


# --- the drink ------------------------------------------------------------------------------------


@rule
def takes_something(s: st.Junkyard) -> bool:
    """FR-29, FR-34: a rat that ran stands on a space; the pad gives no items."""
    for i in range(s.runs):
        if s.ran_end[i] != c.PAD:
            return True
    return False


@rule
def may_drink(s: st.Junkyard) -> bool:
    """FR-34: with a full drink and at least one item to take."""
    return s.seats[s.turn].drinks > 0 and takes_something(s)


@rule
def legal_drinks(s: st.Junkyard, out: Ints) -> int:
    """FR-34: exactly one, or none."""
    out[0] = st.DRINK_A
    out[1] = st.KEEP_A
    return 2


@rule
def drink(s: st.Junkyard) -> None:
    """FR-34: it is emptied for good."""
    s.seats[s.turn].drinks -= 1
    s.seats[s.turn].empties += 1
    tell(s, st.DRANK, s.turn, 0, 0, 0, 0)


# --- taking ---------------------------------------------------------------------------------------


@rule
def space_gives(s: st.Junkyard, i: int, light: int) -> int:
    """FR-28, FR-30, FR-73: what run i brings: the gift, 1 more if lit, 1 more for Slawosz."""
    end = s.ran_end[i]
    return c.COUNT_OF[s.path[end]] + is_lit(end, light) + run.bears(s, c.SLAWOSZ, s.ran_rat[i])


@rule
def light_after(s: st.Junkyard, i: int, light: int) -> int:
    """FR-31: the light that counts for the next space, by the edition."""
    if edition.LIGHT_AT_ONCE[s.edition] and c.ITEM_OF[s.path[s.ran_end[i]]] == c.BULB:
        return light + space_gives(s, i, light)
    return light


@rule
def take_all(s: st.Junkyard, times: int) -> None:
    """FR-28: what the spaces give, in the order of the runs, with light, super-rat and backpack,
    times 2 after a drink (FR-34)."""
    if not takes_something(s):
        return
    light = s.seats[s.turn].light
    for i in range(s.runs):
        if s.ran_end[i] != c.PAD:
            taken = c.ITEM_OF[s.path[s.ran_end[i]]]
            s.gain[taken] += space_gives(s, i, light)
            light = light_after(s, i, light)
    colour = used_pack(s)
    if s.pack > 0:  # FR-33
        s.gain[s.pack] += c.PACK_COUNT[colour]
    elif colour >= 0 and c.PACK_ITEM[colour] != c.MATERIAL:
        s.gain[c.PACK_ITEM[colour]] += c.PACK_COUNT[colour]
    if s.telling:
        tell_sums(s, times)
    for item in range(len(c.ITEMS)):
        amount = s.gain[item] * times
        s.gain[item] = 0
        if amount > 0:
            receive(s, item, amount)


@rule
def tell_sums(s: st.Junkyard, times: int) -> None:
    """How each sum comes about: spaces, light, and the rest as told_more has it."""
    for item in range(len(c.ITEMS)):
        if s.gain[item] == 0:
            continue
        spaces, lit, extra = 0, 0, 0
        light = s.seats[s.turn].light
        for i in range(s.runs):
            if s.ran_end[i] == c.PAD:
                continue
            shown = s.path[s.ran_end[i]]
            if c.ITEM_OF[shown] == item:
                spaces += c.COUNT_OF[shown]
                lit += is_lit(s.ran_end[i], light)
                extra += run.bears(s, c.SLAWOSZ, s.ran_rat[i])
            light = light_after(s, i, light)
        pack = s.gain[item] - spaces - lit - extra
        tell(s, st.TOOK, s.turn, item, spaces, lit, told_more(extra, pack, times))


@rule
def told_more(extra: int, pack: int, times: int) -> int:
    """Three small numbers as one: of Slawosz, of the backpack, and the factor."""
    return (times * 10 + extra) * 10 + pack


@rule
def receive(s: st.Junkyard, item: int, amount: int) -> None:
    """FR-35 to FR-37: goods from the dump, bulbs to the light marker, cores to the burrow."""
    if item == c.BULB:
        move_light(s, amount)
    elif item == c.CORE:
        s.steps += amount
    else:
        from_dump(s, s.turn, item, amount)


@rule
def from_dump(s: st.Junkyard, seat: int, item: int, amount: int) -> int:
    """FR-9, FR-35: what the dump has of it; the rest is lost."""
    got = min(amount, s.heap[item])
    s.heap[item] -= got
    s.seats[seat].goods[item] += got
    if got < amount:
        tell(s, st.LOST, seat, item, amount - got, 0, 0)
    return got


@rule
def move_light(s: st.Junkyard, bulbs: int) -> None:
    """FR-36: one step for each bulb, up to the last; each spotlight reached or passed scores."""
    before = s.seats[s.turn].light
    after = min(before + bulbs, c.LIGHT_STEPS)
    s.seats[s.turn].light = after
    tell(s, st.LIT, s.turn, before, after, 0, 0)
    for spot in range(len(c.SPOTS)):
        if before < c.SPOTS[spot] <= after:
            tracks.score_marker(s, s.turn, c.SPOTLIGHTS)
