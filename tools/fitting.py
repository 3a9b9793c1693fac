"""Fits corrections of shown chances to finished games, for `tools/calibration.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import Any, Literal, TypedDict

import numpy as np
import numpy.typing as npt

from cheesemoon.bots.calibration import FLOOR, Correction, corrected, log_odds, read

FOLDS = 5
SLOPES = np.arange(0.3, 1.61, 0.02)
ALIKE = 0.15  # how far, in logarithms, the slope of a number of players differs from the game's
WEIGHT = 0.5  # of a prediction: those of one game depend on each other
WIDE = 2.0  # standard deviation of a line's start and slope before any game is seen

Noted = list[Any]
"""The seat to act, the chance of each seat, and the values of the best action: hint, puzzle."""
Fit = dict[str, Any]
Floats = npt.NDArray[np.float64]


class Stored(TypedDict):
    """A game: who played, who won, and the noted predictions before they are corrected."""

    player: str
    seed: int
    won: list[int]
    noted: list[Noted]


def shares(game: Stored, seats: int) -> list[float]:
    """Return what came true for each seat. A shared victory counts as its share."""
    return [1 / len(game["won"]) if seat in game["won"] else 0.0 for seat in range(seats)]


def predictions(
    games: Sequence[Stored],
    fits: Sequence[Correction] | None,
    kind: Literal["ahead", "hint"] = "ahead",
) -> list[list[tuple[float, float]]]:
    """Return the predictions of each game with what came true, corrected by the fit of the game."""
    found = []
    for number, game in enumerate(games):
        fit = fits[number] if fits else Correction()
        own: list[tuple[float, float]] = []
        for seat, chances, hint, _ in game["noted"]:
            came = shares(game, len(chances))
            if kind == "ahead":
                own += zip(corrected(fit, chances), came, strict=True)
            else:
                own.append((fit.hint.correct(hint) if fit.hint else hint, came[seat]))
        found.append(own)
    return found


def loss_of(games: Sequence[Stored], fits: Sequence[Correction] | None) -> float:
    """Return the mean log loss of the predictions, the chance of a common loss among them."""
    found = []
    for number, game in enumerate(games):
        for _, chances, _, _ in game["noted"]:
            told = corrected(fits[number], chances) if fits else tuple(chances)
            whole = [*told, max(0.0, 1.0 - sum(told))]
            came = shares(game, len(chances))
            came.append(1.0 - sum(came))
            found.append(-sum(c * log(max(t, FLOOR)) for t, c in zip(whole, came, strict=True)))
    return float(np.mean(found))


def held_out(cells: Mapping[int, Sequence[Stored]], seats: int) -> list[Correction]:
    """Return a correction for each game with this number of players, fitted to other games."""
    found = []
    for fold in range(FOLDS):
        rest = {n: [g for i, g in enumerate(own) if i % FOLDS != fold] for n, own in cells.items()}
        found.append(read(fit_cells(rest)[seats]))
    return [found[i % FOLDS] for i in range(len(cells[seats]))]


def fit_cells(cells: Mapping[int, Sequence[Stored]]) -> dict[int, Fit]:
    """Fit the corrections of a game for each number of players. Slopes of one game are alike."""
    losses = {seats: _slope_losses(games) for seats, games in cells.items()}
    whole = SLOPES[np.argmin(sum(losses.values()))]
    can_be_lost = any(not game["won"] for games in cells.values() for game in games)
    found: dict[int, Fit] = {}
    for seats, games in cells.items():
        unlike = (np.log(SLOPES / whole) / ALIKE) ** 2 / 2
        fit: Fit = {"slope": round(float(SLOPES[np.argmin(losses[seats] + unlike)]), 2)}
        if can_be_lost:
            fit["common_loss"] = _line(
                (max(0.0, 1.0 - sum(noted[1])), float(not game["won"]))
                for game in games
                for noted in game["noted"]
            )
        for name, place in (("hint", 2), ("puzzle", 3)):
            fit[name] = _line(
                (noted[place], shares(game, seats)[noted[0]])
                for game in games
                for noted in game["noted"]
            )
        fit["games"] = len(games)
        found[seats] = fit
    return found


def _slope_losses(games: Sequence[Stored]) -> Floats:
    """Return the loss of each slope in games with a winner."""
    total = np.zeros(len(SLOPES))
    for game in games:
        for _, chances, _, _ in game["noted"] if game["won"] else ():
            logs = SLOPES[:, None] * np.log(np.array(chances) + FLOOR)[None, :]
            logs -= np.log(np.exp(logs).sum(1, keepdims=True))
            total -= WEIGHT * (logs * np.array(shares(game, len(chances)))).sum(1)
    return total


def _line(pairs: Any) -> list[float]:
    """Return start and slope of a logistic regression on log odds, by Newton's method."""
    found = [(log_odds(chance), came) for chance, came in pairs]
    x = np.array([[1.0, odds] for odds, _ in found])
    y = np.array([came for _, came in found])
    usual = np.array([0.0, 1.0])
    line = usual.copy()
    for _ in range(60):
        chance = 1 / (1 + np.exp(-x @ line))
        gradient = WEIGHT * x.T @ (y - chance) - (line - usual) / WIDE**2
        curve = WEIGHT * (x * (chance * (1 - chance))[:, None]).T @ x + np.eye(2) / WIDE**2
        line = line + np.clip(np.linalg.solve(curve, gradient), -0.5, 0.5)
    return [round(float(value), 3) for value in line]
