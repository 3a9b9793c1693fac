"""The coach of a first game: what he says, and before what he warns."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import cheesemoon as cm
from cheesemoon.learn.tips import consequences, due, loses, read, tips

GUARDIANS = cm.game("space-guardians")


def last_of_a_column() -> cm.Table:
    """The position of the lesson on columns: one monster is left in column c."""
    text = (GUARDIANS.folder / "lessons" / "02-columns.toml").read_text(encoding="utf-8")
    return GUARDIANS.load(tomllib.loads(text)["position"])


@pytest.mark.parametrize("name", cm.games())
def test_every_game_has_something_to_say_at_its_beginning(name: str) -> None:
    table = cm.game(name).new(seed=1)
    first = due(table, 0, (), acting=True)
    assert first and set(first.say) == {"en", "pl", "de"}
    assert due(table, 0, [tip.when for tip in tips(table.game).tips], acting=True) is None


def test_a_tip_comes_when_its_event_first_happens() -> None:
    """SG-29: the shot that empties a column brings the invaders nearer, and the coach says so."""
    table = last_of_a_column()
    assert "move c9" in table.legal()
    table.play("move c9")
    since = len(table.actions)
    table.play("shoot")
    assert any(event.name == "emptied" for event in table.events[-1])
    seen = [tip.when for tip in tips(GUARDIANS).tips if tip.when != "emptied"]
    found = due(table, since, seen, acting=False)
    assert found and found.when == "emptied"
    assert due(table, len(table.actions), seen, acting=False) is None


def test_a_shot_that_opens_a_column_is_warned_of() -> None:
    """SG-29."""
    table = last_of_a_column()
    table.play("move c9")
    assert "emptied" in {tip.when for tip in consequences(table, "shoot")}
    other = last_of_a_column()
    other.play("move d9")
    assert "emptied" not in {tip.when for tip in consequences(other, "shoot")}
    assert not loses(table, "shoot")


def on_the_brink() -> cm.Table:
    """An invader is in the lowest row, and one shot of the red fighter would open column c."""
    rows = ["12.451", "23.512", "345.23", *["......"] * 6, ".....2"]
    seats = [{"at": "c9"}, {"at": "e10"}]
    said = {"phase": "move", "turn": 0, "turns": 20, "mine": "a8", "stack": list("132455")}
    return GUARDIANS.load({"game": GUARDIANS.name, "invaders": rows, "seats": seats, **said})


def test_what_an_action_forces_is_warned_of_before_it() -> None:
    """SG-16, SG-29, SG-63: who flies on in column c must shoot, and then everybody has lost."""
    table = on_the_brink()
    for action in ("shoot", "move c8"):
        assert loses(table, action)
        assert "emptied" in {tip.when for tip in consequences(table, action)}
    assert not loses(table, "move d9") and not loses(table, "move b9")


@pytest.mark.parametrize("when", ["unheard-of", "verb jump", ""])
def test_a_tip_for_nothing_is_told_with_its_line(tmp_path: Path, when: str) -> None:
    path = tmp_path / "tips.toml"
    path.write_text(f'\n[[tip]]\nwhen = "{when}"\nen = "a"\npl = "b"\nde = "c"\n', "utf-8")
    with pytest.raises(cm.CheesemoonError) as raised:
        read(GUARDIANS, path)
    assert re.search(r"line 3\b", str(raised.value))
