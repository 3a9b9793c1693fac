"""The table as a picture: path, pipes, light chain, rocket, burrow, stands, tracks, seats."""

from __future__ import annotations

from html import escape
from typing import Any

from cheesemoon.core import Table
from cheesemoon.core.svg import (
    BOARD,
    GOOD,
    LINE,
    MOON,
    NIGHT,
    PLAYERS,
    QUIET,
    group,
    picture,
    player_sign,
    tag,
    text,
)

from .content import (
    BURROW,
    BURROW_SIDE,
    BURROW_TO,
    CAP_EACH,
    CAPS,
    COLOUR_OF,
    COLOURS,
    COMICS,
    COUNT_OF,
    COVERED,
    GOODS,
    ITEM_OF,
    ITEMS,
    LAMPS,
    LAST_SPACE,
    LIGHT_STEPS,
    NURSERY_ROOM,
    PAD,
    PARTS,
    PIPE_COLOURS,
    PIPE_FROM,
    PIPE_PRICE,
    PIPE_TO,
    PIPES,
    PLANNED,
    RATS,
    RATTONAUTS,
    ROBOT,
    SPACES,
    SPOTS,
    STAND_PRICE,
    STAND_SPACE,
    STANDS,
    TRACKS,
    USUAL,
    VIA,
)
from .phrases import cap_help, goods_phrase, names_in, say, thing_help, thing_phrase
from .pieces import COLOUR_ICON, INK, SPACE_COLOURS, SYMBOLS, rat_ears
from .pieces import PIPE_COLOURS as PIPE_PAINT
from .position import spaces_of
from .scoring import total
from .state import NURSERY, OVER, PHASES, PLAN, RUN
from .take import is_lit
from .tale import explain, run_tags
from .text import end_notice, last_card, markers_left, sides
from .tracks import value

WIDTH = 640
SMALL = 22  # the smallest words, 13 px on a phone

# the path, row by row as it winds: first column and direction of each row
PITCH, TILE, TALL, GAP = 76, 70, 104, 42
COLUMN_0, TOP = 54, 72
ROWS = ((1, 8, 0, 1), (9, 14, 7, -1), (15, 21, 1, 1), (22, 26, 7, -1))


def _places() -> list[tuple[float, float]]:
    """The middle of every space; 0 is the start, the last one the pad."""
    found: list[tuple[float, float]] = [(WIDTH / 2, TOP + 4 * (TALL + GAP) + 30)]
    last_row = len(ROWS) - 1
    for row, (first, last, column, step) in enumerate(ROWS):
        y = TOP + (last_row - row) * (TALL + GAP) + TALL / 2
        for i in range(last - first + 1):
            found.append((COLUMN_0 + PITCH * (column + step * i), y))
    x, y = found[-1]
    found.append((x - PITCH * 1.5 + 8, y))
    return found


PLACES = _places()
START_Y = PLACES[0][1]
BURROW_Y = START_Y + 44
BURROW_TALL = 228
LIBRARY_Y = BURROW_Y + BURROW_TALL + 14
STANDS_Y = LIBRARY_Y + 150
STAND_TALL = 66
TRACKS_Y = STANDS_Y + 3 * STAND_TALL + 12
TRACK_TALL = 46
SEATS_Y = TRACKS_Y + 8 * TRACK_TALL + 22

ROOMS = {
    "mushrooms": (64, 44),
    "top": (330, 44),
    "right": (584, 72),
    "low-right": (584, 152),
    "library-fork": (470, 176),
    "library": (400, 108),
    "nursery-fork": (330, 176),
    "nursery": (200, 108),
    "low-left": (218, 176),
    "pantry": (110, 176),
    "left": (52, 112),
}


def draw(table: Table, seat: int | None, lang: str) -> str:
    """The table as that seat sees it; what it may do now carries its action."""
    s = table.state
    acts = set(table.legal()) if seat is not None and seat == table.seat else set()
    looking = seat if seat is not None else max(int(s.turn), 0)
    seats = [_seat(table, p, SEATS_Y, lang) for p in range(s.players)]
    if s.players == 1:
        seats.append(_robot(table, lang))
    y = SEATS_Y
    panels = []
    for panel, tall in seats:
        panels.append(group(panel, at=(0, y)))
        y += tall + 12
    return picture(
        WIDTH,
        y + 8,
        f"{table.title(lang)}: {table.question(lang)}",
        SYMBOLS,
        tag("rect", width=WIDTH, height=y + 8, rx=18, fill=BOARD),
        _head(table, lang),
        _rocket(table, acts, lang),
        *(_pipe(pipe, lang) for pipe in range(PIPES)),
        *(_space(s, space, looking, lang) for space in range(1, SPACES + 1)),
        _start(lang),
        _light_chain(s, looking),
        _burrow(table, acts, lang),
        _library(s, acts, lang),
        _stands(s, acts, lang),
        _tracks(s, acts, lang),
        *panels,
        _light_markers(table, lang),
        _rats(table, acts, lang),
        _targets(table, acts, lang),
        _done(table, acts, lang),
    )


