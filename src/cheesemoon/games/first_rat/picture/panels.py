"""A player's panel beside the board, 300 units wide: everything the player owns. The folded form is
for opponents. The robot has its own panel."""

import re

from cheesemoon import art
from cheesemoon.core import Table
from cheesemoon.core.draw import svg

from .. import content as c, edition, state as st
from ..telling import phrases
from . import comics as comics_, kit, layout as lay, paint, plaque, robot, seen as sn, symbols

SLIM, SHORT, OPEN = 60, 84, 330
CROWD = 4  # from this number of players on, folded panels are slim
LEAST_NAME = 72  # the least width of a name beside the things owned
CLOSE = 22.0  # the least distance of things owned

Thing = tuple[str, str, int]
"""Things owned: their kind, their name, their number."""


def panel(table: Table, of: int, seat: int | None, lang: str, folded: bool) -> svg.Picture:
    """Draw everything player `of` has. In the solo game the robot comes after the players."""
    seen = sn.seen_by(table, seat, lang)
    side = seen.sides[of]
    turn = seen.turn == of and not side.robot
    name = phrases.say(lang, "robot") if side.robot else table.player(of, lang)
    note = phrases.say(lang, "on-turn", you="yes" if seat == of else "no") if turn else ""
    head = plaque.Head(of, side.sign, name, seen.points(of), note, turn)
    if side.robot:
        make = robot.robot_folded if folded else robot.robot_open
        return _sheet(head, *make(seen, side, head))
    side = side._replace(rats=(), burrow=0, supers=(), spaces=())  # panels do not show these
    if folded:
        return _folded_sheet(side, head, table.players >= CROWD)
    spare = bool(edition.SPARE_LAST_ROUND[seen.edition]) and seen.ending != st.THIS_ROUND
    return _open_sheet(lang, side, head, spare)


@svg.drawn_lately
def _folded_sheet(side: sn.Side, head: plaque.Head, slim: bool) -> svg.Picture:
    return _sheet(head, *_folded(side, head, slim))


@svg.drawn_lately
def _open_sheet(lang: str, side: sn.Side, head: plaque.Head, spare: bool) -> svg.Picture:
    return _sheet(head, *_open(lang, side, head, spare))


def _sheet(head: plaque.Head, drawn: list[str], high: float) -> svg.Picture:
    return kit.sheet(
        "cm-panel",
        head.name,
        (plaque.WIDTH, high),
        renamed(head.of, symbols.panel_defs()),
        *(renamed(head.of, part) for part in drawn),
    )


_NAMED = re.compile(r'(\bid="|href="#)(?=fr-|i-)')


@svg.drawn_once
def renamed(of: int, part: str) -> str:
    """Return the part with the panel's prefix in its ids, because several panels share one page."""
    if isinstance(part, svg.Group):
        opening = _NAMED.sub(rf"\1p{of}-", part.opening)
        return svg.Group("g", opening, tuple([renamed(of, inner) for inner in part.parts]))
    made = _NAMED.sub(rf"\1p{of}-", part)
    return svg.Element(made) if isinstance(part, svg.Element) else made


# --- open -----------------------------------------------------------------------------------------


def _open(
    lang: str, side: sn.Side, head: plaque.Head, spare: bool
) -> tuple[list[str], float]:  # fmt: skip
    """Draw the open panel. `spare` says that spare markers may still be placed."""
    of = head.of
    cheap = "cheap-parts" in side.comics
    papers, rows = _papers(lang, of, side.comics, side.caps)
    h = OPEN + 42 * max(rows - 1, 0) - (0 if rows else 42)
    low = h - OPEN + 260
    return [
        *plaque.plaque(head, h, 30, 1),
        svg.group(_shelf(of, side.goods), at=(0, 50)),
        svg.group(_workshop(of, side.goods, cheap), at=(0, 118)),
        svg.group(
            _things(of, side.packs, side.drinks, side.empties, side.nuts, side.mouldy), at=(0, 168)
        ),
        svg.group(papers, at=(0, 214)),
        svg.group(_chain(of, side.light), at=(0, low)),
        svg.group(plaque.cubes(lang, of, side.sign, side.placed, spare), at=(0, low + 32)),
    ], h


