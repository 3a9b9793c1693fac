"""Small signs for headers, tags and panels. A sign of an effect has two colours: `color` for itself
and `fill` for its holes."""

from cheesemoon.core.draw import svg

from . import shapes as s

INK = "currentColor"
_PLUS = s.path("M8-11v8M4-7h8", stroke=INK, stroke_width=2.6, stroke_linecap="round")
_HEART = "M0 9C-13 0-11-9-5-9Q-1-9 0-5Q1-9 5-9C11-9 13 0 0 9Z"

EFFECTS: dict[str, tuple[str, ...]] = {  # effects of a slice of the moon or a step of the gut
    "peculiar": (
        s.circle(-7, -6, 5, INK),
        s.circle(7, -6, 5, INK),
        s.path("M-10 0Q0-14 10 0Q6 11 0 11T-10 0Z", INK),
        svg.tag("circle", cx=-5, cy=-1, r=2),
        svg.tag("circle", cx=5, cy=-1, r=2),
    ),
    "spawn": (
        s.path("M-12 2Q0-8 12 2Q8 10 0 10T-12 2Z", INK),
        svg.tag("ellipse", cx=0, cy=1, rx=6, ry=3),
        _PLUS,
    ),
    "bite": (s.path("M-10-6h14q2 6-1 11l-3 6l-2-7h-2l-2 7l-3-6q-3-5-1-11z", INK), _PLUS),
    "defence": (s.path("M-11-8q8 1 9-3q2 4 9 3q1 14-9 20q-10-6-9-20z", INK), _PLUS),
    "move": (
        s.ellipse(-3, 5, 6.5, 5, INK),
        s.circle(-10, -2, 2.8, INK),
        s.circle(-5, -6, 2.8, INK),
        s.circle(1, -5, 2.8, INK),
        _PLUS,
    ),
    "deploy": (s.path("M-12 9l-2-16l8 6l6-9l6 9l8-6l-2 16z", INK),),
    "swarm": (
        s.path(
            "M-12-4q6-6 12 0t12 0M-12 5q6-6 12 0t12 0",
            stroke=INK,
            stroke_width=3,
            stroke_linecap="round",
        ),
    ),
    "heal": (s.path(_HEART, INK),),
    "end": (
        s.path("M-11-2a11 11 0 0 1 22 0q0 5-4 7v5h-14v-5q-4-2-4-7z", INK),
        svg.tag("circle", cx=-4.5, cy=-2, r=3),
        svg.tag("circle", cx=4.5, cy=-2, r=3),
    ),
}

_PAW = "#d9ab8a"
_AIM = "#e5484d"
_LINE = {"stroke": s.DARK, "stroke_width": 1}

SYMBOLS = (
    *(s.symbol(f"e-{name}", *drawn) for name, drawn in EFFECTS.items()),
    s.symbol(
        "hat",
        s.path("M-16 3Q0-5 16 2Q10 8 0 7T-16 3Z", "#4b3866"),
        s.path("M-9 2Q-9-14 2-13Q9-12 9 1Q0-1-9 2Z", "#4b3866"),
        s.path("M-9-2Q0-5 9-3V1Q0-1-9 2Z", s.GOLD),
        s.path("M5-11Q17-22 22-12Q16-13 8-7Z", s.WHITE, stroke="#8a84a0", stroke_width=0.6),
    ),
    s.symbol(
        "heart",
        s.path(_HEART, INK),
        s.path("M-7-4q1-3 3-3", stroke="#fff", stroke_opacity=0.7, stroke_width=1.8),
    ),
    s.symbol("bar", s.path("M0-9v18", stroke=s.RING, stroke_opacity=0.6, stroke_width=1.5)),
    s.symbol("chip", s.circle(0, 0, 17, s.PLATE_DEEP, stroke=s.RING, stroke_width=2.5)),
    s.symbol("slot", s.circle(0, 0, 12, s.PLATE_DEEP, stroke=s.SLOT_EDGE, stroke_width=2)),
    s.symbol("wedge", s.scaled(0.8, s.fluent("cheese-wedge"))),
    s.symbol(
        "tooth",
        s.path(
            "M-10-8q5 2 10 0q5 2 10 0q3 7-1 13l-3 6l-3-8h-6l-3 8l-3-6q-4-6-1-13z",
            "#fffbe8",
            **_LINE,
        ),
    ),
    s.symbol(
        "shield",
        s.path("M-11-9q9 1 11-3q2 4 11 3q2 15-11 22q-13-7-11-22z", "#8fa2d8", **_LINE),
        s.path("M0-12q2 4 11 3q2 15-11 22z", "#5f73b0"),
    ),
    s.symbol(
        "paw",
        s.ellipse(0, 5, 8, 6, _PAW),
        s.circle(-9, -3, 3.5, _PAW),
        s.circle(-3, -8, 3.5, _PAW),
        s.circle(4, -8, 3.5, _PAW),
        s.circle(10, -3, 3.5, _PAW),
    ),
    s.symbol(
        "boot",
        s.path("M-7-13h10v13q8 1 9 6v5h-19z", "#a0703f", **_LINE),
        s.path("M-8 11h20v-3h-20z", "#5b3a24"),
        s.path("M-7-9h10", stroke="#d9ab68", stroke_width=2),
    ),
    s.symbol(
        "broom",
        s.path("M10-14L-2 2", stroke="#d9ab68", stroke_width=4, stroke_linecap="round"),
        s.path("M-4-2l7 7q-4 9-14 10q1-11 7-17z", "#e0b95a", **_LINE),
    ),
    s.symbol(
        "gatelet",
        s.path("M-11 11v-16q0-7 11-7t11 7v16z", "#7c86b8", **_LINE),
        s.path("M-6 11v-10q0-5 6-5t6 5v10z", "#ffdf9a"),
    ),
    s.symbol(
        "aim",
        s.circle(0, 0, 12, s.WHITE, stroke=_AIM, stroke_width=3),
        s.circle(0, 0, 6.5, stroke=_AIM, stroke_width=3),
        s.circle(0, 0, 2, _AIM),
    ),
    s.symbol(
        "turn",
        s.path(
            "M7-6A9.5 9.5 0 1 0 9 2M9-10v6h-6",
            stroke=INK,
            stroke_width=3,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
    ),
)