def _title(words: str) -> str:
    return tag("title", escape(words))


def _icon(name: str, x: float, y: float, scale: float = 1) -> str:
    place = f"translate({x:g} {y:g})" + (f" scale({scale:g})" if scale != 1 else "")
    return tag("use", href=f"#fr-{name}", transform=place)


def _count(name: str, number: int | str, x: float, y: float) -> tuple[str, float]:
    """Number and icon; the x where the next one begins."""
    words = str(number)
    wide = 13 * len(words)
    drawn = text(x, y + 8, words, SMALL, font_weight=600) + _icon(name, x + wide + 14, y)
    return drawn, x + wide + 40


def _panel(y: float, tall: float, **more: Any) -> str:
    return tag(
        "rect",
        x=14,
        y=y,
        width=WIDTH - 28,
        height=tall,
        rx=14,
        fill=NIGHT,
        stroke=LINE,
        stroke_width=2,
        **more,
    )


def _choice(acts: set[str], action: str) -> dict[str, Any]:
    """Attributes of something that can be acted on."""
    return {"data_action": action, "class_": "choice"} if action in acts else {}


# --- head and rocket ------------------------------------------------------------------------------


def _head(table: Table, lang: str) -> str:
    s = table.state
    where = (
        f"{say(lang, 'round', round=int(s.round_no))} · {say(lang, 'phase', phase=PHASES[s.phase])}"
    )
    notice = end_notice(s, lang)
    return text(24, 42, where, 26, font_weight=700) + (
        text(WIDTH - 24, 42, notice, 24, fill=MOON, font_weight=700, text_anchor="end")
        if notice
        else ""
    )


def _rocket(table: Table, acts: set[str], lang: str) -> str:
    """It grows as it is built: each part is drawn once somebody has built it."""
    s = table.state
    built = [
        sum(len(spaces_of(s, side, track)) for side in sides(s)) for track in range(len(PARTS))
    ]
    shapes = (
        "M52 78Q84 110 84 160H20Q20 110 52 78Z",
        "M20 166H84V238H20Z",
        "M20 244H84L90 312H14Z",
    )
    paint = ("#c9ccd6", "#c9a26b", "#9aa0b5")
    drawn = []
    for part, name in enumerate(PARTS):
        there = built[part] > 0
        y = (134, 202, 278)[part]
        drawn.append(
            group(
                _title(f"{say(lang, 'track', track=name)}: {built[part]}"),
                tag(
                    "path",
                    d=shapes[part],
                    fill=paint[part] if there else "none",
                    stroke=LINE if not there else INK,
                    stroke_width=2.5,
                    stroke_dasharray=None if there else "7 6",
                ),
                _icon(name, 38, y, 1.1) if there else "",
                text(
                    68,
                    y + 8,
                    built[part] if there else "",
                    SMALL,
                    fill=INK,
                    font_weight=700,
                    text_anchor="middle",
                ),
                id=f"rocket-{name}",
            )
        )
    pad_x, pad_y = PLACES[PAD]
    pad = group(
        tag(
            "rect",
            x=pad_x - 66,
            y=pad_y - TALL / 2,
            width=132,
            height=TALL,
            rx=12,
            fill=NIGHT,
            stroke=MOON,
            stroke_width=2.5,
        ),
        *(
            _icon(COLOUR_ICON[c].removeprefix("fr-"), pad_x - 46 + 23 * i, pad_y + 34, 0.8)
            if c not in ("orange", "green")
            else tag("circle", cx=pad_x - 46 + 23 * i, cy=pad_y + 34, r=9, fill=SPACE_COLOURS[c])
            + _icon(COLOUR_ICON[c].removeprefix("fr-"), pad_x - 46 + 23 * i, pad_y + 34, 0.6)
            for i, c in enumerate(COLOURS)
        ),
        _icon("nut", pad_x + 32, pad_y - 2),
        _icon("rattonauts", pad_x - 32, pad_y - 2),
        text(pad_x, pad_y - 26, PAD, SMALL, font_weight=700, text_anchor="middle", fill=MOON),
        id=f"space-{PAD}",
    )
    return "".join(drawn) + pad


# --- path -----------------------------------------------------------------------------------------


