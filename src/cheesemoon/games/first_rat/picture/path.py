"""Spaces and their windows, pipes, start and launch pad."""

from cheesemoon import art
from cheesemoon.core.draw import svg

from .. import content as c
from ..telling import phrases
from . import kit, layout as lay, paint, rats, symbols

STAND_AT = {int(space): name for name, space in zip(c.STANDS, c.STAND_SPACE, strict=True)}


@svg.drawn_once
def spaces(at: lay.Layout, shown: tuple[int, ...]) -> str:
    """Draw the spaces as tiles, each in its colour with its number."""
    drawn = []
    for n in range(1, c.SPACES + 1):
        colour = c.COLOURS[c.COLOUR_OF[shown[n]]]
        number = kit.words(
            8 - at.tile / 2, at.deck + at.number * 0.9 - at.block, n, at.number, paint.INK
        )
        drawn.append(
            svg.group(
                kit.put(f"block-{colour}"),
                number,
                at=at.place(n),
                id=f"space-{n}",
                **kit.card(f"space-{colour}"),
            )
        )
    return svg.group(*drawn, id="spaces")


@svg.drawn_once
def windows(at: lay.Layout, shown: tuple[int, ...], light: int) -> str:
    """Draw the gift of each space. For the viewer, lit windows show one more."""
    drawn = []
    for n in range(1, c.SPACES + 1):
        item = c.ITEMS[c.ITEM_OF[shown[n]]]
        lit = light >= int(c.LIT_FROM[n])
        drawn.append(_window(at, n, item, int(c.COUNT_OF[shown[n]]) + lit, lit))
    return svg.group(*drawn, id="windows")


@svg.drawn_once
def _window(at: lay.Layout, n: int, item: str, count: int, lit: bool) -> str:
    w = at.tile - 14
    y = -at.foot - 3 - at.window / 2
    which = "on" if lit else "off"
    return svg.group(
        kit.put(f"win-{which}"),
        kit.middle(-w / 4 - 1, y, count, at.gift, paint.INK if lit else "#ffffff"),
        kit.icon(item, w / 4 - 1, y, at.icon),
        at=at.place(n),
        id=f"window-{n}-{which}",  # a new element: the page must not animate the number
        **kit.card(item),
    )


@svg.drawn_once
def keepers(at: lay.Layout) -> str:
    """Draw a medal on the space of each stall. Only the tall board needs them."""
    if at.wide:
        return ""
    drawn = []
    for n, kind in STAND_AT.items():
        x, y = at.place(n)
        medal = kit.circle(0, 0, 19, paint.DARK, stroke=paint.GOLD, stroke_width=2) + kit.icon(
            kind, 0, 0, 28
        )
        drawn.append(
            svg.group(medal, at=(x + at.tile / 2 - 12, y + 8), **kit.card(f"stand-{kind}"))
        )
    return svg.group(*drawn)


# --- pipes ----------------------------------------------------------------------------------------

# x offsets where a pipe leaves and enters, beside the rats
_SIDE = {3: (30, -30), 5: (30, -30), 11: (30, 30), 13: (30, 30), 20: (-30, 30)}


def _pipe_line(at: lay.Layout, begin: int) -> tuple[str, list[tuple[float, float]]]:
    """Return the way of a pipe, from the deck of its first space to the foot of its last, and its
    ends."""
    u = at.tile / 94
    x1, y1 = at.deck_at(begin)
    x2, y2 = at.place(int(c.PIPE_TO[lay.PIPE_AT[begin]]))
    out, into = _SIDE.get(begin, (30, 30))
    x1, x2 = x1 + out * u, x2 + into * u
    y1, y2 = y1 - 2, y2 + 12
    if abs(x1 - x2) < 8:
        return f"M{x1:.0f} {y1:.0f}V{y2:.0f}", [(x1, y1 - 4), (x1, y2 + 4)]
    m = y1 - (y1 - y2) * 0.42
    r = 16 if x2 > x1 else -16
    d = (
        f"M{x1:.0f} {y1:.0f}V{m + 16:.0f}Q{x1:.0f} {m:.0f} {x1 + r:.0f} {m:.0f}"
        f"H{x2 - r:.0f}Q{x2:.0f} {m:.0f} {x2:.0f} {m - 16:.0f}V{y2:.0f}"
    )
    return d, [(x1, y1 - 4), (x2, y2 + 4)]


