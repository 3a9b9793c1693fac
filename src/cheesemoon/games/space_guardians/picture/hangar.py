"""The hangar with the equipment for sale, and the box, right of the board."""

from typing import NamedTuple

from cheesemoon.core.draw import svg

from .. import content as c, state as st
from . import colours as hue, instruments, monsters, seen as sn, shapes as sh, sheet as sheets


class Offer(NamedTuple):
    """A bay of the hangar."""

    thing: str
    name: str
    note: str
    price: int
    state: str  # can, has, no
    action: str  # empty: not now
    twice: str  # what the first click asks


def hangar(seen: sn.Seen) -> str:
    """Draw the things a turn can be spent on. Lit bays can be bought now. The advanced game has
    three."""
    return _hangar(
        seen.say("pic-hangar"),
        seen.say("pic-takes-turn"),
        seen.say("pic-back", price=int(c.PRICES[c.THINGS.index("return")])),
        tuple(_offer(seen, thing) for thing in range(st.BUYABLE if seen.advanced else 1)),
        seen.tall,
    )


def _offer(seen: sn.Seen, thing: int) -> Offer:
    """Return the offer of a thing to the viewer, or to the acting player for spectators."""
    seat = seen.seat if seen.seat is not None else max(seen.turn, 0)
    name = c.THINGS[thing]
    price = int(c.PRICES[thing])
    level = seen.level[seat]
    if name == "rocket":
        has, note = seen.rocket[seat] != st.SHOP, st.ROCKETS[seen.rocket[seat]]
    elif name == "upgrade":
        has, note = level == st.BEST_LEVEL, "best" if level == st.BEST_LEVEL else "next"
    else:
        has, note = seen.battery[seat] != st.BATTERY_EMPTY, st.BATTERIES[seen.battery[seat]]
    action = f"buy {name}"
    can = action in seen.acts
    level_said = min(level + 1, st.BEST_LEVEL)
    return Offer(
        name,
        seen.say("pic-offer", thing=name, level=level_said),
        seen.say("pic-note", thing=name, state=note, shots=level_said),
        price,
        "can" if can else "has" if has else "no",
        action if can else "",
        _ask_twice(seen, seat, thing, level_said) if can else "",
    )


def _ask_twice(seen: sn.Seen, seat: int, thing: int, level: int) -> str:
    """Return the question before a purchase, with the least that the player's tokens pay."""
    price, cost = int(c.PRICES[thing]), seen.cost(seat, thing)
    over = "yes" if cost > price else "no"
    args = {"thing": c.THINGS[thing], "level": level, "price": price, "cost": cost, "over": over}
    return seen.say("twice-buy", **args)


@svg.drawn_once
def _hangar(head: str, takes: str, back: str, offers: tuple[Offer, ...], tall: bool) -> str:
    if tall:
        each = (584 - 12 * (len(offers) - 1)) / len(offers) if len(offers) > 1 else 300
        bays = (
            svg.group(_bay_tall(offer, each), at=((each + 12) * i, 0))
            for i, offer in enumerate(offers)
        )
        return svg.group(*bays, at=(184, 16), id="sg-hangar")
    room = 266 - svg.width(head, 23, True)
    return svg.group(
        instruments.pod(300, 86 + 66 * len(offers)),
        sh.title(24, 36, head, 23),
        sh.plain(276, 36, svg.fitted(takes, 19, room), 19, svg.QUIET, text_anchor="end"),
        *(svg.group(_bay(offer, 268, 56), at=(16, 52 + 66 * i)) for i, offer in enumerate(offers)),
        sh.plain(
            24, 72 + 66 * len(offers), svg.fitted(back, 19, 256), 19, svg.QUIET, data_card="return"
        ),
        at=(1082, 18),
        id="sg-hangar",
    )


def _mark(offer: Offer, x: float, y: float, size: float) -> str:
    """Draw the price of an offer, or a tick if the player has it."""
    if offer.state == "has":
        return sh.use("sg-check", x, y)
    can = offer.state == "can"
    return sh.disc(
        x,
        y,
        size * 1.05,
        hue.AMBER if can else hue.LAMP,
        stroke=hue.SPACE if can else hue.FAINT,
        stroke_width=2,
    ) + sh.bold(
        x, y + size * 0.37, offer.price, size, hue.DARK if can else svg.QUIET, text_anchor="middle"
    )


