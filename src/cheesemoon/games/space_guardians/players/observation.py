"""The observation of a seat in Space Guardians, as numbers: everything except the order of the
stack. Its contents can be counted from the other tokens."""

from cheesemoon.core import Ints, rule, whole
from cheesemoon.core.rules.observation import Row

from .. import board, content as c, scoring, state as st

MARGIN = 30.0  # points that make 1 in a reward; also the unit of points here

_seat = Row()
PRESENT = _seat.add("present")
TO_ACT = _seat.add("to act")
OUT = _seat.add("out of the game")
ON_BOARD = _seat.add("on the board")
COLUMN = _seat.add(*(f"in column {column}" for column in range(c.COLUMNS)))
ROW_NO = _seat.add("row")
LEVEL = _seat.add("level")
ROCKET = _seat.add(*(f"rocket {place}" for place in st.ROCKETS))
BATTERY = _seat.add(*(f"battery {what}" for what in st.BATTERIES))
POINTS = _seat.add("points")
COUNTED = _seat.add("points that count")
TOKENS = _seat.add(*(f"tokens {kind}" for kind in c.KINDS))
A_SEAT = len(_seat.names)

# contents of a cell: an invader, the mine, a fighter by its owner
_HELD = (
    *(f"{eyes} eyes" for eyes in range(1, c.EYES + 1)),
    "a left half",
    "a right half",
    "the mine",
    "own fighter",
    "next fighter",
    *(f"{n}. next fighter" for n in range(2, c.SEATS)),
)
A_CELL = len(_HELD)

ROW = Row()
SEATS = ROW.each(c.SEATS, *_seat.names)
PLAYERS = ROW.add(*(f"{n} players" for n in range(1, c.SEATS + 1)))
ADVANCED = ROW.add("advanced")
PHASE = ROW.add(*(f"phase {phase}" for phase in st.PHASES))
TURNS = ROW.add("turns")
MISSES = ROW.add("turns without a hit")
HIT = ROW.add("hit in this turn")
RETURNED = ROW.add("returned in this turn")
HEADING = ROW.add("no flight", *(f"flies {way}" for way in c.DIRECTIONS))
PAYING = ROW.add("pays nothing", *(f"pays {thing}" for thing in c.THINGS))
END = ROW.add("game runs", *(f"end by {end}" for end in st.ENDS))
IN_COLUMN = ROW.add(*(f"invaders in column {column}" for column in range(c.COLUMNS)))
INVADERS = ROW.add("invaders on the board")
WAITING = ROW.add("left halves waiting", "right halves waiting", "ships waiting")
STACK = ROW.add("tokens in the stack")
IN_STACK = ROW.add(*(f"{kind} in the stack" for kind in c.KINDS))
BOX = ROW.add(*(f"{kind} in the box" for kind in c.KINDS))
CELLS = ROW.add(*(f"{cell} holds {held}" for cell in c.CELLS for held in _HELD))
NAMES = ROW.names


@rule
def observe_seat(s: st.Guardians, seat: int, out: Ints, k: int) -> None:
    """Write the fighter and the tokens of one seat, in its block from k on."""
    out[k + PRESENT] = 1.0
    out[k + TO_ACT] = s.turn == seat
    out[k + OUT] = s.out[seat]
    if s.at[seat] >= 0:
        out[k + ON_BOARD] = 1.0
        out[k + COLUMN + s.at[seat] % c.COLUMNS] = 1.0
        out[k + ROW_NO] = s.at[seat] // c.COLUMNS / 10.0
    out[k + LEVEL] = s.level[seat] / 3.0
    out[k + ROCKET + s.rocket[seat]] = 1.0
    out[k + BATTERY + s.battery[seat]] = 1.0
    out[k + POINTS] = board.points(s, seat) / MARGIN
    out[k + COUNTED] = scoring.total(s, seat) / MARGIN
    for kind in range(len(c.KINDS)):
        out[k + TOKENS + kind] = s.tokens[seat, kind] / 5.0


@rule
def observe_board(s: st.Guardians, seat: int, out: Ints) -> None:
    """Write the contents of each cell (SG-1)."""
    for cell in range(len(c.CELLS)):
        what = whole(s.cells[cell])
        if what >= st.FIGHTER:
            whose = (what - st.FIGHTER - seat) % s.players
            out[CELLS + cell * A_CELL + st.FIGHTER - 1 + whose] = 1.0
        elif what != st.EMPTY:
            out[CELLS + cell * A_CELL + what - 1] = 1.0
    for column in range(c.COLUMNS):
        out[IN_COLUMN + column] = s.in_column[column] / 10.0
    out[INVADERS] = s.invaders / 30.0


@rule
def observe_stack(s: st.Guardians, out: Ints) -> None:
    """Write the number of tokens of each kind that are face down (SG-6). Their order is hidden."""
    out[STACK] = s.stack_left / 40.0
    for i in range(s.stack_left):
        kind = min(whole(s.stack[i]) - 1, c.SHIP)
        out[IN_STACK + kind] += 1.0
    for kind in range(len(c.KINDS)):
        out[IN_STACK + kind] = out[IN_STACK + kind] / 10.0
        out[BOX + kind] = s.box[kind] / 10.0
    out[WAITING] = s.waiting[0] / 5.0
    out[WAITING + 1] = s.waiting[1] / 5.0
    out[WAITING + 2] = s.waiting_ships / 5.0


@rule
def observe(s: st.Guardians, seat: int, out: Ints) -> None:
    """Write the seats, the turn, the board, and the things beside it."""
    for i in range(s.players):
        observe_seat(s, (seat + i) % s.players, out, SEATS + i * A_SEAT)
    out[PLAYERS + s.players - 1] = 1.0
    out[ADVANCED] = s.advanced
    out[PHASE + s.phase] = 1.0
    out[TURNS] = s.turns / 100.0
    out[MISSES] = s.misses / 10.0
    out[HIT] = s.hit
    out[RETURNED] = s.returned
    out[HEADING + s.heading] = 1.0
    out[PAYING + s.paying] = 1.0
    out[END + s.end] = 1.0
    observe_board(s, seat, out)
    observe_stack(s, out)
