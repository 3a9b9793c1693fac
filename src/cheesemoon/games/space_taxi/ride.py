"""Step 3: when all ten dice are placed the turn is scored (ST-25 to ST-31)."""

from cheesemoon.core import Ints, rule, tell

from . import content as c, place, state as st


@rule
def factor(s: st.Taxi) -> int:
    """ST-19: 7 to 10 give 1 to 4; any other sum is a breakdown, 0."""
    return c.FACTORS[place.fuel_sum(s)]


@rule
def passenger_points(s: st.Taxi) -> int:
    """ST-26: groups of one species; singles and unpaid thumbs give nothing."""
    points = 0
    for species in range(len(c.SPECIES)):
        points += c.GROUP_POINTS[s.taxi[species]]
    return points


@rule
def is_full_taxi(s: st.Taxi) -> bool:
    """ST-28: all six seats hold passengers in groups of two or more."""
    if s.taxi[c.THUMB]:
        return False
    for species in range(len(c.SPECIES)):
        if s.taxi[species] == 1:
            return False
    return True


@rule
def smuggling_points(s: st.Taxi) -> int:
    """ST-29: the number on the mine field, not multiplied."""
    return s.smuggling * (s.smuggling_at == st.BOARD)


@rule
def turn_points(s: st.Taxi) -> int:
    """ST-27, ST-31: passengers x factor + smuggling, before coins are paid."""
    return passenger_points(s) * factor(s) + smuggling_points(s)


@rule
def score_turn(s: st.Taxi) -> bool:
    """All dice are placed. True: the result stands; False: the player may still pay coins."""
    if factor(s) == 0:  # ST-25
        tell(s, st.BROKE_DOWN, s.turn, place.fuel_sum(s), 0, 0, 0)
        s.results[s.turn, s.round_no - 1] = 0
        return True
    if is_full_taxi(s):
        pay_bonus(s)
    if s.coins[s.turn] > 0:  # ST-30
        s.phase = st.PAYING
        return False
    write_result(s, 0)
    return True


@rule
def pay_bonus(s: st.Taxi) -> None:
    """ST-28: 2 coins from the bank, or what it has."""
    coins = min(c.BONUS_COINS, s.bank)
    s.bank -= coins
    s.coins[s.turn] += coins
    tell(s, st.BONUS, s.turn, coins, 0, 0, 0)


@rule
def legal_payments(s: st.Taxi, out: Ints) -> int:
    """ST-30: any number of the own coins."""
    for coins in range(s.coins[s.turn] + 1):
        out[coins] = st.PAY + coins
    return s.coins[s.turn] + 1


@rule
def pay_coins(s: st.Taxi, coins: int) -> None:
    """ST-30: coins to the bank for 2 points each; then the result is written."""
    s.coins[s.turn] -= coins
    s.bank += coins
    if coins:
        tell(s, st.PAID, s.turn, coins, 0, 0, 0)
    write_result(s, coins)


@rule
def write_result(s: st.Taxi, coins: int) -> None:
    """ST-31: passengers x factor + smuggling + 2 x coins paid."""
    s.results[s.turn, s.round_no - 1] = turn_points(s) + c.COIN_POINTS * coins
    tell(s, st.SCORED, s.turn, passenger_points(s), factor(s), smuggling_points(s), coins)
