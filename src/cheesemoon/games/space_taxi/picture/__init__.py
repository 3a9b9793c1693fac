"""The table as a picture: taxi, wings, mine field, dice in hand, tiles, and the score sheet."""

from __future__ import annotations

from typing import Any

from cheesemoon.core import Table
from cheesemoon.core.svg import (
    BAD,
    BOARD,
    LINE,
    MOON,
    NIGHT,
    QUIET,
    TEXT,
    drawn_once,
    group,
    picture,
    piece,
    player_sign,
    shortened,
    tag,
    text,
)

from .. import content as c, narration, place, scoring, state as st
from ..text import advice
from .pieces import SYMBOLS, die_symbol, fuel_symbol, smuggling_symbol

WIDTH = 640
DIE = 68  # the edge of a die; symbols are drawn that large
STEP = 78
COLUMNS = [100 + STEP * i for i in range(3)]
SEAT_ROWS = (132, 210)
WING_Y = 330
MINE = (548, 176)
BESIDE = (548, 300)
TILES_Y = 440
HAND_Y = 548
SHEET_ROW = 46


def draw(table: Table, seat: int | None, lang: str) -> str:
    """The table as that seat sees it; what it may do now carries its action."""
    s = table.state
    acts = set(table.legal()) if seat is not None and seat == table.seat else set()
    over, failed = table.over, bool(s.smuggling_at == st.ASIDE)
    hand = _hand(table, acts, lang) if not over else ""
    lines = advice(table, lang) if not over else []
    sheet_y = HAND_Y - 20 if over else HAND_Y + 190 + 30 * len(lines)
    height = sheet_y + 50 + SHEET_ROW * table.players + 16
    return picture(
        WIDTH,
        height,
        f"{table.title(lang)}: {table.question(lang)}",
        SYMBOLS,
        tag("rect", width=WIDTH, height=height, rx=18, fill=BOARD),
        _head(table, lang),
        _ship(table.say(lang, "groups")),
        _mine_field(table.say(lang, "smuggling"), table.say(lang, "aside"), failed),
        _wings(table.say(lang, "fuel")),
        _tiles(table, acts, lang),
        hand,
        _advice(lines),
        group(_sheet(table, lang), at=(0, sheet_y), id="st-sheet"),
        _dice_on_board(table, lang),
    )


def _label(x: float, y: float, words: str, **attributes: Any) -> str:
    return text(x, y, words, 22, fill=QUIET, **attributes)


def _head(table: Table, lang: str) -> str:
    s = table.state
    where = table.say(lang, "round", round=int(s.round_no), rounds=int(c.ROUNDS[s.players]))
    if s.phase == st.OVER:
        where = table.say(lang, "game-over")
    note = table.note(lang)
    return (
        text(24, 40, where, 28, font_weight=700)
        + _label(WIDTH - 74, 40, f"{table.say(lang, 'bank')} {int(s.bank)}", text_anchor="end")
        + group(tag("use", href="#st-coin"), at=(WIDTH - 46, 32))
        + (text(24, 64, note, 18, fill=MOON) if note else "")
    )


@drawn_once
def _ship(groups: str) -> str:
    """The hull with six seats and the table of groups printed on it."""
    hull = tag(
        "path",
        d="M70 76H400Q452 76 460 150L464 182Q458 262 400 262H70Q34 262 34 226V112Q34 76 70 76Z",
        fill=NIGHT,
        stroke=LINE,
        stroke_width=3,
    )
    window = tag("path", d="M412 98Q442 108 448 158H412Z", fill="#7cc4ff", opacity=0.5)
    seats = "".join(_slot(x, y) for y in SEAT_ROWS for x in COLUMNS)
    rows = [(n, int(c.GROUP_POINTS[n])) for n in range(2, c.PASSENGERS + 1)]
    printed = _label(318, 106, groups)
    for i, (size, points) in enumerate(rows):
        y = 136 + 26 * i
        printed += text(334, y, f"{size} ×", 22, text_anchor="middle")
        printed += text(392, y, points, 22, font_weight=700, text_anchor="end", fill=MOON)
    return hull + window + seats + printed


def _slot(x: float, y: float) -> str:
    half = DIE / 2
    return tag(
        "rect",
        x=x - half,
        y=y - half,
        width=DIE,
        height=DIE,
        rx=14,
        fill="none",
        stroke=LINE,
        stroke_width=2.5,
        stroke_dasharray="6 6",
    )


