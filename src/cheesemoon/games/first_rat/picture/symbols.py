"""Symbols, drawn once in `<defs>` and used many times: rats, signs, lamps, spaces, gradients."""

from cheesemoon import art
from cheesemoon.core.draw import svg

from .. import content as c
from . import kit, layout as lay, paint

PAW = 22  # half the width of the paw that shows the number of steps


def symbol(id_: str, *inside: str) -> str:
    return svg.tag("g", *inside, id=f"fr-{id_}")


# --- signs and rats -------------------------------------------------------------------------------


@svg.drawn_once
def sign_shape(seat: int, r: float, fill: str, **more: object) -> str:
    """Draw the sign of a seat around the origin: disc, diamond, square, triangle, cross."""
    if seat == 0:
        return kit.circle(0, 0, r, fill, **more)
    if seat == 1:
        d = f"M0 {-r * 1.3:g}L{r * 1.3:g} 0L0 {r * 1.3:g}L{-r * 1.3:g} 0Z"
    elif seat == 2:
        a = r * 0.94
        d = f"M{-a:g} {-a:g}H{a:g}V{a:g}H{-a:g}Z"
    elif seat == 3:
        d = f"M0 {-r * 1.36:g}L{r * 1.4:g} {r * 0.96:g}H{-r * 1.4:g}Z"
    else:
        a, b = r * 0.64, r * 1.24
        d = (
            f"M{-a:g} {-b:g}H{a:g}V{-a:g}H{b:g}V{a:g}H{a:g}V{b:g}H{-a:g}V{a:g}"
            f"H{-b:g}V{-a:g}H{-a:g}Z"
        )
    return kit.path(d, fill, **more)


def badge_paint(seat: int) -> str:
    """Return the colour of a badge: dark on the white rat, paper on the others."""
    return "#20243a" if seat == 2 else paint.PAPER


def letter_paint(seat: int) -> str:
    """Return the colour of letters and numbers on a badge."""
    return "#ffffff" if seat == 2 else paint.INK


def rats() -> list[str]:
    """Return the rat symbols, then badges and signs. A rat looks to the right, 64 wide and 52 tall,
    around the middle of its feet. `color` is its colour; the black rat has a light edge."""
    drawn = [_rat("rat", paint.INK), _rat("rat-black", "#d5d9ea")]
    for seat, fill in enumerate(paint.PLAYERS):
        badge = sign_shape(seat, 12.6, badge_paint(seat), stroke=paint.INK, stroke_width=1.6)
        edge = "#e8eaf4" if seat == 4 else paint.INK
        drawn.append(symbol(f"badge-{seat}", badge))
        drawn.append(
            symbol(f"sign-{seat}", sign_shape(seat, 10, fill, stroke=edge, stroke_width=2))
        )
    return drawn


def _rat(id_: str, edge: str) -> str:
    body = (
        "M-27-13C-28-31-13-41 3-39 9-41 17-38 22-33 28-28 33-22 35-17 36-12 31-9 25-9L15-8"
        "C11-3 3-1-8-1-20-1-27-5-27-13Z"
    )
    shade = (
        "M-26-13C-26-5-18-2-8-2 3-2 11-4 15-8.5L25-9.5C31-9.5 35-12 34.5-16 26-12 14-14 4-12"
        "-8-9-20-9-26-13Z"
    )
    tail = "M-24-8C-40-4-42-22-33-27"
    own = "currentColor"
    return symbol(
        id_,
        kit.line(tail, edge, 6.5) + kit.line(tail, "#f29aa2", 4),
        kit.circle(17, -38, 7.5, own, stroke=edge, stroke_width=2)
        + kit.circle(17, -38, 7.5, paint.INK, opacity=0.32),
        kit.oval(-13, -2, 9, 4, "#f29aa2", stroke=edge, stroke_width=1.6)
        + kit.oval(13, -3, 7, 3.6, "#f29aa2", stroke=edge, stroke_width=1.6),
        kit.path(body, own, stroke=edge, stroke_width=2.2)
        + kit.path(shade, paint.INK, opacity=0.2),
        kit.line("M-23-22C-19-33-9-38 1-37.5", "#ffffff", 2.6, opacity=0.4),
        kit.circle(7, -39, 9, own, stroke=edge, stroke_width=2.2)
        + kit.circle(7.5, -38.5, 5.2, "#f6a5ad"),
        kit.circle(22.5, -23, 3, paint.INK) + kit.circle(23.5, -24, 1.1, "#ffffff"),
        kit.circle(34, -17, 3.2, "#f2707c", stroke=edge, stroke_width=1.4),
    )


