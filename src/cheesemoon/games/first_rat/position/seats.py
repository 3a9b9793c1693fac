"""The seats of a position, and the robot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cheesemoon.core import Fields

from ..content import (
    BOX,
    BURROW,
    C_CARD,
    CAPS,
    CARD_LETTER,
    CARDS,
    CHEESE,
    COLOURS,
    COMICS,
    COVERED,
    DECK,
    FROG,
    LAST_SPACE,
    LEVELS,
    LIGHT_STEPS,
    MARKER_TRACKS,
    MATERIALS,
    MOST_MARKERS,
    PIPE_FROM,
    PIPES,
    PLANNED,
    RATS,
    RATTONAUTS,
    ROBOT,
    ROBOT_RATS,
    ROCKET,
    SPACES,
    STAND_THINGS,
    START_CHEESE,
    TRACK_SPACES,
    TRACKS,
    USUAL,
)
from ..edition import MOULDY, NUTS
from ..phrases import names_in
from ..robot import sort_rats
from ..setup import comics_in_box, draw_deck
from ..state import (
    CREW,
    NURSERY,
    PLAN,
)

MOST_USES = 9999


def read_seat(f: Fields, s: Any, seat: int) -> None:
    me = s.seats[seat]
    nursery = ["nursery"] * (RATS - 2)
    _read_rats(f, s, seat, [0, 0, *nursery], nursery=True)
    on_path = [at for at in me.rats.tolist() if 1 <= at <= SPACES]
    if len(set(on_path)) < len(on_path):
        raise f.bad("rats", "position-same-space")
    me.light = f.whole("light", 0, LIGHT_STEPS, 0)
    me.burrow = BURROW.index(f.word("burrow", BURROW, "mushrooms"))
    me.goods[CHEESE] = f.whole("cheese", 0, int(BOX[CHEESE]), int(START_CHEESE[seat]))
    for item, name in enumerate(MATERIALS, 1):
        me.goods[item] = f.whole(name, 0, int(BOX[item]), 0)
    me.mouldy = f.whole("mouldy", 0, int(MOULDY[s.edition]), 0)
    me.nuts = f.whole("nuts", 0, int(NUTS[s.edition]), 0)
    most = int(STAND_THINGS[FROG, s.players])
    me.drinks = f.whole("drinks", 0, most, 0)
    me.empties = f.whole("empties", 0, most, 0)
    read_list(f, "packs", COLOURS, me.packs)
    read_list(f, "caps", CAPS, me.caps)
    read_list(f, "comics", comics_of_options(s), me.comics, COMICS)
    _read_supers(f, me)
    _read_markers(f, s, seat)
    pipes = f.part("pipes", {})
    for pipe in range(PIPES):
        me.pipes[pipe] = pipes.whole(str(PIPE_FROM[pipe]), 0, MOST_USES, 0)
    pipes.finish()
    f.finish()


def _read_rats(f: Fields, s: Any, side: int, default: list[Any], nursery: bool) -> None:
    given = f.given("rats", default)
    if not isinstance(given, list):
        raise f.bad("rats", "position-list")
    if len(given) != RATS:
        raise f.bad("rats", "position-length", lowest=str(RATS), highest=str(RATS))
    words = {f"crew{space + 1}": CREW + space for space in range(TRACK_SPACES)}
    if nursery:
        words["nursery"] = NURSERY
    for rat, at in enumerate(given):
        if isinstance(at, str) and at in words:
            s.seats[side].rats[rat] = words[at]
        elif isinstance(at, int) and not isinstance(at, bool) and 0 <= at <= SPACES:
            s.seats[side].rats[rat] = at
        else:
            raise f.bad(f"rats[{rat}]", "position-rat", last=str(SPACES), places=", ".join(words))


def read_list(
    f: Fields, name: str, choices: Sequence[str], into: Any, names: Sequence[str] | None = None
) -> None:
    """A list of different things into a list of the record."""
    words = f.words(name, choices, [])
    for i, word in enumerate(words):
        if words.index(word) < i:
            raise f.bad(f"{name}[{i}]", "position-twice", what=word)
    if len(words) > len(into):
        raise f.bad(name, "position-length", lowest="0", highest=str(len(into)))
    into[:] = 0
    into[: len(words)] = [(names or choices).index(word) + 1 for word in words]


def comics_of_options(s: Any) -> tuple[str, ...]:
    bits = int(comics_in_box(s))
    return tuple(comic for i, comic in enumerate(COMICS) if bits >> i & 1)


def _read_supers(f: Fields, me: Any) -> None:
    supers = f.part("supers", {})
    for name in supers.names():
        if name not in COMICS[USUAL:]:
            raise supers.bad(name, "position-unknown", known=", ".join(COMICS[USUAL:]))
        me.supers[COMICS.index(name) - USUAL] = supers.whole(name, 0, RATS - 1) + 1


def _read_markers(f: Fields, s: Any, side: int) -> None:
    """The spaces of each track; what is covered or taken twice is refused here."""
    me = s.seats[side]
    part = f.part("markers", {})
    for track, name in enumerate(MARKER_TRACKS):
        spaces = part.wholes(name, 1, TRACK_SPACES, [])
        if spaces != sorted(spaces):
            raise part.bad(name, "position-sorted")
        if side == ROBOT and s.players == 1 and track == ROCKET and spaces:
            raise part.bad(name, "position-robot-rocket")
        for space in spaces:
            _put_on_track(part, name, s, side, track, space - 1)
    part.finish()
    me.placed = me.markers[:RATTONAUTS].sum()
    if me.placed > MOST_MARKERS:
        raise f.bad("markers", "position-markers", found=int(me.placed), most=MOST_MARKERS)
    for rat in range(RATS):
        if me.rats[rat] >= CREW:
            _put_on_track(f, f"rats[{rat}]", s, side, RATTONAUTS, int(me.rats[rat]) - CREW)


def _put_on_track(f: Fields, name: str, s: Any, side: int, track: int, space: int) -> None:
    if space == LAST_SPACE:
        s.seats[side].last[track] += 1
    elif COVERED[s.players, space]:
        raise f.bad(name, "position-covered", space=space + 1, track=TRACKS[track])
    elif s.holder[track, space]:
        raise f.bad(name, "position-taken", space=space + 1, track=TRACKS[track])
    else:
        s.holder[track, space] = side + 1
    s.seats[side].markers[track] += 1


def read_robot(f: Fields, s: Any) -> None:
    _read_rats(f, s, ROBOT, ROBOT_RATS.tolist(), nursery=False)
    _read_markers(f, s, ROBOT)
    sort_rats(s)
    planned = [TRACKS[track] for track in PLANNED]
    plans = f.words("plans", planned, [])
    if len(set(plans)) < len(plans):
        raise f.bad("plans", "position-twice", what=plans[-1])
    s.plans[[planned.index(name) for name in plans]] = 1
    read_list(f, "discard", CARDS, s.discard)
    if s.phase == PLAN:
        s.card = CARDS.index(f.word("card", CARDS)) + 1
    else:
        if f.has("card") and not f.null("card"):
            raise f.bad("card", "position-card")
        f.given("card", None)
    open_cards = names_in(s.discard, CARDS)[::-1] + ([CARDS[s.card - 1]] if s.card else [])
    if CARDS[C_CARD] in names_in(s.discard, CARDS):
        raise f.bad("discard", "position-reshuffled", card=CARDS[C_CARD])
    if f.has("seen"):
        read_list(f, "seen", CARDS, s.seen)
        missing = [card for card in open_cards if card not in names_in(s.seen, CARDS)]
        if missing:
            raise f.bad("seen", "position-seen", card=missing[0])
    else:
        f.given("seen", None)
        _check_length(f, "discard", open_cards, len(s.seen))
        s.seen[: len(open_cards)] = [CARDS.index(card) + 1 for card in open_cards]
    _check_letters(f, "seen" if f.has("seen") else "discard", names_in(s.seen, CARDS), s)
    if f.has("deck"):
        _read_deck(f, s, open_cards)
    else:
        f.given("deck", None)
        draw_deck(s)
    f.finish()


def _check_length(f: Fields, name: str, values: Sequence[Any], most: int) -> None:
    if len(values) > most:
        raise f.bad(name, "position-length", lowest="0", highest=str(most))


def _read_deck(f: Fields, s: Any, open_cards: list[str]) -> None:
    """Deck, discard and card are exactly a deck of the level, and hold all that was seen."""
    read_list(f, "deck", CARDS, s.deck)
    cards = names_in(s.deck, CARDS) + open_cards
    for i, card in enumerate(cards):
        if cards.index(card) < i:
            raise f.bad("deck", "position-twice", what=card)
    for letter in range(len(DECK[s.level])):
        found = sum(CARD_LETTER[CARDS.index(card)] == letter for card in cards)
        if found != DECK[s.level, letter]:
            raise _bad_letter(f, "deck", s, letter, found)
    for card in names_in(s.seen, CARDS):
        if card not in cards:
            raise f.bad("seen", "position-not-in-game", card=card)


def _check_letters(f: Fields, name: str, cards: list[str], s: Any) -> None:
    """No more cards of a letter than the level has."""
    for letter in range(len(DECK[s.level])):
        found = sum(CARD_LETTER[CARDS.index(card)] == letter for card in cards)
        if found > DECK[s.level, letter]:
            raise _bad_letter(f, name, s, letter, found)


def _bad_letter(f: Fields, name: str, s: Any, letter: int, found: int) -> Exception:
    return f.bad(
        name,
        "position-deck",
        letter="ABC"[letter],
        found=int(found),
        needed=int(DECK[s.level, letter]),
        level=LEVELS[s.level],
    )
