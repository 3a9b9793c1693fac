"""Every command has an example in docs/commands.md, and its output there is what is printed."""

from __future__ import annotations

import argparse
import contextlib
import doctest
import io
import json
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cheesemoon as cm
from cheesemoon import cli
from cheesemoon.server.storage.store import Store

PAGE = Path(__file__).parents[2] / "docs" / "commands.md"
TAXI = {"game": "space-taxi", "seats": [{}, {}, {}], "script": [1, 1, 2, 3, 4, 5, 2, 3, 4, 6]}


def examples() -> Iterator[tuple[str, str]]:
    """Yield each command of the page with its output."""
    for block in re.findall(r"```console\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            typed, _, printed = part.partition("\n")
            yield typed, printed


def files(folder: Path) -> None:
    """Write the files that the examples use."""
    (folder / "answers.txt").write_text("1\n")
    (folder / "taxi.json").write_text(json.dumps(TAXI))
    (folder / "wrong.json").write_text(json.dumps({**TAXI, "seats": [{"coins": 99}, {}, {}]}))
    lesson = cm.game("space-taxi").folder / "lessons" / "01-ride.toml"
    (folder / "lesson.toml").write_text(lesson.read_text("utf-8"), "utf-8")
    wrong = lesson.read_text("utf-8").replace('"roll"', '"rol"')
    (folder / "wrong.toml").write_text(wrong, "utf-8")
    table = cm.game("space-taxi").new(seats=2, seed=1)
    while len(table.actions) < 12:
        table.play(table.legal()[0])
    table.save(folder / "saved.json")
    Store("sqlite:///tables.sqlite3").close()  # a database without tables


class Answers(io.StringIO):
    """Standard input with prepared answers."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.buffer = io.BytesIO(text.encode())  # type: ignore[misc]


def run(typed: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the output of a command, with `[exit n]` if it fails."""
    command, _, answers = typed.partition(" < ")
    monkeypatch.setattr(sys, "stdin", Answers(Path(answers).read_text() if answers else ""))
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        try:
            code = cli.main(shlex.split(command)[1:])
        except SystemExit as left:
            code = int(left.code or 0)
    return out.getvalue() + (f"[exit {code}]\n" if code else "")


def same(wanted: str, got: str) -> bool:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    return doctest.OutputChecker().check_output(wanted, got, flags)


def test_what_is_printed_is_what_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    files(tmp_path)
    wrong = []
    for typed, printed in examples():
        got = run(typed, monkeypatch)
        if not same(printed, got):
            wrong.append(f"$ {typed}\n{got[:1500]}")
    assert not wrong, "\n".join(wrong)


def test_every_command_has_an_example() -> None:
    parser = cli._parser()
    [commands] = [a for a in parser._actions if isinstance(a, argparse._SubParsersAction)]
    shown = {typed.split()[1] for typed, _ in examples()}
    assert set(commands.choices) <= shown


def test_another_output_would_be_found() -> None:
    assert same("{... 'b': 1}\n", "{'a': 0, 'b': 1}\n")
    assert not same("{... 'b': 1}\n", "{'a': 0, 'b': 2}\n")
