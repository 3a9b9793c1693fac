"""All chance of all games: first the numbers that a person gave (the script), then numbers made
from the seed.

The generator counts: number i of a stream is a hash of (seed, stream, i), so it has no state but
`drawn`, can be continued from any position, and gives the same on every machine and on a GPU.
Stream 0 is play; set-up shuffles use streams of their own and leave `drawn` alone. Numbers are
typed `int`: 64-bit integers when compiled, whatever NumPy makes of them when interpreted.
"""

from __future__ import annotations

from .events import GAVE, tell
from .record import Ints, Record, bits64, whole
from .rule import rule

PLAY = 0
POLICY = 1  # what random players do; games shuffle with streams from 2

_A: int = bits64(0x9E3779B97F4A7C15)
_B: int = bits64(0xBF58476D1CE4E5B9)
_C: int = bits64(0x94D049BB133111EB)
_30: int = bits64(30)
_27: int = bits64(27)
_31: int = bits64(31)
_32: int = bits64(32)


@rule
def mix(x: int) -> int:
    """The finisher of splitmix64: every bit of x reaches every bit of the result."""
    x = (x ^ (x >> _30)) * _B
    x = (x ^ (x >> _27)) * _C
    return x ^ (x >> _31)


@rule
def number(seed: int, stream: int, i: int) -> int:
    """Number i of a stream, 64 even bits."""
    key = mix(bits64(seed) + bits64(stream) * _B + _A)
    return mix(key + bits64(i) * _A)


@rule
def scaled(bits: int, n: int) -> int:
    """0 to n - 1 out of 64 even bits. n is small, so the upper 32 bits are fair enough."""
    result: int = whole(((bits >> _32) * bits64(n)) >> _32)
    return result


@rule
def below(s: Record, n: int) -> int:
    """0 to n - 1, made by the generator and counted in `drawn`."""
    x = scaled(number(s.seed, PLAY, s.drawn), n)
    s.drawn += 1
    return x


@rule
def scripted(s: Record) -> bool:
    """Whether the script still has numbers."""
    return s.script_left > 0


@rule
def take(s: Record) -> int:
    """Take the next number off the script; the others move up."""
    x: int = whole(s.script[0])
    s.script_left -= 1
    for i in range(s.script_left):
        s.script[i] = s.script[i + 1]
    s.script[s.script_left] = 0
    return x


@rule
def refuse(s: Record, what: int, x: int) -> None:
    """The script says x where that cannot be. The first such fault refuses the whole action."""
    if s.fault == 0:
        s.fault = what
        s.fault_number = x


@rule
def gave(s: Record, x: int) -> None:
    """Note what chance gave, in the words of a script: a saved game replays from that."""
    tell(s, GAVE, x, 0, 0, 0, 0)


@rule
def die(s: Record, sides: int, what: int) -> int:
    """A die, 1 to its sides; `what` names it if the script asks for a face that it does not
    have."""
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
    """One of n outcomes, 0 to n - 1; a script number counts modulo n. With a single outcome,
    nothing is drawn."""
    if n <= 1:
        return 0
    x = take(s) % n if scripted(s) else below(s, n)
    gave(s, x)
    return x


@rule
def come_off(s: Record, pile: Ints, left: int, what: int) -> int:
    """Take the top (the last) of a face-down pile of `left`. Where people turn over the real thing,
    the script says which one it is: the number that stands for it in the pile."""
    if s.by_hand:
        bring_up(s, pile, left, what)
    top: int = pile[left - 1]
    pile[left - 1] = 0
    return top


@rule
def bring_up(s: Record, pile: Ints, left: int, what: int) -> None:
    """Swap what people turned over with what lies on top, as nobody knew the order. `what` names
    the pile if the script asks for something that is not in it."""
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
    """Put the first n of a pile in an order that only seed and stream decide. Set-up only."""
    for i in range(n - 1, 0, -1):
        j = scaled(number(s.seed, stream, i), i + 1)
        kept = pile[i]
        pile[i] = pile[j]
        pile[j] = kept


@rule
def reseed(s: Record, seed: int) -> None:
    """New future chance: another seed, nothing drawn, no script."""
    s.seed = seed
    s.drawn = 0
    s.script_left = 0
    s.script[:] = 0