@drawn_once
def _mine_field(smuggling: str, aside: str, failed: bool) -> str:
    """The mine with crystal and grab, and the place beside the board for a die that failed."""
    x, y = MINE
    rock = tag(
        "path",
        d=f"M{x - 66} {y + 62}Q{x - 74} {y - 10} {x - 30} {y - 46}Q{x + 10} {y - 76} {x + 52} "
        f"{y - 36}Q{x + 82} {y} {x + 64} {y + 62}Z",
        fill=NIGHT,
        stroke=LINE,
        stroke_width=3,
    )
    crystal = tag(
        "path",
        d=f"M{x + 40} {y + 60}L{x + 34} {y + 30}L{x + 48} {y + 14}L{x + 60} {y + 34}L{x + 56} "
        f"{y + 60}Z",
        fill="#9be7ff",
        stroke=NIGHT,
        stroke_width=2,
    )
    grab = tag(
        "path",
        d=f"M{x - 52} {y - 66}V{y - 40}M{x - 52} {y - 40}L{x - 64} {y - 22}M{x - 52} {y - 40}"
        f"L{x - 40} {y - 22}",
        fill="none",
        stroke=QUIET,
        stroke_width=4,
        stroke_linecap="round",
    )
    slots = _slot(x - 8, y + 8) + _slot(*BESIDE)
    words = _label(x, 88, smuggling, text_anchor="middle")
    words += text(
        BESIDE[0],
        BESIDE[1] + 62,
        aside,
        22,
        fill=BAD if failed else QUIET,
        text_anchor="middle",
    )
    return rock + crystal + grab + slots + words


@drawn_once
def _wings(fuel_word: str) -> str:
    """Three wings with flames, and the factors by fuel sum."""
    flames = "".join(
        tag(
            "path",
            d=f"M{x - 16} {WING_Y + 38}Q{x - 12} {WING_Y + 60} {x} {WING_Y + 68}"
            f"Q{x + 12} {WING_Y + 60} {x + 16} {WING_Y + 38}Z",
            fill="#f0883e",
            opacity=0.75,
        )
        for x in COLUMNS
    )
    wings = "".join(
        tag(
            "path",
            d=f"M{x - 40} {WING_Y - 40}H{x + 40}V{WING_Y + 30}L{x} {WING_Y + 46}"
            f"L{x - 40} {WING_Y + 30}Z",
            fill=NIGHT,
            stroke=LINE,
            stroke_width=2.5,
        )
        + _slot(x, WING_Y)
        for x in COLUMNS
    )
    label = _label(318, WING_Y - 20, fuel_word)
    good = [n for n in range(len(c.FACTORS)) if c.FACTORS[n]]
    factors = ""
    for i, fuel in enumerate(good):
        x = 326 + 44 * i
        factors += text(x, WING_Y + 14, fuel, 22, text_anchor="middle")
        factors += text(
            x,
            WING_Y + 44,
            f"×{int(c.FACTORS[fuel])}",
            22,
            font_weight=700,
            text_anchor="middle",
            fill=MOON,
        )
    return flames + wings + label + factors


def _tiles(table: Table, acts: set[str], lang: str) -> str:
    """The five tiles before the left neighbour; used ones face down, the one of k lit."""
    s = table.state
    out = ""
    if s.phase != st.OVER:
        neighbour = shortened(table.player((int(s.turn) + 1) % table.players, lang), 18)
        out += _label(WIDTH - 24, TILES_Y - 20, table.say(lang, "tiles"), text_anchor="end")
        out += text(WIDTH - 24, TILES_Y + 12, neighbour, 22, text_anchor="end")
    for tile in range(c.TILES):
        x = 58 + 74 * tile
        unused = bool(s.tiles[tile])
        now = s.phase == st.PLACING and tile == s.placed and bool(place.may_stop(s))
        action = "done" if now and "done" in acts else None
        out += group(
            tag(
                "rect",
                x=-30,
                y=-30,
                width=60,
                height=60,
                rx=10,
                fill="#f3e3b3" if unused else NIGHT,
                stroke=MOON if now else LINE,
                stroke_width=5 if now else 2.5,
            ),
            text(
                0,
                12,
                tile if unused else "·",
                34,
                font_weight=700,
                text_anchor="middle",
                fill="#20243a" if unused else QUIET,
            ),
            at=(x, TILES_Y),
            id=f"st-tile-{tile}",
            data_action=action,
            class_="choice" if action else None,
        )
    return out


