"""Ratcatcher: a solo hunt through a city that grows, against rats with a will of their own."""

from cheesemoon.core import Game, Option, usual_shape

from . import content as c, state as st

GAME = Game(
    "ratcatcher",
    seats=(1,),
    options={
        "ratcatcher": Option(c.CATCHERS, c.CATCHERS[0]),
        "arch_rat": Option(c.ARCH_RATS, c.ARCH_RATS[0]),
        "mode": Option(c.MODES, c.MODES[0]),
    },
    record=st.Hunt,
    reveals=("cards-drawn", "mystery", "new-rat"),
    **usual_shape(__name__),
)
