"""What is going on, in words: the question, the choices, and more for some log lines."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from cheesemoon.core import Event, Table

from .content import (
    BURROW,
    BURROW_SIDE,
    CHAIN_PRICE,
    COLOUR_OF,
    COLOURS,
    COMICS,
    COUNT_OF,
    FOOD_PRICE,
    GOODS,
    ITEM_OF,
    ITEMS,
    LIT_FROM,
    NUT_POINTS,
    PAD,
    PART_PRICE,
    PARTS,
    RATTONAUTS,
    RATWOMAN,
    STAND_PRICE,
    STEPS,
    TRACKS,
    VIA,
)
from .phrases import goods_phrase, names_in, say, thing_help, thing_phrase
from .run import bears, free_pipes, rent_at
from .shop import rat_at, stand_of
from .state import BUILD, FORK, OVER, PHASES, RUN, SHOP, THINGS, TOKEN
from .tracks import next_space, value


def question(table: Table, lang: str) -> str:
    """What the seat to act has to decide."""
    s = table.state
    phase, turn = int(s["phase"]), int(s["turn"])
    if phase == OVER:
        return say(lang, "ask-over")
    args: dict[str, Any] = {"player": table.player(turn, lang)}
    if phase in (RUN, SHOP, BUILD):
        args["more"] = "no" if table.legal() == ("done",) else "yes"
    if phase == RUN:
        args["runs"] = int(s["runs"])
    elif phase == FORK:
        args["steps"] = int(s["steps"])
        args["side"] = BURROW[BURROW_SIDE[s["seats"]["burrow"][turn]]]
    elif phase == TOKEN:
        args["comic"] = names_in(s["seats"]["comics"][turn], COMICS)[-1]
    return say(lang, f"ask-{PHASES[phase]}", **args)


def explain(table: Table, action: str, lang: str) -> str:
    """A legal action as a person would say it."""
    verb, *rest = action.split(" ")
    s = table.state
    if verb == "run":
        return _explain_run(s, lang, rest)
    if verb in ("buy", "steal"):
        return _explain_shop(s, lang, verb, " ".join(rest))
    if verb == "build":
        return _explain_build(s, lang, *rest)
    if verb == "feed":
        points = next_value(s, TRACKS.index("cheese"))
        return say(lang, "do-feed", price=FOOD_PRICE, points=points)
    if verb == "comic":
        help_ = "" if rest[0] == "none" else say(lang, "comic-help", comic=rest[0])
        return say(lang, "do-comic", comic=rest[0], help=help_)
    if verb == "done":
        return say(lang, "do-done", phase=PHASES[s.phase])
    args: dict[str, Any] = {}
    if verb == "pack":
        args["goods"] = goods_phrase(lang, {rest[0]: 1})
    elif verb == "fork":
        args["way"] = rest[0]
    elif verb == "token":
        args["rat"] = int(rest[0])
    elif verb == "plan":
        args["track"] = rest[0]
    elif verb == "nut":
        args["points"] = NUT_POINTS
    return say(lang, f"do-{verb}", **args)


def next_value(s: Any, track: int) -> int:
    """What the next marker on a track brings."""
    return int(value(s, track, next_space(s, track)))


def _explain_run(s: Any, lang: str, rest: list[str]) -> str:
    rat, end = int(rest[0]), int(rest[1])
    seats, turn = s["seats"], s["turn"]
    begin, light = int(seats["rats"][turn, rat]), int(seats["light"][turn])
    shown = -1 if end == PAD else int(s["path"][end])
    return _run_sentence(
        lang,
        rat,
        begin,
        end,
        " ".join(rest[2:]),
        int(free_pipes(s)),
        int(rent_at(s, end)),
        shown,
        next_value(s, RATTONAUTS) if end == PAD else int(light >= LIT_FROM[end]),
    )


@lru_cache(maxsize=8192)
def _run_sentence(
    lang: str, rat: int, begin: int, end: int, via: str, free: int, rent: int, shown: int, more: int
) -> str:
    """`shown` is what lies on the end space and `more` its light, or the points of the pad."""
    if end == PAD:
        told = say(lang, "do-run-pad", rat=rat, points=more)
    else:
        gift = goods_phrase(lang, {ITEMS[ITEM_OF[shown]]: int(COUNT_OF[shown]) + more})
        told = say(lang, "do-run", rat=rat, end=end, colour=COLOURS[COLOUR_OF[shown]], gift=gift)
    chain = VIA.index(via)
    return " · ".join([told, *run_costs(lang, begin, end, chain, free, rent)])


def chain_price(free: int, chain: int) -> dict[str, int]:
    """What the pipes of a run cost, by item."""
    return {GOODS[item]: int(n) for item, n in enumerate(CHAIN_PRICE[free, chain]) if n}


def run_costs(lang: str, begin: int, end: int, chain: int, free: int, rent: int) -> list[str]:
    """Steps, pipes with their price, rent."""
    told = [say(lang, "steps", steps=int(STEPS[begin, end, chain]))]
    if chain:
        paid = chain_price(free, chain)
        message = "via-paid" if paid else "via-free"
        pipes = VIA[chain].removeprefix("via ")
        told.append(say(lang, message, pipes=pipes, price=goods_phrase(lang, paid)))
    if rent:
        told.append(say(lang, "rent", rent=rent))
    return told


def _explain_shop(s: Any, lang: str, verb: str, thing: str) -> str:
    stand = stand_of(THINGS.index(thing))
    what, help_ = thing_phrase(lang, thing), thing_help(lang, thing)
    if verb == "buy":
        return f"{say(lang, 'do-buy', thing=what, price=int(STAND_PRICE[stand]))} ({help_})"
    stays = "yes" if bears(s, RATWOMAN, rat_at(s, stand)) else "no"
    return f"{say(lang, 'do-steal', thing=what, stays=stays)} ({help_})"


def _explain_build(s: Any, lang: str, part: str, *save: str) -> str:
    number = PARTS.index(part)
    price = {GOODS[i]: int(PART_PRICE[number, i]) for i in range(1, len(GOODS))}
    if save:
        price[save[1]] -= 1
    paid = goods_phrase(lang, {name: n for name, n in price.items() if n})
    return say(lang, "do-build", part=part, price=paid, points=next_value(s, number))


# --- more for the log -----------------------------------------------------------------------------


def details(table: Table, event: Event, gave: list[int], lang: str) -> dict[str, Any]:
    """What the line of an event needs besides its own numbers."""
    args = event.args
    if event.name in ("ran", "robot-ran") and args["end"] == PAD:
        return {"end": say(lang, "to-pad")}
    if event.name == "took":
        return _sum(args, lang)
    if event.name == "pipe":
        return {"cost": goods_phrase(lang, {args["item"]: args["price"]})}
    if event.name == "lost":
        return {"goods": goods_phrase(lang, {args["item"]: args["lost"]})}
    if event.name in ("bought", "stole", "robot-took"):
        return {"thing": thing_phrase(lang, args["thing"])}
    if event.name == "built" and args["saved"] != "none":
        return {"goods": goods_phrase(lang, {args["saved"]: 1})}
    if event.name == "built":
        return {"goods": ""}
    return {}


def _sum(args: dict[str, Any], lang: str) -> dict[str, Any]:
    """`2 + 1 light + 2 backpack, ×2 = 10 cheese`; see take.told_more."""
    rest, pack = divmod(args["more"], 10)
    times, extra = divmod(rest, 10)
    parts = [str(args["spaces"])] if args["spaces"] else []
    if args["light"]:
        parts.append(say(lang, "plus-light", count=args["light"]))
    if extra:
        parts.append(say(lang, "plus-super", count=extra))
    if pack:
        parts.append(say(lang, "plus-pack", count=pack))
    all_ = (args["spaces"] + args["light"] + extra + pack) * times
    sum_ = " + ".join(parts)
    if times > 1:
        sum_ = f"{sum_}, ×{times}"
    goods = goods_phrase(lang, {args["item"]: all_})
    return {"sum": f"{sum_} = {goods}" if len(parts) > 1 or times > 1 else goods}
