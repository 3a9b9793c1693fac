"""The table in text, for a terminal."""

from __future__ import annotations

from cheesemoon.core import Table

from .content import (
    ARCH_BITE,
    ARCH_DEFENCE,
    ARCH_HEALTH,
    ARCH_SPAWN,
    AREA_NAMES,
    AREAS_OF,
    B_BITE,
    B_DEFENCE,
    B_SPAWN,
    COLOURS,
    DISTRICTS,
    FIELDS,
    GUTS,
    INNER,
    LETTERS,
    MARKERS_MAX,
    NEEDS,
    NESTS,
    PECULIAR,
    PLACES,
    PRINTED,
    RED,
    SPAN,
    STEPS,
    TRACK,
    TRACK_END,
    VALUE,
)
from .outlook import Outlook, outlook
from .position import areas_of
from .state import ACTING, LATE, OVER
from .tale import (
    ROMAN,
    ability_name,
    advice,
    board_values,
    catcher_name,
    contents,
    listed,
    rat_name,
    rats_words,
    reward_words,
)


def show(table: Table, seat: int | None, lang: str) -> str:
    """City, board, rats, and what helps to decide."""
    seen = outlook(table)
    parts = [_head(table, lang), _city(table, lang), _board(table, seen, lang), _rats(table, lang)]
    if table.state.waiting.any():
        parts.append(_hand(table, lang))
    if table.state.phase in (ACTING, LATE):
        parts.append("\n".join(f"  · {line}" for line in advice(table, seen, lang)))
    return "\n".join(part for part in parts if part)


def _head(table: Table, lang: str) -> str:
    s = table.state
    where = table.say(lang, "round", round=int(s.round_no))
    if s.phase == OVER:
        where = table.say(lang, "game-over")
    return f"── {table.title(lang)} · {where} ──"


def _city(table: Table, lang: str) -> str:
    """A line for every area: its neighbours, what is printed there, and what is in it."""
    s, lines = table.state, []
    for d in range(DISTRICTS):
        if not s.laid[d]:
            continue
        state = table.say(lang, "active" if s.active[d] else "inactive")
        value = ROMAN[VALUE[RED if d == 0 and s.hard else d]]
        lines.append(f"  {d} {value} ({int(s.x[d])} {int(s.y[d])}) {state}")
        for area in range(d * SPAN, d * SPAN + areas_of(s, d)):
            ways = listed([AREA_NAMES[n - 1] for n in s.near[area] if n])
            card = RED if d == 0 and s.hard else d
            nests = int(NESTS[card, area % SPAN] + s.nest[area])
            nest = (
                f" [{table.say(lang, 'nest')}{f' ×{nests}' if nests > 1 else ''}]" if nests else ""
            )
            what = contents(table, area, lang)
            lines.append(f"    {AREA_NAMES[area]:<4}→ {ways:<22}{nest} {what}".rstrip())
    return "\n".join(lines)


def _hand(table: Table, lang: str) -> str:
    """The cards to place: their ways, and what is printed in each area."""
    lines = [f"  {table.say(lang, 'hand')}"]
    for card in table.state.waiting.nonzero()[0].tolist():
        lines.append(f"    {card} {ROMAN[VALUE[card]]}")
        for a in range(int(AREAS_OF[card])):
            ways = listed([f"{card}{LETTERS[b]}" for b in range(SPAN) if INNER[card, a, b]])
            signs = [word for counts, word in PRINTED for _ in range(int(counts[card, a]))]
            what = listed([table.say(lang, "printed", sign=sign) for sign in signs])
            lines.append(f"      {card}{LETTERS[a]} → {ways:<22} {what}".rstrip())
    return "\n".join(lines)


def _board(table: Table, seen: Outlook, lang: str) -> str:
    s = table.state
    lines = [f"  {catcher_name(table, lang)}"]
    lines.append(
        "    " + ", ".join(f"{name} {value}" for name, value in board_values(table, seen, lang))
    )
    fields = [
        f"{table.say(lang, 'field', field=field)} {int(s.board[i])}/{int(PLACES[s.catcher, i])}"
        for i, field in enumerate(FIELDS)
    ]
    lines.append(f"    {table.say(lang, 'cheese-label')}: " + listed(fields))
    for which in range(2):
        state = f"{int(s.held[which])}/{int(MARKERS_MAX[s.catcher, which])}"
        if not (seen.yellow, seen.purple)[which]:
            state = table.say(lang, "locked")
        lines.append(f"    {ability_name(table, which, lang)}: {state}")
    caged = [rats_words(table, c, int(s.cage[i]), lang) for i, c in enumerate(COLOURS) if s.cage[i]]
    if caged:
        lines.append(f"    {table.say(lang, 'cage')}: {listed(caged)}")
    for n in range(1, PECULIAR + 1):
        if s.caught[n]:
            lines.append(f"    {rat_name(table, f'p{n}', lang)}: {rewards(table, n, lang)}")
    return "\n".join(lines)


def rewards(table: Table, n: int, lang: str) -> str:
    """All rewards of a peculiar rat."""
    from .content import PEC_REWARD, REWARDS

    kinds = [r for i, r in enumerate(REWARDS) if PEC_REWARD[n, i]]
    return " / ".join(reward_words(table, n, r, lang) for r in kinds)


def _rats(table: Table, lang: str) -> str:
    s = table.state
    where = AREA_NAMES[s.arch_at - 1] if s.arch_at else table.say(lang, "not-in-city")
    values = ", ".join(f"{name} {value}" for name, value in arch_values(table, lang))
    bag = listed([rats_words(table, c, int(s.bag[i]), lang) for i, c in enumerate(COLOURS)])
    lines = [
        f"  {rat_name(table, 'arch', lang)} ({where}): {values}",
        f"    {table.say(lang, 'progress')} {int(s.progress)}/{TRACK_END} → "
        f"{next_step(table, lang)}",
        f"    {table.say(lang, 'bag')}: {bag}",
        f"    {table.say(lang, 'deck', cards=int(s.deck_left))}, "
        f"{table.say(lang, 'peculiar-deck', cards=int(s.odd_left))}, "
        f"{table.say(lang, 'mystery-pile', cards=int(s.mystery_left))}",
    ]
    if table.options["arch_rat"] == "maw":
        lines.append(f"    {table.say(lang, 'guts')} {int(s.guts)}/{len(GUTS)}")
    return "\n".join(lines)


def next_step(table: Table, lang: str) -> str:
    """What the next field of the progress track brings."""
    s = table.state
    field = int(s.progress) + 1
    if field >= TRACK_END:
        return "–"
    return table.say(lang, "step", effect=STEPS[TRACK[s.arch, field]])


def arch_values(table: Table, lang: str) -> list[tuple[str, str]]:
    """The present values of the arch rat."""
    s = table.state
    return [
        (table.say(lang, "health"), f"{int(s.arch_health)}/{int(ARCH_HEALTH[s.arch])}"),
        (table.say(lang, "bite"), str(int(ARCH_BITE[s.arch] + s.bonus[B_BITE]))),
        (table.say(lang, "defence"), str(int(ARCH_DEFENCE[s.arch] + s.bonus[B_DEFENCE]))),
        (table.say(lang, "spawn"), str(int(ARCH_SPAWN[s.arch] + s.bonus[B_SPAWN]))),
    ]


def upgrades(catcher: int, field: int) -> tuple[int, ...]:
    """The numbers of cheeses at which the upgrades of an attribute are complete."""
    return tuple(int(n) for n in NEEDS[catcher, field] if n < 99)
