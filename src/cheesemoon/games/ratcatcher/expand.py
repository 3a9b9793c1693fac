"""The city grows: cards are drawn, placed and filled (RC-13, RC-67 to RC-78)."""

from __future__ import annotations

from cheesemoon.core import Ints, rule, tell

from .board import cheese_pool, marker_pool
from .city import (
    card_of,
    cheese_in_city,
    determine_activity,
    lay,
    nests_in,
    way_out,
)
from .content import (
    CHEESE_AT,
    CHEESES_THAT_HOLD,
    DISTRICTS,
    DX,
    DY,
    HATCHERIES,
    LAST,
    MYSTERY_AT,
    OPEN,
    PURPLE,
    PURPLE_AT,
    SPAN,
    VALUE,
    YELLOW,
    YELLOW_AT,
)
from .peculiar import reveal
from .state import (
    CARDS_DRAWN,
    DO_DRAW,
    DO_FILL,
    DO_LATE,
    DO_PLACING,
    DO_RATS,
    EXPANDING,
    GRID,
    LAID_CHEESE,
    LAID_MARKER,
    PLACE,
    PLACED,
    UNDER_DECK,
    Hunt,
    pop,
    push,
)


@rule
def expand(s: Hunt, mine: bool) -> None:
    """The lines `expand mine` and `expand rats`: RC-67, RC-68."""
    determine_activity(s)  # RC-10
    pop(s)
    if cheese_in_city(s) < CHEESES_THAT_HOLD and s.deck_left > 0:
        draw_cards(s, VALUE[card_of(s, s.pawn // SPAN)])
        if mine:
            push(s, DO_LATE, 0, 0, 0)
        push(s, DO_FILL, 0, 0, 0)
        push(s, DO_PLACING, 0, 0, 0)
    elif mine:
        push(s, DO_RATS, 0, 0, 0)


@rule
def draw_cards(s: Hunt, cards: int) -> None:
    """RC-68: fewer if the deck has fewer."""
    for _ in range(min(cards, s.deck_left)):
        s.deck_left -= 1
        s.waiting[s.deck[s.deck_left]] = 1
        s.deck[s.deck_left] = 0
    tell(
        s,
        CARDS_DRAWN,
        waiting_card(s, 0),
        waiting_card(s, 1),
        waiting_card(s, 2),
        waiting_card(s, 3),
        0,
    )


@rule
def waiting_card(s: Hunt, k: int) -> int:
    """The waiting cards in rising order, k from 0; 0: there are no more."""
    for card in range(1, DISTRICTS):
        if s.waiting[card]:
            if k == 0:
                return card
            k -= 1
    return 0


# --- placing --------------------------------------------------------------------------------------


@rule
def list_cells(s: Hunt) -> int:
    """The free cells that connectors of the city face, by x, then y, with the sides where they do:
    4 bits for any district, 4 for active ones, 4 for the district with your pawn."""
    count = 0
    for district in range(DISTRICTS):
        if s.laid[district] == 0:
            continue
        rank = 1
        if s.active[district]:
            rank |= 1 << 4
        if district == s.pawn // SPAN:
            rank |= 1 << 8
        for side in range(4):
            if s.beside[district, side] or way_out(s, district, side) < 0:
                continue
            key = (s.x[district] + DX[side] + 32) * 64 + s.y[district] + DY[side] + 32
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
def has_cell(s: Hunt) -> bool:
    """Whether a connector of the city faces a free cell."""
    for district in range(DISTRICTS):
        if s.laid[district]:
            for side in range(4):
                if s.beside[district, side] == 0 and way_out(s, district, side) >= 0:
                    return True
    return False


@rule
def clear_cells(s: Hunt, count: int) -> None:
    """Scratch is zero between actions."""
    for i in range(count):
        s.cell[i] = 0
        s.meets[i] = 0


@rule
def best_rank(s: Hunt, card: int, cells: int) -> int:
    """RC-70: 8 if the card can be joined to your district, 4 to an active one, 0 to any, or -1."""
    best = -1
    for i in range(cells):
        for turned in range(4):
            sides = OPEN[card, turned]
            if (s.meets[i] >> 8) & sides:
                return 8
            if (s.meets[i] >> 4) & sides & 15:
                best = 4
            elif best < 0 and s.meets[i] & sides & 15:
                best = 0
    return best


@rule
def legal_places(s: Hunt, out: Ints) -> int:
    """RC-13, RC-69, RC-70: every waiting card, cell and rotation where it must or may go."""
    cells = list_cells(s)
    count = 0
    for card in range(1, DISTRICTS):
        if s.waiting[card] == 0:
            continue
        rank = best_rank(s, card, cells)
        if rank < 0:
            continue
        for i in range(cells):
            x = (int(s.cell[i]) >> 6) - 32 + LAST
            y = (int(s.cell[i]) & 63) - 32 + LAST
            for turned in range(4):
                if (s.meets[i] >> rank) & OPEN[card, turned] & 15:
                    out[count] = PLACE + (((card - 1) * GRID + x) * GRID + y) * 4 + turned
                    count += 1
    clear_cells(s, cells)
    return count


@rule
def go_on_placing(s: Hunt) -> None:
    """The line `placing`: you place the cards one after the other; RC-71: or nowhere."""
    if waiting_card(s, 0):
        if has_cell(s):
            s.phase = EXPANDING
            return
        put_under_deck(s)
    pop(s)


@rule
def put_under_deck(s: Hunt) -> None:
    """RC-71: cards that fit nowhere go under the deck in rising order."""
    for card in range(1, DISTRICTS):
        if s.waiting[card]:
            s.waiting[card] = 0
            for i in range(s.deck_left, 0, -1):
                s.deck[i] = s.deck[i - 1]
            s.deck[0] = card
            s.deck_left += 1
            tell(s, UNDER_DECK, card, 0, 0, 0, 0)


@rule
def place(s: Hunt, action: int) -> None:
    """A waiting card in its cell. RC-10: activity after each card placed."""
    turned = action % 4
    y = action // 4 % GRID - LAST
    x = action // (4 * GRID) % GRID - LAST
    card = action // (4 * GRID * GRID) + 1
    s.waiting[card] = 0
    s.new[card] = 1
    lay(s, card, x, y, turned)
    tell(s, PLACED, card, x, y, turned * 90, 0)
    determine_activity(s)


# --- filling --------------------------------------------------------------------------------------


@rule
def fill(s: Hunt) -> None:
    """The line `fill`: RC-74, each part for all new districts before the next."""
    pop(s)
    if s.todo_left and s.todo[s.todo_left - 1, 0] == DO_LATE and not is_any_new(s):
        pop(s)  # RC-78: only if cards were added
        push(s, DO_RATS, 0, 0, 0)
        return
    lay_cheese(s)
    for district in range(DISTRICTS):  # (2)
        if s.new[district]:
            for letter in range(SPAN):
                for _ in range(MYSTERY_AT[card_of(s, district), letter]):
                    reveal(s, district * SPAN + letter)
    lay_markers(s, YELLOW)
    lay_markers(s, PURPLE)
    determine_activity(s)  # (4)
    for district in range(DISTRICTS - 1, -1, -1):  # (5): the last pushed is drawn first
        if s.new[district]:
            for letter in range(SPAN - 1, -1, -1):
                area = district * SPAN + letter
                rats = nests_in(s, area) + HATCHERIES[card_of(s, district), letter]
                if rats:
                    push(s, DO_DRAW, area, rats, 0)
    s.new[:] = 0


@rule
def is_any_new(s: Hunt) -> bool:
    """Whether a district was placed in this step."""
    for district in range(DISTRICTS):
        if s.new[district]:
            return True
    return False


@rule
def lay_cheese(s: Hunt) -> None:
    """RC-74 (1): a cheese on every cheese symbol. RC-75: as long as there are any."""
    left = cheese_pool(s)
    for district in range(DISTRICTS):
        if s.new[district]:
            for letter in range(SPAN):
                for _ in range(CHEESE_AT[card_of(s, district), letter]):
                    if left > 0:
                        left -= 1
                        s.cheese[district * SPAN + letter] += 1
                        tell(s, LAID_CHEESE, district * SPAN + letter, 0, 0, 0, 0)


@rule
def lay_markers(s: Hunt, marker: int) -> None:
    """RC-74 (3): a marker on every symbol of its colour. RC-75."""
    left = marker_pool(s, marker)
    symbols = YELLOW_AT if marker == YELLOW else PURPLE_AT
    for district in range(DISTRICTS):
        if s.new[district]:
            for letter in range(SPAN):
                for _ in range(symbols[card_of(s, district), letter]):
                    if left > 0:
                        left -= 1
                        s.lying[marker, district * SPAN + letter] += 1
                        tell(s, LAID_MARKER, marker, district * SPAN + letter, 0, 0, 0)
