"""The city grows: cards are drawn, placed and filled (RC-13, RC-67 to RC-78)."""

from cheesemoon.core import Ints, rule, tell
from cheesemoon.core.rules import chance

from . import board, city, content as c, peculiar, state as st


@rule
def expand(s: st.Hunt, mine: bool) -> None:
    """The lines `expand mine` and `expand rats`: RC-67, RC-68."""
    city.determine_activity(s)  # RC-10
    st.pop(s)
    if city.cheese_in_city(s) < c.CHEESES_THAT_HOLD and s.deck_left > 0:
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
        s.waiting[chance.come_off(s, s.deck, s.deck_left, st.NOT_IN_DECK)] = 1
        s.deck_left -= 1
    if s.telling:
        first, second = waiting_card(s, 0), waiting_card(s, 1)
        third, fourth = waiting_card(s, 2), waiting_card(s, 3)
        tell(s, st.CARDS_DRAWN, first, second, third, fourth, 0)


@rule
def waiting_card(s: st.Hunt, k: int) -> int:
    """The waiting cards in rising order, k from 0; 0: there are no more."""
    for card in range(1, c.DISTRICTS):
        if s.waiting[card]:
            if k == 0:
                return card
            k -= 1
    return 0


# --- placing --------------------------------------------------------------------------------------


@rule
def open_sides(s: st.Hunt, district: int) -> int:
    """The sides where a connector of a district faces a free cell, a bit for each."""
    sides = c.OPEN[city.card_of(s, district), s.turned[district]]
    for side in range(4):
        if s.beside[district, side]:
            sides &= ~(1 << side)
    return sides


@rule
def has_rank(s: st.Hunt, district: int, rank: int) -> bool:
    """RC-70: whether a district is in the city, active if rank is 1, with your pawn if it is 2."""
    if rank == 2:
        return district == s.pawn // c.SPAN
    return s.laid[district] == 1 and (rank == 0 or s.active[district] == 1)


@rule
def best_rank(s: st.Hunt) -> int:
    """RC-70: the highest rank of a district to which a card can be joined; -1: there is none. Every
    card has a connector and can be turned, so this is the same for all cards."""
    for rank in range(2, -1, -1):
        for district in range(c.DISTRICTS):
            if has_rank(s, district, rank) and open_sides(s, district):
                return rank
    return -1


@rule
def list_cells(s: st.Hunt, rank: int, out: Ints) -> int:
    """The free cells that connectors of districts of a rank face, by x, then y, from place CELLS of
    `out` to before the place returned. A cell is (x * GRID + y) * 16, both counted from 0, and 4
    bits for the sides where they do."""
    end = st.CELLS
    for district in range(c.DISTRICTS):
        if not has_rank(s, district, rank):
            continue
        sides = open_sides(s, district)
        for side in range(4):
            if sides >> side & 1:
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
    end = list_cells(s, best_rank(s), out)
    count = 0
    for card in range(1, c.DISTRICTS):
        if s.waiting[card] == 0:
            continue
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
    if waiting_card(s, 0):
        if best_rank(s) >= 0:
            s.phase = st.EXPANDING
            return
        put_under_deck(s)
    st.pop(s)


@rule
def put_under_deck(s: st.Hunt) -> None:
    """RC-71: cards that fit nowhere go under the deck in rising order."""
    for card in range(1, c.DISTRICTS):
        if s.waiting[card]:
            s.waiting[card] = 0
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
    s.waiting[card] = 0
    s.new[card] = 1
    city.lay(s, card, x, y, turned)
    tell(s, st.PLACED, card, x, y, turned * 90, 0)
    city.determine_activity(s)


# --- filling --------------------------------------------------------------------------------------


@rule
def fill(s: st.Hunt) -> None:
    """The line `fill`: RC-74, each part for all new districts before the next."""
    st.pop(s)
    if s.todo_left and s.todo[s.todo_left - 1, 0] == st.DO_LATE and not is_any_new(s):
        st.pop(s)  # RC-78: only if cards were added
        st.push(s, st.DO_RATS, 0, 0, 0)
        return
    lay_cheese(s)
    for district in range(c.DISTRICTS):  # (2)
        if s.new[district]:
            for letter in range(c.SPAN):
                for _ in range(c.MYSTERY_AT[city.card_of(s, district), letter]):
                    peculiar.reveal(s, district * c.SPAN + letter)
    lay_markers(s, c.YELLOW)
    lay_markers(s, c.PURPLE)
    city.determine_activity(s)  # (4)
    for district in range(c.DISTRICTS - 1, -1, -1):  # (5): the last pushed is drawn first
        if s.new[district]:
            for letter in range(c.SPAN - 1, -1, -1):
                area = district * c.SPAN + letter
                rats = city.nests_in(s, area) + c.HATCHERIES[city.card_of(s, district), letter]
                if rats:
                    st.push(s, st.DO_DRAW, area, rats, 0)
    for district in range(c.DISTRICTS):
        s.new[district] = 0


@rule
def is_any_new(s: st.Hunt) -> bool:
    """Whether a district was placed in this step."""
    for district in range(c.DISTRICTS):
        if s.new[district]:
            return True
    return False


@rule
def lay_cheese(s: st.Hunt) -> None:
    """RC-74 (1): a cheese on every cheese symbol. RC-75: as long as there are any."""
    left = board.cheese_pool(s)
    for district in range(c.DISTRICTS):
        if s.new[district]:
            for letter in range(c.SPAN):
                for _ in range(c.CHEESE_AT[city.card_of(s, district), letter]):
                    if left > 0:
                        left -= 1
                        s.cheese[district * c.SPAN + letter] += 1
                        tell(s, st.LAID_CHEESE, district * c.SPAN + letter, 0, 0, 0, 0)


@rule
def lay_markers(s: st.Hunt, marker: int) -> None:
    """RC-74 (3): a marker on every symbol of its colour. RC-75."""
    left = board.marker_pool(s, marker)
    symbols = c.YELLOW_AT if marker == c.YELLOW else c.PURPLE_AT
    for district in range(c.DISTRICTS):
        if s.new[district]:
            for letter in range(c.SPAN):
                for _ in range(symbols[city.card_of(s, district), letter]):
                    if left > 0:
                        left -= 1
                        s.lying[marker, district * c.SPAN + letter] += 1
                        tell(s, st.LAID_MARKER, marker, district * c.SPAN + letter, 0, 0, 0)
