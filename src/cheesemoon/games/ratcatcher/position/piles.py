"""Bag and piles of a position. No piece may be there more often than in the box."""

import numpy as np

from cheesemoon.core import Fields

from .. import board, content as c, expand, setup, state as st
from . import entries


def read_bag(f: Fields, s: st.Hunt) -> None:
    bag = f.part("bag", {})
    for i, colour in enumerate(c.COLOURS):
        outside = int(s.rats[i].astype(int).sum()) + int(s.cage[i])
        rest = int(c.COUNT[i]) - outside
        if rest < 0:
            raise f.bad("city", "position-rats", colour=colour, found=outside, all=int(c.COUNT[i]))
        s.bag[i] = bag.whole(colour, 0, int(c.COUNT[i]), rest)
        if s.bag[i] != rest:
            found = outside + int(s.bag[i])
            raise bag.bad(colour, "position-rats", colour=colour, found=found, all=int(c.COUNT[i]))
    bag.finish()


def read_cards(f: Fields, s: st.Hunt, fresh: bool) -> None:
    """Read deck, waiting cards and new districts, with each card once."""
    if fresh and not f.has("deck") and not f.has("waiting"):
        f.given("deck", None)
        f.given("waiting", None)
        _read_new(f, s, [0])
        return
    s.waiting = 0
    waiting = f.wholes("waiting", 1, c.LAST, [])
    entries.check_rising(f, "waiting", waiting)
    for card in waiting:
        if s.laid >> card & 1:
            raise f.bad("waiting", "position-card-twice", card=str(card))
    s.waiting = sum(1 << card for card in waiting)
    rest = [d for d in range(1, c.DISTRICTS) if not (s.laid | s.waiting) >> d & 1]
    _read_pile(f, "deck", f.wholes("deck", 1, c.LAST, None), rest, s)
    if fresh and not f.has("waiting"):
        expand.draw_cards(s, c.VALUE[c.RED if s.hard else 0])
    _read_new(f, s, [0] if fresh else [])


def _read_new(f: Fields, s: st.Hunt, default: list[int]) -> None:
    new = f.wholes("new", 0, c.LAST, default)
    entries.check_rising(f, "new", new)
    for district in new:
        if not s.laid >> district & 1:
            raise f.bad("new", "position-not-in-city", district=str(district))
    s.new = sum(1 << district for district in new)


def _read_pile(f: Fields, name: str, given: list[int] | None, rest: list[int], s: st.Hunt) -> None:
    """Read a pile of cards, top first. If it is left out, shuffle the cards that are nowhere
    else."""
    pile = s.deck if name == "deck" else s.odd_deck
    pile[:] = 0
    if given is None:
        pile[: len(rest)] = rest
    else:
        for card in given:
            if given.count(card) > 1 or card not in rest:
                raise f.bad(name, "position-card-twice", card=str(card))
        for card in rest:
            if card not in given:
                raise f.bad(name, "position-card-missing", card=str(card))
        pile[: len(given)] = given[::-1]
    if name == "deck":
        s.deck_left = len(rest)
    else:
        s.odd_left = len(rest)
    if given is None:
        _shuffle_again(s, name)


def _shuffle_again(s: st.Hunt, name: str) -> None:
    """Put one pile into the order that the seed gives it. Leave the others as they are."""
    kept = s.deck.copy(), s.odd_deck.copy(), s.mystery.copy()
    with np.errstate(over="ignore"):
        setup.shuffle_piles(s)
    for pile, old, own in (
        (s.deck, kept[0], "deck"),
        (s.odd_deck, kept[1], "peculiar_deck"),
        (s.mystery, kept[2], "mystery"),
    ):
        if own != name:
            pile[:] = old


def read_peculiar_piles(f: Fields, s: st.Hunt) -> None:
    discard = f.wholes("peculiar_discard", 1, c.PECULIAR, [])
    entries.check_rising(f, "peculiar_discard", discard)
    for n in discard:
        if s.odd_at[n] or s.caught[n]:
            raise f.bad("peculiar_discard", "position-card-twice", card=f"p{n}")
    s.discard[:] = 0
    s.discard[discard] = 1
    numbers = range(1, c.PECULIAR + 1)
    rest = [n for n in numbers if not (s.odd_at[n] or s.caught[n] or s.discard[n])]
    _read_pile(f, "peculiar_deck", f.wholes("peculiar_deck", 1, c.PECULIAR, None), rest, s)


def read_mystery(f: Fields, s: st.Hunt) -> None:
    nests = int(s.nest.astype(int).sum())
    every = int(c.TOKEN_COUNT[c.T_NEST])
    if nests > every:
        raise f.bad("city", "position-too-many", kind="nest", found=nests, all=every)
    given = f.words("mystery", c.TOKENS, None)
    counts = [int(n) for n in c.TOKEN_COUNT]
    counts[c.T_NEST] -= nests
    s.mystery[:] = 0
    if given is None:
        tokens = [t for t, n in enumerate(counts) for _ in range(n)]
        s.mystery[: len(tokens)] = tokens
        s.mystery_left = len(tokens)
        _shuffle_again(s, "mystery")
        return
    for t, token in enumerate(c.TOKENS):
        if given.count(token) > counts[t]:
            found = given.count(token) + (nests if t == c.T_NEST else 0)
            every = int(c.TOKEN_COUNT[t])
            raise f.bad("mystery", "position-too-many", kind=token, found=found, all=every)
    assert len(given) <= c.MYSTERIES
    s.mystery[: len(given)] = [c.TOKENS.index(t) for t in given[::-1]]
    s.mystery_left = len(given)


def check_pieces(f: Fields, s: st.Hunt) -> None:
    """Check that there are no more pieces than in the box."""
    cheese = int(s.cheeses + board.collected(s))
    if cheese > c.CHEESES:
        raise f.bad("city", "position-too-many", kind="cheese", found=cheese, all=c.CHEESES)
    for i, marker in enumerate(c.MARKERS):
        left, every = int(board.marker_pool(s, i)), int(c.MARKER_COUNT[i])
        if left < 0:
            raise f.bad("city", "position-too-many", kind=marker, found=every - left, all=every)
