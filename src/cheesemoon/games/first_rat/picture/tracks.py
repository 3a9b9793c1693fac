"""The wooden board with the eight tracks, and the note on points and end."""

from __future__ import annotations

from cheesemoon import art
from cheesemoon.core.svg import drawn_once, fitted, group, tag, width

from .. import content as c
from ..phrases import say
from . import paint
from .kit import Point, card, circle, icon, line, middle, mixed, path, put, rect, track_icon, words
from .layout import Layout
from .seen import Seen
from .symbols import badge_paint, letter_paint, sign_shape

SPACES = range(c.TRACK_SPACES)


@drawn_once
def billboard(at: Layout, lang: str, players: int, tiles: tuple[int, ...]) -> str:
    """A board on two posts: values, what brings a marker there, boarded-up spaces."""
    x, y, w = at.tracks
    rows = len(c.TRACKS)
    h = at.track_row * rows + 14
    planks = [
        rect(
            4,
            6 + i * (h - 12) / rows,
            w - 8,
            (h - 12) / rows - 2,
            "#543c32" if i % 2 else "#4c362d",
            4,
        )
        for i in range(rows)
    ]
    bolts = [
        circle(bx, by, 4, paint.WOOD_LIGHT) + circle(bx - 1, by - 1, 1.6, "#d0a887")
        for bx in (12, w - 12)
        for by in (12, h - 12)
    ]
    legs = []
    if at.wide:
        foot = at.ground - y + 4
        legs = [
            rect(lx, h - 4, 20, foot - h, paint.WOOD_DARK)
            + rect(lx, h - 4, 7, foot - h, paint.WOOD)
            for lx in (28, w - 48)
        ]
    return group(
        *legs,
        rect(5, 11, w, h, paint.DROP, 14, opacity=0.5),
        rect(0, 0, w, h, paint.WOOD_DARK, 12),
        *planks,
        rect(1.5, 1.5, w - 3, h - 3, "none", 11, stroke=paint.WOOD_LIGHT, stroke_width=3),
        *bolts,
        *(_track(at, lang, i, players, tiles[i]) for i in range(rows)),
        at=(x, y),
        id="tracks-ground",
    )


def cell(at: Layout, i: int, space: int) -> tuple[float, float, float]:
    """Left edge, middle height and width of a space, counted from 0, of the i-th track."""
    left = at.cells_at + at.cell * space
    low = at.track_row - at.cell_tall / 2 - 6 if at.wide else at.track_row / 2
    y = 7 + at.track_row * i + low
    return left, y, at.cell - 4 if space < c.LAST_SPACE else at.tracks[2] - left - 12


def _track(at: Layout, lang: str, i: int, players: int, tile: int) -> str:
    """Name, price, and five holes; some are boarded up."""
    track = c.TRACKS[i]
    y = 7 + at.track_row * i
    s = at.small
    name = say(lang, "track", track=track)
    if at.wide:
        price, begin = _price(at, track, at.tracks[2] - 14, y + 15)
        head = [
            track_icon(track, 30, y + at.track_row / 2 + 8, 38),
            words(
                57, y + 22, fitted(name, s, begin - 60), s, paint.CREAM, font_family=paint.DISPLAY
            ),
        ]
    else:
        price, _ = _price(at, track, 76, y + 57)
        head = [
            track_icon(track, 40, y + at.track_row / 2, 52),
            words(76, y + 33, fitted(name, s, 208), s, paint.CREAM, font_family=paint.DISPLAY),
        ]
    values = []
    for space in SPACES:
        left, cy, w = cell(at, i, space)
        values.append(_hole(at, left, cy, w, bool(c.COVERED[players, space])))
        if not c.COVERED[players, space]:
            x = left + w / 2 if space < c.LAST_SPACE else left + 15 * at.k
            value = int(c.VALUES[tile, i, space])
            values.append(middle(x, cy, value, s + 5, "#f0c77a"))
    return group(*head, *price, *values, id=f"track-{track}", **card(f"track-{track}"))


@drawn_once
def _hole(at: Layout, left: float, y: float, w: float, covered: bool) -> str:
    h = at.cell_tall
    edge = f"M{left + 3:g} {y - h / 2 + 9:g}q0-6.5 6-6.5H{left + w - 9:g}"
    hole = rect(left, y - h / 2, w, h, "#1b1214", 8) + line(edge, "#0a0607", 3)
    if not covered:
        return hole
    boards = [
        rect(-w / 2 - 2, -7 * at.k, w + 4, 14 * at.k, tone, 3, transform=f"rotate({turn})")
        for tone, turn in ((paint.WOOD_LIGHT, -26), ("#a07a5c", 26))
    ]
    nails = [circle(a * w * 0.34, b * 9 * at.k, 2, paint.INK) for a in (-1, 1) for b in (-1, 1)]
    return hole + group(*boards, *nails, at=(left + w / 2, y))


