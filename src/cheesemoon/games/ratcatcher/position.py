"""A table of Ratcatcher to and from its position, as a person would describe it (section 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from cheesemoon.core import Fields

from .board import (
    collected,
    dice_value,
    health_max,
    is_unlocked,
    marker_pool,
    move_value,
)
from .city import cheese_in_city, determine_activity, is_joined, is_rat_in, lay
from .content import (
    ABILITY,
    ARCH,
    ARCH_HEALTH,
    AREA_NAMES,
    AREAS_OF,
    BONUSES,
    CHEESES,
    CHEESES_TO_WIN,
    COLLECT,
    COLOURS,
    COUNT,
    DICE_MAX,
    DISTRICTS,
    EFFECT_OF,
    EFFECTS,
    FIELDS,
    GUTS,
    ITEMS,
    LAST,
    LETTERS,
    MARKER_COUNT,
    MARKERS,
    MARKERS_MAX,
    MYSTERIES,
    P0,
    PEC_ABILITY,
    PECULIAR,
    PLACES,
    PRICE,
    RATS,
    RED,
    ROUNDS,
    SPAN,
    START,
    T_NEST,
    TOKEN_COUNT,
    TOKENS,
    TRACK_END,
    TRAPS,
    VALUE,
)
from .expand import draw_cards
from .setup import shuffle_piles
from .state import (
    ACTING,
    BY,
    BY_ATTACK,
    BY_TRAP,
    CHEESING,
    DO_ACTIONS,
    DO_ARRIVE,
    DO_BITE,
    DO_CLEAN,
    DO_DRAW,
    DO_EAT,
    DO_EAT1,
    DO_EXPAND_MINE,
    DO_EXPAND_RATS,
    DO_FILL,
    DO_GAIN,
    DO_GOHOME,
    DO_HITS,
    DO_LATE,
    DO_PAY,
    DO_PLACING,
    DO_RATS,
    DO_REFRESH,
    DO_SPAWN,
    DO_SPRING,
    DO_STEP,
    DO_WALK,
    EXPANDING,
    HITTING,
    LATE,
    LOST_CHEESE,
    LOST_HEALTH,
    LOST_TIME,
    MOST_LEGAL,
    OVER,
    PAYING,
    PHASES,
    RAT_MOVE,
    RECALLING,
    RESULTS,
    REWARDING,
    SETUP,
    TODO,
    WON_ARCH,
    WON_CHEESE,
    push,
)
from .turn import legal

ASKED = ("black", "brown")
_AREA_LINES = (DO_DRAW, DO_SPRING, DO_EAT1, DO_GOHOME)
_LAST_LINES = (DO_ACTIONS, DO_LATE, DO_REFRESH, DO_RATS, DO_EXPAND_MINE)
_MOST_LINES = 76  # a walk for each of 64 rats, and the rest of their turn

# --- writing --------------------------------------------------------------------------------------


def write(s: Any) -> dict[str, Any]:
    """Every field of section 5 that is the game's own."""
    return {
        "turn": None if s.turn < 0 else int(s.turn),
        "phase": PHASES[s.phase],
        "round": int(s.round_no),
        "seats": [_write_seat(s)],
        "city": {str(d): _write_district(s, d) for d in range(DISTRICTS) if s.laid[d]},
        "peculiar": {
            str(n): {"area": AREA_NAMES[s.odd_at[n] - 1], "holds": _holds(s, n)}
            for n in range(1, PECULIAR + 1)
            if s.odd_at[n]
        },
        "bag": _counts(COLOURS, s.bag),
        "deck": _pile(s.deck, s.deck_left),
        "waiting": _numbers(s.waiting),
        "new": _numbers(s.new),
        "peculiar_deck": _pile(s.odd_deck, s.odd_left),
        "peculiar_discard": _numbers(s.discard),
        "mystery": [TOKENS[t] for t in _pile(s.mystery, s.mystery_left)],
        "arch": {
            "area": AREA_NAMES[s.arch_at - 1] if s.arch_at else None,
            "health": int(s.arch_health),
            "progress": int(s.progress),
            "guts": int(s.guts),
            "bonus": _counts(BONUSES, s.bonus),
        },
        "roll": _write_roll(s) if s.roll_at else None,
        "gained": int(s.gained),
        "pay": _write_pay(s) if s.pay_ask else None,
        "offer": int(s.offer),
        "recalled": _numbers(s.recalled),
        "todo": [_write_line(s.todo[i]) for i in range(s.todo_left - 1, -1, -1)],
        "result": RESULTS[s.result] or None,
    }


