"""The colours of the scene, by night and in the morning, and all gradients."""

from cheesemoon.core.draw import svg

from . import shapes as sh

STARS = svg.ink("st-stars", "#dfe6ff", "#ffffff")
FAR_CITY = svg.ink("st-far-city", "#222a52", "#b3c4de")
NEAR_CITY = svg.ink("st-near-city", "#1a2145", "#93a8cb")
FAR_WINDOWS = svg.ink("st-far-windows", "#ffd978", "#f2f6ff")
NEAR_WINDOWS = svg.ink("st-near-windows", "#ffc94d", "#fff1c9")
LANES = svg.ink("st-lanes", "#5b66b0", "#6f86b8")
TRAFFIC = svg.ink("st-traffic", "#ffc98a", "#c96f1e")
COURSE = svg.ink("st-course", "#8f9bd6", "#46578c")
SKY_WORDS = svg.ink("st-sky-words", "#f3efe2", "#20243a")
SKY_QUIET = svg.ink("st-sky-quiet", "#b9c0dc", "#39426a")
EDGE = svg.ink("st-desk-edge", "#6f7cc0", "#b89b62")
DESK_QUIET = svg.ink("st-desk-quiet", "#aab1d0", "#575a70")
ACCENT = svg.ink("st-accent", "#ffc94d", "#864f00")
PUNCHED = svg.ink("st-punched", "#232b4e", "#e4d5b1")
PUNCHED_EDGE = svg.ink("st-punched-edge", "#56619a", "#a8946a")
PUNCHED_WORDS = svg.ink("st-punched-words", "#7682ba", "#86744f")
TRAIL = svg.ink("st-trail", "#ffc94d", "#9a5f00")
RING = svg.ink("st-ring", "#ffc94d", "#c07800")  # around a ticket, on the desk
TRAIL_EDGE = svg.ink("st-trail-edge", "#dfe6ff", "#20243a")  # outlines white and black trails, too

_SKY = [
    sh.fade(
        "st-cheese",
        (0, "#ffe3a0", 1),
        (0.5, "#f0bb48", 1),
        (1, "#a9690f", 1),
        kind="radial",
        cx=0.36,
        cy=0.34,
        r=0.75,
    ),
    sh.fade(
        "st-moonlight",
        (0, svg.ink("st-shine", "#ffd978", "#fff6dc"), 0.42),
        (0.3, svg.ink("st-glow", "#ffc94d", "#fff3c4"), 0.13),
        (1, svg.ink("st-glow", "#ffc94d", "#fff3c4"), 0),
        kind="radial",
    ),
    sh.fade(
        "st-cloud",
        (0, svg.ink("st-cloud", "#5b3a8c", "#ffc9a8"), 0.45),
        (1, svg.ink("st-cloud", "#5b3a8c", "#ffc9a8"), 0),
        kind="radial",
    ),
    sh.fade(
        "st-deep",
        (0, svg.ink("st-deep-high", "#0b1026", "#86b6e6"), 1),
        (0.6, svg.ink("st-deep-middle", "#1b1d45", "#cfe2f3"), 1),
        (1, svg.ink("st-deep-low", "#12172b", "#fde3c4"), 1),
        gradientUnits="userSpaceOnUse",
        x1=0,
        y1=-300,
        x2=0,
        y2=190,
    ),
    sh.fade(
        "st-street",
        (0, svg.ink("st-street-far", "#1d2450", "#c3d2e8"), 1),
        (0.5, svg.ink("st-street-middle", "#171d3f", "#aebfda"), 1),
        (1, svg.ink("st-street-near", "#10152c", "#9fb2d1"), 1),
    ),
    sh.fade(
        "st-desk",
        (0, svg.ink("st-desk-far", "#39427a", "#fff3d6"), 1),
        (0.03, svg.ink("st-desk-middle", "#232a55", "#f8ebcd"), 1),
        (1, svg.ink("st-desk-near", "#151a38", "#ecdab3"), 1),
    ),
]
_THINGS = [
    sh.fade(
        "st-body", (0, "#ffe58a", 1), (0.35, "#ffc94d", 1), (0.8, "#e39a1f", 1), (1, "#a8640f", 1)
    ),
    sh.fade("st-chrome", (0, "#f4f6ff", 1), (0.5, "#9aa3c7", 1), (1, "#4b5380", 1)),
    sh.fade("st-engine", (0, "#5a648f", 1), (0.5, "#3a4370", 1), (1, "#1e2547", 1)),
    sh.fade("st-inside", (0, "#3a3468", 1), (1, "#8a6aa8", 1)),
    sh.fade("st-glass", (0, "#bfe9ff", 0.28), (0.35, "#7cc4ff", 0.04), (1, "#7cc4ff", 0.06)),
    sh.fade("st-shield", (0, "#e8f9ff", 0.9), (1, "#5fa8dd", 0.75)),
    sh.fade(
        "st-flame",
        (0, "#fff3c4", 1),
        (0.35, "#ffae42", 0.95),
        (1, "#ff4d2e", 0),
        x1=1,
        y1=0,
        x2=0,
        y2=0,
    ),
    sh.fade("st-hover", (0, "#9be7ff", 0.75), (1, "#9be7ff", 0), kind="radial"),
    sh.fade("st-rock", (0, "#6b5f8f", 1), (1, "#2f2850", 1)),
    sh.fade("st-cave", (0, "#0c0a20", 1), (1, "#1d2a5c", 1)),
    sh.fade("st-wood", (0, "#a9703a", 1), (1, "#5f3a1a", 1)),
    sh.fade("st-felt", (0, "#1f6b5c", 1), (1, "#124438", 1)),
    sh.fade(
        "st-halo", (0, "#ffe9a6", 0.8), (0.6, "#ffc94d", 0.35), (1, "#ffc94d", 0), kind="radial"
    ),
    sh.fade("st-note", (0, "#fffaf0", 1), (1, "#ece2c6", 1)),
    sh.fade("st-leather", (0, "#b5523a", 1), (0.5, "#8f3527", 1), (1, "#571b16", 1)),
    sh.fade("st-cream", (0, "#fffdf4", 1), (0.7, "#f3ead0", 1), (1, "#ddcea6", 1)),
    sh.fade("st-orange", (0, "#ffb067", 1), (0.6, "#f0883e", 1), (1, "#cf6a22", 1)),
    sh.fade("st-ice", (0, "#f2fdff", 1), (1, "#6fc9ea", 1)),
    sh.fade("st-gold", (0, "#ffe9a0", 1), (1, "#f0ae2c", 1)),
    sh.fade("st-paper", (0, "#fff4cf", 1), (1, "#e8cf8e", 1)),
    sh.fade("st-smoke", (0, "#c9c9d6", 0.95), (1, "#6b6b80", 0.15), kind="radial"),
    svg.tag(
        "pattern",
        sh.path("M0 0H13V13H0ZM13 13H26V26H13Z", "#20243a"),
        id="st-checker",
        width=26,
        height=26,
        patternUnits="userSpaceOnUse",
    ),
]
GRADIENTS = svg.Element("".join([*_SKY, *_THINGS]))
