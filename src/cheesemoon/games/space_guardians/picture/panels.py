"""A player's panel: points, captured tokens, equipment."""

from typing import NamedTuple

from cheesemoon.core import Table
from cheesemoon.core.draw import svg

from .. import content as c, state as st
from . import colours as hue, craft, monsters, seen as sn, shapes as sh


@svg.drawn_once
def _defs(of: int) -> str:
    """Return the symbols of a panel, with ids of its own."""
    inside = "".join(
        (
            *hue.TOKEN_PAINT,
            *hue.POD_PAINT,
            hue.hull(of),
            *monsters.tokens(),
            *craft.gear(),
            *craft.fighters((of,)),
        )
    )
    for sign in ('id="', 'href="#', "url(#"):
        inside = inside.replace(f"{sign}sg-", f"{sign}p{of}-")
    return svg.tag("defs", inside)


SLIM, SHORT = 60, 84
CROWD = 4  # from this number of players on, folded panels are slim


def panel(table: Table, of: int, seat: int | None, lang: str, folded: bool) -> svg.Picture:
    """Draw the panel of a player. `folded` is the small form for opponents."""
    seen = sn.seen_by(table, seat, lang)
    s = (seen.level[of], seen.rocket[of], seen.battery[of], tuple(seen.tokens[of]))
    place = _place_words(seen, of)
    name, points = seen.name(of), seen.points(of)
    pilot = Pilot(of, name, points, *s, seen.advanced, of == seen.turn)
    slim = table.players >= CROWD
    high = 316 if not folded else SLIM if slim else SHORT
    if folded:
        inside = _folded(pilot, bool(seen.out[of]), slim)
    else:
        words = _words(seen, of)
        inside = _open(pilot, place, _next_words(seen, of), words)
    return _sheet(of, f"{name}: {points}", high, tuple(inside))


@svg.drawn_lately
def _sheet(of: int, title: str, high: int, inside: tuple[str, ...]) -> svg.Picture:
    return svg.sheet(300, high, title, _defs(of), *inside, class_="cm-panel")


def _place_words(seen: sn.Seen, of: int) -> str:
    if seen.out[of]:
        return seen.say("state", state="out", cell="")
    if seen.at[of] >= 0:
        return seen.say("state", state="flying", cell=c.CELLS[seen.at[of]])
    return seen.say("state", state="destroyed" if seen.is_placed else "waiting", cell="")


def _next_words(seen: sn.Seen, of: int) -> str:
    """Return the name of the player after the acting one, if several players are possible."""
    others = [seat % seen.players for seat in range(of + 1, of + seen.players)]
    others = [seat for seat in others if not seen.out[seat]]
    if of != seen.turn or not seen.is_placed or len(others) < 2:
        return ""
    return seen.say("panel-next", player=seen.name(others[0]))


def _words(seen: sn.Seen, of: int) -> tuple[str, ...]:
    """Return the words for turn, points, level, rocket and battery."""
    yours = "yours" if of == seen.seat else "other"
    return (
        seen.say("panel-turn", whose=yours),
        seen.say("panel-points", points=seen.points(of)),
        seen.say("level", level=seen.level[of]),
        seen.say("panel-rocket", rocket=st.ROCKETS[seen.rocket[of]]),
        seen.say("panel-battery", battery=st.BATTERIES[seen.battery[of]]),
    )


def _card(kind: int) -> str:
    return "half" if kind == c.SHIP else f"monster-{kind + 1}"


class Pilot(NamedTuple):
    """The data of a player that every panel shows."""

    of: int
    name: str
    points: int
    level: int
    rocket: int
    battery: int
    tokens: tuple[int, ...]
    advanced: bool
    acting: bool


def _name(x: float, y: float, name: str, size: float, room: float) -> str:
    """Draw a name. A long name gets a smaller font before it is cut."""
    while size > 14 and svg.width(name, size, True) > room:
        size -= 1
    return sh.title(x, y, svg.fitted(name, size, room, True), size)