@svg.drawn_once
def _shelf(of: int, goods: tuple[int, ...]) -> str:
    """Draw the five goods on a plank."""
    drawn = [
        kit.rect(12, 52, plaque.WIDTH - 24, 7, paint.WOOD, 2)
        + kit.rect(12, 52, plaque.WIDTH - 24, 2.5, paint.WOOD_LIGHT, 1)
        + kit.rect(12, 57, plaque.WIDTH - 24, 4, paint.WOOD_DARK, 2)
    ]
    for i, item in enumerate(c.GOODS):
        x, n = 43 + 53.5 * i, goods[i]
        dx, size = (8, 20) if n < 10 else (4, 17)
        drawn.append(
            svg.group(
                kit.icon(item, x - 12, 34, 31, opacity=None if n else 0.35),
                kit.words(x + dx, 48, n, size, svg.TEXT if n else svg.QUIET),
                id=f"p{of}-{item}",
                **kit.card(item),
            )
        )
    return svg.group(*drawn, id=f"p{of}-goods")


@svg.drawn_once
def _workshop(of: int, goods: tuple[int, ...], cheap: bool) -> str:
    """Show what is missing for each part and for a food parcel, or a tick if nothing is."""
    drawn = []
    for i, part in enumerate((*c.PARTS, "cheese")):
        x = 12 + 69.5 * i
        if part == "cheese":
            price = [(c.FOOD_PRICE, 0)]
        else:
            price = [(int(n), item) for item, n in enumerate(c.PART_PRICE[i]) if n]
        missing = [(n - goods[item], item) for n, item in price if n > goods[item]]
        if cheap and part != "cheese" and missing:  # FR-61: one item less
            missing = [(missing[0][0] - 1, missing[0][1]), *missing[1:]]
            missing = [(n, item) for n, item in missing if n]
        ground = kit.rect(
            x, 0, 66, 44, svg.NIGHT, 8, stroke=svg.LINE if missing else svg.GOOD, stroke_width=1.5
        )
        inside = [ground, kit.track_icon(part, x + 14, 22, 22)]
        for j, (n, item) in enumerate(missing):
            y = 22 + (j - (len(missing) - 1) / 2) * 19
            inside.append(kit.words(x + 27, y + 5, f"−{n}", svg.PANEL_LETTERS, svg.BAD))
            if part != "cheese":
                inside.append(kit.icon(c.ITEMS[item], x + 57, y, 15))
        if not missing:
            inside.append(kit.line(f"M{x + 38} 22l6 7l11-14", svg.GOOD, 4))
        drawn.append(svg.group(*inside, **kit.card(f"track-{part}")))
    return svg.group(*drawn, id=f"p{of}-workshop")


@svg.drawn_once
def _things(
    of: int, packs: tuple[str, ...], drinks: int, empties: int, nuts: int, mouldy: int
) -> str:
    """Draw a peg for each backpack, full and empty drinks, nuts and mouldy cheese."""
    drawn = []
    for i, colour in enumerate(paint.COLOURS):
        x = 26.0 + 29 * i
        if colour in packs:
            drawing = kit.pack(colour, x, 19, 31)
        else:
            drawing = kit.circle(
                x, 19, 11.5, "none", stroke=svg.LINE, stroke_width=1.5, stroke_dasharray="3 3"
            ) + kit.sign(colour, x, 19, 12, paint.PEG)
        drawn.append(svg.group(drawing, **kit.card(f"pack-{colour}")))
    x = 163.0
    counts = (("drink", drinks), ("empty", empties), ("nut", nuts), ("mouldy", mouldy))
    have = [(name, n) for name, n in counts if n]
    size = 23.0 if len(have) < 4 else 18.0
    for name, n in have:
        told = svg.width(str(n), 14, True)
        drawn.append(
            svg.group(
                kit.words(x, 25, n, 14, svg.TEXT),
                kit.icon(name, x + told + size / 2, 19, size),
                id=f"p{of}-{name}",
                **kit.card(name),
            )
        )
        x += told + size + 5
    return svg.group(*drawn, id=f"p{of}-things")


def _papers(lang: str, of: int, comics: tuple[str, ...], caps: tuple[str, ...]) -> tuple[str, int]:
    """Draw comics and caps with their names. Return the drawing and the number of rows."""
    places, rows = _paper_places(lang, comics, caps)
    drawn = []
    for comic, (x, y, w) in zip(comics, places, strict=False):
        name = phrases.say(lang, "comic", comic=comic)
        drawn.append(_paper_comic(of, comic, name, x, y, w))
    for cap, (x, y, w) in zip(caps, places[len(comics) :], strict=True):
        drawn.append(_paper_cap(of, cap, phrases.say(lang, "each", points=_worth(cap)), x, y, w))
    return svg.group(*drawn, id=f"p{of}-papers"), rows


