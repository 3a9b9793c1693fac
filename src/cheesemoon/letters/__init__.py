"""Play by letter: a table that travels between its players as a text, without a server.

`letter` is the text and its checks, `match` the game that it tells, `signing` the signatures.
"""

from .errors import BadLetter
from .letter import Letter, read, to_text
from .match import Match, Player, invite, is_offered

__all__ = ["BadLetter", "Letter", "Match", "Player", "invite", "is_offered", "read", "to_text"]
