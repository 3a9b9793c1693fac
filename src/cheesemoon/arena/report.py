"""Reports as one HTML file with plots (Altair), without scripts or network.

A report is a list of parts: a heading with text, a table, or a chart.
"""

from __future__ import annotations

import html
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from cheesemoon.bots import BotError
from cheesemoon.bots.texts import say

from .tournament import Report

_STYLE = """
:root { color-scheme: dark light; --night: #12172b; --board: #1c2340; --line: #3a4470;
  --text: #f3efe2; --quiet: #aab1d0; --moon: #ffc94d; }
@media (prefers-color-scheme: light) { :root { --night: #f6f1e4; --board: #fffaf0;
  --line: #d8ccb0; --text: #20243a; --quiet: #5d6280; --moon: #b97900; } }
body { background: var(--night); color: var(--text); margin: 0 auto; max-width: 60rem;
  padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1 { color: var(--moon); } h2 { margin-top: 2rem; } p { color: var(--quiet); }
table { border-collapse: collapse; width: 100%; } .wide { overflow-x: auto; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
.chart { background: #fffaf0; border-radius: .5rem; padding: .5rem; overflow-x: auto; }
"""

_PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>{style}</style></head>
<body><h1>{title}</h1>
{body}
</body></html>
"""


if TYPE_CHECKING:
    from altair import TopLevelMixin


class NoPlots(BotError):
    """Altair is not installed."""


@dataclass(frozen=True)
class Heading:
    """A heading and some sentences."""

    title: str
    text: str = ""


@dataclass(frozen=True)
class Grid:
    """A table; the first row is its head."""

    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Chart:
    """An Altair chart."""

    chart: TopLevelMixin


Part = Heading | Grid | Chart


def altair() -> ModuleType:
    """Import the plotting library; if it is missing, say how to install it."""
    try:
        import_module("vl_convert")  # Altair draws with it
        return import_module("altair")
    except ImportError:
        raise NoPlots("no-altair") from None


def page(title: str, parts: Sequence[Part], lang: str = "en") -> str:
    """Return the HTML page."""
    body: list[str] = []
    for part in parts:
        if isinstance(part, Heading):
            body.append(f"<h2>{html.escape(part.title)}</h2><p>{html.escape(part.text)}</p>")
        elif isinstance(part, Grid):
            body.append(_grid(part))
        else:
            body.append(_chart(part))
    return _PAGE.format(lang=lang, title=html.escape(title), style=_STYLE, body="\n".join(body))


def _grid(grid: Grid) -> str:
    head, *rows = grid.rows
    cells = "".join(f"<th>{html.escape(cell)}</th>" for cell in head)
    lines = [
        "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    ]
    return f'<div class="wide"><table><tr>{cells}</tr>{"".join(lines)}</table></div>'


def _chart(part: Chart) -> str:
    """Return the chart as SVG, so that a page needs neither script nor network."""
    import vl_convert

    return f'<div class="chart">{vl_convert.vegalite_to_svg(part.chart.to_dict())}</div>'


def tournament_page(report: Report, lang: str = "en") -> str:
    """Return a page about a tournament with plots of ratings, pairings and points."""
    alt = altair()
    games, deals = len(report.results), report.deals
    parts: list[Part] = [
        Heading(say(lang, "report-standings"), say(lang, "report-deals", games=games, deals=deals)),
        Grid(report.standing_rows(lang)),
        Chart(_won_chart(alt, report, lang)),
    ]
    if report.pairings:
        parts += [
            Heading(say(lang, "report-pairings"), say(lang, "report-ahead")),
            Grid(report.pairing_rows(lang)),
            Chart(_pairing_chart(alt, report, lang)),
        ]
    parts += [
        Heading(say(lang, "report-points"), say(lang, "report-spread")),
        Chart(_points_chart(alt, report, lang)),
    ]
    return page(say(lang, "report-title", title=report.title(lang)), parts, lang)


def _won_chart(alt: ModuleType, report: Report, lang: str) -> TopLevelMixin:
    """Draw how often each bot won, with its interval."""
    won = [
        {"bot": s.bot, "won": s.won.share, "low": s.won.low, "high": s.won.high}
        for s in report.standings
    ]
    names = [s.bot for s in report.standings]
    base = alt.Chart(alt.Data(values=won)).encode(y=alt.Y("bot:N", sort=names, title=None))
    title = say(lang, "report-won")
    bars = base.mark_bar(color="#4f8ef7").encode(
        x=alt.X("won:Q", title=title, axis=alt.Axis(format="%"))
    )
    return (bars + base.mark_rule(strokeWidth=3).encode(x="low:Q", x2="high:Q")).properties(
        width=600
    )


def _pairing_chart(alt: ModuleType, report: Report, lang: str) -> TopLevelMixin:
    """Draw how often the first bot of a pairing was ahead, with its interval."""
    met = [
        {
            "pairing": f"{p.one} : {p.other}",
            "share": p.decisive.share,
            "low": p.decisive.low,
            "high": p.decisive.high,
        }
        for p in report.pairings
    ]
    base = alt.Chart(alt.Data(values=met)).encode(y=alt.Y("pairing:N", sort=None, title=None))
    half = alt.Chart(alt.Data(values=[{"half": 0.5}])).mark_rule(strokeDash=[4, 4])
    ahead = alt.X(
        "low:Q",
        scale=alt.Scale(domain=[0, 1]),
        title=say(lang, "arena-ahead"),
        axis=alt.Axis(format="%"),
    )
    return (
        base.mark_rule(strokeWidth=3).encode(x=ahead, x2="high:Q")
        + base.mark_point(size=80, filled=True, color="#e5484d").encode(x="share:Q")
        + half.encode(x="half:Q")
    ).properties(width=600)


def _points_chart(alt: ModuleType, report: Report, lang: str) -> TopLevelMixin:
    """Draw the distribution of each bot's points."""
    points = [
        {"bot": name, "points": r.totals[i]}
        for r in report.results
        for i, name in enumerate(r.job.bots)
    ]
    names = [s.bot for s in report.standings]
    return (
        alt.Chart(alt.Data(values=points[:20000]))
        .mark_boxplot(extent="min-max")
        .encode(
            x=alt.X("points:Q", title=say(lang, "arena-points")),
            y=alt.Y("bot:N", sort=names, title=None),
        )
        .properties(width=600)
    )


def write(path: Path, text: str) -> None:
    """Write a report to a file."""
    path.write_text(text, encoding="utf-8")
