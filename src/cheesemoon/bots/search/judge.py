"""The value of the end of a simulation for each seat, by the game's own count or by a network."""

from __future__ import annotations

from typing import NamedTuple

from cheesemoon.core import Floats, Record, whole
from cheesemoon.core.rules.rule import inlined

from .network import Net, Sheet, ask, rewards
from .parts import Playable, Scratch, Settings
from .reward import chance, final_reward, reward
from .tree import SIMULATIONS, Tree

_USUAL_AFTER = 100  # simulations of a solo game that set its usual score


class Means(NamedTuple):
    """What simulations of one table have in common."""

    usual: Floats  # of each seat: the margin that makes a reward of one half
    tree: Tree
    scratch: Scratch
    settings: Settings
    rules: Playable
    net: Net
    sheet: Sheet


@inlined
def _count_points(
    s: Record, players: int, scratch: Scratch, settings: Settings, rules: Playable
) -> None:
    """Write the points of each seat: the game's estimate if the simulation was cut, else the
    score."""
    if settings.values and (settings.odds or s.turn >= 0):
        for seat in range(players):
            scratch.points[seat] = rules.value(s, whole(seat))
    else:
        rules.totals(s, scratch.totals)
        for seat in range(players):
            scratch.points[seat] = float(scratch.totals[seat])


@inlined
def _learn_usual(points: Floats, tried: int, usual: Floats) -> None:
    """Set the usual score of a solo game to the mean of the first simulations."""
    if tried < _USUAL_AFTER:
        usual[0] += (points[0] - usual[0]) / (tried + 1.0)


@inlined
def judge_by_heuristic(s: Record, won: int, means: Means) -> None:
    """Write the reward of each seat by the game's score or estimate."""
    scratch, settings = means.scratch, means.settings
    players = whole(s.players)
    over = s.turn < 0
    _count_points(s, players, scratch, settings, means.rules)
    if players == 1 and settings.turns == 0:
        _learn_usual(scratch.points, means.tree.counters[SIMULATIONS], means.usual)
    for seat in range(players):
        if settings.odds:
            scratch.rewards[seat] = chance(scratch.points[seat])
        else:
            margin_of_half = means.usual[seat]
            scratch.rewards[seat] = reward(
                scratch.points, players, seat, over, won, margin_of_half, settings.scale
            )


@inlined
def _look(s: Record, seat: int, rules: Playable, sheet: Sheet) -> None:
    """Write the observation of a seat into a cleared row."""
    for i in range(len(sheet.row)):
        sheet.row[i] = 0.0
    rules.observe(s, seat, sheet.row)


@inlined
def add_taste(s: Record, means: Means) -> None:
    """Add what a character likes to its reward."""
    sheet, taster = means.sheet, means.settings.taster
    _look(s, taster, means.rules, sheet)
    liked = 0.0
    for i in range(len(sheet.row)):
        liked += float(sheet.tastes[i] * sheet.row[i])
    means.scratch.rewards[taster] += liked


@inlined
def judge_by_network(s: Record, won: int, means: Means) -> None:
    """Write the reward of each seat by the network. Its chances count as victories. A finished game
    is counted instead, in the same measure."""
    scratch, settings, sheet = means.scratch, means.settings, means.sheet
    players = whole(s.players)
    if s.turn < 0:
        means.rules.totals(s, scratch.totals)
        for seat in range(players):
            scratch.points[seat] = float(scratch.totals[seat])
        for seat in range(players):
            scratch.rewards[seat] = final_reward(
                scratch.points, players, seat, won, means.usual[seat], settings.scale, settings.mix
            )
        return
    _look(s, whole(s.turn), means.rules, sheet)
    ask(means.net, sheet)
    rewards(players, whole(s.turn), sheet, settings.mix, scratch.rewards, means.tree.victories)
