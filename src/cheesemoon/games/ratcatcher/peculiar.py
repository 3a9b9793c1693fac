"""Peculiar rats come into the city (RC-109), and mystery tokens are revealed (RC-76)."""

from cheesemoon.core import rule, tell
from cheesemoon.core.rules import chance

from . import board, city, content as c, state as st


@rule
def has_here(s: st.Hunt, area: int, ability: int) -> int:
    """The peculiar rat with this ability in an area; 0: there is none."""
    i = 0
    while c.HOLDERS[ability, i]:
        if s.odd_at[c.HOLDERS[ability, i]] == area + 1:
            return c.HOLDERS[ability, i]
        i += 1
    return 0


@rule
def deploy_peculiar(s: st.Hunt, area: int) -> None:
    """RC-109: the top card of the deck, or of the discard pile shuffled; without any, nothing."""
    if s.odd_left == 0:
        shuffle_discard(s)
    if s.odd_left == 0:
        return
    n = chance.come_off(s, s.odd_deck, s.odd_left, st.NOT_IN_ODD_DECK)
    s.odd_left -= 1
    s.odd_at[n] = area + 1
    tell(s, st.NEW_RAT, c.P0 + n, area, 0, 0, 0)


@rule
def shuffle_discard(s: st.Hunt) -> None:
    """RC-109: each number of a script is the place of the next card, top first, in the list of the
    cards that are left, which rises; the last one follows without a number. People who shuffle real
    cards do not know their order, and are asked when one is turned over."""
    cards = 0
    for n in range(1, c.PECULIAR + 1):
        cards += s.discard[n]
    s.odd_left = cards
    if cards > 1:
        tell(s, st.SHUFFLED, cards, 0, 0, 0, 0)
    for left in range(cards, 0, -1):
        known = left == 1 or s.by_hand
        place = 1 if known else chance.die(s, left, st.NOT_IN_LIST)  # of the cards in the list
        for n in range(1, c.PECULIAR + 1):
            if s.discard[n]:
                place -= 1
                if place == 0:
                    s.discard[n] = 0
                    s.odd_deck[left - 1] = n
                    break


@rule
def discard(s: st.Hunt, n: int) -> None:
    """The card goes to the discard pile, the markers on it to the pool."""
    s.odd_at[n] = 0
    s.caught[n] = 0
    s.discard[n] = 1
    for marker in range(len(c.MARKERS)):
        s.holds[n, marker] = 0


@rule
def reveal(s: st.Hunt, area: int) -> int:
    """RC-76: the top token is revealed in an area. RC-75: -1 with an empty pile."""
    if s.mystery_left == 0:
        return -1
    token = chance.come_off(s, s.mystery, s.mystery_left, st.NOT_IN_MYSTERY)
    s.mystery_left -= 1
    put = 1
    if token == c.T_NEST:
        s.nest[area] += 1
    elif token == c.T_CHEESE:
        put = 1 if board.cheese_pool(s) > 0 else 0
        city.add_cheese(s, area, put)
    elif token != c.T_PECULIAR:
        marker = c.HEALTH if token == c.T_HEALTH else c.YELLOW + token - c.T_YELLOW
        put = 1 if board.marker_pool(s, marker) > 0 else 0
        s.lying[marker, area] += put
    tell(s, st.MYSTERY, token, area, put, 0, 0)
    if token == c.T_PECULIAR:
        deploy_peculiar(s, area)
    return token
