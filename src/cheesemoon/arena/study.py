"""Studies a game for its designer: fairness, length, and the effects of options and decisions.

Bots play the games. A study cannot find what the bots do not see.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any

from cheesemoon import bots
from cheesemoon.bots.texts import say
from cheesemoon.core import Choice, Game
from cheesemoon.core.game.options import check_seeds
from cheesemoon.games import game as game_named

from .match import Job, Result, play_all
from .rates import Mean, Rate, wilson
from .report import Chart, Grid, Heading, Part, altair, page

if TYPE_CHECKING:
    from altair import TopLevelMixin

_TRIES = 4  # random games that show whether an option matters
_RARE = 20  # games; an action that occurs in fewer says nothing


@dataclass(frozen=True)
class Variant:
    """One number of seats with one choice of options."""

    seats: int
    options: Mapping[str, Choice]  # options that differ from their default

    def name(self, game: Game, lang: str = "en") -> str:
        """Return a name for tables and plots, in the game's own words."""
        parts = [say(lang, "study-seats", seats=self.seats)]
        for option, choice in self.options.items():
            chosen = f"option-{option}-{_word(choice)}"
            named = game.words.say(lang, f"option-{option}")
            shown = game.words.say(lang, chosen) if game.words.has(lang, chosen) else _word(choice)
            parts.append(f"{named}: {shown}")
        return ", ".join(parts)


@dataclass(frozen=True)
class Found:
    """Statistics of the games of one variant."""

    variant: Variant
    games: int
    by_seat: tuple[Rate, ...]  # victories; a shared one counts as its share
    points: tuple[Mean, ...]  # by seat
    length: Mean  # decisions
    lost: Rate  # games without a winner
    shared: Rate  # games with several winners
    parts: Mapping[str, Mean]  # points by source, all seats
    winner_parts: Mapping[str, Mean]  # points by source, winners only
    verbs: tuple[tuple[str, int, Rate], ...]  # by action: seats that played it, how often they won
    lengths: tuple[int, ...] = field(repr=False)
    totals: tuple[int, ...] = field(repr=False)

    def summary(self, lang: str = "en") -> str:
        """Describe how many games there were, how long they were and how they ended."""
        return say(
            lang,
            "study-summary",
            games=self.games,
            length=self.length.text(lang),
            lost=self.lost.text(lang),
            shared=self.shared.text(lang),
        )


@dataclass(frozen=True)
class Study:
    """All variants of a game."""

    game: str
    bot: str
    found: tuple[Found, ...]

    def to_dict(self) -> dict[str, Any]:
        """Return the study for JSON."""
        return {
            "game": self.game,
            "bot": self.bot,
            "variants": [
                {
                    "seats": f.variant.seats,
                    "options": dict(f.variant.options),
                    "games": f.games,
                    "wins_by_seat": [[r.share, r.low, r.high] for r in f.by_seat],
                    "mean_points": [[m.mean, m.low, m.high] for m in f.points],
                    "mean_length": [f.length.mean, f.length.low, f.length.high],
                    "lost": f.lost.share,
                    "shared": f.shared.share,
                    "parts": {k: m.mean for k, m in f.parts.items()},
                    "winner_parts": {k: m.mean for k, m in f.winner_parts.items()},
                    "actions": [[verb, n, r.share, r.low, r.high] for verb, n, r in f.verbs],
                }
                for f in self.found
            ],
        }

    def title(self, lang: str = "en") -> str:
        """Return a title such as `Study of First Rat, played by greedy`."""
        return say(lang, "study-title", game=game_named(self.game).title(lang), bot=self.bot)

    def text(self, lang: str = "en") -> str:
        """Return a summary for a terminal."""
        game = game_named(self.game)
        lines = [self.title(lang)]
        for f in self.found:
            wins = [f"{_seat(lang, i)} {r.text(lang)}" for i, r in enumerate(f.by_seat)]
            points = "  ".join(m.text(lang) for m in f.points)
            lines += ["", f"{f.variant.name(game, lang)}: {f.summary(lang)}"]
            lines.append(f"  {say(lang, 'study-won')}  {'  '.join(wins)}")
            lines.append(f"  {say(lang, 'study-points')}  {points}")
        return "\n".join(lines)

    def page(self, lang: str = "en") -> str:
        """Return the report with plots."""
        game = game_named(self.game)
        parts: list[Part] = []
        for f in self.found:
            parts += _parts_of(f, game, lang)
        return page(self.title(lang), parts, lang)


