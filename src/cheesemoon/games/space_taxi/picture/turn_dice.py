"""The identity of each die during a turn. A position only counts dice. The picture follows each die
from the roll to its place, so that the page can animate it. The events of this turn tell what was
rolled and placed. A table without events is read from its record."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from cheesemoon.core import Event, Table

from .. import content as c, state as st

PASSENGER, FUEL_DIE, CRYSTAL = "p", "f", "s"


class Die(NamedTuple):
    """One of the ten dice."""

    kind: str
    number: int  # among the dice of its kind
    face: int  # index of a passenger's face, or a number; -1 before a roll
    placed: bool
    fresh: bool  # placed since the roll
    slot: int  # place in the tray, by face; -1: not thrown in this roll

    @property
    def id(self) -> str:
        """Return the id of the die, which lasts for the turn."""
        return f"{self.kind}{self.number}"


class TurnDice(NamedTuple):
    """All dice of this turn."""

    dice: tuple[Die, ...]
    thrown: int  # number of dice in the last roll; 0 before a roll
    thumbs: bool  # True if one of them showed a thumb

    def kind(self, kind: str, placed: bool) -> list[Die]:
        """Return the dice of a kind, on the board or in hand."""
        return [die for die in self.dice if die.kind == kind and die.placed == placed]

    def riders(self) -> list[Die]:
        """Return the dice in the taxi in the order of their windows, by species."""
        return sorted(self.kind(PASSENGER, True), key=lambda die: (die.face, die.number))


class Counted(NamedTuple):
    """The numbers of dice in the record."""

    rolled: bool  # True if the dice in hand show a face
    taxi: tuple[int, ...]
    wings: tuple[int, ...]
    passengers: tuple[int, ...]  # in hand
    fuel: tuple[int, ...]
    smuggling: int  # 0: not rolled yet
    smuggled: bool  # True if the smuggling die has left the hand


def counted(s: st.Taxi) -> Counted:
    """Return the dice of a record, or of its plain numbers."""
    taxi, wings, passengers, fuel = (
        tuple(map(int, row)) for row in (s.taxi, s.wings, s.passengers, s.fuel)
    )
    shown, left = int(s.smuggling), bool(s.smuggling_at != st.HAND)
    return Counted(bool(s.phase == st.PLACING), taxi, wings, passengers, fuel, shown, left)


def of_turn(table: Table, now: Counted) -> TurnDice:
    """Return the dice of this turn as they lie now."""
    found = _replayed(table)
    return found if found and _is_same(found, now) else _as_it_lies(now)


# --- from the events ------------------------------------------------------------------------------


class _Hand:
    """The dice while the events of the turn are replayed."""

    def __init__(self, start: TurnDice) -> None:
        self.dice = list(start.dice)
        self.thrown, self.thumbs = start.thrown, start.thumbs

    def roll(self, gave: tuple[int, ...]) -> None:
        numbers = iter(gave)
        for i, die in enumerate(self.dice):
            face = die.face
            if not die.placed:
                given = next(numbers, 0)
                face = given - 1 if die.kind == PASSENGER else given
            self.dice[i] = die._replace(face=face, fresh=False, slot=-1)
        self.dice, self.thrown, self.thumbs = _in_tray(self.dice)

    def place(self, kind: str, shows: int, becomes: int) -> None:
        lying = [die for die in self.dice if die.kind == kind and not die.placed]
        die = min((d for d in lying if d.face == shows), key=lambda d: d.slot, default=None)
        if die is not None:
            at = self.dice.index(die)
            self.dice[at] = die._replace(face=becomes, placed=True, fresh=True)

    def gather(self) -> None:
        """Remove the faces of the dice left in hand."""
        for i, die in enumerate(self.dice):
            face = die.face if die.placed or die.kind == CRYSTAL else -1
            self.dice[i] = die._replace(face=face, fresh=False, slot=-1)
        self.thrown, self.thumbs = 0, False


def _in_tray(dice: list[Die]) -> tuple[list[Die], int, bool]:
    """Return the dice in hand with their places in the tray, their number, and whether a thumb lies
    there."""
    kinds = (PASSENGER, FUEL_DIE, CRYSTAL)
    lying = [die for die in dice if not die.placed]
    order = sorted(lying, key=lambda die: (kinds.index(die.kind), die.face, die.number))
    slots = {die.id: slot for slot, die in enumerate(order)}
    thumbs = any(die.kind == PASSENGER and die.face == c.THUMB for die in lying)
    return [die._replace(slot=slots.get(die.id, -1)) for die in dice], len(lying), thumbs


def _replayed(table: Table) -> TurnDice | None:
    actions, events = table.actions, table.events
    start = _turn_start(table, actions, events)
    if start is not None:
        before, told = _FRESH, range(start, len(actions))
    else:
        before = _as_it_lies(counted(table.start().state))
        told = range(len(actions) - len(table.replayable()), len(actions))
    if told and told[-1] >= len(events):
        return None
    return _replay_steps(before, tuple([_step(actions[i], events[i]) for i in told]))


Step = tuple[str, tuple[int, ...], bool]  # the action, the numbers rolled, is a failed smuggling


def _step(action: str, events: list[Event]) -> Step:
    if action != "roll":
        return action, (), False
    gave = tuple(event.args["number"] for event in events if event.name == "gave")
    return action, gave, any(event.name == "failed" for event in events)


@lru_cache(maxsize=4096)
def _replay_steps(before: TurnDice, told: tuple[Step, ...]) -> TurnDice:
    """Return the dice after these steps. Cached, because each picture adds one step."""
    if not told:
        return before
    hand = _Hand(_replay_steps(before, told[:-1]))
    _replay_step(hand, *told[-1])
    return TurnDice(tuple(hand.dice), hand.thrown, hand.thumbs)


def _turn_start(table: Table, actions: list[str], events: list[list[Event]]) -> int | None:
    """Return the number of the first action of this turn, or None if the events do not reach
    back."""
    for i in range(min(len(actions), len(events)), 0, -1):
        for event in events[i - 1]:
            if event.name in ("scored", "broke-down"):
                return i
    fresh = len(actions) == len(table.replayable()) and not table.start().state.smuggling
    return 0 if fresh else None


def _replay_step(hand: _Hand, action: str, gave: tuple[int, ...], failed: bool) -> None:
    verb, *rest = action.split(" ")
    if verb == "roll":
        hand.roll(gave)
        if failed:
            crystal = next(die for die in hand.dice if die.kind == CRYSTAL)
            hand.place(CRYSTAL, crystal.face, crystal.face)
    elif verb == "place":
        hand.place(PASSENGER, c.FACES.index(rest[0]), c.FACES.index(rest[0]))
    elif verb == "joker":
        hand.place(PASSENGER, c.THUMB, c.FACES.index(rest[0]))
    elif verb == "fuel":
        hand.place(FUEL_DIE, int(rest[0]), int(rest[0]))
    elif verb == "smuggle":
        crystal = next(die for die in hand.dice if die.kind == CRYSTAL)
        hand.place(CRYSTAL, crystal.face, crystal.face)
    elif verb == "done":
        hand.gather()


# --- from the record ------------------------------------------------------------------------------


def _numbered(counts: tuple[int, ...]) -> Iterator[int]:
    for face, count in enumerate(counts):
        yield from [face] * count


def _as_it_lies(now: Counted) -> TurnDice:
    """Return the dice of a table without events: those on the board first, by face."""
    dice: list[Die] = []
    for kind, on_board, in_hand, all_ in (
        (PASSENGER, now.taxi, now.passengers, c.PASSENGERS),
        (FUEL_DIE, now.wings, now.fuel, c.FUEL),
    ):
        faces = [(face, True) for face in _numbered(on_board)]
        faces += [(face, False) for face in _numbered(in_hand)]
        faces += [(-1, False)] * (all_ - len(faces))
        dice += [Die(kind, i, face, placed, False, -1) for i, (face, placed) in enumerate(faces)]
    dice.append(Die(CRYSTAL, 0, now.smuggling or -1, now.smuggled, False, -1))
    if not now.rolled:
        return TurnDice(tuple(dice), 0, False)
    in_tray, thrown, thumbs = _in_tray(dice)
    return TurnDice(tuple(in_tray), thrown, thumbs)


_FRESH = TurnDice(
    (
        *(Die(PASSENGER, i, -1, False, False, -1) for i in range(c.PASSENGERS)),
        *(Die(FUEL_DIE, i, -1, False, False, -1) for i in range(c.FUEL)),
        Die(CRYSTAL, 0, -1, False, False, -1),
    ),
    0,
    False,
)


def _is_same(found: TurnDice, now: Counted) -> bool:
    """Return True if the replayed dice agree with the record, which is authoritative."""
    crystal = found.dice[-1]
    if crystal.face != (now.smuggling or -1) or crystal.placed != now.smuggled:
        return False
    left = {
        (PASSENGER, True): list(now.taxi),
        (FUEL_DIE, True): list(now.wings),
        (PASSENGER, False): list(now.passengers),
        (FUEL_DIE, False): list(now.fuel),
    }
    for kind, _, face, placed, *_ in found.dice[:-1]:
        if placed or now.rolled:
            if face < 0:
                return False
            left[kind, placed][face] -= 1
    told = [(PASSENGER, True), (FUEL_DIE, True)]
    told += [(PASSENGER, False), (FUEL_DIE, False)] if now.rolled else []
    return not any(any(left[pile]) for pile in told)
