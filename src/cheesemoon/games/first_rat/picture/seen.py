"""The data that a picture shows, read from the record once, because reading a record is slow."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from cheesemoon.core import Event, Table
from cheesemoon.core.rules.fast_fields import Numbers

from .. import content as c, scoring, state as st, ways
from ..telling.twins import twin_rats
from . import layout as lay

_READ = Numbers(
    st.Junkyard.dtype,
    ("players", "turn", "phase", "round_no", "ending", "edition", "steps", "ran_rat", "ran_end",
     "runs", "pack", "path", "score_tile", "hamster", "frog", "crow", "library", "plans", "seats",
     "holder"),
)  # fmt: skip


class Side(NamedTuple):
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
    supers: tuple[int, ...]  # for each token: the rat that wears it, plus 1
    placed: int
    spaces: tuple[tuple[int, ...], ...]  # the spaces of its pieces, by track

    @property
    def sign(self) -> int:
        """Return the number of its sign and colour."""
        return sign_of(self.number, self.robot)

    @property
    def key(self) -> str:
        """Return its name in ids."""
        return "robot" if self.robot else str(self.number)


def sign_of(number: int, robot: bool) -> int:
    """Return the sign of a side. The robot has that of the fifth seat."""
    return 4 if robot else number


def tokens(supers: tuple[int, ...], rat: int) -> tuple[str, ...]:
    """Return the super-rat tokens that a rat wears."""
    return tuple([c.COMICS[c.USUAL + i] for i, bearer in enumerate(supers) if bearer == rat + 1])


class Run(NamedTuple):
    """A finished run: side, rat, first and last space, and the chain of pipes."""

    side: int
    rat: int  # -1: the robot's rats are known by their spaces only
    begin: int
    end: int
    chain: int


class Seen:
    """A table as one viewer sees it."""

    def __init__(self, table: Table, seat: int | None, lang: str, raw: bytes) -> None:
        s = _READ.read(raw)
        self.table, self.lang, self.seat = table, lang, seat
        self.players: int = s.players
        self.turn: int = s.turn
        self.phase: int = s.phase
        self.round: int = s.round_no
        self.ending: int = s.ending
        self.edition: int = s.edition
        self.steps: int = s.steps
        # rats that ran this turn, with their last spaces
        self.ran = tuple(zip(s.ran_rat, s.ran_end, strict=True))[: s.runs]
        self.pack: int = s.pack
        self.looking: int = max(self.turn, 0) if seat is None else seat
        acts = seat is not None and seat == self.turn
        self.acts: Sequence[str] = table.legal() if acts else ()  # what this viewer may do
        self.may = frozenset(self.acts)
        self.path: tuple[int, ...] = s.path
        self.score_tiles: tuple[int, ...] = s.score_tile
        self.hamster = _names(s.hamster, c.COLOURS)
        self.frog: int = s.frog
        self.crow = _names(s.crow, c.CAPS)
        self.library = _names(s.library, c.COMICS)
        self.plans: tuple[int, ...] = s.plans
        self.solo = self.players == 1
        self.sides = [
            _side(i, self.solo and i == c.ROBOT, s.seats[i], s.holder)
            for i in range(2 if self.solo else self.players)
        ]
        self.seats = self.sides[: self.players]
        self.robot = self.sides[c.ROBOT] if self.solo else None
        self.last_runs = last_turn(table, self.solo)

    @property
    def twins(self) -> tuple[int, ...]:
        """Return the rats that may run from the start like another rat there."""
        if not self.acts:
            return ()
        me = self.sides[self.turn]
        return twin_rats(self.acts, me.rats, me.supers)

    def points(self, side: int) -> int:
        """Return the points of a side as if the game ended now."""
        return int(scoring.total(self.table.state, side))

    def value(self, track: int, space: int) -> int:
        """Return the value of a space of a track, counted from 0 (FR-8)."""
        return int(c.VALUES[self.score_tiles[track], track, space])

    def next_space(self, track: int) -> int:
        """Return the space for the next marker of a track, counted from 0 (FR-52)."""
        taken = {space for side in self.sides for space in side.spaces[track]}
        for space in range(c.LAST_SPACE):
            if not c.COVERED[self.players, space] and space + 1 not in taken:
                return space
        return c.LAST_SPACE

    def next_value(self, track: int) -> int:
        """Return the points of the next marker on a track."""
        return self.value(track, self.next_space(track))


def seen_by(table: Table, seat: int | None, lang: str) -> Seen:
    """Return the table as that seat sees it. The latest result is cached, because the board and all
    panels ask for it."""
    global _latest
    raw = table.raw
    key = (raw, seat, lang)
    if _latest is None or _latest[1].table is not table or _latest[0] != key:
        _latest = (key, Seen(table, seat, lang, raw))
    return _latest[1]


_latest: tuple[tuple[bytes, int | None, str], Seen] | None = None


@lru_cache(maxsize=1000)
def _names(things: tuple[int, ...], names: Sequence[str]) -> tuple[str, ...]:
    return tuple([names[thing - 1] for thing in things if thing])


class _Owned(Protocol):
    """The fields of a seat, as plain numbers."""

    rats: tuple[int, ...]
    light: int
    burrow: int
    goods: tuple[int, ...]
    mouldy: int
    nuts: int
    drinks: int
    empties: int
    packs: tuple[int, ...]
    caps: tuple[int, ...]
    comics: tuple[int, ...]
    supers: tuple[int, ...]
    placed: int
    last: tuple[int, ...]


@lru_cache(maxsize=500)
def _side(number: int, robot: bool, has: _Owned, holder: tuple[tuple[int, ...], ...]) -> Side:
    """Return one side. Cached, because an action changes few sides."""
    return Side(
        number,
        robot,
        has.rats[: c.RATS],
        has.light,
        has.burrow,
        has.goods,
        has.mouldy,
        has.nuts,
        has.drinks,
        has.empties,
        _names(has.packs, c.COLOURS),
        _names(has.caps, c.CAPS),
        _names(has.comics, c.COMICS),
        has.supers,
        has.placed,
        tuple(
            [
                tuple([at + 1 for at, side in enumerate(holder[track]) if side == number + 1])
                + (c.TRACK_SPACES,) * has.last[track]
                for track in range(len(c.TRACKS))
            ]
        ),
    )


# --- what happened --------------------------------------------------------------------------------

FAR_BACK = 40  # number of actions; a turn has fewer


def runs_of(events: list[Event], robot: int | None) -> list[Run]:
    """Return the runs among the events of one action."""
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


def last_turn(table: Table, solo: bool) -> list[Run]:
    """Return the runs of the side that ran last: of the current turn, or else of the one before."""
    robot = c.ROBOT if solo else None
    found: list[Run] = []
    for events in reversed(table.events[-FAR_BACK:]):
        runs = runs_of(events, robot)
        if robot is not None and any(run.side == robot for run in runs):
            runs = [run for run in runs if run.side == robot]
        if found and runs and runs[-1].side != found[0].side:
            break
        found = [*runs, *found]
        if found and (found[0].side == robot or any(e.name == "round" for e in events)):
            break
    return found
