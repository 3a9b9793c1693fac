"""Options to a fresh table (RC-11 to RC-13), and a new order of what is hidden."""

from cheesemoon.core import Ints, rule
from cheesemoon.core.rules import chance

from . import board, city, content as c, expand, state as st

DECK, ODD_DECK, MYSTERY_PILE = range(2, 5)  # streams of chance


@rule
def setup(s: st.Hunt, players: int, choices: Ints, seed: int) -> None:
    """RC-11 to RC-13: the board, district 0, the piles, the first cards."""
    s.seed = seed
    s.players = players
    s.catcher = choices[0]
    s.arch = choices[1]
    s.hard = choices[2]
    s.turn = 0
    s.phase = st.SETUP
    s.round_no = 1
    s.health = board.health_max(s)
    s.dice = board.dice_value(s)
    s.points = board.move_value(s)
    s.traps = c.TRAPS[s.catcher]
    s.arch_health = c.ARCH_HEALTH[s.arch]
    for i in range(len(c.BONUSES)):
        s.bonus[i] = c.MUTATIONS[s.hard, i]
    s.progress = c.PROGRESS[s.hard]
    for colour in range(len(c.COLOURS)):
        s.bag[colour] = c.COUNT[colour]
    s.pawn = c.START
    city.lay(s, 0, 0, 0, 0)
    s.new = 1  # district 0
    city.determine_activity(s)
    fill_piles(s)
    shuffle_piles(s)
    expand.draw_cards(s, c.VALUE[city.card_of(s, 0)])


@rule
def fill_piles(s: st.Hunt) -> None:
    """RC-12: all cards and tokens, in order."""
    for i in range(c.LAST):
        s.deck[i] = i + 1
    s.deck_left = c.LAST
    for i in range(c.PECULIAR):
        s.odd_deck[i] = i + 1
    s.odd_left = c.PECULIAR
    for token in range(len(c.TOKEN_COUNT)):
        for _ in range(c.TOKEN_COUNT[token]):
            s.mystery[s.mystery_left] = token
            s.mystery_left += 1


@rule
def shuffle_piles(s: st.Hunt) -> None:
    """The three hidden piles."""
    chance.shuffle(s, s.deck, s.deck_left, DECK)
    chance.shuffle(s, s.odd_deck, s.odd_left, ODD_DECK)
    chance.shuffle(s, s.mystery, s.mystery_left, MYSTERY_PILE)


@rule
def sort_pile(pile: Ints, left: int) -> None:
    """So that a new order does not depend on the old one."""
    for i in range(1, left):
        card = pile[i]
        j = i
        while j > 0 and pile[j - 1] > card:
            pile[j] = pile[j - 1]
            j -= 1
        pile[j] = card


@rule
def redraw(s: st.Hunt, seed: int) -> None:
    """Another seed, and the three piles in a new order."""
    chance.reseed(s, seed)
    sort_pile(s.deck, s.deck_left)
    sort_pile(s.odd_deck, s.odd_left)
    sort_pile(s.mystery, s.mystery_left)
    shuffle_piles(s)
