"""The eight score tracks: values, markers, the robot's plans; here one builds and feeds."""

from __future__ import annotations

from cheesemoon.core.svg import (
    BOARD,
    GOOD,
    LINE,
    MOON,
    NIGHT,
    PLAYERS,
    drawn_once,
    group,
    tag,
)

from ..content import COVERED, LAST_SPACE, PLANNED, RATTONAUTS, TRACKS, VALUES
from ..phrases import say
from .seen import Seen
from .sheet import acting, box, frame, icon, piece, title, words

TRACK_TALL = 42
TRACKS_TALL = TRACK_TALL * len(TRACKS) + 12
FIRST_CELL, CELL = 212, 53


def _y(track: int) -> int:
    return TRACK_TALL * track + 26


@drawn_once
def ground(lang: str, players: int, tiles: tuple[int, ...]) -> tuple[str, ...]:
    """Names and values; covered spaces are crossed out."""
    drawn = [frame(0, TRACKS_TALL)]
    for track, name in enumerate(TRACKS):
        y = _y(track)
        label = say(lang, "track", track=name)
        drawn.append(group(icon(name, 40, y), words(58, y + 8, label), title(label)))
        for space in range(LAST_SPACE + 1):
            drawn.append(_cell(track, space, bool(COVERED[players, space]), tiles[track]))
    return tuple(drawn)


def _cell(track: int, space: int, covered: bool, tile: int) -> str:
    x, y = FIRST_CELL + CELL * space, _y(track)
    wide = CELL - 3 if space < LAST_SPACE else 98
    cell = box(x, y - 19, wide, 38, fill=LINE if covered else BOARD)
    if covered:
        cross = f"M{x + 8} {y - 12}l34 24M{x + 42} {y - 12}l-34 24"
        return cell + tag("path", d=cross, stroke=NIGHT, stroke_width=4)
    worth = int(VALUES[tile, track, space])
    return cell + words(x + 4, y + 8, worth, font_weight=700, fill=MOON)


def pieces(seen: Seen) -> list[str]:
    """What can be built, planned or fed, the robot's plans, and all markers."""
    plans = tuple(track for i, track in enumerate(PLANNED) if seen.solo and seen.plans[i])
    return [_choices(seen), _plans(plans), _markers(seen)]


def _choices(seen: Seen) -> str:
    """The name of a track does it; with the comic that saves an item there is a chip for each."""
    drawn = []
    chips: dict[str, int] = {}
    for action in seen.acts:
        verb, _, rest = action.partition(" ")
        if verb not in ("build", "feed", "plan"):
            continue
        name, *save = rest.split(" ")
        track = TRACKS.index(name or "cheese")
        label = title(seen.table.explain(action, seen.lang))
        y = _y(track)
        if save:
            at = chips.get(name, 0)
            chips[name] = at + 1
            if not at:  # the chips take the place of the name
                drawn.append(tag("rect", x=54, y=y - 19, width=154, height=38, fill=NIGHT))
            chip = box(0, -18, 74, 36, lit=True) + icon(save[1], 52, 0)
            chip += words(8, 8, "−1", font_weight=700, fill=GOOD)
            drawn.append(
                group(
                    label, chip, at=(56 + 76 * at, y), id=f"save-{name}-{save[1]}", **acting(action)
                )
            )
        else:
            ring = tag(
                "rect",
                x=20,
                y=y - 20,
                width=186,
                height=40,
                rx=10,
                fill="#fff",
                fill_opacity=0,
                stroke=MOON,
                stroke_width=3,
            )
            drawn.append(group(label, ring, id=f"track-{TRACKS[track]}", **acting(action)))
    return group(*drawn, id="track-choices")


@drawn_once
def _plans(planned: tuple[int, ...]) -> str:
    """A small diamond where the robot plans."""
    drawn = [
        tag(
            "path",
            d=f"M197 {_y(track) - 9}l9 9l-9 9l-9 -9z",
            fill=PLAYERS[4],
            stroke="#f3efe2",
            id=f"plan-{TRACKS[track]}",
        )
        for track in planned
    ]
    return group(*drawn, id="plans")


def _markers(seen: Seen) -> str:
    drawn: list[str] = []
    for track in range(len(TRACKS)):
        here = tuple([(side.key, side.sign, side.spaces[track]) for side in seen.sides])
        drawn += _markers_on(track, here)
    return group(*drawn, id="markers")


@drawn_once
def _markers_on(track: int, sides: tuple[tuple[str, int, tuple[int, ...]], ...]) -> tuple[str, ...]:
    """The markers of one track: whose, with which sign, on which spaces."""
    kind = "small" if track == RATTONAUTS else "sign"
    many = sum(spaces.count(LAST_SPACE + 1) for _, _, spaces in sides)
    drawn = []
    last = 0
    for key, sign, spaces in sides:
        for i, space in enumerate(spaces):
            x = FIRST_CELL + CELL * (space - 1) + 38.0
            if space == LAST_SPACE + 1:
                x = FIRST_CELL + CELL * LAST_SPACE + 36 + last * min(21, 50 / max(many - 1, 1))
                last += 1
            id_ = f"marker-{key}-{TRACKS[track]}-{i}"
            drawn.append(piece(id_, f"{kind}-{sign}", (x, _y(track)), ""))
    return tuple(drawn)
