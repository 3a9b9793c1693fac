"""What environments of a single table share: action numbers, masks, observations, pictures."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

import numpy as np

import cheesemoon
from cheesemoon.core import LANGUAGES, Choice, Game, Table
from cheesemoon.core.draw.png import png
from cheesemoon.core.game.options import whole

from .errors import EnvError
from .spaces import meant

OBSERVATIONS = ("numbers", "record")
RENDER_MODES = ("ansi", "svg", "rgb_array")
_WIDTH = 960


class Seats:
    """How tables of one game are made and looked at by an environment."""

    def __init__(
        self,
        name: str,
        seats: int | None,
        options: Mapping[str, Choice] | None,
        observation: str,
        render_mode: str | None,
        lang: str,
    ) -> None:
        self.game: Game = cheesemoon.game(name)
        self.players = self.game.check_seats(self.game.default_seats if seats is None else seats)
        self.options = self.game.check_options(options or {})
        if observation not in OBSERVATIONS:
            known = ", ".join(OBSERVATIONS)
            raise EnvError("bad-observation", observation=str(observation), known=known)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise EnvError("bad-render", mode=str(render_mode), known=", ".join(RENDER_MODES))
        if self.game.rules.observe is None:
            raise cheesemoon.BadOption("no-observation", game=self.game.name)
        if lang not in LANGUAGES:
            raise EnvError("bad-language", lang=str(lang), known=", ".join(LANGUAGES))
        self.raw = observation == "record"
        self.render_mode = render_mode
        self.lang = lang

    def new(self, seed: int, position: Mapping[str, Any] | None = None) -> Table:
        """A fresh table, or the one that a position describes; where it has no seed or no options,
        with these."""
        if position is None:
            return self.game.new(seats=self.players, seed=seed, **self.options)
        if isinstance(position, Mapping):
            position = {"seed": seed, "options": self.options, **position}
        table = self.game.load(position)
        if table.players != self.players:
            allowed = str(self.players)
            given = str(table.players)
            raise cheesemoon.BadOption(
                "bad-seats", game=self.game.name, seats=given, allowed=allowed
            )
        return table

    def begin_at(self, options: Any) -> Mapping[str, Any] | None:
        """The position that the options of a reset ask for, if there is such a table; a misspelt
        option would begin another game unnoticed."""
        names = options if isinstance(options, Mapping) else [options]
        for name in names if options is not None else ():
            if name != "position":
                raise EnvError("bad-reset", option=str(name))
        position = options["position"] if options else None
        if position is not None:
            self.new(0, position)
        found: Mapping[str, Any] | None = position
        return found

    def mask(self, table: Table, seat: int) -> Any:
        """1 for each action that this seat may choose now, int8."""
        mask = np.zeros(self.game.actions.size, np.int8)
        if table.seat == seat:
            mask[table.legal_numbers()] = 1
        return mask

    def observe(self, table: Table, seat: int) -> Any:
        """The row of numbers, or the raw record, which tells everything."""
        if self.raw:
            return np.frombuffer(table.state.tobytes(), np.uint8).copy()
        return self.game.observe(table, seat)

    def play(self, table: Table, action: Any) -> None:
        """One action by its number; IllegalAction says why not, and nothing has changed."""
        check_action(self.game, action)
        chosen = meant(action, table.legal_numbers())
        table.play(self.game.actions.text(int(chosen)))

    def render(self, table: Table, seat: int | None) -> Any:
        """The table as the render mode wants it."""
        if self.render_mode == "ansi":
            return table.text(seat, self.lang)
        if self.render_mode == "svg":
            return table.svg(seat, self.lang)
        if self.render_mode == "rgb_array":
            return pixels(table.svg(seat, self.lang))
        return None


def check_action(game: Game, action: Any) -> None:
    """Refuse what is no number of an action."""
    size = game.actions.size
    if whole(action) not in range(size):
        raise EnvError("not-an-action", action=str(action), game=game.name, highest=str(size - 1))


def pixels(picture: str, width: int = _WIDTH) -> Any:
    """A picture as (height, width, 3) bytes."""
    try:
        from PIL import Image
    except ImportError:
        raise EnvError("missing-extra", package="Pillow", extra="envs") from None
    image = Image.open(io.BytesIO(png(picture, width)))
    return np.asarray(image.convert("RGB"))
