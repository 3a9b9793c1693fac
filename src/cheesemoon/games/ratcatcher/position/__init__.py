"""A table of Ratcatcher to and from its position, as a person would describe it."""

from .read import read
from .write import ASKED, areas_of, effects_in, view, write

__all__ = ["ASKED", "areas_of", "effects_in", "read", "view", "write"]
