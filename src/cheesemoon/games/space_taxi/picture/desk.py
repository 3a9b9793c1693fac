"""The driver's desk: tickets, and the tray with the present decision."""

from typing import NamedTuple

from cheesemoon.core.draw import svg

from .. import content as c
from . import colours as hue, shapes as sh, sky


class Tray(NamedTuple):
    """The tray: wood around felt."""

    x: float
    y: float
    wide: float
    tall: float
    size: float  # font size in the tray
    die: float  # the scale of a die when ten lie in the tray
    lift: float = 0  # how far the choice for a thumb rises above the felt, over the tickets

    @property
    def inside(self) -> tuple[float, float, float, float]:
        """Return the felt: x, y, width, height."""
        return self.x + 16, self.y + 16, self.wide - 32, self.tall - 32

    @property
    def bubble(self) -> float:
        """Return the height of the choice for a thumb."""
        return self.size * 5.9

    @property
    def thumb_room(self) -> float:
        """Return the height of the felt that the choice for a thumb takes from the dice."""
        return self.bubble - self.lift


@svg.drawn_once
def desk(wide: float, tall: float, top: float) -> str:
    """Draw the desk."""
    left, right, middle = -sky.BLEED, wide + sky.BLEED, wide / 2
    edge = f"M{left} {top + 30}Q{middle:g} {top - 40} {right} {top + 30}"
    return svg.group(
        sh.path(f"{edge}V{tall + sky.BLEED}H{left}Z", "url(#st-desk)"),
        sh.path(edge, stroke=hue.EDGE, stroke_width=3, opacity=0.6),
        id="st-desk-top",
    )


@svg.drawn_once
def tray(t: Tray) -> str:
    """Draw the empty tray."""
    x, y, wide, tall = t.x, t.y, t.wide, t.tall
    return svg.group(
        sh.box(x + 4, y + 10, wide, tall, 34, "#000", opacity=0.35),
        sh.box(x, y, wide, tall, 34, "url(#st-wood)", stroke=sh.DARK, stroke_width=3),
        sh.line(f"M{x + 34} {y + 4}H{x + wide - 34}", "#e0a868", 4, opacity=0.8),
        sh.box(
            x + 16,
            y + 16,
            wide - 32,
            tall - 32,
            24,
            "url(#st-felt)",
            stroke="#3a220e",
            stroke_width=3,
        ),
        sh.line(f"M{x + 40} {y + 20}H{x + wide - 40}", "#000", 7, opacity=0.22),
        id="st-tray",
        data_card="tray",
    )


# --- tickets --------------------------------------------------------------------------------------


@svg.drawn_once
def ticket(
    tile: int,
    at: tuple[float, float],
    scale: float,
    used: bool,
    now: bool,
    action: str,
    tag: str,
    chosen: bool,
) -> str:
    """Draw a number tile. The one that `done` would use now has a ring, and is gold in the bar once
    a die is chosen. Its light is drawn by `ticket_light`: a frame goes around the ticket alone."""
    lit = (
        sh.box(
            -60, -40, 120, 80, 14, "none", stroke=hue.RING, stroke_width=4.5, class_="ring breathe"
        )
        if now and not used
        else ""
    )
    name = f"st-punched-{tile}" if used else f"st-ticket-{tile}"
    return svg.group(
        svg.group(lit, sh.use(name), transform=f"scale({scale:g})"),
        at=at,
        id=f"st-tile-{tile}",
        class_="choice" if action else None,
        data_action=action or None,
        data_bar=("gold" if chosen else "") if action else None,
        data_tag=tag or None,
        data_card="tile",
        data_why=None if action else "done",
    )


@svg.drawn_once
def ticket_light(at: tuple[float, float], scale: float) -> str:
    """Draw the light behind the tile that `done` would use now."""
    light = sh.oval(0, 0, 84, 60, "url(#st-halo)", opacity=0.8)
    return svg.group(svg.group(light, transform=f"scale({scale:g})"), at=at)


@svg.drawn_once
def ticket_words(
    at: tuple[float, float], wide: float, kept: str, now: str, may: bool, size: float
) -> str:
    """Tell who keeps the tiles, and which one the dice placed so far would use."""
    most = wide * 0.5 if now else wide
    return svg.group(
        svg.text(0, 0, svg.fitted(kept, size, most), size, fill=hue.DESK_QUIET),
        svg.text(
            wide,
            0,
            svg.fitted(now, size, wide * 0.48, True),
            size,
            fill=hue.ACCENT if may else svg.BAD,
            font_weight=700,
            text_anchor="end",
        )
        if now
        else "",
        at=at,
        id="st-tiles-words",
        data_card="tile",
    )


