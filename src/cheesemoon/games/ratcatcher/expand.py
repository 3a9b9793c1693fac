"""The city grows: cards are drawn, placed and filled (RC-13, RC-67 to RC-78)."""

from cheesemoon.core import Ints, rule, tell
from cheesemoon.core.rules import chance
from cheesemoon.core.rules.bits import highest, lowest

from . import board, city, content as c, peculiar, state as st

PART_CHEESE, PART_MYSTERY, PART_YELLOW, PART_PURPLE = range(4)  # of RC-74, rows of SYMBOLS


@rule
def expand(s: st.Hunt, mine: bool) -> None:
    """The lines `expand mine` and `expand rats`: RC-67, RC-68."""
    city.determine_activity(s)  # RC-10
    st.pop(s)
    if s.cheeses < c.CHEESES_THAT_HOLD and s.deck_left > 0:
        draw_cards(s, c.VALUE[city.card_of(s, s.pawn // c.SPAN)])
        if mine:
            st.push(s, st.DO_LATE, 0, 0, 0)
        st.push(s, st.DO_FILL, 0, 0, 0)
        st.push(s, st.DO_PLACING, 0, 0, 0)
    elif mine:
        st.push(s, st.DO_RATS, 0, 0, 0)


@rule
def draw_cards(s: st.Hunt, cards: int) -> None:
    """RC-68: fewer if the deck has fewer."""
    for _ in range(min(cards, s.deck_left)):
        s.waiting |= 1 << int(chance.come_off(s, s.deck, s.deck_left, st.NOT_IN_DECK))
        s.deck_left -= 1
    if s.telling:
        first, second = waiting_card(s, 0), waiting_card(s, 1)
        third, fourth = waiting_card(s, 2), waiting_card(s, 3)
        tell(s, st.CARDS_DRAWN, first, second, third, fourth, 0)


@rule
def waiting_card(s: st.Hunt, k: int) -> int:
    """The waiting cards in rising order, k from 0; 0: there are no more."""
    left = int(s.waiting)
    for _ in range(k):
        left &= left - 1
    return lowest(left)


# --- placing --------------------------------------------------------------------------------------


@rule
def open_districts(s: st.Hunt, districts: int) -> int:
    """Those of a set of districts that have a connector which faces a free cell."""
    found = 0
    while districts:
        district = lowest(districts)
        districts &= districts - 1
        found |= int(s.open[district] > 0) << district
    return found


@rule
def districts_to_join(s: st.Hunt) -> int:
    """RC-70: where cards must be joined: the district with your pawn, or else active ones, or else
    all. 0: nowhere. Every card has a connector and can be turned, so this holds for all cards."""
    found = open_districts(s, 1 << int(s.pawn) // c.SPAN)
    if found == 0:
        found = open_districts(s, int(s.active))
    if found == 0:
        found = open_districts(s, int(s.laid))
    return found


@rule
def list_cells(s: st.Hunt, districts: int, out: Ints) -> int:
    """The free cells that connectors of a set of districts face, by x, then y, from place CELLS of
    `out` to before the place returned. A cell is (x * GRID + y) * 16, both counted from 0, and 4
    bits for the sides where they do."""
    end = st.CELLS
    while districts:
        district = lowest(districts)
        districts &= districts - 1
        sides = int(s.open[district])
        while sides:
            side = lowest(sides)
            sides &= sides - 1
            x = s.x[district] + c.DX[side] + c.LAST
            y = s.y[district] + c.DY[side] + c.LAST
            end = add_cell(out, end, x * st.GRID + y, 1 << (side + 2) % 4)
    return end


@rule
def add_cell(out: Ints, end: int, key: int, side: int) -> int:
    """A cell, or one more side of it, into the rising list that ends before `end`."""
    i = end
    while i > st.CELLS and out[i - 1] >> 4 > key:
        i -= 1
    if i > st.CELLS and out[i - 1] >> 4 == key:
        out[i - 1] |= side
        return end
    for j in range(end, i, -1):
        out[j] = out[j - 1]
    out[i] = key << 4 | side
    return end + 1


@rule
def legal_places(s: st.Hunt, out: Ints) -> int:
    """RC-13, RC-69, RC-70: every waiting card, cell and rotation where it must or may go."""
    end = list_cells(s, districts_to_join(s), out)
    count = 0
    left = int(s.waiting)
    while left:
        card = lowest(left)
        left &= left - 1
        for i in range(st.CELLS, end):
            fits = c.FITS[card, out[i] & 15]
            first = st.PLACE + ((card - 1) * st.GRID * st.GRID + (int(out[i]) >> 4)) * 4
            for turned in range(4):
                if fits >> turned & 1:
                    out[count] = first + turned
                    count += 1
    return count


@rule
def go_on_placing(s: st.Hunt) -> None:
    """The line `placing`: you place the cards one after the other; RC-71: or nowhere."""
    if s.waiting:
        if districts_to_join(s):
            s.phase = st.EXPANDING
            return
        put_under_deck(s)
    st.pop(s)


@rule
def put_under_deck(s: st.Hunt) -> None:
    """RC-71: cards that fit nowhere go under the deck in rising order."""
    while s.waiting:
        card = lowest(int(s.waiting))
        s.waiting &= ~(1 << card)
        for i in range(s.deck_left, 0, -1):
            s.deck[i] = s.deck[i - 1]
        s.deck[0] = card
        s.deck_left += 1
        tell(s, st.UNDER_DECK, card, 0, 0, 0, 0)


@rule
def place(s: st.Hunt, action: int) -> None:
    """A waiting card in its cell. RC-10: activity after each card placed."""
    turned = action % 4
    y = action // 4 % st.GRID - c.LAST
    x = action // (4 * st.GRID) % st.GRID - c.LAST
    card = action // (4 * st.GRID * st.GRID) + 1
    s.waiting &= ~(1 << card)
    s.new |= 1 << card
    city.lay(s, card, x, y, turned)
    tell(s, st.PLACED, card, x, y, turned * 90, 0)
    city.determine_activity(s)


# --- filling --------------------------------------------------------------------------------------


@rule
def fill(s: st.Hunt) -> None:
    """The line `fill`: RC-74, each part for all new districts before the next."""
    st.pop(s)
    if s.todo_left and s.todo[s.todo_left - 1, 0] == st.DO_LATE and s.new == 0:
        st.pop(s)  # RC-78: only if cards were added
        st.push(s, st.DO_RATS, 0, 0, 0)
        return
    for part in (PART_CHEESE, PART_MYSTERY, PART_YELLOW, PART_PURPLE):
        left = int(s.new)
        while left:
            district = lowest(left)
            left &= left - 1
            card = city.card_of(s, district)
            for i in range(c.SYMBOLS_LEFT[part, card]):
                lay_symbol(s, part, district * c.SPAN + c.SYMBOLS[part, card, i])
    city.determine_activity(s)  # (4)
    left = int(s.new)
    s.new = 0
    while left:  # (5): the last pushed is drawn first
        district = highest(left)
        left &= ~(1 << district)
        for letter in range(c.SPAN - 1, -1, -1):
            area = district * c.SPAN + letter
            rats = city.nests_in(s, area) + c.HATCHERIES[city.card_of(s, district), letter]
            if rats:
                st.push(s, st.DO_DRAW, area, rats, 0)


@rule
def lay_symbol(s: st.Hunt, part: int, area: int) -> None:
    """RC-74 (1) to (3): what a symbol says. RC-75: as long as there are any."""
    if part == PART_CHEESE:
        if board.cheese_pool(s) > 0:
            city.add_cheese(s, area, 1)
            tell(s, st.LAID_CHEESE, area, 0, 0, 0, 0)
    elif part == PART_MYSTERY:
        peculiar.reveal(s, area)
    else:
        marker = c.YELLOW if part == PART_YELLOW else c.PURPLE
        if board.marker_pool(s, marker) > 0:
            s.lying[marker, area] += 1
            tell(s, st.LAID_MARKER, marker, area, 0, 0, 0)
