"""The table in a terminal: play, replay."""

from .play import play
from .replay import replay

__all__ = ["play", "replay"]
