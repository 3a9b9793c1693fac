"""The whole board, wide for a screen and tall for a phone."""

from __future__ import annotations

from cheesemoon import art
from cheesemoon.core import Table
from cheesemoon.core.svg import drawn_once, group, picture

from .. import content as c, place, ride as fare, roll, scoring, state as st
from . import (
    aliens,
    cab,
    coins,
    colours,
    desk,
    dice,
    gauge,
    meter,
    mine,
    pieces,
    podium,
    race,
    sheet,
    sky,
)
from .last import last_ride
from .layout import TALL, WIDE, Layout
from .scene import Scene
from .shapes import GOLD, PAPER, RED, title
from .turn_dice import FUEL_DIE, PASSENGER, of_turn
from .worth import cannot_start, points_so_far

_DEFS = [
    colours.GRADIENTS,
    *aliens.GRADIENTS,
    *aliens.SYMBOLS,
    *dice.SYMBOLS,
    art.symbols(("trophy",)),
]


def draw(table: Table, seat: int | None, lang: str, tall: bool = False) -> str:
    """The table as that seat sees it; what it may do now carries its action."""
    acts = frozenset(table.legal()) if seat is not None and seat == table.seat else frozenset()
    look = TALL if tall else WIDE
    scene = Scene(table, table.state, lang, look, acts, of_turn(table), last_ride(table))
    return picture(
        look.wide,
        look.tall,
        f"{table.title(lang)}: {table.question(lang)}",
        _DEFS,
        sky.sky(look.wide, look.tall, look.horizon, look.moon),
        _round(scene),
        _race(scene),
        *_cab(scene),
        *_mine(scene),
        desk.desk(look.wide, look.tall, look.desk),
        _billboard(scene),
        _tiles(scene),
        desk.tray(look.tray),
        _in_tray(scene),
        _meter(scene),
        *_sheet(scene),
        pieces.dice(scene),
    )


# --- sky and city ---------------------------------------------------------------------------------


def _round(scene: Scene) -> str:
    s = scene.s
    rounds = int(c.ROUNDS[s.players])
    words = scene.say("round", round=int(s.round_no), rounds=rounds)
    if s.phase == st.OVER:
        words = scene.say("game-over")
    return _round_words(scene.look, words)


@drawn_once
def _round_words(look: Layout, words: str) -> str:
    x, y, size = look.round
    return group(title(x, y, words, size, colours.SKY_WORDS), id="st-round", data_card="round")


def _race(scene: Scene) -> str:
    s, course = scene.s, scene.look.course
    totals = [int(scoring.total(s, seat)) for seat in range(s.players)]
    top, step = race.finish(max(totals))
    places = race.places(course, totals, top)
    turn = int(s.turn)
    last = scene.last
    parts = [race.marks(course, top, step)]
    if last is not None and last.result:
        start = course.x + course.wide * (totals[last.seat] - last.counted) / top
        parts.append(race.trail(course, last.seat, round(start, 1), places[last.seat]))
    if turn >= 0:
        parts.append(race.ahead(course, places[turn], points_so_far(s), top))
    for seat in sorted(range(len(totals)), key=lambda seat: places[seat][1]):
        broke = last is not None and last.broke and last.seat == seat
        acts = seat == turn if turn >= 0 else totals[seat] == max(totals)
        parts.append(race.racer(course, seat, places[seat], totals[seat], acts, broke))
    return group(*parts, id="st-race")


def _billboard(scene: Scene) -> str:
    look, last = scene.look, scene.last
    if scene.s.phase == st.OVER:
        won = scene.table.winners()
        names = ", ".join(scene.table.player(seat, scene.lang) for seat in won)
        total = int(scoring.best_total(scene.s))
        lines = (scene.say("game-over"), names, scene.say("win-words", total=total))
        seat = won[0] if len(won) == 1 else None
        return race.billboard(look.billboard, look.billboard_wide, look.size, seat, lines, False)
    if last is None:
        lines = (scene.say("title"), scene.say("slogan"), scene.say("slogan-more"))
        return race.billboard(look.billboard, look.billboard_wide, look.size, None, lines, False)
    name = scene.table.player(last.seat, scene.lang)
    said = scene.say("last-broke", sum=last.fuel) if last.broke else last.formula
    lines = (scene.say("last-ride"), name, said)
    return race.billboard(
        look.billboard, look.billboard_wide, look.size, last.seat, lines, last.broke
    )


# --- the cab --------------------------------------------------------------------------------------


