"""The coach of a first game: what he says, and before what he warns."""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path

import pytest

import cheesemoon as cm
from cheesemoon.core import LANGUAGES
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


@pytest.mark.parametrize(
    ("name", "verb", "when"),
    [
        ("first-rat", "run", "mouldy"),  # FR-22: no cheese left for the rent
        ("first-rat", "done", "done, not build"),
        ("first-rat", "done", "done, not feed"),
        ("ratcatcher", "end", "eaten"),  # RC-98: five rats sit on a cheese
        ("ratcatcher", "end", "wounded"),
        ("space-guardians", "shoot", "broke"),
        ("space-guardians", "shoot", "missed"),
    ],
)
def test_mistakes_with_a_name_are_warned_of(name: str, verb: str, when: str) -> None:
    """A position of a random game in which the action certainly has this consequence."""
    game = cm.game(name)
    for seed in range(60):
        table, rng = game.new(seats=min(n for n in game.seats if n > 1 or max(game.seats) == 1),
                              seed=seed), random.Random(seed)  # fmt: skip
        while not table.over:
            legal = table.legal()
            for action in [a for a in legal if a.split(" ")[0] == verb][:3]:
                found = {tip.when: tip for tip in consequences(table, action)}
                if when in found:
                    assert all(len(found[when].say[lang]) > 20 for lang in LANGUAGES)
                    return
            table.play(rng.choice(legal))
    raise AssertionError(f"no game had {when}")


def test_a_turn_that_leaves_nothing_undone_is_not_warned_of() -> None:
    """The end of a turn without materials for a part is no mistake."""
    table, rng = cm.game("first-rat").new(seats=2, seed=3), random.Random(3)
    seen = 0
    while not table.over:
        verbs = {action.split(" ")[0] for action in table.legal()}
        if "done" in verbs and not verbs & {"build", "feed"}:
            assert not consequences(table, "done")
            seen += 1
        table.play(rng.choice(table.legal()))
    assert seen > 3


def test_a_tip_for_a_phone_speaks_of_a_finger() -> None:
    """The first tip of First Rat is shorter there and says "tap"."""
    first = tips(cm.game("first-rat")).tips[0]
    words = {"en": ("Click", "Tap"), "pl": ("Kliknij", "Dotknij"), "de": ("Klick", "Tipp")}
    for lang, (mouse, finger) in words.items():
        assert mouse in first.say[lang] and finger not in first.say[lang]
        assert finger in first.phone[lang] and mouse not in first.phone[lang]
        assert len(first.phone[lang]) < len(first.say[lang]) / 1.5
    other = tips(GUARDIANS).tips[0]
    assert other.phone == other.say


@pytest.mark.parametrize("when", ["unheard-of", "verb jump", ""])
def test_a_tip_for_nothing_is_told_with_its_line(tmp_path: Path, when: str) -> None:
    path = tmp_path / "tips.toml"
    path.write_text(f'\n[[tip]]\nwhen = "{when}"\nen = "a"\npl = "b"\nde = "c"\n', "utf-8")
    with pytest.raises(cm.CheesemoonError) as raised:
        read(GUARDIANS, path)
    assert re.search(r"line 3\b", str(raised.value))