# --- before a roll --------------------------------------------------------------------------------


@svg.drawn_once
def cup(t: Tray, words: str, action: str) -> str:
    """Draw the dice cup. A click rolls all dice in hand."""
    x, y, wide, tall = t.inside
    s = min(1.15, (tall - 2 * t.size) / 230)
    body = "M-66 -70L-50 74Q0 92 50 74L66 -70Z"
    stitches = "M-58 -40Q0 -22 58 -40M-48 52Q0 68 48 52"
    return svg.group(
        sh.disc(0, 0, 128 * s, "url(#st-halo)", opacity=0.8) if action else "",
        svg.group(
            sh.oval(8, 82, 70, 20, "#000", opacity=0.35),
            sh.path(body, "url(#st-leather)", **sh.OUTLINE),
            sh.line(stitches, "#ffcf9a", 3, stroke_dasharray="7 7", opacity=0.8),
            sh.oval(0, -70, 66, 20, "#2a0d0b", stroke=sh.DARK, stroke_width=3),
            sh.oval(0, -70, 66, 20, "none", stroke="#d98a63", stroke_width=3),
            sh.disc(0, 4, 26, sh.GOLD, stroke=sh.DARK, stroke_width=2.5),
            sh.use("st-thumb", 1, 5, 0.62),
            sh.box(
                -78,
                -98,
                156,
                198,
                30,
                "none",
                stroke=sh.GOLD,
                stroke_width=5,
                class_="ring breathe",
            )
            if action
            else "",
            transform=f"translate(0 {-t.size:g}) scale({s:g})",
        ),
        sh.bold(
            0,
            tall / 2 - t.size * 0.55,
            svg.fitted(words, t.size, wide - 16, True),
            t.size,
            sh.GOLD if action else sh.PAPER,
            text_anchor="middle",
        ),
        at=(x + wide / 2, y + tall / 2),
        id="st-cup",
        class_="choice" if action else None,
        data_action=action or None,
        data_bar="" if action else None,
        data_card="cup",
        data_why=None if action else "roll",
    )


