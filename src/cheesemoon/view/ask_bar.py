"""The bar of a table's page that asks the player to act, or says who acts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from html import escape

from markupsafe import escape as escape_words

from cheesemoon.bots import can_think
from cheesemoon.core import Game, Table
from cheesemoon.core.draw.svg import Drawing
from cheesemoon.core.game.physical import asks, places

from .frame import read_frame
from .marks import Marks, Tool, read_marks
from .messages import WORDS
from .model import TableState, Viewer
from .templates import PartView, icon, render_part

_SLOT = re.compile(r"<!--(\w+)-->")  # escaped words contain no "<"
_ONE_LINE = 34  # letters of a question beside a few answers
_BESIDE_TWO = 26  # letters of a question beside two answers
_ONE_ROW = 42  # letters of a question in one line of a phone


class AskView(PartView, frozen=True, kw_only=True):
    """The values of the template of the question bar.

    Version, question, answers and their number differ each time. The template has comments for
    them, so that the rest can be rendered once.
    """

    template = "ask"

    game: Game
    names: tuple[str, ...]
    acting: int | None  # the seat that acts
    held: tuple[int, ...] = ()  # seats of the viewer
    room_id: str = ""
    next_id: str | None = None  # the table of the next game
    next_by: str = ""  # who wants that game, if not the viewer
    own_face: str = ""  # of the player who acts
    bot: str = ""  # level of the bot that acts
    warm: bool = True  # the bot can think at once
    place: int = 0  # of the bot in the queue
    covered: bool = False  # the screen must change hands first
    mine: bool = False  # the viewer acts
    has_aside: bool = False
    only: str = ""  # see `judge_single_action`
    numbers: bool = False  # results of dice are typed
    pending: tuple[str, str] = ("", "")  # action of a bot that waits for dice, and its words
    layout: bool = False  # the viewer may lay out the table
    named: bool = False  # the player who acts must be named
    undo: bool = False
    advice: bool = False
    peek: int | None = None
    slow: bool = False
    wanted: tuple[tuple[int, str, bool], ...] = ()  # seat, level, the viewer agreed
    asked: int | None = None  # the seat that asks for an undo
    may_answer: bool = False
    offer: int | None = None  # the seat that offers to stop
    may_stop: bool = False
    winners: tuple[int, ...] = ()
    ended: str = ""  # how people ended the game
    ended_by: str = ""


def render_ask_bar(
    state: TableState,
    table: Table,
    viewer: Viewer,
    mine: bool,
    covered: bool,
    drawings: Sequence[Drawing],
) -> str:
    """Return the bar. The table has the names of the players."""
    acts = table.choices() if mine else ()
    question = _question(table, viewer) if mine else ""
    aside = table.aside(viewer.lang) if mine else ""
    view = _view(state, table, viewer, acts, question, covered, bool(aside))
    slots = {"version": str(state.version)}
    if mine:
        ways = [_answer(a, table.explain(a, viewer.lang), i) for i, a in enumerate(acts, 1)]
        marks = read_marks(drawings)
        off = find_off_board(acts, marks)
        gold = find_gold(table, acts, off, marks)
        labels = [
            *([_offer_board(viewer.lang)] if marks.covers else ()),
            *map(_offer_tool, marks.tools),
            *(_label(a, table.label(a, viewer.lang), a in gold) for a in off),
        ]
        slots |= {
            "question": _size_question(question),
            "aside": str(escape_words(aside)),
            "goods": _show_goods(table, viewer) if len(question) <= _ONE_ROW or not aside else "",
            "count": str(len(acts)),
            "ways": "".join(ways),
            "labels": "".join(labels),
        }
    pieces = _split_frame(view, viewer.lang).copy()
    for i in range(1, len(pieces), 2):
        pieces[i] = slots[pieces[i]]
    return "".join(pieces)


@lru_cache(maxsize=2048)
def _split_frame(view: AskView, lang: str) -> list[str]:
    """Return the rendered frame in pieces: text and the name of a slot by turns."""
    return _SLOT.split(render_part(view, lang))


def _view(
    state: TableState,
    table: Table,
    viewer: Viewer,
    acts: Sequence[str],
    question: str,
    covered: bool,
    has_aside: bool,
) -> AskView:
    held, acting, ended, offer = viewer.held, table.seat, state.ended, state.offer
    plays = "" if acting is None else state.seats[acting].plays
    mine = bool(acts)
    others = any(not seat.bot and i not in held for i, seat in enumerate(state.seats))
    asked = state.asked if state.asked and state.asked.version == state.version else None
    return AskView(
        room_id=state.id,
        next_id=state.next_id,
        next_by=_name_asker(state, table, held),
        game=state.game,
        names=tuple(table.names or ()),
        winners=tuple(table.winners()),
        acting=acting,
        own_face="" if acting is None else state.seats[acting].face,
        bot=plays,
        warm=not plays or _is_warm(state.game, plays),
        place=state.place,
        covered=covered,
        mine=mine,
        has_aside=has_aside,
        only="" if state.by_hand else judge_single_action(table, acts),
        numbers=state.by_hand and not asks(state.table),
        pending=_pending(state, table, viewer),
        layout=viewer.maker and not state.plies and bool(places(table, viewer.lang)),
        held=held,
        named=len(held) > 1 and (table.names or [""])[acting or 0] not in question,
        undo=not state.is_rated and any(ply.seat in held for ply in reversed(state.plies)),
        advice=len(acts) > 1 and not others and not state.is_rated,
        peek=viewer.peek,
        slow=state.is_slow,
        wanted=tuple(
            (i, seat.wanted.level, set(held) <= set(seat.wanted.agreed))
            for i, seat in enumerate(state.seats)
            if seat.wanted
        ),
        asked=asked.seat if asked else None,
        may_answer=asked is not None and not set(held) <= set(asked.agreed),
        offer=offer.seat if offer else None,
        may_stop=offer is not None and not set(held) <= set(offer.agreed),
        ended=ended.how if ended else "",
        ended_by="" if ended is None or ended.seat is None else table.player(ended.seat),
    )


def _show_goods(table: Table, viewer: Viewer) -> str:
    """Return the goods of the acting player for the free line of a phone's bar; "" if the game has
    none or the window is wide."""
    box = read_frame(table.game).goods
    if not box or not viewer.tall:
        return ""
    use = f'<use href="#p{table.seat}-goods"/>'
    return f'<svg class="goods" viewBox="{box}" aria-hidden="true">{use}</svg>'


def find_asker(state: TableState) -> int | None:
    """Return the seat that asked for the next game, or None."""
    wanted = (line.seat for line in reversed(state.chat) if line.kind == "rematch")
    return next(wanted, None) if state.next_id else None


def _name_asker(state: TableState, table: Table, held: Sequence[int]) -> str:
    seat = find_asker(state)
    return "" if seat is None or seat in held else table.player(seat)


@lru_cache(maxsize=8192)
def _answer(action: str, words: str, number: int) -> str:
    """Return a button of the list of all choices. The script knows what it sends."""
    told = escape(words)
    return f'<button data-act="{escape(action)}"><b>{number}</b><span>{told}</span></button>'


@lru_cache(maxsize=8192)
def _label(action: str, words: str, is_gold: bool) -> str:
    """Return a button of the bar."""
    value, told = escape(action), escape(words)
    kind = "button primary" if is_gold else "button"
    return (
        f'<button class="{kind}" name="action" value="{value}" data-act="{value}">{told}</button>\n'
    )


def _offer_board(lang: str) -> str:
    """Return the button that uncovers the board below a sheet of choices."""
    return (
        '<button type="button" class="button see" data-do="see-board" aria-pressed="false">'
        f"{icon('eye')}{escape(WORDS.say(lang, 'see-board'))}</button>\n"
    )


def _offer_tool(tool: Tool) -> str:
    """Return the button of a tool. A tap picks it, then its place."""
    return (
        f'<button type="button" class="button tool" data-pick="{tool.start}"'
        f' data-then="{tool.then}">'
        f'<svg viewBox="-28 -32 56 40" aria-hidden="true"><use href="#{tool.sign}"/></svg>'
        f"{tool.name}</button>\n"
    )


def find_gold(table: Table, acts: Sequence[str], off: Sequence[str], marks: Marks) -> set[str]:
    """Return the answers of the bar that are in gold: those that the game names, those that its
    drawing names, and an action without an alternative."""
    forms = read_frame(table.game).answers.gold
    if len(acts) == 1 or (forms is None and len(off) == 1):
        return set(off)
    return {
        a for a in off if escape(a) in marks.gold or any(fnmatchcase(a, f) for f in forms or ())
    }


def find_off_board(acts: Sequence[str], marks: Marks) -> list[str]:
    """Return the actions that no element of the drawings carries or stands for."""
    return [action for action in acts if not marks.has_action(action)]


def judge_single_action(table: Table, acts: Sequence[str]) -> str:
    """Return "sure" if there is one action only, "chance" if that action is a roll, else "".

    Many players like to roll themselves. If a game does not name its rolls, every action with
    chance is one.
    """
    if len(acts) != 1:
        return ""
    named = read_frame(table.game).answers.rolls
    if named is not None:
        return "chance" if acts[0].partition(" ")[0] in named else "sure"
    fork = table.fork()
    given = len(fork.chance)
    fork.play(acts[0])
    return "chance" if len(fork.chance) > given else "sure"


def _size_question(question: str) -> str:
    """Return the question as markup. A wide one takes two lines in smaller letters, a long one
    everywhere."""
    safe = str(escape_words(question))
    if len(question) <= _BESIDE_TWO:
        return safe
    return f'<span class="{"long" if len(question) > _ONE_LINE else "wide"}">{safe}</span>'


def _pending(state: TableState, table: Table, viewer: Viewer) -> tuple[str, str]:
    """Return the action of a bot for which a player must roll or draw, and its words."""
    if not viewer.held or state.pending is None or state.pending[0] != state.version:
        return "", ""
    action = state.pending[1]
    return action, table.explain(action, viewer.lang)


def _question(table: Table, viewer: Viewer) -> str:
    if len(viewer.held) == 1:
        return phrase_question(table, viewer.lang)
    return table.question(viewer.lang)


def phrase_question(table: Table, lang: str) -> str:
    """Return the question for the only player of a page, without a name in front."""
    asked = table.question(lang)
    name = table.player(table.seat, lang) if table.seat is not None else ""
    if name and asked.startswith(f"{name}: "):
        said = asked[len(name) + 2 :]
        return said[:1].upper() + said[1:]
    return asked


_warm: set[tuple[str, str]] = set()


def _is_warm(game: Game, level: str) -> bool:
    """Return False while the code of a bot must be compiled, on the first start."""
    key = (game.name, level)
    if key not in _warm and can_think(level, game):
        _warm.add(key)
    return key in _warm