def capes() -> list[str]:
    """Return the cape of a super-rat, which flies behind it to the left."""
    wing = "M2-34C-16-48-36-44-52-36C-44-30-50-24-44-16C-34-20-22-16-14-10Z"
    fold = "M2-34C-14-42-32-40-46-34C-34-36-16-34-4-26Z"
    return [
        symbol(
            "cape",
            kit.path(wing, "#d5282f", stroke=paint.INK, stroke_width=2),
            kit.path(fold, "#ff6a5e"),
        )
    ]


# --- lamps ----------------------------------------------------------------------------------------


def lights() -> list[str]:
    """Return the lamps of the chain and their light."""
    glass = "M0 0C7 3 9 8 9 12A9 9 0 0 1-9 12C-9 8-7 3 0 0Z"
    hood = "M-20 24Q-20 2 0 2Q20 2 20 24Z"
    return [
        symbol(
            "lamp-off",
            kit.rect(-4.5, -7, 9, 8, "#2c3352", 2),
            kit.path(glass, paint.GLASS, stroke=paint.GLASS_EDGE, stroke_width=1.8),
            kit.line("M-4 9Q-4 6-1 5", paint.GLASS_SHINE, 1.6),
        ),
        symbol(
            "lamp-on",
            kit.circle(0, 11, 30, "url(#fr-glow)"),
            kit.rect(-4.5, -7, 9, 8, "#5a4a2c", 2),
            kit.path(glass, "#ffd76a", stroke="#fff2c4", stroke_width=1.8),
            kit.circle(0, 12, 4.5, "#fffbe8"),
        ),
        symbol(
            "spot-off",
            kit.line("M0-8V2", "#4a5380", 4),
            kit.path(hood, paint.SPOT, stroke=paint.GLASS_EDGE, stroke_width=2),
            kit.rect(-23, 22, 46, 7, "#4a5380", 3.5),
        ),
        symbol(
            "spot-on",
            kit.circle(0, 22, 52, "url(#fr-glow)"),
            kit.line("M0-8V2", "#8a6b35", 4),
            kit.path(hood, "#e8a92f", stroke="#fff2c4", stroke_width=2),
            kit.rect(-23, 22, 46, 7, "#fff2c4", 3.5),
        ),
        svg.tag("path", id="fr-cone", d="M-16 0H16L47 78H-47Z", fill="url(#fr-beam)"),
    ]


# --- spaces ---------------------------------------------------------------------------------------


def deck(w: float, h: float, tall: float) -> str:
    """Return the outline of the light upper edge of a space."""
    a = w / 2
    return (
        f"M{-a:g} {tall - h:g}V{13 - h:g}Q{-a:g} {-h:g} {13 - a:g} {-h:g}H{a - 13:g}"
        f"Q{a:g} {-h:g} {a:g} {13 - h:g}V{tall - h:g}Z"
    )


