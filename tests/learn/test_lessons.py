"""Every lesson is played through in every language, and every other legal move is tried."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
from cheesemoon.core.formats.content import BadContent
from cheesemoon.learn import Attempt, Lesson, intro, lessons
from cheesemoon.learn.lesson import read

LESSONS = [lesson for name in cm.games() for lesson in lessons(cm.game(name))]


def _name(lesson: Lesson) -> str:
    return f"{lesson.game.name}-{lesson.key}"


@pytest.mark.parametrize("name", cm.games())
def test_the_lessons_that_ship_are_right_in_every_branch(name: str) -> None:
    game = cm.game(name)
    for path in sorted((game.folder / "lessons").glob("[0-9]*.toml")):
        assert read(game, path).steps


@pytest.mark.parametrize("lesson", LESSONS, ids=_name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_played_through(lesson: Lesson, lang: str) -> None:
    attempt = Attempt(lesson)
    while not attempt.over:
        step, before = attempt.step, attempt.table.position()
        right = [a for a in attempt.table.legal() if step.is_right(a)] if step.right else [""]
        for action in attempt.table.legal():
            if action not in right:
                answer = attempt.answer(action, lang)
                assert answer.verdict == "beside" and answer.say
        answer = attempt.answer("nonsense", lang)
        assert answer.verdict == ("illegal" if step.right else "beside") and answer.say
        assert attempt.table.position() == before
        assert attempt.answer(right[0], lang).verdict == "right"
    assert Attempt(lesson, attempt.made).over


@pytest.mark.parametrize("lesson", LESSONS, ids=_name)
def test_the_guide_points_at_what_is_there(lesson: Lesson) -> None:
    attempt = Attempt(lesson)
    while not attempt.over:
        step = attempt.step
        for tall in (False, True):
            picture = attempt.table.svg(lesson.seat, "en", tall=tall)
            for id_ in step.point:
                assert re.search(rf'\bid="{re.escape(id_)}"', picture), (attempt.at, id_, tall)
        right = [a for a in attempt.table.legal() if step.is_right(a)] if step.right else [""]
        attempt.answer(right[0])


@pytest.mark.parametrize("name", cm.games())
def test_the_game_on_one_screen(name: str) -> None:
    found = intro(cm.game(name))
    if found is None:
        pytest.skip(f"{name} has no introduction yet")
    for tall in (False, True):
        picture = found.table().svg(found.seat, "en", tall=tall)
        for note in found.notes:
            assert re.search(rf'\bid="{re.escape(note.at)}"', picture), (note.at, tall)


@pytest.mark.parametrize("name", cm.games())
def test_a_game_is_taught_in_six_to_twelve_lessons(name: str) -> None:
    found = lessons(cm.game(name))
    if not found:
        pytest.skip(f"{name} has no lessons yet")
    assert 6 <= len(found) <= 12
    assert len({lesson.key for lesson in found}) == len(found)


# --- what an owner may get wrong ----------------------------------------------------------------

GOOD = """\
seat = 0

[position]
game = "space-taxi"
seats = [{}, {}, {}]

[title]
en = "Roll"
pl = "Rzut"
de = "Würfeln"

[[step]]
right = ["roll"]

[step.say]
en = "Roll the dice."
pl = "Rzuć kośćmi."
de = "Wirf die Würfel."
"""


def _written(folder: Path, text: str) -> Lesson:
    path = folder / "01-roll.toml"
    path.write_text(text, encoding="utf-8")
    return read(cm.game("space-taxi"), path)


def test_a_lesson_of_ones_own(tmp_path: Path) -> None:
    lesson = _written(tmp_path, GOOD)
    assert (lesson.key, lesson.title["de"], len(lesson.steps)) == ("roll", "Würfeln", 1)
    attempt = Attempt(lesson)
    refused = attempt.answer("done")
    assert refused.verdict == "illegal" and refused.rule and refused.rule in refused.say
    assert attempt.answer("roll", "pl").say == "Świetnie!"
    assert attempt.over


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ('right = ["roll"]', 'right = ["done"]', 13, "nothing of this is legal"),
        ('right = ["roll"]', 'right = ["roll", "fly"]', 13, 'the form "fly"'),
        ('right = ["roll"]', 'write = ["roll"]', 13, "unknown key"),
        ('right = ["roll"]', "right = 7", 13, "a list of words"),
        ('right = ["roll"]', 'right = ["roll"]\nthen = ["roll"]', 14, "cannot follow"),
        ("seat = 0", "seat = 1", 13, "not the one to act"),
        ("seat = 0", "seat = 9", 1, "range"),
        ("seats = [{}, {}, {}]", "seats = [{}]\nmoon = 1", 3, "cannot be laid out"),
        ('pl = "Rzuć kośćmi."\n', "", 15, "must be given"),
    ],
)
def test_a_mistake_is_told_with_its_line(
    tmp_path: Path, old: str, new: str, line: int, why: str
) -> None:
    with pytest.raises(BadContent) as told:
        _written(tmp_path, GOOD.replace(old, new))
    assert f"line {line}:" in str(told.value) and why in str(told.value), str(told.value)


def test_half_a_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="not TOML"):
        _written(tmp_path, GOOD[:40] + "[[")
