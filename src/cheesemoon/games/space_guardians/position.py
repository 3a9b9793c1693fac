"""A table of Space Guardians to and from its position, as a person would describe it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cheesemoon.core import Fields

from .board import in_game, kind, lowest_row_has_room, points, put_fighter, put_invader
from .content import (
    CELLS,
    COLUMNS,
    COUNTS,
    DIRECTIONS,
    EYES,
    FORMATION_ROWS,
    KINDS,
    LOWEST,
    MINE_CELLS,
    PRICES,
    ROWS,
    SEATS,
    SHIP,
    SHIPS,
    THINGS,
    TOKENS,
    TURN_LIMIT,
)
from .flight import can_fly_on
from .mine import can_reenter, may_push
from .purchase import THE_RETURN, is_on_offer
from .setup import add_to_stack, deal_formation, shuffle_stack
from .state import (
    BATTERIES,
    BEST_LEVEL,
    EMPTY,
    ENDS,
    ENTERING,
    LAYING,
    LEFT,
    MINE,
    MINING,
    MOVING,
    OVER,
    PAYING,
    PHASES,
    PLACING,
    REENTERING,
    RESUMING,
    RETURNING,
    RIGHT,
    ROCKETS,
    RUNNING,
    SHOOTING,
)

INVADERS = (".", *KINDS[:EYES], "L", "R")  # as written on the board; those but the first: tokens
_TOKENS = INVADERS[1:]

# --- writing --------------------------------------------------------------------------------------


def write(s: Any) -> dict[str, Any]:
    """Every field of section 5 that is the game's own."""
    return {
        "phase": PHASES[s.phase],
        "turn": None if s.turn < 0 else int(s.turn),
        "turns": int(s.turns),
        "misses": int(s.misses),
        "hit": bool(s.hit),
        "returned": bool(s.returned),
        "heading": _named(DIRECTIONS, s.heading),
        "paying": _named(THINGS, s.paying),
        "end": _named(ENDS, s.end),
        "invaders": [_row(s, row) for row in range(ROWS)],
        "waiting_halves": ["L"] * int(s.waiting[0]) + ["R"] * int(s.waiting[1]),
        "waiting_ships": int(s.waiting_ships),
        "stack": [INVADERS[token] for token in s.stack[: s.stack_left][::-1]],
        "box": _counts(s.box),
        "mine": _cell(s.mine),
        "seats": [
            {
                "at": _cell(s.at[seat]),
                "out": bool(s.out[seat]),
                "level": int(s.level[seat]),
                "rocket": ROCKETS[s.rocket[seat]],
                "battery": BATTERIES[s.battery[seat]],
                "tokens": _counts(s.tokens[seat]),
            }
            for seat in range(s.players)
        ],
    }


