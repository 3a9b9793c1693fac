"""The table as a picture: the city on its grid, what happened last in it, your board, the rats."""

from __future__ import annotations

from html import escape
from typing import Any

import numpy as np

from cheesemoon.core import Event, Table
from cheesemoon.core.svg import (
    BAD,
    BOARD,
    GOOD,
    LINE,
    MOON,
    NIGHT,
    QUIET,
    TEXT,
    group,
    picture,
    tag,
    text,
)

from .content import (
    AREA_NAMES,
    COLOURS,
    CONNECTS,
    DISTRICTS,
    HATCHERIES,
    INNER,
    NESTS,
    OPEN,
    RED,
    SPAN,
    VALUE,
    WEIGHT_THAT_EATS,
)
from .night import weight
from .panels import board_panel, rats_panel, wrapped
from .pieces import PAINT, SYMBOLS, token
from .position import areas_of, effects_in
from .state import ACTING, OVER
from .tale import ROMAN, big_rats, contents, rat_name

CARD = 400  # the edge of a cell
BOX = 112  # the edge of an area
REACH = 136  # from the middle of a card to the middle of an area at its side
GAP = 18
TOP = 92
PANEL = 620
_SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def draw(table: Table, seat: int | None, lang: str) -> str:
    """The table; what the seat that looks may do now carries its action."""
    s = table.state
    acts = set(table.legal()) if seat is not None and seat == table.seat else set()
    cells = _cells(table)
    left, upper = min(x for x, _ in cells), min(y for _, y in cells)
    columns = max(x for x, _ in cells) - left + 1
    rows = max(y for _, y in cells) - upper + 1
    width = max(PANEL + 20, columns * (CARD + GAP) + GAP + 6)
    shift = (width - columns * (CARD + GAP) + GAP) / 2
    middle = {
        (x, y): (
            shift + (x - left) * (CARD + GAP) + CARD / 2,
            TOP + (y - upper) * (CARD + GAP) + CARD / 2,
        )
        for x, y in cells
    }
    below = TOP + rows * (CARD + GAP) + 10
    board, board_height = board_panel(table, acts, lang)
    rats, rats_height = rats_panel(table, lang)
    beside = width >= 2 * PANEL + 30
    at = [(10.0, below), (20.0 + PANEL, below) if beside else (10.0, below + board_height + 14)]
    height = below + (max(board_height, rats_height) if beside else board_height + 14 + rats_height)
    return picture(
        width,
        height + 12,
        f"{table.title(lang)}: {table.question(lang)}",
        SYMBOLS,
        tag("rect", width=width, height=height + 12, rx=18, fill=NIGHT),
        _head(table, lang),
        *(_district(table, d, middle, acts, lang) for d in range(DISTRICTS) if s.laid[d]),
        _joins(s, middle),
        *(_free_cell(cell, middle[cell], table, acts) for cell in sorted(_open_cells(table))),
        _traces(table, middle, lang),
        group(board, at=at[0]),
        group(rats, at=at[1]),
    )


def _head(table: Table, lang: str) -> str:
    s = table.state
    where = table.say(lang, "round", round=int(s.round_no))
    if s.phase == OVER:
        where = table.say(lang, "game-over")
    lines = wrapped(table.question(lang), 54)[:2]
    asked = "".join(text(20, 62 + 25 * i, line, 22, fill=MOON) for i, line in enumerate(lines))
    return text(20, 34, where, 26, font_weight=700) + asked


# --- where things are -----------------------------------------------------------------------------


def _cells(table: Table) -> set[tuple[int, int]]:
    s = table.state
    laid = {(int(s.x[d]), int(s.y[d])) for d in range(DISTRICTS) if s.laid[d]}
    return laid | set(_open_cells(table))


def _open_cells(table: Table) -> dict[tuple[int, int], list[str]]:
    """The cells where a waiting card may be placed, with the actions."""
    found: dict[tuple[int, int], list[str]] = {}
    for action in table.legal():
        if action.startswith("place "):
            _, card, x, y, turned = action.split(" ")
            found.setdefault((int(x), int(y)), []).append(action)
    return found


def _card(s: Any, district: int) -> int:
    return RED if district == 0 and s.hard else district


def _slots(s: Any, district: int) -> list[tuple[float, float]]:
    """The middle of each area on its card as it lies: at the side of its connector; of the others
    the one with the most neighbours in the middle."""
    card, areas = _card(s, district), areas_of(s, district)
    slots: list[tuple[int, int] | None] = [None] * areas
    for side in range(4):
        letter = int(CONNECTS[card, side]) - 1
        if letter >= 0 and slots[letter] is None:
            slots[letter] = _SIDES[side]
    free = [(0, 0), *(side for side in _SIDES if side not in slots)]
    order = sorted(range(areas), key=lambda a: -int(INNER[card, a].sum()))
    for letter in order:
        if slots[letter] is None:
            slots[letter] = free.pop(0)
    return [_turned(x, y, int(s.turned[district])) for x, y in (slot or (0, 0) for slot in slots)]


