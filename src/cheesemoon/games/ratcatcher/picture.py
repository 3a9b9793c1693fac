"""The table as a picture: the city on its grid, what happened last in it, your board, the rats.

Nothing is drawn twice that looks the same: what a card, an area or a line of a panel looks like
follows from a few numbers, and is kept by them. Groups with an id are small, so that a page is sent
little when something changes.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from html import escape
from math import hypot
from typing import Any, NamedTuple

from cheesemoon.core import Event, Table, Words
from cheesemoon.core.svg import (
    BAD,
    BOARD,
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
    AREAS_OF,
    COLOURS,
    CONNECTS,
    EFFECTS,
    HATCHERIES,
    INNER,
    MARKERS,
    NESTS,
    OPEN,
    PRINTED,
    RED,
    SPAN,
    VALUE,
    WEIGHT_THAT_EATS,
)
from .narration import ROMAN, rat_name
from .outlook import Outlook, outlook
from .panels import PANEL, board_panel, rats_panel, wrapped
from .pieces import ARROWS, BADGES, BOX, CARD, SYMBOLS, arrow_of, hits, icon, token
from .state import OVER

REACH = 134  # from the middle of a card to the middle of an area at its side
GAP = 18
TOP = 92
HAND = 210  # the height of the cards to place
_SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
_PATH = "#f3efe2"

Spot = tuple[float, float]
Cell = tuple[int, int]


class City(NamedTuple):
    """Where the cards lie, as plain numbers."""

    cell: dict[int, Cell]  # by district
    turned: list[int]
    active: list[int]
    hard: bool
    middle: dict[Cell, Spot]  # of each cell in the picture

    def card(self, district: int) -> int:
        return RED if district == 0 and self.hard else district

    def spot(self, area: int) -> Spot:
        """The middle of an area in the picture."""
        district = area // SPAN
        x, y = self.middle[self.cell[district]]
        dx, dy = _slots(self.card(district), self.turned[district])[area % SPAN]
        return x + dx, y + dy


def draw(table: Table, seat: int | None, lang: str) -> str:
    """The table; what the seat that looks may do now carries its action."""
    s = table.state
    acts = table.legal() if seat is not None and seat == table.seat else ()
    places = _places(table)
    city, columns, rows = _city(s, places)
    width = max(PANEL + 20, columns * (CARD + GAP) + GAP + 6)
    seen = outlook(table)
    drawn = [_head(table, lang)]
    if places:
        drawn.append(_hand(tuple(int(c) for c in s.waiting.nonzero()[0]), city, lang, table))
    drawn += _districts(table, city, acts, seen, lang)
    drawn.append(_joins(s, city))
    free = [_free_cell(cell, city.middle[cell], tuple(found), bool(acts))
            for cell, found in sorted(places.items())]  # fmt: skip
    drawn.append(group(*free, id="free", font_size=24, font_weight=700, fill=TEXT,
                       data_look=1 if free else None))  # fmt: skip
    drawn.append(_traces(table, city))
    below = _top(places) + rows * (CARD + GAP) + 10
    panels, height = _panels(table, seen, frozenset(acts), lang, width, below)
    return picture(
        width,
        height,
        f"{table.title(lang)}: {table.question(lang)}",
        SYMBOLS,
        tag("rect", width=width, height=height, rx=18, fill=NIGHT),
        *drawn,
        *panels,
    )


def _panels(
    table: Table, seen: Outlook, acts: frozenset[str], lang: str, width: float, below: float
) -> tuple[list[str], float]:
    """Both panels, side by side under a wide city; as wide as the picture in any case."""
    board, high = board_panel(table, seen, acts, lang)
    rats, rats_high = rats_panel(table, seen, lang)
    beside = width > 2.5 * CARD
    scale = round((width - 30) / (2 * PANEL) if beside else (width - 20) / PANEL, 2)
    at = (20 + PANEL * scale, below) if beside else (10, below + high * scale + 14)
    height = below + scale * (max(high, rats_high) if beside else high + rats_high) + 26
    return [
        group(*drawn, id=id_, font_size=22, fill=TEXT,
              transform=f"translate({x:.0f} {y:.0f}) scale({scale})")
        for drawn, id_, (x, y) in ((board, "board-panel", (10, below)), (rats, "rats-panel", at))
    ], height  # fmt: skip


def _head(table: Table, lang: str) -> str:
    s = table.state
    where = table.say(lang, "round", round=int(s.round_no))
    if s.phase == OVER:
        where = table.say(lang, "game-over")
    lines = wrapped(table.question(lang), 54)[:2]
    asked = [text(20, 62 + 25 * i, line, 22, fill=MOON) for i, line in enumerate(lines)]
    return group(text(20, 34, where, 26, font_weight=700), *asked, id="head")


# --- where things are -----------------------------------------------------------------------------


def _places(table: Table) -> dict[Cell, list[str]]:
    """The cells where a waiting card may be placed, with the actions."""
    found: dict[Cell, list[str]] = {}
    for action in table.legal():
        if not action.startswith("place "):
            break
        _, _, x, y, _ = action.split(" ")
        found.setdefault((int(x), int(y)), []).append(action)
    return found


def _top(places: dict[Cell, list[str]]) -> int:
    return TOP + (HAND if places else 0)


def _city(s: Any, places: dict[Cell, list[str]]) -> tuple[City, int, int]:
    """The city, and how many columns and rows it has, open cells included."""
    xs, ys = s.x.tolist(), s.y.tolist()
    cell = {d: (xs[d], ys[d]) for d, laid in enumerate(s.laid.tolist()) if laid}
    cells = {*cell.values(), *places}
    left, upper = min(x for x, _ in cells), min(y for _, y in cells)
    columns = max(x for x, _ in cells) - left + 1
    rows = max(y for _, y in cells) - upper + 1
    shift = (max(PANEL + 20, columns * (CARD + GAP) + GAP + 6) - columns * (CARD + GAP) + GAP) / 2
    top = _top(places)
    middle = {
        (x, y): (
            shift + (x - left) * (CARD + GAP) + CARD / 2,
            top + (y - upper) * (CARD + GAP) + CARD / 2,
        )
        for x, y in cells
    }
    return City(cell, s.turned.tolist(), s.active.tolist(), bool(s.hard), middle), columns, rows


@cache
def _slots(card: int, turned: int) -> tuple[Spot, ...]:
    """The middle of each area on its card as it lies: at the side of its connector; of the others
    the one with the most neighbours in the middle."""
    areas = int(AREAS_OF[card])
    slots: list[Cell | None] = [None] * areas
    for side in range(4):
        letter = int(CONNECTS[card, side]) - 1
        if letter >= 0 and slots[letter] is None:
            slots[letter] = _SIDES[side]
    free = [(0, 0), *(side for side in _SIDES if side not in slots)]
    for letter in sorted(range(areas), key=lambda a: -int(INNER[card, a].sum())):
        if slots[letter] is None:
            slots[letter] = free.pop(0)
    return tuple(_turned(x, y, turned) for x, y in (slot or (0, 0) for slot in slots))


def _turned(x: int, y: int, turns: int) -> Spot:
    for _ in range(turns):
        x, y = -y, x
    return x * REACH, y * REACH


# --- cards ----------------------------------------------------------------------------------------


def _districts(
    table: Table, city: City, acts: tuple[str, ...], seen: Outlook, lang: str
) -> list[str]:
    """Every card with its areas."""
    things, by_area = _things(table, acts, lang), _by_area(acts)
    cheese = table.state.cheese.tolist()
    taken = set(city.cell.values())
    drawn: list[str] = []
    for d, (x, y) in city.cell.items():
        free = tuple((x + dx, y + dy) not in taken for dx, dy in _SIDES)
        card, turned, active = city.card(d), city.turned[d], bool(city.active[d])
        parts = [_ground(card, d, turned, free), *_state(table, active, lang)]
        slots = _slots(card, turned)
        for letter in range(len(slots)):
            area = d * SPAN + letter
            here, own = things.get(area, ()), tuple(by_area.get(area, ()))
            heavy = seen.weights[area] if cheese[area] else -1
            words = _contents(table.game.words, lang, here) if here else ""
            parts.append(_area(area, slots[letter], here, heavy, own, words))
        recall = f"recall {d}" if f"recall {d}" in acts else None
        drawn.append(group(*parts, at=city.middle[x, y], id=f"district-{d}", data_action=recall,
                           font_size=18, font_weight=700,
                           opacity=None if active else 0.5))  # fmt: skip
    return drawn


@lru_cache(maxsize=2000)
def _ground(card: int, number: int, turned: int, free: tuple[bool, ...]) -> str:
    """What is printed on a card: its frame, areas, ways, connectors, nests and hatcheries."""
    half = CARD / 2
    parts = [tag("rect", x=-half, y=-half, width=CARD, height=CARD, rx=26, fill=BOARD,
                 stroke="#b04a4a" if card == RED else LINE, stroke_width=3)]  # fmt: skip
    slots = _slots(card, turned)
    ways = ""
    for a in range(len(slots)):
        for b in range(a):
            if INNER[card, a, b]:
                ways += _way(*slots[a], *slots[b])
    ends = []
    for side, (dx, dy) in enumerate(_SIDES):
        letter = int(CONNECTS[card, (side - turned) % 4]) - 1
        if letter >= 0:
            ways += _way(*slots[letter], dx * half, dy * half)
            if free[side]:
                ends.append(tag("use", href="#rc-end", x=dx * half, y=dy * half))
    parts.append(tag("path", d=ways, stroke=_PATH, stroke_width=7, stroke_linecap="round"))
    parts += ends
    names = []
    for letter, (x, y) in enumerate(slots):
        signs = ["nest"] * int(NESTS[card, letter]) + ["hatchery"] * int(HATCHERIES[card, letter])
        parts.append(tag("use", href="#rc-box", x=x, y=y))
        names.append(tag("text", AREA_NAMES[number * SPAN + letter], x=x - 54, y=y - 40))
        parts += [
            tag("use", href=f"#rc-{sign}", x=x + 46 - 24 * i, y=y - 45)
            for i, sign in enumerate(signs)
        ]
    parts.append(group(*names, font_weight=400, fill=QUIET))
    parts.append(text(14 - half, 32 - half, number, 28, font_weight=700))
    value = ROMAN[VALUE[card]]
    parts.append(text(half - 14, 32 - half, value, 26, text_anchor="end", fill=MOON))
    return group(*parts, id=f"ground-{number}")


def _way(x1: float, y1: float, x2: float, y2: float) -> str:
    return f"M{x1:g} {y1:g}L{x2:g} {y2:g}"


def _state(table: Table, active: bool, lang: str) -> list[str]:
    """Whether the district is active: in words when it is not."""
    words = table.say(lang, "active" if active else "inactive")
    title = tag("title", escape(words))
    half = CARD / 2
    return [title] if active else [title, text(14 - half, half - 14, words, 18, fill=TEXT)]


def _joins(s: Any, city: City) -> str:
    """Joined connectors: bridges over the gaps between cards."""
    bridges = ""
    for d in city.cell:
        for other in {(near - 1) // SPAN for row in s.near[d * SPAN : d * SPAN + SPAN].tolist()
                      for near in row if near}:  # fmt: skip
            if other > d:
                (x, y), (u, v) = city.middle[city.cell[d]], city.middle[city.cell[other]]
                cx, cy, dx, dy = (x + u) / 2, (y + v) / 2, (u - x) / 20, (v - y) / 20
                bridges += _way(cx - dx, cy - dy, cx + dx, cy + dy)
    return tag("path", d=bridges, stroke=_PATH, stroke_width=9, id="joins")


# --- areas ----------------------------------------------------------------------------------------

Thing = tuple[str, int, str, tuple[str, ...], str]  # kind, count, id, actions, name


def _by_area(acts: tuple[str, ...]) -> dict[int, list[str]]:
    """The actions that are chosen by an area; a whistle by the area where the rats go."""
    found: dict[int, list[str]] = {}
    for action in acts:
        verb, _, rest = action.partition(" ")
        if verb in ("move", "go", "deploy", "trap") or (verb == "use" and " " in rest):
            found.setdefault(AREA_NAMES.index(rest.rsplit(" ", 1)[-1]), []).append(action)
    return found


def _things(table: Table, acts: tuple[str, ...], lang: str) -> dict[int, tuple[Thing, ...]]:
    """What stands and lies in each area."""
    s = table.state
    found: dict[int, list[Thing]] = {}
    hit = int(s.roll_at) - 1  # only there rats can be caught

    def put(area: int, kind: str, count: int, id_: str, rat: str = "", name: str = "") -> None:
        actions = _catching(acts, rat) if rat and area == hit else ()
        found.setdefault(area, []).append((kind, count, id_, actions, name))

    for n, at in enumerate(s.odd_at.tolist()):
        if at:
            put(at - 1, "peculiar", 1, f"rat-p{n}", f"p{n}", rat_name(table, f"p{n}", lang))
    if s.arch_at:
        put(int(s.arch_at) - 1, "arch", 1, "rat-arch", "arch", rat_name(table, "arch", lang))
    put(int(s.pawn), "pawn", 1, "pawn")
    for colour, row in zip(COLOURS, s.rats.tolist(), strict=True):
        for area, count in enumerate(row):
            if count:
                put(area, colour, count, f"{colour}-{AREA_NAMES[area]}", colour)
    rows = [("cheese", s.cheese), *zip(MARKERS, s.lying, strict=True), ("trap", s.trap),
            ("token-nest", s.nest)]  # fmt: skip
    for kind, row in rows:
        for area in row.nonzero()[0].tolist():
            put(area, kind, int(row[area]), f"{kind}-{AREA_NAMES[area]}")
    for area in s.effects.nonzero()[0].tolist():
        for i, effect in enumerate(EFFECTS):
            if s.effects[area] >> i & 1:
                put(area, effect, 1, f"{effect}-{AREA_NAMES[area]}")
    return {area: tuple(things) for area, things in found.items()}


def _catching(acts: tuple[str, ...], rat: str) -> tuple[str, ...]:
    """The assignments of hits to a rat."""
    verb = "wound" if rat == "arch" else f"catch {rat}"
    return tuple(a for a in acts if a == verb or a.startswith(f"{verb} "))


@lru_cache(maxsize=20_000)
def _contents(words: Words, lang: str, things: tuple[Thing, ...]) -> str:
    """What is in an area, in words."""
    parts = []
    for kind, count, _, _, name in things:
        if name:
            parts.append(name)
        elif kind == "pawn":
            parts.append(words.say(lang, "you"))
        elif kind in COLOURS:
            parts.append(words.say(lang, "rats", {"colour": kind, "rats": count}))
        elif kind == "cheese":
            parts.append(words.say(lang, "cheeses", {"cheese": count}))
        elif kind in MARKERS:
            parts.append(words.say(lang, "markers", {"marker": kind, "markers": count}))
        elif kind in EFFECTS:
            parts.append(words.say(lang, "ability", {"ability": kind}))
        else:
            parts.append(words.say(lang, "nest" if kind == "token-nest" else "trap"))
    return ", ".join(parts)


@lru_cache(maxsize=20_000)
def _area(
    area: int, at: Spot, things: tuple[Thing, ...], heavy: int, acts: tuple[str, ...], words: str
) -> str:
    """An area: what is in it, the weight on its cheese, and a ring if it can be chosen."""
    name = AREA_NAMES[area]
    parts = [tag("title", escape(f"{name}: {words}" if words else name)), *hits(acts[1:], "hit")]
    if acts:
        parts.append(tag("use", href="#rc-ring"))
    parts += _inside(things)
    if heavy >= 0:
        colour = BAD if heavy >= WEIGHT_THAT_EATS else QUIET
        of = f"{heavy}/{WEIGHT_THAT_EATS}"
        parts.append(tag("text", of, x=BOX / 2 - 8, y=BOX / 2 - 9, fill=colour, text_anchor="end"))
    return group(*parts, at=at, id=f"area-{name}",
                 data_action=acts[0] if acts else None)  # fmt: skip


def _inside(things: tuple[Thing, ...]) -> list[str]:
    """Big rats one below the other, the rest as icon and number, three in a row."""
    big = [thing for thing in things if thing[4]]
    small = [thing for thing in things if not thing[4]]
    rows = len(big) + -(-len(small) // 3)
    if not rows:
        return []
    step = min(36.0, 88 / rows)
    scale = min(1.0, step / 28)
    parts, y = [], -BOX / 2 + 28 + step / 2
    for kind, count, id_, actions, name in big:
        parts.append(token(kind, count, id_, (-38, y), actions, scale, name))
        y += step
    for i, (kind, count, id_, actions, _) in enumerate(small):
        at = (-35 + 38 * (i % 3), y + step * (i // 3))
        parts.append(token(kind, count, id_, at, actions, scale))
    return parts


# --- placing --------------------------------------------------------------------------------------


def _hand(cards: tuple[int, ...], city: City, lang: str, table: Table) -> str:
    """The cards to place, with all that is printed on them."""
    label = text(20, 0, table.say(lang, "hand"), 20, fill=QUIET)
    return group(label, *_printed(cards), at=(0, TOP + 12), id="hand")


@lru_cache(maxsize=200)
def _printed(cards: tuple[int, ...]) -> tuple[str, ...]:
    drawn = []
    for i, card in enumerate(cards):
        parts = [*_card(card)]
        for letter, (x, y) in enumerate(_slots(card, 0)):
            signs = [name for table, name in PRINTED for _ in range(int(table[card, letter]))]
            parts += [icon(sign, x - 26 + 52 * k, y, 2) for k, sign in enumerate(signs)]
        drawn.append(group(*parts, transform=f"translate({104 + 186 * i} 100) scale(0.43)"))
    return tuple(drawn)


@lru_cache(maxsize=50)
def _card(card: int) -> tuple[str, ...]:
    """A card in your hand: number, value, areas, ways and connectors."""
    half, slots = CARD / 2, _slots(card, 0)
    ways = "".join(
        _way(*slots[a], *slots[b]) for a in range(len(slots)) for b in range(a) if INNER[card, a, b]
    )
    for side, (dx, dy) in enumerate(_SIDES):
        letter = int(CONNECTS[card, side]) - 1
        if letter >= 0:
            ways += _way(*slots[letter], dx * half, dy * half)
    return (
        tag("use", href="#rc-ground"),
        tag("path", d=ways, stroke=_PATH, stroke_width=9),
        *(tag("use", href="#rc-box", x=x, y=y) for x, y in slots),
        text(14 - half, 50 - half, card, 48, font_weight=700),
        text(half - 14, 50 - half, ROMAN[VALUE[card]], 44, text_anchor="end", fill=MOON),
    )


@lru_cache(maxsize=2000)
def _free_cell(cell: Cell, at: Spot, places: tuple[str, ...], mine: bool) -> str:
    """A cell where cards may go: every card and rotation that fits, as a small card."""
    half = CARD / 2
    parts = [
        tag("use", href="#rc-cell"),
        tag("text", f"{cell[0]} {cell[1]}", y=-half + 34, text_anchor="middle"),
    ]
    cards = sorted({int(action.split(" ")[1]) for action in places})
    step = min(92, 350 // len(cards))
    for i, card in enumerate(cards):
        parts.append(tag("text", str(card), x=-half + 14, y=-half + 96 + i * step))
    for action in places:
        _, number, _, _, rotation = action.split(" ")
        turned, card = int(rotation) // 90, int(number)
        x, y = -half + 100 + turned * 82, -half + 88 + cards.index(card) * step
        href = f"#rc-card{int(OPEN[card, turned])}"
        parts.append(tag("use", href=href, x=x, y=y, data_action=action if mine else None))
    return group(*parts, at=at, id=f"cell-{cell[0]}-{cell[1]}")


# --- what happened last ---------------------------------------------------------------------------


def last_events(table: Table) -> list[Event]:
    """What the last action did; in the rats' turn, what has happened since it began."""
    found: list[Event] = []
    for events in reversed(table.events[-40:]):
        names = {event.name for event in events}
        if found and "round" in names:
            break  # that turn of the rats is over
        found = [*events, *found]
        if "rats-turn" in names:
            return found
    return list(table.events[-1]) if table.events else []


