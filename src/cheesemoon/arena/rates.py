"""Shares and means with their confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from cheesemoon.bots.texts import decimal, percent, say


@dataclass(frozen=True)
class Rate:
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float
    count: int  # size of the sample

    def text(self, lang: str = "en") -> str:
        """Format as `52.0% (48.1% to 55.9%)`."""
        share, low, high = (percent(lang, x, 1) for x in (self.share, self.low, self.high))
        return say(lang, "arena-rate", share=share, low=low, high=high)

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%})"


def wilson(wins: float, count: int, z: float = 1.96) -> Rate:
    """Return the share of wins among independent games with Wilson's interval.

    >>> print(wilson(60, 100))
    60.0% (50.2% to 69.1%)
    """
    if count == 0:
        return Rate(0.5, 0.0, 1.0, 0)
    p = wins / count
    middle = (p + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(p * (1 - p) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return Rate(p, max(0.0, middle - half), min(1.0, middle + half), count)


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval."""

    mean: float
    error: float  # standard error
    count: int

    @classmethod
    def of(cls, values: Sequence[float]) -> Mean:
        """Return the mean of independent values.

        >>> found = Mean.of([1.0, 2.0, 3.0])
        >>> found.mean, round(found.error, 3), found.count
        (2.0, 0.577, 3)
        """
        n = len(values)
        if n == 0:
            return cls(0.0, float("inf"), 0)
        mean = sum(values) / n
        spread = sqrt(sum((v - mean) ** 2 for v in values) / max(1, n - 1))
        return cls(mean, spread / sqrt(n) if n > 1 else float("inf"), n)

    def joined(self, other: Mean) -> Mean:
        """Return the mean of both samples together."""
        n = self.count + other.count
        mean = (self.count * self.mean + other.count * other.mean) / n
        squares = sum(m._squares() + m.count * (m.mean - mean) ** 2 for m in (self, other))
        return Mean(mean, sqrt(squares / max(1, n - 1) / n), n)

    def _squares(self) -> float:
        """Return the sum of squared distances from the mean."""
        return self.error**2 * self.count * (self.count - 1) if self.count > 1 else 0.0

    @property
    def low(self) -> float:
        """Return the lower end of the interval."""
        return self.mean - 1.96 * self.error

    @property
    def high(self) -> float:
        """Return the upper end of the interval."""
        return self.mean + 1.96 * self.error

    def text(self, lang: str = "en") -> str:
        """Format as `31.20 ± 1.35`."""
        return f"{decimal(lang, self.mean)} ± {decimal(lang, 1.96 * self.error)}"