def blocks(at: lay.Layout) -> list[str]:
    """Return a space of each colour, around the middle of its feet: a light deck for the rats, a
    strip for number and sign, a hole for the window. Then the window, dark and lit."""
    w, h = at.tile, at.block
    left, top = -w / 2, -h
    drawn = [
        symbol(
            f"block-{name}",
            kit.rect(left, top + 6, w, h, kit.mixed(tone, paint.INK, 0.62), 13),
            kit.rect(left, top, w, h, kit.mixed(tone, paint.INK, 0.2), 13),
            kit.rect(left, top, w, h - 5, tone, 13),
            kit.path(deck(w, h, at.deck), kit.mixed(tone, "#ffffff", 0.42)),
            kit.sign(name, -left - 16, top + at.deck + at.strip / 2 - 1.5, at.strip - 7),
        )
        for name, tone in paint.COLOURS.items()
    ]
    w, h = at.tile - 14, at.window
    for id_, fill, edge in (
        ("win-off", "url(#fr-dark)", paint.BLACK),
        ("win-on", "url(#fr-warm)", "#fff6d8"),
    ):
        drawn.append(
            symbol(
                id_,
                kit.rect(-w / 2, -at.foot - h - 3, w, h, fill, 8, stroke=edge, stroke_width=2),
            )
        )
    return drawn


# --- what a run costs and brings ------------------------------------------------------------------


def aims(at: lay.Layout) -> list[str]:
    """Return the dashed ring around a possible end, the paw that counts steps, gains and costs."""
    drawn = [symbol("aim", *_ring(at, at.tile)), symbol("aim-pad", *_ring(at, at.pad_wide))]
    for wide, id_ in ((at.tile, "hit"), (at.pad_wide, "hit-pad")):
        tall = at.block + 24 * at.k
        drawn.append(
            symbol(id_, kit.rect(-wide / 2, -tall, wide, tall + 4, "#ffffff", 12, fill_opacity=0))
        )
    toes = ((-14, -7), (-5.5, -14), (5.5, -14), (14, -7))
    drawn.append(
        symbol(
            "paw",
            *(kit.circle(x, y, 6, paint.GOLD, stroke=paint.INK, stroke_width=2.4) for x, y in toes),
            kit.oval(0, 4, 16, 14, paint.GOLD, stroke=paint.INK, stroke_width=2.4),
        )
    )
    for steps in range(1, c.PAD + 1):
        paw = svg.tag("use", href="#fr-paw", transform=f"scale({at.k:g})" if at.k != 1 else None)
        drawn.append(
            symbol(f"paw-{steps}", paw, kit.middle(0, 4 * at.k, steps, at.small + 1, paint.INK))
        )
    for gain in range(1, 10):
        drawn += [_gain(at, gain, "on"), _gain(at, gain, "off")]
    drawn += [cost(at, n, item) for item in c.GOODS for n in ((1, 2) if item != "cheese" else ())]
    drawn += [cost(at, n, "cheese") for n in range(1, 6)]
    return drawn


def _ring(at: lay.Layout, w: float) -> tuple[str, str]:
    frame: dict[str, object] = {
        "x": -w / 2 - 1,
        "y": -at.block - 1,
        "width": w + 2,
        "height": at.block + 5,
        "rx": 14,
        "fill": "none",
    }
    return (
        svg.tag("rect", **frame, stroke=paint.BLACK, stroke_width=7, opacity=0.55),
        svg.tag("rect", **frame, stroke=paint.GOLD, stroke_width=4, stroke_dasharray="12 8"),
    )


def _gain(at: lay.Layout, gain: int, lit: str) -> str:
    """Draw the gain of a run, in green over the number of its window, left of the good."""
    w = at.tile - 14
    y, size = -at.foot - 3 - at.window / 2, at.gift - 8
    good = w / 4 - 1 - at.icon / 2  # its left edge
    arm = round(size * 0.34, 1)  # of the plus sign, which would be too small as a letter
    ground, tone = ("#fff3cf", "#14702f") if lit == "on" else ("#171e3a", paint.GAIN)
    return symbol(
        f"gain-{lit}-{gain}",
        kit.rect(-w / 2 + 2, y - at.window / 2 + 2, w / 2 + 1, at.window - 4, ground, 7),
        kit.line(f"M{-w / 2 + 4:g} {y:g}h{arm:g}m{-arm / 2:g} {-arm / 2:g}v{arm:g}", tone, 2.4),
        kit.words(good + 1, y + size * 0.36, gain, size, tone, text_anchor="end"),
    )