def _cab(scene: Scene) -> list[str]:
    s, look = scene.s, scene.look
    x, y, step = look.engines
    stalled = cannot_start(s)
    broke = scene.fresh and scene.last is not None and scene.last.broke
    lit = c.FUEL if broke else int(roll.on_wings(s))
    parts = [
        cab.engines(x, y, step),
        cab.flames(x, y, step, lit, stalled or broke),
        cab.body(look.cab),
        _owner(scene),
        _groups(scene),
        *_windows(scene),
        _gauge(scene),
    ]
    if stalled or broke:
        sum_ = scene.last.fuel if broke and scene.last else int(place.fuel_sum(s))
        words = scene.say("broke-now", sum=sum_)
        parts.append(cab.breakdown(look.breakdown, words, look.size * 1.1))
    return parts


def _owner(scene: Scene) -> str:
    seat = int(scene.s.turn)
    if seat < 0:
        won = scene.table.winners()
        seat = won[0] if won else 0
    return cab.owner(scene.look.cab, seat, scene.table.player(seat, scene.lang), scene.look.owner)


def _groups(scene: Scene) -> str:
    counts = [int(n) for n in scene.s.taxi[: len(c.SPECIES)] if n]
    words = tuple(
        scene.say("alike", count=n, points=int(c.GROUP_POINTS[n])) if c.GROUP_POINTS[n] else ""
        for n in counts
    )
    return cab.brackets(scene.look.cab, tuple(counts), words, scene.look.size)


def _windows(scene: Scene) -> list[str]:
    riders = scene.dice.riders()
    parts = [cab.fresh(scene.look.cab, i) for i, die in enumerate(riders) if die.fresh]
    wanted = any(action.startswith(("place", "joker")) for action in scene.acts)
    if wanted and len(riders) < c.PASSENGERS:
        parts.append(cab.next_window(scene.look.cab, len(riders)))
    return parts


def _gauge(scene: Scene) -> str:
    s, look = scene.s, scene.look
    sum_ = int(place.fuel_sum(s))
    reach = sorted({sum_ + die.face for die in scene.dice.kind(FUEL_DIE, False) if die.face > 0})
    x, y, r = look.gauge
    words = scene.say("gauge", sum=sum_)
    return gauge.gauge(r, look.size, (x, y), sum_, tuple(reach), words)


def _mine(scene: Scene) -> list[str]:
    s, look = scene.s, scene.look
    parts = [mine.rock(look.mine, look.mine_scale, look.arm)]
    if s.smuggling_at == st.HAND and s.smuggling:
        words = f"{int(s.smuggling)}+"
        parts.append(mine.need(look.mine, look.mine_scale, words, look.size * 1.35))
    parts.append(mine.lost(look.lost, bool(s.smuggling_at == st.ASIDE)))
    return parts


# --- the desk -------------------------------------------------------------------------------------


def _tiles(scene: Scene) -> str:
    s, look, table = scene.s, scene.look, scene.table
    placed = int(s.placed) if s.phase == st.PLACING else -1
    may = placed >= 0 and bool(place.may_stop(s))
    tiles = [bool(unused) for unused in s.tiles.tolist()]
    kept, now = "", ""
    if s.phase != st.OVER:
        keeper = table.player((int(s.turn) + 1) % table.players, scene.lang)
        alone = table.players == 1
        kept = scene.say("tiles") if alone else scene.say("tiles-with", player=keeper)
    if may:
        now = scene.say("tile-now", placed=placed)
    elif placed >= 0:
        further = next(tile for tile in range(c.TILES) if tiles[tile] and tile > placed)
        now = scene.say("tile-on", placed=placed, next=further)
    x, y, wide = look.tiles_words
    parts = [desk.ticket_words((x, y), wide, kept, now, may, look.size)]
    for tile in range(c.TILES):
        lit = may and tile == placed
        action = "done" if lit and "done" in scene.acts else ""
        tag = scene.say("do-done", tile=tile) if action else ""
        at = look.ticket(tile)
        used = not tiles[tile]
        parts.append(desk.ticket(tile, at, look.ticket_scale, used, lit, action, tag))
    return group(*parts, id="st-tiles")


