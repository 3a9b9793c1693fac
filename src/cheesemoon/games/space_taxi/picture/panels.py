"""A player's panel: coins, results and total, and the worth of the present ride."""

import re

from cheesemoon.core import Table
from cheesemoon.core.draw import svg

from .. import content as c
from . import dice, scene as sc, shapes as sh

_POD = (
    svg.ink("st-pod-high", "#2a3361", "#ffffff"),
    svg.ink("st-pod-middle", "#1b2248", "#fffaf0"),
    svg.ink("st-pod-low", "#121838", "#f1e6cd"),
)
_CHIP = svg.ink("st-chip", "#10162f", "#f3e8cf")
_CHIP_NOW = svg.ink("st-chip-now", "#3a2f12", "#ffe9b0")
_ON_MOON = svg.ink("st-on-moon", "#20243a", "#ffffff")
_NAMED = re.compile(r'(\bid="|href="#|url\(#)st-')


@svg.drawn_once
def _defs(of: int) -> str:
    """Return the symbols of a panel, with ids of its own, because several panels share one page."""
    high, middle, low = _POD
    made = (
        sh.fade("st-gold", (0, "#ffe9a0", 1), (1, "#f0ae2c", 1))
        + sh.fade("st-pod", (0, high, 1), (0.14, middle, 1), (1, low, 1))
        + svg.symbol("st-coin", dice.coin())
        + svg.symbol("st-cab", dice.small_cab(of))
    )
    return svg.Element(_NAMED.sub(rf"\1p{of}-", made))


SLIM, SHORT = 60, 84
CROWD = 4  # from this number of players on, folded panels are slim


def panel(table: Table, of: int, seat: int | None, lang: str, folded: bool) -> svg.Picture:
    """Draw everything a player has, 300 units wide."""
    s = sc.seen(table)
    results, total, coins = s.results[of], s.totals[of], s.coins[of]
    name, acts = table.player(of, lang), s.turn == of
    won = of in table.winners()
    if folded:
        high = SLIM if table.players >= CROWD else SHORT
        inside = _folded(of, name, total, coins, results, acts, won, high)
        return _sheet(of, name, high, inside)
    now = s.ride.points if acts and s.smuggling else None
    turn = ""
    if acts:
        turn = table.say(lang, "your-turn" if seat == of else "rides")
    elif won:
        turn = table.say(lang, "wins")
    words = (
        turn,
        table.say(lang, "points-of", points=total),
        table.say(lang, "seat-line", coins=coins),
        _line_below(table, s, of, lang),
    )
    current = 0 if s.over else s.round
    inside = _open(of, name, total, coins, results, now, s.rounds, current, words, acts or won)
    return _sheet(of, name, 226, inside)


@svg.drawn_lately
def _sheet(of: int, name: str, high: int, inside: str) -> svg.Picture:
    return svg.picture(300, high, name, [_defs(of)], inside)


def _line_below(table: Table, s: sc.Seen, of: int, lang: str) -> str:
    """Return the line below the coins: the struck rounds, or the worth of a coin."""
    results, coins = s.results[of], s.coins[of]
    if not s.over and s.round == s.rounds and coins and len(results) < s.rounds:
        return table.say(lang, "last-round")
    struck = [str(i) for i, (_, out) in enumerate(results, 1) if out]
    if struck:
        return table.say(lang, "panel-struck", rounds=", ".join(struck), count=len(struck))
    if s.over or not coins:
        return ""
    return table.say(lang, "coin-worth", points=c.COIN_POINTS)


@svg.drawn_once
def _open(
    of: int,
    name: str,
    total: int,
    coins: int,
    results: tuple[tuple[int, bool], ...],
    now: int | None,
    rounds: int,
    current: int,
    words: tuple[str, str, str, str],
    marked: bool,
) -> str:
    turn, points, purse, below = words
    shown = min(coins, 5)
    each = (300 - 24) / rounds
    chips = [
        _chip(
            of,
            (12 + each * i, 84),
            each - 5,
            i + 1,
            results[i] if i < len(results) else None,
            now if i + 1 == current else None,
            i + 1 == current,
        )
        for i in range(rounds)
    ]
    room = 278 - 114 - 14 - max(40, len(str(total)) * 24)
    return svg.group(
        sh.box(
            1.5,
            1.5,
            297,
            223,
            18,
            f"url(#p{of}-pod)",
            stroke=svg.MOON if marked else svg.LINE,
            stroke_width=3 if marked else 2,
        ),
        sh.use(f"p{of}-cab", 46, 48, 0.66),
        sh.sign(of, 98, 27, 0.85),
        _name(114, 34, name, 20, room),
        _turn(turn) if turn else "",
        sh.title(284, 42, total, 36, svg.MOON, text_anchor="end", id=f"p{of}-total"),
        svg.text(284, 66, points, 14, fill=svg.QUIET, text_anchor="end"),
        *chips,
        svg.group(
            *(sh.use(f"p{of}-coin", 32 + 20 * i, 174, 0.95) for i in range(shown)),
            sh.bold(38 + 20 * shown if shown else 16, 180, purse, 17, svg.TEXT, id=f"p{of}-coins"),
            data_card="coin",
        ),
        svg.text(
            16, 212, svg.fitted(below, svg.PANEL_LETTERS, 270), svg.PANEL_LETTERS, fill=svg.QUIET
        ),
        id=f"p{of}-all",
        data_card="sheet",
    )


