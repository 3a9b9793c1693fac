"""Why an action is not legal: a sentence and its rule (section 8 of the rules)."""

from __future__ import annotations

from typing import Any

import numpy as np

from cheesemoon.core import Reason, Table

from .acts import is_around
from .attack import defence_of, is_there
from .board import caged, is_unlocked, may_gain
from .city import are_adjacent, district_at, is_rat_in
from .content import (
    ABILITIES,
    ABILITY,
    ARCH,
    AREA_NAMES,
    COLOURS,
    DODGE,
    FIELDS,
    ITEMS,
    OPEN,
    P0,
    PEC_ABILITY,
    PEC_REWARD,
    PRICE,
    RATS,
    REWARDS,
    SPAN,
    TRAP_PRICE,
    WINGS,
)
from .expand import list_cells
from .position import ASKED
from .state import (
    ACTING,
    ACTIONS,
    BY_TRAP,
    CHEESING,
    DEPLOYING,
    EXPANDING,
    HITTING,
    LATE,
    NOT_A_COLOUR,
    NOT_IN_BAG,
    NOT_ON_DIE,
    OVER,
    PAYING,
    RAT_MOVE,
    RECALLING,
    REWARDING,
    SETUP,
)

# what is due in each phase, and the rule that says so
_DUE = {
    SETUP: ("no-place-first", "RC-13"),
    ACTING: ("no-act", "RC-17"),
    HITTING: ("no-hits-first", "RC-18"),
    CHEESING: ("no-put-first", "RC-18"),
    PAYING: ("no-pay-first", "RC-18"),
    EXPANDING: ("no-place-first", "RC-69"),
    LATE: ("no-late", "RC-78"),
    RAT_MOVE: ("no-go-first", "RC-87"),
    DEPLOYING: ("no-deploy-first", "RC-114"),
    REWARDING: ("no-offer-first", "RC-63"),
    RECALLING: ("no-recall-first", "RC-64"),
}


def why_not(table: Table, words: list[str]) -> Reason:
    """The reason for the words of an action that is not legal now."""
    s, text = table.state, " ".join(words)
    phase = int(s.phase)
    if phase == OVER:
        return Reason("no-over", "RC-3")
    due = Reason(*_DUE[phase])
    if ACTIONS.number(text) is None:
        return Reason("no-such-action", due.rule, {"action": text[:60]})
    verb, rest = words[0], words[1:]
    if phase in (ACTING, LATE):
        if phase == LATE and verb in _NOT_LATE:
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

# --- phases `actions` and `late` ------------------------------------------------------------------


def _move(s: Any, rest: list[str]) -> Reason:
    area = AREA_NAMES.index(rest[0])
    if not are_adjacent(s, int(s.pawn), area):
        return Reason("no-adjacent", "RC-21", {"area": rest[0], "here": AREA_NAMES[s.pawn]})
    return Reason("no-points", "RC-21")


def _trap(s: Any, rest: list[str]) -> Reason:
    area = AREA_NAMES.index(rest[0])
    if not is_around(s, area):
        return Reason("no-trap-there", "RC-27")
    if s.trap[area]:
        return Reason("no-second-trap", "RC-28", {"area": rest[0]})
    if s.traps == 0:
        return Reason("no-trap-left", "RC-27")
    return Reason("no-trap-points", "RC-27", {"price": int(TRAP_PRICE[s.catcher])})


def _attack(s: Any, rest: list[str]) -> Reason:
    if not is_rat_in(s, int(s.pawn)):
        return Reason("no-rat-here", "RC-31")
    return Reason("no-dice", "RC-31", {"dice": int(s.dice)})


def _use(s: Any, rest: list[str]) -> Reason:
    which = ("yellow", "purple").index(rest[0])
    if not is_unlocked(s, which):
        return Reason("no-unlocked", "RC-49", {"colour": rest[0]})
    if s.held[which] == 0:
        return Reason("no-markers", "RC-49", {"colour": rest[0]})
    return Reason(f"no-use-{ABILITIES[ABILITY[s.catcher, which]]}", "RC-49")


def _buy(s: Any, rest: list[str]) -> Reason:
    item = ITEMS.index(rest[0])
    if s.phase == LATE and rest[0] == "die":
        return Reason("no-die-late", "RC-54")
    rats = int(s.offer) if s.phase == REWARDING else int(caged(s))
    rule = "RC-63" if s.phase == REWARDING else "RC-54"
    if rest[0] == "die" and s.phase == REWARDING:
        return Reason("no-die-offer", rule)
    if rats < PRICE[item]:
        return Reason("no-rats-to-pay", rule, {"price": int(PRICE[item]), "rats": rats})
    if rest[0] in ("yellow", "purple") and not is_unlocked(s, item - 1):
        return Reason("no-unlocked", rule, {"colour": rest[0]})
    assert not may_gain(s, item)
    return Reason("no-room", rule, {"item": rest[0]})


