"""Default words, text and picture of a game that does not define its own. They show everything, and
every action can be chosen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Protocol

from ..draw import svg
from .contract import Args, Position, Reason

_WIDE, _TALL = (1400, 985), (780, 1400)
_LINE = 34
LONGEST = 60


class Shown(Protocol):
    """The attributes of a table that showing it needs."""

    @property
    def players(self) -> int: ...
    @property
    def seat(self) -> int | None: ...
    def legal(self) -> tuple[str, ...]: ...
    def title(self, lang: str = ...) -> str: ...
    def question(self, lang: str = ...) -> str: ...
    def explain(self, action: str, lang: str = ...) -> str: ...
    def player(self, seat: int, lang: str = ...) -> str: ...
    def view(self, seat: int | None) -> Position: ...
    def scores(self) -> list[dict[str, int]]: ...
    def say(self, lang: str, message: str, **args: object) -> str: ...


def why_not(words: list[str]) -> Reason:
    """Return the reason why an action is not legal, without details."""
    return Reason("plain-illegal", "", {"action": " ".join(words)[:LONGEST]})


def fault() -> Reason:
    """Return the reason why chance refuses a script, without details."""
    return Reason("plain-fault", "")


def explain(action: str) -> str:
    """Return the notation of an action with a capital letter."""
    return action[:1].upper() + action[1:]


def question(table: Shown, lang: str) -> str:
    """Say whose turn it is."""
    if table.seat is None:
        return table.say(lang, "plain-over")
    return table.say(lang, "plain-question", name=table.player(table.seat, lang))


def log_line(name: str, args: Args) -> str:
    """Return the name and the arguments of an event without a message."""
    return " ".join([name.replace("-", " "), *map(str, args.values())])


def show(table: Shown, seat: int | None, lang: str) -> str:
    """Return the table in lines of text."""
    return "\n".join([table.title(lang), *_lines(table, seat, lang)])


def draw(table: Shown, seat: int | None, lang: str, tall: bool) -> svg.Picture:
    """Draw the table: its fields in lines, and below them a button for each action."""
    wide, high = _TALL if tall else _WIDE
    parts = [
        svg.tag("rect", width=wide, height=high, fill=svg.BOARD, id="plain-ground"),
        svg.text(40, 70, table.title(lang), size=40, fill=svg.MOON, id="plain-title"),
    ]
    y = 130
    for number, line in enumerate(_lines(table, seat, lang)):
        parts.append(svg.text(40, y, line, size=26, id=f"plain-line-{number}"))
        y += _LINE
    if seat is not None and seat == table.seat:
        parts += _buttons(table, lang, y + 20, wide)
    return svg.picture(wide, high, table.title(lang), [], *parts)


def _lines(table: Shown, seat: int | None, lang: str) -> Iterator[str]:
    """Yield the fields that the seat may know, one per line."""
    view = table.view(seat)
    seats = view.pop("seats", [])
    for key, value in view.items():
        if key not in ("game", "options", "turn", "phase"):
            yield f"{key.replace('_', ' ')}: {_words(value)}"
    for i, score in enumerate(table.scores()[: table.players]):
        own = _words(seats[i]) if i < len(seats) and seats[i] else ""
        yield f"{table.player(i, lang)}: {score['total']}  {own}".rstrip()


def _words(value: object) -> str:
    """Write a value of a position without the signs of JSON."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    text = text.translate(str.maketrans("", "", '"{}[]')) or "–"
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _buttons(table: Shown, lang: str, top: float, wide: float) -> Iterator[str]:
    x, y = 40.0, top
    for action in table.legal():
        words = table.explain(action, lang)
        width = 40 + 15 * len(words)
        if x + width > wide - 40:
            x, y = 40.0, y + 64
        yield svg.group(
            svg.tag("rect", width=width, height=52, rx=12, fill=svg.NIGHT, stroke=svg.MOON),
            svg.text(width / 2, 35, words, size=24, text_anchor="middle"),
            id=f"plain-{action.replace(' ', '-')}",
            at=(x, y),
            class_="choice",
            data_action=action,
        )
        x += width + 16
