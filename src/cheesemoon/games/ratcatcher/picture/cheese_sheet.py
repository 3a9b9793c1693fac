"""The fields that take a cheese, on a sheet over the town of a phone.

Each field has its sign, what a cheese brings there, and its slots."""

from typing import NamedTuple

from cheesemoon.core.draw import svg

from .. import content as c
from ..telling import narration
from . import scene as sc, shapes as s

_TOP = 376  # below the header
_CARD = (363, 148)
_GAP = 14
_TEXT = 92  # left edge of the words of a card
_SIGNS = {  # sign of a field, its size and offset
    "attack": ("d5", 1.25, 0), "move": ("boot", 1.7, 0), "accuracy": ("aim", 1.8, 0),
    "defence": ("shield", 1.7, -4), "health": ("heart", 2.2, 0), "trap": ("trap", 1.0, 12),
    "yellow": ("m-yellow", 1.6, 16), "purple": ("m-purple", 1.6, 16),
}  # fmt: skip


class Field(NamedTuple):
    """A field with its words and slots."""

    name: str
    title: str
    said: str
    is_now: bool  # a cheese works at once
    action: str  # "" if the field is full
    told: str  # the action in words
    have: int
    places: int
    needs: tuple[int, ...]  # cheeses with which the field works


def is_open(scene: sc.Scene) -> bool:
    """Return True if the viewer decides where a cheese goes."""
    return any(action.startswith("put ") for action in scene.acts)


def sheet(scene: sc.Scene, width: float) -> str:
    """Draw the sheet over the town."""
    fields = tuple(_field(scene, name) for name in _SIGNS)
    return _draw(fields, width)


def _field(scene: sc.Scene, name: str) -> Field:
    state, number = scene.s, c.FIELDS.index(name)
    catcher, action = state.catcher, f"put {name}"
    needs = tuple(int(n) for n in c.NEEDS[catcher, number] if n < 99)
    is_free = action in scene.acts
    said, is_now = (
        narration.phrase_gain(scene.table, name, scene.lang)
        if is_free
        else (scene.say("field-full"), False)
    )
    title = (
        scene.say("field-short", field=name)
        if number < c.FIELDS.index("yellow")
        else scene.say(
            "ability-short",
            ability=c.ABILITIES[c.ABILITY[catcher, number - c.FIELDS.index("yellow")]],
        )
    )
    return Field(
        name,
        title[:1].upper() + title[1:],
        said,
        is_now,
        action if is_free else "",
        scene.table.explain(action, scene.lang) if is_free else "",
        int(state.board[number]),
        int(c.PLACES[catcher, number]),
        needs,
    )


@svg.drawn_once
def _draw(fields: tuple[Field, ...], width: float) -> str:
    wide, high = _CARD
    rows = len(fields) // 2
    tall = 2 * _GAP + rows * high + (rows - 1) * _GAP
    cards = (
        _card(one, (_GAP + i % 2 * (wide + _GAP), _GAP + i // 2 * (high + _GAP)))
        for i, one in enumerate(fields)
    )
    shade = s.rect(-326, -10, 1420, 1400, fill="#05070f", opacity=0.5, pointer_events="none")
    ground = s.rect(0, 0, width - 12, tall, 28, fill=s.PLATE_DEEP, stroke=s.MOON, stroke_width=3)
    return svg.group(shade, ground, *cards, at=(6, _TOP), id="cheese-sheet", data_look=1,
                     data_covers="")  # fmt: skip


def _card(field: Field, at: tuple[float, float]) -> str:
    """Draw a field. The first slots hold cheeses."""
    wide, high = _CARD
    sign, size, drop = _SIGNS[field.name]
    is_free = bool(field.action)
    slots = _slots(field, wide - 18.0)
    room = wide - _TEXT - 30 * field.places - 34
    letters = s.fitted(field.title, room, 31, s.SMALLEST_TALL, title=True)
    lines = s.wrapped(field.said, wide - _TEXT - 14, s.SMALLEST_TALL, 2)
    ink = s.GOOD if field.is_now else s.QUIET
    parts = [
        s.rect(0, 0, wide, high, 18, fill=s.PLATE, stroke=s.RING if is_free else s.SLOT_EDGE,
               stroke_width=2.5),
        s.use(sign, 48, high / 2 + drop, size, color=s.RED if sign == "heart" else None),
        s.words(_TEXT, 48, s.cut(field.title, room, letters), letters, s.TEXT, title=True),
        *slots,
        *(s.words(_TEXT, 90 + 34 * i, line, s.SMALLEST_TALL, ink) for i, line in enumerate(lines)),
    ]  # fmt: skip
    if not is_free:
        return svg.group(*parts, at=at, opacity=0.5, data_card=f"field-{field.name}")
    return svg.group(
        *parts,
        at=at,
        id=f"sheet-{field.name}",
        class_="choice",
        data_action=field.action,
        data_tag=field.told,
        data_card=f"field-{field.name}",
    )


def _slots(field: Field, right: float) -> list[str]:
    """Draw the slots of a field, the last one at the right end. A gap follows each that works."""
    breaks = [n for n in field.needs if n < field.places]
    at = right - 28 * field.places - 8 * len(breaks) + 14
    drawn: list[str] = []
    for i in range(field.places):
        drawn.append(s.use("slot", at, 38, 1.05))
        if i < field.have:
            drawn.append(s.use("wedge", at, 37, 0.98))
        at += 28 + (8 if i + 1 in breaks else 0)
    return drawn