@svg.drawn_once
def _bay(offer: Offer, wide: float, tall: float) -> str:
    can, has = offer.state == "can", offer.state == "has"
    return svg.group(
        sh.box(
            0,
            0,
            wide,
            tall,
            14,
            "url(#sg-button)" if can else "url(#sg-screen)",
            stroke=svg.MOON if can else hue.FRAME,
            stroke_width=3 if can else 2,
            class_="ring" if can else None,
        ),
        sh.use(f"sg-{offer.thing}", 32, tall / 2, 0.82, opacity=None if can or has else 0.55),
        sh.bold(
            64,
            25,
            svg.fitted(offer.name, 20, wide - 118, True),
            20,
            svg.TEXT if can or has else svg.QUIET,
        ),
        sh.plain(
            64, 47, svg.fitted(offer.note, 19, wide - 118), 19, svg.GOOD if has else svg.QUIET
        ),
        _mark(offer, wide - 28, tall / 2, 19),
        id=f"sg-buy-{offer.thing}",
        class_="choice" if can else None,
        data_action=offer.action or None,
        data_card=offer.thing,
        data_twice=offer.twice or None,
    )


@svg.drawn_once
def _bay_tall(offer: Offer, wide: float) -> str:
    can, has = offer.state == "can", offer.state == "has"
    size = 26
    return svg.group(
        sh.box(
            0,
            0,
            wide,
            106,
            16,
            "url(#sg-button)" if can else "url(#sg-screen)",
            stroke=svg.MOON if can else hue.FRAME,
            stroke_width=3,
            class_="ring" if can else None,
        ),
        sh.use(f"sg-{offer.thing}", 32, 66, 0.95, opacity=None if can or has else 0.55),
        sh.bold(
            wide / 2,
            32,
            svg.fitted(offer.name, size, wide - 16, True),
            size,
            svg.TEXT if can or has else svg.QUIET,
            text_anchor="middle",
        ),
        sh.plain(58, 80, svg.fitted(offer.note, size, wide - 66), size, svg.GOOD)
        if has
        else _mark(offer, wide / 2 + 20, 70, size),
        id=f"sg-buy-{offer.thing}",
        class_="choice" if can else None,
        data_action=offer.action or None,
        data_card=offer.thing,
        data_twice=offer.twice or None,
    )


# --- the box --------------------------------------------------------------------------------------


def the_box(seen: sn.Seen) -> str:
    """Draw the tokens that are out of the game for good (SG-4)."""
    return _box(tuple(seen.box), seen.say("box"), seen.say("pic-gone"), seen.tall)


@svg.drawn_once
def _box(counts: tuple[int, ...], head: str, gone: str, tall: bool) -> str:
    size = sheets.sheet(tall).size
    name = svg.width(head, 28) + 40
    out = []
    for kind, count in enumerate(counts):
        if tall:
            at = (name + (740 - name) / 6 * kind, 44.0)
        else:
            at = (20 + 90 * (kind % 3), 74.0 + 54 * (kind // 3))
        out.append(
            svg.group(
                monsters.token(kind, 30, 0, 0.54),
                sh.bold(60, 0.36 * size, count, size, svg.TEXT if count else svg.QUIET),
                at=at,
                opacity=None if count else 0.5,
                data_card="half" if kind == c.SHIP else f"monster-{kind + 1}",
            )
        )
    card = {"id": "sg-box", "data_card": "box"}
    if tall:
        return svg.group(
            instruments.pod(740, 88), sh.title(22, 54, head, 28), *out, at=(20, 1400), **card
        )
    room = 250 - svg.width(head, 23, True)
    return svg.group(
        instruments.pod(300, 164),
        sh.title(24, 35, head, 23),
        sh.plain(276, 35, svg.fitted(gone, 19, room), 19, svg.QUIET, text_anchor="end"),
        instruments.screen(12, 46, 276, 108),
        *out,
        at=(1082, 800),
        **card,
    )
