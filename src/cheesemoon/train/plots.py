"""The results of a course as a page with plots: loss, calibration, strength by round."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from cheesemoon.arena.report import Chart, Grid, Heading, Part, altair, page
from cheesemoon.bots.texts import percent
from cheesemoon.games import game as game_named

from .course import Course, Round
from .errors import say

if TYPE_CHECKING:
    from altair import TopLevelMixin

_WIDE = 600


def course_page(course: Course, lang: str = "en") -> str:
    """Return the whole page."""
    alt = altair()
    rounds = course.rounds
    title = game_named(course.plan.game).title(lang)
    parts: list[Part] = [
        Heading(say(lang, "train-strength"), say(lang, "train-strength-text")),
        Grid(_rows(rounds, lang)),
        Chart(_strength(alt, rounds, lang)),
        Heading(say(lang, "train-loss"), say(lang, "train-loss-text")),
        Chart(_loss(alt, rounds, lang)),
        Heading(say(lang, "train-calibration"), say(lang, "train-calibration-text")),
        Chart(_calibration(alt, rounds, lang)),
    ]
    head = say(lang, "train-title", game=title, seats=course.plan.seats)
    return page(head, parts, lang)


def _rows(rounds: list[Round], lang: str) -> list[tuple[str, ...]]:
    heads = ("round", "examples", "against", "games", "share", "points", "kept-head")
    rows = [tuple(say(lang, f"train-{head}") for head in heads)]
    for r in rounds:
        c = r["contest"]
        share, low, high = (percent(lang, c[key], 1) for key in ("share", "low", "high"))
        rows.append(
            (
                str(r["round"]),
                str(r["examples"]),
                r["against"],
                str(c["games"]),
                f"{share} ({low} – {high})",
                f"{c['points']:+.1f}",
                say(lang, "train-yes" if r["kept"] else "train-no"),
            )
        )
    return rows


def _strength(alt: ModuleType, rounds: list[Round], lang: str) -> TopLevelMixin:
    values = [
        {"round": r["round"], **{key: r["contest"][key] for key in ("share", "low", "high")}}
        for r in rounds
    ]
    base = alt.Chart(alt.Data(values=values)).encode(
        x=alt.X("round:O", title=say(lang, "train-round"))
    )
    share = alt.Y(
        "low:Q",
        title=say(lang, "train-share"),
        scale=alt.Scale(domain=[0, 1]),
        axis=alt.Axis(format="%"),
    )
    half = alt.Chart(alt.Data(values=[{"half": 0.5}])).mark_rule(strokeDash=[4, 4])
    return (
        base.mark_rule(strokeWidth=3).encode(y=share, y2="high:Q")
        + base.mark_point(size=80, filled=True, color="#e5484d").encode(y="share:Q")
        + half.encode(y="half:Q")
    ).properties(width=_WIDE)


def _loss(alt: ModuleType, rounds: list[Round], lang: str) -> TopLevelMixin:
    values = [
        {"epoch": i + 1, "loss": loss, "of": f"{r['round']}: {say(lang, f'train-{of}')}"}
        for r in rounds
        for i, pair in enumerate(r["losses"])
        for of, loss in zip(("learned-from", "held-out"), pair, strict=True)
    ]
    return (
        alt.Chart(alt.Data(values=values))
        .mark_line(point=True)
        .encode(
            x=alt.X("epoch:Q", title=say(lang, "train-epoch")),
            y=alt.Y("loss:Q", title=say(lang, "train-loss"), scale=alt.Scale(zero=False)),
            color=alt.Color("of:N", title=None),
        )
        .properties(width=_WIDE)
    )


def _calibration(alt: ModuleType, rounds: list[Round], lang: str) -> TopLevelMixin:
    values = [
        {"predicted": predicted, "real": real, "round": str(r["round"])}
        for r in rounds
        for predicted, real, _ in r["calibration"]
    ]
    even = alt.Chart(alt.Data(values=[{"x": 0, "y": 0}, {"x": 1, "y": 1}]))
    points = alt.Chart(alt.Data(values=values)).mark_line(point=True)
    return (
        even.mark_line(strokeDash=[4, 4], color="gray").encode(x="x:Q", y="y:Q")
        + points.encode(
            x=alt.X("predicted:Q", title=say(lang, "train-predicted"), axis=alt.Axis(format="%")),
            y=alt.Y("real:Q", title=say(lang, "train-real"), axis=alt.Axis(format="%")),
            color=alt.Color("round:N", title=say(lang, "train-round")),
        )
    ).properties(width=_WIDE)
