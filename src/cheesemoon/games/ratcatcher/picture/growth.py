"""The growth of the town: plots for a new district, a ghost of the district there, the lanes that
would join, and the waiting cards.

There is one ghost. `data-tries` has the differences of every possible placement, a few bytes each.
`data-put` says where in the ghost they go. The page fills them in. A click on a plot or a card
shows the placement there that is most like the present one (`data-show`). The turning sign and its
key show the next rotation. The build button carries the action. The sentence and the two buttons
stand at the ghost. Where they would cover plots, they stand beside the waiting cards (`docked`).
"""

from html import escape
from typing import NamedTuple

from cheesemoon.core import Words
from cheesemoon.core.draw import svg

from .. import content as c
from ..telling import naming as na
from . import (
    camera,
    ground as ground_,
    layout as lay,
    names as names_,
    scene as sc,
    shapes as s,
)

_WORDLESS = 1.8  # zoomed out further, there is no room for a word on a plot
_NEAR = 1.04  # zoomed out further, the names of a ghost's places are unreadable
_NAMED = 12  # number of the ghost's drawings with names of their places
_CROWDED = 1.45  # zoomed out further, the ghost's sentence and buttons cover other plots


class Try(NamedTuple):
    """One way to place a card."""

    card: int
    cell: sc.Cell
    turned: int

    @property
    def where(self) -> str:
        """Return the action without its verb."""
        return f"{self.card} {self.cell[0]} {self.cell[1]} {self.turned * 90}"


