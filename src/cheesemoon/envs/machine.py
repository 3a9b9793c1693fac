"""Functions as machine code, called directly."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, cast

from cheesemoon.core.rules.rule import offer

if TYPE_CHECKING:
    from numba.core.dispatcher import Dispatcher
    from numba.core.typing import Signature


F = TypeVar("F", bound=Callable[..., object])


def direct(rule: F, signature: Signature) -> F:
    """Return the machine code of a rule for one signature. A call through Numba checks the types of
    all arguments, which takes longer than many steps."""
    offer([rule])
    compiled = cast("Dispatcher", rule)
    compiled.compile(signature)
    return cast(F, compiled.overloads[signature.args].entry_point)
