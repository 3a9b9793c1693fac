"""Step 2, cores: the burrow marker walks (FR-37 to FR-43), comics and tokens (FR-70)."""

from __future__ import annotations

from cheesemoon.core import Ints, rule, tell

from .content import (
    BURROW_SIDE,
    BURROW_TO,
    LIBRARY_ROOM,
    NURSERY_ROOM,
    PANTRY,
    PANTRY_ROOM,
    RATS,
    SIDES,
    SPACES,
    USUAL,
)
from .edition import COMIC_MUST
from .lists import append, length, place_of, remove
from .reward import new_rat
from .state import (
    COMIC,
    COMIC_A,
    COMIC_NONE,
    FORK,
    FORK_A,
    FORK_ON,
    LEFT_COMIC,
    TOKEN_A,
    TOKEN_PUT,
    TOOK_COMIC,
    WALKED,
    Junkyard,
)
from .tracks import score_marker


@rule
def has_effect(room: int) -> bool:
    """FR-39: pantry, nursery and library."""
    return room in (PANTRY_ROOM, NURSERY_ROOM, LIBRARY_ROOM)


@rule
def enter(s: Junkyard, room: int) -> bool:
    """FR-37, FR-39: one step into a room, whose effect comes at once. True: a comic is to take."""
    s.seats[s.turn].burrow = room
    s.steps -= 1
    if s.steps == 0 or has_effect(room) or BURROW_SIDE[room] >= 0:
        tell(s, WALKED, s.turn, room, s.steps, 0, 0)
    if room == PANTRY_ROOM:  # FR-40
        score_marker(s, s.turn, PANTRY)
    elif room == NURSERY_ROOM:  # FR-41
        new_rat(s)
    elif room == LIBRARY_ROOM and s.library[0] != 0:  # FR-42
        s.phase = COMIC
        return True
    return False


@rule
def walk(s: Junkyard) -> bool:
    """FR-37, FR-38: all steps along the arrows. True: something is to decide on the way."""
    while s.steps > 0:
        at = s.seats[s.turn].burrow
        if BURROW_SIDE[at] >= 0:
            s.phase = FORK
            return True
        if enter(s, BURROW_TO[at]):
            return True
    return False


@rule
def fork_number(at: int) -> int:
    """Which of the forks this space of the burrow is, counted from 0."""
    number = 0
    for space in range(at):
        if BURROW_SIDE[space] >= 0:
            number += 1
    return number


@rule
def legal_forks(s: Junkyard, out: Ints) -> int:
    """FR-38: aside, or on."""
    out[0] = FORK_A + fork_number(s.seats[s.turn].burrow)
    out[1] = FORK_ON
    return 2


@rule
def take_fork(s: Junkyard, choice: int) -> bool:
    """FR-38: one decision, one step. True: a comic is to take."""
    at = s.seats[s.turn].burrow
    return enter(s, BURROW_TO[at] if choice == len(SIDES) else BURROW_SIDE[at])


@rule
def legal_comics(s: Junkyard, out: Ints) -> int:
    """FR-42: any comic of the library, in its order; by the edition also none."""
    count = length(s.library)
    for i in range(count):
        out[i] = COMIC_A + s.library[i] - 1
    if COMIC_MUST[s.edition] == 0:
        out[count] = COMIC_NONE
        count += 1
    return count


@rule
def take_comic(s: Junkyard, comic: int) -> bool:
    """FR-42, FR-43: it works from the next turn. True: it brings a token (FR-70)."""
    remove(s.library, place_of(s.library, comic))
    append(s.seats[s.turn].comics, comic)
    s.fresh += 1
    tell(s, TOOK_COMIC, s.turn, comic, 0, 0, 0)
    return comic >= USUAL


@rule
def leave_comic(s: Junkyard) -> None:
    """FR-42: where the edition allows it."""
    tell(s, LEFT_COMIC, s.turn, 0, 0, 0, 0)


@rule
def legal_tokens(s: Junkyard, out: Ints) -> int:
    """FR-70: any own rat on the path, space 0 included."""
    count = 0
    for rat in range(RATS):
        if s.seats[s.turn].rats[rat] <= SPACES:
            out[count] = TOKEN_A + rat
            count += 1
    return count


@rule
def put_token(s: Junkyard, rat: int) -> None:
    """FR-70: the token of the comic just taken, for good."""
    me = s.seats[s.turn]
    comic = me.comics[length(me.comics) - 1] - 1
    me.supers[comic - USUAL] = rat + 1
    tell(s, TOKEN_PUT, s.turn, comic, rat, 0, 0)
