"""The rules as a person reads them, and the figures in them."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.learn import intro, lessons
from cheesemoon.learn.book import arrived, chapters, clauses, read
from cheesemoon.learn.boxes import boxes
from cheesemoon.learn.figure import near, numbered

GAMES = cm.games()


@pytest.mark.parametrize("name", GAMES)
def test_chapters_have_every_clause_once_and_in_order(name: str) -> None:
    game = cm.game(name)
    found = [rule.number for _, rules in clauses(game, "en") for rule in rules]
    assert found == list(game.rulebook.numbers)
    assert len(chapters(game)) >= 6 and all(rules for _, rules in clauses(game, "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_rules_speak_to_people(name: str, lang: str) -> None:
    """No identifier of the program, no mark that nobody turns into emphasis."""
    for rule in cm.game(name).rulebook.all(lang).values():
        emphasis = re.sub(r"\*\*[^*]+\*\*|\*[^*]+\*", "", rule.text)
        assert not re.search(r"[`*]|\w_\w", emphasis), rule
        assert not re.search(r"[`*_]", rule.heading), rule


@pytest.mark.parametrize("name", GAMES)
def test_what_lessons_and_figures_point_at_can_be_seen(name: str) -> None:
    game = cm.game(name)
    found = intro(game)
    assert found
    seen = boxes(found.table().svg(found.seat))
    assert [note.at for note in found.notes if note.at not in seen] == []
    for each in lessons(game):
        for number in range(len(each.steps)):
            attempt = arrived(each, number)
            for tall in (False, True) if attempt.step.point else ():
                seen = boxes(attempt.table.svg(each.seat, tall=tall))
                assert [x for x in attempt.step.point if x not in seen] == [], (each.key, number)
    for chapter in chapters(game):
        for figure in chapter.figures:
            attempt = arrived(figure.lesson, figure.step)
            seen = boxes(attempt.table.svg(figure.lesson.seat))
            assert [x for x in figure.point if x not in seen] == [], chapter.first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_are_drawn_by_the_game_in_every_language(lang: str) -> None:
    for chapter in chapters(cm.game("space-taxi")):
        for figure in chapter.figures:
            root = ET.fromstring(figure.drawn(lang))
            left, top, wide, tall = map(float, root.get("viewBox", "").split())
            assert left >= 0 and top >= 0 and left + wide <= 1400.5 and top + tall <= 985.5
            assert wide >= 400


BOARD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 800"><title>t</title><defs>'
    '<symbol id="s" viewBox="0 0 32 32"><path d="M0 0h32v32z"/></symbol>'
    '<g id="own"><circle r="10"/></g></defs>'
    '<g id="a" transform="translate(100 50)"><rect x="5" y="5" width="40" height="20"/></g>'
    '<g id="b" transform="translate(10 10) scale(2)"><use href="#s" x="100" y="100" width="20" '
    'height="20"/></g><g id="c" transform="rotate(90 500 400)"><path d="M500 300v50"/></g>'
    '<g id="d"><use href="#own" x="700" y="700"/></g>'
    '<g id="e"><path d="M0 0a50 50 0 01100 0"/></g>'
    '<g id="hidden" visibility="hidden"><rect width="9" height="9"/></g></svg>'
)


def test_boxes_follow_transforms_and_symbols() -> None:
    found = {name: tuple(round(x) for x in box) for name, box in boxes(BOARD).items()}
    assert found["a"] == (105, 55, 145, 75)
    assert found["b"] == (210, 210, 250, 250)
    assert found["c"] == (550, 400, 600, 400)
    assert found["d"] == (690, 690, 710, 710)
    assert found["e"][:3] == (0, -50, 100)
    assert "hidden" not in found and "own" not in found and "s" not in found


def test_a_figure_shows_what_it_is_about_and_stays_in_the_picture() -> None:
    root = ET.fromstring(near(BOARD, ["a"]))
    left, top, wide, tall = map(float, root.get("viewBox", "").split())
    assert (left, top) == (0, 0) and 400 < wide < 700 and abs(wide / tall - 1.5) < 0.01
    assert "<title>" not in near(BOARD, ["a"])
    assert near(BOARD, ["nothing"]) == BOARD
    pins = ET.fromstring(numbered(BOARD, ["a", "d", "gone"]))
    said = [e.text for e in pins.iter("{http://www.w3.org/2000/svg}text")]
    assert said == ["1", "2"] and pins.get("viewBox") == "0 0 1000 800"


def test_pins_lie_over_all_rings_and_beside_words() -> None:
    said = '<g id="x"><rect x="300" y="300" width="300" height="200"/></g>%s'
    board = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 800">{said}</svg>'
    plain = numbered(board % "", ["x", "x"])
    assert plain.index("translate(300 300)") > plain.rindex("<rect")
    worded = numbered(board % '<text x="290" y="310">Rat King</text>', ["x"])
    assert "translate(600 300)" in worded and "translate(300 300)" not in worded


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('first = "ST-14"', 'first = "ST-99"', "ST-99"),
        ('first = "ST-1"', 'first = "ST-2"', "ST-2"),
        ('lesson = "joker"', 'lesson = "jokes"', "jokes"),
        ('first = "ST-5"', 'first = "ST-5"\nsecond = 1', "second"),
    ],
)
def test_a_wrong_chapter_is_told_with_its_line(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    game = cm.game("space-taxi")
    text = (game.folder / "lessons" / "chapters.toml").read_text(encoding="utf-8")
    path = tmp_path / "chapters.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(cm.CheesemoonError) as raised:
        read(game, path)
    named = re.search(r"line (\d+)", str(raised.value))
    assert named and said in str(raised.value)
    wrong = path.read_text(encoding="utf-8").splitlines()[int(named[1]) - 1]
    assert wrong == new.splitlines()[-1]
