"""Hints and analysis: what a bot thinks of a table in numbers, and where a game was lost.

hint = cheesemoon.bots.analyse(game, table.view(table.seat), table.legal())
print(hint.text("pl", table))          # each action with its value, the expected line, the standing
cheesemoon.bots.standing(game, view)   # only the standing, in a tenth of a second
cheesemoon.bots.review(table)          # after a game: the decisions that cost most
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from cheesemoon.core import Choice as GameChoice, Game, IllegalAction, Table
from cheesemoon.core.rules.mathematics import exp

from .bot import Bot, Searcher, View, outlook
from .levels import Manner, advice_of
from .reason import reason
from .search import Opinion, Thought
from .texts import decimal, percent, percents, say

_SURE = 3  # standard errors of a loss that a review names
_FAR = {False: 0.05, True: 1.0}  # the least such loss: a share, or points if it is exact
_TRUSTED = 30  # simulations; an action with fewer is searched again before it is judged
_GIVEN_UP = 0.2  # share of the most simulations; an action with fewer was given up early
_SEARCHED_AGAIN = 12  # actions that were given up early and are searched again alone
_BRIEFLY = 8  # such a search has this part of the budget
_SCREENED = 4  # the first search of a review has this part of the budget
_PROMISING = 0.15  # one that comes so near to the best is searched with the whole budget
_WHOLE = 3  # as many of them at most
_DOUBT = 2  # standard errors of a brief search; a loss that may be larger is searched again
_KNOWN = 0.05  # share of the most simulations; the value of an action with fewer is a first guess


# --- who is ahead ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """The chance of each seat to win if sensible players play on."""

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
        return Standing(outlook(game, table, seed))
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
        """Format a value: `12.4 points`, or `61 % ± 2 %`."""
        return worth(lang, option.value, option.error, self.exact)

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
    found = _think_twice(game, view, legal, bot, seed)
    return _analysis(found, _standing_of(game, view, found, seed))


def think_of_each(judge: Bot, view: View, legal: Sequence[str]) -> tuple[Opinion, ...]:
    """Return an opinion on every action, each searched alone with the whole budget. A search of all
    actions values those that it gives up too low: their few simulations are first tries."""
    return tuple(judge.think(view, [action]).opinions[0] for action in legal)


def _think_twice(
    game: Game, view: View, legal: Sequence[str], bot: Bot | None, seed: int
) -> Thought:
    """Search all actions, then those that were given up early again, each alone. The best of them
    get as much as the whole search had. The action with the highest value of those that were
    searched so thoroughly gets the most visits, so it comes first."""
    found = (bot or adviser(game, seed)).think(view, legal)
    if found.exact:
        return found
    most = found.best.visits
    fresh = {o.action: o for o in _search_again(game, view, found, bot, seed)}
    opinions = tuple(fresh.get(o.action, o) for o in found.opinions)
    top = max((o for o in opinions if o.visits >= _GIVEN_UP * most), key=lambda o: o.value)
    first = replace(top, visits=max(o.visits for o in opinions) + 1)
    opinions = tuple(first if o is top else o for o in opinions)
    line = found.line if top.action == found.best.action else (top.action,)
    return replace(found, opinions=opinions, line=line)


def _search_again(
    game: Game, view: View, found: Thought, bot: Bot | None, seed: int
) -> Iterator[Opinion]:
    """Yield better opinions on the actions that were given up early. Each is searched alone:
    briefly, and if it comes near to the best with the whole budget."""
    best = found.best
    given_up = [o for o in found.opinions if o.visits < _GIVEN_UP * best.visits]
    given_up.sort(key=lambda o: -(o.value + o.error))
    tried = [o.action for o in given_up[:_SEARCHED_AGAIN]]
    briefly = think_of_each(bot or adviser(game, seed, _BRIEFLY), view, tried)
    yield from briefly
    near = [o for o in briefly if o.value > best.value - _PROMISING]
    near.sort(key=lambda o: -o.value)
    yield from think_of_each(bot or adviser(game, seed), view, [o.action for o in near[:_WHOLE]])


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


def _standing_of(game: Game, view: View, found: Thought, seed: int) -> Standing:
    """Return the standing that a search of whole games has found; otherwise run one."""
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
    """One decision of a finished game, judged afterwards."""

    number: int  # index of the action in the game, from 0
    seat: int
    played: str
    best: str
    lost: float  # how much better the best action is; points if `exact`, else a reward
    error: float
    exact: bool
    said: Mapping[str, tuple[str, str]]  # by language: the played and the best action in words

    def to_dict(self) -> dict[str, object]:
        """Return the decision for JSON."""
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
        """Format as `Action 12, player 2: shoot. Better by 12 % ± 3 %: move b4.`"""
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
    """A judged game."""

    choices: tuple[Choice, ...]  # in the order of the game
    ahead: tuple[tuple[int, Standing], ...]  # before the action of that number

    def worst(self, most: int = 5) -> list[Choice]:
        """Return the decisions that cost most: those far above the noise of the search."""
        sure = [c for c in self.choices if c.lost > max(_SURE * c.error, _FAR[c.exact])]
        return sorted(sure, key=lambda c: -c.lost)[:most]

    def to_dict(self, most: int = 5) -> dict[str, object]:
        """Return the review for JSON."""
        return {
            "worst": [c.to_dict() for c in self.worst(most)],
            "ahead": [[number, s.to_dict()] for number, s in self.ahead],
        }

    def text(self, lang: str = "en", names: Sequence[str] | None = None, most: int = 5) -> str:
        """Describe where most was lost."""
        worst = self.worst(most)
        lines = [say(lang, "review-worst" if worst else "review-nothing")]
        lines += [f"  {c.text(lang, names[c.seat] if names else None)}" for c in worst]
        return "\n".join(lines)


def review(
    table: Table,
    bot: Bot | None = None,
    on_step: Callable[[int, int], None] | None = None,
    langs: Sequence[str] = (),
    seats: Collection[int] | None = None,
) -> Review:
    """Judge the decisions of a game, of all seats or of some, with a bot. The default is the
    adviser, so that hints agree. It searches a decision briefly, and the doubtful ones again as
    thoroughly as a hint does. The bot sees what the player saw at that moment, not what came
    afterwards. Decisions that cost something are described in the languages `langs`."""
    found: list[Choice] = []
    ahead: list[tuple[int, Standing]] = []
    for number, then, action in _replay(table):
        if on_step:
            on_step(number + 1, len(table.actions))
        legal = then.legal()
        if len(legal) < 2:
            continue
        assert then.seat is not None
        view = then.view(then.seat)
        brief = None if bot else adviser(table.game, 1, _SCREENED).think(view, legal)
        thought = brief or _think_twice(table.game, view, legal, bot, 1)
        ahead.append((number, _standing_of(table.game, view, thought, 1)))
        if seats is not None and then.seat not in seats:
            continue
        if brief and not _is_doubtful(brief, action):
            found.append(Choice(number, then.seat, action, action, 0.0, 0.0, brief.exact, {}))
            continue
        if brief:
            thought = _think_twice(table.game, view, legal, None, 1)
        found.append(_judged(bot or adviser(table.game), then, thought, number, action, langs))
    return Review(tuple(found), tuple(ahead))


def _is_doubtful(brief: Thought, action: str) -> bool:
    """Return True if an action may have cost something that a review names."""
    played = next(o for o in brief.opinions if o.action == action)
    best = max(brief.opinions, key=lambda o: o.value) if brief.exact else brief.best
    if brief.exact or played is best:
        return played.value < best.value
    error: float = (played.error**2 + best.error**2) ** 0.5
    few = played.visits < max(_TRUSTED, _GIVEN_UP * best.visits)
    return few or best.value - played.value + _DOUBT * error > _FAR[False]


def _judged(
    judge: Bot, then: Table, thought: Thought, number: int, action: str, langs: Sequence[str]
) -> Choice:
    """Judge one decision."""
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
    """Yield the table before each action. Its script is what chance gave; a bot with a view does
    not see it."""
    start = table.start()
    actions = table.replayable()
    first = len(table.actions) - len(actions)
    then = table.game.load({**start.position(), "script": list(table.chance)})
    for number, action in enumerate(actions):
        yield first + number, then, action
        then.play(action)


def _opinion_of(judge: Bot, then: Table, thought: Thought, action: str) -> Opinion:
    """Return the opinion on one action. An action that was given up early is searched alone."""
    found = next(o for o in thought.opinions if o.action == action)
    if thought.exact or found.visits >= max(_TRUSTED, _GIVEN_UP * thought.best.visits):
        return found
    assert then.seat is not None
    return judge.think(then.view(then.seat), [action]).opinions[0]
