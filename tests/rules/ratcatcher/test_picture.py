"""The picture of Ratcatcher: where a district can go, what is read from far away, the end."""

from __future__ import annotations

import itertools
import random
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from html import unescape
from math import dist
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon.core.draw.svg import width
from cheesemoon.core.game import drawing
from cheesemoon.games.ratcatcher import content as c, state as st
from cheesemoon.games.ratcatcher.picture import (
    camera,
    choices,
    hanging,
    header,
    names,
    places,
    scene,
    sky,
)
from cheesemoon.games.ratcatcher.telling import narration
from cheesemoon.learn.transforms import matrix, moved, times
from drawn import NARROWER, Drawn
from rules_mark import rule
from thorough import THOROUGH

from . import staged

GAME = cm.game("ratcatcher")
LANGUAGES = ("en", "pl", "de")
GAMES = 6 if THOROUGH else 2


def tried(svg: str) -> list[list[str]]:
    """The rows of what the ghost may be: where, and all that is other about it there."""
    found = re.search(r'data-tries="([^"]*)"', svg)
    rows: list[list[str]] = []
    for row in unescape(found[1]).split(";") if found else ():
        before = rows[-1] if rows else []
        rows.append([word or before[i] for i, word in enumerate(row.split("|"))])
    return rows


def filled(svg: str, row: list[str]) -> dict[str, str]:
    """What a page puts into the ghost: attributes and words by their name."""
    puts = [part for put in re.findall(r'data-put="([^"]*)"', svg) for part in put.split(";")]
    named = (put.split("=", 1) for put in puts)

    def value(found: re.Match[str]) -> str:
        column, _, word = found[1].partition(".")
        if not column.isdigit():
            return "1"  # `now`, `all`, `some`: what the page counts
        return row[int(column)].split(" ")[int(word)] if word else row[int(column)]

    return {name: re.sub(r"\{([\w.]+)\}", value, unescape(put)) for name, put in named}


def growing() -> Iterator[cm.Table]:
    """Towns that grow, from the first district on."""
    yield GAME.new(seed=3)
    for table in staged.grown():
        if table.position()["phase"] in ("setup", "expand"):
            yield table


@rule("RC-69")
def test_every_placement_is_on_the_board_however_many_there_are() -> None:
    most = 0
    for i, table in enumerate(growing()):
        svg = table.svg(0, LANGUAGES[i % 3], tall=i % 2 == 0)
        rows = tried(svg)
        places = [action for action in table.legal() if action.startswith("place ")]
        assert sorted(f"place {row[0]}" for row in rows) == sorted(places)
        defined = set(re.findall(r'\sid="([^"]*)"', svg))
        for row in rows:
            new = filled(svg, row)
            assert new["data-action"] in places
            card, _, _, degrees = row[0].split(" ")
            drawings = {f"rc-{row[1]}-{card}-{degrees}", f"rc-lit-{row[3]}"}
            assert drawings <= defined and not re.search(r"[{}]", "".join(new.values()))
        most = max(most, len(rows))
    assert most > 40


@rule("RC-69")
def test_the_ghost_is_drawn_as_in_the_first_placement() -> None:
    svg = GAME.new(seed=3).svg(0)
    first = tried(svg)[0]
    assert f'data-action="place {first[0]}"' in svg
    card, *_, degrees = first[0].split(" ")
    assert f'href="#rc-{first[1]}-{card}-{degrees}"' in svg and f">{first[6]}</text>" in svg
    assert "data-tries" not in GAME.new(seed=3).svg(None)


def ended(**seat: Any) -> cm.Table:
    """A hunt that was given up night after night."""
    table = GAME.new(seed=3, **seat)
    rng = random.Random(1)
    while not table.over:
        legal = table.legal()
        table.play("end" if "end" in legal else rng.choice(legal))
    return table


@pytest.mark.parametrize("tall", [False, True])
def test_the_end_says_who_has_won_and_why(tall: bool) -> None:
    table = ended()
    for lang in LANGUAGES:
        svg = table.svg(0, lang, tall=tall)
        plate = svg[svg.index('id="ending"') :]
        said = " ".join(re.findall(r">([^<>]+)</text>", plate))
        assert all(word in unescape(said) for word in table.question(lang).split(" "))
        assert str(table.scores()[0]["total"]).replace("-", "−") in said
        assert svg.count(f">{GAME.words.say(lang, 'game-over')}<") == 1
    assert 'id="ending"' not in GAME.new(seed=3).svg(0, tall=tall)
    assert table.state.phase == st.OVER


