"""The ground of the town, which changes only with its cards: islands, lanes, places, houses, guild
signs, bridges and gates, water and mist."""

from cheesemoon.core.draw import svg

from .. import content as c
from . import houses as houses_, layout as lay, plan, shapes as s

ROOFS = (
    svg.ink("rc-r0", "#6d4257", "#b5677a"),
    svg.ink("rc-r1", "#4b4f86", "#8289bd"),
    svg.ink("rc-r2", "#7a4b45", "#c4705a"),
    svg.ink("rc-r3", "#35606c", "#5f9aa3"),
    svg.ink("rc-r4", "#5b4880", "#9479b8"),
    svg.ink("rc-r5", "#7d5a44", "#cf9560"),
    svg.ink("rc-r6", "#3f4a7d", "#7484b5"),
    svg.ink("rc-r7", "#2f5361", "#528a94"),
)


def _ground(name: str, dark: str, rim: str, light: str, light_rim: str) -> tuple[str, str]:
    return svg.ink(f"rc-{name}", dark, light), svg.ink(f"rc-{name}-rim", rim, light_rim)


GROUNDS = {  # ground and rim, paving
    "stone": (_ground("paving", "#5c6699", "#848ec0", "#e6ddc8", "#fff6e2"), "9 5"),
    "tiles": (_ground("tiles", "#655f9c", "#8f88c4", "#e4d3dc", "#fbeff4"), "14 3"),
    "earth": (_ground("earth", "#6c6279", "#94889c", "#dcc7a8", "#f3e4cb"), "3 9"),
    "wood": (_ground("wood", "#77686e", "#a39088", "#dcbb90", "#f3dcb8"), "22 2"),
    "grass": (_ground("grass", "#4c6d7c", "#6f98a0", "#bcd39a", "#dcecc0"), "2 6"),
    "water": (_ground("pool", "#4f7299", "#7fa6c8", "#a9d3e2", "#d8f0f6"), "12 8"),
}
_SIZES = sorted({(w, h) for card in range(c.DISTRICTS + 1) for turned in range(4)
                 for _, _, w, h in lay.plazas(card, turned)})  # fmt: skip


def plaza_shape(x: float, y: float, w: float, h: float, grow: float = 0, **more: object) -> str:
    """Draw the outline of a place."""
    round_ = min(w, h) * 0.72 + grow
    return s.rect(x - w - grow, y - h - grow, 2 * (w + grow), 2 * (h + grow), round_, **more)


def _plaza(kind: str, w: float, h: float) -> str:
    (fill, rim), paving = GROUNDS[kind]
    return s.symbol(
        f"z-{kind}-{w}-{h}",
        plaza_shape(0, 5, w, h, fill=s.PLAZA_LOW),
        plaza_shape(0, 0, w, h, fill=rim),
        plaza_shape(0, 2.5, w - 1, h - 1.5, fill=fill),
        plaza_shape(0, 2, w - 10, h - 9, fill="none", stroke=rim, stroke_opacity=0.4,
                    stroke_width=2, stroke_dasharray=paving),
        s.ellipse(0, 0, w + 14, h + 14, "url(#rc-warm)"),
    )  # fmt: skip


def _isle() -> list[str]:
    w, h = lay.ISLE_W / 2, lay.ISLE_H / 2
    stones = "".join(f"M{-w + 26 + 44 * i:g} {h + 1:g}v{lay.QUAY - 3}" for i in range(9))
    return [
        s.rect(-w - 4, -h + 16, lay.ISLE_W + 8, lay.ISLE_H + 8, 34, fill=s.ISLE_SHADOW),
        s.rect(-w, -h + lay.QUAY, lay.ISLE_W, lay.ISLE_H, 30, fill=s.ISLE_WALL),
        s.path(stones, stroke="#0d1226", stroke_opacity=0.4, stroke_width=1.5),
        s.rect(-w, -h, lay.ISLE_W, lay.ISLE_H, 30, fill=s.ISLE_EDGE),
        s.rect(-w + 2, -h + 3, lay.ISLE_W - 4, lay.ISLE_H - 4, 29, fill=s.ISLE),
    ]


def _lanterns(*spots: tuple[float, float]) -> list[str]:
    return [
        s.circle(x, y - 9, 17, "url(#rc-lamplight)")
        + s.path(f"M{x:g} {y:g}v-8", stroke="#4a3a34", stroke_width=2.5)
        + s.circle(x, y - 10, 3.4, "#ffe9b0")
        for x, y in spots
    ]


_DECK, _RAIL, _JOINT = "#8b7468", "#b39a84", "#6b574f"


