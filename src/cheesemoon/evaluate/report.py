"""The report of an evaluation, as JSON and as a page that needs nothing else."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import cast

_STYLE = (
    "body{font:16px/1.5 system-ui;margin:2rem auto;max-width:46rem;padding:0 1rem}"
    "table{border-collapse:collapse}td,th{padding:.3rem .8rem;border-bottom:1px solid #8886;"
    "text-align:left}.bar{position:relative;height:1.5rem;background:#8883;border-radius:.3rem}"
    ".bar i,.bar b{position:absolute;top:0;bottom:0}.bar i{background:#38c8}.bar b{width:2px;"
    "background:currentColor}"
)


def write(path: Path, text: str) -> None:
    """Write a file completely or not at all."""
    draft = path.with_name(path.name + ".draft")
    draft.write_text(text, "utf-8")
    draft.replace(path)


def as_json(report: Mapping[str, object]) -> str:
    """Return a report as JSON."""
    return json.dumps(report, indent=1, ensure_ascii=False) + "\n"


def as_page(report: Mapping[str, object]) -> str:
    """Return a report as HTML."""
    rows = "".join(
        f"<tr><th>{escape(name)}</th><td>{escape(_shown(value))}</td></tr>"
        for name, value in report.items()
        if value is not None
    )
    title = escape(f"{report['agent']}: {report['task']}")
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title>"
        f"<style>{_STYLE}</style><h1>{title}</h1>{_bar(report)}<table>{rows}</table></html>\n"
    )


def _bar(report: Mapping[str, object]) -> str:
    """Draw a share with its interval; nothing for points."""
    low, high = cast("list[float | None]", report["interval"])
    if report["measure"] != "share" or low is None or high is None:
        return ""
    score = cast("float", report["score"])
    label = f"{score:.1%} ({low:.1%} to {high:.1%})"
    return (
        f'<p>{label}</p><div class=bar role=img aria-label="{label}">'
        f'<i style="left:{100 * low:.1f}%;width:{100 * (high - low):.1f}%"></i>'
        f'<b style="left:{100 * score:.1f}%"></b></div>'
    )


def _shown(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name}: {_shown(each)}" for name, each in value.items())
    if isinstance(value, list):
        return ", ".join(map(_shown, value)) or "-"
    return str(value)
