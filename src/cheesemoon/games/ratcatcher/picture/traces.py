"""The traces of the last turn: ways of the rats, cheese eaten, rats caught, arrivals."""

from collections import Counter, deque
from functools import lru_cache
from itertools import pairwise
from math import hypot

import numpy as np

from cheesemoon.core import Event, Table
from cheesemoon.core.draw import svg

from .. import content as c
from . import camera, layout as lay, scene as sc, shapes as s

_TRAIL = {"white": "#ffffff", "brown": "#e0a266", "black": "#0a0d1c", "arch": "#ff7b72"}
_ODD = "#a8e6b8"
_SHIFTS = (-9, 9, 0, -16, 16)
_MOST = 24  # more ways would be confusing


def last_events(table: Table) -> list[Event]:
    """Return the events of the last action, or of the rats' turn since it began."""
    found: list[Event] = []
    happened = table.events
    for events in reversed(happened[-40:]):
        names = {event.name for event in events}
        if found and "round" in names:
            break  # the rats' turn before that one is over
        found = [*events, *found]
        if "rats-turn" in names:
            return found
    return list(happened[-1]) if happened else []


@lru_cache(maxsize=512)
def _route(near: bytes, begin: int, end: int) -> tuple[int, ...]:
    """Return the places on the way from one to another. `near` has the neighbours of each place."""
    table = _neighbours(near)
    came = {begin: begin}
    queue = deque([begin])
    while queue and end not in came:
        here = queue.popleft()
        for other in table[here]:
            if other and other - 1 not in came:
                came[other - 1] = here
                queue.append(other - 1)
    way = [end]
    while way[-1] != begin and way[-1] in came:
        way.append(came[way[-1]])
    return tuple(way[::-1])


@lru_cache(maxsize=8)
def _neighbours(near: bytes) -> list[list[int]]:
    found: list[list[int]] = np.frombuffer(near, np.int8).reshape(c.AREAS, -1).tolist()
    return found