def _hand(table: Table, acts: set[str], lang: str) -> str:
    """The dice in hand as rolled, or waiting for the roll; in the last step the coins to pay."""
    s = table.state
    if s.phase == st.PAYING:
        return _coins_to_pay(table, acts, lang)
    label = _label(24, HAND_Y - 46, table.say(lang, "hand"))
    return label + (_unrolled(table, acts) if s.phase == st.ROLLING else _rolled(table, acts, lang))


def _places() -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Where dice in hand lie: passengers in the upper row, fuel and smuggling in the lower."""
    upper = [(58.0 + STEP * i, float(HAND_Y)) for i in range(c.PASSENGERS)]
    lower = [(58.0 + STEP * i, HAND_Y + 112.0) for i in range(c.FUEL + 1)]
    return upper, lower


def _unrolled(table: Table, acts: set[str]) -> str:
    s = table.state
    upper, lower = _places()
    seated, fuelled = int(s.taxi.sum()), int(s.wings.sum())
    dice = [
        piece(f"st-die-p{seated + i}", "st-blank", *upper[i], "?")
        for i in range(c.PASSENGERS - seated)
    ]
    dice += [
        piece(f"st-die-f{fuelled + i}", "st-fuel", *lower[i], "?") for i in range(c.FUEL - fuelled)
    ]
    if s.smuggling_at == st.HAND:
        dice.append(piece("st-die-s", "st-smuggling", *lower[c.FUEL], "?"))
    action = "roll" if "roll" in acts else None
    return group(*dice, data_action=action, class_="choice" if action else None, id="st-hand")


def _rolled(table: Table, acts: set[str], lang: str) -> str:
    s = table.state
    upper, lower = _places()
    out = ""
    number = int(s.taxi.sum())
    place = 0
    for face in range(len(c.FACES)):
        for i in range(s.passengers[face]):
            label = narration.face_word(table, c.FACES[face], lang)
            action = f"place {c.FACES[face]}"
            out += _die_to_place(
                f"st-die-p{number}", die_symbol(face), upper[place], label, action, acts
            )
            if face == c.THUMB and i == 0:
                out += _jokers(upper[place], acts, table, lang)
            number += 1
            place += 1
    number, place = int(s.wings.sum()), 0
    for n in range(1, c.FUEL_SIDES + 1):
        for _ in range(s.fuel[n]):
            out += _die_to_place(
                f"st-die-f{number}", fuel_symbol(n), lower[place], str(n), f"fuel {n}", acts
            )
            number += 1
            place += 1
    if s.smuggling_at == st.HAND:
        out += _die_to_place(
            "st-die-s",
            smuggling_symbol(int(s.smuggling)),
            lower[c.FUEL],
            str(int(s.smuggling)),
            "smuggle",
            acts,
        )
    return out


def _die_to_place(
    id_: str, symbol: str, at: tuple[float, float], label: str, action: str, acts: set[str]
) -> str:
    legal = action in acts
    return piece(id_, symbol, at[0], at[1], label, data_action=action if legal else None)


def _jokers(at: tuple[float, float], acts: set[str], table: Table, lang: str) -> str:
    """Below a thumb, a small face for each species that a coin would make of it."""
    if f"joker {c.SPECIES[0]}" not in acts:
        return ""
    out = ""
    for i, species in enumerate(c.SPECIES):
        out += group(
            tag("title", table.explain(f"joker {species}", lang)),
            tag("use", href=f"#st-mini-{species}"),
            at=(max(at[0] - 70, 30) + 35 * i, at[1] + 53),
            data_action=f"joker {species}",
            class_="choice",
        )
    return out


def _coins_to_pay(table: Table, acts: set[str], lang: str) -> str:
    s = table.state
    out = _label(24, HAND_Y - 46, table.say(lang, "coins"))
    for n in range(int(s.coins[s.turn]) + 1):
        action = f"pay {n}"
        out += group(
            tag("title", table.explain(action, lang)),
            tag(
                "circle",
                r=30,
                fill="#8a6a1f" if n == 0 else "#ffc94d",
                stroke=NIGHT,
                stroke_width=3,
            ),
            text(0, 11, n, 30, font_weight=700, text_anchor="middle", fill="#20243a"),
            at=(58 + 66 * (n % 9), HAND_Y + 66 * (n // 9)),
            id=f"st-pay-{n}",
            data_action=action if action in acts else None,
            class_="choice" if action in acts else None,
        )
    return out


def _advice(lines: list[str]) -> str:
    return "".join(
        text(24, HAND_Y + 186 + 30 * i, line, 22, fill=QUIET) for i, line in enumerate(lines)
    )


def _sheet(table: Table, lang: str) -> str:
    """Signs, coins, results by round with struck ones crossed out, totals."""
    s = table.state
    head = _sheet_head(int(c.ROUNDS[s.players]), table.say(lang, "total"))
    best = table.winners()
    coins, struck = s.coins.tolist(), s.struck.tolist()
    for seat in range(table.players):
        results = tuple(int(result) for result in scoring.results_of(s, seat))
        lines = tuple(bool(line) for line in struck[seat][: len(results)])
        head += group(
            _sheet_row(
                seat,
                shortened(table.player(seat, lang), 11),
                seat == table.seat,
                seat in best,
                coins[seat],
                tuple(zip(results, lines, strict=True)),
                int(scoring.total(s, seat)),
            ),
            at=(0, 50 + SHEET_ROW * seat),
            id=f"st-row-{seat}",
        )
    return head


@drawn_once
def _sheet_head(rounds: int, total_word: str) -> str:
    head = "".join(_label(_column(r), 34, str(r + 1), text_anchor="end") for r in range(rounds))
    head += _label(WIDTH - 24, 34, total_word, text_anchor="end")
    return head + tag("path", d=f"M24 44H{WIDTH - 24}", stroke=LINE, stroke_width=2)


def _column(round_: int) -> int:
    return 300 + 54 * round_


@drawn_once
def _sheet_row(
    seat: int,
    name: str,
    acting: bool,
    best: bool,
    coins: int,
    results: tuple[tuple[int, bool], ...],
    sum_: int,
) -> str:
    row = ""
    if acting or best:
        row += tag(
            "rect",
            x=14,
            y=2,
            width=WIDTH - 28,
            height=SHEET_ROW - 6,
            rx=10,
            fill="none",
            stroke=MOON,
            stroke_width=2.5,
        )
    row += player_sign(seat, 40, 23, 11)
    row += text(60, 31, name, 22, font_weight=700 if acting else 400)
    row += text(238, 31, coins, 22, text_anchor="end", fill=MOON)
    row += group(tag("use", href="#st-coin-small"), at=(200, 23))
    for r, (result, struck) in enumerate(results):
        x = _column(r)
        row += text(x, 31, result, 22, text_anchor="end", fill=QUIET if struck else TEXT)
        if struck:
            row += tag("path", d=f"M{x - 32} 24H{x + 4}", stroke=BAD, stroke_width=3)
    return row + text(WIDTH - 24, 31, sum_, 24, font_weight=700, text_anchor="end")


def _dice_on_board(table: Table, lang: str) -> str:
    """Placed dice last, so that they lie on everything."""
    s = table.state
    places = [(x, y) for y in SEAT_ROWS for x in COLUMNS]
    out = ""
    number = 0
    for face in range(len(c.FACES)):
        for _ in range(s.taxi[face]):
            label = narration.face_word(table, c.FACES[face], lang)
            out += piece(f"st-die-p{number}", die_symbol(face), *places[number], label)
            number += 1
    number = 0
    for n in range(1, c.FUEL_SIDES + 1):
        for _ in range(s.wings[n]):
            out += piece(f"st-die-f{number}", fuel_symbol(n), COLUMNS[number], WING_Y, str(n))
            number += 1
    if s.smuggling_at != st.HAND and s.phase != st.OVER:
        on_board = s.smuggling_at == st.BOARD
        x, y = (MINE[0] - 8, MINE[1] + 8) if on_board else BESIDE
        value = int(s.smuggling)
        out += piece(
            "st-die-s",
            smuggling_symbol(value),
            x,
            y,
            str(value),
            opacity=None if on_board else 0.55,
        )
    return out
