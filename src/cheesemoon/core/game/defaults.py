"""How a game is shown that does not say how: words, text and a picture made of what every
table has. Plain, but everything can be seen and every action chosen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Protocol

from ..draw import svg
from .contract import Position, Reason

_WIDE, _TALL = (1400, 985), (780, 1400)
_LINE = 34
_LONGEST = 60


class Shown(Protocol):
    """What must be known of a table to show it."""

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
    """All that can be said of an action that is not legal."""
    return Reason("plain-illegal", "", {"action": " ".join(words)[:_LONGEST]})


def fault() -> Reason:
    """All that can be said of a script that chance refuses."""
    return Reason("plain-fault", "")


def explain(action: str) -> str:
    """The action itself, as the beginning of a sentence."""
    return action[:1].upper() + action[1:]


def question(table: Shown, lang: str) -> str:
    """Whose turn it is."""
    if table.seat is None:
        return table.say(lang, "plain-over")
    return table.say(lang, "plain-question", name=table.player(table.seat, lang))


def log_line(name: str, args: dict[str, Any]) -> str:
    """An event that has no words: its name and what belongs to it."""
    return " ".join([name.replace("-", " "), *map(str, args.values())])


def show(table: Shown, seat: int | None, lang: str) -> str:
    """The table in lines of text."""
    return "\n".join([table.title(lang), *_lines(table, seat, lang)])


def draw(table: Shown, seat: int | None, lang: str, tall: bool) -> svg.Picture:
    """The table as a picture: what lies there in lines, and below them what can be done."""
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
    """What the seat may know, one thing after the other."""
    view = table.view(seat)
    seats = view.pop("seats", [])
    for key, value in view.items():
        if key not in ("game", "options", "turn", "phase"):
            yield f"{key.replace('_', ' ')}: {_words(value)}"
    for i, score in enumerate(table.scores()[: table.players]):
        own = _words(seats[i]) if i < len(seats) and seats[i] else ""
        yield f"{table.player(i, lang)}: {score['total']}  {own}".rstrip()


def _words(value: object) -> str:
    """A value of a position without the signs of JSON."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    text = text.translate(str.maketrans("", "", '"{}[]')) or "–"
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


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
