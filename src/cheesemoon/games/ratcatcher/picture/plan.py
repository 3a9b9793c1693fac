"""The look of the town, from `content/town.toml`: landmarks, guild signs, grounds."""

from pathlib import Path

from cheesemoon import art
from cheesemoon.core import Fields
from cheesemoon.core.formats.content import load_content

from .. import content as c
from . import houses

GROUNDS = ("stone", "tiles", "earth", "wood", "grass", "water")


def _check(f: Fields) -> list[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    found = []
    for number, part in enumerate(f.parts("district", c.DISTRICTS, c.DISTRICTS)):
        if part.whole("number", 0, c.LAST) != number:
            raise part.bad("number", "position-sorted")
        signs, grounds = part.words("signs", sorted(art.names())), part.words("grounds", GROUNDS)
        for name, given in (("signs", signs), ("grounds", grounds)):
            if len(given) != c.AREAS_OF[number]:
                raise part.bad_length(name, c.AREAS_OF[number], c.AREAS_OF[number])
        found.append((part.word("landmark", houses.LANDMARKS), tuple(signs), tuple(grounds)))
        part.finish()
    return found


_town = load_content(Path(__file__).parent.parent / "content" / "town.toml", _check)

LANDMARK = tuple(landmark for landmark, _, _ in _town)  # by district
SIGN = tuple(signs for _, signs, _ in _town)  # an icon, by district and place
GROUND = tuple(grounds for _, _, grounds in _town)
