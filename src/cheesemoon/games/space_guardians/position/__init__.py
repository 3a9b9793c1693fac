"""A table of Space Guardians to and from its position."""

from .read import read
from .write import view, write

__all__ = ["read", "view", "write"]
