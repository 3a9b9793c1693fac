"""The protocol: games, seats, time, faults, intervals.

- Game k uses deal k // seats, and the agent sits at seat k % seats. Deals are equal for everyone.
- An agent that is late or answers what is not legal loses that decision: a random legal action is
  played for it. After `MOST_FAULTS` such decisions in a game it loses the game.
- An agent that raises an error or ends is dead. It loses the game: it gets 0, and the next game
  begins with a new start.
- Intervals are 95 % intervals of the mean over deals.
"""

from __future__ import annotations

import json
import math
import platform
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import cheesemoon
from cheesemoon import bots
from cheesemoon.arena.rates import Mean, wilson
from cheesemoon.core import Table
from cheesemoon.core.game.options import whole
from cheesemoon.envs.rewards import OPTIMUM, is_turn_over, turn_points

from .agents import Agent, Dead, Late
from .errors import EvaluateError
from .tasks import LEVELS, PINNED, Task

SECONDS = 10.0  # for a decision
MOST_FAULTS = 10  # late or illegal answers in a game
_ELO = 400 / math.log(10)
_ANCHORS = Path(__file__).with_name("anchors.json")
_KEPT = 5  # examples of faults in a report


@dataclass
class Faults:
    """What went wrong, with some examples."""

    late: int = 0
    illegal: int = 0
    dead: int = 0
    games_lost: int = 0
    examples: list[str] = field(default_factory=list)

    def note(self, kind: str, game: int, why: str) -> None:
        """Count a fault."""
        setattr(self, kind, getattr(self, kind) + 1)
        if len(self.examples) < _KEPT:
            self.examples.append(f"game {game}: {kind}: {why[:120]}")


