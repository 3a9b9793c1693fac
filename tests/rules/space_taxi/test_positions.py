"""Positions that can be and that cannot."""

from __future__ import annotations

from typing import Any

import pytest

import cheesemoon as cm
from rules_mark import rule

from .tables import GAME

PLACE: dict[str, Any] = {
    "phase": "place", "tiles": [0, 1, 2, 3], "taxi": ["green", "green", "thumb"], "fuel": [3],
    "smuggling": {"at": "hand", "value": 6}, "hand": {"passengers": ["red", "green", "violet"],
                                                        "fuel": [1, 5]},
}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"round": 6}, "round"),
        ({"round": 0}, "round"),
        ({"round": True}, "round"),
        ({"first": 3}, "first"),
        ({"turn": 3}, "turn"),
        ({"turn": None}, "turn"),
        ({"phase": "shop"}, "phase"),
        ({"bank": 17}, "bank"),
        ({"bank": -1}, "bank"),
        ({"tiles": [1, 0, 2, 3]}, "tiles"),
        ({"tiles": [0, 1, 1, 2, 3]}, "tiles"),
        ({"tiles": [0, 1, 2]}, "tiles"),
        ({"tiles": [0, 5]}, "tiles[1]"),
        ({"tiles": [0]}, "tiles"),
        ({"taxi": ["thumb", "green", "green"]}, "taxi"),
        ({"taxi": ["pink"]}, "taxi[0]"),
        ({"taxi": ["red"] * 7}, "taxi"),
        ({"fuel": [3, 1]}, "fuel"),
        ({"fuel": [7]}, "fuel[0]"),
        ({"fuel": [1, 1, 1, 1]}, "fuel"),
        ({"smuggling": {"at": "moon"}}, "smuggling.at"),
        ({"smuggling": {"at": "hand", "value": 9}}, "smuggling.value"),
        ({"smuggling": {"at": "hand"}}, "smuggling.value"),
        ({"smuggling": {"at": "hand", "value": None}}, "smuggling.value"),
        ({"smuggling": {"at": "hand", "value": 3, "x": 1}}, "smuggling.x"),
        ({"hand": None}, "hand"),
        ({"hand": {"passengers": ["red"], "fuel": [1, 5]}}, "hand.passengers"),
        ({"hand": {**PLACE["hand"], "placed": 1}}, "hand.placed"),
        ({"hand": {**PLACE["hand"], "placed": "0"}}, "hand.placed"),
        ({"hand": {"passengers": ["red", "green", "violet"], "fuel": [1]}}, "hand.fuel"),
        ({"hand": {"passengers": ["violet", "red", "green"], "fuel": [1, 5]}}, "hand.passengers"),
        ({"seats": []}, "seats"),
        ({"seats": [{}] * 6}, "seats"),
        ({"seats": [{"coins": 28}, {}, {}]}, "seats[0].coins"),
        ({"seats": [{"coins": 20}, {"coins": 20}, {}]}, "seats"),
        ({"seats": [{"results": [1]}, {}, {}]}, "seats[0].results"),
        ({"seats": [{"struck": [1]}, {}, {}]}, "seats[0].struck"),
        ({"seats": [{"name": "Ola"}, {}, {}]}, "seats[0].name"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**64}, "seed"),
        ({"drawn": "3"}, "drawn"),
        ({"script": [1.5]}, "script[0]"),
        ({"options": {"advanced": True}}, "options.advanced"),
        ({"weather": "rain"}, "weather"),
    ],
)
def test_wrong_positions_name_the_field(change: dict[str, Any], field: str) -> None:
    position = {"game": "space-taxi", "seats": [{}, {}, {}], **PLACE}
    GAME.load(position)
    with pytest.raises(cm.BadPosition) as caught:
        GAME.load({**position, **change})
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: ")
    for lang in ("pl", "de"):
        assert caught.value.text(lang).startswith(f"{field}: ")


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ({"phase": "roll", "smuggling": {"at": "hand", "value": 3}}, "smuggling.value"),
        ({"phase": "roll", "hand": {"passengers": [], "fuel": []}}, "hand"),
        ({"phase": "roll", "tiles": [1, 2, 3, 4]}, "smuggling.value"),
        ({"phase": "coins"}, "smuggling.value"),
        ({"phase": "coins", "smuggling": {"at": "board", "value": 2}}, "taxi"),
        (
            {"phase": "coins", "tiles": [1], "taxi": ["red"] * 6, "fuel": [1, 2, 4],
             "smuggling": {"at": "board", "value": 2}},
            "tiles",
        ),
        (
            {"phase": "coins", "tiles": [], "taxi": ["red"] * 6, "fuel": [1, 1, 1],
             "smuggling": {"at": "board", "value": 2}},
            "fuel",
        ),
        (
            {"phase": "coins", "tiles": [0], "taxi": ["red"] * 6, "fuel": [1, 2, 4],
             "smuggling": {"at": "board", "value": 2}, "seats": [{"coins": 0}, {}, {}]},
            "seats[0].coins",
        ),
        ({"phase": "over"}, "seats[0].results"),
        ({"phase": "over", "turn": 0}, "turn"),
        ({"phase": "over", "round": 2}, "round"),
        ({"round": 2}, "seats[0].results"),
    ],
)  # fmt: skip
def test_positions_that_do_not_fit_their_phase(position: dict[str, Any], field: str) -> None:
    with pytest.raises(cm.BadPosition) as caught:
        GAME.load({"game": "space-taxi", "seats": [{}, {}, {}], **position})
    assert caught.value.field == field


@rule("ST-11")
def test_a_position_says_how_many_dice_were_placed_since_the_roll() -> None:
    table = GAME.new(seats=3, seed=4)
    table.play("roll")
    assert table.position()["hand"]["placed"] == 0
    table.play(next(action for action in table.legal() if action != "done"))
    position = table.position()
    assert position["hand"]["placed"] == 1 and GAME.load(position) == table
    del position["hand"]["placed"]
    assert GAME.load(position) == table
