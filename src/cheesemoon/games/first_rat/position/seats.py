"""The seats of a position, and the robot."""

from collections.abc import Sequence

from cheesemoon.core import Fields, Ints

from .. import content as c, edition, robot, setup, state as st
from ..telling import phrases

MOST_USES = 9999


def read_seat(f: Fields, s: st.Junkyard, seat: int) -> None:
    me = s.seats[seat]
    nursery = ["nursery"] * (c.RATS - 2)
    _read_rats(f, s, seat, [0, 0, *nursery], nursery=True)
    on_path = [at for at in me.rats.tolist() if 1 <= at <= c.SPACES]
    if len(set(on_path)) < len(on_path):
        raise f.bad("rats", "position-same-space")
    me.light = f.whole("light", 0, c.LIGHT_STEPS, 0)
    me.burrow = c.BURROW.index(f.word("burrow", c.BURROW, "mushrooms"))
    me.goods[c.CHEESE] = f.whole("cheese", 0, int(c.BOX[c.CHEESE]), int(c.START_CHEESE[seat]))
    for item, name in enumerate(c.MATERIALS, 1):
        me.goods[item] = f.whole(name, 0, int(c.BOX[item]), 0)
    me.mouldy = f.whole("mouldy", 0, int(edition.MOULDY[s.edition]), 0)
    me.nuts = f.whole("nuts", 0, int(edition.NUTS[s.edition]), 0)
    most = int(c.STAND_THINGS[c.FROG, s.players])
    me.drinks = f.whole("drinks", 0, most, 0)
    me.empties = f.whole("empties", 0, most, 0)
    read_list(f, "packs", c.COLOURS, me.packs)
    read_list(f, "caps", c.CAPS, me.caps)
    read_list(f, "comics", comics_of_options(s), me.comics, c.COMICS)
    _read_supers(f, me)
    _read_markers(f, s, seat)
    pipes = f.part("pipes", {})
    for pipe in range(c.PIPES):
        me.pipes[pipe] = pipes.whole(str(c.PIPE_FROM[pipe]), 0, MOST_USES, 0)
    pipes.finish()
    f.finish()


def _read_rats(
    f: Fields, s: st.Junkyard, side: int, default: Sequence[int | str], nursery: bool
) -> None:
    given = f.given("rats", default)
    if not isinstance(given, list):
        raise f.bad("rats", "position-list")
    if len(given) != c.RATS:
        raise f.bad_length("rats", c.RATS, c.RATS)
    words = {f"crew{space + 1}": st.CREW + space for space in range(c.TRACK_SPACES)}
    if nursery:
        words["nursery"] = st.NURSERY
    for rat, at in enumerate(given):
        if isinstance(at, str) and at in words:
            s.seats[side].rats[rat] = words[at]
        elif isinstance(at, int) and not isinstance(at, bool) and 0 <= at <= c.SPACES:
            s.seats[side].rats[rat] = at
        else:
            raise f.bad(f"rats[{rat}]", "position-rat", last=str(c.SPACES), places=", ".join(words))


def read_list(
    f: Fields, name: str, choices: Sequence[str], into: Ints, names: Sequence[str] | None = None
) -> None:
    """Read a list of distinct things into an array of the record."""
    words = f.words(name, choices, [])
    for i, word in enumerate(words):
        if words.index(word) < i:
            raise f.bad(f"{name}[{i}]", "position-twice", what=word)
    if len(words) > len(into):
        raise f.bad_length(name, 0, len(into))
    into[:] = 0
    into[: len(words)] = [(names or choices).index(word) + 1 for word in words]


def comics_of_options(s: st.Junkyard) -> tuple[str, ...]:
    bits = int(setup.comics_in_box(s))
    return tuple(comic for i, comic in enumerate(c.COMICS) if bits >> i & 1)


def _read_supers(f: Fields, me: st.Seat) -> None:
    supers = f.part("supers", {})
    for name in supers.names():
        if name not in c.COMICS[c.USUAL :]:
            raise supers.bad(name, "position-unknown", known=", ".join(c.COMICS[c.USUAL :]))
        me.supers[c.COMICS.index(name) - c.USUAL] = supers.whole(name, 0, c.RATS - 1) + 1


