"""What a picture shows of a table, read from the record once: each look at a record is slow."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from cheesemoon.core import Event, Table

from .. import content as c, scoring, ways
from . import layout as lay


@dataclass(slots=True, frozen=True)
class Side:
    """A seat, or the robot."""

    number: int
    robot: bool
    rats: tuple[int, ...]
    light: int
    burrow: int
    goods: tuple[int, ...]
    mouldy: int
    nuts: int
    drinks: int
    empties: int
    packs: tuple[str, ...]
    caps: tuple[str, ...]
    comics: tuple[str, ...]
    supers: tuple[int, ...]  # rat + 1 that bears each token
    placed: int
    spaces: tuple[tuple[int, ...], ...]  # those of its pieces, by track

    @property
    def sign(self) -> int:
        """Whose sign and colour it has: the robot has those of the fifth seat."""
        return 4 if self.robot else self.number

    @property
    def key(self) -> str:
        """For ids."""
        return "robot" if self.robot else str(self.number)

    def tokens(self, rat: int) -> tuple[str, ...]:
        """The super-rats that one of its rats is."""
        return tuple(
            [c.COMICS[c.USUAL + i] for i, bearer in enumerate(self.supers) if bearer == rat + 1]
        )

    def on_path(self) -> list[tuple[int, int]]:
        """Rats that can be seen on the path, with their spaces."""
        return [(rat, at) for rat, at in enumerate(self.rats) if at <= c.SPACES]


class Run(NamedTuple):
    """A run that is over: whose, which rat, from where, to where, through which pipes."""

    side: int
    rat: int  # -1: the robot's rats are told apart by their places only
    begin: int
    end: int
    chain: int


class Seen:
    """A table as one pair of eyes sees it."""

    def __init__(self, table: Table, seat: int | None, lang: str) -> None:
        s = table.state
        self.table, self.lang, self.seat = table, lang, seat
        self.players = int(s["players"])
        self.turn = int(s["turn"])
        self.phase = int(s["phase"])
        self.round = int(s["round_no"])
        self.ending = int(s["ending"])
        self.edition = int(s["edition"])
        self.steps = int(s["steps"])
        self.ran = tuple(zip(s["ran_rat"].tolist(), s["ran_end"].tolist(), strict=True))[
            : int(s["runs"])
        ]  # rats that ran this turn, with where to
        self.pack = int(s["pack"])
        self.looking = max(self.turn, 0) if seat is None else seat
        self.acts: Sequence[str] = (
            table.legal() if seat is not None and seat == self.turn else ()
        )  # what this pair of eyes may do
        self.may = frozenset(self.acts)
        self.path = tuple(s["path"].tolist())
        self.score_tiles = tuple(s["score_tile"].tolist())
        self.hamster = _names(s["hamster"].tolist(), c.COLOURS)
        self.frog = int(s["frog"])
        self.crow = _names(s["crow"].tolist(), c.CAPS)
        self.library = _names(s["library"].tolist(), c.COMICS)
        self.plans = tuple(s["plans"].tolist())
        self.solo = self.players == 1
        self.sides = _sides(s, 2 if self.solo else self.players, self.solo)
        self.seats = self.sides[: self.players]
        self.robot = self.sides[c.ROBOT] if self.solo else None

    def points(self, side: int) -> int:
        """As if the game ended now."""
        return int(scoring.total(self.table.state, side))

    def value(self, track: int, space: int) -> int:
        """FR-8: what a space of a track, counted from 0, is worth."""
        return int(c.VALUES[self.score_tiles[track], track, space])

    def next_space(self, track: int) -> int:
        """FR-52: where the next marker of a track goes, counted from 0."""
        taken = {space for side in self.sides for space in side.spaces[track]}
        for space in range(c.LAST_SPACE):
            if not c.COVERED[self.players, space] and space + 1 not in taken:
                return space
        return c.LAST_SPACE

    def next_value(self, track: int) -> int:
        """What the next marker on a track brings."""
        return self.value(track, self.next_space(track))


def seen_by(table: Table, seat: int | None, lang: str) -> Seen:
    """A table as that seat sees it; the board and all panels ask one after another."""
    global _latest
    key = (table.state.tobytes(), seat, lang)
    if _latest is None or _latest[1].table is not table or _latest[0] != key:
        _latest = (key, Seen(table, seat, lang))
    return _latest[1]


_latest: tuple[tuple[bytes, int | None, str], Seen] | None = None


def _names(things: list[int], names: Sequence[str]) -> tuple[str, ...]:
    return tuple([names[thing - 1] for thing in things if thing])


_KEPT = 64
_last: dict[tuple[bytes, bytes, int], list[Side]] = {}


def _sides(s: np.void, count: int, solo: bool) -> list[Side]:
    """All sides; the board and every panel of a table ask for the same ones."""
    key = s["seats"].tobytes(), s["holder"].tobytes(), 0 if solo else count
    found = _last.get(key)
    if found is None:
        if len(_last) > _KEPT:
            _last.clear()
        found = _last[key] = _read_sides(s, count, solo)
    return found


def _read_sides(s: np.void, count: int, solo: bool) -> list[Side]:
    seats = s["seats"]
    fields = {name: seats[name].tolist() for name in seats.dtype.names}
    holder = s["holder"].tolist()
    return [
        Side(
            i,
            solo and i == c.ROBOT,
            tuple(fields["rats"][i][: c.RATS]),
            fields["light"][i],
            fields["burrow"][i],
            tuple(fields["goods"][i]),
            fields["mouldy"][i],
            fields["nuts"][i],
            fields["drinks"][i],
            fields["empties"][i],
            _names(fields["packs"][i], c.COLOURS),
            _names(fields["caps"][i], c.CAPS),
            _names(fields["comics"][i], c.COMICS),
            tuple(fields["supers"][i]),
            fields["placed"][i],
            tuple(
                [
                    tuple([at + 1 for at, side in enumerate(holder[track]) if side == i + 1])
                    + (c.TRACK_SPACES,) * fields["last"][i][track]
                    for track in range(len(c.TRACKS))
                ]
            ),
        )
        for i in range(count)
    ]


# --- what happened --------------------------------------------------------------------------------

FAR_BACK = 40  # actions; a turn has fewer


def runs_of(events: list[Event], robot: int | None) -> list[Run]:
    """The runs that one action told."""
    found: list[Run] = []
    pipes: list[int] = []
    for event in events:
        args = event.args
        if event.name == "ran":
            pipes = []
            found.append(Run(args["seat"], args["rat"], args["begin"], args["end"], 0))
        elif event.name == "pipe":
            pipes.append(lay.PIPE_AT[args["pipe"]])
            found[-1] = found[-1]._replace(chain=ways.CHAINS.index(tuple(pipes)))
        elif event.name == "robot-ran" and robot is not None:
            found.append(Run(robot, -1, args["begin"], args["end"], 0))
    return found


def last_turn(seen: Seen) -> list[Run]:
    """The runs of whoever ran last: in the middle of a turn of this one, else of the one before."""
    robot = c.ROBOT if seen.solo else None
    found: list[Run] = []
    for events in reversed(seen.table.events[-FAR_BACK:]):
        runs = runs_of(events, robot)
        if robot is not None and any(run.side == robot for run in runs):
            runs = [run for run in runs if run.side == robot]
        if found and runs and runs[-1].side != found[0].side:
            break
        found = [*runs, *found]
        if found and (found[0].side == robot or any(e.name == "round" for e in events)):
            break
    return found
