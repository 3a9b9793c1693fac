"""The burrow in cross-section: tunnels with arrows, three rooms, two forks, and the rats in
them."""

import math

from cheesemoon import art
from cheesemoon.core.draw import svg

from .. import content as c, state as st
from ..telling import phrases
from . import comics as comics_, kit, layout as lay, paint, path as paths, rats, seen as sn, symbols

WAYS = [
    (c.BURROW[room], c.BURROW[int(to)])
    for room in range(len(c.BURROW))
    for to in (c.BURROW_TO[room], c.BURROW_SIDE[room])
    if to >= 0
]


_STANDS = 12  # the feet of a small rat are this far below the middle of its stone


def _bow(at: lay.Layout, a: str, b: str) -> tuple[kit.Point, kit.Point, kit.Point]:
    """Return the curve from room to room: start, control point, end."""
    p, q = at.rooms[a], at.rooms[b]
    return p, at.bends.get((a, b), ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)), q


@svg.drawn_once
def ground(at: lay.Layout, lang: str) -> str:
    """Draw tunnels and rooms, cut out of the soil. Arrows show the direction."""
    d = ""
    arrows = []
    for a, b in WAYS:
        p, m, q = _bow(at, a, b)
        d += f"M{p[0]} {p[1]}Q{m[0]:g} {m[1]:g} {q[0]} {q[1]}"
        long = math.dist(p, q)
        for t in (0.55,) if long < 170 else (0.3, 0.55, 0.8) if long > 420 else (0.4, 0.7):
            x, y, turn = kit.on_curve((p, m, q), t)
            place = f"translate({x:.0f} {y:.0f}) rotate({turn:.0f})"
            arrows.append(svg.tag("path", d="M-5-8L5 0L-5 8", transform=place))
    return svg.group(
        kit.line(d, paint.TUNNEL_EDGE, at.tunnel + 9),
        kit.line(d, paint.TUNNEL, at.tunnel),
        kit.line(d, paint.TUNNEL_FLOOR, at.tunnel - 12, transform=(0, 3)),
        svg.group(*arrows, fill="none", stroke=paint.ARROW, stroke_width=4.5 * at.k),
        *(_chamber(at, name, lang) for name in at.chambers),
        *(_stone(at, name) for name in at.rooms),
        id="burrow-ground",
        data_net=_net(at),
    )


def _net(at: lay.Layout) -> str:
    """Return all tunnels from stone to stone as text. The page animates small rats along them."""
    found = []
    for a, b in WAYS:
        points = (kit.on_curve(_bow(at, a, b), t)[:2] for t in (0, 0.25, 0.5, 0.75, 1))
        found.append(" ".join(f"{x:.0f},{y + _STANDS * at.k:.0f}" for x, y in points))
    return "burrow " + ";".join(found)


def _chamber(at: lay.Layout, name: str, lang: str) -> str:
    """Draw a room: domed roof, floor, warm light, furniture and a board with its name."""
    x, y, w, h = at.chambers[name]
    r = 34 * at.k
    dome = f"M0 {h}V{r:g}Q0 0 {r:g} 0H{w - r:g}Q{w} 0 {w} {r:g}V{h}Z"
    label = phrases.say(lang, "chamber", room=name)
    return svg.group(
        kit.path(dome, paint.TUNNEL_EDGE, stroke=paint.TUNNEL_EDGE, stroke_width=9),
        kit.path(dome, "url(#fr-cave)"),
        kit.oval(w / 2, h * 0.45, w * 0.46, h * 0.6, "url(#fr-pool)"),
        kit.rect(0, h - 9, w, 9, paint.WOOD_DARK) + kit.rect(0, h - 9, w, 3.5, paint.WOOD_LIGHT),
        _FURNITURE[name](at, w, h),
        paths.name_board(at, label, 14 * at.k, 3 * at.k),
        at=(x, y),
        **kit.card(name),
    )