def _turned(x: int, y: int, turns: int) -> tuple[float, float]:
    for _ in range(turns):
        x, y = -y, x
    return x * REACH, y * REACH


def _spot(
    s: Any, area: int, middle: dict[tuple[int, int], tuple[float, float]]
) -> tuple[float, float]:
    """The middle of an area in the picture."""
    district = area // SPAN
    x, y = middle[int(s.x[district]), int(s.y[district])]
    dx, dy = _slots(s, district)[area % SPAN]
    return x + dx, y + dy


# --- cards ----------------------------------------------------------------------------------------


def _district(table: Table, d: int, middle: Any, acts: set[str], lang: str) -> str:
    s = table.state
    x, y = middle[int(s.x[d]), int(s.y[d])]
    card, half = _card(s, d), CARD / 2
    state = table.say(lang, "active" if s.active[d] else "inactive")
    frame = tag(
        "rect", x=-half, y=-half, width=CARD, height=CARD, rx=26, fill=BOARD,
        stroke="#b04a4a" if card == RED else LINE, stroke_width=3,
    )  # fmt: skip
    slots = _slots(s, d)
    taken = {(int(s.x[e]), int(s.y[e])) for e in range(DISTRICTS) if s.laid[e]}
    lines = ""
    for a in range(areas_of(s, d)):
        for b in range(a):
            if INNER[card, a, b]:
                lines += _line(*slots[a], *slots[b])
    for side in range(4):
        letter = int(CONNECTS[card, (side - int(s.turned[d])) % 4]) - 1
        if letter >= 0:
            ex, ey = _SIDES[side][0] * half, _SIDES[side][1] * half
            lines += _line(*slots[letter], ex, ey)
            if (int(s.x[d]) + _SIDES[side][0], int(s.y[d]) + _SIDES[side][1]) not in taken:
                lines += tag("circle", cx=ex, cy=ey, r=10, fill=MOON, stroke=NIGHT, stroke_width=3)
    areas = [_area(table, d * SPAN + a, slots[a], acts, lang) for a in range(areas_of(s, d))]
    number = text(-half + 14, -half + 30, f"{d}", 26, font_weight=700)
    value = text(half - 14, -half + 30, ROMAN[VALUE[card]], 24, text_anchor="end", fill=MOON)
    name = text(-half + 14, half - 14, state, 15, fill=QUIET) if not s.active[d] else ""
    return group(
        tag("title", f"{d} {ROMAN[VALUE[card]]}: {escape(state)}"), frame, lines, *areas,
        number, value, name, at=(x, y), id=f"district-{d}", opacity=None if s.active[d] else 0.5,
    )  # fmt: skip


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke="#f3efe2", stroke_width=7,
               stroke_linecap="round")  # fmt: skip


def _joins(s: Any, middle: Any) -> str:
    """Joined connectors: a bridge over the gap between two cards."""
    drawn = ""
    for d in range(DISTRICTS):
        for area in range(d * SPAN, d * SPAN + SPAN):
            for near in s.near[area]:
                other = (int(near) - 1) // SPAN
                if near and other > d:
                    x, y = middle[int(s.x[d]), int(s.y[d])]
                    u, v = middle[int(s.x[other]), int(s.y[other])]
                    cx, cy, dx, dy = (x + u) / 2, (y + v) / 2, (u - x) / 20, (v - y) / 20
                    drawn += tag("line", x1=cx - dx, y1=cy - dy, x2=cx + dx, y2=cy + dy,
                                 stroke="#f3efe2", stroke_width=9)  # fmt: skip
    return drawn


