"""What every game promises of an illegal action: refused for its rule, and nothing happens."""

from __future__ import annotations

import pytest

import cheesemoon as cm


def refused(table: cm.Table, action: str, rule: str, *words: str) -> None:
    """The action is refused for that rule, in a sentence that holds those words and ends with the
    rule's number; the table is as before."""
    before = table.fork()
    with pytest.raises(cm.IllegalAction) as caught:
        table.play(action)
    said = str(caught.value)
    assert caught.value.rule == rule, said
    assert said.endswith(f"({rule})")
    for word in words:
        assert word in said
    assert table == before
