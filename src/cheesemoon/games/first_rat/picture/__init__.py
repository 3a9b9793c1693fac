"""The junkyard at night as a picture: a walk that climbs to the moon over a burrow.

Every file draws one kind of thing; `layout` says where it lies on a wide and on a tall page. What
never changes lies below what does, and pieces are groups with ids that stay."""

from __future__ import annotations

from cheesemoon.core import Table
from cheesemoon.core.svg import drawn_once, group

from .. import state as st
from ..phrases import say
from . import burrow, choices, lights, path, rats, rocket, scenery, stalls, targets, tracks
from .kit import sheet
from .layout import TALL, WIDE, Layout
from .panels import panel
from .seen import Seen
from .symbols import board_defs

__all__ = ["draw", "panel"]


def draw(table: Table, seat: int | None, lang: str, tall: bool = False) -> str:
    """The table as that seat sees it; what it may do now carries its action."""
    at = TALL if tall else WIDE
    seen = Seen(table, seat, lang)
    return sheet(
        "cm-picture",
        f"{table.title(lang)}: {table.question(lang)}",
        (at.width, at.height),
        board_defs(at),
        _scene(at, lang, seen.players, seen.score_tiles),
        *_board(at, seen),
    )


@drawn_once
def _scene(at: Layout, lang: str, players: int, tiles: tuple[int, ...]) -> str:
    """What never changes at one table."""
    return group(
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


def _board(at: Layout, seen: Seen) -> list[str]:
    """From the back to the front."""
    light = seen.sides[seen.looking].light
    notice = seen.ending != st.NOT_YET
    below = ("phase", "one-more-round", "last-round")[seen.ending]
    return [
        rocket.rocket(at, seen),
        group(*(path.pipe_glow(at, *used) for used in rats.used_pipes(seen)), id="pipe-glow"),
        path.pipes(at),
        lights.wire(at),
        path.spaces(at, seen.path),
        path.launch_pad(at),
        path.windows(at, seen.path, light),
        path.keepers(at),
        lights.beams(at, light),
        lights.lamps(at, light),
        stalls.stalls(at),
        *stalls.goods(at, seen),
        path.pipe_plates(at, seen.sides[seen.looking].comics),
        rats.traces(at, seen),
        *burrow.things(at, seen),
        *tracks.markers(at, seen),
        path.start_name(at, seen.lang),
        rats.rats(at, seen),
        lights.markers(at, seen.sides),
        targets.targets(at, seen),
        path.round_sign(
            at,
            say(seen.lang, "round", round=seen.round),
            say(seen.lang, below, phase=st.PHASES[seen.phase]),
            notice,
        ),
        choices.choices(at, seen),
    ]
