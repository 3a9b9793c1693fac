"""The review of a finished game: who was ahead when, and the decisions that cost most.

cheesemoon.bots.review(table).text("en")
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from cheesemoon.core import Game, Table

from .analysis import (
    GIVEN_UP,
    Standing,
    adviser,
    standing,
    think_of_each,
    think_twice,
    worth,
)
from .bot import Bot, View
from .reason import Cause, find_cause, say_cause, say_merit
from .search import Opinion, Thought
from .texts import say

_SURE = 3  # standard errors of a loss that a review names
_FAR = {False: 0.05, True: 1.0}  # the least such loss: a share, or points if it is exact
_TRUSTED = 30  # simulations; an action with fewer is searched again before it is judged
_SCREENED = 4  # the first search of a review has this part of the budget
_DOUBT = 2  # standard errors of a brief search; a loss that may be larger is searched again
_NAMED = 5  # decisions of a seat that are searched a third time, with other chance
_OTHER_CHANCE = 2  # the seed of that search


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
    cause: Cause | None = None  # why the best action is better, if it is among the worst decisions

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
    ahead: tuple[tuple[int, Standing], ...]  # at the start of turns: before that action

    def worst(self, most: int = _NAMED) -> list[Choice]:
        """Return the decisions that cost most: those far above the noise of the search."""
        return _worst(self.choices, most)

    def to_dict(self, most: int = _NAMED) -> dict[str, object]:
        """Return the review for JSON."""
        return {
            "worst": [c.to_dict() for c in self.worst(most)],
            "ahead": [[number, s.to_dict()] for number, s in self.ahead],
        }

    def text(self, lang: str = "en", names: Sequence[str] | None = None, most: int = _NAMED) -> str:
        """Describe where most was lost."""
        worst = self.worst(most)
        lines = [say(lang, "review-worst" if worst else "review-nothing")]
        lines += [f"  {c.text(lang, names[c.seat] if names else None)}" for c in worst]
        return "\n".join(lines)


def _worst(choices: Iterable[Choice], most: int) -> list[Choice]:
    sure = [c for c in choices if c.lost > max(_SURE * c.error, _FAR[c.exact])]
    return sorted(sure, key=lambda c: -c.lost)[:most]


def explain_better(table: Table, choice: Choice, lang: str) -> str:
    """Return why the better action of a decision is better, in one sentence; "" if no difference
    has a name. The table is that before the action."""
    if merit := say_merit(table, choice.best, lang, choice.cause):
        return merit
    return say_cause(table, choice.cause, lang) if choice.cause else ""


def review(
    table: Table,
    bot: Bot | None = None,
    on_step: Callable[[int, int], None] | None = None,
    langs: Sequence[str] = (),
    seats: Collection[int] | None = None,
    since: int = 0,
) -> Review:
    """Judge the decisions of a game, of all seats or of some, from action `since` on, with a bot.
    The default is the adviser, so that hints agree. It searches a decision briefly, the doubtful
    ones again as thoroughly as a hint does, and the costly ones once more with other chance. The
    bot sees what the player saw at that moment, not what came afterwards. Decisions that cost
    something are described in the languages `langs`."""
    found: list[Choice] = []
    views: dict[int, View] = {}
    ahead: list[tuple[int, Standing]] = []
    turn = -1
    for number, then, action in _replay(table):
        if on_step:
            on_step(number + 1, len(table.actions))
        legal = then.legal()
        if len(legal) < 2:
            continue
        assert then.seat is not None
        view = then.view(then.seat)
        brief = None if bot else adviser(table.game, 1, _SCREENED).think(view, legal)
        if then.players == 1 or then.seat != turn:  # once a turn, because it takes a search
            ahead.append((number, standing(table.game, view)))
        turn = then.seat
        if number < since or (seats is not None and then.seat not in seats):
            continue
        if brief and not _is_doubtful(brief, action):
            found.append(Choice(number, then.seat, action, action, 0.0, 0.0, brief.exact, {}))
            continue
        thought = think_twice(table.game, view, legal, bot, 1)
        found.append(_judged(bot or adviser(table.game), then, thought, number, action, langs))
        views[number] = view
    return Review(tuple(_confirmed(table.game, found, views, bot)), tuple(ahead))


def _confirmed(
    game: Game, choices: Sequence[Choice], views: Mapping[int, View], bot: Bot | None
) -> list[Choice]:
    """Return the decisions. The worst of each seat are searched again, unless the bot was given,
    and have a cause. What cost less with other chance counts so much only."""
    judged = {choice.number: choice for choice in choices}
    for seat in sorted({choice.seat for choice in choices}):
        own = [choice.number for choice in choices if choice.seat == seat]
        again: set[int] = set()
        while True:
            worst = _worst((judged[number] for number in own), _NAMED)
            pending = [choice for choice in worst if choice.number not in again]
            if bot or not pending:
                break
            for choice in pending:
                again.add(choice.number)
                judged[choice.number] = _search_third_time(game, choice, views[choice.number])
        for choice in worst:
            then = game.imagine(views[choice.number], choice.number)
            cause = find_cause(then, choice.best, choice.played)
            judged[choice.number] = replace(choice, cause=cause)
    return list(judged.values())


def _search_third_time(game: Game, choice: Choice, view: View) -> Choice:
    if choice.exact:
        return choice
    judge = adviser(game, _OTHER_CHANCE)
    best, played = think_of_each(judge, view, [choice.best, choice.played])
    return replace(choice, lost=min(choice.lost, max(0.0, best.value - played.value)))


def _is_doubtful(brief: Thought, action: str) -> bool:
    """Return True if an action may have cost something that a review names."""
    played = next(o for o in brief.opinions if o.action == action)
    best = max(brief.opinions, key=lambda o: o.value) if brief.exact else brief.best
    if brief.exact or played is best:
        return played.value < best.value
    error: float = (played.error**2 + best.error**2) ** 0.5
    few = played.visits < max(_TRUSTED, GIVEN_UP * best.visits)
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
    if thought.exact or found.visits >= max(_TRUSTED, GIVEN_UP * thought.best.visits):
        return found
    assert then.seat is not None
    return judge.think(then.view(then.seat), [action]).opinions[0]
