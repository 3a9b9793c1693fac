"""The static background: sky, moon, heaps of junk, the wooden path, the soil. It extends beyond the
frame on all sides, for large windows."""

from cheesemoon.core.draw import svg

from . import kit, layout as lay, paint

BLEED = 300


@svg.drawn_once
def sky(at: lay.Layout) -> str:
    """Draw the night sky, stars, the cheese moon and thin clouds before it."""
    tall = at.ground + 30
    stars = faint = ""
    for i in range(90 if at.wide else 50):  # scattered, but always alike
        x = (i * 397) % (at.width + 2 * BLEED) - BLEED
        y = (i * 211 + i * i % 89) % int(tall * 0.5 + 200) - 200
        if i % 5:
            faint += f"M{x} {y}h0"
        else:
            stars += f"M{x} {y}h0"
    return svg.group(
        kit.rect(-BLEED, -BLEED, at.width + 2 * BLEED, tall + BLEED, "url(#fr-sky)"),
        kit.line(faint, paint.FAINT, 2, opacity=0.35),
        kit.line(stars, paint.STAR, 3, opacity=0.7),
        *_moon(*at.moon),
    )


def _moon(x: int, y: int, r: int) -> list[str]:
    holes = (
        (-0.42, -0.28, 0.2),
        (0.36, -0.46, 0.13),
        (0.52, 0.1, 0.19),
        (-0.1, 0.34, 0.14),
        (-0.64, 0.26, 0.12),
        (0.02, -0.64, 0.08),
        (0.24, 0.62, 0.1),
        (-0.02, -0.12, 0.07),
        (0.74, -0.22, 0.06),
    )
    clouds = (
        (-1.2, 0.3, 1.1, 0.09, 0.5),
        (-0.8, 0.4, 1.5, 0.07, 0.42),
        (0.2, -0.2, 1.2, 0.07, 0.4),
        (0.5, -0.12, 0.9, 0.06, 0.34),
    )
    low = f"M{x - r} {y}A{r} {r} 0 0 0 {x + r} {y}A{r} {r * 0.7:g} 0 0 1 {x - r} {y}Z"
    return [
        kit.circle(x, y, r * 1.8, "url(#fr-halo)"),
        kit.circle(x, y, r, "url(#fr-moon)"),
        *(kit.circle(x + a * r, y + b * r, q * r, paint.HOLE) for a, b, q in holes),
        *(
            kit.circle(x + (a + q * 0.1) * r, y + (b + q * 0.14) * r, q * r * 0.86, paint.HOLE_IN)
            for a, b, q in holes
        ),
        kit.path(low, paint.MOON_SHADE, opacity=0.32),
        *(
            kit.rect(x + a * r, y + b * r, w * r, h * r, paint.CLOUD, h * r / 2, opacity=o)
            for a, b, w, h, o in clouds
        ),
    ]


def junk(kind: str, x: float, y: float, s: float, fill: str, hole: str) -> str:
    """Draw a piece of junk as a silhouette that stands on (x, y)."""
    shapes = {
        "tv": kit.rect(-30, -44, 60, 44, fill, 8)
        + kit.rect(-23, -37, 34, 30, hole, 6)
        + kit.circle(20, -30, 4, hole)
        + kit.line("M-4-44L-22-66M4-44L20-62", fill, 3),
        "tyre": kit.circle(0, -30, 30, fill) + kit.circle(0, -30, 14, hole),
        "fridge": kit.rect(-24, -96, 48, 96, fill, 6)
        + kit.path("M-24-62H24", stroke=hole, stroke_width=4)
        + kit.line("M14-84V-72M14-52V-28", hole, 4),
        "tub": kit.path("M-46-30H46Q44 0 26 0H-26Q-44 0-46-30Z", fill)
        + kit.line("M-36-30V-52Q-36-62-26-58", fill, 5)
        + kit.rect(-52, -36, 104, 8, fill, 4),
        "washer": kit.rect(-30, -64, 60, 64, fill, 6)
        + kit.circle(0, -28, 19, hole)
        + kit.circle(0, -28, 12, fill)
        + kit.line("M-20-54H-6", hole, 4),
        "spring": kit.line("M0 0l14-8l-28-8l28-8l-28-8l28-8l-14-8", fill, 4),
        "crane": kit.line("M0 0V-230M-70-206H190M0-262L190-206M0-262L-70-206", fill, 7)
        + kit.line("M150-206V-130", fill, 3)
        + kit.path("M138-130H162L156-112H144Z", fill)
        + kit.rect(-80, -206, 34, 26, fill),
        "drum": kit.rect(-22, -62, 44, 62, fill, 5) + kit.line("M-22-42H22M-22-20H22", hole, 3),
    }
    return svg.group(shapes[kind], transform=f"translate({x:.0f} {y:.0f}) scale({s:g})")


def _hills(at: lay.Layout, g: int, *heights: float) -> str:
    step = at.width / (len(heights) - 1)
    d = f"M{-BLEED} {g}V{g - heights[0]:.0f}L0 {g - heights[0]:.0f}"
    for i, h in enumerate(heights[1:], 1):
        d += f"Q{step * (i - 0.5):.0f} {g - max(h, heights[i - 1]) - 28:.0f} "
        d += f"{step * i:.0f} {g - h:.0f}"
    return d + f"L{at.width + BLEED} {g - heights[-1]:.0f}V{g}Z"


