"""Lists inside a record: things as number + 1, the empty places (0) at the end."""

import numpy as np

from cheesemoon.core import Ints, rule


@rule
def bit(thing: int) -> int:
    """A set with this one thing in it, as a bit, wide enough also for a narrow field."""
    return int(np.int64(1) << np.int64(thing))


@rule
def length(things: Ints) -> int:
    """How many things are in the list."""
    for i in range(len(things)):
        if things[i] == 0:
            return i
    return len(things)


@rule
def bits_of(things: Ints) -> int:
    """The things of a list as bits."""
    bits = 0
    for i in range(length(things)):
        bits |= bit(things[i] - 1)
    return bits


@rule
def place_of(things: Ints, thing: int) -> int:
    """Where the first such thing is; -1 if there is none."""
    for i in range(len(things)):
        if things[i] == thing + 1:
            return i
    return -1


@rule
def append(things: Ints, thing: int) -> None:
    """Put a thing at the end."""
    things[length(things)] = thing + 1


@rule
def put_on_top(things: Ints, thing: int) -> None:
    """Put a thing at the beginning."""
    for i in range(length(things), 0, -1):
        things[i] = things[i - 1]
    things[0] = thing + 1


@rule
def remove(things: Ints, place: int) -> int:
    """Take the thing of that place out; the others move up."""
    thing = things[place] - 1
    for i in range(place, len(things) - 1):
        things[i] = things[i + 1]
    things[len(things) - 1] = 0
    return thing
