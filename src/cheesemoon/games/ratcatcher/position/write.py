"""A table as a position, and what a seat may see of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..content import (
    AREA_NAMES,
    AREAS_OF,
    BONUSES,
    COLOURS,
    DISTRICTS,
    EFFECTS,
    FIELDS,
    ITEMS,
    LETTERS,
    MARKERS,
    PECULIAR,
    RATS,
    RED,
    SPAN,
    TOKENS,
)
from ..state import (
    BY,
    DO_ARRIVE,
    DO_DRAW,
    DO_EAT1,
    DO_GOHOME,
    DO_SPRING,
    DO_STEP,
    DO_WALK,
    PHASES,
    RESULTS,
    TODO,
)

ASKED = ("black", "brown")
_AREA_LINES = (DO_SPRING, DO_EAT1, DO_GOHOME)


def write(s: Any) -> dict[str, Any]:
    """Every field of section 5 that is the game's own."""
    return {
        "turn": None if s.turn < 0 else int(s.turn),
        "phase": PHASES[s.phase],
        "round": int(s.round_no),
        "seats": [_write_seat(s)],
        "city": {str(d): _write_district(s, d) for d in range(DISTRICTS) if s.laid[d]},
        "peculiar": {
            str(n): {"area": AREA_NAMES[s.odd_at[n] - 1], "holds": _holds(s, n)}
            for n in range(1, PECULIAR + 1)
            if s.odd_at[n]
        },
        "bag": _counts(COLOURS, s.bag),
        "deck": _pile(s.deck, s.deck_left),
        "waiting": numbers(s.waiting),
        "new": numbers(s.new),
        "peculiar_deck": _pile(s.odd_deck, s.odd_left),
        "peculiar_discard": numbers(s.discard),
        "mystery": [TOKENS[t] for t in _pile(s.mystery, s.mystery_left)],
        "arch": {
            "area": AREA_NAMES[s.arch_at - 1] if s.arch_at else None,
            "health": int(s.arch_health),
            "progress": int(s.progress),
            "guts": int(s.guts),
            "bonus": _counts(BONUSES, s.bonus),
        },
        "roll": _write_roll(s) if s.roll_at else None,
        "gained": int(s.gained),
        "pay": _write_pay(s) if s.pay_ask else None,
        "offer": int(s.offer),
        "recalled": numbers(s.recalled),
        "todo": [_write_line(s.todo[i]) for i in range(s.todo_left - 1, -1, -1)],
        "result": RESULTS[s.result] or None,
    }


def _write_seat(s: Any) -> dict[str, Any]:
    return {
        "area": AREA_NAMES[s.pawn],
        "health": int(s.health),
        "dice": int(s.dice),
        "move": int(s.points),
        "traps": int(s.traps),
        "fields": _counts(FIELDS, s.board),
        "yellow": int(s.held[0]),
        "purple": int(s.held[1]),
        "cage": _counts(COLOURS, s.cage),
        "caught": [
            {"rat": n, "holds": _holds(s, n)} for n in range(1, PECULIAR + 1) if s.caught[n]
        ],
    }


def _write_district(s: Any, d: int) -> dict[str, Any]:
    areas = range(d * SPAN, d * SPAN + areas_of(s, d))
    return {
        "x": int(s.x[d]),
        "y": int(s.y[d]),
        "rotation": int(s.turned[d]) * 90,
        "active": bool(s.active[d]),
        "areas": {LETTERS[area % SPAN]: _write_area(s, area) for area in areas},
    }


def _write_area(s: Any, area: int) -> dict[str, Any]:
    return {
        **_counts(COLOURS, s.rats[:, area]),
        "cheese": int(s.cheese[area]),
        **_counts(MARKERS, s.lying[:, area]),
        "nest": int(s.nest[area]),
        "trap": int(s.trap[area]),
        "effects": effects_in(s, area),
    }


def _write_roll(s: Any) -> dict[str, Any]:
    return {
        "area": AREA_NAMES[s.roll_at - 1],
        "by": BY[s.roll_by],
        "dice": [int(x) for x in s.shown[: s.roll_dice]],
        "hits": int(s.hits),
        "sixes": int(s.sixes),
        "struck": bool(s.struck),
    }


def _write_pay(s: Any) -> dict[str, Any]:
    return {"item": ITEMS[s.pay_item], "left": int(s.pay_left), "ask": ASKED[s.pay_ask - 1]}


def _write_line(row: Any) -> str:
    line, a, b, c = (int(x) for x in row)
    words = [TODO[line]]
    if line == DO_DRAW:
        words += [AREA_NAMES[a], str(b)]
    elif line in _AREA_LINES:
        words.append(AREA_NAMES[a])
    elif line in (DO_WALK, DO_STEP):
        words += [RATS[a], AREA_NAMES[b], str(c)]
    elif line == DO_ARRIVE:
        words.append(RATS[a])
    return " ".join(words)


def view(seen: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """Section 5: without the order of the three piles, with their sizes."""
    piles = ("deck", "peculiar_deck", "mystery")
    rest = {name: value for name, value in seen.items() if name not in piles}
    return {**rest, **{f"{name}_size": len(seen[name]) for name in piles}}


def areas_of(s: Any, district: int) -> int:
    """How many areas a district has."""
    return int(AREAS_OF[RED if district == 0 and s.hard else district])


def effects_in(s: Any, area: int) -> list[str]:
    """The ability markers that were put into an area."""
    return [effect for i, effect in enumerate(EFFECTS) if s.effects[area] >> i & 1]


def _holds(s: Any, n: int) -> dict[str, int]:
    return _counts(MARKERS, s.holds[n])


def _counts(names: Sequence[str], values: Any) -> dict[str, int]:
    return {name: int(value) for name, value in zip(names, values, strict=True)}


def numbers(flags: Any) -> list[int]:
    return [int(n) for n in np.flatnonzero(flags)]


def _pile(pile: Any, left: int) -> list[int]:
    return [int(card) for card in pile[:left][::-1]]
