"""The worked examples of a rules file: a position, what is played, what must come of it.

`expect` names only what matters: objects compare by the keys named, also inside `seats` (by place);
other lists compare whole.
"""

from __future__ import annotations

from typing import Any

import cheesemoon as cm


def check_example(example: dict[str, Any]) -> cm.Table:
    """Play an example and hold the table to what it says."""
    position = example["position"]
    table = cm.game(position["game"]).load(position)
    for action in example.get("play", []):
        table.play(action)
    matches(table.position(), example.get("expect", {}), example["id"])
    legal = table.legal()
    if "legal" in example:
        assert list(legal) == example["legal"], example["id"]
    assert set(example.get("legal_has", ())) <= set(legal), example["id"]
    assert not set(example.get("legal_hasnt", ())) & set(legal), example["id"]
    if "scores" in example:
        for found, part in zip(table.scores(), example["scores"], strict=False):
            assert found | part == found, example["id"]
    return table


def matches(found: Any, expected: Any, where: str) -> None:
    """Objects by the keys named, `seats` by place, other lists whole."""
    if isinstance(expected, dict):
        for key, value in expected.items():
            assert key in found, f"{where}.{key}"
            matches(found[key], value, f"{where}.{key}")
    elif isinstance(expected, list) and where.endswith(".seats"):
        assert len(found) == len(expected), where
        for i, value in enumerate(expected):
            matches(found[i], value, f"{where}[{i}]")
    else:
        assert found == expected, where