@lru_cache(maxsize=2_000)
def between(town: sc.Town, a: int, b: int) -> tuple[lay.Point, ...]:
    """Return the way from a place to a neighbour, along its lane or over a bridge."""
    (ax, ay, *_), (bx, by, *_) = town.spots[a], town.spots[b]
    if a // c.SPAN != b // c.SPAN:
        return (ax, ay), (bx, by)
    _, _, x, y, _ = town.lies(a // c.SPAN)
    mx, my = lay.middle(x, y)
    way = lay.lane((ax - mx, ay - my), (bx - mx, by - my))
    points = lay.along(way, 6 if len(way) > 2 else 1)
    return tuple((px + mx, py + my) for px, py in points)


@svg.drawn_once
def _trail(points: tuple[lay.Point, ...], shift: float) -> tuple[str, str]:
    """Return a way and its tip, as path data."""
    moved = [(x + shift, y + shift * 0.6) for x, y in points]
    (x, y), (u, v) = moved[-2:]
    far = hypot(u - x, v - y) or 1.0
    keep = max(0.2, 1 - 46 / far)
    dx, dy = (u - x) / far, (v - y) / far
    u, v = x + (u - x) * keep, y + (v - y) * keep
    moved[-1] = (u, v)
    corners = ((-4, -9), (9, 0), (-4, 9))
    tip = [(u + a * dx - b * dy, v + a * dy + b * dx) for a, b in corners]
    return _line(moved), f"{_line(tip)}z"


def _line(points: list[lay.Point]) -> str:
    """Return path data along points, with relative coordinates, which are short."""
    whole = [(round(x), round(y)) for x, y in points]
    steps = [n for (x, y), (u, v) in pairwise(whole) for n in (u - x, v - y)]
    told = "".join([f"{n}" if n < 0 else f" {n}" for n in steps])
    return f"M{whole[0][0]} {whole[0][1]}l{told.lstrip()}"


@lru_cache(maxsize=256)
def _points(way: tuple[lay.Point, ...]) -> tuple[lay.Point, ...]:
    return tuple(p for i, p in enumerate(way) if i == 0 or p != way[i - 1])


@lru_cache(maxsize=2_000)
def _traced(
    town: sc.Town, near: bytes, begin: str, end: str, shift: float
) -> tuple[str, str] | None:
    """Return the way of a rat between two places and its tip as path data, or None if there is
    none."""
    way = _route(near, _AREA[begin], _AREA[end])
    if len(way) < 2 or not town.spots.keys() >= set(way):
        return None
    points = [p for a, b in pairwise(way) for p in between(town, a, b)]
    return _trail(_points(tuple(points)), shift)


_AREA = {name: area for area, name in enumerate(c.AREA_NAMES)}


def traces(scene: sc.Scene, events: list[Event]) -> str:
    """Draw the ways of rats, in the colour of the rat."""
    moves = [e.args for e in events if e.name == "rat-moved"][-_MOST:]
    near = scene.table.state.near.tobytes() if moves else b""
    lines: dict[str, str] = {}
    tips: dict[str, str] = {}
    for i, move in enumerate(moves):
        drawn = _traced(scene.town, near, move["area"], move["to"], _SHIFTS[i % 5])
        if drawn is not None:
            ink = _TRAIL.get(move["rat"], _ODD)
            lines[ink] = lines.get(ink, "") + drawn[0]
            tips[ink] = tips.get(ink, "") + drawn[1]
    return svg.group(
        svg.group(*(svg.tag("path", d=d, stroke=ink) for ink, d in lines.items()), fill="none",
              stroke_width=6.5, stroke_linecap="round", stroke_linejoin="round",
              stroke_dasharray=".1 13"),
        *(s.path(d, ink) for ink, d in tips.items()),
        id="traces", class_="traces", opacity=0.85, pointer_events="none",
    )  # fmt: skip


Flag = tuple[int, str, float, str, str]  # area, sign, its size, text, colour


def flags(scene: sc.Scene, events: list[Event]) -> list[Flag]:
    """Return the news of places: cheese eaten, rats caught, rats that came, a wound."""
    eaten: Counter[int] = Counter()
    came: Counter[int] = Counter()
    caught: Counter[int] = Counter()
    for name, a in events:
        area = _AREA[a["area"]] if "area" in a else scene.pawn
        if name == "eaten":
            eaten[area] += 1
        elif name == "drew":
            came[area] += a["draws"]
        elif name == "caught":
            caught[area] += 1
        elif name == "bait-eaten":
            caught[area] += a["rats"]
    found = [(area, "wedge", 0.75, f"−{n}", s.BAD) for area, n in eaten.items()]
    found += [(area, "rat-white", 0.6, f"+{n}", s.GOOD) for area, n in caught.items()]
    found += [(area, "nest", 0.5, f"+{n}", s.TEXT) for area, n in came.items()
              if n > 2 and area not in eaten]  # fmt: skip
    return found


def news(scene: sc.Scene, found: list[Flag], taken: list[camera.Box], size: float) -> str:
    """Draw small flags for the news of places."""
    parts: list[str] = []
    for area, sign, sign_size, said, ink in found:
        x, y, w, h = scene.town.spots[area]
        wide = (40 + 11 * len(said)) * size
        for dx, dy in ((w + wide / 2 + 2, -h - 8), (-w - wide / 2 - 2, -4), (0, -h - 20)):
            box = (x + dx - wide / 2, y + dy - 14 * size, x + dx + wide / 2, y + dy + 14 * size)
            if not camera.any_meet((box,), taken):
                taken.append(box)
                parts.append(_flag(round(x + dx), round(y + dy), sign, sign_size, said, ink, size))
                break
    return svg.group(
        *parts, id="news", class_="traces", pointer_events="none", font_size=19, font_weight=700
    )


@svg.drawn_once
def _flag(x: int, y: int, sign: str, sign_size: float, said: str, ink: str, size: float) -> str:
    wide = 40 + 11 * len(said)
    drop = 8 if sign == "rat-white" else 0
    return s.scaled(
        size,
        s.use(f"flag-{len(said)}"),
        s.use(sign, -wide / 2 + 18, drop, sign_size),
        svg.tag("text", said, x=-wide / 2 + 32, y=7, fill=ink),
        at=(x, y),
    )


SYMBOLS = tuple(
    s.symbol(f"flag-{letters}", s.rect(-wide / 2, -13, wide, 26, 13, fill=s.PLATE))
    for letters, wide in ((n, 40 + 11 * n) for n in range(2, 5))
)
