"""The winding path: spaces, pipes, light chain, rocket and pad; what is lit, and the rats on it."""

from __future__ import annotations

from cheesemoon.core.svg import LINE, MOON, NIGHT, QUIET, drawn_once, group, tag

from ..content import (
    COLOUR_OF,
    COLOURS,
    COUNT_OF,
    ITEM_OF,
    ITEMS,
    LIGHT_STEPS,
    LIT_FROM,
    PAD,
    PARTS,
    PIPE_COLOURS,
    PIPE_FROM,
    PIPE_PRICE,
    PIPE_TO,
    PIPES,
    SPACES,
    SPOTS,
    STAND_SPACE,
    STANDS,
)
from ..phrases import say, stock_phrase
from ..state import PHASES
from ..text import end_notice
from ..ways import CHAINS
from .pieces import COLOUR_ICON, INK, PIPE_COLOURS as PIPE_PAINT, SPACE_COLOURS, animal
from .places import LAMP_PLACES, PAD_WIDE, PLACES, SIGNBOARD, START_Y, TALL, TILE, rat_place, way
from .seen import Seen, Side
from .sheet import EDGE, WIDTH, colour_sign, icon, piece, title, words

# --- what never changes in a game -----------------------------------------------------------------


@drawn_once
def ground(lang: str, path: tuple[int, ...]) -> tuple[str, ...]:
    """The board below the pieces: it depends on the tiles and the language alone."""
    return (
        _moon(),
        *(_pipe(pipe, lang) for pipe in range(PIPES)),
        *(_space(space, path[space], lang) for space in range(1, SPACES + 1)),
        _pad(lang),
        _start(lang),
        _lamps(range(1, LIGHT_STEPS + 1), "#3a4470", "lamps"),
    )


def _moon() -> str:
    """Where no space lies: a moon of cheese, below the buttons."""
    x, y = SIGNBOARD[0] + 72, SIGNBOARD[1] + TALL / 2
    holes = "".join(
        tag("circle", cx=x + dx, cy=y + dy, r=r, fill=LINE)
        for dx, dy, r in ((-16, -14, 9), (14, -4, 6), (-6, 16, 7), (20, 20, 4), (4, -28, 4))
    )
    return group(
        tag("circle", cx=x, cy=y, r=44, fill=MOON),
        holes,
        id="moon",
        opacity=0.35,
        aria_hidden="true",
    )


def _space(space: int, shown: int, lang: str) -> str:
    """Its number, its colour with the colour's sign, and what it gives."""
    x, y = PLACES[space]
    colour = COLOURS[COLOUR_OF[shown]]
    left, top = x - TILE / 2, y - TALL / 2
    gift = stock_phrase(lang, {ITEMS[ITEM_OF[shown]]: int(COUNT_OF[shown])})
    stands = [name for i, name in enumerate(STANDS) if STAND_SPACE[i] == space]
    return group(
        title(f"{space}: {say(lang, 'colour', colour=colour)}, {gift}"),
        tag(
            "rect",
            x=left,
            y=top,
            width=TILE,
            height=TALL,
            rx=10,
            fill=SPACE_COLOURS[colour],
            stroke=INK,
            stroke_width=1.5,
        ),
        tag(
            "rect",
            x=left + 5,
            y=y + 2,
            width=TILE - 10,
            height=TALL / 2 - 8,
            rx=8,
            fill=INK,
            opacity=0.24,
        ),
        words(left + 6, top + 22, space),
        colour_sign(colour, left + 45, top + 15, 0.8),
        words(left + 15, top + 48, int(COUNT_OF[shown]), text_anchor="middle"),
        icon(ITEMS[ITEM_OF[shown]], left + 42, top + 41),
        *(animal(name, x + 24, top - 8) for name in stands),
        id=f"space-{space}",
        fill=INK,
        font_weight=800,
    )


def _pipe(pipe: int, lang: str) -> str:
    """From the top of its first space to the foot of its last, with its price and colour."""
    x1, y1 = PLACES[int(PIPE_FROM[pipe])]
    x2, y2 = PLACES[int(PIPE_TO[pipe])]
    colour = PIPE_COLOURS[pipe]
    if x1 == x2:
        x1 = x2 = x1 - 12
    top, foot = y2 + TALL / 2 - 8, y1 - TALL / 2 + 8
    middle = (top + foot) / 2
    curve = f"M{x1:g} {foot:g}C{x1:g} {middle:g} {x2:g} {middle:g} {x2:g} {top:g}"
    item = ITEMS[PIPE_PRICE[pipe]]
    price = stock_phrase(lang, {item: 1})
    x = (x1 + x2) / 2
    return group(
        title(
            f"{PIPE_FROM[pipe]} → {PIPE_TO[pipe]}: "
            f"{say(lang, 'pipe-colour', colour=colour)}, {price}"
        ),
        tag("path", d=curve, stroke=INK, stroke_width=22),
        tag("path", d=curve, stroke=PIPE_PAINT[colour], stroke_width=16),
        tag(
            "rect",
            x=x - 26,
            y=middle - 15,
            width=52,
            height=30,
            rx=13,
            fill=NIGHT,
            stroke=PIPE_PAINT[colour],
            stroke_width=2.5,
        ),
        icon(item, x - 10, middle, 0.9),
        tag("circle", cx=x + 12, cy=middle, r=9, fill=PIPE_PAINT[colour]),
        colour_sign(colour, x + 12, middle, 0.6)
        if colour in COLOUR_ICON
        else tag("path", d=f"M{x + 7:g} {middle:g}h10", stroke=INK, stroke_width=3),
        id=f"pipe-{PIPE_FROM[pipe]}",
        fill="none",
    )


