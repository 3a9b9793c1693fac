"""A table of First Rat to and from its position, as a person would describe it."""

from .read import read
from .write import spaces_of, view, write

__all__ = ["read", "spaces_of", "view", "write"]
