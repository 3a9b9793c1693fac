"""The cards that wait for a place in the town, on a plate in the corner. Where the ghost's sentence
and buttons would cover plots, they stand here, too."""

from html import escape
from typing import NamedTuple

from cheesemoon.core.draw import svg
from cheesemoon.core.rules.bits import members

from .. import content as c
from . import camera, growth, header, layout as lay, names as names_, scene as sc, shapes as s


def letters_of(stage: camera.Stage) -> float:
    """Return the font size of the docked sentence."""
    return s.SMALLEST_TALL + 1 if stage.width < 1000 else 22


class Hand(NamedTuple):
    """The layout of the waiting cards on their plate, with or without the ghost's buttons."""

    size: float  # scale of the cards
    wide: float
    high: float
    button: float  # scale of the buttons; 0: they are at the ghost
    beside: bool  # True: the buttons stand beside the cards; False: above


def laid_out(stage: camera.Stage, cards: int, docked: bool) -> Hand:
    """Return the layout. Buttons stand beside one or two cards, and above more."""
    tall = stage.width < 1000
    most = 0.54 if tall and not docked else 0.44
    if docked and cards == 1:  # the sentence stands over it
        most = 0.66
    room = stage.width - (150 if tall else 60)  # on a phone the camera's buttons are beside it
    size = min(most, room / cards / (lay.ISLE_W + 24))
    wide, high = (lay.ISLE_W + 24) * size * cards + 24, 64 + (lay.ISLE_H + 108) * size
    if not docked:
        return Hand(size, wide, high, 0, False)
    button = 1.75 if tall else 1.25
    if cards > 2 and tall:
        return Hand(size, max(wide, 540), high + 58 * button, button, False)
    wide += (growth.SMALL + 14) * button
    return Hand(size, wide, max(high, 64 + 110 * button), button, True)


def drawn(
    scene: sc.Scene, found: list[growth.Try], tried: growth.Trial | None, stage: camera.Stage
) -> str:
    """Draw the waiting cards, small. A click tries the first placement of a card."""
    waiting = members(int(scene.table.state.waiting))
    docked = tried is not None and tried.docked
    laid = laid_out(stage, len(waiting), docked)
    step = (lay.ISLE_W + 24) * laid.size
    least = s.SMALLEST_TALL if stage.width < 1000 else s.SMALLEST
    parts = [_head(scene, len(waiting), laid.wide, least if stage.width < 1000 else 0)]
    lower = 0.0
    if tried and tried.docked:
        lower = 0 if laid.beside else 58 * laid.button
        parts = _docked(scene, tried, laid, 24 + step * len(waiting), letters_of(stage))
    fitting = {one.card for one in found}
    for i, card in enumerate(waiting):
        name = scene.say(f"district-{card}")
        show = f"{card} * * *" if scene.acts and card in fitting else None
        x, y = 12 + step * (i + 0.5), lower + 58 + (lay.ISLE_H / 2 + 38) * laid.size  # high roofs
        parts.append(_in_hand(round(x), round(y), card, name, laid.size, show, least / 18.9))
    at = round(stage.height - laid.high - 15)
    return header.plate(16, at, laid.wide, laid.high, *parts, id="hand", data_card="growth",
                        data_of="ghost" if docked else None)  # fmt: skip


def _head(scene: sc.Scene, cards: int, wide: float, least: float) -> str:
    """Draw the number of waiting cards."""
    title = scene.say("new-districts", cards=cards)
    font = s.fitted(title, wide - 40, 28 if least else 24, least or s.SMALLEST, title=True)
    return s.words(20, 38, s.cut(title, wide - 30, font), font, s.TEXT, title=True)


def _docked(
    scene: sc.Scene, tried: growth.Trial, laid: Hand, x: float, letters: float
) -> list[str]:
    """Draw the sentence above the cards, and the ghost's buttons beside or above them."""
    first, size = tried.rows[0], laid.button
    said = svg.tag("text", escape(first.said), x=20, y=40, font_size=letters, font_weight=700,
                   fill=s.TEXT, data_put="text={6}")  # fmt: skip
    if laid.beside:
        pair = ((0.0, 0.0), (0.0, 54.0))
        at = (x + (growth.SMALL / 2) * size, 64 + 27 * size)
    else:
        pair = ((-72.0, 0.0), (72.0, 0.0))
        at = (laid.wide / 2, 64 + 25 * size)
    buttons = s.scaled(
        size,
        growth.turning("turning-small", scene, tried.found, *pair[0]),
        growth.build("build-small", first, *pair[1]),
        at=at,
        text_anchor="middle",
        fill=s.TEXT,
    )
    return [said, buttons]


@svg.drawn_once
def _in_hand(
    x: float, y: float, card: int, name: str, size: float, show: str | None, k: float
) -> str:
    inside = [svg.tag("title", escape(name)), svg.tag("use", href=f"#rc-new-{card}-0")]
    small = k / size
    board, high = names_.tall_plank(name, int(c.VALUE[card]), (lay.ISLE_W + 10) / small)
    sign = s.scaled(small, board, at=(-lay.ISLE_W / 2, lay.ISLE_H / 2 - 6 - (high - 24) * small))
    return s.scaled(
        size, *inside, sign, at=(x, y), id=f"card-{card}", data_show=show,
        data_pick=f"place {card}" if show else None,
        data_card=f"district-{card}", class_="piece" if show is None else "piece plot",
    )  # fmt: skip
