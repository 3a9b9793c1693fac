"""What somebody at a table sees: the parts of the page.

Everybody with the same seats and the same language sees the same; so it is made once for all of
them. No part has anything of a single browser in it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Any, NamedTuple

from markupsafe import escape as escaped

from cheesemoon.bots import can_think
from cheesemoon.core import Game, Steps, Table
from cheesemoon.core.draw.svg import Drawing, Group, Picture
from cheesemoon.core.game import drawing
from cheesemoon.core.game.physical import places
from cheesemoon.server.tables import physical
from cheesemoon.server.tables.clocks import pace_of
from cheesemoon.server.tables.leaving import offer_of
from cheesemoon.server.tables.room import Room

from .delayed import as_seen
from .frame import rolls
from .log import common, log_items, versions_of
from .messages import WORDS
from .people_strip import Person, chat, headings, people, plain_panel, strip
from .templates import part

_ON_BOARD = re.compile(r'data-action="([^"]*)"(?! data-bar)')  # data-bar: in the bar as well
_LONG = 'data-long="1"'
_PICKED = re.compile(r'data-pick="([^"]*)"')


class Viewer(NamedTuple):
    """Who looks: the seats they hold, their language, whether they made the table, whom they
    peek for, and whether their window is tall."""

    held: tuple[int, ...]
    lang: str
    maker: bool = False
    peek: int | None = None
    tall: bool = False


class PageState(NamedTuple):
    """What was shown."""

    serial: int
    version: int
    parts: dict[str, str]
    picture: Drawing
    panels: list[Drawing]
    log: list[str]
    versions: list[int]  # of the table after each item of the log
    stamp: str
    mine: bool
    acting: int | None
    title: str
    names: Any
    head: str  # the round, as far as the game tells it


def names_on(table: Table, room: Room, lang: str) -> Table:
    """The table with the names of its people."""
    return table.named(room.names(lang, WORDS))


def eye(room: Room, table: Table, look: Viewer) -> tuple[int | None, bool]:
    """Through whose eyes the picture is drawn, and whether the screen must change hands first."""
    if not look.held:
        return None, False
    acting = table.seat
    mine = acting if acting in look.held else look.held[0]
    if len(look.held) > 1 and acting in look.held:
        views = [table.view(seat) for seat in look.held]
        if any(view != views[0] for view in views) and look.peek != acting:
            return None, True
    return mine, False


def build_page(room: Room, look: Viewer) -> PageState:
    """Everything that this onlooker sees now."""
    room = as_seen(room, look.held)
    kept: PageState | None = room.looks.get(look)
    if kept is not None and kept.serial == room.serial:
        return kept
    table = names_on(room.table, room, look.lang)
    seat, covered = eye(room, table, look)
    acting = table.seat
    mine = acting is not None and acting in look.held and not room.seats[acting].plays
    alone = len(look.held) == 1 and seat != acting  # a bot's choices and a shared screen: no
    seen_by = seat if mine or alone else None
    picture = drawing.board(table, seen_by, look.lang, look.tall)
    totals = table.totals()
    seated = people(room, table, look.held, look.lang, acting, totals)
    panels = _panels(room, table, look, seen_by, seated)
    versions = versions_of(room.plies, kept.versions if kept else [])
    log = _log(room, table, look, kept, versions)
    steps = table.steps(look.lang)
    parts = {
        "steps": step_bar(steps, look.lang),
        "ask": _ask(room, table, look, mine and not covered, covered, picture, panels),
        "strip": strip(room.game, look.lang, seated),
        "chat": chat(room, table, look.held, look.lang),
    }
    parts.update(headings(look.lang, seated))
    seen = PageState(
        room.serial,
        room.version,
        parts,
        picture,
        panels,
        log,
        versions,
        _stamp(parts, picture, panels, log),
        mine,
        acting,
        table.title(look.lang),
        table.names,
        steps.head if steps else "",
    )
    room.remember(look, seen)
    if log and _LONG in log[-1][:200]:  # it may be told slowly while the table goes on
        room.remember((look, seen.stamp), seen)
    return seen


def _log(
    room: Room, table: Table, look: Viewer, kept: PageState | None, versions: list[int]
) -> list[str]:
    """The log; what was made before is not made again."""
    made: list[str] = []
    if kept is not None and kept.names == table.names:
        made = kept.log[: common(kept.versions, versions)]
    head = kept.head if kept is not None and len(made) == len(kept.log) else None
    return log_items(room, table, look.lang, made, head)


def step_bar(steps: Steps | None, lang: str) -> str:
    """Where in the turn we are; nothing if the game does not say."""
    if steps is None:
        return ""
    return part("steps", lang, head=steps.head, steps=steps.steps, current=steps.current)


def _panels(
    room: Room, table: Table, look: Viewer, seat: int | None, seated: Sequence[Person]
) -> list[Drawing]:
    """What everybody has, and an opponent without a seat: own panels whole, the others folded."""
    return [
        drawing.panel(table, of, seat, look.lang, is_folded(room, look, of))
        or plain_panel(room.game, look.lang, of, person)
        for of, person in enumerate(seated)
    ]


def is_folded(room: Room, look: Viewer, of: int) -> bool:
    """Whether only the little is shown that one must know of somebody else. Who holds several
    seats, and who only looks, sees whole what the player has who acts: the log needs room too."""
    whole = look.held or range(len(room.seats))
    return of not in whole or (len(whole) > 1 and of != room.table.seat)


@lru_cache(maxsize=8192)
def _answer(action: str, words: str, number: int) -> str:
    """One of all choices; the page knows what such a button sends."""
    told = escape(words)
    return f'<button data-act="{escape(action)}"><b>{number}</b><span>{told}</span></button>'


@lru_cache(maxsize=8192)
def _label(action: str, words: str, only: bool) -> str:
    value, told = escape(action), escape(words)
    kind = "button primary" if only else "button"
    return (
        f'<button class="{kind}" name="action" value="{value}" data-act="{value}">{told}</button>\n'
    )


@lru_cache(maxsize=4096)
def _carried(part_: str) -> tuple[frozenset[str], frozenset[str]]:
    """The actions that a part of a picture carries, and those that it stands for; most parts are as
    they were."""
    return frozenset(_ON_BOARD.findall(part_)), frozenset(_PICKED.findall(part_))


def beside(acts: tuple[str, ...], pictures: Sequence[Drawing]) -> list[str]:
    """The actions that are not on the board: no element carries them or stands for them."""
    if not acts:
        return []
    shown: set[str] = set()
    picked: set[str] = set()
    for picture in pictures:
        for part_ in picture.parts if isinstance(picture, Group | Picture) else (picture,):
            acted, chosen = _carried(part_)
            shown |= acted
            picked |= chosen
    return [
        action
        for action in acts
        if escape(action) not in shown
        and not any(action == pick or action.startswith(f"{pick} ") for pick in picked)
    ]


def only(table: Table, acts: tuple[str, ...]) -> str:
    """Whether there is no choice: `sure`, or `chance` where it is a roll, which many like to make
    themselves; "" where there is one. Of a game that does not name its rolls, all chance is one."""
    if len(acts) != 1:
        return ""
    named = rolls(table.game)
    if named is not None:
        return "chance" if acts[0].partition(" ")[0] in named else "sure"
    fork = table.fork()
    given = len(fork.chance)
    fork.play(acts[0])
    return "chance" if len(fork.chance) > given else "sure"


def _ask(
    room: Room,
    table: Table,
    look: Viewer,
    mine: bool,
    covered: bool,
    picture: Drawing,
    panels: list[Drawing],
) -> str:
    """The question and its answers; while others act, who it is. What is around them is the same
    again and again."""
    acts = table.legal() if mine else ()
    others = any(not seat.bot and i not in look.held for i, seat in enumerate(room.seats))
    acting = table.seat
    plays = "" if acting is None else room.seats[acting].plays
    aside = table.aside(look.lang) if mine else ""
    asked = _question(table, look) if mine else ""
    asking = part(
        "ask",
        look.lang,
        room_id=room.id,
        next_id=room.info["next"],
        version=_VERSION,
        game=room.game,
        names=tuple(table.names or ()),
        winners=tuple(table.winners()),
        acting=acting,
        own_face="" if acting is None else room.seats[acting].face,
        bot=plays,
        warm=not plays or _is_warm(room.game, plays),
        place=room.place,
        covered=covered,
        mine=mine,
        question=_QUESTION,
        aside=aside and _ASIDE,
        many=_MANY,
        only="" if room.by_hand else only(table, acts),
        ways=_WAYS,
        labels=_LABELS,
        numbers=room.by_hand and not physical.picks(room),
        pending=_pending(room, table, look),
        layout=look.maker and not room.plies and bool(places(table, look.lang)),
        held=look.held,
        named=len(look.held) > 1 and (table.names or [""])[acting or 0] not in asked,
        undo=bool(look.held) and any(ply.seat in look.held for ply in reversed(room.plies)),
        advice=len(acts) > 1 and not others,
        peek=look.peek,
        **_wishes(room, look),
        **_leaving(room, table, look),
    )
    if not mine:
        return asking.replace(_VERSION, str(room.version))
    ways = [_answer(a, table.explain(a, look.lang), i) for i, a in enumerate(acts, 1)]
    off = beside(acts, [picture, *panels])
    labels = [_label(a, table.label(a, look.lang), len(off) == 1) for a in off]
    told = (str(room.version), _lettered(asked), str(escaped(aside)),
            str(len(acts)), "".join(ways), "".join(labels))  # fmt: skip
    return _DIFFERENT.sub(lambda sign: told[ord(sign[0]) - ord(_VERSION)], asking)


def _lettered(question: str) -> str:
    """A question as it is shown: a long one, which may take two lines, in smaller letters."""
    safe = str(escaped(question))
    return f'<span class="long">{safe}</span>' if len(question) > _ONE_LINE else safe


_ONE_LINE = 34  # letters, beside a few answers

# These stand in what is kept for what is different each time; nobody's words have them.
_VERSION, _QUESTION, _ASIDE, _MANY, _WAYS, _LABELS = "\ue000\ue001\ue002\ue003\ue004\ue005"
_DIFFERENT = re.compile("[\ue000-\ue005]")


def _pending(room: Room, table: Table, look: Viewer) -> tuple[str, str]:
    """What a bot does when somebody has rolled or drawn for it: the action, and in words."""
    action = physical.pending(room) if look.held else ""
    return (action, table.explain(action, look.lang)) if action else ("", "")


def _question(table: Table, look: Viewer) -> str:
    """What is to be decided. A player with a single seat is not addressed by name."""
    return spoken_to(table, look.lang) if len(look.held) == 1 else table.question(look.lang)


def spoken_to(table: Table, lang: str) -> str:
    """The question for a player who is alone with it: no name goes before."""
    asked = table.question(lang)
    name = table.player(table.seat, lang) if table.seat is not None else ""
    if name and asked.startswith(f"{name}: "):
        said = asked[len(name) + 2 :]
        return said[:1].upper() + said[1:]
    return asked


def _wishes(room: Room, look: Viewer) -> dict[str, Any]:
    """Bots that somebody wants for a seat; whether somebody asks for an undo, and who looks may
    answer."""
    asked = room.asked if room.asked and room.asked.version == room.version else None
    return {
        "wanted": tuple(
            (i, seat.wanted.level, set(look.held) <= set(seat.wanted.agreed))
            for i, seat in enumerate(room.seats)
            if seat.wanted
        ),
        "asked": asked.seat if asked else None,
        "may_answer": asked is not None and not set(look.held) <= set(asked.agreed),
    }


def _leaving(room: Room, table: Table, look: Viewer) -> dict[str, Any]:
    """Whether people come and go, somebody offers to stop, and how people ended the game."""
    offer, ended, speed = offer_of(room), room.ended, pace_of(room)
    return {
        "slow": speed is not None and speed.slow,
        "offer": offer,
        "may_stop": offer is not None and not set(look.held) <= set(offer.agreed),
        "ended": ended.how if ended else "",
        "ended_by": "" if ended is None or ended.seat is None else table.player(ended.seat),
    }


_warm: set[tuple[str, str]] = set()


def _is_warm(game: Game, level: str) -> bool:
    """Whether a bot need not wait until what it thinks with is compiled, on the first start."""
    key = (game.name, level)
    if key not in _warm and can_think(level, game):
        _warm.add(key)
    return key in _warm


def _stamp(parts: dict[str, str], picture: Drawing, panels: list[Drawing], log: list[str]) -> str:
    """A hash of what is shown, so that a page that comes back is sent only what it has not got."""
    drawn = [
        part_.mark if isinstance(part_, Group | Picture) else part_.encode()
        for part_ in (picture, *panels)
    ]
    said = "\0".join((*parts.values(), str(len(log)), *log[-3:]))
    return hashlib.blake2b(b"".join((*drawn, said.encode())), digest_size=8).hexdigest()
