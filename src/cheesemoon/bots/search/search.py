"""The search of one table: its state, and how to continue it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cheesemoon.core import Floats, Game, Record, Style, bits64
from cheesemoon.core.rules.entries import is_loaded, load_entry
from cheesemoon.core.rules.rule import is_deferring

from ..heuristics import value_of
from .judge import Means
from .network import Net, nothing_learned, sheet_for
from .parts import Settings, playable, scratch_of
from .reward import margin
from .simulate import search_entry
from .tree import Tree


class Search:
    """A search of one table. `run` may be called repeatedly. Several searches may run in
    threads."""

    def __init__(
        self,
        game: Game,
        record: Record,
        root: Sequence[int],
        seed: int,
        style: Style,
        *,
        usual: float,
        scale: float,
        nodes: int,
        net: Net | None = None,
        tastes: Floats | None = None,
    ) -> None:
        """Prepare a search. `usual` are the points of a lone player that make one half. With a
        network, `usual` and `scale` are the network's. `tastes` are what the player to act likes,
        for 1 of each number of an observation."""
        self.game = game
        self.players = int(record.players)
        self.seed = bits64(seed)
        self.tree = Tree.empty(max(nodes, 2), self.players)
        self.style = style
        self.start = 0  # the node of the root
        self._tables = np.zeros(2, game.record.dtype)
        self._loop = load_entry(game, search_entry(game))
        self.is_interpreted = is_deferring() and not is_loaded(game, search_entry(game))
        self._learned = net is not None
        self._net = net or nothing_learned()
        self._sheet = sheet_for(self._net, len(game.observation_names))
        self._rules = playable(game, self._learned or tastes is not None)
        self._usual = np.full(self.players, usual if self.players == 1 else 0.0, np.float64)
        if not self._learned:
            scale = style.scale or scale
        taster = -1
        if tastes is not None:
            taster = int(record.turn)
            self._sheet.tastes[:] = tastes
        self._settings = _settings(game, style, scale, self._learned, taster)
        self._place(record, root)

    def _place(self, record: Record, root: Sequence[int]) -> None:
        """Set the table at the root. Short simulations measure what changes from here on."""
        self._tables[0] = record
        self.seat = int(record.turn)
        self.root = np.array(root, np.int32)
        self._scratch = scratch_of(max(self.game.most_legal, len(self.root)), self.players)
        short = not self.style.looks_to_the_end and self.game.rules.value is not None
        if short and not self._learned:
            value = value_of(self.game)
            now = np.array([value(self._tables[0], seat) for seat in range(self.players)])
            self._usual = np.array([margin(now, self.players, i) for i in range(self.players)])

    def go_on(self, action: int, record: Record, root: Sequence[int]) -> bool:
        """Make the table after an action the root and keep its subtree. Return False if there is
        none."""
        kid = self.tree.child(self.start, action)
        if kid < 0:
            return False
        self.start = kid
        self._place(record, root)
        return True

    @property
    def visits(self) -> int:
        """Count the simulations from the root, including those before it was the root."""
        return int(self.tree.visits[self.start])

    @property
    def full(self) -> bool:
        """Return True if there is no room for another node."""
        return self.tree.full

    def run(self, simulations: int, steps: int) -> None:
        """Continue until the tree holds this number of simulations or rule steps."""
        with np.errstate(over="ignore"):
            self._loop(
                self._tables,
                self.root,
                self.start,
                self.seed,
                np.array([simulations, steps], np.int64),
                Means(
                    usual=self._usual,
                    tree=self.tree,
                    scratch=self._scratch,
                    settings=self._settings,
                    rules=self._rules,
                    net=self._net,
                    sheet=self._sheet,
                ),
            )


def _settings(game: Game, style: Style, scale: float, learned: bool, taster: int) -> Settings:
    return Settings(
        explore=float(style.explore),
        widen=float(style.widen),
        chaos=float(style.chaos),
        doubt=float(style.doubt),
        turns=int(style.turns),
        chance_ends_tree=bool(style.chance_ends_tree),
        odds=bool(style.odds),
        scale=float(scale),
        weighs=game.rules.weigh is not None,
        values=game.rules.value is not None,
        learned=learned,
        mix=float(style.mix),
        taster=taster,
    )
