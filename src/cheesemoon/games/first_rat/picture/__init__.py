"""The table as a picture. Panels stand in two columns, or one above the other on a narrow page:
each carries both places (`data-wide`, `data-tall`). What never changes lies below what does."""

from __future__ import annotations

from html import escape

from cheesemoon.core import Table
from cheesemoon.core.svg import BOARD, FONT

from . import burrow, choices, path, players, shops, tracks
from .pieces import SYMBOLS
from .places import PATH_TALL
from .seen import Seen
from .sheet import WIDTH, WRITING

GAP = 8
_DEFS = f"<defs>{''.join(SYMBOLS)}</defs>"
_GROUND = f'<rect width="100%" height="100%" fill="{BOARD}"/>'
_WRITING = f'font-size="{WRITING["font_size"]}" fill="{WRITING["fill"]}"'

# A panel: its height and its layers from below, each with an id
Panel = tuple[float, list[tuple[str, str]]]


def draw(table: Table, seat: int | None, lang: str) -> str:
    """The table as that seat sees it; what it may do now carries its action."""
    seen = Seen(table, seat, lang)
    left, right = _columns(seen)
    wide = (2 * WIDTH, max(_tall(left), _tall(right)))
    tall = (WIDTH, _tall(left) + _tall(right) - GAP)
    label = f"{table.title(lang)}: {table.question(lang)}"
    layers: list[str] = []
    below = 0.0
    for column, x in ((left, 0), (right, WIDTH)):
        y = float(GAP)
        for height, parts in column:
            layers += [_layer(id_, drawn, (x, y), (0, below + y)) for id_, drawn in parts]
            y += height + GAP
        below += y - GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide[0]} {wide[1]:g}"'
        f' data-wide="0 0 {wide[0]} {wide[1]:g}" data-tall="0 0 {tall[0]} {tall[1]:g}"'
        f' role="img" font-family="{escape(FONT)}" font-variant-numeric="tabular-nums"'
        f' class="cm-picture"><title>{escape(label)}</title>{_DEFS}{_GROUND}'
        f"{''.join(layers)}</svg>"
    )


def _layer(id_: str, drawn: str, wide: tuple[float, float], tall: tuple[float, float]) -> str:
    at, below = (f"translate({x:g} {y:g})" for x, y in (wide, tall))
    places = f'transform="{at}" data-wide="{at}" data-tall="{below}"'
    return f'<g id="{id_}" {places} {_WRITING}>{drawn}</g>'


def _tall(column: list[Panel]) -> float:
    return GAP + sum(height + GAP for height, _ in column)


def _columns(seen: Seen) -> tuple[list[Panel], list[Panel]]:
    """Path, burrow and library; stands, tracks and seats. With few seats the library moves over, so
    that both are about as long."""
    library: Panel = (burrow.LIBRARY_TALL, [("library", burrow.library(seen))])
    left: list[Panel] = [
        (PATH_TALL, [("board", path.ground(seen.lang, seen.path)), ("path", _path(seen))]),
        (
            burrow.BURROW_TALL,
            [("board-burrow", burrow.ground(seen.lang)), ("burrow", burrow.burrow(seen))],
        ),
    ]
    right: list[Panel] = [
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
        *(
            (players.SEAT_TALL, [(f"seat-{side.key}", players.seat(seen, side))])
            for side in seen.seats
        ),
    ]
    if seen.robot:
        right.append((players.SEAT_TALL, [("robot", players.robot(seen, seen.robot))]))
    if len(seen.sides) == 2:
        return left, [library, *right]
    return [*left, library], right


def _path(seen: Seen) -> str:
    return "".join(
        [
            path.head(seen),
            path.rocket(seen),
            path.lit(seen),
            path.light_markers(seen),
            path.rats(seen),
            choices.targets(seen),
            choices.signboard(seen),
        ]
    )
