"""The table in words: the question, the choices, and details of some log lines."""

from collections.abc import Collection
from functools import lru_cache

from cheesemoon.core import Args, Event, Steps, Table

from .. import content as c, run, shop, state as st, ways
from . import phrases
from .merits import merit as merit
from .twins import twin_rats


def question(table: Table, lang: str) -> str:
    """Return the question for the seat to act."""
    s = table.state
    phase, turn = int(s["phase"]), int(s["turn"])
    if phase == st.OVER:
        return phrases.say(lang, "ask-over")
    args: Args = {"player": table.player(turn, lang)}
    if phase in (st.RUN, st.SHOP, st.BUILD):
        args["more"] = "no" if table.legal() == ("done",) else "yes"
    if phase == st.BUILD:
        verbs = {action.split(" ")[0] for action in table.legal()} - {"done"}
        args["what"] = verbs.pop() if len(verbs) == 1 else "both"
    if phase == st.RUN:
        args["runs"] = int(s["runs"])
    elif phase == st.FORK:
        args["steps"] = int(s["steps"])
        args["side"] = c.BURROW[c.BURROW_SIDE[s["seats"]["burrow"][turn]]]
    elif phase == st.TOKEN:
        args["comic"] = phrases.names_in(s["seats"]["comics"][turn], c.COMICS)[-1]
    return phrases.say(lang, f"ask-{st.PHASES[phase]}", **args)


def explain(table: Table, action: str, lang: str) -> str:
    """Return a legal action as a person would say it."""
    verb, *rest = action.split(" ")
    s = table.state
    if verb == "run":
        return _explain_run(table, lang, rest)
    if verb in ("buy", "steal"):
        return _explain_shop(s, lang, verb, " ".join(rest))
    if verb == "build":
        return _explain_build(s, lang, *rest)
    if verb == "feed":
        points = phrases.next_value(s, c.TRACKS.index("cheese"))
        return phrases.say(lang, "do-feed", price=c.FOOD_PRICE, points=points)
    if verb == "comic":
        help_ = "" if rest[0] == "none" else phrases.say(lang, "comic-help", comic=rest[0])
        return phrases.say(lang, "do-comic", comic=rest[0], help=help_)
    if verb == "done":
        if s.phase == st.SHOP and len(table.legal()) > 1:
            return label(table, action, lang)
        return phrases.say(lang, "do-done", phase=st.PHASES[s.phase])
    args: Args = {}
    if verb == "pack":
        args["goods"] = phrases.stock_phrase(lang, {rest[0]: 1})
    elif verb == "fork":
        args["way"] = rest[0]
    elif verb == "token":
        args["rat"] = int(rest[0])
    elif verb == "plan":
        args["track"] = rest[0]
    elif verb == "nut":
        args["points"] = c.NUT_POINTS
    return phrases.say(lang, f"do-{verb}", **args)


def _explain_run(table: Table, lang: str, rest: list[str]) -> str:
    from ..picture import seen as sn, targets  # drawn before anything is told

    s, rat, end = table.state, int(rest[0]), int(rest[1])
    seen = sn.seen_by(table, table.seat, lang)
    begin = int(s.seats[s.turn].rats[rat])
    shown = -1 if end == c.PAD else int(s.path[end])
    return _run_sentence(
        lang,
        rat,
        begin,
        end,
        " ".join(rest[2:]),
        int(run.free_pipes(s)),
        int(run.rent_at(s, end)),
        shown,
        phrases.next_value(s, c.RATTONAUTS)
        if end == c.PAD
        else targets.gift(seen, rat, end, targets.light_now(seen)),
    )


@lru_cache(maxsize=8192)
def _run_sentence(
    lang: str, rat: int, begin: int, end: int, via: str, free: int, rent: int, shown: int, gain: int
) -> str:
    """Return the sentence of a run. `shown` is the end space's tile; `gain` is all that it brings,
    or the points of the launch pad."""
    if end == c.PAD:
        told = phrases.say(lang, "do-run-pad", rat=rat, points=gain)
    else:
        gift = phrases.stock_phrase(lang, {c.ITEMS[c.ITEM_OF[shown]]: gain})
        told = phrases.say(
            lang, "do-run", rat=rat, end=end, colour=c.COLOURS[c.COLOUR_OF[shown]], gift=gift
        )
    chain = ways.VIA.index(via)
    return " · ".join([told, *run_costs(lang, begin, end, chain, free, rent)])


