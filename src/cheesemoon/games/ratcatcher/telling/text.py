"""The table in text, for a terminal."""

from cheesemoon.core import Table
from cheesemoon.core.rules.bits import members

from .. import content as c, outlook, position, state as st
from . import naming as na, narration

_NAME = 20  # characters of most areas with their names


def show(table: Table, seat: int | None, lang: str) -> str:
    """Return the table as text: city, board, rats, and hints."""
    seen = outlook.outlook(table)
    parts = [_head(table, lang), _city(table, lang), _board(table, seen, lang), _rats(table, lang)]
    if table.state.waiting:
        parts.append(_hand(table, lang))
    if table.state.phase in (st.ACTING, st.LATE):
        parts.append("\n".join(f"  · {line}" for line in narration.advice(table, seen, lang)))
    return "\n".join(part for part in parts if part)


def _head(table: Table, lang: str) -> str:
    s = table.state
    where = table.say(lang, "round", round=int(s.round_no))
    if s.phase == st.OVER:
        where = table.say(lang, "game-over")
    return f"── {table.title(lang)} · {where} ──"


def _city(table: Table, lang: str) -> str:
    """Return a line for every area: its neighbours, what is printed there, and its contents."""
    s, lines = table.state, []
    for d in range(c.DISTRICTS):
        if not s.laid >> d & 1:
            continue
        state = table.say(lang, "active" if s.active >> d & 1 else "inactive")
        value = narration.ROMAN[c.VALUE[c.RED if d == 0 and s.hard else d]]
        where = f"({int(s.x[d])} {int(s.y[d])})"
        lines.append(f"  {d} {na.district(table, d, lang)} {value} {where} {state}")
        for area in range(d * c.SPAN, d * c.SPAN + position.areas_of(s, d)):
            ways = na.listed([c.AREA_NAMES[n - 1] for n in s.near[area] if n])
            card = c.RED if d == 0 and s.hard else d
            nests = int(c.NESTS[card, area % c.SPAN] + s.nest[area])
            nest = (
                f" [{table.say(lang, 'nest')}{f' ×{nests}' if nests > 1 else ''}]" if nests else ""
            )
            what = na.contents(table, area, lang)
            name = f"{c.AREA_NAMES[area]} {na.place(table, c.AREA_NAMES[area], lang)}"
            lines.append(f"    {name:<{_NAME}} → {ways:<22}{nest} {what}".rstrip())
    return "\n".join(lines)


def _hand(table: Table, lang: str) -> str:
    """Return the cards to place: their ways, and what is printed in each area."""
    lines = [f"  {table.say(lang, 'hand')}"]
    for card in members(int(table.state.waiting)):
        name = na.district(table, card, lang)
        lines.append(f"    {card} {name} {narration.ROMAN[c.VALUE[card]]}")
        for a in range(int(c.AREAS_OF[card])):
            ways = na.listed(
                [f"{card}{c.LETTERS[b]}" for b in range(c.SPAN) if c.INNER[card, a, b]]
            )
            signs = [word for counts, word in c.PRINTED for _ in range(int(counts[card, a]))]
            what = na.listed([table.say(lang, "printed", sign=sign) for sign in signs])
            area = f"{card}{c.LETTERS[a]}"
            name = f"{area} {na.place(table, area, lang)}"
            lines.append(f"      {name:<{_NAME}} → {ways:<22} {what}".rstrip())
    return "\n".join(lines)


def _board(table: Table, seen: outlook.Outlook, lang: str) -> str:
    s = table.state
    lines = [f"  {na.catcher_name(table, lang)}"]
    lines.append(
        "    "
        + ", ".join(f"{name} {value}" for name, value in narration.board_values(table, seen, lang))
    )
    fields = [
        f"{narration.field_name(table, name, lang)} {int(s.board[i])}/{int(c.PLACES[s.catcher, i])}"
        for i, name in enumerate(c.FIELDS)
    ]
    lines.append(f"    {table.say(lang, 'cheese-label')}: " + na.listed(fields))
    for which in range(2):
        state = f"{int(s.held[which])}/{int(c.MARKERS_MAX[s.catcher, which])}"
        if not (seen.yellow, seen.purple)[which]:
            state = table.say(lang, "locked")
        lines.append(f"    {na.ability_name(table, which, lang)}: {state}")
    caged = [
        na.rats_words(table, colour, int(s.cage[i]), lang)
        for i, colour in enumerate(c.COLOURS)
        if s.cage[i]
    ]
    if caged:
        lines.append(f"    {table.say(lang, 'cage')}: {na.listed(caged)}")
    for n in range(1, c.PECULIAR + 1):
        if s.caught[n]:
            lines.append(f"    {na.rat_name(table, f'p{n}', lang)}: {rewards(table, n, lang)}")
    return "\n".join(lines)


def rewards(table: Table, n: int, lang: str) -> str:
    """Return the words of all rewards of a peculiar rat."""

    kinds = [r for i, r in enumerate(c.REWARDS) if c.PEC_REWARD[n, i]]
    return " / ".join(narration.reward_words(table, n, r, lang) for r in kinds)


def _rats(table: Table, lang: str) -> str:
    s = table.state
    where = c.AREA_NAMES[s.arch_at - 1] if s.arch_at else table.say(lang, "not-in-city")
    values = ", ".join(f"{name} {value}" for name, value in arch_values(table, lang))
    bag = na.listed(
        [na.rats_words(table, colour, int(s.bag[i]), lang) for i, colour in enumerate(c.COLOURS)]
    )
    lines = [
        f"  {na.rat_name(table, 'arch', lang)} ({where}): {values}",
        f"    {table.say(lang, 'progress')} {int(s.progress)}/{c.TRACK_END} → "
        f"{next_step(table, lang)}",
        f"    {table.say(lang, 'bag')}: {bag}",
        f"    {table.say(lang, 'deck', cards=int(s.deck_left))}, "
        f"{table.say(lang, 'peculiar-deck', cards=int(s.odd_left))}, "
        f"{table.say(lang, 'mystery-pile', cards=int(s.mystery_left))}",
    ]
    if table.options["arch_rat"] == "maw":
        lines.append(f"    {table.say(lang, 'guts')} {int(s.guts)}/{len(c.GUTS)}")
    return "\n".join(lines)


def next_step(table: Table, lang: str) -> str:
    """Return the effect of the next field of the progress track."""
    s = table.state
    field = int(s.progress) + 1
    if field >= c.TRACK_END:
        return "–"
    return table.say(lang, "step", effect=c.STEPS[c.TRACK[s.arch, field]])


def arch_values(table: Table, lang: str) -> list[tuple[str, str]]:
    """Return the present values of the arch rat."""
    s = table.state
    return [
        (table.say(lang, "health"), f"{int(s.arch_health)}/{int(c.ARCH_HEALTH[s.arch])}"),
        (table.say(lang, "bite"), str(int(c.ARCH_BITE[s.arch] + s.bonus[c.B_BITE]))),
        (table.say(lang, "defence"), str(int(c.ARCH_DEFENCE[s.arch] + s.bonus[c.B_DEFENCE]))),
        (table.say(lang, "spawn"), str(int(c.ARCH_SPAWN[s.arch] + s.bonus[c.B_SPAWN]))),
    ]


def upgrades(catcher: int, field: int) -> tuple[int, ...]:
    """Return the numbers of cheeses at which the upgrades of an attribute are complete."""
    return tuple(int(n) for n in c.NEEDS[catcher, field] if n < 99)