def _write_seat(s: Any) -> dict[str, Any]:
    return {
        "area": AREA_NAMES[s.pawn],
        "health": int(s.health),
        "dice": int(s.dice),
        "move": int(s.points),
        "traps": int(s.traps),
        "fields": _counts(FIELDS, s.board),
        "yellow": int(s.held[0]),
        "purple": int(s.held[1]),
        "cage": _counts(COLOURS, s.cage),
        "caught": [
            {"rat": n, "holds": _holds(s, n)} for n in range(1, PECULIAR + 1) if s.caught[n]
        ],
    }


def _write_district(s: Any, d: int) -> dict[str, Any]:
    areas = range(d * SPAN, d * SPAN + areas_of(s, d))
    return {
        "x": int(s.x[d]),
        "y": int(s.y[d]),
        "rotation": int(s.turned[d]) * 90,
        "active": bool(s.active[d]),
        "areas": {LETTERS[area % SPAN]: _write_area(s, area) for area in areas},
    }


def _write_area(s: Any, area: int) -> dict[str, Any]:
    return {
        **_counts(COLOURS, s.rats[:, area]),
        "cheese": int(s.cheese[area]),
        **_counts(MARKERS, s.lying[:, area]),
        "nest": int(s.nest[area]),
        "trap": int(s.trap[area]),
        "effects": effects_in(s, area),
    }


def _write_roll(s: Any) -> dict[str, Any]:
    return {
        "area": AREA_NAMES[s.roll_at - 1],
        "by": BY[s.roll_by],
        "dice": [int(x) for x in s.shown[: s.roll_dice]],
        "hits": int(s.hits),
        "sixes": int(s.sixes),
        "struck": bool(s.struck),
    }


def _write_pay(s: Any) -> dict[str, Any]:
    return {"item": ITEMS[s.pay_item], "left": int(s.pay_left), "ask": ASKED[s.pay_ask - 1]}


def _write_line(row: Any) -> str:
    line, a, b, c = (int(x) for x in row)
    words = [TODO[line]]
    if line == DO_DRAW:
        words += [AREA_NAMES[a], str(b)]
    elif line in _AREA_LINES:
        words.append(AREA_NAMES[a])
    elif line in (DO_WALK, DO_STEP):
        words += [RATS[a], AREA_NAMES[b], str(c)]
    elif line == DO_ARRIVE:
        words.append(RATS[a])
    return " ".join(words)


def areas_of(s: Any, district: int) -> int:
    """How many areas a district has."""
    return int(AREAS_OF[RED if district == 0 and s.hard else district])


def effects_in(s: Any, area: int) -> list[str]:
    """The ability markers that were put into an area."""
    return [effect for i, effect in enumerate(EFFECTS) if s.effects[area] >> i & 1]


def _holds(s: Any, n: int) -> dict[str, int]:
    return _counts(MARKERS, s.holds[n])


def _counts(names: Sequence[str], values: Any) -> dict[str, int]:
    return {name: int(value) for name, value in zip(names, values, strict=True)}


def _numbers(flags: Any) -> list[int]:
    return [int(n) for n in np.flatnonzero(flags)]


def _pile(pile: Any, left: int) -> list[int]:
    return [int(card) for card in pile[:left][::-1]]


# --- reading --------------------------------------------------------------------------------------


def read(f: Fields, s: Any) -> None:
    """A position into a record that is set up. What cannot be is refused with its field."""
    fresh = not f.has("city")
    _read_course(f, s, fresh)
    seat = f.parts("seats", 1, 1)[0]
    if not fresh:
        _read_city(f, s)
    _read_seat(f, seat, s)
    _read_peculiar(f, seat, s)
    _read_arch(f, s)
    _read_activity(f, s, fresh)
    _read_bag(f, s)
    _read_cards(f, s, fresh)
    _read_peculiar_piles(f, s)
    _read_mystery(f, s)
    _read_decisions(f, s)
    _read_todo(f, s)
    _check_pieces(f, s)
    _check_end(f, s)
    _check_phase(f, s)