def _traces(table: Table, city: City) -> str:
    """Ways of the rats as arrows; what was eaten, caught and bitten, and who came, as badges. What
    they mean is told by the log."""
    s = table.state
    arrows: dict[str, list[str]] = {}
    badges: dict[str, Counter[str]] = {}
    for name, a in last_events(table):
        if name == "rat-moved":
            arrow = _arrow(city, a["area"], a["to"], a["rat"])
            arrows.setdefault(arrow_of(a["rat"]), []).append(arrow)
        elif name in _NOTED:
            kind, counted = _NOTED[name]
            area = a.get("area", AREA_NAMES[s.pawn])
            badges.setdefault(kind, Counter())[area] += a[counted] if counted else 1
    drawn = [
        group(*found, id=f"ways-{kind}", stroke=ARROWS[kind], marker_end=f"url(#rc-tip-{kind})",
              stroke_width=5, stroke_dasharray="4 5", opacity=0.85)
        for kind, found in arrows.items()
    ]  # fmt: skip
    places: Counter[str] = Counter()
    for kind, areas in badges.items():
        found = []
        for area, count in areas.items():
            x, y = city.spot(AREA_NAMES.index(area))
            found.append(_badge(kind, count, (x + 52 * places[area], y - BOX / 2 - 8)))
            places[area] += 1
        drawn.append(group(*found, id=f"news-{kind}", font_size=18, font_weight=700,
                           fill=BADGES[kind][1]))  # fmt: skip
    return group(*drawn, id="traces", class_="traces", pointer_events="none")


_NOTED = {"drew": ("came", "draws"), "eaten": ("eaten", ""), "caught": ("caught", ""),
          "bait-eaten": ("caught", "rats"), "wounded": ("bitten", "")}  # fmt: skip


def _arrow(city: City, begin: str, end: str, rat: str) -> str:
    (x, y), (u, v) = (city.spot(AREA_NAMES.index(name)) for name in (begin, end))
    length = hypot(u - x, v - y) or 1.0
    dx, dy = (u - x) / length, (v - y) / length
    shift = {"white": -9.0, "brown": 9.0}.get(rat, 0.0)
    x, y = x + dx * 40 - dy * shift, y + dy * 40 + dx * shift
    u, v = u - dx * 44 - dy * shift, v - dy * 44 + dx * shift
    return tag("path", d=f"M{x:.0f} {y:.0f}L{u:.0f} {v:.0f}")


def _badge(kind: str, count: int, at: Spot) -> str:
    label = tag("text", f"{BADGES[kind][0]}{count}", x=-19, y=6)
    return group(tag("use", href=f"#rc-{kind}"), label, at=at)