def _claim(s: Any, rest: list[str]) -> Reason:
    n = int(rest[0])
    if not s.caught[n]:
        return Reason("no-card", "RC-57", {"rat": f"p{n}"})
    choices = [r for r, amount in zip(REWARDS, PEC_REWARD[n], strict=True) if amount]
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


def _place(s: Any, rest: list[str]) -> Reason:
    card, x, y, turned = int(rest[0]), int(rest[1]), int(rest[2]), int(rest[3]) // 90
    if not s.waiting[card]:
        return Reason("no-waiting", "RC-69", {"card": str(card)})
    if district_at(s, x, y) >= 0:
        return Reason("no-free-cell", "RC-5", {"x": str(x), "y": str(y)})
    copy = np.array([s], s.dtype)[0]
    cells = list_cells(copy)
    key = (x + 32) * 64 + y + 32
    meets = [int(copy.meets[i]) for i in range(cells) if copy.cell[i] == key]
    if not meets or not meets[0] & OPEN[card, turned] & 15:
        return Reason("no-connectors", "RC-69", {"card": str(card)})
    home = any(copy.meets[i] >> 8 & OPEN[card, t] for i in range(cells) for t in range(4))
    if home:
        district = str(int(s.pawn) // SPAN)
        return Reason("no-away", "RC-70", {"card": str(card), "district": district})
    return Reason("no-inactive", "RC-70", {"card": str(card)})


def _catch(s: Any, rest: list[str]) -> Reason:
    rat = RATS.index(rest[0])
    if not is_there(s, rat):
        return Reason("no-such-rat", "RC-35", {"rat": rest[0]})
    with_six = len(rest) > 1
    needed = int(defence_of(s, rat)) + 1
    if s.roll_by == BY_TRAP and rat > P0:
        ability = PEC_ABILITY[rat - P0]
        if ability == WINGS:
            return Reason("no-wings", "RC-91", {"rat": rest[0]})
        if ability == DODGE:
            return Reason("no-dodge", "RC-91", {"rat": rest[0]})
    if with_six and s.sixes:
        return Reason("no-six-needed", "RC-35")
    if with_six:
        return Reason("no-six-left", "RC-35")
    return Reason("no-hits", "RC-34", {"rat": rest[0], "hits": needed})


def _wound(s: Any, rest: list[str]) -> Reason:
    if not is_there(s, ARCH):
        return Reason("no-arch-here", "RC-36")
    if rest[0] == "six":
        return Reason("no-six-left", "RC-36")
    if s.struck:
        return Reason("no-struck", "RC-36")
    if int(rest[0]) <= defence_of(s, ARCH):
        return Reason("no-wound", "RC-36", {"defence": int(defence_of(s, ARCH))})
    return Reason("no-hits-left", "RC-36", {"hits": int(s.hits)})


def _put(s: Any, rest: list[str]) -> Reason:
    assert rest[0] in FIELDS
    return Reason("no-free-field", "RC-42", {"field": rest[0]})


def _pay(s: Any, rest: list[str]) -> Reason:
    if rest[0] != ASKED[s.pay_ask - 1]:
        return Reason("no-pay-colour", "RC-55", {"colour": ASKED[s.pay_ask - 1]})
    cage = {colour: int(s.cage[i]) for i, colour in enumerate(COLOURS)}
    return Reason("no-pay-number", "RC-55", {"left": int(s.pay_left), **cage})


_DECISIONS: dict[int, dict[str, Any]] = {
    SETUP: {"place": _place},
    EXPANDING: {"place": _place},
    HITTING: {"catch": _catch, "wound": _wound},
    CHEESING: {"put": _put},
    PAYING: {"pay": _pay},
    RAT_MOVE: {"go": lambda s, rest: Reason("no-way", "RC-87")},
    DEPLOYING: {"deploy": lambda s, rest: Reason("no-deploy", "RC-114")},
    REWARDING: {"buy": _buy},
    RECALLING: {"recall": lambda s, rest: Reason("no-recall", "RC-64")},
}


def fault(s: Any) -> Reason:
    """Why chance cannot take a number of the script (section 4)."""
    number = int(s.fault_number)
    if s.fault == NOT_ON_DIE:
        return Reason("script-die", "RC-33", {"number": number})
    if s.fault == NOT_IN_BAG:
        return Reason("script-bag", "RC-60", {"colour": COLOURS[number - 1]})
    if s.fault == NOT_A_COLOUR:
        return Reason("script-colour", "RC-60", {"number": number})
    return Reason("script-list", "RC-109", {"number": number})
