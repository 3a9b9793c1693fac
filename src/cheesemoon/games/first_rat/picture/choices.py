"""What can be clicked on the path: where rats may run, and answers without a place of their own."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from cheesemoon.core.svg import BAD, GOOD, MOON, NIGHT, group, tag

from ..content import (
    PAD,
    RATTONAUTS,
    STEPS,
    VIA,
)
from ..phrases import say
from ..run import free_pipes, rent_at
from ..tale import chain_price, next_value, run_costs
from .pieces import INK
from .places import PLACES, SIGNBOARD, TALL, wide_of
from .seen import Seen
from .sheet import SMALL, icon, title

MINUS = "−"


def targets(seen: Seen) -> str:
    """Where rats may run: a ring around the space, a chip for each way, and what it costs as
    a card that shows when the way is looked at or its rat is chosen."""
    runs = [action.split(" ") for action in seen.acts if action.startswith("run ")]
    if not runs:
        return ""
    s = seen.table.state
    free = int(free_pipes(s))
    crew = next_value(s, RATTONAUTS)
    me = seen.sides[seen.turn]
    rents: dict[int, int] = {}
    there: dict[int, int] = {}
    drawn = []
    for _, rat_, end_, *via in runs:
        rat, end = int(rat_), int(end_)
        if end not in rents:
            rents[end] = int(rent_at(s, end))
            x, y = PLACES[end]
            drawn.append(icon("aim-pad" if end == PAD else "aim", x, y))
        chip = there.get(end, 0)
        points = crew if end == PAD else 0
        there[end] = chip + 1
        drawn.append(
            _target(
                seen.lang, rat, me.rats[rat], end, " ".join(via), free, rents[end], points, chip
            )
        )
    return group(*drawn, id="targets", text_anchor="middle", font_weight=800, fill=MOON)


@lru_cache(maxsize=8192)
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
    steps = int(STEPS[begin, end, chain])
    price = chain_price(free, chain)
    tags = " · ".join(run_costs(lang, begin, end, chain, free, rent))
    x, y = PLACES[end]
    action = f"run {rat} {end} {via}".rstrip()
    costs = [*((n, item) for item, n in price.items()), *([(rent, "cheese")] if rent else [])]
    at = (wide_of(end) / 2 - 4 - 22 * (chip // 4), -TALL / 2 + 2 + 27 * (chip % 4))
    return (
        f'<g transform="translate({x:g} {y:g})" class="choice" data-action="{action}"'
        f' data-tag="{escape(tags)}">'
        f'<use href="#fr-hit{"-pad" if end == PAD else ""}"/>'
        f'<use href="#fr-chip{"-pipe" if chain else ""}" x="{at[0]:g}" y="{at[1]:g}"/>'
        f'<text x="{at[0]:g}" y="{at[1] + 8:g}">{rat}</text>'
        + (f'<use href="#fr-cost" x="{at[0] + 12:g}" y="{at[1] - 11:g}"/>' if costs else "")
        + f"{_card(steps, tuple(costs), points)}</g>"
    )


@lru_cache(maxsize=4096)
def _card(steps: int, costs: tuple[tuple[int, str], ...], points: int) -> str:
    """`3 steps`, `−1 can`, `−2 cheese` in numbers and icons; what the space gives stands above."""
    lines = [(f"{steps}", "paw", "")]
    lines += [(f"{MINUS}{n}", name, f' fill="{BAD}"') for n, name in costs]
    if points:
        lines.append((f"+{points}", "collector", f' fill="{GOOD}"'))
    top = TALL / 2 + 6 - 25 * len(lines)
    drawn = "".join(
        f'<text x="-12" y="{top + 19 + 25 * i:g}"{paint}>{words}</text>'
        + icon(name, 16, top + 12 + 25 * i)
        for i, (words, name, paint) in enumerate(lines)
    )
    return f'<g class="aim" visibility="hidden">{icon(f"card-{len(lines)}", 0, top)}{drawn}</g>'


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
