"""Space Taxi: ten dice, aliens, fuel and smuggling, for three to five."""

from cheesemoon.core import Game, usual_shape

from . import state as st

GAME = Game(
    "space-taxi",
    seats=(1, 2, 3, 4, 5),
    default_seats=3,
    options={},
    record=st.Taxi,
    **usual_shape(__name__),
)
