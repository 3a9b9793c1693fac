"""Rats on the path, and the traces of the last runs."""

import math
from typing import NamedTuple

from cheesemoon.core.draw import svg

from .. import content as c, ways
from ..telling import phrases
from . import kit, layout as lay, paint, seen as sn, symbols


@svg.drawn_once
def creature(sign: int, x: float, y: float, scale: float, right: bool, **more: object) -> str:
    """Draw a rat in the colour of a seat, with its feet at (x, y)."""
    turned = f"translate({x:.4g} {y:.4g}) scale({scale if right else -scale:.3g} {scale:.3g})"
    href = "#fr-rat-black" if sign == 4 else "#fr-rat"
    return svg.tag("use", href=href, color=paint.PLAYERS[sign], transform=turned, **more)


def name_of(lang: str, robot: bool, rat: int) -> str:
    """Return the name of a rat. All rats of the robot have the robot's name."""
    return phrases.say(lang, "robot") if robot else phrases.say(lang, "rat", rat=rat)


@svg.drawn_once
def rat_drawing(
    at: lay.Layout, sign: int, letter: str, u: float, right: bool, supers: tuple[str, ...]
) -> tuple[str, ...]:
    """Draw a rat with the sign of its seat and its letter. A super-rat also wears a cape."""
    bx, by = round(-7 * u * (1 if right else -1), 1), round(-19 * u, 1)
    low = 2.5 * u if sign == 3 else 0  # a triangle has more room below its middle
    badge = round(max(u, 0.8 * at.k**0.9), 2)
    drawn = [kit.oval(0, 0, 28 * u, 5 * u, "#070a16", opacity=0.45)]
    if supers:
        turned = f"scale({u if right else -u:.3g} {u:.3g})"
        drawn.append(svg.tag("use", href="#fr-cape", transform=turned))
    drawn.append(creature(sign, 0, 0, u, right))
    drawn.append(kit.put(f"badge-{sign}", bx, by, badge))
    drawn.append(kit.middle(bx, by + low, letter, at.small, symbols.letter_paint(sign)))
    return tuple(drawn)


@svg.drawn_once
def _medal(at: lay.Layout, supers: tuple[str, ...], place: kit.Spot, right: bool) -> str:
    """Draw a medal with the initials of a rat's super-rat tokens, inside the picture."""
    told = "".join(name[0].upper() for name in supers)
    s = at.small
    w = s * 0.8 * len(told) + 12
    mid, _, u = place
    x = at.inside(mid + (-30 if right else 30) * u, w / 2 + 2) - mid
    return svg.group(
        kit.rect(
            x - w / 2,
            -46 * u - s * 0.7,
            w,
            s * 1.4,
            paint.GOLD,
            s * 0.7,
            stroke=paint.INK,
            stroke_width=2,
        ),
        kit.middle(x, -46 * u, told, s, paint.INK),
    )


# --- where they stand -----------------------------------------------------------------------------

_TAIL = 40  # from the middle of a rat to the end of its tail