def _read_course(f: Fields, s: Any, fresh: bool) -> None:
    s.phase = PHASES.index(f.word("phase", PHASES, "setup" if fresh else "actions"))
    s.round_no = f.whole("round", 1, ROUNDS, 1)
    s.turn = f.turn(s.phase == OVER, 1)


def _read_city(f: Fields, s: Any) -> None:
    """Cards, and what lies in their areas."""
    s.laid[:] = 0
    s.near[:, :] = 0
    s.beside[:, :] = 0
    s.new[:] = 0
    s.waiting[:] = 0
    city = f.part("city")
    names = city.names()
    for name in names:
        if not _is_number(name, 0, LAST):
            raise city.bad(name, "position-district")
    if "0" not in names:
        raise f.bad("city", "position-no-zero")
    parts = {int(name): city.part(name) for name in sorted(names, key=int)}
    for d, part in parts.items():
        _read_cell(s, d, part)
    _check_connected(f, s, list(parts))
    for d, part in parts.items():
        _read_areas(s, d, part)


def _read_cell(s: Any, d: int, part: Fields) -> None:
    if d == 0:
        x, y = part.whole("x", 0, 0, 0), part.whole("y", 0, 0, 0)
    else:
        x, y = part.whole("x", -LAST, LAST), part.whole("y", -LAST, LAST)
    rotation = part.whole("rotation", 0, 0 if d == 0 else 270, 0)
    if rotation % 90:
        raise part.bad("rotation", "position-word", choices="0, 90, 180, 270")
    for other in range(d):
        if s.laid[other] and s.x[other] == x and s.y[other] == y:
            raise part.bad("x", "position-cell", other=str(other), x=str(x), y=str(y))
    lay(s, d, x, y, rotation // 90)


def _check_connected(f: Fields, s: Any, districts: list[int]) -> None:
    """RC-69: every card is joined with the rest."""
    reached, new = {0}, [0]
    while new:
        here = new.pop()
        near = [d for d in districts if d not in reached and is_joined(s, here, d)]
        reached.update(near)
        new += near
    for d in districts:
        if d not in reached:
            raise f.bad(f"city.{d}", "position-apart", district=str(d))


def _read_areas(s: Any, d: int, part: Fields) -> None:
    areas = part.part("areas", {})
    known = LETTERS[: areas_of(s, d)]
    part.given("active", None)
    part.finish()
    for letter in areas.names():
        if len(letter) != 1 or letter not in known:
            raise areas.bad(letter, "position-no-area", known=", ".join(known))
        area, a = d * SPAN + LETTERS.index(letter), areas.part(letter)
        for i, colour in enumerate(COLOURS):
            s.rats[i, area] = a.whole(colour, 0, int(COUNT[i]), 0)
        for i, marker in enumerate(MARKERS):
            s.lying[i, area] = a.whole(marker, 0, int(MARKER_COUNT[i]), 0)
        s.cheese[area] = a.whole("cheese", 0, CHEESES, 0)
        s.nest[area] = a.whole("nest", 0, int(TOKEN_COUNT[T_NEST]), 0)
        s.trap[area] = a.whole("trap", 0, 1, 0)
        effects = a.words("effects", EFFECTS, [])
        if effects != sorted(set(effects)):
            raise a.bad("effects", "position-sorted")
        own = [EFFECTS[EFFECT_OF[x]] for x in ABILITY[s.catcher] if EFFECT_OF[x] >= 0]
        for effect in effects:
            if effect not in own:
                raise a.bad("effects", "position-effect", effect=effect)
            s.effects[area] |= 1 << EFFECTS.index(effect)
        a.finish()


def _read_seat(f: Fields, seat: Fields, s: Any) -> None:
    """The board."""
    s.pawn = _area(seat, s, "area", AREA_NAMES[START])
    fields = seat.part("fields", {})
    for i, field in enumerate(FIELDS):
        s.board[i] = fields.whole(field, 0, int(PLACES[s.catcher, i]), 0)
    fields.finish()
    s.health = seat.whole("health", 0, int(health_max(s)), int(health_max(s)))
    s.dice = seat.whole("dice", 0, DICE_MAX, int(dice_value(s)))
    s.points = seat.whole("move", 0, 99, int(move_value(s)))
    laid = int(s.trap.sum())
    all_traps = int(TRAPS[s.catcher])
    if laid > all_traps:
        raise f.bad("city", "position-too-many", kind="traps", found=laid, all=all_traps)
    s.traps = seat.whole("traps", 0, all_traps, all_traps - laid)
    if laid + s.traps > all_traps:
        found = laid + int(s.traps)
        raise seat.bad("traps", "position-too-many", kind="traps", found=found, all=all_traps)
    for which, colour in enumerate(("yellow", "purple")):
        most = int(MARKERS_MAX[s.catcher, which])
        s.held[which] = seat.whole(colour, 0, most, 0)
        if s.held[which] and not is_unlocked(s, which):
            raise seat.bad(colour, "position-locked")
    cage = seat.part("cage", {})
    for i, colour in enumerate(COLOURS):
        s.cage[i] = cage.whole(colour, 0, int(COUNT[i]), 0)
    cage.finish()


def _read_peculiar(f: Fields, seat: Fields, s: Any) -> None:
    """Peculiar rats in the city and caught ones."""
    part = f.part("peculiar", {})
    for name in part.names():
        if not _is_number(name, 1, PECULIAR):
            raise part.bad(name, "position-peculiar", highest=str(PECULIAR))
        rat = part.part(name)
        s.odd_at[int(name)] = _area(rat, s, "area") + 1
        _read_holds(rat, s, int(name))
        rat.finish()
    given = seat.given("caught", [])
    if not isinstance(given, list):
        raise seat.bad("caught", "position-list")
    before = 0
    for rat in seat.parts("caught", 0, PECULIAR) if given else []:
        n = rat.whole("rat", 1, PECULIAR)
        if n <= before:
            raise seat.bad("caught", "position-sorted")
        before = n
        if s.odd_at[n]:
            raise rat.bad("rat", "position-card-twice", card=f"p{n}")
        s.caught[n] = 1
        _read_holds(rat, s, n)
        rat.finish()
    seat.finish()


def _read_holds(rat: Fields, s: Any, n: int) -> None:
    holds = rat.part("holds", {})
    for i, marker in enumerate(MARKERS):
        most = int(MARKER_COUNT[i]) if PEC_ABILITY[n] == COLLECT else 0
        s.holds[n, i] = holds.whole(marker, 0, most, 0)
    holds.finish()


def _read_arch(f: Fields, s: Any) -> None:
    arch = f.part("arch", {})
    if not arch.null("area") and arch.has("area"):
        s.arch_at = _area(arch, s, "area") + 1
    most = int(ARCH_HEALTH[s.arch])
    s.arch_health = arch.whole("health", 0, most, most)
    s.progress = arch.whole("progress", 0, TRACK_END, 0)
    s.guts = arch.whole("guts", 0, len(GUTS), 0)
    bonus = arch.part("bonus", {})
    for i, name in enumerate(BONUSES):
        s.bonus[i] = bonus.whole(name, 0, 30, int(s.bonus[i]))
    bonus.finish()
    arch.finish()


def _read_activity(f: Fields, s: Any, fresh: bool) -> None:
    """RC-9, unless the position says how it was when last determined."""
    s.active[:] = 0
    determine_activity(s)
    if fresh:
        return
    city = f.part("city")
    for name in city.names():
        part = city.part(name)
        if part.has("active"):
            s.active[int(name)] = int(part.flag("active"))


def _read_bag(f: Fields, s: Any) -> None:
    bag = f.part("bag", {})
    for i, colour in enumerate(COLOURS):
        outside = int(s.rats[i].astype(int).sum()) + int(s.cage[i])
        rest = int(COUNT[i]) - outside
        if rest < 0:
            raise f.bad("city", "position-rats", colour=colour, found=outside, all=int(COUNT[i]))
        s.bag[i] = bag.whole(colour, 0, int(COUNT[i]), rest)
        if s.bag[i] != rest:
            found = outside + int(s.bag[i])
            raise bag.bad(colour, "position-rats", colour=colour, found=found, all=int(COUNT[i]))
    bag.finish()


def _read_cards(f: Fields, s: Any, fresh: bool) -> None:
    """Deck, waiting cards and new districts; each card once."""
    if fresh and not f.has("deck") and not f.has("waiting"):
        f.given("deck", None)
        f.given("waiting", None)
        _read_new(f, s, [0])
        return
    s.waiting[:] = 0
    waiting = f.wholes("waiting", 1, LAST, [])
    _rising(f, "waiting", waiting)
    for card in waiting:
        if s.laid[card]:
            raise f.bad("waiting", "position-card-twice", card=str(card))
    s.waiting[waiting] = 1
    rest = [d for d in range(1, DISTRICTS) if not s.laid[d] and not s.waiting[d]]
    _read_pile(f, "deck", f.wholes("deck", 1, LAST, None), rest, s)
    if fresh and not f.has("waiting"):
        draw_cards(s, VALUE[RED if s.hard else 0])
    _read_new(f, s, [0] if fresh else [])


def _read_new(f: Fields, s: Any, default: list[int]) -> None:
    new = f.wholes("new", 0, LAST, default)
    _rising(f, "new", new)
    for district in new:
        if not s.laid[district]:
            raise f.bad("new", "position-not-in-city", district=str(district))
    s.new[:] = 0
    s.new[new] = 1


def _read_pile(f: Fields, name: str, given: list[int] | None, rest: list[int], s: Any) -> None:
    """A pile of cards, top first; left out: the cards that are nowhere else, shuffled."""
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


def _shuffle_again(s: Any, name: str) -> None:
    """Put one pile into the order that the seed gives it, and leave the others as they are."""
    kept = s.deck.copy(), s.odd_deck.copy(), s.mystery.copy()
    with np.errstate(over="ignore"):
        shuffle_piles(s)
    for pile, old, own in (
        (s.deck, kept[0], "deck"),
        (s.odd_deck, kept[1], "peculiar_deck"),
        (s.mystery, kept[2], "mystery"),
    ):
        if own != name:
            pile[:] = old


def _read_peculiar_piles(f: Fields, s: Any) -> None:
    discard = f.wholes("peculiar_discard", 1, PECULIAR, [])
    _rising(f, "peculiar_discard", discard)
    for n in discard:
        if s.odd_at[n] or s.caught[n]:
            raise f.bad("peculiar_discard", "position-card-twice", card=f"p{n}")
    s.discard[:] = 0
    s.discard[discard] = 1
    numbers = range(1, PECULIAR + 1)
    rest = [n for n in numbers if not (s.odd_at[n] or s.caught[n] or s.discard[n])]
    _read_pile(f, "peculiar_deck", f.wholes("peculiar_deck", 1, PECULIAR, None), rest, s)


def _read_mystery(f: Fields, s: Any) -> None:
    nests = int(s.nest.astype(int).sum())
    every = int(TOKEN_COUNT[T_NEST])
    if nests > every:
        raise f.bad("city", "position-too-many", kind="nest", found=nests, all=every)
    given = f.words("mystery", TOKENS, None)
    counts = [int(n) for n in TOKEN_COUNT]
    counts[T_NEST] -= nests
    s.mystery[:] = 0
    if given is None:
        tokens = [t for t, n in enumerate(counts) for _ in range(n)]
        s.mystery[: len(tokens)] = tokens
        s.mystery_left = len(tokens)
        _shuffle_again(s, "mystery")
        return
    for t, token in enumerate(TOKENS):
        if given.count(token) > counts[t]:
            found = given.count(token) + (nests if t == T_NEST else 0)
            every = int(TOKEN_COUNT[t])
            raise f.bad("mystery", "position-too-many", kind=token, found=found, all=every)
    assert len(given) <= MYSTERIES
    s.mystery[: len(given)] = [TOKENS.index(t) for t in given[::-1]]
    s.mystery_left = len(given)


def _read_decisions(f: Fields, s: Any) -> None:
    """What is under way: a roll, cheese, a payment, an offer; and how the game ended."""
    if not f.null("roll") and f.has("roll"):
        _read_roll(f.part("roll"), s)
    s.gained = f.whole("gained", 0, CHEESES, 0)
    if not f.null("pay") and f.has("pay"):
        pay = f.part("pay")
        s.pay_item = ITEMS.index(pay.word("item", ITEMS))
        s.pay_left = pay.whole("left", 1, int(PRICE[s.pay_item]))
        s.pay_ask = ASKED.index(pay.word("ask", ASKED)) + 1
        pay.finish()
    s.offer = f.whole("offer", 0, int(COUNT.sum()), 0)
    recalled = f.wholes("recalled", 0, LAST, [])
    _rising(f, "recalled", recalled)
    for district in recalled:
        if not s.laid[district]:
            raise f.bad("recalled", "position-not-in-city", district=str(district))
    s.recalled[recalled] = 1
    if not f.null("result") and f.has("result"):
        s.result = RESULTS.index(f.word("result", RESULTS[1:]))


def _read_roll(roll: Fields, s: Any) -> None:
    s.roll_at = _area(roll, s, "area") + 1
    s.roll_by = BY.index(roll.word("by", BY, "attack"))
    dice = roll.wholes("dice", 1, 6)
    if not 1 <= len(dice) <= DICE_MAX:
        raise roll.bad("dice", "position-length", lowest="1", highest=str(DICE_MAX))
    s.roll_dice = len(dice)
    s.shown[: len(dice)] = dice
    s.sixes = roll.whole("sixes", 0, dice.count(6))
    s.hits = roll.whole("hits", 0, len(dice) - dice.count(6))
    s.struck = int(roll.flag("struck", False))
    if s.roll_by == BY_ATTACK and s.roll_at != s.pawn + 1:
        raise roll.bad("area", "position-roll-area", area=AREA_NAMES[s.pawn])
    roll.finish()


# --- todo -----------------------------------------------------------------------------------------


def _read_todo(f: Fields, s: Any) -> None:
    given = f.given("todo", [])
    if not isinstance(given, list):
        raise f.bad("todo", "position-list")
    if len(given) > _MOST_LINES:
        raise f.bad("todo", "position-length", lowest="0", highest=str(_MOST_LINES))
    rows = [_read_line(f, s, i, text) for i, text in enumerate(given)]
    if s.phase in (SETUP, ACTING, LATE, OVER):
        if rows:
            raise f.bad("todo", "position-not-now", phase=PHASES[s.phase])
        return
    rows = rows or _usual_todo(f, s)
    _check_todo(f, s, rows)
    for row in reversed(rows):
        push(s, *row)


def _usual_todo(f: Fields, s: Any) -> list[tuple[int, int, int, int]]:
    """What follows when nobody says it: what a person means who leaves `todo` out."""
    rest = [DO_BITE, DO_EAT, DO_SPAWN, DO_EXPAND_RATS, DO_CLEAN, DO_REFRESH]
    if s.phase == HITTING and s.roll_by == BY_TRAP:
        later = [(DO_SPRING, int(a), 0, 0) for a in np.flatnonzero(s.trap) if a >= s.roll_at]
        return [(DO_HITS, 0, 0, 0), *later, *((line, 0, 0, 0) for line in rest)]
    lines = {
        HITTING: [DO_HITS, DO_ACTIONS],
        CHEESING: [DO_GAIN, DO_ACTIONS],
        PAYING: [DO_PAY, DO_ACTIONS],
        EXPANDING: [DO_PLACING, DO_FILL, DO_LATE],
    }.get(int(s.phase))
    if lines is None:
        raise f.bad("todo", "position-todo-needed", phase=PHASES[s.phase])
    return [(line, 0, 0, 0) for line in lines]


def _read_line(f: Fields, s: Any, i: int, text: Any) -> tuple[int, int, int, int]:
    words = text.split(" ") if isinstance(text, str) else [""]
    name = " ".join(words[:2]) if words[0] == "expand" else words[0]
    rest = words[name.count(" ") + 1 :]
    bad = f.bad(f"todo[{i}]", "position-todo", line=str(text)[:40])
    if name not in TODO:
        raise bad
    line = TODO.index(name)
    kinds = _ARGUMENTS.get(line, "")
    if len(rest) != len(kinds):
        raise bad
    values = [0, 0, 0]
    for k, (kind, word) in enumerate(zip(kinds, rest, strict=True)):
        if kind == "r":
            values[k] = RATS.index(word) if word in RATS else -1
        elif kind == "a":
            area = AREA_NAMES.index(word) if word in AREA_NAMES else -1
            values[k] = area if _in_city(s, area) else -1
        else:
            values[k] = int(word) if _is_number(word, 1, 64) else -1
        if values[k] < 0:
            raise bad
    return line, values[0], values[1], values[2]


_ARGUMENTS = {
    DO_DRAW: "an",
    DO_SPRING: "a",
    DO_EAT1: "a",
    DO_GOHOME: "a",
    DO_WALK: "ran",
    DO_STEP: "ran",
    DO_ARRIVE: "r",
}

_FIRST_LINE = {
    HITTING: DO_HITS,
    CHEESING: DO_GAIN,
    PAYING: DO_PAY,
    EXPANDING: DO_PLACING,
    RAT_MOVE: DO_STEP,
    REWARDING: DO_DRAW,
    RECALLING: DO_DRAW,
}


def _check_todo(f: Fields, s: Any, rows: list[tuple[int, int, int, int]]) -> None:
    """The first line fits the phase, the last one leads on, and rats that still move are there."""
    first = _FIRST_LINE.get(int(s.phase))
    if first is not None and rows[0][0] != first:
        raise f.bad("todo[0]", "position-todo-first", phase=PHASES[s.phase], line=TODO[first])
    walking: dict[tuple[int, int], int] = {}
    for i, (line, a, b, c) in enumerate(rows):
        where = f"todo[{i}]"
        if (line in _LAST_LINES) != (i == len(rows) - 1):
            raise f.bad(where, "position-todo-last")
        if line not in _ARGUMENTS and any(row[0] == line for row in rows[:i]):
            raise f.bad(where, "position-todo", line=TODO[line])
        if line in (DO_HITS, DO_GAIN, DO_PAY, DO_STEP, DO_PLACING) and i:
            raise f.bad(where, "position-todo", line=TODO[line])
        if line in (DO_WALK, DO_STEP):
            rats = c if line == DO_WALK else 1
            walking[a, b] = walking.get((a, b), 0) + rats
            if _rats_at(s, a, b) < walking[a, b]:
                raise f.bad(where, "position-todo-rats", area=AREA_NAMES[b], rat=RATS[a])
        elif line == DO_ARRIVE and not _place_of(s, a):
            raise f.bad(where, "position-todo", line=f"arrive {RATS[a]}")


def _place_of(s: Any, rat: int) -> int:
    """Area + 1 of a peculiar rat or the arch rat; 0 for others."""
    if rat == ARCH:
        return int(s.arch_at)
    return int(s.odd_at[rat - P0]) if rat > P0 else 0


def _rats_at(s: Any, rat: int, area: int) -> int:
    if rat <= P0:
        return int(s.rats[rat, area])
    return int(_place_of(s, rat) == area + 1)


# --- what must hold together ----------------------------------------------------------------------


def _check_pieces(f: Fields, s: Any) -> None:
    """Pieces are not more than the box has."""
    cheese = int(cheese_in_city(s) + collected(s))
    if cheese > CHEESES:
        raise f.bad("city", "position-too-many", kind="cheese", found=cheese, all=CHEESES)
    for i, marker in enumerate(MARKERS):
        left, every = int(marker_pool(s, i)), int(MARKER_COUNT[i])
        if left < 0:
            raise f.bad("city", "position-too-many", kind=marker, found=every - left, all=every)


def _check_end(f: Fields, s: Any) -> None:
    """RC-1, RC-2, RC-4: the game is over exactly when it has ended."""
    ends = {
        WON_CHEESE: (collected(s) >= CHEESES_TO_WIN, "seats[0].fields"),
        WON_ARCH: (s.arch_health == 0, "arch.health"),
        LOST_CHEESE: (s.progress >= TRACK_END, "arch.progress"),
        LOST_HEALTH: (s.health == 0, "seats[0].health"),
    }
    if s.phase != OVER:
        if s.result:
            raise f.bad("result", "position-result-early", phase=PHASES[s.phase])
        for holds, field in ends.values():
            if holds:
                raise f.bad(field, "position-ended", phase=PHASES[s.phase])
        return
    if not s.result:
        raise f.bad("result", "position-missing")
    holds, _ = ends.get(int(s.result), (s.result == LOST_TIME and s.round_no == ROUNDS, ""))
    if not holds:
        raise f.bad("result", "position-result", result=RESULTS[s.result])


def _check_phase(f: Fields, s: Any) -> None:
    """What is under way fits the phase, and there is something to decide."""
    fitting = (
        ("roll", s.roll_at > 0, (HITTING,), True),
        ("gained", s.gained > 0, (CHEESING,), True),
        ("pay", s.pay_ask > 0, (PAYING,), True),
        ("offer", s.offer > 0, (REWARDING,), True),
        ("waiting", bool(s.waiting.any()), (SETUP, EXPANDING), True),
        ("new", bool(s.new.any()), (SETUP, EXPANDING), False),
    )
    for field, present, phases, needed in fitting:
        if present and s.phase not in phases and not (field == "gained" and s.phase == OVER):
            raise f.bad(field, "position-not-now", phase=PHASES[s.phase])
        if needed and not present and s.phase in phases:
            raise f.bad(field, "position-needed-now", phase=PHASES[s.phase])
    if s.phase == PAYING and s.cage.sum() < s.pay_left:
        raise f.bad("pay.left", "position-range", value=str(int(s.pay_left)), lowest="1",
                    highest=str(int(s.cage.sum())))  # fmt: skip
    if s.phase == SETUP and [int(d) for d in np.flatnonzero(s.new)] != list(_numbers(s.laid)):
        raise f.bad("new", "position-new-setup")
    if s.phase in (ACTING, LATE) and s.cheese[s.pawn] and not is_rat_in(s, int(s.pawn)):
        where = f"city.{s.pawn // SPAN}.areas.{LETTERS[s.pawn % SPAN]}.cheese"
        raise f.bad(where, "position-uncollected")
    if s.phase in (REWARDING, RECALLING) and s.bag.sum() and s.phase == RECALLING:
        raise f.bad("bag", "position-bag-full")
    if s.phase != OVER and legal(s, np.zeros(MOST_LEGAL, np.int32)) == 0:
        raise f.bad("phase", "position-nothing", phase=PHASES[s.phase])


def _area(f: Fields, s: Any, name: str, default: Any = None) -> int:
    """An area of the city."""
    value = f.given(name) if default is None else f.given(name, default)
    if not isinstance(value, str) or value not in AREA_NAMES:
        raise f.bad(name, "position-area")
    area = AREA_NAMES.index(value)
    if not _in_city(s, area):
        raise f.bad(name, "position-area-city", area=value)
    return area


def _in_city(s: Any, area: int) -> bool:
    return area >= 0 and area in s.spots[: s.spots_left].tolist()


def _is_number(text: Any, lowest: int, highest: int) -> bool:
    return (
        isinstance(text, str)
        and text.isascii()
        and text.isdigit()
        and str(int(text)) == text
        and lowest <= int(text) <= highest
    )


def _rising(f: Fields, name: str, values: list[int]) -> None:
    if values != sorted(set(values)):
        raise f.bad(name, "position-sorted")


# --- what a seat may not know ---------------------------------------------------------------------


def view(seen: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """Section 5: without the order of the three piles, with their sizes."""
    piles = ("deck", "peculiar_deck", "mystery")
    rest = {name: value for name, value in seen.items() if name not in piles}
    return {**rest, **{f"{name}_size": len(seen[name]) for name in piles}}
