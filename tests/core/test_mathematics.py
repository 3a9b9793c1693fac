"""`log` and `exp` are exact enough, and have the same bits compiled and interpreted."""

from __future__ import annotations

import math

from hypothesis import given, settings
from hypothesis.strategies import floats

from cheesemoon.core.rules.mathematics import exp, log

PLAIN_LOG, PLAIN_EXP = (getattr(f, "py_func", f) for f in (log, exp))
KNOWN_LOG = [
    "0x1.62e42fefa39efp-1",
    "0x1.193ea7aad030bp+0",
    "0x1.26bb1bbb55516p+1",
    "-0x1.26bb1bbb55515p+1",
]
KNOWN_EXP = [
    "0x1.5bf0a8b14576ap+1",
    "0x1.78b56362cef38p-2",
    "0x1.a61298e1e069cp+0",
    "0x1.ceb088b68e804p+28",
]
NEAR = 2e-15  # relative; the last bits may differ from those of a C library


@settings(deadline=None)  # the first call compiles
@given(floats(min_value=0.0, allow_nan=False))
def test_log_is_that_of_the_c_library_up_to_its_last_bits(x: float) -> None:
    expected = math.log(x) if x else -math.inf
    assert log(x) == expected or math.isclose(log(x), expected, rel_tol=NEAR, abs_tol=1e-16)


@settings(deadline=None)  # the first call compiles
@given(floats(min_value=-800.0, max_value=800.0))
def test_exp_is_that_of_the_c_library_up_to_its_last_bits(x: float) -> None:
    expected = math.exp(x) if x < 709.78 else math.inf
    if x >= 709.78:
        assert exp(x) > 1.79e308
    elif expected > 1e-300:
        assert math.isclose(exp(x), expected, rel_tol=NEAR)
    else:
        assert abs(exp(x) - expected) <= 1e-300


@settings(deadline=None)  # the first call compiles
@given(floats())
def test_compiled_and_interpreted_have_equal_bits(x: float) -> None:
    for compiled, plain in ((log, PLAIN_LOG), (exp, PLAIN_EXP)):
        found, expected = compiled(x), plain(x)
        assert found == expected or (math.isnan(found) and math.isnan(expected))


def test_known_bits() -> None:
    """The numbers of the first version: another machine or engine must have the same."""
    assert [log(x).hex() for x in (2.0, 3.0, 10.0, 0.1)] == KNOWN_LOG
    assert [exp(x).hex() for x in (1.0, -1.0, 0.5, 20.0)] == KNOWN_EXP
