"""Hints and analysis: what a bot thinks of a table in numbers, and where a game was lost.

hint = cheesemoon.bots.analyse(game, table.view(table.seat), table.legal())
print(hint.text("pl", table))          # each action with its value, the line expected, who is ahead
cheesemoon.bots.standing(game, view)   # only the bar of who is ahead, in a tenth of a second
cheesemoon.bots.review(table)          # after a game: the decisions that cost most
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import exp
from typing import Any

import numpy as np

from cheesemoon.core import Game, IllegalAction, Table

from .bot import Bot, Searcher, outlook
from .levels import advice_of
from .reason import reason
from .search import Opinion, Thought
from .texts import decimal, percent, percents, say

_TRUSTED = 30  # simulations; an action with fewer is looked at again before it is judged


# --- who is ahead ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """Who is ahead: for each seat the chance to win when sensible players play on."""

    chances: tuple[float, ...]  # a shared victory counts as its share

    @property
    def nobody(self) -> float:
        """The chance that nobody wins; alone: that the game is lost."""
        return max(0.0, 1.0 - sum(self.chances))

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {"chances": [round(x, 4) for x in self.chances], "nobody": round(self.nobody, 4)}

    def text(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """One line: `Ahead: player 1 62 %, player 2 38 %`."""
        if len(self.chances) == 1:
            return say(lang, "standing-alone", chance=percent(lang, self.chances[0]))
        shown = names or [say(lang, "seat", number=i + 1) for i in range(len(self.chances))]
        shares = [x / 100 for x in percents((*self.chances, self.nobody))]
        parts = [f"{n} {percent(lang, x)}" for n, x in zip(shown, shares, strict=False)]
        if shares[-1]:
            parts.append(f"{say(lang, 'nobody')} {percent(lang, shares[-1])}")
        return say(lang, "standing", shares=", ".join(parts))


def standing(game: Game, view: Mapping[str, Any], seed: int = 1) -> Standing:
    """Who is ahead at the table of a view, as far as its viewer can know."""
    table = game.imagine(view, seed)
    if table.over:
        won = table.winners()
        return Standing(tuple(1 / len(won) if i in won else 0.0 for i in range(table.players)))
    odds = game.playing.odds
    if odds is None:
        return Standing(outlook(game, table, seed))
    with np.errstate(over="ignore"):
        return Standing((1.0 / (1.0 + exp(-odds(table.state))),))


# --- one decision ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Analysis:
    """What a bot thinks of the decision that is due."""

    seat: int
    options: tuple[Opinion, ...]  # the best first; values are points if `exact`, else rewards
    line: tuple[str, ...]  # what it expects
    standing: Standing
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
            "ahead": self.standing.to_dict(),
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

    def value(self, option: Opinion, lang: str = "en") -> str:
        """`12.4 points`, or `61 % ± 2 %`."""
        return worth(lang, option.value, option.error, self.exact)

    def text(self, lang: str = "en", table: Table | None = None, most: int = 8) -> str:
        """A few lines for a person; with the table in words, otherwise in notation."""
        shown = [(o, in_words(o.action, lang, table)) for o in self.options[:most]]
        wide = max(len(words) for _, words in shown)
        lines = [f"{words:<{wide}}  {self.value(o, lang)}" for o, words in shown]
        if len(self.options) > most:
            lines.append(say(lang, "and-more", count=len(self.options) - most))
        if table and (why := reason(table, [o.action for o in self.options], lang)):
            lines.append(why)
        names = [table.player(i, lang) for i in range(table.players)] if table else None
        lines.append(self.standing.text(lang, names))
        if len(self.line) > 1:
            steps = line_in_words(self.line, lang, table) if table else self.line
            lines.append(say(lang, "expects", line=" – ".join(steps)))
        return "\n".join(lines)


def worth(lang: str, value: float, error: float, exact: bool) -> str:
    """A value in words: points if it is exact, else a share with its uncertainty."""
    if exact:
        return say(lang, "points", points=decimal(lang, value))
    return f"{percent(lang, value)} ± {percent(lang, 1.96 * error)}"


def in_words(action: str, lang: str, table: Table | None) -> str:
    """An action as a person would say it, if its table is there."""
    return table.explain(action, lang) if table else action


def line_in_words(line: Sequence[str], lang: str, table: Table) -> list[str]:
    """The actions that are expected, as long as they follow from this table without chance."""
    told: list[str] = []
    then = table.fork(seed=1)  # nothing hidden may show in the words
    for action in line:
        if action not in then.legal():
            break
        told.append(then.explain(action, lang))
        drawn = len(then.chance)
        try:
            then.play(action)
        except IllegalAction:
            break
        if len(then.chance) > drawn:
            break
    return told


def analyse(
    game: Game,
    view: Mapping[str, Any],
    legal: Sequence[str],
    bot: Bot | None = None,
    seed: int = 1,
) -> Analysis:
    """What a bot (if none is given, the adviser) thinks of a view."""
    found = (bot or adviser(game, seed)).think(view, legal)
    return _analysis(found, _standing_of(game, view, found, seed))


def adviser(game: Game, seed: int = 1) -> Searcher:
    """The bot that gives hints and judges games, the same everywhere, so that they agree."""
    return Searcher(game, seed, name="advice", manner=partial(advice_of, game))


def _standing_of(game: Game, view: Mapping[str, Any], found: Thought, seed: int) -> Standing:
    """What a search of whole games has seen on its way; otherwise it is asked for."""
    if found.won and game.playing.odds is None:
        return Standing(found.won)
    return standing(game, view, seed)


def _analysis(found: Thought, ahead: Standing) -> Analysis:
    def order(o: Opinion) -> tuple[float, float]:
        return (o.value, 0.0) if found.exact else (o.visits, o.value)

    options = tuple(sorted(found.opinions, key=order, reverse=True))
    return Analysis(found.seat, options, found.line, ahead, found.exact, found.simulations)


# --- a whole game ---------------------------------------------------------------------------------


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
    said: Mapping[str, tuple[str, str]]  # by language: what was played and what was best, in words

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "number": self.number,
            "seat": self.seat,
            "played": self.played,
            "best": self.best,
            "lost": round(self.lost, 4),
            "error": round(self.error, 4),
            "exact": self.exact,
        }

    def text(self, lang: str = "en", name: str | None = None) -> str:
        """`Action 12, player 2: shoot. Better by 12 % ± 3 %: move b4.`"""
        played, best = self.said.get(lang, (self.played, self.best))
        return say(
            lang,
            "review-choice",
            number=self.number + 1,
            name=name or say(lang, "seat", number=self.seat + 1),
            played=played,
            best=best,
            lost=worth(lang, self.lost, self.error, self.exact),
        )


@dataclass(frozen=True)
class Review:
    """A whole game, judged."""

    choices: tuple[Choice, ...]  # in the order of the game
    ahead: tuple[tuple[int, Standing], ...]  # before the action of that number

    def worst(self, most: int = 5) -> list[Choice]:
        """The decisions that cost most, as far as that is sure."""
        sure = [c for c in self.choices if c.lost > 2 * c.error and c.lost > 0]
        return sorted(sure, key=lambda c: -c.lost)[:most]

    def to_dict(self, most: int = 5) -> dict[str, Any]:
        """For JSON."""
        return {
            "worst": [c.to_dict() for c in self.worst(most)],
            "ahead": [[number, s.to_dict()] for number, s in self.ahead],
        }

    def text(self, lang: str = "en", names: Sequence[str] | None = None, most: int = 5) -> str:
        """Where most was lost, in words."""
        worst = self.worst(most)
        lines = [say(lang, "review-worst" if worst else "review-nothing")]
        lines += [f"  {c.text(lang, names[c.seat] if names else None)}" for c in worst]
        return "\n".join(lines)


def review(
    table: Table,
    bot: Bot | None = None,
    on_step: Callable[[int, int], None] | None = None,
    langs: Sequence[str] = (),
) -> Review:
    """Go through a game and judge every decision with the eyes of a bot; if none is given, of the
    one who gives hints, so that the better action is the one that a hint shows first. The bot sees
    what the player saw at that moment, not what came afterwards. Decisions that cost something are
    kept in words of these languages."""
    found: list[Choice] = []
    ahead: list[tuple[int, Standing]] = []
    for number, then, action in _replay(table):
        if on_step:
            on_step(number + 1, len(table.actions))
        if len(then.legal()) < 2:
            continue
        assert then.seat is not None
        view = then.view(then.seat)
        judge = bot or adviser(table.game)
        thought = judge.think(view, then.legal())
        ahead.append((number, _standing_of(table.game, view, thought, 1)))
        found.append(_judged(judge, then, thought, number, action, langs))
    return Review(tuple(found), tuple(ahead))


def _judged(
    judge: Bot, then: Table, thought: Thought, number: int, action: str, langs: Sequence[str]
) -> Choice:
    """One decision that was made."""
    played = _opinion_of(judge, then, thought, action)
    best = max(thought.opinions, key=lambda o: o.value) if thought.exact else thought.best
    error = (played.error**2 + best.error**2) ** 0.5
    lost = max(0.0, best.value - played.value) if played.action != best.action else 0.0
    said = {
        lang: (then.explain(action, lang), then.explain(best.action, lang))
        for lang in langs
        if lost > 0
    }
    assert then.seat is not None
    return Choice(number, then.seat, action, best.action, lost, error, thought.exact, said)


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
