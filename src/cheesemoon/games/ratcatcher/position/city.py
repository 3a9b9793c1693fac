"""The city of a position: its districts, and the contents of their areas."""

from cheesemoon.core import Fields

from .. import city, content as c, state as st
from . import entries, write


def read_city(f: Fields, s: st.Hunt) -> None:
    """Read the cards and the contents of their areas."""
    s.laid = s.new = s.waiting = 0
    s.near[:, :] = 0
    s.joined[:] = 0
    cards = f.part("city")
    names = cards.names()
    for name in names:
        if not entries.is_number(name, 0, c.LAST):
            raise cards.bad(name, "position-district")
    if "0" not in names:
        raise f.bad("city", "position-no-zero")
    parts = {int(name): cards.part(name) for name in sorted(names, key=int)}
    for d, part in parts.items():
        _read_cell(s, d, part)
    _check_connected(f, s, list(parts))
    for d, part in parts.items():
        _read_areas(s, d, part)
        city.note_contents(s, d * c.SPAN)
    s.cheeses = int(s.cheese.sum())


def _read_cell(s: st.Hunt, d: int, part: Fields) -> None:
    if d == 0:
        x, y = part.whole("x", 0, 0, 0), part.whole("y", 0, 0, 0)
    else:
        x, y = part.whole("x", -c.LAST, c.LAST), part.whole("y", -c.LAST, c.LAST)
    rotation = part.whole("rotation", 0, 0 if d == 0 else 270, 0)
    if rotation % 90:
        raise part.bad("rotation", "position-word", choices="0, 90, 180, 270")
    for other in range(d):
        if s.laid >> other & 1 and s.x[other] == x and s.y[other] == y:
            raise part.bad("x", "position-cell", other=str(other), x=str(x), y=str(y))
    city.lay(s, d, x, y, rotation // 90)


def _check_connected(f: Fields, s: st.Hunt, districts: list[int]) -> None:
    """Check that every card is joined with the rest (RC-69)."""
    reached, new = {0}, [0]
    while new:
        here = new.pop()
        near = [d for d in districts if d not in reached and city.is_joined(s, here, d)]
        reached.update(near)
        new += near
    for d in districts:
        if d not in reached:
            raise f.bad(f"city.{d}", "position-apart", district=str(d))


def _read_areas(s: st.Hunt, d: int, part: Fields) -> None:
    areas = part.part("areas", {})
    known = c.LETTERS[: write.areas_of(s, d)]
    part.given("active", None)
    part.finish()
    for letter in areas.names():
        if len(letter) != 1 or letter not in known:
            raise areas.bad(letter, "position-no-area", known=", ".join(known))
        area, a = d * c.SPAN + c.LETTERS.index(letter), areas.part(letter)
        for i, colour in enumerate(c.COLOURS):
            s.rats[i, area] = a.whole(colour, 0, int(c.COUNT[i]), 0)
        for i, marker in enumerate(c.MARKERS):
            s.lying[i, area] = a.whole(marker, 0, int(c.MARKER_COUNT[i]), 0)
        s.cheese[area] = a.whole("cheese", 0, c.CHEESES, 0)
        s.nest[area] = a.whole("nest", 0, int(c.TOKEN_COUNT[c.T_NEST]), 0)
        s.trap[area] = a.whole("trap", 0, 1, 0)
        effects = a.words("effects", c.EFFECTS, [])
        if effects != sorted(set(effects)):
            raise a.bad("effects", "position-sorted")
        own = [c.EFFECTS[c.EFFECT_OF[x]] for x in c.ABILITY[s.catcher] if c.EFFECT_OF[x] >= 0]
        for effect in effects:
            if effect not in own:
                raise a.bad("effects", "position-effect", effect=effect)
            s.effects[area] |= 1 << c.EFFECTS.index(effect)
        a.finish()


def read_activity(f: Fields, s: st.Hunt, fresh: bool) -> None:
    """Determine activity (RC-9), unless the position tells the last determination."""
    s.active = 0
    city.determine_activity(s)
    if fresh:
        return
    cards = f.part("city")
    for name in cards.names():
        part = cards.part(name)
        if part.has("active"):
            s.active &= ~(1 << int(name))
            s.active |= int(part.flag("active")) << int(name)
