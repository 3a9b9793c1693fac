"""A table of First Rat to and from its position, as a person would describe it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cheesemoon.core import Fields

from .build import something_to_build
from .content import (
    ANY_STEPS,
    BOX,
    BURROW,
    BURROW_SIDE,
    C_CARD,
    CAPS,
    CARD_LETTER,
    CARD_SYMBOL,
    CARDS,
    CHEESE,
    COLOURS,
    COMICS,
    COVERED,
    CROW,
    DECK,
    FIRST_TILE,
    FOOD,
    FROG,
    GOODS,
    HAMSTER,
    LAST_SPACE,
    LEVELS,
    LIBRARY_ROOM,
    LIBRARY_SIZE,
    LIGHT_STEPS,
    MARKER_TRACKS,
    MARKERS,
    MATERIALS,
    MOST_MARKERS,
    MOST_SYMBOL,
    PACK_COLOUR,
    PACK_PIECES,
    PAD,
    PARTS,
    PIPE_FROM,
    PIPES,
    PLANNED,
    RATS,
    RATTONAUTS,
    ROBOT,
    ROBOT_RATS,
    ROCKET,
    SCORE_TILES,
    SPACES,
    STAND_SPACE,
    STAND_THINGS,
    STANDS,
    START_CHEESE,
    TILE_GROUPS,
    TILE_TRACKS,
    TILES,
    TRACK_SPACES,
    TRACKS,
    USUAL,
)
from .edition import MOULDY, NUTS, SPARE_LAST_ROUND
from .phrases import names_in
from .reward import may_take_nut, rat_in_nursery
from .robot import best_tracks, sort_rats
from .run import (
    colour_of_turn,
    fits_colour,
    has_rat_on_path,
    limit_alone,
    limit_with_others,
    reached_pad,
)
from .scoring import challenge_list, scores, winners
from .setup import comics_in_box, draw_deck, fill_crow, fill_hamster, fill_library
from .shop import something_to_get
from .state import (
    BUILD,
    COMIC,
    CREW,
    DRINK,
    ENDS,
    FORK,
    NOT_YET,
    NURSERY,
    OVER,
    PACK,
    PHASES,
    PLAN,
    REWARD,
    RUN,
    SHOP,
    THIS_ROUND,
    TOKEN,
)
from .take import may_drink, pack_kinds
from .turn import game_ends, powers_of

MOST_ROUNDS = 9999
MOST_USES = 9999

# --- writing --------------------------------------------------------------------------------------


def write(s: Any) -> dict[str, Any]:
    """Every field of section 5 that is the game's own."""
    position: dict[str, Any] = {
        "round": int(s.round_no),
        "turn": None if s.turn < 0 else int(s.turn),
        "phase": PHASES[s.phase],
        "end": ENDS[s.ending],
        "seats": [_write_seat(s, seat) for seat in range(s.players)],
        "stands": {
            "hamster": names_in(s.hamster, COLOURS),
            "frog": int(s.frog),
            "crow": names_in(s.crow, CAPS),
        },
        "library": names_in(s.library, COMICS),
    }
    if s.variable:
        position["path"] = [TILES[shown - FIRST_TILE] for shown in s.path[1:].tolist()]
        position["score_tiles"] = {TRACKS[t]: int(s.score_tile[t]) for t in TILE_TRACKS}
    position["now"] = {
        "ran": [[int(s.ran_rat[i]), int(s.ran_end[i]), int(s.ran_steps[i])] for i in range(s.runs)],
        "pack": GOODS[s.pack] if s.pack else None,
        "steps": int(s.steps),
        "shopped": names_in(s.shopped, STANDS),
        "fresh": _fresh_names(s),
    }
    if s.players == 1:
        position["robot"] = _write_robot(s)
    if s.phase == OVER:
        position["result"] = result(s)
    return position


def _write_seat(s: Any, seat: int) -> dict[str, Any]:
    me = s.seats[seat]
    return {
        "rats": [rat_word(at) for at in me.rats.tolist()],
        "light": int(me.light),
        "burrow": BURROW[me.burrow],
        "cheese": int(me.goods[CHEESE]),
        "mouldy": int(me.mouldy),
        "nuts": int(me.nuts),
        **{name: int(me.goods[item + 1]) for item, name in enumerate(MATERIALS)},
        "packs": names_in(me.packs, COLOURS),
        "drinks": int(me.drinks),
        "empties": int(me.empties),
        "caps": names_in(me.caps, CAPS),
        "comics": names_in(me.comics, COMICS),
        "supers": {
            comic: int(me.supers[COMICS.index(comic) - USUAL]) - 1
            for comic in names_in(me.comics, COMICS)
            if COMICS.index(comic) >= USUAL and me.supers[COMICS.index(comic) - USUAL]
        },
        "markers": markers_of(s, seat),
        "pipes": {str(PIPE_FROM[pipe]): int(me.pipes[pipe]) for pipe in range(PIPES)},
    }


