"""With the printed tokens: the formation (SG-5), and what comes off the stack (SG-33)."""

from collections.abc import Mapping, Sequence

from cheesemoon.core import Ask, Face, Places, Position, Table

from . import content as c, state as st
from .picture import shapes as sh

_SYMBOLS = (*(f"sg-m{eyes}" for eyes in range(1, c.EYES + 1)), "sg-shipL", "sg-shipR")
FORMATION = c.CELLS[: c.FORMATION_ROWS * c.COLUMNS]


def _face(table: Table, token: int, lang: str) -> Face:
    name = table.say(lang, "invader", token=st.INVADER_WORDS[token])
    return Face(token, name, sh.use(_SYMBOLS[token - 1]))


def ask(table: Table, what: int, lang: str) -> Ask:
    """SG-33: the next token of the stack."""
    faces = tuple(_face(table, token, lang) for token in range(1, st.RIGHT + 1))
    return Ask(table.say(lang, "hand-stack"), faces)


def places(table: Table, lang: str) -> list[Places]:
    """SG-5: the monsters of the upper rows, dealt at random."""
    faces = tuple(_face(table, eyes, lang) for eyes in range(1, c.EYES + 1))
    lies = tuple(int(table.state.cells[cell]) for cell in range(len(FORMATION)))
    stock = tuple(int(n) for n in c.COUNTS[: c.EYES])
    return [
        Places("formation", table.say(lang, "hand-formation"), FORMATION, faces, stock, lies),
    ]


def lay(position: Position, chosen: Mapping[str, Sequence[int]]) -> Position:
    """The formation as it lies; the stack is whatever is left, in an unknown order."""
    tokens = "".join(str(token) for token in chosen["formation"])
    rows = [tokens[i : i + c.COLUMNS] for i in range(0, len(tokens), c.COLUMNS)]
    kept = {key: value for key, value in position.items() if key != "stack"}
    return {**kept, "invaders": [*rows, *position["invaders"][len(rows) :]]}
