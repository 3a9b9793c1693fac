"""The tokens of a position: on the board, waiting, in the stack, with the players, in the box."""

from collections.abc import Iterable

from cheesemoon.core import Fields

from .. import board, content as c, setup, state as st
from . import write

_TOKENS = write.INVADERS[1:]


def read_tokens(f: Fields, seats: list[Fields], s: st.Guardians) -> None:
    """Read invaders, waiting tokens, stack and box. Together they are all tokens."""
    s.cells[:] = st.EMPTY
    s.in_column[:] = 0
    s.invaders = 0
    s.stack[:] = 0
    s.stack_left = 0
    left = _Left(f)
    rows = _read_rows(f)
    for row in rows or ():
        for token in row:
            if token:
                left.take("invaders", int(board.kind(token)))
    for side in (st.LEFT, st.RIGHT):
        if sum(row.count(side) for row in rows or ()) > c.SHIPS:
            raise f.bad("invaders", "position-side", side=write.INVADERS[side], most=c.SHIPS)
    _read_waiting(f, s, left)
    for seat, part in enumerate(seats):
        left.take_all(part.where("tokens"), s.tokens[seat])
    stack = f.words("stack", _TOKENS, None) if f.has("stack") else None
    for word in stack or ():
        left.take("stack", int(board.kind(write.INVADERS.index(word))))
    box_given = f.has("box")
    s.box[:] = read_counts(f, "box")
    left.take_all("box", s.box)

    if rows is None:
        _deal(f, s, left)
    else:
        for cell, token in enumerate(token for row in rows for token in row):
            if token:
                board.put_invader(s, cell, token)
    if stack is not None:
        _given_stack(f, s, stack)
        if not box_given:
            s.box[:] = left.counts
        elif any(left.counts):
            raise f.bad("box", "position-tokens-missing", missing=sum(left.counts), all=c.TOKENS)
    else:
        _rest_is_stack(f, s, left)
    _check_halves(f, s, "stack" if stack is not None else "box")


class _Left:
    """The tokens that no field has named yet."""

    def __init__(self, f: Fields) -> None:
        self.counts = [int(count) for count in c.COUNTS]
        self._f = f

    def take(self, field: str, kind_: int, count: int = 1) -> None:
        """Take `count` tokens of a kind. Refuse more than exist."""
        self.counts[kind_] -= count
        if self.counts[kind_] < 0:
            name, all_ = c.KINDS[kind_], int(c.COUNTS[kind_])
            raise self._f.bad(field, "position-too-many", kind=name, all=all_)

    def take_all(self, field: str, counts: Iterable[int]) -> None:
        """Take tokens, given as counts by kind."""
        for kind_, count in enumerate(counts):
            self.take(field, kind_, int(count))


def _read_rows(f: Fields) -> list[list[int]] | None:
    """Read the invaders on the board. Return None if they are left out."""
    if not f.has("invaders"):
        return None
    given = f.given("invaders")
    if not isinstance(given, list):
        raise f.bad("invaders", "position-list")
    if len(given) != c.ROWS:
        raise f.bad_length("invaders", c.ROWS, c.ROWS)
    for row, text in enumerate(given):
        if not isinstance(text, str) or len(text) != c.COLUMNS or set(text) - set(write.INVADERS):
            known = " ".join(write.INVADERS)
            raise f.bad(f"invaders[{row}]", "position-row", columns=c.COLUMNS, known=known)
    return [[write.INVADERS.index(sign) for sign in text] for text in given]


def _read_waiting(f: Fields, s: st.Guardians, left: _Left) -> None:
    halves = f.words("waiting_halves", ("L", "R"), [])
    s.waiting[:] = halves.count("L"), halves.count("R")
    if s.waiting[0] and s.waiting[1]:
        raise f.bad("waiting_halves", "position-both-halves")
    left.take("waiting_halves", c.SHIP, len(halves))
    s.waiting_ships = f.whole("waiting_ships", 0, c.SHIPS, 0)
    left.take("waiting_ships", c.SHIP, 2 * int(s.waiting_ships))


def _deal(f: Fields, s: st.Guardians, left: _Left) -> None:
    """Deal the formation from the monsters that no field names, if invaders are left out."""
    if sum(left.counts[: c.EYES]) < c.FORMATION_ROWS * c.COLUMNS:
        raise f.bad("invaders", "position-deal", needed=c.FORMATION_ROWS * c.COLUMNS)
    for eyes in range(c.EYES):
        setup.add_to_stack(s, eyes + 1, left.counts[eyes])
    setup.deal_formation(s)
    for token in s.cells:
        if token:
            left.take("invaders", int(board.kind(int(token))))
    if f.has("stack"):
        s.stack[:] = 0
        s.stack_left = 0


def _given_stack(f: Fields, s: st.Guardians, stack: list[str]) -> None:
    s.stack_left = len(stack)
    s.stack[: len(stack)] = [write.INVADERS.index(word) for word in reversed(stack)]


def _rest_is_stack(f: Fields, s: st.Guardians, left: _Left) -> None:
    """Fill the stack with all tokens that no field names, if it is left out. Its halves must make
    ships come whole."""
    if s.stack_left == 0:
        for eyes in range(c.EYES):
            setup.add_to_stack(s, eyes + 1, left.counts[eyes])
    halves = left.counts[c.SHIP]
    doubled = halves + int(s.waiting[1] - s.waiting[0])  # twice the number of left halves in it
    if doubled % 2 or not 0 <= doubled // 2 <= halves:
        raise f.bad("box", "position-halves-odd")
    setup.add_to_stack(s, st.LEFT, doubled // 2)
    setup.add_to_stack(s, st.RIGHT, halves - doubled // 2)
    setup.shuffle_stack(s)


def _check_halves(f: Fields, s: st.Guardians, field: str) -> None:
    """Check that stack and waiting halves make whole ships."""
    stack = s.stack[: s.stack_left]
    to_come = [
        int((stack == side).sum() + s.waiting[side - st.LEFT]) for side in (st.LEFT, st.RIGHT)
    ]
    if to_come[0] != to_come[1]:
        raise f.bad(field, "position-halves", left=to_come[0], right=to_come[1])
    most = c.SHIPS - to_come[0] - int(s.waiting_ships)
    for side, name in ((st.LEFT, "L"), (st.RIGHT, "R")):
        if (s.cells == side).sum() > most:
            where = "invaders" if field == "stack" else field
            raise f.bad(where, "position-side", side=name, most=most)


def read_counts(f: Fields, name: str) -> list[int]:
    """Read the counts of each kind. A kind that is not named has none."""
    part = f.part(name, {})
    counts = [part.whole(key, 0, int(most), 0) for key, most in zip(c.KINDS, c.COUNTS, strict=True)]
    part.finish()
    return counts
