"""With the printed dice: what a roll asks for, die by die (ST-6)."""

from collections.abc import Callable

from cheesemoon.core import Ask, Face, Table

from . import content as c, state as st
from .picture import shapes as sh


def ask(table: Table, what: int, lang: str) -> Ask:
    """ST-6: passengers first, then fuel, then the smuggling die."""
    return _ASKS[what](table, lang)


def _passenger(table: Table, lang: str) -> Ask:
    faces = [
        Face(number, table.say(lang, "face", face=face), sh.use(f"st-die-{face}"))
        for number, face in enumerate(c.FACES, 1)
    ]
    return Ask(table.say(lang, "hand-passenger"), tuple(faces))


def _numbered(table: Table, lang: str, die: str, sides: int, picture: str) -> Ask:
    faces = [Face(n, str(n), sh.use(f"{picture}-{n}")) for n in range(1, sides + 1)]
    return Ask(table.say(lang, f"hand-{die}"), tuple(faces))


_ASKS: dict[int, Callable[[Table, str], Ask]] = {
    st.PASSENGER_DIE: _passenger,
    st.FUEL_DIE: lambda t, lang: _numbered(t, lang, "fuel", c.FUEL_SIDES, "st-die-fuel"),
    st.SMUGGLING_DIE: lambda t, lang: _numbered(
        t, lang, "smuggling", c.SMUGGLING_SIDES, "st-die-crystal"
    ),
}
