"""Why an action is good, said of the die that it takes. A hint says it before any average."""

from collections.abc import Callable
from itertools import combinations

from cheesemoon.core import Args, Table

from .. import content as c, place, state as st
from ..picture import worth

Said = tuple[str, Args]  # a message and its arguments


def merit(table: Table, action: str, lang: str, cause: str = "") -> str:
    """Return what a legal action brings, in one sentence; "" if the game has none for it. It comes
    before any other cause but a win: averages of whole rides do not speak of this die."""
    if cause == "plan-won":
        return ""
    s = table.state
    verb, *rest = action.split(" ")
    say = _SAY.get(verb)
    message, args = say(table, s, *rest) if say else ("", {})
    return table.say(lang, message, **args) if message else ""


def _room(s: st.Taxi) -> int:
    """Return how many more dice a tile lets stay in this roll."""
    return int(place.highest_unused_tile(s)) - int(s.placed)


def _place(table: Table, s: st.Taxi, face: str) -> Said:
    if face == c.FACES[c.THUMB]:
        return "good-place-thumb", {}
    at = c.FACES.index(face)
    group, lie = int(s.taxi[at]) + 1, min(int(s.passengers[at]), _room(s))
    if group > 1:
        return "merit-group", {"group": group, "points": worth.GROUP_POINTS[group]}
    if lie > 1:
        return "merit-pair", {"lie": lie, "points": worth.GROUP_POINTS[lie]}
    seats = c.PASSENGERS - int(s.taxi.sum()) - 1
    return "merit-alone" if seats else "merit-last-seat", {}


def _joker(table: Table, s: st.Taxi, face: str) -> Said:
    group = int(s.taxi[c.FACES.index(face)]) + 1
    if group == 1:
        return "good-joker", {}
    points, before = worth.GROUP_POINTS[group], worth.GROUP_POINTS[group - 1]
    return "merit-joker", {"group": group, "points": points, "before": before}


def _fuel(table: Table, s: st.Taxi, number: str) -> Said:
    """Say the factor, or the dice beside it that make one, or what the others must bring."""
    ride, die = worth.worth(s), int(number)
    sum_, left = ride.fuel + die, ride.left - 1
    if ride.stalled or ride.stalls_with(die):
        return "", {}
    if not left:
        return "merit-fuel-done", {"sum": sum_, "factor": worth.FACTORS[sum_]}
    beside = [face for face in range(1, c.FUEL_SIDES + 1) for _ in range(int(s.fuel[face]))]
    beside.remove(die)
    pairs = [others for others in combinations(beside, left) if worth.FACTORS[sum_ + sum(others)]]
    if pairs and left < _room(s):
        others = max(pairs, key=lambda dice: worth.FACTORS[sum_ + sum(dice)])
        full = sum_ + sum(others)
        args = {"first": others[0], "second": others[-1] if left > 1 else 0}
        return "merit-fuel-with", {**args, "sum": full, "factor": worth.FACTORS[full]}
    sums = [n for n in range(left, left * c.FUEL_SIDES + 1) if worth.FACTORS[sum_ + n]]
    message = "merit-fuel-open" if len(sums) > 1 or left > 1 else "merit-fuel-last"
    return message, {"dice": left, "lowest": sums[0], "highest": sums[-1]}


def _smuggle(table: Table, s: st.Taxi) -> Said:
    number = int(s.smuggling)
    return "merit-smuggle", {"points": number, "lost": number - 1, "sides": c.SMUGGLING_SIDES}


def _done(table: Table, s: st.Taxi) -> Said:
    return ("good-done", {}) if s.placed else ("merit-nothing", {})


def _pay(table: Table, s: st.Taxi, coins: str) -> Said:
    paid = int(coins)
    if not paid:
        return "good-pay-0", {}
    others = [seat for seat in range(s.players) if seat != s.turn]
    points = worth.worth(s).points
    result = points + c.COIN_POINTS * paid
    if others and (s.turn + 1) % s.players == s.first:  # all others have a result
        lowest = min(int(s.results[seat, s.round_no - 1]) for seat in others)
        if points <= lowest < result:
            return "merit-pay", {"points": result, "lowest": lowest}
    return "good-pay", {}


_SAY: dict[str, Callable[..., Said]] = {
    "place": _place,
    "joker": _joker,
    "fuel": _fuel,
    "smuggle": _smuggle,
    "done": _done,
    "pay": _pay,
}
