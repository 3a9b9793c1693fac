"""Every board and every panel, over 200 positions a game: complete, inside its frame, and legible.

Positions come from random play over all seats and options. A game adds extremes of its own in
`tests/rules/<game>/staged.py`, whose `tables()` gives tables that random play does not reach. One
game alone: `pytest tests/test_pictures.py -k first-rat`.
"""

from __future__ import annotations

import gzip
import importlib
import json
import random
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.core.draw.svg import INKS, PANEL_LETTERS, painted
from cheesemoon.view.svg_diff import diff
from drawn import Drawn, Plate, Text, collisions, half_hidden, leaving
from random_tables import variants
from thorough import THOROUGH, sampled

POSITIONS = 200 if THOROUGH else 100
LONG_NAMES = (  # as long as the table takes them, and with letters of three languages
    "Maximiliana Großschädel",
    "Świętosława Brzęczyszcz",
    "Wolfgang Überschwänglich",
    "Bartholomew Featherstone",
    "Żądełko Gżegżółkowska II",
)
SMALLEST = {False: 18.6, True: 26.0}  # 13 px at 980 wide, and at 390
PANEL_SMALLEST = PANEL_LETTERS
FIRST_PICTURE, LARGEST_UPDATE = 60_000, 20_000
UPDATED = 6 if THOROUGH else 3  # games
FORBIDDEN = (" style=", "\nstyle=", "<style", "<filter", "filter=")
_VARIABLE = re.compile(r"var\(--([\w-]+),")
_RULE_AT_END = re.compile(r"\([A-Z]{2}-\d+[a-z]?(, [A-Z]{2}-\d+[a-z]?)*\)$")
_UNSAID = re.compile(r"[{}]|\bNone\b|\bnan\b|\$\w")


def pictured() -> list[str]:
    """Games with a new board; a game that has none yet has no panel either."""
    return [name for name in cm.games() if cm.game(name).people.panel is not None]


@pytest.fixture(params=pictured(), scope="module")  # game by game: each is drawn once
def name(request: pytest.FixtureRequest) -> Iterator[str]:
    yield str(request.param)
    for made in (positions, staged, boards, panels):  # a gigabyte that nobody wants any more
        made.cache_clear()


# --- positions ------------------------------------------------------------------------------------