def waiting(t: Tray, number: int) -> tuple[float, float]:
    """Return the place of a die beside the cup: five on the left, five on the right."""
    x, y, wide, tall = t.inside
    column, row = divmod(number // 2, 3)
    side = -1 if number % 2 == 0 else 1
    middle = x + wide / 2
    across = wide * (0.425 - 0.15 * column)
    return middle + side * across, y + tall * (0.2 + 0.27 * row)


# --- dice that were rolled ------------------------------------------------------------------------

_TURNS = (-12, 8, -5, 11, -9, 9, -11, 6, -7, 10)


@svg.drawn_once
def lying(t: Tray, slot: int, thrown: int, thumbs: bool) -> tuple[float, float, float, float]:
    """Return place, rotation and scale of a thrown die. The choice for a thumb leaves less room."""
    x, y, wide, tall = t.inside
    top = t.thumb_room if thumbs else 0
    scale, rows = max((_scale(t, thrown, top, rows), -rows) for rows in (1, 2))
    across = -(-thrown // -rows)
    row, column = divmod(slot, across)
    in_row = across if row == 0 else thrown - across
    pitch = wide / max(across, 3)
    cx = x + wide / 2 + pitch * (column - (in_row - 1) / 2)
    cy = y + top + (tall - top) * (row + 0.5) / -rows
    aside = (2, -3, 3, -2, 1)[slot % 5]
    return round(cx, 1), round(cy + aside - 2, 1), _TURNS[slot % 10], scale


def _scale(t: Tray, thrown: int, top: float, rows: int) -> float:
    """Return the scale at which `thrown` dice fit in `rows` rows."""
    _, _, wide, tall = t.inside
    pitch = wide / max(-(-thrown // rows), 3)
    return round(min(pitch / 113, (tall - top) / rows / 114, t.die * 1.25), 2)


@svg.drawn_once
def ring(scale: float) -> str:
    """Draw the ring around a die that can be placed."""
    return sh.box(
        -52,
        -54,
        104,
        112,
        26,
        "none",
        stroke=sh.GOLD,
        stroke_width=3.5 / scale,
        class_="ring breathe",
    )


CROSS = "✕"


@svg.drawn_once
def badge(words: str, size: float, at: tuple[float, float]) -> str:
    """Draw the gain of placing a die, at its corner; a cross is red."""
    fill, ink = ("#5b1620", sh.RED) if words == CROSS else ("#14532d", sh.GREEN)
    wide = max(size * 1.9, len(words) * size * 0.72 + size * 0.5)
    return svg.group(
        sh.box(
            -wide / 2,
            -size * 0.66,
            wide,
            size * 1.32,
            size * 0.66,
            fill,
            stroke=sh.DARK,
            stroke_width=2,
        ),
        sh.bold(0, size * 0.36, words, size, ink, text_anchor="middle"),
        at=at,
    )


# --- a thumb --------------------------------------------------------------------------------------


@svg.drawn_once
def no_joker(t: Tray, words: str) -> str:
    """Say that there is no coin for a thumb, in the place of the choice."""
    x, y, wide, _ = t.inside
    said = svg.fitted(words, t.size, wide - 20)
    line_ = svg.text(
        wide / 2, t.thumb_room * 0.6, said, t.size, fill=sh.GREEN, text_anchor="middle"
    )
    return svg.group(line_, at=(x, y), id="st-joker", data_card="thumb")


@svg.drawn_once
def bubble(t: Tray, gains: tuple[int, ...], free: str) -> str:
    """Draw the choice for a thumb: any species for a coin, or just a thumb for nothing. It opens
    when a thumb is picked; the thumb draws the tail."""
    x, y, wide, _ = t.inside
    size, tall = t.size, t.bubble
    x, y, wide = x - 6, y - 6 - t.lift, wide + 12
    each = (wide - 16) / len(c.FACES)
    pane = (
        sh.box(4, 8, wide, tall, 20, "#000", opacity=0.3),
        sh.box(0, 0, wide, tall, 20, "#171d3f", stroke=sh.GOLD, stroke_width=3),
    )
    return svg.group(
        svg.group(*pane, class_="aim when-picked", visibility="hidden"),
        *(
            _cell(face, gains[face], free, each, size, (round(8 + each * (face + 0.5), 1), 0))
            for face in range(len(c.FACES))
        ),
        at=(x, y),
        id="st-joker",
    )


def tail(t: Tray, y: float) -> str:
    """Draw the tail of the choice at a picked thumb, whose middle is at the height `y`."""
    _, top, _, _ = t.inside
    low = top - 6 + t.thumb_room - y
    tip = f"M-14 {low - 2:g}L0 {low + 14:g}L14 {low - 2:g}Z"
    return svg.group(sh.path(tip, sh.GOLD), class_="aim", visibility="hidden")


def _cell(
    face: int, gain: int, free: str, each: float, size: float, at: tuple[float, float]
) -> str:
    paid = face != c.THUMB
    cost = (
        svg.group(
            sh.use("st-coin", -size * 0.62, -size * 0.36, round(size / 34, 2)),
            svg.text(0, 0, f"−{c.JOKER_PRICE}", size, fill="#ffe58a"),
            at=(0, size * 5.25),
        )
        if paid
        else svg.text(
            0,
            size * 5.25,
            svg.fitted(free, size, each - 10),
            size,
            fill="#ffe58a",
            text_anchor="middle",
        )
    )
    drawn = (
        sh.box(
            -each / 2 + 3,
            size * 0.35,
            each - 6,
            size * 5.2,
            12,
            "#2f7d6d" if gain else "#232b57",
            stroke=sh.GOLD if gain else "#4b578f",
            stroke_width=3 if gain else 2,
            class_="ring",
        ),
        sh.use(f"st-{c.FACES[face]}", 0, size * 1.75, round(size / 27, 2)),
        sh.bold(
            0, size * 4.05, f"+{gain}", size, sh.GREEN if gain else sh.PALE, text_anchor="middle"
        ),
        cost,
    )
    return svg.group(
        svg.group(*drawn, class_="aim", visibility="hidden"),
        at=at,
        id=f"st-joker-{c.FACES[face]}",
        class_="choice",
        data_thumb="1",
        data_action=f"joker {c.FACES[face]}" if paid else "place thumb",
        data_card=c.FACES[face],
    )
