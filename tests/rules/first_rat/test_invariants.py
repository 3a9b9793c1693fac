"""What holds at every table, checked by compiled code after every action of random games: 2,500, or
10,000 to be thorough."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from numba import types

from cheesemoon.core import INTERPRETED, rule
from cheesemoon.core.rules.events import GO_ON, PAUSED
from cheesemoon.core.rules.rule import compiled_for
from cheesemoon.games.first_rat.content import (
    BOX,
    C_CARD,
    COLOUR_OF,
    COVERED,
    GREEN,
    ORANGE,
    SPOTS,
)
from cheesemoon.games.first_rat.edition import MOULDY, NUTS, SPARE_LAST_ROUND
from cheesemoon.games.first_rat.state import CREW, NURSERY, OVER, THIS_ROUND
from thorough import THOROUGH

from .tables import EVERY_TABLE, GAME

GAMES = 10_000 if THOROUGH else 2_500

# --- what every table keeps: a check returns the number of the first that is broken ---------------

HELD = {
    (LOST_RAT := 2): "four rats a seat, each in one place, at most one on a space of the path",
    (PIECES := 3): "cheese, materials, mouldy cheese and nuts are those of the box, none below 0",
    (THINGS := 4): "backpacks, drinks, caps and comics never grow; with 2 to 5 seats they stay",
    (MARKERS := 5): "markers stay on their tracks, at most 10, spare ones by the edition",
    (EARNED := 6): "light never falls; spotlight and rocket markers were earned",
    (TRACKS := 7): "tracks fill from the left; covered spaces stay empty; one piece on 1 to 4",
    (COLOUR := 8): "all runs of a turn end on one colour",
    (END := 9): "the end only comes nearer, and only after the last round",
    (OFFER := 10): "something is offered until the end, and can be played",
    (CHANCE := 11): "with 2 to 5 seats play is without chance",
    (CARDS := 12): "deck, discard and card are the same 11 cards; C01 does not stay discarded",
    (EVENTS := 98): "the events of an action fit into the record",
    (ENDLESS := 99): "a game ends",
}


@rule
def count(things: Any) -> int:
    found = 0
    for i in range(len(things)):
        found += things[i] != 0
    return found


@rule
def broken_seats(s: Any) -> int:
    """Rats, pieces, markers and what earned them."""
    sides = 2 if s.players == 1 else s.players
    for item in range(5):
        held = s.heap[item] + 0
        for p in range(s.players):
            if s.seats[p].goods[item] < 0:
                return PIECES
            held += s.seats[p].goods[item]
        if held != BOX[item] or s.heap[item] < 0:
            return PIECES
    mouldy, nuts = s.heap_mouldy + 0, s.heap_nuts + 0
    for p in range(s.players):
        mouldy += s.seats[p].mouldy
        nuts += s.seats[p].nuts
    if mouldy != MOULDY[s.edition] or nuts != NUTS[s.edition]:
        return PIECES
    for p in range(sides):
        me = s.seats[p]
        for rat in range(4):
            at = me.rats[rat]
            if not (0 <= at <= 26 or at == NURSERY or CREW <= at < CREW + 5):
                return LOST_RAT
            for other in range(rat):
                if p < s.players and 1 <= at <= 26 and me.rats[other] == at:
                    return LOST_RAT
        placed = 0
        for track in range(7):
            placed += me.markers[track]
        if placed != me.placed or placed > 10:
            return MARKERS
        if placed > 8 and SPARE_LAST_ROUND[s.edition] and s.ending != THIS_ROUND:
            return MARKERS
        if p < s.players:
            lit = 0
            for i in range(len(SPOTS)):
                lit += SPOTS[i] <= me.light
            if me.markers[5] > lit:
                return EARNED
            if me.markers[3] > min(me.markers[0], me.markers[1], me.markers[2]):
                return EARNED
    return 0


@rule
def broken_tracks(s: Any) -> int:
    """FR-6, FR-52: covered spaces, gaps, and who owns what."""
    sides = 2 if s.players == 1 else s.players
    for track in range(8):
        free = False
        pieces = 0
        for space in range(4):
            if COVERED[s.players, space]:
                if s.holder[track, space]:
                    return TRACKS
            elif s.holder[track, space] == 0:
                free = True
            else:
                pieces += 1
                if free:
                    return TRACKS
        owned = 0
        for p in range(sides):
            if s.seats[p].last[track] and free:
                return TRACKS
            pieces += s.seats[p].last[track]
            owned += s.seats[p].markers[track]
        if owned != pieces:
            return TRACKS
    return 0


@rule
def things_of(s: Any) -> Any:
    """Backpacks, drinks, caps and comics of stands and seats."""
    packs, drinks, caps, comics = count(s.hamster), s.frog + 0, count(s.crow), count(s.library)
    for p in range(s.players):
        me = s.seats[p]
        packs += count(me.packs)
        drinks += me.drinks + me.empties
        caps += count(me.caps)
        comics += count(me.comics)
    return packs, drinks, caps, comics


@rule
def cards_of(s: Any) -> int:
    bits: Any = 0
    for i in range(len(s.deck)):
        if s.deck[i]:
            bits |= 1 << np.int64(s.deck[i])
        if s.discard[i]:
            bits |= 1 << np.int64(s.discard[i])
    if s.card:
        bits |= 1 << np.int64(s.card)
    return bits


@rule
def broken_step(before: Any, s: Any) -> int:
    """What one action may change, and what never falls."""
    old, new = things_of(before), things_of(s)
    for i in range(4):
        if new[i] > old[i] or (s.players > 1 and new[i] != old[i]):
            return THINGS
    for p in range(s.players):
        for track in range(8):
            if s.seats[p].markers[track] < before.seats[p].markers[track]:
                return MARKERS
        if s.seats[p].light < before.seats[p].light:
            return EARNED
    colour = -1
    for i in range(s.runs):
        if s.ran_end[i] < 27:
            found = COLOUR_OF[s.path[s.ran_end[i]]]
            both = (s.powers >> 4) & 1 and found in (GREEN, ORANGE) and colour in (GREEN, ORANGE)
            if colour >= 0 and found != colour and not both:
                return COLOUR
            colour = found
    if s.ending < before.ending or s.round_no < before.round_no:
        return END
    if s.phase == OVER and s.ending != THIS_ROUND:
        for p in range(2 if s.players == 1 else s.players):
            for rat in range(4):
                if s.seats[p].rats[rat] <= 26:
                    return END
    if s.players > 1 and s.drawn:
        return CHANCE
    if s.players == 1:
        if cards_of(s) != cards_of(before):
            return CARDS
        for i in range(len(s.discard)):
            if s.discard[i] == C_CARD + 1:
                return CARDS
    return 0


@rule
def broken_offer(tables: Any, buffer: Any, n: int, legal: Any, apply: Any) -> int:
    """Every action that is offered can be played, and the game goes on from there."""
    offered = buffer[:n].copy()
    for i in range(n):
        tables[1] = tables[0]
        apply(tables[1], offered[i])
        if tables[1].turn >= 0 and legal(tables[1], buffer) == 0:
            return OFFER
        for found in (broken_seats(tables[1]), broken_tracks(tables[1])):
            if found:
                return found
        if broken_step(tables[0], tables[1]):
            return broken_step(tables[0], tables[1])
    return 0


def play_checked(
    tables: Any,
    buffer: Any,
    seed: int,
    players: int,
    choices: Any,
    setup: Any,
    legal: Any,
    apply: Any,
) -> Any:
    """One random game: (number of the broken invariant, steps)."""
    np.random.seed(seed)
    tables[0] = tables[2]
    setup(tables[0], players, choices, np.uint64(seed))
    steps = 0
    while tables[0].turn >= 0:
        n = legal(tables[0], buffer)
        if n == 0 or n > len(buffer):
            return OFFER, steps
        if steps % 4 == 0:
            found = broken_offer(tables, buffer, n, legal, apply)
            if found:
                return found, steps
            n = legal(tables[0], buffer)
        tables[1] = tables[0]
        tables[0].telling = 1
        apply(tables[0], buffer[np.random.randint(n)])
        while tables[0].telling == PAUSED and tables[0].told <= len(tables[0].events):
            tables[0].telling, tables[0].told = 1, 0
            apply(tables[0], GO_ON)
        if tables[0].told > len(tables[0].events):
            return EVENTS, tables[0].told
        tables[0].telling = tables[0].told = 0
        steps += 1
        for found in (
            broken_seats(tables[0]),
            broken_tracks(tables[0]),
            broken_step(tables[1], tables[0]),
        ):
            if found:
                return found, steps
        if steps > 5000:
            return ENDLESS, steps
    return 0, steps


def compiled_check() -> Any:
    """With the game's rules as arguments, so that they need not be compiled once more."""
    if INTERPRETED:
        return play_checked
    s, i64 = numba.from_dtype(GAME.record.dtype), types.int64
    rules = [types.FunctionType(GAME.types[name]) for name in ("setup", "legal", "apply")]
    found = types.UniTuple(i64, 2)
    return compiled_for(
        found(s[::1], types.int32[::1], i64, i64, types.int64[::1], *rules), play_checked
    )


def test_random_games_keep_every_invariant() -> None:
    """All options and numbers of seats; every action is followed by every check, and at every
    fourth decision so is each of the others that were offered."""
    GAME.prepare()
    check = compiled_check()
    tables = np.zeros(3, GAME.record.dtype)
    buffer = np.zeros(GAME.most_legal, np.int32)
    r = GAME.rules
    games = -(-GAMES // len(EVERY_TABLE))
    played = steps = 0
    for seats, options in EVERY_TABLE:
        choices = GAME.choices(options)
        for seed in range(games):
            found, n = check(tables, buffer, played, seats, choices, r.setup, r.legal, r.apply)
            assert found == 0, (HELD[found], seats, options, seed, n)
            played += 1
            steps += n
    assert played >= GAMES and steps > 100 * GAMES
