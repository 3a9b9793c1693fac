"""The town grows: plots where a new district may go, the district tried there as a ghost that is
turned, the lanes that would join, and the cards that wait.

Every possible placement is drawn, one of them to be seen. A click on an element with `data-show`
shows one of the placements that it names: a plot or a card the one most like what is shown, the
turning sign the next way round. What builds it carries the action.
"""

from html import escape
from typing import Any, NamedTuple

from cheesemoon.core import Words, svg

from .. import content as c, naming as na
from . import camera, ground as ground_, header, layout as lay, places, scene as sc, shapes as s

_MOST = 16  # placements that are drawn; more would make an update too large
_NEAR = 1.04  # from farther away nobody could read them
_NAMED = 3  # so many of the ghosts' drawings say what their places are called


class Try(NamedTuple):
    """One way to place a card."""

    card: int
    cell: sc.Cell
    turned: int

    @property
    def id(self) -> str:
        return f"try-{self.card}_{self.cell[0]}_{self.cell[1]}_{self.turned * 90}"

    @property
    def action(self) -> str:
        return f"place {self.card} {self.cell[0]} {self.cell[1]} {self.turned * 90}"


def tries(scene: sc.Scene) -> list[Try]:
    """The placements that are drawn: all, unless they are very many. Then each card in each plot
    once, and other ways round as long as there is room; all are in the list of choices."""
    found = []
    for action in scene.table.legal():
        if action.startswith("place "):
            card, x, y, rotation = (int(word) for word in action.split(" ")[1:])
            found.append(Try(card, (x, y), rotation // 90))
    if len(found) <= _MOST:
        return found
    seen: dict[tuple[int, sc.Cell], int] = {}
    ranked = []
    for i, one in enumerate(found):
        rank = seen[one.card, one.cell] = seen.get((one.card, one.cell), -1) + 1
        ranked.append((rank, i))
    kept = {i for _, i in sorted(ranked)[:_MOST]}
    return [one for i, one in enumerate(found) if i in kept]


def wanted(found: list[Try]) -> tuple[camera.Box, ...]:
    """The plots with room for a sentence above and buttons below, for the camera."""
    boxes = (camera.isle_box(*cell) for cell in sorted({one.cell for one in found}))
    return tuple((x0, y0 - 60, x1, y1 + 50) for x0, y0, x1, y1 in boxes)


def drawn(scene: sc.Scene, found: list[Try], k: float, shown: camera.Box) -> str:
    """Plots and ghosts, as a part of the town."""
    mine = bool(scene.acts)
    there: dict[sc.Cell, list[str]] = {}
    for one in found:
        there.setdefault(one.cell, []).append(one.id)
    named = _named(found) if mine and k < _NEAR else ()
    names = (_names(scene.words, scene.lang, *one) for one in named)
    parts: list[str] = [svg.group(*names, id="new-cards", display="none")]
    for cell, ids in sorted(there.items()):
        parts.append(_plot(cell, " ".join(ids) if mine else None, min(k, 2.2)))
    if mine:
        for one in found:
            parts.append(_ghost(scene, found, one, k, shown, (one.card, one.turned) in named))
    return svg.group(*parts, id="growth", data_look=1, font_size=21, font_weight=700, fill=s.TEXT,
                     text_anchor="middle")  # fmt: skip


def _named(found: list[Try]) -> tuple[tuple[int, int], ...]:
    """Cards and turns whose ghosts have names on their places: those that are seen first."""
    return tuple(dict.fromkeys((one.card, one.turned) for one in found))[:_NAMED]


def word_symbols(words: Words, lang: str) -> tuple[str, ...]:
    """What has words on it: the two buttons of a ghost, and the sign on a plot."""
    return (
        _pill("turning", words.say(lang, "turn-it"), s.CHIP, s.TEXT, stroke=s.SLOT_EDGE),
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
                     id=f"rc-new-{card}-{turned}")  # fmt: skip


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
def _plot(cell: sc.Cell, show: str | None, k: float) -> str:
    """A free plot where a card may go."""
    return svg.group(
        s.use("plot"),
        s.use("plot-sign", 0, 0, k),
        id=f"plot_{cell[0]}_{cell[1]}",
        at=lay.middle(*cell),
        class_="plot" if show else None,
        data_show=show,
        data_card="plot",
    )


def _plot_sign(said: str) -> str:
    """A plus, and what a click would do."""
    size = s.fitted(said, lay.ISLE_W / 2, 24, 19)
    return svg.group(
        s.circle(0, -14, 34, s.PLATE_DEEP, stroke=s.RING, stroke_width=3),
        s.path("M-13-14h26M0-27v26", stroke=s.RING, stroke_width=5, stroke_linecap="round"),
        s.words(0, 48, said, size, s.TEXT, anchor="middle", title=True, edge=s.EDGE),
        id="rc-plot-sign",
    )


def _ghost(
    scene: sc.Scene, found: list[Try], one: Try, k: float, shown: camera.Box, named: bool
) -> str:
    """The card on its plot, its lanes lit where they join; what it would join, and two buttons:
    turn it, build it. A click on the card turns it, too."""
    same = [other for other in found if other.card == one.card and other.cell == one.cell]
    turn = same[(same.index(one) + 1) % len(same)].id if len(same) > 1 else None
    joined = na.joins(scene.table.state, one.card, *one.cell, one.turned)
    mx, my = lay.middle(*one.cell)
    half = 236 * k
    aside = round(max(0.0, shown[0] + half - mx) - max(0.0, mx + half - shown[2]))
    _, top, _, high = _frame(0)
    over = max(top - 27 * k, shown[1] + 8 + 22 * k - my)  # not under the header
    here, there = joined[0].names(scene.words, scene.lang, one.card)
    said = scene.say("joins", here=here, there=there, more=len(joined) - 1)
    at = round(over / k)
    under = round((top + high) / k + 20)
    build = s.use("build", 90 if turn else 0, under, class_="choice", data_action=one.action,
                  data_card="plot")  # fmt: skip
    buttons = (build, s.use("turning", -90, under)) if turn else (build,)
    lit = (
        s.use("lit-h" if dx else "lit-v", dx * lay.CELL_W // 2, dy * lay.CELL_H // 2)
        for dx, dy in (lay.SIDES[join.side] for join in joined)
    )
    drawing = "named" if named else "new"
    return svg.group(
        svg.tag("use", href=f"#rc-{drawing}-{one.card}-{one.turned}"),
        *lit,
        s.scaled(k, s.use("speech", 0, at), _speech(said, at + 7), *buttons, at=(aside, 0),
                 data_over=1),
        id=one.id,
        at=(mx, my),
        class_="try",
        data_card="plot",
        visibility=None if one == found[0] else "hidden",
        data_show=turn,
        data_turn="r" if turn else None,
    )  # fmt: skip


@svg.drawn_once
def _names(words: Words, lang: str, card: int, turned: int) -> str:
    """A new district with the names of its places."""
    names = (
        places.written(
            words.say(lang, f"place-{card}{c.LETTERS[area]}"), round(x), round(y + h - 6)
        )
        for area, (x, y, _, h) in enumerate(lay.plazas(card, turned))
    )
    edge: dict[str, Any] = {"paint_order": "stroke", "stroke": s.LABEL_EDGE, "stroke_width": 3.5}
    new = svg.tag("use", href=f"#rc-new-{card}-{turned}")
    return svg.group(new, svg.group(*names, font_size=19, **edge), id=f"rc-named-{card}-{turned}")


@svg.drawn_once
def _speech(said: str, y: int) -> str:
    """What a try would do, in a sentence; the group of all tries says how it is written."""
    size = s.fitted(said, 436, 21, 18.6)
    small = size if size < 21 else None
    return svg.tag("text", escape(s.cut(said, 436, size)), y=y, font_size=small)


def _pill(name: str, said: str, fill: str, ink: str, **edge: str) -> str:
    size = s.fitted(said, 150, 23, 19, title=True)
    return svg.group(
        s.rect(-85, -22, 170, 48, 24, fill="#05081a", opacity=0.5),
        s.rect(-85, -25, 170, 48, 24, fill=fill, **edge),
        s.words(0, 7, said, size, ink, anchor="middle", title=True),
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


SYMBOLS = (
    s.symbol("plot", s.rect(*_frame(0), 32, fill="#ffc94d1a", stroke=s.RING, stroke_width=4,
                            stroke_dasharray="16 12")),
    s.symbol("frame", s.rect(*_frame(7), 36, fill="none", stroke=s.RING, stroke_width=5)),
    s.symbol("lit-h", _lit(True)),
    s.symbol("lit-v", _lit(False)),
    s.symbol("speech", s.rect(-230, -20, 460, 40, 20, fill=s.PLATE_DEEP, stroke=s.RING,
                              stroke_width=2.5)),
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
    ways: dict[int, list[str]] = {}
    for one in found:
        ways.setdefault(one.card, []).append(one.id)
    for i, card in enumerate(waiting):
        name = scene.say(f"district-{card}")
        show = " ".join(ways.get(card, ())) if scene.acts else None
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
    board, _ = places.plank(name, int(c.VALUE[card]), True, (lay.ISLE_W + 10) / small)
    sign = s.scaled(small, board, at=(-lay.ISLE_W / 2, lay.ISLE_H / 2 - 6))
    return s.scaled(
        size, *inside, sign, at=(x, y), id=f"card-{card}", data_show=show,
        data_pick=f"place {card}" if show else None,
        data_card=f"district-{card}", class_="piece" if show is None else "piece plot",
    )  # fmt: skip
