"""The update that leads a page from what it shows to what it must show, in few bytes."""

from __future__ import annotations

from collections.abc import Sequence

from cheesemoon.core.draw.svg import Drawing

from .log import count_common, shorten_items
from .model import PageState
from .svg_diff import diff, diff_attributes, open_group
from .wire import DrawingPatch, Redrawn, Update


def redraw(old: Drawing, new: Drawing) -> Redrawn:
    """Return a patch of the old drawing, or the whole new one if nothing can be patched."""
    was, now = open_group(old), open_group(new)
    if was is None or now is None:
        return str(new)
    others = diff_attributes(was.opening, now.opening) if was.opening != now.opening else {}
    return DrawingPatch(diff(was, now), **others)


def redraw_panels(old: Sequence[Drawing], new: Sequence[Drawing]) -> dict[str, Redrawn]:
    """Return the panels that changed, by seat."""
    pairs = enumerate(zip(old, new, strict=True))
    return {str(seat): redraw(was, now) for seat, (was, now) in pairs if was != now}


def build_update(old: PageState | None, new: PageState) -> Update:
    """Return the update for a page that shows `old`; None stands for an unknown page."""
    update = Update(new.version, new.mine, new.acting, new.stamp)
    if old is None:
        update.parts = new.parts
        update.picture = str(new.picture)
        update.panels = {str(seat): str(panel) for seat, panel in enumerate(new.panels)}
        update.log = (0, shorten_items(new.log))
        return update
    parts = {name: text for name, text in new.parts.items() if old.parts.get(name) != text}
    update.parts = parts or None
    if old.picture != new.picture:
        update.picture = redraw(old.picture, new.picture)
    update.panels = redraw_panels(old.panels, new.panels) or None
    same = count_common(old.versions, new.versions) if old.names == new.names else 0
    if same < max(len(old.log), len(new.log)):
        update.log = (same, shorten_items(new.log[same:]))
    return update
