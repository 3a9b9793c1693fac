"""The colours of the scene, by night and in the morning."""

from typing import TypedDict

from cheesemoon.core.draw import svg

from . import shapes as sh

SPACE = "#090d1d"  # outlines of pieces, in both themes
AMBER = "#ffc94d"  # glowing things
FIRE = "#ff9d3c"  # shots
CREAM = "#f3efe2"
DARK = "#20243a"  # text on amber and cream

SEATS = ("#e5484d", "#f2c230", "#4f8ef7", "#5fb85f")  # red, yellow, blue, green
SEATS_LIGHT = ("#ff8d86", "#ffe27d", "#93bdff", "#9be39a")
SEATS_DARK = ("#8f1d2b", "#9a6a08", "#1d4ba8", "#236b32")
TRACES = tuple(  # traces of the last turn
    svg.ink(f"sg-trace-{name}", light, dark)
    for name, light, dark in zip(
        ("red", "yellow", "blue", "green"), SEATS_LIGHT, SEATS_DARK, strict=True
    )
)

RIM = svg.ink("sg-rim", "#4b578f", "#c3b283")  # edges of instruments
FRAME = svg.ink("sg-frame", "#2c3562", "#d8ccb0")  # edges of fields in instruments
SHINE = svg.ink("sg-shine", "#aebaf0", "#ffffff")
FAINT = svg.ink("sg-faint", "#56639f", "#a8a48f")
CROSS = svg.ink("sg-cross", "#8f9bd6", "#5b6aa8")
DOCK = svg.ink("sg-dock", "#8c96c6", "#56639a")
FLARE = svg.ink("sg-flare", "#ff9d3c", "#c25a00")
LAMP = svg.ink("sg-lamp", "#0c1127", "#fffaf0")
PUSH = svg.ink("sg-push", "#ffb3aa", "#a33a2c")

# tags: fill, text, edge
GAIN = (
    svg.ink("sg-gain", "#12351f", "#d8f3de"),
    svg.ink("sg-gain-words", "#9df0b2", "#0f5527"),
    svg.ink("sg-gain-edge", "#4fa96b", "#3d8f57"),
)
ROB = (
    svg.ink("sg-rob", "#262c4f", "#e6e8f6"),
    svg.ink("sg-rob-words", "#e3e6f8", "#20243a"),
    svg.ink("sg-rob-edge", "#8089b8", "#7a82ad"),
)
NOTHING = (
    svg.ink("sg-none", "#1b2140", "#efe9db"),
    svg.ink("sg-none-words", "#aab1d0", "#5d6280"),
    svg.ink("sg-none-edge", "#4b5484", "#b9b199"),
)
WARN = (
    svg.ink("sg-warn", "#4d1622", "#ffe1dc"),
    svg.ink("sg-warn-words", "#ffc4bb", "#8c1420"),
    svg.ink("sg-warn-edge", "#ff7b72", "#c3352b"),
)
DEADLY = ("#e5283c", "#ffffff", "#ffffff")
LIT = (AMBER, DARK, SPACE)
SHOOT = (FIRE, "#3a1a00", SPACE)

REDDER = tuple(  # redder near the planet
    svg.ink(f"sg-red-{i}", dark, light)
    for i, (dark, light) in enumerate(
        (
            ("#8b7fb8", "#8b7fb8"),
            ("#a97fa8", "#94739f"),
            ("#c87d97", "#a3607c"),
            ("#e47583", "#b34a5b"),
            ("#f9636b", "#bd3340"),
            ("#ff4a50", "#c41f2c"),
        )
    )
)


class Stroke(TypedDict, total=False):
    """The attributes of a line."""

    stroke: str
    stroke_width: float
    stroke_dasharray: str
    stroke_linejoin: str
    stroke_linecap: str


