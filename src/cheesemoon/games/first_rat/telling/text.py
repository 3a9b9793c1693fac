"""The table in text, for a terminal."""

from cheesemoon.core import Table

from .. import content as c, edition, position, scoring, state as st, take, tracks
from . import phrases


def show(table: Table, seat: int | None, lang: str) -> str:
    """Return the table as text: head, path, burrow, stands, tracks, seats, robot."""
    s = table.state
    looking = int(max(s.turn, 0)) if seat is None else seat
    parts = [
        _head(table, lang),
        _path(s, lang, looking),
        _pipes(lang),
        _stands(s, lang),
        _tracks(s, lang),
        *(_seat(table, seat_, lang) for seat_ in range(s.players)),
    ]
    if s.players == 1:
        parts.append(_robot(s, lang))
    return "\n".join(parts)


def _head(table: Table, lang: str) -> str:
    s = table.state
    where = phrases.say(lang, "round", round=int(s.round_no))
    step = phrases.say(lang, "phase", phase=st.PHASES[s.phase])
    notice = end_notice(int(s.phase), int(s.ending), lang)
    line = " · ".join(part for part in (table.title(lang), where, step, notice) if part)
    return f"── {line} ──"


def end_notice(phase: int, ending: int, lang: str) -> str:
    """Return `one more round`, `last round`, or nothing."""
    if phase == st.OVER or ending not in (st.NEXT_ROUND, st.THIS_ROUND):
        return ""
    return phrases.say(lang, "one-more-round" if ending == st.NEXT_ROUND else "last-round")


def sides(s: st.Junkyard) -> range:
    """Return the seats. In a solo game the robot is a second one."""
    return range(2 if s.players == 1 else int(s.players))


def _path(s: st.Junkyard, lang: str, looking: int) -> str:
    """Return the start, then three spaces to a line: number, lit (*), colour, gift, rats there."""
    light = int(s.seats[looking].light)
    start = f"   0 {phrases.say(lang, 'start')} {_rats_at(s, 0)}".rstrip()
    cells = []
    for space in range(1, c.SPACES + 1):
        shown = s.path[space]
        gift = phrases.stock_phrase(lang, {c.ITEMS[c.ITEM_OF[shown]]: int(c.COUNT_OF[shown])})
        colour = phrases.say(lang, "colour", colour=c.COLOURS[c.COLOUR_OF[shown]])
        lit = "*" if take.is_lit(space, light) else " "
        cells.append(f"{space:>2}{lit}{colour}: {gift} {_rats_at(s, space)}")
    cells.append(f"{c.SPACES + 1} {phrases.say(lang, 'pad')}")
    wide = max(map(len, cells)) + 1
    rows = [cells[i : i + 3] for i in range(0, len(cells), 3)]
    lines = ["  " + "".join(f"{cell:<{wide}}" for cell in row).rstrip() for row in rows]
    return "\n".join([start, *lines])


def _rats_at(s: st.Junkyard, space: int) -> str:
    """Return the rats on a space: `[1:0 2:3]` is player 1's rat 0 and player 2's rat 3."""
    found = []
    for side in sides(s):
        robot = s.players == 1 and side == c.ROBOT
        for rat, at in enumerate(s.seats[side].rats.tolist()):
            if at == space:
                found.append("R" if robot else f"{side + 1}:{rat}")
    return f"[{' '.join(found)}]" if found else ""


def _pipes(lang: str) -> str:
    told = []
    for pipe in range(c.PIPES):
        price = phrases.stock_phrase(lang, {c.ITEMS[c.PIPE_PRICE[pipe]]: 1})
        colour = phrases.say(lang, "pipe-colour", colour=c.PIPE_COLOURS[pipe])
        told.append(f"{c.PIPE_FROM[pipe]} → {c.PIPE_TO[pipe]} ({colour}, {price})")
    return f"  {phrases.say(lang, 'pipes')}: " + "; ".join(told)


def _stands(s: st.Junkyard, lang: str) -> str:
    packs = [
        phrases.say(lang, "colour", colour=pack) for pack in phrases.names_in(s.hamster, c.COLOURS)
    ]
    caps = [phrases.say(lang, "cap", cap=cap) for cap in phrases.names_in(s.crow, c.CAPS)]
    drinks = phrases.say(lang, "drink-count", count=int(s.frog)) if s.frog else "—"
    things = (", ".join(packs) or "—", drinks, ", ".join(caps) or "—")
    lines = []
    for stand, name in enumerate(c.STANDS):
        space, price = int(c.STAND_SPACE[stand]), int(c.STAND_PRICE[stand])
        head = phrases.say(lang, "stand-line", stand=name, space=space, price=price)
        lines.append(f"  {head}: {things[stand]}")
    comics = [
        phrases.say(lang, "comic", comic=one) for one in phrases.names_in(s.library, c.COMICS)
    ]
    library = phrases.first_up(phrases.say(lang, "room", room="library"))
    lines.append(f"  {library}: {', '.join(comics) or '—'}")
    return "\n".join(lines)


def _tracks(s: st.Junkyard, lang: str) -> str:
    """Return each track's spaces with their values. # is covered; brackets contain the owner."""
    lines = []
    names = [phrases.say(lang, "track", track=name) for name in c.TRACKS]
    wide = max(map(len, names))
    for track, name in enumerate(names):
        cells = []
        for space in range(c.LAST_SPACE + 1):
            worth = int(tracks.value(s, track, space))
            if c.COVERED[s.players, space]:
                cells.append("#")
                continue
            who = [
                _side_sign(s, side)
                for side in sides(s)
                for at in position.spaces_of(s, side, track)
                if at == space + 1
            ]
            cells.append(f"{worth}[{' '.join(who)}]" if who else str(worth))
        lines.append(f"  {name:<{wide}}  " + "  ".join(f"{cell:<6}" for cell in cells).rstrip())
    return "\n".join(lines)


