"""The reason for a hint in one sentence of the game's words.

The best and the second best action are played on alike, in some lines with the same chance. The
reason is what the lines of the best action achieve, and those of the second do not. A game names
what is worth a reason by its messages:

    plan-scored-engine   the player does this after the best action (event, and a word of it)
    spare-eaten          this happens to the player after the other action
    save-emptied         the player does this after the other action, in the same turn
    deny-took-left       another player does this after the other action
    more-scored-factor   this number of an event is larger after the best action
    points-cheese        the player has more of this part of the score
    good-put-attack      what the action itself does, if nothing else has a name

An argument `when` is `now` in the same turn, else `next`. `here`, `there` and `of` count lines; of
a number they are the means. Without such a difference the reason is the difference in points of
the player or of a rival, or none. A `Cause` is a reason without words, so a file can keep it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev

import numpy as np

from cheesemoon.core import Event, Table, Words, score_word
from cheesemoon.core.rules.rule import quiet

from .bot import Bot, Greedy
from .heuristics import clock_of
from .texts import say

LINES = 12  # pairs of lines that are compared; a pair has the same chance
_AHEAD = 2  # rounds that are played on
_MOST_ACTIONS = 200
_WORTH_SAYING = 0.25  # points
_MOST_PARTS = 2
_CLEAR = 0.4  # share of the lines that must differ
_USUAL_POINTS = 4  # worth of an event that has no points
_DECIDED = 20  # worth of an event that ends the game
_NOW = 2  # times the worth of an event in the same turn
_LARGER = 0.15  # share by which a number must be larger
_SURE = 2.0  # standard errors by which a mean must differ


@dataclass(frozen=True)
class Cause:
    """The clearest difference between two actions: an event, a number of an event, or points."""

    message: str  # of the game; "" for points
    event: str = ""  # its name
    args: Mapping[str, int | str] = field(default_factory=dict)  # of the event
    when: str = "next"  # or `now`: in the same turn
    here: float = 0  # lines of the best action, or the mean of the number there
    there: float = 0  # the same of the other action
    of: int = 0  # lines of each
    parts: tuple[tuple[str, float], ...] = ()  # points by part of the score
    rival: int = -1  # the seat that these points are about; -1 for the player


@dataclass(frozen=True)
class Line:
    """One line: the table at its end, and what happened by message. `now` is the same turn."""

    table: Table
    found: Mapping[str, tuple[Event, bool]]
    numbers: Mapping[str, int]  # of the player's first such event, by message


def _lines(table: Table, action: str, lines: int = LINES, player: Bot | None = None) -> list[Line]:
    """Play on from an action. Hidden information is redrawn in each line."""
    return [_played_on(table.fork(seed=i), action, player) for i in range(lines)]


def _played_on(table: Table, action: str, given: Bot | None) -> Line:
    """Return the line of an action and `_AHEAD` rounds of one player on all seats, by default the
    heuristic."""
    clock = clock_of(table.game)
    player = given or Greedy(table.game, seed=1)
    seat = table.seat
    assert seat is not None
    found: dict[str, tuple[Event, bool]] = {}
    numbers: dict[str, int] = {}
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
            for message in _messages(table.game.words, event, seat, at == begun):
                found.setdefault(message, (event, at == begun))
            if event.args.get("seat", seat) == seat:
                for key, value in event.args.items():
                    numbers.setdefault(f"more-{event.name}-{key}", value)
    return Line(table, found, numbers)


def _messages(words: Words, event: Event, seat: int, now: bool) -> Iterator[str]:
    """Yield the messages of the game about an event, seen from a seat."""
    actor = event.args.get("seat", seat)
    kinds = ["plan", "spare", *(["save"] if now else [])] if actor == seat else ["deny"]
    if "other" in event.args:  # what one player does to another is spared to the other
        kinds = ["plan"] if actor == seat else ["spare" if event.args["other"] == seat else "deny"]
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
    return {key: fmean(gains) for key, gains in _gains(seat, here, there).items()}


def _gains(seat: int, here: Sequence[Line], there: Sequence[Line]) -> dict[str, list[float]]:
    """Return by part of the score how much more a seat has in each line of `here` than in its
    pair."""
    found: dict[str, list[float]] = {}
    for one, other in zip(here, there, strict=True):
        scores = [line.table.scores()[seat] for line in (one, other)]
        for key in scores[0]:
            found.setdefault(key, []).append(float(scores[0][key]) - float(scores[1].get(key, 0)))
    return found


def _is_sure(gains: Sequence[float]) -> bool:
    """Return True if the mean of pairs is above zero by more than chance explains."""
    return fmean(gains) > _SURE * (stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0)


def reason(table: Table, actions: Sequence[str], lang: str = "en") -> str:
    """Return one sentence for the first action against the second; "" if no difference has a
    name."""
    if len(actions) < 2 or table.seat is None:
        return ""
    cause = find_cause(table, actions[0], actions[1])
    return say_cause(table, cause, lang) if cause else ""


def find_cause(
    table: Table, one: str, other: str, lines: int = LINES, player: Bot | None = None
) -> Cause | None:
    """Return why `one` is better than `other`; None if no difference has a name."""
    return next(find_causes(table, one, [other], lines, player), None)


def find_causes(
    table: Table,
    one: str,
    others: Sequence[str],
    lines: int = LINES,
    player: Bot | None = None,
) -> Iterator[Cause]:
    """Yield why `one` is better than each of the others, as far as differences have names."""
    assert table.seat is not None
    here = _lines(table, one, lines, player)
    for other in others:
        there = _lines(table, other, lines, player)
        cause = (
            _find_event(here, there)
            or _find_number(table, here, there)
            or _find_points(table.seat, here, there)
        )
        if cause:
            yield cause


def _find_event(here: Sequence[Line], there: Sequence[Line]) -> Cause | None:
    """Return the clearest difference in events; of equal ones a danger."""
    most, found = 0.0, None
    messages = {m for line in (*here, *there) for m in line.found}
    for message in sorted(messages, key=lambda m: (m.startswith("plan-"), m)):
        plan = message.startswith("plan-")
        count = [sum(message in line.found for line in lines) for lines in (here, there)]
        clear = (count[0] - count[1] if plan else count[1] - count[0]) / len(here)
        if clear < _CLEAR or (plan and 2 * count[0] < len(here)):
            continue
        line = next(line for line in (here if plan else there) if message in line.found)
        event, now = line.found[message]
        usual = _DECIDED if event.name in ("won", "ended") else _USUAL_POINTS
        weight = clear * event.args.get("points", usual) * (_NOW if now else 1)
        if weight > most:
            most = weight
            when = "now" if now else "next"
            found = Cause(message, event.name, event.args, when, count[0], count[1], len(here))
    return found


def _find_number(table: Table, here: Sequence[Line], there: Sequence[Line]) -> Cause | None:
    """Return the number of an event that grows most, as a share. In a line without the event it is
    0."""
    most, found = _LARGER, None
    words = table.game.words
    for message in sorted({m for line in (*here, *there) for m in line.numbers}):
        if not words.has("en", message):
            continue
        values = [[line.numbers.get(message, 0) for line in lines] for lines in (here, there)]
        means = [fmean(numbers) for numbers in values]
        share = (means[0] - means[1]) / max(means[0], 0.01)
        if share > most and _is_sure([x - y for x, y in zip(*values, strict=True)]):
            most = share
            found = Cause(message, here=round(means[0], 1), there=round(means[1], 1))
    return found


def _find_points(seat: int, here: Sequence[Line], there: Sequence[Line]) -> Cause | None:
    """Return the points that the player has more, or a rival less."""
    gains = _gains(seat, here, there)
    if _is_worth(gains.pop("total", [0.0])):
        more = sorted(
            ((key, fmean(x)) for key, x in gains.items() if _is_worth(x)), key=lambda p: -p[1]
        )
        if more:
            return Cause("", parts=_rounded(more[:_MOST_PARTS]))
    rivals = [i for i in range(here[0].table.players) if i != seat]
    lost = {rival: _gains(rival, there, here).get("total", [0.0]) for rival in rivals}
    less = {rival: fmean(x) for rival, x in lost.items() if _is_worth(x)}
    rival = max(less, key=lambda i: less[i], default=seat)
    if rival not in less:
        return None
    return Cause("", parts=_rounded([("total", less[rival])]), rival=rival)


def _is_worth(gains: Sequence[float]) -> bool:
    """Return True if a gain in points is large enough to be named, and is not chance."""
    return fmean(gains) >= _WORTH_SAYING and _is_sure(gains)


def _rounded(parts: Sequence[tuple[str, float]]) -> tuple[tuple[str, float], ...]:
    return tuple((key, round(points, 1)) for key, points in parts)


def say_cause(table: Table, cause: Cause, lang: str) -> str:
    """Return a cause in one sentence."""
    if cause.message:
        return table.game.words.say(lang, cause.message, _args_of(table, cause, lang))
    if cause.rival >= 0:
        points = _whole(cause.parts[0][1])
        rival = table.player(cause.rival, lang)
        return say(lang, "reason-deny", points=points, rival=rival, rounds=_AHEAD)
    key, points = cause.parts[0]
    message = f"points-{key.rstrip('0123456789')}"  # all rounds share one
    if table.game.words.has(lang, message):
        return table.say(lang, message, points=_whole(points))
    return say(lang, "reason-more", parts=parts_in_words(table, cause.parts, lang), rounds=_AHEAD)


def say_merit(table: Table, action: str, lang: str, cause: Cause | None) -> str:
    """Return the game's own sentence about this action at this table, which may leave the word to
    the cause that was found; "" if it has none."""
    merit = table.game.people.merit
    return merit(table, action, lang, cause.message if cause else "") if merit else ""


def say_move(table: Table, action: str, lang: str) -> str:
    """Return the game's sentence about an action itself, `good-put-attack` or `good-put`; "" if the
    game has none."""
    words = action.split(" ")
    for count in range(len(words), 0, -1):
        message = "-".join(("good", *words[:count]))
        if table.game.words.has(lang, message):
            return table.say(lang, message)
    return ""


def _args_of(table: Table, cause: Cause, lang: str) -> dict[str, object]:
    args: dict[str, object] = dict(cause.args)
    for key in ("seat", "other"):
        if key in cause.args:
            args[key] = table.player(int(cause.args[key]), lang)
    if cause.event and table.game.people.details:
        args |= table.game.people.details(table, Event(cause.event, dict(cause.args)), [], lang)
    counts = {"here": _whole(cause.here), "there": _whole(cause.there), "of": cause.of}
    return args | {"when": cause.when, **counts}


def _whole(number: float) -> int | float:
    return int(number) if number == int(number) else number


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
    number = _whole(round(abs(points), 1))
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
