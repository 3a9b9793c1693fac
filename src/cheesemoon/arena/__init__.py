"""Many games: tournaments with ratings, studies; on all cores or on a Ray cluster.

>>> from cheesemoon import arena
>>> result = arena.play(arena.Job("space-taxi", {}, ("random", "greedy"), seed=1))
>>> result.winners
(1,)
>>> again = arena.play(result.job)  # a seed repeats a game
>>> again.actions == result.actions, again.totals == result.totals
(True, True)
"""

from .match import Job, NoCluster, Result, play, play_all
from .rates import Mean, Rate
from .report import NoPlots, tournament_page
from .standings import Pairing, Standing
from .study import Study, study
from .tournament import BadTournament, Report, tournament

__all__ = [
    "BadTournament",
    "Job",
    "Mean",
    "NoCluster",
    "NoPlots",
    "Pairing",
    "Rate",
    "Report",
    "Result",
    "Standing",
    "Study",
    "play",
    "play_all",
    "study",
    "tournament",
    "tournament_page",
]
