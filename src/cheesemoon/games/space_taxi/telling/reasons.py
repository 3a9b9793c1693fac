"""Why an action is not legal: a sentence and its rule."""

from cheesemoon.core import Reason, Table

from .. import content as c, place, roll, state as st


def why_not(table: Table, words: list[str]) -> Reason:
    """Return the reason why an action, given as words, is not legal now."""
    s = table.state
    text = " ".join(words)
    if s.phase == st.OVER:
        return Reason("no-over", "ST-35")
    if st.ACTIONS.number(text) is None and words[0] != "pay":
        return Reason("no-such-action", _DUE[int(s.phase)], {"action": text[:60]})
    if s.phase == st.ROLLING:
        return Reason("no-roll-first", "ST-6")
    if s.phase == st.PAYING:
        return _at_coins(s, words)
    return _PLACING[words[0]](table, s, words)


_DUE = {st.ROLLING: "ST-6", st.PLACING: "ST-6", st.PAYING: "ST-30"}


def _at_coins(s: st.Taxi, words: list[str]) -> Reason:
    if words[0] != "pay":
        return Reason("no-pay-first", "ST-30")
    return Reason("no-coins", "ST-30", {"coins": int(s.coins[s.turn])})


def _decide_first(table: Table, s: st.Taxi, words: list[str]) -> Reason:
    return Reason("no-decide-first", "ST-6")


def _place(table: Table, s: st.Taxi, words: list[str]) -> Reason:
    if not s.passengers[c.FACES.index(words[1])]:
        return Reason("no-face", "ST-9", {"face": words[1]})
    return _no_tile(s)


def _joker(table: Table, s: st.Taxi, words: list[str]) -> Reason:
    if not s.passengers[c.THUMB]:
        return Reason("no-thumb", "ST-15")
    if s.coins[s.turn] < c.JOKER_PRICE:
        return Reason("no-coin-for-joker", "ST-15", {"coins": c.JOKER_PRICE})
    return _no_tile(s)


def _fuel(table: Table, s: st.Taxi, words: list[str]) -> Reason:
    if not s.fuel[int(words[1])]:
        return Reason("no-fuel", "ST-9", {"number": int(words[1])})
    return _no_tile(s)


def _smuggle(table: Table, s: st.Taxi, words: list[str]) -> Reason:
    if s.smuggling_at == st.BOARD:
        return Reason("no-smuggling-placed", "ST-10")
    if s.smuggling_at == st.ASIDE:
        return Reason("no-smuggling-aside", "ST-23")
    return _no_tile(s)


def _no_tile(s: st.Taxi) -> Reason:
    """Say that no unused tile is above k (ST-11)."""
    assert not place.may_place_further(s)
    return Reason("no-tile-above", "ST-11", {"placed": int(s.placed)})


def _done(table: Table, s: st.Taxi, words: list[str]) -> Reason:
    if s.placed == 0:
        return Reason("no-tile-zero", "ST-7")
    if _is_only_failed_die(table, s):
        return Reason("no-failed-counts", "ST-24")
    further = [tile for tile in range(c.TILES) if s.tiles[tile] and tile > s.placed]
    return Reason("no-tile-used", "ST-11", {"placed": int(s.placed), "next": further[0]})


def _is_only_failed_die(table: Table, s: st.Taxi) -> bool:
    """Return True if the only die that counts is the smuggling die that failed in this roll. A
    table that was loaded in the middle of a roll cannot tell, so it answers True."""
    if s.placed != 1 or s.smuggling_at != st.ASIDE:
        return False
    return not table.actions or table.actions[-1] == "roll"


_PLACING = {
    "roll": _decide_first,
    "pay": _decide_first,
    "place": _place,
    "joker": _joker,
    "fuel": _fuel,
    "smuggle": _smuggle,
    "done": _done,
}


def fault(s: st.Taxi) -> Reason:
    """Return the reason why a roll cannot take the numbers of the script."""
    number = int(s.fault_number)
    if s.fault == st.RUNS_OUT:
        return Reason(
            "script-runs-out", "ST-6", {"left": number, "dice": int(roll.dice_in_hand(s))}
        )
    if s.fault == st.PASSENGER_DIE:
        return Reason("script-passenger", "ST-6", {"number": number})
    if s.fault == st.FUEL_DIE:
        return Reason("script-fuel", "ST-6", {"number": number})
    return Reason("script-smuggling", "ST-6", {"number": number})