def _pad(lang: str) -> str:
    """The launch pad has all five colours."""
    x, y = PLACES[PAD]
    signs = []
    for i, colour in enumerate(COLOURS):
        at = x - 46 + 23 * i
        if colour in ("orange", "green"):
            signs.append(tag("circle", cx=at, cy=y + 34, r=9, fill=SPACE_COLOURS[colour]))
            signs.append(colour_sign(colour, at, y + 34, 0.6))
        else:
            signs.append(colour_sign(colour, at, y + 34, 0.8))
    return group(
        title(f"{PAD}: {say(lang, 'pad')}"),
        tag(
            "rect",
            x=x - PAD_WIDE / 2,
            y=y - TALL / 2,
            width=PAD_WIDE,
            height=TALL,
            rx=12,
            fill=NIGHT,
            stroke=MOON,
            stroke_width=2.5,
        ),
        *signs,
        icon("nut", x + 32, y - 2),
        icon("rattonauts", x - 32, y - 2),
        words(x, y - 26, PAD, font_weight=700, text_anchor="middle", fill=MOON),
        id=f"space-{PAD}",
    )


def _start(lang: str) -> str:
    return group(
        tag(
            "rect",
            x=EDGE,
            y=START_Y - 26,
            width=WIDTH - 2 * EDGE,
            height=52,
            rx=12,
            fill=NIGHT,
            stroke=LINE,
            stroke_width=2,
        ),
        icon("battery", 36, START_Y),
        words(58, START_Y + 8, f"0 {say(lang, 'start')}", fill=QUIET),
        id="space-0",
    )


def _lamps(steps: range, colour: str, id_: str) -> str:
    """Steps of the light chain as dots, spotlights as large ones."""
    dots = {True: "", False: ""}
    for step in steps:
        x, y = LAMP_PLACES[step]
        dots[step in SPOTS] += f"M{x:g} {y:g}h0"
    lit = id_ != "lamps"
    drawn = [
        tag("path", d=dots[spot], stroke_width=wide + 3 * lit + edge, stroke=paint)
        for spot, wide in ((False, 7), (True, 15))
        for edge, paint in ((2.5, INK if lit else "#aab1d0"), (0, colour))
        if dots[spot]
    ]
    return group(*drawn, id=id_, stroke_linecap="round")


# --- head, rocket, light --------------------------------------------------------------------------


@drawn_once
def head(lang: str, round_: int, phase: int, ending: int) -> str:
    """Round and phase; that the end is near."""
    where = say(lang, "round", round=round_)
    notice = end_notice(phase, ending, lang)
    return group(
        words(24, 36, f"{where} · {say(lang, 'phase', phase=PHASES[phase])}"),
        words(WIDTH - 24, 36, notice, fill=MOON, text_anchor="end") if notice else "",
        id="head",
        font_size=24,
        font_weight=700,
    )


_ROCKET = (
    ("M52 78Q84 110 84 160H20Q20 110 52 78Z", "#c9ccd6", 134),
    ("M20 166H84V238H20Z", "#c9a26b", 202),
    ("M20 244H84L90 312H14Z", "#9aa0b5", 278),
)


def rocket(seen: Seen) -> list[str]:
    """It grows as it is built: a part is there once somebody has built it."""
    return [
        _part(seen.lang, part, sum(len(side.spaces[part]) for side in seen.sides))
        for part in range(len(PARTS))
    ]


@drawn_once
def _part(lang: str, part: int, built: int) -> str:
    name = PARTS[part]
    outline, paint, y = _ROCKET[part]
    shape = tag(
        "path",
        d=outline,
        fill=paint if built else "none",
        stroke=INK if built else LINE,
        stroke_width=2.5,
        stroke_dasharray=None if built else "7 6",
    )
    number = words(68, y + 8, built, fill=INK, font_weight=700, text_anchor="middle")
    return group(
        title(f"{say(lang, 'track', track=name)}: {built}"),
        shape,
        icon(name, 38, y, 1.1) + number if built else icon(name, 52, y, 0.8),
        id=f"rocket-{name}",
        opacity=None if built else 0.7,
    )


@drawn_once
def lit(light: int, path: tuple[int, ...]) -> tuple[str, ...]:
    """What shines for the one who looks: lamps up to the marker, spaces with one item more."""
    shine = [
        _lit_space(space, path[space]) for space in range(1, SPACES + 1) if light >= LIT_FROM[space]
    ]
    return (
        _lamps(range(1, light + 1), "#ffc94d", "lamps-lit"),
        group(
            *shine,
            id="lit",
            fill="#ffc94d",
            font_weight=800,
            text_anchor="middle",
            pointer_events="none",
        ),
    )


