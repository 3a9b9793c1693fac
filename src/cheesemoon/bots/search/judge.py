"""What the end of a simulation is worth to each seat: by what the game counts and knows, or by what
a network has learned."""

from __future__ import annotations

from cheesemoon.core import Floats, Record, whole
from cheesemoon.core.rule import inlined

from .network import Net, Sheet, ask, rewards
from .parts import Playable, Scratch, Settings
from .reward import chance, final_reward, reward
from .tree import SIMULATIONS, Tree

_USUAL_AFTER = 100  # simulations of a solo game tell what is usual there


@inlined
def _count_points(
    s: Record, players: int, scratch: Scratch, settings: Settings, rules: Playable
) -> None:
    """What each seat has reached: by the game's own opinion where the look ended, or counted."""
    if settings.values and (settings.odds or s.turn >= 0):
        for seat in range(players):
            scratch.points[seat] = rules.value(s, whole(seat))
    else:
        rules.totals(s, scratch.totals)
        for seat in range(players):
            scratch.points[seat] = float(scratch.totals[seat])


@inlined
def _learn_usual(points: Floats, tried: int, usual: Floats) -> None:
    """The mean of the first simulations of a solo game is what is usual from here on."""
    if tried < _USUAL_AFTER:
        usual[0] += (points[0] - usual[0]) / (tried + 1.0)


@inlined
def judge_by_heuristic(
    s: Record,
    won: int,
    usual: Floats,
    tree: Tree,
    scratch: Scratch,
    settings: Settings,
    rules: Playable,
) -> None:
    """The reward of each seat by what the game counts and knows."""
    players = whole(s.players)
    over = s.turn < 0
    _count_points(s, players, scratch, settings, rules)
    if players == 1 and settings.turns == 0:
        _learn_usual(scratch.points, tree.counters[SIMULATIONS], usual)
    for seat in range(players):
        if settings.odds:
            scratch.rewards[seat] = chance(scratch.points[seat])
        else:
            margin_of_half = usual[seat]
            scratch.rewards[seat] = reward(
                scratch.points, players, seat, over, won, margin_of_half, settings.scale
            )


@inlined
def _look(s: Record, seat: int, rules: Playable, sheet: Sheet) -> None:
    """What a seat knows, onto clean paper."""
    for i in range(len(sheet.row)):
        sheet.row[i] = 0.0
    rules.observe(s, seat, sheet.row)


@inlined
def add_taste(
    s: Record, scratch: Scratch, settings: Settings, rules: Playable, sheet: Sheet
) -> None:
    """A player with a taste is rewarded for what it likes, too."""
    _look(s, settings.taster, rules, sheet)
    liked = 0.0
    for i in range(len(sheet.row)):
        liked += float(sheet.tastes[i] * sheet.row[i])
    scratch.rewards[settings.taster] += liked


@inlined
def judge_by_network(
    s: Record,
    won: int,
    usual: Floats,
    tree: Tree,
    scratch: Scratch,
    settings: Settings,
    rules: Playable,
    net: Net,
    sheet: Sheet,
) -> None:
    """The reward of each seat by the network, whose chances count as victories; at the end it is
    counted, in the same measure."""
    players = whole(s.players)
    if s.turn < 0:
        rules.totals(s, scratch.totals)
        for seat in range(players):
            scratch.points[seat] = float(scratch.totals[seat])
        for seat in range(players):
            scratch.rewards[seat] = final_reward(
                scratch.points, players, seat, won, usual[seat], settings.scale, settings.mix
            )
        return
    _look(s, whole(s.turn), rules, sheet)
    ask(net, sheet)
    rewards(players, whole(s.turn), sheet, settings.mix, scratch.rewards, tree.victories)
