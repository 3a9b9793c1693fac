"""The tree of a search: statistics of every sequence of actions."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cheesemoon.core import Floats, Ints, rule, whole
from cheesemoon.core.rules.rule import inlined

# indices of what a tree counts
SIMULATIONS, STEPS, NODES = range(3)

_ACTIONS = whole(1048576)  # more than any game has; a power of two
_HASH = whole(0x9E3779B97F4A7C1)


class Tree(NamedTuple):
    """Statistics of each node, found by its parent and the action that leads to it. Node 0 is the
    table at which the search started."""

    keys: Ints  # keys of a hash table: parent and action of a child; -1 in empty slots
    kids: Ints  # the child of each slot
    actions: Ints  # of each node: the action that leads to it
    visits: Ints  # simulations through it
    seen: Ints  # simulations in which it was available
    sums: Floats  # sums of the rewards of each seat
    squares: Floats  # sums of squared rewards of the seat that chose it
    victories: Floats  # of each seat; the last entry counts the finished games
    counters: Ints  # simulations, steps, nodes

    @classmethod
    def empty(cls, nodes: int, players: int) -> Tree:
        """Return a tree with room for `nodes` nodes, of which the root is the first."""
        size = 1
        while size < 2 * nodes:
            size *= 2
        return cls(
            keys=np.full(size, -1, np.int64),
            kids=np.zeros(size, np.int32),
            actions=np.zeros(nodes, np.int32),
            visits=np.zeros(nodes, np.int64),
            seen=np.zeros(nodes, np.int64),
            sums=np.zeros((nodes, players), np.float64),
            squares=np.zeros(nodes, np.float64),
            victories=np.zeros(players + 1, np.float64),
            counters=np.array([0, 0, 1], np.int64),
        )

    @property
    def simulations(self) -> int:
        """Return the number of simulations."""
        return int(self.counters[SIMULATIONS])

    @property
    def steps(self) -> int:
        """Return the number of rule steps of all simulations."""
        return int(self.counters[STEPS])

    @property
    def full(self) -> bool:
        """Return True if there is no room for another node."""
        return bool(self.counters[NODES] >= len(self.actions))

    def child(self, node: int, action: int) -> int:
        """Return the node behind an action; -1 if there is none."""
        with np.errstate(over="ignore"):
            return int(child(self, node, action))

    def line(self, start: int, fewest: int = 8, longest: int = 12) -> list[int]:
        """Return the most visited path from a node, as far as it is more than a guess."""
        filled = self.keys >= 0
        parents, kids = self.keys[filled] // int(_ACTIONS), self.kids[filled]
        known = self.visits[kids] >= fewest
        parents, kids = parents[known], kids[known]
        found: list[int] = []
        node = start
        while len(found) < longest:
            following = kids[parents == node]
            if not len(following):
                break
            node = int(following[self.visits[following].argmax()])
            found.append(int(self.actions[node]))
        return found


@rule
def _slot(keys: Ints, node: int, action: int) -> int:
    """Return where a child is stored, or would be."""
    key = whole(node) * _ACTIONS + whole(action)
    mask = whole(len(keys) - 1)
    slot = whole((key ^ (key >> whole(17))) * _HASH >> whole(7)) & mask
    while keys[slot] >= 0 and keys[slot] != key:
        slot = (slot + 1) & mask
    return slot


@inlined
def child(tree: Tree, node: int, action: int) -> int:
    """Return the node behind an action; -1 if there is none."""
    slot = _slot(tree.keys, node, action)
    return whole(tree.kids[slot]) if tree.keys[slot] >= 0 else whole(-1)


@inlined
def add_child(tree: Tree, node: int, action: int) -> int:
    """Add a node behind an action."""
    fresh = whole(tree.counters[NODES])
    tree.counters[NODES] += 1
    slot = _slot(tree.keys, node, action)
    tree.keys[slot] = whole(node) * _ACTIONS + whole(action)
    tree.kids[slot] = fresh
    tree.actions[fresh] = action
    tree.seen[fresh] = 1
    return fresh