def _bridge_v() -> list[str]:
    gap = lay.CELL_H - lay.ISLE_H
    y, high = -gap / 2 - 9, gap + 18
    planks = "".join(f"M-19 {y + 5 + 7 * i:g}h38" for i in range(int(high / 7)))
    return [
        s.rect(-25, y + 6, 50, high, 4, fill="#080c1c", opacity=0.45),
        s.rect(-22, y, 44, high, fill=_DECK),
        s.path(planks, stroke=_JOINT, stroke_width=2),
        s.rect(-25, y - 4, 6, high + 6, 3, fill=_RAIL),
        s.rect(19, y - 4, 6, high + 6, 3, fill=_RAIL),
        *_lanterns((-22, y + 4), (22, y + high - 4)),
    ]


def _bridge_h() -> list[str]:
    gap = lay.CELL_W - lay.ISLE_W
    x, wide = -gap / 2 - 10, gap + 20
    planks = "".join(f"M{x + 4 + 7 * i:g} -13v26" for i in range(int(wide / 7)))
    return [
        s.rect(x, -8, wide, 28, fill="#080c1c", opacity=0.45),
        s.path(f"M{x:g} 13h{wide}v9q{-wide / 2:g} -10 {-wide} 0z", "#5d4c46"),
        s.rect(x, -14, wide, 28, fill=_DECK),
        s.path(planks, stroke=_JOINT, stroke_width=2),
        s.rect(x - 2, -18, wide + 4, 6, 3, fill=_RAIL),
        s.rect(x - 2, 12, wide + 4, 6, 3, fill=_RAIL),
        *_lanterns((x + 3, -14), (x + wide - 3, 15)),
    ]


def _gate_open() -> list[str]:
    """Draw two lit towers and an arch, for a gate where the town can grow."""
    return [
        s.ellipse(0, -6, 58, 40, "url(#rc-gatelight)"),
        s.rect(-23, -25, 12, 27, fill=s.STONE),
        s.rect(11, -25, 12, 27, fill=s.STONE),
        s.rect(17, -25, 6, 27, fill=s.SHADE, opacity=0.22),
        s.path("M-25-25h16l-8-12zM9-25h16l-8-12z", "#8a5a5f"),
        s.path("M-12-20q12-12 24 0v5q-12-10-24 0z", s.STONE_LOW),
        s.path("M-11 2v-16q11-10 22 0v16z", "#ffdf9a", opacity=0.9),
        s.circle(-17, -14, 3, "#ffe3a0"),
        s.circle(17, -14, 3, "#ffe3a0"),
    ]


def _gate_shut() -> list[str]:
    """Draw a closed gate, which faces a wall."""
    return [
        s.rect(-20, -20, 9, 22, fill=s.STONE_LOW),
        s.rect(11, -20, 9, 22, fill=s.STONE_LOW),
        s.rect(-12, -17, 24, 19, fill="#3a2c33"),
        s.path("M-11-16l22 17M11-16l-22 17", stroke="#6b4f4a", stroke_width=3),
    ]


def _fogbank() -> list[str]:
    roofs = "".join(f"M{-190 + 62 * i} {40 - (i * 31) % 50}v-30l26-26l26 26v30z" for i in range(6))
    return [
        s.path(roofs, s.FAR_ROOFS),
        s.ellipse(-70, -40, 400, 250, "url(#rc-mist)"),
        s.ellipse(120, 60, 330, 200, "url(#rc-mist)"),
    ]


def _boat() -> list[str]:
    return [
        s.ellipse(0, 6, 24, 6, s.SHADE, opacity=0.4),
        s.path("M-24-4q24 7 48 0q-5 11-12 12h-24q-7-1-12-12z", "#7a5a44"),
        s.path("M-24-4q24 7 48 0", stroke="#b08a62", stroke_width=3),
        s.path("M-6-1v-8h10v7", "#a89060"),
        s.circle(16, -8, 12, "url(#rc-lamplight)"),
        s.circle(16, -8, 2.6, "#ffe9b0"),
    ]


SYMBOLS = (
    s.symbol("isle", *_isle()),
    s.symbol("bridge-v", *_bridge_v()),
    s.symbol("bridge-h", *_bridge_h()),
    s.symbol("gate", *_gate_open()),
    s.symbol("shut", *_gate_shut()),
    s.symbol("fogbank", *_fogbank()),
    s.symbol("boat", *_boat()),
    s.symbol("signboard", s.circle(0, 0, 14, "#2a2140", stroke="#a5825a", stroke_width=2)),
    *(_plaza(kind, w, h) for kind in GROUNDS for w, h in _SIZES),
    *(
        s.symbol(f"{name}-{i}", s.use(name, color=roof))
        for name in (*houses_.HOUSES, *(f"m-{landmark}" for landmark in houses_.LANDMARKS))
        for i, roof in enumerate(ROOFS)
    ),
    *(s.symbol(f"tree{n}", *(s.use("tree", 19 * i) for i in range(n))) for n in (2, 3)),
    *(
        s.symbol(
            f"{row}-{i}", *(s.use(f"{name}-{family[roof]}", round(x)) for name, x, roof in houses)
        )
        for row, houses in lay.ROWS.items()
        for i, family in enumerate(lay.FAMILIES)
    ),
    *(
        s.symbol(f"sign-{sign}", s.use("signboard"), s.scaled(0.62, s.fluent(sign)))
        for sign in sorted({sign for signs in plan.SIGN for sign in signs})
    ),
)


