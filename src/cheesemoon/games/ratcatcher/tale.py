"""What is going on, in words: the question, the choices, and more for some log lines."""

from __future__ import annotations

from typing import Any

import numpy as np

from cheesemoon.core import Event, Table

from .attack import defence_of, has_upgraded_traps
from .board import accuracy, caged, collected, defence, dice_value, health_max, move_value
from .city import cheese_in_city, spread_from
from .content import (
    ABILITIES,
    ABILITY,
    ARCH,
    AREA_NAMES,
    BIT_GAS,
    CHEESES_THAT_HOLD,
    COLOURS,
    COMMON_BITE,
    COMMON_GNAWER,
    COMMON_MOVE,
    COMMON_WEIGHT,
    MORE_ACCURATE,
    MORE_DICE,
    P0,
    PEC_REWARD,
    PRICE,
    RATS,
    RED,
    REWARDS,
    SPAN,
    TRAP_ACCURACY,
    TRAP_DICE,
    VALUE,
    WEIGHT_THAT_EATS,
)
from .movement import target_area, target_of
from .night import bite_of, weight
from .state import ACTING, FROM_HERE, LATE, PHASES

ROMAN = ("", "I", "II", "III", "IV")

# --- names ----------------------------------------------------------------------------------------


def rat_name(table: Table, rat: str, lang: str) -> str:
    """What a rat is called: `white`, `p4`, `arch`."""
    if rat == "arch":
        return table.say(lang, "arch-name", arch=str(table.options["arch_rat"]))
    return table.say(lang, "rat-name", rat=rat)


def rats_words(table: Table, rat: str, rats: int, lang: str) -> str:
    """So many rats of a kind."""
    if rat in COLOURS:
        return table.say(lang, "rats", colour=rat, rats=rats)
    return rat_name(table, rat, lang)


def catcher_name(table: Table, lang: str) -> str:
    """What the ratcatcher is called."""
    return table.say(lang, "catcher-name", catcher=str(table.options["ratcatcher"]))


def ability_name(table: Table, which: int, lang: str) -> str:
    """The yellow (0) or purple (1) ability."""
    return table.say(lang, "ability", ability=ability_of(table.state, which))


def ability_of(s: Any, which: int) -> str:
    """Its name in the rules."""
    return ABILITIES[ABILITY[s.catcher, which]]


def listed(parts: list[str]) -> str:
    """Parts with commas."""
    return ", ".join(parts)


# --- the question, the choices --------------------------------------------------------------------


def question(table: Table, lang: str) -> str:
    """What you have to decide."""
    s = table.state
    phase = PHASES[s.phase]
    args: dict[str, Any] = {}
    if phase == "hits":
        args = {"hits": int(s.hits), "sixes": int(s.sixes), "area": AREA_NAMES[s.roll_at - 1]}
        args["by"] = ("attack", "ability", "trap")[s.roll_by]
    elif phase == "cheese":
        args = {"cheese": int(s.gained)}
    elif phase == "pay":
        args = {"colour": ("black", "brown")[s.pay_ask - 1], "rats": int(s.pay_left)}
    elif phase in ("setup", "expand"):
        args = {"cards": int(s.waiting.sum())}
    elif phase == "rat-move":
        row = s.todo[s.todo_left - 1]
        args = {"rat": rat_name(table, RATS[row[1]], lang), "area": AREA_NAMES[row[2]]}
    elif phase == "deploy":
        args = {"rat": rat_name(table, "arch", lang)}
    elif phase == "reward":
        args = {"rats": int(s.offer)}
    elif phase == "over":
        args = {"result": _result(s)}
    return table.say(lang, f"ask-{phase}", **args)


def _result(s: Any) -> str:
    from .state import RESULTS

    return RESULTS[s.result]


def explain(table: Table, action: str, lang: str) -> str:
    """A legal action as a person would say it."""
    verb, *rest = action.split(" ")
    return table.say(lang, f"do-{verb}", **_EXPLAIN[verb](table, lang, rest))


def _explain_place(table: Table, lang: str, rest: list[str]) -> dict[str, Any]:
    card, x, y, rotation = rest
    value = ROMAN[VALUE[int(card)]]
    return {"card": card, "x": x, "y": y, "rotation": rotation, "value": value}


