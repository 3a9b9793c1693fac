"""What a picture shows of a table, read from the record once: each look at a record is slow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cheesemoon.core import Table

from ..content import CAPS, COLOURS, COMICS, RATS, ROBOT, TRACK_SPACES, TRACKS, USUAL
from ..phrases import say
from ..scoring import total
from ..state import CREW


@dataclass(slots=True)
class Side:
    """A seat, or the robot."""

    number: int
    robot: bool
    name: str
    points: int
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
    spaces: list[tuple[int, ...]]  # those of its pieces, by track

    @property
    def sign(self) -> int:
        """Whose sign and colour it has: the robot has those of the fifth seat."""
        return 4 if self.robot else self.number

    @property
    def key(self) -> str:
        """For ids."""
        return "robot" if self.robot else str(self.number)

    def tokens(self, rat: int) -> list[str]:
        """The super-rats that one of its rats is."""
        return [COMICS[USUAL + i] for i, bearer in enumerate(self.supers) if bearer == rat + 1]

    def on_path(self) -> list[tuple[int, int]]:
        """Rats that can be seen on the path, with their spaces."""
        return [(rat, at) for rat, at in enumerate(self.rats) if at < CREW - 1]


class Seen:
    """A table as one pair of eyes sees it."""

    def __init__(self, table: Table, seat: int | None, lang: str) -> None:
        s = table.state
        self.table, self.lang = table, lang
        self.players = int(s["players"])
        self.turn = int(s["turn"])
        self.phase = int(s["phase"])
        self.round = int(s["round_no"])
        self.ending = int(s["ending"])
        self.edition = int(s["edition"])
        self.looking = max(self.turn, 0) if seat is None else seat
        self.acts: Sequence[str] = (
            table.legal() if seat is not None and seat == self.turn else ()
        )  # what this pair of eyes may do
        self.may = frozenset(self.acts)
        self.path = tuple(s["path"].tolist())
        self.score_tiles = tuple(s["score_tile"].tolist())
        self.hamster = _names(s["hamster"].tolist(), COLOURS)
        self.frog = int(s["frog"])
        self.crow = _names(s["crow"].tolist(), CAPS)
        self.library = _names(s["library"].tolist(), COMICS)
        self.plans = s["plans"].tolist()
        self.solo = self.players == 1
        self.sides = _sides(s, table, lang, 2 if self.solo else self.players)
        self.seats = self.sides[: self.players]
        self.robot = self.sides[ROBOT] if self.solo else None


def _names(things: list[int], names: Sequence[str]) -> tuple[str, ...]:
    return tuple([names[thing - 1] for thing in things if thing])


def _sides(s: Any, table: Table, lang: str, count: int) -> list[Side]:
    seats = s["seats"]
    fields = {name: seats[name].tolist() for name in seats.dtype.names}
    holder = s["holder"].tolist()
    found = []
    for i in range(count):
        robot = count == 2 and i == ROBOT and table.players == 1
        found.append(
            Side(
                i,
                robot,
                say(lang, "robot") if robot else table.player(i, lang),
                int(total(s, i)),
                tuple(fields["rats"][i][:RATS]),
                fields["light"][i],
                fields["burrow"][i],
                tuple(fields["goods"][i]),
                fields["mouldy"][i],
                fields["nuts"][i],
                fields["drinks"][i],
                fields["empties"][i],
                _names(fields["packs"][i], COLOURS),
                _names(fields["caps"][i], CAPS),
                _names(fields["comics"][i], COMICS),
                tuple(fields["supers"][i]),
                [
                    tuple([at + 1 for at, side in enumerate(holder[track]) if side == i + 1])
                    + (TRACK_SPACES,) * fields["last"][i][track]
                    for track in range(len(TRACKS))
                ],
            )
        )
    return found