def test_from_far_away_one_number_stands_for_all_rats_of_a_place() -> None:
    """What is too small to be read is not shown, and what is shown is large enough."""
    seen = 0
    for table in growing():
        svg = table.svg(0)
        drawn = Drawn(svg)
        if 'id="counts" visibility="hidden"' not in svg:
            continue
        shown = {text.words for text in drawn.texts if text.moving}
        rats = [int(n) for n in table.state.rats.sum(0) if n > 1]
        assert {str(n) for n in rats} <= shown
        assert all(text.size >= 18.6 for text in drawn.texts if text.moving)
        seen += 1
    assert seen > 5


def test_the_board_under_the_clock_says_all_of_what_comes_next() -> None:
    """In every language and at both sizes, nothing of it is cut."""
    for lang in LANGUAGES:
        for step in ("you", *narration.NIGHT):
            said = GAME.words.say(lang, "next-step", {"step": step})
            for size, room in ((20, 230), (27, 292)):
                assert said in unescape(sky.ribbon(0, 0, said, size, room)), said


Box = tuple[float, float, float, float]


def box_of(outer: str, inner: str, left: float, top: float, right: float, bottom: float) -> Box:
    """Where a box of a group in a group is in the picture."""
    found = times(matrix(outer), matrix(inner))
    return (*moved(found, (left, top)), *moved(found, (right, bottom)))


def mostly(words: Box, tag: Box) -> bool:
    """Whether a tag hides a quarter of words."""
    wide = min(words[2], tag[2]) - max(words[0], tag[0])
    high = min(words[3], tag[3]) - max(words[1], tag[1])
    return min(wide, high) > 0 and 4 * wide * high > (words[2] - words[0]) * (words[3] - words[1])


