"""Why an action is not legal: a sentence and its rule."""

import numpy as np

from cheesemoon.core import Args, Reason, Table

from .. import acts, board, city, combat, content as c, expand, position, state as st

# what is due in each phase, and its rule
_DUE = {
    st.SETUP: ("no-place-first", "RC-13"),
    st.ACTING: ("no-act", "RC-17"),
    st.HITTING: ("no-hits-first", "RC-18"),
    st.CHEESING: ("no-put-first", "RC-18"),
    st.PAYING: ("no-pay-first", "RC-18"),
    st.EXPANDING: ("no-place-first", "RC-69"),
    st.LATE: ("no-late", "RC-78"),
    st.RAT_MOVE: ("no-go-first", "RC-87"),
    st.DEPLOYING: ("no-deploy-first", "RC-114"),
    st.REWARDING: ("no-offer-first", "RC-63"),
    st.RECALLING: ("no-recall-first", "RC-64"),
}


def why_not(table: Table, words: list[str]) -> Reason:
    """Return the reason why an action, given as words, is not legal now."""
    s, text = table.state, " ".join(words)
    phase = int(s.phase)
    if phase == st.OVER:
        return Reason("no-over", "RC-3")
    due = Reason(*_DUE[phase])
    if st.ACTIONS.number(text) is None:
        return Reason("no-such-action", due.rule, {"action": text[:60]})
    verb, rest = words[0], words[1:]
    if phase in (st.ACTING, st.LATE):
        if phase == st.LATE and verb in _NOT_LATE:
            return due
        explain = _ACTS.get(verb)
        return explain(s, rest) if explain else Reason(*_ELSEWHERE[verb])
    explain = _DECISIONS[phase].get(verb)
    return explain(s, rest) if explain else due


_NOT_LATE = ("move", "trap", "attack", "end")
_ELSEWHERE = {
    "place": ("no-card-now", "RC-67"),
    "catch": ("no-roll", "RC-35"),
    "wound": ("no-roll", "RC-36"),
    "put": ("no-cheese-now", "RC-40"),
    "pay": ("no-payment", "RC-55"),
    "done": ("no-done", "RC-78"),
    "end": ("no-late", "RC-78"),
    "go": ("no-rat-waits", "RC-87"),
    "deploy": ("no-deploy-now", "RC-114"),
    "pass": ("no-offer-now", "RC-63"),
    "recall": ("no-recall-now", "RC-64"),
}


def _spot(area: str) -> str:
    """Return the selector of a place's name in the words: `c7` for 7c, because selectors begin with
    a letter."""
    return f"{area[-1]}{area[:-1]}"


# --- phases `actions` and `late` ------------------------------------------------------------------


def _move(s: st.Hunt, rest: list[str]) -> Reason:
    area = c.AREA_NAMES.index(rest[0])
    if not city.are_adjacent(s, int(s.pawn), area):
        return Reason("no-adjacent", "RC-21", {"spot": _spot(rest[0])})
    return Reason("no-points", "RC-21")


def _trap(s: st.Hunt, rest: list[str]) -> Reason:
    area = c.AREA_NAMES.index(rest[0])
    if not acts.is_around(s, area):
        return Reason("no-trap-there", "RC-27")
    if s.trap[area]:
        return Reason("no-second-trap", "RC-28", {"spot": _spot(rest[0])})
    if s.traps == 0:
        return Reason("no-trap-left", "RC-27")
    return Reason("no-trap-points", "RC-27", {"price": int(c.TRAP_PRICE[s.catcher])})


def _attack(s: st.Hunt, rest: list[str]) -> Reason:
    if not city.is_rat_in(s, int(s.pawn)):
        return Reason("no-rat-here", "RC-31")
    return Reason("no-dice", "RC-31", {"dice": int(s.dice)})


def _use(s: st.Hunt, rest: list[str]) -> Reason:
    which = ("yellow", "purple").index(rest[0])
    if not board.is_unlocked(s, which):
        return Reason("no-unlocked", "RC-49", {"colour": rest[0]})
    if s.held[which] == 0:
        return Reason("no-markers", "RC-49", {"colour": rest[0]})
    return Reason(f"no-use-{c.ABILITIES[c.ABILITY[s.catcher, which]]}", "RC-49")


def _buy(s: st.Hunt, rest: list[str]) -> Reason:
    item = c.ITEMS.index(rest[0])
    if s.phase == st.LATE and rest[0] == "die":
        return Reason("no-die-late", "RC-54")
    rats = int(s.offer) if s.phase == st.REWARDING else int(board.caged(s))
    rule = "RC-63" if s.phase == st.REWARDING else "RC-54"
    if rest[0] == "die" and s.phase == st.REWARDING:
        return Reason("no-die-offer", rule)
    if rats < c.PRICE[item]:
        return Reason("no-rats-to-pay", rule, {"price": int(c.PRICE[item]), "rats": rats})
    if rest[0] in ("yellow", "purple") and not board.is_unlocked(s, item - 1):
        return Reason("no-unlocked", rule, {"colour": rest[0]})
    assert not board.may_gain(s, item)
    return Reason("no-room", rule, {"item": rest[0]})


