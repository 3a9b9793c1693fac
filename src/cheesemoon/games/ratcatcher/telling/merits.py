"""Why an action is good, said of what it does itself. A hint says it before any average."""

from collections.abc import Callable, Iterable

from cheesemoon.core import Args, Event, Ints, Table

from .. import city, content as c, state as st
from . import naming as na

Said = tuple[str, Args]  # a message and its arguments
_NOTHING: Said = "", {}


def merit(table: Table, action: str, lang: str, cause: str = "") -> str:
    """Return what a legal action does, in one sentence; "" if the game has none for it, or if the
    found cause, a message, is a danger or the end of the hunt."""
    verb, *rest = action.split(" ")
    say = _SAY.get(verb)
    if not say or cause.startswith(("plan-ended", "spare-")):
        return ""
    message, args = say(table, action, lang, rest)
    return table.say(lang, message, **args) if message else ""


def _move(table: Table, action: str, lang: str, rest: list[str]) -> Said:
    """Say that the place has a cheese without rats, or is a step towards one in reach today."""
    s, area = table.state, c.AREA_NAMES.index(rest[0])
    if _is_free_cheese(s, area):
        return "merit-move", {"cheese": int(s.cheese[area])}
    before, after = _measure_from(table, int(s.pawn)), _measure_from(table, area)
    ahead = [
        (int(after[other]), other)
        for other in range(c.AREAS)
        if 0 < after[other] <= s.points
        and after[other] < before[other]
        and _is_free_cheese(s, other)
    ]
    if not ahead:
        return _NOTHING
    return "merit-way", dict(na.spots(table, c.AREA_NAMES[min(ahead)[1]], lang))


def _is_free_cheese(s: st.Hunt, area: int) -> bool:
    return bool(s.cheese[area]) and not s.rats[:, area].any() and not na.big_rats(s, area)


def _measure_from(table: Table, begin: int) -> Ints:
    """Return the distance of each place from one, counted from 1; 0 where no way leads."""
    s = table.fork().state  # distances are measured in the record
    city.forget_distances(s)
    city.spread_from(s, st.FROM_HERE, begin)
    found: Ints = s.far[st.FROM_HERE]
    return found


def _trap(table: Table, action: str, lang: str, rest: list[str]) -> Said:
    """Say which rats are there when the trap snaps."""
    return _waiting(table, action, lang, rest[0], "merit-trap")


def _use(table: Table, action: str, lang: str, rest: list[str]) -> Said:
    """Say which rats run to a bait."""
    which = ("yellow", "purple").index(rest[0])
    if len(rest) != 2 or na.ability_of(table.state, which) != "bait":
        return _NOTHING
    return _waiting(table, action, lang, rest[1], "merit-bait")


def _waiting(table: Table, action: str, lang: str, place: str, message: str) -> Said:
    after = table.fork(seed=0)
    after.play(action)
    if "end" not in after.legal():
        return _NOTHING
    rats = after.state.rats[:, c.AREA_NAMES.index(place)].tolist()
    after.play("end")
    for rat, more in _arrivals(after.events[-1], place):
        rats[rat] += more
    if message == "merit-bait":
        rats[c.COLOURS.index("brown")] = 0  # brown rats run to the ratcatcher
    told = [
        na.rats_words(table, colour, number, lang)
        for colour, number in zip(c.COLOURS, rats, strict=True)
        if number > 0
    ]
    return (message, {"rats": na.listed(told)}) if told else _NOTHING


def _arrivals(events: Iterable[Event], place: str) -> Iterable[tuple[int, int]]:
    """Yield the common rats that come to a place or leave it, before traps snap."""
    for event in events:
        if event.name == "rolled":
            return
        if event.name != "rat-moved" or event.args["rat"] not in c.COLOURS:
            continue
        rat, rats = c.COLOURS.index(event.args["rat"]), int(event.args["rats"]) % 128
        if event.args["to"] == place:
            yield rat, rats
        if event.args["area"] == place:
            yield rat, -rats


_SAY: dict[str, Callable[[Table, str, str, list[str]], Said]] = {
    "move": _move,
    "trap": _trap,
    "use": _use,
}
