"""Two panels under the city: your board, and the rats. A panel is a column of sections; each has an
id and looks the same for the same numbers, so it is drawn once and sent only when it changes."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Any

from cheesemoon.core import Table, Words
from cheesemoon.core.svg import BOARD, LINE, MOON, NIGHT, QUIET, TEXT, group, tag, text

from .content import (
    ABILITIES,
    ABILITY,
    APRON_DEFENCE,
    ARCH_TALENT,
    BOMB_DICE,
    BOMB_DISTANCE,
    COLOURS,
    COMMON_BITE,
    COMMON_DEFENCE,
    COMMON_MOVE,
    COMMON_TARGET,
    FIELDS,
    GROPE,
    GUTS,
    ITEMS,
    MARKERS_MAX,
    MINCER_DICE,
    PEC_ABILITY,
    PEC_BITE,
    PEC_DEFENCE,
    PEC_MOVE,
    PEC_TARGET,
    PECULIARITIES,
    PLACES,
    PRICE,
    STEPS,
    TALENTS,
    TARGETS,
    TRACK,
    TRACK_END,
    TRAP_UPGRADE,
    UPGRADES,
)
from .narration import advice, board_values, catcher_name, rat_name
from .outlook import Outlook
from .pieces import icon
from .state import OVER
from .text import arch_values, rewards, upgrades

PANEL = 620
LINE_HEIGHT = 30

Section = tuple[tuple[str, ...], float]  # drawn from its own height 0 on, and how high it is


@lru_cache(maxsize=5000)
def wrapped(words: str, most: int) -> tuple[str, ...]:
    """Lines of at most so many letters."""
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return tuple(lines)


def line(x: float, y: float, words: str, fill: str = TEXT, weight: int | None = None) -> str:
    """Words of the usual size, which panels hand down."""
    own = None if fill == TEXT else fill
    return tag("text", escape(words), x=x, y=y, fill=own, font_weight=weight)


@lru_cache(maxsize=5000)
def said(words: str, x: float = 18, fill: str = TEXT, weight: int | None = None) -> Section:
    """Words, in as many lines as they need."""
    lines = wrapped(words, int((PANEL - x - 12) / (22 * 0.54)))
    drawn = [line(x, LINE_HEIGHT * (i + 1), part, fill, weight) for i, part in enumerate(lines)]
    return tuple(drawn), LINE_HEIGHT * len(lines)


@lru_cache(maxsize=5000)
def beside(sign: str, words: str, fill: str = TEXT, weight: int | None = None) -> Section:
    """Words beside a sign."""
    drawn, height = said(words, 52, fill, weight)
    return (icon(sign, 30, 22, 1.1), *drawn), height + 4


def _apart(section: Section) -> Section:
    """A little lower than the section before it."""
    return (group(*section[0], at=(0, 8)),), section[1] + 8


def stacked(name: str, title: str, sections: list[tuple[str, Section]]) -> Section:
    """A panel and its height: sections from top to bottom, each with its id."""
    y = 42.0
    parts = [text(18, 38, title, 26, font_weight=700)]
    for id_, (drawn, height) in sections:
        if drawn:
            parts.append(group(*drawn, at=(0, y), id=f"{name}-{id_}"))
        y += height
    height = y + 18
    ground = tag("rect", width=PANEL, height=height, rx=18, fill=BOARD, stroke=LINE, stroke_width=2)
    return (ground, *parts), height


# --- your board -----------------------------------------------------------------------------------


def board_panel(table: Table, seen: Outlook, acts: frozenset[str], lang: str) -> Section:
    """Values, blue fields with their cheese, abilities, cage and prices, caught cards."""
    s, words = table.state, table.game.words
    catcher = int(s.catcher)
    rolled = tuple(s.shown[: s.roll_dice].tolist())
    attacks = tuple(f"attack {n}" in acts for n in range(1, int(s.dice) + 1))
    puts = tuple(f"put {field}" in acts for field in FIELDS)
    sections = [
        ("values", _values(tuple(board_values(table, seen, lang)))),
        ("dice", _dice(rolled, attacks)),
        ("fields", _fields(words, lang, catcher, tuple(s.board.tolist()), puts)),
        ("upgrade", _upgrade(words, lang, catcher, int(s.board[FIELDS.index("trap")]))),
    ]
    for which, colour in enumerate(("yellow", "purple")):
        held = int(s.held[which]) if (seen.yellow, seen.purple)[which] else -1
        use = f"use {colour}" if f"use {colour}" in acts else None
        sections.append((colour, _ability(words, lang, catcher, which, held, use)))
    pays = tuple(tuple(a for a in table.legal() if a in acts and a.startswith(f"pay {c} "))
                 for c in COLOURS)  # fmt: skip
    sections.append(("cage", _cage(words, lang, tuple(s.cage.tolist()), pays)))
    buys = tuple(f"buy {item}" in acts for item in ITEMS)
    sections.append(("accountant", _accountant(words, lang, buys)))
    for n in s.caught.nonzero()[0].tolist():
        claims = tuple(a for a in sorted(acts) if a == f"claim {n}" or a.startswith(f"claim {n} "))
        card = f"{rat_name(table, f'p{n}', lang)}: {rewards(table, n, lang)}"
        sections.append((f"caught-{n}", _claimable(card, claims)))
    title = f"{table.say(lang, 'board')}: {catcher_name(table, lang)}"
    return stacked("board", title, sections)


@lru_cache(maxsize=2000)
def _values(pairs: tuple[tuple[str, str], ...]) -> Section:
    drawn: list[str] = []
    for i, (name, value) in enumerate(pairs[:6]):
        x, y = (18, 318)[i % 2], LINE_HEIGHT * (i // 2 + 1)
        if i == 5:  # traps, the longest
            x, y = 18, LINE_HEIGHT * 4
        drawn += [line(x, y, name, QUIET), line(x + 140, y, value, weight=700)]
    return tuple(drawn), LINE_HEIGHT * 4


@lru_cache(maxsize=5000)
def _dice(rolled: tuple[int, ...], attacks: tuple[bool, ...]) -> Section:
    """The attack dice on the board; die N attacks with N dice. In phase `hits`, what was rolled."""
    drawn = []
    for i in range(len(rolled) or len(attacks)):
        action = f"attack {i + 1}" if not rolled and attacks[i] else None
        face = str(rolled[i] if rolled else i + 1)
        square = tag("use", href="#rc-die-choice" if action else "#rc-die")
        ink = "#12172b" if rolled else "#8a8fa8"
        label = tag("text", face, y=9, text_anchor="middle", fill=ink, font_weight=700)
        kind = "piece" if rolled else None  # what was rolled tumbles
        at = (42 + 56 * i, 38)
        id_ = f"die-{i + 1}"
        drawn.append(group(square, label, at=at, data_action=action, id=id_, class_=kind))
    return tuple(drawn), 66


@lru_cache(maxsize=5000)
def _fields(
    words: Words, lang: str, catcher: int, board: tuple[int, ...], puts: tuple[bool, ...]
) -> Section:
    """Every blue field with its cheese; a gap after the fields of an upgrade."""
    drawn = []
    for i, field in enumerate(FIELDS):
        x, y = 18 + 300 * (i % 2), 32 + 36 * (i // 2)
        name = words.say(lang, "field", {"field": field})
        parts = [line(x, y, name, MOON if puts[i] else TEXT)]
        at = x + 140
        for n in range(1, int(PLACES[catcher, i]) + 1):
            parts.append(tag("use", href="#rc-field", x=at, y=y - 7))
            if board[i] >= n:
                parts.append(icon("cheese", at - 1, y - 7, 0.8))
            at += 40 if n in upgrades(catcher, i) else 30
        if puts[i]:
            parts.append(tag("rect", x=x - 8, y=y - 26, width=282, height=36, rx=9, fill="none",
                             stroke=MOON, stroke_width=2, stroke_dasharray="9 6",
                             pointer_events="all"))  # fmt: skip
        action = f"put {field}" if puts[i] else None
        drawn.append(group(*parts, data_action=action, id=f"field-{field}"))
    return tuple(drawn), 36 * ((len(FIELDS) + 1) // 2) + 12


@lru_cache(maxsize=100)
def _upgrade(words: Words, lang: str, catcher: int, reached: int) -> Section:
    if not reached:
        return (), 0
    better = words.say(lang, "upgrade", {"upgrade": UPGRADES[TRAP_UPGRADE[catcher]]})
    return said(f"{words.say(lang, 'traps')}: {better}", fill=QUIET)


@lru_cache(maxsize=1000)
def _ability(
    words: Words, lang: str, catcher: int, which: int, held: int, use: str | None
) -> Section:
    ability = ABILITIES[ABILITY[catcher, which]]
    state = f"{held}/{int(MARKERS_MAX[catcher, which])}" if held >= 0 else words.say(lang, "locked")
    name = f"{words.say(lang, 'ability', {'ability': ability})} · {state}"
    drawn, height = beside(("yellow", "purple")[which], name, MOON if use else TEXT, 700)
    numbers = {"defence": APRON_DEFENCE, "distance": BOMB_DISTANCE,
               "dice": MINCER_DICE if ability == "mincer" else BOMB_DICE}  # fmt: skip
    told, more = said(words.say(lang, "ability-text", {"ability": ability, **numbers}), 52, QUIET)
    whole = group(*drawn, group(*told, at=(0, height - 4)), data_action=use)
    return (whole,), height + more + 4


@lru_cache(maxsize=5000)
def _cage(
    words: Words, lang: str, cage: tuple[int, ...], pays: tuple[tuple[str, ...], ...]
) -> Section:
    """The rats in your cage; a payment is chosen by its colour."""
    drawn = [line(18, 34, words.say(lang, "cage"), QUIET)]
    for i, colour in enumerate(COLOURS):
        drawn.append(icon(colour, 190 + 100 * i, 27, 1.1))
        drawn.append(line(214 + 100 * i, 34, str(cage[i]), weight=700))
        drawn += [
            tag("rect", x=165 + 100 * i, y=6, width=88, height=40, rx=9, fill="none", stroke=MOON,
                stroke_width=2, stroke_dasharray="9 6", pointer_events="all", data_action=pay)
            for pay in pays[i]
        ]  # fmt: skip
    return tuple(drawn), 40


@lru_cache(maxsize=200)
def _accountant(words: Words, lang: str, buys: tuple[bool, ...]) -> Section:
    """What can be bought, and for how many rats."""
    told, height = said(words.say(lang, "accountant"), fill=QUIET)
    drawn = [*told]
    for i, item in enumerate(ITEMS):
        label = f"{words.say(lang, 'item', {'item': item})} {int(PRICE[i])}"
        action = f"buy {item}" if buys[i] else None
        box = tag("rect", x=8, y=8, width=114, height=32, rx=9, fill=NIGHT,
                  stroke=MOON if action else LINE, stroke_width=2)  # fmt: skip
        name = text(65, 31, label, 20, fill=MOON if action else TEXT, text_anchor="middle")
        drawn.append(group(box, name, at=(120 * i, height), data_action=action, id=f"buy-{item}"))
    return tuple(drawn), height + 46


@lru_cache(maxsize=500)
def _claimable(card: str, claims: tuple[str, ...]) -> Section:
    """The card of a caught peculiar rat."""
    drawn, height = beside("peculiar", card, MOON if claims else TEXT)
    more = [
        tag("rect", x=8, y=2, width=PANEL - 16, height=height, fill="none", pointer_events="all",
            data_action=action) for action in claims[1:]
    ]  # fmt: skip
    return (group(*drawn, *more, data_action=claims[0] if claims else None),), height


# --- the rats -------------------------------------------------------------------------------------


def rats_panel(table: Table, seen: Outlook, lang: str) -> Section:
    """The arch rat, its track, the common rats, peculiar rats in the city, bag, piles, advice."""
    s, words = table.state, table.game.words
    arch, progress = int(s.arch), int(s.progress)
    values = "  ".join(f"{name} {value}" for name, value in arch_values(table, lang))
    talent = TALENTS[ARCH_TALENT[arch]]
    sections = [
        ("arch", said(values)),
        ("talent", said(words.say(lang, "talent", {"talent": talent}), fill=QUIET)),
        ("track", _track(words, lang, arch, progress)),
        ("next", _next_fields(words, lang, arch, progress)),
    ]
    if talent == "devours":
        sections.append(("guts", _guts(words, lang, int(s.guts))))
    for i, colour in enumerate(COLOURS):
        sections.append((colour, _common(words, lang, i, int(s.bag[i]))))
    for n, at in enumerate(s.odd_at.tolist()):
        if at:
            sections.append((f"p{n}", _peculiar(words, lang, n)))
    piles = " · ".join(
        [
            table.say(lang, "deck", cards=int(s.deck_left)),
            table.say(lang, "peculiar-deck", cards=int(s.odd_left)),
            table.say(lang, "mystery-pile", cards=int(s.mystery_left)),
        ]
    )
    sections.append(("piles", _apart(said(piles, fill=QUIET))))
    thrown = [rat_name(table, f"p{n}", lang) for n in s.discard.nonzero()[0].tolist()]
    if thrown:
        told = f"{table.say(lang, 'discard')}: {', '.join(thrown)}"
        sections.append(("discard", said(told, fill=QUIET)))
    if s.phase != OVER:
        for i, words_ in enumerate(advice(table, seen, lang)):
            advised = said(f"· {words_}")
            sections.append((f"advice-{i}", advised if i else _apart(advised)))
    title = f"{table.say(lang, 'rats-board')}: {rat_name(table, 'arch', lang)}"
    return stacked("rats", title, sections)


@lru_cache(maxsize=200)
def _track(words: Words, lang: str, arch: int, progress: int) -> Section:
    """Ten fields; the marker stands on the last one reached."""
    drawn = []
    for field in range(1, TRACK_END + 1):
        effect = STEPS[TRACK[arch, field]]
        title = words.say(lang, "rats-win") if field == TRACK_END else _step(words, lang, effect)
        box = tag("rect", width=52, height=52, rx=9, fill="#6b2330" if field <= progress else NIGHT,
                  stroke=MOON if field == progress else LINE, stroke_width=2.5)  # fmt: skip
        sign = "☠" if field == TRACK_END else _SIGNS.get(effect, "")
        drawn.append(group(
            tag("title", escape(title)), box, text(8, 22, field, 20, fill=QUIET),
            text(44, 44, sign, 22, text_anchor="end", font_weight=700),
            at=(18 + (field - 1) * 58, 12),
        ))  # fmt: skip
    return tuple(drawn), 70


def _step(words: Words, lang: str, effect: str) -> str:
    return words.say(lang, "step", {"effect": effect})


@lru_cache(maxsize=200)
def _next_fields(words: Words, lang: str, arch: int, progress: int) -> Section:
    """What the next three fields bring."""
    fields = range(progress + 1, min(progress + 4, TRACK_END))
    told = [f"{field}: {_step(words, lang, STEPS[TRACK[arch, field]])}" for field in fields]
    return said(" · ".join(told), fill=QUIET) if told else ((), 0)


@lru_cache(maxsize=50)
def _guts(words: Words, lang: str, guts: int) -> Section:
    done = ", ".join(
        f"{i + 1} {_step(words, lang, STEPS[effect])}{' ✓' if i < guts else ''}"
        for i, effect in enumerate(GUTS)
    )
    return said(f"{words.say(lang, 'guts')}: {done}", fill=QUIET)


@lru_cache(maxsize=500)
def _common(words: Words, lang: str, colour: int, bag: int) -> Section:
    target = words.say(lang, "target-name", {"target": TARGETS[COMMON_TARGET[colour]]})
    values = {"movement": int(COMMON_MOVE[colour]), "target": target,
              "bite": int(COMMON_BITE[colour]), "defence": int(COMMON_DEFENCE[colour])}  # fmt: skip
    line = words.say(lang, "common-line", values)
    return beside(COLOURS[colour], f"{line} · {words.say(lang, 'bag')} {bag}")


@lru_cache(maxsize=100)
def _peculiar(words: Words, lang: str, n: int) -> Section:
    """Values, target and ability of a peculiar rat."""
    name = words.say(lang, "rat-name", {"rat": f"p{n}"})
    target = words.say(lang, "target-name", {"target": TARGETS[PEC_TARGET[n]]})
    movement: Any = "½" if PEC_ABILITY[n] == GROPE else int(PEC_MOVE[n])
    values = {"movement": str(movement), "bite": int(PEC_BITE[n]), "target": target,
              "defence": int(PEC_DEFENCE[n])}  # fmt: skip
    ability = words.say(lang, "peculiarity", {"ability": PECULIARITIES[PEC_ABILITY[n]]})
    return beside("peculiar", f"{name}: {words.say(lang, 'common-line', values)}; {ability}")


_SIGNS = {
    "bite": "B", "defence": "D", "move": "M", "spawn": "S", "peculiar": "P", "swarm": "≈",
    "deploy": "♛",
}  # fmt: skip