@svg.drawn_once
def junkyard(at: lay.Layout) -> str:
    """Draw three layers of heaps behind the path."""
    if at.wide:
        g = at.ground
        return svg.group(
            junk("crane", 770, 350, 1, paint.FAR, paint.FAR),
            kit.path(_hills(at, g, 330, 300, 420, 400, 470, 430, 380, 440), paint.FAR, opacity=0.8),
            junk("tub", 1090, 395, 1, paint.FAR, paint.MID),
            kit.path(_hills(at, g, 210, 230, 150, 240, 180, 260, 230, 250), paint.MID),
            junk("fridge", 250, 590, 1, paint.MID, paint.FAR),
            junk("tv", 180, 592, 1.1, paint.MID, paint.FAR),
            junk("tyre", 300, 594, 0.8, paint.MID, paint.FAR),
            kit.path(_hills(at, g, 60, 110, 60, 100, 70, 110, 90, 100), paint.NEAR),
            junk("washer", 960, 774, 1.15, paint.MID, paint.FAR),
            junk("drum", 1010, 776, 1, paint.MID, paint.FAR),
            junk("tyre", 905, 776, 0.8, paint.MID, paint.FAR),
            junk("spring", 1038, 776, 1, paint.MID, paint.FAR),
        )
    g = int(at.bases[0]) + 20
    return svg.group(
        junk("crane", 470, 520, 1.1, paint.FAR, paint.FAR),
        kit.path(_hills(at, g, 520, 560, 640, 600, 560), paint.FAR, opacity=0.8),
        kit.path(_hills(at, g, 300, 400, 330, 420, 360), paint.MID),
        junk("fridge", 150, 774, 1, paint.MID, paint.FAR),
        junk("tv", 80, 776, 1.1, paint.MID, paint.FAR),
        kit.path(_hills(at, g, 90, 140, 100, 150, 120), paint.NEAR),
        kit.rect(-BLEED, g - 2, at.width + 2 * BLEED, at.ground - g + 4, paint.NEAR),
        junk("washer", 740, at.ground - 4, 1, paint.MID, paint.FAR),
    )


@svg.drawn_once
def fireflies(at: lay.Layout) -> str:
    """Draw a few lights among the junk."""
    spots = (
        ((236, 512), (70, 560), (1040, 300), (960, 690), (1046, 640), (470, 40), (1220, 790))
        if at.wide
        else ((70, 700), (150, 640), (40, 880), (230, 1090), (520, 60))
    )
    return svg.group(
        *(
            kit.circle(x, y, 9, "url(#fr-glow)", opacity=0.8) + kit.circle(x, y, 1.8, "#fff2b8")
            for x, y in spots
        )
    )


@svg.drawn_once
def road(at: lay.Layout) -> str:
    """Draw the wooden path: one line that winds from the start to the launch pad."""
    d = at.road()
    arrows = "".join(f"M{x - 6} {y + dy}l6-6l6 6" for x, y in at.turns for dy in (-9, 4))
    return svg.group(
        kit.line(d, paint.DROP, 22, opacity=0.55, transform=(0, 11)),
        kit.line(d, paint.WOOD_DARK, 17, transform=(0, 7)),
        kit.line(d, paint.WOOD, 15, transform=(0, 3)),
        kit.path(
            d,
            stroke=paint.WOOD_DARK,
            stroke_width=15,
            stroke_dasharray="2.5 27",
            stroke_linecap="butt",
            transform=(0, 3),
            opacity=0.8,
        ),
        kit.line(d, paint.WOOD_LIGHT, 3.5, transform=(0, -3), opacity=0.9),
        kit.line(arrows, "#f0cfa0", 3, opacity=0.85),
    )


@svg.drawn_once
def posts(at: lay.Layout) -> str:
    """Draw the posts below the path."""
    d = ""
    for row in (1, 2, 3):
        for column in (0, 2, 3, 5, 6, 7):
            x = at.x0 + at.dx * (column + 0.5)
            if x < (at.width if at.wide else 760):
                top, foot = at.bases[row] + at.lift(x) + 8, at.bases[row - 1] + at.lift(x)
                d += f"M{x:.0f} {top:.0f}V{foot:.0f}"
    return kit.line(d, paint.POST, 7, opacity=0.7)


@svg.drawn_once
def soil(at: lay.Layout) -> str:
    """Draw the soil below the ground line, with stones and roots."""
    g, bottom = at.ground, at.height
    bow = at.lift if at.wide else (lambda _: 0.0)
    bent = "".join(f"L{x} {g + bow(x):.0f}" for x in range(50, 1000, 50)) + f"L1000 {g}"
    top = f"M{-BLEED} {g}H0" + (bent if at.wide else "") + f"H{at.width + BLEED}"
    grass = "".join(
        f"M{x} {g + bow(x) + 2:.0f}l{-4 + i % 3 * 3} {-9 - i % 4 * 3}m7 {9 + i % 4 * 3}"
        f"l{3 - i % 2 * 5} {-8 - i % 3 * 3}"
        for i, x in enumerate(range(14 - BLEED, at.width + BLEED, 53))
    )
    stones = "".join(
        kit.oval(
            i * 271 % (at.width + 400) - 200,
            g + 26 + i * 97 % int(bottom - g + 100),
            9 + i % 4 * 4,
            6 + i % 3 * 3,
            paint.STONE,
        )
        for i in range(34)
    )
    return svg.group(
        kit.line(grass, paint.GRASS, 3),
        kit.path(f"{top}V{bottom + BLEED}H{-BLEED}Z", "url(#fr-soil)"),
        stones,
        kit.line(top, paint.GRASS, 7),
        kit.line(top, paint.GRASS_LIGHT, 2.4, transform=(0, -2.5)),
    )
