"""The writer of positions, and the view of a seat."""

from collections.abc import Sequence

import numpy as np

from cheesemoon.core import Ints, Position
from cheesemoon.core.rules.bits import members

from .. import content as c, state as st

ASKED = ("black", "brown")
_AREA_LINES = (st.DO_SPRING, st.DO_EAT1, st.DO_GOHOME)


def write(s: st.Hunt) -> Position:
    """Return the fields of a position that belong to the game."""
    return {
        "turn": None if s.turn < 0 else int(s.turn),
        "phase": st.PHASES[s.phase],
        "round": int(s.round_no),
        "seats": [_write_seat(s)],
        "city": {str(d): _write_district(s, d) for d in members(int(s.laid))},
        "peculiar": {
            str(n): {"area": c.AREA_NAMES[s.odd_at[n] - 1], "holds": _holds(s, n)}
            for n in range(1, c.PECULIAR + 1)
            if s.odd_at[n]
        },
        "bag": _counts(c.COLOURS, s.bag),
        "deck": _pile(s.deck, s.deck_left),
        "waiting": members(int(s.waiting)),
        "new": members(int(s.new)),
        "peculiar_deck": _pile(s.odd_deck, s.odd_left),
        "peculiar_discard": numbers(s.discard),
        "mystery": [c.TOKENS[t] for t in _pile(s.mystery, s.mystery_left)],
        "arch": {
            "area": c.AREA_NAMES[s.arch_at - 1] if s.arch_at else None,
            "health": int(s.arch_health),
            "progress": int(s.progress),
            "guts": int(s.guts),
            "bonus": _counts(c.BONUSES, s.bonus),
        },
        "roll": _write_roll(s) if s.roll_at else None,
        "gained": int(s.gained),
        "pay": _write_pay(s) if s.pay_ask else None,
        "offer": int(s.offer),
        "recalled": members(int(s.recalled)),
        "todo": [_write_line(s.todo[i]) for i in range(s.todo_left - 1, -1, -1)],
        "result": st.RESULTS[s.result] or None,
    }


def _write_seat(s: st.Hunt) -> Position:
    return {
        "area": c.AREA_NAMES[s.pawn],
        "health": int(s.health),
        "dice": int(s.dice),
        "move": int(s.points),
        "traps": int(s.traps),
        "fields": _counts(c.FIELDS, s.board),
        "yellow": int(s.held[0]),
        "purple": int(s.held[1]),
        "cage": _counts(c.COLOURS, s.cage),
        "caught": [
            {"rat": n, "holds": _holds(s, n)} for n in range(1, c.PECULIAR + 1) if s.caught[n]
        ],
    }


def _write_district(s: st.Hunt, d: int) -> Position:
    areas = range(d * c.SPAN, d * c.SPAN + areas_of(s, d))
    return {
        "x": int(s.x[d]),
        "y": int(s.y[d]),
        "rotation": int(s.turned[d]) * 90,
        "active": bool(s.active >> d & 1),
        "areas": {c.LETTERS[area % c.SPAN]: _write_area(s, area) for area in areas},
    }


def _write_area(s: st.Hunt, area: int) -> Position:
    return {
        **_counts(c.COLOURS, s.rats[:, area]),
        "cheese": int(s.cheese[area]),
        **_counts(c.MARKERS, s.lying[:, area]),
        "nest": int(s.nest[area]),
        "trap": int(s.trap[area]),
        "effects": effects_in(s, area),
    }


def _write_roll(s: st.Hunt) -> Position:
    return {
        "area": c.AREA_NAMES[s.roll_at - 1],
        "by": st.BY[s.roll_by],
        "dice": [int(x) for x in s.shown[: s.roll_dice]],
        "hits": int(s.hits),
        "sixes": int(s.sixes),
        "struck": bool(s.struck),
    }


def _write_pay(s: st.Hunt) -> Position:
    return {"item": c.ITEMS[s.pay_item], "left": int(s.pay_left), "ask": ASKED[s.pay_ask - 1]}


def _write_line(row: Ints) -> str:
    line, a, b, last = (int(x) for x in row)
    words = [st.TODO[line]]
    if line == st.DO_DRAW:
        words += [c.AREA_NAMES[a], str(b)]
    elif line in _AREA_LINES:
        words.append(c.AREA_NAMES[a])
    elif line in (st.DO_WALK, st.DO_STEP):
        words += [c.RATS[a], c.AREA_NAMES[b], str(last)]
    elif line == st.DO_ARRIVE:
        words.append(c.RATS[a])
    return " ".join(words)


def view(seen: Position, seat: int | None) -> Position:
    """Return the position with the sizes of the three piles instead of their order."""
    piles = ("deck", "peculiar_deck", "mystery")
    rest = {name: value for name, value in seen.items() if name not in piles}
    return {**rest, **{f"{name}_size": len(seen[name]) for name in piles}}


def areas_of(s: st.Hunt, district: int) -> int:
    """Return the number of areas of a district."""
    return int(c.AREAS_OF[c.RED if district == 0 and s.hard else district])


def effects_in(s: st.Hunt, area: int) -> list[str]:
    """Return the ability markers in an area."""
    return [effect for i, effect in enumerate(c.EFFECTS) if s.effects[area] >> i & 1]


def _holds(s: st.Hunt, n: int) -> dict[str, int]:
    return _counts(c.MARKERS, s.holds[n])


def _counts(names: Sequence[str], values: Ints) -> dict[str, int]:
    return {name: int(value) for name, value in zip(names, values, strict=True)}


def numbers(flags: Ints) -> list[int]:
    return [int(n) for n in np.flatnonzero(flags)]


def _pile(pile: Ints, left: int) -> list[int]:
    return [int(card) for card in pile[:left][::-1]]
