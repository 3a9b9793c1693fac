"""The table as a picture: the town (`draw`), and what ratcatcher and rats have (`panel`)."""

from .board import draw
from .panels import panel

__all__ = ["draw", "panel"]
