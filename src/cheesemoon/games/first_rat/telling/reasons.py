"""Why an action is not legal: a sentence and its rule."""

from collections.abc import Callable

from cheesemoon.core import Reason, Table

from .. import build, content as c, edition, run, shop, state as st, tracks, ways
from . import phrases

_PHASES_OF = {
    "run": (st.RUN,),
    "nut": (st.REWARD,),
    "newrat": (st.REWARD,),
    "pack": (st.PACK,),
    "drink": (st.DRINK,),
    "keep": (st.DRINK,),
    "fork": (st.FORK,),
    "comic": (st.COMIC,),
    "token": (st.TOKEN,),
    "buy": (st.SHOP,),
    "steal": (st.SHOP,),
    "build": (st.BUILD,),
    "feed": (st.BUILD,),
    "plan": (st.PLAN,),
    "done": (st.RUN, st.SHOP, st.BUILD),
}
_RULE_OF = {
    st.RUN: "FR-12",
    st.REWARD: "FR-26",
    st.PACK: "FR-33",
    st.DRINK: "FR-34",
    st.FORK: "FR-38",
    st.COMIC: "FR-42",
    st.TOKEN: "FR-70",
    st.SHOP: "FR-44",
    st.BUILD: "FR-49",
    st.PLAN: "FR-87",
}


def why_not(table: Table, words: list[str]) -> Reason:
    """Return the reason why an action, given as words, is not legal now."""
    s = table.state
    verb = words[0]
    if s.phase == st.OVER:
        return Reason("no-over", "FR-65")
    wanted = _parse_run(words) if verb == "run" else None
    if wanted is None and st.ACTIONS.number(" ".join(words)) is None:
        return Reason("no-such-action", _RULE_OF[int(s.phase)], {"action": " ".join(words)[:60]})
    if int(s.phase) not in _PHASES_OF[verb]:
        return Reason("no-phase", "FR-10", {"phase": st.PHASES[s.phase], "verb": verb})
    if wanted is not None:
        return _run(table, s, *wanted)
    return _WHY[verb](table, s, words)


# --- step 1 ---------------------------------------------------------------------------------------


def _parse_run(words: list[str]) -> tuple[int, int, list[int]] | None:
    """Return rat, end and pipes of words that look like a run, or None. They get a better
    answer."""
    numbers = [*words[1:3], *words[4:]]
    if len(words) < 3 or len(words) == 4 or (len(words) > 4 and words[3] != "via"):
        return None
    if not all(word.isascii() and word.isdigit() and len(word) < 4 for word in numbers):
        return None
    rat, end, *pipes = map(int, numbers)
    return (rat, end, pipes) if rat < c.RATS else None


def _run(table: Table, s: st.Junkyard, rat: int, end: int, pipes: list[int]) -> Reason:
    me = s.seats[s.turn]
    begin = int(me.rats[rat])
    if run.has_run(s, rat):
        return Reason("no-ran-already", "FR-12", {"rat": rat})
    if begin > c.SPACES:
        return Reason("no-rat-on-path", "FR-12", {"rat": rat})
    if not run.may_run_further(s):
        steps = int(s.ran_steps[0])
        return Reason("no-long-run", "FR-14", {"rat": int(s.ran_rat[0]), "steps": steps})
    if end > c.PAD:
        return Reason("no-beyond", "FR-13", {"pad": c.PAD})
    if end <= begin:
        return Reason("no-backwards", "FR-13")
    return _run_pipes(table, s, rat, begin, end, pipes) or _run_end(table, s, rat, end, pipes)


def _run_pipes(
    table: Table, s: st.Junkyard, rat: int, begin: int, end: int, pipes: list[int]
) -> Reason | None:
    """Refuse the way and its length (FR-14, FR-19, FR-20). Return None if both are fine."""
    at = begin
    for pipe in pipes:
        if pipe not in c.PIPE_FROM:
            return Reason("no-such-pipe", "FR-19", {"pipe": pipe})
        to = int(c.PIPE_TO[c.PIPE_FROM.tolist().index(pipe)])
        if pipe < at or to > end:
            return Reason("no-pipe-on-way", "FR-20", {"pipe": pipe, "begin": begin, "end": end})
        at = to
    chain = _chain(pipes)
    steps = int(ways.STEPS[begin, end, chain])
    limit = int(run.limit_with_others(s, rat) if s.runs else run.limit_alone(s, rat))
    if steps <= limit or limit == ways.ANY_STEPS:
        return None
    other = _shorter_way(table, rat, end)
    if other:
        via = ways.CHAINS[_chain([int(pipe) for pipe in other.split(" ")[4:]])]
        args = {
            "end": end,
            "steps": steps,
            "action": other,
            "pipes": " ".join(other.split(" ")[4:]),
        }
        shorter = int(ways.STEPS[begin, end, ways.CHAINS.index(via)])
        return Reason("no-but-pipe", "FR-20", {**args, "shorter": shorter})
    args = {"rat": rat, "steps": steps, "limit": limit}
    return Reason("no-too-far-others" if s.runs else "no-too-far-alone", "FR-14", args)


