"""The pieces on the board, and the distance of the invaders."""

from cheesemoon.core import Event, Table
from cheesemoon.core.draw import svg

from .. import aim, content as c, state as st
from . import colours as hue, seen as sn, shapes as sh, sheet as sheets

LEAN = (-5, 4, -3, 6, -4, 3)  # degrees of tilt of the monsters, by column
LAST = svg.ink("sg-last", "#4a2f14", "#fff0c9")  # behind the letter of a column with one invader


# --- invaders -------------------------------------------------------------------------------------


def invaders(seen: sn.Seen) -> str:
    """Draw the invaders row by row. A row keeps its id while it descends, so that it moves as
    one."""
    names = row_names(seen.table)
    rows = []
    for row in range(c.ROWS):
        cells = tuple(seen.cells[row * c.COLUMNS : (row + 1) * c.COLUMNS])
        if any(st.EMPTY < what < st.MINE for what in cells):
            rows.append(_row(names[row], row, cells, seen.tall))
    return svg.group(*rows, id="sg-invaders", aria_hidden=seen.covered)


@svg.drawn_once
def _row(name: int, row: int, cells: tuple[int, ...], tall: bool) -> str:
    grid = sheets.sheet(tall).grid
    found = (
        _invader(column, what, what > c.EYES and aim.is_whole([*cells], column), name, tall)
        for column, what in enumerate(cells)
        if st.EMPTY < what < st.MINE
    )
    return svg.group(*found, at=(0, grid.y + grid.high * (row + 0.5)), id=f"sg-row-{name}")


@svg.drawn_once
def _invader(column: int, what: int, whole: bool, row: int, tall: bool) -> str:
    """Draw a monster or half of a ship, which is whole if the other half is beside it. `row` is the
    id of its row."""
    grid = sheets.sheet(tall).grid
    side = "L" if what == st.LEFT else "R"
    scale, lean = grid.scale, ""
    if what <= c.EYES:
        drawing, card = f"sg-m{what}", f"monster-{what}"
        lean = f"rotate({LEAN[column % len(LEAN)]}) "
    elif whole:
        drawing, card, scale = f"sg-ship{side}", "ship", grid.wide / 112
    else:
        drawing, card = f"sg-wreck{side}", "half"
    return svg.group(
        svg.tag("use", href=f"#{drawing}", transform=f"{lean}scale({scale:.3g})"),
        at=(grid.x + grid.wide * (column + 0.5), 0),
        id=f"sg-{c.CELLS[column][0]}-{row}",
        class_="piece",
        data_card=card,
    )


def row_names(table: Table) -> list[int]:
    """Return the ids of the rows. A row of invaders keeps its id while it descends. The events tell
    when rows were emptied or removed."""
    past, named, done = table.events, _AT_FIRST, 0
    for ply in range(len(past), 0, -1):  # usually found at the action before the last one
        kept = _named.get(id(past[ply - 1]))
        if kept and kept[0] is past[ply - 1] and kept[1] == len(kept[0]):
            named, done = kept[2], ply
            break
    for events in past[done:]:
        named = _rename_rows(named, events)
    if past:
        if len(_named) >= _KEPT:
            _named.pop(next(iter(_named)), None)
        _named[id(past[-1])] = past[-1], len(past[-1]), named
    return named[0]


Named = tuple[list[int], int]  # the ids of all rows, and the next free id
_AT_FIRST: Named = (list(range(c.ROWS)), c.ROWS)
_KEPT = 500
_named: dict[int, tuple[list[Event], int, Named]] = {}
"""A cache by the id of an action's events: the events, their number, and the ids of the rows after
them. Several tables may share the events."""


def _rename_rows(named: Named, events: list[Event]) -> Named:
    """Return the ids after an action."""
    names, next_ = named
    for i, event in enumerate(events):
        if event.name == "rocketed":
            row = event.args["row"] - 1
            names = [next_, *names[:row], *names[row + 1 :]]
            next_ += 1
        elif event.name == "emptied" and not _is_invasion(events[i + 1 :]):
            names = [next_, *names[:-1]]
            next_ += 1
    return names, next_


def _is_invasion(rest: list[Event]) -> bool:
    return bool(rest) and rest[0].name == "ended" and rest[0].args["end"] == "invasion"


# --- the mine and the fighters --------------------------------------------------------------------


def the_mine(seen: sn.Seen) -> str:
    """Draw the mine if it is on the board."""
    return _mine(seen.mine, seen.tall) if seen.mine >= 0 else ""


@svg.drawn_once
def _mine(cell: int, tall: bool) -> str:
    grid = sheets.sheet(tall).grid
    return svg.group(
        sh.use("sg-mine", scale=grid.scale),
        at=grid.middle(cell),
        id="sg-the-mine",
        class_="piece",
        data_card="mine",
    )