def _name(x: float, y: float, name: str, size: float, room: float) -> str:
    """Draw a name. A long name gets a smaller font before it is cut."""
    while size - 1 >= svg.PANEL_LETTERS and svg.width(name, size) > room:
        size -= 1
    return sh.title(x, y, svg.fitted(name, size, room), size, svg.TEXT)


def _turn(words: str) -> str:
    wide = sh.pill_width(words, 14) + 4
    return svg.group(
        sh.box(0, 0, wide, 24, 12, svg.MOON),
        sh.bold(wide / 2, 17, words, 14, _ON_MOON, text_anchor="middle"),
        at=(88, 46),
    )


def _chip(
    of: int,
    at: tuple[float, float],
    wide: float,
    round_: int,
    result: tuple[int, bool] | None,
    now: int | None,
    current: bool,
) -> str:
    """Draw the result of one round, or the points so far of the present one."""
    said = str(result[0]) if result else "" if now is None else str(now)
    struck = bool(result and result[1])
    x = wide / 2
    return svg.group(
        sh.box(
            0,
            0,
            wide,
            62,
            12,
            _CHIP_NOW if current else _CHIP,
            stroke=svg.MOON if current else svg.LINE,
            stroke_width=2,
            stroke_dasharray="6 4" if current and not result else None,
        ),
        svg.text(x, 18, round_, 14, fill=svg.QUIET, text_anchor="middle"),
        sh.title(
            x,
            49,
            said,
            24,
            svg.QUIET if struck else svg.MOON if current and not result else svg.TEXT,
            text_anchor="middle",
        ),
        sh.line(f"M{x - 18:g} 47L{x + 18:g} 33", svg.BAD, 3.5) if struck else "",
        at=at,
        id=f"p{of}-round-{round_}",
    )


@svg.drawn_once
def _folded(
    of: int,
    name: str,
    total: int,
    coins: int,
    results: tuple[tuple[int, bool], ...],
    acts: bool,
    won: bool,
    high: int,
) -> str:
    """Draw an opponent's panel. With many opponents each is slim."""
    less, cab, low = (7, 0.4, high - 12) if high == SLIM else (0, 0.56, high - 18)
    marked = acts or won
    step = 30 if len(results) < 5 else 26  # leaves room for the coins
    cells = []
    for i, (result, struck) in enumerate(results):
        x = 112 + step * i
        cells.append(
            sh.bold(x, low, result, 16, svg.QUIET if struck else svg.TEXT, text_anchor="middle")
        )
        if struck:
            cells.append(sh.line(f"M{x - 13} {low - 1}L{x + 13} {low - 10}", svg.BAD, 3))
    room = 300 - 120 - 16 - max(36, len(str(total)) * 19) - 6
    return svg.group(
        sh.box(
            1.5,
            1.5,
            297,
            high - 3,
            16,
            f"url(#p{of}-pod)",
            stroke=svg.MOON if marked else svg.LINE,
            stroke_width=3 if marked else 2,
        ),
        sh.path(
            f"M3 18Q3 3 18 3V{high - 3}Q3 {high - 3} 3 {high - 18}Z",
            svg.PLAYERS[of],
            stroke=sh.INKED,
            stroke_width=1,
        ),
        sh.use(f"p{of}-cab", 58, high / 2 + 8 - less / 2, cab),
        sh.sign(of, 106, 25 - less, 0.75),
        _name(120, 32 - less, name, 17, room),
        sh.title(284, 36 - less, total, 28, svg.MOON, text_anchor="end", id=f"p{of}-total"),
        *cells,
        svg.group(
            sh.use(f"p{of}-coin", 254, low - 6, 0.58 if less else 0.72),
            sh.bold(286, low, coins, 16, svg.TEXT, text_anchor="end", id=f"p{of}-coins"),
            data_card="coin",
        ),
        id=f"p{of}-all",
        data_card="sheet",
    )