def run_costs(lang: str, begin: int, end: int, chain: int, free: int, rent: int) -> list[str]:
    """Return the words for steps, pipes with their price, and rent."""
    told = [phrases.say(lang, "steps", steps=int(ways.STEPS[begin, end, chain]))]
    if chain:
        paid = phrases.chain_price(free, chain)
        message = "via-paid" if paid else "via-free"
        pipes = ways.VIA[chain].removeprefix("via ").split(" ")
        args = {"count": len(pipes), "price": phrases.goods_phrase(lang, paid)}
        args["pipes"] = f" {phrases.say(lang, 'and')} ".join(pipes)
        told.append(phrases.say(lang, message, **args))
    if rent:
        told.append(phrases.say(lang, "rent", rent=rent))
    return told


def _explain_shop(s: st.Junkyard, lang: str, verb: str, thing: str) -> str:
    stand = shop.stand_of(st.THINGS.index(thing))
    what, help_ = phrases.thing_phrase(lang, thing), phrases.thing_help(lang, thing)
    if verb == "buy":
        return (
            f"{phrases.say(lang, 'do-buy', thing=what, price=int(c.STAND_PRICE[stand]))} ({help_})"
        )
    stays = "yes" if run.bears(s, c.RATWOMAN, shop.rat_at(s, stand)) else "no"
    return f"{phrases.say(lang, 'do-steal', thing=what, stays=stays)} ({help_})"


def _explain_build(s: st.Junkyard, lang: str, part: str, *save: str) -> str:
    number = c.PARTS.index(part)
    price = {c.GOODS[i]: int(c.PART_PRICE[number, i]) for i in range(1, len(c.GOODS))}
    if save:
        price[save[1]] -= 1
    paid = phrases.goods_phrase(lang, {name: n for name, n in price.items() if n})
    return phrases.say(
        lang, "do-build", part=part, price=paid, points=phrases.next_value(s, number)
    )


# --- more for the log -----------------------------------------------------------------------------


def details(table: Table, event: Event, gave: list[int], lang: str) -> Args:
    """Return the arguments of an event's log line that are not in the event."""
    args = event.args
    if event.name in ("ran", "robot-ran") and args["end"] == c.PAD:
        return {"end": phrases.say(lang, "to-pad")}
    if event.name == "card":
        steps = c.CARD_STEPS[c.CARDS.index(args["card"])].tolist()
        return {"numbers": "–".join(map(str, steps))}
    if event.name == "took":
        return _sum(table, args, lang)
    if event.name == "pipe":
        return {"cost": phrases.goods_phrase(lang, {args["item"]: args["price"]})}
    if event.name == "lost":
        return {"goods": phrases.stock_phrase(lang, {args["item"]: args["lost"]})}
    if event.name in ("bought", "stole", "robot-took"):
        thing = args["thing"]
        return {
            "thing": phrases.thing_phrase(lang, thing),
            "help": phrases.thing_help(lang, thing),
        }
    if event.name == "built" and args["saved"] != "none":
        return {"goods": phrases.goods_phrase(lang, {args["saved"]: 1})}
    if event.name == "built":
        return {"goods": ""}
    return {}


def _sum(table: Table, args: Args, lang: str) -> Args:
    """Return `2 + 1 light + 2 backpack, ×2 = 10 cheese`, see take.told_more. A hint says the amount
    and what it is good for."""
    rest, pack = divmod(args["more"], 10)
    times, extra = divmod(rest, 10)
    parts = [str(args["spaces"])] if args["spaces"] else []
    if args["light"]:
        parts.append(phrases.say(lang, "plus-light", count=args["light"]))
    if extra:
        parts.append(phrases.say(lang, "plus-super", count=extra))
    if pack:
        parts.append(phrases.say(lang, "plus-pack", count=pack))
    all_ = (args["spaces"] + args["light"] + extra + pack) * times
    sum_ = " + ".join(parts)
    if times > 1:
        sum_ = f"{sum_}, ×{times}"
    goods = phrases.goods_phrase(lang, {args["item"]: all_})
    owned = table.state.seats[args["seat"]].goods
    return {
        "sum": f"{sum_} = {goods}" if len(parts) > 1 or times > 1 else goods,
        "got": goods,
        **phrases.progress_args(lang, table.state, owned, args["item"], all_),
    }