@svg.drawn_once
def pipes(at: lay.Layout) -> str:
    """Draw bent pipes with a highlight on top and a flange at each end."""
    return svg.group(*(_pipe(at, int(begin)) for begin in c.PIPE_FROM), id="pipes")


def _pipe(at: lay.Layout, begin: int) -> str:
    tone = paint.PIPES[c.PIPE_COLOURS[lay.PIPE_AT[begin]]]
    d, ends = _pipe_line(at, begin)
    flanges = [
        kit.rect(
            x - 17,
            y - 5,
            34,
            11,
            kit.mixed(tone, paint.INK, 0.25),
            3,
            stroke=paint.INK,
            stroke_width=2,
        )
        + kit.rect(x - 14, y - 3, 28, 3, kit.mixed(tone, "#ffffff", 0.4), 1.5)
        for x, y in ends
    ]
    return svg.group(
        kit.line(d, paint.BLACK, 26),
        kit.line(d, kit.mixed(tone, paint.INK, 0.45), 21),
        kit.line(d, kit.mixed(tone, paint.INK, 0.12), 15, transform=(-1.5, -1)),
        kit.line(d, kit.mixed(tone, "#ffffff", 0.5), 3.5, transform=(-5, -4), opacity=0.9),
        *flanges,
        id=f"pipe-{begin}",
        **kit.card(f"pipe-{begin}"),
    )


@svg.drawn_once
def pipe_glow(at: lay.Layout, begin: int, side: int) -> str:
    """Draw the glow of a pipe that was just used, in the colour of its user."""
    tone = kit.mixed(paint.PLAYERS[side], "#ffffff", 0.3)
    return kit.line(_pipe_line(at, begin)[0], tone, 35, opacity=0.8)


@svg.drawn_once
def pipe_plates(at: lay.Layout, comics: tuple[str, ...]) -> str:
    """Draw price and sign of each pipe, beside its first space at the height of the lamps. The
    price is struck out if a comic of the viewer makes the pipe free (FR-56, FR-57)."""
    return svg.group(
        *(
            _pipe_plate(at, int(begin), f"{colour}-pipes" in comics)
            for begin, colour in zip(c.PIPE_FROM, c.PIPE_COLOURS, strict=True)
        ),
        id="prices",
    )


@svg.drawn_once
def _pipe_plate(at: lay.Layout, begin: int, free: bool) -> str:
    pipe = lay.PIPE_AT[begin]
    colour = c.PIPE_COLOURS[pipe]
    tone = paint.PIPES[colour]
    x, y = at.place(begin)
    x += (50 if _SIDE.get(begin, (30, 30))[0] > 0 else -50) * at.dx / 100
    y -= at.lamp_at - (4 if at.wide else -14)
    a = 26 if colour in paint.SIGNS else 18  # no comic frees the grey pipe: no sign
    return svg.group(
        kit.line(f"M{12 - a}-22V-12M{a - 12}-22V-12", paint.BLACK, 3),
        kit.rect(-a, -11, 2 * a, 32, paint.BLACK, 8, opacity=0.6),
        kit.rect(
            -a,
            -14,
            2 * a,
            32,
            kit.mixed(tone, paint.INK, 0.3),
            8,
            stroke=paint.INK,
            stroke_width=1.6,
        ),
        kit.rect(2 - a, -12, 2 * a - 4, 28, tone, 6.5),
        kit.rect(4 - a, -10, 28, 24, paint.DARK, 5),
        kit.icon(c.ITEMS[c.PIPE_PRICE[pipe]], 18 - a, 2, 23, opacity=0.45 if free else None),
        kit.line(f"M{8 - a} 13L{28 - a}-9", paint.GAIN, 4) if free else "",
        kit.sign(colour, 14.5, 2, 15) if colour in paint.SIGNS else "",
        transform=f"translate({x:.0f} {y:.0f})" + (f" scale({at.k})" if at.k != 1 else ""),
        id=f"price-{begin}",
        **kit.card(f"pipe-{begin}"),
    )


# --- both ends ------------------------------------------------------------------------------------


