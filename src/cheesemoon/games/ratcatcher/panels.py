"""Two panels under the city: your board, and the rats."""

from __future__ import annotations

from typing import Any

from cheesemoon.core import Table
from cheesemoon.core.svg import BOARD, LINE, MOON, NIGHT, QUIET, TEXT, group, tag, text

from .board import is_unlocked
from .content import (
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
    GUTS,
    ITEMS,
    MARKERS_MAX,
    MINCER_DICE,
    PEC_ABILITY,
    PEC_BITE,
    PEC_DEFENCE,
    PEC_MOVE,
    PECULIAR,
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
from .pieces import icon
from .state import OVER
from .tale import ability_name, ability_of, advice, board_values, catcher_name, rat_name
from .text import arch_values, rewards, upgrades

WIDE = 620
LINE_HEIGHT = 30


def wrapped(words: str, most: int) -> list[str]:
    """Lines of at most so many letters."""
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


class Column:
    """Lines from top to bottom on a panel."""

    def __init__(self, title: str) -> None:
        self.y = 40.0
        self.parts = [text(18, 38, title, 26, font_weight=700)]

    def say(self, words: str, x: float = 18, **attributes: Any) -> None:
        """Words, in as many lines as they need."""
        attributes.setdefault("size", 22)
        size = attributes.pop("size")
        for line in wrapped(words, int((WIDE - x - 12) / (size * 0.5))):
            self.y += LINE_HEIGHT
            self.parts.append(text(x, self.y, line, size, **attributes))

    def add(self, *parts: str, height: float = 0) -> None:
        """Something drawn at the present height."""
        self.parts += parts
        self.y += height

    def panel(self) -> tuple[str, float]:
        """The panel and its height."""
        height = self.y + 18
        ground = tag(
            "rect", width=WIDE, height=height, rx=18, fill=BOARD, stroke=LINE, stroke_width=2
        )
        return ground + "".join(self.parts), height


def board_panel(table: Table, acts: set[str], lang: str) -> tuple[str, float]:
    """Values, blue fields with their cheese, abilities, cage and prices, caught cards."""
    column = Column(f"{table.say(lang, 'board')}: {catcher_name(table, lang)}")
    for i in range(0, 6, 2):
        pair = board_values(table, lang)[i : i + 2]
        column.y += LINE_HEIGHT
        for j, (name, value) in enumerate(pair):
            column.add(text(18 + 250 * j, column.y, name, 22, fill=QUIET))
            column.add(text(150 + 230 * j, column.y, value, 22, font_weight=700))
    _dice(table, column, acts)
    _fields(table, column, acts, lang)
    _abilities(table, column, lang)
    _cage(table, column, acts, lang)
    s = table.state
    for n in range(1, PECULIAR + 1):
        if s.caught[n]:
            action = f"claim {n}" if f"claim {n}" in acts else None
            column.y += 6
            column.add(icon("peculiar", 32, column.y + 22))
            begin = len(column.parts)
            column.say(f"{rat_name(table, f'p{n}', lang)}: {rewards(table, n, lang)}", 52)
            column.parts[begin:] = [group(*column.parts[begin:], data_action=action)]
    return column.panel()


def _dice(table: Table, column: Column, acts: set[str]) -> None:
    """The attack dice on the board; die N attacks with N dice. In phase `hits`, what was rolled."""
    s = table.state
    rolled = [int(n) for n in s.shown[: s.roll_dice]]
    shown = rolled or [0] * int(s.dice)
    if not shown:
        return
    column.y += 14
    for i, number in enumerate(shown):
        action = f"attack {i + 1}" if f"attack {i + 1}" in acts else None
        square = tag("rect", x=-20, y=-20, width=40, height=40, rx=8, fill="#f3efe2",
                     stroke=MOON if action else NIGHT, stroke_width=3)  # fmt: skip
        face = number or i + 1
        label = text(0, 9, face, 26, fill="#12172b" if number else "#8a8fa8", text_anchor="middle",
                     font_weight=700)  # fmt: skip
        column.add(group(square, label, at=(42 + 52 * i, column.y + 26), data_action=action))
    column.y += 52


def _fields(table: Table, column: Column, acts: set[str], lang: str) -> None:
    """Every blue field with its cheese; a gap after the fields of an upgrade."""
    s = table.state
    column.y += 8
    for i, field in enumerate(FIELDS):
        x, y = 18 + 300 * (i % 2), column.y + 28 + 34 * (i // 2)
        action = f"put {field}" if f"put {field}" in acts else None
        name = text(x, y, table.say(lang, "field", field=field), 22, fill=MOON if action else TEXT)
        places, at = "", x + 140
        for n in range(1, int(PLACES[s.catcher, i]) + 1):
            places += tag("circle", cx=at, cy=y - 7, r=13, fill="#24407a", stroke="#4f8ef7",
                          stroke_width=2)  # fmt: skip
            if s.board[i] >= n:
                places += icon("cheese", at - 1, y - 7, 0.8)
            at += 40 if n in upgrades(s, i) else 30
        column.add(group(name, places, data_action=action))
    column.y += 34 * ((len(FIELDS) + 1) // 2) + 4
    if s.board[FIELDS.index("trap")]:
        words = table.say(lang, "upgrade", upgrade=UPGRADES[TRAP_UPGRADE[s.catcher]])
        column.say(f"{table.say(lang, 'traps')}: {words}", fill=QUIET)


def _abilities(table: Table, column: Column, lang: str) -> None:
    s = table.state
    for which, colour in enumerate(("yellow", "purple")):
        state = table.say(lang, "locked")
        if is_unlocked(s, which):
            state = f"{int(s.held[which])}/{int(MARKERS_MAX[s.catcher, which])}"
        column.y += 8
        column.add(icon(colour, 32, column.y + 22))
        column.say(f"{ability_name(table, which, lang)} · {state}", 52, font_weight=700)
        ability = ability_of(s, which)
        words = table.say(
            lang, "ability-text", ability=ability, defence=APRON_DEFENCE, distance=BOMB_DISTANCE,
            dice=MINCER_DICE if ability == "mincer" else BOMB_DICE,
        )  # fmt: skip
        column.say(words, 52, fill=QUIET)


def _cage(table: Table, column: Column, acts: set[str], lang: str) -> None:
    s = table.state
    column.y += 40
    column.add(text(18, column.y, table.say(lang, "cage"), 22, fill=QUIET))
    for i, colour in enumerate(COLOURS):
        column.add(icon(colour, 190 + 100 * i, column.y - 7))
        column.add(text(212 + 100 * i, column.y, int(s.cage[i]), 22, font_weight=700))
    column.say(table.say(lang, "accountant"), fill=QUIET)
    column.y += LINE_HEIGHT
    for i, item in enumerate(ITEMS):
        action = f"buy {item}" if f"buy {item}" in acts else None
        words = f"{table.say(lang, 'item', item=item)} {int(PRICE[i])}"
        colour = MOON if action else TEXT
        column.add(text(18 + 120 * i, column.y, words, 22, fill=colour, data_action=action))


def rats_panel(table: Table, lang: str) -> tuple[str, float]:
    """The arch rat, its track, the common rats, peculiar rats in the city, bag, piles, advice."""
    s = table.state
    column = Column(f"{table.say(lang, 'rats-board')}: {rat_name(table, 'arch', lang)}")
    column.say("  ".join(f"{name} {value}" for name, value in arch_values(table, lang)))
    column.say(table.say(lang, "talent", talent=TALENTS[ARCH_TALENT[s.arch]]), fill=QUIET)
    _track(table, column, lang)
    for i, colour in enumerate(COLOURS):
        column.y += 4
        column.add(icon(colour, 32, column.y + 22))
        target = table.say(lang, "target-name", target=TARGETS[COMMON_TARGET[i]])
        words = table.say(lang, "common-line", movement=int(COMMON_MOVE[i]), target=target,
                          bite=int(COMMON_BITE[i]), defence=int(COMMON_DEFENCE[i]))  # fmt: skip
        column.say(f"{words} · {table.say(lang, 'bag')} {int(s.bag[i])}", 52)
    for n in range(1, PECULIAR + 1):
        if s.odd_at[n]:
            column.y += 4
            column.add(icon("peculiar", 32, column.y + 22))
            column.say(f"{rat_name(table, f'p{n}', lang)}: {peculiar_line(table, n, lang)}", 52)
    piles = [
        table.say(lang, "deck", cards=int(s.deck_left)),
        table.say(lang, "peculiar-deck", cards=int(s.odd_left)),
        table.say(lang, "mystery-pile", cards=int(s.mystery_left)),
    ]
    column.y += 6
    column.say(" · ".join(piles), fill=QUIET)
    thrown = [rat_name(table, f"p{n}", lang) for n in range(1, PECULIAR + 1) if s.discard[n]]
    if thrown:
        column.say(f"{table.say(lang, 'discard')}: {', '.join(thrown)}", fill=QUIET)
    if s.phase != OVER:
        column.y += 6
        for line in advice(table, lang):
            column.say(f"· {line}")
    return column.panel()


def peculiar_line(table: Table, n: int, lang: str) -> str:
    """Values and ability of a peculiar rat."""
    values = (
        f"{table.say(lang, 'movement')} {int(PEC_MOVE[n])}, {table.say(lang, 'bite')} "
        f"{int(PEC_BITE[n])}, {table.say(lang, 'defence')} {int(PEC_DEFENCE[n])}"
    )
    return f"{values}; {table.say(lang, 'peculiarity', ability=PECULIARITIES[PEC_ABILITY[n]])}"


def _track(table: Table, column: Column, lang: str) -> None:
    """Ten fields; the marker stands on the last one reached. The next three in words."""
    s = table.state
    column.y += 10
    for field in range(1, TRACK_END + 1):
        x = 18 + (field - 1) * 58
        reached, effect = field <= s.progress, STEPS[TRACK[s.arch, field]]
        box = tag("rect", x=0, y=0, width=52, height=52, rx=9, fill="#6b2330" if reached else NIGHT,
                  stroke=MOON if field == s.progress else LINE, stroke_width=2.5)  # fmt: skip
        number = text(8, 22, field, 20, fill=QUIET)
        sign = text(44, 44, _SIGNS.get(effect, ""), 22, text_anchor="end", font_weight=700)
        if field == TRACK_END:
            sign = text(44, 44, "☠", 24, text_anchor="end")
        title = tag("title", table.say(lang, "step", effect=effect))
        column.add(group(title, box, number, sign, at=(x, column.y)))
    column.y += 56
    for field in range(int(s.progress) + 1, min(int(s.progress) + 4, TRACK_END)):
        words = table.say(lang, "step", effect=STEPS[TRACK[s.arch, field]])
        column.say(f"{field}: {words}", fill=QUIET)
    if TALENTS[ARCH_TALENT[s.arch]] == "devours":
        done = ", ".join(
            f"{i + 1} {table.say(lang, 'step', effect=STEPS[e])}{' ✓' if i < s.guts else ''}"
            for i, e in enumerate(GUTS)
        )
        column.say(f"{table.say(lang, 'guts')}: {done}", fill=QUIET)


_SIGNS = {
    "bite": "B", "defence": "D", "move": "M", "spawn": "S", "peculiar": "P", "swarm": "≈",
    "deploy": "♛",
}  # fmt: skip
