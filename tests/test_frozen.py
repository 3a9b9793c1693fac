"""A snapshot gives the same table without a replay; a script may be extended."""

from __future__ import annotations

import random
import zlib
from typing import Any

import pytest

import cheesemoon as cm
from cheesemoon.core.game import saved
from random_tables import play_randomly

Variant = tuple[str, int, dict[str, Any]]


def test_a_thawed_table_goes_on_as_the_one_that_was_frozen(variant: Variant) -> None:
    name, seats, options = variant
    table = cm.game(name).new(seats=seats, seed=3, **options)
    play_randomly(table, 5, 25)
    again = table.start().thawed(table.frozen(), table.actions, table.events)
    assert again == table and again.actions == table.actions and again.chance == table.chance
    assert again.log() == table.log() and saved.to_dict(again) == saved.to_dict(table)
    rng = random.Random(1)
    while not table.over and len(table.actions) < 80:
        action = rng.choice(table.legal())
        table.play(action)
        again.play(action)
    assert again == table


def test_a_record_of_another_layout_is_refused() -> None:
    game = cm.game(cm.games()[0])
    table = game.new(seed=1)
    with pytest.raises(saved.StaleRecord):
        saved.thaw(game, zlib.compress(b"8 others" + table.state.tobytes()))


def test_names_reach_log_and_question() -> None:
    table = cm.game("space-taxi").new(seats=3, seed=1).named(("Ola", "Jan", "Ewa"))
    table.play("roll")
    assert table.log()[0][0].startswith("Ola")
    assert "Ola" in table.question("de") and table.fork().player(1) == "Jan"


def test_chance_can_be_fed() -> None:
    table = cm.game("space-taxi").new(seats=3, seed=1)
    table.feed([1, 1, 2, 3, 4, 5, 3, 3, 3, 6])
    table.play("roll")
    assert table.chance == [1, 1, 2, 3, 4, 5, 3, 3, 3, 6]
    assert table.position()["drawn"] == 0 and table.position()["script"] == []
    table.feed([1] * 60)
    table.unscripted()
    assert table.position()["script"] == []


def without_zeros(used: bytes) -> bytes:
    """The format of older versions for short records: a bit for each byte, then the bytes."""
    marks = int("".join("01"[byte > 0] for byte in used), 2)
    return marks.to_bytes((len(used) + 7) // 8, "big") + used.replace(b"\0", b"")


def test_snapshots_of_older_versions_are_read(variant: Variant) -> None:
    name, seats, options = variant
    table = cm.game(name).new(seats=seats, seed=4, **options)
    play_randomly(table, 6, 30)
    stamp = zlib.decompress(table.frozen())[:8]
    fields = table.game.record.dtype.fields
    assert fields
    used = fields["script"][1]
    for old in (
        zlib.compress(stamp + table.raw),
        zlib.compress(stamp + without_zeros(table.raw[:used]), 0),
    ):
        again = table.start().thawed(old, table.actions, table.events)
        assert again == table and again.frozen() == table.frozen()


def test_a_script_is_frozen_with_its_table() -> None:
    table = cm.game("space-taxi").new(seats=2, seed=1)
    for numbers in ([3], [1] * 60):
        table.feed(numbers)
        again = table.start().thawed(table.frozen(), [], [])
        assert again == table and again.position()["script"] == table.position()["script"]
