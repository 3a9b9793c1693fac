"""Every run that the path and its pipes allow, as tables (FR-13, FR-19): made once from the
content, so that rules only look them up."""

import numpy as np

from cheesemoon.core import Ints

from . import content as c


def _array(values: object) -> Ints:
    return np.array(values, np.int64)


def _chains(begin: int) -> list[tuple[int, ...]]:
    """Every chain of pipes that can be passed in order from a space on, none first."""
    found: list[tuple[int, ...]] = [()]
    for pipe in range(c.PIPES):
        if c.PIPE_FROM[pipe] >= begin:
            found += [(pipe, *rest) for rest in _chains(int(c.PIPE_TO[pipe]))]
    return found


CHAINS: tuple[tuple[int, ...], ...] = tuple(_chains(0))
LONGEST_CHAIN = max(map(len, CHAINS))
CHAIN_LENGTH = _array([len(chain) for chain in CHAINS])
CHAIN_PIPE = _array([(*chain, *(-1,) * (LONGEST_CHAIN - len(chain))) for chain in CHAINS])
CHAIN_SAVES = _array(
    [sum(int(c.PIPE_TO[pipe] - c.PIPE_FROM[pipe]) - 1 for pipe in chain) for chain in CHAINS]
)  # steps that the pipes save
VIA: tuple[str, ...] = tuple(
    "via " + " ".join(str(c.PIPE_FROM[pipe]) for pipe in chain) if chain else "" for chain in CHAINS
)


def _chain_price(chain: tuple[int, ...], free: int) -> list[int]:
    """The goods that a chain costs; bit 0 of `free`: orange pipes cost nothing, bit 1: green."""
    price = [0] * len(c.GOODS)
    for pipe in chain:
        if not (free & 1 and c.ORANGE_PIPE[pipe]) and not (free & 2 and c.GREEN_PIPE[pipe]):
            price[int(c.PIPE_PRICE[pipe])] += 1
    return price


CHAIN_PRICE = _array([[_chain_price(chain, free) for chain in CHAINS] for free in range(4)])


def _steps(begin: int, end: int, chain: tuple[int, ...]) -> int:
    """FR-13, FR-19: the steps of a run, a pipe being one; 0 if there is no such run."""
    steps = 0
    for pipe in chain:
        if c.PIPE_FROM[pipe] < begin:
            return 0
        steps += int(c.PIPE_FROM[pipe]) - begin + 1
        begin = int(c.PIPE_TO[pipe])
    return steps + end - begin if end > begin or (chain and end == begin) else 0


STEPS = _array(
    [
        [[_steps(begin, end, chain) for chain in CHAINS] for end in range(c.PAD + 1)]
        for begin in range(c.SPACES + 1)
    ]
)  # by first space, end space and chain

ANY_STEPS = c.ALONE + c.LARA_MORE + 1  # FR-71; also the last row of the table of runs


def _runs(begin: int, most: int) -> list[tuple[int, int]]:
    """End and chain of every run of at most that number of steps, in the order of `legal`."""
    return [
        (end, chain)
        for end in range(1, c.PAD + 1)
        for chain in range(len(CHAINS))
        if STEPS[begin, end, chain] > 0 and (STEPS[begin, end, chain] <= most or most == ANY_STEPS)
    ]


# RUN_END and RUN_CHAIN from RUNS_FROM[begin, most] to RUNS_TO[begin, most]
_all_runs = [[_runs(begin, most) for most in range(ANY_STEPS + 1)] for begin in range(c.PAD)]
_flat = [run for row in _all_runs for runs in row for run in runs]
# (narrow: a GPU has room for 64 KiB of constants)
RUN_END = _array([end for end, _ in _flat]).astype(np.int16)
RUN_CHAIN = _array([chain for _, chain in _flat]).astype(np.int16)
_ends = np.cumsum([len(runs) for row in _all_runs for runs in row])
RUNS_TO = _array(_ends).reshape(c.PAD, ANY_STEPS + 1)
RUNS_FROM = RUNS_TO - _array([[len(runs) for runs in row] for row in _all_runs])
MOST_RUNS = int(
    (RUNS_TO - RUNS_FROM)[:, ANY_STEPS].max()
    + (RUNS_TO - RUNS_FROM)[:, c.ALONE + c.LARA_MORE].max()
    + (c.RATS - 2) * (RUNS_TO - RUNS_FROM)[:, c.ALONE].max()
)
