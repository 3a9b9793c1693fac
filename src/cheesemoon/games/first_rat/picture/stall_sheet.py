"""A stall while a rat stands at it: each thing large, with name, effect, "Buy" and "Steal"."""

from cheesemoon.core.draw import svg

from .. import content as c, run, shop, state as st
from ..telling import phrases
from . import kit, layout as lay, paint, seen as sn, stalls

_DEEP, _QUIET = "#20243a", "#5d6280"  # text on paper
_AWNING = {"hamster": "#e0773a", "frog": "#5fb85f", "crow": "#8a74d6"}


def sheet(at: lay.Layout, seen: sn.Seen) -> str:
    """Draw all that can be got now on a sheet over the path."""
    k, (_, _, w) = at.k, at.sheet
    things = list(dict.fromkeys(a.partition(" ")[2] for a in seen.acts if a != "done"))
    stands = list(dict.fromkeys(thing.split(" ")[0] for thing in things))
    columns = min(len(things), 3 if at.wide else 1 if len(things) < 4 else 2)
    each = (w - 28 * k - 10 * k * (columns - 1)) / columns
    low = 76 * k
    cards: list[str] = []
    for i in range(0, len(things), columns):
        row = things[i : i + columns]
        lines = max(len(_help(at, seen.lang, thing, each)) for thing in row)
        tall = _help_top(at, each) + (2 + 23 * lines) * k + _button_high(at)
        for column, thing in enumerate(row):
            place = (14 * k + column * (each + 10 * k), low)
            cards.append(_card(at, seen, thing, place, each, tall))
        low += tall + 10 * k
    notes = [line for stand in stands for line in _note(at, seen, stand)]
    for i, line in enumerate(notes):
        cards.append(
            kit.words(16 * k, low + (18 + 23 * i) * k, line, at.small, _QUIET, font_weight=500)
        )
    low += (23 * len(notes) + 10) * k
    x, y, _ = at.sheet
    return svg.group(
        kit.rect(4, 7, w, low, paint.SHADOW, 14, opacity=0.6),
        kit.rect(0, 0, w, low, paint.PAPER, 14),
        *_awning(w, k, _AWNING[stands[0]]),
        _title(at, seen.lang, stands),
        _own_cheese(at, seen, w),
        *cards,
        at=(x, max(y - 120 * k, 20.0) if at.wide else y),
        id="stall-sheet",
        data_look=1,
        data_covers="",
    )


def _awning(w: float, k: float, tone: str) -> list[str]:
    """Draw the striped awning of a stall along the upper edge."""
    stripes = 10
    each = w / stripes
    return [
        kit.path(
            f"M{each * i:g} 0h{each:g}v{18 * k:g}a{each / 2:g} {14 * k:g} 0 0 1 {-each:g} 0Z",
            tone if i % 2 == 0 else "#fffaf0",
            stroke=paint.INK,
            stroke_width=1.4,
        )
        for i in range(stripes)
    ]


def _title(at: lay.Layout, lang: str, stands: list[str]) -> str:
    said = " · ".join(phrases.say(lang, "stand", stand=stand) for stand in stands)
    return kit.words(16 * at.k, 64 * at.k, said, at.small + 4, _DEEP, font_family=paint.DISPLAY)


def _own_cheese(at: lay.Layout, seen: sn.Seen, w: float) -> str:
    """Draw the cheese of the player who buys, at the right end of the title."""
    k, have = at.k, int(seen.table.state.seats[seen.turn].goods[c.CHEESE])
    wide = (62 + 11 * len(str(have))) * k
    return svg.group(
        kit.rect(0, 0, wide, 34 * k, paint.DARK, 10, stroke=paint.GOLD, stroke_width=1.6),
        kit.icon("cheese", 22 * k, 17 * k, 26 * k),
        kit.words(42 * k, 17 * k + at.small * 0.4, have, at.small + 4, paint.GOLD),
        at=(w - 14 * k - wide, 38 * k),
        id="stall-own",
        **kit.card("cheese"),
    )


def _note(at: lay.Layout, seen: sn.Seen, stand: str) -> tuple[str, ...]:
    """Return what stealing costs at a stand, in lines; () if nothing can be stolen there."""
    if not any(action.startswith(f"steal {stand}") for action in seen.acts):
        return ()
    s, number = seen.table.state, c.STANDS.index(stand)
    rat = int(shop.rat_at(s, number))
    stays = "yes" if run.bears(s, c.RATWOMAN, rat) else "no"
    spaces = int(c.STAND_SPACE[number])
    said = phrases.say(seen.lang, "stall-steal", rat=rat, stays=stays, spaces=spaces)
    return kit.wrapped(said, at.small, at.sheet[2] - 32 * at.k)


def _is_narrow(at: lay.Layout, w: float) -> bool:
    """Return True if a card is one of two in a row on a phone: its help lies below its picture."""
    return not at.wide and w < at.sheet[2] / 2