def _write_robot(s: Any) -> dict[str, Any]:
    return {
        "rats": [rat_word(at) for at in s.seats[ROBOT].rats.tolist()],
        "markers": markers_of(s, ROBOT),
        "plans": [TRACKS[track] for i, track in enumerate(PLANNED) if s.plans[i]],
        "deck": names_in(s.deck, CARDS),
        "discard": names_in(s.discard, CARDS),
        "card": CARDS[s.card - 1] if s.card else None,
        "seen": names_in(s.seen, CARDS),
    }


def rat_word(at: int) -> int | str:
    """Where a rat is, as positions have it."""
    if at >= CREW:
        return f"crew{at - CREW + 1}"
    return "nursery" if at == NURSERY else int(at)


def spaces_of(s: Any, side: int, track: int) -> list[int]:
    """The spaces of a side's pieces on a track, ascending."""
    single = [space + 1 for space in range(LAST_SPACE) if s.holder[track, space] == side + 1]
    return single + [TRACK_SPACES] * int(s.seats[side].last[track])


def markers_of(s: Any, side: int) -> dict[str, list[int]]:
    """The spaces of a side's markers, by track."""
    return {name: spaces_of(s, side, track) for track, name in enumerate(MARKER_TRACKS)}


def _fresh_names(s: Any) -> list[str]:
    if not s.fresh:
        return []
    return names_in(s.seats[s.turn].comics, COMICS)[-int(s.fresh) :]


def result(s: Any) -> dict[str, Any]:
    """What came of a finished game."""
    bits = int(winners(s))
    points = scores(s)
    found: dict[str, Any] = {
        "winners": [seat for seat in range(s.players) if bits >> seat & 1],
        "totals": [part["total"] for part in points],
        "scores": points,
        "turns": int(s.round_no),
    }
    if s.players == 1:
        found |= {"won": bits == 1, "level": LEVELS[s.level], "challenges": challenge_list(s)}
    return found


