"""Why an action is not legal: a sentence and the rule that forbids it."""

from collections import Counter
from collections.abc import Callable

from cheesemoon.core import Reason, Table

from .. import board, content as c, flight, shooting, state as st

_DUE = {
    st.PLACING: Reason("due-place", "SG-7"),
    st.LAYING: Reason("due-lay", "SG-8"),
    st.RETURNING: Reason("due-return", "SG-45"),
    st.PAYING: Reason("due-pay", "SG-40"),
    st.ENTERING: Reason("due-enter", "SG-49"),
    st.MOVING: Reason("due-move", "SG-11"),
    st.SHOOTING: Reason("due-shot", "SG-16"),
    st.RESUMING: Reason("due-shot", "SG-16"),
    st.MINING: Reason("due-mine", "SG-23"),
    st.REENTERING: Reason("due-reenter", "SG-25"),
}
_END_RULES = dict(zip(st.ENDS, ("SG-60", "SG-61", "SG-62", "SG-63", "SG-51"), strict=True))
_BUY_RULES = dict(zip(c.THINGS, ("SG-52", "SG-71", "SG-75"), strict=False))
_BARE = ("return", "leave", "shoot", "rocket", "burst", "push", "done")
_IN_FLIGHT = (st.MOVING, st.SHOOTING, st.RESUMING)


def why_not(table: Table, words: list[str]) -> Reason:
    """Return the reason why an action, given as words, is not legal now."""
    s = table.state
    phase = int(s.phase)
    if phase == st.OVER:
        return Reason("no-over", _END_RULES[st.ENDS[s.end - 1]])
    if not _is_action(words):
        return Reason("no-such-action", _DUE[phase].rule, {"action": " ".join(words)[:60]})
    why = _WHY.get((words[0], phase))
    return why(table, s, *words[1:]) if why else _DUE[phase]


def _is_action(words: list[str]) -> bool:
    """Return True if the words are an action in any phase."""
    verb, *rest = words
    if verb in _BARE:
        return not rest
    if verb == "pay":
        return bool(rest) and all(token in c.KINDS for token in rest)
    known = {"buy": c.THINGS[: st.BUYABLE], "place": c.CELLS, "mine": c.CELLS, "move": c.CELLS}
    return len(rest) == 1 and rest[0] in known.get(verb, ())


# --- the lowest row and the mine cells ------------------------------------------------------------


def _place(table: Table, s: st.Guardians, cell: str) -> Reason:
    rule = "SG-7" if s.phase == st.PLACING else "SG-49"
    return Reason("no-place", rule, {"cell": cell})


def _lay(table: Table, s: st.Guardians, cell: str) -> Reason:
    return Reason("no-mine-cell-empty", "SG-8", {"cell": cell})


def _reenter(table: Table, s: st.Guardians, cell: str) -> Reason:
    return Reason("no-mine-cell-free", "SG-25", {"cell": cell})


# --- flying ---------------------------------------------------------------------------------------


def _move(table: Table, s: st.Guardians, cell: str) -> Reason:
    begin, end = int(s.at[s.turn]), c.CELLS.index(cell)
    direction = int(flight.direction_of(begin, end))
    if direction < 0:
        return Reason("no-line", "SG-12", {"cell": cell, "from": c.CELLS[begin]})
    return _blocked(s, begin, direction)


def _blocked(s: st.Guardians, begin: int, direction: int) -> Reason:
    """Name the first cell of the line that is not empty (SG-13). There is one."""
    at = begin + int(c.STEP[direction])
    while s.cells[at] == st.EMPTY:
        at += int(c.STEP[direction])
    return Reason("no-empty", "SG-13", {"cell": c.CELLS[at]})


def _second_move(table: Table, s: st.Guardians, cell: str) -> Reason:
    if table.actions and table.actions[-1] == "burst":
        return Reason("no-fly-on", "SG-79")
    return Reason("no-second-move", "SG-12")


def _resume(table: Table, s: st.Guardians, cell: str) -> Reason:
    begin = int(s.at[s.turn])
    if flight.direction_of(begin, c.CELLS.index(cell)) != s.heading - 1:
        return Reason("no-other-direction", "SG-79")
    return _blocked(s, begin, int(s.heading) - 1)


# --- shooting -------------------------------------------------------------------------------------


