"""The names of things: rats, ratcatchers, districts, places, abilities."""

from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np

from cheesemoon.core import Args, Table, Words
from cheesemoon.core.rules.bits import members

from .. import content as c, state as st

SIDES = ("n", "e", "s", "w")


def rat_name(table: Table, rat: str, lang: str) -> str:
    """Return the name of a rat, given as `white`, `p4` or `arch`."""
    if rat == "arch":
        return table.say(lang, "arch-name", arch=str(table.options["arch_rat"]))
    return table.say(lang, "rat-name", rat=rat)


def rats_words(table: Table, rat: str, rats: int, lang: str) -> str:
    """Return `rats` rats of a kind, in words."""
    if rat in c.COLOURS:
        return table.say(lang, "rats", colour=rat, rats=rats)
    return rat_name(table, rat, lang)


def catcher_name(table: Table, lang: str) -> str:
    """Return the name of the ratcatcher."""
    return table.say(lang, "catcher-name", catcher=str(table.options["ratcatcher"]))


def ability_of(s: st.Hunt, which: int) -> str:
    """Return the yellow (0) or purple (1) ability, by its name in the rules."""
    return c.ABILITIES[c.ABILITY[s.catcher, which]]


def ability_name(table: Table, which: int, lang: str) -> str:
    """Return the name of the yellow (0) or purple (1) ability."""
    return table.say(lang, "ability-short", ability=ability_of(table.state, which))


def thing(table: Table, marker: str, lang: str) -> str:
    """Return the meaning of a marker: a heart, or the thing that the ability of its colour
    needs."""
    if marker in ("yellow", "purple"):
        return ability_name(table, ("yellow", "purple").index(marker), lang)
    return table.say(lang, "thing", thing="health", ability="bait")


def place(table: Table, area: str, lang: str, form: str = "") -> str:
    """Return the name of an area, or the form for being `in` it or going `to` it."""
    return table.say(lang, f"place-{area}-{form}" if form else f"place-{area}")


def spots(table: Table, area: str, lang: str) -> dict[str, str]:
    """Return the name of a place in all its forms, for a sentence."""
    return _spots(table.game.words, area, lang)


@cache
def _spots(words: Words, area: str, lang: str) -> dict[str, str]:
    forms = {"place": "", "in": "-in", "to": "-to"}
    return {key: words.say(lang, f"place-{area}{form}") for key, form in forms.items()}


def district(table: Table, number: int, lang: str, form: str = "") -> str:
    """Return the name of a district, as a subject (`the`), or for a direction from it (`of`)."""
    return table.say(lang, f"district-{number}-{form}" if form else f"district-{number}")


def listed(parts: list[str]) -> str:
    """Return the parts, joined by commas."""
    return ", ".join(parts)


def sentence(said: str) -> str:
    """Return the words with a capital first letter."""
    return said[:1].upper() + said[1:]


def where_in_town(x: int, y: int) -> str:
    """Return the direction from the first district, such as `nw`."""
    if x == y == 0:
        return "middle"
    north = "n" if y < 0 else "s" if y > 0 else ""
    west = "w" if x < 0 else "e" if x > 0 else ""
    if north and west and not 0.5 <= abs(x / y) <= 2:
        return west if abs(x) > abs(y) else north
    return north + west


# --- what a new district would join ---------------------------------------------------------------


class Join(NamedTuple):
    """A lane of a new district that meets one of the town."""

    side: int  # of the new district
    here: int  # its place
    other: int  # the district that it meets
    there: int  # the place there

    def names(self, words: Words, lang: str, card: int) -> tuple[str, str]:
        """Return the names of both places."""
        here = words.say(lang, f"place-{card}{c.LETTERS[self.here]}")
        return here, words.say(lang, f"place-{self.other}{c.LETTERS[self.there]}")


def joins(s: st.Hunt, card: int, x: int, y: int, turned: int) -> list[Join]:
    """Return all lanes that a card would join there."""
    cells = _cells(int(s.laid), s.x.tobytes(), s.y.tobytes())
    found = []
    for side in range(4):
        other = cells.get((x + int(c.DX[side]), y + int(c.DY[side])), -1)
        if other < 0:
            continue
        here = int(c.CONNECTS[card, (side - turned) % 4])
        across = c.RED if other == 0 and s.hard else other
        there = int(c.CONNECTS[across, (side + 2 - int(s.turned[other])) % 4])
        if here and there:
            found.append(Join(side, here - 1, other, there - 1))
    return found


@lru_cache(maxsize=100)
def _cells(laid: int, xs: bytes, ys: bytes) -> dict[tuple[int, int], int]:
    """Return the districts by their cells."""
    x, y = (np.frombuffer(row, np.int8).tolist() for row in (xs, ys))
    return {(x[d], y[d]): d for d in members(laid)}


# --- what is in a place ---------------------------------------------------------------------------


def contents(table: Table, area: int, lang: str) -> str:
    """Return the rats and things of a place, in words."""
    s, parts = table.state, []
    if s.pawn == area:
        parts.append(catcher_name(table, lang))
    for i, colour in enumerate(c.COLOURS):
        if s.rats[i, area]:
            parts.append(rats_words(table, colour, int(s.rats[i, area]), lang))
    parts += [rat_name(table, rat, lang) for rat in big_rats(s, area)]
    if s.cheese[area]:
        parts.append(table.say(lang, "cheeses", cheese=int(s.cheese[area])))
    for i, marker in enumerate(c.MARKERS):
        if s.lying[i, area]:
            args: Args = {"thing": thing(table, marker, lang)}
            parts.append(table.say(lang, "markers", markers=int(s.lying[i, area]), **args))
    if s.trap[area]:
        parts.append(table.say(lang, "trap"))
    effects = [effect for bit, effect in enumerate(c.EFFECTS) if s.effects[area] >> bit & 1]
    parts += [table.say(lang, "ability-short", ability=effect) for effect in effects]
    return listed(parts)


def big_rats(s: st.Hunt, area: int) -> list[str]:
    """Return the peculiar rats and the arch rat in a place."""
    found = [c.RATS[c.P0 + n] for n in range(1, len(s.odd_at)) if s.odd_at[n] == area + 1]
    return found + (["arch"] if s.arch_at == area + 1 else [])