def _space(s: Any, space: int, looking: int, lang: str) -> str:
    x, y = PLACES[space]
    shown = s.path[space]
    colour = COLOURS[COLOUR_OF[shown]]
    lit = bool(is_lit(space, int(s.seats[looking].light)))
    left, top = x - TILE / 2, y - TALL / 2
    stand = [i for i in range(len(STANDS)) if STAND_SPACE[i] == space]
    return group(
        tag(
            "rect",
            x=left,
            y=top,
            width=TILE,
            height=TALL,
            rx=10,
            fill=SPACE_COLOURS[colour],
            stroke=MOON if lit else INK,
            stroke_width=4 if lit else 1.5,
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
        text(left + 6, top + 22, space, SMALL, fill=INK, font_weight=800),
        _icon(COLOUR_ICON[colour].removeprefix("fr-"), left + 45, top + 15, 0.8),
        tag("circle", cx=left + 15, cy=top + 40, r=13, fill=INK) if lit else "",
        text(
            left + 15,
            top + 48,
            int(COUNT_OF[shown]) + lit,
            SMALL,
            fill=MOON if lit else INK,
            font_weight=800,
            text_anchor="middle",
        ),
        _icon(ITEMS[ITEM_OF[shown]], left + 42, top + 41),
        *(_animal(STANDS[i], x + 24, top - 8) for i in stand),
        _title(
            f"{space}: {say(lang, 'colour', colour=colour)}, {_gift_words(s, space, lit, lang)}"
        ),
        id=f"space-{space}",
    )


def _gift_words(s: Any, space: int, lit: bool, lang: str) -> str:
    """`2 cheese`, or `2 + 1 light = 3 cheese`."""
    count = int(COUNT_OF[s.path[space]])
    item = ITEMS[ITEM_OF[s.path[space]]]
    goods = goods_phrase(lang, {item: count + lit})
    return f"{count} + {say(lang, 'plus-light', count=1)} = {goods}" if lit else goods


def _animal(stand: str, x: float, y: float) -> str:
    """A little head at the stand's space."""
    paint = {"hamster": "#c98a4b", "frog": "#5fb85f", "crow": "#2a2f45"}[stand]
    eyes = "".join(
        tag("circle", cx=dx, cy=-4, r=3, fill="#f3efe2")
        + tag("circle", cx=dx, cy=-4, r=1.4, fill=INK)
        for dx in (-5, 5)
    )
    mouth = {
        "hamster": tag("circle", cx=0, cy=3, r=2.5, fill="#f3b6b6"),
        "frog": tag("path", d="M-7 4Q0 10 7 4", fill="none", stroke=INK, stroke_width=2),
        "crow": tag("path", d="M-4 1H4L0 11Z", fill="#f0883e"),
    }[stand]
    head = tag("circle", r=13, fill=paint, stroke="#f3efe2", stroke_width=1.5)
    return group(head, eyes, mouth, at=(x, y))


def _pipe(pipe: int, lang: str) -> str:
    """From the top of its first space to the foot of its last, with its price."""
    x1, y1 = PLACES[int(PIPE_FROM[pipe])]
    x2, y2 = PLACES[int(PIPE_TO[pipe])]
    colour = PIPE_COLOURS[pipe]
    if x1 == x2:
        x1 = x2 = x1 - 12
    top, foot = y2 + TALL / 2 - 8, y1 - TALL / 2 + 8
    middle = (top + foot) / 2
    way = f"M{x1} {foot}C{x1} {middle} {x2} {middle} {x2} {top}"
    item = ITEMS[PIPE_PRICE[pipe]]
    letter = say(lang, "pipe-colour", colour=colour)[0].upper()
    label = f"{say(lang, 'pipes')} {PIPE_FROM[pipe]} → {PIPE_TO[pipe]}"
    px, py = (x1 + x2) / 2, middle
    return group(
        _title(label),
        tag("path", d=way, fill="none", stroke=INK, stroke_width=22),
        tag("path", d=way, fill="none", stroke=PIPE_PAINT[colour], stroke_width=16),
        tag(
            "rect",
            x=px - 26,
            y=py - 15,
            width=52,
            height=30,
            rx=13,
            fill=NIGHT,
            stroke=PIPE_PAINT[colour],
            stroke_width=2.5,
        ),
        _icon(item, px - 10, py, 0.9),
        text(
            px + 12,
            py + 8,
            letter,
            SMALL,
            fill=PIPE_PAINT[colour],
            font_weight=800,
            text_anchor="middle",
        ),
        id=f"pipe-{PIPE_FROM[pipe]}",
    )


def _start(lang: str) -> str:
    x, y = PLACES[0]
    return group(
        tag(
            "rect",
            x=14,
            y=y - 26,
            width=WIDTH - 28,
            height=52,
            rx=12,
            fill=NIGHT,
            stroke=LINE,
            stroke_width=2,
        ),
        _icon("battery", 36, y),
        text(58, y + 8, f"0 {say(lang, 'start')}", SMALL, fill=QUIET),
        id="space-0",
    )


def _lamp_places() -> list[tuple[float, float]]:
    """Where each step of the light chain lies; 0 is the battery."""
    found = [(36.0, PLACES[0][1])] * (LIGHT_STEPS + 1)
    for space, lamps in enumerate(LAMPS, 1):
        x, y = PLACES[space]
        for i, lamp in enumerate(lamps):
            found[lamp] = (x + 19 * (i - (len(lamps) - 1) / 2), y + TALL / 2 + 11)
    return found


LAMP_PLACES = _lamp_places()


def _light_chain(s: Any, looking: int) -> str:
    light = int(s.seats[looking].light)
    drawn = []
    for step in range(1, LIGHT_STEPS + 1):
        name = "spot" if step in SPOTS else "lamp"
        drawn.append(_icon(name if step <= light else f"{name}-off", *LAMP_PLACES[step]))
    return group(*drawn, id="light-chain")


def _light_markers(table: Table, lang: str) -> str:
    """Everybody's marker on the chain; several on one step stand side by side."""
    s = table.state
    drawn = []
    there: dict[int, int] = {}
    for seat in range(s.players):
        step = int(s.seats[seat].light)
        x, y = LAMP_PLACES[step]
        shift = there.get(step, 0)
        there[step] = shift + 1
        label = f"{table.player(seat, lang)}: {say(lang, 'light')} {step}"
        across, down = (11 * shift, 0) if step else (-14 + 10 * (shift % 4), 16)
        drawn.append(
            group(
                _title(label),
                player_sign(seat, 0, 0, 6.5),
                at=(x + across, y + down),
                id=f"light-{seat}",
                class_="piece",
            )
        )
    return "".join(drawn)


# --- rats -----------------------------------------------------------------------------------------

_DARK_TEXT = (False, True, True, True, False)


def _rat(
    side: int, number: str, label: str, id_: str, x: float, y: float, star: bool, **more: Any
) -> str:
    """The sign of the seat with ears, a tail and its number."""
    colour, edge = PLAYERS[side], "#f3efe2" if side == 4 else INK
    ring = tag("circle", r=18, fill="none", stroke=MOON, stroke_width=3) if star else ""
    body = player_sign(side, 0, 0, 13.5 if side != 1 else 13)
    return group(
        _title(label),
        rat_ears(edge, colour),
        body,
        ring,
        text(
            0,
            8,
            number,
            SMALL,
            fill=INK if _DARK_TEXT[side] else "#ffffff",
            font_weight=800,
            text_anchor="middle",
        ),
        at=(x, y),
        id=id_,
        **{"class_": "piece", **more},
    )


def _rats(table: Table, acts: set[str], lang: str) -> str:
    """All rats where they are: on the path, in the nursery, with the crew."""
    s = table.state
    there: dict[int, list[tuple[int, int]]] = {}
    for side in sides(s):
        for rat in range(RATS):
            at = int(s.seats[side].rats[rat])
            if at <= SPACES:
                there.setdefault(at, []).append((side, rat))
    running = {int(action.split()[1]) for action in acts if action.startswith(("run", "token"))}
    drawn = []
    for space, rats in there.items():
        for i, (side, rat) in enumerate(rats):
            x, y = _rat_place(space, i, len(rats))
            robot = s.players == 1 and side == ROBOT
            owner = say(lang, "robot") if robot else table.player(side, lang)
            supers = _supers_of(s, side, rat, lang)
            label = f"{owner}: {say(lang, 'rat', rat=rat)}, {space}{supers}"
            more: dict[str, Any] = {}
            if not robot and side == s.turn and rat in running:
                token = _choice(acts, f"token {rat}")
                more = {"class_": "piece choice", "data_rat": rat}
                if token:
                    more["data_action"] = token["data_action"]
            name = f"robot-rat-{rat}" if robot else f"rat-{side}-{rat}"
            drawn.append(
                _rat(
                    4 if robot else side,
                    "R" if robot else str(rat),
                    label,
                    name,
                    x,
                    y,
                    bool(supers),
                    **more,
                )
            )
    return "".join(drawn)


def _rat_place(space: int, i: int, count: int) -> tuple[float, float]:
    x, y = PLACES[space]
    if space == 0:
        wide = min(34, (WIDTH - 190) / max(count, 1))
        return 176 + wide * i, y + 2
    if count <= 2:
        return x + (i - (count - 1) / 2) * 32, y + 28
    columns = (count + 1) // 2
    row, column = divmod(i, columns)
    in_row = columns if row == 0 else count - columns
    return x + (column - (in_row - 1) / 2) * 25, y + 15 + 23 * row


def _supers_of(s: Any, side: int, rat: int, lang: str) -> str:
    names = [
        say(lang, "comic", comic=COMICS[USUAL + i])
        for i, bearer in enumerate(s.seats[side].supers.tolist())
        if bearer == rat + 1
    ]
    return "".join(f", {name}" for name in names)


def _targets(table: Table, acts: set[str], lang: str) -> str:
    """Where rats may run now: a tag for each way with the rat and its steps; its title has all."""
    s = table.state
    if s.phase != RUN:
        return ""
    ways: dict[int, list[str]] = {}
    for action in table.legal():
        if action in acts and action.startswith("run"):
            ways.setdefault(int(action.split()[2]), []).append(action)
    drawn = []
    for end, actions in ways.items():
        x, y = PLACES[end]
        wide = TILE if end != PAD else 132
        drawn.append(
            tag(
                "rect",
                x=x - wide / 2 - 3,
                y=y - TALL / 2 - 3,
                width=wide + 6,
                height=TALL + 6,
                rx=13,
                fill="none",
                stroke=MOON,
                stroke_width=3,
                stroke_dasharray="9 6",
            )
        )
        for i, action in enumerate(actions):
            rat = int(action.split()[1])
            chain = VIA.index(" ".join(action.split()[3:]))
            drawn.append(
                group(
                    _title(explain(table, action, lang)),
                    tag(
                        "rect",
                        x=-13,
                        y=-13,
                        width=26,
                        height=26,
                        rx=8,
                        fill=NIGHT,
                        stroke=MOON if not chain else GOOD,
                        stroke_width=2.5,
                    ),
                    text(0, 8, rat, SMALL, font_weight=800, text_anchor="middle", fill=MOON),
                    at=(x + wide / 2 - 4 - 22 * (i // 4), y - TALL / 2 + 2 + 27 * (i % 4)),
                    id=f"target-{action.replace(' ', '-')}",
                    class_="target choice",
                    data_action=action,
                    data_rat=rat,
                    data_tag=" · ".join(run_tags(s, lang, rat, end, chain)),
                )
            )
    return "".join(drawn)


def _done(table: Table, acts: set[str], lang: str) -> str:
    """`done` and other words that have no place on the board, as buttons in the head."""
    spoken = [a for a in table.legal() if a in acts and a.split()[0] in _SPOKEN]
    drawn = []
    for i, action in enumerate(spoken):
        words = explain(table, action, lang)
        wide = 13 * len(words) + 28
        drawn.append(
            group(
                tag("rect", x=-wide, y=-19, width=wide, height=38, rx=19, fill=MOON),
                text(-wide / 2, 8, words, SMALL, fill=INK, font_weight=700, text_anchor="middle"),
                at=(WIDTH - 18, START_Y + 0 - 44 * i),
                id=f"do-{action.replace(' ', '-')}",
                class_="choice",
                data_action=action,
            )
        )
    return "".join(drawn)


_SPOKEN = ("done", "nut", "newrat", "pack", "drink", "keep")

# --- burrow and library ---------------------------------------------------------------------------


def _burrow(table: Table, acts: set[str], lang: str) -> str:
    s = table.state
    arrows = []
    for room in range(len(BURROW)):
        for to in (int(BURROW_TO[room]), int(BURROW_SIDE[room])):
            if to >= 0:
                arrows.append(_arrow(_room_place(room), _room_place(to)))
    rooms = "".join(_room(table, room, acts, lang) for room in range(len(BURROW)))
    markers = []
    there: dict[int, int] = {}
    for seat in range(s.players):
        room = int(s.seats[seat].burrow)
        x, y = _room_place(room)
        shift = there.get(room, 0)
        there[room] = shift + 1
        place = say(lang, "room", room=BURROW[room])
        markers.append(
            group(
                _title(f"{table.player(seat, lang)}: {place}"),
                rat_ears(INK, PLAYERS[seat]),
                player_sign(seat, 0, 0, 10),
                at=(x - 20 + 20 * (shift % 3), y - 8 + 22 * (shift // 3)),
                id=f"burrow-{seat}",
                class_="piece",
            )
        )
    return group(
        _panel(BURROW_Y, BURROW_TALL),
        *arrows,
        rooms,
        *markers,
        id="burrow",
    )


def _room_place(room: int) -> tuple[float, float]:
    x, y = ROOMS.get(BURROW[room], (320, 108))
    return x, BURROW_Y + y


def _arrow(begin: tuple[float, float], end: tuple[float, float]) -> str:
    (x1, y1), (x2, y2) = begin, end
    long = max(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5, 1)
    ux, uy = (x2 - x1) / long, (y2 - y1) / long
    tx, ty = x2 - 34 * ux, y2 - 34 * uy
    return tag(
        "path",
        d=f"M{x1:g} {y1:g}L{tx:.1f} {ty:.1f}"
        f"M{tx - 12 * ux - 8 * uy:.1f} {ty - 12 * uy + 8 * ux:.1f}L{tx:.1f} {ty:.1f}"
        f"L{tx - 12 * ux + 8 * uy:.1f} {ty - 12 * uy - 8 * ux:.1f}",
        fill="none",
        stroke=LINE,
        stroke_width=5,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


_ROOM_ICON = {"pantry": "pantry", "library": "comic", "mushrooms": "core"}


def _room(table: Table, room: int, acts: set[str], lang: str) -> str:
    """A circle; special rooms have a picture and a name, the nursery its waiting rats."""
    s = table.state
    name = BURROW[room]
    x, y = _room_place(room)
    special = name in ("pantry", "library", "nursery")
    fork = BURROW_SIDE[room] >= 0
    choice: dict[str, Any] = {}
    at = int(s.seats[max(int(s.turn), 0)].burrow)
    if f"fork {name}" in acts:
        choice = _choice(acts, f"fork {name}")
    elif "fork on" in acts and room == int(BURROW_TO[at]):
        choice = _choice(acts, "fork on")
    shape = (
        tag(
            "rect",
            x=x - 22,
            y=y - 22,
            width=44,
            height=44,
            rx=6,
            fill=BOARD,
            stroke=MOON,
            stroke_width=2.5,
            transform=f"rotate(45 {x:g} {y:g})",
        )
        if fork
        else tag(
            "circle",
            cx=x,
            cy=y,
            r=30 if special else 22,
            fill=BOARD,
            stroke=MOON if choice else LINE,
            stroke_width=3,
            stroke_dasharray="8 5" if choice else None,
        )
    )
    icon = _icon(_ROOM_ICON[name], x, y + 8, 1.1) if name in _ROOM_ICON else ""
    words = ""
    if special:
        anchor = {
            "library": (x + 40, y + 8, "start"),
            "nursery": (x - 22, y - 38, "start"),
            "pantry": (x + 34, y + 44, "start"),
        }[name]
        words = text(
            anchor[0],
            anchor[1],
            say(lang, "room", room=name),
            SMALL,
            fill=QUIET,
            text_anchor=anchor[2],
        )
    waiting = _waiting(table, x, y, lang) if room == NURSERY_ROOM else ""
    label = say(lang, "room", room=name)
    return group(_title(label), shape, icon, words, waiting, id=f"room-{name}", **choice)


def _waiting(table: Table, x: float, y: float, lang: str) -> str:
    """How many rats of each seat wait in the nursery."""
    s = table.state
    drawn = []
    for seat in range(s.players):
        count = s.seats[seat].rats.tolist().count(NURSERY)
        if count:
            px = x + 40 + 42 * (seat % 3)
            py = y - 10 + 26 * (seat // 3) + (10 if s.players <= 3 else 0)
            drawn.append(
                group(
                    _title(f"{table.player(seat, lang)}: {count}"),
                    player_sign(seat, 0, 0, 9),
                    text(14, 8, count, SMALL, font_weight=700),
                    at=(px, py),
                )
            )
    return "".join(drawn)


def _library(s: Any, acts: set[str], lang: str) -> str:
    comics = names_in(s.library, COMICS)
    chips = []
    if "comic none" in acts:
        comics = [*comics, "none"]
    for i, comic in enumerate(comics):
        x, y = 26 + 300 * (i % 2), LIBRARY_Y + 32 + 38 * (i // 2)
        if comic == "none":
            words, hint = "—", say(lang, "do-comic", comic="none", help="")
        else:
            words, hint = say(lang, "comic", comic=comic), say(lang, "comic-help", comic=comic)
        choice = _choice(acts, f"comic {comic}")
        chips.append(
            group(
                _title(hint),
                tag(
                    "rect",
                    x=0,
                    y=0,
                    width=288,
                    height=34,
                    rx=9,
                    fill=NIGHT,
                    stroke=MOON if choice else LINE,
                    stroke_width=3 if choice else 2,
                ),
                _icon("comic", 20, 17),
                text(40, 25, words, SMALL),
                at=(x, y),
                id=f"comic-{comic}",
                **choice,
            )
        )
    head = text(26, LIBRARY_Y + 20, _first_up(say(lang, "room", room="library")), SMALL, fill=QUIET)
    return group(head, *chips, id="library")


def _first_up(words: str) -> str:
    return words[:1].upper() + words[1:]


# --- stands ---------------------------------------------------------------------------------------


def _stands(s: Any, acts: set[str], lang: str) -> str:
    drawn = []
    for stand, name in enumerate(STANDS):
        y = STANDS_Y + STAND_TALL * stand
        price, _ = _count("cheese", int(STAND_PRICE[stand]), 170, y + 30)
        drawn += [
            _panel(y, STAND_TALL - 8),
            _animal(name, 40, y + 29),
            text(64, y + 38, say(lang, "stand", stand=name), SMALL),
            price,
        ]
        things = _things_at(s, name)
        for i, thing in enumerate(things):
            drawn.append(_thing(thing, i, 258 + _THING_STEP[name] * i, y + 29, acts, lang))
        if name == "frog":
            drawn.append(text(298, y + 38, f"× {int(s.frog)}", SMALL, font_weight=700))
    return group(*drawn, id="stands")


_THING_STEP = {"hamster": 41, "frog": 40, "crow": 61}


def _things_at(s: Any, stand: str) -> list[str]:
    if stand == "hamster":
        return [f"hamster {colour}" for colour in names_in(s.hamster, COLOURS)]
    if stand == "crow":
        return [f"crow {cap}" for cap in names_in(s.crow, CAPS)]
    return ["frog"] if s.frog else []


def _thing(thing: str, i: int, x: float, y: float, acts: set[str], lang: str) -> str:
    """One thing; if both ways are open, itself is bought and the little hand steals it."""
    stand, _, name = thing.partition(" ")
    buy, steal = _choice(acts, f"buy {thing}"), _choice(acts, f"steal {thing}")
    if stand == "hamster":
        drawn = _icon(f"pack-{name}", 0, 0) + _icon(
            COLOUR_ICON[name].removeprefix("fr-"), 0, 6, 0.5
        )
    elif stand == "crow":
        drawn = _cap(name)
    else:
        drawn = _icon("drink", 0, 0, 1.3)
    ring = tag("circle", r=24, fill="none", stroke=MOON, stroke_width=3) if buy or steal else ""
    whole = group(
        _title(f"{thing_phrase(lang, thing)}: {thing_help(lang, thing)}"),
        drawn,
        ring,
        at=(x, y),
        id=f"thing-{stand}-{i}",
        **(buy or steal),
    )
    if not (buy and steal):
        return whole
    hand = group(
        _title(say(lang, "do-steal", thing=thing_phrase(lang, thing))),
        tag("circle", r=10, fill="#ff7b72", stroke=INK, stroke_width=1.5),
        tag("path", d="M-5 4Q0 -9 5 4M0 -4V5", fill="none", stroke=INK, stroke_width=2),
        at=(x + 15, y + 17),
        id=f"steal-{stand}-{i}",
        **steal,
    )
    return whole + hand


def _cap(cap: str) -> str:
    """A bottle cap: its track and the points for each."""
    ridge = tag(
        "circle", r=23, fill="#8d93ab", stroke=INK, stroke_width=1.5, stroke_dasharray="5 2"
    )
    face = tag("circle", r=19, fill="#f3efe2")
    points = f"{abs(int(CAP_EACH[CAPS.index(cap)]))}"
    return (
        ridge
        + face
        + _icon(cap if cap in (*TRACKS, "collector", "unbuilt") else "collector", -7, 0, 0.75)
        + text(19, 8, points, SMALL, fill=INK, font_weight=800, text_anchor="end")
    )


# --- tracks ---------------------------------------------------------------------------------------


def _tracks(s: Any, acts: set[str], lang: str) -> str:
    drawn = [_panel(TRACKS_Y - 6, 8 * TRACK_TALL + 14)]
    for track, name in enumerate(TRACKS):
        y = TRACKS_Y + TRACK_TALL * track + 24
        drawn.append(_track(s, track, name, y, acts, lang))
    return group(*drawn, id="tracks")


def _track(s: Any, track: int, name: str, y: float, acts: set[str], lang: str) -> str:
    action = next(
        (
            a
            for a in acts
            if a in (f"build {name}", f"plan {name}") or (a == "feed" and name == "cheese")
        ),
        "",
    )
    choice = _choice(acts, action)
    planned = s.players == 1 and track in PLANNED and s.plans[PLANNED.index(track)]
    head = group(
        tag(
            "rect",
            x=20,
            y=y - 20,
            width=190,
            height=40,
            rx=10,
            fill=BOARD if choice else "none",
            stroke=MOON if choice else "none",
            stroke_width=3,
        ),
        _icon(name, 40, y),
        text(60, y + 8, say(lang, "track", track=name), SMALL),
        _title(say(lang, "track", track=name)),
        tag("path", d=f"M{204} {y - 9}l9 9l-9 9l-9 -9z", fill=PLAYERS[4], stroke="#f3efe2")
        if planned
        else "",
        id=f"track-{name}",
        **choice,
    )
    cells = []
    for space in range(LAST_SPACE + 1):
        x = 222 + 68 * space
        wide = 60 if space < LAST_SPACE else 126
        covered = bool(COVERED[s.players, space])
        cells.append(
            tag(
                "rect",
                x=x,
                y=y - 19,
                width=wide,
                height=38,
                rx=8,
                fill=LINE if covered else BOARD,
                stroke=LINE,
                stroke_width=2,
            )
        )
        if covered:
            cells.append(
                tag(
                    "path",
                    d=f"M{x + 8} {y - 12}L{x + 52} {y + 12}M{x + 52} {y - 12}L{x + 8} {y + 12}",
                    stroke=NIGHT,
                    stroke_width=4,
                )
            )
            continue
        cells.append(
            text(x + 8, y + 8, int(value(s, track, space)), SMALL, font_weight=700, fill=MOON)
        )
    return head + "".join(cells) + _markers(s, track, name, y)


def _markers(s: Any, track: int, name: str, y: float) -> str:
    drawn = []
    last = 0
    for side in sides(s):
        robot = s.players == 1 and side == ROBOT
        for i, space in enumerate(spaces_of(s, side, track)):
            x = 222.0 + 68 * (space - 1) + 46
            if space == LAST_SPACE + 1:
                many = sum(int(s.seats[p].last[track]) for p in sides(s))
                x = 222 + 68 * LAST_SPACE + 34 + last * min(22, 84 / max(many - 1, 1))
                last += 1
            rat = track == RATTONAUTS
            drawn.append(
                group(
                    rat_ears(INK, PLAYERS[4 if robot else side], tail=False) if rat else "",
                    player_sign(4 if robot else side, 0, 0, 10),
                    at=(x, y),
                    id=f"marker-{'robot' if robot else side}-{name}-{i}",
                    class_="piece",
                )
            )
    return "".join(drawn)


# --- seats ----------------------------------------------------------------------------------------


def _seat(table: Table, seat: int, _: float, lang: str) -> tuple[str, float]:
    """Everything of one seat, line by line; the panel's height comes with it."""
    s = table.state
    me = s.seats[seat]
    acting = seat == s.turn and s.phase not in (PLAN, OVER)
    points = say(lang, "points", points=int(total(s, seat)))
    lines = [
        player_sign(seat, 40, 30, 11)
        + text(62, 38, table.player(seat, lang), 24, font_weight=700)
        + text(WIDTH - 30, 38, points, 24, font_weight=700, text_anchor="end", fill=MOON)
    ]
    x = 30.0
    row = []
    for item, name in enumerate(GOODS):
        drawn, x = _count(name, int(me.goods[item]), x, 0)
        row.append(drawn)
    for name, count in (
        ("mouldy", me.mouldy),
        ("nut", me.nuts),
        ("drink", me.drinks),
        ("empty", me.empties),
    ):
        if count or name == "nut":
            drawn, x = _count(name, int(count), x, 0)
            row.append(drawn)
    lines.append(group(*row, at=(0, 66)))
    left = markers_left(s, seat, lang)
    light = f"{say(lang, 'light')} {int(me.light)}"
    lines.append(text(30, 110, f"{light} · {left}", SMALL, fill=QUIET))
    tall = 124
    things = _owned(s, seat, lang)
    if things:
        lines.append(group(things, at=(0, 142)))
        tall = 172
    for comic in names_in(me.comics, COMICS):
        lines.append(
            _icon("comic", 42, tall + 4) + text(62, tall + 12, _comic_words(me, comic, lang), SMALL)
        )
        tall += 32
    panel = tag(
        "rect",
        x=14,
        y=0,
        width=WIDTH - 28,
        height=tall,
        rx=14,
        fill=NIGHT,
        stroke=MOON if acting else LINE,
        stroke_width=4 if acting else 2,
    )
    return group(panel, *lines, id=f"seat-{seat}"), tall


def _owned(s: Any, seat: int, lang: str) -> str:
    me = s.seats[seat]
    drawn = []
    x = 46.0
    for colour in names_in(me.packs, COLOURS):
        drawn.append(
            group(
                _title(say(lang, "pack-help", colour=colour)),
                _icon(f"pack-{colour}", 0, 0),
                _icon(COLOUR_ICON[colour].removeprefix("fr-"), 0, 6, 0.5),
                at=(x, 0),
            )
        )
        x += 40
    x += 8
    for cap in names_in(me.caps, CAPS):
        drawn.append(group(_title(cap_help(lang, cap)), _cap(cap), at=(x, 0)))
        x += 54
    return "".join(drawn)


def _comic_words(me: Any, comic: str, lang: str) -> str:
    name = say(lang, "comic", comic=comic)
    number = COMICS.index(comic) - USUAL
    if number >= 0 and me.supers[number]:
        return f"{name}: {say(lang, 'rat', rat=int(me.supers[number]) - 1)}"
    return name


def _robot(table: Table, lang: str) -> tuple[str, float]:
    """The robot: points, plans, the last card, how many cards are left."""
    s = table.state
    points = say(lang, "points", points=int(total(s, ROBOT)))
    plans = "".join(
        _icon(TRACKS[track], 130 + 34 * i, 66)
        for i, track in enumerate(t for j, t in enumerate(PLANNED) if s.plans[j])
    )
    left = say(lang, "cards-left", cards=int((s.deck > 0).sum()))
    card = f"{say(lang, 'card')}: {last_card(s) or '—'} · {left}"
    lines = [
        player_sign(4, 40, 30, 11) + text(62, 38, say(lang, "robot"), 24, font_weight=700),
        text(WIDTH - 30, 38, points, 24, font_weight=700, text_anchor="end", fill=MOON),
        text(30, 74, say(lang, "plans"), SMALL, fill=QUIET) + plans,
        text(30, 108, card, SMALL, fill=QUIET),
        text(30, 140, markers_left(s, ROBOT, lang), SMALL, fill=QUIET),
    ]
    panel = tag(
        "rect",
        x=14,
        y=0,
        width=WIDTH - 28,
        height=154,
        rx=14,
        fill=NIGHT,
        stroke=MOON if s.phase == PLAN else LINE,
        stroke_width=2,
    )
    return group(panel, *lines, id="robot"), 154
