"""The ten dice, each at its place: in the tray, behind a window, on an engine, in the mine."""

from functools import cache

from cheesemoon.core.draw import svg

from .. import content as c, state as st
from . import cab, desk, mine, scene as sc, shapes as sh, turn_dice, worth


def dice(scene: sc.Scene) -> str:
    """Draw all dice at their places. The page animates them."""
    if scene.s.over:
        return _farewell(scene)
    parts: list[str] = []
    riders = {die.id: i for i, die in enumerate(scene.dice.riders())}
    fuel = {die.id: i for i, die in enumerate(scene.dice.kind(turn_dice.FUEL_DIE, True))}
    waiting = 0
    for die in scene.dice.dice:
        if die.placed:
            parts.append(_placed(scene, die, riders, fuel))
        elif die.slot >= 0:
            parts.append(_rolled(scene, die))
        else:
            parts.append(_waiting(scene, die, waiting))
            waiting += 1
    if scene.s.smuggling_at == st.ASIDE:
        parts.append(mine.failed_mark(scene.look.lost))
    return svg.group(*parts, id="st-dice")


def _farewell(scene: sc.Scene) -> str:
    """Draw a passenger in every window, for the end of the game."""
    look = scene.look
    parts = []
    for seat in range(c.PASSENGERS):
        face = c.FACES[seat % len(c.FACES)]
        at = look.cab.middle(seat)
        parts.append(_piece(f"p{seat}", f"st-rider-{face}", at, look.rider, 0, face))
    return svg.group(*parts, id="st-dice")


def _placed(
    scene: sc.Scene, die: turn_dice.Die, riders: dict[str, int], fuel: dict[str, int]
) -> str:
    look = scene.look
    if die.kind == turn_dice.PASSENGER:
        face = c.FACES[die.face]
        at = look.cab.middle(riders[die.id])
        return _piece(die.id, f"st-rider-{face}", at, look.rider, 0, face)
    if die.kind == turn_dice.FUEL_DIE:
        at = cab.wing(*look.engines, fuel[die.id])
        return _piece(die.id, f"st-die-fuel-{die.face}", at, 0.82, 0, "fuel-die")
    if scene.s.smuggling_at == st.ASIDE:
        return _piece("s0", f"st-die-crystal-{die.face}", look.lost, 0.6, 0, "lost")
    x, y = look.mine
    at = (x + mine.DIE[0] * look.mine_scale, y + mine.DIE[1] * look.mine_scale)
    scale = round(0.86 * look.mine_scale, 2)
    return _piece("s0", f"st-die-crystal-{die.face}", at, scale, 0, "smuggling-die")


def _rolled(scene: sc.Scene, die: turn_dice.Die) -> str:
    """Draw a die in the tray, with its action and its gain."""
    symbol, action, card = _shown(die.kind, die.face)
    x, y, turn, scale = desk.lying(scene.look.tray, die.slot, scene.dice.thrown, scene.dice.thumbs)
    if action not in scene.acts:
        return _piece(die.id, symbol, (x, y), scale, turn, card, why=action)
    thumb = action == "place thumb" and scene.can_use_joker
    mark = "" if thumb else _gain(scene, die)
    tag = "" if thumb else _tag(scene, die)
    return _piece(
        die.id, symbol, (x, y), scale, turn, card,
        action="" if thumb else action, badge=mark, tag=tag, size=scene.look.size,
        tail=desk.tail(scene.look.tray, y) if thumb else "",
    )  # fmt: skip


@cache
def _shown(kind: str, face: int) -> tuple[str, str, str]:
    """Return symbol, action and card of a die in hand."""
    if kind == turn_dice.FUEL_DIE:
        return f"st-die-fuel-{face}", f"fuel {face}", "fuel-die"
    if kind == turn_dice.CRYSTAL:
        return f"st-die-crystal-{face}", "smuggle", "smuggling-die"
    name = c.FACES[face]
    return f"st-die-{name}", f"place {name}", name


def _gain(scene: sc.Scene, die: turn_dice.Die) -> str:
    """Return the points for placing a die, as text; a cross if the taxi then breaks down."""
    if die.kind == turn_dice.CRYSTAL:
        return f"+{die.face}"
    if die.kind == turn_dice.FUEL_DIE:
        return desk.CROSS if scene.s.ride.stalls_with(die.face) else ""
    if die.face == c.THUMB:
        return ""
    points = scene.s.ride.gain(scene.s.taxi[die.face])
    return f"+{points}" if points else ""


def _tag(scene: sc.Scene, die: turn_dice.Die) -> str:
    """Return a short text on the ride after placing the die."""
    s = scene.s
    if die.kind == turn_dice.FUEL_DIE:
        if s.ride.stalls_with(die.face):
            return scene.say("meter-sure")
        return scene.say("gauge", sum=s.ride.fuel + die.face)
    if die.kind == turn_dice.CRYSTAL:
        return smuggling_tag(scene, die.face)
    count = s.taxi[die.face] + 1
    return scene.say("alike", count=count, points=worth.GROUP_POINTS[count])


def smuggling_tag(scene: sc.Scene, shown: int) -> str:
    """Return the points of the smuggling die and the safety of another roll (ST-22)."""
    safe, sides = c.SMUGGLING_SIDES + 1 - shown, c.SMUGGLING_SIDES
    return scene.say("tag-smuggle", points=shown, safe=safe, sides=sides)


def _waiting(scene: sc.Scene, die: turn_dice.Die, number: int) -> str:
    """Draw a die beside the cup that is not rolled yet."""
    symbols = {
        turn_dice.PASSENGER: "st-die",
        turn_dice.FUEL_DIE: "st-die-fuel",
        turn_dice.CRYSTAL: "st-die-crystal",
    }
    cards = {
        turn_dice.PASSENGER: "passenger-die",
        turn_dice.FUEL_DIE: "fuel-die",
        turn_dice.CRYSTAL: "smuggling-die",
    }
    at = desk.waiting(scene.look.tray, number)
    scale = round(scene.look.tray.die * 0.72, 2)
    turn = (-10, 7, 12, -6, 9, -12, 5, -8, 11, -5)[number % 10]
    return _piece(die.id, symbols[die.kind], at, scale, turn, cards[die.kind], why="roll")


@svg.drawn_once
def _piece(
    id_: str, symbol: str, at: tuple[float, float], scale: float, turn: float, card: str,
    *, action: str = "", tail: str = "", why: str = "", badge: str = "",
    tag: str = "", size: float = 20,
) -> str:  # fmt: skip
    """Draw a die at its place. One that can be chosen has a ring. A thumb has the tail of its
    choice."""
    may = bool(action or tail)
    inner = svg.group(
        desk.ring(scale) if may else "",
        sh.use(symbol),
        transform=f"rotate({turn:g}) scale({scale:g})" if turn else f"scale({scale:g})",
    )
    parts: list[str] = [tail, inner]
    if badge:
        parts.append(desk.badge(badge, size, (36 * scale, -46 * scale)))
    return svg.group(
        *parts,
        at=at,
        id=f"st-{id_}",
        class_="piece choice" if may else "piece",
        data_thumb="1" if tail else None,
        data_action=action or None,
        data_tag=tag or None,
        data_card=card,
        data_why=why or None,
    )
