"""Tree search for every game, compiled: information-set Monte Carlo tree search.

The tree is keyed by the actions alone. Chance between actions is averaged, and an action counts
only in simulations in which it was legal. `simulate` has the four steps: descend, open, play on,
back up. `tree` has the statistics, `reward` the value of an end, `search` the search of one table,
`thought` its results.
"""

from .search import Search
from .thought import SURE, Opinion, Thought, is_settled, thought

__all__ = ["SURE", "Opinion", "Search", "Thought", "is_settled", "thought"]
