"""The table in text, for a terminal."""

from cheesemoon.core import Ints, Table

from .. import content as c, place, ride, roll, scoring, state as st
from . import narration


def show(table: Table, seat: int | None, lang: str) -> str:
    """Return the table as text: score sheet, board, hand, and hints."""
    s = table.state
    parts = [_head(table, lang), _sheet(table, lang)]
    if s.phase != st.OVER:
        parts += [_board(table, lang), _advice(table, lang)]
    return "\n".join(part for part in parts if part)


def _head(table: Table, lang: str) -> str:
    s = table.state
    where = table.say(lang, "round", round=int(s.round_no), rounds=int(c.ROUNDS[s.players]))
    if s.phase == st.OVER:
        where = table.say(lang, "game-over")
    return f"── {table.title(lang)} · {where} ──"


def _sheet(table: Table, lang: str) -> str:
    """Return names, coins, results by round (struck ones in brackets) and totals."""
    s = table.state
    rounds = range(int(c.ROUNDS[s.players]))
    names = [table.player(seat, lang) for seat in range(s.players)]
    wide = max(map(len, names))
    coins, sum_ = table.say(lang, "coins"), table.say(lang, "total")
    lines = [" " * (wide + 4) + coins + "".join(f"{r + 1:>6}" for r in rounds) + f"{sum_:>8}"]
    for seat, name in enumerate(names):
        results = scoring.results_of(s, seat)
        cells = [_result(s, seat, r, results) for r in rounds]
        mark = "▶" if seat == s.turn else " "
        lines.append(
            f"{mark} {name:<{wide}}  {int(s.coins[seat]):>{len(coins)}}"
            + "".join(f"{cell:>6}" for cell in cells)
            + f"{int(scoring.total(s, seat)):>8}"
        )
    return "\n".join([*lines, f"  {table.say(lang, 'bank')}: {int(s.bank)}"])


def _result(s: st.Taxi, seat: int, round_: int, results: list[int]) -> str:
    if round_ >= len(results):
        return "·"
    return f"({results[round_]})" if s.struck[seat, round_] else str(results[round_])


def _board(table: Table, lang: str) -> str:
    s = table.state
    neighbour = table.player((int(s.turn) + 1) % table.players, lang)
    tiles = "  ".join(str(tile) if s.tiles[tile] else "■" for tile in range(c.TILES))
    seats = _faces(table, s.taxi, lang) + ["—"] * (c.PASSENGERS - int(s.taxi.sum()))
    wings = _numbers(s.wings) + ["—"] * (c.FUEL - int(roll.on_wings(s)))
    rows = [
        (table.say(lang, "tiles-with", player=neighbour), tiles),
        (table.say(lang, "taxi"), ", ".join(seats)),
        (table.say(lang, "fuel"), "  ".join(wings)),
        (table.say(lang, "smuggling"), _smuggling(table, lang)),
    ]
    if s.phase == st.PLACING:
        rows.append((table.say(lang, "hand"), _hand(table, lang)))
    wide = max(len(name) for name, _ in rows)
    return "\n".join(f"  {name:<{wide}}  {what}" for name, what in rows)


def _smuggling(table: Table, lang: str) -> str:
    s = table.state
    if s.smuggling_at == st.BOARD:
        return str(int(s.smuggling))
    return table.say(lang, "aside") if s.smuggling_at == st.ASIDE else "—"


def _hand(table: Table, lang: str) -> str:
    s = table.state
    kinds = [", ".join(_faces(table, s.passengers, lang))]
    kinds.append(f"{table.say(lang, 'fuel')} {' '.join(_numbers(s.fuel))}" if s.fuel.any() else "")
    if s.smuggling_at == st.HAND:
        kinds.append(f"{table.say(lang, 'smuggling')} {int(s.smuggling)}")
    return "  |  ".join(kind for kind in kinds if kind)


def _advice(table: Table, lang: str) -> str:
    return "\n".join(f"  · {line}" for line in advice(table, lang))


def advice(table: Table, lang: str) -> list[str]:
    """Return hints for the acting player: tile, fuel, smuggling, points, the last round."""
    s = table.state
    lines = []
    if s.phase == st.PLACING:
        lines.append(_tile_advice(table, lang))
    if s.taxi.any() or s.wings.any() or s.smuggling_at == st.BOARD:
        lines.append(table.say(lang, "now-points", points=_points(s)))
    if s.wings.any():
        lines.append(fuel_advice(table, lang))
    if s.smuggling_at == st.HAND and s.smuggling:
        lines.append(table.say(lang, "now-smuggling", value=int(s.smuggling)))
    if s.round_no == c.ROUNDS[s.players]:
        lines.append(table.say(lang, "last-round"))
    return lines


def _points(s: st.Taxi) -> int:
    """Return the points so far, with the lowest factor while fuel is incomplete."""
    if roll.on_wings(s) == c.FUEL:
        return int(ride.turn_points(s)) if ride.factor(s) else 0
    return int(ride.passenger_points(s) + ride.smuggling_points(s))


def _tile_advice(table: Table, lang: str) -> str:
    s = table.state
    if place.may_stop(s):
        return table.say(lang, "now-tile", placed=int(s.placed))
    return narration.say_missing(table, lang)


def fuel_advice(table: Table, lang: str) -> str:
    """Return the fuel so far, and the sums that the remaining dice need."""
    s = table.state
    sum_, left = int(place.fuel_sum(s)), c.FUEL - int(roll.on_wings(s))
    if left == 0:
        if ride.factor(s) == 0:
            return table.say(lang, "now-fuel-lost", sum=sum_)
        return table.say(lang, "now-fuel-done", sum=sum_, factor=int(ride.factor(s)))
    good = [n for n in range(left, left * c.FUEL_SIDES + 1) if c.FACTORS[sum_ + n]]
    if not good:
        return table.say(lang, "now-fuel-lost", sum=sum_)
    return table.say(lang, "now-fuel", sum=sum_, dice=left, lowest=good[0], highest=good[-1])


def _faces(table: Table, counts: Ints, lang: str) -> list[str]:
    return [
        narration.face_word(table, face, lang)
        for face, count in zip(c.FACES, counts, strict=True)
        for _ in range(count)
    ]


def _numbers(counts: Ints) -> list[str]:
    return [str(n) for n in range(1, c.FUEL_SIDES + 1) for _ in range(counts[n])]