@svg.drawn_once
def _open(pilot: Pilot, place: str, after: str, words: tuple[str, ...]) -> tuple[str, ...]:
    of, name, points, level, rocket, battery, tokens, advanced, acting = pilot
    turn, points_word, level_word, rocket_word, battery_word = words
    p = f"p{of}"
    gear = [("rocket", rocket_word, rocket == st.HELD)]
    if advanced:
        gear = [("upgrade", level_word, True), *gear, ("battery", battery_word, battery == st.FULL)]
    edge, thick = (svg.MOON, 3) if acting else (svg.LINE, 2)
    room = 172 - svg.width(str(points), 36, True)
    after = svg.fitted(after, 14, 150)
    left = 260 - svg.width(after, 14)
    ship = (sh.use(f"{p}-guns{level}", 42, 42, 0.62), sh.use(f"{p}-f{of}", 42, 42, 0.62))
    return (
        sh.box(1.5, 1.5, 297, 313, 18, f"url(#{p}-pod)", stroke=edge, stroke_width=thick),
        svg.group(*ship, data_card="fighter"),
        sh.use(f"{p}-sign{of}", 86, 27, 0.85, data_card="fighter"),
        _name(102, 34, name, 20, room),
        *_turn_mark(turn, acting),
        svg.group(
            sh.title(284, 42, points, 36, svg.MOON, text_anchor="end"),
            sh.plain(284, 64, points_word, 14, svg.QUIET, text_anchor="end"),
            id=f"{p}-points",
            data_card="points",
        ),
        _counts(p, tokens),
        _slots(p, tuple(gear)),
        sh.plain(16, 303, svg.fitted(place, 14, left), 14, svg.QUIET, id=f"{p}-place"),
        sh.plain(284, 303, after, 14, svg.QUIET, text_anchor="end", id=f"{p}-next"),
    )


