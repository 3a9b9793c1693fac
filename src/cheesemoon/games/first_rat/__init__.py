"""First Rat: rats run over a junkyard, build a rocket and fly to the moon; for one to five."""

from cheesemoon.core import Game, Option, usual_shape

from . import content as c, state as st

GAME = Game(
    "first-rat",
    seats=(1, 2, 3, 4, 5),
    default_seats=2,
    options={
        "edition": Option(c.EDITIONS, c.EDITIONS[0]),
        "superrats": Option((False, True), False),
        "board": Option(("standard", "variable"), "standard"),
        "cheap_parts": Option(("auto", "in", "out"), "auto"),
        "solo": Option(c.LEVELS, c.LEVELS[0]),
    },
    record=st.Junkyard,
    reveals=("card",),
    **usual_shape(__name__),
)