def _in_tray(scene: Scene) -> str:
    """What lies in the tray besides dice."""
    s, look, table = scene.s, scene.look, scene.table
    if s.phase == st.OVER:
        totals = [int(scoring.total(s, seat)) for seat in range(s.players)]
        order = sorted(range(s.players), key=lambda seat: -totals[seat])
        won = table.winners()
        ranks = tuple(
            (seat, table.player(seat, scene.lang), totals[seat], seat in won) for seat in order
        )
        return podium.podium(look.tray, ranks, scene.say("game-over"))
    if s.phase == st.ROLLING:
        words = scene.say("do-roll", dice=int(roll.dice_in_hand(s)))
        return desk.cup(look.tray, words, "roll" if scene.acts else "")
    if s.phase == st.PAYING:
        head = scene.say("pay-head", points=c.COIN_POINTS)
        last = bool(s.round_no == c.ROUNDS[s.players])
        held, points = int(s.coins[s.turn]), int(fare.turn_points(s))
        return coins.payment(look.tray, held, points, bool(scene.acts), head, last)
    return _bubble(scene)


def _bubble(scene: Scene) -> str:
    thumbs = [d for d in scene.dice.kind(PASSENGER, False) if d.face == c.THUMB]
    if "place thumb" not in scene.acts or not thumbs:
        return group(id="st-joker")
    if not any(action.startswith("joker") for action in scene.acts):
        return desk.no_joker(scene.look.tray, scene.say("no-joker"))
    taxi = scene.s.taxi.tolist()
    gains = tuple(
        int(c.GROUP_POINTS[taxi[face] + 1] - c.GROUP_POINTS[taxi[face]]) if face != c.THUMB else 0
        for face in range(len(c.FACES))
    )
    point, *_ = desk.lying(scene.look.tray, thumbs[0].slot, scene.dice.thrown, scene.dice.thumbs)
    return desk.bubble(scene.look.tray, gains, scene.say("free"), point)


def _meter(scene: Scene) -> str:
    s, look = scene.s, scene.look
    sum_, left = int(place.fuel_sum(s)), c.FUEL - int(roll.on_wings(s))
    stalled = cannot_start(s)
    factor = int(fare.factor(s)) if left == 0 else 0
    fuel = "× 0" if stalled else f"× {factor}" if left == 0 else "× ?"
    if s.phase == st.OVER:
        advice = ""
    elif stalled:
        advice = scene.say("meter-broke", sum=sum_)
    elif left == 0:
        advice = scene.say("now-fuel-done", sum=sum_, factor=factor)
    else:
        good = [n for n in range(left, left * c.FUEL_SIDES + 1) if c.FACTORS[sum_ + n]]
        advice = scene.say("meter-fuel", sum=sum_, lowest=good[0], highest=good[-1])
    taxi = s.taxi.tolist()
    full = sum(taxi) == c.PASSENGERS and bool(fare.is_full_taxi(s))
    ride = meter.Ride(
        int(scoring.best_total(s)) if s.phase == st.OVER else points_so_far(s),
        stalled,
        frozenset(taxi[: len(c.SPECIES)]),
        (
            (scene.say("meter-riders"), str(int(fare.passenger_points(s))), PAPER),
            (scene.say("meter-tank"), fuel, RED if stalled else GOLD),
            (scene.say("meter-smuggled"), f"+ {int(fare.smuggling_points(s))}", "#9be7ff"),
        ),
        full,
    )
    said = meter.Lettering(
        scene.say("meter"),
        "" if s.phase == st.OVER else scene.say("meter-stands"),
        scene.say("meter-best" if s.phase == st.OVER else "meter-ride"),
        scene.say("meter-points"),
        advice,
        scene.say("meter-bonus", coins=c.BONUS_COINS),
    )
    if look.is_tall:
        x, y, wide, _ = look.meter
        return meter.flat_meter(x, y, wide, look.meter_size, ride, said)
    return meter.meter(*look.meter, look.meter_size, ride, said)


def _sheet(scene: Scene) -> list[str]:
    s, look, table = scene.s, scene.look, scene.table
    rounds, over = int(c.ROUNDS[s.players]), s.phase == st.OVER
    page = sheet.Page(*look.sheet, look.meter_size, rounds, table.players)
    now = 0 if over else int(s.round_no)
    parts = [sheet.paper(page, now, scene.say("round-word"))]
    struck = s.struck.tolist()
    for seat in range(table.players):
        results = scoring.results_of(s, seat)
        cells = tuple((result, bool(struck[seat][i])) for i, result in enumerate(results))
        name = table.player(seat, scene.lang)
        purse, total = int(s.coins[seat]), int(scoring.total(s, seat))
        acts = seat == int(s.turn)
        parts.append(sheet.row(page, seat, name, purse, cells, total, acts, now))
    last = not over and now == rounds
    words = scene.say("last-round-short") if last else ""
    if not words and table.players > 1:
        words = scene.say("lowest-struck")
    bank = f"{scene.say('bank')} {int(s.bank)}"
    parts.append(sheet.foot(page, bank, words, table.note(scene.lang) or "", last))
    return parts
