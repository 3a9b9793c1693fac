"""The observation of a seat in Space Taxi, as numbers: everything except the dice to come."""

from cheesemoon.core import Ints, rule
from cheesemoon.core.rules.observation import Row

from .. import content as c, scoring, state as st

MARGIN = 50.0  # points that make 1 in a reward; also the unit of points here

_ROUNDS = range(1, c.MOST_ROUNDS + 1)
_seat = Row()
PRESENT = _seat.add("present")
TO_ACT = _seat.add("to act")
STARTED = _seat.add("started the round")
COINS = _seat.add("coins")
TOTAL = _seat.add("total")
RESULTS = _seat.add(*(f"result of round {r}" for r in _ROUNDS))
STRUCK = _seat.add(*(f"round {r} struck" for r in _ROUNDS))
A_SEAT = len(_seat.names)

ROW = Row()
SEATS = ROW.each(c.SEATS, *_seat.names)
PLAYERS = ROW.add(*(f"{n} players" for n in range(1, c.SEATS + 1)))
PHASE = ROW.add(*(f"phase {phase}" for phase in st.PHASES))
ROUND = ROW.add("round")
ROUNDS_LEFT = ROW.add("rounds left")
BANK = ROW.add("bank")
TILES = ROW.add(*(f"tile {tile} unused" for tile in range(c.TILES)))
PLACED = ROW.add(*(f"{n} dice placed" for n in range(c.DICE + 1)))
TAXI = ROW.add(*(f"{face} in the taxi" for face in c.FACES))
FUEL_SUM = ROW.add("fuel on the wings")
FUEL_DICE = ROW.add("fuel dice on the wings")
FACTOR = ROW.add("factor of the fuel")
SMUGGLING_AT = ROW.add(*(f"smuggling die {place}" for place in st.PLACES))
SMUGGLING = ROW.add(*(f"smuggling die {n}" for n in range(c.SMUGGLING_SIDES + 1)))
PASSENGERS = ROW.add(*(f"{face} rolled" for face in c.FACES))
FUEL = ROW.add(*(f"fuel {n} rolled" for n in range(1, c.FUEL_SIDES + 1)))
IN_HAND = ROW.add("passenger dice in hand", "fuel dice in hand")
NAMES = ROW.names


@rule
def observe_seat(s: st.Taxi, seat: int, out: Ints, k: int) -> None:
    """Write coins and results of one seat, in its block from k on."""
    out[k + PRESENT] = 1.0
    out[k + TO_ACT] = s.turn == seat
    out[k + STARTED] = s.first == seat
    out[k + COINS] = s.coins[seat] / 10.0
    out[k + TOTAL] = scoring.total(s, seat) / MARGIN
    for r in range(c.MOST_ROUNDS):
        out[k + RESULTS + r] = s.results[seat, r] / MARGIN
        out[k + STRUCK + r] = s.struck[seat, r]


@rule
def observe_dice(s: st.Taxi, out: Ints) -> None:
    """Write the dice of this turn, on the board and in hand (ST-5 to ST-13)."""
    out[SMUGGLING_AT + s.smuggling_at] = 1.0
    out[SMUGGLING + s.smuggling] = 1.0
    passengers = c.PASSENGERS
    for face in range(len(c.FACES)):
        out[TAXI + face] = s.taxi[face] / 6.0
        out[PASSENGERS + face] = s.passengers[face] / 6.0
        passengers -= s.taxi[face]
    fuel = 0
    dice = 0
    for n in range(1, c.FUEL_SIDES + 1):
        out[FUEL + n - 1] = s.fuel[n] / 3.0
        fuel += n * s.wings[n]
        dice += s.wings[n]
    out[FUEL_SUM] = fuel / 18.0
    out[FUEL_DICE] = dice / 3.0
    out[FACTOR] = c.FACTORS[fuel] / 6.0
    out[IN_HAND] = passengers / 6.0
    out[IN_HAND + 1] = (c.FUEL - dice) / 3.0


@rule
def observe(s: st.Taxi, seat: int, out: Ints) -> None:
    """Write the seats, the round, and the dice of the turn."""
    for i in range(s.players):
        observe_seat(s, (seat + i) % s.players, out, SEATS + i * A_SEAT)
    out[PLAYERS + s.players - 1] = 1.0
    out[PHASE + s.phase] = 1.0
    out[ROUND] = s.round_no / 6.0
    out[ROUNDS_LEFT] = (c.ROUNDS[s.players] - s.round_no) / 6.0
    out[BANK] = s.bank / 20.0
    for tile in range(c.TILES):
        out[TILES + tile] = s.tiles[tile]
    out[PLACED + s.placed] = 1.0
    observe_dice(s, out)
