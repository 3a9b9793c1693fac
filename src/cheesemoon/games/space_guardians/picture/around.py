"""Words and numbers around the board: the turn above; offers, advice, stack and box below."""

from __future__ import annotations

from textwrap import wrap

from cheesemoon.core import Table
from cheesemoon.core.svg import BAD, LINE, MOON, QUIET, TEXT, drawn_once, group, tag, text

from ..board import in_game, points
from ..content import KINDS, PRICES, THINGS
from ..narration import aim
from ..purchase import is_on_offer
from ..state import BUYABLE, ENDS, HELD, MOVING, OVER, RESUMING, SHOOTING
from ..text import advice
from .sheet import WIDTH

LINE_HEIGHT = 30
SIGNS = 52  # how many fit into a line


def head(table: Table, lang: str) -> tuple[str, str]:
    """Which turn it is, and how many in a row have gone by without a hit."""
    s = table.state
    where = table.say(lang, "turns", turns=int(s.turns) + 1)
    if s.phase == OVER:
        where = table.say(lang, "game-over")
    misses = table.say(lang, "now-misses", misses=int(s.misses), players=int(in_game(s)))
    last = s.phase != OVER and s.misses and s.misses == in_game(s) - 1
    return (
        text(20, 40, where, 28, font_weight=700),
        text(WIDTH - 18, 40, misses, 22, text_anchor="end", fill=MOON if last else QUIET),
    )


def offers(table: Table, acts: set[str], top: float, lang: str) -> tuple[list[str], float]:
    """The price list; what can be paid is lit and carries its action."""
    s = table.state
    if s.phase != MOVING or s.returned:
        return [], top
    has = int(points(s, int(s.turn)))
    x, out = 18.0, list[str]()
    for thing in range(BUYABLE):
        if not is_on_offer(s, thing):
            continue
        price = int(PRICES[thing])
        name = table.say(lang, "thing", thing=THINGS[thing])
        words = f"{name} {price}"
        width = 24 + 12 * len(words)
        enough = has >= price
        action = f"buy {THINGS[thing]}"
        chip = group(
            tag(
                "rect",
                width=width,
                height=38,
                rx=19,
                fill="none",
                stroke=MOON if enough else LINE,
                stroke_width=2.5 if enough else 1.5,
            ),
            text(width / 2, 27, words, 22, text_anchor="middle", fill=TEXT if enough else QUIET),
            at=(x, top),
            id=f"sg-buy-{THINGS[thing]}",
            data_action=action if action in acts else None,
            class_="choice" if action in acts else None,
        )
        out.append(chip)
        x += width + 12
    return out, top + 50 if out else top


def notes(table: Table, top: float, lang: str) -> tuple[list[str], float]:
    """The line of fire in words, the rocket, or why the game has ended."""
    s = table.state
    lines: list[tuple[str, str]] = []
    if s.phase == OVER:
        words = table.say(lang, "log-ended", end=ENDS[s.end - 1], turns=int(s.turns))
        lines += [(line, TEXT) for line in wrap(words, SIGNS)]
    elif s.phase in (MOVING, SHOOTING, RESUMING):
        aimed = aim(s, int(s.turn), int(s.at[s.turn]))
        colour = BAD if aimed.lost else MOON if aimed.empties else QUIET
        shown = advice(table, lang)
        lines += [(line, colour) for line in wrap(shown[0], SIGNS)]
        if s.rocket[s.turn] == HELD:
            lines += [(line, QUIET) for line in wrap(shown[1], SIGNS)]
    out = [
        text(20, top + 22 + LINE_HEIGHT * i, line, 22, fill=colour)
        for i, (line, colour) in enumerate(lines)
    ]
    return out, top + LINE_HEIGHT * len(lines) + 8


def beside(table: Table, top: float, lang: str) -> tuple[str, float]:
    """Stack, what waits, and the box by kind."""
    s = table.state
    drawn = _drawn_beside(
        f"{table.say(lang, 'stack')} {int(s.stack_left)}",
        table.say(lang, "waiting"),
        (*s.waiting.tolist(), int(s.waiting_ships)),
        table.say(lang, "box"),
        tuple(s.box.tolist()),
    )
    return group(*drawn, at=(0, top), id="sg-beside"), top + 94


@drawn_once
def _drawn_beside(
    stack: str, waits: str, halves: tuple[int, int, int], box: str, counts: tuple[int, ...]
) -> tuple[str, ...]:
    base = 32
    out = [
        tag("path", d=f"M18 0H{WIDTH - 18}", stroke=LINE, stroke_width=1.5),
        text(20, base, stack, 22, font_weight=700),
        text(180, base, waits, 22, fill=QUIET),
    ]
    x = 300.0
    left, right, ships = halves
    waiting = (
        [("sg-kind-ship", 1)] * left
        + [("sg-wreck-right-mini", 1)] * right
        + [("sg-ship-mini", 2)] * ships
    )
    for drawing, wide in waiting:
        out.append(tag("use", href=f"#{drawing}", x=x, y=base - 8))
        x += 34 * wide
    if not waiting:
        out.append(text(x - 10, base, "—", 22, fill=QUIET))
    base += 38
    out.append(text(20, base, box, 22, fill=QUIET))
    out += [
        group(
            tag("use", href=f"#sg-kind-{KINDS[kind]}"),
            text(20, 8, count, 22, fill=TEXT if count else QUIET),
            at=(160 + 78 * kind, base - 8),
        )
        for kind, count in enumerate(counts[: len(KINDS)])
    ]
    return tuple(out)
