"""Functions as machine code, called directly."""

from __future__ import annotations

from typing import Any

from cheesemoon.core.rules.rule import offer


def direct(rule: Any, signature: Any) -> Any:
    """The machine code of a rule that is called with these types only; helpers may call it too.
    Numba would look at the types of all arguments in every call, which takes longer than many a
    step of a batch."""
    offer([rule])
    rule.compile(signature)
    return rule.overloads[signature.args].entry_point
