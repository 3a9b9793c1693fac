"""A table as a position, and what a seat may see of it."""

from __future__ import annotations

from typing import Any

from ..content import (
    BURROW,
    CAPS,
    CARDS,
    CHEESE,
    COLOURS,
    COMICS,
    FIRST_TILE,
    GOODS,
    LAST_SPACE,
    LEVELS,
    MARKER_TRACKS,
    MATERIALS,
    PIPE_FROM,
    PIPES,
    PLANNED,
    ROBOT,
    STANDS,
    TILE_TRACKS,
    TILES,
    TRACK_SPACES,
    TRACKS,
    USUAL,
)
from ..phrases import names_in
from ..scoring import challenge_list, scores, winners
from ..state import (
    CREW,
    ENDS,
    NURSERY,
    OVER,
    PHASES,
)


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
        "fresh": fresh_names(s),
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


def fresh_names(s: Any) -> list[str]:
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
