"""Helpers of environments of a single table: action numbers, masks, observations, pictures."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import cast

import numpy as np
import numpy.typing as npt

import cheesemoon
from cheesemoon.core import LANGUAGES, Choice, Game, Table
from cheesemoon.core.draw.png import png
from cheesemoon.core.game.options import whole

from .errors import EnvError

OBSERVATIONS = ("numbers", "record")
RENDER_MODES = ("ansi", "svg", "rgb_array", "human")
_WIDTH = 960

Observation = npt.NDArray[np.float32] | npt.NDArray[np.uint8]
Rendered = str | npt.NDArray[np.uint8] | None


class Seats:
    """Creates and shows tables of one game for an environment."""

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

    def new(self, seed: int, position: Mapping[str, object] | None = None) -> Table:
        """Return a fresh table, or the table of a position. A position without seed or options gets
        these."""
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

    def start_position(self, options: Mapping[str, object] | None) -> Mapping[str, object] | None:
        """Return the position in the options of a reset; None if there is none. Refuse other
        options. A misspelt option would otherwise start another game unnoticed."""
        names = options if isinstance(options, Mapping) else [options]
        for name in names if options is not None else ():
            if name != "position":
                raise EnvError("bad-reset", option=str(name))
        position = cast("Mapping[str, object] | None", options["position"] if options else None)
        if position is not None:
            self.new(0, position)
        return position

    def render(self, table: Table, seat: int | None) -> Rendered:
        """Return the table in the render mode: text, SVG or pixels."""
        if self.render_mode in ("ansi", "human"):
            return table.text(seat, self.lang)
        if self.render_mode == "svg":
            return table.svg(seat, self.lang)
        if self.render_mode == "rgb_array":
            return pixels(table.svg(seat, self.lang))
        return None


def check_action(game: Game, action: object) -> int:
    """Return the number of an action; refuse anything that is not one."""
    size = game.actions.size
    if type(action) is int and 0 <= action < size:  # faster; most callers have one
        return action
    number = int(action) if isinstance(action, np.integer) else whole(action)
    if number is None or number not in range(size):
        raise EnvError("not-an-action", action=str(action), game=game.name, highest=str(size - 1))
    return number


def pixels(picture: str, width: int = _WIDTH) -> npt.NDArray[np.uint8]:
    """Return an SVG picture as (height, width, 3) bytes."""
    try:
        from PIL import Image
    except ImportError:
        raise EnvError("missing-extra", package="Pillow", extra="envs") from None
    image = Image.open(io.BytesIO(png(picture, width)))
    return np.asarray(image.convert("RGB"))
