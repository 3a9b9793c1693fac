"""Paying (SG-40, SG-41): every way to pay as a slip with its tokens, over the board."""

from cheesemoon.core.draw import svg

from .. import content as c, state as st
from . import instruments, monsters, seen as sn, shapes as sh, sheet as sheets

_ROWS = 11


def desk(seen: sn.Seen) -> str:
    """Draw the ways to pay during a payment. Other viewers see only what is bought."""
    if seen.phase != st.PAYING:
        return ""
    thing = seen.paying - 1
    price = int(c.PRICES[thing])
    head = seen.say("pic-pay", thing=c.THINGS[thing], price=price)
    name = seen.name(seen.turn)
    has = seen.say("pic-has", player=name, points=seen.points(seen.turn))
    ways = sorted(seen.acts, key=lambda way: (_paid(way), way.count(" ")))
    return _desk(head, has, tuple(ways), price, seen.say("pic-more"), seen.tall)


def _paid(way: str) -> int:
    return sum(int(c.VALUES[c.KINDS.index(name)]) for name in way.split(" ")[1:])


@svg.drawn_once
def _desk(head: str, has: str, ways: tuple[str, ...], price: int, more: str, tall: bool) -> str:
    view = sheets.sheet(tall)
    grid, size = view.grid, view.size
    wide = grid.right - grid.x + 16
    across = 1 if len(ways) <= _ROWS else 2
    each = (wide - 40 - 16 * (across - 1)) / across
    step = min(88.0, (grid.bottom - grid.y - 130) / max(1, min(len(ways), _ROWS)))
    shown = ways if len(ways) <= 2 * _ROWS else ways[: 2 * _ROWS - 1]
    places = [
        (round(20 + (each + 16) * (i // _ROWS)), round(114 + step * (i % _ROWS)))
        for i in range(2 * _ROWS)
    ]
    room = round(each), round(step - 10)
    drawn = [
        _slip(way, price, place, room, size) for way, place in zip(shown, places, strict=False)
    ]
    if len(shown) < len(ways):
        drawn.append(_draw_more(more, places[len(shown)], room, size))
    high = 126 + step * min(len(drawn), _ROWS)
    return svg.group(
        instruments.pod(wide, high),
        sh.title(28, 52, svg.fitted(head, 30, wide - 50, True), 30, svg.MOON),
        sh.plain(28, 92, svg.fitted(has, size + 2, wide - 50), size + 2, svg.QUIET),
        svg.group(*drawn, font_size=size + 2, font_weight=700, fill=svg.TEXT, text_anchor="end"),
        at=(grid.x - 8, (grid.y + grid.bottom - high) / 2),
        id="sg-desk",
    )


@svg.drawn_once
def _slip(way: str, price: int, at: tuple[int, int], room: tuple[int, int], size: float) -> str:
    """Draw a slip with tokens and their worth. An overpaid number is red, because change is lost
    (SG-40). Text attributes come from the group of slips."""
    tokens = way.split(" ")[1:]
    wide, high = room
    scale = round(min(0.72, high / 100), 2)
    paid = _paid(way)
    low = round(high / 2 + 0.36 * size)
    much = None if paid == price else svg.BAD
    return svg.group(
        sh.box(
            0, 0, wide, high, 14, "url(#sg-screen)", stroke=svg.MOON, stroke_width=2, class_="ring"
        ),
        *_tokens(tokens, wide - 90, high // 2, low, scale, size + 2),
        svg.tag("text", f"−{paid}", x=wide - 14, y=low, fill=much),
        at=at,
        id="sg-pay-" + "-".join(tokens),
        class_="choice",
        data_action=way,
        data_card="paying",
    )


def _tokens(
    tokens: list[str], room: float, y: int, low: int, scale: float, size: float
) -> list[str]:
    """Draw tokens one by one if there is room, else by kind with their number."""
    step = 108 * scale
    if step * len(tokens) <= room:
        kinds = [c.KINDS.index(name) for name in tokens]
        return [
            monsters.token(kind, round(10 + step * (i + 0.5)), y, scale)
            for i, kind in enumerate(kinds)
        ]
    counted = [(kind, tokens.count(name)) for kind, name in enumerate(c.KINDS) if name in tokens]
    numbers = [f"×{count}" if count > 1 else "" for _, count in counted]
    scale = min(scale, 0.46)
    if _row_width(numbers, scale, size) > room:
        numbers = [number.removeprefix("×") for number in numbers]
    scale = min(scale, max(0.3, scale * room / _row_width(numbers, scale, size)))
    gap = max(0.0, min(16, (room - _row_width(numbers, scale, size)) / len(counted)))
    out, at = [], 10.0
    for (kind, _), number in zip(counted, numbers, strict=True):
        out.append(monsters.token(kind, round(at + _TOKEN / 2 * scale), y, round(scale, 2)))
        at += _TOKEN * scale
        if number:
            out.append(svg.tag("text", number, x=round(at), y=low, text_anchor="start"))
            at += svg.width(number, size, True)
        at += gap
    return out


_TOKEN = 96  # width of the widest token


def _row_width(numbers: list[str], scale: float, size: float) -> float:
    """Return the width of tokens with their numbers."""
    return sum(_TOKEN * scale + svg.width(number, size, True) for number in numbers)


@svg.drawn_once
def _draw_more(words: str, at: tuple[int, int], room: tuple[int, int], size: float) -> str:
    """Draw a button for all further ways. The page asks which one."""
    wide, high = room
    return svg.group(
        svg.tag("title", words),
        sh.box(
            0, 0, wide, high, 14, "url(#sg-button)", stroke=svg.MOON, stroke_width=2, class_="ring"
        ),
        sh.bold(
            wide / 2,
            high / 2 + 0.36 * size,
            svg.fitted(words, size, wide - 20, True),
            size,
            svg.TEXT,
            text_anchor="middle",
        ),
        at=at,
        id="sg-pay-more",
        class_="choice",
        data_pick="pay",
        data_card="paying",
    )