# --- for the frame around the board ---------------------------------------------------------------

_STEP_OF = {
    st.RUN: 0,
    st.REWARD: 0,
    st.PACK: 1,
    st.DRINK: 1,
    st.FORK: 1,
    st.COMIC: 1,
    st.TOKEN: 1,
    st.SHOP: 2,
    st.BUILD: 3,
}


def steps(table: Table, lang: str) -> Steps:
    """Return the round and the current one of the four steps (FR-10), or no step in the robot's
    turn."""
    s = table.state
    names = tuple(phrases.say(lang, f"step-{name}") for name in ("run", "take", "shop", "build"))
    head = phrases.say(lang, "round", round=int(s["round_no"]))
    return Steps(head, names, _STEP_OF.get(int(s["phase"])))


def label(table: Table, action: str, lang: str) -> str:
    """Return a choice in a word or two, for a button."""
    verb, *rest = action.split(" ")
    if verb == "done":
        is_choice = len(table.legal()) > 1
        phase = st.PHASES[int(table.state["phase"])] if is_choice else "over"
        return phrases.say(lang, "label-done", phase=phase)
    if verb == "run":
        pipes = " ".join(rest[3:]) or "none"
        return phrases.say(lang, "label-run", rat=int(rest[0]), end=int(rest[1]), pipes=pipes)
    if verb == "build":
        if len(rest) < 2:
            return phrases.say(lang, "track", track=rest[0])
        return phrases.say(
            lang, "label-save", track=rest[0], goods=phrases.goods_phrase(lang, {rest[2]: 1})
        )
    if verb in ("nut", "newrat", "buy", "steal", "feed"):
        return phrases.say(lang, f"label-{verb}")
    if verb in ("drink", "keep"):
        return phrases.say(lang, f"sign-{verb}")
    if verb == "comic" and rest[0] != "none":
        return phrases.say(lang, "comic", comic=rest[0])
    if verb == "pack":
        return phrases.stock_phrase(lang, {rest[0]: 1})
    return table.explain(action, lang)


def _aside_colour(table: Table, lang: str) -> str:
    """Return the colour on which the other rats must end, if another rat may run (FR-15, FR-60)."""
    s = table.state
    colour = int(run.colour_of_turn(s))
    if colour < 0 or table.legal() == ("done",):
        return ""
    both = colour in (c.GREEN, c.ORANGE) and run.in_force(s, c.GREEN_ORANGE)
    return phrases.say(lang, "aside-colour", colour="green-orange" if both else c.COLOURS[colour])


def aside(table: Table, lang: str) -> str:
    """Return a hint for this decision, in one line."""
    s = table.state
    phase = int(s["phase"])
    if phase == st.RUN and s["runs"] == 0:
        several = c.SEVERAL + (c.LONG_LEGS_MORE if run.in_force(s, c.LONG_LEGS) else 0)
        return phrases.say(lang, "aside-first", alone=c.ALONE, several=several)
    if phase == st.RUN:
        return _aside_colour(table, lang)
    if phase == st.FORK:
        side = c.BURROW_SIDE[s["seats"]["burrow"][int(s["turn"])]]
        return phrases.say(lang, "aside-fork", side=c.BURROW[side])
    if phase == st.SHOP:
        return phrases.say(lang, "aside-shop")
    return (
        phrases.say(lang, "aside-last") if s["ending"] == st.THIS_ROUND and phase != st.OVER else ""
    )


def twins(table: Table) -> Collection[str]:
    """Return the legal runs that equal the run of another rat from the start."""
    s: st.Junkyard = table.state
    if table.seat is None:
        return ()
    acts, me = table.legal(), s.seats[table.seat]
    starts = tuple(f"run {rat} " for rat in twin_rats(acts, me.rats, me.supers))
    return {action for action in acts if action.startswith(starts)}
