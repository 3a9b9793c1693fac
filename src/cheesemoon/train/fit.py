"""Trains a network on examples with PyTorch."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from cheesemoon.bots.search.network import Net

from .data import Examples, Floating
from .errors import TrainError
from .plan import Plan

if TYPE_CHECKING:
    from torch import Tensor
    from torch.nn import Sequential

_HELD_OUT = 13  # one game of this many is held out
_BATCH = 8192
_RATE = 4e-3
_RATE_ON, _EPOCHS_ON = 1e-3, 6  # for a network that continues from another
_DECAY = 2e-3
_MARGIN_WEIGHT = 0.5
_BINS = 20


def torch() -> ModuleType:
    """Import PyTorch; if it is missing, say how to install it."""
    try:
        return import_module("torch")
    except ImportError:
        raise TrainError("train-no-torch") from None


@dataclass(frozen=True)
class Fitted:
    """A network, and how well it fits examples that it has not seen."""

    net: Net
    scale: float
    usual: float
    losses: list[tuple[float, float]]  # by epoch: training loss, held-out loss
    calibration: list[tuple[float, float, int]]  # predicted share, real share, count
    correlation: float  # of predicted and real margins, held out
    seconds: float
    device: str


def fit(
    examples: Examples,
    plan: Plan,
    seed: int,
    scale: float = 0.0,
    usual: float = 0.0,
    start: Net | None = None,
    on_epoch: Callable[[int, int], None] | None = None,
) -> Fitted:
    """Train a new network, or continue from `start`. With `scale` the margins use that scale of
    points."""
    t = torch()
    device = "cuda" if t.cuda.is_available() else "cpu"
    t.manual_seed(seed)
    began = time.perf_counter()
    test = examples.games % _HELD_OUT == 0
    if test.all() or not test.any():
        test = np.arange(len(test)) % _HELD_OUT == 0
    columns = _useful(examples.rows[~test]) if start is None else start.columns
    if not scale:
        scale = max(1.0, round(float(examples.margins.std()), 1))
        usual = round(float(examples.margins.mean()), 1) if plan.seats == 1 else 0.0
    margins = (examples.margins - usual) / scale

    def on_device(part: npt.NDArray[np.bool_]) -> tuple[Tensor, Tensor, Tensor]:
        rows = t.tensor(np.ascontiguousarray(examples.rows[part][:, columns]), device=device)
        targets = (t.tensor(a[part], device=device) for a in (examples.shares, margins))
        return rows, *targets

    learn, held = on_device(~test), on_device(test)
    if start is None:
        net = _network(t, len(columns), plan.units, plan.seats).to(device)
        losses = _epochs(t, net, learn, held, _RATE, plan.epochs, on_epoch)
    else:
        net = _as_module(t, start).to(device)
        losses = _epochs(t, net, learn, held, _RATE_ON, _EPOCHS_ON, on_epoch)
    net = _round_to_half(t, net)
    with t.no_grad():
        answer = net(held[0].float()).cpu().numpy()
    players = plan.seats
    predicted = 1 / (1 + np.exp(-answer[:, :players]))
    real = held[2].cpu().numpy()
    correlation = float(np.corrcoef(answer[:, players:].ravel(), real.ravel())[0, 1])
    return Fitted(
        _as_net(columns, net),
        scale,
        usual,
        losses,
        calibration(predicted.ravel(), held[1].cpu().numpy().ravel()),
        round(correlation, 4),
        round(time.perf_counter() - began, 1),
        device,
    )


def _useful(rows: Floating) -> npt.NDArray[np.int64]:
    """Return the numbers of an observation that differ between rows."""
    return np.flatnonzero((rows != rows[:1]).any(0)).astype(np.int64)


def _network(t: ModuleType, inputs: int, units: tuple[int, int], seats: int) -> Sequential:
    first, second = units
    return t.nn.Sequential(
        t.nn.Linear(inputs, first),
        t.nn.ReLU(),
        t.nn.Linear(first, second),
        t.nn.ReLU(),
        t.nn.Linear(second, 2 * seats),
    )


def units_of(net: Net) -> list[int]:
    """Return the sizes of the hidden layers; a network that continues keeps those it had."""
    return [len(net.first_bias), len(net.second_bias)]


def _as_module(t: ModuleType, net: Net) -> Sequential:
    """Return the PyTorch module of a network."""
    first, second = units_of(net)
    module = _network(t, len(net.columns), (first, second), net.players)
    arrays = (net.first.T, net.first_bias, net.second.T, net.second_bias, net.third.T)
    with t.no_grad():
        for weights, known in zip(module.parameters(), (*arrays, net.third_bias), strict=True):
            weights.copy_(t.tensor(np.ascontiguousarray(known)))
    return module


def _loss(t: ModuleType, net: Sequential, rows: Tensor, shares: Tensor, margins: Tensor) -> Tensor:
    """Return the loss: cross entropy of the chances, and smooth L1 of the margins against
    outliers."""
    answer = net(rows.float())
    players = shares.shape[1]
    chances = t.nn.functional.binary_cross_entropy_with_logits(answer[:, :players], shares)
    ahead = t.nn.functional.smooth_l1_loss(answer[:, players:], margins)
    return chances + _MARGIN_WEIGHT * ahead


def _epochs(
    t: ModuleType,
    net: Sequential,
    learn: tuple[Tensor, Tensor, Tensor],
    held: tuple[Tensor, Tensor, Tensor],
    rate: float,
    epochs: int,
    on_epoch: Callable[[int, int], None] | None,
) -> list[tuple[float, float]]:
    """Train for some epochs. Return the losses."""
    size = len(learn[0])
    batch = min(_BATCH, max(64, size // 64))
    best = t.optim.AdamW(net.parameters(), lr=rate / 2, weight_decay=_DECAY)
    steps = epochs * -(-size // batch)
    pace = t.optim.lr_scheduler.OneCycleLR(best, rate, total_steps=steps + 1)
    losses = []
    for epoch in range(epochs):
        total = 0.0
        order = t.randperm(size, device=learn[0].device)
        for i in range(0, size, batch):
            some = order[i : i + batch]
            loss = _loss(t, net, *(part[some] for part in learn))
            best.zero_grad()
            loss.backward()
            best.step()
            pace.step()
            total += loss.item() * len(some)
        with t.no_grad():
            unseen = _loss(t, net, *held).item()
        losses.append((round(total / size, 5), round(unseen, 5)))
        if on_epoch:
            on_epoch(epoch + 1, epochs)
    return losses


def _round_to_half(t: ModuleType, net: Sequential) -> Sequential:
    """Round the weights to half precision, as files store them."""
    with t.no_grad():
        for weights in net.parameters():
            weights.copy_(weights.half().float())
    return net


def _as_net(columns: npt.NDArray[np.int64], net: Sequential) -> Net:
    layers = [layer for layer in net if hasattr(layer, "weight")]
    arrays = []
    for layer in layers:
        weights = layer.weight.detach().cpu().numpy().T
        arrays += [weights, layer.bias.detach().cpu().numpy()]
    return Net(columns, *(np.ascontiguousarray(a, np.float32) for a in arrays))


def calibration(predicted: Floating, real: Floating) -> list[tuple[float, float, int]]:
    """Return mean predicted and real shares, for twenty bins of the predicted share."""
    bins = np.minimum((predicted * _BINS).astype(int), _BINS - 1)
    found = []
    for i in range(_BINS):
        inside = bins == i
        if inside.any():
            means = float(predicted[inside].mean()), float(real[inside].mean())
            found.append((round(means[0], 4), round(means[1], 4), int(inside.sum())))
    return found
