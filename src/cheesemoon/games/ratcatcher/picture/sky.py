"""The sky over the town, the moon that the rats eat, and the clock of the night."""

from math import cos, radians, sin

from cheesemoon.core.draw import svg

from .. import content as c
from ..telling import narration
from . import shapes as s

SLICE = 36  # degrees
_GONE, _GONE_EDGE = "#2b2347", "#51447a"
_WOOD, _BRASS = "#6b4f33", "#b08a55"
_ALARM = "#b3261e"


def on_circle(r: float, angle: float) -> tuple[float, float]:
    """Return a point of a circle, in degrees clockwise from the top."""
    return r * sin(radians(angle)), -r * cos(radians(angle))


def sector(r: float, begin: float, end: float) -> str:
    """Return a slice of a disc."""
    (x, y), (u, v) = on_circle(r, begin), on_circle(r, end)
    return f"M0 0L{x:.1f} {y:.1f}A{r:g} {r:g} 0 {int(end - begin > 180)} 1 {u:.1f} {v:.1f}Z"


# --- sky ------------------------------------------------------------------------------------------


@svg.drawn_once
def stars(width: int, height: int) -> str:
    """Draw a few stars."""
    d = "".join(f"M{(i * 97 + 31) % width} {(i * 53 + 11) % height}v.1" for i in range(46))
    return s.path(d, stroke=s.STARS, stroke_width=2.2, stroke_linecap="round")


@svg.drawn_once
def sky(width: int, height: int) -> str:
    """Draw stars and a far town along the top. The town below fades into it."""
    roofs, x, i = f"M-320 {height}", -320, 0
    while x < width + 320:
        w, h, roof = 26 + (i * 37) % 40, 20 + (i * 29) % 26, 12 + (i * 17) % 12
        roofs += f"V{height - h}l{w / 2:g} {-roof}l{w / 2:g} {roof}"
        if i % 7 == 3:
            roofs += "v-18l7-22l7 22v18"
            x += 14
        x, i = x + w, i + 1
    return svg.group(
        s.rect(-320, -320, width + 640, 321, fill=s.SKY_TOP),
        s.rect(-320, 0, width + 640, height + 40, fill="url(#rc-sky)"),
        stars(width, height - 55),
        s.path(f"{roofs}V{height}Z", s.SKYLINE),
        id="sky",
        pointer_events="none",
    )


# --- the moon: what the rats have eaten -----------------------------------------------------------

_CRUMBS = ((0.82, 30, 9), (0.7, 95, 12), (0.86, 140, 7), (0.75, 200, 10), (0.88, 230, 6))
_HOLES = (
    (0.84, 12, 9), (0.62, 40, 7), (0.86, 76, 11), (0.6, 108, 8), (0.87, 132, 8), (0.66, 165, 10),
    (0.88, 196, 9), (0.63, 226, 8), (0.9, 262, 8), (0.58, 285, 9), (0.86, 312, 7), (0.6, 340, 8),
)  # fmt: skip


def slices(arch: int) -> list[str]:
    """Return the effect of each slice of the moon. The last one ends the game."""
    return [c.STEPS[step] for step in c.TRACK[arch, 1 : c.TRACK_END]] + ["end"]


@svg.drawn_once
def moon(arch: int, eaten: int, r: int) -> str:
    """Draw a cheese of ten slices. Eaten ones are gone. Each shows the effect of its loss."""
    parts = [
        s.circle(0, 0, r * 1.95, "url(#rc-moonlight)"),
        s.circle(0, 0, r + 5, "#171c38"),
        s.circle(0, 0, r, _GONE, stroke=_GONE_EDGE, stroke_width=3),
    ]
    parts += [s.circle(*on_circle(r * q, a), size, "#3a3060") for q, a, size in _CRUMBS]
    if eaten < c.TRACK_END:
        parts += _cheese_left(eaten, r)
    lines = "".join(
        "M0 0L{:.1f} {:.1f}".format(*on_circle(r, i * SLICE)) for i in range(c.TRACK_END)
    )
    ink = "#8a5a10" if eaten < 5 else "#8a7ab8"
    parts.append(s.path(lines, stroke=ink, stroke_opacity=0.35, stroke_width=1.5))
    for i, effect in enumerate(slices(arch)):
        if effect != "-":
            parts += _slice_sign(effect, i, eaten, r)
    parts.append(s.circle(0, 0, r * 0.42, "#1d1736", stroke=_GONE_EDGE, stroke_width=2))
    parts.append(s.use("arch", 0, 0, r / 100))
    return "".join(parts)


