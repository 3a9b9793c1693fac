"""`cheesemoon lessons FILE…`: an owner's own files, checked as strictly as those that ship."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import cheesemoon as cm
from cheesemoon.cli import main
from cheesemoon.learn import lessons
from cheesemoon.learn.lesson import fault
from cheesemoon.learn.puzzles import puzzles

TAXI = cm.game("space-taxi").folder
LESSON = TAXI / "lessons" / "01-ride.toml"


def told(capsys: pytest.CaptureFixture[str], *files: Path, game: str = "") -> tuple[int, str, str]:
    more = ["--game", game] if game else []
    code = main(["lessons", *map(str, files), *more, "--lang", "en"])
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    return code, said.out, said.err


def test_the_files_that_ship_are_right(capsys: pytest.CaptureFixture[str]) -> None:
    beside = [TAXI / "lessons" / f"{name}.toml" for name in ("intro", "chapters", "tips")]
    code, out, err = told(capsys, LESSON, *beside, TAXI / "daily.toml", TAXI / "puzzles.json")
    assert (code, err) == (0, "")
    assert "a lesson of 4 steps" in out and "64 puzzles" in out


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('right = ["roll"]', 'right = ["rol"]', "nothing of this is legal"),
        ('point = ["st-tray"]', 'point = ["st-trey"]', '"st-trey"'),
        ('play = "joker *"', 'play = "jocker *"', "jocker"),
        ("[step.well]", "[step.wel]", "wel"),
        ('right = ["done"]', 'right = ["done"', "not TOML"),
    ],
)
def test_a_lesson_with_a_mistake_is_told_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, old: str, new: str, why: str
) -> None:
    path = tmp_path / "50-mine.toml"
    text = LESSON.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    code, out, err = told(capsys, path, LESSON)
    assert code == 1 and "01-ride.toml: right" in out  # the next file is looked at all the same
    line = re.search(r"line (\d+)", err)
    assert line and "50-mine.toml" in err and why in err
    at = text[: text.index(old)].count("\n") + 1
    assert at <= int(line[1]) <= at + 1, err  # a list that is not closed is seen on the next


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("level", 7, '"level"'),
        ("actions", ["fly"], "do not lead"),
        ("theme", "moon", '"moon"'),
        ("worth", 2, "every legal action"),
        ("moon", 1, '"moon"'),
    ],
)
def test_a_puzzle_with_a_mistake_is_told_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, field: str, value: object, why: str
) -> None:
    """However the file is laid out."""
    data = json.loads((TAXI / "puzzles.json").read_text(encoding="utf-8"))
    data["puzzles"] = data["puzzles"][:2]
    if field == "worth":  # the best two of them alone
        worth = sorted(data["puzzles"][1]["worth"].items(), key=lambda each: -each[1][0])
        value = dict(worth[:2])
    data["puzzles"][1][field] = value
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data, indent=1), encoding="utf-8")
    code, _, err = told(capsys, path)
    line = re.search(r"line (\d+)", err)
    assert code == 1 and line and why in err
    assert f'"{field}"' in path.read_text(encoding="utf-8").splitlines()[int(line[1]) - 1]


def test_files_that_are_none_are_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    odd = tmp_path / "tips.toml"
    odd.write_text('[[tip]]\nwhen = "verb roll"\nen = "a"\npl = "b"\nde = "c"\n', "utf-8")
    assert "--game" in told(capsys, odd)[2]
    assert told(capsys, odd, game="space-taxi")[0] == 0
    bytes_ = tmp_path / "a.toml"
    bytes_.write_bytes(b"seat = 0\n\xff\xfe")
    assert "line 2" in told(capsys, bytes_)[2]
    half = tmp_path / "half.json"
    half.write_text('{"game": "space-taxi",\n "puzzles": [', "utf-8")
    assert "line 2" in told(capsys, half)[2]
    assert "No such file" in told(capsys, tmp_path / "nothing.toml")[2]
    assert told(capsys, LESSON, game="moon")[0] == 2


def test_files_of_the_owner_come_beside_those_that_ship(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game, folder = cm.game("space-taxi"), tmp_path / "space-taxi"
    folder.mkdir()
    monkeypatch.setenv("CHEESEMOON_LEARN", str(tmp_path))
    text = LESSON.read_text(encoding="utf-8")
    (folder / "90-mine.toml").write_text(text, encoding="utf-8")
    (folder / "91-never.toml").write_text(text.replace('"roll"', '"rol"'), encoding="utf-8")
    (folder / "92-half.toml").write_text(text[:90], encoding="utf-8")
    found = lessons(game)
    assert [each.key for each in found[-2:]] == ["mine", "never"]
    assert "92-half.toml" in caplog.text  # told to the owner, and the others work on
    assert fault(found[0]) == fault(found[-2]) == ""
    assert "91-never.toml, line 16" in fault(found[-1])  # seen when it is opened
    data = json.loads((TAXI / "puzzles.json").read_text(encoding="utf-8"))
    data["puzzles"] = [{**data["puzzles"][0], "id": "mine"}]
    (folder / "puzzles.json").write_text(json.dumps(data), encoding="utf-8")
    assert puzzles.__wrapped__(game)[-1].id == "mine"