def _lit_space(space: int, shown: int) -> str:
    x, y = PLACES[space]
    return icon("lit", x, y) + words(x - 20, y - 4, int(COUNT_OF[shown]) + 1)


def light_markers(seen: Seen) -> list[str]:
    """Everybody's marker on the chain; several on one step stand side by side."""
    drawn = []
    there: dict[int, int] = {}
    for side in seen.seats:
        shift = there.get(side.light, 0)
        there[side.light] = shift + 1
        drawn.append(_light_marker(seen.lang, side.key, side.sign, side.name, side.light, shift))
    return drawn


@drawn_once
def _light_marker(lang: str, key: str, sign: int, name: str, light: int, shift: int) -> str:
    x, y = LAMP_PLACES[light]
    across, down = (11 * shift, 0) if light else (-14 + 10 * (shift % 4), 16)
    label = f"{name}: {say(lang, 'light')} {light}"
    return piece(f"light-{key}", f"light-{sign}", (x + across, y + down), title(label))


# --- rats -----------------------------------------------------------------------------------------


def rats(seen: Seen) -> str:
    """All rats on the path; one that may run or get a token can be chosen."""
    there: dict[int, list[tuple[Side, int]]] = {}
    for side in seen.sides:
        for rat, space in side.on_path():
            there.setdefault(space, []).append((side, rat))
    ways = _ways(seen)
    may_run = {action.split(" ")[1] for action in seen.acts if action.startswith("run ")}
    drawn = []
    for space, standing in there.items():
        for i, (side, rat) in enumerate(standing):
            place = rat_place(space, i, len(standing))
            action = pick = None
            if side.number == seen.turn and not side.robot:
                if f"token {rat}" in seen.may:
                    action = f"token {rat}"
                elif str(rat) in may_run:
                    pick = f"run {rat}"
            begin, chain = ways.get((side.number, rat), (-1, 0))
            came = way(begin, space, chain, place) if begin >= 0 else None
            supers = tuple(side.tokens(rat))
            drawn.append(
                _rat(
                    seen.lang,
                    side.robot,
                    side.sign,
                    side.name,
                    rat,
                    space,
                    place,
                    supers,
                    action,
                    pick,
                    came,
                )
            )
    return group(*drawn, id="rats", font_weight=800, text_anchor="middle")


@drawn_once
def _rat(
    lang: str,
    robot: bool,
    sign: int,
    name: str,
    rat: int,
    space: int,
    place: tuple[float, float],
    supers: tuple[str, ...],
    action: str | None,
    pick: str | None,
    came: str | None,
) -> str:
    """The sign of the seat with ears, a tail and its number; super-rats have a ring and letters."""
    comics = [say(lang, "comic", comic=comic) for comic in supers]
    label = ", ".join([f"{name}: {say(lang, 'rat', rat=rat)}", str(space), *comics])
    ring = [
        icon("super", 0, 0),
        words(14, -6, "".join(comic[0] for comic in comics), fill=INK),
    ]
    return piece(
        f"robot-rat-{rat}" if robot else f"rat-{sign}-{rat}",
        f"rat-{sign}",
        place,
        title(label),
        tag("text", "R" if robot else str(rat), y=8, fill=_NUMBER_PAINT[sign]),
        *(ring if supers else ()),
        data_action=action,
        data_pick=pick,
        data_way=came,
    )


_NUMBER_PAINT = ("#ffffff", INK, INK, INK, "#ffffff")


def _ways(seen: Seen) -> dict[tuple[int, int], tuple[int, int]]:
    """Rats that the last action moved along the path, with where they began and their pipes."""
    events = seen.table.events[-1] if seen.table.events else []
    found: dict[tuple[int, int], tuple[int, int]] = {}
    pipes: list[int] = []
    for event in events:
        args = event.args
        if event.name == "ran":
            runner, pipes = (args["seat"], args["rat"]), []
            found[runner] = (args["begin"], 0)
        elif event.name == "pipe":
            pipes.append(_PIPE_AT[args["pipe"]])
            found[runner] = (found[runner][0], CHAINS.index(tuple(pipes)))
    if seen.robot:
        found |= _robot_ways(seen.robot, [e.args for e in events if e.name == "robot-ran"])
    return found


_PIPE_AT = {int(space): pipe for pipe, space in enumerate(PIPE_FROM)}


def _robot_ways(robot: Side, moves: list[dict[str, int]]) -> dict[tuple[int, int], tuple[int, int]]:
    """The robot's rats are told apart by their order only: one that changed it has no way."""
    now = robot.rats
    before = sorted(now)
    for move in moves:
        if move["end"] not in before:
            return {}
        before[before.index(move["end"])] = move["begin"]
    before.sort(reverse=True)
    return {
        (robot.number, rat): (before[rat], 0)
        for rat, at in enumerate(now)
        if before[rat] < at <= SPACES
    }