def _read_markers(f: Fields, s: st.Junkyard, side: int) -> None:
    """Read the spaces of each track. Refuse covered spaces and spaces taken twice."""
    me = s.seats[side]
    part = f.part("markers", {})
    for track, name in enumerate(c.MARKER_TRACKS):
        spaces = part.wholes(name, 1, c.TRACK_SPACES, [])
        if spaces != sorted(spaces):
            raise part.bad(name, "position-sorted")
        if side == c.ROBOT and s.players == 1 and track == c.ROCKET and spaces:
            raise part.bad(name, "position-robot-rocket")
        for space in spaces:
            _put_on_track(part, name, s, side, track, space - 1)
    part.finish()
    me.placed = me.markers[: c.RATTONAUTS].sum()
    if me.placed > c.MOST_MARKERS:
        raise f.bad("markers", "position-markers", found=int(me.placed), most=c.MOST_MARKERS)
    for rat in range(c.RATS):
        if me.rats[rat] >= st.CREW:
            _put_on_track(f, f"rats[{rat}]", s, side, c.RATTONAUTS, int(me.rats[rat]) - st.CREW)


def _put_on_track(f: Fields, name: str, s: st.Junkyard, side: int, track: int, space: int) -> None:
    if space == c.LAST_SPACE:
        s.seats[side].last[track] += 1
    elif c.COVERED[s.players, space]:
        raise f.bad(name, "position-covered", space=space + 1, track=c.TRACKS[track])
    elif s.holder[track, space]:
        raise f.bad(name, "position-taken", space=space + 1, track=c.TRACKS[track])
    else:
        s.holder[track, space] = side + 1
    s.seats[side].markers[track] += 1


def read_robot(f: Fields, s: st.Junkyard) -> None:
    _read_rats(f, s, c.ROBOT, c.ROBOT_RATS.tolist(), nursery=False)
    _read_markers(f, s, c.ROBOT)
    robot.sort_rats(s)
    planned = [c.TRACKS[track] for track in c.PLANNED]
    plans = f.words("plans", planned, [])
    if len(set(plans)) < len(plans):
        raise f.bad("plans", "position-twice", what=plans[-1])
    s.plans[[planned.index(name) for name in plans]] = 1
    read_list(f, "discard", c.CARDS, s.discard)
    if s.phase == st.PLAN:
        s.card = c.CARDS.index(f.word("card", c.CARDS)) + 1
    else:
        if f.has("card") and not f.null("card"):
            raise f.bad("card", "position-card")
        f.given("card", None)
    open_cards = phrases.names_in(s.discard, c.CARDS)[::-1] + (
        [c.CARDS[s.card - 1]] if s.card else []
    )
    if c.CARDS[c.C_CARD] in phrases.names_in(s.discard, c.CARDS):
        raise f.bad("discard", "position-reshuffled", card=c.CARDS[c.C_CARD])
    if f.has("seen"):
        read_list(f, "seen", c.CARDS, s.seen)
        missing = [card for card in open_cards if card not in phrases.names_in(s.seen, c.CARDS)]
        if missing:
            raise f.bad("seen", "position-seen", card=missing[0])
    else:
        f.given("seen", None)
        _check_length(f, "discard", open_cards, len(s.seen))
        s.seen[: len(open_cards)] = [c.CARDS.index(card) + 1 for card in open_cards]
    _check_letters(f, "seen" if f.has("seen") else "discard", phrases.names_in(s.seen, c.CARDS), s)
    if f.has("deck"):
        _read_deck(f, s, open_cards)
    else:
        f.given("deck", None)
        setup.draw_deck(s)
    f.finish()


def _check_length(f: Fields, name: str, values: Sequence[object], most: int) -> None:
    if len(values) > most:
        raise f.bad_length(name, 0, most)


def _read_deck(f: Fields, s: st.Junkyard, open_cards: list[str]) -> None:
    """Read the deck. With discard and card it must be exactly a deck of the level."""
    read_list(f, "deck", c.CARDS, s.deck)
    cards = phrases.names_in(s.deck, c.CARDS) + open_cards
    for i, card in enumerate(cards):
        if cards.index(card) < i:
            raise f.bad("deck", "position-twice", what=card)
    for letter in range(len(c.DECK[s.level])):
        found = sum(c.CARD_LETTER[c.CARDS.index(card)] == letter for card in cards)
        if found != c.DECK[s.level, letter]:
            raise _bad_letter(f, "deck", s, letter, found)
    for card in phrases.names_in(s.seen, c.CARDS):
        if card not in cards:
            raise f.bad("seen", "position-not-in-game", card=card)


def _check_letters(f: Fields, name: str, cards: list[str], s: st.Junkyard) -> None:
    """Check that there are no more cards of a letter than the level has."""
    for letter in range(len(c.DECK[s.level])):
        found = sum(c.CARD_LETTER[c.CARDS.index(card)] == letter for card in cards)
        if found > c.DECK[s.level, letter]:
            raise _bad_letter(f, name, s, letter, found)


def _bad_letter(f: Fields, name: str, s: st.Junkyard, letter: int, found: int) -> Exception:
    return f.bad(
        name,
        "position-deck",
        letter="ABC"[letter],
        found=int(found),
        needed=int(c.DECK[s.level, letter]),
        level=c.LEVELS[s.level],
    )