@cache
def positions(name: str) -> tuple[cm.Table, ...]:
    """Tables of every variant along random games, their starts and their ends, and the staged."""
    found: list[cm.Table] = []
    all_variants = list(variants(name, again=True))
    each = -(-POSITIONS // len(all_variants))
    for number, (seats, options) in enumerate(all_variants):
        table = cm.game(name).new(seats=seats, seed=number + 1, **options)
        found += along(table, each, number)
    found += staged(name)
    for table in found:
        table.names = LONG_NAMES[: table.players]
    return tuple(found)


def along(table: cm.Table, wanted: int, seed: int) -> Iterator[cm.Table]:
    """The start, the end, and tables in between, more of them where there is more to choose."""
    rng = random.Random(seed)
    game: list[cm.Table] = [table.fork()]
    step, kept = 0, 0
    while not table.over:
        table.play(rng.choice(table.legal()))
        step += 1
        if step >= kept:
            game.append(table.fork())
            kept = step + rng.randint(1, 1 + len(game) // 20)
    yield game[0]
    yield table
    if wanted > 2:
        yield from rng.sample(game[1:], min(wanted - 2, len(game) - 1))


@cache
def staged(name: str) -> tuple[cm.Table, ...]:
    """Extremes that the game's own tests have set up."""
    return tuple(importlib.import_module(f"rules.{name.replace('-', '_')}.staged").tables())


@cache
def boards(name: str) -> tuple[tuple[str, cm.Table, str, bool, str, Drawn], ...]:
    """Every position as the one to act sees it: where it is from, table, language, arrangement,
    picture, picture read."""
    found = []
    for number, table in enumerate(positions(name)):
        for lang, tall in seen(number, number >= len(positions(name)) - len(staged(name))):
            svg = table.svg(table.seat, lang, tall=tall)
            where = f"{name} position {number} {lang} {'tall' if tall else 'wide'}"
            found.append((where, table, lang, tall, svg, Drawn(svg)))
    return tuple(found)


def seen(number: int, extreme: bool) -> list[tuple[str, bool]]:
    """In which languages and arrangements a position is looked at: in both, in turn in each
    language; staged ones in all languages, each in one of the arrangements by turns, or in both to
    be thorough."""
    if not extreme:
        return [(LANGUAGES[number % len(LANGUAGES)], tall) for tall in (False, True)]
    by_turns = [(lang, (number + n) % 2 == 1) for n, lang in enumerate(LANGUAGES)]
    return sampled(product(LANGUAGES, (False, True)), by_turns)


@cache
def panels(name: str) -> tuple[tuple[str, int, Drawn], ...]:
    """The panels of every position, in turn in each language, open and folded by turns."""
    found = []
    for number, table in enumerate(positions(name)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        for of in range(table.players):
            alone = table.players == 1  # a single panel is looked at in both forms
            for folded in (False, True) if alone else ((number // 3 + of) % 2 == 0,):
                svg = table.panel(of, table.seat, lang, folded=folded)
                assert svg is not None
                shape = "folded" if folded else "open"
                found.append(
                    (f"{name} position {number} panel {of} {lang} {shape}", of, Drawn(svg))
                )
    return tuple(found)


# --- complete -------------------------------------------------------------------------------------


def test_ids_are_unique_and_whatever_is_used_is_there(name: str) -> None:
    for where, _, _, _, svg, drawn in boards(name):
        assert not [i for i, count in drawn.ids.items() if count > 1], where
        assert not drawn.unresolved(), where
        assert not [word for word in FORBIDDEN if word in svg], where


def test_panels_are_complete_and_name_their_parts_after_their_player(name: str) -> None:
    for where, of, drawn in panels(name):
        assert not [i for i, count in drawn.ids.items() if count > 1], where
        assert not drawn.unresolved(), where
        own = (f"p{of}-", "i-")  # icons of the art are the same everywhere
        assert [i for i in drawn.ids if i and not i.startswith(own)] == [], where
        assert drawn.view[:3] == [0, 0, 300] and drawn.view[3] > 0, where
        assert not [e for e in drawn.elements if {"style", "filter"} & set(e.attrib)], where


def test_the_frame_of_a_board_never_changes(name: str) -> None:
    heights: dict[Any, set[float]] = defaultdict(set)
    for where, table, _, tall, _, drawn in boards(name):
        left, top, wide, high = drawn.view
        assert (left, top, wide) == (0, 0, 780 if tall else 1400), where
        if tall:
            heights[table.players, *sorted(table.options.items())].add(high)
        else:
            assert high == 985, where
    assert all(len(found) == 1 for found in heights.values()), dict(heights)


def test_colours_that_differ_by_theme_are_known(name: str) -> None:
    for where, _, _, _, svg, _ in boards(name)[::7]:
        assert set(_VARIABLE.findall(svg)) <= set(INKS), where
        assert "var(" not in painted(svg, "light"), where


# --- what can be done -----------------------------------------------------------------------------


def test_only_what_is_legal_can_be_chosen_and_only_by_the_one_to_act(name: str) -> None:
    for where, table, lang, tall, _, drawn in boards(name):
        legal = table.legal()
        assert set(drawn.data("action")) <= set(legal), where
        for pick in drawn.data("pick"):
            assert any(a == pick or a.startswith(f"{pick} ") for a in legal), f"{where}: {pick}"
        assert all(tag.strip() for tag in drawn.data("tag")), where
        seen = table.svg(None, lang, tall=tall)
        assert "data-action=" not in seen and "data-pick=" not in seen, where


def test_answers_that_are_not_on_the_board_are_short_enough_for_buttons(name: str) -> None:
    for where, table, lang, tall, _, drawn in boards(name):
        if tall:
            continue
        picks = tuple(drawn.data("pick"))
        shown = set(drawn.data("action"))
        for action in table.legal():
            if action in shown or any(action == p or action.startswith(f"{p} ") for p in picks):
                continue
            label = table.label(action, lang)
            assert label and len(label) <= 44 and not _UNSAID.search(label), f"{where}: {label}"


def test_the_frame_has_words_for_every_step(name: str) -> None:
    for where, table, lang, tall, _, _ in boards(name):
        if tall:
            continue
        steps = table.steps(lang)
        assert steps is not None and steps.head and all(steps.steps), where
        assert steps.current is None or 0 <= steps.current < len(steps.steps), where
        assert not (table.over and steps.current is not None), where
        said = [table.question(lang), table.aside(lang), steps.head, *steps.steps]
        assert said[0] and not any(_UNSAID.search(words) for words in said), (where, said)


# --- legible --------------------------------------------------------------------------------------


def outside(drawn: Drawn) -> list[Text]:
    """Texts that are not wholly in the frame."""
    _, _, wide, high = drawn.view
    return [
        text
        for text in drawn.texts
        if not text.decoration and not text.moving
        for left, top, right, bottom in (text.box,)
        if left < -1 or top < -1 or right > wide + 1 or bottom > high + 1
    ]


def told(pairs: Iterator[tuple[Text, Text]]) -> list[str]:
    """Texts that lie on each other, and where."""
    return [f"{a.words} and {b.words} at {b.box[0]:.0f}, {b.box[1]:.0f}" for a, b in pairs]


def test_texts_are_inside_the_frame_and_large_enough(name: str) -> None:
    for where, _, _, tall, _, drawn in boards(name):
        assert not outside(drawn), (where, [(t.words, t.box) for t in outside(drawn)])
        read = [t for t in drawn.texts + drawn.later if not t.decoration]
        small = [t for t in read if t.size < SMALLEST[tall] - 0.05]
        assert not small, (where, [(t.words, round(t.size, 1)) for t in small])
        assert not [t.words for t in drawn.texts if _UNSAID.search(t.words)], where


def test_texts_do_not_lie_on_each_other(name: str) -> None:
    for where, _, _, _, _, drawn in boards(name):
        assert told(collisions(drawn)) == [], where


def on_plates(pairs: Iterator[tuple[Text, Plate]]) -> list[str]:
    """Words and the plates that they do not fit on, or that hide them."""
    return [f"{text.words} {text.box} at {plate[1:5]}" for text, plate in pairs]


def test_texts_stay_on_what_they_are_written_on_and_in_view(name: str) -> None:
    for where, _, _, _, _, drawn in boards(name):
        assert on_plates(leaving(drawn)) == [], where
        assert on_plates(half_hidden(drawn)) == [], where


def cut_off(drawn: Drawn) -> list[str]:
    """Texts that end in an ellipsis; only names of players may, with all that follows them."""
    names = sorted({n[:i] for n in LONG_NAMES for i in range(1, len(n))}, key=len, reverse=True)
    short = re.compile(f"({'|'.join(map(re.escape, names))}) ?…")
    cut = {t.words for t in drawn.texts if "…" in t.words}
    return sorted(words for words in cut if "…" in short.sub("", words))


def test_all_that_is_said_is_there_to_the_end(name: str) -> None:
    for where, _, _, _, _, drawn in boards(name):
        assert cut_off(drawn) == [], where
    for where, _, drawn in panels(name):
        assert cut_off(drawn) == [], where


def test_texts_of_panels_are_legible(name: str) -> None:
    for where, _, drawn in panels(name):
        assert not outside(drawn), (where, [(t.words, t.box) for t in outside(drawn)])
        read = [t for t in drawn.texts + drawn.later if not t.decoration]
        small = {(t.words, round(t.size, 1)) for t in read if t.size < PANEL_SMALLEST - 0.05}
        assert not small, where
        assert told(collisions(drawn, 1)) == [], where
        assert on_plates(leaving(drawn)) == [], where
        assert on_plates(half_hidden(drawn)) == [], where
        assert not [t.words for t in drawn.texts if _UNSAID.search(t.words)], where


# --- every thing explains itself ------------------------------------------------------------------


def test_every_card_says_what_it_is_in_three_languages(name: str) -> None:
    words = cm.game(name).words
    numbers = cm.game(name).rulebook.numbers
    cards = {card for _, _, _, _, _, drawn in boards(name) for card in drawn.data("card")}
    cards |= {card for _, _, drawn in panels(name) for card in drawn.data("card")}
    assert len(cards) >= 8
    for card in sorted(cards):
        for lang in LANGUAGES:
            assert words.has(lang, f"card-{card}"), f"{lang}: card-{card}"
            said = words.say(lang, f"card-{card}-text")
            found = _RULE_AT_END.search(said)
            assert found, f"{lang}: card-{card}-text does not end with its rule"
            for number in re.findall(r"[A-Z]{2}-\d+[a-z]?", found[0]):
                assert number in numbers, f"{lang}: card-{card}-text: {number}"


def test_whatever_can_be_pointed_at_explains_itself(name: str) -> None:
    """Every piece, sign and number is in something with a card, unless no pointer reaches it."""
    for where, _, _, _, _, drawn in boards(name):
        assert drawn.unexplained() == set(), where
    for where, _, drawn in panels(name)[::3]:
        assert drawn.unexplained() == set(), where


def test_what_can_be_chosen_has_a_card(name: str) -> None:
    for where, _, _, _, _, drawn in boards(name)[::5]:
        around = {e for holder in drawn.elements if holder.get("data-card") for e in holder.iter()}
        for element in drawn.elements:
            if element.get("data-action") or element.get("data-pick"):
                inside = any(e.get("data-card") for e in element.iter())
                told = inside or element in around or element.get("data-tag")
                assert told, f"{where}: {element.get('id')}"


# --- small enough ---------------------------------------------------------------------------------


def test_first_pictures_are_small(name: str) -> None:
    for where, _, _, _, svg, _ in boards(name)[::11]:
        assert len(gzip.compress(svg.encode())) <= FIRST_PICTURE, where


def test_updates_are_small(name: str) -> None:
    """After every action of several games, each with other seats, options and language."""
    all_variants = list(variants(name, again=True))
    for seed in range(UPDATED):
        seats, options = all_variants[seed * 7 % len(all_variants)]
        lang, tall = LANGUAGES[seed % 3], seed % 2 == 1
        table = cm.game(name).new(seats=seats, seed=seed, **options)
        rng = random.Random(seed)
        before = table.svg(0, lang, tall=tall)
        for _ in range(160):
            if table.over:
                break
            table.play(rng.choice(table.legal()))
            after = table.svg(table.seat, lang, tall=tall)
            size = len(json.dumps(diff(before, after), ensure_ascii=False).encode())
            assert size <= LARGEST_UPDATE, (seed, len(table.actions), size)
            before = after


def test_the_tester_finds_what_is_wrong() -> None:
    """The checks above can fail: a picture with each fault, and one without."""
    frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">{}</svg>'
    good = Drawn(frame.format('<text x="10" y="40" font-size="20">One</text>'))
    assert not outside(good) and not good.unresolved() and not list(collisions(good))
    two = (
        '<text x="10" y="40" font-size="20">One</text><text x="20" y="44" font-size="20">Two</text>'
    )
    assert len(list(collisions(Drawn(frame.format(two))))) == 1
    words = '<text x="10" y="40" font-size="20">One</text>{}<text x="20" y="44">Two</text>'
    for plate, lie in (
        ('<rect width="90" height="60" fill="#123"/>', 0),
        ('<rect width="90" height="60" fill="#12345680"/>', 1),
        ('<g opacity="0.5"><rect width="90" height="60" fill="#123"/></g>', 1),
        ('<rect x="30" width="90" height="60" fill="#123"/>', 1),
    ):
        assert len(list(collisions(Drawn(frame.format(words.format(plate)))))) == lie, plate
    plate = '<rect width="{}" height="30" fill="#123"/>'
    word = '<text x="10" y="20" font-size="20">Ninety</text>'
    for wide, leaves in ((90, 0), (60, 1)):
        assert len(list(leaving(Drawn(frame.format(plate.format(wide) + word))))) == leaves
        assert len(list(half_hidden(Drawn(frame.format(word + plate.format(wide)))))) == leaves
    used = (
        '<defs><g id="a"><text font-size="10">Far</text></g></defs><use href="#a" x="190" y="50"/>'
    )
    far = Drawn(frame.format(used))
    assert [t.words for t in outside(far)] == ["Far"]
    aim = '<g visibility="hidden"><rect width="90" height="60"/><text>Then</text></g>'
    aimed = Drawn(frame.format(aim))
    assert [t.words for t in aimed.later] == ["Then"] and not aimed.texts and not aimed.plates
    scaled = Drawn(frame.format('<g transform="scale(0.5)"><text x="9" y="90">Tiny</text></g>'))
    assert scaled.texts[0].size == 8
    assert Drawn(frame.format('<use href="#none"/><path fill="url(#x)"/>')).unresolved() == {
        "none",
        "x",
    }
    bare = '<g><use href="#a"/><text>7</text><g data-card="x"><use href="#b"/></g></g>'
    hidden = '<g pointer-events="none"><use href="#c"/></g><text>seven</text>'
    assert Drawn(frame.format(bare + hidden)).unexplained() == {"#a", "7"}
    cut = f"<text>Panic in {LONG_NAMES[0][:9]}… now</text><text>{LONG_NAMES[1][:9]}… the en…</text>"
    assert cut_off(Drawn(frame.format(cut))) == [f"{LONG_NAMES[1][:9]}… the en…"]
    turned = '<text x="50" y="50" font-size="20" transform="rotate(90 50 50)">Down</text>'
    assert Drawn(frame.format(turned)).texts[0].box[3] > 90