def _needs(track: str) -> list[tuple[str, str]]:
    """What brings a marker to a track: amounts and icons."""
    number = c.TRACKS.index(track)
    if track in c.PARTS:
        price = [(int(n), c.ITEMS[item]) for item, n in enumerate(c.PART_PRICE[number]) if n]
        return [(str(n), f"good {item}") for n, item in sorted(price)]
    if track == "cheese":
        return [(str(c.FOOD_PRICE), "good cheese")]
    if track == "rocket":
        return [("", f"track {part}") for part in c.PARTS]
    if track == "spotlights":
        return [(" ".join(str(int(step)) for step in c.SPOTS), "good bulb")]
    if track == "pantry":
        return [("", "good core")]
    return [(str(c.PAD), "pad")]


def _price(at: Layout, track: str, x: float, y: float) -> tuple[list[str], float]:
    """Drawn to end at x on the wide board, to begin there on the tall one; and where it begins."""
    s, size = at.small, 23 if at.wide else 30
    needs = _needs(track)
    wide = sum((width(n, s, True) + 2 if n else 0) + size + 6 for n, _ in needs)
    left = begin = x - wide + 6 if at.wide else x
    drawn = []
    for n, what in needs:
        if n:
            drawn.append(words(left, y + s * 0.37, n, s, "#ecd6bb", font_weight=600))
            left += width(n, s, True) + 2
        kind, _, name = what.partition(" ")
        if kind == "good":
            drawn.append(icon(name, left + size / 2, y, size))
        elif kind == "track":
            drawn.append(track_icon(name, left + size / 2, y, size))
        else:
            drawn.append(art.icon("launch-pad", left + size / 2, y, size))
        left += size + 6
    return drawn, begin


# --- markers --------------------------------------------------------------------------------------


def markers(at: Layout, seen: Seen) -> list[str]:
    """Everybody's markers, a group for each track; the robot's plan is a diamond at the sign."""
    plans = {track for i, track in enumerate(c.PLANNED) if seen.solo and seen.plans[i]}
    return [
        _markers(
            at,
            i,
            tuple([(side.sign, side.spaces[i]) for side in seen.sides if side.spaces[i]]),
            seen.score_tiles[i],
            i in plans,
        )
        for i in range(len(c.TRACKS))
    ]


@drawn_once
def _markers(
    at: Layout, i: int, held: tuple[tuple[int, tuple[int, ...]], ...], tile: int, planned: bool
) -> str:
    """The last space takes any number: small signs in a row, two rows if they are many."""
    bx, by, _ = at.tracks
    crew = i == c.RATTONAUTS
    drawn: list[str] = []
    last: list[int] = []
    for sign, spaces in held:
        for space in spaces:
            if space == c.TRACK_SPACES:
                last.append(sign)
                continue
            left, y, w = cell(at, i, space - 1)
            value = int(c.VALUES[tile, i, space - 1])
            place = (bx + left + w / 2, by + y)
            drawn.append(
                group(
                    _cube(at, sign, value, crew),
                    at=place,
                    id=f"marker-{c.TRACKS[i]}-{space}",
                    class_="piece",
                    **card("rattonaut" if crew else "marker"),
                )
            )
    for n, sign in enumerate(last):
        size = at.k if len(last) == 1 else round(0.62 * at.k, 2)
        drawn.append(
            group(
                circle(0, 0, round(14 * size, 1), paint.INK),
                put(f"sign-{sign}", 0, 0, size),
                at=_last_place(at, i, n, len(last)),
                **card("rattonaut" if crew else "marker"),
            )
        )
    if planned:
        x, y = (48, 7 + at.track_row * (i + 0.5) + 22)
        if not at.wide:
            x, y = 60, y - 2
        plan = path(
            "M0-13l13 13l-13 13l-13-13Z", paint.PLAYERS[4], stroke="#e8eaf4", stroke_width=2.4
        )
        drawn.append(group(plan, at=(bx + x, by + y), id=f"plan-{c.TRACKS[i]}", **card("plan")))
    return group(*drawn, id=f"markers-{c.TRACKS[i]}")


