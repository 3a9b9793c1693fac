"""Playing and replaying in a terminal."""

from .play import play
from .replay import replay

__all__ = ["play", "replay"]