def _worth(cap: str) -> str:
    """Return the points of a cap: `5`, or `12 − 2` for a cap that loses points."""
    base, each = int(c.CAP_BASE[c.CAPS.index(cap)]), int(c.CAP_EACH[c.CAPS.index(cap)])
    return f"{base} − {-each}" if base else str(each)


@svg.drawn_once
def _paper_places(
    lang: str, comics: tuple[str, ...], caps: tuple[str, ...]
) -> tuple[tuple[tuple[float, float, float], ...], int]:
    wide = [40 + svg.width(phrases.say(lang, "comic", comic=comic), 14) * 1.08 for comic in comics]
    wide += [
        44 + svg.width(phrases.say(lang, "each", points=_worth(cap)), svg.PANEL_LETTERS) * 1.08
        for cap in caps
    ]
    found = []
    x = 12.0
    row = 0
    for w in wide:
        w = min(w, plaque.WIDTH - 24)
        if x > 12 and x + w > plaque.WIDTH - 10:
            x, row = 12.0, row + 1
        found.append((round(x, 1), 42.0 * row, round(w, 1)))
        x += w + 6
    return tuple(found), row + 1 if wide else 0


@svg.drawn_once
def _paper_comic(of: int, comic: str, name: str, x: float, y: float, w: float) -> str:
    return svg.group(
        kit.rect(0, 0, w, 36, svg.NIGHT, 8),
        svg.group(comics_.cover(lay.WIDE, comic, 0.52), at=(18, 18)),
        kit.words(36, 23, name, 14, svg.TEXT, font_weight=600),
        at=(x, y),
        id=f"p{of}-comic-{comic}",
        **kit.card(f"comic-{comic}"),
    )


@svg.drawn_once
def _paper_cap(of: int, cap: str, told: str, x: float, y: float, w: float) -> str:
    return svg.group(
        kit.rect(0, 0, w, 36, svg.NIGHT, 18),
        kit.track_icon(cap, 20, 18, 24),
        kit.words(36, 23, told, svg.PANEL_LETTERS, svg.TEXT, font_weight=600),
        at=(x, y),
        id=f"p{of}-cap-{cap}",
        **kit.card(f"cap-{cap}"),
    )


@svg.drawn_once
def _chain(of: int, lit: int) -> str:
    """Draw the light chain in one line: the player's progress and the spotlights."""
    left, right = 44, plaque.WIDTH - 78

    def x(step: int) -> float:
        return round(left + (right - left) * step / c.LIGHT_STEPS)

    return svg.group(
        kit.icon("bulb", 24, 12, 24),
        kit.line(f"M{left} 12H{right}", paint.TROUGH, 9),
        kit.line(f"M{left} 12H{x(lit):g}", svg.MOON, 6),
        *(
            kit.circle(
                x(int(step)),
                12,
                8,
                svg.MOON if lit >= step else paint.UNLIT,
                stroke="#fff2c4" if lit >= step else "#6f7ab0",
                stroke_width=2,
            )
            for step in c.SPOTS
        ),
        kit.words(plaque.WIDTH - 16, 17, f"{lit}/{c.LIGHT_STEPS}", 14, svg.TEXT, text_anchor="end"),
        id=f"p{of}-light",
        **kit.card("light-marker"),
    )


# --- folded ---------------------------------------------------------------------------------------


def _folded(side: sn.Side, head: plaque.Head, slim: bool) -> tuple[list[str], float]:
    """Draw an opponent in a few lines: name, points, goods, light, markers left, things owned. With
    many opponents each panel is slim."""
    free = plaque.WIDTH - 24 - svg.width(str(head.points), 28, True) - 66
    counts = (side.drinks, side.empties, side.nuts, side.mouldy)
    things = len(side.packs) + len(side.comics) + len(side.caps) + sum(counts)
    room = max(free - 25 * things - 4, LEAST_NAME)
    begin = 66 + min(room, svg.width(head.name, 16)) + 6
    high, y, scale = (SLIM, 18, 0.6) if slim else (SHORT, 28, 0.86)
    owned = _draw_owned(
        head.of,
        side.packs,
        side.comics,
        side.caps,
        counts,
        round(begin, 1),
        round(66 + free - begin, 1),
    )
    left = max(c.MARKERS - side.placed, 0)
    return [
        *plaque.plaque(head, high, y, scale, room),
        svg.group(owned, at=(0, y - 28)),
        svg.group(_amounts(head.of, side.goods, side.light, left), at=(0, high - SHORT)),
    ], high