def _nursery(at: lay.Layout, w: float, h: float) -> str:
    """Draw a bunk with a blanket, and a teddy."""
    k, floor = at.k, h - 9
    shelf = floor - (38 if at.wide else 62)
    end = w - 70 * k
    paints = ("#7a4a5c", "#4f5f7d", "#7d6a45")
    blanket = "".join(
        kit.path(
            f"M{14 + i * 22 * k:.0f} {shelf + 4}h{22 * k:.0f}v7"
            f"a{11 * k:.1f} 7 0 0 1 {-22 * k:.0f} 0Z",
            paints[i % 3],
        )
        for i in range(int((end - 10) / (22 * k)))
    )
    return (
        blanket
        + kit.rect(8, shelf, w - 16, 6, paint.WOOD_DARK, 2)
        + kit.rect(8, shelf, w - 16, 2.5, paint.WOOD_LIGHT, 1)
        + art.icon("teddy-bear", w - 42 * k, floor - 34 * k, 28 * k, opacity=0.9)
        + kit.rect(w - 60 * k, floor - 22 * k, 40 * k, 4, paint.WOOD_DARK)
    )


def _library(at: lay.Layout, w: float, h: float) -> str:
    """Draw shelves full of books."""
    k, floor = at.k, h - 9
    spines = (
        ("#6d4440", "7 11 9 18 6 25", 24, 0),
        ("#4c4a63", "6 21 8 30", 20, -8),
        ("#6b5a3c", "8 37 7 20", 27, -15),
        ("#4d5a4a", "7 46", 18, -27),
    )
    drawn = []
    for row, left in ((0, 12), (1, 26)):
        y = floor - ((10 + 36 * row) * k if at.wide else (14 + 62 * row) * k)
        drawn += [
            kit.path(
                f"M{left} {y - tall * k / 2:g}H{w - left}",
                stroke=tone,
                stroke_width=tall * k,
                stroke_dasharray=dash,
                stroke_dashoffset=shift,
                stroke_linecap="butt",
            )
            for tone, dash, tall, shift in spines
        ]
        drawn.append(kit.rect(left - 8, y, w - 2 * left + 16, 4, paint.WOOD_DARK, 2))
    return svg.group(*drawn, opacity=0.8)


def _pantry(at: lay.Layout, w: float, h: float) -> str:
    """Draw jars on a shelf."""
    k, shelf = at.k, h * 0.52
    jars = [
        art.icon("preserves", 34 * k, shelf - 14 * k, 30 * k),
        art.icon("jar", 66 * k, shelf - 11 * k, 24 * k),
    ]
    if at.wide:
        jars += [
            art.icon("jar", 92, shelf - 11, 24),
            art.icon("cheese-wedge", 122, shelf - 10, 22),
        ]
    return svg.group(kit.rect(12, shelf, w - 24, 5, paint.WOOD_DARK, 2), *jars)


_FURNITURE = {"nursery": _nursery, "library": _library, "pantry": _pantry}


def _stone(at: lay.Layout, name: str) -> str:
    """Draw a stone for small rats. Forks have a signpost, the first stone has mushrooms."""
    stone = (
        kit.oval(0, 14, 24, 7.5, "#1d1319")
        + kit.oval(0, 11, 23, 7, "#a07c68")
        + kit.oval(0, 10, 18, 4.2, "#bd9881")
    )
    more = ""
    if name.endswith("fork"):
        board = "M8-6L16-14H44V2H16Z"
        more = (
            kit.line("M30 12V-30", paint.WOOD_DARK, 6)
            + kit.path(board, "#b98f6c", stroke=paint.WOOD_DARK, stroke_width=2.4)
            + kit.path(
                board,
                "#d1a67f",
                stroke=paint.WOOD_DARK,
                stroke_width=2.4,
                transform="translate(4 -20) rotate(42 26 -6)",
            )
        )
    elif name == "mushrooms":
        soil = kit.path("M-76 17Q-70-3-50-4Q-42-19-28-17Q-16-14-12 17Z", "#6b4534")
        more = (
            kit.circle(-34, 0, 46, "url(#fr-spores)")
            + soil  # stems are pale
            + art.icon("mushroom", -36, -2, 32)
            + art.icon("mushroom", -58, 6, 21)
        )
    x, y = at.rooms[name]
    kind = "fork" if name.endswith("fork") else name if name in at.chambers else "passage"
    return svg.group(
        more,
        stone,
        transform=f"translate({x} {y})" + (f" scale({at.k})" if at.k != 1 else ""),
        id=f"room-{name}",
        **kit.card(kind),
    )


