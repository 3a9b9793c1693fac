"""Chance for all games: first the numbers of the script, then numbers made from the seed.

The generator is a counter: number i of a stream is a hash of (seed, stream, i). Its only state is
`drawn`. So it continues from any position and gives equal numbers on every machine and on a GPU.
Stream 0 is play; each set-up shuffle has its own stream and leaves `drawn` unchanged. Numbers are
typed `int`: 64-bit integers when compiled, NumPy scalars when interpreted.
"""

from __future__ import annotations

from .events import GAVE, tell
from .record import Ints, Record, bits64, whole
from .rule import rule

PLAY = 0
POLICY = 1  # choices of random players; games shuffle with streams from 2

_A: int = bits64(0x9E3779B97F4A7C15)
_B: int = bits64(0xBF58476D1CE4E5B9)
_C: int = bits64(0x94D049BB133111EB)
_30: int = bits64(30)
_27: int = bits64(27)
_31: int = bits64(31)
_32: int = bits64(32)


@rule
def mix(x: int) -> int:
    """Mix bits (the finisher of splitmix64): each bit of x affects each bit of the result."""
    x = (x ^ (x >> _30)) * _B
    x = (x ^ (x >> _27)) * _C
    return x ^ (x >> _31)


@rule
def number(seed: int, stream: int, i: int) -> int:
    """Return number i of a stream: 64 uniform bits."""
    key = mix(bits64(seed) + bits64(stream) * _B + _A)
    return mix(key + bits64(i) * _A)


@rule
def scaled(bits: int, n: int) -> int:
    """Scale 64 uniform bits to 0 … n - 1. The upper 32 bits suffice, because n is small."""
    result: int = whole(((bits >> _32) * bits64(n)) >> _32)
    return result


@rule
def below(s: Record, n: int) -> int:
    """Draw a number from 0 to n - 1 from the generator, and count it in `drawn`."""
    x = scaled(number(s.seed, PLAY, s.drawn), n)
    s.drawn += 1
    return x


@rule
def scripted(s: Record) -> bool:
    """Return True if the script has numbers left."""
    return s.script_left > 0


@rule
def take(s: Record) -> int:
    """Take the next number off the script; shift the rest."""
    x: int = whole(s.script[0])
    s.script_left -= 1
    for i in range(s.script_left):
        s.script[i] = s.script[i + 1]
    s.script[s.script_left] = 0
    return x


@rule
def refuse(s: Record, what: int, x: int) -> None:
    """Record that the script number x is impossible here. The first fault refuses the action."""
    if s.fault == 0:
        s.fault = what
        s.fault_number = x


@rule
def gave(s: Record, x: int) -> None:
    """Record the number that chance gave, as a script has it; a saved game replays it."""
    tell(s, GAVE, x, 0, 0, 0, 0)


@rule
def die(s: Record, sides: int, what: int) -> int:
    """Roll a die, 1 to `sides`. `what` is the fault if the script asks for a face that the die does
    not have."""
    if scripted(s):
        x = take(s)
        if x < 1 or x > sides:
            refuse(s, what, x)
            x = 1
    else:
        x = below(s, sides) + 1
    gave(s, x)
    return x


@rule
def pick(s: Record, n: int) -> int:
    """Pick one of n outcomes, 0 to n - 1; a script number counts modulo n. With a single outcome,
    draw nothing."""
    if n <= 1:
        return 0
    x = take(s) % n if scripted(s) else below(s, n)
    gave(s, x)
    return x


@rule
def come_off(s: Record, pile: Ints, left: int, what: int) -> int:
    """Take the top (the last) of a face-down pile of `left` things. If players turn over real
    cards, the script holds the number of the card that came."""
    if s.by_hand:
        bring_up(s, pile, left, what)
    top: int = pile[left - 1]
    pile[left - 1] = 0
    return top


@rule
def bring_up(s: Record, pile: Ints, left: int, what: int) -> None:
    """Swap the card that players turned over with the top of the pile; the order was unknown.
    `what` is the fault if the script asks for a card that is not in the pile."""
    place = left - 1
    if scripted(s):
        x = take(s)
        while place >= 0 and pile[place] != x:
            place -= 1
        if place < 0:
            refuse(s, what, x)
            place = left - 1
    else:
        place = below(s, left)
    top = pile[place]
    pile[place] = pile[left - 1]
    pile[left - 1] = top
    gave(s, top)


@rule
def shuffle(s: Record, pile: Ints, n: int, stream: int) -> None:
    """Shuffle the first n of a pile by seed and stream only. Used in set-up."""
    for i in range(n - 1, 0, -1):
        j = scaled(number(s.seed, stream, i), i + 1)
        kept = pile[i]
        pile[i] = pile[j]
        pile[j] = kept


@rule
def reseed(s: Record, seed: int) -> None:
    """Set another seed; nothing is drawn yet, and the script is empty."""
    s.seed = seed
    s.drawn = 0
    s.script_left = 0
    s.script[:] = 0