def _last_place(at: Layout, i: int, n: int, count: int) -> Point:
    """Where the n-th of so many pieces on the last space lies, right of its value: one alone, or
    two rows of small ones that draw closer the more there are."""
    bx, by, _ = at.tracks
    left, y, w = cell(at, i, c.LAST_SPACE)
    first, last = left + 33 * at.k, left + w - 9 * at.k
    if count == 1:
        return round(bx + min(first + 10 * at.k, last - 5), 1), by + y
    columns = -(-count // 2)
    step = min(18 * at.k, (last - first) / max(columns - 1, 1))
    row = (9 if n % 2 else -9) * at.k
    return round(bx + first + step * (n // 2), 1), by + y + row


@drawn_once
def _cube(at: Layout, sign: int, value: int, crew: bool) -> str:
    """A marker with volume: the sign of its seat with the value of its space inside; rattonauts
    have ears."""
    fill, dark = paint.PLAYERS[sign], paint.DARKER[sign]
    h = at.cell_tall - 2
    w = min(at.cell - 6, h + 4)
    edge = "#e8eaf4" if sign == 4 else paint.INK
    ears = [
        circle(a * w * 0.32, -h / 2 + 1, 7 * at.k, fill, stroke=edge, stroke_width=1.5)
        for a in (-1, 1)
    ]
    rx = h / 2 if crew else 7
    shape = sign_shape(sign, h * 0.36, badge_paint(sign), stroke=paint.INK, stroke_width=1.2)
    return group(
        *(ears if crew else ()),
        rect(-w / 2, -h / 2 + 3, w, h, dark, rx, stroke=edge, stroke_width=1.4),
        rect(-w / 2, -h / 2 - 1, w, h - 2, fill, rx),
        line(f"M{-w / 4:g} {-h / 2 + 1.5:g}H{w / 4:g}", mixed(fill, "#ffffff", 0.5), 2.4),
        group(shape, at=(0, -1.5)),
        middle(0, 1 if sign == 3 else -1.5, value, at.small, letter_paint(sign)),
    )


# --- the note -------------------------------------------------------------------------------------


@drawn_once
def note(at: Layout, lang: str) -> str:
    """What else counts and when the game ends."""
    bx, _, w = at.tracks
    w -= 14
    s, k = at.small, at.k
    row = 30 * k
    h = 28 * k + row * 3 + 6
    ink, soft = "#20243a", "#5a3f2c"
    cy, low, x = 28 * k + row / 2, s * 0.37, 14.0
    x4 = x + 118 * k
    drawn = [
        rect(5, 6, w - 4, h, paint.DROP, 4, opacity=0.5),
        path(f"M0 0H{w - 4}L{w} {h - 22:g}L{w - 22} {h:g}H2Z", "#f2e6c9"),
        path(f"M{w} {h - 22:g}L{w - 22} {h:g}L{w - 24} {h - 20:g}Z", "#cdbb94"),
        circle(w * 0.9, 3, 5, "#d5484d") + circle(w * 0.9 - 1.5, 1.5, 1.6, "#ffb3ad"),
        words(14, 22 * k, say(lang, "points-and-end"), s, soft, font_family=paint.DISPLAY),
        group(
            icon("nut", x + 11 * k, cy, 24 * k),
            words(x + 27 * k, cy + low, c.NUT_POINTS, s, ink),
            **card("nut"),
        ),
        group(
            icon("mouldy", x + 62 * k, cy, 26 * k),
            words(x + 79 * k, cy + low, f"−{-c.MOULDY_POINTS}", s, "#a31d24"),
            **card("mouldy"),
        ),
        group(
            words(x4, cy + low, c.LEFTOVERS, s, ink),
            *(icon(item, x4 + (25 + 20 * n) * k, cy, 20 * k) for n, item in enumerate(c.GOODS)),
            words(x4 + 120 * k, cy + low, "= 1", s, ink),
            **card("leftovers"),
        ),
    ]
    ends = (
        (c.RATS, "rattonauts", say(lang, "last-round"), "rattonaut"),
        (c.MARKERS, "", say(lang, "one-more-round"), "marker"),
    )
    for number, track, then, which in ends:
        cy += row
        place = (x + 26 * k, cy, 25 * k)
        drawn.append(
            group(
                words(x, cy + low, number, s, ink),
                track_icon(track, *place) if track else art.icon("marker", *place),
                words(x + 46 * k, cy + low, then, s, ink, font_weight=500),
                **card(which),
            )
        )
    return group(*drawn, at=(bx + 7, at.note_at), id="note", class_="note")


@drawn_once
def frame(at: Layout, track: int) -> str:
    """A ring around a row."""
    bx, by, w = at.tracks
    return tag(
        "rect",
        x=bx + 5,
        y=by + 7 + at.track_row * track,
        width=w - 10,
        height=at.track_row - 2,
        rx=9,
        fill="#ffffff",
        fill_opacity=0,
        stroke="#ffc94d",
        stroke_width=4,
        class_="breathe",
    )