def _explain_move(table: Table, lang: str, rest: list[str]) -> dict[str, Any]:
    return {"area": rest[0], "there": contents(table, AREA_NAMES.index(rest[0]), lang) or "-"}


def _explain_use(table: Table, lang: str, rest: list[str]) -> dict[str, Any]:
    which = ("yellow", "purple").index(rest[0])
    name = ability_name(table, which, lang)
    if len(rest) == 4:
        rats = int(table.state.rats[COLOURS.index(rest[1]), AREA_NAMES.index(rest[2])])
        moved = rats_words(table, rest[1], rats, lang)
        return {"ability": name, "form": "whistle", "rats": moved, "area": rest[2], "to": rest[3]}
    area = rest[1] if len(rest) > 1 else AREA_NAMES[table.state.pawn]
    return {"ability": name, "form": "area", "rats": "", "area": area, "to": ""}


def _explain_claim(table: Table, lang: str, rest: list[str]) -> dict[str, Any]:
    n = int(rest[0])
    reward = rest[1] if len(rest) > 1 else REWARDS[int(np.flatnonzero(PEC_REWARD[n])[0])]
    words = reward_words(table, n, reward, lang)
    return {"rat": rat_name(table, f"p{n}", lang), "reward": words}


def reward_words(table: Table, n: int, reward: str, lang: str) -> str:
    """One reward of a peculiar rat."""
    amount = int(PEC_REWARD[n, REWARDS.index(reward)])
    return table.say(lang, "reward", reward=reward, amount=amount)


def _explain_catch(table: Table, lang: str, rest: list[str]) -> dict[str, Any]:
    six = len(rest) > 1
    hits = 0 if six else int(defence_of(table.state, RATS.index(rest[0]))) + 1
    if hits > table.state.hits:
        hits = 0
    return {"rat": rat_name(table, rest[0], lang), "hits": hits}


def _explain_wound(table: Table, lang: str, rest: list[str]) -> dict[str, Any]:
    if rest[0] == "six":
        return {"rat": rat_name(table, "arch", lang), "hits": 0, "wounds": 1}
    hits = int(rest[0])
    wounds = hits - int(defence_of(table.state, ARCH))
    return {"rat": rat_name(table, "arch", lang), "hits": hits, "wounds": wounds}


def _explain_buy(table: Table, lang: str, rest: list[str]) -> dict[str, Any]:
    from .content import ITEMS

    return {"item": rest[0], "price": int(PRICE[ITEMS.index(rest[0])])}


def _explain_put(table: Table, lang: str, rest: list[str]) -> dict[str, Any]:
    return {"field": table.say(lang, "field", field=rest[0])}


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
    from .position import effects_in

    s, parts = table.state, []
    if s.pawn == area:
        parts.append(table.say(lang, "you"))
    for i, colour in enumerate(COLOURS):
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
    parts += [table.say(lang, "ability", ability=effect) for effect in effects_in(s, area)]
    return listed(parts)


def big_rats(s: Any, area: int) -> list[str]:
    """Peculiar rats and the arch rat in an area."""
    found = [RATS[P0 + n] for n in range(1, len(s.odd_at)) if s.odd_at[n] == area + 1]
    return found + (["arch"] if s.arch_at == area + 1 else [])


# --- of use while deciding ------------------------------------------------------------------------