def district_of(card: int) -> int:
    """Return the district of a card. The red side also belongs to district 0."""
    return 0 if card == c.RED else card


@svg.drawn_once
def streets(card: int, turned: int) -> str:
    """Draw the island of a card with its lanes and places, without houses."""
    ways = "".join(lay.lane_path(way) for way in lay.lanes(card, turned))
    district = district_of(card)
    parts = [
        s.use("isle"),
        s.path(ways, stroke=s.LANE, stroke_width=25, stroke_linecap="round"),
        s.path(ways, stroke=s.LANE_CORE, stroke_width=15, stroke_dasharray="7 4"),
    ]  # fmt: skip
    for area, (x, y, w, h) in enumerate(lay.plazas(card, turned)):
        parts.append(s.use(f"z-{plan.GROUND[district][area]}-{w}-{h}", round(x), round(y)))
    return "".join(parts)


@svg.drawn_once
def houses(card: int, turned: int) -> str:
    """Draw all houses of an island."""
    drawn = (
        s.use(name if roof is None else f"{name}-{roof}", x, y)
        for name, x, y, roof in lay.buildings(card, turned)
    )
    return svg.group(*drawn, opacity=0.9)


@svg.drawn_once
def guild_signs(card: int, turned: int) -> str:
    """Draw the guild sign of each place on its wall."""
    district = district_of(card)
    parts: list[str] = []
    for area, (x, y, w, h) in enumerate(lay.plazas(card, turned)):
        at = (round(x - w + 9), round(y - h + 3))
        parts.append(s.use(f"sign-{plan.SIGN[district][area]}", *at))
    return "".join(parts)


@svg.drawn_once
def card_symbols(hall: int) -> str:
    """Return every district in every rotation, for its island and for the ghost. The definitions
    contain them from the start, so that placing a district only sends a reference."""
    parts = []
    for card in (hall, *range(1, c.DISTRICTS)):
        for turned in range(4):
            parts.append(
                svg.group(
                    streets(card, turned),
                    houses(card, turned),
                    guild_signs(card, turned),
                    id=f"rc-card-{card}-{turned}",
                )
            )
    return "".join(parts)


@svg.drawn_once
def island(card: int, turned: int, x: int, y: int) -> str:
    """Draw a district at its place in the town."""
    return svg.group(
        svg.tag("use", href=f"#rc-card-{card}-{turned}"),
        id=f"ground-{district_of(card)}",
        at=lay.middle(x, y),
        data_card=f"district-{district_of(card)}",
    )


# --- ways between islands -------------------------------------------------------------------------

_GATE_AT = ((0, 4), (4, 12), (0, lay.QUAY + 3), (-4, 12))


def gate_at(side: int) -> tuple[float, float]:
    """Return the place of the gate of a side, from the middle of its card. The southern gate is in
    the quay wall."""
    x, y = lay.shore(side)
    dx, dy = _GATE_AT[side]
    return x + dx, y + dy


@svg.drawn_once
def way_out(district: int, side: int, x: int, y: int, kind: str) -> str:
    """Draw a bridge between two joined sides, or a gate at the shore."""
    mx, my = lay.middle(x, y)
    if kind == "bridge":
        dx, dy = lay.SIDES[side]
        return s.use("bridge-h" if dx else "bridge-v", mx + dx * lay.CELL_W // 2,
                     my + dy * lay.CELL_H // 2, data_card="bridge")  # fmt: skip
    gx, gy = gate_at(side)
    return s.use(kind, round(mx + gx), round(my + gy), data_card=kind)


@svg.drawn_once
def water(width: float, height: float) -> str:
    """Draw canals. They extend beyond the picture, for large windows."""
    far = 320
    wide, high = int(width) + 2 * far, int(height) + 2 * far
    ripples = "".join(
        f"M{(i * 173 + 40) % wide - far} {(i * 71 + 90) % high - far}q9-4 18 0t18 0"
        for i in range(120)
    )
    shine = "".join(f"M{90 + (i * 37) % 90} {330 + 22 * i}h{26 + (i * 23) % 40}" for i in range(5))
    line = {"stroke_linecap": "round"}
    return svg.group(
        s.rect(-far, -far, wide, high, fill="url(#rc-water)"),
        s.path(shine, stroke=s.GOLD, stroke_opacity=0.28, stroke_width=4, **line),
        s.path(ripples, stroke=s.RIPPLE, stroke_width=2.4, **line),
        id="water",
    )


@svg.drawn_once
def fog(cells: tuple[tuple[int, int], ...]) -> str:
    """Draw mist with a hint of roofs over the empty cells around the town."""
    banks = (
        s.use("fogbank", *lay.middle(x, y), "1 1" if (x + y) % 2 else "-1 1") for x, y in cells
    )
    return svg.group(*banks, id="fog", pointer_events="none")