def view(position: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """Only the order of the stack is hidden, and from everybody alike."""
    stack = position.pop("stack")
    return {**position, "stack_size": len(stack)}


def _row(s: Any, row: int) -> str:
    cells = s.cells[row * COLUMNS : (row + 1) * COLUMNS]
    return "".join(INVADERS[what] if what < MINE else "." for what in cells)


def _counts(numbers: Any) -> dict[str, int]:
    return {name: int(number) for name, number in zip(KINDS, numbers, strict=True)}


def _cell(cell: int) -> str | None:
    return CELLS[cell] if cell >= 0 else None


def _named(names: Sequence[str], number: int) -> str | None:
    """Of a number that is 0 for none."""
    return names[number - 1] if number else None


# --- reading --------------------------------------------------------------------------------------


def read(f: Fields, s: Any) -> None:
    """A position into a fresh record. What cannot be is refused with its field."""
    _read_course(f, s)
    seats = f.parts("seats", 2, SEATS)
    for seat, part in enumerate(seats):
        _read_seat(part, s, seat)
    _read_tokens(f, seats, s)
    _put_objects(f, seats, s)
    _check_course(f, s)
    _CHECKS[s.phase](f, s)
    if s.phase not in (PLACING, LAYING, OVER) and s.invaders == 0:
        raise f.bad("invaders", "position-no-invader")


def _read_course(f: Fields, s: Any) -> None:
    """Phase, turn, and what belongs to the turn."""
    s.phase = PHASES.index(f.word("phase", PHASES, "place"))
    s.turn = f.turn(s.phase == OVER, int(s.players))
    s.turns = f.whole("turns", 0, TURN_LIMIT, 0)
    s.misses = f.whole("misses", 0, SEATS, 0)
    s.hit = f.flag("hit", False)
    s.returned = f.flag("returned", False)
    s.heading = _number(f, "heading", DIRECTIONS)
    s.paying = _number(f, "paying", THINGS)
    s.end = _number(f, "end", ENDS)


def _read_seat(f: Fields, s: Any, seat: int) -> None:
    """Everything of a seat but its place on the board."""
    s.at[seat] = _read_cell(f, "at")
    s.out[seat] = f.flag("out", False)
    s.level[seat] = f.whole("level", 1, BEST_LEVEL, 1)
    s.rocket[seat] = ROCKETS.index(f.word("rocket", ROCKETS, ROCKETS[0]))
    s.battery[seat] = BATTERIES.index(f.word("battery", BATTERIES, BATTERIES[0]))
    s.tokens[seat] = _read_counts(f, "tokens")
    f.finish()
    if s.out[seat] and s.at[seat] >= 0:
        raise f.bad("at", "position-out-at")
    if not s.advanced and s.level[seat] > 1:
        raise f.bad("level", "position-basic")
    if not s.advanced and s.battery[seat]:
        raise f.bad("battery", "position-basic")


def _read_cell(f: Fields, name: str) -> int:
    if f.null(name):
        return -1
    word = f.word(name, CELLS, None)
    return -1 if word is None else CELLS.index(word)


def _number(f: Fields, name: str, names: Sequence[str]) -> int:
    """The other way round than `_named`."""
    if f.null(name):
        return 0
    word = f.word(name, names, None)
    return 0 if word is None else names.index(word) + 1


def _read_counts(f: Fields, name: str) -> list[int]:
    part = f.part(name, {})
    counts = [part.whole(key, 0, int(most), 0) for key, most in zip(KINDS, COUNTS, strict=True)]
    part.finish()
    return counts


# --- the 66 tokens --------------------------------------------------------------------------------


def _read_tokens(f: Fields, seats: list[Fields], s: Any) -> None:
    """Invaders, what waits, stack and box: together they are all the tokens there are."""
    s.cells[:] = EMPTY
    s.in_column[:] = 0
    s.invaders = 0
    s.stack[:] = 0
    s.stack_left = 0
    left = _Left(f)
    rows = _read_rows(f)
    for row in rows or ():
        for token in row:
            if token:
                left.take("invaders", int(kind(token)))
    for side in (LEFT, RIGHT):
        if sum(row.count(side) for row in rows or ()) > SHIPS:
            raise f.bad("invaders", "position-side", side=INVADERS[side], most=SHIPS)
    _read_waiting(f, s, left)
    for seat, part in enumerate(seats):
        left.take_all(part.where("tokens"), s.tokens[seat])
    stack = f.words("stack", _TOKENS, None) if f.has("stack") else None
    for word in stack or ():
        left.take("stack", int(kind(INVADERS.index(word))))
    box_given = f.has("box")
    s.box[:] = _read_counts(f, "box")
    left.take_all("box", s.box)

    if rows is None:
        _deal(f, s, left)
    else:
        for cell, token in enumerate(token for row in rows for token in row):
            if token:
                put_invader(s, cell, token)
    if stack is not None:
        _given_stack(f, s, stack)
        if not box_given:
            s.box[:] = left.counts
        elif any(left.counts):
            raise f.bad("box", "position-tokens-missing", missing=sum(left.counts), all=TOKENS)
    else:
        _rest_is_stack(f, s, left)
    _check_halves(f, s, "stack" if stack is not None else "box")


class _Left:
    """The tokens that are named nowhere yet."""

    def __init__(self, f: Fields) -> None:
        self.counts = [int(count) for count in COUNTS]
        self._f = f

    def take(self, field: str, kind_: int, count: int = 1) -> None:
        """So many of a kind are there; more than exist are refused."""
        self.counts[kind_] -= count
        if self.counts[kind_] < 0:
            name, all_ = KINDS[kind_], int(COUNTS[kind_])
            raise self._f.bad(field, "position-too-many", kind=name, all=all_)

    def take_all(self, field: str, counts: Any) -> None:
        """By kind."""
        for kind_, count in enumerate(counts):
            self.take(field, kind_, int(count))


def _read_rows(f: Fields) -> list[list[int]] | None:
    """The invaders on the board, or None if they are left out."""
    if not f.has("invaders"):
        return None
    given = f.given("invaders")
    if not isinstance(given, list):
        raise f.bad("invaders", "position-list")
    if len(given) != ROWS:
        raise f.bad("invaders", "position-length", lowest=str(ROWS), highest=str(ROWS))
    for row, text in enumerate(given):
        if not isinstance(text, str) or len(text) != COLUMNS or set(text) - set(INVADERS):
            known = " ".join(INVADERS)
            raise f.bad(f"invaders[{row}]", "position-row", columns=COLUMNS, known=known)
    return [[INVADERS.index(sign) for sign in text] for text in given]


def _read_waiting(f: Fields, s: Any, left: _Left) -> None:
    halves = f.words("waiting_halves", ("L", "R"), [])
    s.waiting[:] = halves.count("L"), halves.count("R")
    if s.waiting[0] and s.waiting[1]:
        raise f.bad("waiting_halves", "position-both-halves")
    left.take("waiting_halves", SHIP, len(halves))
    s.waiting_ships = f.whole("waiting_ships", 0, SHIPS, 0)
    left.take("waiting_ships", SHIP, 2 * int(s.waiting_ships))


def _deal(f: Fields, s: Any, left: _Left) -> None:
    """Invaders left out: the formation is dealt from the monsters that are named nowhere."""
    if sum(left.counts[:EYES]) < FORMATION_ROWS * COLUMNS:
        raise f.bad("invaders", "position-deal", needed=FORMATION_ROWS * COLUMNS)
    for eyes in range(EYES):
        add_to_stack(s, eyes + 1, left.counts[eyes])
    deal_formation(s)
    for token in s.cells:
        if token:
            left.take("invaders", int(kind(int(token))))
    if f.has("stack"):
        s.stack[:] = 0
        s.stack_left = 0


def _given_stack(f: Fields, s: Any, stack: list[str]) -> None:
    s.stack_left = len(stack)
    s.stack[: len(stack)] = [INVADERS.index(word) for word in reversed(stack)]


def _rest_is_stack(f: Fields, s: Any, left: _Left) -> None:
    """Stack left out: all tokens that are named nowhere, so many of each side that ships come
    whole."""
    if s.stack_left == 0:
        for eyes in range(EYES):
            add_to_stack(s, eyes + 1, left.counts[eyes])
    halves = left.counts[SHIP]
    doubled = halves + int(s.waiting[1] - s.waiting[0])  # twice the left halves in it
    if doubled % 2 or not 0 <= doubled // 2 <= halves:
        raise f.bad("box", "position-halves-odd")
    add_to_stack(s, LEFT, doubled // 2)
    add_to_stack(s, RIGHT, halves - doubled // 2)
    shuffle_stack(s)


def _check_halves(f: Fields, s: Any, field: str) -> None:
    """A ship leaves stack and waiting halves only whole."""
    stack = s.stack[: s.stack_left]
    to_come = [int((stack == side).sum() + s.waiting[side - LEFT]) for side in (LEFT, RIGHT)]
    if to_come[0] != to_come[1]:
        raise f.bad(field, "position-halves", left=to_come[0], right=to_come[1])
    most = SHIPS - to_come[0] - int(s.waiting_ships)
    for side, name in ((LEFT, "L"), (RIGHT, "R")):
        if (s.cells == side).sum() > most:
            where = "invaders" if field == "stack" else field
            raise f.bad(where, "position-side", side=name, most=most)


def _put_objects(f: Fields, seats: list[Fields], s: Any) -> None:
    """SG-1: the mine and the fighters, each on a cell of its own."""
    s.mine = _read_cell(f, "mine")
    if s.mine >= 0:
        if s.cells[s.mine] != EMPTY:
            raise f.bad("mine", "position-two-objects", cell=CELLS[s.mine])
        s.cells[s.mine] = MINE
    for seat, part in enumerate(seats):
        cell = int(s.at[seat])
        if cell >= 0:
            if s.cells[cell] != EMPTY:
                raise part.bad("at", "position-two-objects", cell=CELLS[cell])
            put_fighter(s, seat, cell)


# --- does it fit together? ------------------------------------------------------------------------


def _check_course(f: Fields, s: Any) -> None:
    """What belongs to the turn, against the phase."""
    phase = PHASES[s.phase]
    if s.hit and s.phase not in (SHOOTING, RESUMING, MINING, REENTERING):
        raise f.bad("hit", "position-not-in-phase", phase=phase)
    if s.returned and s.phase != MOVING:
        raise f.bad("returned", "position-not-in-phase", phase=phase)
    _fits(f, "heading", bool(s.heading), s.phase in (SHOOTING, RESUMING), phase)
    _fits(f, "paying", bool(s.paying), s.phase == PAYING, phase)
    _fits(f, "end", s.end != RUNNING, s.phase == OVER, phase)
    if s.phase == OVER:
        return
    if s.out[s.turn]:
        raise f.bad("turn", "position-turn-out")
    players = int(in_game(s))
    if s.misses >= players:
        raise f.bad("misses", "position-misses", players=players)
    if s.turns >= TURN_LIMIT:
        raise f.bad("turns", "position-turns", limit=TURN_LIMIT)
    if s.mine >= 0 and s.phase in (PLACING, LAYING, REENTERING):
        raise f.bad("mine", "position-mine-early", phase=phase)


def _fits(f: Fields, name: str, given: bool, needed: bool, phase: str) -> None:
    if given and not needed:
        raise f.bad(name, "position-must-be-null", phase=phase)
    if needed and not given:
        raise f.bad(name, "position-must-be-given", phase=phase)


def _check_place(f: Fields, s: Any) -> None:
    for seat in range(s.players):
        if (s.at[seat] >= 0) != (seat < s.turn):
            raise f.bad(f"seats[{seat}].at", "position-place", before=int(s.turn))
    room = int((s.cells[LOWEST:] == EMPTY).sum())
    if room < s.players - s.turn:
        raise f.bad("invaders", "position-no-room")
    _needs_mine_cell(f, s)


def _check_lay(f: Fields, s: Any) -> None:
    if s.turn != s.players - 1:
        raise f.bad("turn", "position-lay-turn", last=int(s.players) - 1)
    for seat in range(s.players):
        if s.at[seat] < 0:
            raise f.bad(f"seats[{seat}].at", "position-lay")
    _needs_mine_cell(f, s)


def _needs_mine_cell(f: Fields, s: Any) -> None:
    if (s.cells[MINE_CELLS] != EMPTY).all():
        raise f.bad("invaders", "position-no-mine-cell")


def _check_return(f: Fields, s: Any) -> None:
    _needs_no_fighter(f, s)
    _needs_points(f, s, THE_RETURN)
    _needs_room(f, s)


def _check_pay(f: Fields, s: Any) -> None:
    thing = int(s.paying) - 1
    if thing == THE_RETURN:
        _needs_no_fighter(f, s)
        _needs_room(f, s)
    else:
        _needs_fighter(f, s)
        if not is_on_offer(s, thing):
            raise f.bad("paying", "position-not-on-offer")
    _needs_points(f, s, thing)


def _check_enter(f: Fields, s: Any) -> None:
    _needs_no_fighter(f, s)
    _needs_room(f, s)


def _check_resume(f: Fields, s: Any) -> None:
    _needs_fighter(f, s)
    if not can_fly_on(s):
        raise f.bad("heading", "position-cannot-fly-on")


def _check_mine(f: Fields, s: Any) -> None:
    if not may_push(s):
        raise f.bad("mine", "position-no-push")


def _check_reenter(f: Fields, s: Any) -> None:
    if not can_reenter(s):
        raise f.bad("phase", "position-no-reentry")


def _check_over(f: Fields, s: Any) -> None:
    """A game can end with anything on the board."""


def _needs_fighter(f: Fields, s: Any) -> None:
    if s.at[s.turn] < 0:
        raise f.bad(f"seats[{int(s.turn)}].at", "position-fighter", phase=PHASES[s.phase])


def _needs_no_fighter(f: Fields, s: Any) -> None:
    if s.at[s.turn] >= 0:
        raise f.bad(f"seats[{int(s.turn)}].at", "position-no-fighter", phase=PHASES[s.phase])


def _needs_points(f: Fields, s: Any, thing: int) -> None:
    has, price = int(points(s, int(s.turn))), int(PRICES[thing])
    if has < price:
        raise f.bad(f"seats[{int(s.turn)}].tokens", "position-points", points=has, price=price)


def _needs_room(f: Fields, s: Any) -> None:
    if not lowest_row_has_room(s):
        raise f.bad("phase", "position-no-empty-cell")


_CHECKS: dict[int, Callable[[Fields, Any], None]] = {
    PLACING: _check_place,
    LAYING: _check_lay,
    RETURNING: _check_return,
    PAYING: _check_pay,
    ENTERING: _check_enter,
    MOVING: _needs_fighter,
    SHOOTING: _needs_fighter,
    RESUMING: _check_resume,
    MINING: _check_mine,
    REENTERING: _check_reenter,
    OVER: _check_over,
}
