"""The whole board, wide for a screen and tall for a phone."""

from cheesemoon import art
from cheesemoon.core import Table, listed
from cheesemoon.core.draw import svg

from .. import content as c, state as st
from . import (
    aliens,
    cab,
    coins,
    colours,
    desk,
    dice,
    gauge,
    last,
    layout as lay,
    meter,
    mine,
    pieces,
    podium,
    race,
    scene as sc,
    shapes as sh,
    sheet,
    sky,
    turn_dice,
    worth,
)

_DEFS = [
    colours.GRADIENTS,
    *aliens.GRADIENTS,
    *aliens.SYMBOLS,
    *dice.SYMBOLS,
    art.symbols(("trophy",)),
]


def draw(table: Table, seat: int | None, lang: str, tall: bool = False) -> svg.Picture:
    """Draw the table as that seat sees it. Everything the seat may do now carries its action."""
    acts = frozenset(table.legal()) if seat is not None and seat == table.seat else frozenset()
    look = lay.TALL if tall else lay.WIDE
    s = sc.seen(table)
    dice = turn_dice.of_turn(table, s.dice)
    scene = sc.Scene(table, s, lang, look, acts, dice, last.last_ride(table))
    return svg.picture(
        look.wide,
        look.tall,
        f"{table.title(lang)}: {table.question(lang)}",
        _DEFS,
        sky.sky(look.wide, look.tall, look.horizon, look.moon),
        _round(scene),
        _race(scene),
        *_cab(scene),
        *_draw_mine(scene),
        desk.desk(look.wide, look.tall, look.desk),
        _billboard(scene),
        _tiles(scene),
        desk.tray(look.tray),
        _in_tray(scene),
        _meter(scene),
        *_sheet(scene),
        pieces.dice(scene),
        _odds(scene),
    )


# --- sky and city ---------------------------------------------------------------------------------


def _round(scene: sc.Scene) -> str:
    s = scene.s
    words = scene.say("round", round=s.round, rounds=s.rounds)
    if s.over:
        words = scene.say("game-over")
    return _round_words(scene.look, words)


@svg.drawn_once
def _round_words(look: lay.Layout, words: str) -> str:
    x, y, size = look.round
    return svg.group(
        sh.title(x, y, words, size, colours.SKY_WORDS), id="st-round", data_card="round"
    )


def _race(scene: sc.Scene) -> str:
    s, course = scene.s, scene.look.course
    totals, turn, last = s.totals, s.turn, scene.last
    top, step = race.finish(max(totals))
    places = race.places(course, tuple(totals), top)
    parts = [race.marks(course, top, step)]
    if last is not None and last.result:
        start = course.x + course.wide * (totals[last.seat] - last.counted) / top
        parts.append(race.trail(course, last.seat, round(start, 1), places[last.seat]))
    if turn >= 0:
        parts.append(race.ahead(course, places[turn], s.ride.points, top))
    for seat in sorted(range(len(totals)), key=lambda seat: places[seat][1]):
        broke = last is not None and last.broke and last.seat == seat
        acts = seat == turn if turn >= 0 else totals[seat] == max(totals)
        parts.append(race.racer(course, seat, places[seat], totals[seat], acts, broke))
    return svg.group(*parts, id="st-race")


def _billboard(scene: sc.Scene) -> str:
    look, last = scene.look, scene.last
    if scene.s.over:
        won = scene.table.winners()
        names = listed(tuple(scene.player(seat) for seat in won), scene.lang)
        best = scene.say("win-words", total=max(scene.s.totals), count=len(won))
        lines = (scene.say("game-over"), names, best)
        seat = won[0] if len(won) == 1 else None
        return race.billboard(look.billboard, look.billboard_wide, look.size, seat, lines, False)
    if last is None:
        lines = (scene.say("title"), scene.say("slogan"), scene.say("slogan-more"))
        return race.billboard(look.billboard, look.billboard_wide, look.size, None, lines, False)
    name = scene.player(last.seat)
    said = scene.say("last-broke", sum=last.fuel) if last.broke else last.formula
    lines = (scene.say("last-ride"), name, said)
    return race.billboard(
        look.billboard, look.billboard_wide, look.size, last.seat, lines, last.broke
    )


# --- the cab --------------------------------------------------------------------------------------


def _cab(scene: sc.Scene) -> list[str]:
    look, broke = scene.look, scene.broke
    lit = c.FUEL if broke else len(scene.dice.kind(turn_dice.FUEL_DIE, True))
    stalled = scene.s.ride.stalled or broke is not None
    return [
        cab.engines(*look.engines),
        cab.flames(*look.engines, lit, stalled),
        cab.body(look.cab),
        _owner(scene),
        svg.group(*_windows(scene), *_next_wing(scene), id="st-next"),
        _groups(scene),  # their text lies over the rings of the windows below
        cab.smoke(look.cab, stalled),
        _gauge(scene),
        svg.group(*_breakdown(scene, stalled), id="st-trouble"),
    ]


