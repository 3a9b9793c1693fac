"""The picture of First Rat: a junkyard at night, with a path that climbs to the moon over a burrow.

Every file draws one kind of thing. `layout` has the places on a wide and on a tall page. Static
parts lie below changing ones. Pieces are groups with stable ids.
"""

from cheesemoon.core import Table
from cheesemoon.core.draw import svg

from .. import state as st
from ..telling import phrases
from . import (
    burrow,
    choices,
    ending,
    kit,
    layout as lay,
    lights,
    path,
    rats,
    rocket,
    scenery,
    seen as sn,
    stalls,
    symbols,
    targets,
    tracks,
)
from .panels import panel

__all__ = ["draw", "panel"]


def draw(table: Table, seat: int | None, lang: str, tall: bool = False) -> svg.Picture:
    """Draw the table as that seat sees it. Everything the seat may do now carries its action."""
    at = lay.TALL if tall else lay.WIDE
    seen = sn.seen_by(table, seat, lang)
    return kit.sheet(
        "cm-picture",
        f"{table.title(lang)}: {table.question(lang)}",
        (at.width, at.height),
        symbols.board_defs(at),
        _scene(at, lang, seen.players, seen.score_tiles),
        *_board(at, seen),
    )


@svg.drawn_once
def _scene(at: lay.Layout, lang: str, players: int, tiles: tuple[int, ...]) -> str:
    """Draw the scenery, which never changes at one table."""
    return svg.group(
        scenery.sky(at),
        scenery.junkyard(at),
        scenery.fireflies(at),
        scenery.soil(at),
        scenery.posts(at),
        scenery.road(at),
        burrow.ground(at, lang),
        lights.battery(at),
        path.start(at),
        tracks.billboard(at, lang, players, tiles),
        tracks.note(at, lang),
        id="scenery",
    )


def _board(at: lay.Layout, seen: sn.Seen) -> list[str]:
    """Return the layers of the board, from the back to the front."""
    light = seen.sides[seen.looking].light
    notice = seen.ending != st.NOT_YET
    below = ("phase", "one-more-round", "last-round")[seen.ending]
    return [
        rocket.rocket(at, seen),
        svg.group(*(path.pipe_glow(at, *used) for used in rats.used_pipes(seen)), id="pipe-glow"),
        path.pipes(at),
        lights.wire(at),
        path.spaces(at, seen.path),
        path.launch_pad(at),
        path.windows(at, seen.path, light),
        path.keepers(at),
        lights.beams(at, light),
        lights.lamps(at, light),
        rats.traces(at, seen),
        stalls.stalls(at),
        *stalls.goods(at, seen),
        path.pipe_plates(at, seen.sides[seen.looking].comics),
        *burrow.things(at, seen),
        *tracks.markers(at, seen),
        path.start_name(at, seen.lang),
        rats.rats(at, seen),
        lights.markers(at, seen.sides),
        targets.targets(at, seen),
        path.round_sign(
            at,
            phrases.say(seen.lang, "round", round=seen.round),
            phrases.say(seen.lang, below, phase=st.PHASES[seen.phase]),
            notice,
        ),
        choices.choices(at, seen),
        ending.ending(at, seen),
    ]
