"""The burrow: its rooms and arrows, who waits in the nursery, the small rats, the library."""

from __future__ import annotations

from cheesemoon.core.svg import (
    BOARD,
    LINE,
    MOON,
    NIGHT,
    QUIET,
    drawn_once,
    group,
    shortened,
    tag,
)

from ..content import BURROW, BURROW_SIDE, BURROW_TO, NURSERY_ROOM
from ..phrases import first_up, say
from ..state import NURSERY
from .seen import Seen
from .sheet import WIDTH, acting, box, frame, icon, piece, title, words

BURROW_TALL = 228
LIBRARY_TALL = 148

ROOMS = {
    "mushrooms": (64, 44),
    "top": (330, 44),
    "right": (584, 72),
    "low-right": (584, 152),
    "library-fork": (470, 176),
    "library": (400, 108),
    "nursery-fork": (330, 176),
    "nursery": (200, 108),
    "low-left": (218, 176),
    "pantry": (110, 176),
    "left": (52, 112),
}
PLACES = [ROOMS.get(name, (320, 108)) for name in BURROW]

_SIGNS = {"pantry": "pantry", "library": "comic", "mushrooms": "core"}
_NAMED = {"library": (40, 8), "nursery": (-22, -38), "pantry": (34, 44)}  # where the name stands


@drawn_once
def ground(lang: str) -> tuple[str, ...]:
    """Rooms and the arrows between them."""
    arrows = [
        _arrow(PLACES[room], PLACES[to])
        for room in range(len(BURROW))
        for to in (int(BURROW_TO[room]), int(BURROW_SIDE[room]))
        if to >= 0
    ]
    rooms = [_room(lang, room) for room in range(len(BURROW))]
    return (frame(0, BURROW_TALL, wide=WIDTH), *arrows, *rooms)


def _arrow(begin: tuple[float, float], end: tuple[float, float]) -> str:
    (x1, y1), (x2, y2) = begin, end
    long = max(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5, 1)
    ux, uy = (x2 - x1) / long, (y2 - y1) / long
    tx, ty = x2 - 34 * ux, y2 - 34 * uy
    return tag(
        "path",
        d=f"M{x1:g} {y1:g}L{tx:.1f} {ty:.1f}"
        f"M{tx - 12 * ux - 8 * uy:.1f} {ty - 12 * uy + 8 * ux:.1f}L{tx:.1f} {ty:.1f}"
        f"L{tx - 12 * ux + 8 * uy:.1f} {ty - 12 * uy - 8 * ux:.1f}",
        fill="none",
        stroke=LINE,
        stroke_width=5,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _room(lang: str, room: int) -> str:
    """A circle, a fork a diamond; rooms where something happens have a sign and a name."""
    name = BURROW[room]
    x, y = PLACES[room]
    label = say(lang, "room", room=name)
    if BURROW_SIDE[room] >= 0:
        shape = tag(
            "path",
            d=f"M{x} {y - 30}L{x + 30} {y}L{x} {y + 30}L{x - 30} {y}Z",
            fill=BOARD,
            stroke=MOON,
            stroke_width=2.5,
            stroke_linejoin="round",
        )
    else:
        r = 30 if name in _NAMED else 22
        shape = tag("circle", cx=x, cy=y, r=r, fill=BOARD, stroke=LINE, stroke_width=3)
    sign = icon(_SIGNS[name], x, y + 8, 1.1) if name in _SIGNS else ""
    named = ""
    if name in _NAMED:
        dx, dy = _NAMED[name]
        named = words(x + dx, y + dy, label, fill=QUIET)
    return group(title(label), shape, sign, named, id=f"room-{name}")


def burrow(seen: Seen) -> list[str]:
    """The ways to choose from, the rats that wait, and everybody's small rat."""
    return [_ways(seen), _waiting(seen), *_small_rats(seen)]


def _ways(seen: Seen) -> str:
    """At a fork: a dashed ring around each room that the small rat may go to."""
    drawn = []
    for action in seen.acts:
        verb, _, way = action.partition(" ")
        if verb != "fork":
            continue
        at = seen.sides[seen.turn].burrow
        room = int(BURROW_TO[at]) if way == "on" else BURROW.index(way)
        x, y = PLACES[room]
        ring = tag(
            "circle",
            r=34,
            fill="#fff",
            fill_opacity=0,
            stroke=MOON,
            stroke_width=4,
            stroke_dasharray="8 5",
        )
        label = title(seen.table.explain(action, seen.lang))
        drawn.append(group(label, ring, at=(x, y), id=f"fork-{way}", **acting(action)))
    return group(*drawn, id="forks")


def _waiting(seen: Seen) -> str:
    """How many rats of each seat wait in the nursery."""
    drawn = [
        _waiting_of(side.key, side.sign, side.name, count, seen.players <= 3)
        for side in seen.seats
        if (count := side.rats.count(NURSERY))
    ]
    return group(*drawn, id="waiting", font_weight=700)


@drawn_once
def _waiting_of(key: str, seat: int, name: str, count: int, in_one_row: bool) -> str:
    x, y = PLACES[NURSERY_ROOM]
    return group(
        title(f"{name}: {count}"),
        icon(f"sign-{seat}", 0, 0),
        words(14, 8, count),
        at=(x + 40 + 42 * (seat % 3), y - 10 + 26 * (seat // 3) + (10 if in_one_row else 0)),
        id=f"waiting-{key}",
    )


def _small_rats(seen: Seen) -> list[str]:
    there: dict[int, int] = {}
    drawn = []
    for side in seen.seats:
        shift = there.get(side.burrow, 0)
        there[side.burrow] = shift + 1
        drawn.append(_small_rat(seen.lang, side.key, side.sign, side.name, side.burrow, shift))
    return drawn


@drawn_once
def _small_rat(lang: str, key: str, sign: int, name: str, room: int, shift: int) -> str:
    x, y = PLACES[room]
    at = (x - 20 + 20 * (shift % 3), y - 8 + 22 * (shift // 3))
    label = title(f"{name}: {say(lang, 'room', room=BURROW[room])}")
    return piece(f"burrow-{key}", f"small-{sign}", at, label)


# --- the library ----------------------------------------------------------------------------------


def library(seen: Seen) -> list[str]:
    """The comics that can still be had, by name; what each does is in its title."""
    lang = seen.lang
    chips = [
        _comic(lang, comic, 26 + 300 * (i % 2), 32 + 38 * (i // 2), f"comic {comic}" in seen.may)
        for i, comic in enumerate(seen.library)
    ]
    if "comic none" in seen.may:
        chips.append(_comic(lang, "none", 326, -6, True))
    head = say(lang, "room", room="library")
    return [words(26, 22, first_up(head), fill=QUIET), *chips]


@drawn_once
def _comic(lang: str, comic: str, x: float, y: float, offered: bool) -> str:
    if comic == "none":
        name = hint = say(lang, "do-comic", comic="none", help="")
    else:
        name, hint = say(lang, "comic", comic=comic), say(lang, "comic-help", comic=comic)
    return group(
        title(hint),
        box(0, 0, 288, 34, lit=offered, fill=NIGHT),
        icon("comic" if comic == "none" else f"comic-{comic}", 20, 17, 0.85),
        words(42, 25, shortened(name, 20)),
        at=(x, y),
        id=f"comic-{comic}",
        **(acting(f"comic {comic}") if offered else {}),
    )