def _rocket(table: Table, s: st.Guardians) -> Reason:
    if s.rocket[s.turn] == st.SHOP:
        return Reason("no-rocket", "SG-52")
    if s.rocket[s.turn] == st.ROCKET_USED:
        return Reason("no-second-rocket", "SG-58")
    row = int(shooting.row_in_front(s, int(s.at[s.turn])))
    if row < 0:
        return Reason("no-rocket-target", "SG-54")
    assert shooting.has_fighter(s, row)
    return Reason("no-rocket-fighter", "SG-55", {"row": row + 1})


def _burst(table: Table, s: st.Guardians) -> Reason:
    if not s.advanced:
        return Reason("no-basic", "SG-70")
    if s.phase == st.MOVING:
        return Reason("no-burst-yet", "SG-77")
    if s.battery[s.turn] == st.BATTERY_EMPTY:
        return Reason("no-battery-empty", "SG-76")
    return Reason("no-battery-used", "SG-78")


# --- buying ---------------------------------------------------------------------------------------


def _buy(table: Table, s: st.Guardians, thing: str) -> Reason:
    if thing != "rocket" and not s.advanced:
        return Reason("no-basic", "SG-70")
    if s.phase != st.MOVING:
        return Reason("no-purchase-now", _BUY_RULES[thing])
    if s.returned:
        return Reason("no-purchase-now", "SG-49")
    if thing == "rocket" and s.rocket[s.turn] != st.SHOP:
        return Reason("no-second-rocket", "SG-58")
    if thing == "upgrade" and s.level[s.turn] > 2:
        return Reason("no-level", "SG-71", {"level": int(s.level[s.turn])})
    if thing == "battery" and s.battery[s.turn] != st.BATTERY_EMPTY:
        if s.battery[s.turn] == st.FULL:
            return Reason("no-battery-full", "SG-75")
        return Reason("no-battery-used", "SG-78")
    has, price = int(board.points(s, int(s.turn))), int(c.PRICES[c.THINGS.index(thing)])
    return Reason("no-points", "SG-42", {"points": has, "price": price})


def _pay(table: Table, s: st.Guardians, *tokens: str) -> Reason:
    """Refuse tokens that the player lacks, too few (SG-40), or superfluous ones (SG-41)."""
    kinds = [c.KINDS.index(token) for token in tokens]
    for kind, asked in sorted(Counter(kinds).items()):
        has = int(s.tokens[s.turn, kind])
        if has < asked:
            args = {"kind": st.KIND_WORDS[kind], "count": has, "asked": asked}
            return Reason("no-token", "SG-40", args)
    paid, price = sum(int(c.VALUES[kind]) for kind in kinds), int(c.PRICES[s.paying - 1])
    if paid < price:
        return Reason("no-price", "SG-40", {"points": paid, "price": price})
    smallest = min(kinds)
    if paid - c.VALUES[smallest] >= price:
        return Reason("no-superfluous", "SG-41", {"kind": st.KIND_WORDS[smallest], "price": price})
    rising = " ".join(c.KINDS[kind] for kind in sorted(kinds))
    return Reason("no-rising", "SG-40", {"tokens": rising})


def _shoot_first(table: Table, s: st.Guardians) -> Reason:
    return Reason("due-shot", "SG-16")


_WHY: dict[tuple[str, int], Callable[..., Reason]] = {
    ("place", st.PLACING): _place,
    ("place", st.ENTERING): _place,
    ("mine", st.LAYING): _lay,
    ("mine", st.REENTERING): _reenter,
    ("move", st.MOVING): _move,
    ("move", st.SHOOTING): _second_move,
    ("move", st.RESUMING): _resume,
    ("pay", st.PAYING): _pay,
    **{(verb, phase): _shoot_first for verb in ("push", "done") for phase in _IN_FLIGHT},
    **{("rocket", phase): _rocket for phase in _IN_FLIGHT},
    **{("burst", phase): _burst for phase in _IN_FLIGHT},
    **{("buy", phase): _buy for phase in (*_IN_FLIGHT, st.MINING, st.REENTERING)},
}


def fault(s: st.Guardians) -> Reason:
    """Return the reason why people cannot have turned over that token."""
    return Reason("script-stack", "SG-33", {"number": int(s.fault_number)})
