"""The wooden board with the eight tracks, and the note on points and end."""

from cheesemoon import art
from cheesemoon.core.draw import svg

from .. import content as c
from ..telling import phrases
from . import kit, layout as lay, paint, seen as sn, symbols

SPACES = range(c.TRACK_SPACES)


@svg.drawn_once
def billboard(at: lay.Layout, lang: str, players: int, tiles: tuple[int, ...]) -> str:
    """Draw a board on two posts: values, prices of markers, boarded-up spaces."""
    x, y, w = at.tracks
    rows = len(c.TRACKS)
    h = at.track_row * rows + 14
    planks = [
        kit.rect(
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
        kit.circle(bx, by, 4, paint.WOOD_LIGHT) + kit.circle(bx - 1, by - 1, 1.6, "#d0a887")
        for bx in (12, w - 12)
        for by in (12, h - 12)
    ]
    legs = []
    if at.wide:
        foot = at.ground - y + 4
        legs = [
            kit.rect(lx, h - 4, 20, foot - h, paint.WOOD_DARK)
            + kit.rect(lx, h - 4, 7, foot - h, paint.WOOD)
            for lx in (28, w - 48)
        ]
    return svg.group(
        *legs,
        kit.rect(5, 11, w, h, paint.DROP, 14, opacity=0.5),
        kit.rect(0, 0, w, h, paint.WOOD_DARK, 12),
        *planks,
        kit.rect(1.5, 1.5, w - 3, h - 3, "none", 11, stroke=paint.WOOD_LIGHT, stroke_width=3),
        *bolts,
        *(_track(at, lang, i, players, tiles[i]) for i in range(rows)),
        at=(x, y),
        id="tracks-ground",
    )


def cell(at: lay.Layout, i: int, space: int) -> tuple[float, float, float]:
    """Return left edge, middle height and width of a space (counted from 0) of the i-th track."""
    left = at.cells_at + at.cell * space
    low = at.track_row - at.cell_tall / 2 - 6 if at.wide else at.track_row / 2
    y = 7 + at.track_row * i + low
    return left, y, at.cell - 4 if space < c.LAST_SPACE else at.tracks[2] - left - 12


def _track(at: lay.Layout, lang: str, i: int, players: int, tile: int) -> str:
    """Draw name, price and five holes of a track. Some holes are boarded up."""
    track = c.TRACKS[i]
    y = 7 + at.track_row * i
    s = at.small
    name = phrases.say(lang, "track", track=track)
    if at.wide:
        price, begin = _price(at, track, at.tracks[2] - 14, y + 15)
        head = [
            kit.track_icon(track, 30, y + at.track_row / 2 + 8, 38),
            _name(name, s, begin - 60, y + 22),
        ]
    else:
        price, _ = _price(at, track, 76, y + 57)
        head = [
            kit.track_icon(track, 40, y + at.track_row / 2, 52),
            kit.words(
                76, y + 33, svg.fitted(name, s, 208), s, paint.CREAM, font_family=paint.DISPLAY
            ),
        ]
    values = []
    for space in SPACES:
        left, cy, w = cell(at, i, space)
        values.append(_hole(at, left, cy, w, bool(c.COVERED[players, space])))
        if not c.COVERED[players, space]:
            x = left + w / 2 if space < c.LAST_SPACE else left + 15 * at.k
            value = int(c.VALUES[tile, i, space])
            values.append(kit.middle(x, cy, value, s + 5, "#f0c77a"))
    return svg.group(*head, *price, *values, id=f"track-{track}", **kit.card(f"track-{track}"))


def _name(name: str, size: float, room: float, y: float) -> str:
    """Draw the name of a track before its price, compressed where the two would meet."""
    said = svg.fitted(name, size, room)
    tight: dict[str, object] = {}
    if svg.width(said, size, bold=True) > room - 8:
        tight = {"textLength": round(svg.width(said, size)), "lengthAdjust": "spacingAndGlyphs"}
    return kit.words(57, y, said, size, paint.CREAM, font_family=paint.DISPLAY, **tight)


@svg.drawn_once
def _hole(at: lay.Layout, left: float, y: float, w: float, covered: bool) -> str:
    h = at.cell_tall
    edge = f"M{left + 3:g} {y - h / 2 + 9:g}q0-6.5 6-6.5H{left + w - 9:g}"
    hole = kit.rect(left, y - h / 2, w, h, "#1b1214", 8) + kit.line(edge, "#0a0607", 3)
    if not covered:
        return hole
    boards = [
        kit.rect(-w / 2 - 2, -7 * at.k, w + 4, 14 * at.k, tone, 3, transform=f"rotate({turn})")
        for tone, turn in ((paint.WOOD_LIGHT, -26), ("#a07a5c", 26))
    ]
    nails = [kit.circle(a * w * 0.34, b * 9 * at.k, 2, paint.INK) for a in (-1, 1) for b in (-1, 1)]
    return hole + svg.group(*boards, *nails, at=(left + w / 2, y))


def _price_parts(track: str) -> list[tuple[str, str]]:
    """Return the price of a marker on a track: amounts and icons."""
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


def _price(at: lay.Layout, track: str, x: float, y: float) -> tuple[list[str], float]:
    """Draw the price: it ends at x on the wide board and begins there on the tall one. Return the
    drawing and its left edge."""
    s, size = at.small, 23 if at.wide else 30
    needs = _price_parts(track)
    wide = sum((svg.width(n, s, True) + 2 if n else 0) + size + 6 for n, _ in needs)
    left = begin = x - wide + 6 if at.wide else x
    drawn = []
    for n, what in needs:
        if n:
            drawn.append(kit.words(left, y + s * 0.37, n, s, "#ecd6bb", font_weight=600))
            left += svg.width(n, s, True) + 2
        kind, _, name = what.partition(" ")
        if kind == "good":
            drawn.append(kit.icon(name, left + size / 2, y, size))
        elif kind == "track":
            drawn.append(kit.track_icon(name, left + size / 2, y, size))
        else:
            drawn.append(art.icon("launch-pad", left + size / 2, y, size))
        left += size + 6
    return drawn, begin


# --- markers --------------------------------------------------------------------------------------


def markers(at: lay.Layout, seen: sn.Seen) -> list[str]:
    """Draw the markers of all sides, a group for each track. A diamond marks the robot's plan."""
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


@svg.drawn_once
def _markers(
    at: lay.Layout, i: int, held: tuple[tuple[int, tuple[int, ...]], ...], tile: int, planned: bool
) -> str:
    """Draw the markers of one track. The last space takes any number: small signs in one or two
    rows."""
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
                svg.group(
                    _cube(at, sign, value, crew),
                    at=place,
                    id=f"marker-{c.TRACKS[i]}-{space}",
                    class_="piece",
                    **kit.card("rattonaut" if crew else "marker"),
                )
            )
    for n, sign in enumerate(last):
        size = at.k if len(last) == 1 else round(0.62 * at.k, 2)
        drawn.append(
            svg.group(
                kit.circle(0, 0, round(14 * size, 1), paint.INK),
                kit.put(f"sign-{sign}", 0, 0, size),
                at=_last_place(at, i, n, len(last)),
                **kit.card("rattonaut" if crew else "marker"),
            )
        )
    if planned:
        x, y = (48, 7 + at.track_row * (i + 0.5) + 22)
        if not at.wide:
            x, y = 60, y - 2
        plan = kit.path(
            "M0-13l13 13l-13 13l-13-13Z", paint.PLAYERS[4], stroke="#e8eaf4", stroke_width=2.4
        )
        drawn.append(
            svg.group(plan, at=(bx + x, by + y), id=f"plan-{c.TRACKS[i]}", **kit.card("plan"))
        )
    return svg.group(*drawn, id=f"markers-{c.TRACKS[i]}")


