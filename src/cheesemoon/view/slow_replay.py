"""The slow replay of an action: a picture for each line of the log, in chapters.

The rules play a night of rats in one go, but people want to see it. So the table is drawn again
after each event of the action (`core.game.step_replay`), for the same viewer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypedDict

from cheesemoon.core import Game, Steps, Table
from cheesemoon.core.draw.svg import Drawing
from cheesemoon.core.game import drawing
from cheesemoon.core.game.step_replay import moments, told

from .frame import event_step, read_frame
from .log import (
    LONG,
    build_lines,
    describe_round,
    find_moment,
    find_moment_at,
    list_dice,
    name_events,
)
from .model import PageState, TableState, Viewer
from .page_state import add_names, is_folded, render_steps
from .update import redraw, redraw_panels
from .wire import Frame, Redrawn, ReplayStep, SlowReplay

MOST_SCENES = 400  # of a very long turn


class Scene(NamedTuple):
    """One event: what the page shows then, and its lines."""

    picture: Drawing
    panels: list[Drawing]
    steps: str  # the bar of the turn's steps
    chapter: str  # the step of the turn
    lines: str = ""  # as the log has them
    moment: str = ""  # large words for a great moment, or ""
    ply: int = 0
    events: str = ""  # the attribute that names them


def build_scenes(
    state: TableState, viewer: Viewer, page: PageState, first: int, last: int
) -> list[Scene]:
    """Return the scenes of the actions from `first` to before `last`."""
    found: list[Scene] = []
    for ply in range(first, last):
        found += _replay_action(state, viewer, page, ply)
        if len(found) > MOST_SCENES:
            break
    return found


def _replay_action(state: TableState, viewer: Viewer, page: PageState, ply: int) -> Iterator[Scene]:
    named = add_names(state.table, state, viewer.lang)
    said = state.log(viewer.lang, named.names, ply)[0]
    words = build_lines(state, named, ply, said, viewer.lang)
    happened = told(state.table.events[ply])
    dice = list_dice(state.game, state.table.events[ply])
    after = state.at(ply + 1)
    records = _records(state, ply) if sum(map(bool, words)) >= LONG else []
    if len(records) != len(words):  # few words, or no replay of this action
        great = find_moment(named, happened, viewer.lang)
        drawn = _scene(state, viewer, page, after, after.steps(viewer.lang))
        named_events = name_events(state.game, happened, dice) + describe_round(named, happened)
        yield drawn._replace(lines="".join(words), moment=great, ply=ply, events=named_events)
        return
    early = read_frame(state.game).told.first
    tables = [*_tables(state, ply, records), after]
    steps = [table.steps(viewer.lang) for table in tables]
    rounds = read_frame(state.game).rounds
    ended = max(
        (i for i, e in enumerate(happened) if rounds and e.name == rounds.event), default=-1
    )
    for i, line in enumerate(words):
        last = i == len(words) - 1
        then = tables[-1] if last else tables[i + 1 if happened[i].name in early else i]
        bar = _find_step(state.game, happened[i].name, steps[max(i - 1, 0)], steps[i])
        if line:
            great = find_moment_at(named, happened, i, viewer.lang)
            drawn = _scene(state, viewer, page, then, bar)
            one = name_events(state.game, happened[i : i + 1], dice[i : i + 1])
            if i == ended:
                one += describe_round(named, happened)
            yield drawn._replace(lines=line, moment=great, ply=ply, events=one)


def _tables(state: TableState, ply: int, records: Sequence[bytes]) -> Iterator[Table]:
    """Yield the table of each record, with the events before it. Pictures look at the past: rows of
    invaders have their names from it."""
    actions, past = state.table.actions[: ply + 1], state.table.events[:ply]
    happened = state.table.events[ply]
    told_at = [i for i, event in enumerate(happened) if event.name != "gave"]
    for at, record in zip(told_at, records, strict=True):
        yield state.start.thawed(record, actions, [*past, happened[:at]])


def _find_step(game: Game, event: str, before: Steps | None, now: Steps | None) -> Steps | None:
    """Return the steps of the turn with the step in which an event happened.

    The rules may have begun the next step when they tell the event. So take the step that the game
    names for the event, or the step of the table before, if the turn is the same.
    """
    step = event_step(game, event, bool(now and now.current))
    if now and now.current is not None and step is not None:
        return now._replace(current=step)
    if before and now and before.current and now.current and before.head == now.head:
        return before if before.current < now.current else now
    return now


def _records(state: TableState, ply: int) -> list[bytes]:
    """Return the record of the table at each event of an action."""
    gave = [e.args["number"] for e in state.table.events[ply] if e.name == "gave"]
    done = state.plies[ply]
    return moments(state.at(ply), done.action, gave if state.by_hand else (), done.record)


def _scene(
    state: TableState, viewer: Viewer, page: PageState, then: Table, bar: Steps | None
) -> Scene:
    """Return the scene of a table, without its lines."""
    table = add_names(then, state, viewer.lang)
    table.told_step = None if bar is None else bar.current
    seat = viewer.held[0] if len(viewer.held) == 1 else None
    if seat == table.seat:
        seat = None  # nothing is to be chosen in what is over
    panels = [
        drawing.panel(table, of, seat, viewer.lang, is_folded(state, viewer, of)) or page.panels[of]
        for of in range(len(page.panels))
    ]
    chapter = "" if bar is None or bar.current is None else bar.steps[bar.current]
    picture = drawing.board(table, seat, viewer.lang, viewer.tall)
    return Scene(picture, panels, render_steps(bar, viewer.lang), chapter)


def build_replay(
    state: TableState, viewer: Viewer, page: PageState, first: int, last: int
) -> SlowReplay:
    """Return the actions from `first` to before `last` as patches.

    The first patch leads from the page to the table before the actions, the others from scene to
    scene.
    """
    then = state.at(first)
    before = _scene(state, viewer, page, then, then.steps(viewer.lang))
    shown = Scene(page.picture, page.panels, page.parts["steps"], "")
    start = Frame(**_changes(shown, before))
    steps = []
    for scene in build_scenes(state, viewer, page, first, last):
        steps.append(
            ReplayStep(
                **_changes(before, scene),
                html=f'<li{scene.events}><ul class="lines">{scene.lines}</ul></li>',
                seat=state.plies[scene.ply].seat,
                ply=scene.ply + 1,
                chapter=scene.chapter,
                moment=scene.moment,
            )
        )
        before = scene
    return SlowReplay(start, steps)


class _Changes(TypedDict):
    panels: dict[str, Redrawn]
    picture: Redrawn | None
    steps: str | None


def _changes(old: Scene, new: Scene) -> _Changes:
    return {
        "panels": redraw_panels(old.panels, new.panels),
        "picture": redraw(old.picture, new.picture) if old.picture != new.picture else None,
        "steps": new.steps if old.steps != new.steps else None,
    }
