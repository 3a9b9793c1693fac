"""Content files: mistakes are refused with their line."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from cheesemoon.core.formats.content import BadContent, load_content
from cheesemoon.games.first_rat import content

CHECKS: dict[str, Any] = {
    "board.toml": content.check_board,
    "things.toml": lambda f: content.check_things(f, 26),
    "tiles.toml": lambda f: content.check_tiles(f, 26),
    "solo.toml": lambda f: content.check_solo(f, 26),
    "editions.toml": content.check_editions,
}


@pytest.mark.parametrize(
    "file,right,wrong,at",
    [
        ("board.toml", 'colour = "white"', 'colour = "pink"', None),
        ("board.toml", "count = 3", 'count = "three"', None),
        ("board.toml", "to = 12", "to = 2", None),
        ("board.toml", "engine = [9, 8, 7, 7, 5]", "engine = [9, 8, 7, 7]", None),
        ("board.toml", 'side = "nursery"', 'side = "attic"', None),
        ("board.toml", "steps = 40", "steps = 40\nfog = 1", 1),
        ("board.toml", 'name = "low-left"', "name = 7", None),
        ("things.toml", 'name = "collector"', 'name = "Collector"', None),
        ("things.toml", 'name = "rocket"', 'name = "rocket"\nthings = true', None),
        ("things.toml", "each = 6", 'each = "six"', None),
        ("things.toml", "price = 12", "price = -1", None),
        ("things.toml", "space = 15", "space = 27", None),
        ("things.toml", "calculator = 2", "calculater = 2", None),
        ("things.toml", "things = [3, 3, 4, 5, 6]", "things = [3, 3, 4, 5, 7]", None),
        ("tiles.toml", 'item = "calculator"', 'item = "lamp"', None),
        ("tiles.toml", "values = [8, 6, 6, 5, 5]", "values = [8, 6, 6, 5, 500]", None),
        ("solo.toml", "unfair = [8, 2]", "unfair = [8, 20]", None),
        ("solo.toml", "steps = [0, 2, 3, 1]", "steps = [0, 2, 3]", None),
        ("editions.toml", 'rent = "rival"', 'rent = "nobody"', None),
    ],
)
def test_a_content_file_with_a_mistake_is_refused_with_its_line(
    tmp_path: Path, file: str, right: str, wrong: str, at: int | None
) -> None:
    text = (content.FOLDER / file).read_text(encoding="utf-8")
    assert right in text
    line = text[: text.index(right)].count("\n") + 1 + (at or 0)
    path = tmp_path / file
    path.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        load_content(path, CHECKS[file], content.WORDS)
    assert re.match(rf"{file}, line {line}: ", str(caught.value)), str(caught.value)


@pytest.mark.parametrize("file", CHECKS)
def test_a_content_file_that_is_no_toml_is_refused_with_its_line(tmp_path: Path, file: str) -> None:
    lines = (content.FOLDER / file).read_text(encoding="utf-8").split("\n")
    at = next(i for i, line in enumerate(lines) if " = " in line)
    lines[at] = lines[at].split("=")[0] + "="
    (tmp_path / file).write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BadContent, match=f"{file} .*line {at + 1}, "):
        load_content(tmp_path / file, CHECKS[file], content.WORDS)


def test_the_content_files_as_they_are_load(tmp_path: Path) -> None:
    for file, check in CHECKS.items():
        shutil.copy(content.FOLDER / file, tmp_path / file)
        load_content(tmp_path / file, check, content.WORDS)