def fighters(seen: sn.Seen) -> str:
    """Draw the fighters on the board, or on the planet below it if they are not placed yet,
    destroyed or out of the game."""
    found = []
    for seat in range(seen.players):
        acting, cell = seat == seen.turn, seen.at[seat]
        if cell >= 0:
            gear = (seen.rocket[seat] == st.HELD, seen.battery[seat] == st.FULL)
            level = seen.level[seat]
            found.append(_fighter(seat, level, seen.advanced, *gear, acting, cell, seen.tall))
        else:
            state = "out" if seen.out[seat] else "crashed" if seen.is_placed else "ready"
            found.append(_on_planet(seat, seen.level[seat], state, acting, seen.tall))
    return svg.group(*found, id="sg-fighters", aria_hidden=seen.covered)


@svg.drawn_once
def _fighter(
    seat: int,
    level: int,
    badge: bool,
    armed: bool,
    charged: bool,
    acting: bool,
    cell: int,
    tall: bool,
) -> str:
    """Draw a fighter with its level badge and, on the other side, its equipment. The acting one has
    a ring."""
    grid = sheets.sheet(tall).grid
    scale = grid.scale * (1.1 if acting else 0.94)
    parts = [sh.use(f"sg-guns{level}"), sh.use(f"sg-f{seat}")]
    if acting:
        ring = sh.disc(0, 2, 52, "none", stroke=svg.MOON, stroke_width=4.5)
        parts = [sh.disc(0, 2, 78, "url(#sg-halo)"), ring, *parts]
    if badge:
        parts.append(sh.use(f"sg-level{level}", 31, -24, 1.36 if tall else 1))
    if armed:
        parts.append(sh.use("sg-rocket", -33, -25, 0.62))
    if charged:
        parts.append(sh.use("sg-battery", -55 if armed else -33, -22, 0.56))
    return svg.group(
        svg.tag("g", *parts, transform=f"scale({scale:.3g})"),
        at=grid.middle(cell),
        id=f"sg-fighter-{seat}",
        class_="piece",
        data_card="fighter",
    )


def pad(seat: int, tall: bool) -> tuple[float, float]:
    """Return the place of a seat's fighter on the planet."""
    view = sheets.sheet(tall)
    step = (view.grid.right - view.grid.x) / c.SEATS
    return view.grid.x + step * (seat + 0.5), view.pads


@svg.drawn_once
def _on_planet(seat: int, level: int, state: str, acting: bool, tall: bool) -> str:
    """Draw a fighter on the planet: upright before it is placed, smoking after a crash, crossed out
    if its player is out."""
    ring = sh.disc(0, 0, 40, "none", stroke=svg.MOON, stroke_width=5) if acting else ""
    turn = "" if state == "ready" else "rotate(118) "
    ship = svg.tag(
        "g", sh.use(f"sg-guns{level}"), sh.use(f"sg-f{seat}"), transform=f"{turn}scale(0.66)"
    )
    over = sh.use("sg-smoke") if state == "crashed" else ""
    if state == "out":
        over = sh.path(
            "M-26 -26L26 26M26 -26L-26 26",
            stroke=hue.WARN[2],
            stroke_width=6,
            stroke_linecap="round",
        )
    return svg.group(
        sh.oval(0, 30, 40, 8, "#000", opacity=0.35),
        ring,
        svg.group(ship, opacity=0.4 if state == "out" else None),
        over,
        at=pad(seat, tall),
        id=f"sg-fighter-{seat}",
        class_="piece",
        data_look=1 if acting else None,
        data_card={"ready": "fighter", "crashed": "return", "out": "out"}[state],
    )


def lane(seen: sn.Seen) -> str:
    """Draw light over the column of the acting fighter."""
    cell = seen.at[seen.turn] if seen.turn >= 0 else -1
    return _lane(cell % c.COLUMNS, seen.tall) if cell >= 0 else ""


@svg.drawn_once
def _lane(column: int, tall: bool) -> str:
    grid = sheets.sheet(tall).grid
    x, high = grid.x + grid.wide * column + 3, grid.bottom - grid.y
    return sh.box(x, grid.y, grid.wide - 6, high, 14, "url(#sg-lane)")


# --- how near they are ----------------------------------------------------------------------------


@svg.drawn_once
def letters(left: tuple[int, ...], last: str, tall: bool) -> str:
    """Draw the letters of the columns. A column with one invader left has a warning, because
    emptying it makes all invaders descend."""
    view = sheets.sheet(tall)
    grid, size = view.grid, view.size + (0 if tall else 2)
    out = []
    for column in range(c.COLUMNS):
        x, letter = grid.x + grid.wide * (column + 0.5), c.CELLS[column][0]
        if left[column] != 1:
            out.append(sh.bold(x, grid.y - 14, letter, size, svg.QUIET, text_anchor="middle"))
            continue
        out.append(_last_letter(letter, last, x, size, tall))
    return svg.group(*out, id="sg-letters")


