"""The tree of a search: what is known of every way that the actions can go."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cheesemoon.core import Floats, Ints, rule, whole
from cheesemoon.core.rules.rule import inlined

# what a tree counts
SIMULATIONS, STEPS, NODES = range(3)

_ACTIONS = whole(1048576)  # more than any game has; a power of two
_HASH = whole(0x9E3779B97F4A7C1)


class Tree(NamedTuple):
    """Statistics of each node, found by its parent and the action that leads to it. Node 0 is the
    table at which the search began."""

    keys: Ints  # of a hash table: parent and action of a child; -1 where nothing lies
    kids: Ints  # that child
    actions: Ints  # of each node: the action that leads to it
    visits: Ints  # simulations that came through it
    seen: Ints  # simulations in which it could have been chosen
    sums: Floats  # rewards of each seat, added up
    squares: Floats  # squared rewards of the seat that chose it
    victories: Floats  # of each seat; the last entry counts the finished games
    counters: Ints  # simulations, steps, nodes

    @classmethod
    def empty(cls, nodes: int, players: int) -> Tree:
        """Room for so many nodes; the root is the first of them."""
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
        """How many it holds."""
        return int(self.counters[SIMULATIONS])

    @property
    def steps(self) -> int:
        """Rule steps that were made for them."""
        return int(self.counters[STEPS])

    @property
    def full(self) -> bool:
        """Whether there is no room for another node."""
        return bool(self.counters[NODES] >= len(self.actions))

    def child(self, node: int, action: int) -> int:
        """The node behind an action; -1 if there is none."""
        with np.errstate(over="ignore"):
            return int(child(self, node, action))

    def line(self, start: int, fewest: int = 8, longest: int = 12) -> list[int]:
        """The most visited way down from a node, as far as it is more than a guess."""
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
    """Where a child is found, or would be put."""
    key = whole(node) * _ACTIONS + whole(action)
    mask = whole(len(keys) - 1)
    slot = whole((key ^ (key >> whole(17))) * _HASH >> whole(7)) & mask
    while keys[slot] >= 0 and keys[slot] != key:
        slot = (slot + 1) & mask
    return slot


@inlined
def child(tree: Tree, node: int, action: int) -> int:
    """The node behind an action; -1 if there is none."""
    slot = _slot(tree.keys, node, action)
    return whole(tree.kids[slot]) if tree.keys[slot] >= 0 else whole(-1)


@inlined
def add_child(tree: Tree, node: int, action: int) -> int:
    """A new node behind an action."""
    fresh = whole(tree.counters[NODES])
    tree.counters[NODES] += 1
    slot = _slot(tree.keys, node, action)
    tree.keys[slot] = whole(node) * _ACTIONS + whole(action)
    tree.kids[slot] = fresh
    tree.actions[fresh] = action
    tree.seen[fresh] = 1
    return fresh
