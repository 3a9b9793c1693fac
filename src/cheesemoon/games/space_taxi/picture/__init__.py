"""The picture of Space Taxi: a cab over the city, its passengers behind glass, and the driver's
desk."""

from .board import draw
from .panels import panel

__all__ = ["draw", "panel"]
