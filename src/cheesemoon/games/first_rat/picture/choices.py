"""What can be clicked on the path: where rats may run, and answers without a place of their own."""

from __future__ import annotations

from html import escape

from cheesemoon.core.svg import BAD, GOOD, MOON, NIGHT, drawn_once, group, tag

from ..content import (
    PAD,
    RATTONAUTS,
)
from ..narration import chain_price, next_value
from ..phrases import say, stock_phrase
from ..run import free_pipes, rent_at
from ..ways import STEPS, VIA
from .pieces import CARD_FOOT, CARD_LINE, COMMON_LINES, INK, card_line
from .places import PLACES, SIGNBOARD, TALL, wide_of
from .seen import Seen
from .sheet import SMALL, icon, title

MINUS = "−"


def targets(seen: Seen) -> str:
    """Where rats may run: a ring around the space, a chip for each way, and what it costs as a card
    that shows when the way is looked at or its rat is chosen."""
    runs = [action.split(" ") for action in seen.acts if action.startswith("run ")]
    if not runs:
        return ""
    s = seen.table.state
    free = int(free_pipes(s))
    crew = next_value(s, RATTONAUTS)
    me = seen.sides[seen.turn]
    there: dict[int, list[str]] = {}
    for _, rat, end_, *via in runs:
        end = int(end_)
        ways = there.setdefault(end, [])
        points = crew if end == PAD else 0
        rent, begin = int(rent_at(s, end)), me.rats[int(rat)]
        ways.append(
            _target(seen.lang, int(rat), begin, end, " ".join(via), free, rent, points, len(ways))
        )
    drawn = [
        group(icon("aim-pad" if end == PAD else "aim", 0, 0), *ways, at=PLACES[end])
        for end, ways in sorted(there.items(), key=lambda item: -PLACES[item[0]][0])
    ]  # chips reach over the space to their right
    return group(*drawn, id="targets")


@drawn_once
def _target(
    lang: str,
    rat: int,
    begin: int,
    end: int,
    via: str,
    free: int,
    rent: int,
    points: int,
    chip: int,
) -> str:
    chain = VIA.index(via)
    price = chain_price(free, chain)
    tags = " · ".join(_tags(lang, int(STEPS[begin, end, chain]), price, rent))
    costs = (*((n, item) for item, n in price.items()), *(((rent, "cheese"),) if rent else ()))
    dx, dy = wide_of(end) / 2 - 4 - 22 * (chip // 4), -TALL / 2 + 2 + 27 * (chip % 4)
    action = f"run {rat} {end} {via}".rstrip()
    return group(
        icon("hit-pad" if end == PAD else "hit", 0, 0),
        icon(f"chip-{rat}{'-pipe' if chain else ''}", dx, dy),
        icon("cost", dx + 12, dy - 11) if rent else "",
        _card(int(STEPS[begin, end, chain]), costs, points),
        data_action=action,
        data_tag=tags,
    )


def _tags(lang: str, steps: int, price: dict[str, int], rent: int) -> list[str]:
    """`3 steps`, `−1 can`, `rent 2 cheese`."""
    told = [say(lang, "steps", steps=steps)]
    told += [f"{MINUS}{stock_phrase(lang, {item: n})}" for item, n in price.items()]
    return [*told, say(lang, "rent", rent=rent)] if rent else told


@drawn_once
def _card(steps: int, costs: tuple[tuple[int, str], ...], points: int) -> str:
    """The same in numbers and icons, below what the space gives."""
    lines = [(f"steps-{steps}", card_line(str(steps), "paw"))]
    lines += [(f"pay-{n}-{item}", card_line(f"{MINUS}{n}", item, BAD)) for n, item in costs]
    if points:
        lines.append(("gain", card_line(f"+{points}", "collector", GOOD)))
    top = CARD_FOOT - CARD_LINE * len(lines)
    drawn = [icon(f"card-{len(lines)}", 0, top)]
    for i, (name, line) in enumerate(lines):
        y = top + CARD_LINE * i
        drawn.append(icon(name, 0, y) if name in COMMON_LINES else group(line, at=(0, y)))
    return group(*drawn, class_="aim", visibility="hidden")


# --- the signboard --------------------------------------------------------------------------------


def signboard(seen: Seen) -> str:
    """`done` and other answers in words, beside the second row; the reward lies on the pad."""
    verbs = ("done", "drink", "keep")
    spoken = [action for action in seen.acts if action in verbs]
    drawn = [_button(seen, action, i) for i, action in enumerate(spoken)]
    packs = [action for action in seen.acts if action.startswith("pack ")]
    drawn += [_pack(seen, action, i) for i, action in enumerate(packs)]
    x, y = PLACES[PAD]
    drawn += [
        group(
            title(seen.table.explain(action, seen.lang)),
            tag("circle", r=24, fill="#fff", fill_opacity=0, stroke=MOON, stroke_width=3),
            at=(x + (32 if action == "nut" else -32), y - 4),
            id=f"do-{action}",
            class_="choice",
            data_action=action,
        )
        for action in seen.acts
        if action in ("nut", "newrat")
    ]
    return group(*drawn, id="signboard", text_anchor="middle", font_weight=700)


def _button(seen: Seen, action: str, i: int) -> str:
    """A moon-coloured button; its words in two lines if they are long."""
    full = seen.table.explain(action, seen.lang)
    lines = _lines(full if action == "done" else say(seen.lang, f"sign-{action}"))
    x, y = SIGNBOARD
    tall = 56 if action == "done" else 48
    first = tall / 2 + 8 - 12 * (len(lines) - 1)
    return group(
        title(full),
        tag("rect", width=144, height=tall, rx=14, fill=MOON, stroke=NIGHT, stroke_width=2),
        *(
            tag("text", escape(line), x=72, y=first + 24 * n, font_size=SMALL)
            for n, line in enumerate(lines)
        ),
        at=(x, y + (24 if action == "done" else 56 * i)),
        id=f"do-{action}",
        class_="choice",
        data_action=action,
        fill=INK,
    )


def _lines(words: str) -> list[str]:
    """Long words on two lines, divided at the space nearest to the middle."""
    if len(words) <= 9 or " " not in words:
        return [words]
    spaces = [i for i, letter in enumerate(words) if letter == " "]
    cut = min(spaces, key=lambda i: abs(i - len(words) / 2))
    return [words[:cut], words[cut + 1 :]]


def _pack(seen: Seen, action: str, i: int) -> str:
    """One of the materials that the backpack may add."""
    x, y = SIGNBOARD
    item = action.split(" ")[1]
    return group(
        title(seen.table.explain(action, seen.lang)),
        tag("rect", width=68, height=48, rx=12, fill=NIGHT, stroke=MOON, stroke_width=3),
        tag("text", "+1", x=22, y=32, font_size=SMALL, fill=GOOD),
        icon(item, 48, 24),
        at=(x + 76 * (i % 2), y + 56 * (i // 2)),
        id=f"do-{action.replace(' ', '-')}",
        class_="choice",
        data_action=action,
    )