# --- who is there ---------------------------------------------------------------------------------


def things(at: lay.Layout, seen: sn.Seen) -> list[str]:
    """Draw the waiting rats, the comics on offer and the small rat of every seat."""
    waiting = tuple(
        [
            (side.sign, rats.name_of(seen.lang, side.robot, rat)[0], rat)
            for side in seen.seats
            for rat, where in enumerate(side.rats)
            if where == st.NURSERY
        ]
    )
    rooms = tuple([side.burrow for side in seen.seats])
    return [
        _waiting(at, waiting),
        _library_comics(at, seen.library),
        _small_rats(at, rooms),
    ]


@svg.drawn_once
def _waiting(at: lay.Layout, who: tuple[tuple[int, str, int], ...]) -> str:
    """Draw the rats in the nursery: the first row on the floor, the next on the bunk."""
    x, y, _, h = at.chambers["nursery"]
    per_row = 5
    if len(who) < per_row:
        gap, u, shelf = (56, 0.76, 38) if at.wide else (50, 0.82, 62)
    else:
        gap, u, shelf = (46, 0.74, 38) if at.wide else (43, 0.72, 62)
    drawn = []
    for n, (sign, letter, rat) in enumerate(who):
        row, column = divmod(n, per_row)
        shift = 0.5 if row > 1 else 0  # rats after the tenth stand between others
        left = x + 34 * at.k**0.5 + gap * (column + shift)
        place = (left, y + h - 10 - shelf * (row % 2))
        drawn.append(
            svg.group(
                *rats.rat_drawing(at, sign, letter, u, True, ()),
                at=place,
                id=f"rat-{sign}-{rat}",
                class_="piece",
                **kit.card("waiting-rat"),
            )
        )
    return svg.group(*drawn[::-1], id="waiting")


@svg.drawn_once
def _library_comics(at: lay.Layout, comics: tuple[str, ...]) -> str:
    drawn = [
        svg.group(
            comics_.cover(at, comic, 1 if at.wide else 1.12),
            at=comic_place(at, i, len(comics)),
            id=f"comic-{comic}",
            class_="piece",
            **kit.card(f"comic-{comic}"),
        )
        for i, comic in enumerate(comics)
    ]
    return svg.group(*drawn, id="library")


def comic_place(at: lay.Layout, i: int, count: int) -> kit.Point:
    x, y, _, h = at.chambers["library"]
    if at.wide:
        return x + 34 + 54 * i, y + h - 42
    return x + 44 + 68 * (i % 3), y + h - (118 if count > 3 and i < 3 else 44)


@svg.drawn_once
def _small_rats(at: lay.Layout, rooms: tuple[int, ...]) -> str:
    """Draw the small rat of every seat with the seat's sign. Several in one room stand close."""
    there: dict[int, list[int]] = {}
    for seat, room in enumerate(rooms):
        there.setdefault(room, []).append(seat)
    u = 0.64 if at.wide else 0.8
    drawn = []
    for seat, room in enumerate(rooms):
        who = there[room]
        n = who.index(seat)
        x, y = at.rooms[c.BURROW[room]]
        dx = (n - (len(who) - 1) / 2) * 25 * at.k
        if c.BURROW[room] == "mushrooms":  # the mushrooms must stay visible
            dx = n * 25 * at.k
        x = min(max(x + dx, 22 * at.k), at.width - 22 * at.k)
        sign = symbols.sign_shape(
            seat,
            round(9.5 * at.k**0.6, 1),
            symbols.badge_paint(seat),
            stroke=paint.INK,
            stroke_width=1.4,
        )
        drawn.append(
            svg.group(
                rats.creature(seat, 0, 0, u, False),
                svg.group(sign, at=(round(6 * u, 1), round(-19 * u, 1))),
                at=(round(x, 1), round(y + _STANDS * at.k - n % 2 * 9 * (len(who) > 1), 1)),
                id=f"burrow-{seat}",
                class_="piece",
                **kit.card("small-rat"),
            )
        )
    return svg.group(*drawn, id="small-rats")
