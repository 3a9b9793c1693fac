"""Cards say the numbers of the content: who changes a price there is told which cards to change."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.games.first_rat import content as fr
from cheesemoon.games.ratcatcher import content as rc
from cheesemoon.games.space_guardians import content as sg
from cheesemoon.games.space_taxi import content as ta

_RULES = re.compile(r"\([A-Z]{2}-[^)]*\)$")
Numbers = Iterator[tuple[str, list[int]]]


def first_rat() -> Numbers:
    for stand, space, price in zip(fr.STANDS, fr.STAND_SPACE, fr.STAND_PRICE, strict=True):
        yield f"stand-{stand}", [space, price]
    pack, drink, _ = fr.STAND_PRICE
    for colour, count in zip(fr.COLOURS, fr.PACK_COUNT, strict=True):
        yield f"pack-{colour}", [count, pack]
    yield "drink", [drink]
    yield "nut", [fr.NUT_POINTS]
    yield "mouldy", [fr.MOULDY_CHEESE, abs(fr.MOULDY_POINTS)]
    yield "leftovers", [fr.LEFTOVERS, 1]
    for cap, base, each in zip(fr.CAPS, fr.CAP_BASE, fr.CAP_EACH, strict=True):
        yield f"cap-{cap}", [base, -each] if base else [each]
    for space in fr.PIPE_FROM:
        yield f"pipe-{space}", [1]
    yield "cheese", [fr.FOOD_PRICE]
    yield "track-cheese", [fr.FOOD_PRICE]
    for part, price in zip(fr.PARTS, fr.PART_PRICE, strict=True):
        yield f"track-{part}", [n for n in price if n]
    yield "track-spotlights", [*fr.SPOTS]
    yield "track-rattonauts", [fr.PAD]
    yield "rat", [fr.ALONE, fr.SEVERAL]
    yield "comic-long-legs", [fr.SEVERAL + fr.LONG_LEGS_MORE]
    yield "comic-lara", [fr.LARA_MORE, fr.ALONE + fr.LARA_MORE, fr.SEVERAL + fr.LARA_MORE]


def space_guardians() -> Numbers:
    for kind, value in zip(sg.KINDS[: sg.EYES], sg.VALUES, strict=False):
        yield f"monster-{kind}", [value]
    ship = sg.VALUES[sg.SHIP]
    for card in ("ship", "half", "points"):
        yield card, [ship]
    rocket, upgrade, battery, back = sg.PRICES
    yield "rocket", [rocket]
    yield "upgrade", [upgrade, 3]
    yield "battery", [battery]
    yield "return", [back]


def space_taxi() -> Numbers:
    groups = enumerate(ta.GROUP_POINTS.tolist())
    scored = [n for size, points in groups if points for n in (size, points)]
    yield "groups", scored
    for species in ta.SPECIES:
        yield species, scored
    yield "thumb", [ta.JOKER_PRICE]
    burning = [(fuel, factor) for fuel, factor in enumerate(ta.FACTORS.tolist()) if factor]
    yield "fuel-die", [burning[0][0], burning[-1][0], *(n for pair in burning for n in pair)]
    yield "gauge", [n for pair in burning for n in pair]
    yield "breakdown", [burning[0][0], burning[-1][0], 0]
    yield "coin", [ta.JOKER_PRICE, ta.COIN_POINTS]
    yield "bonus", [ta.BONUS_COINS]


def ratcatcher() -> Numbers:
    for colour, steps in zip(rc.COLOURS, rc.COMMON_MOVE, strict=True):
        yield colour, [steps]
    for district, value in enumerate(rc.VALUE[: rc.DISTRICTS]):
        yield f"district-{district}", [value]
    yield "mouths", [rc.COMMON_WEIGHT[rc.WHITE], rc.PEC_WEIGHT[1], rc.ARCH_WEIGHT]
    yield "arch-rat-king", [rc.KING_MOVE]
    yield "arch-brood-mother", [rc.BROOD_BITE]


SAID: dict[str, Callable[[], Numbers]] = {
    "first-rat": first_rat,
    "space-guardians": space_guardians,
    "space-taxi": space_taxi,
    "ratcatcher": ratcatcher,
}


@pytest.mark.parametrize("name", SAID)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_say_the_numbers_of_the_content(name: str, lang: str) -> None:
    words = cm.game(name).words
    for card, numbers in SAID[name]():
        said = _RULES.sub("", words.say(lang, f"card-{card}-text"))
        found = Counter(int(n) for n in re.findall(r"\d+", said))
        assert found == Counter(int(n) for n in numbers), f"card-{card}-text: {said}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_peculiar_rats_say_their_bite_and_defence(lang: str) -> None:
    words = cm.game("ratcatcher").words
    for rat in range(1, rc.PECULIAR + 1):
        said = words.say(lang, f"card-p{rat}-text")
        found = [int(n) for n in re.findall(r"\d+", said)]
        for number in (rc.PEC_BITE[rat], rc.PEC_DEFENCE[rat]):
            assert number in found, f"card-p{rat}-text: {said}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_places_say_what_is_printed_there(lang: str) -> None:
    """Places where the same things are printed say the same about them, others do not."""
    words = cm.game("ratcatcher").words
    by_print: dict[tuple[bool, ...], set[str]] = {}
    columns = (rc.NESTS, rc.HATCHERIES, rc.CHEESE_AT, rc.MYSTERY_AT, rc.YELLOW_AT, rc.PURPLE_AT)
    for district in range(rc.DISTRICTS):
        for area in range(int(rc.AREAS_OF[district])):
            printed = tuple(bool(column[district, area]) for column in columns)
            said = words.say(lang, f"card-place-{district}{rc.LETTERS[area]}-text")
            what = re.split(r"(?<!St)(?<!św)(?<!Św)\. ", _RULES.sub("", said), maxsplit=1)[
                1
            ].strip()
            by_print.setdefault(printed, set()).add(what)
    assert all(len(said) == 1 for said in by_print.values()), by_print
    assert len({min(said) for said in by_print.values()}) == len(by_print)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_fields_for_cheese_say_what_each_of_them_brings(lang: str) -> None:
    words = cm.game("ratcatcher").words
    said = {field: words.say(lang, f"card-field-{field}-text") for field in rc.FIELDS}
    assert len(set(said.values())) == len(rc.FIELDS)
