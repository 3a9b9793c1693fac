"""What is under way in a position, and that it fits the phase and the end of the game."""

from __future__ import annotations

from typing import Any

import numpy as np

from cheesemoon.core import Fields

from ..board import collected
from ..city import is_rat_in
from ..content import (
    AREA_NAMES,
    CHEESES,
    CHEESES_TO_WIN,
    COUNT,
    DICE_MAX,
    ITEMS,
    LAST,
    LETTERS,
    PRICE,
    ROUNDS,
    SPAN,
    TRACK_END,
)
from ..state import (
    ACTING,
    BY,
    BY_ATTACK,
    CHEESING,
    EXPANDING,
    HITTING,
    LATE,
    LOST_CHEESE,
    LOST_HEALTH,
    LOST_TIME,
    MOST_LEGAL,
    OVER,
    PAYING,
    PHASES,
    RECALLING,
    RESULTS,
    REWARDING,
    SETUP,
    WON_ARCH,
    WON_CHEESE,
)
from ..turn import legal
from .entries import check_rising, read_area
from .write import ASKED, numbers


def read_decisions(f: Fields, s: Any) -> None:
    """What is under way: a roll, cheese, a payment, an offer; and how the game ended."""
    if not f.null("roll") and f.has("roll"):
        _read_roll(f.part("roll"), s)
    s.gained = f.whole("gained", 0, CHEESES, 0)
    if not f.null("pay") and f.has("pay"):
        pay = f.part("pay")
        s.pay_item = ITEMS.index(pay.word("item", ITEMS))
        s.pay_left = pay.whole("left", 1, int(PRICE[s.pay_item]))
        s.pay_ask = ASKED.index(pay.word("ask", ASKED)) + 1
        pay.finish()
    s.offer = f.whole("offer", 0, int(COUNT.sum()), 0)
    recalled = f.wholes("recalled", 0, LAST, [])
    check_rising(f, "recalled", recalled)
    for district in recalled:
        if not s.laid[district]:
            raise f.bad("recalled", "position-not-in-city", district=str(district))
    s.recalled[recalled] = 1
    if not f.null("result") and f.has("result"):
        s.result = RESULTS.index(f.word("result", RESULTS[1:]))


def _read_roll(roll: Fields, s: Any) -> None:
    s.roll_at = read_area(roll, s, "area") + 1
    s.roll_by = BY.index(roll.word("by", BY, "attack"))
    dice = roll.wholes("dice", 1, 6)
    if not 1 <= len(dice) <= DICE_MAX:
        raise roll.bad("dice", "position-length", lowest="1", highest=str(DICE_MAX))
    s.roll_dice = len(dice)
    s.shown[: len(dice)] = dice
    s.sixes = roll.whole("sixes", 0, dice.count(6))
    s.hits = roll.whole("hits", 0, len(dice) - dice.count(6))
    s.struck = int(roll.flag("struck", False))
    if s.roll_by == BY_ATTACK and s.roll_at != s.pawn + 1:
        raise roll.bad("area", "position-roll-area", area=AREA_NAMES[s.pawn])
    roll.finish()


def check_end(f: Fields, s: Any) -> None:
    """RC-1, RC-2, RC-4: the game is over exactly when it has ended."""
    ends = {
        WON_CHEESE: (collected(s) >= CHEESES_TO_WIN, "seats[0].fields"),
        WON_ARCH: (s.arch_health == 0, "arch.health"),
        LOST_CHEESE: (s.progress >= TRACK_END, "arch.progress"),
        LOST_HEALTH: (s.health == 0, "seats[0].health"),
    }
    if s.phase != OVER:
        if s.result:
            raise f.bad("result", "position-result-early", phase=PHASES[s.phase])
        for holds, field in ends.values():
            if holds:
                raise f.bad(field, "position-ended", phase=PHASES[s.phase])
        return
    if not s.result:
        raise f.bad("result", "position-missing")
    holds, _ = ends.get(int(s.result), (s.result == LOST_TIME and s.round_no == ROUNDS, ""))
    if not holds:
        raise f.bad("result", "position-result", result=RESULTS[s.result])


def check_phase(f: Fields, s: Any) -> None:
    """What is under way fits the phase, and there is something to decide."""
    fitting = (
        ("roll", s.roll_at > 0, (HITTING,), True),
        ("gained", s.gained > 0, (CHEESING,), True),
        ("pay", s.pay_ask > 0, (PAYING,), True),
        ("offer", s.offer > 0, (REWARDING,), True),
        ("waiting", bool(s.waiting.any()), (SETUP, EXPANDING), True),
        ("new", bool(s.new.any()), (SETUP, EXPANDING), False),
    )
    for field, present, phases, needed in fitting:
        if present and s.phase not in phases and not (field == "gained" and s.phase == OVER):
            raise f.bad(field, "position-not-now", phase=PHASES[s.phase])
        if needed and not present and s.phase in phases:
            raise f.bad(field, "position-needed-now", phase=PHASES[s.phase])
    if s.phase == PAYING and s.cage.sum() < s.pay_left:
        left, most = str(int(s.pay_left)), str(int(s.cage.sum()))
        raise f.bad("pay.left", "position-range", value=left, lowest="1", highest=most)
    if s.phase == SETUP and numbers(s.new) != numbers(s.laid):
        raise f.bad("new", "position-new-setup")
    if s.phase in (ACTING, LATE) and s.cheese[s.pawn] and not is_rat_in(s, int(s.pawn)):
        where = f"city.{s.pawn // SPAN}.areas.{LETTERS[s.pawn % SPAN]}.cheese"
        raise f.bad(where, "position-uncollected")
    if s.phase == RECALLING and s.bag.sum():
        raise f.bad("bag", "position-bag-full")
    if s.phase != OVER and legal(s, np.zeros(MOST_LEGAL, np.int32)) == 0:
        raise f.bad("phase", "position-nothing", phase=PHASES[s.phase])