def _chain(pipes: list[int]) -> int:
    numbers = c.PIPE_FROM.tolist()
    return ways.CHAINS.index(tuple(numbers.index(pipe) for pipe in pipes))


def _shorter_way(table: Table, rat: int, end: int) -> str | None:
    """Return a legal run of the same rat to the same space with the fewest pipes, or None."""
    ways = [action for action in table.legal() if action.startswith(f"run {rat} {end} via ")]
    return min(ways, key=lambda action: len(action.split(" ")), default=None)


def _run_end(table: Table, s: st.Junkyard, rat: int, end: int, pipes: list[int]) -> Reason:
    """Refuse the end space or the price (FR-15 to FR-20)."""
    me = s.seats[s.turn]
    if end == c.PAD and run.reached_pad(s):
        return Reason("no-second-pad", "FR-18")
    for other in range(c.RATS):
        if end <= c.SPACES and me.rats[other] == end:
            ran = "yes" if run.has_run(s, other) else "no"
            return Reason("no-own-rat", "FR-16", {"rat": other, "space": end, "ran": ran})
    colour = int(run.colour_of_turn(s))
    if not run.fits_colour(s, end, colour):
        both = run.in_force(s, c.GREEN_ORANGE) and colour in (c.GREEN, c.ORANGE)
        word = "green-orange" if both else c.COLOURS[colour]
        return Reason("no-colour", "FR-15", {"colour": word})
    return _unpaid_pipe(s, pipes)


def _unpaid_pipe(s: st.Junkyard, pipes: list[int]) -> Reason:
    """Name the first pipe of the way that cannot be paid (FR-19, FR-20)."""
    goods = s.seats[s.turn].goods.tolist()
    chain = _chain(pipes)
    assert not run.affords(s, chain)
    for pipe in ways.CHAINS[chain]:
        item = int(c.PIPE_PRICE[pipe])
        if ways.CHAIN_PRICE[run.free_pipes(s), ways.CHAINS.index((pipe,)), item]:
            if goods[item] == 0:
                break
            goods[item] -= 1
    have = int(s.seats[s.turn].goods[item])
    args = {"pipe": int(c.PIPE_FROM[pipe]), "price": _goods({item: 1}), "have": have}
    return Reason("no-pipe-price", "FR-19", args)


def _goods(amounts: dict[int, int]) -> Callable[[str], str]:
    """Return amounts by item as a phrase in any language."""
    return lambda lang: phrases.goods_phrase(
        lang, {c.GOODS[item]: n for item, n in amounts.items()}
    )


# --- the pad, step 2 ------------------------------------------------------------------------------


def _nut(table: Table, s: st.Junkyard, words: list[str]) -> Reason:
    return Reason("no-nut-left", "FR-26") if s.heap_nuts == 0 else Reason("no-nut", "FR-26")


def _newrat(table: Table, s: st.Junkyard, words: list[str]) -> Reason:
    return Reason("no-newrat", "FR-26")


def _pack(table: Table, s: st.Junkyard, words: list[str]) -> Reason:
    return Reason("no-pack", "FR-33")


def _fork(table: Table, s: st.Junkyard, words: list[str]) -> Reason:
    at = s.seats[s.turn].burrow
    return Reason("no-fork", "FR-38", {"side": c.BURROW[c.BURROW_SIDE[at]]})


def _comic(table: Table, s: st.Junkyard, words: list[str]) -> Reason:
    if words[1] == "none":
        return Reason("no-comic-none", "FR-42")
    return Reason("no-comic-there", "FR-42", {"comic": words[1]})


def _token(table: Table, s: st.Junkyard, words: list[str]) -> Reason:
    return Reason("no-token", "FR-70", {"rat": int(words[1])})


# --- step 3 ---------------------------------------------------------------------------------------


