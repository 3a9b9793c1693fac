"""The table as a picture: the board among the stars, the players beside it, the rest below."""

from __future__ import annotations

from html import escape
from textwrap import wrap
from typing import Any

from cheesemoon.core import Table, Words
from cheesemoon.core.svg import (
    BAD,
    BOARD,
    LINE,
    MOON,
    NIGHT,
    QUIET,
    TEXT,
    drawn_once,
    group,
    picture,
    piece,
    player_sign,
    shortened,
    symbol,
    tag,
    text,
)

from .board import in_game, is_whole, points
from .content import (
    CELLS,
    COLUMNS,
    EYES,
    FORMATION_ROWS,
    KINDS,
    MINE_CELLS,
    PRICES,
    ROWS,
    SEATS,
    SHIP,
    THINGS,
    VALUES,
)
from .pieces import CELL, SEAT_COLOURS, SYMBOLS, fighter_symbol, half_symbol, monster_symbol
from .purchase import is_on_offer
from .scoring import total
from .shooting import has_fighter, row_in_front
from .state import (
    BUYABLE,
    ENDS,
    HELD,
    LEFT,
    MINE,
    MINING,
    MOVING,
    OVER,
    RESUMING,
    SHOOTING,
)
from .tale import Aim, aim
from .text import advice, state_word

LEFT_X, TOP = 40, 92  # the corner of the board
BOARD_WIDTH, BOARD_HEIGHT = CELL * COLUMNS, CELL * ROWS
PANEL_X = LEFT_X + BOARD_WIDTH + 12
PANEL_WIDTH = 222
WIDTH = PANEL_X + PANEL_WIDTH + 6
PANEL_HEIGHT = 150
BELOW = TOP + max(BOARD_HEIGHT + 44, PANEL_HEIGHT * SEATS)  # under the planet and the players
LINE_HEIGHT = 30
SIGNS = 52  # how many fit into a line
# space is dark in every theme, so what is drawn on it has colours of its own
_SPACE, _GRID, _FAINT, _LIT, _RED = "#0b0f20", "#3a4470", "#aab1d0", "#ffc94d", "#ff7b72"


def draw(table: Table, seat: int | None, lang: str) -> str:
    """The table as that seat sees it; what it may do now carries its action."""
    acts = set(table.legal()) if seat is not None and seat == table.seat else set()
    below: float = BELOW + 16
    chips, below = _offers(table, acts, below, lang)
    words, below = _advice(table, below, lang)
    beside, below = _beside(table, below, lang)
    return picture(
        WIDTH,
        below,
        f"{table.title(lang)}: {table.question(lang)}",
        [*SYMBOLS, *_MARKS],
        tag("rect", width=WIDTH, height=below, rx=18, fill=BOARD),
        *_head(table, lang),
        _space(table.say(lang, "mine-cell"), table.say(lang, "moon"), table.say(lang, "planet")),
        _rocket_row(table, acts, lang),
        _line_of_fire(table, acts, lang),
        _targets(table, acts, lang),
        *_invaders(table, lang),
        *_mine(table, acts, lang),
        *_fighters(table, lang),
        *(_panel(table, seat_, acts, lang) for seat_ in range(table.players)),
        *chips,
        *words,
        beside,
    )


def _middle(cell: int) -> tuple[float, float]:
    row, column = divmod(cell, COLUMNS)
    return LEFT_X + CELL * (column + 0.5), TOP + CELL * (row + 0.5)


# --- the board ------------------------------------------------------------------------------------


def _head(table: Table, lang: str) -> tuple[str, str]:
    s = table.state
    where = table.say(lang, "turns", turns=int(s.turns) + 1)
    if s.phase == OVER:
        where = table.say(lang, "game-over")
    misses = table.say(lang, "now-misses", misses=int(s.misses), players=int(in_game(s)))
    last = s.phase != OVER and s.misses and s.misses == in_game(s) - 1
    return (
        text(20, 40, where, 28, font_weight=700),
        text(WIDTH - 18, 40, misses, 22, text_anchor="end", fill=MOON if last else QUIET),
    )


