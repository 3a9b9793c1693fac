"""What somebody at a table sees: the parts of the page.

Everybody with the same seats and the same language sees the same; so it is made once for all of
them. No part has anything of a single browser in it.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from html import escape
from typing import Any, NamedTuple

from markupsafe import Markup

from cheesemoon.core import Game, Table, score_word
from cheesemoon.core.svg import Group

from . import players
from .plots import plot
from .render import WORDS, part, render, ruled, sign
from .room import Room


class Look(NamedTuple):
    """Who looks: the seats he holds, his language, whether he made the table, whom he peeks for."""

    held: tuple[int, ...]
    lang: str
    maker: bool = False
    peek: int | None = None


class Seen(NamedTuple):
    """What was shown."""

    serial: int
    version: int
    parts: dict[str, str]
    seats: list[str]  # the items of the part `players`
    picture: str
    log: list[str]
    versions: list[int]  # of the table after each item of the log
    stamp: str
    mine: bool
    title: str
    names: Any


def names_on(table: Table, room: Room, lang: str) -> Table:
    """The table with the names of its people."""
    table.names = room.names(lang, WORDS)
    return table


def eye(room: Room, table: Table, look: Look) -> tuple[int | None, bool]:
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


def see(room: Room, look: Look) -> Seen:
    """Everything that this onlooker sees now."""
    kept = room.looks.get(look)
    if kept is not None and kept.serial == room.serial:
        return kept  # type: ignore[no-any-return]
    table = names_on(room.table, room, look.lang)
    seat, covered = eye(room, table, look)
    mine = table.seat is not None and table.seat in look.held and not room.seats[table.seat].plays
    seats = _players(room, table, look)
    parts = {
        "status": _status(room, table, look, mine),
        "players": part("players", look.lang, items="".join(seats)),
        "ask": _ask(room, table, look, mine, covered),
        "end": render("parts/end.html", look.lang, plot=plot, **context(room, table, look))
        if table.over
        else "",
        "chat": _chat(room, table, look),
    }
    alone = len(look.held) == 1 and seat != table.seat  # a bot's choices and a shared screen: no
    picture = table.svg(seat if mine or alone else None, look.lang)
    log = log_items(room, table, look.lang, kept)
    seen = Seen(
        room.serial,
        room.version,
        parts,
        seats,
        picture,
        log,
        [ply.version for ply in room.plies],
        _stamp(parts, picture, log),
        mine,
        table.title(look.lang),
        table.names,
    )
    room.remember(look, seen)
    return seen


def _status(room: Room, table: Table, look: Look, mine: bool) -> str:
    """Whose turn it is, or who has won; and whether somebody asks to undo."""
    acting = table.seat
    asked = room.asked if room.asked and room.asked.version == room.version else None
    return part(
        "status",
        look.lang,
        room_id=room.id if asked else "",
        game=room.game,
        names=tuple(table.names or ()),
        acting=acting,
        mine=mine,
        named=len(look.held) > 1 or (acting is not None and bool(room.seats[acting].name)),
        bot_acts=acting is not None and bool(room.seats[acting].plays),
        winners=tuple(table.winners()),
        asked=asked.seat if asked else None,
        may_answer=asked is not None and not set(look.held) <= set(asked.agreed),
    )


def _players(room: Room, table: Table, look: Look) -> list[str]:
    """An item for each player, and for an opponent that has no seat."""
    lang, winners = look.lang, table.winners()
    names, levels = table.names or (), players.levels(room.game)
    items = []
    for i, score in enumerate(table.scores()):
        if i >= len(room.seats):
            items.append(part("opponent", lang, number=i, total=score["total"]))
            continue
        seat = room.seats[i]
        items.append(
            part(
                "player",
                lang,
                room_id=room.id,
                game=room.game,
                number=i,
                name=names[i],
                here=i in look.held,
                acting=i == table.seat,
                won=i in winners,
                bot=seat.bot,
                stand_in=seat.stand_in,
                total=score["total"],
                score=_breakdown(room.game, lang, tuple(score.items())),
                may_replace=bool(look.held) and not seat.bot and not table.over,
                levels=levels,
            )
        )
    return items


def _breakdown(game: Game, lang: str, score: tuple[tuple[str, int], ...]) -> Markup:
    """What a sum is made of, line by line."""
    lines = [_line(game, lang, key, points) for key, points in score if key != "total"]
    return Markup("".join(lines))  # noqa: S704 - escaped below


@lru_cache(maxsize=8192)
def _line(game: Game, lang: str, key: str, points: int) -> str:
    shown = str(points).replace("-", "−")
    return f"<dt>{escape(score_word(game.words, key, lang))}</dt><dd>{shown}</dd>"


@lru_cache(maxsize=8192)
def _answer(action: str, words: str) -> str:
    value, told = escape(action), escape(words)
    return f'<button name="action" value="{value}" data-act="{value}">{told}</button>\n'


def _ask(room: Room, table: Table, look: Look, mine: bool, covered: bool) -> str:
    """The question and its answers."""
    acts = table.legal() if mine and not covered else ()
    answers = [_answer(action, table.explain(action, look.lang)) for action in acts]
    others = any(not seat.bot and i not in look.held for i, seat in enumerate(room.seats))
    return render(
        "parts/ask.html",
        look.lang,
        room_id=room.id,
        version=room.version,
        names=table.names,
        acting=table.seat,
        covered=covered,
        question="" if table.over else table.question(look.lang),
        many=len(acts),
        answers=Markup("".join(answers)),  # noqa: S704 - escaped above
        by_hand=room.by_hand,
        held=bool(look.held),
        undo=bool(look.held) and room.undo_to(look.held) is not None,
        advice=len(acts) > 1 and not others,
        peek=look.peek,
    )


def _chat(room: Room, table: Table, look: Look) -> str:
    names = table.names or ()
    lines = tuple(
        (
            line["seat"],
            line["name"] or ("" if line["seat"] is None else names[line["seat"]]),
            line["text"],
        )
        for line in room.chat
    )
    return part("chat", look.lang, game=room.game, lines=lines)


def _stamp(parts: dict[str, str], picture: str, log: list[str]) -> str:
    """A hash of what is shown, so that a page that comes back is sent only what it has not got."""
    drawn = picture.mark if isinstance(picture, Group) else picture.encode()
    shown = hashlib.blake2b(drawn, digest_size=8)
    for text in (*parts.values(), str(len(log)), *log[-3:]):
        shown.update(text.encode() + b"\0")
    return shown.hexdigest()


def context(room: Room, table: Table, look: Look) -> dict[str, Any]:
    """What pages tell of a table and its result."""
    scores = table.scores()
    return {
        "room": room,
        "table": table,
        "look": look,
        "game": room.game,
        "names": table.names,
        "scores": scores,
        "totals": [score["total"] for score in scores],
        "score_keys": [
            (key, score_word(room.game.words, key, look.lang))
            for key in scores[0]
            if key != "total"
        ],
        "winners": table.winners(),
        "heading": table.title(look.lang),
    }


def common(old: list[int], new: list[int]) -> int:
    """How many actions two pasts have in common. A version is given once: where they agree, they
    agree in everything before it."""
    same = min(len(old), len(new))
    while same and old[same - 1] != new[same - 1]:
        same -= 1
    return same


def log_items(room: Room, table: Table, lang: str, kept: Seen | None) -> list[str]:
    """The log, an item for each action; what was made before is not made again."""
    items: list[str] = []
    if kept is not None and kept.names == table.names:
        items = kept.log[: common(kept.versions, [ply.version for ply in room.plies])]
    for n, lines in enumerate(room.log(lang, since=len(items)), len(items)):
        ply = room.plies[n]
        words = "".join(f"<p>{ruled(line, room.game.name)}</p>" for line in lines)
        items.append(
            f'<li data-ply="{n + 1}" data-version="{ply.version}" class="seat{ply.seat}">'
            f"{sign(ply.seat, room.game)}<div>{words}</div></li>"
        )
    return items
