"""Options to a fresh table (FR-1 to FR-9, FR-80)."""

from typing import Any

from cheesemoon.core import bits64, rule
from cheesemoon.core.rules import chance

from . import content as c, edition, lists, state as st, turn

# streams of chance, one for each thing that is drawn before the game
CAPS_DRAW, PACKS_DRAW, COMICS_DRAW, PATH_DRAW, SCORE_DRAW, CARDS_DRAW, DECK_ORDER = range(2, 9)

CHEAP_AUTO, CHEAP_IN = 0, 1  # choices of the option `cheap_parts`


@rule
def setup(s: st.Junkyard, players: int, choices: Any, seed: int) -> None:
    """Options in the order of the game: edition, superrats, board, cheap_parts, solo."""
    s.seed = seed
    s.players = players
    s.edition = choices[0]
    s.superrats = choices[1]
    s.variable = choices[2]
    usually = players != edition.NO_CHEAP_PARTS_WITH[s.edition]
    if choices[3] == CHEAP_IN or (choices[3] == CHEAP_AUTO and usually):
        s.cheap_in = 1
    s.level = choices[4]
    s.round_no = 1
    for item in range(len(c.GOODS)):
        s.heap[item] = c.BOX[item]
    s.heap_mouldy = edition.MOULDY[s.edition]
    s.heap_nuts = edition.NUTS[s.edition]
    for seat in range(players):
        set_up_seat(s, seat)
    fill_crow(s, (1 << len(c.CAPS)) - 1, c.STAND_THINGS[c.CROW, players])
    fill_hamster(s, (1 << len(c.PACK_COLOUR)) - 1, c.STAND_THINGS[c.HAMSTER, players])
    s.frog = c.STAND_THINGS[c.FROG, players]
    fill_library(s, comics_in_box(s), c.LIBRARY_SIZE)
    lay_path(s)
    if s.variable:
        lay_score_tiles(s)
    if players == 1:
        set_up_robot(s)
    turn.begin_turn(s, 0)


@rule
def set_up_seat(s: st.Junkyard, seat: int) -> None:
    """FR-2: two rats on the start, two in the nursery. FR-3: start cheese by turn order."""
    me = s.seats[seat]
    for rat in range(c.RATS):
        me.rats[rat] = 0 if rat < 2 else st.NURSERY
    me.burrow = c.MUSHROOMS
    me.goods[c.CHEESE] = c.START_CHEESE[seat]
    s.heap[c.CHEESE] -= c.START_CHEESE[seat]


# --- drawing --------------------------------------------------------------------------------------


@rule
def draw(s: st.Junkyard, bits: int, stream: int, i: int) -> int:
    """One of the things whose bits are set, by number i of a stream of the seed."""
    left = 0
    rest = bits
    while rest:
        rest &= rest - 1
        left += 1
    place = chance.scaled(chance.number(bits64(s.seed), stream, i), left)
    thing = 0
    while True:
        if (bits >> thing) & 1:
            if place == 0:
                return thing
            place -= 1
        thing += 1


@rule
def fill_crow(s: st.Junkyard, bits: int, n: int) -> None:
    """FR-4: n caps at random out of these."""
    s.crow[:] = 0
    for i in range(n):
        cap = draw(s, bits, CAPS_DRAW, i)
        bits &= ~lists.bit(cap)
        lists.append(s.crow, cap)


@rule
def fill_hamster(s: st.Junkyard, bits: int, n: int) -> None:
    """FR-4: n backpacks at random out of these pieces."""
    s.hamster[:] = 0
    for i in range(n):
        piece = draw(s, bits, PACKS_DRAW, i)
        bits &= ~lists.bit(piece)
        lists.append(s.hamster, c.PACK_COLOUR[piece])


@rule
def comics_in_box(s: st.Junkyard) -> int:
    """FR-5: bits of the comics that the options have."""
    bits = (1 << (len(c.COMICS) if s.superrats else c.USUAL)) - 1
    return bits if s.cheap_in else bits & ~lists.bit(c.CHEAP_PARTS)


@rule
def fill_library(s: st.Junkyard, bits: int, n: int) -> None:
    """FR-5: the usual comics in order; with super-rats n at random out of all."""
    s.library[:] = 0
    if s.superrats:
        for i in range(n):
            comic = draw(s, bits, COMICS_DRAW, i)
            bits &= ~lists.bit(comic)
            lists.append(s.library, comic)
    else:
        for comic in range(c.USUAL):
            if (bits >> comic) & 1:
                lists.append(s.library, comic)


@rule
def lay_path(s: st.Junkyard) -> None:
    """FR-7: the printed path, or the tiles of each group shuffled on its spaces."""
    used = 0
    for space in range(1, c.SPACES + 1):
        s.path[space] = space - 1
        if s.variable:
            bits = 0
            for tile in range(c.SPACES):
                if c.TILE_GROUPS[tile] == c.TILE_GROUPS[space - 1] and (used >> tile) & 1 == 0:
                    bits |= lists.bit(tile)
            tile = draw(s, bits, PATH_DRAW, space)
            used |= lists.bit(tile)
            s.path[space] = c.FIRST_TILE + tile


@rule
def lay_score_tiles(s: st.Junkyard) -> None:
    """FR-8: seven of the eight tiles on the tracks other than rocket."""
    bits = (1 << c.SCORE_TILES) - 1
    for track in c.TILE_TRACKS:
        tile = draw(s, bits, SCORE_DRAW, track)
        bits &= ~lists.bit(tile)
        s.score_tile[track] = tile + 1


# --- the robot ------------------------------------------------------------------------------------


@rule
def set_up_robot(s: st.Junkyard) -> None:
    """FR-80: its rats, and a deck of its level."""
    for rat in range(c.RATS):
        s.seats[c.ROBOT].rats[rat] = c.ROBOT_RATS[rat]
    draw_deck(s)


@rule
def draw_deck(s: st.Junkyard) -> None:
    """FR-80: cards never seen are drawn unseen, of each letter the number of the level; all that
    are not discarded or revealed make the deck, shuffled."""
    seen = lists.bits_of(s.seen)
    deck = (seen | lists.bit(c.C_CARD)) & ~lists.bits_of(s.discard)
    if s.card:
        deck &= ~lists.bit(s.card - 1)
    for letter in range(2):
        unseen = 0
        missing = c.DECK[s.level, letter]
        for card in range(len(c.CARDS)):
            if c.CARD_LETTER[card] == letter:
                if (seen >> card) & 1:
                    missing -= 1
                else:
                    unseen |= lists.bit(card)
        for i in range(missing):
            card = draw(s, unseen, CARDS_DRAW, letter * len(c.CARDS) + i)
            unseen &= ~lists.bit(card)
            deck |= lists.bit(card)
    s.deck[:] = 0
    i = 0
    while deck:
        card = draw(s, deck, DECK_ORDER, i)
        deck &= ~lists.bit(card)
        lists.append(s.deck, card)
        i += 1


@rule
def redraw(s: st.Junkyard, seed: int) -> None:
    """Hidden are only the robot's unseen cards and the order of its deck, and the future."""
    chance.reseed(s, seed)
    if s.players == 1:
        draw_deck(s)
