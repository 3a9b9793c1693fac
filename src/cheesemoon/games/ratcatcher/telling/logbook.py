"""The log: the arguments of each event's line that are not in the event."""

from collections import Counter
from collections.abc import Callable

from cheesemoon.core import Args, Event, Table

from .. import content as c
from . import naming as na

Details = Callable[[Table, Args, list[int], str], Args]


def details(table: Table, event: Event, gave: list[int], lang: str) -> Args:
    """Return the arguments of an event's log line that are not in the event."""
    a, args = event.args, {"who": table.player(0, lang)}
    if "rat" in a:
        name = na.rat_name(table, a["rat"], lang)
        args["rat"] = name if event.name == "caught" else na.sentence(name)
    if "area" in a:
        args |= na.spots(table, a["area"], lang)
    if "marker" in a:
        args["thing"] = na.thing(table, a["marker"], lang)
    if "district" in a:
        args |= _district(table, a["district"], lang)
    more = _DETAILS.get(event.name)
    if more:
        args.update(more(table, a, gave, lang))
    return args


def _district(table: Table, number: int, lang: str) -> Args:
    the = na.district(table, number, lang, "the")
    return {"name": na.district(table, number, lang), "the": the, "subject": na.sentence(the)}


def _placed(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    return {**_district(table, a["card"], lang), "where": na.where_in_town(a["x"], a["y"])}


def _rolled(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    first = len(gave) - a["again"]
    return {
        "dice": na.listed([str(n) for n in gave[first - a["dice"] : first]]),
        "rolled": na.listed([str(n) for n in gave[first:]]) or "-",
        "hits": a["hits"] % 16,
        "sixes": a["hits"] // 16,
    }


def _drew(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    colours = Counter(c.COLOURS[n - 1] for n in gave[-a["draws"] :])
    parts = [na.rats_words(table, k, colours[k], lang) for k in c.COLOURS if colours[k]]
    return {"chain": na.listed(parts)}


def _moved(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    rats, why = a["rats"] % 128, a["rats"] // 128
    return {
        "rats": na.sentence(na.rats_words(table, a["rat"], rats, lang)),
        "why": why,
        "seeks": c.TARGETS[target_kind(table, a["rat"])],
        "next": na.place(table, a["to"], lang),
        "goal": na.place(table, a["target"], lang, "in"),
    }


def target_kind(table: Table, rat: str) -> int:
    """Return the index in TARGETS of what a rat is after."""
    if rat == "arch":
        return int(c.ARCH_TARGET[table.state.arch])
    if rat in c.COLOURS:
        return int(c.COMMON_TARGET[c.COLOURS.index(rat)])
    return int(c.PEC_TARGET[int(rat[1:])])


def _cleaned(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    kinds = ("rats", "peculiar", "markers", "effects", "traps")
    parts = [table.say(lang, "cleaned", kind=kind, count=a[kind]) for kind in kinds if a[kind]]
    return {"parts": na.listed(parts)}


def _bit_arch(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    shown = na.listed([str(n) for n in gave[len(gave) - a["dice"] :]])
    return {"dice": shown, **_arch(table, a, gave, lang)}


def _cards(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    names = [na.district(table, a[k], lang) for k in "abcd" if a[k]]
    return {"names": na.listed(names), "count": len(names)}


def _under_deck(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    return {"name": na.district(table, a["card"], lang)}


def _arch(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    return {"rat": na.rat_name(table, "arch", lang)}


def _devoured(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    return {"thing": na.thing(table, a["what"], lang), **_arch(table, a, gave, lang)}


def _used(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    rats = na.rats_words(table, a["colour"], a["rats"], lang)
    return {"rats": rats, "next": na.place(table, a["to"], lang)}


def _put(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    name = table.say(lang, "field", field=a["field"], thing=na.thing(table, a["field"], lang))
    return {"name": name}


def _item(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    return {"thing": na.thing(table, str(a["item"] if "item" in a else a["reward"]), lang)}


def _token(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    return {"thing": na.thing(table, a["token"], lang)}


def _paid(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    return {"rats": na.rats_words(table, a["colour"], a["rats"], lang)}


def _got_rats(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    parts = [na.rats_words(table, k, a[k], lang) for k in c.COLOURS if a[k]]
    return {"rats": na.listed(parts) or "0"}


def _hoarded(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    return {"one": na.thing(table, "yellow", lang), "two": na.thing(table, "purple", lang)}


def _eaten(table: Table, a: Args, gave: list[int], lang: str) -> Args:
    return {"left": c.TRACK_END - a["field"]}


_DETAILS: dict[str, Details] = {
    "placed": _placed,
    "cleaned": _cleaned,
    "rolled": _rolled,
    "drew": _drew,
    "rat-moved": _moved,
    "bit-arch": _bit_arch,
    "cards-drawn": _cards,
    "under-deck": _under_deck,
    "hit-arch": _arch,
    "healed": _arch,
    "deployed": _arch,
    "devoured": _devoured,
    "gut": _arch,
    "used": _used,
    "put-cheese": _put,
    "bought": _item,
    "offered": _item,
    "claimed": _item,
    "mystery": _token,
    "paid": _paid,
    "got-rats": _got_rats,
    "hoarded": _hoarded,
    "eaten": _eaten,
}
