"""The table as a picture: a cab over the city, its riders behind glass, and the driver's desk."""

from .board import draw
from .panels import panel

__all__ = ["draw", "panel"]