def _cheese_left(eaten: int, r: int) -> list[str]:
    whole = f"M0 {-r}A{r} {r} 0 1 1 -.1 {-r}Z"
    parts = [s.path(sector(r, eaten * SLICE, 360) if eaten else whole, "url(#rc-cheesemoon)")]
    parts += [
        s.circle(*on_circle(r * q, a), size, "#e0a12c", opacity=0.75)
        for q, a, size in _HOLES
        if a > eaten * SLICE + 8
    ]
    if eaten:  # tooth marks along the cut
        for angle in (eaten * SLICE, 360):
            bites = (0.46, 0.6, 0.74, 0.88, 1.0)
            parts += [s.circle(*on_circle(q * r, angle), 9, _GONE) for q in bites]
    return parts


def _slice_sign(effect: str, i: int, eaten: int, r: int) -> list[str]:
    x, y = (round(v, 1) for v in on_circle(r * 0.76, i * SLICE + 18))
    ink, hole, parts = ("#7d70a8", _GONE, []) if i < eaten else ("#6b3d00", "#ffd76a", [])
    if i == eaten:  # the next slice
        ink, hole = "#fff", _ALARM
        parts.append(s.circle(x, y, 20, _ALARM, stroke="#ffb4ae", stroke_width=3))
    card = f"slice-{'none' if effect == '-' else effect}"
    parts.append(s.use(f"e-{effect}", x, y, 0.95, color=ink, fill=hole, data_card=card))
    return parts


# --- the clock: whose step it is ------------------------------------------------------------------

_SIGNS = (
    ("paw", 0.85), ("trap", 0.62), ("tooth", 0.85), ("wedge", 0.9), ("nest", 0.62),
    ("gatelet", 0.85), ("broom", 0.9),
)  # fmt: skip
_MINE, _EACH = 122, 34  # degrees: the ratcatcher's turn, a step of the rats


@svg.drawn_once
def clock(round_no: int, now: int, r: int, word: str) -> str:
    """Draw the clock: the ratcatcher's turn is the light third, then come the seven steps of the
    rats."""
    parts = [
        s.circle(0, 3, r + 12, s.SHADE, opacity=0.5),
        s.circle(0, 0, r + 9, _WOOD, stroke=_BRASS, stroke_width=3),
        s.circle(0, 0, r, "#1c2247"),
        s.path(sector(r, -_MINE / 2, _MINE / 2), s.GOLD if now < 0 else "#4a5080"),
    ]
    for i, (sign, size) in enumerate(_SIGNS):
        begin = _MINE / 2 + i * _EACH
        if i == now:
            parts.append(s.path(sector(r, begin, begin + _EACH), _ALARM))
        edge = "M0 0L{:.1f} {:.1f}".format(*on_circle(r, begin))
        parts.append(s.path(edge, stroke="#3a4470", stroke_width=2))
        x, y = on_circle(r * 0.76, begin + _EACH / 2)
        drop = 6 if sign in ("trap", "nest") else 0
        card = f"night-{narration.NIGHT[i]}"
        parts.append(s.use(sign, round(x, 1), round(y + drop, 1), size, data_card=card))
    parts.append(s.use("hat", 0, -r * 0.7, 1.25, data_card="your-turn"))
    hub = round(r * 0.47, 1)
    parts.append(s.rect(-hub, -hub, 2 * hub, 2 * hub, hub, fill="#0d1226", stroke=_BRASS,
                        stroke_width=3))  # fmt: skip
    at = 0 if now < 0 else _MINE / 2 + now * _EACH + _EACH / 2
    hand = (on_circle(r * 0.43, at - 16), on_circle(r * 0.56, at), on_circle(r * 0.43, at + 16))
    parts.append(s.path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in hand) + "Z", _BRASS))
    light = "#f3efe2"
    if word:
        size = s.fitted(word, r * 0.84, 19, 18.6)
        parts.append(s.words(0, -6, word, size, "#aab1d0", 600, "middle"))
        parts.append(s.words(0, 24, round_no, 34, light, anchor="middle", title=True))
    else:
        parts.append(s.words(0, 14, round_no, 40, light, anchor="middle", title=True))
    return "".join(parts)


@svg.drawn_once
def ribbon(
    x: float, y: float, said: str, size: float, room: float, alarm: bool = False, **more: object
) -> str:
    """Draw a board under moon or clock."""
    least = s.SMALLEST if size < 26 else s.SMALLEST_TALL
    size = s.fitted(said, room - 24, size, least)
    said = s.cut(said, room - 24, size)
    wide = s.wide(said, size) + 26
    fill, edge = ("#7a2530", "#ff7b72") if alarm else (_WOOD, _BRASS)
    return svg.group(
        s.rect(-wide / 2, -0.7 * size, wide, 1.5 * size, 9, fill=fill, stroke=edge, stroke_width=2),
        s.words(0, 0.4 * size, said, size, "#f6e6c4", 700, "middle"),
        at=(x, y),
        **more,
    )
