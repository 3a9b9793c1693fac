"""Space Guardians: fighters, invaders with eyes, a mine and rockets, for two to four."""

from cheesemoon.core import Game, Option, usual_shape

from . import state as st
from .picture import colours

GAME = Game(
    "space-guardians",
    seats=(2, 3, 4),
    options={"advanced": Option((False, True), False)},
    record=st.Guardians,
    reveals=("arrived",),
    colours=colours.SEATS,
    **usual_shape(__name__),
)