def _breakdown(scene: sc.Scene, stalled: bool) -> list[str]:
    """Draw the plate of a breakdown, whether it has happened or is certain."""
    if not stalled:
        return []
    look, broke = scene.look, scene.broke
    size = look.size * 1.1
    ride = scene.s.ride  # name a sum only if all fuel dice are placed: 10 on two wings is none
    words = scene.say("broke-now", sum=ride.fuel) if ride.complete else scene.say("broke-sure")
    if broke:
        rest = scene.say("broke-last", player="", sum=broke.fuel)
        room = cab.breakdown_room(look.breakdown_wide, rest, size)
        name = svg.fitted(scene.player(broke.seat), size, room)
        words = scene.say("broke-last", player=name, sum=broke.fuel)
    return [cab.breakdown(look.breakdown, look.breakdown_wide, words, size)]


def _owner(scene: sc.Scene) -> str:
    seat = scene.table.winners()[0] if scene.s.over else scene.s.turn
    return cab.owner(scene.look.cab, seat, scene.player(seat), scene.look.owner)


def _groups(scene: sc.Scene) -> str:
    counts = [n for n in scene.s.taxi[: len(c.SPECIES)] if n]
    words = tuple(
        scene.say("alike", count=n, points=worth.GROUP_POINTS[n]) if worth.GROUP_POINTS[n] else ""
        for n in counts
    )
    return cab.brackets(scene.look.cab, tuple(counts), words, scene.look.size)


def _windows(scene: sc.Scene) -> list[str]:
    riders = scene.dice.riders()
    parts = [cab.fresh(scene.look.cab, i) for i, die in enumerate(riders) if die.fresh]
    wanted = any(action.startswith(("place", "joker")) for action in scene.acts)
    if wanted and len(riders) < c.PASSENGERS:
        parts.append(cab.next_window(scene.look.cab, len(riders)))
    return parts


def _next_wing(scene: sc.Scene) -> list[str]:
    """Draw a dashed frame where the next fuel die goes."""
    placed = len(scene.dice.kind(turn_dice.FUEL_DIE, True))
    if placed == c.FUEL or not any(action.startswith("fuel") for action in scene.acts):
        return []
    return [cab.next_wing(*scene.look.engines, placed)]


def _gauge(scene: sc.Scene) -> str:
    look, sum_ = scene.look, scene.s.ride.fuel
    reach = sorted(
        {sum_ + die.face for die in scene.dice.kind(turn_dice.FUEL_DIE, False) if die.face > 0}
    )
    x, y, r = look.gauge
    words = scene.say("gauge", sum=sum_)
    return gauge.gauge(r, look.size, (x, y), sum_, tuple(reach), words)


def _draw_mine(scene: sc.Scene) -> list[str]:
    s, look = scene.s, scene.look
    need = []
    if s.smuggling_at == st.HAND and s.smuggling:
        words, tag = f"{s.smuggling}+", ""
        if "smuggle" in scene.acts:
            tag = pieces.smuggling_tag(scene, s.smuggling)
        need.append(mine.need(look.mine, look.mine_scale, words, look.size * 1.35, tag))
    return [
        mine.rock(look.mine, look.mine_scale, look.arm),
        svg.group(*need, id="st-wanted"),
        mine.lost(look.lost, s.smuggling_at == st.ASIDE),
    ]


def _odds(scene: sc.Scene) -> str:
    look, shown = scene.look, scene.s.smuggling
    if "smuggle" not in scene.acts or scene.s.ride.stalled:
        return svg.group(id="st-odds")
    sides = c.SMUGGLING_SIDES
    numbers = ", ".join(map(str, range(shown, sides + 1)))
    said = (
        scene.say("mine-put", number=shown),
        scene.say("mine-again", numbers=numbers, safe=sides + 1 - shown, sides=sides),
    )
    x, y = look.mine
    corner = (look.wide - 12, y - 108) if look.is_tall else (x - 100, y + 64)
    return mine.odds(look.mine, corner, said, shown, look.size)


# --- the desk -------------------------------------------------------------------------------------


def _tiles(scene: sc.Scene) -> str:
    s, look, table = scene.s, scene.look, scene.table
    placed, may, tiles = s.placed, s.may_stop, s.tiles
    kept, now = "", ""
    if not s.over:
        keeper = scene.player((s.turn + 1) % table.players)
        alone = table.players == 1
        kept = scene.say("tiles") if alone else scene.say("tiles-with", player=keeper)
    if may:
        now = scene.say("tile-now", placed=placed)
    elif s.phase == st.PLACING:
        further = [tile for tile in range(c.TILES) if tiles[tile] and tile > placed]
        now = scene.say("tile-on", placed=placed, next=further[0]) if further else ""
    chosen = bool(placed and table.actions and table.actions[-1] != "roll")
    x, y, wide = look.tiles_words
    parts = [desk.ticket_words((x, y), wide, kept, now, may, look.size)]
    for tile in range(c.TILES):
        lit = may and tile == placed
        action = "done" if lit and "done" in scene.acts else ""
        tag = scene.say("do-done", tile=tile) if action else ""
        at = look.ticket(tile)
        used = not tiles[tile]
        if lit and not used:
            parts.append(desk.ticket_light(at, look.ticket_scale))
        parts.append(desk.ticket(tile, at, look.ticket_scale, used, lit, action, tag, chosen))
    return svg.group(*parts, id="st-tiles")


