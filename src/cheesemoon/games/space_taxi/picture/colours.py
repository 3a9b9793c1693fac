"""The colours of the scene: by night, and the same scene in morning light; all gradients."""

from __future__ import annotations

from cheesemoon.core.svg import Element, ink, tag

from .shapes import fade, path

STARS = ink("st-stars", "#dfe6ff", "#ffffff")
FAR_CITY = ink("st-far-city", "#222a52", "#b3c4de")
NEAR_CITY = ink("st-near-city", "#1a2145", "#93a8cb")
FAR_WINDOWS = ink("st-far-windows", "#ffd978", "#f2f6ff")
NEAR_WINDOWS = ink("st-near-windows", "#ffc94d", "#fff1c9")
LANES = ink("st-lanes", "#5b66b0", "#6f86b8")
TRAFFIC = ink("st-traffic", "#ffc98a", "#c96f1e")
COURSE = ink("st-course", "#8f9bd6", "#46578c")
SKY_WORDS = ink("st-sky-words", "#f3efe2", "#20243a")
SKY_QUIET = ink("st-sky-quiet", "#b9c0dc", "#39426a")
EDGE = ink("st-desk-edge", "#6f7cc0", "#b89b62")
DESK_QUIET = ink("st-desk-quiet", "#aab1d0", "#575a70")
ACCENT = ink("st-accent", "#ffc94d", "#864f00")
PUNCHED = ink("st-punched", "#232b4e", "#e4d5b1")
PUNCHED_EDGE = ink("st-punched-edge", "#56619a", "#a8946a")
PUNCHED_WORDS = ink("st-punched-words", "#7682ba", "#86744f")
TRAIL = ink("st-trail", "#ffc94d", "#9a5f00")
RING = ink("st-ring", "#ffc94d", "#c07800")  # around a ticket, on the desk
TRAIL_EDGE = ink("st-trail-edge", "#dfe6ff", "#20243a")  # a white or black trail is seen, too

_SKY = [
    fade(
        "st-cheese",
        (0, "#ffe3a0", 1),
        (0.5, "#f0bb48", 1),
        (1, "#a9690f", 1),
        kind="radial",
        cx=0.36,
        cy=0.34,
        r=0.75,
    ),
    fade(
        "st-moonlight",
        (0, ink("st-shine", "#ffd978", "#fff6dc"), 0.42),
        (0.3, ink("st-glow", "#ffc94d", "#fff3c4"), 0.13),
        (1, ink("st-glow", "#ffc94d", "#fff3c4"), 0),
        kind="radial",
    ),
    fade(
        "st-cloud",
        (0, ink("st-cloud", "#5b3a8c", "#ffc9a8"), 0.45),
        (1, ink("st-cloud", "#5b3a8c", "#ffc9a8"), 0),
        kind="radial",
    ),
    fade(
        "st-deep",
        (0, ink("st-deep-high", "#0b1026", "#86b6e6"), 1),
        (0.6, ink("st-deep-middle", "#1b1d45", "#cfe2f3"), 1),
        (1, ink("st-deep-low", "#12172b", "#fde3c4"), 1),
        gradientUnits="userSpaceOnUse",
        x1=0,
        y1=-300,
        x2=0,
        y2=190,
    ),
    fade(
        "st-street",
        (0, ink("st-street-far", "#1d2450", "#c3d2e8"), 1),
        (0.5, ink("st-street-middle", "#171d3f", "#aebfda"), 1),
        (1, ink("st-street-near", "#10152c", "#9fb2d1"), 1),
    ),
    fade(
        "st-desk",
        (0, ink("st-desk-far", "#39427a", "#fff3d6"), 1),
        (0.03, ink("st-desk-middle", "#232a55", "#f8ebcd"), 1),
        (1, ink("st-desk-near", "#151a38", "#ecdab3"), 1),
    ),
]
_THINGS = [
    fade(
        "st-body", (0, "#ffe58a", 1), (0.35, "#ffc94d", 1), (0.8, "#e39a1f", 1), (1, "#a8640f", 1)
    ),
    fade("st-chrome", (0, "#f4f6ff", 1), (0.5, "#9aa3c7", 1), (1, "#4b5380", 1)),
    fade("st-engine", (0, "#5a648f", 1), (0.5, "#3a4370", 1), (1, "#1e2547", 1)),
    fade("st-inside", (0, "#3a3468", 1), (1, "#8a6aa8", 1)),
    fade("st-glass", (0, "#bfe9ff", 0.28), (0.35, "#7cc4ff", 0.04), (1, "#7cc4ff", 0.06)),
    fade("st-shield", (0, "#e8f9ff", 0.9), (1, "#5fa8dd", 0.75)),
    fade(
        "st-flame",
        (0, "#fff3c4", 1),
        (0.35, "#ffae42", 0.95),
        (1, "#ff4d2e", 0),
        x1=1,
        y1=0,
        x2=0,
        y2=0,
    ),
    fade("st-hover", (0, "#9be7ff", 0.75), (1, "#9be7ff", 0), kind="radial"),
    fade("st-rock", (0, "#6b5f8f", 1), (1, "#2f2850", 1)),
    fade("st-cave", (0, "#0c0a20", 1), (1, "#1d2a5c", 1)),
    fade("st-wood", (0, "#a9703a", 1), (1, "#5f3a1a", 1)),
    fade("st-felt", (0, "#1f6b5c", 1), (1, "#124438", 1)),
    fade("st-halo", (0, "#ffe9a6", 0.8), (0.6, "#ffc94d", 0.35), (1, "#ffc94d", 0), kind="radial"),
    fade("st-note", (0, "#fffaf0", 1), (1, "#ece2c6", 1)),
    fade("st-leather", (0, "#b5523a", 1), (0.5, "#8f3527", 1), (1, "#571b16", 1)),
    fade("st-cream", (0, "#fffdf4", 1), (0.7, "#f3ead0", 1), (1, "#ddcea6", 1)),
    fade("st-orange", (0, "#ffb067", 1), (0.6, "#f0883e", 1), (1, "#cf6a22", 1)),
    fade("st-ice", (0, "#f2fdff", 1), (1, "#6fc9ea", 1)),
    fade("st-gold", (0, "#ffe9a0", 1), (1, "#f0ae2c", 1)),
    fade("st-paper", (0, "#fff4cf", 1), (1, "#e8cf8e", 1)),
    fade("st-smoke", (0, "#c9c9d6", 0.95), (1, "#6b6b80", 0.15), kind="radial"),
    tag(
        "pattern",
        path("M0 0H13V13H0ZM13 13H26V26H13Z", "#20243a"),
        id="st-checker",
        width=26,
        height=26,
        patternUnits="userSpaceOnUse",
    ),
]
GRADIENTS = Element("".join([*_SKY, *_THINGS]))
