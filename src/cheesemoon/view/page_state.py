"""Everything that a page shows of a table, built once for all viewers of one kind.

Viewers with the same seats, language and window see the same page.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from cheesemoon.core import Steps, Table
from cheesemoon.core.draw.svg import Drawing, Group, Picture
from cheesemoon.core.game import drawing

from .ask_bar import render_ask_bar
from .delayed import delay_for
from .log import build_items, count_common, list_versions
from .messages import WORDS
from .model import PageState, TableState, Viewer
from .people_strip import (
    Person,
    list_people,
    render_chat,
    render_headings,
    render_plain_panel,
    render_strip,
)
from .templates import PartView, render_part

_LONG = 'data-long="1"'


class StepsView(PartView, frozen=True):
    """The values of the template of the steps of a turn."""

    template = "steps"

    head: str
    steps: tuple[str, ...]
    current: int | None


def add_names(table: Table, state: TableState, lang: str) -> Table:
    """Return the table with the names of its players."""
    return table.named(state.names(lang, WORDS))


def choose_viewpoint(table: Table, viewer: Viewer) -> tuple[int | None, bool]:
    """Return the seat that the picture is drawn for, and whether the screen must be passed on.

    A screen that is shared by seats with secrets is covered until the acting player takes it.
    """
    if not viewer.held:
        return None, False
    acting = table.seat
    mine = acting if acting in viewer.held else viewer.held[0]
    if len(viewer.held) > 1 and acting in viewer.held:
        views = [table.view(seat) for seat in viewer.held]
        if any(view != views[0] for view in views) and viewer.peek != acting:
            return None, True
    return mine, False


def build_page(live: TableState, viewer: Viewer) -> PageState:
    """Return everything that this viewer sees now."""
    state = delay_for(live, viewer.held)
    kept = state.pages.last(viewer)
    if kept is not None and kept.serial == state.serial:
        return kept
    table = add_names(state.table, state, viewer.lang)
    seat, covered = choose_viewpoint(table, viewer)
    acting = table.seat
    mine = acting is not None and acting in viewer.held and not state.seats[acting].plays
    alone = len(viewer.held) == 1 and seat != acting  # a bot's choices and a shared screen: no
    seen_by = seat if mine or alone else None
    picture = drawing.board(table, seen_by, viewer.lang, viewer.tall)
    people = list_people(state, table, viewer, table.totals())
    panels = _draw_panels(state, table, viewer, seen_by, people)
    versions = list_versions(state.plies, kept.versions if kept else [])
    log = _build_log(state, table, viewer, kept, versions)
    steps = table.steps(viewer.lang)
    shown = (picture, *panels)
    asks = mine and not covered
    parts = {
        "steps": render_steps(steps, viewer.lang),
        "ask": render_ask_bar(state, table, viewer, asks, covered, shown),
        "strip": render_strip(state.game, viewer.lang, people),
        "chat": render_chat(state, table, viewer),
    }
    parts.update(render_headings(viewer.lang, people))
    page = PageState(
        state.serial,
        state.version,
        parts,
        picture,
        panels,
        log,
        versions,
        _stamp(parts, shown, log),
        mine,
        acting,
        table.title(viewer.lang),
        table.names,
        steps.head if steps else "",
    )
    # A long action may be replayed slowly while the table goes on.
    state.pages.keep(viewer, page, for_replay=bool(log) and _LONG in log[-1][:200])
    return page


def _build_log(
    state: TableState, table: Table, viewer: Viewer, kept: PageState | None, versions: list[int]
) -> list[str]:
    """Return the items of the log. Those of the last page are used again."""
    made: list[str] = []
    if kept is not None and kept.names == table.names:
        made = kept.log[: count_common(kept.versions, versions)]
    head = kept.head if kept is not None and len(made) == len(kept.log) else None
    return build_items(state, table, viewer.lang, made, head)


def render_steps(steps: Steps | None, lang: str) -> str:
    """Return the steps of the turn as markup; "" if the game has none."""
    if steps is None:
        return ""
    return render_part(StepsView(steps.head, tuple(steps.steps), steps.current), lang)


def _draw_panels(
    state: TableState, table: Table, viewer: Viewer, seat: int | None, people: Sequence[Person]
) -> list[Drawing]:
    """Return the panel of each seat, and of an opponent without a seat."""
    return [
        drawing.panel(table, of, seat, viewer.lang, is_folded(state, viewer, of))
        or render_plain_panel(state.game, viewer.lang, of, person)
        for of, person in enumerate(people)
    ]


def is_folded(state: TableState, viewer: Viewer, of: int) -> bool:
    """Return True if the panel of a seat shows only what other players must know.

    Own panels are whole. A spectator, or a viewer with several seats, sees the whole panel of the
    acting player only: the log needs room too.
    """
    whole = viewer.held or range(len(state.seats))
    return of not in whole or (len(whole) > 1 and of != state.table.seat)


def _stamp(parts: dict[str, str], drawings: Sequence[Drawing], log: list[str]) -> str:
    """Return a hash of the page. A page that reconnects with its stamp is sent only changes."""
    drawn = [part.mark if isinstance(part, Group | Picture) else part.encode() for part in drawings]
    said = "\0".join((*parts.values(), str(len(log)), *log[-3:]))
    return hashlib.blake2b(b"".join((*drawn, said.encode())), digest_size=8).hexdigest()
