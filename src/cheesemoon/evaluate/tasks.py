"""The tasks of the benchmark. A published task never changes: another one gets another version."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from zlib import crc32

import cheesemoon
from cheesemoon.bots.learned import fingerprint
from cheesemoon.core import Choice, Game

from .errors import EvaluateError

LEVELS = ("random", "greedy", "easy", "medium", "hard", "expert")
"""The opponents, from weak to strong."""

PINNED: dict[str, tuple[int, str]] = {
    "first-rat": (1, "379336b24891d7cc"),
    "space-guardians": (1, "d3f5361913f26475"),
    "ratcatcher": (1, "2919ce852c2bc208"),
    "space-taxi": (1, "691b94dfb7c39d86"),
}
"""Rules version and fingerprint of the observations with which the tasks of each game are valid."""


@dataclass(frozen=True)
class Task:
    """A task of the bench: the game, the opponents, and what counts."""

    name: str
    game: str
    seats: int
    measure: str  # share: of the victory; points; turn: points of one turn of Space Taxi
    options: Mapping[str, Choice] = field(default_factory=dict)
    opponent: str | None = "easy"  # the default opponent; None if there are no other seats
    games: int = 400  # the number that published results should have

    @property
    def version(self) -> str:
        """Return the version, such as `v1`."""
        return self.name.rpartition("-")[2]

    def load(self) -> Game:
        """Return the game; refuse one with other rules or observations than the task's."""
        game = cheesemoon.game(self.game)
        if (game.rules_version, fingerprint(game)) != PINNED[self.game]:
            raise EvaluateError("old-task", task=self.name, game=self.game)
        return game

    def seed(self, deal: int) -> int:
        """Return the seed of a deal. It depends on the name of the task alone."""
        return crc32(self.name.encode()) * 1_000_003 + deal


def _versus(title: str, game: str, seats: int, tail: str = "", **options: Choice) -> Task:
    return Task(f"{title}-{seats}p{tail}-v1", game, seats, "share", options)


def _solo(name: str, game: str, measure: str, **options: Choice) -> Task:
    return Task(f"{name}-v1", game, 1, measure, options, None)


_ALL = (
    *(_versus("FirstRat", "first-rat", seats) for seats in (2, 3, 4, 5)),
    _versus("FirstRat", "first-rat", 2, "-superrats", superrats=True),
    _versus("FirstRat", "first-rat", 2, "-variable", board="variable"),
    *(
        _solo(f"FirstRat-solo-{robot}", "first-rat", "share", solo=robot)
        for robot in ("easy", "hard")
    ),
    *(_versus("SpaceGuardians", "space-guardians", seats) for seats in (2, 3, 4)),
    _versus("SpaceGuardians", "space-guardians", 2, "-advanced", advanced=True),
    *(_versus("SpaceTaxi", "space-taxi", seats) for seats in (2, 3, 4, 5)),
    _solo("SpaceTaxi-solo", "space-taxi", "points"),
    _solo("SpaceTaxi-turn", "space-taxi", "turn"),
    _solo("Ratcatcher", "ratcatcher", "share"),
    _solo("Ratcatcher-hard", "ratcatcher", "share", mode="hard"),
)
TASKS: dict[str, Task] = {task.name: task for task in _ALL}
"""All tasks by name."""


def task_named(name: str) -> Task:
    """Return a task; refuse an unknown name."""
    found = TASKS.get(name)
    if found is None:
        raise EvaluateError("unknown-task", task=name[:80], known=", ".join(TASKS))
    return found