def place_names(lang: str) -> list[tuple[str, str]]:
    keys = [f"place-{name}" for name in c.AREA_NAMES]
    return [(key, GAME.words.say(lang, key)) for key in keys if GAME.words.has(lang, key)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_places_are_bold_and_whole(lang: str) -> None:
    for key, said in place_names(lang):
        drawn = unescape(names.written(said, 0, 0))
        assert f">{said}<" in drawn and "font-weight" not in drawn, (key, said)


def test_what_can_be_done_where_one_stands_hangs_at_that_place() -> None:
    """In the middle of the town hall, with places on all four sides."""
    table = GAME.new(seed=3)
    while table.position()["phase"] == "setup":
        table.play(table.legal()[0])
    svg = table.svg(0)
    tags = dict(tags_of(svg))
    ring = next(t.box for t in Drawn(svg).texts if t.words == "Great Square")
    left, top, right, bottom = tags["tag-0e"]
    assert max(left - ring[2], ring[0] - right) < 20, (tags, ring)
    assert max(top - ring[3], ring[1] - bottom) < 60, (tags, ring)


def test_a_tag_lies_on_its_empty_place_rather_than_beside_another() -> None:
    """In the middle of full places it hung at the corner of a neighbour."""
    spot = (0.0, 0.0, 64.0, 36.0)
    steps = ((0, -90), (0, 90), (-140, 0), (140, 0))
    around = [(x - 64.0, y - 40.0, x + 64.0, y + 40.0) for x, y in steps]
    town = (-999.0, -999.0, 999.0, 999.0)
    found = {}
    for is_empty in (False, True):
        taken = [*around, (-64.0, -36.0, 64.0, 36.0)]
        found[is_empty] = hanging.free_spot(spot, 100, 40, taken, [], [], town, is_empty)
    assert found[True] == (0, -11, hanging.INSIDE) and "-" in found[False][2], found


def over_the_town(by_id: dict[str, Any]) -> Iterator[Box]:
    """The map and the buttons of the camera."""
    for name, element in by_id.items():
        if name.startswith("camera-"):
            r = max(float(part.get("r", 0)) for part in element)
            yield box_of("", element.get("transform"), -r, -r, r, r)
        elif name == "map":
            plate = max((float(e.get("width", 0)), float(e.get("height", 0))) for e in element)
            yield box_of("", element.get("transform"), 0, 0, *plate)


def tags_of(svg: str) -> Iterator[tuple[str, Box]]:
    """The tags of the town, and where they are."""
    town = re.search(r'<g id="town" transform="([^"]+)"', svg)
    for at, name, rest in re.findall(r'<g transform="([^"]+)" id="(tag-\w+)"(.*?</g>)', svg, re.S):
        wide, high = map(float, re.findall(r'width="([\d.]+)" height="([\d.]+)" rx="16"', rest)[0])
        assert town
        yield name, box_of(town[1], at, -wide / 2, -high / 2, wide / 2, high / 2)


@pytest.mark.parametrize("tall", [False, True])
def test_neither_map_nor_buttons_hide_what_can_be_done_and_that_hides_no_name(tall: bool) -> None:
    seen, called = 0, {words for _, words in place_names("en")}
    for seed in range(GAMES):
        table, rng = GAME.new(seed=seed), random.Random(seed)
        for _ in range(70):
            if table.over:
                break
            table.play(rng.choice(table.legal()))
            svg = table.svg(0, tall=tall)
            elements = {e.get("id", ""): e for e in ElementTree.fromstring(svg).iter()}
            over = list(over_the_town(elements))
            texts = [text for text in Drawn(svg).texts if text.box[1] > (380 if tall else 130)]
            for name, box in tags_of(svg):
                seen += 1
                hidden = [o for o in over if camera.meet(box, o)]
                hidden += [t.box for t in texts if t.words in called and mostly(t.box, box)]
                assert not hidden, (seed, len(table.actions), name, box, hidden)
    assert seen > 50 * GAMES


def test_the_camera_steps_aside_for_names_that_lie_under_its_buttons() -> None:
    """As far as what can be chosen stays in sight, and not far for a single one."""
    stage, chosen = camera.WIDE, ((-60.0, -40.0, 60.0, 40.0),)
    plain = camera.look(stage, (0, 0), chosen)
    x, y = stage.over[2][2] - plain.dx, stage.over[2][1] - plain.dy
    corner = (x - 20, y + 60, x + 100, y + 82)  # half under the buttons
    moved = camera.look(stage, (0, 0), chosen, (corner,))
    assert 0 < moved.dx - plain.dx < 40 and moved[1:] == plain[1:]
    assert not any(camera.meet(moved.seen(corner), over) for over in stage.over)
    assert camera.look(stage, (0, 0), chosen, ((x - 300, y + 90, x - 200, y + 112),)) == plain
    deep = [(x - 80, y + up, x + 40, y + up + 22) for up in (60, 150)]  # worth a longer way
    moved = camera.look(stage, (0, 0), chosen, tuple(deep))
    assert not any(camera.meet(moved.seen(name), over) for name in deep for over in stage.over)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plates_of_characters_keep_off_the_name_of_the_place_above(lang: str) -> None:
    for card, turned in itertools.product(range(c.DISTRICTS), range(4)):
        turns = [0] * c.DISTRICTS
        turns[card] = turned
        nowhere = (0,) * c.DISTRICTS
        town = scene.town_of(1 << card, nowhere, nowhere, tuple(turns), False)
        for area, (x, y, _, h) in town.spots.items():
            said = GAME.words.say(lang, f"place-{c.AREA_NAMES[area]}")
            half = NARROWER * width(said, 19, bold=True) / 2
            name = (x - half, y + h - 20, x + half, y + h - 2)
            for other in town.spots.keys() - {area}:
                hung = names.hung(town, other)
                plate = names.who_box(GAME.words, lang, hung, ("p6",), "")
                assert not camera.meet(name, plate), (card, turned, area, other)


@rule("RC-49")
def test_signs_of_packs_that_can_be_led_away_stand_side_by_side() -> None:
    """The pathfinder's whistle, with rats of all colours in the place."""
    table = next(t for t in staged.crowds() if t.options["ratcatcher"] == "pathfinder")
    for tall in (False, True):
        svg = table.svg(0, tall=tall)
        signs = re.findall(
            r'<g transform="translate\((\S+) ([-\d.]+)\)[^"]*" [^>]*id="do-use-', svg
        )
        assert len(signs) >= 6
        at = [(float(x), float(y)) for x, y in signs]
        close = [(a, b) for i, a in enumerate(at) for b in at[:i] if dist(a, b) < 24]
        assert not close


@rule("RC-94")
def test_the_header_says_in_words_whether_the_night_will_hurt() -> None:
    calm, crowd = GAME.new(seed=3), next(staged.crowds())
    while calm.position()["phase"] == "setup":
        calm.play(calm.legal()[0])
    for lang, unhurt in (("en", "unhurt"), ("de", "unverletzt"), ("pl", "bez rany")):
        some = {text.words for text in Drawn(calm.svg(0, lang)).texts}  # brown rats may come
        assert unhurt not in some and any(words.startswith("0 ") for words in some)
        said = {text.words for text in Drawn(crowd.svg(0, lang)).texts}
        assert unhurt not in said and any(words.startswith("55 ") for words in said)
        night = header.night_of(scene.scene_of(calm, 0, lang))
        assert unhurt in [words for _, _, words, _, _ in header.chips(night._replace(more=False))]


@rule("RC-25")
def test_a_tag_promises_only_markers_that_can_be_taken() -> None:
    """Bait sleeps in a new game, so a bait marker stays where it lies."""
    table = GAME.new(seed=3)
    while table.position()["phase"] == "setup":
        table.play(table.legal()[0])
    seen = scene.scene_of(table, 0, "en")
    assert not seen.seen.yellow and choices._room(seen) == (0, 0, 0)
    awake = seen._replace(seen=seen.seen._replace(yellow=1))
    assert choices._room(awake) == (0, int(c.MARKERS_MAX[table.state.catcher, 0]), 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_an_open_panel_is_cut(lang: str) -> None:
    """A caught rat's name and rewards stand whole, with one button, two or none beside them."""
    for table in staged.tables():
        for of in range(len(table.totals())):
            drawn = str(drawing.panel(table, of, table.seat, lang, False))
            assert not re.findall(r">([^<]*…)<", drawn)


def test_every_part_of_a_tag_on_a_phone_is_as_large_as_a_finger() -> None:
    """A phone of 390 pixels shows the picture of 780 units at half its size."""
    seen = 0
    for table in [*staged.crowds(), *staged.decisions()]:
        svg = table.svg(0, tall=True)
        town = re.search(r'<g id="town" transform="([^"]+)"', svg)
        assert town
        parts = re.findall(
            r'<g transform="([^"]+)" id="tag-[^"]+" class="aim">(.*?)</g></g>', svg, re.S
        )
        for at, inside in parts:
            scale = matrix(town[1])[0] * matrix(at)[0] * 390 / 780
            for wide, high in re.findall(r'<rect y="[^"]+" width="(\d+)" height="(\d+)"', inside):
                assert float(wide) * scale >= 40 and float(high) * scale >= 40
                seen += 1
    assert seen > 60


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cheese_on_a_phone_is_spent_on_a_sheet_with_slots(lang: str) -> None:
    """RC-40: each field with its sign, its slots and what a cheese brings there; no word is cut."""
    seen = 0
    for seed, catcher in enumerate(2 * c.CATCHERS):
        table = GAME.new(seed=seed, ratcatcher=catcher)
        rng = random.Random(seed)
        while not table.over and len(table.actions) < 120:
            if puts := [a for a in table.legal() if a.startswith("put ")]:
                svg = table.svg(0, lang=lang, tall=True)
                found = re.search(r'<g [^>]*id="cheese-sheet".*', svg)
                assert found
                assert set(re.findall(r'data-action="([^"]+)"', found[0])) == set(puts)
                assert "…" not in found[0]
                number = c.CATCHERS.index(catcher)
                slots = int(c.PLACES[number].sum())
                assert found[0].count('href="#rc-slot"') == slots
                have = int(table.state.board.sum())
                assert found[0].count('href="#rc-wedge"') == have
                assert 'id="cheese-sheet"' not in table.svg(0, lang=lang)
                seen += 1
            walks = [a for a in table.legal() if a.startswith(("move ", "put "))]
            table.play(rng.choice(walks or table.legal()))
    assert seen >= 8


def test_on_a_phone_traps_and_abilities_are_tools_of_the_bar() -> None:
    """RC-27, RC-46: first the tool, then its place; tags have no part for them."""
    tools: set[str] = set()
    for table in [*staged.crowds(), *staged.decisions()]:
        acts = [a for a in table.legal() if a.startswith(("trap ", "use ")) and a.count(" ")]
        placed = [a for a in acts if a.split(" ")[0] == "trap" or len(a.split(" ")) > 2]
        svg = table.svg(0, tall=True)
        marks = set(re.findall(r'data-tool="([^"]+)"', svg))
        hidden = re.findall(
            r'<g [^>]*class="[^"]*\btool\b[^"]*"[^>]*visibility="hidden"[^>]*data-action="([^"]+)"',
            svg,
        )
        assert sorted(hidden) == sorted(placed)
        assert all(any(a.startswith(f"{tool} ") for tool in marks) for a in placed)
        assert not re.search(r"tool", table.svg(0))  # a desk has room for parts of tags
        tools |= marks
    assert tools == {"trap", "use yellow", "use purple"}


def test_rats_beside_a_character_are_heads_in_a_row() -> None:
    """RC-7: the rat king in a crowd of all colours; one head and one number a colour."""
    nothing = scene.Here._make([0] * len(scene.Here._fields))
    here = nothing._replace(white=4, brown=2, black=5, big=1)  # and the arch rat
    spot = (0.0, 0.0, 64.0, 36.0)
    drawn, numbers = places.place(0, spot, (0, 0), True, here, "rat-king", None)
    assert re.findall(r"#rc-pack-(\w+)-(\d)", drawn) == [
        ("white", "1"), ("brown", "1"), ("black", "1"),
    ]  # fmt: skip
    assert re.findall(r">(\d)</text>", numbers) == ["4", "2", "5"]
    feet = re.findall(r'id="(?:white|brown|black)-[^>]*translate\(\S+ (\S+)\)"', drawn)
    assert len(feet) == 3 and len(set(feet)) == 1