@dataclass(frozen=True)
class Evaluation:
    """The result of an agent in a task."""

    task: Task
    agent: str
    opponent: str | None
    values: tuple[float, ...]  # by game: share of the victory, or points
    points: tuple[float, ...]
    faults: Faults
    decisions: int
    seconds: float  # thinking time of the agent, by the clock
    cpu_seconds: float  # of this process, everything included

    @property
    def interval(self) -> tuple[float, float, float]:
        """Return the score with the ends of its interval."""
        seats = self.task.seats
        deals = [self.values[i : i + seats] for i in range(0, len(self.values), seats)]
        means = [sum(deal) / len(deal) for deal in deals]
        score = sum(self.values) / len(self.values)
        if self.task.measure == "share" and (len(means) < 2 or len(set(means)) < 2):
            found = wilson(sum(self.values), len(self.values))
            return score, found.low, found.high
        half = 1.96 * Mean.of(means).error if len(means) > 1 else math.inf
        low, high = score - half, score + half
        return (
            (score, max(0.0, low), min(1.0, high))
            if self.task.measure == "share"
            else (
                score,
                low,
                high,
            )
        )

    def report(self) -> dict[str, object]:
        """Return everything as JSON."""
        score, low, high = self.interval
        task = self.task
        rules, observation = PINNED[task.game]
        return {
            "task": task.name,
            "version": task.version,
            "game": task.game,
            "seats": task.seats,
            "options": dict(task.options),
            "measure": task.measure,
            "agent": self.agent,
            "opponent": self.opponent,
            "games": len(self.values),
            "deals": -(-len(self.values) // task.seats),
            "score": round(score, 4),
            "interval": [_rounded(low), _rounded(high)],
            "elo": self._elo(score, low, high),
            "rating": self._rating(score),
            "optimum": OPTIMUM if task.measure == "turn" else None,
            "mean_points": round(sum(self.points) / len(self.points), 3),
            "faults": vars(self.faults),
            "cost": {
                "decisions": self.decisions,
                "seconds": round(self.seconds, 3),
                "cpu_seconds": round(self.cpu_seconds, 3),
                "ms_per_decision": round(1000 * self.seconds / max(1, self.decisions), 4),
            },
            "made_with": {
                "cheesemoon": cheesemoon.__version__,
                "rules": rules,
                "observation": observation,
                "python": platform.python_version(),
                "machine": platform.machine(),
            },
        }

    def _elo(self, *shares: float) -> list[float | None] | None:
        """Return how far the agent is ahead of its opponent on the Elo scale: the value and the
        ends of its interval. With n seats an equal player wins 1/n of the games."""
        if self.opponent is None or self.task.measure != "share":
            return None
        seats = self.task.seats
        return [round(elo_of(s, seats), 1) if 0 < s < 1 else None for s in shares]

    def _rating(self, score: float) -> float | None:
        """Return the rating on the scale of the task, where `random` has 0."""
        anchor = anchors().get(self.task.name, {}).get(self.opponent or "")
        if anchor is None or not 0 < score < 1:
            return None
        return round(anchor + elo_of(score, self.task.seats), 1)


@cache
def anchors() -> dict[str, dict[str, int]]:
    """Return the ratings of the levels by task. `tools/baselines.py` measures them."""
    found: dict[str, dict[str, int]] = json.loads(_ANCHORS.read_text("utf-8"))
    return found


def elo_of(share: float, seats: int) -> float:
    """Return the Elo distance to equal opponents for a share of the victory between 0 and 1."""
    return _ELO * math.log(share * (seats - 1) / (1 - share))


def _rounded(value: float) -> float | None:
    return round(value, 4) if math.isfinite(value) else None


def evaluate(
    task: Task,
    agent: Agent,
    games: int | None = None,
    opponent: str | None = None,
    seconds: float = SECONDS,
    on_game: Callable[[int, int], None] | None = None,
) -> Evaluation:
    """Play the games of a task and return the result."""
    game = task.load()
    count = whole(task.games if games is None else games)
    if count is None or count < 1:
        raise EvaluateError("bad-games", games=str(games))
    if opponent is not None and (task.opponent is None or opponent not in LEVELS):
        known = ", ".join(LEVELS) if task.opponent else "-"
        raise EvaluateError("bad-opponent", opponent=opponent, task=task.name, known=known)
    level = opponent or task.opponent
    if level:
        bots.bot(level, game).prepare()
    playing = _Playing(task, agent, level, seconds)
    cpu = time.process_time()
    try:
        for k in range(count):
            playing.play(k)
            if on_game:
                on_game(k + 1, count)
    finally:
        agent.close()
    spent = time.process_time() - cpu
    return Evaluation(
        task,
        agent.name,
        level,
        tuple(playing.values),
        tuple(playing.points),
        playing.faults,
        playing.decisions,
        playing.seconds,
        spent,
    )


class _Playing:
    """The games of an evaluation so far."""

    def __init__(self, task: Task, agent: Agent, level: str | None, limit: float) -> None:
        self._task, self._agent, self._level, self._limit = task, agent, level, limit
        self._game = task.load()
        self.values: list[float] = []
        self.points: list[float] = []
        self.faults = Faults()
        self.decisions, self.seconds = 0, 0.0

    def play(self, k: int) -> None:
        """Play game k."""
        task = self._task
        seed, mine = task.seed(k // task.seats), k % task.seats
        table = self._game.new(seats=task.seats, seed=seed, **task.options)
        rng = random.Random(seed * 8 + mine)
        others = {
            seat: bots.bot(self._level or "random", self._game, seed=seed + 1 + seat)
            for seat in range(task.seats)
            if seat != mine
        }
        lost = not self._started(table, mine, seed, k)
        faults = 0
        while table.seat is not None and not lost and not self._is_over(table):
            if table.seat != mine:
                table.play(others[table.seat].choose_at(table))
                continue
            action = self._decision(table, mine, k)
            if action is None:
                faults += 1
                lost = faults >= MOST_FAULTS or self._is_dead
                action = rng.choice(table.legal())
            table.play(action)
        self.faults.games_lost += lost
        self._count(table, mine, lost)

    def _started(self, table: Table, mine: int, seed: int, k: int) -> bool:
        self._is_dead = False
        try:
            self._agent.start(self._game, table, mine, seed & 0x7FFFFFFF)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - an agent may fail in any way
            self._die(k, error)
        return not self._is_dead

    def _decision(self, table: Table, mine: int, k: int) -> str | None:
        """Return the agent's legal action; None if it loses this decision."""
        began = time.perf_counter()
        try:
            with _alarm(self._limit):
                answer = self._agent.choose(table, mine, self._limit)
        except Late:
            self.faults.note("late", k, f"no answer in {self._limit} s")
            return None
        except (Exception, SystemExit) as error:  # noqa: BLE001 - an agent may fail in any way
            self._die(k, error)
            return None
        finally:
            self.seconds += time.perf_counter() - began
            self.decisions += 1
        if time.perf_counter() - began > self._limit:
            self.faults.note("late", k, f"answered after {time.perf_counter() - began:.1f} s")
            return None
        action = self._notation(answer)
        if action not in table.legal():
            self.faults.note("illegal", k, _quoted(answer))
            return None
        return action

    def _notation(self, answer: object) -> str:
        if isinstance(answer, str):
            return answer
        try:  # arrays of NumPy and PyTorch have `item`
            number = whole(answer.item() if hasattr(answer, "item") else answer)
        except Exception:  # noqa: BLE001 - an object of another program may fail in any way
            return ""
        if number is None or number not in range(self._game.actions.size):
            return ""
        return self._game.actions.text(number)

    def _die(self, k: int, error: BaseException) -> None:
        told = str(error) if isinstance(error, Dead) else f"{type(error).__name__}: {error}"
        self.faults.note("dead", k, told)
        self._is_dead = True

    def _is_over(self, table: Table) -> bool:
        return self._task.measure == "turn" and is_turn_over(table)

    def _count(self, table: Table, mine: int, lost: bool) -> None:
        ends = self._task.measure == "turn"
        total = turn_points(table) if ends else table.scores()[mine]["total"]
        if lost:
            total = 0
        self.points.append(float(total))
        if self._task.measure != "share":
            self.values.append(float(total))
            return
        won = [] if lost else table.winners()
        self.values.append(1 / len(won) if mine in won else 0.0)


def _quoted(answer: object) -> str:
    try:
        return str(answer)
    except Exception:  # noqa: BLE001 - an object of another program may fail in any way
        return type(answer).__name__


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Interrupt an agent of this process that is late, where the system can."""
    if (
        not hasattr(signal, "setitimer")
        or threading.current_thread() is not threading.main_thread()
    ):
        yield
        return

    def ring(*_: object) -> None:
        raise Late

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds + 0.05)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
