"""`log` and `exp` as rules: the same last bit on every machine and every engine.

The functions of C libraries, JavaScript and GPUs differ in their last bits. A search that uses them
may choose differently on another machine. These two use only sums, products and quotients, which
IEEE 754 fixes to the last bit, and the bits of a number.
"""

import numpy as np

from .rule import rule

_LN2_HIGH = 6.93147180369123816490e-01  # ln 2 in two parts; products of the first are exact
_LN2_LOW = 1.90821492927058770002e-10
_LOG2_E = 1.4426950408889634
_ROOT2 = 1.4142135623730951
_INFINITY = float("inf")
_NOT_A_NUMBER = float("nan")
_EXP_HIGHEST = 709.782712893384  # exp of a larger number is infinite
_EXP_LOWEST = -745.1332191019412  # exp of a smaller number is 0
_SMALLEST_NORMAL = 2.0**-1022
_MANTISSA = 0x000FFFFFFFFFFFFF
_ONE = 0x3FF0000000000000  # the bits of 1.0


@rule
def power_of_two(k: int) -> float:
    """Return 2.0 ** k for k from -1022 to 1023."""
    return float(np.int64((k + 1023) << 52).view(np.float64))


@rule
def log(x: float) -> float:
    """Return the natural logarithm; minus infinity for 0, not a number below 0."""
    if x != x or x < 0.0:
        return _NOT_A_NUMBER
    if x == 0.0:
        return -_INFINITY
    if x == _INFINITY:
        return x
    shift = 0
    if x < _SMALLEST_NORMAL:
        x *= 18014398509481984.0  # 2 ** 54
        shift = 54
    bits = int(np.float64(x).view(np.int64))
    k = (bits >> 52) - 1023 - shift
    m = float(np.int64((bits & _MANTISSA) | _ONE).view(np.float64))  # x = m * 2 ** k
    if m > _ROOT2:
        m *= 0.5
        k += 1
    s = (m - 1.0) / (m + 1.0)  # log m = 2 artanh s = 2 s (1 + z / 3 + z z / 5 + ...)
    z = s * s
    z2 = z * z
    z4 = z2 * z2
    first = (1 / 3 + 1 / 5 * z) + z2 * (1 / 7 + 1 / 9 * z)
    second = (1 / 11 + 1 / 13 * z) + z2 * (1 / 15 + 1 / 17 * z)
    third = (1 / 19 + 1 / 21 * z) + z2 * (1 / 23)
    series = z * (first + z4 * (second + z4 * third))
    return k * _LN2_HIGH + (2.0 * s + (2.0 * s * series + k * _LN2_LOW))


@rule
def exp(x: float) -> float:
    """Return e ** x; 0 or infinity where the result is too small or too large for a number."""
    if x != x:
        return x
    if x > _EXP_HIGHEST:
        return _INFINITY
    if x < _EXP_LOWEST:
        return 0.0
    k = int(x * _LOG2_E + (0.5 if x >= 0.0 else -0.5))
    r = (x - k * _LN2_HIGH) - k * _LN2_LOW  # e ** x = e ** r * 2 ** k
    r2 = r * r
    r4 = r2 * r2
    first = (1 / 2 + 1 / 6 * r) + r2 * (1 / 24 + 1 / 120 * r)
    second = (1 / 720 + 1 / 5040 * r) + r2 * (1 / 40320 + 1 / 362880 * r)
    third = (1 / 3628800 + 1 / 39916800 * r) + r2 * (1 / 479001600 + 1 / 6227020800 * r)
    mantissa = 1.0 + (r + r2 * (first + r4 * (second + r4 * third)))
    if k > 1023:
        return mantissa * 2.0 * power_of_two(k - 1)
    if k < -1022:
        return mantissa * power_of_two(k + 1000) * power_of_two(-1000)
    return mantissa * power_of_two(k)
