"""From what a page shows to what it should show, in few bytes."""

from __future__ import annotations

from typing import Any

from cheesemoon.core.draw.svg import Drawing

from .log import common, in_short
from .page_state import Seen
from .svg_diff import attributes, diff, opened


def redrawn(old: Drawing, new: Drawing) -> Any:
    """A drawing that changed: a patch of the old one, or all of it if there is nothing to patch."""
    was, now = opened(old), opened(new)
    if was is None or now is None:
        return str(new)
    found: dict[str, Any] = {"parts": diff(was, now)}
    if was.opening != now.opening:
        found |= attributes(was.opening, now.opening)
    return found


def message(old: Seen | None, new: Seen) -> dict[str, Any]:
    """What a page that shows `old` must be sent; everything if it shows something unknown."""
    out: dict[str, Any] = {
        "v": new.version,
        "mine": new.mine,
        "acting": new.acting,
        "stamp": new.stamp,
    }
    if old is None:
        return out | {
            "parts": new.parts,
            "picture": str(new.picture),
            "panels": {str(i): str(panel) for i, panel in enumerate(new.panels)},
            "log": [0, in_short(new.log)],
        }
    parts = {name: text for name, text in new.parts.items() if old.parts.get(name) != text}
    if parts:
        out["parts"] = parts
    if old.picture != new.picture:
        out["picture"] = redrawn(old.picture, new.picture)
    panels = {
        str(i): redrawn(was, now)
        for i, (was, now) in enumerate(zip(old.panels, new.panels, strict=True))
        if was != now
    }
    if panels:
        out["panels"] = panels
    same = common(old.versions, new.versions) if old.names == new.names else 0
    if same < max(len(old.log), len(new.log)):
        out["log"] = [same, in_short(new.log[same:])]
    return out
