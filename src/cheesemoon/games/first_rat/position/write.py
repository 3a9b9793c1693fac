"""The writer of positions, and the view of a seat."""

from cheesemoon.core import Position

from .. import content as c, scoring, state as st, ways
from ..telling import phrases


def write(s: st.Junkyard) -> Position:
    """Return the fields of a position that belong to the game."""
    position: Position = {
        "round": int(s.round_no),
        "turn": None if s.turn < 0 else int(s.turn),
        "phase": st.PHASES[s.phase],
        "end": st.ENDS[s.ending],
        "seats": [_write_seat(s, seat) for seat in range(s.players)],
        "stands": {
            "hamster": phrases.names_in(s.hamster, c.COLOURS),
            "frog": int(s.frog),
            "crow": phrases.names_in(s.crow, c.CAPS),
        },
        "library": phrases.names_in(s.library, c.COMICS),
    }
    if s.variable:
        position["path"] = [c.TILES[shown - c.FIRST_TILE] for shown in s.path[1:].tolist()]
        position["score_tiles"] = {c.TRACKS[t]: int(s.score_tile[t]) for t in c.TILE_TRACKS}
    position["now"] = {
        "ran": [_write_run(s, i) for i in range(s.runs)],
        "pack": c.GOODS[s.pack] if s.pack else None,
        "steps": int(s.steps),
        "shopped": phrases.names_in(s.shopped, c.STANDS),
        "fresh": fresh_names(s),
    }
    if s.players == 1:
        position["robot"] = _write_robot(s)
    if s.phase == st.OVER:
        position["result"] = result(s)
    return position


def _write_run(s: st.Junkyard, i: int) -> list[int | list[int]]:
    """Return rat, end space and steps; then the first space and the pipes, if they are known."""
    rat, end, steps, chain = (
        int(part[i]) for part in (s.ran_rat, s.ran_end, s.ran_steps, s.ran_chain)
    )
    if chain < 0:
        return [rat, end, steps]
    begin = end - steps - int(ways.CHAIN_SAVES[chain])
    return [rat, end, steps, begin, [int(c.PIPE_FROM[pipe]) for pipe in ways.CHAINS[chain]]]


def _write_seat(s: st.Junkyard, seat: int) -> Position:
    me = s.seats[seat]
    return {
        "rats": [rat_word(at) for at in me.rats.tolist()],
        "light": int(me.light),
        "burrow": c.BURROW[me.burrow],
        "cheese": int(me.goods[c.CHEESE]),
        "mouldy": int(me.mouldy),
        "nuts": int(me.nuts),
        **{name: int(me.goods[item + 1]) for item, name in enumerate(c.MATERIALS)},
        "packs": phrases.names_in(me.packs, c.COLOURS),
        "drinks": int(me.drinks),
        "empties": int(me.empties),
        "caps": phrases.names_in(me.caps, c.CAPS),
        "comics": phrases.names_in(me.comics, c.COMICS),
        "supers": {
            comic: int(me.supers[c.COMICS.index(comic) - c.USUAL]) - 1
            for comic in phrases.names_in(me.comics, c.COMICS)
            if c.COMICS.index(comic) >= c.USUAL and me.supers[c.COMICS.index(comic) - c.USUAL]
        },
        "markers": markers_of(s, seat),
        "pipes": {str(c.PIPE_FROM[pipe]): int(me.pipes[pipe]) for pipe in range(c.PIPES)},
    }


def _write_robot(s: st.Junkyard) -> Position:
    return {
        "rats": [rat_word(at) for at in s.seats[c.ROBOT].rats.tolist()],
        "markers": markers_of(s, c.ROBOT),
        "plans": [c.TRACKS[track] for i, track in enumerate(c.PLANNED) if s.plans[i]],
        "deck": phrases.names_in(s.deck, c.CARDS),
        "discard": phrases.names_in(s.discard, c.CARDS),
        "card": c.CARDS[s.card - 1] if s.card else None,
        "seen": phrases.names_in(s.seen, c.CARDS),
    }


def rat_word(at: int) -> int | str:
    """Return the place of a rat as positions have it."""
    if at >= st.CREW:
        return f"crew{at - st.CREW + 1}"
    return "nursery" if at == st.NURSERY else int(at)


def spaces_of(s: st.Junkyard, side: int, track: int) -> list[int]:
    """Return the spaces of a side's pieces on a track, ascending."""
    single = [space + 1 for space in range(c.LAST_SPACE) if s.holder[track, space] == side + 1]
    return single + [c.TRACK_SPACES] * int(s.seats[side].last[track])


def markers_of(s: st.Junkyard, side: int) -> dict[str, list[int]]:
    """Return the spaces of a side's markers, by track."""
    return {name: spaces_of(s, side, track) for track, name in enumerate(c.MARKER_TRACKS)}


def fresh_names(s: st.Junkyard) -> list[str]:
    if not s.fresh:
        return []
    return phrases.names_in(s.seats[s.turn].comics, c.COMICS)[-int(s.fresh) :]


def result(s: st.Junkyard) -> Position:
    """Return the result of a finished game."""
    bits = int(scoring.winners(s))
    points = scoring.scores(s)
    found: Position = {
        "winners": [seat for seat in range(s.players) if bits >> seat & 1],
        "totals": [part["total"] for part in points],
        "scores": points,
        "turns": int(s.round_no),
    }
    if s.players == 1:
        found |= {
            "won": bits == 1,
            "level": c.LEVELS[s.level],
            "challenges": scoring.challenge_list(s),
        }
    return found


def view(position: Position, seat: int | None) -> Position:
    """Return the position without the robot's deck, which is hidden from all. The rest is open."""
    if "robot" not in position:
        return position
    robot = {key: value for key, value in position["robot"].items() if key != "deck"}
    return {**position, "robot": robot}
