"""A table of Space Taxi to and from its position."""

from .read import read
from .write import write

__all__ = ["read", "write"]