def variants_of(game: Game, seats: Sequence[int] | None = None) -> list[Variant]:
    """List every number of seats with default options, and every other choice of every option. An
    option is tried with the default number of seats, or with one at which it matters."""
    counts = sorted(seats or game.seats, key=lambda n: (n != game.default_seats, n))
    found = [Variant(n, {}) for n in sorted(counts)]
    for name, option in game.options.items():
        for choice in option.choices:
            if choice != option.default:
                where = [n for n in counts if _matters(game, n, {name: choice})]
                found.append(Variant((where or counts)[0], {name: choice}))
    return found


def _matters(game: Game, seats: int, options: Mapping[str, Choice]) -> bool:
    """Return True if the options change any of some random games with this number of seats."""
    return any(
        _random_game(game, seats, {}, seed) != _random_game(game, seats, options, seed)
        for seed in range(_TRIES)
    )


def _random_game(
    game: Game, seats: int, options: Mapping[str, Choice], seed: int
) -> tuple[list[str], list[dict[str, int]]]:
    table = game.new(seats=seats, seed=seed, **options)
    rng = Random(seed)
    while not table.over:
        table.play(rng.choice(table.legal()))
    return list(table.actions), table.scores()


def study(
    game: str | Game,
    games: int = 200,
    *,
    bot: str = "greedy",
    seats: Sequence[int] | None = None,
    seed: int = 1,
    cores: int | None = None,
    on_step: Callable[[int, int], None] | None = None,
) -> Study:
    """Let a bot play `games` games of every variant."""
    found = game_named(game) if isinstance(game, str) else game
    bots.bot(bot, found, seed=0)
    seed = check_seeds(seed, games)
    variants = variants_of(found, seats)
    jobs = [
        Job(found.name, found.check_options(v.options), (bot,) * v.seats, seed + g, i)
        for i, v in enumerate(variants)
        for g in range(games)
    ]
    by_variant: dict[int, list[Result]] = defaultdict(list)
    for done, result in enumerate(play_all(jobs, cores, chunk=8), 1):
        by_variant[result.job.deal].append(result)
        if on_step:
            on_step(done, len(jobs))
    return Study(
        found.name,
        bot,
        tuple(_found(v, by_variant[i]) for i, v in enumerate(variants)),
    )


def _found(variant: Variant, results: Sequence[Result]) -> Found:
    n = len(results)
    seats = range(variant.seats)
    won = [sum(1 / len(r.winners) for r in results if i in r.winners) for i in seats]
    parts: dict[str, list[float]] = defaultdict(list)
    winner_parts: dict[str, list[float]] = defaultdict(list)
    for r in results:
        for i in seats:
            for part, points in r.scores[i].items():
                if part != "total":
                    parts[part].append(points)
                    if i in r.winners:
                        winner_parts[part].append(points)
    return Found(
        variant,
        n,
        tuple(wilson(w, n) for w in won),
        tuple(Mean.of([r.totals[i] for r in results]) for i in seats),
        Mean.of([r.steps for r in results]),
        wilson(sum(not r.winners for r in results), n),
        wilson(sum(len(r.winners) > 1 for r in results), n),
        {part: Mean.of(values) for part, values in parts.items()},
        {part: Mean.of(values) for part, values in winner_parts.items()},
        _verbs(results),
        tuple(r.steps for r in results),
        tuple(t for r in results for t in r.totals),
    )


def _verbs(results: Sequence[Result]) -> tuple[tuple[str, int, Rate], ...]:
    """Count the actions that seats take in some games and not in others, and how often such a seat
    won. The last word belongs to the action if it is a name, as in `buy crow rocket`."""
    did: Counter[str] = Counter()
    won: Counter[str] = Counter()
    seats = 0
    for r in results:
        by_seat: dict[int, set[str]] = defaultdict(set)
        for seat, action in zip(r.seats, r.actions, strict=True):
            by_seat[seat].add(_deed(action))
        for seat in range(len(r.job.bots)):
            seats += 1
            for deed in by_seat[seat]:
                did[deed] += 1
                won[deed] += seat in r.winners
    often = [deed for deed, n in did.items() if _RARE <= n <= seats - _RARE]
    rated = [(deed, did[deed], wilson(won[deed], did[deed])) for deed in often]
    return tuple(sorted(rated, key=lambda x: -x[2].share))


