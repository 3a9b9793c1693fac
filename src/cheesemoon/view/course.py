"""The course of a game: chances by round, for the chart of a review."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

_NUMBER = re.compile(r"\d+")
_MOST_LETTERS = 12  # of the first label, which says what is counted


class Moment(NamedTuple):
    """A judged decision: its round in words, the seat to act, and the chance of each seat."""

    head: str
    seat: int
    chances: tuple[float, ...]


class Round(NamedTuple):
    """The mean chance of each seat in a round, and the indexes of its decisions."""

    label: str
    chances: tuple[float, ...]
    members: range


def average_rounds(moments: Sequence[Moment], players: int) -> list[Round]:
    """Return the mean chances by round. Where a heading counts the turns of single seats, the turns
    of all seats are a round."""
    runs: list[tuple[str, range]] = []
    start = 0
    for head, group in groupby(moments, key=lambda moment: moment.head):
        count = len(list(group))
        runs.append((head, range(start, start + count)))
        start += count
    single = all(len({moments[i].seat for i in members}) == 1 for _, members in runs)
    size = players if single and len(runs) > players else 1
    found = []
    for i in range(0, len(runs), size):
        members = range(runs[i][1].start, runs[min(i + size, len(runs)) - 1][1].stop)
        sums = zip(*(moments[m].chances for m in members), strict=True)
        head, label = runs[i][0], _NUMBER.search(runs[i][0])
        words = head[: label.end()] if label else ""  # such as `Round 1`
        is_named = not i and len(words) <= _MOST_LETTERS
        mean = tuple(sum(line) / len(members) for line in sums)
        shown = words if is_named or not label else label.group()
        found.append(Round(shown, mean, members))
    return found
