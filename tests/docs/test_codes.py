"""The codes of dice, cards and tokens on the page of positions are those of the games."""

from __future__ import annotations

from pathlib import Path

import cheesemoon as cm

TEXT = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
ASKED = {"space-taxi": 3, "space-guardians": 1, "first-rat": 4, "ratcatcher": 5}  # kinds of things


def test_every_code_is_listed() -> None:
    for name, kinds in ASKED.items():
        game = cm.game(name)
        table, ask = game.new(seed=1), game.people.ask
        assert ask is not None
        found = set()
        for what in range(1, 10):
            try:
                asked = ask(table, what, "en")
            except KeyError:
                continue
            found.add(asked.question)
            for face in asked.faces:
                if face.name != str(face.number):
                    assert f"{face.number} {face.name}" in TEXT, (name, face.name)
        assert len(found) == kinds