def view(position: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """What nobody may know: the robot's deck. All else is open."""
    if "robot" not in position:
        return position
    robot = {key: value for key, value in position["robot"].items() if key != "deck"}
    return {**position, "robot": robot}


# --- reading --------------------------------------------------------------------------------------


def read(f: Fields, s: Any) -> None:
    """A position into a fresh record. What cannot be is refused with its field."""
    _read_course(f, s)
    _read_board(f, s)
    for seat, part in enumerate(f.parts("seats", 1, 5)):
        _read_seat(part, s, seat)
    if s.players == 1:
        _read_robot(f.part("robot", {}), s)
    _read_stands(f, s)
    _read_library(f, s)
    _check_tracks(f, s)
    _fill_dump(f, s)
    _check_end(f, s)
    _read_now(f.part("now", {}), f, s)
    _check_supers(f, s)
    _CHECKS[s.phase](f, s)
    _check_result(f, s)


def _read_course(f: Fields, s: Any) -> None:
    """Round, turn, phase and end."""
    s.round_no = f.whole("round", 1, MOST_ROUNDS, 1)
    s.phase = PHASES.index(f.word("phase", PHASES, "run"))
    s.ending = ENDS.index(f.word("end", ENDS, "none"))
    s.turn = f.turn(s.phase == OVER, int(s.players))


def _read_board(f: Fields, s: Any) -> None:
    """FR-7, FR-8: path tiles and score tiles, only on the variable board."""
    if not s.variable:
        for name in ("path", "score_tiles"):
            if f.has(name):
                raise f.bad(name, "position-only-variable")
        return
    if f.has("path"):
        path = f.words("path", TILES)
        if len(path) != SPACES:
            raise f.bad("path", "position-length", lowest=str(SPACES), highest=str(SPACES))
        for i, name in enumerate(path):
            tile = TILES.index(name)
            if path.index(name) < i:
                raise f.bad(f"path[{i}]", "position-twice", what=name)
            if TILE_GROUPS[tile] != TILE_GROUPS[i]:
                raise f.bad(f"path[{i}]", "position-group", what=name)
            s.path[i + 1] = FIRST_TILE + tile
    if f.has("score_tiles"):
        part = f.part("score_tiles")
        for track in TILE_TRACKS:
            s.score_tile[track] = part.whole(TRACKS[track], 1, SCORE_TILES)
        part.finish()
        tiles = [int(s.score_tile[track]) for track in TILE_TRACKS]
        if len(set(tiles)) < len(tiles):
            raise f.bad("score_tiles", "position-tiles-differ")


def _read_seat(f: Fields, s: Any, seat: int) -> None:
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
    _read_list(f, "packs", COLOURS, me.packs)
    _read_list(f, "caps", CAPS, me.caps)
    _read_list(f, "comics", _comics_of_options(s), me.comics, COMICS)
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


def _read_list(
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


def _comics_of_options(s: Any) -> tuple[str, ...]:
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


def _read_robot(f: Fields, s: Any) -> None:
    _read_rats(f, s, ROBOT, ROBOT_RATS.tolist(), nursery=False)
    _read_markers(f, s, ROBOT)
    sort_rats(s)
    planned = [TRACKS[track] for track in PLANNED]
    plans = f.words("plans", planned, [])
    if len(set(plans)) < len(plans):
        raise f.bad("plans", "position-twice", what=plans[-1])
    s.plans[[planned.index(name) for name in plans]] = 1
    _read_list(f, "discard", CARDS, s.discard)
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
        _read_list(f, "seen", CARDS, s.seen)
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
    _read_list(f, "deck", CARDS, s.deck)
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


def _read_stands(f: Fields, s: Any) -> None:
    """Stands that are named, or drawn from what no seat holds."""
    stands = f.part("stands", {})
    seats = range(s.players)
    held_packs = [c for seat in seats for c in s.seats[seat].packs.tolist() if c]
    held_caps = [c for seat in seats for c in s.seats[seat].caps.tolist() if c]
    held_drinks = sum(int(s.seats[seat].drinks + s.seats[seat].empties) for seat in seats)
    most = [int(STAND_THINGS[stand, s.players]) for stand in range(len(STANDS))]
    for stand, held in ((HAMSTER, len(held_packs)), (FROG, held_drinks), (CROW, len(held_caps))):
        if held > most[stand]:
            raise f.bad(
                "seats", "position-too-many", thing=STANDS[stand], found=held, most=most[stand]
            )
    for cap in held_caps:
        if held_caps.count(cap) > 1:
            raise f.bad("seats", "position-two-owners", what=CAPS[cap - 1])
    for colour in held_packs:
        if held_packs.count(colour) > PACK_PIECES[colour - 1]:
            raise f.bad("seats", "position-pack-pieces", colour=COLOURS[colour - 1])
    if stands.has("hamster"):
        packs = stands.words("hamster", [c for i, c in enumerate(COLOURS) if PACK_PIECES[i]])
        _check_stand(stands, "hamster", len(packs) + len(held_packs), most[HAMSTER])
        numbers = [COLOURS.index(colour) + 1 for colour in packs]
        for colour in numbers:
            if (numbers + held_packs).count(colour) > PACK_PIECES[colour - 1]:
                raise stands.bad("hamster", "position-pack-pieces", colour=COLOURS[colour - 1])
        s.hamster[:] = 0
        s.hamster[: len(numbers)] = numbers
    else:
        stands.given("hamster", None)
        bits = (1 << len(PACK_COLOUR)) - 1
        for colour in held_packs:
            pieces = [p for p, c in enumerate(PACK_COLOUR.tolist()) if c == colour - 1]
            bits &= ~(1 << next(p for p in pieces if bits >> p & 1))
        fill_hamster(s, bits, most[HAMSTER] - len(held_packs))
    s.frog = stands.whole("frog", 0, most[FROG], most[FROG] - held_drinks)
    _check_stand(stands, "frog", int(s.frog) + held_drinks, most[FROG])
    if stands.has("crow"):
        _check_stand(stands, "crow", len(stands.words("crow", CAPS)) + len(held_caps), most[CROW])
        _read_list(stands, "crow", CAPS, s.crow)
        for cap in s.crow.tolist():
            if cap and cap in held_caps:
                raise stands.bad("crow", "position-two-owners", what=CAPS[cap - 1])
    else:
        stands.given("crow", None)
        bits = (1 << len(CAPS)) - 1
        for cap in held_caps:
            bits &= ~(1 << (cap - 1))
        fill_crow(s, bits, most[CROW] - len(held_caps))
    stands.finish()


def _check_stand(f: Fields, name: str, found: int, most: int) -> None:
    if found > most:
        raise f.bad(name, "position-too-many", thing=name, found=found, most=most)


def _read_library(f: Fields, s: Any) -> None:
    held = [c for seat in range(s.players) for c in s.seats[seat].comics.tolist() if c]
    for comic in held:
        if held.count(comic) > 1:
            raise f.bad("seats", "position-two-owners", what=COMICS[comic - 1])
    if len(held) > LIBRARY_SIZE:
        raise f.bad(
            "seats", "position-too-many", thing="library", found=len(held), most=LIBRARY_SIZE
        )
    if not f.has("library"):
        f.given("library", None)
        bits = int(comics_in_box(s))
        for comic in held:
            bits &= ~(1 << (comic - 1))
        fill_library(s, bits, LIBRARY_SIZE - len(held))
        return
    _read_list(f, "library", _comics_of_options(s), s.library, COMICS)
    there = [c for c in s.library.tolist() if c]
    for comic in there:
        if comic in held:
            raise f.bad("library", "position-two-owners", what=COMICS[comic - 1])
    if len(there) + len(held) > LIBRARY_SIZE:
        found = len(there) + len(held)
        raise f.bad("library", "position-too-many", thing="library", found=found, most=LIBRARY_SIZE)


def _check_tracks(f: Fields, s: Any) -> None:
    """FR-52: every track is filled from the left."""
    for track, name in enumerate(TRACKS):
        free = 0
        for space in range(LAST_SPACE):
            if COVERED[s.players, space]:
                continue
            if s.holder[track, space] == 0:
                free = free or space + 1
            elif free:
                raise _gap(f, s, name, track, int(s.holder[track, space]) - 1, free)
        if free:
            for side in range(2 if s.players == 1 else s.players):
                if s.seats[side].last[track]:
                    raise _gap(f, s, name, track, side, free)


def _gap(f: Fields, s: Any, name: str, track: int, side: int, free: int) -> Exception:
    where = "robot" if side == ROBOT and s.players == 1 else f"seats[{side}]"
    key = "rats" if track == RATTONAUTS else f"markers.{name}"
    return f.bad(f"{where}.{key}", "position-gap", track=name, space=free)


def _fill_dump(f: Fields, s: Any) -> None:
    """FR-9: the dump holds what is in the box less what the seats hold."""
    for item, name in enumerate(GOODS):
        held = sum(int(s.seats[seat].goods[item]) for seat in range(s.players))
        if held > BOX[item]:
            raise f.bad("seats", "position-too-many", thing=name, found=held, most=int(BOX[item]))
        s.heap[item] = BOX[item] - held
    mouldy = sum(int(s.seats[seat].mouldy) for seat in range(s.players))
    nuts = sum(int(s.seats[seat].nuts) for seat in range(s.players))
    for name, held, most in (
        ("mouldy", mouldy, int(MOULDY[s.edition])),
        ("nuts", nuts, int(NUTS[s.edition])),
    ):
        if held > most:
            raise f.bad("seats", "position-too-many", thing=name, found=held, most=most)
    s.heap_mouldy = MOULDY[s.edition] - mouldy
    s.heap_nuts = NUTS[s.edition] - nuts


def _check_end(f: Fields, s: Any) -> None:
    """FR-62 to FR-64: `end` fits markers and rattonauts."""
    for side in range(2 if s.players == 1 else s.players):
        me = s.seats[side]
        if me.placed >= MARKERS and s.ending == NOT_YET:
            raise f.bad("end", "position-end-markers", found=int(me.placed))
        if me.placed > MARKERS and s.ending != THIS_ROUND and SPARE_LAST_ROUND[s.edition]:
            raise f.bad("end", "position-end-spare", found=int(me.placed))
        if me.markers[RATTONAUTS] == RATS and s.ending != THIS_ROUND:
            raise f.bad("end", "position-end-crew")


def _read_now(f: Fields, top: Fields, s: Any) -> None:
    """What has happened in this turn."""
    ran = f.given("ran", [])
    if not isinstance(ran, list) or len(ran) > RATS:
        raise f.bad("ran", "position-length", lowest="0", highest=str(RATS))
    pack = None if f.null("pack") else f.word("pack", MATERIALS, None)
    steps = f.whole("steps", 0, 99, 0)
    shopped = f.words("shopped", STANDS, [])
    fresh = f.words("fresh", COMICS, [])
    f.finish()
    if s.phase in (PLAN, OVER) or (s.phase == RUN and not ran):
        for name, value in (
            ("ran", ran),
            ("pack", pack),
            ("steps", steps),
            ("shopped", shopped),
            ("fresh", fresh),
        ):
            if value:
                raise f.bad(name, "position-now-empty", phase=PHASES[s.phase])
        s.powers = powers_of(s, int(s.turn)) if s.phase == RUN else 0
        return
    _read_fresh(f, s, fresh)
    s.powers = powers_of(s, int(s.turn))
    _read_shopped(f, s, shopped)
    _read_ran(f, s, ran)
    for stand in shopped:
        if STAND_SPACE[STANDS.index(stand)] not in s.ran_end[: s.runs].tolist():
            raise f.bad("shopped", "position-not-there", stand=stand)
    _read_pack(f, s, pack)
    s.steps = steps
    if steps and s.phase not in (FORK, COMIC, TOKEN):
        raise f.bad("steps", "position-now-phase", phase=PHASES[s.phase])


def _read_fresh(f: Fields, s: Any, fresh: list[str]) -> None:
    """Comics of this turn are the last of the list; they come after the runs."""
    if fresh and s.phase < FORK:
        raise f.bad("fresh", "position-now-phase", phase=PHASES[s.phase])
    if fresh and names_in(s.seats[s.turn].comics, COMICS)[-len(fresh) :] != fresh:
        raise f.bad("fresh", "position-fresh")
    s.fresh = len(fresh)


def _read_shopped(f: Fields, s: Any, shopped: list[str]) -> None:
    if shopped and s.phase < SHOP:
        raise f.bad("shopped", "position-now-phase", phase=PHASES[s.phase])
    if len(set(shopped)) < len(shopped):
        raise f.bad("shopped", "position-twice", what=shopped[-1])
    s.shopped[: len(shopped)] = [STANDS.index(stand) + 1 for stand in shopped]


def _read_ran(f: Fields, s: Any, ran: list[Any]) -> None:
    """FR-12 to FR-18: the runs agree with the rats and with each other."""
    me = s.seats[s.turn]
    for i, entry in enumerate(ran):
        name = f"ran[{i}]"
        ranges = ((0, RATS - 1), (1, PAD), (1, PAD))
        if (
            not isinstance(entry, list)
            or len(entry) != 3
            or any(isinstance(x, bool) or not isinstance(x, int) for x in entry)
            or any(not low <= x <= high for x, (low, high) in zip(entry, ranges, strict=True))
        ):
            raise f.bad(name, "position-ran", last=str(PAD))
        rat, end, steps = entry
        if rat in s.ran_rat[:i].tolist():
            raise f.bad(name, "position-ran-twice", rat=rat)
        if not _stands_where_it_ran(s, int(me.rats[rat]), end):
            raise f.bad(name, "position-ran-rats", rat=rat, end=end)
        if end == PAD and reached_pad(s):
            raise f.bad(name, "position-ran-pad")
        if not fits_colour(s, end, colour_of_turn(s)):
            raise f.bad(name, "position-ran-colour")
        limit = int(limit_alone(s, rat) if len(ran) == 1 else limit_with_others(s, rat))
        if steps > limit and limit != ANY_STEPS:
            raise f.bad(name, "position-ran-steps", steps=steps, limit=limit)
        s.ran_rat[i], s.ran_end[i], s.ran_steps[i] = rat, end, steps
        s.runs = i + 1


def _stands_where_it_ran(s: Any, at: int, end: int) -> bool:
    """On its end space, with the crew after the pad, or after a theft on the start."""
    if end == PAD:
        return at >= CREW
    stolen = [int(STAND_SPACE[stand - 1]) for stand in s.shopped.tolist() if stand]
    return at == end or (at == 0 and end in stolen)


def _read_pack(f: Fields, s: Any, pack: str | None) -> None:
    """FR-33: a kind that the backpack may add; in phase drink a single one goes without saying."""
    kinds = int(pack_kinds(s))
    if pack is None:
        if s.phase == DRINK and kinds:
            if kinds & (kinds - 1):
                raise f.bad("pack", "position-pack-missing")
            s.pack = kinds.bit_length() - 1
        return
    item = MATERIALS.index(pack) + 1
    if s.phase <= PACK:
        raise f.bad("pack", "position-now-phase", phase=PHASES[s.phase])
    if not kinds >> item & 1:
        raise f.bad("pack", "position-pack-kind")
    s.pack = item


def _check_supers(f: Fields, s: Any) -> None:
    """FR-70: `supers` names exactly the super-rat comics owned, but for the one being placed."""
    for seat in range(s.players):
        me = s.seats[seat]
        owned = [c for c in names_in(me.comics, COMICS) if c in COMICS[USUAL:]]
        if s.phase == TOKEN and seat == s.turn and owned and owned[-1] in _fresh_names(s)[-1:]:
            owned = owned[:-1]
        named = [c for i, c in enumerate(COMICS[USUAL:]) if me.supers[i]]
        if sorted(owned) != sorted(named):
            raise f.bad(f"seats[{seat}].supers", "position-supers", owned=", ".join(owned) or "-")


# --- the phase ------------------------------------------------------------------------------------


def _phase(f: Fields, s: Any, fits: Any, message: str) -> None:
    if not fits:
        raise f.bad("phase", f"position-phase-{message}")


def _check_run(f: Fields, s: Any) -> None:
    _phase(f, s, s.runs or has_rat_on_path(s, int(s.turn)), "run")


def _check_reward(f: Fields, s: Any) -> None:
    _phase(f, s, reached_pad(s) and (may_take_nut(s) or rat_in_nursery(s) >= 0), "reward")


def _check_pack(f: Fields, s: Any) -> None:
    kinds = int(pack_kinds(s))
    _phase(f, s, kinds & (kinds - 1), "pack")


def _check_drink(f: Fields, s: Any) -> None:
    _phase(f, s, may_drink(s), "drink")


def _check_fork(f: Fields, s: Any) -> None:
    at_fork = BURROW_SIDE[s.seats[s.turn].burrow] >= 0
    _phase(f, s, at_fork and s.steps > 0 and has_rat_on_path(s, int(s.turn)), "fork")


def _check_comic(f: Fields, s: Any) -> None:
    at_library = s.seats[s.turn].burrow == LIBRARY_ROOM
    _phase(f, s, at_library and s.library[0] and has_rat_on_path(s, int(s.turn)), "comic")


def _check_token(f: Fields, s: Any) -> None:
    fresh = _fresh_names(s)[-1:]
    at_library = s.seats[s.turn].burrow == LIBRARY_ROOM
    super_comic = bool(fresh) and fresh[0] in COMICS[USUAL:]
    if super_comic:
        super_comic = s.seats[s.turn].supers[COMICS.index(fresh[0]) - USUAL] == 0
    _phase(f, s, at_library and super_comic and has_rat_on_path(s, int(s.turn)), "token")


def _check_shop(f: Fields, s: Any) -> None:
    _phase(f, s, s.shopped[0] or something_to_get(s), "shop")


def _check_build(f: Fields, s: Any) -> None:
    """Something can be built or fed, or was just now."""
    markers = s.seats[s.turn].markers
    done = markers[FOOD] or markers[: len(PARTS)].any()
    _phase(f, s, done or something_to_build(s), "build")


def _check_plan(f: Fields, s: Any) -> None:
    _phase(f, s, s.players == 1, "plan")
    if CARD_SYMBOL[s.card - 1] != MOST_SYMBOL:
        raise f.bad("robot.card", "position-phase-plan")
    best = int(best_tracks(s))
    _phase(f, s, best & (best - 1), "plan")


def _check_over(f: Fields, s: Any) -> None:
    _phase(f, s, game_ends(s), "over")


_CHECKS = {
    RUN: _check_run,
    REWARD: _check_reward,
    PACK: _check_pack,
    DRINK: _check_drink,
    FORK: _check_fork,
    COMIC: _check_comic,
    TOKEN: _check_token,
    SHOP: _check_shop,
    BUILD: _check_build,
    PLAN: _check_plan,
    OVER: _check_over,
}


def _check_result(f: Fields, s: Any) -> None:
    """The result is computed; one that is given must be the same."""
    if not f.has("result"):
        return
    if s.phase != OVER:
        raise f.bad("result", "position-result-early")
    if f.given("result") != result(s):
        raise f.bad("result", "position-result")