def _area(table: Table, area: int, at: tuple[float, float], acts: set[str], lang: str) -> str:
    s, name, half = table.state, AREA_NAMES[area], BOX / 2
    action = next((f"{verb} {name}" for verb in _ON_AREA if f"{verb} {name}" in acts), None)
    box = tag(
        "rect", x=-half, y=-half, width=BOX, height=BOX, rx=18, fill=NIGHT,
        stroke=MOON if action else "#5a6596", stroke_width=4 if action else 2,
        stroke_dasharray="9 6" if action else None,
    )  # fmt: skip
    card = _card(s, area // SPAN)
    printed = ["nest"] * int(NESTS[card, area % SPAN]) + ["token-nest"] * int(s.nest[area])
    printed += ["hatchery"] * int(HATCHERIES[card, area % SPAN])
    signs = "".join(
        group(tag("use", href=f"#rc-{sign}"), at=(half - 16 - 22 * i, -half + 16))
        for i, sign in enumerate(printed)
    )
    label = text(-half + 10, -half + 22, name, 17, fill=QUIET)
    words = contents(table, area, lang)
    return group(
        tag("title", escape(f"{name}: {words}" if words else name)),
        box, label, signs, _inside(table, area, acts, lang), _buttons(name, acts), _danger(s, area),
        at=at, id=f"area-{name}", data_action=action, class_="area",
    )  # fmt: skip


_ON_AREA = ("move", "go", "deploy", "use yellow", "use purple")


def _danger(s: Any, area: int) -> str:
    """Cheese that will be eaten: the weight on it against 5."""
    if not s.cheese[area]:
        return ""
    heavy = int(weight(s, area))
    colour = BAD if heavy >= WEIGHT_THAT_EATS else QUIET
    return text(BOX / 2 - 8, BOX / 2 - 8, f"{heavy}/{WEIGHT_THAT_EATS}", 16, fill=colour,
                text_anchor="end", font_weight=700)  # fmt: skip


def _buttons(name: str, acts: set[str]) -> str:
    """Setting a trap: a small button at the corner of the area."""
    if f"trap {name}" not in acts:
        return ""
    ring = tag("circle", r=13, fill=BOARD, stroke=MOON, stroke_width=2, stroke_dasharray="4 3")
    return group(ring, tag("use", href="#rc-trap", transform="scale(0.7)"),
                 at=(-BOX / 2 + 16, BOX / 2 - 16), data_action=f"trap {name}")  # fmt: skip


def _inside(table: Table, area: int, acts: set[str], lang: str) -> str:
    """Rats and things: big rats with their names, the rest as icon and number, three in a row."""
    s = table.state
    parts: list[str] = []
    y = -BOX / 2 + 40.0
    for rat in big_rats(s, area):
        name = rat_name(table, rat, lang)
        action = f"catch {rat}" if f"catch {rat}" in acts else None
        row = group(tag("use", href="#rc-arch" if rat == "arch" else "#rc-peculiar"), at=(-40, 0))
        row += text(-25, 5, name[:10], 15, font_weight=700)
        parts.append(group(tag("title", escape(name)), row, at=(0, y), id=f"rat-{rat}",
                           class_="piece", data_action=action))  # fmt: skip
        y += 24
    things: list[tuple[str, int, str, str | None]] = []
    if s.pawn == area:
        things.append(("pawn", 1, "pawn", None))
    for i, colour in enumerate(COLOURS):
        if s.rats[i, area]:
            action = f"catch {colour}" if _rolls_in(s, area) and f"catch {colour}" in acts else None
            things.append((colour, int(s.rats[i, area]), f"{colour}-{AREA_NAMES[area]}", action))
    for kind, count in (
        ("cheese", s.cheese[area]), ("health", s.lying[0, area]), ("yellow", s.lying[1, area]),
        ("purple", s.lying[2, area]), ("trap", s.trap[area]),
    ):  # fmt: skip
        if count:
            things.append((kind, int(count), f"{kind}-{AREA_NAMES[area]}", None))
    for effect in effects_in(s, area):
        things.append((effect, 1, f"{effect}-{AREA_NAMES[area]}", None))
    for i, (kind, count, id_, action) in enumerate(things):
        parts.append(token(kind, count, id_, (-32 + 35 * (i % 3), y + 29 * (i // 3)), action))
    rows = len(big_rats(s, area)) * 24 + -(-len(things) // 3) * 29
    room = BOX - 30
    if rows <= room:
        return group(*parts)
    scale = room / rows
    shift = (-BOX / 2 + 30) * (1 - scale)
    return group(*parts, transform=f"translate(0 {shift:.1f}) scale({scale:.2f})")


def _rolls_in(s: Any, area: int) -> bool:
    return bool(s.roll_at == area + 1)


# --- placing --------------------------------------------------------------------------------------


def _free_cell(cell: tuple[int, int], at: tuple[float, float], table: Table, acts: set[str]) -> str:
    """A cell where cards may go: every card and rotation that fits, as a small card."""
    half = CARD / 2
    frame = tag("rect", x=-half, y=-half, width=CARD, height=CARD, rx=26, fill="none", stroke=MOON,
                stroke_width=2.5, stroke_dasharray="10 8")  # fmt: skip
    parts = [
        frame,
        text(0, -half + 26, f"{cell[0]} {cell[1]}", 18, fill=QUIET, text_anchor="middle"),
    ]
    places = _open_cells(table)[cell]
    cards = sorted({int(action.split(" ")[1]) for action in places})
    for action in places:
        _, number, _, _, rotation = action.split(" ")
        turned, card = int(rotation) // 90, int(number)
        x, y = -half + 96 + turned * 70, -half + 78 + cards.index(card) * 76
        parts.append(_small_card(card, turned, x, y, action if action in acts else None))
    for i, card in enumerate(cards):
        y = -half + 84 + i * 76
        parts.append(text(-half + 16, y, card, 22, font_weight=700))
    return group(*parts, at=at, id=f"cell-{cell[0]}-{cell[1]}")


def _small_card(card: int, turned: int, x: float, y: float, action: str | None) -> str:
    """A card as a square with its connectors, and its number turned with it."""
    parts = [tag("rect", x=-26, y=-26, width=52, height=52, rx=7, fill=BOARD, stroke=MOON,
                 stroke_width=2)]  # fmt: skip
    for side in range(4):
        if OPEN[card, turned] >> side & 1:
            dx, dy = _SIDES[side]
            parts.append(tag("line", x1=dx * 10, y1=dy * 10, x2=dx * 30, y2=dy * 30,
                             stroke="#f3efe2", stroke_width=6))  # fmt: skip
    label = text(0, 7, ROMAN[VALUE[card]], 17, text_anchor="middle", fill=MOON)
    parts.append(group(label, transform=f"rotate({turned * 90})"))
    return group(*parts, at=(x, y), data_action=action)


# --- what happened last ---------------------------------------------------------------------------


def last_events(table: Table) -> list[Event]:
    """What the last action did; in the rats' turn, what has happened since it began."""
    found: list[Event] = []
    for events in reversed(table.events[-40:]):
        found = [*events, *found]
        if any(event.name == "rats-turn" for event in events):
            return found
    return list(table.events[-1]) if table.events else []


def _traces(table: Table, middle: Any, lang: str) -> str:
    """Ways of the rats as arrows, what was eaten and caught, and how many rats came where."""
    s, drawn = table.state, []
    if not table.events or (s.phase == ACTING and not _just_began(table)):
        return ""
    came: dict[str, int] = {}
    for event in last_events(table):
        a = event.args
        if event.name == "rat-moved":
            rats = a["rats"] % 128
            drawn.append(_arrow(s, a["area"], a["to"], rats, a["rat"], middle))
        elif event.name == "drew":
            came[a["area"]] = came.get(a["area"], 0) + a["draws"]
        elif event.name == "eaten":
            drawn.append(_badge(s, a["area"], "−1", BAD, "cheese", middle, 0))
        elif event.name in ("caught", "bait-eaten"):
            drawn.append(_badge(s, a["area"], "✓", GOOD, None, middle, 1))
    for name, rats in came.items():
        drawn.append(_badge(s, name, f"+{rats}", TEXT, "drawn", middle, 2))
    return group(*drawn, class_="traces", pointer_events="none") if drawn else ""


def _just_began(table: Table) -> bool:
    """Whether the rats' turn is what the player has just seen."""
    return any(event.name == "round" for event in table.events[-1])


def _arrow(s: Any, begin: str, end: str, rats: int, rat: str, middle: Any) -> str:
    x, y = _spot(s, AREA_NAMES.index(begin), middle)
    u, v = _spot(s, AREA_NAMES.index(end), middle)
    length = float(np.hypot(u - x, v - y)) or 1.0
    dx, dy = (u - x) / length, (v - y) / length
    shift = {"white": -8.0, "brown": 8.0}.get(rat, 0.0)
    x, y, u, v = (x + dx * 44 - dy * shift, y + dy * 44 + dx * shift,
                  u - dx * 50 - dy * shift, v - dy * 50 + dx * shift)  # fmt: skip
    tip = f"M{u:.0f} {v:.0f}L{u - 14 * dx - 8 * dy:.0f} {v - 14 * dy + 8 * dx:.0f}"
    tip += f"L{u - 14 * dx + 8 * dy:.0f} {v - 14 * dy - 8 * dx:.0f}Z"
    colour = PAINT.get(rat, MOON)
    words = f"{rats} {rat}: {begin} → {end}"
    return group(
        tag("title", words),
        tag("line", x1=x, y1=y, x2=u, y2=v, stroke=NIGHT, stroke_width=8, opacity=0.7),
        tag("line", x1=x, y1=y, x2=u, y2=v, stroke=colour, stroke_width=4, stroke_dasharray="3 5"),
        tag("path", d=tip, fill=colour, stroke=NIGHT, stroke_width=1.5),
        opacity=0.85,
    )


def _badge(
    s: Any, name: str, words: str, colour: str, icon: str | None, middle: Any, place: int
) -> str:
    x, y = _spot(s, AREA_NAMES.index(name), middle)
    at = (x - 34 + 34 * place, y - BOX / 2)
    disc = tag("rect", x=-18, y=-14, width=36, height=26, rx=13, fill=NIGHT, stroke=colour,
               stroke_width=2)  # fmt: skip
    label = text(0, 6, words, 17, fill=colour, text_anchor="middle", font_weight=700)
    return group(tag("title", f"{name}: {words} {icon or ''}".strip()), disc, label, at=at)