@svg.drawn_once
def _counts(p: str, tokens: tuple[int, ...]) -> str:
    """Draw the captured tokens by kind."""
    found = (
        svg.group(
            sh.box(0, 0, 88, 52, 12, f"url(#{p}-screen)", stroke=hue.FRAME, stroke_width=1.5),
            monsters.token(kind, 30, 27, 0.5, p),
            sh.bold(60, 34, count, 20, svg.TEXT if count else svg.QUIET),
            at=(12 + 94 * (kind % 3), 84 + 58 * (kind // 3)),
            opacity=None if count else 0.5,
            data_card=_card(kind),
        )
        for kind, count in enumerate(tokens)
    )
    return svg.group(*found, id=f"{p}-tokens")


@svg.drawn_once
def _slots(p: str, gear: tuple[tuple[str, str, bool], ...]) -> str:
    """Draw the equipment of the fighter. Usable equipment is lit."""
    each = (276 - 6 * (len(gear) - 1)) / len(gear)
    found: list[str] = []
    for i, (thing, said, ready) in enumerate(gear):
        fill = f"url(#{p}-button)" if ready else f"url(#{p}-screen)"
        edge, words = (svg.GOOD, svg.TEXT) if ready else (hue.FRAME, svg.QUIET)
        found.append(
            svg.group(
                sh.box(0, 0, each, 74, 12, fill, stroke=edge, stroke_width=2),
                sh.use(f"{p}-{thing}", each / 2, 28, 0.62, opacity=None if ready else 0.45),
                sh.plain(
                    each / 2, 66, svg.fitted(said, 14, each - 6), 14, words, text_anchor="middle"
                ),
                at=(12 + (each + 6) * i, 206),
                data_card=thing,
            )
        )
    return svg.group(*found, id=f"{p}-gear")


def _turn_mark(words: str, acting: bool) -> tuple[str, ...]:
    if not acting:
        return ()
    return (
        sh.box(76, 46, 116, 24, 12, hue.AMBER),
        sh.bold(134, 63, svg.fitted(words, 14, 108, True), 14, hue.DARK, text_anchor="middle"),
    )


def _gear(p: str, right: float, rocket: int, battery: int) -> tuple[list[str], float]:
    """Draw rocket and battery, aligned to the right. Return them with their left edge."""
    found: list[str] = []
    if rocket != st.SHOP:
        x = right - 14
        used = rocket == st.ROCKET_USED
        cross = sh.path(
            f"M{x - 11:g} 13L{x + 11:g} 35",
            stroke=hue.WARN[2],
            stroke_width=3.5,
            stroke_linecap="round",
        )
        ship = sh.use(f"{p}-rocket", x, 24, 0.5, opacity=0.4 if used else None)
        found.append(svg.group(ship, cross if used else "", data_card="rocket"))
        right -= 28
    if battery == st.FULL:
        found.append(svg.group(sh.use(f"{p}-battery", right - 12, 24, 0.5), data_card="battery"))
        right -= 24
    return found, right


_LEFT, _RIGHT = 84, 290  # the room for small counts
_TOKEN = 96  # width of the widest token


def _small_counts(p: str, own: list[tuple[int, int]], y: float, scale: float) -> list[str]:
    """Draw tokens and their numbers in a row, as large as the room allows."""
    size, gap = 15, 10.0
    while True:
        wides = [_TOKEN * scale + 2 + svg.width(str(count), size, True) for _, count in own]
        if sum(wides) + gap * (len(own) - 1) <= _RIGHT - _LEFT or scale < 0.12:
            break
        gap, scale, size = max(2.0, gap - 2), scale - 0.02, max(14, size - 1)
    found: list[str] = []
    at = float(_LEFT)
    for (kind, count), wide in zip(own, wides, strict=True):
        middle = _TOKEN * scale / 2
        found.append(
            svg.group(
                monsters.token(kind, 0, 0, round(scale, 2), p),
                sh.bold(round(middle + 2, 1), 6, count, size),
                at=(round(at + middle, 1), y),
                data_card=_card(kind),
            )
        )
        at += wide + gap
    return found


@svg.drawn_once
def _folded(pilot: Pilot, out: bool, slim: bool) -> tuple[str, ...]:
    """Draw an opponent in two lines. With many opponents each panel is slim."""
    of, name, points, level, rocket, battery, tokens, advanced, acting = pilot
    p = f"p{of}"
    own = [(kind, count) for kind, count in enumerate(tokens) if count]
    high, less, ship = (SLIM, 7, 0.38) if slim else (SHORT, 0, 0.54)
    low = 0 if own else high / 2 - 25 + less  # without tokens the rest is centred
    counts = _small_counts(p, own, high - 22 + less, 0.24 if slim else 0.3)
    gear, right = _gear(p, 278 - svg.width(str(points), 28, True), rocket, battery)
    edge, thick = (svg.MOON, 3) if acting else (svg.LINE, 2)
    badge = sh.use(f"{p}-level{level}", 72, 22 - less, 0.7) if advanced else ""
    return (
        sh.box(1.5, 1.5, 297, high - 3, 16, f"url(#{p}-pod)", stroke=edge, stroke_width=thick),
        sh.path(f"M2 18Q2 2 16 2V{high - 2}Q2 {high - 2} 2 {high - 18}Z", hue.SEATS[of]),
        svg.group(
            sh.use(f"{p}-guns{level}", 48, high / 2 + 2, ship),
            sh.use(f"{p}-f{of}", 48, high / 2 + 2, ship),
            badge,
            opacity=0.4 if out else None,
            data_card="out" if out else "fighter",
        ),
        sh.use(f"{p}-sign{of}", 98, 24 - less + low, 0.75, data_card="fighter"),
        _name(112, 31 - less + low, name, 17, right - 116),
        svg.group(
            sh.title(284, 36 - less + low, points, 28, svg.MOON, text_anchor="end"),
            id=f"{p}-points",
            data_card="points",
        ),
        svg.group(*gear, at=(0, low - less), id=f"{p}-gear"),
        svg.group(*counts, id=f"{p}-tokens"),
    )
