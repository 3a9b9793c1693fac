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
    tell(
        s,
        st.CARDS_DRAWN,
        waiting_card(s, 0),
        waiting_card(s, 1),
        waiting_card(s, 2),
        waiting_card(s, 3),
        0,
    )


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
def list_cells(s: st.Hunt) -> int:
    """The free cells that connectors of the city face, by x, then y, with the sides where they do:
    4 bits for any district, 4 for active ones, 4 for the district with your pawn."""
    count = 0
    for district in range(c.DISTRICTS):
        if s.laid[district] == 0:
            continue
        rank = 1
        if s.active[district]:
            rank |= 1 << 4
        if district == s.pawn // c.SPAN:
            rank |= 1 << 8
        for side in range(4):
            if s.beside[district, side] or city.way_out(s, district, side) < 0:
                continue
            key = (s.x[district] + c.DX[side] + 32) * 64 + s.y[district] + c.DY[side] + 32
            i = count
            while i > 0 and s.cell[i - 1] > key:
                i -= 1
            if i > 0 and s.cell[i - 1] == key:
                i -= 1
            else:
                for j in range(count, i, -1):
                    s.cell[j] = s.cell[j - 1]
                    s.meets[j] = s.meets[j - 1]
                s.cell[i] = key
                s.meets[i] = 0
                count += 1
            s.meets[i] |= rank << ((side + 2) % 4)
    return count


@rule
def has_cell(s: st.Hunt) -> bool:
    """Whether a connector of the city faces a free cell."""
    for district in range(c.DISTRICTS):
        if s.laid[district]:
            for side in range(4):
                if s.beside[district, side] == 0 and city.way_out(s, district, side) >= 0:
                    return True
    return False


@rule
def clear_cells(s: st.Hunt, count: int) -> None:
    """Scratch is zero between actions."""
    for i in range(count):
        s.cell[i] = 0
        s.meets[i] = 0


@rule
def best_rank(s: st.Hunt, card: int, cells: int) -> int:
    """RC-70: 8 if the card can be joined to your district, 4 to an active one, 0 to any, or -1."""
    best = -1
    for i in range(cells):
        for turned in range(4):
            sides = c.OPEN[card, turned]
            if (s.meets[i] >> 8) & sides:
                return 8
            if (s.meets[i] >> 4) & sides & 15:
                best = 4
            elif best < 0 and s.meets[i] & sides & 15:
                best = 0
    return best


@rule
def legal_places(s: st.Hunt, out: Ints) -> int:
    """RC-13, RC-69, RC-70: every waiting card, cell and rotation where it must or may go."""
    cells = list_cells(s)
    count = 0
    for card in range(1, c.DISTRICTS):
        if s.waiting[card] == 0:
            continue
        rank = best_rank(s, card, cells)
        if rank < 0:
            continue
        for i in range(cells):
            x = (int(s.cell[i]) >> 6) - 32 + c.LAST
            y = (int(s.cell[i]) & 63) - 32 + c.LAST
            for turned in range(4):
                if (s.meets[i] >> rank) & c.OPEN[card, turned] & 15:
                    out[count] = st.PLACE + (((card - 1) * st.GRID + x) * st.GRID + y) * 4 + turned
                    count += 1
    clear_cells(s, cells)
    return count


@rule
def go_on_placing(s: st.Hunt) -> None:
    """The line `placing`: you place the cards one after the other; RC-71: or nowhere."""
    if waiting_card(s, 0):
        if has_cell(s):
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
    s.new[:] = 0


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