def _in_tray(scene: sc.Scene) -> str:
    """Draw what lies in the tray besides dice: podium, cup, payment or joker."""
    s, look = scene.s, scene.look
    if s.over:
        order = sorted(range(len(s.totals)), key=lambda seat: -s.totals[seat])
        won = scene.table.winners()
        ranks = tuple((seat, scene.player(seat), s.totals[seat], seat in won) for seat in order)
        return podium.podium(look.tray, ranks, scene.say("game-over"))
    if s.phase == st.ROLLING:
        words = scene.say("do-roll", dice=s.dice_in_hand)
        return desk.cup(look.tray, words, "roll" if scene.acts else "")
    if s.phase == st.PAYING:
        head = scene.say("pay-head", points=c.COIN_POINTS)
        held, last = s.coins[s.turn], s.round == s.rounds
        return coins.payment(look.tray, held, s.ride.points, bool(scene.acts), head, last)
    return _bubble(scene)


def _bubble(scene: sc.Scene) -> str:
    thumbs = [d for d in scene.dice.kind(turn_dice.PASSENGER, False) if d.face == c.THUMB]
    if "place thumb" not in scene.acts or not thumbs:
        return svg.group(id="st-joker")
    if not scene.can_use_joker:
        return desk.no_joker(scene.look.tray, scene.say("no-joker"))
    taxi = scene.s.taxi[: len(c.SPECIES)]
    gains = (*(scene.s.ride.gain(n) for n in taxi), 0)
    return desk.bubble(scene.look.tray, gains, scene.say("free"))


def _advice(scene: sc.Scene) -> str:
    """Return the advice on fuel: what is needed, or the factor reached."""
    ride = scene.s.ride
    if scene.s.over:
        return ""
    if ride.stalled:
        return scene.say("meter-broke", sum=ride.fuel) if ride.complete else scene.say("meter-sure")
    if ride.complete:
        return scene.say("now-fuel-done", sum=ride.fuel, factor=ride.factor)
    lowest, highest = ride.wanted[0], ride.wanted[-1]
    numbers = {"dice": ride.left, "lowest": lowest, "highest": highest}
    return scene.say("meter-fuel", sum=ride.fuel, **numbers)


def _meter(scene: sc.Scene) -> str:
    s, look, ride = scene.s, scene.look, scene.s.ride
    fuel = "× 0" if ride.stalled else f"× {ride.factor}" if ride.complete else "× ?"
    shown = meter.Ride(
        max(s.totals) if s.over else ride.points,
        ride.stalled,
        frozenset(s.taxi[: len(c.SPECIES)]),
        (
            (scene.say("meter-riders"), "–" if s.over else str(ride.riders), sh.PAPER),
            (scene.say("meter-tank"), "–" if s.over else fuel, sh.RED if ride.stalled else sh.GOLD),
            (scene.say("meter-smuggled"), "–" if s.over else f"+ {ride.smuggled}", "#9be7ff"),
        ),
        ride.full,
        f"{s.round}-{s.turn}",
    )
    said = meter.Lettering(
        scene.say("meter"),
        "" if s.over else scene.say("meter-stands"),
        scene.say("meter-best" if s.over else "meter-ride"),
        scene.say("meter-points"),
        _advice(scene),
        scene.say("meter-bonus", coins=c.BONUS_COINS),
    )
    if look.is_tall:
        x, y, wide, _ = look.meter
        return meter.flat_meter(x, y, wide, look.meter_size, shown, said)
    return meter.meter(*look.meter, look.meter_size, shown, said)


def _sheet(scene: sc.Scene) -> list[str]:
    s, look, table = scene.s, scene.look, scene.table
    page = sheet.Page(*look.sheet, look.meter_size, s.rounds, table.players)
    now = 0 if s.over else s.round
    parts = [sheet.paper(page, now, scene.say("round-word"))]
    for seat, results in enumerate(s.results):
        name, acts = scene.player(seat), seat == s.turn
        parts.append(sheet.row(page, seat, name, s.coins[seat], results, s.totals[seat], acts, now))
    last = now == s.rounds
    words = scene.say("last-round-short") if last else ""
    if not words and table.players > 1:
        words = scene.say("lowest-struck")
    bank = f"{scene.say('bank')} {s.bank}"
    parts.append(sheet.foot(page, bank, words, table.note(scene.lang) or "", last))
    return parts
