"""The table in words: the question, the choices, and details of some log lines."""

from collections.abc import Callable
from functools import lru_cache

import numpy as np

from cheesemoon.core import Args, Steps, Table, Words
from cheesemoon.core.rules.bits import members

from .. import combat, content as c, outlook, state as st
from . import logbook, naming as na
from .merits import merit as merit

ROMAN = ("", "I", "II", "III", "IV")

details = logbook.details

# --- where in the turn ----------------------------------------------------------------------------

NIGHT = ("run", "traps", "bites", "eating", "breeding", "growing", "clearing")
_STEP_OF = {
    st.DO_MOVE: 0, st.DO_COMMONS: 0, st.DO_WALK: 0, st.DO_STEP: 0, st.DO_ARRIVE: 0,
    st.DO_TRAPS: 1, st.DO_SPRING: 1, st.DO_BITE: 2, st.DO_EAT: 3, st.DO_EAT1: 3, st.DO_GOHOME: 3,
    st.DO_SPAWN: 4, st.DO_BLACKS: 4, st.DO_EXPAND_RATS: 5, st.DO_CLEAN: 6, st.DO_REFRESH: 6,
}  # fmt: skip


def step_of(s: st.Hunt) -> int:
    """Return the current step of the rats' turn, an index of NIGHT, or -1 in the ratcatcher's
    turn."""
    if s.phase in (st.ACTING, st.LATE, st.SETUP, st.OVER):
        return -1
    lines = s.todo[: int(s.todo_left), 0].tolist()
    if st.DO_LATE in lines:
        return -1
    if st.DO_CLEAN not in lines and st.DO_REFRESH not in lines:
        return -1
    if s.phase == st.HITTING and s.roll_by == st.BY_TRAP:
        return 1
    if s.phase == st.DEPLOYING:
        return 3
    if st.DO_PLACING in lines or st.DO_FILL in lines:
        return 5
    return next((_STEP_OF[line] for line in reversed(lines) if line in _STEP_OF), 6)


def step_shown(table: Table) -> int:
    """Return the step to show. In a slow replay of a night it is the replayed one."""
    return step_of(table.state) if table.told_step is None else table.told_step - 1


@lru_cache(maxsize=100)
def _step_names(words: Words, lang: str) -> tuple[str, ...]:
    return tuple([words.say(lang, "night-step", {"step": step}) for step in ("you", *NIGHT)])


def steps(table: Table, lang: str) -> Steps:
    """Return the round, and the steps from the ratcatcher's turn to the clean-up."""
    s = table.state
    names = _step_names(table.game.words, lang)
    head = table.say(lang, "round", round=int(s.round_no))
    return Steps(head, names, None if table.over else step_shown(table) + 1)


# --- the question ---------------------------------------------------------------------------------


def question(table: Table, lang: str) -> str:
    """Return the question for the ratcatcher."""
    s = table.state
    if s.phase == st.RUNNING:  # in the middle of a slow replay of a night
        return ""
    phase = st.PHASES[s.phase]
    args: Args = {}
    if phase == "actions":
        args = {"catcher": na.catcher_name(table, lang)}
    elif phase == "hits":
        args = {"hits": int(s.hits), "sixes": int(s.sixes)}
        args |= na.spots(table, c.AREA_NAMES[s.roll_at - 1], lang)
        return na.sentence(table.say(lang, "ask-hits", **args))
    elif phase == "cheese":
        args = {"cheese": int(s.gained)}
    elif phase == "pay":
        asked = ("black", "brown")[min(int(s.pay_ask), 2) - 1]  # white rats pay the rest unasked
        args = {"colour": asked}
    elif phase in ("setup", "expand"):
        waiting = members(int(s.waiting))
        name = na.district(table, waiting[0], lang) if waiting else ""
        args = {"cards": len(waiting), "name": name}
    elif phase == "rat-move":
        row = s.todo[s.todo_left - 1]
        args = {"rat": na.sentence(na.rat_name(table, c.RATS[row[1]], lang))}
        args |= na.spots(table, c.AREA_NAMES[row[2]], lang)
    elif phase == "deploy":
        args = {"rat": na.rat_name(table, "arch", lang)}
    elif phase == "reward":
        args = {"rats": int(s.offer)}
    elif phase == "over":
        args = {"result": st.RESULTS[s.result]}
    return table.say(lang, f"ask-{phase}", **args)


def aside(table: Table, lang: str) -> str:
    """Return what is left of the turn, or of a price."""
    s = table.state
    if s.phase == st.PAYING:
        return table.say(lang, "aside-pay", rats=int(s.pay_left))
    if s.phase == st.CHEESING:
        return table.say(lang, "aside-put", cheese=outlook.outlook(table).collected)
    if s.phase not in (st.ACTING, st.LATE):
        return ""
    left = {"steps": int(s.points), "dice": int(s.dice), "traps": int(s.traps)}
    return table.say(lang, "aside-actions", **left)