INK = Stroke(stroke=SPACE, stroke_width=2.5, stroke_linejoin="round", stroke_linecap="round")
SKIN = {  # light, middle, dark; the number of eyes is the value
    1: ("#ffffff", "#e9e6dd", "#a9a7bd"),
    2: ("#8ff5ea", "#35c9c3", "#12797f"),
    3: ("#b9f29a", "#6cc25f", "#2d7a3a"),
    4: ("#ffc588", "#f0883e", "#a9481a"),
    5: ("#ffb9dd", "#e879b9", "#96387a"),
}


def hull(seat: int) -> str:
    """Return the gradients of a seat's fighter."""
    light, middle, dark = SEATS_LIGHT[seat], SEATS[seat], SEATS_DARK[seat]
    return sh.fade(
        f"sg-hull{seat}", (0, light, 1), (0.45, middle, 1), (1, dark, 1), x1=0, y1=0, x2=1, y2=0.4
    ) + sh.fade(f"sg-wing{seat}", (0, middle, 1), (1, dark, 1))


TOKEN_PAINT = (  # gradients of captured tokens and equipment
    *(sh.fade(f"sg-skin{n}", (0, a, 1), (0.5, b, 1), (1, d, 1)) for n, (a, b, d) in SKIN.items()),
    sh.fade("sg-steel", (0, "#f4f6ff", 1), (0.45, "#aeb5d3", 1), (1, "#5d658d", 1)),
    sh.fade("sg-white", (0, "#ffffff", 1), (1, "#b9bfda", 1), x1=0, y1=0, x2=1, y2=0),
    sh.fade("sg-glass", (0, "#d8f6ff", 1), (1, "#3a86c8", 1)),
    sh.fade("sg-flame", (0, "#fff3c4", 1), (0.4, "#ffae42", 1), (1, "#ff5a36", 0)),
)
POD_PAINT = (
    sh.fade(
        "sg-pod",
        (0, svg.ink("sg-pod-0", "#2a3361", "#ffffff"), 1),
        (0.12, svg.ink("sg-pod-1", "#1b2248", "#fffaf0"), 1),
        (1, svg.ink("sg-pod-2", "#121838", "#f4ead4"), 1),
    ),
    sh.fade(
        "sg-screen",
        (0, svg.ink("sg-screen-0", "#0c1127", "#f1e7d0"), 1),
        (1, svg.ink("sg-screen-1", "#141b3c", "#faf4e6"), 1),
    ),
    sh.fade(
        "sg-button",
        (0, svg.ink("sg-button-0", "#3a447c", "#fff3cf"), 1),
        (1, svg.ink("sg-button-1", "#232b57", "#ffe3a1"), 1),
    ),
)
BOARD_PAINT = (
    sh.fade("sg-iron", (0, "#8d95b5", 1), (1, "#2b3050", 1)),
    sh.fade(
        "sg-cheese",
        (0, svg.ink("sg-cheese-0", "#e6c885", "#fff0bd"), 1),
        (0.5, svg.ink("sg-cheese-1", "#cfa03c", "#f7d06a"), 1),
        (1, svg.ink("sg-cheese-2", "#87540f", "#d89a30"), 1),
        kind="radial",
        cx=0.64,
        cy=0.34,
        r=0.75,
    ),
    sh.fade("sg-carrier", (0, "#7a5fb5", 1), (1, "#2b1d4d", 1)),
    sh.fade("sg-redglow", (0, "#ff5c5c", 0.55), (1, "#ff5c5c", 0), kind="radial"),
    sh.fade(
        "sg-moonlight",
        (0, svg.ink("sg-moonlight-0", "#ffd978", "#fffbe8"), 0.34),
        (0.3, svg.ink("sg-moonlight-1", "#ffc94d", "#fff3c4"), 0.12),
        (1, svg.ink("sg-moonlight-2", "#ffc94d", "#fff3c4"), 0),
        kind="radial",
    ),
    sh.fade("sg-pad", (0, "#ffc94d", 0.26), (1, "#ffc94d", 0.03), kind="radial"),
    sh.fade("sg-hem", (0, "#ff3b4e", 0.8), (1, "#ff3b4e", 0), kind="radial"),
    sh.fade(
        "sg-tractor",
        (0, svg.ink("sg-beam", "#9be7ff", "#3f9cc9"), 0.55),
        (1, svg.ink("sg-beam", "#9be7ff", "#3f9cc9"), 0.05),
    ),
    sh.fade(
        "sg-halo", (0, "#ffe9a6", 0.75), (0.55, "#ffc94d", 0.3), (1, "#ffc94d", 0), kind="radial"
    ),
    sh.fade(
        "sg-far",
        (0, svg.ink("sg-far-0", "#7a5f9e", "#e3cde6"), 1),
        (1, svg.ink("sg-far-1", "#3a2a5c", "#c0a3cf"), 1),
    ),
    sh.fade(
        "sg-deep",
        (0, svg.ink("sg-deep-0", "#0a0e20", "#9cc0ea"), 1),
        (0.55, svg.ink("sg-deep-1", "#121736", "#d3def2"), 1),
        (1, svg.ink("sg-deep-2", "#231637", "#fbe3cd"), 1),
    ),
    sh.fade(
        "sg-violet",
        (0, svg.ink("sg-violet", "#5b3a8c", "#f3c6dd"), 0.42),
        (1, svg.ink("sg-violet", "#5b3a8c", "#f3c6dd"), 0),
        kind="radial",
    ),
    sh.fade(
        "sg-teal",
        (0, svg.ink("sg-teal", "#1d6a78", "#c9efe6"), 0.32),
        (1, svg.ink("sg-teal", "#1d6a78", "#c9efe6"), 0),
        kind="radial",
    ),
    sh.fade(
        "sg-air",
        (0.955, "#ff9c6b", 0),
        (0.982, svg.ink("sg-air", "#ffb46b", "#fff1d6"), 0.3),
        (1, "#ff9c6b", 0),
        kind="radial",
    ),
    sh.fade(
        "sg-sea",
        (0, svg.ink("sg-sea-0", "#1e4f78", "#6fb7e0"), 1),
        (0.03, svg.ink("sg-sea-1", "#153a63", "#4f9fd0"), 1),
        (0.06, svg.ink("sg-sea-2", "#0f2747", "#3a86bb"), 1),
    ),
    sh.fade(
        "sg-depth",
        (0, svg.ink("sg-depth", "#0d1430", "#3a86bb"), 0),
        (0.2, svg.ink("sg-depth", "#0d1430", "#3a86bb"), 0.75),
        (1, svg.ink("sg-depth-low", "#0b1026", "#2f76ad"), 1),
    ),
    sh.fade(
        "sg-rim",
        (0, "#fff0c2", 0.95),
        (0.45, "#ffc97a", 0.75),
        (0.75, "#ff8f6b", 0.35),
        (1, "#ff8f6b", 0.2),
        x1=0.2,
        y1=0,
        x2=0.8,
        y2=0,
    ),
    sh.fade(
        "sg-danger",
        (0, "#ff3b4e", 0),
        (0.45, "#ff3b4e", 0.05),
        (0.8, "#ff3b4e", 0.2),
        (1, "#ff3b4e", 0.42),
    ),
    sh.fade("sg-lane", (0, "#ffc94d", 0.02), (0.8, "#ffc94d", 0.16), (1, "#ffc94d", 0.06)),
    sh.fade(
        "sg-column",
        (0, svg.ink("sg-column", "#a9b6ff", "#2c3f86"), 0.05),
        (1, svg.ink("sg-column", "#a9b6ff", "#2c3f86"), 0.1),
    ),
    sh.fade("sg-held", (0, "#ff5577", 0), (0.5, "#ff4a63", 0.05), (1, "#ff4055", 0.2)),
    sh.fade("sg-dawn", (0, "#ffd978", 0), (0.72, "#ffd978", 0.42), (1, "#ffb46b", 0.1)),
    sh.fade("sg-alarm", (0, "#ff2a3f", 0), (0.6, "#ff2a3f", 0.16), (1, "#ff2a3f", 0.55)),
)
