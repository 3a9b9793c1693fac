"""Hints and analysis: what a bot thinks of a table in numbers, and where a game was lost.

hint = cheesemoon.bots.analyse(game, table.view(table.seat), table.legal())
hint.options[0].action, hint.options[0].value, hint.options[0].error
cheesemoon.bots.review(table)          # after a game: the decisions that cost most
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cheesemoon.core import Game, Table

from .bot import Bot, level
from .search import Opinion, Thought

_TRUSTED = 30  # simulations; an action with fewer is looked at again before it is judged


@dataclass(frozen=True)
class Analysis:
    """What a bot thinks of the decision that is due."""

    seat: int
    options: tuple[Opinion, ...]  # the best first; values are points if `exact`, else rewards
    line: tuple[str, ...]  # what it expects
    ahead: tuple[float, ...]  # a share for each seat, together 1; alone: the reward to expect
    exact: bool
    simulations: int

    @property
    def best(self) -> str:
        """What the bot would do."""
        return self.options[0].action

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "seat": self.seat,
            "exact": self.exact,
            "simulations": self.simulations,
            "ahead": [round(x, 4) for x in self.ahead],
            "line": list(self.line),
            "options": [
                {
                    "action": o.action,
                    "value": round(o.value, 4),
                    "error": round(o.error, 4),
                    "visits": o.visits,
                }
                for o in self.options
            ],
        }

    def text(self, most: int = 8) -> str:
        """A few lines for a terminal: `roll again 12.4, stop 11.9`."""
        wide = max(len(o.action) for o in self.options[:most])
        lines = []
        for o in self.options[:most]:
            value = f"{o.value:8.2f}" if self.exact else f"{o.value:7.1%} ± {1.96 * o.error:.1%}"
            lines.append(f"{o.action:<{wide}}  {value}")
        if len(self.options) > most:
            lines.append(f"and {len(self.options) - most} more")
        lines.append("ahead: " + ", ".join(f"seat {i} {x:.0%}" for i, x in enumerate(self.ahead)))
        if len(self.line) > 1:
            lines.append("expects: " + " - ".join(self.line))
        return "\n".join(lines)


def analyse(
    game: Game,
    view: Mapping[str, Any],
    legal: Sequence[str],
    bot: Bot | None = None,
    seed: int | None = None,
) -> Analysis:
    """What a bot (the level `hard` if none is given) thinks of a view."""
    found = (bot or level("hard", game, seed)).think(view, legal)
    outlook = found.outlook
    if not outlook:
        outlook = level("medium", game, seed).think(view, legal).outlook
    return _analysis(found, outlook)


def _analysis(found: Thought, outlook: Sequence[float]) -> Analysis:
    def order(o: Opinion) -> tuple[float, float]:
        return (o.value, 0.0) if found.exact else (o.visits, o.value)

    total = sum(outlook)
    shares = tuple(x / total for x in outlook) if len(outlook) > 1 and total > 0 else tuple(outlook)
    options = tuple(sorted(found.opinions, key=order, reverse=True))
    return Analysis(found.seat, options, found.line, shares, found.exact, found.simulations)


@dataclass(frozen=True)
class Choice:
    """One decision of a game that was played, judged afterwards."""

    number: int  # which action of the game, counted from 0
    seat: int
    played: str
    best: str
    lost: float  # how much better the best one is; points if `exact`, else a reward
    error: float
    exact: bool


@dataclass(frozen=True)
class Review:
    """A whole game, judged."""

    choices: tuple[Choice, ...]  # in the order of the game
    ahead: tuple[tuple[int, tuple[float, ...]], ...]  # (number of the action, share of each seat)

    def worst(self, most: int = 5) -> list[Choice]:
        """The decisions that cost most, as far as that is sure."""
        sure = [c for c in self.choices if c.lost > 2 * c.error and c.lost > 0]
        return sorted(sure, key=lambda c: -c.lost)[:most]


def review(
    table: Table,
    bot: Bot | None = None,
    on_step: Callable[[int, int], None] | None = None,
) -> Review:
    """Go through a game and judge every decision with the eyes of a bot (`medium` if none is
    given). The bot sees what the player saw at that moment, not what came afterwards."""
    judge = bot or level("medium", table.game, 1)
    found: list[Choice] = []
    ahead: list[tuple[int, tuple[float, ...]]] = []
    for number, then, action in _replay(table):
        if on_step:
            on_step(number + 1, len(table.actions))
        if len(then.legal()) < 2:
            continue
        assert then.seat is not None
        thought = judge.think(then.view(then.seat), then.legal())
        if thought.outlook:
            ahead.append((number, _analysis(thought, thought.outlook).ahead))
        played = _opinion_of(judge, then, thought, action)
        best = max(thought.opinions, key=lambda o: o.value) if thought.exact else thought.best
        error = (played.error**2 + best.error**2) ** 0.5
        lost = max(0.0, best.value - played.value) if played.action != best.action else 0.0
        found.append(Choice(number, then.seat, action, best.action, lost, error, thought.exact))
    return Review(tuple(found), tuple(ahead))


def _replay(table: Table) -> Iterator[tuple[int, Table, str]]:
    """The table before each of its actions. What chance gave is its script meanwhile; a bot that
    gets a view does not see it."""
    start = table.start()
    actions = table.replayable()
    first = len(table.actions) - len(actions)
    then = table.game.load({**start.position(), "script": list(table.chance)})
    for number, action in enumerate(actions):
        yield first + number, then, action
        then.play(action)


def _opinion_of(judge: Bot, then: Table, thought: Thought, action: str) -> Opinion:
    """The opinion on one action; one that was hardly looked at is looked at alone."""
    found = next(o for o in thought.opinions if o.action == action)
    if thought.exact or found.visits >= _TRUSTED:
        return found
    assert then.seat is not None
    return judge.think(then.view(then.seat), [action]).opinions[0]