_LETTERS = [
    text(LEFT_X + CELL * (i + 0.5), TOP - 10, CELLS[i][0], 22, text_anchor="middle", fill=QUIET)
    for i in range(COLUMNS)
]


def _stars() -> list[str]:
    """A starfield that is the same on every picture."""
    x = 12345
    stars = []
    for _ in range(90):
        x = (x * 1103515245 + 12345) % 2**31
        across, down = x % BOARD_WIDTH, (x // 1000) % BOARD_HEIGHT
        bright = (x // 7) % 4
        stars.append(
            tag(
                "circle",
                cx=LEFT_X + across,
                cy=TOP + down,
                r=0.8 + 0.4 * bright,
                fill="#fff",
                opacity=0.25 + 0.15 * bright,
            )
        )
    return stars


_STARS = _stars()


@drawn_once
def _space(mine_cell: str, moon: str, planet: str) -> str:
    """Night, stars, a faint grid with row numbers, mine cells, Moon and planet."""
    grid = "".join(f"M{LEFT_X + CELL * i} {TOP}V{TOP + BOARD_HEIGHT}" for i in range(1, COLUMNS))
    grid += "".join(f"M{LEFT_X} {TOP + CELL * i}H{LEFT_X + BOARD_WIDTH}" for i in range(1, ROWS))
    numbers = (
        text(LEFT_X - 8, TOP + CELL * (row + 0.5) + 8, row + 1, 22, text_anchor="end", fill=QUIET)
        for row in range(ROWS)
    )
    mine_cells = (
        group(
            tag("title", escape(mine_cell)),
            tag("use", href="#sg-mine-cell"),
            at=_middle(int(cell)),
            fill="none",
            stroke=_FAINT,
            stroke_width=2.5,
            opacity=0.7,
        )
        for cell in MINE_CELLS
    )
    return group(
        *_LETTERS,
        tag("rect", x=LEFT_X, y=TOP, width=BOARD_WIDTH, height=BOARD_HEIGHT, fill=_SPACE),
        *_STARS,
        tag("path", d=grid, stroke=_GRID, stroke_width=1, opacity=0.55),
        *numbers,
        *mine_cells,
        *_moon(moon),
        _planet(planet),
    )


def _moon(name: str) -> tuple[str, str]:
    """At the edge between the formation and the free rows."""
    y = TOP + CELL * FORMATION_ROWS
    edge = tag(
        "path",
        d=f"M{LEFT_X} {y}H{LEFT_X + BOARD_WIDTH}",
        stroke=_LIT,
        stroke_width=2,
        stroke_dasharray="2 10",
        opacity=0.8,
    )
    return edge, group(
        tag("title", escape(name)),
        tag("circle", r=13, fill=_LIT, stroke=_SPACE, stroke_width=2),
        tag("circle", cx=-4, cy=-4, r=3, fill=_SPACE, opacity=0.3),
        tag("circle", cx=5, cy=2, r=2.2, fill=_SPACE, opacity=0.3),
        tag("circle", cx=-2, cy=6, r=2, fill=_SPACE, opacity=0.3),
        at=(LEFT_X, y),
    )


def _planet(name: str) -> str:
    """Below the lowest row, to be defended."""
    y, right = TOP + BOARD_HEIGHT, LEFT_X + BOARD_WIDTH
    middle = LEFT_X + BOARD_WIDTH / 2
    return group(
        tag(
            "path",
            d=f"M{LEFT_X} {y + 40}V{y + 20}Q{middle} {y - 12} {right} {y + 20}V{y + 40}Z",
            fill="#2f7d6d",
        ),
        tag(
            "path",
            d=f"M{LEFT_X + 30} {y + 30}Q{middle - 60} {y + 10} {middle - 40} {y + 30}Z"
            f"M{middle + 50} {y + 32}Q{middle + 90} {y + 10} {right - 30} {y + 30}Z",
            fill="#57b894",
        ),
        text(middle, y + 32, name, 22, text_anchor="middle", font_weight=700, fill="#f3efe2"),
    )


# --- what may be done -----------------------------------------------------------------------------


def _targets(table: Table, acts: set[str], lang: str) -> str:
    """Cells that can be flown to, placed on or mined; pointing at one shows its line of fire."""
    s = table.state
    found = []
    for action in sorted(acts):
        verb, *rest = action.split(" ")
        if verb not in ("move", "place", "mine"):
            continue
        cell = CELLS.index(rest[0])
        fires = verb == "move"
        shot = _fire(aim(s, int(s.turn), cell), cell) if fires else ""
        x, y = _middle(cell)
        found.append(
            group(
                tag("title", escape(table.explain(action, lang))),
                group(shot, class_="aim", visibility="hidden") if fires else "",
                tag("use", href="#sg-target", x=x, y=y),
                id=f"sg-to-{rest[0]}",
                class_="choice",
                data_action=action,
            )
        )
    return group(*found, id="sg-targets", **_DASHES)


_DASHES: dict[str, Any] = {"stroke_width": 4, "stroke_dasharray": "4 8", "stroke_linecap": "round"}
_MARKS = [  # their colour is that of the shot
    symbol(
        "sg-target",
        tag(
            "rect",
            x=-25,
            y=-25,
            width=50,
            height=50,
            rx=12,
            fill=_LIT,
            fill_opacity=0.08,
            stroke=_LIT,
            stroke_width=2,
            stroke_dasharray="5 5",
        ),
        tag("circle", r=3.5, fill=_LIT, stroke="none"),
    ),
    symbol(
        "sg-ring",
        tag("circle", r=29, stroke_width=3.5, stroke_dasharray="none", fill_opacity=0.12),
    ),
    symbol(
        "sg-warning",
        tag("path", d="M-13 3H13L0 24Z", stroke="none"),
        text(0, 18, "!", 16, font_weight=800, text_anchor="middle", fill=_SPACE, stroke="none"),
    ),
]


@drawn_once
def _fire(aimed: Aim, cell: int) -> str:
    """A shot from a cell: a line to what it hits, in red if everybody would lose."""
    x, y = _middle(cell)
    if aimed.target < 0:
        line = tag("path", d=f"M{x:g} {y - 26:g}V{TOP + 4}", stroke_width=3, stroke_dasharray="3 9")
        return group(line, stroke=_FAINT)
    _, end = _middle(aimed.target)
    near = y - 26 <= end + 28
    colour = _RED if aimed.lost else _LIT
    return group(
        "" if near else tag("path", d=f"M{x:g} {y - 26:g}V{end + 28:g}"),
        tag("use", href="#sg-ring", x=x, y=end),
        tag("use", href="#sg-warning", x=x, y=TOP) if aimed.empties else "",
        fill=colour,
        stroke=colour,
    )


def _line_of_fire(table: Table, acts: set[str], lang: str) -> str:
    """From the present cell of the acting fighter. Over the rocket's row: who clicks the target
    wants a shot."""
    s = table.state
    if s.phase not in (MOVING, SHOOTING, RESUMING):
        return ""
    cell = int(s.at[s.turn])
    fire = _fire(aim(s, int(s.turn), cell), cell)
    action = "shoot" if "shoot" in acts else None
    title = tag("title", escape(table.explain("shoot", lang))) if action else ""
    kind = "choice" if action else None
    return group(title, fire, id="sg-fire", data_action=action, class_=kind, **_DASHES)


def _rocket_row(table: Table, acts: set[str], lang: str) -> str:
    """The row that a rocket would take."""
    s = table.state
    if s.phase not in (MOVING, SHOOTING, RESUMING) or s.rocket[s.turn] != HELD:
        return ""
    row = int(row_in_front(s, int(s.at[s.turn])))
    if row < 0 or has_fighter(s, row):
        return ""
    y = TOP + CELL * row
    action = "rocket" if "rocket" in acts else None
    title = table.explain("rocket", lang) if action else ""
    return group(
        tag("title", escape(title)) if title else "",
        tag(
            "rect",
            x=LEFT_X + 2,
            y=y + 2,
            width=BOARD_WIDTH - 4,
            height=CELL - 4,
            rx=12,
            fill=_RED,
            fill_opacity=0.12,
            stroke=_RED,
            stroke_width=2.5,
            stroke_dasharray="10 6",
        ),
        tag("use", href="#sg-rocket", fill=BAD, transform=f"translate(9 {y + 30}) scale(0.7)"),
        id="sg-rocket-row",
        data_action=action,
        class_="choice" if action else None,
    )


# --- pieces ---------------------------------------------------------------------------------------


def _invaders(table: Table, lang: str) -> list[str]:
    s, words = table.state, table.game.words
    names = _row_names(table)
    cells = s.cells.tolist()
    return [
        _invader(words, lang, cell, what, what > EYES and bool(is_whole(s, cell)), names[row])
        for row in range(ROWS)
        for cell, what in enumerate(cells[row * COLUMNS : (row + 1) * COLUMNS], row * COLUMNS)
        if 0 < what < MINE
    ]


@drawn_once
def _invader(words: Words, lang: str, cell: int, what: int, whole: bool, row: int) -> str:
    """A monster or half of a ship, whole if the other half is beside it; its row has a name."""
    if what <= EYES:
        drawing, label = monster_symbol(what), words.say(lang, "monster", {"eyes": what})
    else:
        drawing, label = half_symbol(what == LEFT, whole), words.say(lang, "whole-ship")
        if not whole:
            label = words.say(lang, "damaged-ship", {"points": int(VALUES[SHIP])})
    id_ = f"sg-{CELLS[cell % COLUMNS][0]}-{row}"
    return piece(id_, drawing, *_middle(cell), f"{CELLS[cell]}: {label}", pointer_events="none")


def _row_names(table: Table) -> list[int]:
    """A row of invaders stays a row, so it keeps its name while it comes down: what has happened
    tells how often, and from which row on."""
    names, next_ = list(range(ROWS)), ROWS
    for events in table.events:
        for i, event in enumerate(events):
            if event.name == "rocketed":
                row = event.args["row"] - 1
                names = [next_, *names[:row], *names[row + 1 :]]
                next_ += 1
            elif event.name == "emptied" and not _invaded(events[i + 1 :]):
                names = [next_, *names[:-1]]
                next_ += 1
    return names


def _invaded(rest: list[Any]) -> bool:
    return bool(rest) and rest[0].name == "ended" and rest[0].args["end"] == "invasion"


def _mine(table: Table, acts: set[str], lang: str) -> list[str]:
    s = table.state
    if s.mine < 0:
        return []
    x, y = _middle(int(s.mine))
    out = [piece("sg-the-mine", "sg-mine", x, y, table.say(lang, "mine"))]
    if s.phase == MINING and "push" in acts:
        arrow = (
            f"M{x + 22} {y - 9}H{x + 34}V{y - 18}L{x + 52} {y}L{x + 34} {y + 18}V{y + 9}H{x + 22}Z"
        )
        out.append(
            group(
                tag("title", escape(table.explain("push", lang))),
                tag("path", d=arrow, fill=_LIT, stroke=_SPACE, stroke_width=2),
                id="sg-push",
                data_action="push",
                class_="choice",
            )
        )
    return out


def _fighters(table: Table, lang: str) -> list[str]:
    s = table.state
    out = []
    for seat in range(s.players):
        cell = int(s.at[seat])
        if cell < 0:
            continue
        x, y = _middle(cell)
        level = int(s.level[seat])
        label = table.say(lang, "fighter", player=table.player(seat, lang), level=level)
        if seat == s.turn:
            out.append(
                tag(
                    "rect",
                    x=x - 28,
                    y=y - 28,
                    width=56,
                    height=56,
                    rx=14,
                    fill="none",
                    stroke=_LIT,
                    stroke_width=3,
                )
            )
        out.append(piece(f"sg-f{seat}", fighter_symbol(seat, level), x, y, label))
    return out


# --- the players ----------------------------------------------------------------------------------


def _panel(table: Table, seat: int, acts: set[str], lang: str) -> str:
    """Name and sum, markers and state, captured tokens."""
    s = table.state
    markers = () if s.out[seat] else _markers(table, seat, acts)
    return _drawn_panel(
        seat,
        shortened(table.player(seat, lang), 12),
        seat == table.seat or (table.over and seat in table.winners()),
        int(total(s, seat)) if table.over else int(points(s, seat)),
        state_word(table, seat, lang),
        bool(s.at[seat] < 0 and s.turns),
        bool(s.out[seat]),
        tuple(s.tokens[seat].tolist()),
        *markers,
    )


@drawn_once
def _drawn_panel(
    seat: int,
    name: str,
    lit: bool,
    sum_: int,
    state: str,
    shot: bool,
    out: bool,
    tokens: tuple[int, ...],
    *markers: str,
) -> str:
    parts = [
        tag(
            "rect",
            x=0,
            y=0,
            width=PANEL_WIDTH,
            height=PANEL_HEIGHT - 8,
            rx=12,
            fill=NIGHT,
            stroke=MOON if lit else LINE,
            stroke_width=3 if lit else 1.5,
        ),
        player_sign(seat, 22, 22, 10, SEAT_COLOURS[seat]),
        text(42, 30, name, 22, font_weight=700 if lit else 400),
        text(PANEL_WIDTH - 12, 31, sum_, 26, font_weight=800, text_anchor="end", fill=MOON),
        *markers,
        text(PANEL_WIDTH - 12, 64, state, 22, text_anchor="end", fill=BAD if shot else QUIET),
    ]
    for kind, count in enumerate(tokens[: len(KINDS)]):
        x, y = 24 + 70 * (kind % 3), 92 + 34 * (kind // 3)
        parts.append(
            group(
                tag("use", href=f"#sg-kind-{KINDS[kind]}"),
                text(20, 8, count, 22, font_weight=700 if count else 400),
                at=(x, y),
                opacity=None if count else 0.35,
            )
        )
    return group(
        *parts,
        at=(PANEL_X, TOP + PANEL_HEIGHT * seat),
        id=f"sg-panel-{seat}",
        opacity=0.55 if out else None,
    )


def _markers(table: Table, seat: int, acts: set[str]) -> list[str]:
    """The rocket, and in the advanced game the battery: outlined, lit, or crossed out."""
    s = table.state
    found = [_marker(20, "sg-rocket", int(s.rocket[seat]), None)]
    if s.advanced:
        burst = "burst" if seat == s.turn and "burst" in acts else None
        found.append(_marker(52, "sg-battery", int(s.battery[seat]), burst))
    return found


def _marker(x: float, drawing: str, state: int, action: str | None) -> str:
    """Both markers go the same way: 0 not yet, 1 ready, 2 used."""
    cross = tag("path", d="M-11 -11L11 11M11 -11L-11 11", stroke=BAD, stroke_width=3)
    return group(
        tag("use", href=f"#{drawing}"),
        cross if state == 2 else "",
        at=(x, 56),
        fill=MOON if state == 1 else LINE,
        opacity=None if state == 1 else 0.8,
        data_action=action,
        class_="choice" if action else None,
    )


# --- below ----------------------------------------------------------------------------------------


def _offers(table: Table, acts: set[str], top: float, lang: str) -> tuple[list[str], float]:
    """The price list; what can be paid is lit and carries its action."""
    s = table.state
    if s.phase != MOVING or s.returned:
        return [], top
    has = int(points(s, int(s.turn)))
    x, out = 18.0, list[str]()
    for thing in range(BUYABLE):
        if not is_on_offer(s, thing):
            continue
        price = int(PRICES[thing])
        name = table.say(lang, "thing", thing=THINGS[thing])
        words = f"{name} {price}"
        width = 24 + 12 * len(words)
        enough = has >= price
        action = f"buy {THINGS[thing]}"
        chip = group(
            tag(
                "rect",
                width=width,
                height=38,
                rx=19,
                fill="none",
                stroke=MOON if enough else LINE,
                stroke_width=2.5 if enough else 1.5,
            ),
            text(width / 2, 27, words, 22, text_anchor="middle", fill=TEXT if enough else QUIET),
            at=(x, top),
            id=f"sg-buy-{THINGS[thing]}",
            data_action=action if action in acts else None,
            class_="choice" if action in acts else None,
        )
        out.append(chip)
        x += width + 12
    return out, top + 50 if out else top


def _advice(table: Table, top: float, lang: str) -> tuple[list[str], float]:
    """The line of fire in words, the rocket, or why the game has ended."""
    s = table.state
    lines: list[tuple[str, str]] = []
    if s.phase == OVER:
        words = table.say(lang, "log-ended", end=ENDS[s.end - 1], turns=int(s.turns))
        lines += [(line, TEXT) for line in wrap(words, SIGNS)]
    elif s.phase in (MOVING, SHOOTING, RESUMING):
        aimed = aim(s, int(s.turn), int(s.at[s.turn]))
        colour = BAD if aimed.lost else MOON if aimed.empties else QUIET
        shown = advice(table, lang)
        lines += [(line, colour) for line in wrap(shown[0], SIGNS)]
        if s.rocket[s.turn] == HELD:
            lines += [(line, QUIET) for line in wrap(shown[1], SIGNS)]
    out = [
        text(20, top + 22 + LINE_HEIGHT * i, line, 22, fill=colour)
        for i, (line, colour) in enumerate(lines)
    ]
    return out, top + LINE_HEIGHT * len(lines) + 8


def _beside(table: Table, top: float, lang: str) -> tuple[str, float]:
    """Stack, what waits, and the box by kind."""
    s = table.state
    drawn = _drawn_beside(
        f"{table.say(lang, 'stack')} {int(s.stack_left)}",
        table.say(lang, "waiting"),
        (*s.waiting.tolist(), int(s.waiting_ships)),
        table.say(lang, "box"),
        tuple(s.box.tolist()),
    )
    return group(*drawn, at=(0, top), id="sg-beside"), top + 94


@drawn_once
def _drawn_beside(
    stack: str, waits: str, halves: tuple[int, int, int], box: str, counts: tuple[int, ...]
) -> tuple[str, ...]:
    base = 32
    out = [
        tag("path", d=f"M18 0H{WIDTH - 18}", stroke=LINE, stroke_width=1.5),
        text(20, base, stack, 22, font_weight=700),
        text(180, base, waits, 22, fill=QUIET),
    ]
    x = 300.0
    left, right, ships = halves
    waiting = (
        [("sg-kind-ship", 1)] * left
        + [("sg-wreck-right-mini", 1)] * right
        + [("sg-ship-mini", 2)] * ships
    )
    for drawing, wide in waiting:
        out.append(tag("use", href=f"#{drawing}", x=x, y=base - 8))
        x += 34 * wide
    if not waiting:
        out.append(text(x - 10, base, "—", 22, fill=QUIET))
    base += 38
    out.append(text(20, base, box, 22, fill=QUIET))
    out += [
        group(
            tag("use", href=f"#sg-kind-{KINDS[kind]}"),
            text(20, 8, count, 22, fill=TEXT if count else QUIET),
            at=(160 + 78 * kind, base - 8),
        )
        for kind, count in enumerate(counts[: len(KINDS)])
    ]
    return tuple(out)
