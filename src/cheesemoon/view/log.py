"""The log of a table as its page shows it: an item for each action, with icons and great moments.

Many lines of one kind become one line that opens. The script draws the icons.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from html import escape
from itertools import groupby

from cheesemoon.core import Event, Game, Table, listed
from cheesemoon.core.game.step_replay import told

from .frame import event_icons, moving_events, read_frame
from .model import PlyState, TableState
from .talk import list_cues
from .templates import ruled

LONG = 3  # lines of one action from which on it is replayed line by line
_SHARED = "won"  # an event that several players can share
MANY = 3  # lines of one kind in a row from which on they are folded
_FOLDED = re.compile(r"<details>(<summary>.*?</summary>)(<ul>.*?</ul>)</details>", re.DOTALL)
_BARE = re.compile(r"^<li[^>]*><span>(.*)</span></li>$", re.DOTALL)  # a line, to drop its icon


def count_common(old: Sequence[int], new: Sequence[int]) -> int:
    """Return how many actions two histories share, by the version after each action.

    A version is given once. If two histories agree at a version, they agree before it too.
    """
    same = min(len(old), len(new))
    while same and old[same - 1] != new[same - 1]:
        same -= 1
    return same


def list_versions(plies: Sequence[PlyState], known: list[int]) -> list[int]:
    """Return the version of the table after each action. `known` are those of an earlier call."""
    if not 0 < len(known) <= len(plies) or known[-1] != plies[len(known) - 1].version:
        known = []
    return known + [ply.version for ply in plies[len(known) :]]


def build_items(
    state: TableState, table: Table, lang: str, made: Sequence[str], head: str | None = None
) -> list[str]:
    """Return the items of the log.

    `made` are its first items if they are known, `head` is the round after them if it is known.
    """
    items = list(made)
    for n, lines in enumerate(table.log(lang, since=len(items)), len(items)):
        if head is None:
            steps = state.at(n).steps(lang)
            head = steps.head if steps else ""
        items.append(_item(state, table, n, lines, lang, head))
        head = None
    return items


def _item(state: TableState, table: Table, n: int, lines: list[str], lang: str, head: str) -> str:
    """Return the item of an action: its lines, its seat, and the turn it belongs to."""
    ply = state.plies[n]
    happened = told(table.events[n])
    words = _decorate(state, table, n, happened, lines, lang)
    kinds = [happened[i].name if i < len(happened) else "" for i in range(len(words))]
    great = find_moment(table, happened, lang)
    big = f' data-moment="{escape(great)}"' if great else ""
    turn = f' data-turn="{escape(head)}"' if head else ""
    is_long = sum(map(bool, words)) >= LONG
    long = ' data-long="1"' if is_long else ""
    # The slow replay of a long action names the events of each step; here only what is felt.
    felt = read_frame(state.game).motion.felt
    moving = [event for event in happened if event.name in felt] if is_long else happened
    dice = [] if is_long else list_dice(state.game, table.events[n])
    events = name_events(state.game, moving, dice)
    inside = fold_lines(state.game, kinds, words, lang)
    results = describe_round(table, happened)
    cues = " ".join(list_cues(state, table, n, happened))
    talk = f' data-talk="{cues}"' if cues else ""
    return (
        f'<li data-ply="{n + 1}" data-version="{ply.version}" data-seat="{ply.seat}"'
        f'{turn}{big}{long}{events}{results}{talk}><ul class="lines">{inside}</ul></li>'
    )


def describe_round(table: Table, happened: Sequence[Event]) -> str:
    """Return the attribute with the results of a round, if an action has ended it, else "".

    The numbers are the round, the seat that begins the next one (-1: no next one), and for each
    seat its result, with a minus sign behind it if it was struck out.
    """
    said = read_frame(table.game).rounds
    struck = [event.args for event in happened if said and event.name == said.event]
    if said is None or not struck:
        return ""
    round_ = struck[0]["round"]
    out = {args["seat"]: args["result"] for args in struck}
    begins = (event.args["seat"] for event in happened if event.name == said.next)
    results = (
        f"{out[seat]}-" if seat in out else str(score[f"{said.score}{round_}"])
        for seat, score in enumerate(table.scores())
    )
    return f' data-round="{round_} {next(begins, -1)} {" ".join(results)}"'


def name_events(game: Game, happened: Sequence[Event], dice: Sequence[str] = ()) -> str:
    """Return the attributes that name events for movements, each kind once, and their dice."""
    known = moving_events(game)
    names = dict.fromkeys(event.name for event in happened if event.name in known)
    thrown = next(filter(None, dice), "")
    rolled = f' data-dice="{thrown}"' if thrown else ""
    return (f' data-events="{" ".join(names)}"' if names else "") + rolled


def list_dice(game: Game, events: Sequence[Event]) -> list[str]:
    """Return the dice of each event but numbers of chance: "" or faces such as `4:1 2:0 6:6`.

    Behind the colon is 0 for a miss, 1 for a hit, 6 for a six. A game names in `[motion.dice]` the
    events with dice, and the argument that counts them.
    """
    counted = read_frame(game).motion.dice
    found: list[str] = []
    gave: list[int] = []
    for event in events:
        if event.name == "gave":
            gave.append(event.args["number"])
        elif event.name in counted:
            found.append(_rate(event, gave, event.args[counted[event.name]]))
        else:
            found.append("")
    return found


def _rate(event: Event, gave: list[int], count: int) -> str:
    """Return the faces of a roll with their worth. Misses may have been rolled again."""
    again = event.args.get("again", 0)
    faces = gave[len(gave) - again - count : len(gave) - again]
    missed = sorted(sorted(range(len(faces)), key=lambda i: faces[i])[:again])
    for i, face in zip(missed, gave[len(gave) - again :], strict=True):
        faces[i] = face
    hits = event.args.get("hits", 0) % 16
    best = sorted((i for i, face in enumerate(faces) if face < 6), key=lambda i: -faces[i])[:hits]
    return " ".join(f"{face}:{6 if face == 6 else int(i in best)}" for i, face in enumerate(faces))


def fold_lines(game: Game, kinds: Sequence[str], lines: Sequence[str], lang: str) -> str:
    """Return the lines of an action. Many of a kind in a row become one line that opens.

    The game names such kinds in `[folds]`; the line says `fold-<word>`.
    """
    if len(lines) < MANY:  # most actions
        return "".join(lines)
    folds, icons = read_frame(game).folds, event_icons(game)
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


def shorten_items(items: Sequence[str]) -> str:
    """Return items as an update has them, without the folded lines.

    Folded lines are long and few players open them. The script fetches them then.
    """
    said = "".join(items)
    return _FOLDED.sub(r"<details data-folded>\1</details>", said) if "<details>" in said else said


def list_folded(state: TableState, table: Table, n: int, lang: str) -> str:
    """Return the folded lines of action `n`, one list for each line that opens."""
    item = _item(state, table, n, state.log(lang, table.names, n)[0], lang, "")
    return "".join(inside for _, inside in _FOLDED.findall(item))


def build_lines(
    state: TableState, table: Table, n: int, lines: Sequence[str], lang: str
) -> list[str]:
    """Return the sentences of action `n` with icons, one for each event; "" if one says nothing."""
    return _decorate(state, table, n, told(table.events[n]), lines, lang)


def _decorate(
    state: TableState,
    table: Table,
    n: int,
    happened: Sequence[Event],
    lines: Sequence[str],
    lang: str,
) -> list[str]:
    name = table.player(state.plies[n].seat, lang)
    icons = event_icons(state.game)
    shared, headed = _find_shared(happened), read_frame(state.game).told.headings
    said = []
    for i, line in enumerate(lines):
        kind = happened[i].name if i < len(happened) else ""
        apart = "" if kind in shared else name
        if kind in headed and _is_heading(state, n, line, lang):
            line = ""
        said.append(line and _line(line, apart, state.game.name, icons.get(kind, "")))
    return said


def _is_heading(state: TableState, n: int, line: str, lang: str) -> bool:
    """Return True if a line only repeats the heading of the next turn."""
    steps = state.at(n + 1).steps(lang)
    return steps is not None and line.rstrip(".") == steps.head


def _find_shared(happened: Sequence[Event]) -> set[str]:
    """Return the events of an action that concern several players, such as their final points."""
    if len(happened) < 2:
        return set()
    pairs = {(event.name, event.args.get("seat")) for event in happened}
    names = [name for name, _ in pairs]
    several = len(names) > len(set(names))
    return {name for name in names if names.count(name) > 1} if several else set()


@lru_cache(maxsize=8192)
def _line(line: str, name: str, game: str, icon: str) -> str:
    """Return one sentence as markup.

    The log shows the name of the acting player once for all sentences. So a name that begins the
    sentence gets an element of its own, unless `name` is "".
    """
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
def _moment_message(game: Game, event: str, lang: str) -> str:
    """Return the message that announces an event, or ""."""
    message = f"moment-{event}"
    return message if game.words.has(lang, message) else ""


def find_moment(table: Table, happened: Sequence[Event], lang: str) -> str:
    """Return the words of the last great moment among these events; "" if there is none.

    The messages are `moment-<event>` in the words of the game. A message without words means that
    this event is no great moment.
    """
    for event in reversed(happened):
        message = _moment_message(table.game, event.name, lang)
        if message:
            args = {**event.args, "players": table.players}
            for key in ("seat", "other"):
                if key in args:
                    args[key] = table.player(args[key], lang)
            if event.name == _SHARED and "seat" in args:
                seats = [e.args["seat"] for e in happened if e.name == _SHARED]
                names = tuple(table.player(seat, lang) for seat in seats)
                args |= {"seat": listed(names, lang), "count": len(names)}
            if said := table.game.words.say(lang, message, args):
                return said
    return ""


def find_moment_at(table: Table, happened: Sequence[Event], i: int, lang: str) -> str:
    """Return the words of event `i` if it is a great moment, else "".

    Players who share a victory are named together, with the last of them.
    """
    if happened[i].name != _SHARED:
        return find_moment(table, happened[i : i + 1], lang)
    is_last = _SHARED not in [e.name for e in happened[i + 1 :]]
    return find_moment(table, happened, lang) if is_last else ""
