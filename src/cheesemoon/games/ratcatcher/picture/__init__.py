"""The picture of Ratcatcher: the town (`draw`), and the panels of ratcatcher and rats (`panel`)."""

from .board import draw
from .panels import panel

__all__ = ["draw", "panel"]
