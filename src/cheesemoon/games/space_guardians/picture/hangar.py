"""To the right of the board: the hangar with what a turn can be spent on, and the box."""

from __future__ import annotations

from typing import NamedTuple

from cheesemoon.core.svg import GOOD, MOON, QUIET, TEXT, drawn_once, fitted, group, width

from .. import content as c, state as st
from .colours import AMBER, DARK, FAINT, FRAME, LAMP, SPACE
from .instruments import pod, screen
from .monsters import token
from .seen import Seen
from .shapes import bold, box, disc, plain, title, use
from .sheet import sheet


class Offer(NamedTuple):
    """A bay of the hangar."""

    thing: str
    name: str
    note: str
    price: int
    state: str  # can, has, no
    action: str  # empty: not now


def hangar(seen: Seen) -> str:
    """What a turn can be spent on. Lit: can be bought now. The advanced game has three bays."""
    return _hangar(
        seen.say("pic-hangar"),
        seen.say("pic-takes-turn"),
        seen.say("pic-back", price=int(c.PRICES[c.THINGS.index("return")])),
        tuple(_offer(seen, thing) for thing in range(st.BUYABLE if seen.advanced else 1)),
        seen.tall,
    )


def _offer(seen: Seen, thing: int) -> Offer:
    """Of the player who looks; for spectators of the one who acts."""
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
    )


@drawn_once
def _hangar(head: str, takes: str, back: str, offers: tuple[Offer, ...], tall: bool) -> str:
    if tall:
        each = (584 - 12 * (len(offers) - 1)) / len(offers) if len(offers) > 1 else 300
        bays = (
            group(_bay_tall(offer, each), at=((each + 12) * i, 0)) for i, offer in enumerate(offers)
        )
        return group(*bays, at=(184, 16), id="sg-hangar")
    room = 266 - width(head, 23, True)
    return group(
        pod(300, 86 + 66 * len(offers)),
        title(24, 36, head, 23),
        plain(276, 36, fitted(takes, 19, room), 19, QUIET, text_anchor="end"),
        *(group(_bay(offer, 268, 56), at=(16, 52 + 66 * i)) for i, offer in enumerate(offers)),
        plain(24, 72 + 66 * len(offers), fitted(back, 19, 256), 19, QUIET, data_card="return"),
        at=(1082, 18),
        id="sg-hangar",
    )


def _mark(offer: Offer, x: float, y: float, size: float) -> str:
    """Its price, or that it is there already."""
    if offer.state == "has":
        return use("sg-check", x, y)
    can = offer.state == "can"
    return disc(
        x, y, size * 1.05, AMBER if can else LAMP, stroke=SPACE if can else FAINT, stroke_width=2
    ) + bold(x, y + size * 0.37, offer.price, size, DARK if can else QUIET, text_anchor="middle")


@drawn_once
def _bay(offer: Offer, wide: float, tall: float) -> str:
    can, has = offer.state == "can", offer.state == "has"
    return group(
        box(
            0,
            0,
            wide,
            tall,
            14,
            "url(#sg-button)" if can else "url(#sg-screen)",
            stroke=MOON if can else FRAME,
            stroke_width=3 if can else 2,
            class_="ring" if can else None,
        ),
        use(f"sg-{offer.thing}", 32, tall / 2, 0.82, opacity=None if can or has else 0.55),
        bold(64, 25, fitted(offer.name, 20, wide - 118, True), 20, TEXT if can or has else QUIET),
        plain(64, 47, fitted(offer.note, 19, wide - 118), 19, GOOD if has else QUIET),
        _mark(offer, wide - 28, tall / 2, 19),
        id=f"sg-buy-{offer.thing}",
        class_="choice" if can else None,
        data_action=offer.action or None,
        data_card=offer.thing,
    )


@drawn_once
def _bay_tall(offer: Offer, wide: float) -> str:
    can, has = offer.state == "can", offer.state == "has"
    size = 26
    return group(
        box(
            0,
            0,
            wide,
            106,
            16,
            "url(#sg-button)" if can else "url(#sg-screen)",
            stroke=MOON if can else FRAME,
            stroke_width=3,
            class_="ring" if can else None,
        ),
        use(f"sg-{offer.thing}", 32, 66, 0.95, opacity=None if can or has else 0.55),
        bold(
            wide / 2,
            32,
            fitted(offer.name, size, wide - 16, True),
            size,
            TEXT if can or has else QUIET,
            text_anchor="middle",
        ),
        plain(58, 80, fitted(offer.note, size, wide - 66), size, GOOD)
        if has
        else _mark(offer, wide / 2 + 20, 70, size),
        id=f"sg-buy-{offer.thing}",
        class_="choice" if can else None,
        data_action=offer.action or None,
        data_card=offer.thing,
    )


# --- the box --------------------------------------------------------------------------------------


def the_box(seen: Seen) -> str:
    """SG-4: what is out of the game for good."""
    return _box(tuple(seen.box), seen.say("box"), seen.say("pic-gone"), seen.tall)


@drawn_once
def _box(counts: tuple[int, ...], head: str, gone: str, tall: bool) -> str:
    size = sheet(tall).size
    name = width(head, 28) + 40
    out = []
    for kind, count in enumerate(counts):
        if tall:
            at = (name + (740 - name) / 6 * kind, 44.0)
        else:
            at = (20 + 90 * (kind % 3), 74.0 + 54 * (kind // 3))
        out.append(
            group(
                token(kind, 30, 0, 0.54),
                bold(60, 0.36 * size, count, size, TEXT if count else QUIET),
                at=at,
                opacity=None if count else 0.5,
                data_card="half" if kind == c.SHIP else f"monster-{kind + 1}",
            )
        )
    card = {"id": "sg-box", "data_card": "box"}
    if tall:
        return group(pod(740, 88), title(22, 54, head, 28), *out, at=(20, 1400), **card)
    room = 250 - width(head, 23, True)
    return group(
        pod(300, 164),
        title(24, 35, head, 23),
        plain(276, 35, fitted(gone, 19, room), 19, QUIET, text_anchor="end"),
        screen(12, 46, 276, 108),
        *out,
        at=(1082, 800),
        **card,
    )
