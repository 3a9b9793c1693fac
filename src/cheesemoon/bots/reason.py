"""The reason for a hint in one sentence: what the best and the second best action bring in points,
if both are played on alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from cheesemoon.core import Table, Words, score_word
from cheesemoon.core.rules.rule import quiet

from .bot import Greedy
from .heuristics import clock_of
from .texts import say

LINES = 12  # pairs of lines that are compared; a pair has the same chance
_AHEAD = 2  # rounds that are played on
_MOST_ACTIONS = 200
_WORTH_SAYING = 0.25  # points
_MOST_PARTS = 2


def differences(table: Table, one: str, other: str, lines: int = LINES) -> Mapping[str, float]:
    """Return by part of the score how much more the seat to act has after `one` than after `other`.
    It is the mean of some lines of a few turns of sensible players. Hidden information is redrawn
    in each."""
    seat = table.seat
    assert seat is not None
    found: dict[str, int] = {}
    for i in range(lines):
        for action, sign in ((one, 1), (other, -1)):
            for key, points in _played_on(table.fork(seed=i), action).scores()[seat].items():
                found[key] = found.get(key, 0) + sign * int(points)
    return {key: total / lines for key, total in found.items()}


def _played_on(table: Table, action: str) -> Table:
    """Return the table after an action and `_AHEAD` rounds of heuristic players."""
    clock = clock_of(table.game)
    player = Greedy(table.game, seed=1)
    with quiet():
        until = int(clock(table.state)) + _AHEAD * table.players
    table.play(action)
    for _ in range(_MOST_ACTIONS):
        with quiet(), np.errstate(over="ignore"):
            if table.over or int(clock(table.state)) >= until:
                break
        table.play(player.choose_at(table))
    return table


def reason(table: Table, actions: Sequence[str], lang: str = "en") -> str:
    """Return one sentence for the first action against the second; "" if no points differ so
    soon."""
    if len(actions) < 2 or table.seat is None:
        return ""
    found = dict(differences(table, actions[0], actions[1]))
    total = found.pop("total", 0.0)
    parts = [(key, x) for key, x in found.items() if abs(x) >= _WORTH_SAYING]
    parts.sort(key=lambda part: -abs(part[1]))
    if not parts:
        return ""
    message = "reason-more" if total >= _WORTH_SAYING else "reason-later"
    other = table.explain(actions[1], lang)
    told = parts_in_words(table, parts[:_MOST_PARTS], lang)
    args: dict[str, object] = {"parts": told, "other": other, "rounds": _AHEAD}
    return say(lang, message, **args)


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
