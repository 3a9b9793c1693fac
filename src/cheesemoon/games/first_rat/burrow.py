"""Step 2, cores: the burrow marker walks (FR-37 to FR-43), comics and tokens (FR-70)."""

from cheesemoon.core import Ints, rule, tell

from . import content as c, edition, lists, rewards, state as st, tracks


@rule
def has_effect(room: int) -> bool:
    """FR-39: pantry, nursery and library."""
    return room in (c.PANTRY_ROOM, c.NURSERY_ROOM, c.LIBRARY_ROOM)


@rule
def enter(s: st.Junkyard, room: int) -> bool:
    """FR-37, FR-39: one step into a room, whose effect comes at once. True: a comic is to take."""
    s.seats[s.turn].burrow = room
    s.steps -= 1
    if s.steps == 0 or has_effect(room) or c.BURROW_SIDE[room] >= 0:
        tell(s, st.WALKED, s.turn, room, s.steps, 0, 0)
    if room == c.PANTRY_ROOM:  # FR-40
        tracks.score_marker(s, s.turn, c.PANTRY)
    elif room == c.NURSERY_ROOM:  # FR-41
        rewards.new_rat(s)
    elif room == c.LIBRARY_ROOM and s.library[0] != 0:  # FR-42
        s.phase = st.COMIC
        return True
    return False


@rule
def walk(s: st.Junkyard) -> bool:
    """FR-37, FR-38: all steps along the arrows. True: something is to decide on the way."""
    while s.steps > 0:
        at = s.seats[s.turn].burrow
        if c.BURROW_SIDE[at] >= 0:
            s.phase = st.FORK
            return True
        if enter(s, c.BURROW_TO[at]):
            return True
    return False


@rule
def fork_number(at: int) -> int:
    """Which of the forks this space of the burrow is, counted from 0."""
    number = 0
    for space in range(at):
        if c.BURROW_SIDE[space] >= 0:
            number += 1
    return number


@rule
def legal_forks(s: st.Junkyard, out: Ints) -> int:
    """FR-38: aside, or on."""
    out[0] = st.FORK_A + fork_number(s.seats[s.turn].burrow)
    out[1] = st.FORK_ON
    return 2


@rule
def take_fork(s: st.Junkyard, choice: int) -> bool:
    """FR-38: one decision, one step. True: a comic is to take."""
    at = s.seats[s.turn].burrow
    return enter(s, c.BURROW_TO[at] if choice == len(c.SIDES) else c.BURROW_SIDE[at])


@rule
def legal_comics(s: st.Junkyard, out: Ints) -> int:
    """FR-42: any comic of the library, in its order; by the edition also none."""
    count = lists.length(s.library)
    for i in range(count):
        out[i] = st.COMIC_A + s.library[i] - 1
    if edition.COMIC_MUST[s.edition] == 0:
        out[count] = st.COMIC_NONE
        count += 1
    return count


@rule
def take_comic(s: st.Junkyard, comic: int) -> bool:
    """FR-42, FR-43: it works from the next turn. True: it brings a token (FR-70)."""
    lists.remove(s.library, lists.place_of(s.library, comic))
    lists.append(s.seats[s.turn].comics, comic)
    s.fresh += 1
    tell(s, st.TOOK_COMIC, s.turn, comic, 0, 0, 0)
    return comic >= c.USUAL


@rule
def leave_comic(s: st.Junkyard) -> None:
    """FR-42: where the edition allows it."""
    tell(s, st.LEFT_COMIC, s.turn, 0, 0, 0, 0)


@rule
def legal_tokens(s: st.Junkyard, out: Ints) -> int:
    """FR-70: any own rat on the path, space 0 included."""
    count = 0
    for rat in range(c.RATS):
        if s.seats[s.turn].rats[rat] <= c.SPACES:
            out[count] = st.TOKEN_A + rat
            count += 1
    return count


@rule
def put_token(s: st.Junkyard, rat: int) -> None:
    """FR-70: the token of the comic just taken, for good."""
    me = s.seats[s.turn]
    comic = me.comics[lists.length(me.comics) - 1] - 1
    me.supers[comic - c.USUAL] = rat + 1
    tell(s, st.TOKEN_PUT, s.turn, comic, rat, 0, 0)
