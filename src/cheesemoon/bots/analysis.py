"""Hints and analysis: what a bot thinks of a table in numbers.

hint = cheesemoon.bots.analyse(game, table.view(table.seat), table.legal())
print(hint.text("pl", table))          # each action with its value, the expected line, the standing
cheesemoon.bots.standing(game, view)   # only the standing, in a tenth of a second
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from cheesemoon.core import Choice as GameChoice, Floats, Game, IllegalAction, Table
from cheesemoon.core.rules.mathematics import exp

from .bot import Bot, Searcher, View, outlook
from .calibration import Line, corrected, correction_for
from .heuristics import weigh_of
from .levels import Manner, advice_of
from .reason import reason
from .search import Opinion, Thought
from .texts import decimal, percent, percents, say

GIVEN_UP = 0.2  # share of the most simulations; an action with fewer was given up early
_SEARCHED_AGAIN = 16  # actions that were given up early and are searched again alone
_BRIEFLY = 8  # such a search has this part of the budget
_PROMISING = 0.08  # one that comes so near to the best is searched with the whole budget
_WHOLE = 3  # as many of them at most
TIE = 0.01  # of the chance to win; two searches of one action differ by as much
_KNOWN = 0.05  # share of the most simulations; the value of an action with fewer is a first guess


# --- who is ahead ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """The chance of each seat to win if strong bots play on. In Ratcatcher it is the chance of
    the reference player, which looks to the end of the round."""

    chances: tuple[float, ...]  # a shared victory counts as its share

    @property
    def nobody(self) -> float:
        """Return the chance that no seat wins; for a lone player, that the game is lost."""
        return max(0.0, 1.0 - sum(self.chances))

    def to_dict(self) -> dict[str, object]:
        """Return the standing for JSON."""
        return {"chances": [round(x, 4) for x in self.chances], "nobody": round(self.nobody, 4)}

    def text(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """Format as one line: `Ahead: player 1 62 %, player 2 38 %`."""
        if len(self.chances) == 1:
            return say(lang, "standing-alone", chance=percent(lang, self.chances[0]))
        shown = names or [say(lang, "seat", number=i + 1) for i in range(len(self.chances))]
        shares = [x / 100 for x in percents((*self.chances, self.nobody))]
        parts = [f"{n} {percent(lang, x)}" for n, x in zip(shown, shares, strict=False)]
        if shares[-1]:
            parts.append(f"{say(lang, 'nobody')} {percent(lang, shares[-1])}")
        return say(lang, "standing", shares=", ".join(parts))


def standing(game: Game, view: View, seed: int = 1) -> Standing:
    """Return the standing at the table of a view, as far as its viewer can know."""
    table = game.imagine(view, seed)
    if table.over:
        won = table.winners()
        return Standing(tuple(1 / len(won) if i in won else 0.0 for i in range(table.players)))
    odds = game.playing.odds
    if odds is None:
        found = outlook(game, table, seed)
        return Standing(corrected(correction_for(game, table.players), found))
    with np.errstate(over="ignore"):
        return Standing((1.0 / (1.0 + exp(-odds(table.state))),))


# --- one decision ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Analysis:
    """What a bot thinks of the current decision."""

    seat: int
    options: tuple[Opinion, ...]  # the best first; values are points if `exact`, else rewards
    line: tuple[str, ...]  # the actions that it expects
    standing: Standing
    exact: bool
    simulations: int
    scale: Line | None = None  # from a value to the chance to win

    def chance(self, value: float) -> float:
        """Return the chance to win of a value that is not in points."""
        return self.scale.correct(value) if self.scale else value

    @property
    def best(self) -> str:
        """Return the action that the bot would choose."""
        return self.options[0].action

    def to_dict(self) -> dict[str, object]:
        """Return the analysis for JSON."""
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
        """Format a value: `12.4 points`, or the chance to win as `61 % ± 2 %`."""
        if self.exact:
            return worth(lang, option.value, option.error, exact=True)
        low, middle, high = (
            self.chance(option.value + way * option.error) for way in (-1.0, 0.0, 1.0)
        )
        return worth(lang, middle, (high - low) / 2, exact=False)

    def text(self, lang: str = "en", table: Table | None = None, most: int = 8) -> str:
        """Return a few lines for a person: in words if the table is given, else in notation."""
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
    """Format a value: points if it is exact, else a share with its uncertainty."""
    if exact:
        return say(lang, "points", points=decimal(lang, value))
    return f"{percent(lang, value)} ± {percent(lang, 1.96 * error)}"


def in_words(action: str, lang: str, table: Table | None) -> str:
    """Describe an action in words if its table is given."""
    return table.explain(action, lang) if table else action


def line_in_words(line: Sequence[str], lang: str, table: Table) -> list[str]:
    """Describe the expected actions, as far as they follow from this table without chance."""
    told: list[str] = []
    then = table.fork(seed=1)  # words must not show hidden information
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
    view: View,
    legal: Sequence[str],
    bot: Bot | None = None,
    seed: int = 1,
) -> Analysis:
    """Let a bot analyse a view. The default is the adviser."""
    found = think_twice(game, view, legal, bot, seed)
    ahead = standing(game, view, seed)
    advice = _analysis(found, ahead, correction_for(game, len(ahead.chances)).hint)
    return advice if found.exact else replace(advice, standing=_fit_standing(advice))


def _fit_standing(advice: Analysis) -> Standing:
    """Return the standing in which the seat to act has the chance of its best action. The search
    of a hint has seen more games than the standing, and a hint shows both numbers."""
    chances, seat = advice.standing.chances, advice.seat
    own = min(1.0, max(0.0, advice.chance(advice.options[0].value)))
    rest = 1.0 - chances[seat]
    if rest < 1e-9:
        return advice.standing
    share = (1.0 - own) / rest
    return Standing(tuple(own if i == seat else x * share for i, x in enumerate(chances)))


def think_of_each(judge: Bot, view: View, legal: Sequence[str]) -> tuple[Opinion, ...]:
    """Return an opinion on every action, each searched alone with the whole budget. A search of all
    actions values those that it gives up too low: their few simulations are first tries."""
    return tuple(judge.think(view, [action]).opinions[0] for action in legal)


def think_twice(
    game: Game, view: View, legal: Sequence[str], bot: Bot | None, seed: int
) -> Thought:
    """Search all actions, then those that were given up early again, each alone. The best of them
    get as much as the whole search had. Of the actions within `TIE` of the best, the one with the
    best heuristic weight comes first: it gets the most visits. So chance rarely decides."""
    found = (bot or adviser(game, seed)).think(view, legal)
    if found.exact:
        return found
    best = found.best
    fresh = {o.action: o for o in _search_again(game, view, found, bot, seed)}
    opinions = tuple(fresh.get(o.action, o) for o in found.opinions)
    known = [o for o in opinions if o.visits >= GIVEN_UP * best.visits]
    highest = max(o.value for o in known)
    tied = [o for o in known if o.value >= highest - TIE]
    weights = _weights(game, view, [o.action for o in tied])
    top = tied[int(np.argmax(weights))]
    first = replace(top, visits=max(o.visits for o in opinions) + 1)
    opinions = tuple(first if o is top else o for o in opinions)
    line = found.line if top.action == best.action else (top.action,)
    return replace(found, opinions=opinions, line=line)


def _weights(game: Game, view: View, actions: Sequence[str]) -> Floats:
    """Return the heuristic weight of each action. Hidden information is drawn from a fixed seed."""
    numbers = np.array([game.actions.number(action) for action in actions], np.int32)
    weights = np.zeros(len(numbers), np.float64)
    with np.errstate(over="ignore"):
        weigh_of(game)(game.imagine(view, 1).state, numbers, len(numbers), weights)
    return weights


def _search_again(
    game: Game, view: View, found: Thought, bot: Bot | None, seed: int
) -> Iterator[Opinion]:
    """Yield better opinions on the actions that were given up early. Each is searched alone:
    briefly, and if it comes near to the best with the whole budget. The best is searched as
    briefly, because a longer search finds higher values."""
    best = found.best
    given_up = [o for o in found.opinions if o.visits < GIVEN_UP * best.visits]
    given_up.sort(key=lambda o: -(o.value + o.error))
    tried = [o.action for o in given_up[:_SEARCHED_AGAIN]]
    briefly = _search_beside(best, bot or adviser(game, seed, _BRIEFLY), view, tried)
    yield from briefly
    near = [o for o in briefly if o.value > best.value - _PROMISING]
    near.sort(key=lambda o: -o.value)
    again = [o.action for o in near[:_WHOLE]]
    yield from _search_beside(best, bot or adviser(game, seed), view, again)


def _search_beside(best: Opinion, judge: Bot, view: View, actions: Sequence[str]) -> list[Opinion]:
    """Search actions and the best one alone, with equal budgets. Return opinions on the actions
    that differ from the best by what these searches differ."""
    if not actions:
        return []
    alone, *others = think_of_each(judge, view, [best.action, *actions])
    return [
        replace(
            o,
            value=min(1.0, max(0.0, best.value + o.value - alone.value)),
            error=(o.error**2 + alone.error**2) ** 0.5,
        )
        for o in others
    ]


def is_known(found: Analysis, option: Opinion) -> bool:
    """Return True if an action was searched enough to be judged."""
    most = max(o.visits for o in found.options)
    return found.exact or option.visits >= _KNOWN * most


def adviser(game: Game, seed: int = 1, parts: int = 1) -> Searcher:
    """Return the bot that gives hints and judges games. Both use the same one, so that they agree.
    With `parts` it has only such a part of its budget."""

    def manner(players: int, options: Mapping[str, GameChoice]) -> Manner:
        found = advice_of(game, players, options)
        return replace(found, level=replace(found.level, steps=found.level.steps // parts))

    return Searcher(game, seed, name="advice", manner=manner)


def _analysis(found: Thought, ahead: Standing, scale: Line | None) -> Analysis:
    def order(o: Opinion) -> tuple[float, float]:
        return (o.value, 0.0) if found.exact else (o.visits, o.value)

    options = tuple(sorted(found.opinions, key=order, reverse=True))
    exact, simulations = found.exact, found.simulations
    return Analysis(found.seat, options, found.line, ahead, exact, simulations, scale)
