"""The table as a picture. Panels stand in two columns, or one above the other on a narrow page:
each carries both places (`data-wide`, `data-tall`). What never changes lies below what does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from cheesemoon.core import Table
from cheesemoon.core.svg import BOARD, FONT, drawn_once, group, tag

from . import burrow, choices, path, players, prices, shops, tracks
from .pieces import SYMBOLS
from .places import PATH_TALL
from .seen import Seen
from .sheet import ASIDE, CUT, PHONE, WIDTH, WRITING, title

GAP = 8
_DEFS = tag("defs", *SYMBOLS, *players.SYMBOLS)
_GROUND = tag("rect", width="100%", height="100%", fill=BOARD)


class Panel(NamedTuple):
    """Its height, and its layers from below, each with an id and what is in it."""

    tall: float
    layers: list[tuple[str, Iterable[str]]]
    on_phones: bool = True


def draw(table: Table, seat: int | None, lang: str) -> str:
    """The table as that seat sees it; what it may do now carries its action."""
    seen = Seen(table, seat, lang)
    main = _main(seen)
    aside = _aside(seen, _tall(main))
    columns = ((main, 0, 1.0), (aside, WIDTH, WIDTH / ASIDE))
    longest = max(_tall(panels) for panels, *_ in columns)
    layers: list[str] = []
    below = 0.0  # where the next column begins on a phone
    for panels, x, grown in columns:
        spread = (longest - _tall(panels)) / (len(panels) - 1)  # both columns end together
        wide_y = tall_y = float(GAP)
        for tall, parts, on_phones in panels:
            phone = (0, below + grown * tall_y) if on_phones else None
            places = _places((x, wide_y), phone, grown)
            layers += [group(*drawn, id=id_, **places) for id_, drawn in parts]
            wide_y += tall + GAP + spread
            tall_y += (tall + GAP) * on_phones
        below += grown * (tall_y - GAP)
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


def _tall(panels: list[Panel]) -> float:
    """The height of a column."""
    return GAP + sum(panel.tall + GAP for panel in panels)


@drawn_once
def _places(
    wide: tuple[float, float], tall: tuple[float, float] | None, grown: float
) -> dict[str, Any]:
    at = f"translate({wide[0]:g} {wide[1]:g})"
    below = None
    if tall:
        scale = f" scale({grown:.4g})" if grown > 1 else ""
        below = f"translate({tall[0]:g} {tall[1]:.0f})" + scale
    return {"transform": at, "data_wide": at, "data_tall": below}


def _main(seen: Seen) -> list[Panel]:
    """Path, burrow and library."""
    return [
        Panel(
            PATH_TALL, [("board-path", path.ground(seen.lang, seen.path)), ("path", _path(seen))]
        ),
        Panel(
            burrow.BURROW_TALL,
            [("board-burrow", burrow.ground(seen.lang)), ("burrow", burrow.burrow(seen))],
        ),
        Panel(burrow.LIBRARY_TALL, [("library", burrow.library(seen))]),
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


def _aside(seen: Seen, room: float) -> list[Panel]:
    """Stands, tracks, seats; prices where there is room for them."""
    seats = [
        Panel(players.SEAT_TALL, [(f"seat-{side.key}", players.seat(seen, side))])
        for side in seen.seats
    ]
    if seen.robot:
        seats.append(Panel(players.SEAT_TALL, [("robot", players.robot(seen, seen.robot))]))
    panels = [
        Panel(
            shops.STANDS_TALL,
            [("board-stands", shops.ground(seen.lang)), ("stands", shops.things(seen))],
        ),
        Panel(
            tracks.TRACKS_TALL,
            [
                ("board-tracks", tracks.ground(seen.lang, seen.players, seen.score_tiles)),
                ("tracks", tracks.pieces(seen)),
            ],
        ),
        *seats,
    ]
    lines = prices.lines_for(room - _tall(panels) - GAP)
    if lines:
        drawn = prices.ground(seen.lang, lines)
        panels.insert(2, Panel(prices.tall(lines), [("prices", drawn)], on_phones=False))
    return panels