def _claim(s: st.Hunt, rest: list[str]) -> Reason:
    n = int(rest[0])
    if not s.caught[n]:
        return Reason("no-card", "RC-57", {"rat": f"p{n}"})
    choices = [r for r, amount in zip(c.REWARDS, c.PEC_REWARD[n], strict=True) if amount]
    if len(choices) == 1:
        return Reason("no-choice", "RC-57", {"rat": f"p{n}"})
    return Reason("no-chosen", "RC-57", {"one": choices[0], "two": choices[1]})


_ACTS = {
    "move": _move,
    "trap": _trap,
    "attack": _attack,
    "use": _use,
    "buy": _buy,
    "claim": _claim,
}

# --- decisions ------------------------------------------------------------------------------------


def _place(s: st.Hunt, rest: list[str]) -> Reason:
    card, x, y, turned = int(rest[0]), int(rest[1]), int(rest[2]), int(rest[3]) // 90
    if not s.waiting >> card & 1:
        return Reason("no-waiting", "RC-69", {"district": f"d{card}"})
    if city.district_at(s, x, y) >= 0:
        return Reason("no-free-cell", "RC-5", {"x": str(x), "y": str(y)})
    cells = np.zeros(st.MOST_LEGAL, np.int32)
    listed = cells[st.CELLS : expand.list_cells(s, int(s.laid), cells)].tolist()
    key = (x + c.LAST) * st.GRID + y + c.LAST
    if not any(cell >> 4 == key and cell & c.OPEN[card, turned] for cell in listed):
        return Reason("no-connectors", "RC-69", {"district": f"d{card}"})
    if expand.open_districts(s, 1 << int(s.pawn) // c.SPAN):
        return Reason("no-away", "RC-70", {"district": f"d{card}"})
    return Reason("no-inactive", "RC-70", {"district": f"d{card}"})


def _catch(s: st.Hunt, rest: list[str]) -> Reason:
    rat = c.RATS.index(rest[0])
    if not combat.is_there(s, rat):
        return Reason("no-such-rat", "RC-35", {"rat": rest[0]})
    with_six = len(rest) > 1
    needed = int(combat.defence_of(s, rat)) + 1
    if s.roll_by == st.BY_TRAP and rat > c.P0:
        ability = c.PEC_ABILITY[rat - c.P0]
        if ability == c.WINGS:
            return Reason("no-wings", "RC-91", {"rat": rest[0]})
        if ability == c.DODGE:
            return Reason("no-dodge", "RC-91", {"rat": rest[0]})
    if with_six and s.sixes:
        return Reason("no-six-needed", "RC-35")
    if with_six:
        return Reason("no-six-left", "RC-35")
    return Reason("no-hits", "RC-34", {"rat": rest[0], "hits": needed})


def _wound(s: st.Hunt, rest: list[str]) -> Reason:
    if not combat.is_there(s, c.ARCH):
        return Reason("no-arch-here", "RC-36")
    if rest[0] == "six":
        return Reason("no-six-left", "RC-36")
    if s.struck:
        return Reason("no-struck", "RC-36")
    if int(rest[0]) <= combat.defence_of(s, c.ARCH):
        return Reason("no-wound", "RC-36", {"defence": int(combat.defence_of(s, c.ARCH))})
    return Reason("no-hits-left", "RC-36", {"hits": int(s.hits)})


def _put(s: st.Hunt, rest: list[str]) -> Reason:
    assert rest[0] in c.FIELDS
    return Reason("no-free-field", "RC-42")


def _pay(s: st.Hunt, rest: list[str]) -> Reason:
    if rest[0] != position.ASKED[s.pay_ask - 1]:
        return Reason("no-pay-colour", "RC-55", {"colour": position.ASKED[s.pay_ask - 1]})
    cage = {colour: int(s.cage[i]) for i, colour in enumerate(c.COLOURS)}
    return Reason("no-pay-number", "RC-55", {"left": int(s.pay_left), **cage})


_DECISIONS: dict[int, Args] = {
    st.SETUP: {"place": _place},
    st.EXPANDING: {"place": _place},
    st.HITTING: {"catch": _catch, "wound": _wound},
    st.CHEESING: {"put": _put},
    st.PAYING: {"pay": _pay},
    st.RAT_MOVE: {"go": lambda s, rest: Reason("no-way", "RC-87")},
    st.DEPLOYING: {"deploy": lambda s, rest: Reason("no-deploy", "RC-114")},
    st.REWARDING: {"buy": _buy},
    st.RECALLING: {"recall": lambda s, rest: Reason("no-recall", "RC-64")},
}


def fault(s: st.Hunt) -> Reason:
    """Return the reason why chance cannot take a number of the script."""
    number = int(s.fault_number)
    if s.fault == st.NOT_ON_DIE:
        return Reason("script-die", "RC-33", {"number": number})
    if s.fault == st.NOT_IN_BAG:
        return Reason("script-bag", "RC-60", {"colour": c.COLOURS[number - 1]})
    if s.fault == st.NOT_A_COLOUR:
        return Reason("script-colour", "RC-60", {"number": number})
    message, rule = _LISTS[int(s.fault)]
    return Reason(message, rule, {"number": number})


_LISTS = {
    st.NOT_IN_LIST: ("script-list", "RC-109"),
    st.NOT_IN_DECK: ("script-deck", "RC-68"),
    st.NOT_IN_ODD_DECK: ("script-peculiar", "RC-109"),
    st.NOT_IN_MYSTERY: ("script-mystery", "RC-76"),
}