def _last_letter(letter: str, last: str, x: float, size: float, tall: bool) -> str:
    """Draw the warning letter of a column. On the tall board, or if the word is too long, an arrow
    replaces the word."""
    view = sheets.sheet(tall)
    room = svg.width(last, view.size) + 2.2 * size
    if tall or room > view.grid.wide - 4:
        last, room = "", 2.6 * size
    said = (
        sh.plain(room / 2 - 0.5 * size, 1, last, view.size, svg.MOON, text_anchor="end")
        if last
        else sh.use("sg-down", room / 2 - 0.85 * size, -0.3 * size, round(size / 24, 2))
    )
    return svg.group(
        sh.box(
            -room / 2, -size, room, 1.42 * size, 0.71 * size, LAST, stroke=svg.MOON, stroke_width=2
        ),
        sh.bold(-room / 2 + 0.85 * size, 2, letter, size, svg.MOON, text_anchor="middle"),
        said,
        at=(x, view.grid.y - 15),
        data_card="last",
    )


def hems() -> list[str]:
    """Return the glow under the lowest invader of a column, one symbol for each row."""
    found = []
    for row in range(1, c.ROWS + 1):
        near, red = row / c.ROWS, hue.REDDER[min(5, row * 6 // (c.ROWS + 1))]
        half = sheets.WIDE.grid.wide / 2
        found.append(
            svg.symbol(
                f"sg-hem-{row}",
                sh.oval(
                    0,
                    -2,
                    1.04 * half,
                    5 + 18 * near,
                    "url(#sg-hem)",
                    opacity=round(0.25 + 0.75 * near, 2),
                ),
                sh.path(
                    f"M{16 - half:g} -1H{half - 16:g}",
                    stroke=red,
                    stroke_width=4,
                    stroke_linecap="round",
                ),
            )
        )
    return found


@svg.drawn_once
def front(lowest: tuple[int, ...], tall: bool) -> str:
    """Draw a glow under the lowest invader of each column, redder near the planet. In the last two
    rows the planet's sky glows too."""
    grid = sheets.sheet(tall).grid
    held, glow = "", list[str]()
    for column, row in enumerate(lowest):
        if not row:
            continue
        x, y = grid.x + grid.wide * column, grid.y + grid.high * row
        held += f"M{x + 3:g} {grid.y:g}H{x + grid.wide - 3:g}V{y:g}H{x + 3:g}Z"
        glow.append(sh.use(f"sg-hem-{row}", x + grid.wide / 2, y))
    left = c.ROWS - max(lowest)
    alarm = (
        sh.box(
            grid.x - 8,
            grid.bottom - 3 * grid.high,
            grid.right - grid.x + 16,
            3 * grid.high + 8,
            14,
            "url(#sg-alarm)",
            opacity=(1, 0.75, 0.45)[left],
        )
        if left < 3
        else ""
    )
    return svg.group(
        sh.path(held, "url(#sg-held)"), *glow, alarm, id="sg-front", data_card="descent"
    )


@svg.drawn_once
def flag(row: int, first: str, second: str, tall: bool) -> str:
    """Draw a flag that tells the distance of the invaders, at the row of the lowest. There is none
    while they are far."""
    view, left = sheets.sheet(tall), c.ROWS - row
    if left > c.ROWS // 2:
        return svg.group(id="sg-flag")
    fill, colour, edge = hue.DEADLY if left == 0 else hue.WARN
    size, grid = view.size, view.grid
    look = {"stroke": edge, "stroke_width": 2.5, "stroke_linejoin": "round"}
    if tall:
        line = f"{first} {second}"
        wide = svg.width(line, size, True) + 44
        return svg.group(
            sh.box(-wide / 2, -30, wide, 44, 22, fill, **look),
            sh.bold(0, 2, line, size, colour, text_anchor="middle"),
            at=(view.width / 2, view.pads + 84),
            id="sg-flag",
            data_card="descent",
        )
    wide = max(svg.width(first, size, True), svg.width(second, size)) + 36
    tip = grid.y + grid.high * (row - 0.5)
    y = min(max(tip, 400), 740)
    x = min(grid.right + 92, view.width - 18 - wide)
    shape = _flag_shape(grid.right + 8, tip, x, y, wide)
    return svg.group(
        sh.path(shape, fill, **look),
        sh.bold(x + 18, y - 4, first, size, colour),
        sh.plain(x + 18, y + 23, second, size, colour),
        id="sg-flag",
        data_card="descent",
    )


def _flag_shape(tip_x: float, tip_y: float, x: float, y: float, wide: float) -> str:
    """Return a box with round corners and a tip that points at a row."""
    right = x + wide
    return (
        f"M{tip_x:g} {tip_y:g}L{x:g} {y - 20:g}V{y - 26:g}Q{x:g} {y - 36:g} {x + 10:g} {y - 36:g}"
        f"H{right - 10:g}Q{right:g} {y - 36:g} {right:g} {y - 26:g}V{y + 26:g}"
        f"Q{right:g} {y + 36:g} {right - 10:g} {y + 36:g}H{x + 10:g}"
        f"Q{x:g} {y + 36:g} {x:g} {y + 26:g}V{y + 20:g}Z"
    )
