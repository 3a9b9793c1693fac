"""The table in words: the question, the choices, and details of some log lines."""

from cheesemoon.core import Args, Event, Steps, Table

from .. import aim, board, content as c, invaders, shooting, state as st
from .merits import merit as merit


def question(table: Table, lang: str) -> str:
    """Return the question for the seat to act."""
    s = table.state
    if s.phase == st.OVER:
        return table.say(lang, "ask-over")
    args: Args = {"player": table.player(int(s.turn), lang)}
    if s.paying:
        thing = int(s.paying) - 1
        args |= {"thing": c.THINGS[thing], "price": int(c.PRICES[thing])}
    elif st.PHASES[s.phase] == "return":
        args |= {"price": int(c.PRICES[c.THINGS.index("return")])}
    elif st.PHASES[s.phase] == "move":
        args |= {"buys": int(_may_buy(table))}
    return table.say(lang, f"ask-{st.PHASES[s.phase]}", **args)


def _may_buy(table: Table) -> bool:
    """Return True if there is a thing to buy and enough to pay for it."""
    return any(action.startswith("buy ") for action in table.legal())


def explain(table: Table, action: str, lang: str) -> str:
    """Return a legal action as a person would say it."""
    s = table.state
    verb, *rest = action.split(" ")
    args: Args = {}
    if verb in ("place", "mine"):
        args = {"cell": rest[0]}
    elif verb == "move":
        aimed = aim_words(table, aim.aim(s, int(s.turn), c.CELLS.index(rest[0])), lang)
        args = {"cell": rest[0], "aim": aimed}
    elif verb == "shoot":
        args = {"aim": aim_words(table, aim.aim(s, int(s.turn), int(s.at[s.turn])), lang)}
        args |= {"shots": int(s.level[s.turn])}
    elif verb == "burst":
        args = {"shots": int(s.level[s.turn])}
    elif verb == "rocket":
        args = {"row": int(shooting.row_in_front(s, int(s.at[s.turn]))) + 1}
    elif verb == "buy":
        args = {"thing": rest[0], "price": int(c.PRICES[c.THINGS.index(rest[0])])}
        args |= {"level": int(s.level[s.turn]) + 1}
    elif verb == "pay":
        paid = sum(int(c.VALUES[c.KINDS.index(token)]) for token in rest)
        args = {"tokens": tokens_words(table, " ".join(rest), lang), "points": paid}
    elif verb == "return":
        args = {"price": int(c.PRICES[c.THINGS.index("return")])}
    elif verb == "push":
        args = _push_words(s)
    return table.say(lang, f"do-{verb}", **args)


def _push_words(s: st.Guardians) -> Args:
    if s.mine % c.COLUMNS == c.COLUMNS - 1:
        return {"cell": "off", "token": "none"}
    what = s.cells[s.mine + 1]
    return {
        "cell": c.CELLS[s.mine + 1],
        "token": st.INVADER_WORDS[what] if what < st.MINE else "none",
    }


# --- for the frame around the board ---------------------------------------------------------------

_TURN = ("fly", "shoot", "mine")
_SET_UP = ("place", "lay")
_COMEBACK = ("return", "pay", "enter", "fly", "shoot", "mine")
_PURCHASE = ("pay",)


def steps(table: Table, lang: str) -> Steps:
    """Return the steps of a turn, of a return, of a purchase, or of the set-up (SG-11)."""
    s = table.state
    phase = int(s.phase)
    if phase == st.OVER:
        return Steps(table.say(lang, "game-over"), _said(table, _TURN, lang), None)
    if phase in (st.PLACING, st.LAYING):
        current = 0 if phase == st.PLACING else 1
        return Steps(table.say(lang, "step-set-up"), _said(table, _SET_UP, lang), current)
    head = table.say(lang, "turns", turns=int(s.turns) + 1)
    if phase == st.PAYING and c.THINGS[s.paying - 1] != "return":
        return Steps(head, _said(table, _PURCHASE, lang), 0)
    if phase in (st.RETURNING, st.PAYING, st.ENTERING):
        current = (st.RETURNING, st.PAYING, st.ENTERING).index(phase)
        return Steps(head, _said(table, _COMEBACK, lang), current)
    current = 0 if phase == st.MOVING else 2 if phase in (st.MINING, st.REENTERING) else 1
    return Steps(head, _said(table, _TURN, lang), current)


def _said(table: Table, names: tuple[str, ...], lang: str) -> tuple[str, ...]:
    return tuple(table.say(lang, f"step-{name}") for name in names)


