"""The log of a table as its page shows it: an item for each action, with icons and big moments;
many lines of a kind are one that opens. Icons are named here, and drawn by the page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from html import escape
from itertools import groupby

from cheesemoon.core import Event, Game, Table, listed
from cheesemoon.core.game.step_replay import told
from cheesemoon.server.tables.room import Room
from cheesemoon.server.tables.seats import Ply

from .frame import event_folds, event_icons, headings
from .templates import ruled

LONG = 3  # so many lines of one action are told one by one, each with its picture
_SHARED = "won"  # what can happen to several at once
MANY = 3  # so many lines of one kind in a row are told in one, which opens
_FOLDED = re.compile(r"<details>(<summary>.*?</summary>)(<ul>.*?</ul>)</details>", re.DOTALL)
_BARE = re.compile(r"^<li[^>]*><span>(.*)</span></li>$", re.DOTALL)  # there they go without icons


def common(old: Sequence[int], new: Sequence[int]) -> int:
    """How many actions two pasts have in common. A version is given once: where they agree, they
    agree in everything before it."""
    same = min(len(old), len(new))
    while same and old[same - 1] != new[same - 1]:
        same -= 1
    return same


def versions_of(plies: Sequence[Ply], known: list[int]) -> list[int]:
    """The version of the table after each action; most are those that were `known` before."""
    if not 0 < len(known) <= len(plies) or known[-1] != plies[len(known) - 1].version:
        known = []
    return known + [ply.version for ply in plies[len(known) :]]


def log_items(
    room: Room, table: Table, lang: str, made: Sequence[str], head: str | None = None
) -> list[str]:
    """The log: what came of each action, which may be nothing. `made` are the items of its
    beginning that are there already, `head` is the round after them, if it is known."""
    items = list(made)
    for n, lines in enumerate(table.log(lang, since=len(items)), len(items)):
        if head is None:
            steps = room.at(n).steps(lang)
            head = steps.head if steps else ""
        items.append(_item(room, table, n, lines, lang, head))
        head = None
    return items


def _item(room: Room, table: Table, n: int, lines: list[str], lang: str, head: str) -> str:
    """One action: what came of it, whose it was, and which turn it belongs to."""
    ply = room.plies[n]
    happened = told(table.events[n])
    words = _said(room, table, n, happened, lines, lang)
    kinds = [happened[i].name if i < len(happened) else "" for i in range(len(words))]
    great = moment(table, happened, lang)
    big = f' data-moment="{escape(great)}"' if great else ""
    turn = f' data-turn="{escape(head)}"' if head else ""
    long = ' data-long="1"' if sum(map(bool, words)) >= LONG else ""
    return (
        f'<li data-ply="{n + 1}" data-version="{ply.version}" data-seat="{ply.seat}"'
        f'{turn}{big}{long}><ul class="lines">{folded(room.game, kinds, words, lang)}</ul></li>'
    )


def folded(game: Game, kinds: Sequence[str], lines: Sequence[str], lang: str) -> str:
    """The lines of an action; many in a row for which the game has one word are one line that
    opens: `fold-<word>`."""
    if len(lines) < MANY:  # as usual
        return "".join(lines)
    folds, icons = event_folds(game), event_icons(game)
    said = [(kind, line) for kind, line in zip(kinds, lines, strict=True) if line]
    parts: list[str] = []
    for word, found in groupby(said, key=lambda each: folds.get(each[0], "")):
        row = list(found)
        if not word or len(row) < MANY:
            parts += [line for _, line in row]
            continue
        head = game.words.say(lang, f"fold-{word}", {"lines": len(row)})
        inside = "".join(_BARE.sub(r"<li>\1", line) for _, line in row)
        parts.append(
            f'<li class="fold"{_icon(icons.get(row[0][0], ""))}><details><summary>'
            f"{escape(head)}</summary><ul>{inside}</ul></details></li>"
        )
    return "".join(parts)


def in_short(items: Sequence[str]) -> str:
    """Items as an update has them: what a line holds that opens comes when somebody opens it, which
    few do. It is as long as a night is."""
    said = "".join(items)
    return _FOLDED.sub(r"<details data-folded>\1</details>", said) if "<details>" in said else said


def folds_of(room: Room, table: Table, n: int, lang: str) -> str:
    """What the lines of an action hold that open, a list for each of them."""
    item = _item(room, table, n, room.log(lang, table.names, n)[0], lang, "")
    return "".join(inside for _, inside in _FOLDED.findall(item))


def lines_of(room: Room, table: Table, n: int, lines: Sequence[str], lang: str) -> list[str]:
    """The sentences of an action with their icons, one for each thing that it told; "" where there
    is nothing to say."""
    return _said(room, table, n, told(table.events[n]), lines, lang)


def _said(
    room: Room, table: Table, n: int, happened: Sequence[Event], lines: Sequence[str], lang: str
) -> list[str]:
    name = table.player(room.plies[n].seat, lang)
    icons = event_icons(room.game)
    shared, headed = _of_several(happened), headings(room.game)
    said = []
    for i, line in enumerate(lines):
        kind = happened[i].name if i < len(happened) else ""
        apart = "" if kind in shared else name
        if kind in headed and _is_heading(room, n, line, lang):
            line = ""
        said.append(line and _line(line, apart, room.game.name, icons.get(kind, "")))
    return said


def _is_heading(room: Room, n: int, line: str, lang: str) -> bool:
    """Whether a line says no more than what stands above the next turn anyway."""
    steps = room.at(n + 1).steps(lang)
    return steps is not None and line.rstrip(".") == steps.head


def _of_several(happened: Sequence[Event]) -> set[str]:
    """What an action tells of several players, as the end does of their points."""
    if len(happened) < 2:
        return set()
    told = {(event.name, event.args.get("seat")) for event in happened}
    names = [name for name, _ in told]
    several = len(names) > len(set(names))
    return {name for name in names if names.count(name) > 1} if several else set()


@lru_cache(maxsize=8192)
def _line(line: str, name: str, game: str, icon: str) -> str:
    """One sentence. The name of whose turn it is stands apart, where it begins the sentence: the
    log says it once for all of them. Without a name nothing does."""
    opening = f"<li{_icon(icon)}>"
    if name and line.startswith((f"{name} ", f"{name}: ")):
        rest = line[len(name) :].lstrip(": ")
        between = line[len(name) : len(line) - len(rest)]
        begun = f'<span class="n">{escape(name + between)}</span>'
        return f'{opening}<span>{begun}<span class="said">{ruled(rest, game)}</span></span></li>'
    return f"{opening}<span>{ruled(line, game)}</span></li>"


def _icon(name: str) -> str:
    return f' data-icon="{name}"' if name else ""


@cache
def _moment(game: Game, event: str, lang: str) -> str:
    """The message of such an event, if it has one."""
    message = f"moment-{event}"
    return message if game.words.has(lang, message) else ""


def moment(table: Table, happened: Sequence[Event], lang: str) -> str:
    """What deserves the whole stage, `moment-<event>` in the words of the game; "" if nothing."""
    for event in reversed(happened):
        message = _moment(table.game, event.name, lang)
        if message:
            args = dict(event.args)
            for key in ("seat", "other"):
                if key in args:
                    args[key] = table.player(args[key], lang)
            if event.name == _SHARED and "seat" in args:
                seats = [e.args["seat"] for e in happened if e.name == _SHARED]
                names = tuple(table.player(seat, lang) for seat in seats)
                args |= {"seat": listed(names, lang), "count": len(names)}
            return table.game.words.say(lang, message, args)
    return ""


def moment_at(table: Table, happened: Sequence[Event], i: int, lang: str) -> str:
    """The same for one of the things that happened; who share a victory are named with the last."""
    if happened[i].name != _SHARED:
        return moment(table, happened[i : i + 1], lang)
    return "" if _SHARED in [e.name for e in happened[i + 1 :]] else moment(table, happened, lang)
