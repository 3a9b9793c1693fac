"""The reason for a hint in one sentence of the game's words.

The best and the second best action are played on alike, in some lines with the same chance. The
reason is what the lines of the best action achieve, and those of the second do not. A game names
what is worth a reason by its messages:

    plan-scored-engine   the player does this after the best action (event, and a word of it)
    spare-eaten          this happens to the player after the other action
    deny-took-left       another player does this after the other action

An argument `when` is `now` in the same turn, else `next`. `here`, `there` and `of` count lines.
Without such a difference the reason is the difference in points, or none.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from cheesemoon.core import Event, Table, Words, score_word
from cheesemoon.core.rules.rule import quiet

from .bot import Greedy
from .heuristics import clock_of
from .texts import say

LINES = 12  # pairs of lines that are compared; a pair has the same chance
_AHEAD = 2  # rounds that are played on
_MOST_ACTIONS = 200
_WORTH_SAYING = 0.25  # points
_MOST_PARTS = 2
_CLEAR = 0.4  # share of the lines that must differ
_USUAL_POINTS = 4  # worth of an event that has no points


@dataclass(frozen=True)
class Line:
    """One line: the table at its end, and what happened by message. `now` is the same turn."""

    table: Table
    found: Mapping[str, tuple[Event, bool]]


def _lines(table: Table, action: str, lines: int = LINES) -> list[Line]:
    """Play on from an action. Hidden information is redrawn in each line."""
    return [_played_on(table.fork(seed=i), action) for i in range(lines)]


def _played_on(table: Table, action: str) -> Line:
    """Return the line of an action and `_AHEAD` rounds of heuristic players."""
    clock = clock_of(table.game)
    player = Greedy(table.game, seed=1)
    seat = table.seat
    assert seat is not None
    found: dict[str, tuple[Event, bool]] = {}
    with quiet():
        begun = int(clock(table.state))
    for _ in range(_MOST_ACTIONS):
        with quiet(), np.errstate(over="ignore"):
            at = int(clock(table.state))
        if table.over or at >= begun + _AHEAD * table.players:
            break
        table.play(action or player.choose_at(table))
        action = ""
        for event in table.events[-1]:
            for message in _messages(table.game.words, event, seat):
                found.setdefault(message, (event, at == begun))
    return Line(table, found)


def _messages(words: Words, event: Event, seat: int) -> Iterator[str]:
    """Yield the messages of the game about an event, seen from a seat."""
    actor = event.args.get("seat", seat)
    kinds = ["plan", "spare"] if actor == seat else ["deny"]
    if actor != seat and event.args.get("other") == seat:
        kinds = ["spare"]
    values = [value for value in event.args.values() if isinstance(value, str)]
    for kind in kinds:
        for message in (*(f"{kind}-{event.name}-{v}" for v in values), f"{kind}-{event.name}"):
            if words.has("en", message):
                yield message
                break


def differences(table: Table, one: str, other: str, lines: int = LINES) -> Mapping[str, float]:
    """Return by part of the score how much more the seat to act has after `one` than after `other`.
    It is the mean of some lines of a few turns of sensible players."""
    assert table.seat is not None
    return _compare(table.seat, _lines(table, one, lines), _lines(table, other, lines))


def _compare(seat: int, here: Sequence[Line], there: Sequence[Line]) -> dict[str, float]:
    found: dict[str, int] = {}
    for lines, sign in ((here, 1), (there, -1)):
        for line in lines:
            for key, points in line.table.scores()[seat].items():
                found[key] = found.get(key, 0) + sign * int(points)
    return {key: total / len(here) for key, total in found.items()}


def reason(table: Table, actions: Sequence[str], lang: str = "en") -> str:
    """Return one sentence for the first action against the second; "" if no difference has a
    name."""
    if len(actions) < 2 or table.seat is None:
        return ""
    here, there = (_lines(table, action) for action in actions[:2])
    return _plan(table, here, there, lang) or _gain(table, here, there, lang)


def _plan(table: Table, here: Sequence[Line], there: Sequence[Line], lang: str) -> str:
    """Return the sentence of the clearest difference in events; "" if there is none."""
    best, told = 0.0, ""
    for message in sorted({m for line in (*here, *there) for m in line.found}):
        plan = message.startswith("plan-")
        count = [sum(message in line.found for line in lines) for lines in (here, there)]
        clear = (count[0] - count[1] if plan else count[1] - count[0]) / len(here)
        if clear < _CLEAR or (plan and 2 * count[0] < len(here)):
            continue
        line = next(line for line in (here if plan else there) if message in line.found)
        event, now = line.found[message]
        weight = clear * event.args.get("points", _USUAL_POINTS)
        if weight > best:
            counts = {"here": count[0], "there": count[1], "of": len(here)}
            best, told = weight, _say_event(table, message, event, now, counts, lang)
    return told


def _say_event(
    table: Table, message: str, event: Event, now: bool, counts: dict[str, int], lang: str
) -> str:
    args: dict[str, object] = dict(event.args)
    for key in ("seat", "other"):
        if key in event.args:
            args[key] = table.player(event.args[key], lang)
    if table.game.people.details:
        args |= table.game.people.details(table, event, [], lang)
    args |= {"when": "now" if now else "next", **counts}
    return table.game.words.say(lang, message, args)


def _gain(table: Table, here: Sequence[Line], there: Sequence[Line], lang: str) -> str:
    """Return the sentence of the points that the first action brings more; "" if it brings less."""
    assert table.seat is not None
    found = _compare(table.seat, here, there)
    if found.pop("total", 0.0) < _WORTH_SAYING:
        return ""
    parts = sorted(
        ((key, x) for key, x in found.items() if x >= _WORTH_SAYING), key=lambda part: -part[1]
    )
    told = parts_in_words(table, parts[:_MOST_PARTS], lang) if parts else ""
    return say(lang, "reason-more", parts=told, rounds=_AHEAD) if told else ""


def parts_in_words(table: Table, parts: Sequence[tuple[str, float]], lang: str) -> str:
    """Format as `8 points more for monsters, but 2 points less for command ships`."""
    (key, points), *others = parts
    told = _part(table, key, points, lang)
    for key, more in others:
        joined = "reason-and" if (more > 0) == (points > 0) else "reason-but"
        told = say(lang, joined, one=told, other=_part(table, key, more, lang))
    return told


def _part(table: Table, key: str, points: float, lang: str) -> str:
    """Format as `2.3 points more for the cockpit`. Whole numbers have no decimals."""
    told = round(abs(points), 1)
    number = int(told) if told == int(told) else told
    for_what = _for_what(table.game.words, key, lang)
    return say(lang, "reason-gain" if points > 0 else "reason-loss", points=number, what=for_what)


def _for_what(words: Words, key: str, lang: str) -> str:
    """Return the game's message `for-<key>`, or the part's name. Numbered parts (`round3`) share a
    message."""
    name = key.rstrip("0123456789")
    for message in (f"for-{key}", f"for-{name}"):
        if words.translated(lang, message):
            return words.say(lang, message, {"number": int(key[len(name) :] or 0)})
    return say(lang, "reason-for", name=score_word(words, key, lang))