def _help_top(at: lay.Layout, w: float) -> float:
    """Return the height of the first line of help on a card."""
    return (94 if _is_narrow(at, w) else 50) * at.k


@svg.drawn_once
def _help(at: lay.Layout, lang: str, thing: str, w: float) -> tuple[str, ...]:
    said = phrases.first_up(phrases.thing_help(lang, thing))
    return kit.wrapped(said, at.small, w - (28 if _is_narrow(at, w) else 84) * at.k)


def _card(at: lay.Layout, seen: sn.Seen, thing: str, place: kit.Point, w: float, h: float) -> str:
    """Draw one thing with its buttons."""
    k, s, lang = at.k, at.small, seen.lang
    stand, _, name = thing.partition(" ")
    price = int(c.STAND_PRICE[shop.stand_of(st.THINGS.index(thing))])
    title = (
        phrases.say(lang, "cap", cap=name)
        if stand == "crow"
        else phrases.say(lang, f"card-pack-{name}" if stand == "hamster" else "card-drink")
    )
    left, half, low = 76 * k, (w - 28 * k) / 2, h - 8 * k - _button_high(at)
    is_narrow = _is_narrow(at, w)
    named = kit.wrapped(title, s + 1, w - left)[: 2 if is_narrow else 1]
    help_left, help_top = (14 * k if is_narrow else left), _help_top(at, w)
    have = seen.table.state.seats[seen.turn].goods[c.CHEESE]
    parts = [
        kit.rect(0, 0, w, h, "#ffffff", 10, stroke="#d8ccb0", stroke_width=1.6),
        svg.group(_picture(at, thing), at=(38 * k, 40 * k)),
        *(
            kit.words(left, ((36 if is_narrow else 26) + 25 * i) * k, line, s + 1, _DEEP,
                      font_family=paint.DISPLAY)
            for i, line in enumerate(named)
        ),
        *(
            kit.words(help_left, help_top + 23 * i * k, line, s, _DEEP, font_weight=500)
            for i, line in enumerate(_help(at, lang, thing, w))
        ),
    ]  # fmt: skip
    if f"buy {thing}" in seen.may:
        said = phrases.say(lang, "stall-buy", price=price)
        parts.append(_button(at, f"buy {thing}", said, (10 * k, low), half, paint.GOLD))
    else:
        said = phrases.say(lang, "stall-short", missing=price - int(have))
        parts.append(_short(at, said, (10 * k, low), half))
    if f"steal {thing}" in seen.may:
        said = phrases.say(lang, "label-steal")
        parts.append(_button(at, f"steal {thing}", said, (18 * k + half, low), half, "#fffaf0"))
    kind = "drink" if stand == "frog" else f"{'pack' if stand == 'hamster' else 'cap'}-{name}"
    return svg.group(*parts, at=place, **kit.card(kind))


@svg.drawn_once
def _picture(at: lay.Layout, thing: str) -> str:
    stand, _, name = thing.partition(" ")
    if stand == "hamster":
        return kit.pack(name, 0, 0, 56 * at.k)
    if stand == "crow":
        return svg.group(*stalls.cap(at, name, 1.5 * at.k))
    return kit.icon("drink", 0, 0, 56 * at.k)


def _button_high(at: lay.Layout) -> float:
    """Return the height of a button; on a phone of 390 pixels it is 40 pixels."""
    return 40 * at.k if at.wide else 80.0


def _button(at: lay.Layout, action: str, said: str, place: kit.Point, w: float, fill: str) -> str:
    h = _button_high(at)
    return svg.group(
        kit.rect(0, 0, w, h, fill, 10, stroke=_DEEP, stroke_width=1.6),
        *_with_cheese(at, said, w, h, _DEEP, fill == paint.GOLD),
        at=place,
        id="do-" + action.replace(" ", "-"),
        class_="choice",
        data_action=action,
    )


def _short(at: lay.Layout, said: str, place: kit.Point, w: float) -> str:
    h = _button_high(at)
    return svg.group(
        kit.rect(0, 0, w, h, "none", 10, stroke=_QUIET, stroke_width=1.6, stroke_dasharray="6 5"),
        *_with_cheese(at, said, w, h, _QUIET, True),
        at=place,
    )


def _with_cheese(
    at: lay.Layout, said: str, w: float, h: float, ink: str, has_cheese: bool
) -> list[str]:
    """Return the words of a button, with a cheese after them."""
    k, size = at.k, at.small + 1
    half = svg.width(said, size, True) / 2
    words = kit.middle(w / 2 - (14 * k if has_cheese else 0), h / 2, said, size, ink)
    return (
        [words, kit.icon("cheese", w / 2 + half + 4 * k, h / 2, 24 * k)] if has_cheese else [words]
    )
