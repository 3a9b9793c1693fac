"""An owner of the printed game changes numbers in the content file, and nothing else."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import cheesemoon

PACKAGE = Path(cheesemoon.__file__).parent
CONTENT = Path("games/space_guardians/content/space_guardians.toml")

OTHER = """
[board]
columns = 8
rows = 7
formation_rows = 3
mine_cells = ["b4", "h5"]
[tokens]
monsters = [9, 8, 7, 6, 5]
ships = 3
ship_points = 12
[prices]
rocket = 6
return = 7
upgrade = 8
battery = 12
[limit]
turns = 60
"""

PROGRAM = """
import random
import cheesemoon as cm
game = cm.game("space-guardians")
ends = set()
for seed in range(12):
    rng = random.Random(seed)
    table = game.new(seats=2 + seed % 3, seed=seed, advanced=bool(seed % 2))
    p = table.position()
    assert len(p["invaders"]) == 7 and {len(row) for row in p["invaders"]} == {8}
    assert sum(row != "........" for row in p["invaders"]) == 3
    assert len(p["stack"]) == 35 + 6 - 24
    while not table.over:
        table.play(rng.choice(table.legal()))
        p = table.position()
        assert p["turns"] <= 60
        if len(table.actions) % 20 == 0:
            assert game.load(p) == table
            assert table.svg(table.seat, "pl") and table.text(table.seat, "de")
    ends.add(p["end"])
    assert all(all(lines) for lines in table.log("en"))
table = game.load({"game": "space-guardians", "phase": "move", "options": {"advanced": True},
    "invaders": ["1......."] + ["........"] * 6, "seats": [
    {"at": "a7", "tokens": {"ship": 2, "5": 1, "3": 1}}, {"at": "b7"}]})
assert {"buy rocket", "buy upgrade", "buy battery"} <= set(table.legal())
table.play("buy rocket")
assert set(table.legal()) == {"pay ship", "pay 3 5"}, table.legal()
print(sorted(ends))
"""


def run(folder: Path, content: str, program: str, *words: str) -> subprocess.CompletedProcess[str]:
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PACKAGE, folder / "cheesemoon", ignore=ignored)
    (folder / "cheesemoon" / CONTENT).write_text(content, encoding="utf-8")
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", program, *words], env=environment, capture_output=True, text=True
    )


def test_another_board_and_other_numbers(tmp_path: Path) -> None:
    done = run(tmp_path, OTHER, PROGRAM)
    assert done.returncode == 0, done.stderr


MISTAKES = [
    ("columns = 8", "columns = 3", 3, "board.columns"),
    ('"b4"', '"b3"', 6, "board.mine_cells[0]"),
    ('["b4", "h5"]', "[]", 6, "board.mine_cells"),
    ("monsters = [9, 8, 7, 6, 5]", "monsters = [9, 8]", 8, "tokens.monsters"),
    ("monsters = [9, 8, 7, 6, 5]", "monsters = [1, 1, 1, 1, 1]", 8, "tokens.monsters"),
    ("ship_points = 12", "ship_points = 5", 10, "tokens.ship_points"),
    ("rocket = 6", "rockets = 6", 11, "prices.rocket"),
    ("turns = 60", "turns = 0", 17, "limit.turns"),
]
TRIED = """
import json, pathlib, sys
import cheesemoon as cm
for content in json.loads(sys.argv[2]):
    pathlib.Path(sys.argv[1]).write_text(content, encoding="utf-8")
    try: cm.game("space-guardians")
    except cm.CheesemoonError as error: print(error)
    else: print("nothing wrong")
"""


def test_mistakes_are_told_with_their_lines(tmp_path: Path) -> None:
    """Each is made by an owner who then starts the game; a game that cannot be read is read again
    the next time, so one process tries them all."""
    wrong = [OTHER.strip().replace(old, new) for old, new, _, _ in MISTAKES]
    path = tmp_path / "cheesemoon" / CONTENT
    done = run(tmp_path, OTHER, TRIED, str(path), json.dumps(wrong))
    said = done.stdout.splitlines()
    assert len(said) == len(MISTAKES), done.stdout + done.stderr
    for line_said, (_, new, line, field) in zip(said, MISTAKES, strict=True):
        assert f"line {line - 1}: {field}: " in line_said, new
