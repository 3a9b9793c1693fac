"""Tree search for every game, compiled: information-set Monte Carlo tree search.

The tree is keyed by the actions alone; what chance does in between is averaged, and an action
counts only in the simulations in which it was legal. `simulate` has the four steps that one would
draw on a board (descend, open, play on, back up), `tree` what is remembered, `reward` what an end
is worth, `search` the search of one table, `thought` what came of it.
"""

from .search import Search
from .thought import SURE, Opinion, Thought, is_settled, thought

__all__ = ["SURE", "Opinion", "Search", "Thought", "is_settled", "thought"]