def _deed(action: str) -> str:
    """Return an action without its numbers and places."""
    words = [w for w in action.split() if not any(c.isdigit() or c == "-" for c in w[:2])]
    return " ".join(words)


def _word(value: Choice) -> str:
    """Return the message id of an option or a choice."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _seat(lang: str, seat: int) -> str:
    return say(lang, "seat", number=seat + 1)


def _parts_of(f: Found, game: Game, lang: str) -> list[Part]:
    alt = altair()
    heads = ("study-seat", "study-won", "study-points")
    seats = [tuple(say(lang, head) for head in heads)]
    for i, (rate, mean) in enumerate(zip(f.by_seat, f.points, strict=True)):
        seats.append((_seat(lang, i), rate.text(lang), mean.text(lang)))
    shown: list[Part] = [
        Heading(f.variant.name(game, lang), f.summary(lang)),
        Grid(seats),
        Chart(_seat_chart(alt, f, lang)),
        Chart(_histogram(alt, f.lengths, say(lang, "study-decisions"))),
        Chart(_histogram(alt, f.totals, say(lang, "study-points-of-seat"))),
    ]
    if len(f.parts) > 1:
        shown += [Heading(say(lang, "study-parts")), Grid(_part_rows(f, game, lang))]
    if f.verbs:
        heads = ("study-deed", "study-deed-seats", "study-won")
        deeds = [tuple(say(lang, head) for head in heads)]
        for verb, n, rate in (*f.verbs[:12], *f.verbs[12:][-12:]):
            deeds.append((verb, str(n), rate.text(lang)))
        title, text = say(lang, "study-winners"), say(lang, "study-winners-text")
        shown += [Heading(title, text), Grid(deeds)]
    return shown


def _part_rows(f: Found, game: Game, lang: str) -> list[tuple[str, ...]]:
    """Return the sources of points, in the game's own words."""
    rows = [tuple(say(lang, f"study-{head}") for head in ("part", "points", "points-of-winners"))]
    for part, mean in f.parts.items():
        winners = f.winner_parts.get(part)
        rows.append(
            (_part_name(game, part, lang), mean.text(lang), winners.text(lang) if winners else "-")
        )
    return rows


def _part_name(game: Game, part: str, lang: str) -> str:
    """Return the name of a part of the score; `round3` is `round` with a number."""
    word = part.rstrip("0123456789")
    args = {"number": int(part[len(word) :])} if word != part else {}
    message = f"score-{word}".replace("_", "-")
    return game.words.say(lang, message, args) if game.words.has(lang, message) else part


def _seat_chart(alt: ModuleType, f: Found, lang: str) -> TopLevelMixin:
    """Draw how often each seat won, with its interval."""
    seats = [
        {"seat": str(i + 1), "won": r.share, "low": r.low, "high": r.high}
        for i, r in enumerate(f.by_seat)
    ]
    title = say(lang, "study-seat")
    base = alt.Chart(alt.Data(values=seats)).encode(y=alt.Y("seat:N", title=title))
    won = alt.X("won:Q", title=say(lang, "report-won"), axis=alt.Axis(format="%"))
    interval = base.mark_rule(strokeWidth=3).encode(x="low:Q", x2="high:Q")
    return (base.mark_bar(color="#4f8ef7").encode(x=won) + interval).properties(width=600)


def _histogram(alt: ModuleType, values: Sequence[int], title: str) -> TopLevelMixin:
    return (
        alt.Chart(alt.Data(values=[{"x": v} for v in values[:20000]]))
        .mark_bar(color="#2bb3a3")
        .encode(
            x=alt.X("x:Q", bin=alt.Bin(maxbins=40), title=title), y=alt.Y("count()", title=None)
        )
        .properties(width=600, height=160)
    )
