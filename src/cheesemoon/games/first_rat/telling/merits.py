"""Why an action is good, said of what it brings itself. A hint says it before any average."""

from collections.abc import Callable

from cheesemoon.core import Args, Table

from .. import content as c
from . import phrases

Said = tuple[str, Args]  # a message and its arguments
_NOTHING: Said = "", {}


_SPECIAL = {  # causes that say more of an item than its number
    "bulb": ("plan-scored-spotlights",),
    "core": ("plan-scored-pantry", "plan-new-rat", "plan-took-comic"),
}


def merit(table: Table, action: str, lang: str, cause: str = "") -> str:
    """Return what a legal action brings, in one sentence; "" if the game has none for it, or if the
    found cause, a message, says more."""
    verb, *rest = action.split(" ")
    say = _SAY.get(verb)
    if not say or cause == "plan-won" or cause.startswith("spare-"):
        return ""
    message, args = say(table, lang, *rest)
    if not message or cause in _SPECIAL.get(message.removeprefix("plan-took-"), ()):
        return ""
    if "what" in args and cause == f"plan-scored-{args['what']}":
        return ""
    return phrases.say(lang, message, when="now", **args)


def _run(table: Table, lang: str, rat: str, end: str, *via: str) -> Said:
    """Say what the rat itself takes. At a stall what is bought or stolen there counts more."""
    from ..picture import seen as sn, targets  # drawn before anything is told

    s, space = table.state, int(end)
    if space == c.PAD:
        points = phrases.next_value(s, c.RATTONAUTS)
        return "plan-crew-joined", {"rat": int(rat), "points": points}
    if space in c.STAND_SPACE.tolist():
        return _NOTHING
    seen = sn.seen_by(table, table.seat, lang)
    item = c.ITEMS[c.ITEM_OF[int(s.path[space])]]
    gift = targets.gift(seen, int(rat), space, targets.light_now(seen))
    return _goods(table, lang, item, gift)


def _goods(table: Table, lang: str, item: str, count: int = 1) -> Said:
    s = table.state
    args: Args = {"got": phrases.goods_phrase(lang, {item: count})}
    args |= phrases.progress_args(lang, s, s.seats[s.turn].goods, item, count)
    if item in c.GOODS and args["toward"] == "none":
        return _NOTHING
    return f"plan-took-{item}", args


def _mark(table: Table, lang: str, track: str, *save: str) -> Said:
    """Say the points of the next marker on a track, and of the one after it."""
    after = table.fork(seed=0)
    number = c.TRACKS.index(track)
    points = phrases.next_value(table.state, number)
    after.play(f"build {track}" if track in c.PARTS else "feed")
    then = phrases.next_value(after.state, number)
    return "merit-mark", {"points": points, "then": then, "less": _yes(then < points)}


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


def _feed(table: Table, lang: str) -> Said:
    return _mark(table, lang, "cheese")


def _shop(message: str) -> Callable[..., Said]:
    def say(table: Table, lang: str, *thing: str) -> Said:
        name = " ".join(thing)
        help_ = phrases.thing_help(lang, name)
        return message, {"thing": phrases.thing_phrase(lang, name), "help": help_}

    return say


def _comic(table: Table, lang: str, comic: str) -> Said:
    return ("plan-took-comic", {"comic": comic}) if comic != "none" else _NOTHING


_SAY: dict[str, Callable[..., Said]] = {
    "run": _run,
    "pack": _goods,
    "newrat": lambda table, lang: ("plan-new-rat", {}),
    "comic": _comic,
    "buy": _shop("plan-bought"),
    "steal": _shop("plan-stole"),
    "build": _mark,
    "feed": _feed,
}
