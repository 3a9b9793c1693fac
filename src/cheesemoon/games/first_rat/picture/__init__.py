"""The table as a picture. Panels stand in two columns, or one above the other on a narrow page:
each carries both places (`data-wide`, `data-tall`). What never changes lies below what does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cheesemoon.core import Table
from cheesemoon.core.svg import BOARD, FONT, drawn_once, group, tag

from . import burrow, choices, path, players, shops, tracks
from .pieces import SYMBOLS
from .places import PATH_TALL
from .seen import Seen
from .sheet import ASIDE, CUT, PHONE, WIDTH, WRITING, title

GAP = 8
_DEFS = tag("defs", *SYMBOLS, *players.SYMBOLS)
_GROUND = tag("rect", width="100%", height="100%", fill=BOARD)

# A panel: its height and its layers from below, each with an id and what is in it
Panel = tuple[float, list[tuple[str, Iterable[str]]]]


def draw(table: Table, seat: int | None, lang: str) -> str:
    """The table as that seat sees it; what it may do now carries its action."""
    seen = Seen(table, seat, lang)
    layers: list[str] = []
    longest = below = 0.0
    for panels, x, grown in ((_main(seen), 0, 1.0), (_aside(seen), WIDTH, WIDTH / ASIDE)):
        y = float(GAP)
        for height, parts in panels:
            places = _places((x, y), (0, below + grown * y), grown)
            layers += [group(*drawn, id=id_, **places) for id_, drawn in parts]
            y += height + GAP
        longest = max(longest, y)
        below += grown * (y - GAP)
    wide = f"0 0 {WIDTH + ASIDE} {longest:g}"
    return tag(
        "svg",
        title(f"{table.title(lang)}: {table.question(lang)}"),
        _DEFS,
        _GROUND,
        *layers,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=wide,
        data_wide=wide,
        data_tall=f"{CUT} 0 {PHONE} {below + GAP:.0f}",
        role="img",
        font_family=FONT,
        font_variant_numeric="tabular-nums",
        **WRITING,
        class_="cm-picture",
    )


@drawn_once
def _places(wide: tuple[float, float], tall: tuple[float, float], grown: float) -> dict[str, Any]:
    at = f"translate({wide[0]:g} {wide[1]:g})"
    below = f"translate({tall[0]:g} {tall[1]:.0f})" + (f" scale({grown:.4g})" if grown > 1 else "")
    return {"transform": at, "data_wide": at, "data_tall": below}


def _main(seen: Seen) -> list[Panel]:
    """Path, burrow and library."""
    return [
        (PATH_TALL, [("board", path.ground(seen.lang, seen.path)), ("path", _path(seen))]),
        (
            burrow.BURROW_TALL,
            [("board-burrow", burrow.ground(seen.lang)), ("burrow", burrow.burrow(seen))],
        ),
        (burrow.LIBRARY_TALL, [("library", burrow.library(seen))]),
    ]


def _path(seen: Seen) -> list[str]:
    return [
        path.head(seen.lang, seen.round, seen.phase, seen.ending),
        *path.rocket(seen),
        *path.lit(seen.sides[seen.looking].light, seen.path),
        *path.light_markers(seen),
        path.rats(seen),
        choices.targets(seen),
        choices.signboard(seen),
    ]


def _aside(seen: Seen) -> list[Panel]:
    """Stands, tracks, seats."""
    panels: list[Panel] = [
        (
            shops.STANDS_TALL,
            [("board-stands", shops.ground(seen.lang)), ("stands", shops.things(seen))],
        ),
        (
            tracks.TRACKS_TALL,
            [
                ("board-tracks", tracks.ground(seen.lang, seen.players, seen.score_tiles)),
                ("tracks", tracks.pieces(seen)),
            ],
        ),
    ]
    for side in seen.seats:
        panels.append((players.SEAT_TALL, [(f"seat-{side.key}", players.seat(seen, side))]))
    if seen.robot:
        panels.append((players.SEAT_TALL, [("robot", players.robot(seen, seen.robot))]))
    return panels
