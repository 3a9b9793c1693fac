"""The town grows: plots where a new district may go, the district tried there as a ghost that is
turned, the lanes that would join, and the cards that wait.

There is one ghost. `data-tries` says what is other about it in every possible placement, a few
bytes each; `data-put` says where in the ghost that goes. The page fills it in: a click on a plot or
on a card shows the placement there that is most like the one shown (`data-show`), the turning sign
and its key the next way round. What builds it carries the action.
"""

from html import escape
from typing import Any, NamedTuple

from cheesemoon.core import Words, svg

from .. import content as c, naming as na
from . import (
    camera,
    ground as ground_,
    header,
    layout as lay,
    names as names_,
    scene as sc,
    shapes as s,
)

_WORDLESS = 1.8  # from farther away there is no room for a word on a plot
_NEAR = 1.04  # from farther away nobody could read the names of a ghost's places
_NAMED = 12  # so many of the ghost's drawings say what their places are called


class Try(NamedTuple):
    """One way to place a card."""

    card: int
    cell: sc.Cell
    turned: int

    @property
    def where(self) -> str:
        """The action without its verb."""
        return f"{self.card} {self.cell[0]} {self.cell[1]} {self.turned * 90}"


def tries(scene: sc.Scene) -> list[Try]:
    """All placements."""
    found = []
    for action in scene.table.legal():
        if action.startswith("place "):
            card, x, y, rotation = (int(word) for word in action.split(" ")[1:])
            found.append(Try(card, (x, y), rotation // 90))
    return found


def wanted(found: list[Try]) -> tuple[camera.Box, ...]:
    """The plots with room for a sentence above and buttons below, for the camera."""
    boxes = (camera.isle_box(*cell) for cell in sorted({one.cell for one in found}))
    return tuple((x0, y0 - 60, x1, y1 + 50) for x0, y0, x1, y1 in boxes)


def drawn(scene: sc.Scene, found: list[Try], k: float, shown: camera.Box) -> str:
    """Plots and the ghost, as a part of the town."""
    mine = bool(scene.acts)
    named = _named(found) if mine and k < _NEAR else ()
    names = (_names(scene.words, scene.lang, *one) for one in named)
    parts: list[str] = [svg.group(*names, id="new-cards", display="none")]
    for cell in sorted({one.cell for one in found}):
        parts.append(_plot(cell, mine, k))
    if mine:
        seen_first = sorted(found, key=lambda one: (not _is_seen(one, shown), one.cell))
        rows = [_row(scene, one, k, shown, named) for one in seen_first]
        parts.append(_ghost(scene, seen_first, rows, k))
    return svg.group(*parts, id="growth", data_look=1, font_size=21, font_weight=700, fill=s.TEXT,
                 text_anchor="middle")  # fmt: skip


def _is_seen(one: Try, shown: camera.Box) -> bool:
    """Whether the picture shows all of its plot."""
    x0, y0, x1, y1 = camera.isle_box(*one.cell)
    return shown[0] <= x0 and shown[1] <= y0 and x1 <= shown[2] and y1 <= shown[3]


def _named(found: list[Try]) -> tuple[tuple[int, int], ...]:
    """Cards and turns whose ghosts have names on their places: those that are seen first."""
    return tuple(dict.fromkeys((one.card, one.turned) for one in found))[:_NAMED]


def word_symbols(words: Words, lang: str) -> tuple[str, ...]:
    """What has words on it: the two buttons of a ghost, and the sign on a plot."""
    return (
        _pill("turning", "", s.CHIP, s.TEXT, stroke=s.SLOT_EDGE),
        _pill("build", words.say(lang, "build-here"), s.GOLD, "#20243a"),
        _plot_sign(words.say(lang, "or-here")),
    )


@svg.drawn_once
def card_symbols(hall: int) -> str:
    """Every new card as it may be turned: with its gates, and what will lie on its places."""
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
    """What a new district will bring, on its places."""
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
    """A free plot where a card may go."""
    return svg.group(
        *((s.use("plot"), s.use("plot-sign", 0, 0, k)) if k < _WORDLESS else (s.use("plot-far"),)),
        id=f"plot_{cell[0]}_{cell[1]}",
        at=lay.middle(*cell),
        class_="plot" if mine else None,
        data_show=f"* {cell[0]} {cell[1]} *" if mine else None,
        data_card="plot",
    )


def _plot_sign(said: str) -> str:
    """A plus, and what a click would do."""
    size = s.fitted(said, lay.ISLE_W / 2, 24, 19)
    return svg.group(
        s.use("plot-plus", 0, -14),
        s.words(0, 48, said, size, s.TEXT, anchor="middle", title=True, edge=s.EDGE),
        id="rc-plot-sign",
    )


class _Row(NamedTuple):
    """What is other about the ghost in one placement: `{0}` to `{8}` in what it is put into."""

    where: str  # the action without its verb
    drawing: str  # `named`: with the names of its places
    at: str
    lit: int  # which sides have lanes that join, as bits
    aside: int  # so far from the middle are words and buttons, to be in the picture
    over: int  # so high above it is the sentence
    said: str
    half: int  # of the sentence's plate
    wide: int


def _row(
    scene: sc.Scene, one: Try, k: float, shown: camera.Box, named: tuple[tuple[int, int], ...]
) -> _Row:
    joined = na.joins(scene.table.state, one.card, *one.cell, one.turned)
    mx, my = lay.middle(*one.cell)
    reach = 236 * k
    aside = round(max(0.0, shown[0] + reach - mx) - max(0.0, mx + reach - shown[2]))
    over = max(_frame(0)[1] - 27 * k, shown[1] + 8 + 22 * k - my)  # not under the header
    here, there = joined[0].names(scene.words, scene.lang, one.card)
    said = s.cut(scene.say("joins", here=here, there=there, more=len(joined) - 1), 436, _SENTENCE)
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


def _ghost(scene: sc.Scene, found: list[Try], rows: list[_Row], k: float) -> str:
    """A card on its plot, its lanes lit where they join; what it would join, and two buttons: turn
    it, build it. A click on the card turns it, too. It is drawn as in the first placement."""
    first = rows[0]
    card, _, _, degrees = first.where.split(" ")
    _, top, _, high = _frame(0)
    under = round((top + high) / k + 20)
    scale = f"scale({k:.3g})"
    return svg.group(
        svg.tag("use", href=f"#rc-{first.drawing}-{card}-{degrees}",
                data_put="href=#rc-{1}-{0.0}-{0.3}"),
        svg.tag("use", href=f"#rc-lit-{first.lit}", data_put="href=#rc-lit-{3}"),
        svg.group(
            _sentence(first),
            svg.tag("use", href="#rc-build", x=90, y=under, class_="choice",
                    data_action=f"place {first.where}", data_card="plot",
                    data_put="data-action=place {0}"),
            _turning(scene, found, under),
            transform=f"translate({first.aside} 0){scale}",
            data_put=f"transform=translate({{4}} 0){scale}",
        ),
        id="ghost",
        transform=f"translate({first.at})",
        class_="try",
        data_card="plot",
        data_show="= = = *",
        data_turn="r",
        data_put="transform=translate({2})",
        data_tries=_written(rows),
    )  # fmt: skip


def _written(rows: list[_Row]) -> str:
    """All rows; what is as in the row before is left out."""
    before = ("",) * len(rows[0])
    said = []
    for row in rows:
        words = tuple(map(str, row))
        new = ("" if now == was else now for now, was in zip(words, before, strict=True))
        said.append("|".join(new))
        before = words
    return ";".join(said)


_SENTENCE = 20  # the letters of what a placement would join


def _sentence(row: _Row) -> str:
    """What a placement would join, on a plate as wide as the words."""
    return svg.group(
        s.rect(-row.half, -20, row.wide, 40, 20, fill=s.PLATE_DEEP, stroke=s.RING,
               stroke_width=2.5, data_put="x=-{7};width={8}"),
        svg.tag("text", escape(row.said), y=7, font_size=_SENTENCE, data_put="text={6}"),
        transform=f"translate(0 {row.over})",
        data_put="transform=translate(0 {5})",
    )  # fmt: skip


def _turning(scene: sc.Scene, found: list[Try], y: int) -> str:
    """The button that turns the ghost, if there is another way round."""
    same = [one for one in found if one.card == found[0].card and one.cell == found[0].cell]
    size = s.fitted(scene.say("turn-of", now="4", ways="4"), 150, 22, 19, title=True)
    return svg.group(
        s.use("turning"),
        svg.tag(
            "text", escape(scene.say("turn-of", now="1", ways=str(len(same)))), y=7,
            font_size=size, font_family=s.TITLE,
            data_put="text=" + scene.say("turn-of", now="{now}", ways="{all}"),
        ),
        at=(-90, y),
        display="inline" if len(same) > 1 else "none",
        data_put="display={some}",
    )  # fmt: skip


@svg.drawn_once
def _names(words: Words, lang: str, card: int, turned: int) -> str:
    """A new district with the names of its places."""
    names = (
        names_.written(
            words.say(lang, f"place-{card}{c.LETTERS[area]}"), round(x), round(y + h - 6)
        )
        for area, (x, y, _, h) in enumerate(lay.plazas(card, turned))
    )
    edge: dict[str, Any] = {"paint_order": "stroke", "stroke": s.LABEL_EDGE, "stroke_width": 3.5}
    return svg.group(
        svg.tag("use", href=f"#rc-new-{card}-{90 * turned}"),
        svg.group(*names, font_size=19, **edge),
        id=f"rc-named-{card}-{90 * turned}",
    )


def _pill(name: str, said: str, fill: str, ink: str, **edge: str) -> str:
    size = s.fitted(said, 150, 23, 19, title=True)
    return svg.group(
        s.rect(-85, -22, 170, 48, 24, fill="#05081a", opacity=0.5),
        s.rect(-85, -25, 170, 48, 24, fill=fill, **edge),
        *([s.words(0, 7, said, size, ink, anchor="middle", title=True)] if said else []),
        id=f"rc-{name}",
    )


def _lit(across: bool) -> str:
    """A bridge with a lit way over it."""
    way = "M-84 0H84" if across else "M0-56V56"
    line = {"stroke_linecap": "round"}
    return (
        s.use("bridge-h" if across else "bridge-v")
        + s.path(way, stroke="#ffd76a", stroke_width=36, opacity=0.3, **line)
        + s.path(way, stroke="#fff3c0", stroke_width=9, stroke_dasharray="1 15", **line)
    )


def _lit_sides(sides: int) -> list[str]:
    """Lit bridges at some of the four sides of a card."""
    return [
        s.use("lit-h" if dx else "lit-v", dx * lay.CELL_W // 2, dy * lay.CELL_H // 2)
        for side, (dx, dy) in enumerate(lay.SIDES)
        if sides >> side & 1
    ]


SYMBOLS = (
    s.symbol("plot-plus", s.circle(0, 0, 34, s.PLATE_DEEP, stroke=s.RING, stroke_width=3),
             s.path("M-13 0h26M0-13v26", stroke=s.RING, stroke_width=5, stroke_linecap="round")),
    s.symbol("plot", s.rect(*_frame(0), 32, fill="#ffc94d1a", stroke=s.RING, stroke_width=4,
                            stroke_dasharray="16 12")),
    s.symbol("plot-far", s.use("plot"), s.use("plot-plus", 0, 0, _WORDLESS)),
    s.symbol("frame", s.rect(*_frame(7), 36, fill="none", stroke=s.RING, stroke_width=5)),
    s.symbol("lit-h", _lit(True)),
    s.symbol("lit-v", _lit(False)),
    *(s.symbol(f"lit-{sides}", *_lit_sides(sides)) for sides in range(1, 16)),
)  # fmt: skip

# --- the cards that wait --------------------------------------------------------------------------


def hand_size(stage: camera.Stage, cards: int) -> tuple[float, float, float]:
    """How large the cards of a hand are drawn, and how wide and high the plate under them is."""
    most = 0.54 if stage.width < 1000 else 0.44
    size = min(most, (stage.width - 60) / cards / (lay.ISLE_W + 24))
    return size, (lay.ISLE_W + 24) * size * cards + 24, 64 + (lay.ISLE_H + 108) * size


def hand(scene: sc.Scene, found: list[Try], stage: camera.Stage) -> str:
    """The cards to place, small; a click tries the first way to place one."""
    waiting = [int(card) for card in scene.table.state.waiting.nonzero()[0]]
    size, wide, high = hand_size(stage, len(waiting))
    step = (lay.ISLE_W + 24) * size
    least = s.SMALLEST_TALL if stage.width < 1000 else s.SMALLEST
    title = scene.say("new-districts", cards=len(waiting))
    font = s.fitted(title, wide - 40, 28 if stage.width < 1000 else 24, least, title=True)
    parts = [s.words(20, 38, s.cut(title, wide - 30, font), font, s.TEXT, title=True)]
    fitting = {one.card for one in found}
    for i, card in enumerate(waiting):
        name = scene.say(f"district-{card}")
        show = f"{card} * * *" if scene.acts and card in fitting else None
        x, y = 12 + step * (i + 0.5), 58 + (lay.ISLE_H / 2 + 38) * size  # roofs are high
        parts.append(_in_hand(round(x), round(y), card, name, size, show, least / 18.9))
    at = round(stage.height - high - 15)
    return header.plate(16, at, wide, high, *parts, id="hand", data_card="growth")


@svg.drawn_once
def _in_hand(
    x: float, y: float, card: int, name: str, size: float, show: str | None, k: float
) -> str:
    inside = [svg.tag("title", escape(name)), svg.tag("use", href=f"#rc-new-{card}-0")]
    small = k / size
    board, _ = names_.plank(name, int(c.VALUE[card]), True, (lay.ISLE_W + 10) / small)
    sign = s.scaled(small, board, at=(-lay.ISLE_W / 2, lay.ISLE_H / 2 - 6))
    return s.scaled(
        size, *inside, sign, at=(x, y), id=f"card-{card}", data_show=show,
        data_pick=f"place {card}" if show else None,
        data_card=f"district-{card}", class_="piece" if show is None else "piece plot",
    )  # fmt: skip
