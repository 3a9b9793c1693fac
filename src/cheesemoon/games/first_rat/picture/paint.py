"""The colours of the scene, by night and in the morning."""

from cheesemoon.core.draw import svg

DISPLAY = f"Display, Grandstander, {svg.FONT}"
# colours of text on coloured things do not depend on the theme
INK, PAPER, CREAM, WHITE = "#12172b", "#f3efe2", "#ffeccb", "#ffffff"
GOLD, GAIN, COST = "#ffc94d", "#6fd08c", "#ff7b72"
WOOD, WOOD_LIGHT, WOOD_DARK = "#6b4a3a", "#8d6650", "#3f2b28"
DARK, SHADOW, BLACK = "#12172b", "#05070f", "#0b0f20"

PLAYERS = ("#e5484d", "#e879b9", "#f1f1f1", "#2bb3a3", "#4b5068")
DARKER = ("#a52b38", "#a94a88", "#b4b7c8", "#17776d", "#2c3046")
COLOURS = {
    "blue": "#4f8ef7",
    "yellow": "#f2c230",
    "orange": "#f0883e",
    "green": "#5fb85f",
    "white": "#e9e6dd",
}
SIGNS = {"blue": "bulb", "yellow": "cheese", "orange": "gear", "green": "leaf", "white": "core"}
PIPES = {"orange": "#f0883e", "green": "#5fb85f", "grey": "#9aa0b5"}

# the scenery by night and in the morning
SKY = tuple(
    svg.ink(f"fr-sky-{i}", dark, light)
    for i, (dark, light) in enumerate(
        (
            ("#0d1226", "#7fb0e6"),
            ("#1a2145", "#a9cdf0"),
            ("#2c2a55", "#dfe4ea"),
            ("#4a3558", "#f7d9b4"),
        )
    )
)
FAR = svg.ink("fr-far", "#2a3063", "#9fb6d6")
MID = svg.ink("fr-mid", "#20264f", "#87a0c6")
NEAR = svg.ink("fr-near", "#191e40", "#6f88b0")
FAINT = svg.ink("fr-faint", "#cfd6ff", "#ffffff")
STAR = svg.ink("fr-star", "#fff4d6", "#ffffff")
CLOUD = svg.ink("fr-cloud", "#2a2b58", "#ffffff")
MOONLIGHT = svg.ink("fr-moonlight", "#ffd98a", "#fff3d0")
MOON_IN = svg.ink("fr-moon-in", "#f7d88e", "#fff3cf")
MOON_OUT = svg.ink("fr-moon-out", "#e2b25a", "#f6dd9c")
MOON_EDGE = svg.ink("fr-moon-edge", "#b9823f", "#e3bd72")
HOLE = svg.ink("fr-hole", "#b57d3a", "#e0bf7c")
HOLE_IN = svg.ink("fr-hole-in", "#cf9d4e", "#ecd196")
MOON_SHADE = svg.ink("fr-moon-shade", "#6a3f4a", "#c98f5a")
GRASS = svg.ink("fr-grass", "#4f6b4c", "#5f8f4e")
GRASS_LIGHT = svg.ink("fr-grass-light", "#85a064", "#a8cf78")
SOIL = tuple(
    svg.ink(f"fr-soil-{i}", dark, light)
    for i, (dark, light) in enumerate(
        (("#3a2731", "#b08a6a"), ("#2c1e29", "#9c7759"), ("#1a131d", "#7f5d46"))
    )
)
STONE = svg.ink("fr-stone", "#3d2a35", "#8d6c55")
TUNNEL_EDGE = svg.ink("fr-tunnel-edge", "#140d14", "#5b4030")
TUNNEL = svg.ink("fr-tunnel", "#4b3535", "#d9bd9f")
TUNNEL_FLOOR = svg.ink("fr-tunnel-floor", "#5b423c", "#e6cfb4")
ARROW = svg.ink("fr-arrow", "#cfa988", "#8a5f42")
CAVE_TOP = svg.ink("fr-cave-top", "#4a3232", "#a67f63")
CAVE_LOW = svg.ink("fr-cave-low", "#7a543f", "#d1aa83")
POST = svg.ink("fr-post", "#2c2546", "#7d7fa0")
POLE = svg.ink("fr-pole", "#4a3a4a", "#7a6a70")
TOWER = svg.ink("fr-tower", "#3d3350", "#6f6a88")
WIRE = svg.ink("fr-wire", "#0a0d1c", "#3a4160")
WIRE_LIGHT = svg.ink("fr-wire-light", "#56608f", "#8d97c9")
GLASS = svg.ink("fr-glass", "#2a3358", "#dfe8f6")
GLASS_EDGE = svg.ink("fr-glass-edge", "#6f7ab0", "#6f7ab0")
GLASS_SHINE = svg.ink("fr-glass-shine", "#8d97c9", "#ffffff")
SPOT = svg.ink("fr-spot", "#2a3358", "#5c6690")
BEAM = svg.ink("fr-beam", "#ffd76a", "#fff7c4")
ROUND = svg.ink("fr-round", "#d9def5", "#20304f")
ROUND_QUIET = svg.ink("fr-round-quiet", "#aab1d0", "#33456b")
NOTICE = svg.ink("fr-notice", "#ffc94d", "#7a2f00")
DROP = svg.ink("fr-drop", "#0a0d1e", "#5a6a8c")
PLAN_LINE = svg.ink("fr-plan-line", "#fff3d6", "#6b4a20")

# panels
HEAD = svg.ink("fr-head", "#262e56", "#efe4cb")
TROUGH = svg.ink("fr-trough", "#0d1226", "#cfc3a6")
UNLIT = svg.ink("fr-unlit", "#2a3358", "#efe6d0")
PEG = svg.ink("fr-peg", "#5a659a", "#8f88a0")