@svg.drawn_once
def rat_places(at: lay.Layout, space: int, count: int) -> tuple[kit.Spot, ...]:
    """Return the places and scales of `count` rats on a space, those behind first. More rats are
    smaller, so that no rat hides another or its letter."""
    x, y = at.deck_at(space)
    crowds = at.crowds if space else at.start_crowds
    _, u, per_row, gap, back = next((crowd for crowd in crowds if count <= crowd[0]), crowds[-1])
    spots = []
    for row in range((count - 1) // per_row, -1, -1):
        here = min(per_row, count - per_row * row)
        half = gap * (here - 1) / 2
        left = at.inside(x, half + _TAIL * u) - half
        spots += [(round(left + gap * i, 1), round(y - back * row, 1), u) for i in range(here)]
    return tuple(spots)


def heads(at: lay.Layout, space: int, count: int) -> float:
    """Return the least height at which a sign over a space hides no head of `count` rats."""
    if not count:
        return 0
    _, feet = at.deck_at(space)
    return round(max(feet - y + 46 * u for _, y, u in rat_places(at, space, count)), 1)


# --- all of them ----------------------------------------------------------------------------------


def rats(at: lay.Layout, seen: sn.Seen) -> str:
    """Draw all rats on the path. A rat that may run or get a token can be chosen."""
    picks = {" ".join(action.split(" ")[:2]) for action in seen.acts if _is_of_a_rat(action)}
    picks -= {f"run {rat}" for rat in seen.twins}
    packs = tuple([Pack(*side[:3], side.supers) for side in seen.sides])
    came = tuple(sorted(_find_moved(seen).items()))
    acting = None if seen.turn < 0 else seen.turn
    same = tuple(f"run {rat}" for rat in seen.twins)
    return _rats(at, seen.lang, packs, seen.looking, acting, tuple(sorted(picks)), came, same)


def _is_of_a_rat(action: str) -> bool:
    return action.startswith(("run ", "token "))


class Pack(NamedTuple):
    """The rats of one side."""

    number: int
    robot: bool
    rats: tuple[int, ...]
    supers: tuple[int, ...]


Came = tuple[tuple[tuple[int, int], tuple[int, int]], ...]  # (side, rat), (start, chain of pipes)


@svg.drawn_once
def _rats(
    at: lay.Layout, lang: str, packs: tuple[Pack, ...], looking: int, acting: int | None,
    picks: tuple[str, ...], came: Came, same: tuple[str, ...] = (),
) -> str:  # fmt: skip
    """Draw the rats. The result is cached, because most actions move none. `same` are the choices
    of rats that stand at the start beside another: all of them are one choice."""
    there: dict[int, list[tuple[Pack, int]]] = {}
    for side in packs:
        for rat, space in enumerate(side.rats):
            if space <= c.SPACES:
                there.setdefault(space, []).append((side, rat))
    moved = dict(came)
    drawn = []
    glows = []
    for space, standing in sorted(there.items()):
        standing.sort(key=lambda who: who[0].number == looking)  # the viewer's own rats in front
        own = [rat for side, rat in standing if side.number == acting]
        first = next((rat for rat in own if f"run {rat}" in picks), None)
        for (side, rat), place in zip(standing, rat_places(at, space, len(standing)), strict=True):
            action = pick = None
            if side.number == acting and not side.robot:
                if f"token {rat}" in picks:
                    action = f"token {rat}"
                elif f"run {rat}" in picks:
                    pick = f"run {rat}"
            if action or pick:
                glows.append(_glow(*place))
            sign = sn.sign_of(side.number, side.robot)
            then = phrases.say(lang, "ask-where", rat=rat) if pick else None
            is_same = side.number == acting and f"run {rat}" in same
            drawn.append(
                _rat(
                    at,
                    f"robot-rat-{rat}" if side.robot else f"rat-{sign}-{rat}",
                    sign,
                    name_of(lang, side.robot, rat),
                    space,
                    place,
                    sn.tokens(side.supers, rat),
                    action,
                    pick,
                    then,
                    f"rat-{sign}-{first}" if is_same else None,
                    *moved.get((side.number, rat), (-1, 0)),
                )
            )
    return svg.group(
        svg.group(*glows, id="glows", data_same="|".join(same) or None), *drawn, id="rats"
    )


@svg.drawn_once
def _glow(x: float, y: float, u: float) -> str:
    """Draw warm light behind a rat that can be chosen. It is no part of the rat, whose box it would
    enlarge."""
    return kit.circle(x, round(y - 21 * u, 1), round(56 * u, 1), "url(#fr-glow)")


@svg.drawn_once
def _rat(
    at: lay.Layout,
    id_: str,
    sign: int,
    name: str,
    space: int,
    place: kit.Spot,
    supers: tuple[str, ...],
    action: str | None,
    pick: str | None,
    then: str | None,
    equal: str | None,
    begin: int,
    chain: int,
) -> str:
    x, y, u = place
    kind = f"comic-{supers[0]}" if supers else "robot-rat" if id_.startswith("robot") else "rat"
    may = bool(action or pick)
    return svg.group(
        *rat_drawing(at, sign, name[0], u, at.is_rightward(space), supers),
        _ring(u) if may else "",
        _medal(at, supers, place, at.is_rightward(space)) if supers else "",
        at=(x, y),
        id=id_,
        class_="piece choice" if may else "piece",
        data_action=action,
        data_pick=pick,
        data_name=name if pick else None,
        data_then=then,
        data_equal=equal,
        data_way=at.way(begin, space, chain, (x, y)) if begin >= 0 else None,
        **kit.card(kind),
    )


@svg.drawn_once
def _ring(u: float) -> str:
    """Draw a moon-coloured ring around a choice. The page lets it pulse."""
    y, r = round(-21 * u, 1), round(38 * u, 1)
    return svg.group(
        kit.circle(0, y, r, "none", stroke=paint.INK, stroke_width=8, opacity=0.5),
        kit.circle(0, y, r, "none", stroke=paint.GOLD, stroke_width=4),
        class_="breathe",
    )


def _find_moved(seen: sn.Seen) -> dict[tuple[int, int], tuple[int, int]]:
    """Return the rats that the last action moved along the path, with their starts and pipes."""
    events = seen.table.events[-1] if seen.table.events else []
    runs = sn.runs_of(events, c.ROBOT if seen.solo else None)
    found = {(run.side, run.rat): (run.begin, run.chain) for run in runs if run.rat >= 0}
    if seen.robot:
        found |= _find_moved_robots(seen.robot, [run for run in runs if run.rat < 0])
    return found


def _find_moved_robots(
    robot: sn.Side, runs: list[sn.Run]
) -> dict[tuple[int, int], tuple[int, int]]:
    """Return the robot's rats that moved. They are known by their order only, so a rat whose order
    changed is left out."""
    now = robot.rats
    before = sorted(now)
    for run in runs:
        if run.end not in before:
            return {}
        before[before.index(run.end)] = run.begin
    before.sort(reverse=True)
    return {
        (robot.number, rat): (before[rat], 0)
        for rat, at in enumerate(now)
        if before[rat] < at <= c.SPACES
    }


# --- traces ---------------------------------------------------------------------------------------


def traces(at: lay.Layout, seen: sn.Seen) -> str:
    """Draw paw prints of the last turn's runs, and a shade of each rat where it started."""
    return svg.group(
        *(
            _trace(at, 4 if seen.solo and run.side == c.ROBOT else run.side, *run[2:])
            for run in seen.last_runs
        ),
        id="trace",
        pointer_events="none",
    )


def used_pipes(seen: sn.Seen) -> list[tuple[int, int]]:
    """Return the pipes of the last turn's runs, with the sign of their user."""
    return [
        (int(c.PIPE_FROM[pipe]), run.side)
        for run in seen.last_runs
        for pipe in ways.CHAINS[run.chain]
    ]


@svg.drawn_once
def _trace(at: lay.Layout, sign: int, begin: int, end: int, chain: int) -> str:
    passed: list[int] = []
    here = begin
    for pipe in ways.CHAINS[chain]:
        passed += range(here, int(c.PIPE_FROM[pipe]))
        here = int(c.PIPE_TO[pipe])
    passed += range(here, end)
    prints = [one for space in passed for one in _prints(_walk(at, space))]
    x, y = at.deck_at(begin)
    shade = creature(sign, x, y, at.rat, at.is_rightward(begin), opacity=0.35) if begin else ""
    return svg.group(
        shade,
        svg.group(
            *prints,
            color=kit.mixed(paint.PLAYERS[sign], "#ffffff", 0.35),
            stroke=paint.DARK,
            stroke_width=2.4,
            paint_order="stroke",
        ),
    )


def _walk(at: lay.Layout, space: int) -> tuple[kit.Point, ...]:
    """Return the curve from a space to the next one, clear of all text."""
    if space == 0:
        return at.start, at.doorstep
    rows = [last for _, last, *_ in lay.ROWS[:-1]]
    if space in rows:
        return at.climb(rows.index(space))
    return at.deck_at(space), at.deck_at(space + 1)


def _prints(walk: tuple[kit.Point, ...]) -> list[str]:
    """Draw paw prints from space to space, left and right alternating."""
    n = min(6, max(2, round(math.dist(walk[0], walk[-1]) / 34)))
    found = []
    for i in range(1, n + 1):
        t = i / (n + 0.3)
        x, y, turn = kit.on_curve(walk, t)
        side = 4 if i % 2 else -4
        place = f"translate({x:.0f} {y - 6:.0f}) rotate({turn + 90:.0f}) translate({side - 9} -9)"
        found.append(svg.tag("use", href="#i-paw", width=18, height=18, transform=place))
    return found