# --- the choices ----------------------------------------------------------------------------------


def explain(table: Table, action: str, lang: str) -> str:
    """Return a legal action as a person would say it."""
    verb, *rest = action.split(" ")
    return table.say(lang, f"do-{verb}", **_EXPLAIN[verb](table, lang, rest))


def label(table: Table, action: str, lang: str) -> str:
    """Return a legal action in a word or two, without its place."""
    verb, *rest = action.split(" ")
    if verb not in _LABELS:
        return explain(table, action, lang)
    return table.say(lang, f"label-{verb}", **_EXPLAIN[verb](table, lang, rest))


_LABELS = frozenset(
    ("end", "done", "pass", "pay", "trap", "buy", "put", "claim", "move", "attack", "recall", "go",
     "deploy", "place")
)  # fmt: skip


def _explain_place(table: Table, lang: str, rest: list[str]) -> Args:
    card, x, y, rotation = (int(word) for word in rest)
    found = na.joins(table.state, card, x, y, rotation // 90)
    first = found[0]
    here, there = first.names(table.game.words, lang, card)
    return {
        "name": na.district(table, card, lang),
        "the": na.district(table, card, lang, "the"),
        "of": na.district(table, first.other, lang, "of"),
        "side": na.SIDES[(first.side + 2) % 4],
        "here": here,
        "there": there,
        "more": len(found) - 1,
        "turn": rotation // 90 + 1,
    }


def _explain_move(table: Table, lang: str, rest: list[str]) -> Args:
    s, area = table.state, c.AREA_NAMES.index(rest[0])
    there = na.contents(table, area, lang)
    rats = bool(s.rats[:, area].any() or na.big_rats(s, area))
    seen = outlook.outlook(table)
    return {
        **na.spots(table, rest[0], lang),
        "there": there,
        "empty": int(not there),
        "cheese": 0 if rats else int(s.cheese[area]),
        "bitten": int(seen.leaving > seen.defence),
    }


def _explain_trap(table: Table, lang: str, rest: list[str]) -> Args:
    price = int(c.TRAP_PRICE[table.state.catcher])
    return {
        **na.spots(table, rest[0], lang),
        "dice": outlook.outlook(table).trap_dice,
        "price": price,
    }


def _explain_attack(table: Table, lang: str, rest: list[str]) -> Args:
    return {"dice": int(rest[0]), "aim": outlook.outlook(table).accuracy}


def ability_numbers(ability: str) -> Args:
    """Return the numbers of an ability's sentence."""
    dice = {"mincer": c.MINCER_DICE, "bomb": c.BOMB_DICE}.get(ability, 0)
    return {"ability": ability, "dice": int(dice), "more": int(c.APRON_DEFENCE)}


def _explain_use(table: Table, lang: str, rest: list[str]) -> Args:
    ability = na.ability_of(table.state, ("yellow", "purple").index(rest[0]))
    args = ability_numbers(ability) | {"rats": "", "toward": ""}
    if len(rest) == 4:
        begin = c.AREA_NAMES.index(rest[2])
        rats = int(table.state.rats[c.COLOURS.index(rest[1]), begin])
        args["rats"] = na.rats_words(table, rest[1], rats, lang)
        args["toward"] = na.place(table, rest[3], lang, "to")
        return args | na.spots(table, rest[2], lang)
    area = rest[1] if len(rest) > 1 else c.AREA_NAMES[table.state.pawn]
    return args | na.spots(table, area, lang)


def _explain_claim(table: Table, lang: str, rest: list[str]) -> Args:
    n = int(rest[0])
    only = c.REWARDS[int(np.flatnonzero(c.PEC_REWARD[n])[0])]
    words = reward_words(table, n, rest[1] if len(rest) > 1 else only, lang)
    return {"rat": na.rat_name(table, f"p{n}", lang), "reward": words}


def reward_words(table: Table, n: int, reward: str, lang: str) -> str:
    """Return the words of one reward of a peculiar rat."""
    amount = int(c.PEC_REWARD[n, c.REWARDS.index(reward)])
    return table.say(
        lang, "reward", reward=reward, amount=amount, thing=na.thing(table, reward, lang)
    )


def hits_needed(table: Table, rat: str, six: bool) -> int:
    """Return the number of normal hits that catch a rat, or 0 for a six."""
    need = 0 if six else int(combat.defence_of(table.state, c.RATS.index(rat))) + 1
    return 0 if need > table.state.hits else need


def _explain_catch(table: Table, lang: str, rest: list[str]) -> Args:
    hits = hits_needed(table, rest[0], len(rest) > 1)
    kind = "common" if rest[0] in c.COLOURS else "peculiar"
    return {"rat": na.rat_name(table, rest[0], lang), "hits": hits, "kind": kind}


def _explain_wound(table: Table, lang: str, rest: list[str]) -> Args:
    rat = na.rat_name(table, "arch", lang)
    if rest[0] == "six":
        return {"rat": rat, "hits": 0, "wounds": 1}
    hits = int(rest[0])
    return {"rat": rat, "hits": hits, "wounds": hits - int(combat.defence_of(table.state, c.ARCH))}


def _explain_buy(table: Table, lang: str, rest: list[str]) -> Args:
    price = int(c.PRICE[c.ITEMS.index(rest[0])])
    return {"item": rest[0], "price": price, "thing": na.thing(table, rest[0], lang)}


def field_name(table: Table, field: str, lang: str) -> str:
    """Return the name of an attribute of the board."""
    return table.say(lang, "field", field=field, thing=na.thing(table, field, lang))


def _explain_put(table: Table, lang: str, rest: list[str]) -> Args:
    s, field = table.state, c.FIELDS.index(rest[0])
    now = int(s.board[field]) + 1
    missing = min(int(n) - now for n in c.NEEDS[s.catcher, field] if n >= now)
    names = {"field": field_name(table, rest[0], lang), "attribute": rest[0]}
    return names | {"missing": missing, "value": _value_after(table, rest[0])}


def phrase_gain(table: Table, field: str, lang: str) -> tuple[str, bool]:
    """Return in few words what a cheese on a field brings, and whether it works at once."""
    names = _explain_put(table, lang, [field])
    return table.say(lang, "put-brings", **names), names["missing"] == 0


def _value_after(table: Table, field: str) -> int:
    """Return the value of an attribute of the board after its next upgrade."""
    yellow, purple = c.MARKERS_MAX[table.state.catcher]
    seen = outlook.outlook(table)
    aim, defence = seen.accuracy - 1, seen.defence + 1
    values = {"accuracy": aim, "defence": defence, "yellow": yellow, "purple": purple}
    values |= {"attack": seen.dice + 1, "move": seen.move + 1}
    return int(values.get(field, 0))


def _explain_pay(table: Table, lang: str, rest: list[str]) -> Args:
    count = int(rest[1])
    return {
        "colour": rest[0],
        "count": count,
        "rats": na.rats_words(table, rest[0], count, lang),
    }


def _explain_go(table: Table, lang: str, rest: list[str]) -> Args:
    row = table.state.todo[table.state.todo_left - 1]
    rat = na.rat_name(table, c.RATS[row[1]], lang)
    return {"rat": na.sentence(rat), **na.spots(table, rest[0], lang)}


def _explain_deploy(table: Table, lang: str, rest: list[str]) -> Args:
    return {"rat": na.rat_name(table, "arch", lang), **na.spots(table, rest[0], lang)}


def _explain_recall(table: Table, lang: str, rest: list[str]) -> Args:
    number = int(rest[0])
    first = number * c.SPAN
    rats = int(table.state.rats[:, first : first + c.SPAN].sum())
    the, name = na.district(table, number, lang, "the"), na.district(table, number, lang)
    return {"the": the, "name": name, "rats": rats}


def _nothing(table: Table, lang: str, rest: list[str]) -> Args:
    return {}


_EXPLAIN: dict[str, Callable[[Table, str, list[str]], Args]] = {
    "place": _explain_place,
    "move": _explain_move,
    "trap": _explain_trap,
    "attack": _explain_attack,
    "use": _explain_use,
    "buy": _explain_buy,
    "claim": _explain_claim,
    "end": _nothing,
    "catch": _explain_catch,
    "wound": _explain_wound,
    "put": _explain_put,
    "pay": _explain_pay,
    "done": _nothing,
    "go": _explain_go,
    "deploy": _explain_deploy,
    "pass": _nothing,
    "recall": _explain_recall,
}

# --- of use while deciding ------------------------------------------------------------------------


def advice(table: Table, seen: outlook.Outlook, lang: str) -> list[str]:
    """Return hints: cheese in danger, bites, the growth of the city, the score."""
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
    """Return the mouths on a cheese now, and after the common rats that can reach it have come."""
    rats, heavy = table.state.rats, seen.weight(area)
    coming = seen.coming(area)
    later = heavy + sum(int(c.COMMON_WEIGHT[colour]) * int(rats[colour, a]) for colour, a in coming)
    origin = [na.place(table, c.AREA_NAMES[a], lang) for a in sorted({a for _, a in coming})]
    return table.say(
        lang,
        "now-cheese",
        **na.spots(table, c.AREA_NAMES[area], lang),
        weight=heavy,
        limit=c.WEIGHT_THAT_EATS,
        coming=len(coming),
        origin=na.listed(origin),
        later=later,
        eaten=int(later >= c.WEIGHT_THAT_EATS),
    )


def board_values(table: Table, seen: outlook.Outlook, lang: str) -> list[tuple[str, str]]:
    """Return the values of the ratcatcher's board: a name and a number each."""
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