def _shop(table: Table, s: st.Junkyard, words: list[str]) -> Reason:
    thing = st.THINGS.index(" ".join(words[1:]))
    stand = int(shop.stand_of(thing))
    name = c.STANDS[stand]
    if shop.rat_at(s, stand) < 0:
        return Reason("no-rat-at-stand", "FR-44", {"stand": name})
    if stand + 1 in s.shopped:
        return Reason("no-second-thing", "FR-44")
    if thing < st.A_DRINK and thing + 1 in s.seats[s.turn].packs:
        return Reason("no-second-pack", "FR-47", {"colour": c.COLOURS[thing]})
    there = (
        thing + 1 in s.hamster
        if thing < st.A_DRINK
        else s.frog > 0
        if thing == st.A_DRINK
        else thing - st.A_CAP + 1 in s.crow
    )
    if not there:
        return Reason("no-thing-there", "FR-47", {"stand": name})
    if words[0] == "steal":
        return Reason("no-steal-miroslaw", "FR-71")
    assert not shop.affords_thing(s, stand)
    have = int(s.seats[s.turn].goods[c.CHEESE])
    args = {"stand": name, "price": int(c.STAND_PRICE[stand]), "have": have}
    return Reason("no-cheese-for-thing", "FR-45", args)


# --- step 4 ---------------------------------------------------------------------------------------


def _no_marker(s: st.Junkyard) -> Reason | None:
    if tracks.may_place(s, int(s.turn)):
        return None
    if edition.SPARE_LAST_ROUND[s.edition] and s.ending != st.THIS_ROUND:
        return Reason("no-marker-spare", "FR-54")
    return Reason("no-marker-limit", "FR-54", {"most": c.MOST_MARKERS})


def _build(table: Table, s: st.Junkyard, words: list[str]) -> Reason:
    part = c.PARTS.index(words[1])
    saved = c.MATERIALS.index(words[3]) + 1 if len(words) > 2 else 0
    cheap = run.in_force(s, c.CHEAP_PARTS)
    if saved and not cheap:
        return Reason("no-saving", "FR-43, FR-61")
    if cheap and not saved:
        return Reason("no-plain-build", "FR-61")
    if saved and c.PART_PRICE[part, saved] == 0:
        return Reason("no-saved-item", "FR-61", {"part": words[1], "item": words[3]})
    missing = _no_marker(s)
    if missing:
        return missing
    goods = s.seats[s.turn].goods
    price = {item: int(c.PART_PRICE[part, item]) for item in range(1, len(c.GOODS))}
    if saved:
        price[saved] -= 1
    lack = {item: n - int(goods[item]) for item, n in price.items() if n > goods[item]}
    args = {
        "part": words[1],
        "price": _goods({item: n for item, n in price.items() if n}),
        "lack": _goods(lack),
    }
    return Reason("no-material", "FR-49", args)


def _feed(table: Table, s: st.Junkyard, words: list[str]) -> Reason:
    missing = _no_marker(s)
    if missing:
        return missing
    assert not build.affords_food(s)
    have = int(s.seats[s.turn].goods[c.CHEESE])
    return Reason("no-cheese-for-food", "FR-49", {"price": c.FOOD_PRICE, "have": have})


def _plan(table: Table, s: st.Junkyard, words: list[str]) -> Reason:
    return Reason("no-best-track", "FR-87", {"track": words[1]})


def _done(table: Table, s: st.Junkyard, words: list[str]) -> Reason:
    return Reason("no-run-yet", "FR-12")


_WHY = {
    "nut": _nut,
    "newrat": _newrat,
    "pack": _pack,
    "fork": _fork,
    "comic": _comic,
    "token": _token,
    "buy": _shop,
    "steal": _shop,
    "build": _build,
    "feed": _feed,
    "plan": _plan,
    "done": _done,
}


def fault(s: st.Junkyard) -> Reason:
    """Return the reason why people cannot have drawn that card or thing. Only typed numbers can be
    wrong; numbers of the machine are taken modulo the outcomes."""
    message, rule = _FAULTS[int(s.fault)]
    return Reason(message, rule, {"number": int(s.fault_number)})


_FAULTS = {
    st.NOT_IN_DECK: ("script-card", "FR-81"),
    st.NOT_AT_HAMSTER: ("script-hamster", "FR-85"),
    st.NOT_AT_CROW: ("script-crow", "FR-85"),
    st.NOT_IN_LIBRARY: ("script-library", "FR-86"),
}