@svg.drawn_once
def start(at: lay.Layout) -> str:
    """Draw the entrance of the burrow."""
    x, y = at.start
    s = 1.06 if at.wide else 1.6
    return svg.group(
        kit.path("M-58 10Q-60-70-8-88Q48-84 54 10Z", "#4a3440"),
        kit.path("M-58 10Q-60-70-8-88Q48-84 54 10Q38-64-8-70Q-44-60-58 10Z", "#6f5052"),
        kit.path("M-42 10Q-42-52-4-56Q36-52 38 10Z", "#150e16"),
        kit.path("M-58 10q8-18 18-10q6-14 18-4M54 10q-6-16-16-9", stroke="#79925c", stroke_width=4),
        transform=f"translate({x} {y}) scale({s})",
        id="space-0",
        **kit.card("start"),
    )


@svg.drawn_once
def name_board(at: lay.Layout, label: str, x: float, y: float) -> str:
    """Draw a small wooden board with a name. x is its left edge."""
    s = at.small
    w = svg.width(label, s, bold=True) + 12 * at.k
    return svg.group(
        kit.rect(0, -s * 0.72, w, s * 1.4, paint.WOOD_DARK, 6)
        + kit.rect(1.5, -s * 0.72 + 1, w - 3, s * 1.4 - 5, paint.WOOD, 5),
        kit.words(
            w / 2, s * 0.24, label, s, paint.CREAM, text_anchor="middle", font_family=paint.DISPLAY
        ),
        at=(x, y),
    )


@svg.drawn_once
def start_name(at: lay.Layout, lang: str) -> str:
    x, y = at.start
    label = phrases.say(lang, "start")
    if at.wide:  # below the feet of the rats
        return name_board(at, label, 6, y + 22)
    return name_board(at, label, x - svg.width(label, at.small) / 2 - 9 * at.k, y - 158)


@svg.drawn_once
def launch_pad(at: lay.Layout) -> str:
    """Draw the launch pad in all five colours, with its reward: a nut or a new rat."""
    w, h = at.pad_wide, at.block
    left, top = -w / 2, -h
    part = (w - 16) / 5
    stripes = [
        kit.rect(left + 8 + i * part, top + at.deck, part + 0.5, at.strip - 2, tone)
        + kit.sign(
            name,
            left + 8 + (i + 0.5) * part,
            top + at.deck + at.strip / 2 - 2,
            at.strip - 9,
        )
        for i, (name, tone) in enumerate(paint.COLOURS.items())
    ]
    y = -at.foot - at.window / 2 - 3
    ground = kit.rect(
        left + 8,
        y - at.window / 2,
        w - 16,
        at.window,
        "url(#fr-dark)",
        8,
        stroke="#353d63",
        stroke_width=2,
    )
    return svg.group(
        kit.rect(left, top + 6, w, h, "#171c36", 13),
        kit.rect(left, top, w, h - 1, "#5c6690", 13),
        kit.path(symbols.deck(w, h, at.deck), "#aab1d0"),
        *stripes,
        ground,
        kit.middle(left + 26 * at.k**0.5, y, c.PAD, at.gift - 4, paint.GOLD),
        art.icon("nut", -17, y, at.icon - 3),
        kit.middle(5, y, "/", at.gift - 8, "#aab1d0", aria_hidden="true"),
        kit.middle(22, y, "+", at.gift - 6, paint.GAIN),
        rats.creature(2, 58, y + at.icon * 0.4, at.icon / 60, True),
        at=at.place(c.PAD),
        id=f"space-{c.PAD}",
        **kit.card("pad"),
    )


@svg.drawn_once
def round_sign(at: lay.Layout, head: str, below: str, notice: bool) -> str:
    """Draw round and step of the turn. A notice that the end is near is moon-coloured."""
    x, y = at.round_at
    tone = paint.NOTICE if notice else paint.ROUND_QUIET
    end = {"text_anchor": "end"}
    return svg.group(
        kit.words(x, y, head, at.small + 7, paint.ROUND, font_family=paint.DISPLAY, **end),
        svg.tag(
            "g", kit.words(x, y + at.small * 1.4, below, at.small, tone, font_weight=600, **end)
        ),
        id="round",
    )