def cost(at: lay.Layout, n: int, item: str) -> str:
    """Draw `−2` and a good on a dark plate around the origin."""
    return symbol(
        f"cost-{n}-{item}", *plate(at, f"−{n}", kit.icon(item, 0, 0, 22 * at.k), paint.COST)
    )


def plate(at: lay.Layout, told: str, sign_: str, tone: str) -> tuple[str, ...]:
    """Draw a dark plate with a number and a sign."""
    s, k = at.small, at.k
    wide = len(told) * s * 0.62 + 40 * k
    return (
        kit.rect(-wide / 2, -10 * k, wide, 28 * k, paint.SHADOW, 14 * k, opacity=0.6),
        kit.rect(
            -wide / 2, -13 * k, wide, 28 * k, paint.DARK, 14 * k, stroke=tone, stroke_width=2.2
        ),
        kit.words(-wide / 2 + 10 * k, k + s * 0.37, told, s, tone),
        svg.tag("g", sign_, transform=f"translate({wide / 2 - 17 * k:g} {k:g})"),
    )


# --- gradients ------------------------------------------------------------------------------------

Stops = tuple[tuple[float, str, float], ...]


def _stops(stops: Stops) -> str:
    return "".join(
        svg.tag("stop", offset=o, stop_color=tone, stop_opacity=None if a == 1 else a)
        for o, tone, a in stops
    )


def gradients() -> list[str]:
    upright: dict[str, Stops] = {
        "sky": (
            (0, paint.SKY[0], 1),
            (0.45, paint.SKY[1], 1),
            (0.75, paint.SKY[2], 1),
            (1, paint.SKY[3], 1),
        ),
        "soil": ((0, paint.SOIL[0], 1), (0.25, paint.SOIL[1], 1), (1, paint.SOIL[2], 1)),
        "beam": ((0, paint.BEAM, 0.42), (1, paint.BEAM, 0.04)),
        "warm": ((0, "#fffcf0", 1), (1, "#ffe9b3", 1)),
        "dark": ((0, "#0f1429", 1), (1, "#1d2548", 1)),
        "cave": ((0, paint.CAVE_TOP, 1), (1, paint.CAVE_LOW, 1)),
    }
    around: dict[str, Stops] = {
        "glow": ((0, "#ffe9a8", 0.75), (0.4, "#ffc94d", 0.28), (1, "#ffc94d", 0)),
        "halo": ((0, paint.MOONLIGHT, 0.5), (0.55, paint.MOONLIGHT, 0.16), (1, paint.MOONLIGHT, 0)),
        "moon": ((0, paint.MOON_IN, 1), (0.65, paint.MOON_OUT, 1), (1, paint.MOON_EDGE, 1)),
        "pool": ((0, "#ffc94d", 0.35), (1, "#ffc94d", 0)),
        "spores": ((0, "#ff9d8a", 0.4), (1, "#ff9d8a", 0)),
    }
    return [
        *(
            svg.tag("linearGradient", _stops(stops), id=f"fr-{id_}", x1=0, y1=0, x2=0, y2=1)
            for id_, stops in upright.items()
        ),
        *(
            svg.tag("radialGradient", _stops(stops), id=f"fr-{id_}")
            for id_, stops in around.items()
        ),
    ]


@svg.drawn_once
def board_defs(at: lay.Layout) -> str:
    """Return all symbols that a board may use, for every option and number of seats."""
    crew = "".join(kit.track_icon("rattonauts", 0, 0, 22 * at.k))
    points = [symbol(f"crew-{n}", *plate(at, f"+{n}", crew, paint.GAIN)) for n in range(1, 21)]
    return svg.tag(
        "defs",
        *gradients(),
        art.symbols(kit.BOARD_ART),
        *rats(),
        *capes(),
        *lights(),
        *blocks(at),
        *aims(at),
        *points,
    )


@svg.drawn_once
def panel_defs() -> str:
    """Return the symbols of panels. Each panel gives them ids of its own."""
    return svg.tag("defs", art.symbols(kit.ART), *rats(), *capes())
