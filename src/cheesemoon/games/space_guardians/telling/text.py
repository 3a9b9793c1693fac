"""The table in text, for a terminal."""

from cheesemoon.core import Table

from .. import aim, board, content as c, purchase, shooting, state as st
from . import narration


def show(table: Table, seat: int | None, lang: str) -> str:
    """Return the table as text: board, things beside it, players, and hints."""
    parts = [_head(table, lang), _board(table, seat), _beside(table, lang), _seats(table, lang)]
    parts += [f"  · {line}" for line in advice(table, lang)]
    return "\n".join(parts)


def _head(table: Table, lang: str) -> str:
    s = table.state
    where = table.say(lang, "turns", turns=int(s.turns) + 1)
    if s.phase == st.OVER:
        where = table.say(lang, "game-over")
    return f"── {table.title(lang)} · {where} ──"


def _board(table: Table, seat: int | None) -> str:
    """Return rows and columns; `·` is in reach, `o` is a mine cell, `<>` a half, `^1` a fighter."""
    acts = table.legal() if seat is not None and seat == table.seat else ()
    reachable = {action.split(" ")[1] for action in acts if " " in action}
    letters = "".join(f"  {name[0]} " for name in c.CELLS[: c.COLUMNS])
    lines = ["    " + letters]
    for row in range(c.ROWS):
        if row == c.FORMATION_ROWS:
            lines.append("    " + "╌" * (4 * c.COLUMNS) + " ☾")
        cells = range(row * c.COLUMNS, (row + 1) * c.COLUMNS)
        lines.append(
            f"{row + 1:>3} " + "".join(_sign(table.state, cell, reachable) for cell in cells)
        )
    lines.append("    " + "▔" * (4 * c.COLUMNS))
    return "\n".join(lines)


def _sign(s: st.Guardians, cell: int, reachable: set[str]) -> str:
    what = int(s.cells[cell])
    if what >= st.FIGHTER:
        sign = f" ^{what - st.FIGHTER + 1}"
    elif what == st.MINE:
        sign = " ✱"
    elif what == st.LEFT:
        sign = " ◀═" if board.is_whole(s, cell) else " ◀~"
    elif what == st.RIGHT:
        sign = "═▶" if board.is_whole(s, cell) else " ~▶"
    elif what:
        sign = f" {what}"
    elif c.CELLS[cell] in reachable:
        sign = " ·"
    else:
        sign = " o" if cell in c.MINE_CELLS else ""
    fill = "═" if what == st.LEFT and board.is_whole(s, cell) else " "
    return f"{sign:{fill}<4}" if what != st.RIGHT else f"{sign:<4}"


def _beside(table: Table, lang: str) -> str:
    s = table.state
    waiting = ["L"] * int(s.waiting[0]) + ["R"] * int(s.waiting[1]) + ["LR"] * int(s.waiting_ships)
    box = ", ".join(f"{int(n)} × {kind_word(table, k, lang)}" for k, n in enumerate(s.box) if n)
    rows = [
        (table.say(lang, "stack"), str(int(s.stack_left))),
        (table.say(lang, "waiting"), " ".join(waiting) or "—"),
        (table.say(lang, "box"), box or "—"),
    ]
    return "\n".join(f"  {name}: {what}" for name, what in rows)


def _seats(table: Table, lang: str) -> str:
    s = table.state
    names = [table.player(seat, lang) for seat in range(s.players)]
    wide = max(map(len, names))
    lines = []
    for seat, name in enumerate(names):
        mark = "▶" if seat == s.turn else " "
        tokens = " ".join(f"{int(n)}×{sign}" for n, sign in _tokens(table, seat, lang))
        extras = [state_word(table, seat, lang), *markers(table, seat, lang)]
        sum_ = int(board.points(s, seat))
        lines.append(
            f"{mark} ^{seat + 1} {name:<{wide}} {sum_:>4}  {', '.join(extras)}"
            + (f"  [{tokens}]" if tokens else "")
        )
    return "\n".join(lines)


def _tokens(table: Table, seat: int, lang: str) -> list[tuple[int, str]]:
    half = table.say(lang, "half")
    signs = [half if name == "ship" else name for name in c.KINDS]
    counts = table.state.tokens[seat]
    return [(int(n), sign) for n, sign in zip(counts, signs, strict=True) if n]


def kind_word(table: Table, kind: int, lang: str) -> str:
    """Return the short name of a captured token."""
    return table.say(lang, "half") if c.KINDS[kind] == "ship" else c.KINDS[kind]


def state_word(table: Table, seat: int, lang: str) -> str:
    """Return the words for the place of a player's fighter."""
    s = table.state
    if s.out[seat]:
        return table.say(lang, "state", state="out", cell="")
    if s.at[seat] >= 0:
        return table.say(lang, "state", state="flying", cell=c.CELLS[s.at[seat]])
    placed = table.state.mine >= 0 or s.turns or s.phase > 1
    return table.say(lang, "state", state="destroyed" if placed else "waiting", cell="")


def markers(table: Table, seat: int, lang: str) -> list[str]:
    """Return the words for rocket and, in the advanced game, level and battery."""
    s = table.state
    said = [table.say(lang, "rocket", rocket=st.ROCKETS[s.rocket[seat]])]
    if s.advanced:
        said.append(table.say(lang, "level", level=int(s.level[seat])))
        said.append(table.say(lang, "battery", battery=st.BATTERIES[s.battery[seat]]))
    return said


def advice(table: Table, lang: str) -> list[str]:
    """Return hints: line of fire, rocket, prices, turns without a hit."""
    s = table.state
    lines = []
    if s.phase in (st.MOVING, st.SHOOTING, st.RESUMING):
        aimed = aim.aim(s, int(s.turn), int(s.at[s.turn]))
        lines.append(table.say(lang, "now-aim", aim=narration.aim_words(table, aimed, lang)))
        if s.rocket[s.turn] == st.HELD:
            lines.append(_rocket_advice(table, lang))
    if s.phase == st.MOVING and not s.returned:
        lines += _prices(table, lang)
    if s.phase != st.OVER:
        args = {"count": int(board.in_game(s)) - int(s.misses)}
        lines.append(table.say(lang, "now-misses", **args))
    return lines


def _rocket_advice(table: Table, lang: str) -> str:
    s = table.state
    row = int(shooting.row_in_front(s, int(s.at[s.turn])))
    if row < 0:
        return table.say(lang, "now-rocket", row=0)
    if shooting.has_fighter(s, row):
        return table.say(lang, "now-rocket-fighter", row=row + 1)
    return table.say(lang, "now-rocket", row=row + 1)


def _prices(table: Table, lang: str) -> list[str]:
    """Return the offers, and whether the points are enough."""
    s = table.state
    has = int(board.points(s, int(s.turn)))
    offers = [
        table.say(
            lang,
            "offer",
            thing=c.THINGS[thing],
            price=int(c.PRICES[thing]),
            enough=int(has >= c.PRICES[thing]),
        )
        for thing in range(st.BUYABLE)
        if purchase.is_on_offer(s, thing)
    ]
    return [table.say(lang, "now-prices", offers=", ".join(offers))] if offers else []