def _last_place(at: lay.Layout, i: int, n: int, count: int) -> kit.Point:
    """Return the place of the n-th of `count` pieces on the last space, right of its value. Two
    rows of small pieces move closer the more there are."""
    bx, by, _ = at.tracks
    left, y, w = cell(at, i, c.LAST_SPACE)
    first, last = left + 33 * at.k, left + w - 9 * at.k
    if count == 1:
        return round(bx + min(first + 10 * at.k, last - 5), 1), by + y
    columns = -(-count // 2)
    step = min(18 * at.k, (last - first) / max(columns - 1, 1))
    row = (9 if n % 2 else -9) * at.k
    return round(bx + first + step * (n // 2), 1), by + y + row


@svg.drawn_once
def _cube(at: lay.Layout, sign: int, value: int, crew: bool) -> str:
    """Draw a marker: the sign of its seat with the value of its space inside. Rattonauts have
    ears."""
    fill, dark = paint.PLAYERS[sign], paint.DARKER[sign]
    h = at.cell_tall - 2
    w = min(at.cell - 6, h + 4)
    edge = "#e8eaf4" if sign == 4 else paint.INK
    ears = [
        kit.circle(a * w * 0.32, -h / 2 + 1, 7 * at.k, fill, stroke=edge, stroke_width=1.5)
        for a in (-1, 1)
    ]
    rx = h / 2 if crew else 7
    shape = symbols.sign_shape(
        sign, h * 0.36, symbols.badge_paint(sign), stroke=paint.INK, stroke_width=1.2
    )
    return svg.group(
        *(ears if crew else ()),
        kit.rect(-w / 2, -h / 2 + 3, w, h, dark, rx, stroke=edge, stroke_width=1.4),
        kit.rect(-w / 2, -h / 2 - 1, w, h - 2, fill, rx),
        kit.line(f"M{-w / 4:g} {-h / 2 + 1.5:g}H{w / 4:g}", kit.mixed(fill, "#ffffff", 0.5), 2.4),
        svg.group(shape, at=(0, -1.5)),
        kit.middle(0, 1 if sign == 3 else -1.5, value, at.small, symbols.letter_paint(sign)),
    )


# --- the note -------------------------------------------------------------------------------------


@svg.drawn_once
def note(at: lay.Layout, lang: str) -> str:
    """Draw the note: what else gives points, and when the game ends."""
    bx, _, w = at.tracks
    w -= 14
    s, k = at.small, at.k
    row = 30 * k
    h = 28 * k + row * 3 + 6
    ink, soft = "#20243a", "#5a3f2c"
    cy, low, x = 28 * k + row / 2, s * 0.37, 14.0
    x4 = x + 118 * k
    drawn = [
        kit.rect(5, 6, w - 4, h, paint.DROP, 4, opacity=0.5),
        kit.path(f"M0 0H{w - 4}L{w} {h - 22:g}L{w - 22} {h:g}H2Z", "#f2e6c9"),
        kit.path(f"M{w} {h - 22:g}L{w - 22} {h:g}L{w - 24} {h - 20:g}Z", "#cdbb94"),
        kit.circle(w * 0.9, 3, 5, "#d5484d") + kit.circle(w * 0.9 - 1.5, 1.5, 1.6, "#ffb3ad"),
        kit.words(
            14, 22 * k, phrases.say(lang, "points-and-end"), s, soft, font_family=paint.DISPLAY
        ),
        svg.group(
            kit.icon("nut", x + 11 * k, cy, 24 * k),
            kit.words(x + 27 * k, cy + low, c.NUT_POINTS, s, ink),
            **kit.card("nut"),
        ),
        svg.group(
            kit.icon("mouldy", x + 62 * k, cy, 26 * k),
            kit.words(x + 79 * k, cy + low, f"−{-c.MOULDY_POINTS}", s, "#a31d24"),
            **kit.card("mouldy"),
        ),
        svg.group(
            kit.words(x4, cy + low, c.LEFTOVERS, s, ink),
            *(kit.icon(item, x4 + (25 + 20 * n) * k, cy, 20 * k) for n, item in enumerate(c.GOODS)),
            kit.words(x4 + 120 * k, cy + low, "= 1", s, ink),
            **kit.card("leftovers"),
        ),
    ]
    ends = (
        (c.RATS, "rattonauts", phrases.say(lang, "last-round"), "rattonaut"),
        (c.MARKERS, "", phrases.say(lang, "one-more-round"), "marker"),
    )
    for number, track, then, which in ends:
        cy += row
        place = (x + 26 * k, cy, 25 * k)
        drawn.append(
            svg.group(
                kit.words(x, cy + low, number, s, ink),
                kit.track_icon(track, *place) if track else art.icon("marker", *place),
                kit.words(x + 46 * k, cy + low, then, s, ink, font_weight=500),
                **kit.card(which),
            )
        )
    return svg.group(*drawn, at=(bx + 7, at.note_at), id="note", class_="note")


@svg.drawn_once
def frame(at: lay.Layout, track: int) -> str:
    """Draw a ring around the row of a track."""
    bx, by, w = at.tracks
    return svg.tag(
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