def _side_sign(s: st.Junkyard, side: int) -> str:
    return "R" if s.players == 1 and side == c.ROBOT else str(side + 1)


def _seat(table: Table, seat: int, lang: str) -> str:
    s = table.state
    me = s.seats[seat]
    mark = "▶" if seat == s.turn and s.phase != st.PLAN else " "
    goods = {name: int(me.goods[item]) for item, name in enumerate(c.GOODS) if me.goods[item]}
    points = phrases.say(lang, "points", points=int(scoring.total(s, seat)))
    rats = [
        f"{rat} {phrases.say(lang, 'rat', rat=rat)} ({_where(at, lang)})"
        for rat, at in enumerate(me.rats.tolist())
    ]
    rows = [
        f"{mark} {table.player(seat, lang)} · {points}",
        f"    {phrases.say(lang, 'rats')}: {', '.join(rats)}",
        f"    {phrases.stock_phrase(lang, goods) or '—'}"
        f" · {phrases.say(lang, 'mouldy')}: {int(me.mouldy)}"
        f" · {phrases.say(lang, 'nuts')}: {int(me.nuts)}"
        f" · {phrases.say(lang, 'drinks', full=int(me.drinks), empty=int(me.empties))}",
        f"    {phrases.say(lang, 'light')}: {int(me.light)}/{c.LIGHT_STEPS}"
        f" · {phrases.say(lang, 'burrow')}: {phrases.say(lang, 'room', room=c.BURROW[me.burrow])}"
        f" · {markers_left(s, seat, lang)}",
    ]
    things = _things(s, seat, lang)
    return "\n".join([*rows, f"    {things}"] if things else rows)


def _where(at: int, lang: str) -> str:
    """Return the words for the place of a rat."""
    if at >= st.CREW:
        return phrases.say(lang, "rattonaut", space=at - st.CREW + 1)
    if at == 0:
        return phrases.say(lang, "start")
    return phrases.say(lang, "room", room="nursery") if at == st.NURSERY else str(at)


def markers_left(s: st.Junkyard, side: int, lang: str) -> str:
    """Return the words for the markers left, spare ones apart."""
    return marker_words(lang, int(s.seats[side].placed), int(s.edition), int(s.ending))


def marker_words(lang: str, placed: int, which: int, ending: int) -> str:
    """Return the words for the markers left, from plain numbers (FR-53, FR-54)."""
    left = max(0, c.MARKERS - placed)
    spare = c.MOST_MARKERS - max(placed, c.MARKERS)
    late = "yes" if edition.SPARE_LAST_ROUND[which] and ending != st.THIS_ROUND else "no"
    return phrases.say(lang, "markers-left", left=left, spare=spare, late=late)


def _things(s: st.Junkyard, seat: int, lang: str) -> str:
    me = s.seats[seat]
    told = []
    if packs := phrases.names_in(me.packs, c.COLOURS):
        names = ", ".join(phrases.say(lang, "colour", colour=pack) for pack in packs)
        told.append(f"{phrases.say(lang, 'packs')}: {names}")
    if caps := phrases.names_in(me.caps, c.CAPS):
        names = ", ".join(phrases.say(lang, "cap", cap=cap) for cap in caps)
        told.append(f"{phrases.say(lang, 'caps')}: {names}")
    if comics := phrases.names_in(me.comics, c.COMICS):
        names = ", ".join(_comic(me, comic, lang) for comic in comics)
        told.append(f"{phrases.say(lang, 'comics')}: {names}")
    return " · ".join(told)


def _comic(me: st.Seat, comic: str, lang: str) -> str:
    name = phrases.say(lang, "comic", comic=comic)
    number = c.COMICS.index(comic) - c.USUAL
    if number >= 0 and me.supers[number]:
        return f"{name} ({phrases.say(lang, 'rat', rat=int(me.supers[number]) - 1)})"
    return name


def _robot(s: st.Junkyard, lang: str) -> str:
    rats = "; ".join(_where(at, lang) for at in s.seats[c.ROBOT].rats.tolist())
    plans = [
        phrases.say(lang, "track", track=c.TRACKS[t]) for i, t in enumerate(c.PLANNED) if s.plans[i]
    ]
    card = last_card(s)
    points = phrases.say(lang, "points", points=int(scoring.total(s, c.ROBOT)))
    rows = [
        f"  {phrases.say(lang, 'robot')} · {points}",
        f"    {phrases.say(lang, 'rats')}: {rats}",
        f"    {phrases.say(lang, 'plans')}: {', '.join(plans) or '—'}"
        f" · {phrases.say(lang, 'card')}: {card or '—'}"
        f" · {phrases.say(lang, 'cards-left', cards=int((s.deck > 0).sum()))}"
        f" · {markers_left(s, c.ROBOT, lang)}",
    ]
    return "\n".join(rows)


def last_card(s: st.Junkyard) -> str:
    """Return the last revealed card that still lies open, or nothing."""
    if s.card:
        return c.CARDS[s.card - 1]
    return c.CARDS[s.discard[0] - 1] if s.discard[0] else ""