def label(table: Table, action: str, lang: str) -> str:
    """Return a legal action in a word or two."""
    s = table.state
    verb, *rest = action.split(" ")
    if verb in ("move", "place", "mine"):
        return rest[0]
    if verb == "shoot":
        aimed = aim.aim(s, int(s.turn), int(s.at[s.turn]))
        brings = aimed.eyes + aimed.robbed
        return table.say(lang, "short-shoot") + (f" +{brings}" if brings else "")
    if verb == "rocket":
        row = int(shooting.row_in_front(s, int(s.at[s.turn])))
        return f"{table.say(lang, 'short-rocket')} +{aim.rocket_gain(s.cells.tolist(), row)}"
    args: Args = {}
    if verb == "burst":
        args = {"shots": int(s.level[s.turn])}
    elif verb == "buy":
        price = int(c.PRICES[c.THINGS.index(rest[0])])
        args = {"thing": rest[0], "level": int(s.level[s.turn]) + 1, "price": price}
    elif verb == "pay":
        return tokens_words(table, " ".join(rest), lang)
    return table.say(lang, f"short-{verb}", **args)


def aside(table: Table, lang: str) -> str:
    """Return a hint for this decision."""
    s = table.state
    if s.phase == st.PLACING:
        return table.say(lang, "aside-place")
    if s.phase in (st.MOVING, st.SHOOTING, st.RESUMING):
        aimed = aim.aim(s, int(s.turn), int(s.at[s.turn]))
        if aimed.lost:
            return table.say(lang, "aside-lost")
        if aimed.empties:
            return table.say(lang, "aside-descent")
        if aimed.first.what in ("none", "mine") and _is_last_miss(s):
            return table.say(lang, "aside-last-miss")
        return table.say(lang, "aside-buy") if s.phase == st.MOVING and _may_buy(table) else ""
    if s.phase != st.MINING:
        return ""
    return table.say(lang, "aside-cease-fire" if _is_last_miss(s) else "aside-mine")


def _is_last_miss(s: st.Guardians) -> bool:
    """Return True if the game ends after this turn unless it has a hit (SG-61)."""
    return not s.hit and int(s.misses) + 1 >= int(board.in_game(s))


# --- where a shot goes ----------------------------------------------------------------------------


def aim_words(table: Table, aimed: aim.Aim, lang: str) -> str:
    """Return all predictable shots in order, with a warning if there is one."""
    said = [_shot_words(table, shot, lang) for shot in aimed.shots]
    if aimed.first.token == "none":  # the mine, a fighter, or nothing: all shots end there
        said = said[:1]
    words = table.say(lang, "aim-then").join(said)
    warning = "lost" if aimed.lost else "empties" if aimed.empties else "none"
    return words + table.say(lang, "aim-warning", warning=warning)


def _shot_words(table: Table, shot: aim.Shot, lang: str) -> str:
    args: Args = {"what": shot.what, "token": shot.token, "points": int(c.VALUES[c.SHIP])}
    args["cell"] = c.CELLS[shot.cell] if shot.cell >= 0 else ""
    args["player"] = table.player(shot.seat, lang) if shot.seat >= 0 else ""
    return table.say(lang, "aim", **args)


# --- the log --------------------------------------------------------------------------------------


def details(table: Table, event: Event, gave: list[int], lang: str) -> Args:
    """Return the arguments of an event's log line that are not in the event."""
    args = event.args
    if event.name == "emptied":
        columns = [c.CELLS[i][0] for i in range(c.COLUMNS) if args["columns"] >> i & 1]
        return {"columns": ", ".join(columns), "count": len(columns)}
    if event.name == "arrived":
        return arrived(table, args, lang)
    if "tokens" in args:
        return {"tokens": tokens_words(table, args["tokens"], lang)}
    return {}


def arrived(table: Table, args: dict[str, int], lang: str) -> Args:
    """Return the words of an arrival: its start, invaders in order, tokens that wait."""
    said = []
    halves: list[int] = []  # all of one side; two different halves would be a ship
    ships = 0
    for what in invaders.reported([args[key] for key in "abcd"]):
        if what < st.LEFT:
            said.append(table.say(lang, "arrived-monster", eyes=what))
        elif what <= st.RIGHT:
            halves.append(what)
        elif what == invaders.SHIP_WAITS:
            ships += 1
            del halves[-1:]
        else:
            assert what in (invaders.SHIP_WAITED, invaders.SHIP_CAME)
            if what == invaders.SHIP_CAME:
                del halves[-1:]
            said.append(table.say(lang, "arrived-ship", waited=int(what == invaders.SHIP_WAITED)))
    start = c.CELLS[args["start"]] if said else "none"
    if halves:
        token = st.INVADER_WORDS[halves[0]]
        said.append(table.say(lang, "arrived-half", token=token, count=len(halves)))
    if ships:
        said.append(table.say(lang, "arrived-ship-waits", count=ships))
    return {"from": start, "list": ", ".join(said)}


def tokens_words(table: Table, tokens: str, lang: str) -> str:
    """Return the tokens of a payment, such as `2 + 4 + ship`."""
    half = table.say(lang, "half")
    return " + ".join(half if token == "ship" else token for token in tokens.split(" "))