def advice(table: Table, lang: str) -> list[str]:
    """Section 8: cheese in danger, bites, whether the city will grow, how the game stands."""
    s = table.state
    lines = [
        table.say(lang, "now-score", collected=int(collected(s)), eaten=int(s.progress)),
    ]
    lines += [_cheese_advice(table, area, lang) for area in cheeses(s)]
    lines.append(bite_advice(table, lang))
    if leaving := leaving_bite(s):
        words = {"sum": leaving, "defence": int(defence(s))}
        lines.append(table.say(lang, "now-leaving", **words))
    if s.phase in (ACTING, LATE) and s.cheese[s.pawn]:
        lines.append(table.say(lang, "now-no-collect"))
    if cheese_in_city(s) < CHEESES_THAT_HOLD and s.deck_left:
        cards = min(
            int(VALUE[RED if s.hard and s.pawn < SPAN else s.pawn // SPAN]), int(s.deck_left)
        )
        lines.append(table.say(lang, "now-grows", cards=cards))
    return lines


def cheeses(s: Any) -> list[int]:
    """The areas with cheese."""
    return [int(a) for a in np.flatnonzero(s.cheese)]


def _cheese_advice(table: Table, area: int, lang: str) -> str:
    s = table.state
    heavy = int(weight(s, area))
    coming = reaching(s, area)
    return table.say(
        lang,
        "now-cheese",
        area=AREA_NAMES[area],
        weight=heavy,
        eaten=int(heavy >= WEIGHT_THAT_EATS),
        coming=listed([AREA_NAMES[a] for a in coming]) or "-",
        later=heavy + sum(_seekers(s, a) for a in coming),
    )


def _seekers(s: Any, area: int) -> int:
    """What the common rats of an area weigh for eating."""
    return sum(int(COMMON_WEIGHT[c]) * int(s.rats[c, area]) for c in range(len(COLOURS)))


def reaching(s: Any, area: int) -> list[int]:
    """The areas from which common rats reach this cheese in their next move."""
    found = set()
    copy = np.array([s], s.dtype)[0]
    for colour in range(len(COLOURS)):
        if COMMON_WEIGHT[colour] == 0:
            continue
        spread_from(copy, FROM_HERE, area)
        away = copy.far[FROM_HERE].copy()
        for other in np.flatnonzero(s.rats[colour]):
            steps = int(away[other]) - 1
            if 0 < steps <= COMMON_MOVE[colour] and s.active[other // SPAN]:
                if s.cheese[other] or target_of(s, colour) == 0:
                    continue
                if target_area(copy, colour, int(other)) == area:
                    found.add(int(other))
    return sorted(found)


def bite_sum(s: Any) -> int:
    """RC-94: the sum of the common rats' bites in your area."""
    if s.effects[s.pawn] & BIT_GAS:
        return 0
    return sum(int(bite_of(s, c)) * int(s.rats[c, s.pawn]) for c in range(len(COLOURS)))


def leaving_bite(s: Any) -> int:
    """RC-24: the sum of the bites of common Gnawers in your area."""
    if s.effects[s.pawn] & BIT_GAS:
        return 0
    rats = range(len(COLOURS))
    return sum(int(COMMON_GNAWER[c] * COMMON_BITE[c]) * int(s.rats[c, s.pawn]) for c in rats)


def bite_advice(table: Table, lang: str) -> str:
    """The bites in your area against your defence."""
    s = table.state
    return table.say(lang, "now-bites", sum=bite_sum(s), defence=int(defence(s)))


def board_values(table: Table, lang: str) -> list[tuple[str, str]]:
    """The values of your board: a name and a number each."""
    s = table.state
    dice, aim = int(TRAP_DICE[s.catcher]), int(TRAP_ACCURACY[s.catcher])
    dice += bool(has_upgraded_traps(s, MORE_DICE))
    aim -= bool(has_upgraded_traps(s, MORE_ACCURATE))
    trap = table.say(lang, "trap-value", traps=int(s.traps), dice=dice, accuracy=aim)
    return [
        (table.say(lang, "health"), f"{int(s.health)}/{int(health_max(s))}"),
        (table.say(lang, "dice"), f"{int(s.dice)}/{int(dice_value(s))}"),
        (table.say(lang, "movement"), f"{int(s.points)}/{int(move_value(s))}"),
        (table.say(lang, "accuracy"), f"{int(accuracy(s))}+"),
        (table.say(lang, "defence"), str(int(defence(s)))),
        (table.say(lang, "traps"), trap),
        (table.say(lang, "cage"), str(int(caged(s)))),
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
    colours = [COLOURS[n - 1] for n in gave[-a["draws"] :]]
    return {"chain": listed([table.say(lang, "colour", colour=c) for c in colours])}


def _moved(table: Table, a: dict[str, Any], gave: list[int], lang: str) -> dict[str, Any]:
    rats, why = a["rats"] % 128, a["rats"] // 128
    return {"rats": rats_words(table, a["rat"], rats, lang), "why": why}


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
        "rats": listed([rats_words(table, c, a[c], lang) for c in COLOURS if a[c]]) or "0"
    },
    "bag-district": lambda table, a, gave, lang: {"district": str(a["district"])},
    "active": lambda table, a, gave, lang: {"district": str(a["district"])},
    "inactive": lambda table, a, gave, lang: {"district": str(a["district"])},
    "under-deck": lambda table, a, gave, lang: {"card": str(a["card"])},
}
