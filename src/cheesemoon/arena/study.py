"""A study of a game, for its designer: is it fair, how long is it, what do its options and its
decisions do? Played by bots; what they do not see, a study does not see either."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cheesemoon.core import Choice, Game
from cheesemoon.games import game as game_named

from .match import Job, Result, play_all
from .report import Chart, Grid, Heading, Part, altair, page
from .tournament import Mean, Rate, wilson

_RARE = 20  # an action of fewer games says nothing


@dataclass(frozen=True)
class Variant:
    """One number of seats with one choice of options."""

    seats: int
    options: Mapping[str, Choice]  # those that are not at their default

    @property
    def name(self) -> str:
        """For tables and plots."""
        words = [f"{self.seats} seat(s)", *(f"{k}={_word(v)}" for k, v in self.options.items())]
        return ", ".join(words)


@dataclass(frozen=True)
class Found:
    """What games of one variant were like."""

    variant: Variant
    games: int
    by_seat: tuple[Rate, ...]  # victories, a shared one counts as its share
    points: tuple[Mean, ...]  # by seat
    length: Mean  # decisions
    lost: Rate  # nobody won
    shared: Rate  # more than one won
    parts: Mapping[str, Mean]  # where points come from, all seats
    winner_parts: Mapping[str, Mean]  # the same for winners
    verbs: tuple[tuple[str, int, Rate], ...]  # what was played: seats that did, how often they won
    lengths: tuple[int, ...] = field(repr=False)
    totals: tuple[int, ...] = field(repr=False)


@dataclass(frozen=True)
class Study:
    """All variants."""

    game: str
    bot: str
    found: tuple[Found, ...]

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
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

    def text(self) -> str:
        """A summary for a terminal."""
        lines = [f"{self.game}, played by {self.bot}"]
        for f in self.found:
            seats = "  ".join(f"seat {i}: {r}" for i, r in enumerate(f.by_seat))
            lines += ["", f"{f.variant.name}: {f.games} games, {f.length} decisions"]
            lines.append(f"  won  {seats}")
            lines.append(f"  points  {'  '.join(map(str, f.points))}")
            lines.append(f"  nobody won {f.lost}, shared {f.shared}")
        return "\n".join(lines)

    def page(self) -> str:
        """The report with plots."""
        parts: list[Part] = []
        for f in self.found:
            parts += _parts_of(f)
        return page(f"Study of {self.game}, played by {self.bot}", parts)


def variants_of(game: Game, seats: Sequence[int] | None = None) -> list[Variant]:
    """Every number of seats as it comes, and every other choice of every option with the usual
    number of seats."""
    counts = list(seats or sorted(game.seats))
    found = [Variant(n, {}) for n in counts]
    usual = game.default_seats if game.default_seats in counts else counts[0]
    for name, option in game.options.items():
        found += [Variant(usual, {name: c}) for c in option.choices if c != option.default]
    return found


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
    """Let a bot play so many games of every variant."""
    found = game_named(game) if isinstance(game, str) else game
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
    """Things that a seat does in some games and not in others, and how often such a seat won: first
    with its last word (`buy crow rocket`), if that is a name."""
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
    """An action without its numbers and places."""
    words = [w for w in action.split() if not any(c.isdigit() or c == "-" for c in w[:2])]
    return " ".join(words)


def _word(value: Choice) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _parts_of(f: Found) -> list[Part]:
    alt = altair()
    seats = [
        {"seat": str(i), "won": r.share, "low": r.low, "high": r.high}
        for i, r in enumerate(f.by_seat)
    ]
    base = alt.Chart(alt.Data(values=seats)).encode(y=alt.Y("seat:N", title="seat"))
    shown: list[Part] = [
        Heading(
            f.variant.name,
            f"{f.games} games. Decisions: {f.length}. Nobody won: {f.lost}. Shared: {f.shared}.",
        ),
        Grid(
            [
                ("seat", "won", "points"),
                *(
                    (str(i), str(r), str(m))
                    for i, (r, m) in enumerate(zip(f.by_seat, f.points, strict=True))
                ),
            ]
        ),
        Chart(
            (
                base.mark_bar(color="#4f8ef7").encode(
                    x=alt.X("won:Q", title="games won", axis=alt.Axis(format="%"))
                )
                + base.mark_rule(strokeWidth=3).encode(x="low:Q", x2="high:Q")
            ).properties(width=600)
        ),
        Chart(_histogram(alt, f.lengths, "decisions in a game")),
        Chart(_histogram(alt, f.totals, "points of a seat")),
    ]
    if len(f.parts) > 1:
        rows = [("part", "points", "points of winners")]
        for part, mean in f.parts.items():
            winners = f.winner_parts.get(part)
            rows.append((part, str(mean), str(winners) if winners else "-"))
        shown += [Heading("Where points come from"), Grid(rows)]
    if f.verbs:
        rows = [("a seat that did this in its game", "seats", "won")]
        shown_verbs = (*f.verbs[:12], *f.verbs[12:][-12:])
        rows += [(verb, str(n), str(rate)) for verb, n, rate in shown_verbs]
        shown += [
            Heading(
                "What winners do",
                "Only what some seats did and others did not. Winning and doing go together; "
                "which causes which, a table cannot say.",
            ),
            Grid(rows),
        ]
    return shown


def _histogram(alt: Any, values: Sequence[int], title: str) -> Any:
    return (
        alt.Chart(alt.Data(values=[{"x": v} for v in values[:20000]]))
        .mark_bar(color="#2bb3a3")
        .encode(
            x=alt.X("x:Q", bin=alt.Bin(maxbins=40), title=title), y=alt.Y("count()", title=None)
        )
        .properties(width=600, height=160)
    )
