"""The unfinished business of a position, which must fit its phase and the end of the game."""

import numpy as np

from cheesemoon.core import Fields

from .. import board, city, content as c, state as st, turn
from . import entries, write


def read_decisions(f: Fields, s: st.Hunt) -> None:
    """Read a roll, cheese, a payment or an offer that is under way, and the result of the game."""
    if not f.null("roll") and f.has("roll"):
        _read_roll(f.part("roll"), s)
    s.gained = f.whole("gained", 0, c.CHEESES, 0)
    if not f.null("pay") and f.has("pay"):
        pay = f.part("pay")
        s.pay_item = c.ITEMS.index(pay.word("item", c.ITEMS))
        s.pay_left = pay.whole("left", 1, int(c.PRICE[s.pay_item]))
        s.pay_ask = write.ASKED.index(pay.word("ask", write.ASKED)) + 1
        pay.finish()
    s.offer = f.whole("offer", 0, int(c.COUNT.sum()), 0)
    recalled = f.wholes("recalled", 0, c.LAST, [])
    entries.check_rising(f, "recalled", recalled)
    for district in recalled:
        if not s.laid >> district & 1:
            raise f.bad("recalled", "position-not-in-city", district=str(district))
    s.recalled = sum(1 << district for district in recalled)
    if not f.null("result") and f.has("result"):
        s.result = st.RESULTS.index(f.word("result", st.RESULTS[1:]))


def _read_roll(roll: Fields, s: st.Hunt) -> None:
    s.roll_at = entries.read_area(roll, s, "area") + 1
    s.roll_by = st.BY.index(roll.word("by", st.BY, "attack"))
    dice = roll.wholes("dice", 1, 6)
    if not 1 <= len(dice) <= c.DICE_MAX:
        raise roll.bad_length("dice", 1, c.DICE_MAX)
    s.roll_dice = len(dice)
    s.shown[: len(dice)] = dice
    s.sixes = roll.whole("sixes", 0, dice.count(6))
    s.hits = roll.whole("hits", 0, len(dice) - dice.count(6))
    s.struck = int(roll.flag("struck", False))
    if s.roll_by == st.BY_ATTACK and s.roll_at != s.pawn + 1:
        raise roll.bad("area", "position-roll-area", area=c.AREA_NAMES[s.pawn])
    roll.finish()


def check_end(f: Fields, s: st.Hunt) -> None:
    """Check that the game is over exactly when it has ended (RC-1, RC-2, RC-4)."""
    ends = {
        st.WON_CHEESE: (board.collected(s) >= c.CHEESES_TO_WIN, "seats[0].fields"),
        st.WON_ARCH: (s.arch_health == 0, "arch.health"),
        st.LOST_CHEESE: (s.progress >= c.TRACK_END, "arch.progress"),
        st.LOST_HEALTH: (s.health == 0, "seats[0].health"),
    }
    if s.phase != st.OVER:
        if s.result:
            raise f.bad("result", "position-result-early", phase=st.PHASES[s.phase])
        for holds, field in ends.values():
            if holds:
                raise f.bad(field, "position-ended", phase=st.PHASES[s.phase])
        return
    if not s.result:
        raise f.bad("result", "position-missing")
    holds, _ = ends.get(int(s.result), (s.result == st.LOST_TIME and s.round_no == c.ROUNDS, ""))
    if not holds:
        raise f.bad("result", "position-result", result=st.RESULTS[s.result])


def check_phase(f: Fields, s: st.Hunt) -> None:
    """Check that the unfinished business fits the phase, and that there is a decision."""
    fitting = (
        ("roll", s.roll_at > 0, (st.HITTING,), True),
        ("gained", s.gained > 0, (st.CHEESING,), True),
        ("pay", s.pay_ask > 0, (st.PAYING,), True),
        ("offer", s.offer > 0, (st.REWARDING,), True),
        ("waiting", s.waiting > 0, (st.SETUP, st.EXPANDING), True),
        ("new", s.new > 0, (st.SETUP, st.EXPANDING), False),
    )
    for field, present, phases, needed in fitting:
        if present and s.phase not in phases and not (field == "gained" and s.phase == st.OVER):
            raise f.bad(field, "position-not-now", phase=st.PHASES[s.phase])
        if needed and not present and s.phase in phases:
            raise f.bad(field, "position-needed-now", phase=st.PHASES[s.phase])
    if s.phase == st.PAYING and s.cage.sum() < s.pay_left:
        left, most = str(int(s.pay_left)), str(int(s.cage.sum()))
        raise f.bad("pay.left", "position-range", value=left, lowest="1", highest=most)
    if s.phase == st.SETUP and s.new != s.laid:
        raise f.bad("new", "position-new-setup")
    if s.phase in (st.ACTING, st.LATE) and s.cheese[s.pawn] and not city.is_rat_in(s, int(s.pawn)):
        where = f"city.{s.pawn // c.SPAN}.areas.{c.LETTERS[s.pawn % c.SPAN]}.cheese"
        raise f.bad(where, "position-uncollected")
    if s.phase == st.RECALLING and s.bag.sum():
        raise f.bad("bag", "position-bag-full")
    if s.phase != st.OVER and turn.legal(s, np.zeros(st.MOST_LEGAL, np.int32)) == 0:
        raise f.bad("phase", "position-nothing", phase=st.PHASES[s.phase])