def tries(scene: sc.Scene) -> list[Try]:
    """Return all possible placements."""
    found = []
    for action in scene.table.legal():
        if action.startswith("place "):
            card, x, y, rotation = map(int, action.split(" ")[1:])
            found.append(Try(card, (x, y), rotation // 90))
    return found


def wanted(found: list[Try]) -> tuple[camera.Box, ...]:
    """Return the boxes of the plots for the camera, with room for a sentence above and buttons
    below."""
    boxes = (camera.isle_box(*cell) for cell in sorted({one.cell for one in found}))
    return tuple((x0, y0 - 60, x1, y1 + 50) for x0, y0, x1, y1 in boxes)


class Trial(NamedTuple):
    """The placements that can be tried, visible ones first, with the differences of each."""

    found: list[Try]
    rows: list["_Row"]
    k: float
    docked: bool
    named: tuple[tuple[int, int], ...]  # cards and rotations with names on their places


def is_docked(scene: sc.Scene, stage: camera.Stage, zoom: float) -> bool:
    """Return True if the ghost's sentence and buttons stand beside the waiting cards."""
    return bool(scene.acts) and (stage.width < 1000 or stage.near / zoom > _CROWDED)


def trial(
    scene: sc.Scene,
    found: list[Try],
    stage: camera.Stage,
    view: camera.Camera,
    heading: tuple[float, float],
) -> Trial | None:
    """Return the placements that the viewer can try, or None if another player places. `heading` is
    the width and font size of the docked sentence."""
    if not found or not scene.acts:
        return None
    k, shown = round(stage.near / view.zoom, 2), view.shown(stage)
    docked = is_docked(scene, stage, view.zoom)
    named = _choose_named(found) if k < _NEAR else ()
    seen_first = sorted(found, key=lambda one: (not is_seen(one, stage, view), one.cell))
    most = heading if docked else (436.0, float(_SENTENCE))
    rows = [_row(scene, one, k, shown, named, *most) for one in seen_first]
    return Trial(seen_first, rows, k, docked, named)


def drawn(scene: sc.Scene, found: list[Try], tried: Trial | None, k: float) -> str:
    """Draw plots and the ghost, as a part of the town."""
    named = tried.named if tried else ()
    names = (_names(scene.words, scene.lang, *one) for one in named)
    parts: list[str] = [svg.group(*names, id="new-cards", display="none")]
    for cell in sorted({one.cell for one in found}):
        parts.append(_plot(cell, tried is not None, k))
    if tried:
        parts.append(_ghost(scene, tried))
    return svg.group(*parts, id="growth", data_look=1, font_size=21, font_weight=700, fill=s.TEXT,
                 text_anchor="middle")  # fmt: skip


def is_seen(one: Try, stage: camera.Stage, view: camera.Camera) -> bool:
    """Return True if the picture shows the whole plot and no overlay covers it."""
    x0, y0, x1, y1 = box = view.seen(camera.isle_box(*one.cell))
    inside = x0 >= 0 and y0 >= stage.top and x1 <= stage.width and y1 <= stage.height
    return inside and not camera.any_meet((box,), stage.over)


def _choose_named(found: list[Try]) -> tuple[tuple[int, int], ...]:
    """Return the first cards and rotations, whose ghosts have names on their places."""
    return tuple(dict.fromkeys((one.card, one.turned) for one in found))[:_NAMED]


def word_symbols(words: Words, lang: str) -> tuple[str, ...]:
    """Return the symbols with words: the two buttons of a ghost, and the sign on a plot."""
    return (
        _pill("turning", "", s.CHIP, s.TEXT, stroke=s.SLOT_EDGE),
        _pill("build", words.say(lang, "build-here"), s.GOLD, "#20243a"),
        _pill("turning-small", "", s.CHIP, s.TEXT, SMALL, stroke=s.SLOT_EDGE),
        _pill("build-small", words.say(lang, "build-here"), s.GOLD, "#20243a", SMALL),
        _plot_sign(words.say(lang, "or-here")),
    )


@svg.drawn_once
def card_symbols(hall: int) -> str:
    """Return every new card in every rotation, with its gates and its printed things."""
    return "".join(
        _card(card, turned) for card in (hall, *range(1, c.DISTRICTS)) for turned in range(4)
    )


def _card(card: int, turned: int) -> str:
    gates = (
        s.use("gate", *(round(v) for v in ground_.gate_at(side)))
        for side in lay.connectors(card, turned)
    )
    ground = svg.tag("use", href=f"#rc-card-{card}-{turned}")
    return svg.group(ground, *gates, printed(card, turned), s.use("frame"),
                 id=f"rc-new-{card}-{90 * turned}")  # fmt: skip


@svg.drawn_once
def printed(card: int, turned: int) -> str:
    """Draw the things that a new district brings, on its places."""
    parts: list[str] = []
    signs = (
        (c.CHEESE_AT, "cheese", 46, 0), (c.MYSTERY_AT, "m-riddle", 32, 0),
        (c.YELLOW_AT, "m-yellow", 32, 0), (c.PURPLE_AT, "m-purple", 32, 0),
        (c.NESTS, "nest", 44, -8), (c.HATCHERIES, "hatchery", 26, -2),
    )  # fmt: skip
    for area, (x, y, w, h) in enumerate(lay.plazas(card, turned)):
        row = [
            (sign, wide, drop)
            for counts, sign, wide, drop in signs
            for _ in range(int(counts[card, area]))
        ]
        total = sum(wide for _, wide, _ in row)
        squeeze = min(1.0, 2 * w / total) if total else 1.0
        at = x - total * squeeze / 2
        for sign, wide, drop in row:
            parts.append(s.use(sign, round(at + wide * squeeze / 2), round(y + h - 24 + drop)))
            at += wide * squeeze
    return "".join(parts)


def _frame(grow: float) -> tuple[float, float, float, float]:
    w, h = lay.ISLE_W / 2 + grow, lay.ISLE_H / 2 + grow
    return -w, -h, 2 * w, 2 * h + lay.QUAY


@svg.drawn_once
def _plot(cell: sc.Cell, mine: bool, k: float) -> str:
    """Draw a free plot for a card."""
    return svg.group(
        *((s.use("plot"), s.use("plot-sign", 0, 0, k)) if k < _WORDLESS else (s.use("plot-far"),)),
        id=f"plot_{cell[0]}_{cell[1]}",
        at=lay.middle(*cell),
        class_="plot" if mine else None,
        data_show=f"* {cell[0]} {cell[1]} *" if mine else None,
        data_card="plot",
    )


def _plot_sign(said: str) -> str:
    """Draw a plus and the words for a click on a plot."""
    size = s.fitted(said, lay.ISLE_W / 2, 24, 19)
    return svg.group(
        s.use("plot-plus", 0, -14),
        s.words(0, 48, said, size, s.TEXT, anchor="middle", title=True, edge=s.EDGE),
        id="rc-plot-sign",
    )


class _Row(NamedTuple):
    """The differences of the ghost in one placement. Templates refer to them as `{0}` to `{8}`."""

    where: str  # the action without its verb
    drawing: str  # `named` has the names of its places
    at: str
    lit: int  # the sides with lanes that join, as bits
    aside: int  # x offset of sentence and buttons, to be inside the picture
    over: int  # height of the sentence above the middle
    said: str
    half: int  # half the width of the sentence's plate
    wide: int


def _row(
    scene: sc.Scene,
    one: Try,
    k: float,
    shown: camera.Box,
    named: tuple[tuple[int, int], ...],
    most: float,
    letters: float,
) -> _Row:
    joined = na.joins(scene.table.state, one.card, *one.cell, one.turned)
    mx, my = lay.middle(*one.cell)
    reach = 236 * k
    aside = round(max(0.0, shown[0] + reach - mx) - max(0.0, mx + reach - shown[2]))
    over = max(_frame(0)[1] - 27 * k, shown[1] + 8 + 22 * k - my)  # not under the header
    here, there = joined[0].names(scene.words, scene.lang, one.card)
    said = s.cut(scene.say("joins", here=here, there=there, more=len(joined) - 1), most, letters)
    half = round(s.wide(said, _SENTENCE) / 2 + 22)
    return _Row(
        one.where,
        "named" if (one.card, one.turned) in named else "new",
        f"{mx:g} {my:g}",
        sum(1 << join.side for join in joined),
        aside,
        round(over / k),
        said,
        half,
        2 * half,
    )


def _ghost(scene: sc.Scene, tried: Trial) -> str:
    """Draw the first placement: a card on its plot with its joining lanes lit, the sentence, and
    two buttons to turn and to build it. A click on the card turns it, too."""
    first = tried.rows[0]
    card, _, _, degrees = first.where.split(" ")
    return svg.group(
        svg.tag("use", href=f"#rc-{first.drawing}-{card}-{degrees}",
                data_put="href=#rc-{1}-{0.0}-{0.3}"),
        svg.tag("use", href=f"#rc-lit-{first.lit}", data_put="href=#rc-lit-{3}"),
        *([] if tried.docked else [_at_the_ghost(scene, tried)]),
        id="ghost",
        transform=f"translate({first.at})",
        class_="try",
        data_card="plot",
        data_show=_TURNED,
        data_turn="r",
        data_put="transform=translate({2})",
        data_tries=_write_rows(tried.rows),
    )  # fmt: skip


SMALL = 134  # width of the docked buttons, which are drawn larger
_TURNED = "= = = *"  # the same card and plot, another rotation


def _at_the_ghost(scene: sc.Scene, tried: Trial) -> str:
    """Draw the sentence above the ghost, and the buttons below."""
    first, k = tried.rows[0], tried.k
    _, top, _, high = _frame(0)
    under = round((top + high) / k + 20)
    scale = f"scale({k:.3g})"
    return svg.group(
        _sentence(first),
        build("build", first, 90, under),
        turning("turning", scene, tried.found, -90, under),
        transform=f"translate({first.aside} 0){scale}",
        data_put=f"transform=translate({{4}} 0){scale}",
    )


def build(button: str, row: _Row, x: float, y: float) -> str:
    """Draw the button that builds the placement shown."""
    return svg.tag("use", href=f"#rc-{button}", x=x, y=y, class_="choice",
                   data_action=f"place {row.where}", data_card="plot",
                   data_put="data-action=place {0}")  # fmt: skip


def _write_rows(rows: list[_Row]) -> str:
    """Return all rows as text. A value equal to that of the row before is left out."""
    before = ("",) * len(rows[0])
    said = []
    for row in rows:
        words = tuple(map(str, row))
        new = ("" if now == was else now for now, was in zip(words, before, strict=True))
        said.append("|".join(new))
        before = words
    return ";".join(said)


_SENTENCE = 20  # font size of the sentence


def _sentence(row: _Row) -> str:
    """Draw the sentence on what a placement joins, on a plate as wide as the text."""
    return svg.group(
        s.rect(-row.half, -20, row.wide, 40, 20, fill=s.PLATE_DEEP, stroke=s.RING,
               stroke_width=2.5, data_put="x=-{7};width={8}"),
        svg.tag("text", escape(row.said), y=7, font_size=_SENTENCE, data_put="text={6}"),
        transform=f"translate(0 {row.over})",
        data_put="transform=translate(0 {5})",
    )  # fmt: skip


def turning(button: str, scene: sc.Scene, found: list[Try], x: float, y: float) -> str:
    """Draw the button that turns the ghost, hidden if there is no other rotation."""
    same = [one for one in found if one.card == found[0].card and one.cell == found[0].cell]
    most, least = (150, 19) if button == "turning" else (SMALL - 16, 15)
    size = s.fitted(scene.say("turn-of", now="4", ways="4"), most, 22, least, title=True)
    return svg.group(
        s.use(button),
        svg.tag(
            "text", escape(scene.say("turn-of", now="1", ways=str(len(same)))), y=7,
            font_size=size, font_family=s.TITLE,
            data_put="text=" + scene.say("turn-of", now="{now}", ways="{all}"),
        ),
        at=(x, y),
        display="inline" if len(same) > 1 else "none",
        data_show=_TURNED,
        data_put="display={some}",
    )  # fmt: skip


@svg.drawn_once
def _names(words: Words, lang: str, card: int, turned: int) -> str:
    """Draw a new district with the names of its places."""
    names = (
        names_.written(
            words.say(lang, f"place-{card}{c.LETTERS[area]}"), round(x), round(y + h - 6)
        )
        for area, (x, y, _, h) in enumerate(lay.plazas(card, turned))
    )
    return svg.group(
        svg.tag("use", href=f"#rc-new-{card}-{90 * turned}"),
        svg.group(
            *names, font_size=19, paint_order="stroke", stroke=s.LABEL_EDGE, stroke_width=3.5
        ),
        id=f"rc-named-{card}-{90 * turned}",
    )


def _pill(name: str, said: str, fill: str, ink: str, wide: float = 170, **edge: str) -> str:
    size = s.fitted(said, wide - 20, 23, 15 if wide == SMALL else 19, title=True)
    return svg.group(
        s.rect(-wide / 2, -22, wide, 48, 24, fill="#05081a", opacity=0.5),
        s.rect(-wide / 2, -25, wide, 48, 24, fill=fill, **edge),
        *([s.words(0, 7, said, size, ink, anchor="middle", title=True)] if said else []),
        id=f"rc-{name}",
    )


def _lit(across: bool) -> str:
    """Draw a bridge with a lit way over it."""
    way = "M-84 0H84" if across else "M0-56V56"
    line = {"stroke_linecap": "round"}
    return (
        s.use("bridge-h" if across else "bridge-v")
        + s.path(way, stroke="#ffd76a", stroke_width=36, opacity=0.3, **line)
        + s.path(way, stroke="#fff3c0", stroke_width=9, stroke_dasharray="1 15", **line)
    )


def _lit_sides(sides: int) -> list[str]:
    """Draw lit bridges at the given sides (bits) of a card."""
    return [
        s.use("lit-h" if dx else "lit-v", dx * lay.CELL_W // 2, dy * lay.CELL_H // 2)
        for side, (dx, dy) in enumerate(lay.SIDES)
        if sides >> side & 1
    ]


SYMBOLS = (
    s.symbol("plot-plus", s.circle(0, 0, 34, s.PLATE_DEEP, stroke=s.RING, stroke_width=3),
             s.path("M-13 0h26M0-13v26", stroke=s.RING, stroke_width=5, stroke_linecap="round")),
    s.symbol("plot", s.rect(*_frame(-16), 26, fill="#ffc94d1a", stroke=s.RING, stroke_width=4,
                            stroke_dasharray="16 12")),
    s.symbol("plot-far", s.use("plot"), s.use("plot-plus", 0, 0, _WORDLESS)),
    s.symbol("frame", s.rect(*_frame(7), 36, fill="none", stroke=s.RING, stroke_width=5)),
    s.symbol("lit-h", _lit(True)),
    s.symbol("lit-v", _lit(False)),
    *(s.symbol(f"lit-{sides}", *_lit_sides(sides)) for sides in range(1, 16)),
)  # fmt: skip
