"""What an action did, slowly: a picture for each line of the log, in chapters.

The rules make a night of rats in one go; people want to see it. So a table is looked at again at
each thing that its rules told (`core.retold`), through the same eyes as now.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypedDict

from cheesemoon.core import Game, Steps, Table
from cheesemoon.core.draw.svg import Drawing
from cheesemoon.core.game import drawing
from cheesemoon.core.game.step_replay import moments, told
from cheesemoon.server.tables.room import Room

from .frame import event_step, told_first
from .log import LONG, lines_of, moment, moment_at
from .page_state import PageState, Viewer, is_folded, names_on, step_bar
from .update import redraw, redraw_panels
from .wire import Frame, Redrawn, ReplayStep, SlowReplay

MOST_SCENES = 400  # a very long turn is shown as far as this


class Scene(NamedTuple):
    """One thing that happened: what is seen then, and what is said."""

    picture: Drawing
    panels: list[Drawing]
    steps: str  # the bar of the turn's steps
    chapter: str  # the step that it belongs to
    lines: str = ""  # as the log has them
    moment: str = ""  # big words for the whole stage, if it is a big moment
    ply: int = 0


def scenes(room: Room, look: Viewer, seen: PageState, first: int, last: int) -> list[Scene]:
    """The actions from `first` to before `last`, each as it came about."""
    found: list[Scene] = []
    for ply in range(first, last):
        found += _of_action(room, look, seen, ply)
        if len(found) > MOST_SCENES:
            break
    return found


def _of_action(room: Room, look: Viewer, seen: PageState, ply: int) -> Iterator[Scene]:
    named = names_on(room.table, room, look.lang)
    said = room.log(look.lang, named.names, ply)[0]
    words = lines_of(room, named, ply, said, look.lang)
    happened = told(room.table.events[ply])
    after = room.at(ply + 1)
    records = _records(room, ply) if sum(map(bool, words)) >= LONG else []
    if len(records) != len(words):  # few words, or it cannot be told again
        great = moment(named, happened, look.lang)
        drawn = _scene(room, look, seen, after, after.steps(look.lang))
        yield drawn._replace(lines="".join(words), moment=great, ply=ply)
        return
    early = told_first(room.game)
    tables = [*(room.start.thawed(record, [], []) for record in records), after]
    steps = [table.steps(look.lang) for table in tables]
    for i, line in enumerate(words):
        last = i == len(words) - 1
        then = tables[-1] if last else tables[i + 1 if happened[i].name in early else i]
        bar = _during(room.game, happened[i].name, steps[max(i - 1, 0)], steps[i])
        if line:
            great = moment_at(named, happened, i, look.lang)
            drawn = _scene(room, look, seen, then, bar)
            yield drawn._replace(lines=line, moment=great, ply=ply)


def _during(game: Game, event: str, before: Steps | None, now: Steps | None) -> Steps | None:
    """In which step a thing happened. When it is told, the rules may already have the next step in
    mind: so it is the one that it belongs to, or in which the table stood before, if that has
    begun."""
    step = event_step(game, event, bool(now and now.current))
    if now and now.current is not None and step is not None:
        return now._replace(current=step)
    if before and now and before.current and now.current and before.head == now.head:
        return before if before.current < now.current else now
    return now


def _records(room: Room, ply: int) -> list[bytes]:
    """How the table stood at each thing that this action told."""
    gave = [e.args["number"] for e in room.table.events[ply] if e.name == "gave"]
    done = room.plies[ply]
    return moments(room.at(ply), done.action, gave if room.by_hand else (), done.record)


def _scene(room: Room, look: Viewer, seen: PageState, then: Table, bar: Steps | None) -> Scene:
    """What is seen of this table."""
    table = names_on(then, room, look.lang)
    table.told_step = None if bar is None else bar.current
    seat = look.held[0] if len(look.held) == 1 else None
    if seat == table.seat:
        seat = None  # nothing is to be chosen in what is over
    panels = [
        drawing.panel(table, of, seat, look.lang, is_folded(room, look, of)) or seen.panels[of]
        for of in range(len(seen.panels))
    ]
    chapter = "" if bar is None or bar.current is None else bar.steps[bar.current]
    picture = drawing.board(table, seat, look.lang, look.tall)
    return Scene(picture, panels, step_bar(bar, look.lang), chapter)


def build_replay(state: Room, seen: PageState, begin: Scene, scenes: list[Scene]) -> SlowReplay:
    """Return the scenes as patches: first of what the page shows, then of the scene before."""
    shown = Scene(seen.picture, seen.panels, seen.parts["steps"], "")
    start = Frame(**_changes(shown, begin))
    steps = []
    before = begin
    for scene in scenes:
        steps.append(
            ReplayStep(
                **_changes(before, scene),
                html=f'<li><ul class="lines">{scene.lines}</ul></li>',
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


def as_it_was(room: Room, look: Viewer, seen: PageState, ply: int) -> Scene:
    """The table before an action, to begin with."""
    then = room.at(ply)
    return _scene(room, look, seen, then, then.steps(look.lang))
