"""The table in words: the question, the choices, and details of some log lines."""

from cheesemoon.core import Args, Event, Steps, Table

from .. import content as c, place, ride, roll, state as st
from ..picture import worth
from .merits import merit as merit


def question(table: Table, lang: str) -> str:
    """Return the question for the seat to act."""
    s = table.state
    if s.phase == st.OVER:
        return table.say(lang, "ask-over")
    args = {"player": table.player(int(s.turn), lang), "dice": int(roll.dice_in_hand(s))}
    return table.say(lang, f"ask-{st.PHASES[s.phase]}", **args)


def explain(table: Table, action: str, lang: str) -> str:
    """Return a legal action as a person would say it."""
    verb, *rest = action.split(" ")
    return table.say(lang, f"do-{verb}", **_EXPLAIN[verb](table.state, *rest))


def _explain_place(s: st.Taxi, face: str) -> Args:
    return {"face": face, "group": int(s.taxi[c.FACES.index(face)]) + 1}


def _explain_pay(s: st.Taxi, coins: str) -> Args:
    return {"coins": int(coins), "result": int(ride.turn_points(s)) + c.COIN_POINTS * int(coins)}


_EXPLAIN: Args = {
    "roll": lambda s: {"dice": int(roll.dice_in_hand(s))},
    "place": _explain_place,
    "joker": _explain_place,
    "fuel": lambda s, n: {"number": int(n), "sum": int(place.fuel_sum(s)) + int(n)},
    "smuggle": lambda s: {"number": int(s.smuggling)},
    "done": lambda s: {"tile": int(s.placed)},
    "pay": lambda s, n: {
        "coins": int(n),
        "result": int(ride.turn_points(s)) + c.COIN_POINTS * int(n),
    },
}


def details(table: Table, event: Event, gave: list[int], lang: str) -> Args:
    """Return the arguments of an event's log line that are not in the event."""
    args = event.args
    if event.name == "rolled":
        return {"dice": rolled(table, gave, args["passengers"], args["fuel"], lang)}
    if event.name == "paid":
        return {"points": c.COIN_POINTS * args["coins"]}
    if event.name == "scored":
        points = c.COIN_POINTS * args["coins"]
        result = args["passengers"] * args["factor"] + args["smuggling"] + points
        return {"points": points, "result": result}
    return {}


def rolled(table: Table, gave: list[int], passengers: int, fuel: int, lang: str) -> str:
    """Return the dice of a roll by kind, in the order of throwing, each kind sorted."""
    faces = [face_word(table, c.FACES[n - 1], lang) for n in sorted(gave[:passengers])]
    numbers = sorted(gave[passengers : passengers + fuel])
    kinds = [", ".join(faces)] if faces else []
    if numbers:
        kinds.append(f"{table.say(lang, 'fuel')} {', '.join(map(str, numbers))}")
    if len(gave) > passengers + fuel:
        kinds.append(f"{table.say(lang, 'smuggling')} {gave[-1]}")
    return "; ".join(kinds)


def face_word(table: Table, face: str, lang: str) -> str:
    """Return the name of a face."""
    return table.say(lang, "face", face=face)


def note(table: Table, lang: str) -> str | None:
    """Return the note that one or two players use a house rule (ST-41), or None."""
    return table.say(lang, "house-rule", players=table.players) if table.players < 3 else None


# --- for the frame around the board ---------------------------------------------------------------


def steps(table: Table, lang: str) -> Steps:
    """Return the round, and the steps of a turn."""
    s = table.state
    rounds = int(c.ROUNDS[s.players])
    head = table.say(lang, "round", round=int(s.round_no), rounds=rounds)
    names = tuple(table.say(lang, f"step-{phase}") for phase in st.PHASES[: st.OVER])
    if s.phase == st.OVER:
        return Steps(table.say(lang, "game-over"), names, None)
    return Steps(head, names, int(s.phase))


def label(table: Table, action: str, lang: str) -> str:
    """Return a legal action in a word or two, for a button."""
    verb, *rest = action.split(" ")
    return table.say(lang, f"short-{verb}", **_EXPLAIN[verb](table.state, *rest))


def aside(table: Table, lang: str) -> str:
    """Return a hint for this decision: the last round, else the tile that is used."""
    s = table.state
    last = s.round_no == c.ROUNDS[s.players]
    if s.phase == st.PAYING:
        return table.say(lang, "last-round") if last else ""
    if s.phase != st.PLACING:
        return table.say(lang, "last-round") if last and s.phase == st.ROLLING else ""
    if place.may_stop(s):
        points = worth.worth(s).points
        return table.say(lang, "bar-tile", placed=int(s.placed), points=points)
    return say_missing(table, lang)


def say_missing(table: Table, lang: str) -> str:
    """Return how many more dice a player must take whose number has no tile left."""
    s = table.state
    further = next(tile for tile in range(c.TILES) if s.tiles[tile] and tile > s.placed)
    more = further - int(s.placed)
    hand = int(s.passengers.sum() + s.fuel.sum()) + (s.smuggling_at == st.HAND)
    return table.say(lang, "now-no-tile", placed=int(s.placed), more=more, left=hand - more)
