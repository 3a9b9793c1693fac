"""What the edition changes, and nothing else: one line for each difference (content/editions.toml).

Every rule that differs asks here, `RENT_PER_RAT[s.edition]`; a search for `s.edition` finds
them all.
"""

import numpy as np

from cheesemoon.core import Ints

from . import content as c


def _column(name: str) -> Ints:
    return np.array([c.EDITION_TABLE[edition][name] for edition in c.EDITIONS], np.int64)


MOULDY = _column("mouldy")  # FR-22: pieces in the box
NUTS = _column("nuts")  # FR-26: pieces in the box
RENT_PER_RAT = _column("rent_per_rat")  # FR-21: 1: for each rat, 0: for each rival
NUT_NEEDS_RAT = _column("nut_needs_rat")  # FR-26: 1: only with a rat on the path
LIGHT_AT_ONCE = _column("light_at_once")  # FR-31: 1: bulbs of this turn count
COMIC_MUST = _column("comic_must")  # FR-42: 1: a comic must be taken
NO_CHEAP_PARTS_WITH = _column("no_cheap_parts_with")  # FR-5: with this number of seats; 0: never
SPARE_LAST_ROUND = _column("spare_last_round")  # FR-54: 1: 9th and 10th only in the last round
ROBOT_STOPS = _column("robot_stops")  # FR-83: 1: no rat behind one that reached the pad moves
CHALLENGE_POINTS = _column("challenge_points")  # FR-92, 6: the fewest points
CHALLENGE_TRACK = _column("challenge_track")  # FR-92, 8: the track
