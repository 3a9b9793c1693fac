"""What is going on, in words: the question, the choices, and more for some log lines."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from cheesemoon.core import Event, Table

from . import combat, content as c, outlook, position, state as st

ROMAN = ("", "I", "II", "III", "IV")

# --- names ----------------------------------------------------------------------------------------


def rat_name(table: Table, rat: str, lang: str) -> str:
    """What a rat is called: `white`, `p4`, `arch`."""
    if rat == "arch":
        return table.say(lang, "arch-name", arch=str(table.options["arch_rat"]))
    return table.say(lang, "rat-name", rat=rat)


def rats_words(table: Table, rat: str, rats: int, lang: str) -> str:
    """So many rats of a kind."""
    if rat in c.COLOURS:
        return table.say(lang, "rats", colour=rat, rats=rats)
    return rat_name(table, rat, lang)


def catcher_name(table: Table, lang: str) -> str:
    """What the ratcatcher is called."""
    return table.say(lang, "catcher-name", catcher=str(table.options["ratcatcher"]))


def ability_name(table: Table, which: int, lang: str) -> str:
    """The yellow (0) or purple (1) ability."""
    return table.say(lang, "ability", ability=ability_of(table.state, which))


def ability_of(s: st.Hunt, which: int) -> str:
    """Its name in the rules."""
    return c.ABILITIES[c.ABILITY[s.catcher, which]]


def listed(parts: list[str]) -> str:
    """Parts with commas."""
    return ", ".join(parts)


# --- the question, the choices --------------------------------------------------------------------


def question(table: Table, lang: str) -> str:
    """What you have to decide."""
    s = table.state
    phase = st.PHASES[s.phase]
    args: dict[str, Any] = {}
    if phase == "hits":
        args = {"hits": int(s.hits), "sixes": int(s.sixes), "area": c.AREA_NAMES[s.roll_at - 1]}
        args["by"] = ("attack", "ability", "trap")[s.roll_by]
    elif phase == "cheese":
        args = {"cheese": int(s.gained)}
    elif phase == "pay":
        args = {"colour": ("black", "brown")[s.pay_ask - 1], "rats": int(s.pay_left)}
    elif phase in ("setup", "expand"):
        args = {"cards": int(s.waiting.sum())}
    elif phase == "rat-move":
        row = s.todo[s.todo_left - 1]
        args = {"rat": rat_name(table, c.RATS[row[1]], lang), "area": c.AREA_NAMES[row[2]]}
    elif phase == "deploy":
        args = {"rat": rat_name(table, "arch", lang)}
    elif phase == "reward":
        args = {"rats": int(s.offer)}
    elif phase == "over":
        args = {"result": st.RESULTS[s.result]}
    return table.say(lang, f"ask-{phase}", **args)


def explain(table: Table, action: str, lang: str) -> str:
    """A legal action as a person would say it."""
    verb, *rest = action.split(" ")
    return table.say(lang, f"do-{verb}", **_EXPLAIN[verb](table, lang, rest))


def _explain_place(table: Table, lang: str, rest: list[str]) -> dict[str, Any]:
    card, x, y, rotation = rest
    s = table.state
    cells = _cells(s.laid.tobytes(), s.x.tobytes(), s.y.tobytes())
    joins = []
    for side in range(4):
        other = cells.get((int(x) + int(c.DX[side]), int(y) + int(c.DY[side])), -1)
        if other >= 0:
            here = _way_out(int(card), int(rotation) // 90, side)
            across = c.RED if other == 0 and s.hard else other
            there = _way_out(across, int(s.turned[other]), (side + 2) % 4)
            if here and there:
                joins.append(f"{card}{here}–{other}{there}")
    value = ROMAN[c.VALUE[int(card)]]
    return {"card": card, "x": x, "y": y, "rotation": rotation, "value": value,
            "joins": listed(joins)}  # fmt: skip


@lru_cache(maxsize=100)
def _cells(laid: bytes, xs: bytes, ys: bytes) -> dict[tuple[int, int], int]:
    """The districts by their cells."""
    rows = zip(*(np.frombuffer(row, np.int8).tolist() for row in (laid, xs, ys)), strict=True)
    return {(x, y): d for d, (is_laid, x, y) in enumerate(rows) if is_laid}


def _way_out(card: int, turned: int, side: int) -> str:
    """The letter of the area whose connector is on this side; "" if there is none."""
    letter = int(c.CONNECTS[card, (side - turned) % 4])
    return c.LETTERS[letter - 1] if letter else ""


def _explain_move(table: Table, lang: str, rest: list[str]) -> dict[str, Any]:
    there = contents(table, c.AREA_NAMES.index(rest[0]), lang)
    return {"area": rest[0], "there": there, "empty": int(not there)}


def _explain_use(table: Table, lang: str, rest: list[str]) -> dict[str, Any]:
    which = ("yellow", "purple").index(rest[0])
    name = ability_name(table, which, lang)
    if len(rest) == 4:
        rats = int(table.state.rats[c.COLOURS.index(rest[1]), c.AREA_NAMES.index(rest[2])])
        moved = rats_words(table, rest[1], rats, lang)
        return {"ability": name, "form": "whistle", "rats": moved, "area": rest[2], "to": rest[3]}
    area = rest[1] if len(rest) > 1 else c.AREA_NAMES[table.state.pawn]
    return {"ability": name, "form": "area", "rats": "", "area": area, "to": ""}


def _explain_claim(table: Table, lang: str, rest: list[str]) -> dict[str, Any]:
    n = int(rest[0])
    reward = rest[1] if len(rest) > 1 else c.REWARDS[int(np.flatnonzero(c.PEC_REWARD[n])[0])]
    words = reward_words(table, n, reward, lang)
    return {"rat": rat_name(table, f"p{n}", lang), "reward": words}


def reward_words(table: Table, n: int, reward: str, lang: str) -> str:
    """One reward of a peculiar rat."""
    amount = int(c.PEC_REWARD[n, c.REWARDS.index(reward)])
    return table.say(lang, "reward", reward=reward, amount=amount)


def _explain_catch(table: Table, lang: str, rest: list[str]) -> dict[str, Any]:
    six = len(rest) > 1
    hits = 0 if six else int(combat.defence_of(table.state, c.RATS.index(rest[0]))) + 1
    if hits > table.state.hits:
        hits = 0
    return {"rat": rat_name(table, rest[0], lang), "hits": hits}


def _explain_wound(table: Table, lang: str, rest: list[str]) -> dict[str, Any]:
    if rest[0] == "six":
        return {"rat": rat_name(table, "arch", lang), "hits": 0, "wounds": 1}
    hits = int(rest[0])
    wounds = hits - int(combat.defence_of(table.state, c.ARCH))
    return {"rat": rat_name(table, "arch", lang), "hits": hits, "wounds": wounds}


def _explain_buy(table: Table, lang: str, rest: list[str]) -> dict[str, Any]:

    return {"item": rest[0], "price": int(c.PRICE[c.ITEMS.index(rest[0])])}


def _explain_put(table: Table, lang: str, rest: list[str]) -> dict[str, Any]:
    s, field = table.state, c.FIELDS.index(rest[0])
    now = int(s.board[field]) + 1
    missing = min(int(n) - now for n in c.NEEDS[s.catcher, field] if n >= now)
    return {"field": table.say(lang, "field", field=rest[0]), "missing": missing}


_EXPLAIN: dict[str, Any] = {
    "place": _explain_place,
    "move": _explain_move,
    "trap": lambda table, lang, rest: {"area": rest[0]},
    "attack": lambda table, lang, rest: {"dice": int(rest[0])},
    "use": _explain_use,
    "buy": _explain_buy,
    "claim": _explain_claim,
    "end": lambda table, lang, rest: {},
    "catch": _explain_catch,
    "wound": _explain_wound,
    "put": _explain_put,
    "pay": lambda table, lang, rest: {"rats": rats_words(table, rest[0], int(rest[1]), lang)},
    "done": lambda table, lang, rest: {},
    "go": lambda table, lang, rest: {"area": rest[0]},
    "deploy": lambda table, lang, rest: {"area": rest[0]},
    "pass": lambda table, lang, rest: {},
    "recall": lambda table, lang, rest: {"district": rest[0]},
}

# --- what is in an area ---------------------------------------------------------------------------


def contents(table: Table, area: int, lang: str) -> str:
    """Rats and things of an area, in words."""
    s, parts = table.state, []
    if s.pawn == area:
        parts.append(table.say(lang, "you"))
    for i, colour in enumerate(c.COLOURS):
        if s.rats[i, area]:
            parts.append(rats_words(table, colour, int(s.rats[i, area]), lang))
    parts += [rat_name(table, rat, lang) for rat in big_rats(s, area)]
    if s.cheese[area]:
        parts.append(table.say(lang, "cheeses", cheese=int(s.cheese[area])))
    for i, marker in enumerate(("health", "yellow", "purple")):
        if s.lying[i, area]:
            parts.append(table.say(lang, "markers", marker=marker, markers=int(s.lying[i, area])))
    if s.trap[area]:
        parts.append(table.say(lang, "trap"))
    parts += [table.say(lang, "ability", ability=effect) for effect in position.effects_in(s, area)]
    return listed(parts)


def big_rats(s: st.Hunt, area: int) -> list[str]:
    """Peculiar rats and the arch rat in an area."""
    found = [c.RATS[c.P0 + n] for n in range(1, len(s.odd_at)) if s.odd_at[n] == area + 1]
    return found + (["arch"] if s.arch_at == area + 1 else [])


# --- of use while deciding ------------------------------------------------------------------------


def advice(table: Table, seen: outlook.Outlook, lang: str) -> list[str]:
    """Cheese in danger, bites, whether the city will grow, how the game stands."""
    s = table.state
    lines = [table.say(lang, "now-score", collected=seen.collected, eaten=int(s.progress))]
    for area in s.cheese.nonzero()[0].tolist():
        lines.append(_cheese_advice(table, seen, area, lang))
    lines.append(table.say(lang, "now-bites", sum=seen.bites, defence=seen.defence))
    if seen.leaving:
        lines.append(table.say(lang, "now-leaving", sum=seen.leaving, defence=seen.defence))
    if s.phase in (st.ACTING, st.LATE) and s.cheese[s.pawn]:
        lines.append(table.say(lang, "now-no-collect"))
    if seen.cheese < c.CHEESES_THAT_HOLD and s.deck_left:
        card = c.RED if s.hard and s.pawn < c.SPAN else s.pawn // c.SPAN
        cards = min(int(c.VALUE[card]), int(s.deck_left))
        lines.append(table.say(lang, "now-grows", cards=cards))
    return lines


def _cheese_advice(table: Table, seen: outlook.Outlook, area: int, lang: str) -> str:
    """The weight on a cheese now, and when the common rats that can reach it have come."""
    rats, heavy = table.state.rats, seen.weights[area]
    coming = seen.coming(area)
    later = heavy + sum(int(c.COMMON_WEIGHT[colour]) * int(rats[colour, a]) for colour, a in coming)
    return table.say(
        lang,
        "now-cheese",
        area=c.AREA_NAMES[area],
        weight=heavy,
        limit=c.WEIGHT_THAT_EATS,
        coming=len(coming),
        origin=listed([c.AREA_NAMES[a] for a in sorted({a for _, a in coming})]),
        later=later,
        eaten=int(later >= c.WEIGHT_THAT_EATS),
    )


def board_values(table: Table, seen: outlook.Outlook, lang: str) -> list[tuple[str, str]]:
    """The values of your board: a name and a number each."""
    s = table.state
    trap = table.say(
        lang, "trap-value", traps=int(s.traps), dice=seen.trap_dice, accuracy=seen.trap_accuracy
    )
    return [
        (table.say(lang, "health"), f"{int(s.health)}/{seen.health_max}"),
        (table.say(lang, "dice"), f"{int(s.dice)}/{seen.dice}"),
        (table.say(lang, "movement"), f"{int(s.points)}/{seen.move}"),
        (table.say(lang, "accuracy"), f"{seen.accuracy}+"),
        (table.say(lang, "defence"), str(seen.defence)),
        (table.say(lang, "traps"), trap),
        (table.say(lang, "cage"), str(seen.caged)),
    ]


# --- the log --------------------------------------------------------------------------------------


def details(table: Table, event: Event, gave: list[int], lang: str) -> dict[str, Any]:
    """What the line of an event needs besides its own numbers."""
    args: dict[str, Any] = {}
    if "rat" in event.args:
        args["rat"] = rat_name(table, event.args["rat"], lang)
    more = _DETAILS.get(event.name)
    if more:
        args.update(more(table, event.args, gave, lang))
    return args


def _rolled(table: Table, a: dict[str, Any], gave: list[int], lang: str) -> dict[str, Any]:
    first = len(gave) - a["again"]
    return {
        "dice": listed([str(n) for n in gave[first - a["dice"] : first]]),
        "rolled": listed([str(n) for n in gave[first:]]) or "-",
        "hits": a["hits"] % 16,
        "sixes": a["hits"] // 16,
    }


def _drew(table: Table, a: dict[str, Any], gave: list[int], lang: str) -> dict[str, Any]:
    colours = [c.COLOURS[n - 1] for n in gave[-a["draws"] :]]
    return {"chain": listed([table.say(lang, "colour", colour=colour) for colour in colours])}


def _moved(table: Table, a: dict[str, Any], gave: list[int], lang: str) -> dict[str, Any]:
    rats, why = a["rats"] % 128, a["rats"] // 128
    seeks = c.TARGETS[target_kind(table, a["rat"])]
    return {"rats": rats_words(table, a["rat"], rats, lang), "why": why, "seeks": seeks}


def target_kind(table: Table, rat: str) -> int:
    """What a rat is after: a place in TARGETS."""
    if rat == "arch":
        return int(c.ARCH_TARGET[table.state.arch])
    return int(
        c.COMMON_TARGET[c.COLOURS.index(rat)] if rat in c.COLOURS else c.PEC_TARGET[int(rat[1:])]
    )


def _cleaned(table: Table, a: dict[str, Any], gave: list[int], lang: str) -> dict[str, Any]:
    kinds = ("rats", "peculiar", "markers", "effects", "traps")
    parts = [table.say(lang, "cleaned", kind=kind, count=a[kind]) for kind in kinds if a[kind]]
    return {"parts": listed(parts)}


def _bit_arch(table: Table, a: dict[str, Any], gave: list[int], lang: str) -> dict[str, Any]:
    shown = listed([str(n) for n in gave[len(gave) - a["dice"] :]])
    return {"dice": shown, "rat": rat_name(table, "arch", lang)}


def _cards(table: Table, a: dict[str, Any], gave: list[int], lang: str) -> dict[str, Any]:
    cards = [str(a[k]) for k in "abcd" if a[k]]
    return {"cards": listed(cards), "count": len(cards)}


def _place(table: Table, a: dict[str, Any], gave: list[int], lang: str) -> dict[str, Any]:
    return {k: str(a[k]) for k in ("card", "x", "y", "rotation")}


def _arch(table: Table, a: dict[str, Any], gave: list[int], lang: str) -> dict[str, Any]:
    return {"rat": rat_name(table, "arch", lang)}


def _used(table: Table, a: dict[str, Any], gave: list[int], lang: str) -> dict[str, Any]:
    rats = rats_words(table, a["colour"], a["rats"], lang)
    return {"name": table.say(lang, "ability", ability=a["ability"]), "rats": rats}


_DETAILS: dict[str, Any] = {
    "cleaned": _cleaned,
    "rolled": _rolled,
    "drew": _drew,
    "rat-moved": _moved,
    "bit-arch": _bit_arch,
    "cards-drawn": _cards,
    "placed": _place,
    "hit-arch": _arch,
    "healed": _arch,
    "deployed": _arch,
    "devoured": _arch,
    "gut": _arch,
    "used": _used,
    "put-cheese": lambda table, a, gave, lang: {"name": table.say(lang, "field", field=a["field"])},
    "paid": lambda table, a, gave, lang: {"rats": rats_words(table, a["colour"], a["rats"], lang)},
    "got-rats": lambda table, a, gave, lang: {
        "rats": listed(
            [rats_words(table, colour, a[colour], lang) for colour in c.COLOURS if a[colour]]
        )
        or "0"
    },
    "bag-district": lambda table, a, gave, lang: {"district": str(a["district"])},
    "active": lambda table, a, gave, lang: {"district": str(a["district"])},
    "inactive": lambda table, a, gave, lang: {"district": str(a["district"])},
    "under-deck": lambda table, a, gave, lang: {"card": str(a["card"])},
}