def gathered(things: list[Thing], most: int) -> list[Thing]:
    """Return at most `most` pictures. Several things of a kind become one with a number. The rest
    is only counted, as `more`."""
    for kind in ("mouldy", "nut", "empty", "drink", "cap", "comic", "pack"):
        same = [thing for thing in things if thing[0] == kind]
        if len(things) > most and len(same) > 1:
            at = things.index(same[0])
            rest = [thing for thing in things if thing[0] != kind]
            things = [*rest[:at], (kind, same[0][1], len(same)), *rest[at:]]
    if len(things) > most:
        kept = most - 1 - (sum(n for _, _, n in things[most - 1 :]) > 9)  # two digits are wider
        things = [*things[:kept], ("more", "", sum(n for _, _, n in things[kept:]))]
    return things


@svg.drawn_once
def _draw_owned(
    of: int,
    packs: tuple[str, ...],
    comics: tuple[str, ...],
    caps: tuple[str, ...],
    counts: tuple[int, ...],
    begin: float,
    room: float,
) -> str:
    """Draw everything owned as small pictures in a row. Where room is short, several things of a
    kind become one with their number."""
    things: list[Thing] = [("pack", colour, 1) for colour in packs]
    things += [("comic", comic, 1) for comic in comics]
    things += [("cap", cap, 1) for cap in caps]
    for name, n in zip(("drink", "empty", "nut", "mouldy"), counts, strict=True):
        things += [(name, "", 1)] * n
    things = gathered(things, max(1, int((room - 24) / CLOSE) + 1))
    step = min(25.0, (room - 24) / max(len(things) - 1, 1))
    drawn = []
    for i, (kind, name, n) in enumerate(things):
        x = round(begin + 12 + step * i, 1)
        if kind == "more":
            told = kit.words(round(begin + room, 1), 33, f"+{n}", 14, svg.TEXT, text_anchor="end")
            drawn.append(svg.group(told, **kit.card("more-things")))
            continue
        card = kind if not name else f"{kind}-{name}" if n == 1 else f"{kind}s"
        several = _draw_count(x, n) if n > 1 else ""
        drawn.append(svg.group(_picture(kind, name, x), several, **kit.card(card)))
    return svg.group(*drawn, id=f"p{of}-things")


def _draw_count(x: float, n: int) -> str:
    """Draw the count of a picture, on its corner."""
    return kit.words(
        x + 12, 40, n, 14, svg.TEXT, text_anchor="end", paint_order="stroke",
        stroke=svg.BOARD, stroke_width=4, stroke_linejoin="round",
    )  # fmt: skip


def _picture(kind: str, name: str, x: float) -> str:
    if kind == "pack":
        return kit.pack(name, x, 28, 24)
    if kind == "comic":
        return svg.group(comics_.cover(lay.WIDE, name, 0.4), at=(x, 28))
    if kind == "cap":
        ring = kit.circle(x, 28, 11.5, "#fff3d6", stroke="#c79a3f", stroke_width=2)
        return ring + kit.track_icon(name, x, 28, 16)
    return kit.icon(kind, x, 28, 22)


@svg.drawn_once
def _amounts(of: int, goods: tuple[int, ...], light: int, markers: int) -> str:
    drawn: list[str] = []
    x = 14.0
    for item, n in zip(c.GOODS, goods, strict=False):
        digits = svg.width(str(n), 14, True)
        drawn.append(
            svg.group(
                kit.words(x, 71, n, 14, svg.TEXT if n else svg.QUIET),
                kit.icon(item, x + digits + 9, 66, 17),
                id=f"p{of}-{item}",
                **kit.card(item),
            )
        )
        x += digits + 21
    drawn.append(kit.line(f"M{x + 1} 57V75", svg.LINE, 1.5))
    x += 8
    for n, what, kind in ((light, "bulb", "light-marker"), (markers, "marker", "marker")):
        digits = svg.width(str(n), 14, True)
        sign_ = (
            kit.icon("bulb", x + digits + 10, 66, 18)
            if what == "bulb"
            else art.icon("marker", x + digits + 10, 66, 18)
        )
        drawn.append(
            svg.group(
                kit.words(x, 71, n, 14, svg.TEXT), sign_, id=f"p{of}-{what}s", **kit.card(kind)
            )
        )
        x += digits + 22
    return svg.group(*drawn, id=f"p{of}-amounts")
