"""Libraries: used without Numba, refused with a sentence where they do not fit."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cheesemoon as cm
from cheesemoon.cli import main
from cheesemoon.core.rules.library import Library, suffix_of, this_platform
from libraries_help import SOURCE, built

NAME = "space-taxi"
PLAY = """
import sys
sys.modules["numba"] = sys.modules["llvmlite"] = None  # as if they were not installed
import cheesemoon as cm
game = cm.game("space-taxi")
table = game.new(seats=3, seed=1)
table.play("roll")
print(cm.engine(), game.library is not None, table.seat, table.legal()[0])
"""


def play_without_numba(libraries: Path, **more: str) -> tuple[str, str]:
    """Play an action in a process that has no Numba; return what it prints and its warnings."""
    said = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={
            **os.environ,
            "PYTHONPATH": str(SOURCE),
            "CHEESEMOON_LIBRARIES": str(libraries),
            **more,
        },
        capture_output=True,
        text=True,
        check=True,
    )
    return said.stdout.strip(), said.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A folder with a copy of the library."""
    return Path(shutil.copytree(built(NAME), tmp_path / "libraries"))


def test_a_library_is_used_where_numba_is_missing(copy: Path) -> None:
    assert play_without_numba(copy) == ("library True 0 place red", "")


def test_without_numba_and_library_rules_are_interpreted(tmp_path: Path) -> None:
    assert play_without_numba(tmp_path) == ("interpreted False 0 place red", "")


def test_an_unknown_engine_is_named_and_the_default_is_used(tmp_path: Path) -> None:
    said, warned = play_without_numba(tmp_path, CHEESEMOON_ENGINE="turbo")
    assert said == "interpreted False 0 place red"
    assert 'CHEESEMOON_ENGINE is "turbo", not compiled, library or interpreted' in warned


def test_the_engine_compiled_without_numba_is_refused_with_a_sentence(tmp_path: Path) -> None:
    said, warned = play_without_numba(tmp_path, CHEESEMOON_ENGINE="compiled")
    assert said == "interpreted False 0 place red"
    assert "Numba is not installed" in warned


def test_the_engine_library_without_files_is_refused_with_a_sentence(tmp_path: Path) -> None:
    said, warned = play_without_numba(tmp_path, CHEESEMOON_ENGINE="library")
    assert said == "interpreted False 0 place red"
    assert 'CHEESEMOON_ENGINE is "library", but there are no libraries' in warned


def changed(folder: Path, **fields: object) -> None:
    manifest = folder / f"{NAME}.json"
    said = json.loads(manifest.read_text(encoding="utf-8"))
    manifest.write_text(json.dumps({**said, **fields}), encoding="utf-8")


def cut(folder: Path) -> None:
    file = folder / f"{NAME}{suffix_of(this_platform())}"
    file.write_bytes(file.read_bytes()[:-100])


def foreign(folder: Path) -> None:
    """A file that is whole but no library."""
    import hashlib

    file = folder / f"{NAME}{suffix_of(this_platform())}"
    file.write_bytes(b"not a library")
    changed(folder, sha256=hashlib.sha256(b"not a library").hexdigest())


@pytest.mark.parametrize(
    "damage, why",
    [
        (lambda folder: changed(folder, sources="0" * 64), "the sources of the rules have changed"),
        (lambda folder: changed(folder, platform="vax-11"), "it was made for vax-11"),
        (lambda folder: changed(folder, functions=[1]), f"{NAME}.json is damaged"),
        (lambda folder: changed(folder, functions={"nothing": "int"}), "it cannot be opened"),
        (lambda folder: changed(folder, more=1), f"{NAME}.json is damaged"),
        (lambda folder: (folder / f"{NAME}.json").write_text("{"), f"{NAME}.json is damaged"),
        (cut, "the file is damaged"),
        (foreign, "it cannot be opened"),
    ],
)
def test_a_library_that_does_not_fit_is_refused_with_a_sentence(
    copy: Path, damage: object, why: str
) -> None:
    damage(copy)  # type: ignore[operator]
    said, warned = play_without_numba(copy)
    assert said == "library False 0 place red"
    assert f"The compiled library of {NAME} is not used: {why}" in warned


def test_calls_of_several_threads_do_not_disturb_each_other() -> None:
    """A block of slots belongs to a thread."""
    from concurrent.futures import ThreadPoolExecutor

    import numpy as np

    from cheesemoon.core import bits64

    game = cm.game(NAME)
    path = built(NAME) / f"{NAME}{suffix_of(this_platform())}"
    library = Library(path, json.loads(path.with_suffix(".json").read_text())["functions"])
    setup, legal, apply = map(library.function, ("setup", "legal", "apply"))

    def play(seed: int) -> bytes:
        table = np.zeros(1, game.record.dtype)
        out = np.zeros(game.most_legal, np.int32)
        setup(table[0], 3, game.choices({}), bits64(seed))
        while table[0].turn >= 0:
            apply(table[0], out[seed % int(legal(table[0], out))])
        return table.tobytes()

    alone = [play(seed) for seed in range(40)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(play, range(40))) == alone


def test_a_library_refuses_arguments_that_it_cannot_pass() -> None:
    path = built(NAME) / f"{NAME}{suffix_of(this_platform())}"
    library = Library(path, {"legal": "int"})
    with pytest.raises(TypeError, match="a library takes no str"):
        library.function("legal")("nonsense")


def test_nonsense_for_the_builder_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build-library", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
    assert main(["build-library", "--platform", "vax-11"]) == 2
