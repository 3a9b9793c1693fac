"""With the printed cards, rats and dice: what chance asks for, and the first cards (RC-13)."""

from collections.abc import Mapping, Sequence

from cheesemoon.core import Ask, Face, Places, Position, Table
from cheesemoon.core.rules.bits import members

from . import content as c, state as st
from .picture import shapes as s
from .telling import naming as na

_TOKEN_SIGNS = {"cheese": "cheese", "nest": "nest", "peculiar": "m-riddle"}
_SMALL, _LARGE = 1.6, 2.6  # markers are small on the board


def ask(table: Table, what: int, lang: str) -> Ask:
    """What has to be rolled, drawn or turned over now."""
    word, faces = _ASKS[what]
    return Ask(table.say(lang, word), faces(table, lang))


def _dice(table: Table, lang: str) -> tuple[Face, ...]:
    """RC-33."""
    sides = range(1, c.DIE_SIDES + 1)
    return tuple(Face(n, str(n), s.use(f"d{n}", scale=2.4)) for n in sides)


def _rats(table: Table, lang: str) -> tuple[Face, ...]:
    """RC-60: out of the bag."""
    return tuple(
        Face(n, table.say(lang, "rat-name", rat=colour), s.use(f"rat-{colour}", 0, 18, 1.9))
        for n, colour in enumerate(c.COLOURS, 1)
    )


def _cards(table: Table, lang: str) -> tuple[Face, ...]:
    """RC-68: district cards by their numbers."""
    return tuple(Face(n, na.district(table, n, lang), _card(n)) for n in range(1, c.LAST + 1))


def _card(number: int) -> str:
    board = s.rect(-34, -40, 68, 80, 10, fill="#3b3152", stroke="#a5825a", stroke_width=3)
    return board + s.words(0, 14, number, 40, "#ffe9b8", 800, "middle", title=True)


def _peculiar(table: Table, lang: str) -> tuple[Face, ...]:
    """RC-109."""
    return tuple(
        Face(n, table.say(lang, "rat-name", rat=f"p{n}"), s.use(f"p{n}", scale=1.2))
        for n in range(1, c.PECULIAR + 1)
    )


def _tokens(table: Table, lang: str) -> tuple[Face, ...]:
    """RC-76."""
    return tuple(
        Face(
            n,
            table.say(lang, "hand-token", token=token),
            _token(_TOKEN_SIGNS.get(token, f"m-{token}")),
        )
        for n, token in enumerate(c.TOKENS)
    )


def _token(sign: str) -> str:
    return s.use(sign, scale=_LARGE if sign.startswith("m-") else _SMALL)


_ASKS = {
    st.NOT_ON_DIE: ("hand-die", _dice),
    st.NOT_A_COLOUR: ("hand-bag", _rats),
    st.NOT_IN_DECK: ("hand-deck", _cards),
    st.NOT_IN_ODD_DECK: ("hand-peculiar", _peculiar),
    st.NOT_IN_MYSTERY: ("hand-mystery", _tokens),
}


def places(table: Table, lang: str) -> list[Places]:
    """RC-13: the first cards of the deck, as many as the Town Hall says."""
    waiting = tuple(members(int(table.state.waiting)))
    names = tuple(str(n) for n in range(1, len(waiting) + 1))
    faces = _cards(table, lang)
    heading = table.say(lang, "hand-first-cards")
    return [Places("waiting", heading, names, faces, (1,) * len(faces), waiting)]


def lay(position: Position, chosen: Mapping[str, Sequence[int]]) -> Position:
    """The first cards as they came; the deck is all the others, in an unknown order."""
    waiting = sorted(chosen["waiting"])
    deck = [card for card in range(1, c.LAST + 1) if card not in waiting]
    return {**position, "waiting": waiting, "deck": deck}
