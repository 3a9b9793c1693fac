"""Bots of other people: by `bots.register`, by an entry point, and what cannot be."""

from __future__ import annotations

import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from packages import found_in, install

import cheesemoon as cm
from cheesemoon import bots

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def afresh() -> Iterator[None]:
    """What a test registers is forgotten."""
    with found_in():
        yield


class First(bots.Bot):
    name = "first"

    def _choose(self, table: cm.Table, legal: Any, seed: int) -> str:
        return str(legal[0])


def test_the_example_registers_a_bot_that_plays_every_game() -> None:
    runpy.run_path(str(ROOT / "examples" / "bot.py"))
    for name in cm.games():
        game = cm.game(name)
        assert bots.names(game)[-1] == "finisher"
        table = game.new(seed=1)
        bot = bots.bot("finisher", game, seed=1)
        for _ in range(4):
            if table.over:
                break
            action = bot.choose(table.view(table.seat), table.legal())
            assert action in table.legal()
            table.play(action)


def test_it_takes_a_victory_that_it_sees() -> None:
    example = runpy.run_path(str(ROOT / "examples" / "bot.py"))
    assert sum(example["main"]("space-taxi", games=2)) >= 2


def test_a_bot_of_an_installed_package_is_there(tmp_path: Path) -> None:
    project = tmp_path / "project"
    project.mkdir()
    (project / "strangers_bots.py").write_text(
        "from cheesemoon.bots import Bot\n"
        "class Last(Bot):\n"
        "    name = 'last'\n"
        "    games = ('space-taxi',)\n"
        "    def _choose(self, table, legal, seed):\n"
        "        return legal[-1]\n"
    )
    (project / "pyproject.toml").write_text(
        '[project]\nname = "strangers-bots"\nversion = "1"\n'
        '[project.entry-points."cheesemoon.bots"]\n'
        'last = "strangers_bots:Last"\nbroken = "no_such_module:Bot"\n'
    )
    game = cm.game("space-taxi")
    with found_in(*install(project, tmp_path / "site")):
        with pytest.warns(RuntimeWarning, match="the bot broken .* is left out"):
            assert bots.names(game)[-1] == "last"
        assert "last" not in bots.names(cm.game("first-rat"))
        table = game.new(seed=1)
        table.play("roll")
        assert bots.bot("last", game).choose(table.view(0), table.legal()) == table.legal()[-1]
        with pytest.raises(bots.UnknownBot, match=r"first-rat has no bot .last."):
            bots.bot("last", cm.game("first-rat"))
    assert "last" not in bots.names(game)


@pytest.mark.parametrize(
    ("name", "factory", "why"),
    [
        ("hard", First, "There is a bot .hard. already"),
        ("search", First, "already"),
        ("Clever", First, "cannot be called"),
        ("a:b", First, "cannot be called"),
        ("", First, "cannot be called"),
        ("clever", 7, "a class of bots is needed"),
    ],
)
def test_what_cannot_be_registered(name: str, factory: Any, why: str) -> None:
    with pytest.raises(bots.BotError, match=why):
        bots.register(name, factory)


def test_a_name_is_taken_once() -> None:
    bots.register("first", First)
    bots.register("first", First)  # again the same is no harm
    with pytest.raises(bots.BotError, match="already"):
        bots.register("first", lambda game, seed: First(game, seed))
    game = cm.game("space-taxi")
    assert bots.bot("first", game, seed=1).name == "first"


def test_the_example_runs_as_a_script() -> None:
    result = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "bot.py")],
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": "", "HOME": str(Path.home())},
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stdout.startswith("finisher ")
